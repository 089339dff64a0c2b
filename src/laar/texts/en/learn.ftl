## Learning: lessons and puzzles

learn-title = Learn
learn-laying = Setting up the board…
learn-to-hub = To lessons and puzzles
learn-lessons = Lessons
learn-lessons-count = { $n } of { $of } { $of ->
    [one] lesson
   *[other] lessons
  }
learn-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
  }
learn-upcoming = Next · { $game }, lesson { $n } of { $of }
learn-left-off = you are at step { $n } of { $of }
learn-lesson-done = You have finished this lesson.
learn-done-word = done
learn-begin = Begin
learn-go-on = Go on
learn-coach = Coach
learn-step = step { $n } of { $of }
learn-astray = The rules allow that too, but this is about something else. Nothing has changed: look at what is lit.
learn-no-count = Try again: mistakes do not count in a lesson.
learn-done-here = Well done! Have a look at the board, then go on.
learn-next = Next
learn-next-lesson = Next: { $name }
learn-show = Show me
learn-again = This position again
learn-all-done = lesson finished
learn-first-game = First game with a bot
learn-to-puzzles = To the puzzles
learn-coached = Games with a coach
learn-coached-count = { $n } of { $of } · one sentence for every new question
learn-nothing-left = All lessons are done
learn-nothing-left-text = From here on games are the best teachers.
learn-progress-lost = Your progress could not be loaded. Lessons are open all the same.
learn-own = A scenario of your own
learn-own-text = Choose army and rules yourself, play it, share it.
