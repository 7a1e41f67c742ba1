# Statistiky a rekordy.

stat-household = Domácnost
stat-records = Rekordy
stat-empty = Čísla se objeví po první dohrané partii. Cvičné partie se nepočítají.
stat-empty-person = Tady zatím není žádná dohraná partie.
stat-empty-part = Tomuhle výběru neodpovídá žádná partie.
stat-no-people = Statistiky má každý, kdo si před hrou napíše jméno.
stat-few = Zatím jen pár partií: šedá čísla ještě mnoho neříkají.
stat-table = Čísla v tabulce

## Výběr

stat-game = Hra
stat-kind = Druh partie
stat-solo = 1 hráč
stat-seats = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
stat-assisted = s radou
variant-pack = jiný balíček ({ $pack })
variant-trust = bez zakrývání
variant-handicap = s náskokem
variant-real = u opravdového stolu
stat-filter = Výběr partií
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
    [one] { $count } partie
    [few] { $count } partie
   *[other] { $count } partií
}
stat-bots = Počítačoví hráči
stat-together = Všichni dohromady
stat-count = { $count ->
    [one] dohraná partie
    [few] dohrané partie
   *[other] dohraných partií
}
stat-real-title = Partie od stolu
stat-real = { $count ->
    [one] partie od opravdového stolu
    [few] partie od opravdového stolu
   *[other] partií od opravdového stolu
}
stat-real-all = celkem { $time }
stat-real-some = celkem { $time } { $count ->
    [one] v jedné z nich
   *[other] { VE($count) } { $count } z nich
}
stat-thought = přemýšlení
stat-days = { $count ->
    [one] den s hrou
    [few] dny s hrou
   *[other] dní s hrou
}
stat-days-row = { $count ->
    [one] den v řadě
    [few] dny v řadě
   *[other] dní v řadě
}
stat-days-now = právě { $count }
stat-by-game = Co se hraje
stat-calendar = Kalendář
stat-day = Den
stat-played = Partií
stat-moments = Stojí za připomenutí
stat-closest = Nejtěsnější partie
stat-by-points = { $points ->
    [0] při stejných bodech
    [one] o { $points } bod
    [few] o { $points } body
   *[other] o { $points } bodů
}
stat-longest = Nejdelší přemýšlení
stat-upset = Největší překvapení
stat-by-rating = soupeř má hodnocení o { $points } vyšší
stat-this-day = Téhož dne
stat-rebuild-note = Všechna čísla jsou odvozena z uložených tahů.
stat-rebuild = Spočítat znovu
stat-rebuilt = Statistiky jsou znovu spočítané ze všech tahů.

## Osoba

stat-overview = Přehled
stat-all = Všechny partie
stat-last = naposledy { $when }
stat-best = nejvíc bodů
stat-worst = nejméně bodů
stat-streak = { $count ->
    [one] výhra v řadě
    [few] výhry v řadě
   *[other] výher v řadě
}
stat-streak-now = právě { $count }
stat-game-time = na partii
stat-act-time = { $time } na krok
stat-total-time = přemýšlení celkem
stat-wins = Výhry
stat-wins-of = Výhry: { $rate } { $count ->
    [one] z { $count } partie
   *[other] { ZE($count) } { $count } partií
}; rovné šance by daly { $mark }
stat-interval = spíš mezi { $low } a { $high }
stat-mark = rovné šance { $mark }
stat-place = { $place }. místo
stat-place-word = Místo
stat-shared = O společnou výhru se vítězové dělí: ve dvou má každý půlku.
stat-scores = Body
stat-scores-of = Body v partiích: průměr { $mean }, od { $worst } do { $best }
stat-scores-range = Partie s body { $range }
stat-points = Body
stat-mean = průměr
stat-mean-is = průměr { $mean }
stat-median = prostřední hodnota
stat-deviation = směrodatná odchylka
stat-winning = průměr vítězů
stat-sources = Odkud jsou body
stat-source = Zdroj
stat-most = nejvíc
stat-course = Partie za partií
stat-course-of = Body v posledních partiích, celkem { $count }
stat-ranks = Dosažené stupně
stat-meetings = S kým
stat-meetings-note = Kolikrát výš : kolikrát níž, a průměrný rozdíl bodů.
stat-ladder = Proti počítači
stat-ladder-note = Od nejslabšího. Podíl partií, ve kterých skončí výš; stejné místo je půlka. Několik stejně silných u jednoho stolu se bere průměrem.
stat-margin = { $margin }
stat-rival = soupeř, kterého poráží nejčastěji
stat-nemesis = soupeř, který vítězí nejčastěji
stat-rival-nemesis = věčný soupeř
stat-starting = Vyplatí se začínat?
stat-began = Když začíná
stat-followed = Když nezačíná
stat-rating = Hodnocení: { $game }
stat-rating-word = Hodnocení
stat-rating-of = Hodnocení { $points } ± { $half } po { $count ->
    [one] { $count } partii
   *[other] { $count } partiích
}
stat-rating-note = Rozdíl 400 znamená asi deset výher na jednu prohru. Šrafování je rozmezí, kde hodnocení nejspíš opravdu leží. Počítají se partie bez rady a bez náskoku, aspoň pro dva.
stat-provisional = zatím odhad
stat-highest = nejvyšší
stat-lowest = nejnižší
stat-fortune = Je los férový?
stat-fortune-of = Štěstí sečtené přes { $count ->
    [one] { $count } rozebranou partii
    [few] { $count } rozebrané partie
   *[other] { $count } rozebraných partií
}: { $luck } ± { $error }
stat-fortune-games = { $count ->
    [one] Sečteno přes { $count } rozebranou partii,
    [few] Sečteno přes { $count } rozebrané partie,
   *[other] Sečteno přes { $count } rozebraných partií,
}
stat-fortune-mean = na jednu { $mean } ± { $error }.
stat-fortune-unknown = Na soud je jich zatím málo.
stat-fortune-within = To je v mezích náhody.
stat-fortune-beyond = To je dál, než kam náhoda obvykle dojde. I férový los to občas udělá, asi jednomu hráči z dvaceti.
stat-fortune-first = 1. partie
stat-fortune-last = { $count }. partie
stat-fortune-nth = Partie
stat-fortune-sum = Štěstí dosud
stat-fortune-band = Meze náhody
stat-fortune-note = Kolik bodů los přidal nebo vzal, partie za partií; s ostatními u stolu proti jejich průměru. Při férovém losu se to drží kolem nuly. Šrafování i číslo za ± říkají, kam až náhoda obvykle dojde: dál jen asi jednou z dvaceti.

## Rekordy

stat-verified = přehráno a ověřeno
feat-score = Nejvíc bodů
feat-margin = Výhra o nejvíc bodů
feat-losingScore = Nejvíc bodů bez výhry
feat-feature = Nejvíc bodů za jedinou věc
feat-stroke = Nejvíc bodů jediným tahem
feat-fastest = Nejrychlejší výhra
feat-fastest-solo = Nejrychlejší partie
best-open = Nejlepší výsledky a vývoj rekordu
best-feat = V čem
best-feat-score = Body
best-feat-margin = Náskok
best-feat-losingScore = Bez výhry
best-feat-feature = Jediná věc
best-feat-stroke = Jediný tah
best-feat-fastest = Rychlost
best-table = Kdo byl u stolu
best-table-all = Kdokoli
best-table-people = Jen lidé
best-table-bots = I počítač
best-beside = Osobní žebříček
best-nobody = Bez něj
best-history = Jak se rekord měnil
best-own-history = Osobní rekord – { $name }
best-place = { $place }.
best-floor = O nejrychlejší partii se soutěží aspoň { $points ->
    [one] s { $shown } bodem
   *[other] s { $shown } body
  }: tolik nebo víc jich má polovina výsledků.
best-components = Co vynáší – { $name }
best-components-note = { $count ->
    [one] Z { $count } partie. Od toho, co každá věc přinesla, je odečteno, co stála.
   *[other] Z { $count } partií. Od toho, co každá věc přinesla, je odečteno, co stála.
  }
