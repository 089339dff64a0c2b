## The review of a finished game

review-title = Review
review-turn = Turn { $n }.
review-title-won = Review: you won, turn { $turn }
review-title-lost = Review: you lost, turn { $turn }
review-title-drawn = Review: a draw, turn { $turn }
review-judge-taste = chances by rule of thumb
review-judge-fitted = chances by the judge
review-chances = Chance to win
review-curve = Curve of chances. Left and right arrows: events of the game
review-event = Turn { $turn }. { $what } Chance { $before } → { $after }, { $cause } { $change }
review-cause-luck = luck
review-cause-mine = your mistake
review-cause-theirs = opponent’s mistake
review-cause-of = mistake of { $name }
review-cause-rest = rounding of the judge
review-back = To the event before
review-on = To the next event
review-even = The chances hardly changed in this game.
review-words = The curve in words
review-col-turn = turn
review-col-what = what happened
review-col-cause = cause
review-col-chance = chance
review-something = An answer that changed nothing on the board.
review-skill = Luck and skill
review-you = You
review-rate = { $rate } lost a decision, { $luck } of luck a roll
review-bar-luck = Luck
review-bar-lost = Mistakes
review-luck-little = Luck helped nobody much.
review-luck-good = Luck was on your side.
review-luck-bad = Luck was against you.
review-lost-theirs = The opponent’s decisions gave away more than yours: yours cost { $n }.
review-lost-mine = Your decisions gave away more than the opponent’s: { $n }.
review-lost-both = Both sides gave away about the same by their decisions: yours cost { $n }.
review-lost-team = The defenders’ decisions cost { $n }.
review-sum-start = start
review-sum-luck = luck
review-sum-mine = you
review-sum-team = decisions
review-sum-theirs = opponent
review-sum-rest = rounding
review-sum-end = result
review-unjudged = { $n ->
    [one] { $n } step of a secret set-up was not judged by itself.
   *[other] { $n } steps of a secret set-up were not judged by themselves.
  }
review-siege = The siege was lost on turn { $turn }: after it there was never again half the hope of the start.
review-siege-share = { $share } % of what decisions cost
review-hurried = { $n ->
    [one] { $n } decision was searched less than usual: the game was long.
   *[other] { $n } decisions were searched less than usual: the game was long.
  }
review-costly = The costliest decisions
review-whose = Whose decisions
review-mine = Yours
review-theirs = The opponent’s
review-better = Better: { $answer }
review-trust-sure = certain
review-trust-likely = likely
review-others = { $n ->
    [one] { $n } more decision cost { $cost }.
   *[other] { $n } more decisions cost { $cost }.
  }
review-none = No decision was found that surely cost anything.
review-none-theirs = The opponent made no decision that surely cost anything.
review-nothing = Choose a costly decision, and the better line appears here.
review-better-title = Turn { $turn }: the better line
review-before = Before the decision.
review-line = The better line
review-first = Back to its beginning
review-earlier = One step back
review-next = One step on
review-no-line = The line could not be shown.
review-learn = { $n ->
    [one] Learn from mistakes: { $n } puzzle
   *[other] Learn from mistakes: { $n } puzzles
  }
review-learn-end = Show answers at once
review-quiz = The same question once more. Which answer is better?
review-quiz-right = Right. The chance to win after it is { $chance }.
review-quiz-costs = This answer costs { $cost }. Try another one.
review-quiz-show = Show the answer
review-live = The review opens when the game is over: until then it would tell other people’s secrets.
review-waiting = The judge looks at the game
review-progress = The judge looks at the game: { $done } of { $of } done
review-left = { $n ->
    [one] About { $n } second is left.
   *[other] About { $n } seconds are left.
  }
review-may-leave = You may leave: the review stays with the record.
