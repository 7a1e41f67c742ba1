# Čtečka pravidel a odkazy do ní.

rules-contents = Obsah
rules-find = Hledat v pravidlech
rules-found = { $n ->
    [0] Nic takového tu není
   *[other] { $at } { ZE($n) } { $n }
}
rules-previous = Předchozí nález
rules-next = Další nález
rules-parts = Co je v krabici
rules-count = { $n }×
rules-other = U tohohle stolu neplatí
rules-played = Tak hrajete
rules-not-played = Tak se tu nehraje
rules-variant = Varianta
rules-ruling = náš výklad
rules-clause = Pravidlo
rules-try = Vyzkoušet: { $lesson }
    .small = Vyzkoušet
rules-clause-of = Pravidlo: { $title }

what = Co to je?
what-has = { WHO($name) ->
    [you] Ty
   *[name] { $name }
}: { $n }
what-now = Teď
what-more = S tím souvisí
what-all = Podrž prst na čemkoli na stole, nebo na to klikni pravým tlačítkem. Tady je všechno po jednom.
what-rule = Celé pravidlo

glance = Stručná pravidla
glance-word = Pravidla
glance-turn = Tah
glance-points = Body
glance-save = Uložit jako obrázek
