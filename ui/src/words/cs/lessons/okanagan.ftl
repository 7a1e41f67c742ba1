# Lekce Okanaganu: jméno, o čem je, úkoly a co se řekne na konci.

first-okanagan = První tah v Okanaganu
    .see = Dole jsou tvoje karty a zásoba, nahoře údolí. Co teď máš udělat, říká řádek nad nimi.
    .do = Ťukni na kartu dole nebo na zvýrazněné místo v údolí. Dílek jde i přetáhnout a otočit.
    .confirm = Dokud nepotvrdíš ✔, nic se nestalo. ✖ to vezme zpátky.

lesson-okanagan-goals = Úkoly
    .line = Karty úkolů říkají, které žetony pro tebe mají cenu.
    .t1 = Máš pět karet úkolů a tři si necháš. Jeden žeton na kartě dává 3 body, dvojice 5, trojice 7, a to tolikrát, kolikrát sadu pokryješ. Nech si karty, které chtějí stejné žetony, a některou jinou odhoď.
    .end = Jeden žeton se počítá na všech kartách, které ho chtějí. Soupeř tvoje úkoly nevidí.
lesson-okanagan-build = Dílek a budova
    .line = Každý tah: jeden dílek, jedna budova.
    .t1 = Polož svůj dílek tak, aby na hranách seděla krajina, a postav na něj farmu. Farma stojí v jedné části a má v její oblasti vliv 3. Skladiště má na hranici vliv 2 na obě strany, sýpka uprostřed vliv 1 na všechny.
    .end = Silnější budova působí v jedné oblasti, slabší ve více. Zásoba na kolo je daná a postavit musíš všechno.
lesson-okanagan-rewards = Uzavřená oblast
    .line = Když se oblast uzavře, rozdělí se její žetony.
    .t1 = Oblast je uzavřená, když žádný její okraj není otevřený. Polož dílek a postav tak, aby se nějaká uzavřela, a vezmi si odměny: kolik máš vlivu, tolik žetonů.
    .end = Nejdřív bere nejsilnější, pak ostatní. Na konci tahu si vezmeš nový dílek z nabídky.
lesson-okanagan-influence = Vliv a žetony
    .line = Ber žetony, které ti doplní úkol.
    .t1 = Oblast se vyhodnocuje a na řadě jsi ty. Podívej se na svoje úkoly a vezmi žeton, který ti hned přinese aspoň 5 bodů.
    .end = Vliv určuje pořadí i počet: kdo má víc, bere dřív a víc. Úkoly určují, co vzít.
lesson-okanagan-order = Dvě oblasti naráz
    .line = Uzavřeš-li jich víc, pořadí určíš ty.
    .t1 = Jedním dílkem se uzavřelo víc oblastí. Vyber, která se vyhodnotí první: žetonů každého druhu je jen dvanáct a co se vezme teď, na další oblast už nezbude.
    .end = Oblast, ve které nikdo nestojí, se přeskočí. V té, kde stojíš jen ty, máš buď odměny, nebo akci.
lesson-okanagan-nugget = Akce a zlato
    .line = Nejslabší v oblasti smí použít akci z rubu dílku.
    .t1 = Na rubech sloupečků jsou akce a jedna z nich je zlatý nuget. Kdo nugetů nasbírá nejvíc, dostane na konci 10 bodů. Uzavři oblast tak, aby akce byla tvoje, a vezmi si nuget.
    .end = I prohraná oblast se vyplatí: nejslabší má akci. Sloupečky hlídej, akce navrchu se mění po každém dobrání.
lesson-okanagan-finish = Závěr partie
    .line = Celá partie trvá dobrou půlhodinu. Tady dohraješ její poslední budovy proti Nováčkovi a pak se odkryjí úkoly.
    .end = Máš za sebou celý závěr partie. Teď už to umíš.
