# Pravidla Space Bastards po odstavcích. Klíč odstavce je jeho značka v RULES.md.

bastards-rules-goal = O co jde
    .lead = Tvoje tlupa pěti ras se roztahuje po planetách. Body přináší dominance na planetách, diplomacie a na konci mince.

    Kdo koho miluje, kdo koho sežere a kdo s kým obchoduje, určuje osm vztahů. A vztahy se mění.
bastards-rules-settle = Příprava a osidlování
bastards-rules-round = Kolo
bastards-rules-relations = Osm vztahů
    .lead = Jednáš jen vlastními potvůrkami, a jen s kartou, kterou hraješ ty. Zesílení se platí, až když ho použiješ.
bastards-rules-end = Konec hry

bastards-clause-sb-start = Každý má žetony pěti ras, loď s nákladovým prostorem, osm akčních karet a do začátku { $coins }. Kdo začne, se losuje, pokud se na tom nedomluvíte.
    .title = Co má každý
bastards-clause-sb-planets = Počet obydlených planet je podle počtu hráčů doporučený. Při přípravě si ale můžete vybrat, kolik jich bude a které: jedna až všech deset. Ostatní zavírá radiace: lodě kolem nich létají, potvůrky tam nesmějí.
    .title = Planety
    .v-seats2 = Ve dvou: doporučeno { $n } planet.
    .v-seats3 = Ve třech: doporučeno { $n } planet.
    .v-seats4 = Ve čtyřech: doporučeno { $n } planet.
    .v-seats5 = V pěti: doporučeno { $n } planet.
    .ruling-any = Obydlených planet si smíte vybrat i tak málo, že by na ostatní v krabici nebylo dost radioaktivních žetonů.
bastards-clause-sb-relations = Karty ras se zamíchají. Každý vztah kromě posledního dostane dvě, levou a pravou; šest zbylých leží v nabídce u změny vztahů. Dvě stejné u jednoho vztahu nevadí.
    .title = Karty ras
bastards-clause-sb-scenario = Pořadí vztahů shora dolů se nastaví před hrou. Mutace nebo migrace jako první jsou útočné, změna vztahů divoká.
    .title = Pořadí vztahů
bastards-clause-sb-settle = Každý odloží dvě potvůrky od každé rasy. Hráči postupně vybírají planety; na každou vyšle každý tajně jednu z odložených a od toho, kdo planetu vybral, ji po směru hodin položí na volná pole, libovolně otočenou.

    Když se potvůrka nevejde, její majitel smí žetony na planetě přeskládat. Když ani to nepomůže, pošle svou nejmenší; je-li třeba, udělají to i další v opačném pořadí.
    .title = Osidlování
    .ruling-re-lay = Přeskládat se smí, jen když se žeton nevejde tak, jak všechno leží; jeho majitel pak zvedne žetony celé planety a pokládá je po jednom od největšího, aby se vešly všechny.
    .ruling-exchange = Když nepomůže ani přeskládání, pošle majitel svou nejmenší odloženou potvůrku; nestačí-li to, vymění ji v opačném pořadí i ti před ním, ale nikdo zbytečně.
    .ruling-none = Když nepomůže vůbec nic, zůstane ta barva na planetě bez potvůrky.
    .ruling-dealt = Když osídlení necháte na náhodě, dostane od ní každý pro každou planetu jednu ze svých odložených potvůrek a ta se položí na první místo, kde smí ležet. Planety jdou po řadě podle čísel a hned potom začíná první kolo.
bastards-clause-sb-two = Když hrají dva, usazuje se i neutrální třetí barva. Koho pošle, řekne pokaždé další z pěti karet, po jedné od každé rasy. Vždy souhlasí s obchodem i diplomacií, sama nehraje, ale dá se zastřelit, sežrat i proměnit a počítá se do dominance.
    .title = Neutrální barva
    .ruling-last = Neutrální potvůrku pokládá jako poslední ten, kdo planetu vybral, a nikdy se nevyměňuje.
    .ruling-again = Když si vyberete víc než pět planet, zamíchá se pět neutrálních karet po páté z nich znovu.
bastards-clause-sb-track = Hodiny se posunou o pole. Kol s akcemi je dvanáct; na ostatních polích létají jen lodě.
    .title = Hodiny
    .ruling-short = Krátká hra, jakou hrají lekce, skončí dřív, po kole, ve kterém se boduje dominance; to se pak boduje jako obvykle.
bastards-clause-sb-plan = Všichni tajně vyberou jednu akční kartu, nebo za { $coins } dvě, a otočí je naráz. Zahrané karty leží odkryté a vracejí se po 6. kole. Kdo v ruce žádnou nemá, v tom kole nehraje. Účinek karty využít nemusíš.
    .title = Plán
bastards-clause-sb-resolve = Akce se provádějí v pořadí vztahů shora dolů; stejnou kartu hrají hráči po směru hodin od začínajícího.
    .title = Provedení
    .ruling-passed = Akce, u které není z čeho vybírat, se přeskočí.
bastards-clause-sb-next = Žeton začínajícího hráče jde po směru hodin, po poli jen pro lodě ne.
    .title = Kdo začíná příště
bastards-clause-sb-fly = Od začínajícího smí každý letět: až { $steps } kroky, a je-li loď prázdná, { $empty }. Cizí lodě smí míjet, ale na jejich poli neskončí. Teleport přenese loď bez kroku.

    Na poli planety naloďuješ a vyloďuješ vlastní potvůrky, kdykoli během letu, pokud se vejdou. Koho nalodíš, toho na téže planetě ve stejném letu nevylodíš. Dvě rasy vztahu migrace se naloďovat nesmějí. Při prvním letu postavíš loď na libovolné volné pole.
    .title = Let
    .ruling-third = Kdo letěl tři kroky s prázdnou lodí, smí po třetím ještě naloďovat.
    .ruling-end = Krok ani nalodění, po kterém by let neměl kde skončit, hra nedovolí; létat tam a zpátky se smí.
    .ruling-teleport = Teleportem se nedá letět dvakrát po sobě.
    .ruling-hold = Nalodit potvůrku smíš, když se do lodi nějak vejdou všechny; přeskládat si je můžeš, jak potřebuješ.
    .ruling-in-between = Kdo se na planetě nalodil, ten se na ní v témže letu nevylodí, ani když byl mezitím na jiné.
    .ruling-again = Vylodit potvůrku a zase ji nalodit se smí.
    .ruling-alike = Potvůrky jedné rasy v lodi nejdou rozeznat, takže vylodit smíš, pokud by to mohla být ta, která se nalodila jinde.
    .ruling-away = Loď nemusíš na mapu postavit hned, první let smíš odložit.
bastards-clause-sb-dominance = Po 4. a 8. kole dává každá obydlená planeta 1 bod, po 12. kole 2 body tomu, kdo na ní má víc živých potvůrek než kterákoli jiná barva. Při shodě nikdo nic. Po 6. kole se zahrané karty vracejí do ruky.
    .title = Dominance
bastards-clause-sb-love = Kde žijí obě rasy jako dvě různé potvůrky a aspoň jedna je tvoje, položíš ze zásoby novou potvůrku jedné z nich. Za { $coins } ještě jednou, tam nebo jinde.
    .title = Láska
    .ruling-child = Cenu druhého narození text pravidel neříká, hrajeme za { $coins }; rodičem smí být i právě narozená potvůrka.
bastards-clause-sb-shoot = Tvá levá rasa na jedné planetě změní v mrtvolky všechny potvůrky pravé rasy jednoho soupeře. Mrtvolka leží dál, zabírá místo a na nic se nepočítá. Za { $coins } podruhé.
    .title = Střelba
    .ruling-twice = Cenu druhé střelby text pravidel neříká, hrajeme za { $coins }.
bastards-clause-sb-eat = Totéž jako střelba se svou vlastní dvojicí, ale sežrané se vracejí do zásoby majitele. Za { $coins } podruhé.
    .title = Žraní
bastards-clause-sb-trade = Na všech planetách tvoříš dvojice z obou ras, v každé aspoň jednu vlastní potvůrku a každou potvůrku jen v jedné. Za dvojici máš minci a druhou dostane majitel partnera. Ten smí odmítnout, pak nemá nikdo nic.
    .title = Obchod
    .ruling-refused = Odmítnutá dvojice je vyčerpaná a její potvůrky už žádnou jinou neutvoří.
bastards-clause-sb-diplomacy = Totéž jako obchod, ale za body.
    .title = Diplomacie
bastards-clause-sb-migrate = Letíš hned: jeden krok zdarma, až { $most } dalších po minci, a smíš nalodit všechny rasy. Ostatní pravidla letu platí.
    .title = Migrace
    .ruling-empty = Prázdná loď při migraci žádný krok navíc nemá.
bastards-clause-sb-mutate = Všechny tvoje potvůrky jedné rasy na jedné planetě se promění v druhou, kolik se jich ze zásoby a na místo vejde. Za { $coins } místo toho cizí. Za minci přeskládáš mrtvolky jedné planety. Každé jednou za kartu.
    .title = Mutace
    .ruling-lift = Když se nevejdou všechny, promění se jich co nejvíc a ty vybereš které; všechny se zvednou dřív, než položíš první.
    .ruling-lay = Pokládáš je po jedné od největší, vždy tak, aby se vešly i zbylé.
    .ruling-same = Když obě karty ukazují stejnou rasu, potvůrky se jen přeskládají.
bastards-clause-sb-change = Na řadě jsou všichni, nejdřív ti, kdo kartu zahráli. Každý vymění jednu rasu některého vztahu za jednu z nabídky, čímž ho na toto kolo zamkne, nebo jen zamkne. Kdo kartu zahrál, smí za minci jednou prohodit strany a po minci zamknout až dva další.
    .title = Změna vztahů
    .ruling-sides = Strany smíš prohodit u kteréhokoli nezamčeného vztahu nebo u toho, který se tvou výměnou právě změnil, a nezamkneš ho tím; pravidla mluví jen o chvíli hned po výměně.
    .ruling-nothing = Kdo kartu zahrál, nemusí udělat nic; ostatní musí vyměnit nebo zamknout, dokud je co.
bastards-clause-sb-end = Po 12. kole se každých { $coins } mincí změní v bod. Vyhrává, kdo má nejvíc bodů, pak nejvíc zbylých mincí, pak nejvíc živých potvůrek; když je i to stejné, o vítězství se dělíte.
    .title = Konec a rovnost

bastards-parts-tokens = Žetony každého hráče
bastards-parts-actions = Akční karty každého hráče
bastards-parts-board = Karty ras, planety a lodě
bastards-parts-race = { $n }× { $race }
bastards-parts-cards = { $n ->
    [one] { $n } karta rasy
    [few] { $n } karty ras
    [many] { $n } karty ras
   *[other] { $n } karet ras
}
bastards-parts-planets = { $n ->
    [one] { $n } planeta
    [few] { $n } planety
    [many] { $n } planety
   *[other] { $n } planet
}
bastards-parts-ship = 1 loď pro každého
bastards-rules-corpse = Mrtvolka leží, zabírá místo a nepočítá se.

bastards-what-race = { $race }
    .says = Potvůrka této rasy zabírá na planetě nebo v lodi svůj tvar. Co s ní jde dělat, určují vztahy.
bastards-what-corpse = Mrtvolka
    .says = Zastřelená potvůrka. Leží dál, zabírá místo a na nic se nepočítá.
bastards-what-card = Karta rasy
    .says = Levá a pravá karta vztahu říkají, kterých ras se vztah týká.
bastards-what-planet = Planeta
    .says = Potvůrky na ní leží na volných polích. Kdo jich tu má víc než kterákoli jiná barva, dominuje.
bastards-what-shut = Uzavřená planeta
    .says = Je radioaktivní: lodě kolem ní létají, potvůrky na ni nesmějí.
bastards-what-ship = Loď
    .says = Vozí potvůrky z planety na planetu. Prázdná letí o krok dál.
bastards-what-coins = Mince
    .says = Platí se jimi zesílení a druhá karta. Co zbude, promění se na konci v body.
bastards-what-track = Hodiny
    .says = Ukazují kolo. Po některých kolech se boduje dominance, na některých polích létají jen lodě.
bastards-what-path = Pole cesty
    .says = Krok lodi vede z pole na pole. Na poli u planety se naloďuje a vyloďuje.
bastards-what-teleport = Teleport
    .says = Přenese loď na druhý konec bez kroku.
bastards-what-free = Volná pole: { $n }
bastards-what-ship-at = { $place ->
    [none] { WHO($name) ->
        [you] Tvoje loď ještě není na mapě
       *[name] { $name } ještě nemá loď na mapě
    }
   *[map] { WHO($name) ->
        [you] Tvoje loď
       *[name] { $name }
    }: { $where }
}
bastards-what-living = Tvoje živé potvůrky na planetách: { $n }

bastards-glance-turn =
    Tajně vyber akční kartu, nebo za { $coins } dvě.
    Akce se provádějí v pořadí vztahů shora dolů.
    Leť lodí: { $steps } kroky, prázdnou { $empty }. U planety naloďuj a vyloďuj.
    Karty se vracejí po 6. kole.
bastards-glance-points =
    1 | planeta, kde máš víc potvůrek než kdokoli, po 4. a 8. kole
    2 | planeta, kde máš víc potvůrek než kdokoli, po 12. kole
    1 | dvojice v diplomacii
    1 | každých { $price } mincí na konci
