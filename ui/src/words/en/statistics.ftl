# Statistics and records.

stat-household = Household
stat-records = Records
stat-empty = Numbers appear after the first finished game. Practice games do not count.
stat-empty-person = No finished game here yet.
stat-empty-part = No game fits this choice.
stat-no-people = Whoever gives a name before a game has statistics.
stat-few = Only a few games so far: grey numbers do not say much yet.
stat-table = Numbers in a table

## Choosing

stat-game = Game
stat-kind = Kind of game
stat-solo = 1 player
stat-seats = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
stat-assisted = with advice
variant-pack = other pack ({ $pack })
variant-trust = without a curtain
variant-handicap = with a head start
variant-real = at a real table
stat-filter = Choose games
stat-period = Period
stat-period-all = All
stat-period-365 = A year
stat-period-90 = 90 days
stat-period-30 = 30 days
stat-against = Against
stat-against-all = Anybody
stat-against-people = People only
stat-against-bots = At least one computer
stat-bot = computer – { $level }

## Household

stat-people = Who plays
stat-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
stat-bots = Computer players
stat-together = Everybody together
stat-count = { $count ->
    [one] finished game
   *[other] finished games
}
stat-real-title = Games at real tables
stat-real = { $count ->
    [one] game at a real table
   *[other] games at a real table
}
stat-real-all = { $time } in all
stat-real-some = { $time } in { $count } of them
stat-thought = thinking
stat-days = { $count ->
    [one] day with a game
   *[other] days with a game
}
stat-days-row = { $count ->
    [one] day in a row
   *[other] days in a row
}
stat-days-now = { $count } right now
stat-by-game = What is played
stat-calendar = Calendar
stat-day = Day
stat-played = Games
stat-moments = Worth remembering
stat-closest = Closest game
stat-by-points = { $points ->
    [0] on equal points
    [one] by { $points } point
   *[other] by { $points } points
}
stat-longest = Longest thinking
stat-upset = Biggest surprise
stat-by-rating = the opponent was rated { $points } higher
stat-this-day = On this day
stat-rebuild-note = All numbers are derived from the saved moves.
stat-rebuild = Recount
stat-rebuilt = Statistics have been recounted from all moves.

## Person

stat-overview = Overview
stat-all = All games
stat-last = last { $when }
stat-best = best score
stat-worst = lowest score
stat-streak = { $count ->
    [one] win in a row
   *[other] wins in a row
}
stat-streak-now = { $count } right now
stat-game-time = a game
stat-act-time = { $time } a step
stat-total-time = thinking in all
stat-wins = Wins
stat-wins-of = Wins: { $rate } of { $count ->
    [one] { $count } game
   *[other] { $count } games
}; equal chances would give { $mark }
stat-interval = likely between { $low } and { $high }
stat-mark = equal chances { $mark }
stat-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place
stat-place-word = Place
stat-shared = Winners split a shared win: with two of them, each gets half.
stat-scores = Scores
stat-scores-of = Scores: mean { $mean }, from { $worst } to { $best }
stat-scores-range = Games with scores { $range }
stat-points = Points
stat-mean = mean
stat-mean-is = mean { $mean }
stat-median = median
stat-deviation = standard deviation
stat-winning = mean of winners
stat-sources = Where points come from
stat-source = Source
stat-most = most
stat-course = Game by game
stat-course-of = Scores of the last { $count } games
stat-ranks = Ranks reached
stat-meetings = With whom
stat-meetings-note = How often better : how often worse, and the mean difference of points.
stat-ladder = Against the computer
stat-ladder-note = The weakest first. The share of games with a better place; the same place is half of one. Several of one level at a table are taken on the mean.
stat-margin = { $margin }
stat-rival = beaten most often
stat-nemesis = wins most often
stat-rival-nemesis = the eternal opponent
stat-starting = Does it pay to start?
stat-began = When starting
stat-followed = When not starting
stat-rating = Rating: { $game }
stat-rating-word = Rating
stat-rating-of = Rating { $points } ± { $half } after { $count ->
    [one] { $count } game
   *[other] { $count } games
}
stat-rating-note = A difference of 400 means about ten wins to one loss. The hatching is the range where the rating most likely lies. Games without advice or a head start count, for two or more.
stat-provisional = provisional
stat-highest = highest
stat-lowest = lowest
stat-fortune = Is the draw fair?
stat-fortune-of = Luck summed over { $count ->
    [one] { $count } reviewed game
   *[other] { $count } reviewed games
}: { $luck } ± { $error }
stat-fortune-games = { $count ->
    [one] Summed over { $count } reviewed game,
   *[other] Summed over { $count } reviewed games,
}
stat-fortune-mean = { $mean } ± { $error } a game.
stat-fortune-unknown = Too few of them to tell yet.
stat-fortune-within = That is within what chance does.
stat-fortune-beyond = That is farther than chance usually goes. A fair draw does it now and then, to about one player in twenty.
stat-fortune-first = game 1
stat-fortune-last = game { $count }
stat-fortune-nth = Game
stat-fortune-sum = Luck so far
stat-fortune-band = Bounds of chance
stat-fortune-note = How many points the draws gave or took, game by game; with others at the table, against their mean. With a fair draw it stays around zero. The hatching and the number after ± say how far chance usually goes: farther only about once in twenty.

## Records

stat-verified = replayed and verified
feat-score = Highest score
feat-margin = Largest margin
feat-losingScore = Highest score without a win
feat-feature = Most points for one thing
feat-stroke = Most points in one move
feat-fastest = Fastest win
feat-fastest-solo = Fastest game
best-open = Best results and how the record changed
best-feat = In what
best-feat-score = Points
best-feat-margin = Margin
best-feat-losingScore = Without a win
best-feat-feature = One thing
best-feat-stroke = One move
best-feat-fastest = Speed
best-table = Who was at the table
best-table-all = Anybody
best-table-people = People only
best-table-bots = A bot too
best-beside = Personal list
best-nobody = None
best-history = How the record changed
best-own-history = Personal record – { $name }
best-place = { $place }.
best-floor = The fastest game needs at least { $points ->
    [one] { $shown } point
   *[other] { $shown } points
  }: half of the results have that many or more.
best-components = What pays – { $name }
best-components-note = { $count ->
    [one] From { $count } game. What each thing cost is taken from what it brought.
   *[other] From { $count } games. What each thing cost is taken from what it brought.
  }
