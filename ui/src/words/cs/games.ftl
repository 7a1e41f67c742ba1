# Seznam partií, poznámky a koš.

games-all = Partie
games-bin = Koš
    .empty = Koš je prázdný.
    .note = Partie zůstane v koši 30 dní a pak se smaže nadobro.
games-running = Rozehrané
    .empty = Žádná partie není rozehraná.
games-finished = Dohrané
    .empty = Zatím není dohraná žádná partie.
games-none = Takové partie tu nejsou.
games-more = Další partie
games-filter = Výběr
    .all = všechny partie
    .clear = Zrušit výběr
filter-game = Hra
    .any = Všechny
filter-people = Kdo u toho byl
filter-days = Kdy
    .any = Kdykoli
    .d7 = Posledních 7 dní
    .d30 = Posledních 30 dní
    .d365 = Poslední rok

game-menu = Možnosti partie
game = Partie
game-note = Poznámka
    .hint = Třeba kdo u toho pomáhal nebo co se povedlo.
game-note-saved = Poznámka je uložená.
game-excluded = Nepočítat do statistik
    .note = Partie zůstane v seznamu, ale statistiky, rekordy ani hodnocení ji nezahrnou.
    .short = nepočítá se
game-open = Pokračovat v partii
    .finished = Výsledky a přehrávání
game-bin = Přesunout do koše
game-binned = Partie je v koši.
game-restore = Vrátit z koše
game-days-left = { $days ->
    [one] smaže se za { $days } den
    [few] smaže se za { $days } dny
    [many] smaže se za { $days } dne
   *[other] smaže se za { $days } dní
  }
