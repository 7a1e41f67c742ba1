# The rules of Space Bastards by clause. A clause's key is its tag in RULES.md.

bastards-rules-goal = What it is about
    .lead = Your gang of five races spreads over the planets. Points come from dominance on planets, from diplomacy, and at the end from coins.

    Whom the races love, whom they eat and with whom they trade is set by eight relations. And relations change.
bastards-rules-settle = Set-up and settling
bastards-rules-round = The round
bastards-rules-relations = Eight relations
    .lead = You act with your own creatures only, and only if you played the card. Strengthening is paid when it is used.
bastards-rules-end = The end

bastards-clause-sb-start = Everybody has tokens of five races, a ship with a hold, eight action cards and { $coins } to begin with. Chance says who begins.
    .title = What everybody has
bastards-clause-sb-planets = Which planets are inhabited is set before the game by the number of players. Radiation shuts the others: ships fly past, creatures have no place there.
    .title = Planets
    .v-seats2 = Two players: { $n } inhabited planets.
    .v-seats3 = Three players: { $n } inhabited planets.
    .v-seats4 = Four players: { $n } inhabited planets.
    .v-seats5 = Five players: { $n } inhabited planets.
bastards-clause-sb-relations = The race cards are shuffled. Each relation but the last gets two, left and right; the six remaining ones are on offer at the change of relations. Two equal ones in one relation are fine.
    .title = Race cards
bastards-clause-sb-scenario = The order of the relations, from the top down, is set before the game. Mutation or migration first are aggressive, change of relations first is wild.
    .title = Order of relations
bastards-clause-sb-settle = Everybody sets aside two creatures of each race. Players in turn name a planet; everybody secretly chooses one of those set aside and, clockwise from whoever named the planet, lays it on free cells, turned any way.

    If a creature does not fit, its owner may re-lay the tokens of the planet. If that does not help, the owner sends the smallest one instead, and if need be those before them exchange theirs too.
    .title = Settling
bastards-clause-sb-two = With two players a neutral third colour settles as well: it always agrees to trade and diplomacy, never acts, but can be shot, eaten and mutated, and counts for dominance.
    .title = The neutral colour
bastards-clause-sb-track = The clock moves one field on. There are twelve rounds with actions; on the other fields only ships fly.
    .title = The clock
bastards-clause-sb-plan = All secretly choose one action card, or two for { $coins }, and turn them up together. Played cards lie open and return after round 6. Anyone with none in hand does not act that round. You need not use the effect of a card.
    .title = The plan
bastards-clause-sb-resolve = Actions are resolved in the order of the relations from the top; the same card clockwise from the start player. An action with nothing to choose from is skipped.
    .title = Resolving
bastards-clause-sb-next = The start player’s token goes on clockwise, but not after a field for ships only.
    .title = Who begins next
bastards-clause-sb-fly = From the start player on, everybody may fly: up to { $steps } steps, { $empty } if the hold is empty; it may be loaded after the last of them. A ship may pass others but not end on their fields. A teleport carries the ship without a step, not twice in a row.

    On a planet’s field you load and unload your own creatures at any point of the flight, as long as they fit. Whoever you load on a planet you cannot unload there in the same flight. The two races of the migration relation may not be loaded. For the first flight, put your ship on any free field.
    .title = The flight
bastards-clause-sb-dominance = After rounds 4 and 8 each inhabited planet gives 1 point, after round 12 two points, to whoever has more living creatures there than any other colour. A tie gives nothing. After round 6 played cards return to hand.
    .title = Dominance
bastards-clause-sb-love = Where both races live as two different creatures, at least one of them yours, lay a new creature of either race from your supply. For { $coins } once more, there or elsewhere.
    .title = Love
bastards-clause-sb-shoot = Your left race turns all creatures of the right race of one opponent on one planet into corpses. A corpse stays, takes up room and counts for nothing. For { $coins } once more.
    .title = Shooting
bastards-clause-sb-eat = The same as shooting, with its own pair, but the eaten return to their owner’s supply. For { $coins } once more.
    .title = Eating
bastards-clause-sb-trade = Make pairs of the two races on all planets, at least one of each pair yours, each creature in one pair. A pair brings you a coin and another to the partner’s owner. The owner may refuse; then nobody gets anything and the pair is used up.
    .title = Trade
bastards-clause-sb-diplomacy = The same as trade, for points.
    .title = Diplomacy
bastards-clause-sb-migrate = Fly at once: one step free, up to { $most } more for a coin each, and load any race. The other rules of flights hold; an empty hold gives no further step.
    .title = Migration
bastards-clause-sb-mutate = All your creatures of one race on one planet turn into the other, as many as supply and room allow. For { $coins } somebody else’s instead. For a coin re-lay the corpses of a planet. Each once per card.
    .title = Mutation
bastards-clause-sb-change = Everybody takes a turn, first those who played the card. Each swaps one race of a relation with one on offer, which locks it for this round, or just locks one. Those who played the card may once swap the sides of a relation for a coin, and lock up to two more for a coin each.
    .title = Change of relations
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
bastards-what-leader = Dominated by { $who }
bastards-what-ship-at = { $place ->
    [none] { $name }: not on the map yet
   *[map] { $name }: { $where }
}
bastards-what-offer = On offer: { $races }
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
