# Space Bastards. Names of planets come with the pack.

## Names

bastards-race = { $race ->
    [toadling] Toadling
    [toucanosaur] Toucanosaur
    [spud] Spud
    [cactusoid] Cactusoid
   *[sluggy] Sluggy
}
bastards-races = { $race ->
    [toadling] Toadlings
    [toucanosaur] Toucanosaurs
    [spud] Spuds
    [cactusoid] Cactusoids
   *[sluggy] Sluggies
}
bastards-so-many = { $n ->
    [one] a { $race }
   *[other] { $n } { $races }
}
bastards-so-many-of = { WHO($of) ->
    [you] { $n ->
        [one] your { $race }
       *[other] your { $n } { $races }
    }
    [neutral] { $n ->
        [one] a neutral { $race }
       *[other] { $n } neutral { $races }
    }
   *[name] { $n ->
        [one] { $of }’s { $race }
       *[other] { $of }’s { $n } { $races }
    }
}
# English has no cases: the name of the pack is all there is.
bastards-planet = { $planet }
bastards-relation = { $relation ->
    [love] Love
    [shooting] Shooting
    [eating] Eating
    [trade] Trade
    [diplomacy] Diplomacy
    [migration] Migration
    [mutation] Mutation
   *[change] Change of relations
}
# On a small tile.
bastards-relation-short = { $relation ->
    [love] Love
    [shooting] Shooting
    [eating] Eating
    [trade] Trade
    [diplomacy] Diplomacy
    [migration] Migration
    [mutation] Mutation
   *[change] Change
}
bastards-neutral = the neutrals
bastards-neutral-odds = Cards the neutral settlers have left: { $races }. { $n ->
    [one] It comes next.
   *[other] Each of them comes next with a chance of { $next }.
  }
bastards-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
bastards-coins-for = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
bastards-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
bastards-creatures = { $n ->
    [one] { $n } creature
   *[other] { $n } creatures
}
bastards-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
bastards-at-planet = { $side ->
    [none] the field of { $planet }
   *[north] the { $side } field of { $planet }
}
bastards-at-teleport = { $side ->
    [none] the teleport
   *[north] the { $side } teleport
}
bastards-at-path = the field between { $planets }
bastards-at-path-near = the field beside { $planets }
bastards-cell = row { $row } from the top, cell { $column } from the left

## What to do now

bastards-prompt-wait = The cards are being dealt.
bastards-prompt-name = Name a planet to settle next
    .can = Choose the planet to which everybody now sends one of their creatures in secret.
bastards-prompt-name-last = Settle the last planet, { $planet }
    .can = Only one planet is not settled yet, so there is nothing to choose. { $planet } is next.
bastards-prompt-choose = Whom do you send to { $planet } in secret?
    .can = Choose in secret whom you send to { $planet }.
bastards-prompt-exchange = The { $race } does not fit on { $planet }. Who goes there instead of your { $own }?
    .can = The { $race } does not fit on { $planet }, however the creatures are laid. Instead of your { $own }, send one of the smallest you have set aside.
bastards-prompt-lay = Lay { $isOwn ->
    [yes] a { $race }
   *[no] { bastards-so-many-of }
} on { $planet }
    .can = Lay { $isOwn ->
        [yes] a { $race }
       *[no] { bastards-so-many-of }
    } on free cells of { $planet }; you may turn it.
bastards-prompt-lay-again = The { $race } did not fit, so you lay all of them anew. Now { $now }
    .can = The { $race } did not fit on { $planet }, so all creatures there were taken up. Lay them anew, the largest first, so that all of them fit. Now { $now }.
bastards-prompt-lay-corpse = Re-lay a corpse on { $planet }
    .can = Lay the corpse on free cells of { $planet } again; turn it as you like, as long as the others still fit.
bastards-prompt-plan = Plan one card or two, in secret
    .can = Choose one action card in secret, or two for coins. Everybody turns them over at once.
bastards-prompt-plan-one = Plan a card, in secret
    .can = Choose one action card in secret. Everybody turns them over at once.
bastards-prompt-love = Where is a child born?
    .can = Choose a planet where both races of love live and at least one creature is yours: a new one is born there. Skip it if you would rather not.
bastards-prompt-shooting = Whom do you shoot?
    .can = Choose a planet where your shooting race turns an opponent’s creatures into corpses. Skip it if you would rather not.
bastards-prompt-eating = Whom do you eat?
    .can = Choose a planet where your eating race eats an opponent’s creatures. Skip it if you would rather not.
bastards-prompt-trade = Which pair trades?
    .can = Pair the two races of trade on a planet, at least one creature your own: you get a coin. Skip it if you would rather not.
bastards-prompt-diplomacy = Which pair makes a treaty?
    .can = Pair the two races of diplomacy on a planet, at least one creature your own: you get a point. Skip it if you would rather not.
bastards-prompt-answer-trade = { $who } offers a trade
    .can = { $who } offers you a trade: accept and both of you get a coin, refuse and nobody does.
bastards-prompt-answer-diplomacy = { $who } offers a treaty
    .can = { $who } offers you a treaty: accept and both of you get a point, refuse and nobody does.
bastards-prompt-migration = Fly at once, load and unload
    .can = Migration lets you fly at once: one step is free, each further one costs a coin. At a planet you may load and unload any race.
bastards-prompt-mutation = Who changes?
    .can = Choose a race on one planet: all your creatures of that race change into the other one. Skip it if you would rather not.
bastards-prompt-lift = Who changes? Choose { $n } more
    .can = There is no room or no supply for all of them: tap those that change, { $n } to go.
bastards-prompt-change = Swap a race card or lock a relation
    .can = Swap one race of a relation for one on offer, or just lock a relation for this round.
bastards-prompt-change-more = You may still swap sides or lock
    .can = You played the card of change, so for coins you may still swap the sides of one relation or lock further ones.
bastards-prompt-put = Put your ship on the map
    .can = Put your ship on any free field of the map; you fly from there.
bastards-prompt-fly = Fly, load, unload
    .can = Fly over the fields of the map; at a planet you may load and unload your creatures.
bastards-prompt-land = Only the end of the flight is left
    .can = The ship can go no further and there is nothing to load or unload: end the flight.
bastards-prompt-over = The game is over

## Moves

bastards-name-says = Settle { $planet }
bastards-choose-says = Send a { $race }
bastards-lay-says = Lay { $isOwn ->
    [yes] a { $race }
   *[no] { bastards-so-many-of }
} on { $planet }
bastards-lay-where = { $cell }
bastards-love-says = A { $race } is born on { $planet }
bastards-shoot-says = Shoot { bastards-so-many-of } on { $planet }
bastards-eat-says = Eat { bastards-so-many-of } on { $planet }
bastards-pair-says = Pair { $pair } on { $planet }
bastards-accept = I agree
bastards-refuse = I refuse
bastards-load-says = Load a { $race } from { $planet }
bastards-unload-says = Unload a { $race } on { $planet }
bastards-mutate-says = On { $planet }, turn { $all ->
    [one] { WHO($of) ->
        [you] your { $wasOne }
        [neutral] the neutral { $wasOne }
       *[name] { $of }’s { $wasOne }
    } into a { $willOne }
   *[other] { bastards-races-of } into { $will }, { $n } of { $all }
}
bastards-races-of = { WHO($of) ->
    [you] your { $was }
    [neutral] the neutral { $was }
   *[name] { $of }’s { $was }
}
bastards-mutate-alike-says = On { $planet }, { bastards-races-of } stay what they are, { $n } of { $all } are only laid anew
bastards-plan-says = Play { $cards }
bastards-relay-says = Re-lay the corpses on { $planet }
bastards-lift-says = A { $race } on { $planet } changes
bastards-lift-where = { $cell }
bastards-swap-says = In { $relation }, swap { $was } for { $will } on the { $side ->
    [left] left
   *[right] right
}
bastards-flip-says = Swap the sides of { $relation }
bastards-lock-says = Lock { $relation }
bastards-plan-name = { $cards }
bastards-put-says = Put the ship on { $where }
bastards-fly-says = Fly to { $where }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
bastards-fly-past = Fly over a ship to { $where }, { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
bastards-then = { $before }, then { $next }
bastards-paid = { $what } – for { $coins }
bastards-end = { $relation ->
    [love] End love
    [shooting] End shooting
    [eating] End eating
    [trade] End trade
    [diplomacy] End diplomacy
    [mutation] End mutation
    [migration] End the flight
   *[change] End the changes
}
bastards-forgo = { $relation ->
    [love] Skip love
    [shooting] Skip shooting
    [eating] Skip eating
    [trade] Trade no more
    [diplomacy] Negotiate no more
    [mutation] Skip mutation
    [migration] Fly nowhere
   *[change] Change nothing
}
bastards-forgo-asks = { $what }? { $relation ->
    [love] A child can still be born.
    [shooting] There is still somebody to shoot.
    [eating] There is still somebody to eat.
    [trade] You can still get a coin.
    [diplomacy] You can still get a point.
    [mutation] Creatures can still change.
    [migration] The ship can still fly, load or unload.
   *[change] You can still change a relation.
}
bastards-choice-lay = Lay a { $race }
bastards-choice-turn = { $turn ->
    [0] Not turned
    [1] A quarter to the right
    [2] Half round
   *[3] A quarter to the left
}
bastards-choice-fly = Fly
bastards-choice-put = Put the ship down
bastards-choice-plan-two = Two cards
bastards-choice-first = { $card } first

## What a move would bring

bastards-foretell-leader = { DOES($who, "You dominate", "dominates", "dominate") } { $planet }
bastards-foretell-no-leader = Nobody dominates { $planet }
bastards-foretell-asked = { $who } may refuse
bastards-foretell-coin = +1 coin
bastards-later = { $what ->
    [asked] If they agree, both of you gain.
    [coins] Coins buy points at the end.
    [refuse] The other side gains nothing by it.
    [relation] It helps when that relation is played.
    [done] There is nothing more to gain here now.
   *[planets] The points come later, for planets that you dominate.
}

## The screen

bastards-board-label = Star map, round { $round }
bastards-planet-label = { $planet }: { $tokens }; { $free ->
    [one] { $free } free cell
   *[other] { $free } free cells
}
bastards-planet-shut = { $planet }: shut off, radioactive
bastards-token-corpse = { WHO($of) ->
    [you] your
    [neutral] neutral
   *[name] { $of }’s
} { $n ->
    [one] corpse
   *[other] { $n } corpses
}
bastards-empty = nobody
bastards-relations = Relations
bastards-relation-place = { $place }. { $relation }
bastards-relation-locked = locked
bastards-pair-of = { $left } and { $right }
bastards-pair-alike = { $left } twice
bastards-swap-first = Choose a relation: swap a card of it or lock it.
bastards-offer = On offer
bastards-hand = Cards in hand
bastards-not-in-hand = played already
bastards-picked = chosen
bastards-turn-token = Turn
bastards-to-lay = To lay
bastards-left-to-lay = { $n } more
bastards-hold = Hold
bastards-hold-empty = empty
bastards-hold-says = Unload a { $race }
bastards-steps-done = flown: { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
bastards-steps-left = { $n ->
    [0] no step left
    [one] { $n } step left
   *[other] { $n } steps left
}
bastards-empty-bonus = one of them for the empty ship
bastards-tap-creature = Tap a creature of yours beside the ship, or drag it into the hold.
bastards-tap-held = Tap a creature in the hold, or drag it onto the planet.
bastards-question-trade = { $who } wants to trade on { $planet }. Each of you gets a coin.
bastards-question-diplomacy = { $who } wants a treaty on { $planet }. Each of you gets a point.
bastards-question-refused = If you refuse, nobody gets anything.
bastards-reveal = Cards on the table!
bastards-reveal-settlers = Settlers land!
bastards-reveal-none = no card
bastards-tie-coins = Equal on points, so the coins left over decided: { $values }.
bastards-tie-living = Equal on coins too, so living creatures decided: { $values }.
bastards-crew = Players
bastards-crew-open = This round
bastards-crew-hand = In hand
bastards-crew-played = Played
bastards-crew-supply = In supply
bastards-crew-hold = In the ship
bastards-crew-living = Living creatures
bastards-crew-ready = decided
bastards-crew-start = starts
bastards-track = Round { $round } of { $of }
bastards-track-short = round
    { $round } / { $of }
bastards-track-start = Settling
bastards-track-ships = ships only
bastards-track-scores = dominance counts: { $n ->
    [one] { $n } point
   *[other] { $n } points
} a planet
bastards-track-returns = cards return
bastards-track-round = round { $n }
bastards-help = Rules
bastards-planet-leader = { DOES($who, "You dominate", "dominates", "dominate") } here
bastards-planet-no-leader = Nobody dominates here
bastards-planet-counts = Living creatures
bastards-planet-free = Free cells: { $n }
bastards-prospect-love = { $n ->
    [0] no child
   *[other] a child
}
    .now = { $n ->
    [0] Nobody is born now
   *[other] A child is born now
}
bastards-prospect-shooting = { $n ->
    [0] nobody
    [one] { $n } hit
   *[other] { $n } hits
}
    .now = { $n ->
    [0] Nobody to shoot now
   *[other] Now { bastards-prospect-shooting }
}
bastards-prospect-eating = { $n ->
    [0] nobody
    [one] { $n } bite
   *[other] { $n } bites
}
    .now = { $n ->
    [0] Nobody to eat now
   *[other] Now { bastards-prospect-eating }
}
bastards-prospect-trade = { $n ->
    [0] no coin
    [one] { $n } coin
   *[other] { $n } coins
}
    .now = Now { bastards-prospect-trade }
bastards-prospect-diplomacy = { $n ->
    [0] no point
    [one] { $n } point
   *[other] { $n } points
}
    .now = Now { bastards-prospect-diplomacy }
bastards-prospect-migration = a flight
    .now = You fly at once
bastards-prospect-mutation = { $n ->
    [0] nobody
    [one] { $n } change
   *[other] { $n } changes
}
    .now = { $n ->
    [0] Nobody changes now
   *[other] Now { bastards-prospect-mutation }
}
bastards-prospect-change = a swap
    .now = Everybody changes relations
bastards-coins-left = left:
bastards-prospect-where = { $what } on { $planet }
bastards-prospect-pairs = { $n ->
    [one] { $n } pair
   *[other] { $n } pairs
}
bastards-nothing-there = There is nothing to do here now.
bastards-not-this-planet = This one goes to { $planet }.
bastards-does-love = Where both races live, and at least one creature is yours, a child of yours is born.
    .pair = Where { $left } and { $right } live together, and at least one creature is yours, a child of yours is born.
bastards-does-shooting = Your left race shoots all creatures of the right race of one opponent on one planet.
    .pair = Your { $left } shoot all { $right } of one opponent on one planet.
bastards-does-eating = Your left race eats all creatures of the right race of one opponent on one planet.
    .pair = Your { $left } eat all { $right } of one opponent on one planet.
bastards-does-trade = You get a coin for each pair with a creature of yours, and so does the partner’s owner.
    .pair = { $left } and { $right } trade with each other. You get a coin for each pair with a creature of yours, and so does the partner’s owner.
bastards-does-diplomacy = You get a point for each pair with a creature of yours, and so does the partner’s owner.
    .pair = { $left } and { $right } make treaties. You get a point for each pair with a creature of yours, and so does the partner’s owner.
bastards-does-migration = You fly at once, one step is free. These two races may not board otherwise.
    .pair = You fly at once, one step is free. { $left } and { $right } may not board otherwise.
bastards-does-mutation = Your creatures of one race on a planet turn into the other.
    .pair = Your { $left } on one planet turn into { $right }, or the other way round.
bastards-does-change = Everybody swaps a card of some relation or locks a relation.

## Summary

bastards-sum-round = Round { $round } of { $of }.
bastards-sum-own = { $coins }, { $points }, { $living }.
bastards-sum-planet = { $planet }: { $tokens }.
bastards-sum-relation = { $relation }: { $pair }.

## Events

bastards-event-offerLaid = { $races } are on offer.
bastards-event-startPlayer = { DOES($who, "You start", "starts") }.
bastards-event-named = { DOES($who, "You settle", "settles") } { $planet }.
bastards-event-chosen = { DOES($who, "You send", "sends") } a { $race }.
bastards-event-chosen-hidden = { DOES($who, "You have", "has") } chosen.
bastards-event-choicesShown = { $sent }.
bastards-event-sent = { DOES($who, "you send", "sends") } a { $race }
bastards-event-neutralCard = The neutral settler is a { $race }.
bastards-event-settlerExchanged = { DOES($who, "You send", "sends") } a { $to } instead of a { $from }.
bastards-event-leftOut = { WHO($of) ->
    [you] Your settler
    [neutral] The neutral settler
   *[name] { $of }’s settler
} did not fit and stays at home.
bastards-event-takenUp = The creatures on { $planet } are laid anew.
bastards-event-laid = { DOES($who, "You lay", "lays") } { $isOwn ->
    [yes] a { $race }
   *[no] { bastards-so-many-of }
} on { $planet }.
bastards-event-laid-corpse = { DOES($who, "You re-lay", "re-lays") } the corpse of { $isOwn ->
    [yes] a { $race }
   *[no] { bastards-so-many-of }
} on { $planet }.
bastards-event-settlingOver = All planets are settled.
bastards-event-round = Round { $n } begins.
bastards-event-shipStep = Now there is only flying, no actions are played.
bastards-event-planned = { DOES($who, "You plan", "plans") } { $cards }.
bastards-event-planned-hidden = { DOES($who, "You have", "has") } planned.
bastards-event-plansShown = Cards on the table! { $plans }.
bastards-event-plan = { DOES($who, "you play", "plays") } { $cards }
bastards-event-plan-none = { DOES($who, "you play", "plays") } nothing
bastards-event-paid = { DOES($who, "You pay", "pays") } { $coins }.
bastards-event-begun = { DOES($who, "You play", "plays") } { $card }.
bastards-event-born = { DOES($who, "You have", "has") } a new { $race } on { $planet }.
bastards-event-shot = { DOES($who, "You shoot", "shoots") } { bastards-so-many-of } on { $planet }.
bastards-event-eaten = { DOES($who, "You eat", "eats") } { bastards-so-many-of } on { $planet }.
bastards-event-asked = { DOES($who, "You propose", "proposes") } { $card } on { $planet } to { $whom }.
bastards-event-paired-trade = { WHO($pair) ->
    [you] Two creatures of yours trade
    [you-all] There is a trade between { $pair }
    [they] { $pair } trade
   *[name] Two creatures of { $pair } trade
} on { $planet }.
bastards-event-paired-diplomacy = { WHO($pair) ->
    [you] Two creatures of yours make a treaty
    [you-all] There is a treaty between { $pair }
    [they] { $pair } make a treaty
   *[name] Two creatures of { $pair } make a treaty
} on { $planet }.
bastards-event-refused = { DOES($who, "You refuse", "refuses") } { $card } on { $planet }.
bastards-event-shipPut = { DOES($who, "You put", "puts") } a ship on { $where }.
bastards-event-flew = { DOES($who, "You fly", "flies") } to { $where }.
bastards-event-loaded = { DOES($who, "You load", "loads") } a { $race } at { $planet }.
bastards-event-unloaded = { DOES($who, "You unload", "unloads") } a { $race } on { $planet }.
bastards-event-landed = { DOES($who, "You end", "ends") } the flight.
bastards-event-mutated = { DOES($who, "You turn", "turns") } { $isOwn ->
    [yes] { bastards-so-many }
   *[no] { bastards-so-many-of }
} on { $planet } into { $n ->
    [one] a { $to }
   *[other] { $toAll }
}.
bastards-event-swapped = { DOES($who, "You swap", "swaps") } { $from } for { $to } in { $card }.
bastards-event-flipped = { DOES($who, "You swap", "swaps") } the sides of { $card }.
bastards-event-locked = { DOES($who, "You lock", "locks") } { $card }.
bastards-event-unlocked = The relations are unlocked.
bastards-event-dominance = Dominance counts after round { $round }, { $each ->
    [one] { $each } point
   *[other] { $each } points
} a planet. { $winners }.
bastards-event-dominates = { DOES($who, "you dominate", "dominates") } { $planet }
bastards-event-dominates-none = Nobody dominates any
bastards-event-cardsReturned = The played cards are back in hand.
bastards-event-over = The game is over. Coins have become points.

## What chance brought up

bastards-draw-dealt = { $races } come to the { $side ->
    [left] left
   *[right] right
} of { $relation }.

## Why not

bastards-reason-notNow = Something else is to be decided now.
bastards-reason-layFirst = First lay the creature you hold.
bastards-reason-radioactive = The planet is radioactive and shut off.
bastards-reason-settled = That planet is settled already.
bastards-reason-notSetAside = You have set no such creature aside.
bastards-reason-notSmallest = Only your smallest creature may be sent now.
bastards-reason-notInHand = That card is not in your hand.
bastards-reason-sameCard = It takes two different cards.
bastards-reason-coins = It costs { $coins }, more than you have.
bastards-reason-noParents = The parents are not both there.
bastards-reason-wrongRace = That race is not in this relation.
bastards-reason-noAttacker = You have no creature of the left race there.
bastards-reason-noVictim = There is nobody there to hit.
bastards-reason-ownColour = Not with your own creatures.
bastards-reason-noSupply = None is left in the supply.
bastards-reason-noRoom = There is no room there.
bastards-reason-taken = The whole token must lie on free cells of the planet.
bastards-reason-blocksRest = The rest would not fit any more.
bastards-reason-noPair = No such pair is left there.
bastards-reason-notOwnPair = At least one of the pair must be yours.
bastards-reason-shipPlaced = A ship is put on the map only once, and flies after that.
bastards-reason-shipThere = Another ship is there.
bastards-reason-notNext = That field is not next to the ship.
bastards-reason-noStep = The ship has no step left.
bastards-reason-justJumped = The teleport cannot be used twice in a row.
bastards-reason-nowhereToEnd = The flight would have nowhere to end.
bastards-reason-noDock = The ship is not at an inhabited planet.
bastards-reason-notYours = There is no living creature of yours there.
bastards-reason-grounded = The relation of migration forbids loading this race.
bastards-reason-holdFull = There is no more room in the hold.
bastards-reason-notInHold = The hold has no such creature.
bastards-reason-upAndDown = It was loaded right here in this flight, so it has to get off elsewhere.
bastards-reason-alreadyDone = That has been done.
bastards-reason-noCorpses = There are no corpses there.
bastards-reason-tooFew = As many as possible must change; with this one they could not.
bastards-reason-locked = The relation is locked.
bastards-reason-notOnOffer = That card is not on offer.
bastards-reason-noChange = It would change nothing.
bastards-reason-notPlayed = Only a player of the card may do that.
bastards-reason-mustChange = Swap a card or lock a relation first.

## Points

bastards-source-dominance = Dominance after round { $round }
bastards-source-diplomacy = Diplomacy
bastards-less-coins = Coins were spent, and points are for those that are left.
bastards-source-coins = Points for coins
bastards-unit-planet = { $n ->
    [one] { $n } planet
   *[other] { $n } planets
}
bastards-unit-pair = { $n ->
    [one] { $n } treaty
   *[other] { $n } treaties
}
bastards-unit-coins = { $n }× { $each ->
    [one] { $each } coin
   *[other] { $each } coins
}

## Set-up

bastards-option-rounds = Length
bastards-option-rounds-4 = 4 rounds
bastards-option-rounds-8 = 8 rounds
bastards-option-rounds-12 = 12 rounds
bastards-option-settling = Settling the planets
bastards-option-settling-chosen = You choose
bastards-option-settling-dealt = By chance
bastards-option-settling-note = You choose as in the rulebook: planet by planet, in secret. By chance all planets are settled at once, and you begin with the first round.
bastards-option-order = Order of relations
bastards-option-order-standard = Love first (standard)
bastards-option-order-mutation = Mutation first (aggressive)
bastards-option-order-migration = Migration first (aggressive)
bastards-option-order-change = Change first (wild)
bastards-option-order-own = Your own
bastards-own-up = { $relation } up
bastards-own-down = { $relation } down
bastards-option-planets = Inhabited planets
bastards-option-planets-preset = Recommended
bastards-option-planets-small = Smallest (a squeeze)
bastards-option-planets-large = Largest (roomy)
bastards-option-planets-spread = All over the map
bastards-option-planets-own = Your own
bastards-own-planet = { $planet }, { $n ->
    [one] { $n } cell
   *[other] { $n } cells
  }
bastards-own-count = { $n ->
    [0] Open at least one planet.
    [one] { $n } planet will be inhabited, radiation shuts the others.
   *[other] { $n } planets will be inhabited, radiation shuts the others.
  } The recommended number is { $of }.

bastards-example-settle-relay = The third player’s Sluggy does not fit as things lie. With everything re-laid it does, so its owner takes up all three and lays them again, the largest first.
bastards-example-relations-love = Love: Toadling and Spud. Both live here and the Toadling is yours, so a Toadling of yours is born. You now have more creatures than any other colour and fly your flag.
bastards-example-relations-shooting = Shooting: the Toadling hits Spuds. All Spuds of one colour become corpses; the neutral one is another colour and lives on.
bastards-example-relations-trade = Trade: Toadling and Spud. There are two Spuds, but each creature is in one pair only: one coin for you and one for the partner’s owner, so both have six instead of five.
bastards-example-relations-mutation = Mutation: Toadlings into Cactusoids. One Cactusoid fits once the Toadling beside it is taken up; for a second there is no room. As many change as can, so one does.
bastards-example-relations-eating = Eating: the Toadling eats Spuds. The eaten Spud went back to its supply and its cells are free; the neutral one is another colour and stayed.
bastards-example-relations-diplomacy = Diplomacy: Toadling and Spud. The neutral Spud never refuses: one pair, one point.
bastards-example-relations-migration = Migration: the first step is free, the second and third cost a coin each. After the first a creature was loaded and flies on; three of five coins are left.
bastards-example-relations-pair = Two race cards lie with a relation, left and right. Love is now about Toadlings and Spuds.
bastards-example-relations-change = Change of relations: the Toadling went to the offer, a Cactusoid came instead. The lock keeps the relation to the end of the round.
bastards-example-round-plan = The first player played two cards and paid for it: three of five coins are left. The second played one.
bastards-example-round-resolve = Cards go in the order of the relations, not of the players: the second player’s Love comes before the first one’s Shooting.
bastards-rules-track = All of the track: squares are rounds, circles are flights of the ships. After the marked rounds dominance counts.
bastards-example-end-most = After round 4: two creatures against one and one. That is more than any other colour has, so this planet gives a point.
bastards-example-end-tie = After round 4: two against two. A tie for most gives nobody anything.
bastards-example-ships-empty = The hold is empty all the way: three steps, to the field of the Crate.
bastards-example-ships-loaded = Two steps, then a creature is loaded. An empty ship could go one field farther; this one cannot.
bastards-example-ships-teleport = One step to the teleport, through it for nothing, one step beyond. With an empty hold one more is left.

bastards-group-leads = Makes you dominate a planet
bastards-group-pairs = Makes a pair
bastards-group-kills = Takes creatures from somebody
bastards-group-lays = Brings you a creature
bastards-group-flies = Flies
bastards-group-changes = Changes creatures or relations
bastards-group-plans = Plans actions

bastards-drawn = cards

bastards-lasting = The longest dominance: { DOES($name, "you hold", "holds") } one planet for { $count } turns and { WHO($name) ->
        [you] lose
       *[name] loses
    } it { $in }.
    .open = The longest dominance: { DOES($name, "you hold", "holds") } one planet { $from } to the end.

## Why something is good

bastards-why-planet = On { $planet } { $stand ->
    [ahead] it { $isNew ->
        [yes] will be { $own } to { $most } for you instead of { $hadOwn } to { $hadMost }
       *[no] stays { $own } to { $most } for you
    }, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } after round { $round }.
    [level] it { $isNew ->
        [yes] will be { $own } to { $most } instead of { $hadOwn } to { $hadMost }
       *[no] stays { $own } to { $most }
    }; a tie brings nobody points after round { $round }.
    [weaker] the others will have { $most ->
        [one] { $most } creature
       *[other] { $most } creatures
    } at most.
    [empty] nobody will be left to dominate it.
   *[behind] it { $isNew ->
        [yes] will be { $own } to { $most } instead of { $hadOwn } to { $hadMost }
       *[no] stays { $own } to { $most }
    }; you will lack { $lacks ->
        [one] { $lacks } creature
       *[other] { $lacks } creatures
    } to dominate it.
}
bastards-why-blow = On { $planet } you hit { bastards-why-creatures }.
bastards-why-agreed = { $asks ->
    [yes] If the other side agrees, you get
   *[no] This pair brings you
} { $points ->
    [0] { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
    [one] { $points } point
   *[other] { $points } points
}.
bastards-why-theirs = With { $relation ->
    [trade] trade
   *[diplomacy] diplomacy
} anybody else can then make { $pairs ->
    [one] { $pairs } pair
   *[other] { $pairs } pairs
} at most.
bastards-why-loadable = Your ship may then take on { $creatures ->
    [one] { $creatures } creature of yours
   *[other] { $creatures } creatures of yours
}.
bastards-why-reach = From there your next flight reaches { $n ->
    [0] no planet
    [one] { $n } planet
   *[other] { $n } planets
}.
bastards-why-race = { $race } is on the cards of { $n ->
    [one] { $n } relation
   *[other] { $n } relations
}.
bastards-why-at = Your ship will be at { $planet }, where it may next take on { $creatures ->
    [one] { $creatures } creature of yours
   *[other] { $creatures } creatures of yours
}.
bastards-why-enough = { $isFlight ->
    [yes] Flying on to anywhere does not pay now.
   *[no] There is nothing more to gain here now.
}
bastards-why-spare = { $relation } does nothing now, { $waits ->
    [yes] and the better cards wait in your hand
   *[no] but costs nothing either
}.
bastards-why-card = { $relation ->
    [trade] Trade now brings you { $total ->
        [one] { $total } coin
       *[other] up to { $total } coins
    }.
    [diplomacy] Diplomacy now brings you { $total ->
        [one] { $total } point
       *[other] up to { $total } points
    }.
    [love] Love can now bring you a child on { $planet }.
    [shooting] Shooting now hits { bastards-why-most } on { $planet }.
    [eating] Eating now removes { bastards-why-most } on { $planet }.
    [migration] Migration lets you fly at once, before the other ships do.
   *[mutation] Mutation now changes { bastards-why-most } on { $planet }.
}
bastards-why-creatures = { $total ->
    [one] { $total } creature
   *[other] { $total } creatures
}
bastards-why-most = { $total ->
    [one] { bastards-why-creatures }
   *[other] up to { bastards-why-creatures }
}
bastards-why-kept = { $relation } { $total ->
    [0] would do nothing for you now
   *[other] would { $what ->
        [trade] bring just { $total ->
            [one] { $total } coin
           *[other] { $total } coins
        } now
        [diplomacy] bring just { $total ->
            [one] { $total } point
           *[other] { $total } points
        } now
        [love] bring just { $total } child now
        [mutation] change { bastards-why-creatures } at most now
       *[strike] hit { bastards-why-creatures } at most now
    }
}{ $waits ->
    [yes] ; it can wait in your hand
   *[no] {""}
}.
bastards-why-pairs = { $relation ->
    [trade] Trade
   *[diplomacy] Diplomacy
} can then make { $pairs ->
    [one] { $pairs } pair
   *[other] up to { $pairs } pairs
}.
bastards-why-birth = Love can then bring you a child.
bastards-why-strike = { $relation ->
    [shooting] Shooting
   *[eating] Eating
} then hits { bastards-why-most }.
bastards-why-threat = { $total ->
    [0] Nobody can then shoot or eat creatures of yours.
   *[other] One blow can then cost you { bastards-why-creatures } at most.
}
bastards-why-coins = You are left with { $coins ->
    [0] no coins
    [one] { $coins } coin
   *[other] { $coins } coins
}.
bastards-why-aboard = The ship carries { bastards-why-creatures }, with { $flights ->
    [one] { $flights } more flight
   *[other] { $flights } more flights
} before dominance counts after round { $round }.
bastards-why-fetches = The ship is nearer to creatures worth moving, with { $flights ->
    [one] { $flights } more flight
   *[other] { $flights } more flights
} before dominance counts after round { $round }.
bastards-why-room = On { $planet } there is still room for creatures of { $races ->
    [one] { $races } race
   *[other] { $races } races
}.
