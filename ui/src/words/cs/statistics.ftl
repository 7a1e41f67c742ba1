# Statistiky a rekordy.

stat-household = Domácnost
stat-records = Rekordy
stat-empty = Čísla se objeví po první dohrané hře. Cvičné hry se nepočítají.
stat-empty-person = Tady zatím není žádná dohraná hra.
stat-empty-part = Tomuto výběru neodpovídá žádná hra.
stat-no-people = Statistiky mají lidé, které při zakládání hry vyberete ze seznamu hráčů.
stat-few = Zatím jen pár her: šedá čísla ještě mnoho neříkají.
stat-table = Čísla v tabulce

## Výběr

stat-game = Hra
stat-kind = Druh hry
stat-solo = 1 hráč
stat-seats = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
stat-assisted = s radou
variant-pack = jiný balíček ({ $pack })
stat-filter = Výběr her
stat-period = Období
stat-period-all = Vše
stat-period-365 = Rok
stat-period-90 = 90 dní
stat-period-30 = 30 dní
stat-against = Proti komu
stat-against-all = Komukoli
stat-against-people = Jen lidem
stat-against-bots = Aspoň jednomu počítači
stat-bot = počítač – { $level }

## Domácnost

stat-people = Kdo hraje
stat-games = { $count ->
    [one] { $count } hra
    [few] { $count } hry
   *[other] { $count } her
}
stat-bots = Hráči počítače
stat-together = Všichni dohromady
stat-count = { $count ->
    [one] dohraná hra
    [few] dohrané hry
   *[other] dohraných her
}
stat-thought = přemýšlení
stat-days = { $count ->
    [one] den s hrou
    [few] dny s hrou
   *[other] dní s hrou
}
stat-days-row = { $count ->
    [one] den po sobě
    [few] dny po sobě
   *[other] dní po sobě
}
stat-days-now = právě { $count }
stat-by-game = Co se hraje
stat-calendar = Kalendář
stat-calendar-of = Kalendář: { $count ->
    [one] { $count } den s hrou
    [few] { $count } dny s hrou
   *[other] { $count } dní s hrou
}
stat-day = Den
stat-played = Her
stat-moments = Stojí za připomenutí
stat-closest = Nejtěsnější hra
stat-by-points = { $points ->
    [0] o pomocná kritéria
    [one] o { $points } bod
    [few] o { $points } body
   *[other] o { $points } bodů
}
stat-longest = Nejdelší přemýšlení
stat-upset = Největší překvapení
stat-by-rating = proti o { $points } silnějšímu
stat-this-day = Téhož dne
stat-rebuild-note = Všechna čísla jsou odvozena z uložených tahů.
stat-rebuild = Spočítat znovu
stat-rebuilt = Statistiky jsou znovu spočítané ze všech tahů.

## Osoba

stat-overview = Přehled
stat-all = Všechny hry
stat-last = naposledy { $when }
stat-best = nejvíc bodů
stat-worst = nejméně bodů
stat-streak = výher v řadě
stat-streak-now = právě { $count }
stat-game-time = na hru
stat-act-time = { $time } na tah
stat-total-time = přemýšlení celkem
stat-wins = Výhry
stat-wins-of = Výhry: { $rate } z { $count ->
    [one] { $count } hry
   *[other] { $count } her
}; rovné šance by daly { $mark }
stat-interval = spíš mezi { $low } a { $high }
stat-mark = rovné šance { $mark }
stat-place = { $place }. místo
stat-place-word = Místo
stat-shared = O společnou výhru se vítězové dělí: ve dvou má každý půlku.
stat-scores = Body
stat-scores-of = Body ve hrách: průměr { $mean }, od { $worst } do { $best }
stat-scores-range = Hry s body { $range }
stat-points = Body
stat-mean = průměr
stat-mean-is = průměr { $mean }
stat-median = prostřední hodnota
stat-deviation = směrodatná odchylka
stat-winning = průměr vítězů
stat-sources = Odkud jsou body
stat-source = Zdroj
stat-most = nejvíc
stat-course = Hra za hrou
stat-course-of = Body v posledních hrách, celkem { $count }
stat-ranks = Dosažené stupně
stat-meetings = S kým
stat-meetings-note = Kolikrát výš : kolikrát níž, a průměrný rozdíl bodů.
stat-ladder = Proti počítači
stat-ladder-note = Od nejslabšího. Podíl her, ve kterých skončí výš; stejné místo je půlka.
stat-margin = { $margin } b.
stat-rival = soupeř, kterého poráží nejčastěji
stat-nemesis = soupeř, který vítězí nejčastěji
stat-rival-nemesis = věčný soupeř
stat-starting = Vyplatí se začínat?
stat-began = Když začíná
stat-followed = Když nezačíná
stat-rating = Síla: { $game }
stat-rating-word = Síla
stat-rating-of = Síla { $points } ± { $half } po { $count ->
    [one] { $count } hře
   *[other] { $count } hrách
}
stat-rating-note = Rozdíl 400 znamená asi deset výher na jednu prohru. Šrafování je rozmezí, kde síla nejspíš opravdu leží. Počítají se hry bez nápovědy, aspoň pro dva.
stat-provisional = zatím odhad
stat-highest = nejvyšší
stat-lowest = nejnižší

## Rekordy

stat-verified = přehráno a ověřeno
feat-score = Nejvíc bodů
feat-margin = Nejvyšší výhra o
feat-losingScore = Nejvíc bodů bez výhry
feat-feature = Největší jediný zisk
feat-stroke = Nejvíc bodů naráz
feat-fastest = Nejrychlejší výhra
feat-fastest-solo = Nejrychlejší hra
