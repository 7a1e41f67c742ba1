# The rules of Space Bastards by clause. A clause's key is its tag in RULES.md.

bastards-rules-goal = What it is about
    .lead = Your gang of five races spreads over the planets. Points come from dominance on planets, from diplomacy, and at the end from coins.

    Whom the races love, whom they eat and with whom they trade is set by eight relations. And relations change.
bastards-rules-settle = Set-up and settling
bastards-rules-round = The round
bastards-rules-relations = Eight relations
    .lead = You act with your own creatures only, and only if you played the card. Strengthening is paid when it is used.
bastards-rules-end = The end

bastards-clause-sb-start = Everybody has tokens of five races, a ship with a hold, eight action cards and { $coins } to begin with. The start player is drawn, unless you agree on one.
    .title = What everybody has
bastards-clause-sb-planets = How many planets are inhabited is recommended by the number of players. When setting up you may choose as many as you like, from one to ten, and which they are. Radiation shuts the others: ships fly past, creatures have no place there.
    .title = Planets
    .v-seats2 = Two players: { $n } planets are recommended.
    .v-seats3 = Three players: { $n } planets are recommended.
    .v-seats4 = Four players: { $n } planets are recommended.
    .v-seats5 = Five players: { $n } planets are recommended.
    .ruling-any = You may choose so few planets that the box would not have radioactive tokens for all the others.
bastards-clause-sb-relations = The race cards are shuffled. Each relation but the last gets two, left and right; the six remaining ones are on offer at the change of relations. Two equal ones in one relation are fine.
    .title = Race cards
bastards-clause-sb-scenario = The order of the relations, from the top down, is set before the game. Mutation or migration first are aggressive, change of relations first is wild.
    .title = Order of relations
bastards-clause-sb-settle = Everybody sets aside two creatures of each race. Players in turn name a planet; everybody secretly chooses one of those set aside and, clockwise from whoever named the planet, lays it on free cells, turned any way.

    If a creature does not fit, its owner may re-lay the tokens of the planet. If that does not help, the owner sends the smallest one instead; if need be others do so too, in reverse order.
    .title = Settling
    .ruling-re-lay = Tokens are re-laid only if one does not fit as things lie; its owner then takes up all on the planet and lays them one by one, the largest first, so that all fit.
    .ruling-exchange = If re-laying does not help, the owner sends the smallest creature set aside; if that is not enough, those who laid before exchange theirs in reverse order, but nobody in vain.
    .ruling-none = If nothing helps at all, that colour has no creature on the planet.
    .ruling-dealt = If you leave settling to chance, it deals each of you one of the creatures set aside for every planet and lays it at the first place where it may lie. The planets come in the order of their numbers, and the first round follows at once.
bastards-clause-sb-two = With two players a neutral third colour settles as well. Each time the next of five cards, one of each race, says which creature it sends. It always agrees to trade and diplomacy, never acts, but can be shot, eaten and mutated, and counts for dominance.
    .title = The neutral colour
    .ruling-last = The neutral creature is laid last, by whoever named the planet, and never exchanged.
    .ruling-again = If you have chosen more than five planets, the five neutral cards are shuffled again after the fifth.
bastards-clause-sb-track = The clock moves one field on. There are twelve rounds with actions; on the other fields only ships fly.
    .title = The clock
    .ruling-short = A short game, such as lessons play, ends earlier, after a round in which dominance counts; that round counts what it always does.
bastards-clause-sb-plan = All secretly choose one action card, or two for { $coins }, and turn them up together. Played cards lie open and return after round 6. Anyone with none in hand does not act that round. You need not use the effect of a card.
    .title = The plan
bastards-clause-sb-resolve = Actions are resolved in the order of the relations from the top; the same card clockwise from the start player.
    .title = Resolving
    .ruling-passed = An action with nothing to choose from is skipped.
bastards-clause-sb-next = The start player’s token goes on clockwise, but not after a field for ships only.
    .title = Who begins next
bastards-clause-sb-fly = From the start player on, everybody may fly: up to { $steps } steps, { $empty } if the hold is empty. A ship may pass others but not end on their fields. A teleport carries the ship without a step.

    On a planet’s field you load and unload your own creatures at any point of the flight, as long as they fit. Whoever you load on a planet you cannot unload there in the same flight. The two races of the migration relation may not be loaded. For the first flight, put your ship on any free field.
    .title = The flight
    .ruling-third = After three steps with an empty hold you may still load.
    .ruling-end = A step or a loading after which the flight would have nowhere to end is refused; flying back and forth is fine.
    .ruling-teleport = You may not use the teleport twice in a row.
    .ruling-hold = You may load a creature if all of them fit into the hold in some way; you may re-lay them at will.
    .ruling-in-between = A creature loaded on a planet is not unloaded there in the same flight, not even after it was down on another one.
    .ruling-again = Unloading a creature and loading it again is fine.
    .ruling-alike = Creatures of one race in the hold look alike, so you may unload one if it could be one that was loaded elsewhere.
    .ruling-away = You need not put your ship on the map at once; it may stay away.
bastards-clause-sb-dominance = After rounds 4 and 8 each inhabited planet gives 1 point, after round 12 two points, to whoever has more living creatures there than any other colour. A tie gives nothing. After round 6 played cards return to hand.
    .title = Dominance
bastards-clause-sb-love = Where both races live as two different creatures, at least one of them yours, lay a new creature of either race from your supply. For { $coins } once more, there or elsewhere.
    .title = Love
    .ruling-child = The text of the rules gives no price for the second birth, we play it for { $coins }; the newborn may be a parent.
bastards-clause-sb-shoot = Your left race turns all creatures of the right race of one opponent on one planet into corpses. A corpse stays, takes up room and counts for nothing. For { $coins } once more.
    .title = Shooting
    .ruling-twice = The text of the rules gives no price for shooting twice, we play it for { $coins }.
bastards-clause-sb-eat = The same as shooting, with its own pair, but the eaten return to their owner’s supply. For { $coins } once more.
    .title = Eating
bastards-clause-sb-trade = Make pairs of the two races on all planets, at least one of each pair yours, each creature in one pair. A pair brings you a coin and another to the partner’s owner. The owner may refuse; then nobody gets anything.
    .title = Trade
    .ruling-refused = A refused pair is used up, and its creatures make no other one.
bastards-clause-sb-diplomacy = The same as trade, for points.
    .title = Diplomacy
bastards-clause-sb-migrate = Fly at once: one step free, up to { $most } more for a coin each, and load any race. The other rules of flights hold.
    .title = Migration
    .ruling-empty = With migration an empty hold gives no further step.
bastards-clause-sb-mutate = All your creatures of one race on one planet turn into the other, as many as supply and room allow. For { $coins } somebody else’s instead. For a coin re-lay the corpses of a planet. Each once per card.
    .title = Mutation
    .ruling-lift = If not all fit, as many change as can and you choose which; all are taken up before the first is laid.
    .ruling-lay = You lay them one by one, the largest first, each so that the rest still fits.
    .ruling-same = Where both cards show one race, the creatures are laid anew.
bastards-clause-sb-change = Everybody takes a turn, first those who played the card. Each swaps one race of a relation with one on offer, which locks it for this round, or just locks one. Those who played the card may once swap the sides of a relation for a coin, and lock up to two more for a coin each.
    .title = Change of relations
    .ruling-sides = You may swap the sides of any relation not locked or of the one just changed, without locking it; the rulebook speaks only of the moment right after the exchange.
    .ruling-nothing = Whoever played the card may do nothing; the others must swap or lock while there is anything to.
bastards-clause-sb-end = After round 12 every { $coins } coins become a point. Most points win, then most coins left, then most living creatures; if all are equal you share the victory.
    .title = The end and ties

bastards-parts-tokens = Each player’s tokens
bastards-parts-actions = Each player’s action cards
bastards-parts-board = Race cards, planets and ships
bastards-parts-race = { $n }× { $race }
bastards-parts-cards = { $n ->
    [one] { $n } race card
   *[other] { $n } race cards
}
bastards-parts-planets = { $n ->
    [one] { $n } planet
   *[other] { $n } planets
}
bastards-parts-ship = 1 ship for everybody
bastards-rules-corpse = A corpse stays there, takes up room and does not count.

bastards-what-race = { $race }
    .says = A creature of this race covers its shape on a planet or in a ship. What can be done with it is up to the relations.
bastards-what-corpse = Corpse
    .says = A creature that was shot. It stays there, takes up room and counts for nothing.
bastards-what-card = Race card
    .says = The left and the right card of a relation say which races it is about.
bastards-what-planet = Planet
    .says = Creatures lie on its free cells. Whoever has more of them here than any other colour dominates it.
bastards-what-shut = Shut planet
    .says = It is radioactive: ships fly past, creatures have no place on it.
bastards-what-ship = Ship
    .says = It carries creatures from planet to planet. With an empty hold it flies one step farther.
bastards-what-coins = Coins
    .says = They pay for strengthening and for a second card. What is left turns into points at the end.
bastards-what-track = Clock
    .says = It shows the round. After some rounds dominance is scored; on some fields only ships fly.
bastards-what-path = Path field
    .says = A ship steps from field to field. On a planet’s field you load and unload.
bastards-what-teleport = Teleport
    .says = It carries the ship to its other end without a step.
bastards-what-free = Free cells: { $n }
bastards-what-ship-at = { $place ->
    [none] { DOES($name, "You have", "has") } no ship on the map yet
   *[map] { WHO($name) ->
        [you] Your ship
       *[name] { $name }
    }: { $where }
}
bastards-what-living = Your living creatures on planets: { $n }

bastards-glance-turn =
    Secretly choose an action card, or two for { $coins }.
    Actions are resolved in the order of the relations from the top.
    Fly your ship: { $steps } steps, { $empty } with an empty hold. Load and unload at planets.
    Cards return after round 6.
bastards-glance-points =
    1 | planet where you have more creatures than anyone, after rounds 4 and 8
    2 | planet where you have more creatures than anyone, after round 12
    1 | pair in diplomacy
    1 | every { $price } coins at the end
