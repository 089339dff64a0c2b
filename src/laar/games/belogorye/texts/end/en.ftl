### The end of a game: who won, how, and at what price.

won-bogatyrs = The bogatyrs have won
won-evil = Evil has won
end-sides-bogatyrs = You led the bogatyrs, { $name } led evil.
end-sides-evil = You led evil, { $name } led the bogatyrs.
end-sides = Bogatyrs: { $one }. Evil: { $two }.
end-BEL-094 = { $winner ->
    [bogatyrs] Nothing is left of the evil side.
   *[evil] All bogatyrs have fallen.
  }
end-BEL-095 = The last fighters of both sides fell at once.
end-BEL-096 = For too long nobody took a new wound.
end-BEL-097 = { $winner ->
    [bogatyrs] The evil side gave up.
    [evil] The bogatyrs gave up.
   *[none] Both sides agreed to a draw.
  }
end-last-blow = The deciding blow: { $who }. The last to fall: { $target }.
end-last = The last to fall: { $who }.
rematch-about = { $seat ->
    [evil] you lead evil, { $name } leads the bogatyrs
   *[bogatyrs] you lead the bogatyrs, { $name } leads evil
  }
figure-of = { $n } of { $all }
figure-left = { $whose ->
    [own] of yours are left
   *[winner] left to the winner
  }
figure-hits = { $n ->
    [one] blow hit
   *[other] blows hit
  }
figure-wounds = wounds dealt and taken
figure-intercepts = { $n ->
    [one] interception
   *[other] interceptions
  }
figure-turns = { $n ->
    [one] turn
   *[other] turns
  }
goal-what = strike down every fighter of the other side.
