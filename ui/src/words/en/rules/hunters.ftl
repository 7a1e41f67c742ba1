# The rules of Hunters and Gatherers by clause. A clause's key is its tag in RULES.md.

hunters-rules-goal = Goal
    .lead = Together you lay out a land of the Stone Age and settle it with your tribes. Gatherers score closed forests, fishers closed rivers. Hunters on meadows and huts on river systems wait for the end of the game. Most points win.
hunters-rules-turn = A turn
    .lead = You place a tile, may put one piece on it, the forests and rivers it has closed are scored, and you draw a new tile.
hunters-rules-scoring = Points
hunters-rules-bonus = Bonus tiles
hunters-rules-end = The end

hunters-clause-hg-hand = You hold one tile and draw a new one at the end of your turn. The start tile lies on the table from the beginning. Chance says who begins, unless you agree on it.
    .title = The tile in hand
    .v-strategic = Strategic variant: you hold three tiles and place any of them.
    .v-open = Open hands: everybody sees the tiles in hand.
    .ruling-deal = Hands are dealt player by player, from the first one on.
    .ruling-memory = The computer concludes nothing from a tile that somebody kept in the strategic variant although it had fitted before.
    .ruling-short = A short game, such as lessons play, has only some of the tiles in its bag; those left in the box are not removed ones.
hunters-clause-hg-place = Place the tile, turned any way, so that it shares a side with at least one tile on the table and all shared sides continue the same terrain: forest to forest, meadow to meadow, river to river.

    A tile that fits nowhere is shown, removed and replaced.
    .title = Placing a tile
    .ruling-misfit = Whether tiles fit is asked of the whole hand each time before you place, lowest number first; even a bonus tile is replaced by a land tile, and whoever the bag leaves without a tile is passed over.
hunters-clause-hg-occupy = You may put one piece on the tile just placed: a gatherer stands in a forest, a fisher on a river, a hunter lies on a meadow. The whole area must hold no pawn yet, not even yours. A hut goes on a river system without any hut; pawns and huts are not in each other’s way.

    You may also occupy what this very tile has closed. Nothing can be put on the start tile.
    .title = Occupying
    .ruling-hut = A hut stands on a river, as a fisher does, since every lake has one; each system on the tile offers one such place.
hunters-clause-hg-close = Then all forests and rivers that the tile has closed are scored, and their pawns return to the supply. In a bonus turn you may use them again at once. A river that forms a loop is closed too.
    .title = Closing
hunters-clause-hg-tie = When occupied areas grow together, everybody with the most pieces of that kind gets all the points, the others nothing. More pieces do not make more points.
    .title = Who gets the points
hunters-clause-hg-forest = A forest is closed when no side of it is left open. It brings 2 points for each of its parts; two parts of the same forest that do not touch on a tile count separately.
    .title = Forest
    .v-tiles = A forest by its tiles: 2 points for each tile of the forest, even where it has two parts. That is how the online game counts.
hunters-clause-hg-mushroom = Each part of a forest with mushrooms adds 3 points when the forest is closed.
    .title = Mushrooms
hunters-clause-hg-river = A river runs from a lake, a spring or the edge of trees to another such end. Closed, it brings 1 point for each tile and 1 for each fish in it and in the lakes at its ends. A lake at both ends counts once.
    .title = River
hunters-clause-hg-meadow = Meadows are counted only at the end, closed or not. A deer is worth 1 point, an aurochs 2, a mammoth 3. Rivers and forests separate meadows.
    .title = Meadow
hunters-clause-hg-tiger = Each tiger eats one deer of its meadow. Deer never bring less than nothing.
    .title = Tiger
    .ruling-once = A tiger eats only once in a game; a deer it has eaten is gone, and what a trap has scored has left the meadow, out of any tiger’s reach.
hunters-clause-hg-system = A river system is all the rivers and lakes that are connected; a lake joins rivers, it does not part them. At the end it brings 1 point for each fish to whoever has the most huts on it, closed or not.
    .title = River system
hunters-clause-hg-bonus = Whoever closes an occupied forest with a menhir using a land tile, no matter who stands in it, takes a bonus tile and plays again at once. There is at most one bonus turn in a turn, and it earns no further one.

    When no bonus tile is left there is no bonus turn.
    .title = Menhir and bonus turn
    .v-any = A menhir in any forest: a forest nobody stands in earns a bonus turn as well, as in the first edition.
    .v-strategic = Strategic variant: in the bonus turn you place any tile of your hand and keep the others.
    .ruling-misfit = A bonus tile that fits nowhere is removed and you draw the next one, as long as there are any.
hunters-clause-hg-hunting-trap = At once, whoever placed it scores all animals of the same meadow on its tile and the eight around it, with or without a hunter there. Tigers in range eat first, deer out of range if there are any. Scored animals never count again.
    .title = Hunting trap
    .ruling-own = The trap’s own tile is in its range.
    .ruling-which = Of the deer a tiger may choose from, one out of a pit trap’s range goes first, then the one on the tile with the lower number; a tiger that finds none stays hungry.
hunters-clause-hg-pit-trap = At the end, animals of the same meadow on its tile and the eight around it count twice. Deer out of range are eaten first; scored animals do not count.
    .title = Pit trap
    .ruling-own = The trap’s own tile is in its range.
hunters-clause-hg-fire = On a meadow with fire, tigers eat nothing, not even when a trap comes there.
    .title = Fire
hunters-clause-hg-shaman = Whoever places the shaman may take back one of their own pawns, without points, and use it at once. Not a hut.
    .title = Shaman
hunters-clause-hg-raft = At the end it adds 1 point for each lake of its river system for whoever has the most huts on it.
    .title = Raft
hunters-clause-hg-canoe = Whoever places the canoe gets 2 points at once for each lake of the system it joins, its own included. Huts make no difference.
    .title = Canoe
    .v-out = Without the canoe: it stays in the box. The translator of the rules asks for it, since one such strong tile can decide the whole game.
hunters-clause-hg-end = The game ends when nobody has a tile any more. Gatherers and fishers in areas that are not closed bring nothing. Meadows and river systems are counted one by one. On equal points you share the victory.
    .title = When the game ends
    .ruling-last = Play goes on while anybody holds any tile, even a bonus tile; elsewhere the rulebook says, only while a land tile can be played.
    .ruling-sheet = While you play, the sheet also counts what meadows and systems would bring right now; open forests and rivers are not on it.

hunters-parts-tiles = Tiles
hunters-parts-pieces = Each player’s pieces
hunters-parts-drawn = What is on the tiles
hunters-parts-pawn = { $n ->
    [one] { $n } pawn
   *[other] { $n } pawns
}
hunters-parts-hut = { $n ->
    [one] { $n } hut
   *[other] { $n } huts
}

hunters-what-land = Land tile
    .says = You hold it and add it to the land so that its sides match.
hunters-what-bonus = Bonus tile
    .says = It goes to whoever closes a forest with a menhir, to play again with at once. Some can do more.
hunters-what-pawn = Pawn
    .says = It stands in a forest as a gatherer, on a river as a fisher, and lies on a meadow as a hunter. From forest and river it comes back when they close; a hunter stays to the end.
hunters-what-hut = Hut
    .says = It stands on a river system to the end of the game and scores the fish there.
hunters-what-forest = Forest
    .says = A gatherer in it scores as soon as the forest is closed.
hunters-what-river = River
    .says = A fisher on it scores as soon as both its ends are closed.
hunters-what-meadow = Meadow
    .says = A hunter on it scores its animals at the end of the game.
hunters-what-system = River system
    .says = Rivers and lakes that are connected. A hut on it scores the fish at the end.
hunters-what-deer = Deer
    .says = It gives the hunter 1 point at the end unless a tiger eats it.
hunters-what-aurochs = Aurochs
    .says = It gives the hunter 2 points at the end. No tiger touches it.
hunters-what-mammoth = Mammoth
    .says = It gives the hunter 3 points at the end. No tiger touches it.
hunters-what-tiger = Tiger
    .says = It eats one deer of its meadow.
hunters-what-fish = Fish
    .says = A closed river gives the fisher 1 point for it, the system gives the hut 1 point at the end.
hunters-what-lake = Lake
    .says = The end of a river. Rivers around it belong to one system.
hunters-what-mushrooms = Mushrooms
    .says = They add 3 points to the closed forest.
hunters-what-menhir = Menhir
    .says = Whoever closes an occupied forest with a menhir plays again at once with a bonus tile.
hunters-what-hunting_trap = Hunting trap
    .says = When placed it scores the animals of the meadow around it at once.
hunters-what-pit_trap = Pit trap
    .says = Animals of the meadow around it count twice at the end.
hunters-what-wild_fire = Fire
    .says = Tigers on its meadow eat nothing.
hunters-what-shaman = Shaman
    .says = Whoever places it may take back one of their own pawns.
hunters-what-raft = Raft
    .says = At the end it gives the huts 1 point more for each lake of the system.
hunters-what-logboat = Canoe
    .says = Whoever places it gets 2 points at once for each lake of the system.
hunters-what-left = Left to draw: { $n }
hunters-what-supply = { DOES($name, "You have", "has") } { $n } in supply

hunters-glance-turn =
    { $variant ->
        [strategic] Place any tile of your hand so that all shared sides match.
       *[normal] Place your tile so that all shared sides match.
    }
    You may put one piece on it: a pawn in a forest, on a river or a meadow without one, or a hut on a system without one.
    Closed forests and rivers are scored and their pawns come back.
    { $menhir ->
        [any] Whoever closes a forest with a menhir, even an empty one,
       *[occupied] Whoever closes an occupied forest with a menhir
    } { $variant ->
        [strategic] takes a bonus tile and at once places any of the hand.
       *[normal] plays again at once with a bonus tile.
    }
    Draw a new tile.
hunters-glance-points =
    2 | { $forestScore ->
        [tiles] tile of a closed forest
       *[zones] part of a closed forest
    }
    3 | mushrooms in a closed forest
    1 | tile or fish of a closed river
    1 | deer on a meadow, at the end; a tiger eats one
    2 | aurochs on a meadow, at the end
    3 | mammoth on a meadow, at the end
    1 | fish on a system with a hut, at the end
    1 | lake of a raft’s system with a hut, at the end
    { $canoe ->
        [out] { "" }
       *[in] 2 | lake of a new canoe’s system, at once
    }
    1–3 | animal by a new hunting trap, at once
    2× | animal by a pit trap
