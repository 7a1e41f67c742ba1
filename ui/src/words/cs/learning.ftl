# Lekce a první tah: co říká stránka s lekcemi a co stojí vedle desky.

lessons = Lekce
lessons-of = Lekce: { $game }
lessons-line = Každá zabere minutu nebo dvě. Hraješ na opravdové desce, pravidla ti hlídá hra sama.
lessons-who = Kdo se učí
lessons-guest = Host
lesson = Lekce
lesson-you = Ty
lesson-new = Ještě na tebe čeká
lesson-game = Dohraješ partii s klidným soupeřem
lesson-begun = Rozehraná, můžeš pokračovat
lesson-learned = Hotovo
lesson-step = Úkol { $n } z { $of }
lesson-wrong = Takhle se hrát smí, hned by to přineslo { $gain }. Tady jde ale o něco jiného: zkus to ještě, nebo si nech úkol ukázat.
    .none = Takhle se hrát smí, hned to ale nepřinese nic. Zkus to jinak, nebo si nech úkol ukázat.
lesson-show = Ukaž mi to
lesson-skip = Přeskočit
lesson-next = Další lekce
lesson-again = Začít lekci znovu
lesson-note = Tohle je lekce. Zůstane uložená tam, kde skončíš, a do statistik se nepočítá.
first-skip = Díky, vím jak na to
