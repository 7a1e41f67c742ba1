# Podivné kraje. Jména podmínek nese balíček karet; věty o nich skládají čísla a symboly z balíčku.

## Symboly

kraje-sign = { $sign ->
    [river] řeka
    [forest] les
    [mountain] hora
    [village] vesnice
    [deer] jelen
    [wolf] vlk
   *[crystal] krystal
}
# Po slově „pole“.
kraje-sign-of = { $sign ->
    [river] řeky
    [forest] lesa
    [mountain] hory
    [village] vesnice
    [deer] jelena
    [wolf] vlka
   *[crystal] krystalu
}
kraje-empty = prázdné pole

## Počty

kraje-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
kraje-fields = { $n ->
    [one] { $n } pole
    [few] { $n } pole
    [many] { $n } pole
   *[other] { $n } polí
}
kraje-fields-of = { $n ->
    [one] { $n } pole { $of }
    [few] { $n } pole { $of }
    [many] { $n } pole { $of }
   *[other] { $n } polí { $of }
}
kraje-cards = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } karty
   *[other] { $n } karet
}

## Podmínky: co přinesou

kraje-rule-largestRiverChain = { $points } za každé pole tvé největší řeky. Dvě pole řeky patří k sobě, když mají obě konec na společné hraně. Řeka musí mít aspoň { $least }.
kraje-rule-groupedCells = { $points } za každé pole { $of }, které leží ve spojené skupině aspoň { $min } takových polí. Spojená pole se dotýkají hranou.
kraje-rule-borderCells = { $points } za každé pole { $of } na okraji kraje. Na okraji je pole, které se aspoň jednou hranou dotýká místa mimo kraj, tedy i díry uvnitř.
kraje-rule-distinctSymbolsNear = Každé pole { $of } přinese { $points } za každý jiný druh symbolu na osmi polích kolem sebe.
kraje-rule-pairs = { $points } za každou dvojici { $pair } kdekoli v kraji. Žádné pole nepatří do dvou dvojic.
kraje-rule-isolated = { $where ->
    [both] { $points } za každé pole { $of }, které nemá jiné takové pole ve svém okolí, řádku ani sloupci. Mezery a díry nehrají roli.
    [near] { $points } za každé pole { $of }, které nemá jiné takové pole na osmi polích kolem sebe.
    [line] { $points } za každé pole { $of }, které nemá jiné takové pole ve svém řádku ani sloupci. Mezery a díry nehrají roli.
   *[none] { $points } za každé pole { $of }.
}
kraje-rule-riverFlowsInto = Každé pole řeky přinese { $points } za každé pole { $of }, do kterého ústí: řeka má konec na jejich společné hraně.
kraje-rule-riverFlowsPast = Každé pole řeky přinese { $points } za každé pole { $of }, kolem kterého protéká: na jejich společné hraně řeka konec nemá.
kraje-rule-exactDistance = Každé pole { $of } přinese { $points } za každé pole { $otherOf } vzdálené přesně { $distance }. Vzdálenost je nejkratší cesta po polích kraje, nikdy šikmo; vést smí i přes podmínky.
kraje-rule-farFrom = { $points } za každé pole { $of }, od kterého je { $all } vzdálené aspoň { $distance }. Když v kraji žádné takové není, platí to také. Vzdálenost je nejkratší cesta po polích kraje.
kraje-rule-farFrom-each = každé pole { $of }
kraje-rule-farFrom-other = každé další pole { $of }
kraje-rule-enoughNear = { $points } za každé pole { $of }, které má na osmi polích kolem sebe aspoň { $near }.
kraje-rule-bestCentre = Vyber jedno pole { $of }. Přinese { $points } za každé pole { $otherOf }, které je od něj nejvýš { $distance } daleko. Nejlepší hra najde sama.
kraje-rule-longestLine = { $points } za každé pole nejdelší rovné řady nebo sloupce polí v kraji. Díra i podmínka řadu přeruší.
kraje-rule-largestSquare = { $points } za každé pole největšího plného čtverce v kraji. Pole s podmínkou v něm být nesmí.
kraje-rule-largestEmptyGroup = { $points } za každé pole největší spojené skupiny prázdných polí. Skupina musí mít aspoň { $least }.
kraje-rule-copyLowest = { $shared ->
    [yes] Tolik bodů, kolik přinese tvoje nejméně cenná jiná podmínka; počítá se i sdílená. Když jinou nemáš, nepřinese nic.
   *[no] Tolik bodů, kolik přinese tvoje nejméně cenná jiná podmínka; sdílená se nepočítá. Když jinou nemáš, nepřinese nic.
}
kraje-rule-countCells = { $points } za každé pole, na kterém je { $any }.

## Podmínky: příklady

kraje-example = Příklad: { $count } × { $each } = { $total }.
kraje-example-largestRiverChain = Pole vpravo dole k řece nepatří: soused k němu konec neobrací.
kraje-example-groupedCells = Osamocené pole se nepočítá.
kraje-example-borderCells = Prostřední pole má souseda na všech čtyřech stranách, na okraji tedy není.
kraje-example-distinctSymbolsNear = Stejné symboly se počítají jednou.
kraje-example-pairs = Třetí do páru nikoho nemá.
kraje-example-isolated = { $where ->
    [near] Žádná dvě pole nejsou ve vzájemném okolí.
   *[other] Dvě pole dole si překážejí: leží v jednom řádku.
}
kraje-example-riverFlowsInto = Spodní řeka kolem hory jen protéká.
kraje-example-riverFlowsPast = Do posledního pole řeka ústí, a tak se nepočítá.
kraje-example-exactDistance = Bližší ani vzdálenější pole nic nepřinesou.
kraje-example-farFrom = Vpravo je to příliš blízko.
kraje-example-enoughNear = Okolí je osm polí, tedy i šikmo.
kraje-example-bestCentre = Poslední pole už je o krok za hranicí.
kraje-example-longestLine = Druhou řadu přerušila podmínka.
kraje-example-largestSquare = Strana 3, polí je tedy 9.
kraje-example-largestEmptyGroup = Prázdné pole vpravo nahoře je odříznuté.
kraje-example-copyLowest = Máš-li podmínky za 12, 9 a 5 bodů, přinese tahle také 5.
kraje-example-countCells = Ostatní symboly nic nepřinesou.

## Karty a místa

kraje-card-scoring = Karta { $name }, podmínkou nahoru
kraje-name-plain = Krajinou nahoru
kraje-name-scoring = Podmínkou nahoru
kraje-card-plain = Karta { $name }, krajinou nahoru
kraje-turned = { $turns ->
    [0] neotočená
    [1] otočená doprava
    [2] vzhůru nohama
   *[3] otočená doleva
}
kraje-spot = { $ways } od první karty
kraje-spot-first = přesně přes první kartu
kraje-discard-says = Odhodit kartu { $name }
kraje-ghost-says = { $what }, { $turned }
kraje-ghost-where = { $spot }
kraje-ghost-first = první karta kraje
kraje-river-ends = řeka ({ $ends })
kraje-end = { $end ->
    [N] sever
    [E] východ
    [S] jih
   *[W] západ
}

## Stůl

kraje-board-label = { kraje-realm-of }, { $fields }
kraje-realm-own = Můj kraj
kraje-realm-of = { WHO($name) ->
    [you] Tvůj kraj
    [bot] { OWN($name) }ův kraj
   *[name] { $name }: kraj
}
kraje-show-realm = { WHO($name) ->
    [you] Ukázat tvůj kraj
    [bot] Ukázat { OWN($name) }ův kraj
   *[name] Ukázat kraj: { $name }
}
kraje-back-to-own = Zpět do svého kraje
kraje-hidden-card = Vybraná karta leží lícem dolů
kraje-hand = Karty v ruce
kraje-hand-empty = V ruce teď nejsou žádné karty
kraje-flip = Převrátit
kraje-turn-right = Otočit doprava
kraje-held = Na kartě v ruce
kraje-shared = Sdílená podmínka
kraje-round = Kolo { $round }/{ $of }
kraje-pick = { $pick ->
    [1] 1. karta
   *[2] 2. karta
}
kraje-deck = Balíček
kraje-deck-left = V balíčku: { $n }
kraje-deck-top = Vrchní karta balíčku je otevřená všem
kraje-help = Pravidla a podmínky
kraje-reveal = Karty se otáčejí
kraje-tap-card-first = Nejdřív ťukni na kartu v ruce.
kraje-not-your-realm = Karty se kladou jen do vlastního kraje.

## Výzvy

kraje-prompt-first = Vyber kartu a polož ji
    .can = Vyber z ruky kartu a polož ji do kraje; každá kromě první musí překrýt kus toho, co leží. Tu druhou dostane soupeř.
kraje-prompt-second = Polož kartu od soupeře
    .can = Polož kartu, kterou ti poslal soupeř, tak, aby překryla kus tvého kraje.
kraje-prompt-solo-first = Jednu polož, druhou odhoď
    .can = Jednu kartu polož do kraje, druhou odhoď; každá kromě první musí překrýt kus toho, co leží.
kraje-prompt-solo-second = Polož kartu z balíčku
    .can = Polož kartu z balíčku tak, aby překryla kus tvého kraje.
kraje-prompt-place = Ťukni na místo v kraji
    .can = Ťukni, kam karta přijde; každá kromě první musí překrýt kus toho, co leží. Můžeš ji otočit i převrátit.
kraje-prompt-ghost = { $turns ->
    [no] ✔ položíš
   *[yes] Ťuknutím otočíš, ✔ položíš
}
    .can = { $turns ->
        [no] Karta ještě neleží: ťuknutím jinam ji přesuneš, ✔ položíš.
       *[yes] Karta ještě neleží: ťuknutím na ni ji otočíš, ťuknutím jinam přesuneš, ✔ položíš.
    }
kraje-prompt-committed = Karta čeká na odhalení
kraje-prompt-wait = Na tahu je druhý hráč
kraje-prompt-stuck = Nic se nevejde, jednu kartu odhoď
    .can = Žádná karta se do tvého kraje nevejde: vyber, kterou odhodíš.
kraje-prompt-over = Hra skončila
kraje-prompt-chance = Rozdávají se karty

## Volby krok za krokem

kraje-choice-card = { $name }
kraje-choice-side = { $side ->
    [scoring] Podmínkou nahoru: { $name }
   *[plain] Krajinou nahoru: { $fields }
}
kraje-choice-turned = { $turns ->
    [0] Neotočená
    [1] Otočená doprava
    [2] Vzhůru nohama
   *[3] Otočená doleva
}
kraje-choice-spot = { $spot }
kraje-choice-covers = překryje: { $what }
kraje-plain-text = { $text }
kraje-choice-first = První karta kraje

## Shrnutí pro předčítání

kraje-sum-round = Kolo { $round } { ZE($of) } { $of }, { $pick }.
kraje-sum-shared = Sdílená podmínka: { $name }. { $rule }
kraje-sum-realm = { $name }: { $cards }, { $fields }; podmínky: { $conditions }.
kraje-sum-none = žádné
kraje-sum-row = { $row }. řádek shora, od { $column }. sloupce zleva: { $fields }.
kraje-sum-hand = V ruce: { $cards }.
kraje-sum-gap = mimo kraj
kraje-sum-condition = podmínka { $name }

## Události

kraje-event-sharedRevealed = Sdílená podmínka je { $name }.
kraje-event-topRevealed = Na balíčku se ukázala další krajina.
kraje-event-roundBegan = Začalo { $round }. kolo.
kraje-event-dealt = { DOES($who, "Bereš", "bere") } do ruky kartu { $name }.
kraje-event-committed-own = { DOES($who, "Vybíráš", "vybírá") } kartu { $name }, leží lícem dolů.
kraje-event-committed = { DOES($who, "Už máš", "už má") } vybráno.
kraje-event-placed-scoring = { DOES($who, "Pokládáš", "pokládá") } kartu { $name } podmínkou nahoru.
kraje-event-placed-plain = { DOES($who, "Pokládáš", "pokládá") } kartu { $name } krajinou nahoru.
kraje-event-passed = { WHO($to) ->
    [you] { $from } ti předává kartu { $name }.
    [bot] { DOES($from, "Předáváš", "předává") } { DAT($to) } kartu { $name }.
   *[name] { DOES($from, "Předáváš", "předává") } kartu { $name }, bere ji { $to }.
}
kraje-event-passed-hidden = { WHO($to) ->
    [you] { $from } ti předává kartu.
    [bot] { DOES($from, "Předáváš", "předává") } { DAT($to) } kartu.
   *[name] { DOES($from, "Předáváš", "předává") } kartu, bere ji { $to }.
}
kraje-event-handDiscarded = { DOES($who, "Odhazuješ", "odhazuje") } kartu { $name }.
kraje-event-topDiscarded = Vrchní karta balíčku se odhazuje.
kraje-event-taken = { DOES($who, "Bereš si", "si bere") } z balíčku kartu { $name }.
kraje-event-ended = Poslední karta leží, hra skončila.

## Proč to nejde

kraje-reason-notYourCard = Kartu { $name } v ruce nemáš.
kraje-reason-notStuck = Odhodit smíš jen tehdy, když se žádná karta nikam nevejde.
kraje-reason-firstCardAtOrigin = První karta kraje má jen jedno místo, uprostřed.
kraje-reason-coversNothing = Karta musí překrýt aspoň jedno pole tvého kraje.
kraje-reason-coversCondition = Překryla by podmínku { $name }, a to se nesmí.

## Bodování

kraje-source-shared = { $name } (sdílená)
kraje-source-sharedIdle = { $name } (sdílená, bez vlastní podmínky za 0)
kraje-source-own = { $name }
kraje-source-penalty = Položení podmínky { $name }
kraje-unit-field = { $n ->
    [one] pole
    [few] pole
    [many] pole
   *[other] polí
}
kraje-unit-emptyField = { $n ->
    [one] prázdné pole
    [few] prázdná pole
    [many] prázdného pole
   *[other] prázdných polí
}
kraje-unit-symbolField = { $n ->
    [one] pole { $of }
    [few] pole { $of }
    [many] pole { $of }
   *[other] polí { $of }
}
kraje-unit-kind = { $n ->
    [one] symbol kolem vesnic
    [few] symboly kolem vesnic
    [many] symbolu kolem vesnic
   *[other] symbolů kolem vesnic
}
kraje-unit-pair = { $n ->
    [one] dvojice
    [few] dvojice
    [many] dvojice
   *[other] dvojic
}
kraje-unit-flow = { $n ->
   *[other] setkání řeky s polem
}
kraje-unit-copied = 1 podmínka ({ $name })
kraje-unit-condition = { $n ->
    [one] podmínka
    [few] podmínky
    [many] podmínky
   *[other] podmínek
}
kraje-unit-counted = { $n } { $unit }

## Konec

kraje-rank = { $rank ->
    [incredible] Neuvěřitelný kraj
    [amazing] Úžasný kraj
    [wondrous] Podivuhodný kraj
    [tricky] Zapeklitý kraj
    [confused] Zmatený kraj
   *[lost] Ztracený kraj
}
kraje-rank-floor = { $rank ->
    [lost] méně bodů
   *[other] od { $points }
}
kraje-tie-condition = { $nth ->
    [1] Při stejných bodech rozhodla nejcennější podmínka: { $values }.
   *[other] Při stejných bodech rozhodla { $nth }. nejcennější podmínka: { $values }.
}
kraje-full-tie = Úplná shoda
kraje-full-tie-text = Stejné součty i všechny podmínky: o vítězství se dělíte. Co takhle rozhodující partie?

kraje-group-own = Boduje za podmínku ve tvém kraji
kraje-group-shared = Boduje za sdílenou podmínku
kraje-group-begins = Zakládá kraj
kraje-group-grows = Rozšiřuje kraj, překryje jediné pole
kraje-group-covers = Překryje víc polí najednou

kraje-drawn = karty

kraje-lasting = Nejdéle čekala podmínka, kterou { DOES($name, "máš", "má") } { $count ->
        [few] { $count } svoje tahy
       *[other] { $count } svých tahů
    } bez užitku, { $in } se počítá poprvé.
    .open = Nejdéle čekala podmínka, kterou { DOES($name, "máš", "má") } { $from }. Nepřinesla nic.

## Před hrou

kraje-set-choosing = Výběr karet
kraje-set-choosing-secret = Tajný
kraje-set-choosing-open = Otevřený
kraje-set-choosing-note = Tajně vybíráte oba najednou, karty se odhalí naráz a při předávání zařízení se stůl zakryje. Otevřeně vybírá a pokládá jeden po druhém, karty obou jsou vidět a nic se nezakrývá: tak se hraje nejlíp s dětmi.

## Proč je něco dobré

kraje-why-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
kraje-why-more = { $isMore ->
    [yes] , o { $by ->
        [one] { $by } bod
        [few] { $by } body
        [many] { $by } bodu
       *[other] { $by } bodů
    } víc než jinak
   *[no] {""}
}
kraje-why-condition = Podmínka { $name } ti vynese průměrně { $points }{ kraje-why-more }.
kraje-why-later = Pozdější podmínky ti vynesou průměrně { $points }{ kraje-why-more }.
