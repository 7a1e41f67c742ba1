# Deals: codes, the day's game, another game.

code-scan = From a picture
code-not-found = There is no code in the picture, or it is not sharp enough.

day-who = Who plays
day-other = Somebody else
day-name = Name
day-solo = Solo
day-bots = { $count ->
    [one] Against the computer
   *[other] Against { $count } computers
  }
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
day-forgiven = One missed day in seven does not break a streak.
day-done = Played today: { $played } of { $of }
day-longest = longest { $count }
day-best = Best { $total }, { $day }
day-first = Not played yet

seed-qr = The deal’s code as QR
again-next = Again, next one begins
again-solo = Play again
again-decider = The decider
again-same = Same deal
