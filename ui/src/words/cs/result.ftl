# Stránka po partii.

result = Výsledek
result-tab-points = Body
result-tab-course = Vývoj
result-tab-time = Čas
result-tab-deal = Rozdání
result-source = Zdroj
result-sources = Body podle zdroje u každého hráče
result-course = Vývoj bodů během partie
result-start = začátek
result-end = konec
result-swing = Zvrat ve prospěch: { $name }, o { $size }
result-lead = Do vedení jde: { $name }
result-think = Přemýšlení
result-acts = Tahy
result-per-act = Na tah
result-undone = Vráceno
result-hints = Rady
result-lasted = Od prvního kroku do konce i s přestávkami: { $time }

honours = Co partie přinesla
honour-record = Rekord!
honour-record-of = { $feat }: { $value }. Dosud { $before }, { $name }.
honour-record-text = { $feat }: { $value }. Dosud { $before }.
honour-best = Osobní rekord: { $name }
honour-best-text = { $score }, dosud { $best }
honour-streak = { $count ->
    [one] { $count } výhra v řadě
    [few] { $count } výhry v řadě
    [many] { $count } výhry v řadě
   *[other] { $count } výher v řadě
  }
honour-streak-text = { $name }
honour-rating = Hodnocení { $moved }: { $name }
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
review-chances = Jak se vyvíjela šance na vítězství
review-chances-note = Šance na vítězství na začátku každého tahu. Je to průměr toho, co mohli vědět jednotliví hráči.
review-expected = Jak se vyvíjel očekávaný výsledek
review-expected-note = Kolik bodů se dalo čekat na začátku každého tahu.
review-moments =
    { $count ->
        [one] Rozhodující okamžik
       *[other] Rozhodující okamžiky
    }
review-clean = Žádné rozhodnutí nebylo prokazatelně horší než jiné.
review-step = { $name }, krok { $n }
review-lost = Stálo to asi { $points } a { $chance } šance na vítězství.
review-lost-alone = Stálo to asi { $points }.
review-grade-inaccuracy = Nepřesnost
review-grade-mistake = Chyba
review-grade-blunder = Hrubá chyba
review-people = Přesnost
review-person = { $name }: { $good } { ZE($count) } { $count } rozhodnutí bez výhrad.
review-cost = Ostatní stála dohromady { $lost } (± { $error }).
review-worst-0 = Nejvíc to stálo v první třetině partie: { $lost } (± { $error }).
review-worst-1 = Nejvíc to stálo v prostřední třetině partie: { $lost } (± { $error }).
review-worst-2 = Nejvíc to stálo v poslední třetině partie: { $lost } (± { $error }).
review-phases = Přesnost po třetinách partie
review-phases-note = Dobrá rozhodnutí ze všech a body, které stála ta ostatní.
review-third-0 = První
review-third-1 = Prostřední
review-third-2 = Poslední
review-all = Podrobně: { $count } { ZE($all) } { $all } rozhodnutí
review-all-note = Rozhodnutí, u kterých stálo za to zkoumat víc. Ztráta proti nejlepšímu nalezenému tahu a její střední chyba; jméno dostane jen ztráta větší než dvě chyby na obou stupnicích, v bodech i v šanci. Krok otevře desku, jak tehdy vypadala.
review-table = Zkoumaná rozhodnutí
review-column-step = Krok
review-column-points = Body
review-column-chance = Šance v %
review-column-futures = Pokusů
review-column-grade = Verdikt
review-played = Zahráno: { $text }
review-better = Lepší bylo: { $text }
review-looking = Tady se jen díváš. Hrát odtud můžeš tlačítkem „Hrát odsud“ v liště dole.

luck = Štěstí a rozhodnutí
luck-verdict-ahead =
    { $name } vyhrává o { $by }: { $head ->
        [none] { "" }
       *[other] náskok { $head },{ " " }
    }{ $things } { $luck }, rozhodnutí { $decisions } (± { $error }).
luck-verdict-behind =
    { $name } prohrává o { $by }: { $head ->
        [none] { "" }
       *[other] náskok { $head },{ " " }
    }{ $things } { $luck }, rozhodnutí { $decisions } (± { $error }).
luck-verdict-even =
    { $name } a { $over } mají stejně bodů: { $head ->
        [none] { "" }
       *[other] náskok { $head },{ " " }
    }{ $things } { $luck }, rozhodnutí { $decisions } (± { $error }).
luck-verdict-alone =
    { $total }: obvykle { $usual }, { $head ->
        [none] { "" }
       *[other] náskok { $head },{ " " }
    }{ $things } { $luck }, rozhodnutí { $decisions } (± { $error }).
luck-column-usual = Obvykle
luck-column-head = Náskok
luck-column-luck = Štěstí
luck-column-decisions = Rozhodnutí
luck-column-total = Celkem
luck-luckiest = Největší štěstí:
luck-dearest = Největší smůla:
luck-stroke = { $name }, krok { $step }: { $points } (± { $error })
luck-bag =
    { $name } má v téhle hře { $count ->
        [one] rozebranou { $count } partii
        [few] rozebrané { $count } partie
       *[other] rozebraných { $count } partií
    } a { $things } vynesly dohromady { $luck }. Když se losuje poctivě, bývá to obvykle do ± { $usually }.
luck-note = Štěstí je rozdíl mezi tím, co přišlo, a průměrem všeho, co přijít mohlo. Aplikace ho počítá shora, jako by viděla všem do ruky. Obvykle je průměr partií, které celé zahraje počítač. Rozhodnutí jsou všechno ostatní: tahy všech u stolu i štěstí, které odhad nevidí. Číslo za ± je střední chyba.
luck-note-alone = Štěstí je rozdíl mezi tím, co přišlo, a průměrem všeho, co přijít mohlo. Obvykle je průměr partií, které celé zahraje počítač. Rozhodnutí jsou všechno ostatní: tvoje tahy i štěstí, které odhad nevidí. Číslo za ± je střední chyba.
