### Berserk told: sides, facts of the log, questions and words of the terminal.
### Cards, keywords and seats come as their names; what is not there comes as "none".

berserk = Berserk
berserk-short = Berserk

## Facts of the preparation

fact-opening_rolled = Opening roll: { $rolls }
fact-first_chosen = First player: { $seat }
fact-drawn = { $card } came into the deal
fact-redealt = { $seat } put the deal back into the deck
fact-dealt_out = Dealt to { $seat }: { $size ->
    [one] { $size } card
   *[other] { $size } cards
  }
fact-kept = { $seat } kept a deal of { $size ->
    [one] { $size } card
   *[other] { $size } cards
  }
fact-left_over = { $seat } put what was not bought back into the deck
fact-placed = { $card }: cell { $cell }
fact-hid = { $seat } laid a card face down on { $cell }
fact-started = The battle began

## Facts of the battle

fact-turn_began = Turn { $turn }: { $seat }
fact-turn_ended = End of turn: { $seat }
fact-opened = { $card } opened
fact-stayed_closed = { $card } stayed closed
fact-closed = { $card } closed
fact-held = { $card } will not open at its next start of turn
fact-stepped = { $card } stepped to { $cell }
fact-moved = { $card } was moved to { $cell }
fact-announced = { $item ->
    [strike] { $card } struck { $target }
    [ability] { $card } used ability { $number }
    [chip] { $card } chose to gather a chip
   *[defend] { $card } came to defend { $target }
  }
fact-dropped = { $card }: the action was taken back
fact-unused = { $card }: ability { $number } may be used again
fact-blocked = What { $card } announced will do nothing
fact-redirected = The attack of { $card } was turned on { $target }
fact-silenced = Who meets the strike of { $card } will not hit back
fact-spared = { $card }: { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
  } fewer
fact-defended = { $card } took the strike instead of { $target }
fact-rolled = Roll of { $card }: { $die }{ $bonus ->
    [0] {""}
   *[other] , { $sum } in all
  }
fact-dealt = { $blow ->
    [weak] Weak blow of { $card } at { $target }, strength { $strength }
    [medium] Medium blow of { $card } at { $target }, strength { $strength }
    [strong] Strong blow of { $card } at { $target }, strength { $strength }
   *[miss] { $card } missed { $target }
  }
fact-shielded = { $card } was protected
fact-absorbed = Armour of { $card } took { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
  }
fact-wounded = { $card } took { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
  }
fact-healed = { $card } healed { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
  }
fact-got_lives = { $card } got { $amount ->
    [one] { $amount } extra life
   *[other] { $amount } extra lives
  }
fact-got_chips = { $card } got { $amount ->
    [one] { $amount } chip
   *[other] { $amount } chips
  }
fact-lost_chips = { $card } spent { $amount ->
    [one] { $amount } chip
   *[other] { $amount } chips
  }
fact-entered = { $card } came into play: { $place ->
    [zone] additional zone
   *[other] { $place }
  }
fact-rose = { $card } rose to the additional zone
fact-took_wing = { $card } now flies
fact-revealed = { $card } was turned face up
fact-died = { $card } died
fact-counted = { $card } got an incarnation chip
fact-laid = { $effect ->
    [grant] { $card } got { $keyword }
    [control] { $card } was taken over
    [forbid] { $card } was forbidden something by { $source }
    [only_target] { $card } may attack one target alone
   *[modify] A number of { $card } was changed by { $source }
  }
fact-lifted = { $card }: the effect of { $source } ended
fact-controlled = { $card } is now led by { $seat }
fact-branched = { $card }: row { $branch } of its table works
fact-lapsed = Too much was set off at once: the rest lapsed
fact-worked = { $number ->
    [0] { $card } raged
   *[other] { $card }: ability { $number } worked
  }
fact-offered = { $seat } offered a draw
fact-declined = { $seat } declined the draw
fact-ended = { $n ->
    [0] The battle is drawn
   *[other] { $winner } won
  }
fact-undone = Taken back

## Questions in a terminal

term-ask-first = You won the opening roll: first or second?
term-ask-redeal = Your deal: keep it, or redeal one card fewer; then ready.
term-ask-squad = Buy your squad: buy ID …; then ready.
term-ask-place = Place your squad: place ID CELL; hide ID keeps a card of the back row face down; then ready.
term-ask-start = Use an ability of the start of battle, or pass.
term-ask-main = Your move: step, strike, use an ability, gather a chip, or end the turn. ? lists the answers.
term-ask-answer = Something was announced: a sudden action, a defender, or pass.
term-ask-target = Whom is it aimed at?
term-ask-pay = Which card is closed as payment?
term-ask-may = Shall it happen?
term-ask-cell = To which cell?
term-ask-order = What works first?
term-ask-reroll = Roll a die again, or keep?
term-ask-exchange = Take the exchange of blows in full, or the smaller one?
term-ask-stay = Open the card, or let it stay closed?
term-battle = Turn { $turn }: { $side } to move. First player: { $first }. Turns without a wound: { $quiet }.
term-battle-zone = Additional zone: { $names }
term-battle-deal = Your deal: { $names }
term-card = lives { $life }, moves { $speed }, strike { $strike }
term-battle-crystals = Gold { $gold }, silver { $silver }; spent { $spent }, of it on elite cards { $elite }
term-battle-decks = Cards in the decks: { $red } and { $blue }
term-battle-legend = + First player  - Second player  [closed]  ♥ life  → movement  ○ chips  ? face down

## Two against two

fact-team_chosen = First team: that of { $seat }
fact-lead_chosen = { $seat } got the first turn of the team
fact-quarter_chosen = { $seat } took the left quarter (columns a–e)
fact-skipped = { $seat } had no creature: the turn passed
fact-agreed = { $seat } agreed to the draw
fact-conceded = { $seat } gave up; the battle is lost if the team-mate does, too
term-ask-lead = Who of your team plays first?
term-ask-quarter = Who of your team takes the left quarter, columns a–e?
term-battle-teams = Order of turns: { $names }
term-battle-decks-teams = Cards in the decks: { $names }
term-battle-legend-teams = + - * = in order of turns  [closed]  ♥ life  → movement  ○ chips  ? face down
