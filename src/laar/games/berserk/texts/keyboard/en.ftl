### Draft and sealed at a keyboard.

term-limited-draft = Stack { $round } of three, card { $pick } of twelve; the stacks go to the { $passes ->
    [left] left
   *[right] right
  }. Unseen in the box: { $box }.
term-limited-built = All cards are dealt. A deck has at least { $least }; yours has { $count }.
term-limited-over = The decks are built.
term-limited-hand = In your hand
term-limited-pool = Yours: { $count }
term-limited-deck = Your deck: { $count }, left out: { $out }
term-limited-watch = { $seat }: { $stack } in hand, { $pool } taken
term-unwon = The decks are built
term-word-pick = pick
term-word-leave = leave
