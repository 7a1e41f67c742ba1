# A backup of everything, and games for other programs.

backup = Backup and export
backup-make = Backup
backup-make-note = One file with everything: games, people, statistics, packs and settings. Keep it somewhere else than on this device.
backup-make-go = Save a backup
backup-making = The backup is being made…
backup-made = The backup is saved.
backup-made-damaged = The backup is saved. { $count ->
    [one] One game is damaged in it as it is here.
   *[other] { $count } games are damaged in it as they are here.
}
restore = Restore
restore-note = A backup is added to what is here. Nothing is lost and nothing comes twice. You see what will come before anything changes.
restore-open = Open a backup
restore-reading = The backup is being read…
restore-made = Backup of { $when }
restore-new = { $count ->
    [one] { $count } game will come.
   *[other] { $count } games will come.
  }
restore-further = { $count ->
    [one] { $count } game will go further: it was played on there.
   *[other] { $count } games will go further: they were played on there.
  }
restore-known = { $count ->
    [one] { $count } game is here already.
   *[other] { $count } games are here already.
  }
restore-kept = { $count ->
    [one] { $count } game went another way here and stays as it is here.
   *[other] { $count } games went another way here and stay as they are here.
  }
restore-forged = { $count ->
    [one] { $count } game breaks the rules and will not come.
   *[other] { $count } games break the rules and will not come.
  }
restore-packs = { $count ->
    [one] { $count } pack will come.
   *[other] { $count } packs will come.
  }
restore-nothing = There is nothing in the backup that is not here already.
restore-people = Who is who
    .note = These people are in the backup and not here. Is one of them the same as somebody here? That can be taken back later.
restore-person = { $name } ({ $count ->
    [one] { $count } game
   *[other] { $count } games
  }) is
restore-person-new = somebody new
restore-go = Add from the backup
restore-cancel = Leave it
restore-working = The games are checked step by step: { $done } of { $of }
restore-done = Done
restore-done-new = { $count ->
    [0] No game came.
    [one] { $count } game came.
   *[other] { $count } games came.
  }
restore-done-further = { $count ->
    [one] { $count } game went further.
   *[other] { $count } games went further.
  }
restore-unchecked = { $count ->
    [one] { $count } game needs what this version of the app does not have; it came unchecked.
   *[other] { $count } games need what this version of the app does not have; they came unchecked.
  }
restore-refused = Games refused
    .note = They break the rules, or claim another result than they have. All others are here.
    .step = breaks the rules at step { $step }
    .end = does not end as it claims

export = Games for other programs
    .note = A table or JSON with all finished games: who played, when, how many points and what for. Spreadsheets open the table in columns. What stands in which column is told below.
    .csv = Table (CSV)
    .json = JSON
export-columns = What stands in which column
    .game_id = number of the game, the same in every export
    .game = which game
    .variant = what makes it unlike the usual one
    .seats = how many seats at the table
    .started = when it began
    .ended = when it ended
    .lasted_s = how long it took with all pauses, in seconds
    .counted = whether it counts in statistics
    .practice = whether it was practice
    .verified = whether the app played it again and found the same
    .note = the note
    .seat = which seat at the table
    .player = name
    .player_id = number of the person, of a bot its level
    .bot = level of the bot
    .starter = whether they began
    .handicap = how many points it began with; a game with a head start is not counted
    .score = points
    .place = place
    .tied = how many share the place
    .margin = distance to the best of the others
    .rank = rank in a game for one
    .think_s = how long they thought, in seconds
    .actions = number of moves
    .undone = how often they took a move back
    .hints = how often they asked for advice
    .rating = rating after the game
    .points = what the points are for; in the table each kind has a column, such as points_forest

backup-none = This file is not a backup.
backup-damaged = The backup is not whole, or was changed. Nothing has changed here.
backup-newer = A newer version of the app made the backup. Please update the app and try again.
