# Rozdání: kódy, dnešní hra, další partie. Jména hráčů stojí v prvním pádě.

code-scan = Z obrázku
code-not-found = Na obrázku žádný kód není, nebo není dost ostrý.

day-who = Kdo hraje
day-other = Někdo jiný
day-name = Jméno
day-solo = Sám za sebe
day-bots = { $count ->
    [one] Proti počítači
    [few] Proti { $count } počítačům
    [many] Proti { $count } počítače
   *[other] Proti { $count } počítačům
  }
day-play = Hrát
day-go-on = Pokračovat
day-result = Výsledek
day-again = Začít znovu, cvičně
day-today = Dnes { $total } { $total ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
  }
day-place = { $place }. místo
day-running = Rozehráno
day-abandoned = Dnes odloženo
day-streak = { $count ->
    [one] Série { $count } dne
   *[other] Série { $count } dní
  }
day-forgiven = Jeden vynechaný den ze sedmi sérii nepřeruší.
day-done = Dnes odehráno { $played } { ZE($of) } { $of }
day-longest = nejdelší { $count }
day-best = Nejvíc { $total }, { $day }
day-first = Zatím nehráno

seed-qr = Kód rozdání jako QR
again-next = Hrát znovu, začne další
again-solo = Hrát znovu
again-decider = Rozhodující partie
again-same = Stejné rozdání
