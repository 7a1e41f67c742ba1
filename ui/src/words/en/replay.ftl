# Replay and forks.

replay-open = Replay the game
replay-scrub = Place in the game
replay-swing = A swing of { $size } in { WHO($name) ->
    [you] your
   *[name] { $name }’s
} favour
replay-gain = You gain { $size } at once
replay-speed = Speed { $speed ->
    [1] 1 of 3: calm
    [2] 2 of 3: brisk
   *[4] 3 of 3: fastest
}
replay-more = More
replay-jump-turn = To the next turn
replay-jump-points = To the next points
replay-jump-swing = To the next swing
replay-jump-gain = To the next big gain
replay-word-turn = Next turn
replay-word-points = Next points
replay-word-swing = Big swing
replay-word-gain = Big gain
replay-eyes = Whose view
replay-above = From above, with everything
eyes = Whose view
fork = Play from here
fork-note = A practice game begins from here. The original stays as it is.
fork-begin = Begin a practice game
replay-rewind-turn = Back one turn
replay-rewind-points = Back to the points before
