### The log of Berserk: one sentence an action.

player-called = { $name }
card-called = { $name }
story-first = A roll of { $rolls }, first player: { $seat }
story-placed = The squads are placed
story-stepped = { $who } stepped from { $from } to { $cell }
story-walked = { $who } stepped: { $path }
story-strike = { $who } struck { $target }
story-strike-met = { $who } struck { $target }, but { $met } took the strike
story-shot = { $who } shot at { $target }
story-throw = { $who } threw at { $target }
story-discharge = { $who } struck { $target } with a discharge
story-magic = { $who } struck { $target } with magic
story-ability = { $who } used an ability
story-ability-on = { $who } used an ability on { $target }
story-worked = The ability of { $who } worked
story-cut-in = { $who } cut in
story-chip = { $who } gathered a chip
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
story-armour = armour took { $n }
story-shielded = protection
story-answer = { $who } answered: { $blow ->
    [weak] weak blow
    [medium] medium blow
   *[strong] strong blow
  }, { $n ->
    [0] no wounds
    [one] { $n } wound
   *[other] { $n } wounds
  }
story-wounded-by = { $who } hurt { $target } ({ $n ->
    [one] { $n } wound
   *[other] { $n } wounds
  })
story-chips = { $n ->
    [one] { $n } card got a chip
   *[other] { $n } cards got a chip each
  }
