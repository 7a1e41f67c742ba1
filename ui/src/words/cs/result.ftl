# Stránka po partii.

result = Výsledek
result-tab-points = Body
result-tab-story = Příběh
result-tab-time = Čas
result-tab-deal = Rozdání
result-source = Zdroj
result-sources = Body podle zdroje u každého hráče
result-course = Vývoj bodů během partie
result-start = začátek
result-end = konec
result-swing = { WHO($name) ->
    [you] Rozdíl se mění o { $size } ve tvůj prospěch
    [bot] Rozdíl se mění o { $size } ve prospěch { GEN($name) }
   *[name] { $name } si v rozdílu polepšuje o { $size }
}
result-gain = Získáváš najednou { $size }
result-lead = { WHO($name) ->
    [you] Jdeš do vedení
   *[name] Do vedení jde { $name }
}
result-think = Přemýšlení
result-acts = Kroky
result-per-act = Na krok
result-undone = Vráceno
result-hints = Rady
result-lasted = Od prvního kroku do konce i s přestávkami: { $time }

honours = Co partie přinesla
honour-record = Rekord!
honour-record-of = { $feat }: { $value }. Dosavadní rekord { $before } drží { $name }.
honour-record-text = { $feat }: { $value }. Dosud { $before }.
honour-best = { WHO($name) ->
    [you] Tvůj osobní rekord
   *[name] Osobní rekord, { $name }
}
honour-best-text = { $score }, dosud { $best }
honour-streak = { $count ->
    [one] { $count } výhra v řadě
    [few] { $count } výhry v řadě
    [many] { $count } výhry v řadě
   *[other] { $count } výher v řadě
  }
honour-streak-text = { $name }
honour-rating = { WHO($name) ->
    [you] Tvoje hodnocení { $moved }
   *[name] Hodnocení { $moved }, { $name }
}
honour-rating-text = z { $before } na { $after }
honour-day = Dnešní rozdání
honour-day-text = { $count ->
    [one] Dohráno. Přijď i zítra.
   *[other] Dohráno, série { $count } dní.
  }
honour-day-longest = { $count ->
    [one] Dohráno.
   *[other] Dohráno, série { $count } dní: zatím nejdelší!
  }

fair = Bylo rozdání poctivé?
fair-note = Otisk rozdání byl vidět od začátku. Teď je známý i kód, takže jde ověřit, že se nic nezměnilo.
fair-prove = Ověřit rozdání
fair-yes = Rozdání bylo poctivé.
fair-no = Něco nepřišlo tak, jak říká kód.
fair-salted = Sůl a kód, ze kterých otisk vznikl
fair-draws = Co přinesla náhoda
fair-count = { $fit } { ZE($count) } { $count } souhlasí s kódem
fair-list = Všechna losování
fair-draw = Krok { $step }: hromádka { $pile }, { $nth }. v pořadí
fair-fits = souhlasí
fair-differs = nesouhlasí

result-tab-decisions = Rozbor
review-intro = Aplikace partii přehraje a u každého tvého rozhodnutí zkusí, jak by hra pokračovala po jiných tazích. Počítá jen s tím, co se v tu chvíli dalo vědět. Zabere to asi minutu.
review-start = Rozebrat partii
review-go-on = Pokračovat v rozboru
review-works = Rozbor partie
review-share = Rozbor běží, hotovo { $share }
review-stop = Přerušit
review-nobody = Rozebírají se rozhodnutí lidí a v téhle partii žádná nejsou.
review-ended = Partie skončila dřív, a tak se její rozhodnutí nerozebírají.
review-chances = Jak se vyvíjela šance na vítězství
review-chances-note = Šance na vítězství na začátku každého tahu. Je to průměr toho, co mohli vědět jednotliví hráči.
review-expected = Jak se vyvíjel očekávaný výsledek
review-expected-note = Kolik bodů se dalo čekat na začátku každého tahu.
review-moments =
    { $count ->
        [one] Rozhodující okamžik
       *[other] Rozhodující okamžiky
    }
review-clean = Rozbor nenašel žádnou jasnou chybu.
review-step = { WHO($name) ->
    [you] { $when }
   *[name] { $name }, { $when }
}
review-lost = Stálo to asi { $points } a { $chance } šance na vítězství.
review-lost-alone = Stálo to asi { $points }.
review-advised = Padla tu rada. Ta musí přijít hned, kdežto rozbor hledal déle a našel lepší tah.
review-grade-inaccuracy = Nepřesnost
review-grade-mistake = Chyba
review-grade-blunder = Hrubá chyba
review-people = Přesnost
review-person = { WHO($name) ->
    [you] Rozhoduješ
   *[name] { $name } rozhoduje
} dobře { VE($good) } { $good } { ZE($count) } { $count } případů. Tam rozbor nenašel nic o dost lepšího.
review-person-advised = { WHO($name) ->
    [you] Ke každému tvému rozhodnutí
   *[name] Ke každému rozhodnutí, které dělá { $name },
} přišla rada, a tak tu není co měřit.
review-left-out = { $count ->
    [one] Jedno rozhodnutí s radou se nepočítá.
    [few] { $count } rozhodnutí s radou se nepočítají.
   *[other] { $count } rozhodnutí s radou se nepočítá.
}
review-decided = Partie byla rozhodnutá už { $from }. Žádný tah už nikomu šanci na vítězství neubral, a tak se tam nic nenazývá chybou. Body, o které tam kdo přišel, se do přesnosti počítají.
review-cost = Ostatní stála proti nejlepšímu tahu dohromady { $lost } (± { $error }).
review-worst-0 = Nejvíc to stálo v první třetině partie: { $lost } (± { $error }).
review-worst-1 = Nejvíc to stálo v prostřední třetině partie: { $lost } (± { $error }).
review-worst-2 = Nejvíc to stálo v poslední třetině partie: { $lost } (± { $error }).
review-worst-only-0 = Všechno to bylo v první třetině partie.
review-worst-only-1 = Všechno to bylo v prostřední třetině partie.
review-worst-only-2 = Všechno to bylo v poslední třetině partie.
review-phases = Přesnost po třetinách partie
review-phases-note = Rozhodnutí, ke kterým rozbor nenašel nic o dost lepšího, ze všech, a body, které stála ta ostatní.
review-third-0 = První
review-third-1 = Prostřední
review-third-2 = Poslední
review-details = Podrobně
review-all = Zkoumaná rozhodnutí: { $count } { ZE($all) } { $all }
review-all-note = Rozhodnutí, u kterých stálo za to zkoumat víc. Ztráta proti nejlepšímu nalezenému tahu a její střední chyba; jméno dostane jen ztráta, která je na obou stupnicích, v bodech i v šanci, větší než dvě chyby a stojí za řeč. Číslo otevře desku, jak tehdy vypadala.
review-table = Zkoumaná rozhodnutí
review-column-points = Body
review-column-chance = Šance v %
review-column-futures = Pokusů
review-column-grade = Verdikt
review-played = { WHO($name) ->
    [you] Tvůj tah
   *[name] { $name }
}: { $text }
review-better = Lepší: { $text }
review-later = vyplatí se až později
review-looking = Tady se jen díváš. Hrát odtud můžeš tlačítkem „Hrát odsud“ v liště dole.

luck = Štěstí a hra
luck-measure = Jiné měřítko než přesnost výš: ne proti nejlepšímu tahu, ale proti tomu, jak taková partie obvykle dopadne.
luck-verdict-ahead =
    { DOES($name, "Vyhráváš", "vyhrává") } o { $by }: { $head ->
        [none] { "" }
       *[other] náskok { $head },{ " " }
    }{ $things } { $luck }, hra u stolu { $decisions } (± { $error }).
luck-verdict-behind =
    { DOES($name, "Prohráváš", "prohrává") } o { $by }: { $head ->
        [none] { "" }
       *[other] náskok { $head },{ " " }
    }{ $things } { $luck }, hra u stolu { $decisions } (± { $error }).
luck-verdict-even =
    { WHO($name) ->
        [you] Máš stejně bodů jako { $over }
       *[name] { $name } má stejně bodů jako { $over }
    }: { $head ->
        [none] { "" }
       *[other] náskok { $head },{ " " }
    }{ $things } { $luck }, hra u stolu { $decisions } (± { $error }).
luck-verdict-alone =
    { $total }: obvykle { $usual }, { $head ->
        [none] { "" }
       *[other] náskok { $head },{ " " }
    }{ $things } { $luck }, hra { $decisions } (± { $error }).
luck-column-usual = Obvykle
luck-column-head = Náskok
luck-column-luck = Štěstí
luck-column-play = Hra
luck-column-total = Celkem
luck-luckiest = Největší štěstí:
luck-dearest = Největší smůla:
luck-stroke = { WHO($name) ->
    [you] { $when }
   *[name] { $name }, { $when }
}: { $points } (± { $error })
luck-bag =
    { DOES($name, "Máš", "má") } v téhle hře { $count ->
        [one] rozebranou { $count } partii
        [few] rozebrané { $count } partie
       *[other] rozebraných { $count } partií
    } a { $things } vynesly dohromady { $luck }. Když se losuje poctivě, bývá to obvykle do ± { $usually }, dál jen asi jednou z dvaceti.
luck-note = Štěstí je rozdíl mezi tím, co přišlo, a průměrem všeho, co přijít mohlo. Aplikace ho počítá shora, jako by viděla všem do ruky. „Obvykle“ je průměr partií, které celé zahraje počítač. „Hra“ je všechno ostatní: tahy všech u stolu, i ty soupeřů, a štěstí, které odhad nevidí. Číslo za ± je střední chyba.
luck-note-alone = Štěstí je rozdíl mezi tím, co přišlo, a průměrem všeho, co přijít mohlo. „Obvykle“ je průměr partií, které celé zahraje počítač. „Hra“ je všechno ostatní: tvoje tahy i štěstí, které odhad nevidí. Číslo za ± je střední chyba.
luck-draws = Všechno, co přinesla náhoda: { $count }×
luck-whose = Čí štěstí
luck-draw = Náhoda
luck-draws-sum =
    { $over ->
        [none] { $name }: { $things } dohromady { $luck } (± { $error }).
       *[other] { $name } – { $over }: { $things } dohromady { $luck } (± { $error }).
    }
luck-draws-note = Proužek doprava přidává, doleva ubírá. Prázdný se od nuly prokazatelně neliší. Ťuknutím uvidíš desku hned potom.

story = Příběh partie
story-unreviewed = Co partii rozhodlo? Podívej se do rozboru.
story-ending-alone = Konečný součet je { $points }.
story-ending-shared = Nikdo nikoho nepředběhl. O první místo se { WHO($name) ->
    [you-all] dělíte
   *[they] dělí
} { $name }, shodně { $points }.
story-ending-level = Body prvního místa nerozhodly, až pravidlo o shodě: { DOES($name, "vyhráváš", "vyhrává") }.
story-ending-narrow = Těsný konec: { DOES($name, "vyhráváš", "vyhrává") } o { $by }. Jediný tah přitom pohnul rozdílem víc než o tolik.
story-ending-clear = { DOES($name, "Vyhráváš", "vyhrává") } o { $by }.
story-ending-far = { DOES($name, "Vyhráváš", "vyhrává") } s přehledem: o { $by }, celkem { $points }.
story-lead-first = Nikdo jiný se do čela nedostal. { DOES($name, "Vedeš", "vede") } { $from } až do konce.
story-lead-wait = Poprvé někdo vede sám až { $in }: { WHO($name) ->
    [you] jdeš do čela
   *[name] do čela jde { $name }
} a už tam { WHO($name) ->
    [you] zůstáváš
   *[name] zůstává
}.
story-lead-tied = Ještě { $beforeIt } to bylo nerozhodně, pak už { DOES($name, "vedeš", "vede") } až do konce.
story-lead-once = Vedení se změnilo jen jednou. { DOES($name, "Vedeš", "vede") } natrvalo { $from }.
story-lead-often = Vedení se změnilo { $count }×. { DOES($name, "Vedeš", "vede") } natrvalo { $from }.
story-lead-late = Dlouho nebylo jasné, kdo vyhraje: { DOES($name, "jdeš", "jde") } do čela až { $in }, těsně před koncem. Vedení se celkem změnilo { $count }×.
story-comeback = Ještě { $in } { DOES($name, "ztrácíš", "ztrácí") } { $by }, a přesto { WHO($name) ->
    [you] vyhráváš
   *[name] vyhrává
}.
story-turn-over = Partie se obrací { $in }: { DOES($name, "máš", "má") } najednou šanci na vítězství { $after }, tah předtím to bylo { $before }.
story-turn-up = Největší skok šancí přichází { $in }: { DOES($name, "máš", "má") } { $after }, tah předtím { $before }.
story-turn-last = Rozhodl až poslední tah. Než přišel, { DOES($name, "máš", "má") } šanci na vítězství { $before }.
story-stroke-most = Tah partie: { DOES($name, "máš", "má") } průběžně najednou o { $points } víc. Nikdo jiný si tolik nepolepšil.
story-stroke-great = Tah partie: { DOES($name, "bereš", "bere") } { $points } najednou. To je { $share } konečného součtu.
story-slip-inaccuracy = Nejdražší rozhodnutí bylo jen nepřesné: { DOES($name, "přicházíš", "přichází") } { $in } asi o { $points }{ $chance ->
        [none] { "" }
       *[other] { " " }a { $chance } šance na vítězství
    }{ $won ->
        [yes] . K výhře to stačilo.
       *[no] .
    }
story-slip-mistake = Nejvíc stála chyba { $in }: { DOES($name, "ztrácíš", "ztrácí") } na ní asi { $points }{ $chance ->
        [none] { "" }
       *[other] { " " }a { $chance } šance na vítězství
    }{ $won ->
        [yes] , a přesto { WHO($name) ->
            [you] vyhráváš
           *[name] vyhrává
        }.
       *[no] .
    }
story-slip-blunder = Hrubá chyba přišla { $in }. { DOES($name, "Platíš", "platí") } za ni asi { $points }{ $chance ->
        [none] { "" }
       *[other] { " " }a { $chance } šance na vítězství
    }{ $won ->
        [yes] , a stejně { WHO($name) ->
            [you] vyhráváš
           *[name] vyhrává
        }.
       *[no] .
    }
story-clean = Rozbor nenašel rozhodnutí, které by bylo prokazatelně špatné.
story-draw-luck = Největší štěstí { DOES($name, "máš", "má") } { $in }{ $won ->
        [yes] { " " }a nakonec { WHO($name) ->
            [you] i vyhráváš
           *[name] i vyhrává
        }
       *[no] { "" }
    }: co přišlo, má cenu asi { $points } (± { $error }) navíc.
story-draw-ill = Nejdražší los padl { $in }: { DOES($name, "přicházíš", "přichází") } kvůli němu asi o { $points } (± { $error }){ $won ->
        [yes] , a přesto { WHO($name) ->
            [you] vyhráváš
           *[name] vyhrává
        }.
       *[no] .
    }
story-luck-against = { DOES($name, "Vyhráváš", "vyhrává") } navzdory smůle: { $things } { $luck }, hra u stolu { $decisions } (± { $error }).
story-luck-carried = { DOES($name, "Vyhráváš", "vyhrává") } o { $by }, ale bez štěstí by to nestačilo: { $things } { $luck }, hra u stolu { $decisions } (± { $error }).
story-luck-decided = Víc než losování rozhodly tahy: { DOES($name, "vyhráváš", "vyhrává") } o { $by }, z toho { $things } { $luck } a hra u stolu { $decisions } (± { $error }).

# Kdy v partii.
when =
    { $of ->
        [round] kolo
       *[turn] tah
    }{ "\u00A0" }{ $nth }
    .in =
        { $of ->
            [round] v kole
           *[turn] v tahu
        }{ "\u00A0" }{ $nth }
    .from =
        { $of ->
            [round] od kola
           *[turn] od tahu
        }{ "\u00A0" }{ $nth }
    .before =
        { $of ->
            [round] před kolem
           *[turn] před tahem
        }{ "\u00A0" }{ $nth }
    .head =
        { $of ->
            [round] Kolo
           *[turn] Tah
        }
    .label = { when.head }{ "\u00A0" }{ $nth }
