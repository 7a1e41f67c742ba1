# The people who play on this device.

setup-people = Who sits here, seat { $n }
setup-wishes = Help and text size
setup-new-person = A new name: it is kept among the people of this device.
person-merged = { $name } and { $into } are now one person.
guest-plays =
    { $games ->
        [0] A guest has finished { $lessons ->
            [one] one lesson
           *[other] { $lessons } lessons
        } here.
       *[other] A guest has played { $games ->
            [one] one game
           *[other] { $games } games
        }{ $lessons ->
            [0] { " " }here.
            [one] { " " }and finished one lesson here.
           *[other] { " " }and finished { $lessons } lessons here.
        }
    }
    .take = Take it over
    .taken = { $name } now has what was played here as a guest.
    .for = { $name } takes it over

## Computer players

pace = This device is slower, so the computer may think up to { NUMBER($n, maximumFractionDigits: 1) } times longer here, to play as well.
    .brief = A slower device: it thinks up to { NUMBER($n, maximumFractionDigits: 1) } times longer
setup-level = Which computer, seat { $n }
plays-newcomer = Barely knows the rules. Takes what is in plain sight and overlooks a good deal.
plays-guest = Plays now and then. Minds its own points and thinks little of the others.
plays-regular = Plays often and seldom overlooks anything, but plans for one turn only.
plays-rival = Overlooks nothing that lies on the board, guesses at what unfinished things are likely to bring, and spoils the others’ plans.
plays-expert = Thinks through turns that are still to come, its own and other people’s.
plays-master = As strong as the time allows. May think for up to three seconds a move.
beaten-newcomer = the newcomer
beaten-guest = the guest
beaten-regular = the regular
beaten-rival = the rival
beaten-expert = the expert
beaten-master = the master
beats-one = From the same deal it beats { $below } in { $n } of 10 games.
beats-two = Wins { $n } of 10 games against { $below }.
beats-more = Among players of the level { $level } it wins { $n } of 10 games.
fare-short = { $n } of 10
fare-two = { $n ->
        [0] You hardly ever win against this one.
        [10] You nearly always win against this one.
       *[other] You win about { $n } of 10 games against this one.
    }
    .named = { $n ->
        [0] { $name } hardly ever wins against this one.
        [10] { $name } nearly always wins against this one.
       *[other] { $name } wins about { $n } of 10 games against this one.
    }
fare-more = { $n ->
        [0] You hardly ever end ahead of this one.
        [10] You nearly always end ahead of this one.
       *[other] You end ahead of this one in about { $n } of 10 games.
    }
    .named = { $n ->
        [0] { $name } hardly ever ends ahead of this one.
        [10] { $name } nearly always ends ahead of this one.
       *[other] { $name } ends ahead of this one in about { $n } of 10 games.
    }
slips-lying = leaves points lying within reach
slips-unforeseen = does not think its moves through
slips-given = plays into the others’ hands
slips = Its weakness is that it { $what }: { NUMBER($each, maximumFractionDigits: 1) } such moves a game on average.
slips-measured = On average it makes { NUMBER($each, maximumFractionDigits: 1) } moves a game that cost { $points ->
    [one] a point
   *[other] { $points } points
} or more against the best that could be found by the end of the turn. Seen in { $count ->
    [one] { $count } game
   *[other] { $count } games
}.
ladder-how = How this was measured
ladder-one = From the same deal it makes more points than { $below } in { $share } of games.
ladder-two = Beats { $below } in { $share } of games.
ladder-more = With { $level } in all other seats it comes first in { $share } of games; equals would in { $even }.
ladder-measured = Measured in { $count ->
    [one] { $count } game
   *[other] { $count } games
}, which makes it likely between { $low } and { $high }.

thinking-share = Thinking
hurry = Play now

hint = Advice
hint-try = Try this:
hint-coming = Looking for a good move…
hint-assists = A game played with advice is kept apart in the records.
hint-event = { $text }
hint-bare = This move
hint-later = No points at once: it pays later on.
hint-costs = It costs you points now that should come back later.
hint-even = Whatever you do here comes to the same.
counts = How the game counts ({ $what })
counts-practice = practice, not counted
    .note = This is a practice game; it does not count for statistics, records or ratings.
counts-agreed = not counted
    .note = The game does not count for statistics, records or ratings.
counts-imported = from elsewhere, not counted
    .note = The game is from another device and nobody from here played in it, so it does not count here.
counts-excluded = not counted
    .note = The game is left out of statistics, records and ratings.
counts-assisted = with help
    .note = The app gave advice in this game, so records keep it apart.
counts-real = at a real table
    .note = This game was played at a real table. It counts among the games played, not in records and ratings.
counts-ahead = head start { $who }
    .note = Head start in points: { $who }. In statistics and records, games like this are a kind of their own, and nobody’s rating changes.

## The pages of people

people = People
people-open = People on this device
people-none = Nobody is here yet. Whoever sits down to a game and types a name is added.
people-hidden = Hidden ({ $count })
person-never = No games yet
person-played = { $count ->
    [one] { $count } game begun
   *[other] { $count } games begun
}, { $counted } of them in statistics, last { $when }
person-new = Somebody new
person-add = Add
person-name = Name
person-known-name = Somebody of that name is here already.
person-same-name = Somebody else has the same name. If they are one person, they can be merged below.
person-help = Help on the board
help-purist = None
    .note = The board shows neither where a move is allowed nor how many points it changes.
help-normal = Usual
    .note = Allowed places are marked, and a move tells how many points it changes.
help-learner = Detailed
    .note = To begin with: on every turn it says what can be done and shows up to three good moves. Points say what they are made of. The game therefore counts as played with advice.
person-text-note = Applies at tables where this person sits and on their pages, unless the device’s own text is larger still.
guest-text-note = Applies at this table, unless the device’s own text is larger still. A new name keeps it for the next time.
person-hide = Hide from lists
person-show = Back into the lists
person-was-hidden = { $name } is no longer in the lists. Games and statistics stay.
person-shown = { $name } is back in the lists.
person-merged-with = Merged into this person
person-split = Split off again
person-merge = Merge with somebody
person-merge-note = For one person who got into the list twice. The name { $name } then leaves the lists.
person-merge-into = With whom
merge-would = { $count ->
    [0] { $name } has no games.
    [one] The only game of { $name } will be { $into }’s.
   *[other] All { $count } games of { $name } will be { $into }’s.
}
merge-after = { $into } will then have { $count ->
    [one] { $count } game begun
   *[other] { $count } games begun
}.
merge-together = Careful: in { $count ->
    [one] one game
   *[other] { $count } games
} both sat at one table, so they are hardly one person. Such games would not be rated.
merge-back = Nothing is lost: they can be split again at any time.
merge-do = Merge: { $name } → { $into }

## Head start

handicap = Head start
handicap-choose = Head start in points
handicap-note = Points somebody begins with. In statistics and records, games like this are a kind of their own, and nobody’s rating changes.
even-says = Going by results so far, the chances of winning are:
even-seat = { $now } now, { $points ->
    [0] then { $after }
   *[other] { $after } with a head start of { $points }
}
even-take = Make it even: { $who }
even-proposed = (proposed: { $who })
even-done = With these head starts the chances of winning would be:
even-note = An estimate from the players’ ratings and from how many points this game is usually won by. Help may change the chances as well, but nobody has measured by how much, so it is not counted here.
handicap-kept = It holds from the beginning of the game, whenever you change it. The game keeps a note of when it was last changed at the table.
handicap-less = Less of a head start: { $name }
handicap-more = More of a head start: { $name }
handicap-since = agreed on { $in }
handicap-in-total = { $points ->
    [one] { $points } point of it a head start
   *[other] { $points } points of it a head start
}
agreed-bot = { $was } leaves, the computer ({ $name }) plays on.
agreed-back = { $name } is back at the table.
agreed-other = { $was } leaves, { $name } plays on.
agreed-row = players changed
sitters = Change players
sitters-note = Whoever has to go can let the computer or somebody else play on, and come back at any time. Cards, pieces and points stay as they are. Such a game does not count for statistics, records or ratings.
sitters-change = Hand over the seat
sitters-back = { $name } is coming back
sitters-name = Name of whoever sits down
sitters-sit = Seat at the table
sitters-bot = Let the computer play
end-early = End here, as it stands
end-note = Does everybody agree? The points count as they are now, and what was secret comes to light. The game does not count for statistics, records or ratings. You can still go on afterwards, but only as practice.
end-now = Yes, end it
agreed-end = The game ended early; the points count as they stand.
ended-row = ended early
play-on = Play on
tie-handicap = At equal points whoever won more without the head start is ahead: { $values }.
