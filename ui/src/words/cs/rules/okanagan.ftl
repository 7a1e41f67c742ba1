# Pravidla Okanaganu po odstavcích. Klíč odstavce je jeho značka v RULES.md.

okanagan-rules-goal = O co jde
    .lead = Osidluješ údolí lesů, jezer, prérií a hor. Dílky a budovy ti dávají vliv; uzavřené oblasti vyplácejí odměny podle vlivu. Za odměny jsou body na tvých tajných úkolech a na kartě průzkumníka, další jsou za zlaté nugety. Vyhrává, kdo má nejvíc bodů.

    Dílek je rozdělený na části, které se setkávají uprostřed. Části stejné krajiny, které se dotýkají přes okraje dílků, tvoří jednu oblast. Oblast je uzavřená, když žádný její okraj není otevřený. Obrázky v ní jsou odměny, které vyplatí.
okanagan-rules-setup = Příprava
okanagan-rules-turn = Tah
    .lead = Ve svém tahu polož dílek, pak na něj postav právě jednu budovu, pak vyhodnoť oblasti, které uzavřel, a nakonec si vezmi nový dílek.
okanagan-rules-closing = Uzavřená oblast
okanagan-rules-actions = Deset akcí
    .lead = Žetony jsou jen ze zásoby, dokud v ní nějaké jsou.
okanagan-rules-end = Kola, konec a body

okanagan-clause-ok-goals = Každý dostane pět karet úkolů, tři si tajně nechá a dvě odhodí lícem dolů.
    .title = Úkoly
    .ruling-deal = Úkoly se rozdávají po jednom dokola a vybíráš je ještě před vyložením dílků; svoje odhozené si pamatuješ a u ostatních vidíš jen jejich počet.
okanagan-clause-ok-stock = Kolik kterých budov smíš v prvním a ve druhém kole postavit, záleží na počtu hráčů.
    .title = Budovy
    .v-seats2 = Ve dvou: v prvním kole { $first }; ve druhém { $second }.
    .v-seats3 = Ve třech: v prvním kole { $first }; ve druhém { $second }.
    .v-seats4 = Ve čtyřech: v prvním kole { $first }; ve druhém { $second }.
okanagan-clause-ok-tiles = Startovní dílek leží uprostřed. Každý dostane dílek, který ostatní vidí jen z rubu, tam je jeho akce. Zbytek tvoří tři sloupečky krajinou dolů. Vrchní dílek každého z nich se otočí před něj: tři dílky jsou tedy odhalené a na každém sloupečku je vidět jedna akce.
    .title = Dílky
    .ruling-piles = Sloupečky se liší nejvýš o jeden dílek a vyšší jsou ty první; jakmile se vrchní dílek otočí, je vidět rub toho pod ním.
okanagan-clause-ok-start = Kdo začne, určí náhoda, pokud se na tom nedomluvíte: třeba ten, kdo byl naposledy v národním parku. Pak se hraje po směru hodin.
    .title = Kdo začíná
okanagan-clause-ok-place = Dílek, otočený jakkoli, se hranou dotýká aspoň jednoho jiného a na všech společných hranách sedí krajina.
    .title = Položení dílku
    .ruling-misfit = Dílek, který se nevejde nikam, ukážeš, vyřadíš ze hry a hned si vezmeš jiný z nabídky, třeba i vícekrát; když není z čeho brát, tvůj tah končí.
okanagan-clause-ok-build = Na dílek postav právě jednu budovu z těch, které ti v tomto kole zbývají. Farma stojí v jedné části, skladiště na hranici dvou krajin a patří do obou, sýpka uprostřed a patří do všech. Stavět smíš i tam, kde stojí jiní.
    .title = Stavba
    .ruling-spots = Budovu, pro kterou na dílku není místo, vybrat nejde; farma i sýpka ho mají vždycky. Mezi dvěma částmi je hranice jen jedna, ať je jakkoli dlouhá.
okanagan-clause-ok-close = Když tvůj dílek uzavře víc oblastí, pořadí určíš ty.
    .title = Uzavření
    .ruling-empty = Oblasti, ve kterých nikdo nestojí, se při určování pořadí vynechávají, nic by se v nich nestalo.
okanagan-clause-ok-influence = Farma má vliv { $farm }, skladiště { $warehouse }, sýpka { $silo }. Vliv každého hráče se v oblasti sečte. Kdo z hráčů se stejným vlivem bude dřív, rozhodne ten, kdo oblast uzavřel.
    .title = Vliv
    .ruling-once = Budova, která se oblasti dotýká dvakrát, má v ní vliv jen jednou.
    .ruling-first = Pořadí hráčů se stejným vlivem se určí dřív, než nejslabší použije akci.
okanagan-clause-ok-action = Nejdřív smí nejslabší hráč použít jednu z akcí na vrchu tří sloupečků. Její dílek jde dospod sloupečku a odkryje se další akce. Kdo je v oblasti jediný, má buď akci, nebo odměny.
    .title = Nejslabší má akci
    .ruling-under = Dílek použité akce jde dospod a všichni vědí, co je na jeho rubu; další akce se ukáže dřív, než ta použitá něco udělá, a sloupeček o jediném dílku si ho nechá.
    .ruling-no-piles = Když jsou všechny sloupečky prázdné, akce není a kdo je v oblasti jediný, má odměny.
    .ruling-idle = Zvolit smíš i akci, která nic nepřinese.
okanagan-clause-ok-rewards = Ze zásoby se udělá hromada žetonů podle obrázků v oblasti, pokud v zásobě jsou. Od nejsilnějšího si každý vezme tolik žetonů, kolik má vlivu. Co zbude, vrátí se do zásoby.

    Odměna, která v zásobě jednou došla, se po zbytek hry získat nedá.
    .title = Odměny
    .ruling-all = Vzít si musíš tolik žetonů, kolik máš vlivu, nikdy méně, a žetony za akci odejdou ze zásoby dřív, než se udělá hromada.
    .ruling-gone = Žeton odměny, která už došla, se výměnou do zásoby nevrátí a odchází ze hry, ale od spoluhráče ji ještě získat můžeš. Co leží v hromadě, ještě nedošlo.
okanagan-clause-ok-draw = Na konci tahu si vezmi odhalený dílek, nebo vrchní dílek ze sloupečku, aniž se na něj předem podíváš. Odhalený dílek se hned doplní ze svého sloupečku.
    .title = Nový dílek
    .ruling-seen = Odhalený dílek viděli všichni, a tak vědí, že ho máš ty; dílek ze sloupečku znáš jen ty.
    .ruling-empty = Prázdný sloupeček nenabízí dílek ani akci a jeho odhalené místo se doplní z toho největšího; kdo nemá co vzít, hraje dál bez dílku a tahy vynechává.
okanagan-clause-ok-b1 = Vezmi ze zásoby jeden žeton ukázaného tvaru, barvu si vyber.
    .title = Jeden žeton tvaru
okanagan-clause-ok-b2 = Vezmi ze zásoby dva ukázané žetony, nebo kolik jich tam je.
    .title = Dva stejné žetony
okanagan-clause-ok-b3 = Z hromady této oblasti si bereš před všemi ostatními, tolik, kolik máš vlivu.
    .title = První volba
    .ruling-alone = Kdo je v oblasti jediný, vybral si akci místo odměn, takže mu tahle nic nedá.
okanagan-clause-ok-b4 = Vezmi si kartu zlatého nugetu. Když žádná nezbývá, nic se nestane.
    .title = Zlatý nuget
okanagan-clause-ok-b5 = Dober si dvě karty úkolů a pak kterékoli dvě odhoď. Prázdný balíček se zamíchá z odhozených.
    .title = Nové úkoly
    .ruling-memory = Balíček se míchá, až když z něj chceš brát; na to, které odhozené karty se do něj vrátily, nikdo nespoléhá.
okanagan-clause-ok-b6 = Tři odhalené dílky odejdou ze hry a odkryjí se tři nové.
    .title = Nové dílky
okanagan-clause-ok-b7 = Každý z ostatních ti dá jeden žeton podle svého výběru. Kdo žádný nemá, nedává nic.
    .title = Daň
    .ruling-order = Dávají ti jeden po druhém po směru hodin a všichni to vidí.
okanagan-clause-ok-b8 = Vyměň si žeton s jiným hráčem.
    .title = Výměna s hráčem
    .ruling-both = Oba žetony vybíráš ty, a kde to jde, vyměnit musíš, třeba stejný za stejný.
okanagan-clause-ok-b9 = Až dvakrát si v zásobě vyměň žeton za jiný tvar stejné barvy.
    .title = Výměna tvaru
okanagan-clause-ok-b10 = Až dvakrát si v zásobě vyměň žeton za jinou barvu stejného tvaru.
    .title = Výměna barvy
okanagan-clause-ok-round2 = Když stojí všechny budovy prvního kola, každý dostane budovy druhého kola a dvě další karty úkolů a z pěti si tajně nechá tři.
    .title = Druhé kolo
    .ruling-end = Druhé kolo přijde až na konci tahu, i s braním nového dílku.
    .ruling-goes-on = Kdo začne druhé kolo, pravidla neříkají; hraje se dál po směru hodin.
okanagan-clause-ok-end = Hra končí, když jsou postavené a vyhodnocené i všechny budovy druhého kola. Úkoly se odkryjí.
    .title = Konec hry
    .ruling-tiles = Dílky, které vám zbyly, se neodkrývají.
    .ruling-short = Krátká hra, jakou hrají lekce, takhle skončí už po prvním kole.
okanagan-clause-ok-vp = Karta průzkumníka dá každému { $explorer } body za každou čtveřici žetonů čtyř barev. Karta úkolu dá své body pokaždé, když tvoje žetony pokryjí její sadu: { $one } za jednotlivé žetony, { $pair } za dvojice jedné barvy, { $three } za trojice jednoho tvaru. Jeden žeton se může počítat na více kartách.

    Nejvíc nugetů má { $first } bodů, druhé místo { $second }, třetí { $third }. Při shodě dostanou všichni body svého místa a další místa se přeskočí.
    .title = Body
    .ruling-places = Místa za nugety jdou od prvního do čtvrtého, ať je vás kolik chce, a kdo nemá žádný nuget, nemá ani místo.
okanagan-clause-ok-tie = Při stejném počtu bodů vyhrává, kdo má víc žetonů; když je i těch stejně, o vítězství se dělíte.
    .title = Rovnost bodů

okanagan-parts-tiles = Dílky a karty
okanagan-parts-buildings = Budovy každého hráče, nejvýš
okanagan-parts-tokens = Odměny

okanagan-what-tile = Dílek
    .says = Pokládáš ho do údolí a stavíš na něm. Na rubu má akci.
okanagan-what-goal = Karta úkolu
    .says = Dá své body pokaždé, když tvoje žetony pokryjí její sadu.
okanagan-what-nugget = Zlatý nuget
    .says = Kdo jich má na konci nejvíc, dostane za ně nejvíc bodů.
okanagan-what-building = { $building ->
    [farm] Farma
    [warehouse] Skladiště
   *[silo] Sýpka
}
    .says = { $building ->
        [farm] Stojí v jedné části dílku a má tam vliv { $n }.
        [warehouse] Stojí na hranici dvou krajin a v obou má vliv { $n }.
       *[silo] Stojí uprostřed dílku a všude kolem má vliv { $n }.
    }
okanagan-what-token = { $name }
    .says = Žeton odměny. Bereš ho z uzavřených oblastí a akcí; počítají ho úkoly a karta průzkumníka.
okanagan-what-area = { $terrain ->
    [forest] Les
    [lake] Jezero
    [prairie] Prérie
   *[mountain] Hory
}
    .says = Oblast. Až ji někdo uzavře, vyplatí odměny na obrázcích podle vlivu.
okanagan-what-area-open = Otevřených okrajů: { $n }
okanagan-what-on-top = Na vrchu sloupečků teď: { $n }×
okanagan-what-to-build = Zbývá postavit:
okanagan-what-supply = V zásobě: { $n }

okanagan-glance-turn =
    Polož dílek tak, aby na hranách seděla krajina.
    Postav na něj jednu budovu: farmu do jedné části (vliv { $farm }), skladiště na hranici ({ $warehouse } na obě strany), nebo sýpku doprostřed ({ $silo } všude).
    Vyhodnoť uzavřené oblasti: nejslabší smí použít akci, pak si od nejsilnějšího každý vezme tolik odměn, kolik má vlivu.
    Vezmi si nový dílek.
okanagan-glance-points =
    { $explorer } | čtveřice žetonů čtyř barev
    { $one } | žeton z karty úkolu
    { $pair } | dvojice z karty úkolu
    { $three } | trojice z karty úkolu
    { $first } | nejvíc zlatých nugetů, pak { $second } a { $third }
