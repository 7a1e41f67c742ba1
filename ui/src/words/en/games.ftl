# The list of games, notes and the bin.

games-all = Games
games-bin = Bin
    .empty = The bin is empty.
    .note = A game stays in the bin for 30 days and is then deleted for good.
games-running = Under way
    .empty = No game is under way.
games-finished = Finished
    .empty = No game has been finished yet.
games-none = There are no such games.
games-loosen = { $count ->
    [one] Without “{ $what }” there is { $count } game
   *[other] Without “{ $what }” there are { $count } games
  }
games-more = More games
games-search = Search the games
    .hint = Search a name or a word of a note
games-filter = Choose and sort
    .on = What is chosen
    .remove = Remove “{ $what }”
    .clear = Show all
games-order = Sort
    .newest = newest first
    .oldest = oldest first
    .mostPoints = most points first
    .fewestPoints = fewest points first
    .widest = widest margin first
    .closest = closest margin first
    .longest = longest thinking first
    .shortest = shortest thinking first
filter-text = “{ $text }”
filter-game = Game
    .any = All
filter-variant = Variant
    .any = All
    .plain = standard
filter-people = Who was there
filter-days = When
    .any = Any time
    .month = This month
    .year = This year
    .last-year = Last year
    .custom = Other days
    .from = From
    .to = To
    .since = since { $from }
    .until = until { $to }
filter-traits = What kind
    .won = won
    .solo = for one
    .ofDay = daily deals
    .assisted = with help
    .practice = practice
    .imported = from another device
    .real = at a real table

game-menu = Game options
game = Game
game-note = Note
    .hint = Who helped, say, or what went well.
game-note-saved = Saved
game-note-failed = The note could not be saved, but it stays here as you wrote it.
game-excluded = Leave out of statistics
    .note = The game stays in the list, but statistics, records and ratings leave it out.
game-open = Go on playing
    .finished = Result and replay
real-log = Log a game from a real table
real-change = Edit the entry
game-bin = Move to the bin
game-binned = The game is in the bin.
game-restore = Take out of the bin
game-days-left = { $days ->
    [one] deleted in { $days } day
   *[other] deleted in { $days } days
  }
