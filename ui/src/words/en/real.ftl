# Games from a real table: written down by hand, and taken over from the diary of BG Stats.

real-new = Game from a real table
real-written = Logged game
real-note = Played at home with the box? Write it down. It counts among the games played, not in records and ratings.
real-game = Which game
real-day = Day
real-time = Began at
real-minutes = Length in minutes
real-who = Who played, and for how many points
real-seat = Player { $n }
real-name = Name on seat { $n }
real-people = Who sat on seat { $n }
real-points = points
real-points-of = Points: { $name }
real-points-for = { $source }: { $name }
real-add = Add a player
real-remove = Remove: { $name }
real-join = Add to the people, with statistics of their own
real-by-source = Write down what the points are for
real-tie = There is a tie for the first place. Who won?
real-tie-shared = the victory is shared
real-location = Where it was played
real-save = Log the game
real-save-changes = Save the changes
real-kept = The game is logged.
real-changed = The changes are saved.
real-fault-date = Choose a day that has come.
real-fault-minutes = The length is a whole number of minutes, 5999 at most.
real-fault-score = Everybody needs points, in whole numbers.
real-fault-twice = One person has two seats.

take-plays = Import plays from BG Stats
take-plays-note = Do you keep a diary in BG Stats? Export it there as JSON and open it here. Only plays of the games of this app come over. Nothing is kept before you say so.
take-plays-open = Open the diary
take-plays-other = Open another diary
take-plays-none = This is no diary of BG Stats.
take-plays-found = { $count ->
    [0] There is no play of these games
    [one] There is { $count } play in the diary
   *[other] There are { $count } plays in the diary
}
take-plays-of = { $game } ({ $count }×)
take-plays-skipped = What does not come over
take-plays-skipped-other = { $count ->
    [one] { $count } play of another game
   *[other] { $count } plays of other games
}
take-plays-skipped-own = { $count ->
    [one] { $count } play that was played in this app
   *[other] { $count } plays that were played in this app
}
take-plays-skipped-ignored = { $count ->
    [one] { $count } play that BG Stats leaves out
   *[other] { $count } plays that BG Stats leaves out
}
take-plays-skipped-scoreless = { $count ->
    [one] { $count } play without points
   *[other] { $count } plays without points
}
take-plays-skipped-seats = { $count ->
    [one] { $count } play with a number of players that the game does not have here
   *[other] { $count } plays with a number of players that the game does not have here
}
take-plays-skipped-damaged = { $count ->
    [one] { $count } play that cannot be read
   *[other] { $count } plays that cannot be read
}
take-plays-who = Who is who
    .note = A play at which nobody of this device sat is kept, and does not count. Whoever you do not choose stays in the game by name alone.
take-plays-person = { $name } ({ $count }×) is
take-plays-nobody = nobody here
take-plays-go = { $count ->
    [one] Import { $count } play
   *[other] Import { $count } plays
}
take-plays-kept = { $count ->
    [0] No game was added
    [one] { $count } game was added
   *[other] { $count } games were added
}
take-plays-known = { $count ->
    [one] { $count } game was here already.
   *[other] { $count } games were here already.
}
take-plays-show = Show the games from real tables
    .title = Games at real tables
