## Puzzles

puzzles-title = Puzzles
puzzles-text = Positions from games of bots. Each has a best answer, and search has proven it.
puzzle-task-win = Win this turn{ $sure ->
    [yes] {""}
   *[no] {" "}with the best chance
  }
puzzle-task-win-bastion = Break the siege this turn
puzzle-task-beat = Kill { $who } this turn{ $sure ->
    [yes] {""}
   *[no] {" "}with the best chance
  }
puzzle-task-beat-berserk = Kill the { $who } on { $place } this turn{ $sure ->
    [yes] {""}
   *[no] {" "}with the best chance
  }
puzzle-task-beat-bastion = Beat this enemy this turn: { $who }
puzzle-task-keep = Keep { $who } alive until your next turn{ $sure ->
    [yes] {""}
   *[no] {" "}with the best chance
  }
puzzle-task-keep-berserk = Keep the { $who } on { $place } alive until your next turn{ $sure ->
    [yes] {""}
   *[no] {" "}with the best chance
  }
puzzle-task-hold = Hold out until your next turn{ $sure ->
    [yes] {""}
   *[no] {" "}with the best chance
  }
puzzle-task-hold-bastion = Hold the castle this turn{ $sure ->
    [yes] {""}
   *[no] {" "}with the best chance
  }
puzzle-name = Puzzle { $n }
puzzle-name-own = A player’s puzzle
puzzle-name-daily = Puzzle of the day · { $n }
puzzle-level-1 = level 1
puzzle-level-2 = level 2
puzzle-level-3 = level 3
puzzle-why-level = { $failing } of { $sensible } sensible answers on the way to the solution fail.
puzzle-rule = The answer with the highest exact chance counts: what the dice say then does not matter.
puzzle-turn-of = To move: { $who }
puzzle-kind-win = win this turn
puzzle-kind-survive = survive
puzzle-kind-strike = best strike
puzzle-theme-interception = interception
puzzle-theme-property = property
puzzle-theme-poison = poison
puzzle-theme-healing = healing
puzzle-theme-pulling = displacing
puzzle-theme-step = step first
puzzle-theme-armour = armour
puzzle-theme-defender = defender
puzzle-theme-exchange = exchange of blows
puzzle-theme-protection = protection
puzzle-theme-chips = chips
puzzle-theme-effect = effect
puzzle-theme-ritual = ritual
puzzle-theme-artefact = artefact
puzzle-theme-help = help
puzzle-theme-teleport = teleport
puzzle-theme-spell = spell
puzzle-theme-tower = tower
puzzle-theme-source = source
puzzle-theme-splash = tremor
puzzle-theme-blow = choice of blows
puzzle-theme-waiting = waiting
puzzle-theme-reroll = reroll
puzzle-theme-rage = rage
puzzle-theme-haste = haste
puzzle-theme-castling = castling
puzzle-theme-flame = flame
puzzle-theme-alchemy = alchemy
puzzle-theme-restoring = restoring
puzzle-theme-luck = luck
puzzle-solved = Solved
puzzle-solved-first = Solved at the first try
puzzle-solved-chance = The best chance is { $best }, the next best answer gives { $second }. Proven by search.
puzzle-solved-sure = For sure: other answers give { $second } at most. Proven by search.
puzzle-failed = Not this one: there is a better answer
puzzle-failed-text = After “{ $answer }” the goal is reached with a chance of { $chance }.
puzzle-failed-never = After “{ $answer }” the goal is out of reach.
puzzle-chance = Chance to reach the goal
puzzle-your-answer = Your answer
puzzle-best-hidden = The best answer (hidden)
puzzle-best = The best answer
puzzle-second = The next best
puzzle-surely = for sure
puzzle-never = never
puzzle-proof = The proof
puzzle-hint = Hint
puzzle-hint-piece = Begin here: { $piece }.
puzzle-hint-end = Nothing is to be done here.
puzzle-hint-answer = The answer from the proof: { $answer }.
puzzle-solution = Solution
puzzle-again = Try again
puzzle-next = Next one
puzzle-share = Share
puzzle-shared = The link is copied
puzzle-list = To the list of puzzles
puzzle-tries = { $n ->
    [one] { $n } try went wrong
   *[other] { $n } tries went wrong
  }
puzzle-solved-of = { $n } of { $of }
puzzle-all-levels = All levels
puzzle-all-themes = All themes
puzzle-filter-level = Level
puzzle-filter-theme = Theme
puzzle-filter-state = Solved
puzzle-state-all = All
puzzle-state-open = Unsolved
puzzle-state-solved = Solved
puzzle-state-tried = With a mistake
puzzle-none = There are no such puzzles. Choose another level or theme.
puzzle-mark-solved = solved
puzzle-mark-tried = tried in vain
puzzle-today = Puzzle of the day
puzzle-today-solve = Solve today’s puzzle
puzzle-today-done = Solved today
puzzle-streak = { $n ->
    [one] { $n } day in a row
   *[other] { $n } days in a row
  }
puzzle-streak-none = Solve the puzzle of the day to begin a streak.
puzzle-week = The last seven days
puzzle-day-solved = solved
puzzle-day-missed = missed
puzzle-failed-load = Your progress did not load
puzzle-go-on = Go on solving
puzzle-own-text = What is to be done? The server searches for the best answer.
puzzle-own-none = No puzzle can be set here: it takes a position in which a player is free to act.
puzzle-own-hard = The search came to no end, or every answer is as good: this makes no puzzle. Take a later moment or another goal.
