### Texts of Legends of Belogorye for the terminal and the web client.
### In fact- and refuse- texts, fighters and sides come as their names; cells and numbers as they are.

belogorye = Legends of Belogorye
belogorye-short = Belogorye
first-player = first player
your-turn = your turn
their-turn = their turn
in-play = in play
lives = { $n ->
    [one] life
   *[other] lives
  }
fallen = fallen
speed = speed
wounds = { $n ->
    [0] no wounds
    [one] { $n } wound
   *[other] { $n } wounds
  }
blow-miss = miss
blow-weak = weak
blow-medium = medium
blow-strong = strong
face-strike = strike { $strike }
from-rulebook = as printed
from-designed = designed

## How a piece and a cell are named aloud

say-field = Field of five by six
say-lives = { $left } of { $life } lives
say-open = open
say-closed = closed
say-poisoned = poisoned
say-acted = has acted
say-dead = fallen
say-empty = empty
say-unplaced = not placed yet
say-ready = may act
say-chosen = chosen
say-target = may be chosen
say-ally = one of your own: may be chosen
say-step = legal step
say-spot = may be chosen
say-attacker = strikes
say-struck = is struck
say-defend = may intercept
say-refused = not possible

## Questions

ask-watch = Watch
ask-watch-text = Click the field to see the result at once.
ask-wait = Waiting: { $seat }
ask-spectate = { $seat } to play
ask-die = How does the die fall?
ask-die-text = { $role ->
    [attacker] The die of the attacker: { $die }.
    [met] The die of the one who meets the strike: { $die }.
    [use] The die of the property: { $die }.
   *[none] {""}
} On this board you set the dice yourself.
ask-first = You won the opening roll
ask-first-text = Who shall be the first player? The first holds a square of nine cells, the second has eleven cells to choose from.
ask-place = Place your fighters
ask-place-text = Take a fighter, then a lit cell. To place: { $n }. Nobody sees your layout until both are ready.
ask-place-wait = Your opponent is still placing
ask-place-spectate = Both sides place in secret
ask-place-all = All nine stand. Click one to take it back.
ask-main = Your turn
ask-main-text = Choose a fighter with a green edge: it can move, strike or use its property.
ask-main-chosen = Where to?
ask-main-chosen-text = Footprints are steps, dashed rings are targets. Esc takes the choice back.
ask-intercept = Intercept?
ask-intercept-text = { $who } strikes { $target }. An open fighter near both may take the blow.
ask-blow = Choose the result
ask-blow-text = You rolled higher: the choice is yours.
ask-targets = Another victim?
ask-targets-text = Choose one more enemy, or leave it at that.
ask-spot = Where to?
ask-spot-text = Choose a free cell near Vodyanoy for the one he caught.
ask-cure = Heal or cure?
ask-cure-text = This fighter has wounds and poison: one of them can go.
ask-splash = Who is shaken?
ask-splash-text = Choose one more enemy near both fighters: it takes 1 wound.

## Answers

do-end = End turn
do-pass = Do not intercept
do-intercept = Intercept: { $a }
do-enough = Enough
do-also = Also { $a }
do-to = To { $a }
do-heal = Heal 1 wound
do-cure = Remove the poison
do-splash = Shake { $a }
do-ready = Ready
do-not-ready = Not ready yet
do-arrange = Arrange for me
do-place = { $a } to { $b }
do-first = First: { $a }
do-blow = { $blow }, answered by: { $answer }
do-step = { $a }: step to { $b }
do-strike = { $a } strikes { $b }
do-use = { $n ->
    [1] { $a }: use the property
   *[other] { $a }: property on { $b }
  }
confirm-strike = Strike { $who }
confirm-use = { $deed ->
    [shot] Shoot { $who }
    [heal] Heal { $who }
    [open] Open { $who }
    [discharge] Discharge at { $who }
    [poison] Poison { $who }
    [move] Pull { $who }
    [wound] Breathe fire
   *[other] Use the property: { $who }
  }
answer-blow = answer: { $blow }
blow-note = The dice have fallen: these wounds count, properties included.
drawn = A draw

## Handing the device over

hand-title = Pass the device on: { $seat }
hand-text = The other layout is hidden. When the device is in the right hands, go on.
hand-go = I play { $seat }

## Odds

odds-title-strike = A strike
odds-title-intercept = An interception
odds-title-use = A property
odds-cases = With and without interception
odds-not-intercepted = Not intercepted
odds-intercepted = Intercepted: { $who }, { $cell }
odds-caption = All results of { $of } equally likely rolls
odds-chance = Chance
odds-your-blow = Wounds dealt
odds-their-blow = Wounds to you
odds-answer-you = Answer to you
odds-your-answer = Your answer
odds-you-choose = you choose
odds-they-choose = the opponent chooses
odds-kills = dies
odds-dies = the attacker dies
odds-property = wounds from a property: { $n }
odds-open = Open target: both roll.
odds-closed = Closed target: only the attacker rolls.
odds-bonus = Added to the dice: { $attacker } for the attacker, { $met } for the other.
odds-short = { $deals }{ $kills ->
    [none] {""}
   *[other] , falls { $kills }
  }
odds-guard = { $who }: the property changes wounds
odds-may-intercept = The strike may be intercepted: each case has its own tab.
odds-heals = { $who } heals { $n }
odds-no-wound = no wounds

## Facts

fact-opening_rolled = Opening roll: bogatyrs { $bogatyrs }, evil { $evil }
fact-first_chosen = First player: { $seat }
fact-placed = { $who }: cell { $cell }
fact-turn_began = Turn { $turn }: { $seat }
fact-turn_ended = End of turn: { $seat }
fact-opened = { $who }: card opened
fact-closed = { $who }: card closed
fact-acted = { $who }: action used
fact-stepped = { $who } stepped to { $cell }
fact-moved = { $who } was moved to { $cell }
fact-announced = { $who } struck { $target }
fact-intercepted = { $who } took the strike instead of { $target }
fact-rolled = Roll of { $who }: { $die }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } = { $sum }
  }
fact-struck = { $who }: { $blow ->
    [weak] weak blow
    [medium] medium blow
    [strong] strong blow
   *[miss] miss
  }
fact-used = { $who } used the property
fact-reduced = { $who }: { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
  } fewer
fact-wounded = { $who } took { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
  }
fact-healed = { $who } healed { $amount ->
    [one] { $amount } wound
   *[other] { $amount } wounds
  }
fact-poisoned = { $who } was poisoned
fact-cured = { $who } was cured of poison
fact-died = { $who } fell
fact-offered = { $seat } offered a draw
fact-declined = { $seat } declined the draw
fact-ended = { $winner ->
    [none] The game is drawn
   *[other] { $winner } won
  }
fact-undone = Taken back

## Why not

refuse-acted = { $who } has already acted this turn.
refuse-cell-not-near = { $cell } is not next to { $who }.
refuse-cell-taken = { $cell } is taken.
refuse-chosen = { $who } has been chosen already.
refuse-closed = { $who } is closed.
refuse-concede = You cannot concede now.
refuse-offer-draw = You cannot offer a draw now.
refuse-accept-draw = There is no offer to accept.
refuse-decline-draw = There is no offer to decline.
refuse-retract = There is no such step to take back.
refuse-die = Numbers are said by the die alone, 1 to 6, when it is rolled.
refuse-diagonal = { $who } does not step diagonally.
refuse-one-by-one = { $who } goes one cell at a time: forward, back, left or right.
refuse-empty = Nobody stands on { $cell }.
refuse-foreign = { $who } is not yours to lead.
refuse-intercept-target = { $who } is the target and cannot intercept.
refuse-malformed = The game knows no such answer.
refuse-needs-target = { $who } must choose a target.
refuse-no-choice = { $who } does not choose: the property hits the fighter opposite.
refuse-no-movement = { $who } has no movement left.
refuse-no-property = { $who } has no property that is used as an action.
refuse-no-room = There is no free cell near { $who }.
refuse-nobody-opposite = Nobody stands opposite { $who }.
refuse-nobody-there = Nobody stands on { $cell }.
refuse-not-beside = { $other } does not stand beside { $who } along a row or column.
refuse-not-enemy = { $who } needs an enemy here; { $other } is on the same side.
refuse-not-near = { $who } and { $other } are not neighbours.
refuse-not-own = { $who } helps only the own side; { $other } is an enemy.
refuse-not-yours = It is not your turn to answer.
refuse-occupied = { $cell } is taken.
refuse-open-already = { $who } is open already.
refuse-outside = { $cell } is outside the field.
refuse-over = The game is over.
refuse-own-target = { $who } is on your side: strikes aim at enemies only.
refuse-placed = { $who } stands already.
refuse-reach = { $other } is { $distance } away; { $who } reaches { $low }–{ $high }.
refuse-ready = You are ready already.
refuse-too-far = { $who } has { $left } left: that is too far.
refuse-undo = Nothing can be taken back.
refuse-unhurt = { $who } has neither wounds nor poison.
refuse-unlisted = This is not among the choices.
refuse-unplaced = { $count ->
    [one] { $count } fighter is still to be placed.
   *[other] { $count } fighters are still to be placed.
  }
refuse-zone = { $cell } is outside your zone.
refuse-not-now-first = Who goes first is not asked now.
refuse-not-now-place = The placement is over or has not begun.
refuse-not-now-main = Fighters move and act only in the main part of a turn.
refuse-not-now-intercept = There is no strike to intercept now.
refuse-not-now-blow = There is no result to choose now.
refuse-not-now-targets = No further target is asked for now.
refuse-not-now-spot = No cell is asked for now.
refuse-not-now-cure = Nobody is being healed now.
refuse-not-now-splash = Nobody is being shaken now.

## Reading a fighter's card

read-free = the card is open: it answers a strike
read-acted = its action of this turn is spent
read-closed = the card is closed: it does not answer a strike
read-action = Action
read-property = Property
read-blows = Three figures of a strike
read-poison = Poison token
