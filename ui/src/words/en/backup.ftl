# A backup of everything, and games for other programs.

backup = Backup and export
backup-make = Backup
backup-make-note = One file with everything: games, people, statistics, packs and settings. Keep it somewhere other than this device.
backup-make-go = Save a backup
backup-making = The backup is being made…
backup-made = The backup is saved.
backup-made-damaged = The backup is saved. { $count ->
    [one] One game is damaged in it as it is here.
   *[other] { $count } games are damaged in it as they are here.
}
restore = Restore
restore-note = A backup is added to what is here. Nothing is lost and nothing is added twice. You see what will be added before anything changes.
restore-open = Open a backup
restore-reading = The backup is being read…
restore-made = Backup of { $when }
restore-new = { $count ->
    [one] { $count } game will be added.
   *[other] { $count } games will be added.
  }
restore-further = { $count ->
    [one] { $count } game will continue: it was played further on the other device.
   *[other] { $count } games will continue: they were played further on the other device.
  }
restore-known = { $count ->
    [one] { $count } game is here already.
   *[other] { $count } games are here already.
  }
restore-kept = { $count ->
    [one] { $count } game was played differently here and stays as it is here.
   *[other] { $count } games were played differently here and stay as they are here.
  }
restore-forged = { $count ->
    [one] { $count } game breaks the rules and will not be added.
   *[other] { $count } games break the rules and will not be added.
  }
restore-damaged = { $count ->
    [one] The backup is damaged: { $count } record in it cannot be read and will not be added.
   *[other] The backup is damaged: { $count } records in it cannot be read and will not be added.
  }
restore-packs = { $count ->
    [one] { $count } pack will be added.
   *[other] { $count } packs will be added.
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
    [0] No games were added.
    [one] { $count } game was added.
   *[other] { $count } games were added.
  }
restore-done-further = { $count ->
    [one] { $count } game was continued.
   *[other] { $count } games were continued.
  }
restore-unchecked = { $count ->
    [one] { $count } game needs what this version of the app does not have; it was added unchecked.
   *[other] { $count } games need what this version of the app does not have; they were added unchecked.
  }
restore-refused = Games refused
    .note = They break the rules, or claim another result than they have. All others are here.
    .step = breaks the rules at step { $step }
    .end = does not end as it claims

export = Games for other programs
    .note = A table or JSON with all finished games: who played, when, how many points and what for. Spreadsheets open the table in columns. What each column holds is explained below.
    .csv = Table (CSV)
    .json = JSON
    .bg-stats = Diary for BG Stats
    .bg-stats-note = BG Stats takes the diary in at once, notes and all. It holds all games that count.
export-columns = What each column holds
    .game_id = number of the game, the same in every export
    .game = which game
    .variant = what makes it unlike the usual one
    .seats = how many seats at the table
    .started = when it began
    .started_offset = how far the clock there was from UTC
    .ended = when it ended
    .ended_offset = the same at the end
    .lasted_s = how long it took with all pauses, in seconds
    .real_table = whether it was played at a real table and written down
    .location = where it was played
    .deal = the code of the deal
    .day = the day whose deal it is
    .par = what the Expert makes of the same deal on average
    .counted = whether it counts in statistics
    .practice = whether it was practice
    .imported = whether it is from another device
    .verified = whether the app played it again and found the same
    .note = the note
    .seat = which seat at the table
    .player = name
    .player_id = number of the person; for a computer, its level
    .bot = level of the computer
    .starter = whether they began
    .handicap = how many points they began with; games with a head start are a kind of their own and not rated
    .score = points
    .place = place
    .tied = how many share the place
    .margin = distance to the best of the others
    .rank = rank in a game for one
    .accuracy = accuracy in percent, of reviewed games
    .luck = how many points luck added, of reviewed games
    .think_s = how long they thought, in seconds
    .actions = number of moves
    .undone = how often they took a move back
    .hints = how often they asked for advice
    .rating = rating after the game
    .points = what the points are for; in the table each kind has a column, such as points_forest

backup-none = This file is not a backup.
backup-damaged = The backup is incomplete, or somebody has changed it. Nothing has changed here.
backup-newer = A newer version of the app made the backup. Please update the app and try again.
backup-older = A version of the app too old for this one made the backup, so it cannot be read here. Nothing has changed.
