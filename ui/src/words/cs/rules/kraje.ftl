# Pravidla Podivných krajů po odstavcích. Klíč odstavce je jeho značka v RULES.md; podmínky mají
# svá slova v kraje.ftl, protože je skládá balíček.

kraje-rules-goal = Cíl
    .lead = Z osmi karet skládáš kraj. Karty se překrývají, a tak kraj roste, mizí a mění se před očima. Body dávají podmínky, které do něj položíš, a jedna sdílená. Vyhrává, kdo má na konci nejvíc bodů.
kraje-rules-solo = Hra pro jednoho
kraje-rules-turn = Průběh hry
kraje-rules-placing = Pokládání
kraje-rules-terms = Slova pravidel
    .lead = Dotýkají se pole se společnou hranou. Okolí je všech osm polí kolem, i šikmo. Na okraji je pole, které se dotýká místa mimo kraj. Vzdálenost je nejkratší cesta po polích kraje bez šikmých kroků. Řeka ústí do pole na hraně, kde má konec, a protéká kolem pole na hraně, kde konec nemá. Pole s podmínkou do kraje patří, ale není prázdné a nemá symbol.
kraje-rules-scoring = Bodování
kraje-rules-conditions = Všechny podmínky
    .lead = Sdílená podmínka platí pro všechny, vlastní jen v kraji, kde leží.

kraje-clause-pk-setup = Karty se zamíchají krajinou nahoru. První se otočí a její podmínka je sdílená. Krajinu na vrchní kartě balíčku vidí všichni.
    .title = Příprava
    .ruling-top = Krajinu vrchní karty vidí všichni, a tak se ví i to, která karta to je.
kraje-clause-pk-round = V každém ze čtyř kol dostanou oba hráči dvě karty. Každý si tajně vybere jednu a položí ji do svého kraje; odhalí se obě naráz. Potom si hráči vymění kartu, kterou si nevybrali, a položí i tu, opět tajně a naráz. Na kartu v ruce se smíš podívat z obou stran.
    .title = Kolo ve dvou
    .v-open = Otevřený výběr: karty obou hráčů leží odkryté a nic se netají. Začínající vybere a hned položí, druhý po něm; druhou kartu pak pokládá první ten, kdo vybíral poslední. Zařízení může ležet mezi vámi, nic se nezakrývá.
    .ruling-deal = Karty se rozdávají po jedné a první ji dostane první hráč.
    .ruling-secret = Že se vybírá tajně, v pravidlech nestojí; hrajeme to tak, aby nikdo netěžil z toho, co ten druhý už položil.
    .ruling-passed = Po odhalení víš, jakou kartu má soupeř ještě v ruce, protože přišla od tebe. Kdo se jen dívá, to neví.
kraje-clause-pk-solo = Sám dostaneš dvě karty, jednu položíš a druhou odhodíš. Potom odhodíš vrchní kartu balíčku a položíš tu další. Tak hraješ čtyři kola, v kraji pak leží osm karet.
    .title = Kolo pro jednoho
    .ruling-open = Další krajina na balíčku se ukáže, jakmile si vezmeš kartu, ještě než ji položíš, a odhozené karty leží odkryté.
kraje-clause-pk-place = Kartu pokládáš kteroukoli stranou nahoru a jakkoli otočenou, vždy přesně do mřížky. Musí překrýt aspoň jedno pole kraje. Nesmí překrýt ani kus podmínky, nesmí se podsouvat pod jiné karty a položená se už nehýbe.
    .title = Jak se karta klade
    .ruling-first = Nic překrýt nemusí jen úplně první karta kraje, kdežto pravidla z toho vyjímají celé první kolo.
    .ruling-origin = První karta leží vždy na stejném místě; kdekoli jinde by z ní vznikl tentýž kraj.
kraje-clause-pk-stuck = Kdyby se do kraje nevešla žádná karta, jednu z nich odhodíš. Jindy odhodit nesmíš.
    .title = Když se nic nevejde
    .ruling-stuck = S krajem, do kterého se už nic nevejde, pravidla nepočítají. Ve dvou odhazuješ tajně jako při pokládání, druhou kartu předáš jako jindy a odhozené leží odkryté.
kraje-clause-pk-end = Hra končí, když každý položil osm karet.
    .title = Konec hry
kraje-clause-pk-score = Sečti body za podmínky ve svém kraji a za sdílenou. Za každou vlastní podmínku odečti její cenu, { $points }. Kdo nemá žádnou vlastní, nedostane nic ani za sdílenou.
    .title = Součet
    .ruling-lit = Když je stejně dobrých skupin, řad nebo středů víc, rozsvítí se to z nich, co leží nejvýš a nejvíc vlevo; na body to vliv nemá.
kraje-clause-pk-tie = Při shodě rozhoduje nejcennější jednotlivá podmínka, pak druhá nejcennější a tak dál. Je-li i to stejné, o vítězství se oba dělí a aplikace nabídne rozhodující partii.
    .title = Rovnost bodů
    .ruling-fewer = Kdo má podmínek méně, má za každou chybějící nulu.
kraje-clause-pk-rating = Po čtyřech kolech se podle bodů dozvíš, jaký je tvůj kraj.
    .title = Jaký je tvůj kraj
    .ruling-nine = Devět bodů je méně než deset, a tedy poslední příčka; součet může být i záporný.
kraje-clause-pk-c1 =
    .ruling-fork = Skupina se smí větvit i spojit do kruhu.
kraje-clause-pk-c3 =
    .ruling-hole = Díra uprostřed je také mimo kraj, takže pole kolem ní leží na okraji.
kraje-clause-pk-c4 =
    .ruling-own-field = Ostatní symboly na tomtéž poli do jeho okolí nepatří.
kraje-clause-pk-c5 =
    .ruling-both = Pole, které má oba symboly, se počítá za každý z nich.
kraje-clause-pk-c10 =
    .ruling-own-field = Když jsou oba symboly na jednom poli, je vzdálenost 0.
kraje-clause-pk-c16 =
    .ruling-copy = Když žádná jiná podmínka není, nedá nic, a podmínku, která také opisuje, neopíše.
kraje-clause-pk-c17 =
    .ruling-once = Pole se dvěma takovými symboly se počítá jednou.
kraje-clause-pk-c18 =
    .ruling-once = Pole se dvěma takovými symboly se počítá jednou.

kraje-parts-cards = Karty
kraje-parts-signs = Symboly na polích
kraje-parts-conditions = { $n ->
    [one] { $n } podmínka
    [few] { $n } podmínky
    [many] { $n } podmínky
   *[other] { $n } podmínek
}
kraje-parts-sign = { $n }× { $sign }

kraje-what-card = Karta
    .says = Na jedné straně má podmínku a čtyři pole, na druhé šest polí krajiny. Pokládáš ji kteroukoli stranou nahoru.
kraje-what-condition = Podmínka
    .says = Říká, za co jsou body. Vlastní podmínka něco stojí, sdílená ne.
kraje-what-sign = { $sign ->
    [river] Řeka
    [forest] Les
    [mountain] Hora
    [village] Vesnice
    [deer] Jelen
    [wolf] Vlk
   *[crystal] Krystal
}
    .says = Symbol na poli. Sám nic nepřinese, počítají ho podmínky.
kraje-what-empty = Prázdné pole
    .says = Patří do kraje, ale žádný symbol na něm není. Některé podmínky prázdná pole počítají.
kraje-what-deck = Balíček
    .says = Z něj se rozdává. Krajinu na vrchní kartě vidí všichni.
kraje-what-realm = Kraj
    .says = Krajina, kterou hráč skládá ze svých karet. Počítají se jen pole, která jsou vidět shora. Klepnutím si ji prohlédneš zblízka.
kraje-what-uses = Počítají ho: { $names }
kraje-what-now = { WHO($name) ->
    [you] Teď ti přináší { $points }
    [bot] Teď přináší { DAT($name) } { $points }
   *[name] { $name }: teď { $points }
}
kraje-what-left = V balíčku: { $n }
kraje-what-unseen = Karty, které ještě nebyly vidět: { $n }
kraje-what-hidden = Její karta ještě nebyla vidět.

kraje-glance-turn =
    { $choosing ->
        [open] Vyber jednu ze dvou karet
       *[secret] Vyber si tajně jednu ze dvou karet
    } a polož ji do svého kraje, kteroukoli stranou nahoru.
    Karta musí překrýt aspoň jedno pole a nesmí překrýt podmínku.
    { $choosing ->
        [open] Potom si druhou kartu vyměníte a položíte i tu, napřed ten, kdo vybíral poslední.
       *[secret] Karty se odhalí naráz. Potom si druhou kartu vyměníte a položíte i tu.
    }
    Čtyři kola, osm karet v kraji.
kraje-glance-turn-solo =
    Vezmi dvě karty, jednu polož do kraje, druhou odhoď.
    Odhoď vrchní kartu balíčku a polož tu další.
    Karta musí překrýt aspoň jedno pole a nesmí překrýt podmínku.
    Čtyři kola, osm karet v kraji.
kraje-glance-points =
    + | každá podmínka ve tvém kraji
    + | sdílená podmínka, máš-li aspoň jednu vlastní
    −{ $penalty } | za každou vlastní podmínku

## Příklady u pravidel

kraje-laid-covers = Karta zakrývá jedno pole. Takhle ano.
kraje-laid-condition = Zakryla by podmínku. Takhle ne.
kraje-laid-apart = Jen se dotýká hranou a nic nezakrývá. Takhle ne.
kraje-adding-own = Vlastní podmínka: { $name }
kraje-adding-shared = Sdílená podmínka: { $name }
kraje-adding-price = Cena vlastní podmínky
kraje-adding-total = Dohromady
kraje-half-choose = Oba vyberou jednu ze svých dvou karet a položí ji tajně.
kraje-half-reveal = Obě položené karty se odkryjí naráz.
kraje-half-pass = Zbylé karty si vyměníte a každý položí tu, kterou dostal.
