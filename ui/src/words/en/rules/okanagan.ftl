# The rules of Okanagan by clause. A clause's key is its tag in RULES.md.

okanagan-rules-goal = What it is about
    .lead = You settle a valley of forests, lakes, prairies and mountains. Tiles and buildings give you influence; areas that close pay rewards by influence. Rewards score through your secret goals, the explorer card and gold nuggets. Most points win.

    A tile is cut into segments that meet in its middle. Segments of one terrain that touch across edges make one area. An area is closed when none of its edges is open. The pictures in it are the rewards it will pay.
okanagan-rules-setup = Set-up
okanagan-rules-turn = Your turn
    .lead = On your turn place your tile, then build exactly one building on it, then evaluate the areas it has closed, and draw a new tile.
okanagan-rules-closing = A closed area
okanagan-rules-actions = Ten actions
    .lead = Tokens come from the supply only while it has them.
okanagan-rules-end = Rounds, the end and points

okanagan-clause-ok-goals = Everyone gets five goal cards, keeps three in secret and discards two face down.
    .title = Goals
    .ruling-deal = Goals are dealt one by one, and you choose them before the tiles are laid out; you remember your own discards and see how many the others discard.
okanagan-clause-ok-stock = How much of each you may build in the first and the second round depends on the number of players.
    .title = Buildings
    .v-seats2 = Two players: { $first } in the first round, { $second } in the second.
    .v-seats3 = Three players: { $first } in the first round, { $second } in the second.
    .v-seats4 = Four players: { $first } in the first round, { $second } in the second.
okanagan-clause-ok-tiles = The start tile lies in the middle. Everyone gets a tile that the others see only from the back, where its action is. The rest makes three piles, land down. The top tile of each is turned up before it: so three tiles lie open, and the tops of the piles show an action each.
    .title = Tiles
    .ruling-piles = The piles differ by one tile at most, the first ones being higher; once the top tile is turned up, the back of the next one shows.
okanagan-clause-ok-start = Chance says who begins, unless you agree on it: on whoever was last in a national park, say. Then play goes clockwise.
    .title = Who begins
okanagan-clause-ok-place = The tile, turned any way, touches at least one other, and terrains match along all touching edges.
    .title = Placing the tile
    .ruling-misfit = A tile that fits nowhere is shown and removed from the game, and you take another of those on offer at once, as often as it takes; with nothing on offer your turn ends.
okanagan-clause-ok-build = Build exactly one building on the tile, of those you have left this round. A farm stands in one segment, a warehouse on the border of two terrains and belongs to both, a silo in the middle and belongs to all. You may build where others stand.
    .title = Building
    .ruling-spots = A building with no place on the tile cannot be chosen; a farm or a silo always has one. Between two segments there is one border, however long.
okanagan-clause-ok-close = If your tile closes several areas, you choose their order.
    .title = Closing
    .ruling-empty = Areas with nobody in them are left out of the order, as nothing would happen there.
okanagan-clause-ok-influence = A farm has influence { $farm }, a warehouse { $warehouse }, a silo { $silo }. Each player’s influence in the area is added up. Whoever closed the area says who comes first among tied players.
    .title = Influence
    .ruling-once = A building that touches the area twice has its influence there once.
    .ruling-first = Tied players are put in order before the weakest uses an action.
okanagan-clause-ok-action = First the weakest player may use one of the actions on top of the three piles. Its tile goes to the bottom of its pile and the next action shows. A player alone in the area has either the action or the rewards.
    .title = The weakest has an action
    .ruling-under = The tile of the action goes to the bottom and all know its back; the next action shows before the one used does anything, and a pile of one tile keeps it.
    .ruling-no-piles = With all piles empty there is no action, and a player alone in the area has the rewards.
    .ruling-idle = You may choose an action that brings nothing.
okanagan-clause-ok-rewards = A heap is made of the tokens the area shows, as far as the supply has them. From the strongest down, each takes as many tokens as their influence. What is left goes back to the supply.

    A reward that has once run out of the supply cannot be had for the rest of the game.
    .title = Rewards
    .ruling-all = You must take as many tokens as your influence, never fewer, and tokens of an action leave the supply before the heap is made.
    .ruling-gone = A token of a reward that has run out does not come back by a swap with the supply, it leaves the game; you may still get one from another player. What lies in a heap has not run out.
okanagan-clause-ok-draw = At the end of your turn take an open tile or the top of a pile, without looking at it first. An open tile is replaced from its pile at once.
    .title = Drawing
    .ruling-seen = All have seen an open tile and know that you have it; one from a pile is known to you alone.
    .ruling-empty = An empty pile offers neither tile nor action, and its open place is filled from the largest; with nothing to take you play on without a tile and are passed over.
okanagan-clause-ok-b1 = Take one token of the shown shape from the supply, the colour of your choice.
    .title = One token of a shape
okanagan-clause-ok-b2 = Take two of the shown tokens from the supply, or as many as it has.
    .title = Two of one token
okanagan-clause-ok-b3 = You take from this area’s heap before everybody else, as many as your influence.
    .title = First pick
    .ruling-alone = A player alone in the area has chosen the action instead of the rewards, so this one brings nothing.
okanagan-clause-ok-b4 = Take a gold nugget card. With none left, nothing happens.
    .title = Gold nugget
okanagan-clause-ok-b5 = Draw two goal cards, then discard any two. An empty deck is shuffled from the discards.
    .title = New goals
    .ruling-memory = The deck is shuffled only when a card is to be drawn; nobody is taken to remember which discards went back into it.
okanagan-clause-ok-b6 = The three open tiles leave the game and three new ones are turned up.
    .title = New tiles
okanagan-clause-ok-b7 = Everyone else gives you one token of their choice. Anyone who has none gives none.
    .title = Tribute
    .ruling-order = They give one after another, clockwise from you, for all to see.
okanagan-clause-ok-b8 = Swap a token with another player.
    .title = Swap with a player
    .ruling-both = You choose both tokens, and where you can, you must swap, if only like for like.
okanagan-clause-ok-b9 = Up to twice swap a token with the supply for another shape of the same colour.
    .title = Swap the shape
okanagan-clause-ok-b10 = Up to twice swap a token with the supply for another colour of the same shape.
    .title = Swap the colour
okanagan-clause-ok-round2 = When all buildings of the first round stand, everyone gets those of the second round and two more goal cards, and keeps three of the five in secret.
    .title = The second round
    .ruling-end = The second round comes at the end of the turn, drawing included.
    .ruling-goes-on = The rulebook does not say who begins the second round; play just goes on clockwise.
okanagan-clause-ok-end = The game is over when all buildings of the second round are built and evaluated too. Goals are revealed.
    .title = The end
    .ruling-tiles = Tiles left in hand are not revealed.
    .ruling-short = A short game, such as lessons play, ends in the same way after the first round.
okanagan-clause-ok-vp = The explorer card gives everyone { $explorer } points for each set of four tokens of four colours. A goal card gives its points each time your tokens cover its set: { $one } for single tokens, { $pair } for pairs of one colour, { $three } for three of one shape. A token may count on several cards.

    Most nuggets bring { $first } points, second { $second }, third { $third }. Tied players all get the points of their place, and the next places are skipped.
    .title = Points
    .ruling-places = Places for nuggets run from first to fourth however many you are, and whoever has no nugget takes none.
okanagan-clause-ok-tie = On equal points, whoever has more tokens wins; if those are equal too, you share the victory.
    .title = Equal points

okanagan-parts-tiles = Tiles and cards
okanagan-parts-buildings = Each player’s buildings, at most
okanagan-parts-tokens = Rewards

okanagan-what-tile = Tile
    .says = You place it in the valley and build on it. Its back has an action.
okanagan-what-goal = Goal card
    .says = It gives its points each time your tokens cover its set.
okanagan-what-nugget = Gold nugget
    .says = Whoever has the most of them at the end gets the most points for them.
okanagan-what-building = { $building ->
    [farm] Farm
    [warehouse] Warehouse
   *[silo] Silo
}
    .says = { $building ->
        [farm] It stands in one segment of a tile and has influence { $n } there.
        [warehouse] It stands on the border of two terrains and has influence { $n } in both.
       *[silo] It stands in the middle of a tile and has influence { $n } all around.
    }
okanagan-what-token = { $name }
    .says = A reward token. You take it from closed areas and by actions; goals and the explorer card count it.
okanagan-what-area = { $terrain ->
    [forest] Forest
    [lake] Lake
    [prairie] Prairie
   *[mountain] Mountains
}
    .says = An area. When somebody closes it, it pays the rewards in its pictures by influence.
okanagan-what-area-open = Open edges: { $n }
okanagan-what-on-top = On top of the piles now: { $n }×
okanagan-what-to-build = Left to build:
okanagan-what-supply = In the supply: { $n }

okanagan-glance-turn =
    Place the tile so that terrains match along its edges.
    Build one building on it: a farm in one segment (influence { $farm }), a warehouse on a border ({ $warehouse } on both sides), or a silo in the middle ({ $silo } all around).
    Evaluate closed areas: the weakest may use an action, then from the strongest down everyone takes as many rewards as their influence.
    Draw a new tile.
okanagan-glance-points =
    { $explorer } | four tokens of four colours
    { $one } | a token of a goal card
    { $pair } | a pair of a goal card
    { $three } | a set of three of a goal card
    { $first } | most gold nuggets, then { $second } and { $third }
