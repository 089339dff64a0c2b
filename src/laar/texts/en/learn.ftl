## Learning: the first game and puzzles

learn-title = Learn
learn-laying = Setting up the board…
learn-to-hub = To lessons and puzzles
learn-lesson = Your first game
learn-minutes = 10 minutes
learn-lesson-text = Learn by playing: { $n } small { $n ->
    [one] step
   *[other] steps
  } on a real board, each with its clause of the rules.
learn-left-off = You stopped at step { $n } of { $of }.
learn-lesson-done = You have finished the lesson.
learn-begin = Begin
learn-go-on = Go on
learn-once-more = Once more
learn-from-start = From the start
learn-coach = Coach
learn-step = Step { $n } of { $of }
learn-progress = Steps done
learn-astray = The rules allow that too, but not this time. Nothing has changed: try what is lit.
learn-retry = Try again
learn-done-here = Well done! Have a look at the board, then go on.
learn-next = Next
learn-again = This position again
learn-all-done = Lesson finished
learn-won = The castle is saved!
learn-won-text = That is enough to play. The board explains the rest: every price and every “no” comes with its clause of the rules.
learn-first-game = First game with a bot
learn-to-puzzles = To the puzzles
learn-own = A scenario of your own
learn-own-text = Choose army and rules yourself, play it, share it.

## Puzzles

learn-puzzles = Puzzles
learn-puzzles-text = One position, one goal. Each can be solved: a search has proved it.
learn-puzzle = Puzzle { $n }
learn-grade-1 = easy
learn-grade-2 = medium
learn-grade-3 = hard
learn-solved-count = { $n } of { $of } solved
learn-solved-mark = solved
learn-solved-before = solved before
learn-turns = { $n ->
    [one] You have { $n } turn
   *[other] You have { $n } turns
  }
learn-tries = failed tries: { $n }
learn-solved = Solved!
learn-solved-text = The goal is reached.
learn-failed = Not this time.
learn-failed-text = Time is up or the castle has fallen. There is another way.
learn-next-puzzle = Next puzzle
