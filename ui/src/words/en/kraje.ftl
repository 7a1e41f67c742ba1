# Confusing Lands. The pack of cards brings the names of the conditions; the sentences about them
# are made with the pack's numbers and symbols.

## Symbols

kraje-sign = { $sign ->
    [river] river
    [forest] forest
    [mountain] mountain
    [village] village
    [deer] deer
    [wolf] wolf
   *[crystal] crystal
}
# Before the word "field".
kraje-sign-of = { $sign ->
    [river] river
    [forest] forest
    [mountain] mountain
    [village] village
    [deer] deer
    [wolf] wolf
   *[crystal] crystal
}
kraje-empty = empty field

## Numbers

kraje-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
kraje-fields = { $n ->
    [one] { $n } field
   *[other] { $n } fields
}
kraje-fields-of = { $n ->
    [one] { $n } { $of } field
   *[other] { $n } { $of } fields
}
kraje-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}

## Conditions: what they bring

kraje-rule-largestRiverChain = { $points } for each field of your largest river. Two river fields belong together when both have an end on the edge they share. A river needs at least { $least }.
kraje-rule-groupedCells = { $points } for each { $of } field in a connected group of at least { $min } of them. Connected fields share an edge.
kraje-rule-borderCells = { $points } for each { $of } field on the border of your realm. A border field has at least one edge towards a place outside the realm, a hole inside included.
kraje-rule-distinctSymbolsNear = Each { $of } field brings { $points } for every other kind of symbol in the eight fields around it.
kraje-rule-pairs = { $points } for each pair of { $pair } anywhere in your realm. No field belongs to two pairs.
kraje-rule-isolated = { $where ->
    [both] { $points } for each { $of } field with no other one around it or in its row or column. Gaps and holes do not matter.
    [near] { $points } for each { $of } field with no other one in the eight fields around it.
    [line] { $points } for each { $of } field with no other one in its row or column. Gaps and holes do not matter.
   *[none] { $points } for each { $of } field.
}
kraje-rule-riverFlowsInto = Each river field brings { $points } for every { $of } field it flows into: the river has an end on the edge they share.
kraje-rule-riverFlowsPast = Each river field brings { $points } for every { $of } field it flows past: the river has no end on the edge they share.
kraje-rule-exactDistance = Each { $of } field brings { $points } for every { $otherOf } field exactly { $distance } away. Distance is the shortest way over fields of your realm, never diagonal; it may cross conditions.
kraje-rule-farFrom = { $points } for each { $of } field with { $all } at least { $distance } away. If there is none in your realm, that is fine too. Distance is the shortest way over fields of your realm.
kraje-rule-farFrom-each = every { $of } field
kraje-rule-farFrom-other = every other { $of } field
kraje-rule-enoughNear = { $points } for each { $of } field with at least { $near } in the eight fields around it.
kraje-rule-bestCentre = Choose one { $of } field. It brings { $points } for every { $otherOf } field at most { $distance } away from it. The game finds the best one for you.
kraje-rule-longestLine = { $points } for each field of the longest straight row or column of your realm. Holes and conditions break it.
kraje-rule-largestSquare = { $points } for each field of the largest full square in your realm. It must not contain a condition.
kraje-rule-largestEmptyGroup = { $points } for each field of the largest connected group of empty fields. A group needs at least { $least }.
kraje-rule-copyLowest = { $shared ->
    [yes] As many points as your least valuable other condition brings; the shared one counts too. With no other condition it brings nothing.
   *[no] As many points as your least valuable other condition brings; the shared one does not count. With no other condition it brings nothing.
}
kraje-rule-countCells = { $points } for each field with a { $any }.

## Conditions: examples

kraje-example = Example: { $count } × { $each } = { $total }.
kraje-example-largestRiverChain = The field at the bottom right is no part of it: its neighbour has no end towards it.
kraje-example-groupedCells = The field on its own does not count.
kraje-example-borderCells = The middle field has neighbours on all four sides, so it is not on the border.
kraje-example-distinctSymbolsNear = Symbols of one kind count once.
kraje-example-pairs = The third one has no partner.
kraje-example-isolated = { $where ->
    [near] No two of them are around each other.
   *[other] The two at the bottom spoil each other: they share a row.
}
kraje-example-riverFlowsInto = The lower river only flows past.
kraje-example-riverFlowsPast = The river flows into the last one, so that does not count.
kraje-example-exactDistance = Nearer or farther fields bring nothing.
kraje-example-farFrom = The one on the right is too close.
kraje-example-enoughNear = Around means eight fields, diagonals included.
kraje-example-bestCentre = The last field is one step too far.
kraje-example-longestLine = A condition broke the second row.
kraje-example-largestSquare = Three by three makes 9 fields.
kraje-example-largestEmptyGroup = The empty field at the top right is cut off.
kraje-example-copyLowest = With conditions worth 12, 9 and 5 points, this one brings 5 as well.
kraje-example-countCells = Other symbols bring nothing.

## Cards and places

kraje-card-scoring = { $name }, condition up
kraje-name-plain = Land up
kraje-name-scoring = Condition up
kraje-card-plain = { $name }, land up
kraje-turned = { $turns ->
    [0] not turned
    [1] turned right
    [2] upside down
   *[3] turned left
}
kraje-spot = { $ways } of the first card
kraje-spot-first = right over the first card
kraje-discard-says = Discard { $name }
kraje-ghost-says = { $what }, { $turned }
kraje-ghost-where = { $spot }
kraje-ghost-first = first card of the realm
kraje-river-ends = river ({ $ends })
kraje-end = { $end ->
    [N] north
    [E] east
    [S] south
   *[W] west
}

## Table

kraje-board-label = { kraje-realm-of }, { $fields }
kraje-realm-own = My realm
kraje-realm-of = { WHO($name) ->
    [you] Your realm
   *[name] { $name }’s realm
}
kraje-show-realm = Show { WHO($name) ->
    [you] your realm
   *[name] { $name }’s realm
}
kraje-back-to-own = Back to your realm
kraje-hidden-card = The chosen card lies face down
kraje-hand = Cards in hand
kraje-hand-empty = No cards in hand now
kraje-flip = Flip
kraje-turn-right = Turn right
kraje-held = On your card
kraje-shared = Shared condition
kraje-round = Round { $round }/{ $of }
kraje-pick = { $pick ->
    [1] 1st card
   *[2] 2nd card
}
kraje-deck = Deck
kraje-deck-left = In the deck: { $n }
kraje-deck-top = The top card of the deck lies open to all
kraje-help = Rules and conditions
kraje-reveal = The cards are turned over
kraje-tap-card-first = Tap a card in your hand first.
kraje-not-your-realm = Cards go to your own realm only.

## Prompts

kraje-prompt-first = Choose a card and place it
    .can = Place a card from your hand in your realm; every card but the first must cover part of what lies there. Your opponent gets the other one.
kraje-prompt-second = Place the card passed to you
    .can = Place the card your opponent passed you so that it covers part of your realm.
kraje-prompt-solo-first = Place one, discard the other
    .can = Place one card in your realm and discard the other; every card but the first must cover part of what lies there.
kraje-prompt-solo-second = Place the card from the deck
    .can = Place the card from the deck so that it covers part of your realm.
kraje-prompt-place = Tap a place in your realm
    .can = Tap where the card goes; every card but the first must cover part of what lies there. You may turn it or flip it.
kraje-prompt-ghost = { $turns ->
    [no] ✔ to place
   *[yes] Tap to turn, ✔ to place
}
    .can = { $turns ->
        [no] The card is not down yet: tap elsewhere to move it, ✔ places it.
       *[yes] The card is not down yet: tap it to turn it, tap elsewhere to move it, ✔ places it.
    }
kraje-prompt-committed = Your card waits face down
kraje-prompt-wait = It is the other player’s turn
kraje-prompt-stuck = Nothing fits, discard a card
    .can = No card fits into your realm: choose one to discard.
kraje-prompt-over = The game is over
kraje-prompt-chance = Cards are being dealt

## Choices step by step

kraje-choice-card = { $name }
kraje-choice-side = { $side ->
    [scoring] Condition up: { $name }
   *[plain] Land up: { $fields }
}
kraje-choice-turned = { $turns ->
    [0] Not turned
    [1] Turned right
    [2] Upside down
   *[3] Turned left
}
kraje-choice-spot = { $spot }
kraje-choice-covers = covers { $what }
kraje-plain-text = { $text }
kraje-choice-first = First card of the realm

## Summary to be read out

kraje-sum-round = Round { $round } of { $of }, { $pick }.
kraje-sum-shared = Shared condition: { $name }. { $rule }
kraje-sum-realm = { $name }: { $cards }, { $fields }; conditions: { $conditions }.
kraje-sum-none = none
kraje-sum-row = Row { $row } from the top, from column { $column } on: { $fields }.
kraje-sum-hand = In hand: { $cards }.
kraje-sum-gap = outside
kraje-sum-condition = condition { $name }

## Events

kraje-event-sharedRevealed = The shared condition is { $name }.
kraje-event-topRevealed = The deck shows its next land.
kraje-event-roundBegan = Round { $round } began.
kraje-event-dealt = { DOES($who, "You draw", "draws") } { $name }.
kraje-event-committed-own = { DOES($who, "You choose", "chooses") } { $name }, face down for now.
kraje-event-committed = { DOES($who, "You have chosen", "has chosen") }.
kraje-event-placed-scoring = { DOES($who, "You place", "places") } { $name }, condition up.
kraje-event-placed-plain = { DOES($who, "You place", "places") } { $name }, land up.
kraje-event-passed = { DOES($from, "You pass", "passes") } { $name } to { $to }.
kraje-event-passed-hidden = { DOES($from, "You pass", "passes") } a card to { $to }.
kraje-event-handDiscarded = { DOES($who, "You discard", "discards") } { $name }.
kraje-event-topDiscarded = The top card of the deck is discarded.
kraje-event-taken = { DOES($who, "You take", "takes") } { $name } from the deck.
kraje-event-ended = The last card is placed. The game is over.

## Why not

kraje-reason-notYourCard = { $name } is not in your hand.
kraje-reason-notStuck = You may discard only when no card fits anywhere.
kraje-reason-firstCardAtOrigin = The first card of a realm has only one place, in the middle.
kraje-reason-coversNothing = The card must cover at least one field of your realm.
kraje-reason-coversCondition = It would cover the condition { $name }, which is not allowed.

## Scoring

kraje-source-shared = { $name } (shared)
kraje-source-sharedIdle = { $name } (shared; 0 without a condition of your own)
kraje-source-own = { $name }
kraje-source-penalty = Placing the condition { $name }
kraje-unit-field = { $n ->
    [one] field
   *[other] fields
}
kraje-unit-emptyField = { $n ->
    [one] empty field
   *[other] empty fields
}
kraje-unit-symbolField = { $n ->
    [one] { $of } field
   *[other] { $of } fields
}
kraje-unit-kind = { $n ->
    [one] symbol around villages
   *[other] symbols around villages
}
kraje-unit-pair = { $n ->
    [one] pair
   *[other] pairs
}
kraje-unit-flow = { $n ->
    [one] river meeting a field
   *[other] rivers meeting a field
}
kraje-unit-copied = 1 condition ({ $name })
kraje-unit-condition = { $n ->
    [one] condition
   *[other] conditions
}
kraje-unit-counted = { $n } { $unit }

## The end

kraje-rank = { $rank ->
    [incredible] An incredible realm
    [amazing] An amazing realm
    [wondrous] A wondrous realm
    [tricky] A tricky realm
    [confused] A confused realm
   *[lost] A lost realm
}
kraje-rank-floor = { $rank ->
    [lost] fewer points
   *[other] from { $points }
}
kraje-tie-condition = { $nth ->
    [1] Equal on points, so the most valuable condition decided: { $values }.
    [2] Equal on points, so the second most valuable condition decided: { $values }.
    [3] Equal on points, so the third most valuable condition decided: { $values }.
   *[other] Equal on points, so the { $nth }th most valuable condition decided: { $values }.
}
kraje-full-tie = A full tie
kraje-full-tie-text = Equal totals and equal conditions: you share the victory. Care for a deciding game?

kraje-group-own = Scores a condition in your realm
kraje-group-shared = Scores the shared condition
kraje-group-begins = Begins the realm
kraje-group-grows = Grows your realm over a single field
kraje-group-covers = Covers several fields at once

kraje-drawn = cards

kraje-lasting = One condition waited longest: { DOES($name, "you hold", "holds") } it for { $count } turns for nothing, and { $in } it counts for the first time.
    .open = The condition that waited longest is { WHO($name) ->
        [you] yours
       *[name] { $name }’s
    }, { $from } on. It brought nothing.

## Before a game

kraje-set-choosing = Choosing cards
kraje-set-choosing-secret = In secret
kraje-set-choosing-open = Openly
kraje-set-choosing-note = In secret you both choose at once, the cards are revealed together, and the table is covered while the device changes hands. Openly you choose and place one after the other, all cards are in sight and nothing is covered: best with children.

## Why something is good

kraje-why-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
kraje-why-more = { $isMore ->
    [yes] , { $by } more than otherwise
   *[no] {""}
}
kraje-why-condition = { $name } brings you { $points } on average by the end{ kraje-why-more }.
kraje-why-later = Conditions still to be placed bring you { $points } on average{ kraje-why-more }.
