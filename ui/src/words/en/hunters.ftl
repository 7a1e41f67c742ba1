# Carcassonne: Hunters and Gatherers. Lists tell squares by their way from the start tile.

## Numbers and words

hunters-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
hunters-tiles = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
hunters-open = { $n ->
    [one] { $n } open end
   *[other] { $n } open ends
}
hunters-times = { $n }×
hunters-plain = { $text }
hunters-sum = { $sum } = { $n }
hunters-sum-nothing = Nothing here brings points yet.
hunters-now = now { $n }
hunters-apart = { $points ->
    [one] { $points } more point for meadows and huts as they are now
   *[other] { $points } more points for meadows and huts as they are now
  }

hunters-spot = { $ways } of the start tile
hunters-spot-start = start tile
# After "to the".
hunters-way = { $way ->
    [0] north
    [1] east
    [2] south
   *[3] west
}
hunters-turned = { $turns ->
    [0] not turned
    [1] turned right
    [2] upside down
   *[3] turned left
}

hunters-tile-sides = { $terrain ->
    [forest] forest to the { $ways }
    [river] river to the { $ways }
   *[meadow] meadow to the { $ways }
}
hunters-tile-all = { $terrain ->
    [forest] forest on all sides
    [river] river on all sides
   *[meadow] meadow all over
}
hunters-thing-deer = { $n } deer
hunters-thing-aurochs = { $n } aurochs
hunters-thing-mammoth = { $n ->
    [one] { $n } mammoth
   *[other] { $n } mammoths
}
hunters-thing-tiger = { $n ->
    [one] { $n } tiger
   *[other] { $n } tigers
}
hunters-thing-fish = { $n } fish
hunters-thing-lake = { $n ->
    [one] { $n } lake
   *[other] { $n } lakes
}
hunters-thing-menhir = { $n ->
    [1] menhir
   *[other] { $n } menhirs
}
hunters-thing-mushrooms = { $n ->
    [1] mushrooms
   *[other] { $n }× mushrooms
}
hunters-thing-fire = fire
hunters-thing-pitTrap = pit trap
hunters-thing-raft = raft
hunters-thing-hunting_trap = hunting trap
hunters-thing-pit_trap = pit trap
hunters-thing-wild_fire = fire
hunters-thing-shaman = shaman
hunters-thing-logboat = canoe

## Areas and pieces

hunters-area-title = { $kind ->
    [forest] { $state ->
        [closed] Closed forest
       *[open] Open forest
    }
    [river] { $state ->
        [closed] Closed river
       *[open] Open river
    }
    [meadow] Meadow
   *[system] River system
}
hunters-role = { $role ->
    [gatherer] Gatherer in a forest
    [fisher] Fisher on a river
    [hunter] Hunter on a meadow
   *[hut] Hut on a river system
}
hunters-role-short = { $role ->
    [gatherer] Gatherer
    [fisher] Fisher
    [hunter] Hunter
   *[hut] Hut
}
hunters-role-worth = { $role } for { $points }
hunters-leads = scores
hunters-leads-who = { DOES($who, "You score", "scores", "score") }
hunters-got = got the points
hunters-nobody = Nobody is here yet.
hunters-nobody-was = Nobody scored here.
hunters-show-river = This river only
hunters-show-system = The whole river system

## Table

hunters-board-label = Land, tiles placed: { $n }
hunters-hand = Tiles in hand
hunters-hand-tile = { $kind ->
    [bonus] Bonus tile in hand: { $what }
   *[land] Tile in hand: { $what }
}{ $isNew ->
    [yes] , just drawn
   *[no] {""}
}
hunters-turn = Turn right
hunters-pieces = What to put on the tile
hunters-none = Nothing
hunters-keep = Nobody
hunters-shaman = Whom the shaman calls back
hunters-supplies = Supplies of the players
hunters-supply-says = { $name }: pawns { $pawns }, huts { $huts }, tiles in hand { $tiles }
hunters-wash = Who owns what
hunters-left = What may still come
hunters-left-label = What may still come: { $bag } in the bag, { $pile } bonus tiles
hunters-left-note = Tiles you have not seen yet: in the bag, among the bonus tiles or hidden in another hand.
hunters-left-land = { $n ->
    [one] { $n } land tile
   *[other] { $n } land tiles
}
hunters-left-bonus = { $n ->
    [one] { $n } bonus tile
   *[other] { $n } bonus tiles
}
hunters-removed = { $n ->
    [one] { $n } tile removed
   *[other] { $n } tiles removed
}
hunters-gap = Empty square
hunters-gap-none = No tile that is left fits here any more.
hunters-gap-note = Tiles that may still fit here.
hunters-gap-bonus = Only a bonus tile still fits here.
hunters-odds-note = Reckoned from the { $unseen } land tiles you have not seen, in the bag or in other hands. { $n ->
    [0] You draw none of them any more.
    [one] You draw one more of them.
   *[other] You draw { $n } more of them.
} Bonus tiles are not counted.
hunters-more = and { $n } more…

## Prompts

hunters-prompt-place = { $n ->
    [1] Place your tile
   *[other] Choose a tile and place it
}
    .can = Place the tile so that every side meets the same terrain; then you may put a pawn or a hut on it.
hunters-prompt-extra = { $n ->
    [1] You have a bonus turn, place the tile
   *[other] You have a bonus turn, place any tile
}
    .can = You have a bonus turn: place the tile so that the terrain matches, and you may put something on it.
hunters-prompt-ghost = { $turns ->
    [no] ✔ to place
   *[yes] Tap to turn, ✔ to place
}
    .can = { $turns ->
        [no] The tile is not down yet: tap elsewhere to move it, ✔ places it.
       *[yes] The tile is not down yet: tap it to turn it, tap elsewhere to move it, ✔ places it.
    }
hunters-prompt-occupy = What goes on the tile?
    .can = On this tile you may put a pawn in the forest, on the river or on the meadow, a hut on the river system, or nothing.
hunters-prompt-back = Whom does the shaman call back?
    .can = Thanks to the shaman you may take one of your pawns back, or none.
hunters-prompt-wait = Wait for your turn
hunters-prompt-over = The game is over

## What is about to happen

hunters-ghost-says = Tile { $turned }
hunters-ghost-onto = Tile { $turned }, { $what }
hunters-ghost-where = { $spot }
hunters-occupy-says = { $what }
hunters-pass-says = Put nothing down
hunters-back-says = Back to the supply: { $what }
hunters-keep-says = Call nobody back
hunters-foretell-closed = { $kind ->
    [forest] Closes an empty forest
   *[river] Closes an empty river
}
hunters-foretell-home = { DOES($who, "You get", "gets") } { $n ->
    [one] { $n } pawn
   *[other] { $n } pawns
} back
hunters-foretell-bonus = { DOES($who, "You get", "gets") } a bonus turn for the menhir
hunters-later = { $what ->
    [gatherer] The points come when the forest is closed.
    [fisher] The points come when the river is closed.
    [hunter] Animals count at the end of the game.
    [hut] Fish count at the end of the game.
    [pass] You will have more use for the piece elsewhere.
    [takeBack] The pawn can then go elsewhere.
   *[other] { hint-later }
}
hunters-choice-squares = { $n ->
    [one] { $n } square
   *[other] { $n } squares
}
hunters-choice-turned = { $turns ->
    [0] Not turned
    [1] Turned right
    [2] Upside down
   *[3] Turned left
}

## Summary to be read out

hunters-sum-table = Tiles on the table: { $tiles }, in the bag: { $bag }, bonus tiles: { $pile }.
hunters-sum-seat = { $name }: { $points }, in supply { $pawns } pawns and { $huts } huts.
hunters-sum-area = { $title }: { $sum }, { $points }. { hunters-leads-who }.
hunters-sum-hand = In hand: { $tiles }.

## Events

hunters-event-first = { DOES($who, "You start", "starts") }.
hunters-event-drew = { DOES($who, "You take", "takes") } { $bonus ->
    [yes] a bonus tile
   *[no] a tile
}: { $what }.
hunters-event-drew-hidden = { DOES($who, "You take", "takes") } { $bonus ->
    [yes] a bonus tile
   *[no] a tile
}.
hunters-event-removed = { DOES($who, "You show", "shows") } a tile that fits nowhere; it leaves the game ({ $what }).
hunters-event-placed = { DOES($who, "You place", "places") } a tile.
hunters-event-tookBack = { DOES($who, "You have", "has") } the shaman call a pawn back.
hunters-event-occupied = { $role ->
    [gatherer] { DOES($who, "You put", "puts") } a gatherer in the forest.
    [fisher] { DOES($who, "You put", "puts") } a fisher on the river.
    [hunter] { DOES($who, "You lay", "lays") } a hunter on the meadow.
   *[hut] { DOES($who, "You build", "builds") } a hut on the river system.
}
hunters-event-ate = A tiger ate a deer.
hunters-event-scored = { $what }: { $sum } = { $points }, scored by { $who }.
hunters-event-scored-nobody = { $what } closes with nobody there.
hunters-event-returned = { DOES($who, "You have", "has") } a pawn back in the supply.
hunters-event-bonusTurn = { DOES($who, "You have", "has") } a bonus turn for the menhir in the closed forest.
hunters-event-skipped = { DOES($who, "You have", "has") } no tile and { WHO($who) ->
    [you] are
   *[name] is
} skipped.
hunters-event-ended = Nobody has a tile any more. Meadows and river systems are counted.

## Why not

hunters-reason-notNow = Another decision is due now.
hunters-reason-notHeld = This tile is not in your hand.
hunters-reason-taken = There is a tile here already.
hunters-reason-notBeside = The tile must share a side with another tile.
hunters-reason-sidesDiffer = { $side ->
    [north] The upper side does not match the tile beside it.
    [east] The right side does not match the tile beside it.
    [south] The lower side does not match the tile beside it.
   *[west] The left side does not match the tile beside it.
}
hunters-reason-noOwnPawn = None of your pawns is there.
hunters-reason-noSuchZone = The tile has no such place.
hunters-reason-supplyEmpty = You have none of these left.
hunters-reason-occupied = The area is occupied already.

## Scoring

hunters-source-forest = Forest
hunters-source-river = River
hunters-source-huntingTrap = Hunting trap
hunters-source-canoe = Canoe
hunters-source-meadow = Meadow
hunters-source-system = River system
hunters-unit-forestZone = { $n ->
    [one] { $n } forest part
   *[other] { $n } forest parts
}
hunters-unit-forestTile = { $n ->
    [one] { $n } forest tile
   *[other] { $n } forest tiles
}
hunters-unit-mushrooms = { $n ->
    [one] { $n } part with mushrooms
   *[other] { $n } parts with mushrooms
}
hunters-unit-riverTile = { $n ->
    [one] { $n } river tile
   *[other] { $n } river tiles
}
hunters-unit-fish = { $n } fish
hunters-unit-lake = { $n ->
    [one] { $n } lake
   *[other] { $n } lakes
}
hunters-unit-deer = { $n } deer
hunters-unit-eatenDeer = { $n } deer eaten
hunters-unit-aurochs = { $n } aurochs
hunters-unit-mammoth = { $n ->
    [one] { $n } mammoth
   *[other] { $n } mammoths
}

## Before the game

hunters-set-variant = Variant
hunters-set-variant-normal = Normal: 1 tile in hand
hunters-set-variant-strategic = Strategic: 3 tiles
hunters-set-variant-note = With three tiles in hand you can plan further and keep a bonus tile for later.
hunters-set-hands = Hands
hunters-set-hands-usual = As usual
hunters-set-hands-hidden = Hidden
hunters-set-hands-open = Open
hunters-set-hands-note = As usual: a single tile lies open among people, so nothing is covered; three tiles are seen only by their owner, and so is a tile against the computer. Hidden hands are seen only by their owners, and the table is covered when the device is passed. Open hands are seen by everybody.
hunters-set-menhir = A menhir earns a bonus turn
hunters-set-menhir-occupied = In an occupied forest
hunters-set-menhir-any = In any forest
hunters-set-menhir-note = Occupied means that somebody has a gatherer there. In the first edition any closed forest with a menhir would do.
hunters-set-forestScore = A forest counts
hunters-set-forestScore-zones = Its parts
hunters-set-forestScore-tiles = Its tiles
hunters-set-forestScore-note = A tile with two separate parts of the same forest brings 4 points by parts, 2 by tiles.
hunters-set-canoe = The canoe
hunters-set-canoe-in = Is in the game
hunters-set-canoe-out = Stays in the box
hunters-set-canoe-note = The canoe is so strong that it can decide the whole game. The translator of the rules himself suggests leaving it out.

hunters-signs = The signs beside animals
hunters-sign-scored = The trap has scored it; it does not count again.
hunters-sign-eaten = A tiger ate this deer.
hunters-sign-fed = This tiger has eaten.
hunters-sign-doubled = In range of the pit trap: counts twice.

## Examples in the rules

hunters-example-turn-hand = The first player has just laid the tile on the right and taken a new one. You see the tile in your own hand, but not in the other.
hunters-example-turn-fits = On the right the tile fits: forest meets forest. Below, meadow would meet forest, so it cannot lie there like this.
hunters-example-pieces-share = Each hunter lay on a meadow of their own until the tile at the top right joined them. They are equal, so both get all the points.
hunters-example-pieces-most = Below, a meadow with a second hunter of the same colour has joined. Two are more than one and take everything.
hunters-example-forest-zones = The tile at the bottom left has two parts of the same forest that do not touch on it. Both count.
hunters-example-forest-mushrooms = Two closed forests. Mushrooms grow in the upper one and add 3 points.
hunters-example-river-ends = The short river has a lake with a fish at each end. The long one comes back to the same lake, which counts once; the other fish swims in the river itself.
hunters-example-meadow-tiger = Two deer and one tiger: it eats one of the deer. Aurochs and mammoths are safe from tigers.
hunters-example-system-fish = The river system spans both lakes and goes on round the bend. Both have a hut on it, so both get all the fish.
hunters-example-turn-occupy = The first player put a gatherer into the forest, the second a hunter on the meadow. Nobody else may go into that forest or on that meadow now.
hunters-example-turn-close = The second player closed the forest with the tile below. The first has the points: the gatherer that stood there is back in the supply.
hunters-example-bonus-menhir = The first player stood in the forest with the menhir, the second closed it with the tile below. The first has the points, the second the bonus tile: it went to the top at once, with a hunter on it.
hunters-example-end-open = The forest was never closed: the gatherer comes back without points. The hunter scores.
hunters-example-house-tiles = The same forest by tiles: the one at the bottom left counts only once.
hunters-example-power-hunting_trap = A deer, an aurochs and a tiger are in range of the trap on the left. The tiger eats the deer out of range, and the trap scores what is left at once. The mammoth out of range remains for the hunter.
hunters-example-power-pit_trap = The tiger eats the deer out of the pit’s range. Deer and aurochs in range count twice, the mammoth out of range once.
hunters-example-power-wild_fire = The tiger is afraid of the fire and the deer lives.
hunters-example-power-raft = Three lakes with a fish each: the hut gets fish and lakes.
hunters-example-power-logboat = The canoe has joined two lakes to its own. Three lakes are scored at once.

hunters-group-closes = Closes an area
hunters-group-own = Grows an area where you stand
hunters-group-shared = Joins you with somebody else
hunters-group-others = Grows only other players’ areas
hunters-group-new = Nobody stands there yet
hunters-group-pawn = Places a pawn
hunters-group-hut = Places a hut

hunters-drawn = tiles

hunters-lasting = The forest that stayed open longest: { DOES($name, "you wait", "waits") } in it for { $count } turns until it closes { $in }{ $points ->
        [none] .
       *[other] { " " }and brings { $points }.
    }
    .open = The forest that stayed open longest: { DOES($name, "you stand", "stands") } in it { $from } on, and it never closes.

## Why something is good

hunters-why-worth = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
# What is still needed for a forest or river to close.
hunters-why-closing = { $gaps ->
    [one] { $fits ->
        [0] no tile fits its gap any more
        [one] { $fits } tile still fits its gap
       *[other] { $fits } tiles still fit its gap
    }
   *[other] it has { $gaps } gaps, the hardest of which { $fits ->
        [0] no tile fits any more
        [one] { $fits } tile still fits
       *[other] { $fits } tiles still fit
    }
}
hunters-why-now = { $points ->
    [0] is worth nothing yet
   *[other] is worth { $worth } { $stand ->
        [shared] to each now
       *[other] now
    }
}
hunters-why-growing = { $open ->
    [0] cannot grow any more
    [one] can still grow on { $open } side
   *[other] can still grow on { $open } sides
}
hunters-why-area = { $kind ->
    [forest] { $stand ->
        [alone] Your forest is worth { $worth }
        [ahead] The forest where you lead { $own } to { $most } is worth { $worth }
        [shared] The forest you share is worth { $worth } to each
       *[behind] In a forest worth { $worth } you are behind { $own } to { $most }
    }; { hunters-why-closing }.
    [river] { $stand ->
        [alone] Your river is worth { $worth }
        [ahead] The river where you lead { $own } to { $most } is worth { $worth }
        [shared] The river you share is worth { $worth } to each
       *[behind] On a river worth { $worth } you are behind { $own } to { $most }
    }; { hunters-why-closing }.
    [meadow] { $stand ->
        [alone] Your meadow { hunters-why-now } and { hunters-why-growing }
        [ahead] The meadow where you lead { $own } to { $most } { hunters-why-now } and { hunters-why-growing }
        [shared] The meadow you share { hunters-why-now } and { hunters-why-growing }
       *[behind] On a meadow worth { $worth } you are behind { $own } to { $most }; it { hunters-why-growing }
    }.
   *[system] { $stand ->
        [alone] Your river system { hunters-why-now } and { hunters-why-growing }
        [ahead] The river system where you lead { $own } to { $most } { hunters-why-now } and { hunters-why-growing }
        [shared] The river system you share { hunters-why-now } and { hunters-why-growing }
       *[behind] On a river system worth { $worth } you are behind { $own } to { $most }; it { hunters-why-growing }
    }.
}
hunters-why-theirs = { DOES($who, "You have", "has") } a { $kind ->
    [forest] forest worth { $worth }; { hunters-why-closing }.
    [river] river worth { $worth }; { hunters-why-closing }.
    [meadow] meadow worth just { $worth }.
   *[system] river system worth just { $worth }.
}
hunters-why-pawns = { $back ->
    [0] You keep { $left ->
        [0] no pawns
        [one] { $left } pawn
       *[other] { $left } pawns
    } in your supply
    [one] { $back } pawn comes back to you, which makes { $left } in your supply
   *[other] { $back } pawns come back to you, which makes { $left } in your supply
}.
hunters-why-huts = You keep { $left ->
    [0] no huts
    [one] { $left } hut
   *[other] { $left } huts
} in your supply.
hunters-why-bonus = The menhir brings a bonus tile at once.
