# Rozdání: kódy, dnešní hra, další partie. Jména hráčů stojí v prvním pádě.

code-scan = Z obrázku
code-not-found = Na obrázku žádný kód není, nebo není dost ostrý.

day-who = Kdo hraje
day-other = Někdo jiný
day-name = Jméno
day-solo = Sám za sebe
day-against = Proti tobě hraje { $name }.
day-against-nearest = Proti tobě hraje { $name } s hodnocením { $rating }, protože je ti silou nejblíž.
day-against-last = Proti tobě hraje { $name } s hodnocením { $rating }, protože s ním byla tvoje poslední partie.
day-against-unknown = Proti tobě hraje { $name } s hodnocením { $rating }, protože tvoje síla zatím není známá.
day-against-chosen = Proti tobě hraje { $name } s hodnocením { $rating }, jak je zvoleno v Nastavení.
day-played = Proti tobě hrál { $name }.
day-opponents = Rozdání mají všichni stejné, soupeře každý podle své síly. V Nastavení si ho můžeš zvolit napevno.
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
    [one] Série: { $count } den
   [few] Série: { $count } dny
   *[other] Série: { $count } dní
  }
day-forgiven = Jeden vynechaný den ze sedmi sérii nepřeruší. Z úloh se počítá první pokus.
day-done = Dnes odehráno { $played } { ZE($of) } { $of }
day-puzzle-solve = Řešit
day-puzzle-seeking = Hledám dnešní úlohu…
day-puzzle-bestMove = Najdi nejlepší tah
day-puzzle-mostPoints = Najdi nejvíc bodů s poslední kartou
day-puzzle-solved = Dnes vyřešená napoprvé
day-puzzle-missed = Dnes napoprvé nevyšla
day-longest = nejdelší { $count }
day-best = Nejvíc { $total }, { $day }
day-best-against = Nejvíc { $total }, { $day }, proti { DAT($name) }
day-first = Zatím nehráno

seed-qr = Kód rozdání jako QR
again-next = Hrát znovu, začne další hráč
again-solo = Hrát znovu
again-decider = Rozhodující partie
again-same = Stejné rozdání, cvičně

# Par: co z téhož rozdání vytěží Znalec.
par-over = { $over } nad par
par-under = { $under } pod par
par-level = přesně par
par-coming = Par zatím není spočítaný.
    .text = Znalec si stejné rozdání zahraje, až se chvíli nebude hrát.
par-now = Spočítat teď
par-plays = Znalec hraje stejné rozdání…
par-playing = { $left ->
        [one] Znalec hraje stejné rozdání, zbývá mu { $left } partie.
        [few] Znalec hraje stejné rozdání, zbývají mu { $left } partie.
       *[other] Znalec hraje stejné rozdání, zbývá mu { $left } partií.
    }
par-what = Par je, kolik v průměru získá Znalec se stejným rozdáním: { $par }. Na rozdíl od golfu je lepší být nad ním.
    .lead = Par je, o kolik v průměru skončí před soupeřem Znalec se stejným rozdáním: { $par }. Na rozdíl od golfu je lepší být nad ním.
day-par = Par je průměrný výsledek Znalce se stejným rozdáním. Na rozdíl od golfu je lepší být nad ním.

deal-table = Stejné rozdání
deal-games = { $count ->
    [few] { $count } partie
   *[other] { $count } partií
}
deal-this = tahle partie
deal-ahead = s náskokem
deal-imported = z kódu
deal-par = Par: kolik obvykle udělá Znalec

own-seat = Kdo z vás tuhle partii hrál
own-seat-of = Kdo z vás hrál na { $seat }. místě ({ $name })
own-seat-nobody = Nikdo odsud
