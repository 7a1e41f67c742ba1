# Lekce a první partie: co říká stránka s lekcemi a co stojí vedle desky.

lessons = Lekce
lessons-of = Lekce: { $game }
lessons-line = Každá zabere minutu nebo dvě. Hraješ na opravdové desce, pravidla ti hlídá hra sama.
lessons-left = { $n ->
    [0] Všechny lekce máš za sebou.
    [one] Ještě na tebe čeká { $n } lekce.
    [few] Ještě na tebe čekají { $n } lekce.
    [many] Ještě na tebe čeká { $n } lekce.
   *[other] Ještě na tebe čeká { $n } lekcí.
}
lessons-who = Kdo se učí
lessons-guest = Bez jména
lesson = Lekce
lesson-you = Hráč
lesson-well = Výborně!
lesson-game = Dohraješ partii proti klidnému soupeři
lesson-begun = Rozehraná, můžeš pokračovat
lesson-learned = Hotovo
lesson-step = Krok { $n } { ZE($of) } { $of }
lesson-wrong = Takhle se hrát smí, hned by to přineslo { $gain }. Tady jde ale o něco jiného: zkus to ještě, nebo si nech úkol ukázat.
    .none = Takhle se hrát smí, hned to ale nepřinese nic. Zkus to jinak, nebo si nech úkol ukázat.
lesson-show = Ukaž mi to
lesson-skip = Přeskočit
lesson-next = Další lekce
lesson-again = Začít lekci znovu
    .small = Začít znovu
lesson-back = Zpět k pravidlům
lesson-rules = Pravidla, která jsou v téhle lekci
lesson-note = Tohle je lekce. Zůstane uložená tam, kde skončíš, a do statistik se nepočítá.
    .small = Tohle je malá ukázka jednoho pravidla. Nikam se nepočítá.
guide-confirm = Nic neplatí, dokud nepotvrdíš ✔. Do té doby můžeš ťuknout jinam nebo to všechno zrušit ✖.
first-go = Jdeme na to
first-skip = Už vím, jak na to
first-learner = Raď mi každý tah
first-asked = Hraješ tuhle hru poprvé?
first-show = Ano, ukaž mi, jak
first-known = Ne, umím to

## Podrobná nápověda

learner-moves = Dobré tahy
learner-looking = Hledám dobré tahy…
learner-costs = { $points }, víc později
learner-ask = Poslední tahy zvládáš bez rad. Stačí ti už běžná nápověda?
learner-stay = Ještě ne
learner-grow = Ano, stačí

## Co ještě může přijít

odds-tile = Šance, že ti takový přijde: příště { $next }, do konce hry { $all }.
    .once = Šance, že ti takový přijde: { $next }. Bereš už jen jednou.
    .never = Ty už si žádný nevezmeš.
odds-card = Šance, že ti přijde: příště { $next }, do konce hry { $all }.
    .once = Šance, že ti přijde: { $next }. Dostaneš už jen jednu kartu.
    .never = Ty už žádnou kartu nedostaneš.
odds-any = Šance, že ti kterákoli z nich přijde: příště { $next }, do konce hry { $all }.
    .once = Šance, že ti kterákoli z nich přijde: { $next }. Dostaneš už jen jednu.
    .never = Ty už žádnou kartu nedostaneš.
