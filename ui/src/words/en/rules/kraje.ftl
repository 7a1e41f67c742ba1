# The rules of Confusing Lands by clause. A clause's key is its tag in RULES.md; conditions have
# their words in kraje.ftl, since the pack composes them.

kraje-rules-goal = Goal
    .lead = You build a realm from eight cards. Cards overlap, so the realm grows, vanishes and changes before your eyes. Points come from the conditions you put into it yourself and from one that is shared. Most points at the end win.
kraje-rules-solo = Playing alone
kraje-rules-turn = How to play
kraje-rules-placing = Placing
kraje-rules-terms = Words of the rules
    .lead = Fields touch when they share an edge. Around means all eight fields about a field, diagonals included. A border field touches a place outside the realm. Distance is the shortest way over fields of the realm without diagonal steps. A river flows into a field across an edge where it has an end, and flows past a field across an edge where it has none. Condition fields belong to the realm, but they are not empty and have no symbol.
kraje-rules-scoring = Scoring
kraje-rules-conditions = All conditions
    .lead = The shared condition counts for everybody, a condition of your own only in the realm it lies in.

kraje-clause-pk-setup = The cards are shuffled, land sides up. The first one is turned over and its condition is shared. Everybody sees the land on the deck’s top card.
    .title = Setting up
    .ruling-top = Everybody sees the land of the top card, so everybody knows which card it is, too.
kraje-clause-pk-round = In each of four rounds both players get two cards. Each secretly chooses one and places it in their own realm; both are revealed together. Then each gets the card the other did not choose and places that one too, again in secret and together. You may look at both sides of the cards in your hand.
    .title = A round of two
    .v-open = Open choosing: both players’ cards lie open and nothing is secret. Whoever begins chooses and places at once, then the other; the second card is first placed by whoever chose last. The device may lie between you, nothing is covered.
    .ruling-deal = Cards are dealt one at a time, to the first player first.
    .ruling-secret = The rulebook does not say that you choose in secret; we play it so, and nobody gains from what the other has placed.
    .ruling-passed = After the reveal you know the card left in your opponent’s hand, since it came from you; somebody who only watches does not.
kraje-clause-pk-solo = Alone you get two cards, place one and discard the other. Then you discard the top card of the deck and place the next one. You play four rounds like this, and eight cards lie in the realm.
    .title = A round alone
    .ruling-open = The next land on the deck shows as soon as you take a card, before you place it, and discarded cards lie open.
kraje-clause-pk-place = A card goes down either side up and turned any way, always fitting the grid. It must cover at least one field of the realm. It must not cover any part of a condition, must not slide under other cards, and never moves again.
    .title = How a card is placed
    .ruling-first = Only the very first card of a realm need not cover anything, while the rulebook lets you off for the whole first round.
    .ruling-origin = The first card always lies in the same place; anywhere else it would make the same realm.
kraje-clause-pk-stuck = Should no card fit into your realm, you discard one of them. At no other time may you discard.
    .title = When nothing fits
    .ruling-stuck = The rulebook does not think of a realm in which nothing fits. With two players you discard in secret, as you would place, pass the other card on as usual, and discards lie open.
kraje-clause-pk-end = The game is over when everybody has placed eight cards.
    .title = The end
kraje-clause-pk-score = Add up the points of the conditions in your realm and of the shared one. Take off the cost of each condition of your own, { $points }. Without a condition of your own you get nothing for the shared one either.
    .title = The total
    .ruling-lit = Where several groups, lines or centres are equally good, the one highest up and furthest left is lit; the points are the same.
kraje-clause-pk-tie = On a tie the most valuable single condition decides, then the second most valuable, and so on. If all are equal you share the victory, and the app offers a deciding game.
    .title = Equal points
    .ruling-fewer = Whoever has fewer conditions counts nothing for each missing one.
kraje-clause-pk-rating = After four rounds the points tell what kind of realm you have made.
    .title = What your realm is called
    .ruling-nine = Nine points are fewer than ten, and so the last rank; a total may be negative, too.
kraje-clause-pk-c1 =
    .ruling-fork = A group may fork and may close into a loop.
kraje-clause-pk-c3 =
    .ruling-hole = A hole in the middle is outside the realm, too, so the fields around it are on its border.
kraje-clause-pk-c4 =
    .ruling-own-field = Other symbols on the same field are not around it.
kraje-clause-pk-c5 =
    .ruling-both = A field with both symbols counts as each of them.
kraje-clause-pk-c10 =
    .ruling-own-field = With both symbols on one field the distance is 0.
kraje-clause-pk-c16 =
    .ruling-copy = With no other condition it brings nothing, and it never copies a condition that copies.
kraje-clause-pk-c17 =
    .ruling-once = A field with two of these symbols counts once.
kraje-clause-pk-c18 =
    .ruling-once = A field with two of these symbols counts once.

kraje-parts-cards = Cards
kraje-parts-signs = Symbols on the fields
kraje-parts-conditions = { $n ->
    [one] { $n } condition
   *[other] { $n } conditions
}
kraje-parts-sign = { $n }× { $sign }

kraje-what-card = Card
    .says = One side has a condition and four fields, the other six fields of land. You place it either side up.
kraje-what-condition = Condition
    .says = It says what brings points. A condition of your own costs something, the shared one does not.
kraje-what-sign = { $sign ->
    [river] River
    [forest] Forest
    [mountain] Mountain
    [village] Village
    [deer] Deer
    [wolf] Wolf
   *[crystal] Crystal
}
    .says = A symbol on a field. It brings nothing by itself; conditions count it.
kraje-what-empty = Empty field
    .says = It belongs to the realm but has no symbol. Some conditions count empty fields.
kraje-what-deck = Deck
    .says = Cards are dealt from it. Everybody sees the land on its top card.
kraje-what-realm = Realm
    .says = The land that a player lays out of cards. Only fields that can be seen from above count. Tap it to look at it closely.
kraje-what-uses = Counted by: { $names }
kraje-what-now = { WHO($name) ->
    [you] It brings you { $points } now
   *[name] It brings { $name } { $points } now
}
kraje-what-left = In the deck: { $n }
kraje-what-unseen = Cards that you have not seen yet: { $n }
kraje-what-hidden = You have not seen its card yet.

kraje-glance-turn =
    { $choosing ->
        [open] Choose one of two cards
       *[secret] Secretly choose one of two cards
    } and place it in your realm, either side up.
    The card must cover at least one field and no condition.
    { $choosing ->
        [open] Then you swap the other card and place that one too, whoever chose last going first.
       *[secret] Cards are revealed together. You swap the other card and place that one too.
    }
    Four rounds, eight cards in the realm.
kraje-glance-turn-solo =
    Take two cards, place one in the realm, discard the other.
    Discard the top card of the deck and place the next one.
    A card must cover at least one field and no condition.
    Four rounds, eight cards in the realm.
kraje-glance-points =
    + | each condition in your realm
    + | the shared condition, if you have one of your own
    −{ $penalty } | for each condition of your own

## Examples beside the rules

kraje-laid-covers = The card covers one field. Like this.
kraje-laid-condition = It would cover a condition. Not like this.
kraje-laid-apart = It only touches by an edge and covers nothing. Not like this.
kraje-adding-own = A condition of your own: { $name }
kraje-adding-shared = The shared condition: { $name }
kraje-adding-price = The cost of your condition
kraje-adding-total = Together
kraje-half-choose = Both choose one of their two cards and place it in secret.
kraje-half-reveal = Both placed cards are turned up at once.
kraje-half-pass = You swap the cards that are left, and each places the one received.
