### Berserk told: sides, facts of the log, questions and words of the terminal.
### Cards, keywords and seats come as their names; what is not there comes as "none".

berserk = Berserk
berserk-short = Berserk

## Facts of the preparation

fact-opening_rolled = Opening roll: { $rolls }
fact-first_chosen = First player: { $seat }
fact-drawn = { $card } comes into the deal
fact-redealt = { $seat }: the deal goes back into the deck
fact-dealt_out = { $seat } is dealt { $size ->
    [one] { $size } card
   *[other] { $size } cards
  }
fact-kept = { $seat } keeps a deal of { $size ->
    [one] { $size } card
   *[other] { $size } cards
  }
fact-left_over = { $seat }: what was not bought goes back into the deck
fact-placed = { $card } on { $cell }
fact-hid = { $seat } keeps a card face down on { $cell }
fact-started = The battle begins

## Facts of the battle

fact-turn_began = Turn { $turn }: { $seat }
fact-turn_ended = { $seat }: end of turn
fact-opened = { $card } opens
fact-stayed_closed = { $card } stays closed
fact-closed = { $card } closes
fact-held = { $card } will not open at its next start of turn
fact-stepped = { $card } moves to { $cell }
fact-moved = { $card } is moved to { $cell }
fact-announced = { $item ->
    [strike] { $card } strikes { $target }
    [ability] { $card } uses ability { $number }
    [chip] { $card } gathers a chip
   *[defend] { $card } will defend { $target }
  }
fact-dropped = { $card }: the action is taken back
fact-unused = { $card }: ability { $number } may be used again
fact-blocked = What { $card } announced will do nothing
fact-redirected = The attack of { $card } now meets { $target }
fact-silenced = Who meets the strike of { $card } will not hit back
fact-spared = { $card } will take { $amount } fewer
fact-defended = { $card } defends { $target }
fact-rolled = { $card } rolls { $die }{ $bonus ->
    [0] {""}
   *[other] {" "}and counts { $sum }
  }
fact-dealt = { $card }: { $blow ->
    [weak] weak blow at { $target }, strength { $strength }
    [medium] medium blow at { $target }, strength { $strength }
    [strong] strong blow at { $target }, strength { $strength }
   *[miss] { $target } is missed
  }
fact-shielded = { $card } is protected
fact-absorbed = { $card }: armour takes { $amount }
fact-wounded = { $card } takes { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
  }
fact-healed = { $card } is healed of { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
  }
fact-got_lives = { $card }: extra lives { $amount }
fact-got_chips = { $card } gains { $amount ->
    [one] { $amount } chip
   *[other] { $amount } chips
  }
fact-lost_chips = { $card } loses { $amount ->
    [one] { $amount } chip
   *[other] { $amount } chips
  }
fact-entered = { $card } comes into play: { $place ->
    [zone] additional zone
   *[other] { $place }
  }
fact-rose = { $card } goes to the additional zone
fact-took_wing = { $card } now flies
fact-revealed = { $card } is turned face up
fact-died = { $card } dies
fact-counted = { $card } gets an incarnation chip
fact-laid = { $effect ->
    [grant] { $card } gets { $keyword }
    [control] { $card } is taken over
    [forbid] { $card } is forbidden something by { $source }
    [only_target] { $card } may attack one target alone
   *[modify] A number of { $card } is changed by { $source }
  }
fact-lifted = { $card }: the effect of { $source } ends
fact-controlled = { $seat } now leads { $card }
fact-branched = { $card }: row { $branch } of its table works
fact-lapsed = Too much was set off at once: the rest lapses
fact-worked = { $number ->
    [0] { $card } uses its rage
   *[other] { $card }: ability { $number } works
  }
fact-offered = { $seat }: a draw is offered
fact-declined = { $seat }: the draw is declined
fact-ended = { $winner ->
    [none] The battle is drawn
   *[other] Victory: { $winner }
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
fact-lead_chosen = { $seat } plays first of the team
fact-quarter_chosen = { $seat } takes the left quarter (columns a–e)
fact-skipped = { $seat } has no creature: the turn passes
fact-agreed = { $seat } wants the draw, too
fact-conceded = { $seat } gives up; the battle is lost if the team-mate does, too
term-ask-lead = Who of your team plays first?
term-ask-quarter = Who of your team takes the left quarter, columns a–e?
term-battle-teams = Order of turns: { $names }
term-battle-decks-teams = Cards in the decks: { $names }
term-battle-legend-teams = + - * = in order of turns  [closed]  ♥ life  → movement  ○ chips  ? face down
