### The end of a battle: who won, how, and at what price.

end-winners = { $n ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
  }
end-against = { $one } against { $two }.
end-you = You ({ $deck })
own-deck = a deck of one’s own
end-BRS-380 = { $winner ->
    [own] Your opponents have no creature left.
    [foe] Your team has no creature left.
   *[other] The losers have no creature left.
  }
end-BRS-381 = { $winner ->
    [own] Your opponent has no creature left.
    [foe] You have no creature left.
   *[other] The loser has no creature left.
  }
end-BRS-383 = The last creatures of both sides died at once.
end-BRS-384 = For twenty turns nothing changed.
end-BRS-385 = Two hundred turns decided nothing.
end-BRS-386 = { $winner ->
    [own] Your opponent gave up.
    [foe] You gave up.
    [other] The loser gave up.
   *[none] Both sides agreed to a draw.
  }
end-BRS-392 = The cards played on for too long.
end-BRS-058 = { $winner ->
    [own] Your opponent could not buy a squad.
    [foe] You could not buy a squad.
    [other] The loser could not buy a squad.
   *[none] Nobody could buy a squad.
  }
end-last-blow = The deciding blow: { $who }. The last to fall: { $target }.
end-last = The last to fall: { $who }.
rematch-about = { $players ->
    [2] you and { $name } change decks
   *[other] the teams change decks
  }
figure-left-own = { $n ->
    [one] card of yours is left
   *[other] cards of yours are left
  }
figure-left-winner = { $n ->
    [one] card is left to the winner
   *[other] cards are left to the winner
  }
figure-fallen = cards they lost and you lost
figure-wounds = wounds dealt and taken
figure-defended = { $n ->
    [one] time a defender stepped in
   *[other] times a defender stepped in
  }
figure-turns = { $n ->
    [one] turn
   *[other] turns
  }
goal-what = leave your opponent without creatures.
