# Lessons and the first game: what the page of lessons says, and what stands beside the board.

lessons = Lessons
lessons-of = Lessons: { $game }
lessons-line = Each takes a minute or two. You play on the real board, and the game itself watches over the rules.
lessons-left = { $n ->
    [0] You have done all lessons.
    [one] { $n } lesson is still waiting for you.
   *[other] { $n } lessons are still waiting for you.
}
lessons-who = Who is learning
lessons-guest = Without a name
lesson = Lesson
lesson-you = Player
lesson-well = Well done!
lesson-game = You play a game to its end against a gentle opponent
lesson-begun = Begun, you can go on
lesson-learned = Done
lesson-step = Task { $n } of { $of }
lesson-wrong = That is allowed, and would bring { $gain } at once. But this is about something else: try again, or let me show you.
    .none = That is allowed, but it brings nothing at once. Try something else, or let me show you.
lesson-show = Show me
lesson-skip = Skip
lesson-next = Next lesson
lesson-again = Begin the lesson again
    .small = Begin again
lesson-back = Back to the rules
lesson-rules = The rules in this lesson
lesson-note = This is a lesson. It is kept where you leave it, and does not count in statistics.
    .small = This is a small position about one rule. It counts nowhere.
guide-confirm = Nothing counts until you confirm it with ✔. Until then you can tap elsewhere, or cancel it all with ✖.
first-go = Let’s go
first-skip = I know how
first-learner = Help me every turn
first-asked = Is this your first game of it?
first-show = Yes, show me how
first-known = No, I know it

## The learner's help

learner-moves = Good moves
learner-looking = Looking for good moves…
learner-costs = { $points }, more later
learner-ask = You have managed your last turns without help. Is the usual help enough now?
learner-stay = Not yet
learner-grow = Yes, it is

## What may still come

odds-tile = Chance that you draw one: { $next } next time, { $all } by the end.
    .once = Chance that you draw one: { $next }. You draw only once more.
    .never = You draw no more.
odds-card = Chance that it comes to you: { $next } next time, { $all } by the end.
    .once = Chance that it comes to you: { $next }. You get only one more.
    .never = You get no more cards.
odds-any = Chance that any one of them comes to you: { $next } next time, { $all } by the end.
    .once = Chance that any one of them comes to you: { $next }. You get only one more.
    .never = You get no more cards.
