# The reader of the rules and the links into it.

rules-contents = Contents
rules-find = Search the rules
rules-found = { $n ->
    [0] Nothing like that here
   *[other] { $at } of { $n }
}
rules-previous = Previous match
rules-next = Next match
rules-parts = What is in the box
rules-count = { $n }×
rules-other = Does not apply at this table
rules-played = You play like this
rules-not-played = Not played here
rules-variant = Variant
rules-ruling = our ruling
rules-clause = Rule
rules-try = Try it: { $lesson }
    .small = Try it
rules-clause-of = Rule: { $title }

what = What is this?
what-has = { WHO($name) ->
    [you] You
   *[name] { $name }
}: { $n }
what-now = Now
what-more = Related
what-all = Press and hold anything on the table, or click it with the right button. Here is all of it, one by one.
what-rule = The whole rule

glance = Rules in short
glance-word = Rules
glance-turn = A turn
glance-points = Points
glance-save = Save as a picture
