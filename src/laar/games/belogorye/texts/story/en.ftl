### The log of Belogorye: one sentence an action.

story-first = Opening roll { $bogatyrs } : { $evil }, first player: { $seat }
story-placed = The fighters are placed
story-poison = Poison works
story-wounded-died = { $who } took { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  } and fell
story-stepped = { $who } stepped from { $from } to { $cell }
story-walked = { $who } stepped: { $path }
story-strike = { $who } struck { $target }
story-strike-met = { $who } struck { $target }, but { $met } took the strike
story-dice = { $a } against { $b }
story-die = a roll of { $a }
story-blow = { $blow ->
    [weak] weak blow
    [medium] medium blow
    [strong] strong blow
   *[miss] a miss
  }
story-wounds = { $n ->
    [0] no wounds
    [one] { $n } wound
   *[other] { $n } wounds
  }
story-answer = { $who } answered: { $blow ->
    [weak] weak blow
    [medium] medium blow
   *[strong] strong blow
  }, { $n ->
    [0] no wounds
    [one] { $n } wound
   *[other] { $n } wounds
  }
story-use = { $who } used the property
story-use-wounded = { $who } hurt { $target }
story-use-poisoned = { $who } poisoned { $target }
story-use-opened = { $who } opened { $target }
story-use-moved = { $who } moved { $target } to { $cell }
story-use-healed = { $who } healed { $target } of { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  }
story-use-cured = { $who } cured { $target } of poison
