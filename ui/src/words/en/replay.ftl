# Replay and forks.

replay-open = Replay the game
replay-scrub = Place in the game
replay-swing = A big swing in favour of { $name }, by { $size }
replay-speed = Speed { $speed }×
replay-eyes = Whose view
replay-above = From above, with everything
eyes = Whose view
fork = Play from here
fork-note = A practice game begins after step { $at } of this one. The original stays as it is.
fork-begin = Begin a practice game
