# Pravidla Lovců a sběračů po odstavcích. Klíč odstavce je jeho značka v RULES.md.

hunters-rules-goal = Cíl
    .lead = S ostatními skládáš krajinu doby kamenné a obsazuješ ji svým kmenem. Sběrači bodují za uzavřené lesy, rybáři za uzavřené řeky. Lovci na loukách a chýše na říčních soustavách čekají až na konec hry. Vyhrává, kdo má nejvíc bodů.
hunters-rules-turn = Tah
    .lead = Přiložíš dílek, smíš na něj postavit jednu figurku, obodují se lesy a řeky, které dílek uzavřel, a vezmeš si nový.
hunters-rules-scoring = Body
hunters-rules-bonus = Bonusové dílky
hunters-rules-end = Konec hry

hunters-clause-hg-hand = V ruce držíš jeden dílek a na konci svého tahu si vezmeš nový. Startovní dílek leží na stole od začátku. Kdo začne, určí náhoda, pokud se na tom nedomluvíte.
    .title = Dílek v ruce
    .v-strategic = Strategická varianta: držíš tři dílky a přikládáš kterýkoli z nich.
    .v-open = Otevřené ruce: dílky v ruce vidí všichni.
    .ruling-deal = Ruce se rozdávají po hráčích, od začínajícího.
    .ruling-memory = Z toho, že si někdo ve strategické variantě dílek nechal, ačkoli se předtím vešel, počítač nic nevyvozuje.
    .ruling-short = Krátká hra, jakou hrají lekce, má v pytlíku jen některé dílky; ty, které zůstaly v krabici, nejsou vyřazené.
hunters-clause-hg-place = Dílek přiložíš, jakkoli otočený, tak, aby se hranou dotýkal aspoň jednoho ležícího dílku a aby na všech společných hranách navazoval stejný terén: les na les, louka na louku, řeka na řeku.

    Dílek, který se nikam nevejde, se ukáže, vyřadí a nahradí jiným.
    .title = Přiložení dílku
    .ruling-misfit = Jestli se dílky vejdou, zjišťuje se u celé ruky pokaždé, než přikládáš, od nejnižšího čísla; i bonusový dílek nahradí běžný a koho pytlík nechá bez dílku, ten tah vynechá.
hunters-clause-hg-occupy = Na právě přiložený dílek smíš postavit jednu figurku: sběrače do lesa, rybáře na řeku, nebo na louku položit lovce. Celá oblast přitom nesmí mít žádného panáčka, ani tvého. Chýše patří na říční soustavu, na které žádná chýše nestojí; s panáčky si nepřekážejí.

    Obsadit smíš i to, co dílek právě uzavřel. Na startovní dílek stavět nejde.
    .title = Obsazení
    .ruling-hut = Chýše stojí na řece jako rybář, protože každé jezero nějakou má; z každé soustavy na dílku je to jediné místo.
hunters-clause-hg-close = Potom se obodují všechny lesy a řeky, které dílek uzavřel, a panáčci z nich se vrátí do zásoby. V bonusovém tahu je můžeš hned použít znovu. Řeku uzavře i to, když se spojí do kruhu.
    .title = Uzavření
hunters-clause-hg-tie = Když se obsazené oblasti spojí, dostane plný počet bodů každý, kdo v nich má nejvíc figurek toho druhu; ostatní nic. Více figurek nepřinese více bodů.
    .title = Kdo boduje
hunters-clause-hg-forest = Les je uzavřený, když nikde nekončí na volné hraně. Přinese 2 body za každou svou část; dvě části téhož lesa, které se na dílku nedotýkají, se počítají zvlášť.
    .title = Les
    .v-tiles = Les po dílcích: 2 body za každý dílek lesa, i kdyby na něm měl dvě oddělené části. Tak počítá hra po síti.
hunters-clause-hg-mushroom = Každá část lesa s houbami přidá k uzavřenému lesu 3 body.
    .title = Houby
hunters-clause-hg-river = Řeka vede od jezera, pramene nebo kraje lesa k dalšímu takovému konci. Uzavřená přinese 1 bod za každý dílek a 1 bod za každou rybu v ní i v jezerech na jejích koncích. Jezero, které je na obou koncích, se počítá jednou.
    .title = Řeka
hunters-clause-hg-meadow = Louky se počítají až na konci, i neuzavřené. Jelen je za 1 bod, zubr za 2, mamut za 3. Louky od sebe oddělují řeky a lesy.
    .title = Louka
hunters-clause-hg-tiger = Každý tygr sežere jednoho jelena své louky. Do minusu se za jeleny nejde.
    .title = Tygr
    .ruling-once = Tygr žere za celou hru jen jednou; snědený jelen je pryč, a co už obodovala past, to z louky zmizelo a tygr na to nemůže.
hunters-clause-hg-system = Říční soustava jsou všechny řeky a jezera, které spolu souvisejí; jezero řeky spojuje, neodděluje. Na konci přinese tomu, kdo na ní má nejvíc chýší, 1 bod za každou rybu, i neuzavřená.
    .title = Říční soustava
hunters-clause-hg-bonus = Kdo běžným dílkem uzavře obsazený les s menhirem, ať v něm stojí kdokoli, vezme si bonusový dílek a hned hraje znovu. Za jeden tah je nejvýš jeden bonusový tah a sám další nepřinese.

    Když žádný bonusový dílek nezbývá, bonusový tah není.
    .title = Menhir a bonusový tah
    .v-any = Menhir v každém lese: bonusový tah dá i les, ve kterém nikdo nestojí, jak říká první vydání hry.
    .v-strategic = Strategická varianta: v bonusovém tahu přiložíš kterýkoli dílek z ruky a ostatní si necháš.
    .ruling-misfit = Bonusový dílek, který se nikam nevejde, se vyřadí a vezmeš si další, dokud nějaké jsou.
hunters-clause-hg-hunting-trap = Hned oboduje všechna zvířata téže louky na svém dílku a osmi okolních tomu, kdo past položil, ať tam má lovce nebo ne. Tygři v dosahu napřed žerou: raději jelena mimo dosah. Obodovaná zvířata už se nikdy nepočítají.
    .title = Lovecká past
    .ruling-own = Do dosahu pasti patří i její vlastní dílek.
    .ruling-which = Z jelenů, mezi kterými tygr vybírá, padne dřív ten mimo dosah jámy s kůly, pak ten na dílku s nižším číslem; tygr, na kterého žádný nezbyl, zůstane hladový.
hunters-clause-hg-pit-trap = Na konci se zvířata téže louky na dílku a osmi okolních počítají dvakrát. Jeleni mimo dosah jsou sežraní jako první, obodovaná zvířata se nepočítají.
    .title = Jáma s kůly
    .ruling-own = Do dosahu jámy patří i její vlastní dílek.
hunters-clause-hg-fire = Na louce s ohněm tygři nikoho nesežerou, ani když tam přijde past.
    .title = Oheň
hunters-clause-hg-shaman = Kdo šamana položí, smí si vzít jednoho svého panáčka zpět do zásoby, bez bodů, a hned ho použít. Chýši ne.
    .title = Šaman
hunters-clause-hg-raft = Na konci přidá 1 bod za každé jezero své říční soustavy tomu, kdo na ní má nejvíc chýší.
    .title = Vor
hunters-clause-hg-canoe = Kdo kánoi položí, dostane hned 2 body za každé jezero soustavy, ke které ji připojil, i za to její. Chýší se to netýká.
    .title = Kánoe
    .v-out = Bez kánoe: zůstane v krabici. Říká si o to sám překladatel pravidel, protože je to karta tak silná, že dokáže rozhodnout celou hru.
hunters-clause-hg-end = Hra končí, když už nikdo nemá dílek. Sběrači a rybáři v neuzavřených oblastech nedostanou nic. Spočítají se louky a říční soustavy, jedna po druhé. Při shodě bodů se vítězové o výhru dělí.
    .title = Kdy hra končí
    .ruling-last = Hraje se, dokud někdo drží jakýkoli dílek, i bonusový; pravidla na jiném místě říkají, že jen dokud jde přiložit běžný.
    .ruling-sheet = Dokud se hraje, počítá tabulka i to, co by louky a soustavy daly právě teď; otevřené lesy a řeky v ní nejsou.

hunters-parts-tiles = Dílky
hunters-parts-pieces = Figurky každého hráče
hunters-parts-drawn = Co je na dílcích
hunters-parts-pawn = { $n ->
    [one] { $n } panáček
    [few] { $n } panáčci
    [many] { $n } panáčka
   *[other] { $n } panáčků
}
hunters-parts-hut = { $n ->
    [one] { $n } chýše
    [few] { $n } chýše
    [many] { $n } chýše
   *[other] { $n } chýší
}

hunters-what-land = Běžný dílek
    .says = Držíš ho v ruce a přikládáš ke krajině tak, aby hrany navazovaly.
hunters-what-bonus = Bonusový dílek
    .says = Dostane ho, kdo uzavře les s menhirem, a hned s ním hraje znovu. Některé umějí něco navíc.
hunters-what-pawn = Panáček
    .says = V lese stojí jako sběrač, na řece jako rybář, na louce leží jako lovec. Z lesa a řeky se po uzavření vrací, lovec zůstane do konce hry.
hunters-what-hut = Chýše
    .says = Stojí na říční soustavě až do konce hry a boduje za její ryby.
hunters-what-forest = Les
    .says = Sběrač v něm boduje, jakmile je les uzavřený.
hunters-what-river = Řeka
    .says = Rybář na ní boduje, jakmile je uzavřená na obou koncích.
hunters-what-meadow = Louka
    .says = Lovec na ní na konci hry boduje za zvířata.
hunters-what-system = Říční soustava
    .says = Řeky a jezera, které spolu souvisejí. Chýše na ní na konci boduje za ryby.
hunters-what-deer = Jelen
    .says = Na konci dá lovci 1 bod, pokud ho nesežere tygr.
hunters-what-aurochs = Zubr
    .says = Na konci dá lovci 2 body. Tygr se ho nedotkne.
hunters-what-mammoth = Mamut
    .says = Na konci dá lovci 3 body. Tygr se ho nedotkne.
hunters-what-tiger = Tygr
    .says = Sežere na své louce jednoho jelena.
hunters-what-fish = Ryba
    .says = Uzavřená řeka za ni dá rybáři 1 bod, soustava na konci 1 bod chýši.
hunters-what-lake = Jezero
    .says = Konec řeky. Řeky kolem něj patří do jedné soustavy.
hunters-what-mushrooms = Houby
    .says = Přidají k uzavřenému lesu 3 body.
hunters-what-menhir = Menhir
    .says = Kdo uzavře obsazený les s menhirem, hraje hned znovu bonusovým dílkem.
hunters-what-hunting_trap = Lovecká past
    .says = Při položení hned oboduje zvířata louky kolem sebe.
hunters-what-pit_trap = Jáma s kůly
    .says = Zvířata louky kolem ní se na konci počítají dvakrát.
hunters-what-wild_fire = Oheň
    .says = Tygři na jeho louce nikoho nesežerou.
hunters-what-shaman = Šaman
    .says = Kdo ho položí, smí si vzít zpět jednoho svého panáčka.
hunters-what-raft = Vor
    .says = Na konci přidá chýším 1 bod za každé jezero soustavy.
hunters-what-logboat = Kánoe
    .says = Kdo ji položí, dostane hned 2 body za každé jezero soustavy.
hunters-what-left = Zbývá jich k dobrání: { $n }
hunters-what-supply = V zásobě { WHO($name) ->
    [you] máš { $n }
   *[name] má { $name } { $n }
}

hunters-glance-turn =
    { $variant ->
        [strategic] Přilož kterýkoli dílek z ruky tak, aby všechny společné hrany navazovaly.
       *[normal] Přilož dílek tak, aby všechny společné hrany navazovaly.
    }
    Smíš na něj postavit jednu figurku: panáčka do lesa, na řeku nebo na louku, kde žádný není, nebo chýši na soustavu bez chýše.
    Uzavřené lesy a řeky se obodují a panáčci z nich se vrátí.
    { $menhir ->
        [any] Kdo uzavře les s menhirem, i prázdný,
       *[occupied] Kdo uzavře obsazený les s menhirem,
    } { $variant ->
        [strategic] vezme si bonusový dílek a hned přiloží kterýkoli z ruky.
       *[normal] hraje hned znovu bonusovým dílkem.
    }
    Vezmi si nový dílek.
hunters-glance-points =
    2 | { $forestScore ->
        [tiles] dílek uzavřeného lesa
       *[zones] část uzavřeného lesa
    }
    3 | houby v uzavřeném lese
    1 | dílek nebo ryba uzavřené řeky
    1 | jelen na louce, na konci; tygr jednoho sežere
    2 | zubr na louce, na konci
    3 | mamut na louce, na konci
    1 | ryba na soustavě s chýší, na konci
    1 | jezero soustavy s vorem a chýší, na konci
    { $canoe ->
        [out] { "" }
       *[in] 2 | jezero soustavy, kam přijde kánoe, hned
    }
    1–3 | zvíře kolem lovecké pasti, hned
    2× | zvíře kolem jámy s kůly
