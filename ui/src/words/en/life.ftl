# The page of one person over all games.

person-tab-life = Overview
person-tab-kinds = Game by game
life-all-games = All games
life-since = first { $when }
life-longest = longest streak
life-longest-title = Longest streak of days
life-current = going on now
life-current-title = The present streak
life-accuracy-mean = mean accuracy
life-reviewed = { $count ->
    [one] { $count } reviewed game
   *[other] { $count } reviewed games
}
life-best = Best games
life-best-note = The most points without advice in each kind of game. A tap plays the game again.
life-replay = Replay
life-more = { $count ->
    [one] { $count } more kind
   *[other] { $count } more kinds
}
life-year = Year
life-month = Month
life-date = { $day }
life-times = { $count }×
life-hours = Year by year
life-by-month = Month by month
life-accuracy = Accuracy
life-accuracy-of = Mean accuracy by month, { $count } in all
life-accuracy-note = The share of decisions in a game for which the review found nothing much better, as the mean of the reviewed games. Decisions made after advice do not count. The hatching is two standard errors.
life-rating-note = The rating now, and the range where it most likely lies.
life-par = Against par
life-par-note = By how many points results are above the par of the same deal on average, that is above what the Expert makes of it. After ± stands the standard error.
life-luck = Luck
life-luck-note = How many points the draw gave or took in all. After ± stands how far chance usually goes: farther only about once in twenty.
life-luck-unknown = too few to tell
life-luck-within = within what chance does
life-luck-beyond = farther than chance usually goes
life-puzzles = Puzzles of the day
life-puzzles-note = The first try counts.
life-solved = { $solved } of { $count } at the first try
life-deals = Deals of the day
life-deals-note = Practice games count too. One missed day in seven does not end a streak.
life-deals-all = Deals day by day
life-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
life-streak = streak { $streak }, longest { $longest }
life-practice = { $game } (practice)
life-kinds = Kinds of games
life-h = H-index { $h }: there are { $h } kinds of games each played { $h } times or more. A kind is the game, its variant and the number of players.
