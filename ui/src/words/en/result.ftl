# The page after a game.

result = Result
result-tab-points = Points
result-tab-story = Story
result-tab-time = Time
result-tab-deal = Deal
result-source = Source
result-sources = Points by source for every player
result-course = How the points came about
result-start = start
result-end = end
result-swing = A swing of { $size } in { WHO($name) ->
    [you] your
   *[name] { $name }’s
} favour
result-gain = You gain { $size } at once
result-lead = { DOES($name, "You take", "takes") } the lead
result-think = Thinking
result-acts = Steps
result-per-act = Per step
result-undone = Taken back
result-hints = Advice
result-lasted = From the first step to the end with all pauses: { $time }

honours = What the game brought
honour-record = Record!
honour-record-of = { $feat }: { $value }. The record was { $before }, held by { $name }.
honour-record-text = { $feat }: { $value }. It was { $before }.
honour-best = { WHO($name) ->
    [you] Your personal best
   *[name] { $name }’s personal best
}
honour-best-text = { $score }, up from { $best }
honour-streak = { $count ->
    [one] { $count } win in a row
   *[other] { $count } wins in a row
  }
honour-streak-text = { $name }
honour-rating = { WHO($name) ->
    [you] Your rating { $moved }
   *[name] { $name }’s rating { $moved }
}
honour-rating-text = from { $before } to { $after }
honour-day = Today’s deal
honour-day-text = { $count ->
    [one] Done. See you tomorrow.
   *[other] Done, a streak of { $count } days.
  }
honour-day-longest = { $count ->
    [one] Done.
   *[other] Done, a streak of { $count } days: your longest!
  }

fair = Was the deal fair?
fair-note = The fingerprint of the deal was in sight from the start. Now that the code is known, anybody can check that nothing was changed.
fair-prove = Check the deal
fair-yes = The deal was fair.
fair-no = Something did not come as the code says.
fair-salted = Salt and code that make the fingerprint
fair-draws = What chance brought up
fair-count = { $fit } of { $count } agree with the code
fair-list = All draws
fair-draw = Step { $step }: pile { $pile }, draw { $nth }
fair-fits = agrees
fair-differs = differs

result-tab-decisions = Review
review-intro = The app plays the game again and tries how it would have gone on after other moves. It uses only what you could know at that moment. It takes about a minute.
review-start = Review the game
review-go-on = Go on with the review
review-works = Review of the game
review-share = Reviewing, { $share } done
review-stop = Pause
review-nobody = A review is about people’s decisions, and there are none in this game.
review-ended = The game ended early, so its decisions are not reviewed.
review-chances = How the chance of winning changed
review-chances-note = The chance of winning at the start of every turn: the mean of what each player could know.
review-expected = How the expected result changed
review-expected-note = How many points were to be expected at the start of every turn.
review-moments =
    { $count ->
        [one] The key moment
       *[other] The key moments
    }
review-clean = The review found no clear mistake.
review-step = { WHO($name) ->
    [you] { $when }
   *[name] { $name }, { $when }
}
review-lost = It cost about { $points } and { $chance } of the chance of winning.
review-lost-alone = It cost about { $points }.
review-advised = Advice was asked for here. Advice has to come at once; the review looked longer and found a better move.
review-grade-inaccuracy = Inaccuracy
review-grade-mistake = Mistake
review-grade-blunder = Blunder
review-people = Accuracy
review-person = { DOES($name, "You decide", "decides") } well in { $good } of { $count } cases, where the review found nothing much better.
review-person-advised = Advice came with every decision { WHO($name) ->
    [you] of yours
   *[name] of { $name }
}, so there is nothing to measure.
review-left-out = { $count ->
    [one] One decision that came with advice is not counted.
   *[other] { $count } decisions that came with advice are not counted.
}
review-decided = The game was decided { $from } on. No move cost anybody a chance of winning any more, so none there is called a mistake. Points that were lost there do count for accuracy.
review-cost = Against the best move the remaining decisions cost { $lost } (± { $error }) together.
review-worst-0 = Most was lost in the first third of the game: { $lost } (± { $error }).
review-worst-1 = Most was lost in the middle third of the game: { $lost } (± { $error }).
review-worst-2 = Most was lost in the last third of the game: { $lost } (± { $error }).
review-worst-only-0 = All of that was in the first third of the game.
review-worst-only-1 = All of that was in the middle third of the game.
review-worst-only-2 = All of that was in the last third of the game.
review-phases = Accuracy by thirds of the game
review-phases-note = Decisions for which the review found nothing much better, out of all, and the points that the others cost.
review-third-0 = First
review-third-1 = Middle
review-third-2 = Last
review-details = In detail
review-all = Decisions examined: { $count } of { $all }
review-all-note = The decisions that were worth a closer look. The loss against the best move that was found and its standard error; only a loss that on both scales, points and chance, is beyond two errors and worth speaking of is given a name. A number opens the board as it was.
review-table = Decisions looked at closely
review-column-points = Points
review-column-chance = Chance in %
review-column-futures = Tries
review-column-grade = Verdict
review-played = { WHO($name) ->
    [you] Your move
   *[name] { $name }
}: { $text }
review-better = Better: { $text }
review-later = pays off later
review-looking = You are only looking here. To go on from here, use “Play from here” in the bar below.

luck = Luck and play
luck-measure = Another measure than the accuracy above: not against the best move, but against how such a game usually ends.
luck-verdict-ahead =
    { DOES($name, "You win", "wins") } by { $by }: { $head ->
        [none] { "" }
       *[other] head start { $head },{ " " }
    }{ $things } { $luck }, play at the table { $decisions } (± { $error }).
luck-verdict-behind =
    { DOES($name, "You lose", "loses") } by { $by }: { $head ->
        [none] { "" }
       *[other] head start { $head },{ " " }
    }{ $things } { $luck }, play at the table { $decisions } (± { $error }).
luck-verdict-even =
    { DOES($name, "You are", "is") } level on points with { $over }: { $head ->
        [none] { "" }
       *[other] head start { $head },{ " " }
    }{ $things } { $luck }, play at the table { $decisions } (± { $error }).
luck-verdict-alone =
    { $total }: { $usual } is usual, { $head ->
        [none] { "" }
       *[other] head start { $head },{ " " }
    }{ $things } { $luck }, play { $decisions } (± { $error }).
luck-column-usual = Usual
luck-column-head = Head start
luck-column-luck = Luck
luck-column-play = Play
luck-column-total = Total
luck-luckiest = The luckiest draw:
luck-dearest = The unluckiest draw:
luck-stroke = { WHO($name) ->
    [you] { $when }
   *[name] { $name }, { $when }
}: { $points } (± { $error })
luck-bag =
    Over { $count ->
        [one] { $count } reviewed game
       *[other] { $count } reviewed games
    } of this title { WHO($name) ->
        [you] your
       *[name] { $name }’s
    } { $things } came to { $luck } together. With a fair draw that usually stays within ± { $usually }, farther only about once in twenty.
luck-note = Luck is the difference between what came and the mean of all that could have come. The app reckons it from above, as if it saw everybody’s hand. “Usual” is the mean of games played from start to end by the computer. “Play” is all the rest: the moves of everybody at the table, opponents included, and luck that the estimate cannot see. The number after ± is the standard error.
luck-note-alone = Luck is the difference between what came and the mean of all that could have come. “Usual” is the mean of games played from start to end by the computer. “Play” is all the rest: your moves, and luck that the estimate cannot see. The number after ± is the standard error.
luck-draws = Everything that chance brought: { $count }
luck-whose = Whose luck
luck-draw = Chance
luck-draws-sum =
    { $over ->
        [none] { $name }: { $things } { $luck } in all (± { $error }).
       *[other] { $name } vs { $over }: { $things } { $luck } in all (± { $error }).
    }
luck-draws-note = A bar to the right gave points, one to the left took them. An empty one cannot be told from nothing. A tap shows the board right after it.

story = Story of the game
story-unreviewed = What decided the game? Have a look at the review.
story-ending-alone = The final count is { $points }.
story-ending-shared = Nobody got past anybody. First place is shared by { $name }, with { $points } each.
story-ending-level = Points did not settle first place, the tie-break did: { DOES($name, "you win", "wins") }.
story-ending-narrow = A close finish: { DOES($name, "you win", "wins") } by { $by }. A single move had made more of a difference.
story-ending-clear = { DOES($name, "You win", "wins") } by { $by }.
story-ending-far = { DOES($name, "You win", "wins") } comfortably: by { $by }, with { $points } in all.
story-lead-first = Nobody else was ever ahead. { DOES($name, "You lead", "leads") } { $from } to the end.
story-lead-wait = Only { $in } is anybody alone in front: { DOES($name, "you take the lead and keep it", "takes the lead and keeps it") }.
story-lead-tied = It was still level { $beforeIt }. Only then { DOES($name, "you lead", "leads") }, to the end.
story-lead-once = The lead changed hands just once. { DOES($name, "You lead", "leads") } for good { $from }.
story-lead-often = The lead changed hands { $count } times. { DOES($name, "You lead", "leads") } for good { $from }.
story-lead-late = Who would win stayed open: { DOES($name, "you go", "goes") } ahead only { $in }, just before the end. The lead changed hands { $count } times in all.
story-comeback = { DOES($name, "You are", "is") } still { $by } behind { $in }, and { WHO($name) ->
    [you] win
   *[name] wins
} all the same.
story-turn-over = Everything changes { $in }: { WHO($name) ->
    [you] your
   *[name] { $name }’s
} chance of winning is suddenly { $after }, where it was { $before } a turn before.
story-turn-up = The biggest jump in the odds comes { $in }: { DOES($name, "you stand", "stands") } at { $after }, up from { $before } a turn before.
story-turn-last = It took the last turn to decide. Before it, { WHO($name) ->
    [you] your
   *[name] { $name }’s
} chance of winning is { $before }.
story-stroke-most = Move of the game: { DOES($name, "you are", "is") } suddenly { $points } up on the running score. Nobody gained more at once.
story-stroke-great = Move of the game: { DOES($name, "you take", "takes") } { $points } at once. That is { $share } of the final count.
story-slip-inaccuracy = The costliest decision was merely inexact: { DOES($name, "you give", "gives") } away about { $points } { $in }{ $chance ->
        [none] { "" }
       *[other] { " " }and { $chance } of the chance of winning
    }{ $won ->
        [yes] . It was still enough to win.
       *[no] .
    }
story-slip-mistake = The costliest mistake comes { $in }: { DOES($name, "you lose", "loses") } about { $points }{ $chance ->
        [none] { "" }
       *[other] { " " }and { $chance } of the chance of winning
    }{ $won ->
        [yes] , and still { WHO($name) ->
            [you] win
           *[name] wins
        }.
       *[no] .
    }
story-slip-blunder = There is a blunder { $in }. { DOES($name, "You pay", "pays") } about { $points }{ $chance ->
        [none] { "" }
       *[other] { " " }and { $chance } of the chance of winning
    }{ $won ->
        [yes] { " " }for it, and { WHO($name) ->
            [you] win
           *[name] wins
        } anyway.
       *[no] { " " }for it.
    }
story-clean = The review found no decision that was provably wrong.
story-draw-luck = The luckiest draw is { WHO($name) ->
        [you] yours
       *[name] { $name }’s
    }, { $in }: what came is worth about { $points } (± { $error }) more{ $won ->
        [yes] , and { DOES($name, "you win", "wins") }.
       *[no] .
    }
story-draw-ill = The costliest draw comes { $in }: it takes about { $points } (± { $error }) from { $name }{ $won ->
        [yes] , who { WHO($name) ->
            [you] win
           *[name] wins
        } all the same.
       *[no] .
    }
story-luck-against = { DOES($name, "You win", "wins") } in spite of bad luck: { $things } { $luck }, play at the table { $decisions } (± { $error }).
story-luck-carried = { DOES($name, "You win", "wins") } by { $by }, but would not have without the luck: { $things } { $luck }, play at the table { $decisions } (± { $error }).
story-luck-decided = Moves decided this more than the draws did: { DOES($name, "you win", "wins") } by { $by }, { $things } { $luck } and play at the table { $decisions } (± { $error }).

# When in a game.
when =
    { $of ->
        [round] round
       *[turn] turn
    }{ "\u00A0" }{ $nth }
    .in =
        { $of ->
            [round] in round
           *[turn] in turn
        }{ "\u00A0" }{ $nth }
    .from =
        { $of ->
            [round] from round
           *[turn] from turn
        }{ "\u00A0" }{ $nth }
    .before =
        { $of ->
            [round] before round
           *[turn] before turn
        }{ "\u00A0" }{ $nth }
    .head =
        { $of ->
            [round] Round
           *[turn] Turn
        }
    .label = { when.head }{ "\u00A0" }{ $nth }
