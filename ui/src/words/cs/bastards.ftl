# Space Bastards. Jména planet nese balíček, pády mají tady; jména hráčů se neskloňují.

## Jména

bastards-race = { $race ->
    [toadling] Ropušák
    [toucanosaur] Tukanosaurus
    [spud] Bramboroid
    [cactusoid] Kaktusák
   *[sluggy] Šlimák
}
    .nom = { $race ->
    [toadling] ropušák
    [toucanosaur] tukanosaurus
    [spud] bramboroid
    [cactusoid] kaktusák
   *[sluggy] šlimák
}
    .gen = { $race ->
    [toadling] ropušáka
    [toucanosaur] tukanosaura
    [spud] bramboroida
    [cactusoid] kaktusáka
   *[sluggy] šlimáka
}
    .acc = { $race ->
    [toadling] ropušáka
    [toucanosaur] tukanosaura
    [spud] bramboroida
    [cactusoid] kaktusáka
   *[sluggy] šlimáka
}
bastards-races = { $race ->
    [toadling] Ropušáci
    [toucanosaur] Tukanosauři
    [spud] Bramboroidi
    [cactusoid] Kaktusáci
   *[sluggy] Šlimáci
}
    .nom = { $race ->
    [toadling] ropušáci
    [toucanosaur] tukanosauři
    [spud] bramboroidi
    [cactusoid] kaktusáci
   *[sluggy] šlimáci
}
    .acc = { $race ->
    [toadling] ropušáky
    [toucanosaur] tukanosaury
    [spud] bramboroidy
    [cactusoid] kaktusáky
   *[sluggy] šlimáky
}
    .gen = { $race ->
    [toadling] ropušáků
    [toucanosaur] tukanosaurů
    [spud] bramboroidů
    [cactusoid] kaktusáků
   *[sluggy] šlimáků
}
# Čtvrtý pád: žere, zastřelit.
bastards-so-many = { $n ->
    [one] { NOM($race) }
    [few] { $n } { NOM($races) }
   *[other] { $n } { GEN($races) }
}
    .acc = { $n ->
    [one] { ACC($race) }
    [few] { $n } { ACC($races) }
   *[other] { $n } { GEN($races) }
}
# Čí: $of.
bastards-so-many-of = { WHO($of) ->
    [you] { $n ->
        [one] tvůj { NOM($race) }
        [few] { $n } tvoji { NOM($races) }
       *[other] { $n } tvých { GEN($races) }
    }
    [bot] { $n ->
        [one] { OWN($of) }ův { NOM($race) }
        [few] { $n } { OWN($of) }ovi { NOM($races) }
       *[other] { $n } { OWN($of) }ových { GEN($races) }
    }
    [neutral] { $n ->
        [one] neutrální { NOM($race) }
        [few] { $n } neutrální { NOM($races) }
       *[other] { $n } neutrálních { GEN($races) }
    }
   *[name] { bastards-so-many } ({ $of })
}
    .acc = { WHO($of) ->
    [you] { $n ->
        [one] tvého { ACC($race) }
        [few] { $n } tvoje { ACC($races) }
       *[other] { $n } tvých { GEN($races) }
    }
    [bot] { $n ->
        [one] { OWN($of) }ova { ACC($race) }
        [few] { $n } { OWN($of) }ovy { ACC($races) }
       *[other] { $n } { OWN($of) }ových { GEN($races) }
    }
    [neutral] { $n ->
        [one] neutrálního { ACC($race) }
        [few] { $n } neutrální { ACC($races) }
       *[other] { $n } neutrálních { GEN($races) }
    }
   *[name] { bastards-so-many.acc } ({ $of })
}
bastards-planet = { $planet ->
    [p1] Drobek
    [p2] Krabice
    [p3] Boule
    [p4] Hruška
    [p5] Srdce
    [p6] Placka
    [p7] Hrnec
    [p8] Kráter
    [p9] Šnek
   *[p10] Obr
}
    .gen = { $planet ->
    [p1] Drobka
    [p2] Krabice
    [p3] Boule
    [p4] Hrušky
    [p5] Srdce
    [p6] Placky
    [p7] Hrnce
    [p8] Kráteru
    [p9] Šneka
   *[p10] Obra
}
    .acc = { $planet ->
    [p1] Drobka
    [p2] Krabici
    [p3] Bouli
    [p4] Hrušku
    [p5] Srdce
    [p6] Placku
    [p7] Hrnec
    [p8] Kráter
    [p9] Šneka
   *[p10] Obra
}
    .loc = { $planet ->
    [p1] Drobku
    [p2] Krabici
    [p3] Bouli
    [p4] Hrušce
    [p5] Srdci
    [p6] Placce
    [p7] Hrnci
    [p8] Kráteru
    [p9] Šneku
   *[p10] Obru
}
    .ins = { $planet ->
    [p1] Drobkem
    [p2] Krabicí
    [p3] Boulí
    [p4] Hruškou
    [p5] Srdcem
    [p6] Plackou
    [p7] Hrncem
    [p8] Kráterem
    [p9] Šnekem
   *[p10] Obrem
}
bastards-relation = { $relation ->
    [love] Láska
    [shooting] Střelba
    [eating] Žraní
    [trade] Obchod
    [diplomacy] Diplomacie
    [migration] Migrace
    [mutation] Mutace
   *[change] Změna vztahů
}
    .acc = { $relation ->
    [love] lásku
    [shooting] střelbu
    [eating] žraní
    [trade] obchod
    [diplomacy] diplomacii
    [migration] migraci
    [mutation] mutaci
   *[change] změnu vztahů
}
# On a small tile.
bastards-relation-short = { $relation ->
    [love] Láska
    [shooting] Střelba
    [eating] Žraní
    [trade] Obchod
    [diplomacy] Diplomacie
    [migration] Migrace
    [mutation] Mutace
   *[change] Změna
}
bastards-neutral = neutrální
bastards-neutral-odds = Neutrálním zbývají karty: { $races }. { $n ->
    [one] Ta přijde na řadu příště.
   *[other] Každá z nich přijde příště s pravděpodobností { $next }.
  }
bastards-coins = { $n ->
    [one] { $n } mince
    [few] { $n } mince
    [many] { $n } mince
   *[other] { $n } mincí
}
# Čtvrtý pád: platí, stojí to, za.
bastards-coins-for = { $n ->
    [one] { $n } minci
    [few] { $n } mince
    [many] { $n } mince
   *[other] { $n } mincí
}
bastards-points = { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
bastards-creatures = { $n ->
    [one] { $n } potvůrka
    [few] { $n } potvůrky
    [many] { $n } potvůrky
   *[other] { $n } potvůrek
}
bastards-steps = { $n ->
    [one] { $n } krok
    [few] { $n } kroky
    [many] { $n } kroku
   *[other] { $n } kroků
}
bastards-at-planet = { $side ->
    [north] severní pole { GEN($planet) }
    [east] východní pole { GEN($planet) }
    [south] jižní pole { GEN($planet) }
    [west] západní pole { GEN($planet) }
   *[none] pole { GEN($planet) }
}
bastards-at-teleport = { $side ->
    [north] severní teleport
    [east] východní teleport
    [south] jižní teleport
    [west] západní teleport
   *[none] teleport
}
bastards-at-path = pole mezi { INS($planets) }
bastards-at-path-near = pole vedle { GEN($planets) }
bastards-cell = { $row }. řada shora, { $column }. pole zleva

## Co právě dělat

bastards-prompt-wait = Losují se karty.
bastards-prompt-name = Vyber planetu k osídlení
    .can = Vyber planetu, na kterou teď každý tajně pošle jednu ze svých odložených potvůrek.
bastards-prompt-name-last = Osiď poslední planetu, { ACC($planet) }
    .can = Zbývá jediná neosídlená planeta, a tak není z čeho vybírat. Na řadě je { NOM($planet) }.
bastards-prompt-choose = Koho tajně pošleš na { ACC($planet) }?
    .can = Tajně vyber, koho pošleš na { ACC($planet) }.
bastards-prompt-exchange = Na { ACC($planet) } se { NOM($race) } nevejde. Koho pošleš místo { GEN($own) }?
    .can = Na { ACC($planet) } se { NOM($race) } nevejde, ať se potvůrky skládají jakkoli. Místo { GEN($own) } tam pošli některou ze svých nejmenších odložených.
bastards-prompt-lay = Polož { $isOwn ->
    [yes] { ACC($race) }
   *[no] { bastards-so-many-of.acc }
} na { ACC($planet) }
    .can = Polož { $isOwn ->
        [yes] { ACC($race) }
       *[no] { bastards-so-many-of.acc }
    } na volná pole { GEN($planet) }; otáčet ho smíš.
bastards-prompt-lay-again = { $race } se nevešel, skládáš znovu všechny. Teď { ACC($now) }
    .can = { $race } se na { ACC($planet) } nevešel, a tak se zvedly všechny potvůrky. Skládej je znovu od největší, ať se vejdou všechny. Teď { ACC($now) }.
bastards-prompt-lay-corpse = Přelož mrtvolku na { LOC($planet) }
    .can = Polož mrtvolku znovu na volná pole { GEN($planet) }; otoč ji, jak chceš, jen ať se vejdou i ostatní.
bastards-prompt-plan = Tajně naplánuj kartu, nebo dvě
    .can = Tajně vyber jednu akční kartu, nebo za mince dvě. Všichni je otočí naráz.
bastards-prompt-plan-one = Tajně naplánuj kartu
    .can = Tajně vyber jednu akční kartu. Všichni ji otočí naráz.
bastards-prompt-love = Kde se narodí potomek?
    .can = Vyber planetu, kde žijí obě rasy lásky a aspoň jedna potvůrka je tvoje: narodí se ti tam nová. Jestli nechceš, přeskoč to.
bastards-prompt-shooting = Koho zastřelíš?
    .can = Vyber planetu, kde tvá střílející rasa promění soupeřovy potvůrky v mrtvolky. Jestli nechceš, přeskoč to.
bastards-prompt-eating = Koho sežereš?
    .can = Vyber planetu, kde tvá žeroucí rasa sežere soupeřovy potvůrky. Jestli nechceš, přeskoč to.
bastards-prompt-trade = Která dvojice bude obchodovat?
    .can = Spoj na planetě dvojici z obou ras obchodu, aspoň jedna potvůrka musí být tvoje: dostaneš minci. Jestli nechceš, přeskoč to.
bastards-prompt-diplomacy = Která dvojice uzavře smlouvu?
    .can = Spoj na planetě dvojici z obou ras diplomacie, aspoň jedna potvůrka musí být tvoje: dostaneš bod. Jestli nechceš, přeskoč to.
bastards-prompt-answer-trade = { $who } nabízí obchod
    .can = { $who } ti nabízí obchod: když přijmeš, máte minci oba, když odmítneš, nemá ji nikdo.
bastards-prompt-answer-diplomacy = { $who } nabízí smlouvu
    .can = { $who } ti nabízí smlouvu: když přijmeš, máte bod oba, když odmítneš, nemá ho nikdo.
bastards-prompt-migration = Leť hned, naloďuj a vyloďuj
    .can = Migrace tě nechá letět hned: jeden krok je zdarma, další po minci. U planety můžeš naloďovat a vyloďovat všechny rasy.
bastards-prompt-mutation = Kdo se promění?
    .can = Vyber rasu na jedné planetě: všechny tvoje potvůrky té rasy se promění v druhou. Jestli nechceš, přeskoč to.
bastards-prompt-lift = Kdo se promění? Vyber ještě { $n }
    .can = Pro všechny tu není místo nebo zásoba: ťukni na ty, které se promění, ještě { $n }.
bastards-prompt-change = Vyměň kartu, nebo zamkni vztah
    .can = Vyměň u některého vztahu jednu rasu za jednu z nabídky, nebo vztah na tohle kolo jen zamkni.
bastards-prompt-change-more = Můžeš ještě prohodit nebo zamknout
    .can = Kartu změny máš na stole ty, a tak smíš ještě za mince prohodit strany jednoho vztahu nebo zamknout další.
bastards-prompt-put = Postav loď na mapu
    .can = Postav loď na kterékoli volné pole mapy; odtud poletíš.
bastards-prompt-fly = Leť, naloďuj, vyloďuj
    .can = Leť po polích mapy; u planety můžeš nalodit a vylodit svoje potvůrky.
bastards-prompt-land = Už jen ukonči let
    .can = Loď už nikam nedoletí a není co nalodit ani vylodit: zbývá ukončit let.
bastards-prompt-over = Hra skončila

## Tahy

bastards-name-says = Osídlit { ACC($planet) }
bastards-choose-says = Poslat { ACC($race) }
bastards-lay-says = Položit { $isOwn ->
    [yes] { ACC($race) }
   *[no] { bastards-so-many-of.acc }
} na { ACC($planet) }
bastards-lay-where = { $cell }
bastards-love-says = Na { LOC($planet) } se narodí { NOM($race) }
bastards-shoot-says = Zastřelit { bastards-so-many-of.acc } na { LOC($planet) }
bastards-eat-says = Sežrat { bastards-so-many-of.acc } na { LOC($planet) }
bastards-pair-says = Spojit na { LOC($planet) } { ACC($pair) }
bastards-accept = Souhlasím
bastards-refuse = Odmítám
bastards-load-says = Nalodit { ACC($race) } na { LOC($planet) }
bastards-unload-says = Vylodit { ACC($race) } na { ACC($planet) }
bastards-mutate-says = Na { LOC($planet) } proměnit { $all ->
    [one] { WHO($of) ->
        [you] svého { ACC($wasOne) }
        [bot] { OWN($of) }ova { ACC($wasOne) }
        [neutral] neutrálního { ACC($wasOne) }
       *[name] { ACC($wasOne) } ({ $of })
    } v { ACC($willOne) }
   *[other] { bastards-races-of.acc } v { ACC($will) }, { $n } { ZE($all) } { $all }
}
bastards-races-of = { WHO($of) ->
    [you] tvoji { NOM($was) }
    [bot] { OWN($of) }ovi { NOM($was) }
    [neutral] neutrální { NOM($was) }
   *[name] { NOM($was) } ({ $of })
}
    .acc = { WHO($of) ->
    [you] svoje { ACC($was) }
    [bot] { OWN($of) }ovy { ACC($was) }
    [neutral] neutrální { ACC($was) }
   *[name] { ACC($was) } ({ $of })
}
bastards-mutate-alike-says = Na { LOC($planet) } { bastards-races-of } zůstanou, čím jsou, { $n } { ZE($all) } { $all } se jen přeloží
bastards-plan-says = Zahrát { ACC($cards) }
bastards-relay-says = Přeložit mrtvolky na { LOC($planet) }
bastards-lift-says = Na { LOC($planet) } se promění { NOM($race) }
bastards-lift-where = { $cell }
bastards-swap-says = Ve vztahu { $relation } vyměnit { $side ->
    [left] vlevo
   *[right] vpravo
} { ACC($was) } za { ACC($will) }
bastards-flip-says = Prohodit strany vztahu { $relation }
bastards-lock-says = Zamknout vztah { $relation }
bastards-plan-name = { $cards }
bastards-put-says = Postavit loď na { $where }
bastards-fly-says = Letět na { $where }, { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
    [many] { $steps } kroku
   *[other] { $steps } kroků
}
bastards-fly-past = Letět nad cizí loď na { $where }, { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
    [many] { $steps } kroku
   *[other] { $steps } kroků
}
bastards-then = { $before }, pak { $next }
bastards-paid = { $what } – za { $coins }
bastards-end = { $relation ->
    [love] Ukončit lásku
    [shooting] Ukončit střelbu
    [eating] Ukončit žraní
    [trade] Ukončit obchod
    [diplomacy] Ukončit diplomacii
    [mutation] Ukončit mutaci
    [migration] Konec letu
   *[change] Ukončit změny
}
bastards-forgo = { $relation ->
    [love] Vynechat lásku
    [shooting] Vynechat střelbu
    [eating] Vynechat žraní
    [trade] Dál neobchodovat
    [diplomacy] Dál nevyjednávat
    [mutation] Vynechat mutaci
    [migration] Nikam neletět
   *[change] Nic neměnit
}
bastards-forgo-asks = { $what }? { $relation ->
    [love] Ještě se má kdo narodit.
    [shooting] Ještě je koho zastřelit.
    [eating] Ještě je koho sežrat.
    [trade] Ještě můžeš dostat minci.
    [diplomacy] Ještě můžeš dostat bod.
    [mutation] Ještě se má kdo proměnit.
    [migration] Loď ještě může letět, nalodit nebo vylodit.
   *[change] Ještě můžeš vztahy změnit.
}
bastards-choice-lay = Položit { ACC($race) }
bastards-choice-turn = { $turn ->
    [0] Neotočený
    [1] O čtvrt otáčky doprava
    [2] O půl otáčky
   *[3] O čtvrt otáčky doleva
}
bastards-choice-fly = Letět
bastards-choice-put = Postavit loď
bastards-choice-plan-two = Dvě karty
bastards-choice-first = Nejdřív { NOM($card) }

## Co tah přinese

bastards-foretell-leader = Na { LOC($planet) } { WHO($who) ->
    [you] máš převahu
    [neutral] mají převahu neutrální
   *[name] má převahu { $who }
}
bastards-foretell-no-leader = Na { LOC($planet) } nikdo nemá převahu
bastards-foretell-asked = { $who } smí odmítnout
bastards-foretell-coin = +1 mince
bastards-later = { $what ->
    [asked] Když souhlasí, získáte oba.
    [coins] Za mince si na konci koupíš body.
    [refuse] Druhá strana tím nezíská nic.
    [relation] Bude se to hodit, až se ten vztah zahraje.
    [done] Nic dalšího tu teď nezískáš.
   *[planets] Body přijdou později, za planety, kde budeš mít převahu.
}

## Obrazovka

bastards-board-label = Hvězdná mapa, kolo { $round }
bastards-planet-label = { $planet }: { $tokens }; { $free ->
    [one] { $free } volné pole
    [few] { $free } volná pole
    [many] { $free } volného pole
   *[other] { $free } volných polí
}
bastards-planet-shut = { $planet }: uzavřená, radioaktivní
bastards-token-corpse = { WHO($of) ->
    [you] { $n ->
        [one] tvoje mrtvolka
        [few] { $n } tvoje mrtvolky
       *[other] { $n } tvých mrtvolek
    }
    [bot] { $n ->
        [one] { OWN($of) }ova mrtvolka
        [few] { $n } { OWN($of) }ovy mrtvolky
       *[other] { $n } { OWN($of) }ových mrtvolek
    }
   *[name] { $n ->
        [one] mrtvolka
        [few] { $n } mrtvolky
       *[other] { $n } mrtvolek
    } ({ $of })
}
bastards-empty = nikdo
bastards-relations = Vztahy
bastards-relation-place = { $place }. { $relation }
bastards-relation-locked = zamčeno
bastards-pair-of = { $left } a { $right }
bastards-pair-alike = dvakrát { $left }
bastards-swap-first = Vyber vztah: jeho kartu vyměníš, nebo ho zamkneš.
bastards-offer = V nabídce
bastards-hand = Karty v ruce
bastards-not-in-hand = už zahráno
bastards-picked = vybráno
bastards-turn-token = Otočit
bastards-to-lay = K položení
bastards-left-to-lay = ještě { $n }
bastards-hold = Nákladový prostor
bastards-hold-empty = prázdný
bastards-hold-says = Vylodit { ACC($race) }
bastards-steps-done = uletěno: { $n ->
    [one] { $n } krok
    [few] { $n } kroky
    [many] { $n } kroku
   *[other] { $n } kroků
}
bastards-steps-left = { $n ->
    [0] nezbývá žádný krok
    [one] zbývá { $n } krok
    [few] zbývají { $n } kroky
    [many] zbývá { $n } kroku
   *[other] zbývá { $n } kroků
}
bastards-empty-bonus = i s krokem navíc za prázdnou loď
bastards-tap-creature = Ťukni na svou potvůrku u lodi, nebo ji přetáhni dovnitř.
bastards-tap-held = Ťukni na potvůrku v lodi, nebo ji přetáhni na planetu.
bastards-question-trade = { $who } chce na { LOC($planet) } obchodovat. Oba dostanete minci.
bastards-question-diplomacy = { $who } chce na { LOC($planet) } uzavřít smlouvu. Oba dostanete bod.
bastards-question-refused = Když odmítneš, nikdo nedostane nic.
bastards-reveal = Karty na stůl!
bastards-reveal-settlers = Osadníci přistávají!
bastards-reveal-none = žádná karta
bastards-tie-coins = Při stejných bodech rozhodly mince, které zbyly: { $values }.
bastards-tie-living = Zbylo stejně mincí, rozhodly živé potvůrky: { $values }.
bastards-crew = Hráči
bastards-crew-open = Tohle kolo
bastards-crew-hand = V ruce
bastards-crew-played = Zahráno
bastards-crew-supply = V zásobě
bastards-crew-hold = V lodi
bastards-crew-living = Živé potvůrky
bastards-crew-ready = rozhodnuto
bastards-crew-start = začíná
bastards-track = Kolo { $round } { ZE($of) } { $of }
bastards-track-short = kolo
    { $round } / { $of }
bastards-track-start = Osidlování
bastards-track-ships = jen lodě
bastards-track-scores = boduje se dominance: { $n ->
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
} za planetu
bastards-track-returns = karty se vracejí
bastards-track-round = kolo { $n }
bastards-help = Pravidla
bastards-planet-leader = { WHO($who) ->
    [you] Převahu tu máš ty
    [neutral] Převahu tu mají neutrální
   *[name] Převahu tu má { $who }
}
bastards-planet-no-leader = Nikdo tu nemá převahu
bastards-planet-counts = Živé potvůrky
bastards-planet-free = Volná pole: { $n }
bastards-prospect-love = { $n ->
    [0] žádný potomek
   *[other] potomek
}
    .now = { $n ->
    [0] Teď se nikdo nenarodí
   *[other] Teď se narodí potomek
}
bastards-prospect-shooting = { $n ->
    [0] není koho
    [one] { $n } zásah
    [few] { $n } zásahy
    [many] { $n } zásahu
   *[other] { $n } zásahů
}
    .now = { $n ->
    [0] Teď není koho zastřelit
   *[other] Teď { bastards-prospect-shooting }
}
bastards-prospect-eating = { $n ->
    [0] není koho
    [one] { $n } sousto
    [few] { $n } sousta
    [many] { $n } sousta
   *[other] { $n } soust
}
    .now = { $n ->
    [0] Teď není koho sežrat
   *[other] Teď { bastards-prospect-eating }
}
bastards-prospect-trade = { $n ->
    [0] žádná mince
    [one] { $n } mince
    [few] { $n } mince
    [many] { $n } mince
   *[other] { $n } mincí
}
    .now = Teď { bastards-prospect-trade }
bastards-prospect-diplomacy = { $n ->
    [0] žádný bod
    [one] { $n } bod
    [few] { $n } body
    [many] { $n } bodu
   *[other] { $n } bodů
}
    .now = Teď { bastards-prospect-diplomacy }
bastards-prospect-migration = let hned
    .now = Hned poletíš
bastards-prospect-mutation = { $n ->
    [0] nikdo
    [one] { $n } proměna
    [few] { $n } proměny
    [many] { $n } proměny
   *[other] { $n } proměn
}
    .now = { $n ->
    [0] Teď se nikdo nepromění
   *[other] Teď { bastards-prospect-mutation }
}
bastards-prospect-change = výměna
    .now = Všichni mění vztahy
bastards-coins-left = zbude
bastards-prospect-where = { $what } na { LOC($planet) }
bastards-prospect-pairs = { $n ->
    [one] { $n } dvojice
    [few] { $n } dvojice
    [many] { $n } dvojice
   *[other] { $n } dvojic
}
bastards-nothing-there = Tady se teď nedá nic udělat.
bastards-not-this-planet = Teď se pokládá na { ACC($planet) }.
bastards-does-love = Kde žijí obě rasy a aspoň jedna potvůrka je tvoje, narodí se ti potomek.
    .pair = Kde spolu žijí { NOM($left) } a { NOM($right) } a aspoň jedna potvůrka je tvoje, narodí se ti potomek.
bastards-does-shooting = Tvá levá rasa zastřelí na jedné planetě všechny potvůrky pravé rasy jednoho soupeře.
    .pair = Tvoji { NOM($left) } zastřelí na jedné planetě všechny { ACC($right) } jednoho soupeře.
bastards-does-eating = Tvá levá rasa sežere na jedné planetě všechny potvůrky pravé rasy jednoho soupeře.
    .pair = Tvoji { NOM($left) } sežerou na jedné planetě všechny { ACC($right) } jednoho soupeře.
bastards-does-trade = Za každou dvojici s tvou potvůrkou máš minci, druhou dostane majitel partnera.
    .pair = Spolu obchodují { NOM($left) } a { NOM($right) }. Za každou dvojici s tvou potvůrkou máš minci, druhou dostane majitel partnera.
bastards-does-diplomacy = Za každou dvojici s tvou potvůrkou máš bod, druhý dostane majitel partnera.
    .pair = Smlouvu uzavírají { NOM($left) } a { NOM($right) }. Za každou dvojici s tvou potvůrkou máš bod, druhý dostane majitel partnera.
bastards-does-migration = Poletíš hned, jeden krok je zdarma. Tyhle dvě rasy jinak nesmějí na loď.
    .pair = Poletíš hned, jeden krok je zdarma. Jinak { NOM($left) } a { NOM($right) } nesmějí na loď.
bastards-does-mutation = Tvoje potvůrky jedné rasy na planetě se promění v druhou.
    .pair = Tvoji { NOM($left) } na jedné planetě se promění v { ACC($right) }, nebo naopak.
bastards-does-change = Všichni vymění kartu některého vztahu, nebo vztah zamknou.

## Souhrn

bastards-sum-round = Kolo { $round } { ZE($of) } { $of }.
bastards-sum-own = { $coins }, { $points }, { $living }.
bastards-sum-planet = { $planet }: { $tokens }.
bastards-sum-relation = { $relation }: { $pair }.

## Události

bastards-event-offerLaid = V nabídce leží { NOM($races) }.
bastards-event-startPlayer = { DOES($who, "Začínáš", "začíná") }.
bastards-event-named = { DOES($who, "Osidluješ", "osidluje") } { ACC($planet) }.
bastards-event-chosen = { DOES($who, "Posíláš", "posílá") } { ACC($race) }.
bastards-event-chosen-hidden = { DOES($who, "Už máš", "už má") } vybráno.
bastards-event-choicesShown = { $sent }.
bastards-event-sent = { DOES($who, "posíláš", "posílá") } { ACC($race) }
bastards-event-neutralCard = Neutrální osadník je { NOM($race) }.
bastards-event-settlerExchanged = { DOES($who, "Posíláš", "posílá") } místo { GEN($from) } { ACC($to) }.
bastards-event-leftOut = { WHO($of) ->
    [you] Tvůj osadník se nevešel a zůstává doma.
    [bot] { OWN($of) }ův osadník se nevešel a zůstává doma.
    [neutral] Neutrální osadník se nevešel a zůstává doma.
   *[name] Osadník se nevešel a zůstává doma ({ $of }).
}
bastards-event-takenUp = Na { LOC($planet) } se potvůrky skládají znovu.
bastards-event-laid = { DOES($who, "Kladeš", "klade") } { $isOwn ->
    [yes] { ACC($race) }
   *[no] { bastards-so-many-of.acc }
} na { ACC($planet) }.
bastards-event-laid-corpse = { DOES($who, "Překládáš", "překládá") } mrtvolku { $isOwn ->
    [yes] { GEN($race) }
   *[no] { bastards-so-many-of.acc }
} na { LOC($planet) }.
bastards-event-settlingOver = Osidlování skončilo.
bastards-event-round = Začíná kolo { $n }.
bastards-event-shipStep = Teď se jen létá, akce se nehrají.
bastards-event-planned = { DOES($who, "Plánuješ", "plánuje") } { ACC($cards) }.
bastards-event-planned-hidden = { DOES($who, "Už máš", "už má") } naplánováno.
bastards-event-plansShown = Karty na stůl! { $plans }.
bastards-event-plan = { DOES($who, "hraješ", "hraje") } { ACC($cards) }
bastards-event-plan-none = { DOES($who, "nehraješ", "nehraje") } nic
bastards-event-paid = { DOES($who, "Platíš", "platí") } { $coins }.
bastards-event-begun = { DOES($who, "Hraješ", "hraje") } { ACC($card) }.
bastards-event-born = { WHO($who) ->
    [you] Na { LOC($planet) } se ti narodil { NOM($race) }.
    [bot] Na { LOC($planet) } se narodil { OWN($who) }ův { NOM($race) }.
   *[name] { $who } má na { LOC($planet) } nového { ACC($race) }.
}
bastards-event-shot = Na { LOC($planet) } { DOES($who, "střílíš", "střílí") } { bastards-so-many-of.acc }.
bastards-event-eaten = Na { LOC($planet) } { DOES($who, "žereš", "žere") } { bastards-so-many-of.acc }.
bastards-event-asked = Na { LOC($planet) } { WHO($whom) ->
    [you] ti { $who } nabízí { ACC($card) }
    [bot] { DOES($who, "nabízíš", "nabízí") } { DAT($whom) } { ACC($card) }
   *[name] { DOES($who, "nabízíš", "nabízí") } { ACC($card) }, odpovídá { $whom }
}.
bastards-event-paired-trade = Na { LOC($planet) } spolu { WHO($pair) ->
    [you] obchodují tvoje dvě potvůrky
    [you-all] obchodujete { $pair }
    [they] obchodují { $pair }
   *[name] obchodují dvě potvůrky ({ $pair })
}.
bastards-event-paired-diplomacy = Na { LOC($planet) } { WHO($pair) ->
    [you] uzavírají smlouvu tvoje dvě potvůrky
    [you-all] uzavíráte smlouvu { $pair }
    [they] uzavírají smlouvu { $pair }
   *[name] uzavírají smlouvu dvě potvůrky ({ $pair })
}.
bastards-event-refused = Na { LOC($planet) } { DOES($who, "odmítáš", "odmítá") } { ACC($card) }.
bastards-event-shipPut = { DOES($who, "Stavíš", "staví") } loď na { $where }.
bastards-event-flew = { DOES($who, "Letíš", "letí") } na { $where }.
bastards-event-loaded = { DOES($who, "Naloďuješ", "naloďuje") } na { LOC($planet) } { ACC($race) }.
bastards-event-unloaded = { DOES($who, "Vyloďuješ", "vyloďuje") } na { ACC($planet) } { ACC($race) }.
bastards-event-landed = { DOES($who, "Končíš", "končí") } let.
bastards-event-mutated = Na { LOC($planet) } { DOES($who, "měníš", "mění") } { $isOwn ->
    [yes] { bastards-so-many.acc }
   *[no] { bastards-so-many-of.acc }
} v { $n ->
    [one] { ACC($to) }
   *[other] { ACC($toAll) }
}.
bastards-event-swapped = { DOES($who, "Měníš", "mění") } ve vztahu { $card } { ACC($from) } za { ACC($to) }.
bastards-event-flipped = { DOES($who, "Prohazuješ", "prohazuje") } strany vztahu { $card }.
bastards-event-locked = { DOES($who, "Zamykáš", "zamyká") } vztah { $card }.
bastards-event-unlocked = Vztahy se odemkly.
bastards-event-dominance = Po { $round }. kole se počítá dominance, { $each ->
    [one] { $each } bod
    [few] { $each } body
    [many] { $each } bodu
   *[other] { $each } bodů
} za planetu. { $winners }.
bastards-event-dominates = na { LOC($planet) } { WHO($who) ->
    [you] máš převahu ty
   *[name] má převahu { $who }
}
bastards-event-dominates-none = Nikdo nemá převahu nikde
bastards-event-cardsReturned = Zahrané karty se vrátily do ruky.
bastards-event-over = Hra skončila. Mince se proměnily v body.

## Co přinesla náhoda

bastards-draw-dealt = { $side ->
    [left] Vlevo
   *[right] Vpravo
} do vztahu { $relation } přicházejí { NOM($races) }.

## Proč to nejde

bastards-reason-notNow = Teď se rozhoduje o něčem jiném.
bastards-reason-layFirst = Nejdřív polož potvůrku, kterou držíš.
bastards-reason-radioactive = Planeta je radioaktivní a uzavřená.
bastards-reason-settled = Ta planeta už je osídlená.
bastards-reason-notSetAside = Takovou potvůrku odloženou nemáš.
bastards-reason-notSmallest = Teď smíš poslat jen nejmenší potvůrku.
bastards-reason-notInHand = Tuhle kartu v ruce nemáš.
bastards-reason-sameCard = Musí to být dvě různé karty.
bastards-reason-coins = Stojí to { $coins } a tolik nemáš.
bastards-reason-noParents = Nejsou tam oba rodiče.
bastards-reason-wrongRace = Ta rasa do tohohle vztahu nepatří.
bastards-reason-noAttacker = Nemáš tam potvůrku levé rasy.
bastards-reason-noVictim = Není tam koho zasáhnout.
bastards-reason-ownColour = Na vlastní potvůrky to nejde.
bastards-reason-noSupply = V zásobě už žádná není.
bastards-reason-noRoom = Není tam místo.
bastards-reason-taken = Žeton musí ležet celý na volných polích planety.
bastards-reason-blocksRest = Zbytek by se pak nevešel.
bastards-reason-noPair = Taková dvojice tam už nezbývá.
bastards-reason-notOwnPair = Aspoň jedna z dvojice musí být tvoje.
bastards-reason-shipPlaced = Loď se na mapu staví jen jednou, teprve pak létá.
bastards-reason-shipThere = Stojí tam jiná loď.
bastards-reason-notNext = To pole s lodí nesousedí.
bastards-reason-noStep = Loď už nemá žádný krok.
bastards-reason-justJumped = Teleportem nejde letět dvakrát po sobě.
bastards-reason-nowhereToEnd = Let by pak neměl kde skončit.
bastards-reason-noDock = Loď nestojí u obydlené planety.
bastards-reason-notYours = Není tam žádná tvoje živá potvůrka.
bastards-reason-grounded = Tuhle rasu teď kvůli vztahu migrace nalodit nesmíš.
bastards-reason-holdFull = Do lodi se už nevejde.
bastards-reason-notInHold = Taková potvůrka v lodi není.
bastards-reason-upAndDown = V tomhle letu se nalodila právě tady, vylodit se musí jinde.
bastards-reason-alreadyDone = To už bylo.
bastards-reason-noCorpses = Nejsou tam žádné mrtvolky.
bastards-reason-tooFew = Musí se jich proměnit co nejvíc a s tímhle by to nevyšlo.
bastards-reason-locked = Vztah je zamčený.
bastards-reason-notOnOffer = Ta karta není v nabídce.
bastards-reason-noChange = Nic by se nezměnilo.
bastards-reason-notPlayed = To smíš, jen když kartu hraješ ty.
bastards-reason-mustChange = Nejdřív vyměň kartu, nebo zamkni vztah.

## Body

bastards-source-dominance = Dominance po { $round }. kole
bastards-source-diplomacy = Diplomacie
bastards-less-coins = Mince se utratily a body jsou jen za ty, které v pokladně zůstanou.
bastards-source-coins = Body za mince
bastards-unit-planet = { $n ->
    [one] { $n } planeta
    [few] { $n } planety
    [many] { $n } planety
   *[other] { $n } planet
}
bastards-unit-pair = { $n ->
    [one] { $n } smlouva
    [few] { $n } smlouvy
    [many] { $n } smlouvy
   *[other] { $n } smluv
}
bastards-unit-coins = { $n }× { $each ->
    [one] { $each } mince
    [few] { $each } mince
    [many] { $each } mince
   *[other] { $each } mincí
}

## Příprava hry

bastards-option-rounds = Délka
bastards-option-rounds-4 = 4 kola
bastards-option-rounds-8 = 8 kol
bastards-option-rounds-12 = 12 kol
bastards-option-settling = Osídlení planet
bastards-option-settling-chosen = Vyberete sami
bastards-option-settling-dealt = Náhodné
bastards-option-settling-note = Sami vybíráte jako v pravidlech: tajně, planetu po planetě. Při náhodném jsou všechny planety osídlené hned a začínáte prvním kolem.
bastards-option-order = Pořadí vztahů
bastards-option-order-standard = Láska první (základní)
bastards-option-order-mutation = Mutace první (útočné)
bastards-option-order-migration = Migrace první (útočné)
bastards-option-order-change = Změna první (divoké)
bastards-option-order-own = Vlastní
bastards-own-up = { $relation } výš
bastards-own-down = { $relation } níž
bastards-option-planets = Obydlené planety
bastards-option-planets-preset = Doporučené
bastards-option-planets-small = Nejmenší (těsno)
bastards-option-planets-large = Největší (volno)
bastards-option-planets-spread = Rozeseté po mapě
bastards-option-planets-own = Vlastní
bastards-own-planet = { $planet }, { $n ->
    [one] { $n } pole
    [few] { $n } pole
    [many] { $n } pole
   *[other] { $n } polí
  }
bastards-own-count = { $n ->
    [0] Obydli aspoň jednu planetu.
    [one] Obydlená bude { $n } planeta, ostatní zavírá radiace.
    [few] Obydlené budou { $n } planety, ostatní zavírá radiace.
    [many] Obydleno bude { $n } planety, ostatní zavírá radiace.
   *[other] Obydleno bude { $n } planet, ostatní zavírá radiace.
  } Doporučeno jich je { $of }.

bastards-example-settle-relay = Šlimák třetího hráče se nevejde tak, jak žetony leží. Po přeskládání by se vešel, a tak jeho majitel všechny tři zvedne a položí je znovu, největší nejdřív.
bastards-example-relations-love = Láska: Ropušák a Bramboroid. Oba tu žijí a Ropušák je tvůj, takže se ti narodí Ropušák. Máš teď víc potvůrek než kterákoli jiná barva a vlaje tu tvoje vlajka.
bastards-example-relations-shooting = Střelba: Ropušák střílí Bramboroidy. Z Bramboroidů jedné barvy jsou mrtvolky; neutrální je jiná barva a žije dál.
bastards-example-relations-trade = Obchod: Ropušák a Bramboroid. Bramboroidi jsou dva, ale každá potvůrka je jen v jedné dvojici: mince tobě a mince majiteli partnera, oba tak máte šest místo pěti.
bastards-example-relations-mutation = Mutace: z Ropušáků Kaktusáci. Jeden Kaktusák se vejde, když se zvedne Ropušák vedle; na druhého už místo není. Promění se jich co nejvíc, tedy jeden.
bastards-example-relations-eating = Žraní: Ropušák žere Bramboroidy. Sežraný Bramboroid se vrátil do zásoby a jeho políčka jsou volná; neutrální je jiná barva a zůstal.
bastards-example-relations-diplomacy = Diplomacie: Ropušák a Bramboroid. Neutrální Bramboroid nikdy neodmítne: jedna dvojice, jeden bod.
bastards-example-relations-migration = Migrace: první krok je zdarma, druhý a třetí za minci. Po prvním se nalodila potvůrka a letí dál; z pěti mincí zbyly tři.
bastards-example-relations-pair = U vztahu leží dvě karty ras, levá a pravá. Láska se teď týká Ropušáků a Bramboroidů.
bastards-example-relations-change = Změna vztahů: Ropušák šel do nabídky, místo něj přišel Kaktusák. Zámek drží vztah do konce kola.
bastards-example-round-plan = První hráč zahrál dvě karty a zaplatil za to: z pěti mincí má tři. Druhý zahrál jednu.
bastards-example-round-resolve = Karty jdou podle pořadí vztahů, ne hráčů: Láska druhého hráče přijde dřív než Střelba prvního.
bastards-rules-track = Celá stopa: čtverečky jsou kola, kolečka lety lodí. Po zvýrazněných kolech se počítá dominance.
bastards-example-end-most = Po 4. kole: dvě potvůrky proti jedné a jedné. To je víc, než má kterákoli jiná barva, a planeta dává bod.
bastards-example-end-tie = Po 4. kole: dvě proti dvěma. Při shodě nikdo nic nedostane.
bastards-example-ships-empty = Loď je celou cestu prázdná: tři kroky až na pole Krabice.
bastards-example-ships-loaded = Dva kroky a nalodí se potvůrka. Prázdná loď by směla ještě o pole dál, tahle už ne.
bastards-example-ships-teleport = Krok k teleportu, teleportem zadarmo a krok za ním. S prázdnou lodí ještě jeden zbývá.

bastards-group-leads = Dominuješ pak na planetě
bastards-group-pairs = Uzavírá dvojici
bastards-group-kills = Ubírá někomu potvůrky
bastards-group-lays = Přidává ti potvůrku
bastards-group-flies = Letí
bastards-group-changes = Mění potvůrky nebo vztahy
bastards-group-plans = Plánuje akce

bastards-drawn = karty

bastards-lasting = Nejdéle ze všech { DOES($name, "držíš", "drží") } jednu planetu, { $count ->
        [few] { $count } svoje tahy
       *[other] { $count } svých tahů
    }, a { WHO($name) ->
        [you] přicházíš
       *[name] přichází
    } o ni { $in }.
    .open = Nejdéle ze všech { DOES($name, "držíš", "drží") } jednu planetu { $from } až do konce.

## Proč je něco dobré

bastards-why-planet = Na { LOC($planet) } { $stand ->
    [ahead] to { $isNew ->
        [yes] bude { $own } : { $most } pro tebe místo { $hadOwn } : { $hadMost }
       *[no] zůstane { $own } : { $most } pro tebe
    }; po { $round }. kole za to { $points ->
        [one] bude { $points } bod
        [few] budou { $points } body
       *[other] bude { $points } bodů
    }.
    [level] to { $isNew ->
        [yes] bude { $own } : { $most } místo { $hadOwn } : { $hadMost }
       *[no] zůstane { $own } : { $most }
    }; při shodě tam po { $round }. kole nedostane body nikdo.
    [weaker] budou mít ostatní nejvýš { $most ->
        [one] { $most } potvůrku
        [few] { $most } potvůrky
       *[other] { $most } potvůrek
    }.
    [empty] nezůstane nikdo, kdo by měl převahu.
   *[behind] to { $isNew ->
        [yes] bude { $own } : { $most } místo { $hadOwn } : { $hadMost }
       *[no] zůstane { $own } : { $most }
    }; k převaze ti { $lacks ->
        [one] bude chybět { $lacks } potvůrka
        [few] budou chybět { $lacks } potvůrky
       *[other] bude chybět { $lacks } potvůrek
    }.
}
bastards-why-blow = Na { LOC($planet) } zasáhneš { bastards-why-creatures }.
bastards-why-agreed = { $asks ->
    [yes] Když druhá strana souhlasí, získáš
   *[no] Za tuhle dvojici získáš
} { $points ->
    [0] { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
bastards-why-theirs = { $relation ->
    [trade] Obchodem
   *[diplomacy] Diplomacií
} pak kdokoli jiný spojí nejvýš { $pairs ->
    [one] { $pairs } dvojici
    [few] { $pairs } dvojice
   *[other] { $pairs } dvojic
}.
bastards-why-loadable = Loď pak bude smět nabrat { $creatures ->
    [one] { $creatures } tvoji potvůrku
    [few] { $creatures } tvoje potvůrky
   *[other] { $creatures } tvých potvůrek
}.
bastards-why-reach = Odtud příště jedním letem { $n ->
    [0] na žádnou planetu nedoletíš
    [one] doletíš na { $n } planetu
    [few] doletíš na { $n } planety
   *[other] doletíš na { $n } planet
}.
bastards-why-race = { $race } je na kartách { $n } { $n ->
    [one] vztahu
   *[other] vztahů
}.
bastards-why-at = Loď bude u { GEN($planet) }, kde smí příště nabrat { $creatures ->
    [one] { $creatures } tvoji potvůrku
    [few] { $creatures } tvoje potvůrky
   *[other] { $creatures } tvých potvůrek
}.
bastards-why-enough = { $isFlight ->
    [yes] Letět někam dál se teď nevyplatí.
   *[no] Nic dalšího tu teď nezískáš.
}
bastards-why-spare = Karta { $relation } teď nic neudělá, { $waits ->
    [yes] a ty lepší si tím schováš na později
   *[no] ale nic ani nestojí
}.
bastards-why-card = { $relation ->
    [trade] Obchodem teď získáš { $total ->
        [one] { $total } minci
        [few] až { $total } mince
       *[other] až { $total } mincí
    }.
    [diplomacy] Diplomacií teď získáš { $total ->
        [one] { $total } bod
        [few] až { $total } body
       *[other] až { $total } bodů
    }.
    [love] Láskou se ti teď může narodit potvůrka na { LOC($planet) }.
    [shooting] Střelbou teď zasáhneš { bastards-why-most } na { LOC($planet) }.
    [eating] Žraním teď zasáhneš { bastards-why-most } na { LOC($planet) }.
    [migration] Migrací poletíš hned, dřív než se rozletí ostatní lodě.
   *[mutation] Mutací teď proměníš { bastards-why-most } na { LOC($planet) }.
}
# Čtvrtý pád.
bastards-why-creatures = { $total ->
    [one] { $total } potvůrku
    [few] { $total } potvůrky
   *[other] { $total } potvůrek
}
bastards-why-most = { $total ->
    [one] { bastards-why-creatures }
   *[other] až { bastards-why-creatures }
}
bastards-why-kept = Karta { $relation } { $total ->
    [0] by ti teď nic nepřinesla
   *[other] by teď přinesla { $what ->
        [trade] jen { $total ->
            [one] { $total } minci
            [few] { $total } mince
           *[other] { $total } mincí
        }
        [diplomacy] jen { $total ->
            [one] { $total } bod
            [few] { $total } body
           *[other] { $total } bodů
        }
        [love] jen { $total } narození
        [mutation] proměnu nejvýš { $total } { $total ->
            [one] potvůrky
           *[other] potvůrek
        }
       *[strike] zásah nejvýš { $total } { $total ->
            [one] potvůrky
           *[other] potvůrek
        }
    }
}{ $waits ->
    [yes] ; v ruce počká na lepší chvíli
   *[no] {""}
}.
bastards-why-pairs = { $relation ->
    [trade] Obchodem
   *[diplomacy] Diplomacií
} pak půjde spojit { $pairs ->
    [one] { $pairs } dvojici
    [few] až { $pairs } dvojice
   *[other] až { $pairs } dvojic
}.
bastards-why-birth = Láskou se ti pak může narodit potvůrka.
bastards-why-strike = { $relation ->
    [shooting] Střelbou
   *[eating] Žraním
} pak zasáhneš { bastards-why-most }.
bastards-why-threat = { $total ->
    [0] Střelbou ani žraním pak tvoje potvůrky nikdo nezasáhne.
   *[other] Jednou ranou pak přijdeš nejvýš o { bastards-why-creatures }.
}
bastards-why-coins = { $coins ->
    [0] Zůstane ti prázdná kapsa
    [one] Zůstane ti { $coins } mince
    [few] Zůstanou ti { $coins } mince
   *[other] Zůstane ti { $coins } mincí
}.
bastards-why-aboard = Loď poveze { bastards-why-creatures } a do počítání převahy po { $round }. kole poletí ještě { $flights }krát.
bastards-why-fetches = Loď bude blíž k potvůrkám, které se vyplatí převézt; do počítání převahy po { $round }. kole poletí ještě { $flights }krát.
bastards-why-room = Na { LOC($planet) } zbude místo pro potvůrky { $races ->
    [one] { $races } rasy
   *[other] { $races } ras
}.
