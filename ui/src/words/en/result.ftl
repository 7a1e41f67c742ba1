# The page after a game.

result = Result
result-tab-points = Points
result-tab-course = Course
result-tab-time = Time
result-tab-deal = Deal
result-source = Source
result-sources = Points by source for every player
result-course = How the points came about
result-start = start
result-end = end
result-swing = A swing in favour of { $name }, by { $size }
result-lead = { $name } takes the lead
result-think = Thinking
result-acts = Actions
result-per-act = Per action
result-undone = Taken back
result-hints = Advice
result-lasted = From the first step to the end with all pauses: { $time }

honours = What the game brought
honour-record = Record!
honour-record-of = { $feat }: { $value }. It was { $before }, by { $name }.
honour-record-text = { $feat }: { $value }. It was { $before }.
honour-best = Personal best: { $name }
honour-best-text = { $score }, up from { $best }
honour-streak = { $count ->
    [one] { $count } win in a row
   *[other] { $count } wins in a row
  }
honour-streak-text = { $name }
honour-rating = Rating { $moved }: { $name }
honour-rating-text = from { $before } to { $after }
honour-day = Today’s deal
honour-day-text = { $count ->
    [one] is done. See you tomorrow.
   *[other] is done, { $count } days in a row.
  }
honour-day-longest = { $count ->
    [one] is done.
   *[other] is done, { $count } days in a row: your longest run!
  }

fair = Whether the deal was fair
fair-note = The fingerprint of the deal was in sight from the start. Now that the code is known, anybody can check that nothing was changed.
fair-prove = Check the deal
fair-yes = The deal was fair.
fair-no = Something did not come as the code says.
fair-salted = Salt and code that the fingerprint is made of
fair-draws = What chance brought up
fair-count = { $fit } of { $count } agree with the code
fair-list = All draws
fair-draw = Step { $step }: pile { $pile }, draw { $nth }
fair-fits = agrees
fair-differs = differs
