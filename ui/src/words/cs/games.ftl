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
games-loosen = { $count ->
    [one] Bez výběru „{ $what }“ je tu { $count } partie
    [few] Bez výběru „{ $what }“ jsou tu { $count } partie
   *[other] Bez výběru „{ $what }“ je tu { $count } partií
  }
games-more = Další partie
games-search = Hledat v partiích
    .hint = Hledat jméno nebo slovo z poznámky
games-filter = Vybrat a seřadit
    .on = Co je vybráno
    .remove = Zrušit výběr „{ $what }“
    .clear = Zrušit celý výběr
games-order = Řadit
    .newest = od nejnovějších
    .oldest = od nejstarších
    .mostPoints = od nejvíce bodů
    .fewestPoints = od nejméně bodů
    .widest = od největšího rozdílu
    .closest = od nejtěsnějšího rozdílu
    .longest = od nejdelšího přemýšlení
    .shortest = od nejkratšího přemýšlení
filter-text = „{ $text }“
filter-game = Hra
    .any = Všechny
filter-variant = Varianta
    .any = Všechny
    .plain = základní
filter-people = Kdo u toho byl
filter-days = Kdy
    .any = Kdykoli
    .month = Tento měsíc
    .year = Letos
    .last-year = Loni
    .custom = Vlastní období
    .from = Od
    .to = Do
    .since = od { $from }
    .until = do { $to }
filter-traits = Jaké partie
    .won = vyhrané
    .solo = pro jednoho
    .ofDay = denní rozdání
    .assisted = s radou
    .practice = cvičné
    .imported = z jiného zařízení
    .real = u opravdového stolu

game-menu = Možnosti partie
game = Partie
game-note = Poznámka
    .hint = Třeba kdo u toho pomáhal nebo co se povedlo.
game-note-saved = Uloženo
game-note-failed = Poznámku se nepodařilo uložit, zůstává ale tady napsaná.
game-excluded = Nepočítat do statistik
    .note = Partie zůstane v seznamu, ale statistiky, rekordy ani hodnocení ji nezahrnou.
game-open = Pokračovat v partii
    .finished = Výsledky a přehrávání
real-log = Zapsat partii od stolu
real-change = Upravit zápis
game-bin = Přesunout do koše
game-binned = Partie je v koši.
game-restore = Vrátit z koše
game-days-left = { $days ->
    [one] smaže se za { $days } den
    [few] smaže se za { $days } dny
    [many] smaže se za { $days } dne
   *[other] smaže se za { $days } dní
  }
