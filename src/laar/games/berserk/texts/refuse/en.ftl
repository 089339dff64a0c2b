### Why an answer is not taken. Cards come as names (another's face-down card as its cell), sides as
### names, cells and numbers as they are; by and number are a card and its ability's number.

## Not what is asked

refuse-over = The battle is over.
refuse-malformed = The game knows no such answer.
refuse-form = Something is missing or too much. It goes like this: { $example }.
refuse-not-yours = It is not you who is asked, but { $seat }.
refuse-ready = You are ready already; take that back first.
refuse-kept = You have kept your deal already.
refuse-retract = There is no such step to take back.
refuse-die = Only the die says numbers, 1 to 6, when it is rolled.
refuse-draw = Cards are drawn from the deck unseen; nobody picks them.
refuse-offer-draw = A draw is offered already, or you have offered one this turn.
refuse-accept-draw = The opponent has offered no draw.
refuse-decline-draw = The opponent has offered no draw.
refuse-not-now-first = Who is the First player is not decided now.
refuse-not-now-keep = There is neither a deal nor dice to keep now.
refuse-not-now-redeal = One redeals only right after the deal.
refuse-not-now-buy = Squads are bought before the battle, not now.
refuse-not-now-place = Cards are placed before the battle, not now.
refuse-not-now-ready = Nothing is decided in secret now; there is nothing to be ready with.
refuse-not-now-walk = One walks only in one's own turn while the stack is empty.
refuse-not-now-act = This is done only in one's own turn while the stack is empty.
refuse-not-now-use = No ability can be announced now; first decide what is asked.
refuse-not-now-end = A turn is ended while the stack is empty and nothing is being decided.
refuse-not-now-defend = There is no strike to defend against now.
refuse-not-now-pass = There is nothing to pass on. To be done with the turn, end it.
refuse-not-now-choose = No target or cell is chosen now.
refuse-not-now-may = There is no yes or no to say now.
refuse-not-now-order = No order is chosen now.
refuse-not-now-reroll = There is nothing to reroll now.
refuse-not-now-exchange = There is no exchange of blows to avoid now.
refuse-not-now-stay = Which card stays closed is not decided now.

## Cards and cells

refuse-outside = There is no cell { $cell } on the field.
refuse-nobody-there = Nobody is on { $cell }.
refuse-not-in-play = { $who }: no such card is in play.
refuse-dead = { $who }: the card is in the graveyard.
refuse-by-cell = { $who }: the card is on the field; name its cell: { $cell }.
refuse-foreign = { $who }: this card is controlled by another player ({ $seat }).
refuse-led-away = { $who }: your card is under another's control now ({ $seat }).
refuse-hidden = { $who }: the card lies face down and does nothing yet.
refuse-closed = { $who }: the card is closed.
refuse-committed = { $who }: the card is committed; its action still waits on the stack.
refuse-occupied = { $cell } is occupied.

## Movement

refuse-no-walker = { $who }: only creatures walk.
refuse-no-cell = { $who }: the card is in the additional zone and has no cell to walk from.
refuse-closed-stays = { $who }: the card is closed and stays where it is, even with movement left.
refuse-no-units = { $who }: no movement left ({ $units } in a turn).
refuse-stands-there = The card stands on { $cell } already.
refuse-diagonal = A step is never diagonal.
refuse-one-by-one = A step leads one cell forward, back, left or right.
refuse-no-jump = { $who }: this card cannot jump.
refuse-jump-moved = { $who }: the card has moved this turn, and a jump replaces walking.
refuse-jump-far = { $who }: the cell is { $distance } away, and the jump goes { $far } at most.

## Strikes and other attacks

refuse-no-strike = { $who }: the card has no simple strike; it is no creature.
refuse-attack-self = { $who }: a card does not attack itself.
refuse-not-near = { $who } and { $other } are not next to each other.
refuse-reach-zone = { $other } and { $who } are not next to each other: only flyers reach into the additional zone, or out of it, with close attacks.
refuse-too-near = { $other } is next to it, and a ranged attack never hits neighbours.
refuse-no-lives = { $who }: the card has no lives and cannot be attacked.
refuse-across-line = { $other }: a strike across a row goes exactly two cells in a straight line.
refuse-across-zone = { $other }: a strike across a row goes from the field to the field only.
refuse-across-foe = { $who }: a strike across a row does not pass an enemy card ({ $other }).
refuse-only-target = { $by }, ability { $number }: { $who } may attack like this only one card, { $other }.
refuse-only-opposite = { $by }, ability { $number }: { $who } may attack only the card opposite, and nobody is there.
refuse-ban-move = { $by }, ability { $number }: { $who } cannot move.
refuse-ban-attack = { $by }, ability { $number }: { $who } cannot attack.
refuse-ban-abilities = { $by }, ability { $number }: { $who } cannot use abilities that cost an action.
refuse-ban-defend = { $by }, ability { $number }: { $who } cannot defend.
refuse-ban-chip = { $by }, ability { $number }: { $who } cannot close for a chip.
refuse-ban-control = { $by }, ability { $number }: { $who } does not come under the opponent's control.

## Chips and rage

refuse-no-chips = { $who }: no ability of this card is paid with chips.
refuse-only-rage = { $who }: the card uses chips for rage alone and cannot close to gain one.
refuse-most-chips = { $who }: the card has as many chips as it may: { $most }.
refuse-no-rage = { $who }: the card has no rage.
refuse-rage-open = { $who }: the card is open as it is.
refuse-rage-chips = { $who }: there is no chip to lose.
refuse-rage-used = { $who }: rage was used as often as it may be this turn: { $limit }.

## Abilities

refuse-no-paragraph = { $who }: the card has no ability { $number }.
refuse-constant = { $who }, ability { $number }: it works all the time and is not announced.
refuse-triggered = { $who }, ability { $number }: it works by itself at its moment and is not announced.
refuse-start-only = { $who }, ability { $number }: it is used at the start of battle only.
refuse-not-start = { $who }, ability { $number }: this is no ability of the start of battle.
refuse-not-sudden = { $who }, ability { $number }: it is no sudden action; announce it in your turn while the stack is empty.
refuse-hidden-start = { $who }: a face-down card misses its ability at the start of battle.
refuse-chips = { $who }: chips: { $have }; needed: { $need }.
refuse-used-turn = { $who }, ability { $number }: used as often as it may be this turn: { $limit }.
refuse-used-battle = { $who }, ability { $number }: used as often as it may be in this battle: { $limit }.
refuse-used-start = { $who }, ability { $number }: used already.
refuse-used-on = { $by }, ability { $number }: used on this card ({ $who }) as often as it may be.
refuse-second-only = { $who }, ability { $number }: for the Second player only.
refuse-condition = { $who }, ability { $number }: its condition is not met.
refuse-no-payment = { $who }, ability { $number }: there is no card to close as payment.
refuse-no-target = { $who }, ability { $number }: there is nobody to choose.
refuse-payment-idle = { $by }, ability { $number }: with this payment ({ $who }) there would be nobody to choose.

## Targets

refuse-needs-row = { $by }, ability { $number }: name a row, not a card.
refuse-needs-card = { $by }, ability { $number }: name a card, not a row.
refuse-needs-cell = { $who }: name a cell.
refuse-no-row = There is no row { $row }; there are six.
refuse-idle = { $who }, ability { $number }: nothing would come of it now, so nothing is paid.
refuse-idle-target = { $by }, ability { $number }: nothing would come of choosing { $who }.
refuse-idle-row = { $by }, ability { $number }: nothing would come of choosing row { $row }.
refuse-must-choose = { $by }, ability { $number }: a choice must be made.
refuse-say-no = While nobody is chosen, decline with “no”.
refuse-say-enough = Targets are chosen already; if no more are wanted, say “enough”.
refuse-cell-elsewhere = { $cell } will not do. These will: { $cells }.
refuse-order = So many do not wait: choose from 1 to { $most }.
refuse-reroll-attacker = You cannot reroll the attacker's die now.
refuse-reroll-target = You cannot reroll the target's die now.
refuse-target-self = { $by }, ability { $number }: only this card itself.
refuse-target-own = { $by }, ability { $number }: a card of yours is needed, and { $who } is not yours.
refuse-target-enemy = { $by }, ability { $number }: an enemy card is needed, and { $who } is none.
refuse-target-other = { $by }, ability { $number }: another card is needed, not this one.
refuse-target-creature = { $by }, ability { $number }: a creature is needed, and { $who } is none.
refuse-target-class = { $by }, ability { $number }: { $who } is of another class; it takes { $kin ->
    [orc] an orc
    [dwarf] a dwarf
    [maiden] a river maiden
    [coven] a card of the Coven
    [revived] a Reborn card
   *[other] the class “{ $kin }”
}.
refuse-target-element = { $by }, ability { $number }: { $who } is of another element; it takes { $element ->
    [steppe] the steppe
    [mountain] the mountains
    [swamp] the swamp
    [darkness] darkness
   *[other] “{ $element }”
}.
refuse-target-hero = { $by }, ability { $number }: a hero is needed, and { $who } is none.
refuse-target-elite = { $by }, ability { $number }: an elite card is needed, and { $who } is ordinary.
refuse-target-cost = { $by }, ability { $number }: { $who } does not fit by its cost ({ $cost }).
refuse-target-open = { $by }, ability { $number }: an open card is needed, and { $who } is not.
refuse-target-closed = { $by }, ability { $number }: a closed card is needed, and { $who } is not.
refuse-target-cursed = { $by }, ability { $number }: a card with Curse is needed, and { $who } has none.
refuse-target-uncursed = { $by }, ability { $number }: a card without Curse is needed, and { $who } has one.
refuse-target-cursed-now = { $by }, ability { $number }: { $who } got no Curse this turn.
refuse-target-keyword = { $by }, ability { $number }: { $who } does not fit; it takes a card with { $keyword ->
    [rage] Rage
    [incarnation] Incarnation
   *[other] “{ $keyword }”
}.
refuse-target-without = { $by }, ability { $number }: { $who } does not fit; it takes a card without { $keyword ->
    [rage] Rage
    [incarnation] Incarnation
   *[other] “{ $keyword }”
}.
refuse-target-moved = { $by }, ability { $number }: { $who } has not changed cells this turn.
refuse-target-unmoved = { $by }, ability { $number }: { $who } has changed cells this turn.
refuse-target-unmoved-last = { $by }, ability { $number }: { $who } changed cells in its player's last turn, or was not in play then.
refuse-target-chip = { $by }, ability { $number }: a card with a chip is needed, and { $who } has none.
refuse-target-ranged = { $by }, ability { $number }: { $who } has no shot, throw or discharge.
refuse-target-attacked = { $by }, ability { $number }: { $who } announced no simple strike this turn.
refuse-target-under-attack = { $by }, ability { $number }: no attack at { $who } is announced now.
refuse-target-opposite = { $by }, ability { $number }: { $who } is not opposite.
refuse-target-range = { $by }, ability { $number }: { $who } is too far, { $distance } cells, and the range is { $range }.
refuse-target-near = { $by }, ability { $number }: { $who } and { $other } are not next to each other.
refuse-target-row = { $by }, ability { $number }: { $who } is not in this row.
refuse-target-chosen = { $by }, ability { $number }: { $who } is among the targets already.
refuse-unique-in-play = { $who }: you have this unique card in play already.
refuse-not-in-deck = { $who }: one summons a card of one's own deck.
refuse-no-grave = { $who }: a card of your own graveyard is needed.
refuse-no-room = { $who }: there is no free cell to put it on.
refuse-same-card = { $who }: the deck has more than one of these; name the first.

## Defenders and answers

refuse-defend-simple = A defender is assigned only against a simple strike.
refuse-defend-turn = No defenders are assigned in one's own turn.
refuse-defend-own = { $who }: its own side strikes this card; no defender is assigned.
refuse-defend-side = { $who }: only its own side defends this card.
refuse-defend-blocked = { $who }: the strike is blocked; there is nothing to defend against.
refuse-defended = { $who }: this strike has its defender; there is never a second.
refuse-directed = { $who }: nobody can take over a directed strike.
refuse-defend-protected = { $who }: protection from sudden actions lets no defender be assigned.
refuse-defend-self = { $who }: the target is no defender of itself.
refuse-defend-creature = { $who }: only a creature can defend.
refuse-defend-attacker = { $who }: not next to the attacker ({ $other }).
refuse-defend-target = { $who }: not next to the target ({ $other }).
refuse-defend-zone = { $who } and { $other } are not next to each other: cards of the additional zone are next to nobody.
refuse-must-defend = { $by }, ability { $number }: a defender can be assigned, so one must be.

## Before the battle

refuse-decided = You have decided ({ $step }); take it back or confirm it.
refuse-undecided = First decide whether you keep the deal.
refuse-no-creature-deal = The deal has no creature you could buy: you must redeal.
refuse-last-deal = A deal never has fewer than one card.
refuse-not-dealt = { $who }: your deal has no such card.
refuse-bought = { $who }: in the squad already.
refuse-unique = { $who }: the card is unique; a squad has no second one.
refuse-gold = { $who }: the elite cards of the squad would cost { $need }, and there are { $have } gold crystals.
refuse-crystals = { $who }: the squad would cost { $need }, and there are { $have } crystals in all.
refuse-element = { $who }: one more element, and it takes a gold crystal away.
refuse-no-creature = The squad has no creature.
refuse-not-in-squad = { $who }: your squad has no such card.
refuse-placed = { $who }: the cell is chosen already.
refuse-not-your-half = { $cell } is not in your part of the field.
refuse-sides = { $cell } opens when the nine in the middle are full: { $cells }.
refuse-front-sides = { $cell } opens last of all, when the other thirteen are full.
refuse-second-later = { $cell } opens when the first eleven are full: { $cells }.
refuse-gap = Cards lie on later cells while earlier ones are free.
refuse-unplaced = { $count ->
    [one] { $count } card of the squad is not placed yet.
   *[other] { $count } cards of the squad are not placed yet.
}
refuse-hide-first = Only the Second player keeps cards face down.
refuse-hide-unplaced = { $who }: choose its cell first.
refuse-hide-row = { $who }: only cards of the third row stay face down (row { $row } of the field).
refuse-hide-twice = { $who }: stays face down already.

## Two against two

refuse-not-now-lead = Who of a team plays first is not decided now.
refuse-not-now-quarter = Quarters are not chosen now.
refuse-other-team = You speak for your own team alone.
refuse-mate = { $who }: this card is led by your team-mate ({ $seat }).
refuse-conceded = You have given up already; your team-mate has not.
