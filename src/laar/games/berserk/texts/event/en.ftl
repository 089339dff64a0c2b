### Ways to play on the start page; the pages of a draft, a sealed deal and the duels that follow.

start-mode = Way to play
start-about-duel = Two squads, two decks.
start-about-team = Two teams of two on a wide field.
start-about-draft = Stacks of twelve go round, one card is taken of each; then decks are built, and everyone meets everyone.
start-about-sealed = Everyone gets 36 cards of the box, builds a deck of them and meets everyone.
start-players = Players
start-seats = Seats
start-side = { $n ->
    [1] First pair
   *[other] Second pair
  }
start-me = me
start-friend = friend by link
start-pace = For a decision
start-pace-none = No limit
start-pace-n = { $n } s
start-about-pace = A simple bot answers for whoever is late, in the duels too. A deck, a squad and its places may take ten times as long.
start-about-pace-none = Nobody is hurried: the table waits for everyone.

limited-round = Stack { $n } of 3
limited-pick = Pick { $n } of 12
limited-building = Deck building
limited-passes-left = Stacks go to the left
limited-passes-right = Stacks go to the right
limited-next-to = your stack goes to: { $who }
limited-gone = has left
limited-stack = The stack in your hand
limited-cards = Your cards
limited-pool = Your cards: { $n }
limited-pool-none = None yet. What you take lies here, by elements.
limited-deck = Your deck: { $n }
limited-parts = Parts of the page
limited-part-stack = Stack, { $n }
limited-part-all = Cards, { $n }
limited-part-mine = Mine, { $n }
limited-part-deck = Deck, { $n }
limited-part-table = Table
limited-ask-pick = Choose a card
limited-ask-build = Build your deck
limited-pick-text = A click chooses, a second one takes. The rest goes on to your neighbour.
limited-build-text = A click leaves a card out or takes it back. At least { $least } cards stay in.
limited-waiting-pick = Your card is taken
limited-waiting-build = Your deck is ready
limited-waiting-text = As soon as all are ready it goes on. Until then you may change your mind.
limited-they-pick = The players choose in secret
limited-they-build = The players build their decks
limited-dealing = The cards are dealt
limited-you-left = You have left this event
limited-chosen = chosen
limited-taken = taken
limited-left-out = Left out: { $n }
limited-left-none = All cards are in the deck. Fewer cards bring the best ones sooner.
limited-take-back = Take back:
limited-out = left out
limited-take = Take: { $card }
limited-take-none = Choose a card first
limited-built = { $n ->
    [one] Ready: deck of { $n } card
   *[other] Ready: deck of { $n } cards
  }
limited-change = Change it
limited-time = Time left
limited-soon = { $n } seconds left
limited-no-cards = You have no cards here.
limited-spectator = What lies in the stacks only the players see. The duels can be watched afterwards.
limited-leave = Leave the event
limited-leave-sure = Leave for good? All your duels that are not over count as lost.

event-back = Back to the event
event-away = away, a bot answers
event-late = Your time was up: a bot answers for you until you do.
event-here = I am here
event-your-duel = Your duel has begun
event-go = To the table: { $who }
event-wait = Your next duel waits
event-wait-text = { $who }: it begins as soon as both have finished their earlier duels.
event-done = Your duels are played
event-done-text = The others still fight. The results below change by themselves.
event-watch = The duels
event-won = { $you ->
    [true] You have won the event
   *[other] { $n ->
        [one] The event is won by { $who }
       *[other] The first place is shared by { $who }
      }
  }
event-replay = Replay of the picks
event-standings = Results so far
event-standings-final = Final results
event-place = Place
event-player = Player
event-against = against { $who }
event-wins = Wins
event-losses = Losses
event-draws = Draws
event-round = Round { $n }
event-winner = won by { $who }
event-won-cell = won
event-lost = lost
event-drew = a draw
event-playing = is played
event-waiting = not yet begun
event-look = Watch
event-replay-duel = Replay
event-hushed = The event is still on, so you see what could be seen at the table. Decks and the dice check open after the last duel.

limited-film-eyes = Choose whose cards to see: the stacks were secret.
limited-film-stack = The stack in hand: { $n }
limited-film-pool = Taken so far: { $n }
limited-film-deck = The deck: { $n }
limited-film-result = All decks are built
limited-say-pick = { $back ->
    [back] puts back { $card }
   *[on] takes { $card }
  }
limited-say-leave = { $back ->
    [back] takes { $card } back into the deck
   *[on] leaves out { $card }
  }
limited-say-ready = { $back ->
    [back] thinks again
   *[on] is ready
  }
limited-say-concede = leaves the event
