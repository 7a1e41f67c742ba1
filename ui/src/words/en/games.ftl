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
games-more = More games
games-filter = Show
    .all = all games
    .clear = Show all
filter-game = Game
    .any = All
filter-people = Who was there
filter-days = When
    .any = Any time
    .d7 = Last 7 days
    .d30 = Last 30 days
    .d365 = Last year

game-menu = Game options
game = Game
game-note = Note
    .hint = Who helped, say, or what went well.
game-note-saved = The note is saved.
game-excluded = Leave out of statistics
    .note = The game stays in the list, but statistics, records and ratings leave it out.
    .short = not counted
game-open = Go on playing
    .finished = Result and replay
game-bin = Move to the bin
game-binned = The game is in the bin.
game-restore = Take out of the bin
game-days-left = { $days ->
    [one] deleted in { $days } day
   *[other] deleted in { $days } days
  }
