# Carcassonne: Lovci a sběrači. Místa jsou v seznamech popsaná cestou od startovního dílku.

## Počty a slova

hunters-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
hunters-tiles = { $n ->
    [one] { $n } dílek
    [few] { $n } dílky
    [many] { $n } dílku
   *[other] { $n } dílků
}
hunters-open = { $n ->
    [one] { $n } otevřený konec
    [few] { $n } otevřené konce
    [many] { $n } otevřeného konce
   *[other] { $n } otevřených konců
}
hunters-times = { $n }×
hunters-plain = { $text }
hunters-sum = { $sum } = { $n }
hunters-sum-nothing = Zatím tu není nic, co by přineslo body.
hunters-now = teď { $n }
hunters-apart = { $points ->
    [one] další bod za louky a chýše, jak jsou teď
    [few] další { $points } body za louky a chýše, jak jsou teď
    [many] dalších { $points } bodu za louky a chýše, jak jsou teď
   *[other] dalších { $points } bodů za louky a chýše, jak jsou teď
  }

hunters-spot = { $ways } od startu
hunters-spot-start = startovní dílek
# Po slově „na“.
hunters-way = { $way ->
    [0] severu
    [1] východě
    [2] jihu
   *[3] západě
}
hunters-turned = { $turns ->
    [0] neotočený
    [1] otočený doprava
    [2] vzhůru nohama
   *[3] otočený doleva
}

hunters-tile-sides = { $terrain ->
    [forest] les na { $ways }
    [river] řeka na { $ways }
   *[meadow] louka na { $ways }
}
hunters-tile-all = { $terrain ->
    [forest] les na všech stranách
    [river] řeka na všech stranách
   *[meadow] samá louka
}
hunters-thing-deer = { $n ->
    [one] jelen
    [few] { $n } jeleni
    [many] { $n } jelena
   *[other] { $n } jelenů
}
hunters-thing-aurochs = { $n ->
    [one] zubr
    [few] { $n } zubři
    [many] { $n } zubra
   *[other] { $n } zubrů
}
hunters-thing-mammoth = { $n ->
    [one] mamut
    [few] { $n } mamuti
    [many] { $n } mamuta
   *[other] { $n } mamutů
}
hunters-thing-tiger = { $n ->
    [one] tygr
    [few] { $n } tygři
    [many] { $n } tygra
   *[other] { $n } tygrů
}
hunters-thing-fish = { $n ->
    [one] ryba
    [few] { $n } ryby
    [many] { $n } ryby
   *[other] { $n } ryb
}
hunters-thing-lake = { $n ->
    [one] jezero
    [few] { $n } jezera
    [many] { $n } jezera
   *[other] { $n } jezer
}
hunters-thing-menhir = { $n ->
    [1] menhir
    [one] { $n } menhir
    [few] { $n } menhiry
    [many] { $n } menhiru
   *[other] { $n } menhirů
}
hunters-thing-mushrooms = { $n ->
    [1] houby
   *[other] { $n }× houby
}
hunters-thing-fire = oheň
hunters-thing-pitTrap = jáma s kůly
hunters-thing-raft = vor
hunters-thing-hunting_trap = lovecká past
hunters-thing-pit_trap = jáma s kůly
hunters-thing-wild_fire = oheň
hunters-thing-shaman = šaman
hunters-thing-logboat = kánoe

## Oblasti a figurky

hunters-area-title = { $kind ->
    [forest] { $state ->
        [closed] Uzavřený les
       *[open] Otevřený les
    }
    [river] { $state ->
        [closed] Uzavřená řeka
       *[open] Otevřená řeka
    }
    [meadow] Louka
   *[system] Říční soustava
}
hunters-role = { $role ->
    [gatherer] Sběrač v lese
    [fisher] Rybář na řece
    [hunter] Lovec na louce
   *[hut] Chýše na říční soustavě
}
hunters-role-short = { $role ->
    [gatherer] Sběrač
    [fisher] Rybář
    [hunter] Lovec
   *[hut] Chýše
}
hunters-role-worth = { $role } za { $points }
hunters-leads = získá body
hunters-leads-who = { WHO($who) ->
    [you] Získáš body
    [you-all] Body získáte { $who }
    [they] Body získají { $who }
   *[name] Body získá { $who }
}
hunters-got = získal body
hunters-nobody = Zatím tu nikdo není.
hunters-nobody-was = Nikdo tu body nezískal.
hunters-show-river = Jen tahle řeka
hunters-show-system = Celá říční soustava

## Stůl

hunters-board-label = Krajina, položených dílků: { $n }
hunters-hand = Dílky v ruce
hunters-hand-tile = { $kind ->
    [bonus] Bonusový dílek v ruce: { $what }
   *[land] Dílek v ruce: { $what }
}{ $isNew ->
    [yes] , právě dobraný
   *[no] {""}
}
hunters-turn = Otočit doprava
hunters-pieces = Co na dílek postavit
hunters-none = Nic
hunters-keep = Nikoho
hunters-shaman = Koho šaman přivolá zpět
hunters-supplies = Zásoby hráčů
hunters-supply-says = { $name }: panáčci { $pawns }, chýše { $huts }, dílky v ruce { $tiles }
hunters-wash = Komu co patří
hunters-left = Co ještě může přijít
hunters-left-label = Co ještě může přijít: na hromádce { $bag }, bonusových { $pile }
hunters-left-note = Dílky, které ještě nebyly vidět: na hromádce, mezi bonusovými nebo skryté v cizí ruce.
hunters-left-land = { $n ->
    [one] { $n } běžný dílek
    [few] { $n } běžné dílky
    [many] { $n } běžného dílku
   *[other] { $n } běžných dílků
}
hunters-left-bonus = { $n ->
    [one] { $n } bonusový dílek
    [few] { $n } bonusové dílky
    [many] { $n } bonusového dílku
   *[other] { $n } bonusových dílků
}
hunters-removed = { $n ->
    [one] Vyřazen { $n } dílek
    [few] Vyřazeny { $n } dílky
    [many] Vyřazeno { $n } dílku
   *[other] Vyřazeno { $n } dílků
}
hunters-gap = Prázdné místo
hunters-gap-none = Sem už se nevejde žádný zbývající dílek.
hunters-gap-note = Dílky, které se sem ještě vejdou.
hunters-gap-bonus = Sem se vejde už jen bonusový dílek.
hunters-odds-note = Počítá se z běžných dílků, které nevidíš, ať jsou na hromádce, nebo v cizí ruce: { $unseen }. { $n ->
    [0] Ty už si žádný nevezmeš.
    [one] Vezmeš si z nich ještě jeden.
    [few] Vezmeš si z nich ještě { $n }.
   *[other] Vezmeš si jich ještě { $n }.
} Bonusové se nepočítají.
hunters-more = { $n ->
    [one] a další { $n }…
    [few] a další { $n }…
   *[other] a dalších { $n }…
}

## Výzvy

hunters-prompt-place = { $n ->
    [1] Polož dílek
   *[other] Vyber dílek a polož ho
}
    .can = Přilož dílek tak, aby na každé straně navazoval stejný terén; pak na něj můžeš postavit panáčka nebo chýši.
hunters-prompt-extra = { $n ->
    [1] Máš bonusový tah, polož dílek
   *[other] Máš bonusový tah, polož kterýkoli dílek
}
    .can = Máš bonusový tah: přilož dílek tak, aby navazoval terén, a můžeš na něj něco postavit.
hunters-prompt-ghost = { $turns ->
    [no] ✔ položíš
   *[yes] Ťuknutím otočíš, ✔ položíš
}
    .can = { $turns ->
        [no] Dílek ještě neleží: ťuknutím jinam ho přesuneš, ✔ položíš.
       *[yes] Dílek ještě neleží: ťuknutím na něj ho otočíš, ťuknutím jinam přesuneš, ✔ položíš.
    }
hunters-prompt-occupy = Co na dílek postavíš?
    .can = Na tenhle dílek můžeš postavit panáčka do lesa, na řeku nebo na louku, chýši na říční soustavu, nebo nic.
hunters-prompt-back = Koho šaman přivolá zpět?
    .can = Díky šamanovi si můžeš vzít zpátky jednoho svého panáčka, nebo nikoho.
hunters-prompt-wait = Počkej na svůj tah
hunters-prompt-over = Hra skončila

## Co se chystá

hunters-ghost-says = Dílek { $turned }
hunters-ghost-onto = Dílek { $turned }, { $what }
hunters-ghost-where = { $spot }
hunters-occupy-says = { $what }
hunters-pass-says = Nestavět nic
hunters-back-says = Zpět do zásoby: { $what }
hunters-keep-says = Nepřivolat nikoho
hunters-foretell-closed = { $kind ->
    [forest] Uzavře prázdný les
   *[river] Uzavře prázdnou řeku
}
hunters-foretell-home = { DOES($who, "Dostaneš", "dostane") } zpět { $n ->
    [one] { $n } panáčka
    [few] { $n } panáčky
    [many] { $n } panáčka
   *[other] { $n } panáčků
}
hunters-foretell-bonus = { DOES($who, "Máš", "má") } bonusový tah za menhir
hunters-later = { $what ->
    [gatherer] Body přijdou, až se les uzavře.
    [fisher] Body přijdou, až se řeka uzavře.
    [hunter] Zvířata se počítají až na konci hry.
    [hut] Ryby se počítají až na konci hry.
    [pass] Figurka se ti bude víc hodit jinde.
    [takeBack] Panáčka pak můžeš postavit jinam.
   *[other] { hint-later }
}
hunters-choice-squares = { $n ->
    [one] { $n } místo
    [few] { $n } místa
    [many] { $n } místa
   *[other] { $n } míst
}
hunters-choice-turned = { $turns ->
    [0] Neotočený
    [1] Otočený doprava
    [2] Vzhůru nohama
   *[3] Otočený doleva
}

## Shrnutí pro předčítání

hunters-sum-table = Na stole dílků: { $tiles }, na hromádce: { $bag }, bonusových: { $pile }.
hunters-sum-seat = { $name }: { $points }, v zásobě panáčků { $pawns }, chýší { $huts }.
hunters-sum-area = { $title }: { $sum }, { $points }. { hunters-leads-who }.
hunters-sum-hand = V ruce: { $tiles }.

## Události

hunters-event-first = { DOES($who, "Začínáš", "začíná") }.
hunters-event-drew = { DOES($who, "Bereš si", "si bere") } { $bonus ->
    [yes] bonusový dílek
   *[no] dílek
}: { $what }.
hunters-event-drew-hidden = { DOES($who, "Bereš si", "si bere") } { $bonus ->
    [yes] bonusový dílek
   *[no] dílek
}.
hunters-event-removed = { DOES($who, "Ukazuješ", "ukazuje") } dílek, který se nikam nevejde, a ten jde ze hry ({ $what }).
hunters-event-placed = { DOES($who, "Pokládáš", "pokládá") } dílek.
hunters-event-tookBack = { DOES($who, "Přivoláváš si", "si přivolává") } šamanem panáčka zpět.
hunters-event-occupied = { $role ->
    [gatherer] { DOES($who, "Stavíš", "staví") } do lesa sběrače.
    [fisher] { DOES($who, "Stavíš", "staví") } na řeku rybáře.
    [hunter] { DOES($who, "Pokládáš", "pokládá") } na louku lovce.
   *[hut] { DOES($who, "Stavíš", "staví") } na říční soustavu chýši.
}
hunters-event-ate = Tygr sežral jelena.
hunters-event-scored = { $what }: { $sum } = { $points }. { WHO($who) ->
    [you] Body získáváš ty
    [you-all] Body získáváte { $who }
    [they] Body získávají { $who }
   *[name] Body získává { $who }
}.
hunters-event-scored-nobody = { $what } se uzavírá, ale nikdo tam nestojí.
hunters-event-returned = { DOES($who, "Máš", "má") } zpět v zásobě jednoho panáčka.
hunters-event-bonusTurn = { DOES($who, "Máš", "má") } bonusový tah za menhir v uzavřeném lese.
hunters-event-skipped = { DOES($who, "Nemáš", "nemá") } dílek a { WHO($who) ->
    [you] vynecháváš
   *[name] vynechává
}.
hunters-event-ended = Nikdo už nemá dílek. Počítají se louky a říční soustavy.

## Proč to nejde

hunters-reason-notNow = Teď je na řadě jiné rozhodnutí.
hunters-reason-notHeld = Tenhle dílek v ruce nemáš.
hunters-reason-taken = Tady už dílek leží.
hunters-reason-notBeside = Dílek se musí hranou dotýkat jiného dílku.
hunters-reason-sidesDiffer = { $side ->
    [north] Horní hrana nesedí k sousednímu dílku.
    [east] Pravá hrana nesedí k sousednímu dílku.
    [south] Dolní hrana nesedí k sousednímu dílku.
   *[west] Levá hrana nesedí k sousednímu dílku.
}
hunters-reason-noOwnPawn = Tam žádný tvůj panáček není.
hunters-reason-noSuchZone = Na dílku takové místo není.
hunters-reason-supplyEmpty = V zásobě už nic takového nemáš.
hunters-reason-occupied = Oblast už je obsazená.

## Bodování

hunters-source-forest = Les
hunters-source-river = Řeka
hunters-source-huntingTrap = Lovecká past
hunters-source-canoe = Kánoe
hunters-source-meadow = Louka
hunters-source-system = Říční soustava
hunters-unit-forestZone = { $n ->
    [one] { $n } část lesa
    [few] { $n } části lesa
    [many] { $n } části lesa
   *[other] { $n } částí lesa
}
hunters-unit-forestTile = { $n ->
    [one] { $n } dílek lesa
    [few] { $n } dílky lesa
    [many] { $n } dílku lesa
   *[other] { $n } dílků lesa
}
hunters-unit-mushrooms = { $n ->
    [one] { $n } část s houbami
    [few] { $n } části s houbami
    [many] { $n } části s houbami
   *[other] { $n } částí s houbami
}
hunters-unit-riverTile = { $n ->
    [one] { $n } dílek řeky
    [few] { $n } dílky řeky
    [many] { $n } dílku řeky
   *[other] { $n } dílků řeky
}
hunters-unit-fish = { $n ->
    [one] { $n } ryba
    [few] { $n } ryby
    [many] { $n } ryby
   *[other] { $n } ryb
}
hunters-unit-lake = { $n ->
    [one] { $n } jezero
    [few] { $n } jezera
    [many] { $n } jezera
   *[other] { $n } jezer
}
hunters-unit-deer = { $n ->
    [one] { $n } jelen
    [few] { $n } jeleni
    [many] { $n } jelena
   *[other] { $n } jelenů
}
hunters-unit-eatenDeer = { $n ->
    [one] { $n } sežraný jelen
    [few] { $n } sežraní jeleni
    [many] { $n } sežraného jelena
   *[other] { $n } sežraných jelenů
}
hunters-unit-aurochs = { $n ->
    [one] { $n } zubr
    [few] { $n } zubři
    [many] { $n } zubra
   *[other] { $n } zubrů
}
hunters-unit-mammoth = { $n ->
    [one] { $n } mamut
    [few] { $n } mamuti
    [many] { $n } mamuta
   *[other] { $n } mamutů
}

## Před hrou

hunters-set-variant = Varianta
hunters-set-variant-normal = Běžná: 1 dílek v ruce
hunters-set-variant-strategic = Strategická: 3 dílky
hunters-set-variant-note = Se třemi dílky v ruce se dá víc plánovat a bonusový dílek si můžeš nechat na později.
hunters-set-hands = Ruce
hunters-set-hands-usual = Podle hry
hunters-set-hands-hidden = Skryté
hunters-set-hands-open = Otevřené
hunters-set-hands-note = Podle hry: jediný dílek leží mezi lidmi odkrytý, takže se nic nezakrývá; tři dílky vidí jen jejich majitel, stejně jako dílek proti počítači. Skrytou ruku vidí jen její majitel a při předávání zařízení se stůl zakryje. Otevřené ruce vidí všichni.
hunters-set-menhir = Menhir dá bonusový tah
hunters-set-menhir-occupied = V obsazeném lese
hunters-set-menhir-any = V každém lese
hunters-set-menhir-note = Obsazený znamená, že v lese stojí něčí sběrač. V prvním vydání hry stačil kterýkoli uzavřený les s menhirem.
hunters-set-forestScore = Les se počítá
hunters-set-forestScore-zones = Po částech
hunters-set-forestScore-tiles = Po dílcích
hunters-set-forestScore-note = Má-li dílek dvě oddělené části téhož lesa, jsou po částech za 4 body, po dílcích za 2.
hunters-set-canoe = Kánoe
hunters-set-canoe-in = Hraje se s ní
hunters-set-canoe-out = Zůstane v krabici
hunters-set-canoe-note = Kánoe je tak silná, že umí rozhodnout celou hru. Překladatel pravidel sám radí ji klidně vyřadit.

hunters-signs = Co značí znaky u zvířat
hunters-sign-scored = Past už ho obodovala, znovu se nepočítá.
hunters-sign-eaten = Jelena sežral tygr.
hunters-sign-fed = Tygr už se nasytil.
hunters-sign-doubled = V dosahu jámy s kůly: počítá se dvakrát.

## Příklady v pravidlech

hunters-example-turn-hand = První hráč právě přiložil dílek vpravo a vzal si nový. Svůj dílek v ruce vidíš, soupeřův ne.
hunters-example-turn-fits = Vpravo dílek navazuje: les na les. Dole by se louka potkala s lesem, takhle tam ležet nesmí.
hunters-example-pieces-share = Lovci leželi každý na své louce a dílek vpravo nahoře je spojil. Mají stejně, celé body dostanou oba.
hunters-example-pieces-most = Zdola se připojila louka s druhým lovcem téže barvy. Dva jsou víc než jeden a berou všechno.
hunters-example-forest-zones = Dílek vlevo dole má dvě části téhož lesa, které se na něm nedotýkají. Počítají se obě.
hunters-example-forest-mushrooms = Dva uzavřené lesy. V horním rostou houby a přidávají 3 body.
hunters-example-river-ends = Krátká řeka má na každém konci jezero s rybou. Dlouhá se vrací do téhož jezera, a to se počítá jednou; druhá ryba plave přímo v ní.
hunters-example-meadow-tiger = Dva jeleni a jeden tygr: jednoho jelena sežere. Na zubra ani mamuta si tygr netroufne.
hunters-example-system-fish = Soustava sahá přes obě jezera a kolem ohybu dál. Oba na ní mají po chýši, a tak oba dostanou všechny ryby.
hunters-example-turn-occupy = První hráč postavil sběrače do lesa, druhý položil lovce na louku. Do toho lesa ani na tu louku teď nikdo další nesmí.
hunters-example-turn-close = Druhý hráč les spodním dílkem uzavřel. Body za něj má první, jeho sběrač tam stál a vrátil se mu do zásoby.
hunters-example-bonus-menhir = První hráč stál v lese s menhirem, druhý les spodním dílkem uzavřel. Body za les má první, bonusový dílek druhý: přiložil ho hned nahoru a položil na něj lovce.
hunters-example-end-open = Les zůstal neuzavřený, sběrač se vrátí bez bodů. Lovec své body dostane.
hunters-example-house-tiles = Tentýž les po dílcích: dílek vlevo dole se počítá jen jednou.
hunters-example-power-hunting_trap = V dosahu pasti vlevo je jelen, zubr a tygr. Tygr sežere jelena mimo dosah, past hned oboduje zbylá zvířata. Mamut mimo dosah zůstal lovci.
hunters-example-power-pit_trap = Tygr sežere jelena mimo dosah jámy. Jelen a zubr v dosahu se počítají dvakrát, mamut mimo dosah jednou.
hunters-example-power-wild_fire = Tygr se bojí ohně a jelen přežije.
hunters-example-power-raft = Tři jezera, v každém ryba: chýše dostane ryby i jezera.
hunters-example-power-logboat = Kánoe spojila dvě jezera se svým a hned boduje za všechna tři.

hunters-group-closes = Uzavírá oblast
hunters-group-own = Rozšiřuje oblast, kde už stojíš
hunters-group-shared = Spojuje tě s někým dalším
hunters-group-others = Rozšiřuje jen cizí oblast
hunters-group-new = Nikdo tam ještě nestojí
hunters-group-pawn = Postaví panáčka
hunters-group-hut = Postaví chýši

hunters-drawn = dílky

hunters-lasting = Nejdéle zůstal otevřený les, ve kterém { DOES($name, "čekáš", "čeká") } { $count ->
        [few] { $count } svoje tahy
       *[other] { $count } svých tahů
    }, než se { $in } uzavře{ $points ->
        [none] .
       *[other] { " " }a přinese { $points }.
    }
    .open = Nejdéle zůstal otevřený les, ve kterém { DOES($name, "stojíš", "stojí") } { $from }. Uzavřít se ho nepodařilo.

## Proč je něco dobré

hunters-why-worth = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
# Kolik je ještě potřeba, aby se les nebo řeka uzavřely.
hunters-why-closing = { $gaps ->
    [one] do mezery { $fits ->
        [0] se už nehodí žádný dílek
        [one] se hodí ještě { $fits } dílek
        [few] se hodí ještě { $fits } dílky
       *[other] se hodí ještě { $fits } dílků
    }
    [few] zbývají { $gaps } mezery, do nejtěžší { $fits ->
        [0] se už nehodí žádný dílek
        [one] se hodí ještě { $fits } dílek
        [few] se hodí ještě { $fits } dílky
       *[other] se hodí ještě { $fits } dílků
    }
   *[other] zbývá { $gaps } mezer, do nejtěžší { $fits ->
        [0] se už nehodí žádný dílek
        [one] se hodí ještě { $fits } dílek
        [few] se hodí ještě { $fits } dílky
       *[other] se hodí ještě { $fits } dílků
    }
}
hunters-why-now = { $points ->
    [0] zatím nic nenese
   *[other] je teď { $stand ->
        [shared] pro každého za { $worth }
       *[other] za { $worth }
    }
}
hunters-why-growing = { $open ->
    [0] dál už neporoste
    [one] růst může ještě na { $open } straně
   *[other] růst může ještě na { $open } stranách
}
hunters-why-area = { $kind ->
    [forest] { $stand ->
        [alone] Tvůj les je za { $worth }
        [ahead] Les, kde máš převahu { $own } : { $most }, je za { $worth }
        [shared] Les, o který se dělíte, je pro každého za { $worth }
       *[behind] V lese za { $worth } prohráváš { $own } : { $most }
    }; { hunters-why-closing }.
    [river] { $stand ->
        [alone] Tvoje řeka je za { $worth }
        [ahead] Řeka, kde máš převahu { $own } : { $most }, je za { $worth }
        [shared] Řeka, o kterou se dělíte, je pro každého za { $worth }
       *[behind] Na řece za { $worth } prohráváš { $own } : { $most }
    }; { hunters-why-closing }.
    [meadow] { $stand ->
        [alone] Tvoje louka { hunters-why-now }
        [ahead] Louka, kde máš převahu { $own } : { $most }, { hunters-why-now }
        [shared] Louka, o kterou se dělíte, { hunters-why-now }
       *[behind] Na louce za { $worth } prohráváš { $own } : { $most }
    } a { hunters-why-growing }.
   *[system] { $stand ->
        [alone] Tvoje říční soustava { hunters-why-now }
        [ahead] Říční soustava, kde máš převahu { $own } : { $most }, { hunters-why-now }
        [shared] Říční soustava, o kterou se dělíte, { hunters-why-now }
       *[behind] V říční soustavě za { $worth } prohráváš { $own } : { $most }
    } a { hunters-why-growing }.
}
hunters-why-theirs = { DOES($who, "Máš", "má") } { $kind ->
    [forest] les za { $worth } a { hunters-why-closing }.
    [river] řeku za { $worth } a { hunters-why-closing }.
    [meadow] louku jen za { $worth }.
   *[system] říční soustavu jen za { $worth }.
}
hunters-why-pawns = { $back ->
    [0] V zásobě { $left ->
        [0] ti nezůstane žádný panáček
        [one] ti zůstane { $left } panáček
        [few] ti zůstanou { $left } panáčci
       *[other] ti zůstane { $left } panáčků
    }
    [one] Do zásoby se ti vrátí { $back } panáček, takže tam budeš mít { $left }
    [few] Do zásoby se ti vrátí { $back } panáčci, takže tam budeš mít { $left }
   *[other] Do zásoby se ti vrátí { $back } panáčků, takže tam budeš mít { $left }
}.
hunters-why-huts = V zásobě { $left ->
    [0] ti nezůstane žádná chýše
    [one] ti zůstane { $left } chýše
   *[other] ti zůstanou { $left } chýše
}.
hunters-why-bonus = Za menhir hned přijde na řadu bonusový dílek.
