# Jak se hře říká, než se otevře: jméno, jedna věta a čím jsou její body.

game-hunters = Carcassonne: Lovci a sběrači
    .line = Lesy, řeky a louky doby kamenné. 2–5 hráčů, 40 minut, lehčí.
variant-hunters-strategic = strategická
variant-hunters-openHands = s otevřenýma rukama
variant-hunters-anyMenhir = bonus za každý menhir
variant-hunters-forestTiles = lesy po dílcích
variant-hunters-noCanoe = bez kánoe
variant-hunters-stack = méně dílků
source-hunters-forest = Lesy
    .acc = lesy
source-hunters-river = Řeky
    .acc = řeky
source-hunters-huntingTrap = Lovecká past
    .acc = loveckou past
source-hunters-canoe = Kánoe
    .acc = kánoi
source-hunters-meadow = Louky
    .acc = louky
source-hunters-system = Říční soustavy
    .acc = říční soustavy
