# Stránka jednoho člověka přes všechny hry.

person-tab-life = Přehled
person-tab-kinds = Hra po hře
life-all-games = Všechny hry
life-since = poprvé { $when }
life-longest = nejdelší řada
life-longest-title = Nejdelší řada dní
life-current = právě trvá
life-current-title = Řada, která trvá
life-accuracy-mean = průměrná přesnost
life-reviewed = { $count ->
    [one] { $count } rozebraná partie
    [few] { $count } rozebrané partie
   *[other] { $count } rozebraných partií
}
life-best = Nejlepší partie
life-best-note = Nejvíc bodů bez rady v každém druhu partie. Ťuknutí partii přehraje.
life-replay = Přehrát
life-more = { $count ->
    [one] Ještě { $count } druh
    [few] Ještě { $count } druhy
   *[other] Ještě { $count } druhů
}
life-year = Rok
life-month = Měsíc
life-date = { $day }.
life-times = { $count }×
life-hours = Rok za rokem
life-by-month = Měsíc za měsícem
life-accuracy = Přesnost
life-accuracy-of = Průměrná přesnost po měsících, celkem { $count }
life-accuracy-note = Z kolika rozhodnutí v partii rozbor nenašel nic o dost lepšího, v průměru rozebraných partií. Rozhodnutí, před kterými padla rada, se nepočítají. Šrafování je rozmezí dvou středních chyb.
life-rating-note = Hodnocení teď a rozmezí, kde nejspíš opravdu leží.
life-par = Proti paru
life-par-note = O kolik bodů jsou výsledky v průměru nad parem téhož rozdání, tedy nad tím, co s ním udělá Znalec. Za ± je střední chyba.
life-luck = Štěstí
life-luck-note = Kolik bodů los celkem přidal nebo vzal. Za ± je, kam až náhoda obvykle dojde: dál jen asi jednou z dvaceti.
life-luck-unknown = na soud je to málo
life-luck-within = v mezích náhody
life-luck-beyond = dál, než náhoda obvykle dojde
life-puzzles = Hádanky dne
life-puzzles-note = Počítá se první pokus.
life-solved = napoprvé { $solved } { ZE($count) } { $count }
life-deals = Denní rozdání
life-deals-note = Počítají se i cvičné partie. Jeden vynechaný den ze sedmi řadu nepřeruší.
life-deals-all = Rozdání den po dni
life-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
life-streak = řada { $streak }, nejdelší { $longest }
life-practice = { $game } (cvičně)
life-kinds = Druhy partií
life-h = H-index { $h }: je tu { $h ->
    [few] { $h } druhy
   *[other] { $h } druhů
} partií, z nichž každý má za sebou aspoň { $h } { $h ->
    [few] partie
   *[other] partií
}. Druh je hra, varianta a počet hráčů.
