# The shared words of the app.

app-name = Čtyřhra

game-unknown = Unknown game

## General

back = Back
close = Close
undo = Undo
redo = Redo
copy = Copy
copied = Copied.
not-shared = It could not be sent. The code can be copied.
not-copied = It could not be copied. The text can be selected and copied by hand.
drop-here = Drop the game or the backup here
drop-unknown = { $name } holds no game and no backup.
drop-many = One file at a time, please.
file-save = Where to save the file
file-made = The file is saved.
file-unsaved = { $why ->
    [full] The file did not fit: the storage is full.
    [forbidden] The app may not write there. Choose another place.
   *[other] The file could not be saved there. Try another place.
  }
rules = Rules
statistics = Statistics
settings = Settings
games = Games
pause = Pause
log = Log
score = Score
choices = Possible moves
final = End of the game
bot = computer
just-now = just now
points = { $count ->
    [one] point
   *[other] points
  }
# Whoever plays alone against computers.
you = you
whose = { WHO($name) ->
    [you] You:
   *[name] { $name }:
}

zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Show all

## Home

home-continue = Continue playing
day = Today’s deals
    .line = New every day, the same for everybody.
home-games = New game
first-game = First game
first-name = What shall we call you?
    .text = Games, records and lessons count under your name. It stays on this device.
    .go = Play
    .skip = Play without a name
who-plays = Who is playing?
    .text = Without a name a guest plays, and the game counts for nobody.
    .new = Somebody new
    .guest = Play as a guest
learn = Learn
home-lessons = Lessons: { $n } of { $of }
    .begun = Go on with lessons: { $n } of { $of }
home-nav = Main menu
turn-of = { WHO($name) ->
    [you] your turn
   *[name] { $name }’s turn
}
turn-many = several play at once

## New game

setup-players = Players
setup-name = Name, seat { $n }
setup-mark = Mark and colour: { $mark }
setup-mark-label = Mark and colour
setup-sitter = Who plays, seat { $n }
setup-up = Move seat { $n } up
setup-first = Who begins
setup-first-chance = Chance
setup-pack = Components
setup-pack-own = The app’s own
pack-add = Add a pack from a file
pack-add-note = A JSON file built like the app’s own pack. It is checked as a whole before it can be played.
pack-added = The pack has been added.
setup-more = More options
setup-seed = Deal code
setup-seed-note = The same code brings the same things in the same order. Leave it empty for a new deal.
setup-practice = Practice game
setup-practice-note = Moves can be taken back freely; it does not count in statistics.
trust = We trust each other
    .note = The device goes from hand to hand and nothing is covered. The game counts in statistics as a kind of its own.
    .row = no curtain
    .now = You trust each other: nothing is covered when the device goes on.
    .then = You trusted each other: nothing was covered. In statistics, games like this are a kind of their own.
setup-start = Start the game
table-mode = Tablet lies in the middle of the table
    .note = The board stays as it lies. Cards, buttons and prompts turn to whoever is on turn.
table-mode-who = Whose place
table-mode-ask = { $name }, tap your place at the table
table-mode-bottom = at the bottom
table-mode-left = on the left
table-mode-top = at the top
table-mode-right = on the right
seat-default = Player { $n }
sitter-person = Person
sitter-bot = Computer

mark-sun = sun, red
mark-drop = drop, blue
mark-leaf = leaf, green
mark-moon = moon, purple
mark-peak = peak, grey
mark-knot = knot, ochre

## Settings

set-language = Language
    .auto = Like the device
    .cs = Čeština
    .en = English
set-theme = Appearance
    .auto = Like the device
    .light = Light
    .dark = Dark
    .contrast = High contrast
set-textSize = Text size
    .normal = Normal
    .large = Larger
    .huge = Largest
set-confirm = Confirm moves
    .always = Always
    .irreversible = Only final ones
    .off = Never
set-turnEnd = End of a turn
    .asked = On a tap
    .timed = By itself in 5 seconds
    .atOnce = By itself at once
set-tempo = Computer’s pace
    .slow = Slow
    .normal = Normal
    .quick = Quick
    .atOnce = At once
set-messages = Messages
    .timed = Go by themselves
    .kept = Stay until you tap
set-sound = Sound
    .off = Off
    .quiet = Quiet
    .normal = Normal
    .loud = Loud
set-haptics = Vibration
    .on = On
    .off = Off
set-awake = Screen while you think
    .on = Stays lit
    .off = Sleeps as usual
set-idle = Review games in the background
    .on = On
    .off = Off
set-portion = Training, positions a day
    .five = 5
    .ten = 10
    .twenty = 20
    .all = All
set-dayOpponent = Opponent in today’s deal
    .auto = By my strength
    .newcomer = { level-newcomer }
    .guest = { level-guest }
    .regular = { level-regular }
    .rival = { level-rival }
    .expert = { level-expert }
    .master = { level-master }
set-motion = Motion
    .auto = Like the device
    .less = As little as possible
set-closer = Closer on a tap
    .on = On
    .off = Only if needed
set-hand = Buttons at hand
    .right = Right-handed
    .left = Left-handed
set-full = Whole screen
    .on = On
    .off = Off

## Table

seats = Players
panel = Turn
tools = Tools
on-turn = to play
thinking = thinking
confirm = Confirm the move
confirm-yes = Confirm
confirm-no = Cancel
ghost-beyond = { $n ->
    [one] { $n } more place
   *[other] { $n } more places
} { $side ->
    [left] to the left
    [right] to the right
    [top] above
   *[bottom] below
}: show
ghost-one-way = It fits here one way only.
pass-to = Pass to
end-turn = Done, end the turn
go-on = Done, go on
since = Since your last turn
since-word = Last turn
choices-summary = The table in words
choices-none = There is nothing to choose now.
choices-more = leads on
effect-points = { WHO($name) ->
    [you] { $points }
   *[name] { $name } { $points }
}{ $has ->
    [yes] : { $why }
   *[no] {""}
  }
effect-none = nothing changes at once
effect-group-gain = Brings you points
effect-group-others = Changes the others’ points
effect-group-event = No points, but something happens
effect-group-quiet = Brings nothing at once
effect-group-cost = Costs you points
log-empty = Nothing has happened yet.
score-empty = No points yet.
score-total = Total
score-apart = In the list of players these stand apart: { $what }.
light = Source of points
light-up = Show on the board
light-back = Previous line
light-next = Next line
light-off = Put out the light
banner-turn = To play:
compass = { $n } { $way }

prompt-pass = The turn is done
prompt-pass-undo = Done; you can still take it back
prompt-continue = Done? After this it cannot be taken back.
prompt-wait = { $name } is thinking…
score-falls = { $points }: { $why }
prompt-over = The game is over

replay = Replay
replay-back = One step back
replay-next = One step on
replay-play = Play
replay-stop = Stop
replay-place = { $index } / { $count }
replay-start = The game begins.
replay-before = How it stood before.
replay-moved = Points change.
replay-leave = Back to the game

undo-practice = Taking back makes this a practice game, which does not count in statistics.

curtain-lead = Over to
curtain-note = The others look away.
curtain-take = Uncover the table
curtain-undo = Take the last choice back
curtain-lead-bot = The computer plays
curtain-wait = In a moment you will see whom to pass the device to.

pause-resume = Continue
leave = Leave
pause-home = Leave, the game will wait
pause-more = More
pause-abandon = Move to the bin
seed = Deal code:
seed-hash = Fingerprint of the deal:

final-open = Results
final-land = Look at the board
final-winner = { DOES($name, "You win", "wins") } { $score }!
    .level = { DOES($name, "You win", "wins") } by a whisker, { $score }!
final-lost = This time { $name } { WHO($name) ->
    [they] win
   *[name] wins
}.
final-shared = The victory is shared by { $name }.
final-lines = Where { WHO($name) ->
    [you] your points
   *[name] { $name }’s points
} come from
final-gap = Next time try for more in “{ $source }”: { $name } has { $theirs } there, you have { $own }.
final-solo = The game is over
final-home = Home
final-more = What else to do with the game
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }

count = The final count
count-place = { $n } / { $of }
count-next = Next line
count-skip = Skip
picture = Picture
picture-failed = The picture could not be made.

## Errors

cut = The connection to the game is lost. Saved moves are safe; waiting for it to come back.
error-illegal = The rules do not allow this.
error-unforeseen = Something turns up first; decide the rest after that.
error-stale = The table has changed in the meantime.
error-not-on-turn = It is somebody else’s turn.
error-nothing-to-undo = There is nothing to take back.
error-unknown-table = This game is not here.
error-unknown-person = This person is not here.
error-unknown-game = The app does not know this game.
error-bad-request = Two parts of the app did not understand each other ({ $where }). The game is as it was.
error-seed = That is not a deal code. It has only digits and plain letters, without U.
error-share = What was sent is not a game.
error-backup = This file is not a backup.
error-running = The game is still going on. This would give away what is hidden in it.
error-no-puzzle = No clear enough puzzle was found in this game for today.
error-setup = A game cannot start like this.
error-setup-seats = This game is for { $least } to { $most } { $most ->
    [one] player
   *[other] players
  }.
error-setup-option = The option “{ $name }” cannot be set like this.
error-setup-pack = There is no pack of cards “{ $given }”.
error-pack = { $count ->
    [one] The pack has { $count } fault.
   *[other] The pack has { $count } faults.
  } Nothing was changed.
error-damaged = { $known ->
    [yes] The saved game is damaged from step { $n } on. It stays as it is.
   *[no] The file of games is damaged. It stays as it is.
  }
error-unplayable = { $missing ->
    [steps] This game was played at a real table and cannot be replayed. What its players wrote down is here.
   *[other] This game needs something this version of the app does not have. It stays saved.
  }
error-newer = The games were saved by a newer version of the app. Please update it; nothing is lost.
error-older = The games were saved by a version of the app too old for this one to open. The file stays as it was; new games will not be saved.
error-read-only = The file of games cannot be written. Further moves will not be saved.
error-disk-full = The device is full. The move was not saved.
error-busy = Something else is using the file of games. Try again in a moment.
error-bug = A fault of the app: { $message } The game is as it was.
error-in-use = The app is open twice. Games can only be looked at here; close the other one and it goes on here.
redrawn = Last time the window stayed empty, so it is drawn another way now.
trouble-put-back = The file of games was deleted or changed while the app was running. It was written anew and nothing that was played is lost.{ $kept ->
    [yes] { " " }What was found in its place is kept as { $file }.
   *[no] { "" }
}
trouble-set-aside = The file of games was damaged; it was put aside as { $file }. { $count ->
    [one] { $count } game was rescued.
   *[other] { $count } games were rescued.
  }
trouble-damaged = The file of games is damaged in some place. You can play on; at the next start the app repairs it and saves whatever can be read.
trouble-bad-log = One saved game is damaged from step { $n } on. It stays as it is.
trouble-bad-row = The record of this game is damaged in some place. What can be read of it stays here.
trouble-bot-failed = A computer player broke down. Leave the game and open it again to have it try once more.

refusal-over = The game is over.
refusal-not-your-turn = It is somebody else’s turn.
refusal-chance-first = Chance has to decide first.
refusal-impossible = That cannot be done now.

fallen = Something went wrong
fallen-text = The game is saved up to the last confirmed move. Just reload the page.
fallen-reload = Reload

## Training

exercises = Training
exercise-home = { $name } has { $count ->
        [one] { $count } position of their own games for today
       *[other] { $count } positions of their own games for today
    }
exercise-about = Positions from your own games in which the review found a mistake. Each comes back until you have solved it twice.
exercise-stand = { $due ->
        [one] There is { $due } position left for today.
       *[other] There are { $due } positions left for today.
    }
exercise-stand-done = You are done for today.
exercise-solved = { $solved ->
        [one] You have solved { $solved } position twice.
       *[other] You have solved { $solved } positions twice.
    }
exercise-begin = Begin
exercise-anew = The app has started anew, and the position with it. Nothing has counted yet.
exercise-task = Your own game, { $when }. Much was lost here at the time. Find a better move.
exercise-whole = In full: { $text }
exercise-best = Yes! The review knows nothing better.
exercise-near = Good! The review found nothing that matters lost against the best move known.
exercise-lost = This move costs about { $points } and { $chance } of the chance of winning.
exercise-lost-alone = This move costs about { $points }.
exercise-done = Solved twice; this position does not come back.
exercise-back = It comes back on { $date }.
exercise-next = Next ({ $count })
exercise-all-day = You are done for today; more will come tomorrow.
exercise-all-game = Those were all the mistakes of this game.
review-mistakes = { $count ->
        [one] Try { $count } mistake again
       *[other] Try { $count } mistakes again
    }
review-mistakes-of = { $count ->
        [one] Try { $count } mistake again ({ $name })
       *[other] Try { $count } mistakes again ({ $name })
    }
exercise-note = An exercise is not kept as a game; only whether it was solved is remembered.

## Puzzle of the day

puzzle = Puzzle of the day
puzzle-task-bestMove = Puzzle of the day. Find the best move.
puzzle-task-mostPoints = Puzzle of the day. The last card: what is the most it can bring?
puzzle-most = Yes! Nobody gets more points out of this card.
puzzle-most-near = Nearly: { $points } more can be had, but it counts.
puzzle-most-short = This is { $points } short of the most.
puzzle-best = Yes, this is the best move known.
puzzle-counted = Only the first try counts for the streak.
puzzle-tomorrow = There is a new one tomorrow.
puzzle-late = Solved later, so it does not count for the streak.
puzzle-guest = Give yourself a name, and your streak counts.
puzzle-again = Try again
puzzles = Earlier puzzles
    .about = You can solve any puzzle later, too. The first try counts; the streak takes only one made on the day itself.
puzzles-stand-bestMove = { $game }, best move
puzzles-stand-mostPoints = { $game }, most points
puzzles-share = { $solved } / { $tried } ({ $share })
puzzles-yet = Nothing has been tried yet.
puzzles-solved = { $game }, { $day }, solved at the first try
puzzles-missed = { $game }, { $day }, missed at the first try
puzzles-open = { $game }, { $day }, not tried yet
puzzles-earlier = Earlier
puzzles-day = Day
puzzle-note = The puzzle is not kept as a game; only whether the first try solved it is remembered.
