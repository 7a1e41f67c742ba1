# Jak se hře říká, než se otevře: jméno, jedna věta a čím jsou její body.

game-okanagan = Okanagan
    .line = Osidluj údolí a plň tajné úkoly. 2–4 hráči, 45 minut, středně těžká.
variant-okanagan-rounds = jen první kolo
source-okanagan-explorer = Průzkumník
    .acc = průzkumníka
source-okanagan-goal = Tajné úkoly
    .acc = tajné úkoly
source-okanagan-nuggets = Nugety
    .acc = nugety
