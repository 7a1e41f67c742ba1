# Words of Okanagan.

okanagan-plain = { $text }
okanagan-player = Player
okanagan-nothing = nothing

## Land and rewards

okanagan-terrain = { $terrain ->
    [forest] forest
    [lake] lake
    [prairie] prairie
   *[mountain] mountains
  }
okanagan-reward = { $reward ->
    [forest-square] wood
    [forest-hexagon] leather
    [forest-circle] lumberjack
    [lake-square] grey fish
    [lake-hexagon] red fish
    [lake-circle] fisher
    [prairie-square] wheat
    [prairie-hexagon] cattle
    [prairie-circle] farmer
    [mountain-square] stone
    [mountain-hexagon] copper
   *[mountain-circle] miner
  }
okanagan-counted = { $n }× { $reward }
okanagan-tokens = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
  }
okanagan-tokens-range = { $least }–{ $most } tokens
okanagan-nuggets = { $n ->
    [one] { $n } gold nugget
   *[other] { $n } gold nuggets
  }
okanagan-building = { $building ->
    [farm] Farm
    [warehouse] Warehouse
   *[silo] Silo
  }
okanagan-n-buildings = { $building ->
    [farm] { $n ->
        [one] { $n } farm
       *[other] { $n } farms
      }
    [warehouse] { $n ->
        [one] { $n } warehouse
       *[other] { $n } warehouses
      }
   *[silo] { $n ->
        [one] { $n } silo
       *[other] { $n } silos
      }
  }
okanagan-building-left = { $building ->
    [farm] Farm
    [warehouse] Warehouse
   *[silo] Silo
  } ({ $n })
okanagan-building-where = { $building ->
    [farm] in one area, influence { $n }
    [warehouse] on a border, { $n } on both sides
   *[silo] in the middle, { $n } all around
  }

## Board and areas

okanagan-board-label = { $n ->
    [one] The valley, { $n } tile
   *[other] The valley, { $n } tiles
  }
okanagan-spot = { $ways } of the centre
okanagan-area-name = Area: { okanagan-terrain }
okanagan-size = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
  }
okanagan-open-edges = { $n ->
    [one] { $n } open edge
   *[other] { $n } open edges
  }
okanagan-closed = closed
okanagan-no-icons = No rewards here yet.
okanagan-of = of { $n }
okanagan-gap = Free square
okanagan-gap-left = { $n ->
    [0] no unseen tile fits
    [one] { $n } unseen tile fits
   *[other] { $n } unseen tiles fit
  }
okanagan-gap-open = On offer:
okanagan-gap-no-open = None of the open tiles fits.
okanagan-gap-piles = Top of pile { $piles }
okanagan-gap-pile = { $n }: { $chance }
okanagan-nobody = Nobody stands here.
okanagan-influence = Influence
okanagan-gets = Gets
okanagan-would-get = If closed now
okanagan-prospect-no = { $tokens }
okanagan-prospect-ifLastOfTied = { $tokens }, the action if put last
okanagan-prospect-yes = { $tokens } and the action
okanagan-prospect-instead = { $tokens } or the action
okanagan-stands = { $name } (influence { $n })
okanagan-standing-words = { okanagan-stands }: { $gets }
okanagan-area-words = { $terrain }: { $size }, { $edges }, { $icons ->
    [one] { $icons } reward
   *[other] { $icons } rewards
  }. { $who }.

## On the table

okanagan-six = Tiles on offer
okanagan-your-tile = Your tile
okanagan-held = Your tile: { $what }
okanagan-held-turn = Your tile: { $what }. Tap to turn it.
okanagan-held-hidden = Your tile, face down
okanagan-held-none = You hold no tile
okanagan-open-tile = Open tile { $n }: { $what }
okanagan-pile = Pile { $n }, { $size ->
    [one] { $size } tile
   *[other] { $size } tiles
  }, action on top: { $name }
okanagan-empty-place = No open tile here
okanagan-empty-pile = Pile { $n } is empty
okanagan-your-tokens = All players and the supply
okanagan-stock = Buildings left this round: { $what }
okanagan-stock-to-come = Second round: { $what }
okanagan-goals = Your goals
okanagan-n-goals = { $n ->
    [one] { $n } goal card
   *[other] { $n } goal cards
  }
okanagan-goal = Goal card
okanagan-goal-words = { $set }: { $points } points each time. Now { $covered }×, { $now ->
    [one] { $now } point
   *[other] { $now } points
  }.
okanagan-points-now = now { $n }
okanagan-tile = Tile
okanagan-on-table = On the table
okanagan-open-areas = Open areas
okanagan-supply = Supply
okanagan-stacks = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  } in the piles, { $removed } out of the game. { $goals ->
    [one] { $goals } goal card
   *[other] { $goals } goal cards
  } in the deck, { $discards } discarded.

## What to do

okanagan-prompt-wait = One moment…
okanagan-prompt-over = The game is over
okanagan-prompt-discard = { $n ->
    [one] Pick a goal to discard
   *[other] Pick { $n } goals to discard
  }
    .can = Keep the goals that go well together and discard the others: you will fulfil them with tokens from closed areas.
okanagan-prompt-second = { $n ->
    [one] Round two begins, pick a goal to discard
   *[other] Round two begins, pick { $n } goals to discard
  }
    .can = Round two begins, with new goals and new buildings. Keep the goals that go well together and with the tokens you have, and discard the others.
okanagan-prompt-place = Tap where the tile goes
    .can = Place the tile beside the valley so that the terrain matches on every edge they share.
okanagan-prompt-ghost = { $n ->
    [one] ✔ to place
   *[other] Tap to turn, ✔ to place
  }
    .can = { $n ->
        [one] The tile is not down yet: tap elsewhere to move it, ✔ places it.
       *[other] The tile is not down yet: tap it to turn it, tap elsewhere to move it, ✔ places it.
    }
okanagan-prompt-misfit = Your tile fits nowhere
    .can = Your tile fits nowhere: show it and take another.
okanagan-prompt-build = Tap where to build
    .can = Put one building on the tile: a farm has the most influence, in one part, a warehouse has some in two, a silo in all of them.
okanagan-prompt-built = ✔ builds, or tap elsewhere
    .can = The building is not up yet: tap another spot of the tile to move it, ✔ builds it.
okanagan-prompt-area = Which area first?
    .can = Your tile has closed several areas: say which is evaluated first.
okanagan-prompt-tied = Who takes first in the tie?
    .can = Their influence is the same, and you decide who takes tokens first.
okanagan-prompt-bonus = You are weakest here, choose an action
    .can = Your influence here is the least, so you may use one of the actions on top of the piles.
okanagan-prompt-alone = You are alone here. An action or rewards?
    .can = You are alone in this area: take an action or the rewards.
okanagan-prompt-gain = { $shape ->
    [square] Take a square from the supply
    [hexagon] Take a hexagon from the supply
   *[circle] Take a circle from the supply
  }
    .can = { $shape ->
        [square] Take one square from the supply, in a colour your goals need.
        [hexagon] Take one hexagon from the supply, in a colour your goals need.
       *[circle] Take one circle from the supply, in a colour your goals need.
    }
okanagan-prompt-tribute = Which token does { $name } get?
    .can = Everybody now gives { $name } a token: choose the one you need least.
okanagan-prompt-swapGive = Which token do you give?
    .can = You swap a token with another player and choose both: first the one you give.
okanagan-prompt-swapTake = Whose token do you take for it?
    .can = Now choose whose token you take for it, and which.
okanagan-prompt-tradeGive = { $same ->
    [colour] Give what for another shape?
   *[shape] Give what for another colour?
  } ({ $left ->
    [one] 1×
   *[other] up to { $left }×
  })
    .can = { $same ->
        [colour] Swap a token with the supply for another shape of its colour: first choose the one you give.
       *[shape] Swap a token with the supply for another colour of its shape: first choose the one you give.
    } { $left ->
        [one] You may do so once.
       *[other] You may do so up to { $left }×.
    }
okanagan-prompt-tradeTake = { $same ->
    [colour] Take the other shape
   *[shape] Take the other colour
  }
    .can = { $same ->
        [colour] Now take another shape of the same colour from the supply.
       *[shape] Now take another colour of the same shape from the supply.
    }
okanagan-prompt-heap = { $n ->
    [one] Take { $n } token from the heap
   *[other] Take { $n } tokens from the heap
  }
    .can = Take the tokens from the heap that suit your goals.
okanagan-pass-bonus = { $name } is weakest and picks an action
okanagan-pass-alone = { $name } is alone there. An action or rewards?
okanagan-pass-heap = { $name } takes from the heap
okanagan-pass-tribute = { $name } gives a token
okanagan-pass-back = { $name } goes on
okanagan-prompt-redraw = Take another tile
    .can = Take another tile instead: one of the three open ones, or the top of a pile.
okanagan-prompt-draw = Take one of the tiles on offer
    .can = Take a tile for your next turn: one of the three open ones, or the top of a pile.
okanagan-prompt-draw-last = Take a tile, though you will not place it
    .can = You have built everything, so you will not place this tile. You only choose which one is not left to the others.

okanagan-turn = Turn the tile
okanagan-misfit = Show it and take another
okanagan-misfit-note = Your tile matches no free place, whichever way you turn it. It leaves the game.
okanagan-goals-note = { $n ->
    [one] Tap the card you do not want to keep ({ $picked } of { $n } chosen).
   *[other] Tap the { $n } cards you do not want to keep ({ $picked } of { $n } chosen).
  }
okanagan-tied-note = Whoever comes first takes from the heap first. The last of all may use the action.
okanagan-takes = takes { okanagan-tokens }
okanagan-acts = { $name } will have the action
okanagan-order = Order in the area
okanagan-weakest = weakest: the action
okanagan-picks = takes { $n }
okanagan-closes = { $terrain ->
    [forest] Closes a forest
    [lake] Closes a lake
    [prairie] Closes a prairie
   *[mountain] Closes mountains
  } with { $who }
okanagan-closes-empty = { $terrain ->
    [forest] Closes a forest
    [lake] Closes a lake
    [prairie] Closes a prairie
   *[mountain] Closes mountains
  } where nobody stands yet
okanagan-closes-nothing = Closes no area
okanagan-is-closing = closes now
okanagan-no-bonus = Skip the action
okanagan-no-bonus-text = Leave all three where they are.
okanagan-take-rewards = Take the rewards
okanagan-take-rewards-text = { okanagan-tokens } from the heap instead of an action.
okanagan-stop = Swap no more
okanagan-given = You give
okanagan-from-supply = From the supply; the number is how many there are.
okanagan-from-heap = The heap; the number is how many are left.
okanagan-from-own = Your tokens; the number is how many you have.
okanagan-token-button = { $name }, { $n }

okanagan-later = { $what ->
    [token] The points come when the tokens make up a whole set.
    [tile] You place the tile next turn.
    [last] It is then gone for the others.
    [bonus] { hint-later }
   *[area] The points come with the tokens of closed areas.
}
okanagan-says-discard = { $n ->
    [one] Discard this card
   *[other] Discard these { $n } cards
  }
okanagan-says-discard-goal = Discard the goal { $what }
okanagan-says-place = Tile { $turned }
okanagan-says-farm = { $terrain ->
    [forest] Farm in the forest
    [lake] Farm by the lake
    [prairie] Farm on the prairie
   *[mountain] Farm in the mountains
  }
okanagan-says-warehouse = Warehouse between { $a } and { $b }
okanagan-says-silo = Silo in the middle of the tile
okanagan-says-misfit = Remove the tile from the game and take another
okanagan-says-evaluate = { $terrain ->
    [forest] Evaluate the forest next
    [lake] Evaluate the lake next
    [prairie] Evaluate the prairie next
   *[mountain] Evaluate the mountains next
  }
okanagan-says-next = { DOES($name, "You take", "takes") } first
okanagan-says-bonus = Use the action { $name }
okanagan-says-noBonus = Skip the action
okanagan-asks-noBonus = Skip the action? You may use one of those on show.
okanagan-says-rewards = Take the rewards instead of an action
okanagan-says-take = Take { $name }
okanagan-says-give = Give { $name }
okanagan-says-takeFrom = Take { $name } in return
okanagan-says-stop = Swap no more
okanagan-asks-stop = Swap no more? You may still swap a token.
okanagan-says-draw-open = Take open tile { $n }
okanagan-says-draw-pile = Take the top of pile { $n }

okanagan-choice-place = { $spot }
okanagan-choice-turned = { $turns ->
    [0] not turned
    [1] turned a quarter to the right
    [2] turned half round
   *[3] turned a quarter to the left
  }
okanagan-choice-from = Take from { $name }

okanagan-sum-round = Round { $round }, { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
  } in the valley.
okanagan-sum-ends = The game ends with this round.
okanagan-sum-held = Your tile: { $what }.
okanagan-sum-player = { $name }: { $tokens }; { okanagan-sum-nuggets }; to build: { $stock }.
okanagan-sum-nuggets = { $nuggets ->
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
  }
okanagan-sum-goal = Goal: { $what }

## The ten actions

okanagan-back-gain1Shape = { $shape ->
    [square] One square
    [hexagon] One hexagon
   *[circle] One circle
  }
okanagan-back-gain2Type = Twice { $reward }
okanagan-back-pickFirst = First pick
okanagan-back-nugget = Gold nugget
okanagan-back-goals2 = New goals
okanagan-back-refresh3 = New tiles
okanagan-back-tribute = Tribute
okanagan-back-swapPlayer = Swap with a player
okanagan-back-swapSameColour = Swap the shape
okanagan-back-swapSameShape = Swap the colour

okanagan-back-text-gain1Shape = Take one token of this shape from the supply, any colour.
okanagan-back-text-gain2Type = Take two of these tokens from the supply.
okanagan-back-text-pickFirst = Take from this area’s heap before all others.
okanagan-back-text-nugget = Take a gold nugget card.
okanagan-back-text-goals2 = Draw two goal cards, then discard any two.
okanagan-back-text-refresh3 = The three open tiles leave the game; three new ones are turned up.
okanagan-back-text-tribute = Every other player gives you a token of their choice.
okanagan-back-text-swapPlayer = Swap a token with another player; you choose both.
okanagan-back-text-swapSameColour = Up to twice: swap a token for one of the same colour and another shape.
okanagan-back-text-swapSameShape = Up to twice: swap a token for one of the same shape and another colour.

## What happened

okanagan-event-goalDrawn = { DOES($who, "You draw", "draws") } a goal card.
okanagan-event-goalDrawn-own = { DOES($who, "You draw", "draws") } the goal { $set }.
okanagan-event-goalDiscarded = { DOES($who, "You discard", "discards") } a goal card.
okanagan-event-goalDiscarded-own = { DOES($who, "You discard", "discards") } the goal { $set }.
okanagan-event-goalsReshuffled = The discarded goals are shuffled into a new deck.
okanagan-event-tileOpened = A tile of pile { $pile } is turned up.
okanagan-event-started = { DOES($who, "You start", "starts") }.
okanagan-event-tilePlaced = { DOES($who, "You place", "places") } a tile.
okanagan-event-tileMisfit = { DOES($who, "You show", "shows") } a tile that fits nowhere.
okanagan-event-built = { DOES($who, "You build", "builds") } { $building ->
    [farm] a farm
    [warehouse] a warehouse
   *[silo] a silo
  }.
okanagan-event-closedEmpty = { $terrain ->
    [forest] A forest closes
    [lake] A lake closes
    [prairie] A prairie closes
   *[mountain] Mountains close
  } with nobody in it.
okanagan-event-evaluated = { $terrain ->
    [forest] A forest is evaluated
    [lake] A lake is evaluated
    [prairie] A prairie is evaluated
   *[mountain] Mountains are evaluated
  }, with { $who }.
okanagan-event-ranked = Tokens are taken in the order { $who }.
okanagan-event-bonusUsed = { DOES($who, "You use", "uses") } the action { $name }.
okanagan-event-noBonus = { DOES($who, "You use", "uses") } no action.
okanagan-event-rewardsChosen = { DOES($who, "You choose", "chooses") } the rewards.
okanagan-event-heapLaid = The heap holds { $what }.
okanagan-event-heapTaken = { DOES($who, "You take", "takes") } { $what }.
okanagan-event-heapReturned = The supply gets back { $what }.
okanagan-event-gained = { DOES($who, "You take", "takes") } { $what } from the supply.
okanagan-event-gained-none = { DOES($who, "You find", "finds") } no { $what } in the supply.
okanagan-event-nuggetDrawn = { DOES($who, "You draw", "draws") } a gold nugget.
okanagan-event-tilesRemoved = { $n ->
    [one] { $n } open tile leaves the game
   *[other] { $n } open tiles leave the game
  }.
okanagan-event-given = { DOES($from, "You give", "gives") } { $reward } to { $to }.
okanagan-event-swapped = { DOES($who, "You give", "gives") } { $given } to { $with } for { $taken }.
okanagan-event-traded = { DOES($who, "You swap", "swaps") } { $given } for { $taken } from the supply.
okanagan-event-openDrawn = { DOES($who, "You take", "takes") } open tile { $n }.
okanagan-event-pileDrawn = { DOES($who, "You take", "takes") } the top of pile { $n }.
okanagan-event-skipped = { DOES($who, "You have", "has") } no tile and { WHO($who) ->
    [you] are
   *[name] is
} skipped.
okanagan-event-secondRound = The second round begins.
okanagan-event-over = The game is over; the goals are revealed.

## What chance brought up

okanagan-draw-tileDealt = { DOES($who, "You are", "is") } dealt a tile: { $what }.
okanagan-draw-tileSeen = { DOES($who, "You take", "takes") } a tile: { $what }.
okanagan-draw-tileOpened = A tile of pile { $pile } is turned up: { $what }.
okanagan-draw-backShown = Pile { $pile } now shows an action: { $name }.

## Why not

okanagan-reason-notNow = Something else is to be decided now.
okanagan-reason-notYourGoal = That goal card is not in your hand.
okanagan-reason-occupied = A tile lies there already.
okanagan-reason-noNeighbour = A tile must touch another one edge to edge.
okanagan-reason-edgeMismatch = { $side ->
    [north] To the north
    [east] To the east
    [south] To the south
   *[west] To the west
  } lies { $there }, your tile shows { $here }.
okanagan-reason-tileFits = Your tile fits somewhere, so it has to be placed.
okanagan-reason-noneLeft = { $building ->
    [farm] You have no farm left this round.
    [warehouse] You have no warehouse left this round.
   *[silo] You have no silo left this round.
  }
okanagan-reason-noSuchSpot = The tile has no such spot.
okanagan-reason-notClosed = No area is evaluated there.
okanagan-reason-notTied = That player is not tied for the next place.
okanagan-reason-emptyPile = That pile is empty.
okanagan-reason-noOpenTile = No open tile lies there.
okanagan-reason-notAlone = Only a player alone in the area may choose the rewards.
okanagan-reason-alone = Alone in the area you choose the rewards or an action.
okanagan-reason-noToken = There is no such token there.
okanagan-reason-supplyEmpty = The supply has run out of it.
okanagan-reason-notInHeap = The heap has no such token.
okanagan-reason-wrongShape = The action asks for another shape.
okanagan-reason-wrongColour = The action asks for the same colour.
okanagan-reason-sameType = Swap it for a token of another type.
okanagan-reason-nothingForIt = The supply has nothing to swap for it.
okanagan-reason-noSuchPlayer = You cannot take from that player.

## Points

okanagan-source-explorer = Explorer
okanagan-source-goal = Goal: { $set }
okanagan-less-nuggets = Somebody else has more gold nuggets now.
okanagan-source-nuggets = Gold nuggets
okanagan-unit-colourSet = { $n ->
    [one] { $n } set of four colours
   *[other] { $n } sets of four colours
  }
okanagan-unit-goalSet = { $n ->
    [one] { $n } set
   *[other] { $n } sets
  }
okanagan-apart = { $points ->
    [one] { $points } more point for goals, which the others do not see
   *[other] { $points } more points for goals, which the others do not see
  }
okanagan-untold = { $n ->
    [one] Without a secret goal, which is counted at the end.
   *[other] Without { $n } secret goals, which are counted at the end.
}
okanagan-unit-nuggetPlace = { okanagan-sum-nuggets }, { $place ->
    [1] first
    [2] second
    [3] third
   *[other] { $place }th
  } place

okanagan-tie-tokens = Equal on points, so the number of tokens decided: { $values }.

## Examples in the rules

okanagan-example-place-corner = The tile at the top left lies beside two others, and the terrain matches along both shared edges. By that the lake is closed.
okanagan-example-influence-sum = In the forest the sun has a farm and a silo, so 3 + 1. The drop has a warehouse, 2, and the leaf a silo, 1. They take in that order, and the leaf is the weakest.
okanagan-example-goals-three = One token may count more than once: the hexagon of the forest on two cards, and so does the square of the forest.
okanagan-on-offer = Three open tiles above, three piles below: the back on top of each shows an action. Take any of them; an open one is known to all, one from a pile to you alone.
okanagan-example-tiles-areas = The upper tile has closed the forest: none of its edges is open any more. Its lake and its prairie are still open.
okanagan-example-building-farm = The farm stands on the prairie and has influence there only.
okanagan-example-building-warehouse = The warehouse stands on the border of lake and prairie and has influence in both.
okanagan-example-building-silo = The silo in the middle has influence in all three areas.
okanagan-example-closing-weakest = The leaf has closed the forest. The sun has a farm and a silo, so 4; the drop and the leaf have a warehouse each. The leaf put the drop before itself: so it is the weakest and may use an action. There are six tokens in the heap: the sun picks four, the drop takes the last two, and nothing is left for the leaf.
okanagan-example-closing-alone = Only the drop stands in the forest. It took the rewards, both pieces of leather; it could have used an action instead.
okanagan-example-points-cards = Five tokens, two nuggets, and nobody else has more than one nugget. Leather counts on the explorer card and on both goals.

okanagan-group-closes = Closes an area
okanagan-group-own = Grows an area where you have influence
okanagan-group-shared = You and others have influence there
okanagan-group-others = Grows only other players’ areas
okanagan-group-new = Nobody has influence there yet

okanagan-drawn = tiles

okanagan-lasting = The area that stayed open longest: { DOES($name, "you have", "has") } a building in it for { $count } turns until it closes { $in }.
    .open = The area that stayed open longest: { DOES($name, "you have", "has") } a building in it { $from } on, and it is open to the end.

## Why something is good

okanagan-why-area = { $terrain ->
    [forest] In the forest
    [lake] At the lake
    [prairie] In the prairie
   *[mountain] In the mountains
} you will have influence { $stand ->
    [alone] { $own } with nobody beside you
   *[other] { $own } to { $most }
}{ $icons ->
    [0] {""}
    [one] , for { $icons } token
   *[other] , for { $icons } tokens
}{ $open ->
    [0] ; the area is closed.
    [one] ; { $open } side is still open.
   *[other] ; { $open } sides are still open.
}
okanagan-why-goal = The goal { $set } { $sets ->
    [0] is not met yet
    [1] is met once
    [2] is met twice
   *[other] is met { $sets } times
}; the next set lacks { $lacks ->
    [one] just { $lacks } token
   *[other] { $lacks } tokens
}.
okanagan-why-goal-met = The goal { $set } is met { $sets ->
    [1] once
    [2] twice
   *[other] { $sets } times
}.
okanagan-why-explorer = { $sets ->
    [0] Your first set of four colours
    [one] You have { $sets } set of four colours; the next one
   *[other] You have { $sets } sets of four colours; the next one
} lacks { $lacks ->
    [one] just { $lacks } colour
   *[other] { $lacks } colours
}.
okanagan-why-nuggets = You will have { $nuggets ->
    [one] { $nuggets } nugget
   *[other] { $nuggets } nuggets
}, anybody else { $most } at most.
okanagan-why-kept = For later you keep { $building ->
    [farm] { $left ->
        [one] { $left } farm
       *[other] { $left } farms
    }
    [warehouse] { $left ->
        [one] { $left } warehouse
       *[other] { $left } warehouses
    }
   *[silo] { $left ->
        [one] { $left } silo
       *[other] { $left } silos
    }
}.
okanagan-why-promise = The goal { $set } brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} for just { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}.
okanagan-why-closes = This tile can close the { $terrain ->
    [forest] forest
    [lake] lake
    [prairie] prairie
   *[mountain] mountains
} where you have influence { $stand ->
    [alone] { $own } with nobody beside you
   *[other] { $own } to { $most }
}, for { $icons ->
    [one] { $icons } token
   *[other] { $icons } tokens
}.
okanagan-why-noneCloses = None of the open tiles closes an area where your influence is greatest.
okanagan-why-fits = { $isHidden ->
    [yes] A tile from a pile fits in { okanagan-why-places } on average{ $isMost ->
        [yes] , an open one in { $others } at most
       *[no] {""}
    }
   *[no] This tile fits in { okanagan-why-places }{ $isMost ->
        [yes] , another open one in { $others } at most
       *[no] {""}
    }
}.
okanagan-why-places = { $places ->
    [one] { $places } place
   *[other] { $places } places
}
okanagan-why-tokens = You will have { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}.
