# Deals: codes, the day's game, another game.

code-scan = From a picture
code-not-found = There is no code in the picture, or it is not sharp enough.

day-who = Who plays
day-other = Somebody else
day-name = Name
day-solo = Solo
day-against = You play { $name }.
day-against-nearest = You play { $name }, rated { $rating }, because that is nearest to you in strength.
day-against-last = You play { $name }, rated { $rating }, because you chose this opponent last.
day-against-unknown = You play { $name }, rated { $rating }, because your own strength is not known yet.
day-against-chosen = You play { $name }, rated { $rating }, as chosen in Settings.
day-played = You played { $name }.
day-opponents = The deal is the same for everybody; the opponent goes by your strength. In Settings you can choose one for good.
day-play = Play
day-go-on = Go on
day-result = Result
day-again = Begin again, for practice
day-today = Today { $total } { $total ->
    [one] point
   *[other] points
  }
day-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
  }
day-running = Under way
day-abandoned = Put aside today
day-streak = { $count ->
    [one] Streak of { $count } day
   *[other] Streak of { $count } days
  }
day-forgiven = One missed day in seven does not break a streak. Of a puzzle, the first try counts.
day-done = Played today: { $played } of { $of }
day-puzzle-solve = Solve
day-puzzle-seeking = Looking for today’s puzzle…
day-puzzle-bestMove = Find the best move
day-puzzle-mostPoints = Find the most points with the last card
day-puzzle-solved = Solved today at the first try
day-puzzle-missed = Missed today at the first try
day-longest = longest { $count }
day-best = Best { $total }, { $day }
day-best-against = Best { $total }, { $day }, against { $name }
day-first = Not played yet

seed-qr = The deal’s code as QR
again-next = Play again, the next player starts
again-solo = Play again
again-decider = The decider
again-same = Same deal, for practice

# Par: what the Expert makes of the same deal.
par-over = { $over } over par
par-under = { $under } under par
par-level = level par
par-coming = Par is not worked out yet.
    .text = The expert plays the same deal when nobody has played for a while.
par-now = Work it out now
par-plays = The Expert is playing the same deal…
par-playing = { $left ->
        [one] The Expert is playing the same deal; { $left } game is left.
       *[other] The Expert is playing the same deal; { $left } games are left.
    }
par-what = Par is what the Expert makes of the same deal on average: { $par }. Unlike in golf, over par is better.
    .lead = Par is how far ahead the Expert ends with the same deal on average: { $par }. Unlike in golf, over par is better.
day-par = Par is what the Expert makes of the same deal on average. Unlike in golf, over par is better.

deal-table = The same deal
deal-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
deal-this = this game
deal-ahead = with a head start
deal-imported = from a code
deal-par = Par: what the Expert usually makes

own-seat = Who of you played this game
own-seat-of = Who of you sat on seat { $seat } ({ $name })
own-seat-nobody = Nobody here
