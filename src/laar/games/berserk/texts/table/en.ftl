### Berserk's table: questions, answers, facts, labels.

set = Set of { $edition }
first-player = First player
your-turn = your turn
their-turn = on turn
in-play = in play
dealt = dealt
deck = deck
graveyard = graveyard
graveyard-title = Graveyard
zone = Additional zone
zone-short = add. zone
cards = Cards
lives = lives
speed = moves
strike = strike
unique = unique
sign-action = Action
keywords = Keywords
effects = Effects
deeds = What this card can do
strike-own = Strike a card of your own
hidden-card = face-down card
number = No. { $n }
printed = printed: { $n }
because = from { $who }
led = Owner: { $owner }; led by { $seat }
defend = defend
from-as-printed = as printed
from-adapted = adapted
from-designed = designed
cost-gold = gold
cost-silver = silver
element-steppe = steppe
element-mountain = mountains
element-swamp = swamp
element-darkness = darkness
element-neutral = neutral
kind-creature = creature
kind-flyer = flyer
kind-terrain = location
kind-artefact = artefact
deck-orcs = Orcs
deck-dwarves = Dwarves
deck-maidens = Maidens
deck-coven = Coven
dice-home = home dice
dice-tournament = tournament dice
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
or = or

## Start

start-decks = Decks
start-own-deck = Your deck
start-other-deck = Other deck
start-red-deck = Player 1's deck
start-blue-deck = Player 2's deck
start-extras = Decks of 36: with the six extra cards each
start-dice = Dice
start-home = Home
start-tournament = Tournament
start-about-home = Each die is read by itself; bonuses are rerolls.
start-about-tournament = The difference of the dice decides; bonuses are added.
start-cards = Look through all 114 cards

## Effects

effect-modify = { $stat ->
    [strike] Strike { $n }
    [attack] Attacks { $n }
    [attack_announced] The announced attack { $n }
    [move] Movement { $n }
    [die_attack] Die in attack { $n }
    [from] Wounds from attacks { $n }
   *[none] { $n }
  }
effect-grant = A keyword
effect-forbid = Something is forbidden
effect-only_target = May attack one card only
effect-control = Led by another player
until-battle = until the end of battle
until-turn = until turn { $n }
until-next_simple_strike = for the next simple strike
until-while_closed = while its source is closed
until-while_opposite = while it stands opposite
until-while_in_play = while its source is in play

## How a card and a cell are named aloud

say-field = Field of five by six
say-lives = { $left } of { $life } lives
say-open = open
say-closed = closed
say-hidden = face down
say-committed = action announced
say-chips = chips: { $n }
say-counted = incarnation chips: { $n }
say-empty = empty
say-unplaced = not placed yet
say-ready = may act
say-chosen = chosen
say-target = may be chosen
say-ally = a card of your own side: may be chosen
say-friend = your own card: may be struck too
say-step = legal step
say-spot = may be chosen
say-attacker = acts
say-struck = is aimed at
say-defend = may defend
say-refused = not possible
say-bought = in the squad
say-free = can be bought
say-barred = cannot be bought now

## The deal, the squad, the deployment

deal = The deal
redeal-text = { $n } cards are dealt to you; nobody else sees them. A new deal has one card less.
redeal-holds = Gold: { $gold }, silver: { $silver }. Elements:
squad = Squad
squad-text = Click a card to buy it or to give it back. Gold cards are paid with gold alone, silver ones with either.
squad-elements = { $n } elements: { $price } gold less
squad-empty = Nobody yet. What you leave goes back into your deck.
squad-remove = Give back: { $who }
squad-ready = { $n ->
    [one] Squad of { $n } card: ready
   *[other] Squad of { $n } cards: ready
  }
purse-gold = Gold
purse-silver = Silver
purse-left = { $n } of { $of } left
place-text = Take a card, then a lit cell; or drag it. To place: { $n }. Nobody sees it until the reveal.
place-all = All are placed. Click a card to take it back.
place-hide = The eye button leaves a card of your third row face down.

## Questions

ask-watch = Watch
ask-watch-text = Click the field to see the result at once.
ask-wait = Waiting: { $seat }
ask-spectate = { $seat } to play
ask-secret-wait = Your opponent is still deciding
ask-secret-spectate = Both sides decide in secret
ask-roll = Opening roll
ask-roll-text = On this board you set the dice yourself.
ask-draw = Which card is drawn?
ask-draw-text = On this board you draw the cards yourself.
ask-die = How does the die fall?
ask-die-text = { $who ->
    [none] On this board you set the dice yourself.
   *[other] The die of { $who }. On this board you set the dice yourself.
  }
ask-first = You won the opening roll
ask-first-text = First or Second player? The First moves first; the Second has one gold and one silver more, a wider front, and may hide the third row.
ask-first-wait = { $seat } won the opening roll. The choice is awaited: to play first or second.
ask-redeal = Keep this deal?
ask-redeal-text = A new deal has one card less.
ask-squad = Buy your squad
ask-squad-text = { "" }
ask-place = Deploy your squad
ask-place-text = { "" }
ask-start = Start of battle
ask-start-text = Cards with a green frame have something to use before the first turn.
ask-main = Your turn
ask-main-text = Choose a card with a green frame: it can step, strike or use an ability.
ask-main-chosen = What should it do?
ask-main-chosen-text = Footprints are steps, dashed rings are targets. Esc takes the choice back.
ask-answer = Your answer?
ask-answer-text = Answer what was announced, or let it happen.
ask-target = Choose a target
ask-named = Chosen so far ({ $n }): { $names }
ask-target-text = Dashed rings may be chosen.
ask-pay = Which card pays by closing?
ask-pay-text = Dashed rings may be chosen.
ask-may = Use it?
ask-may-text = { $who ->
    [none] You may, but need not.
   *[other] { $who }: you may, but need not.
  }
ask-may-blood = Blood magic: gain a chip?
ask-cell = To which cell?
ask-cell-text = Choose a lit cell.
ask-order = Several abilities were set off
ask-order-text = They work one after another. If the order does not matter to you, let it be any.
order-any = Any order
order-this = In this order
order-list = Order of work
order-earlier = { $who }: earlier
order-later = { $who }: later
always-card = Yes, and always for { $who }
always-all = Yes, and always when it costs nothing
always-where = You can change that under “When to ask me”.
always-yes = { $who }: “{ $what }” – always yes
always-ask = Ask me
stop-always = Agree to everything that costs nothing
for-you-idle = { $who }: no – it would do nothing now.
for-you-yes = { $who }: yes, as you wished.
ask-reroll = Roll again?
ask-reroll-text = A new roll replaces the old one for good.
ask-exchange = Exchange blows?
ask-exchange-text = Take the stronger blow with an answer, or the weaker one without.
ask-stay = Open { $who }?
ask-stay-text = This card may stay closed.
answer-strike = { $who } strikes { $target }.
must-defend = A defender must be assigned.

## Answers

do-end = End turn
do-pass = Let it happen
do-first = Be the First player
do-second = Be the Second player
do-keep = Keep
do-redeal = Another deal of { $n }
do-ready = Ready
do-not-ready = Not ready yet
do-arrange = Arrange for me
do-place = { $a } to { $b }
do-hide = Leave face down
do-buy = Buy { $a }
do-step = { $a }: step to { $b }
do-jump = { $a }: jump to { $b }
do-strike = { $a } strikes { $b }
do-use = { $a }: ability { $n }
do-chip = { $a }: close to gain a chip
do-rage = { $a }: lose a chip to open (Rage)
do-defend = Defend with { $a }
do-row = row { $n }
do-no = No
do-yes = Yes
do-enough = Enough
do-next = { $n }
do-full = The stronger blow, with an answer
do-less = The weaker blow, without an answer
do-open = Open
do-stay = Stay closed
do-reroll = Roll again: { $who }
do-reroll-attacker = Roll the attacker's die again
do-reroll-target = Roll the other die again
do-draw = { $seat } draws { $a }
do-retract = Take back: { $what }
do-concede = Concede
confirm-strike = Strike { $who }
confirm-use = Use it
confirm-own = Really hurt { $who }? This card is yours
drawn = A draw

## Stops

stops = When to ask me
stop-defend = When I could defend
stop-sudden = When I could answer with a sudden action
stop-aimed = Whenever a card of mine is aimed at
stop-rest = Pass everything until my turn

## The pile

pile = Stack
pile-top = the top one goes first
pile-asks = { $seat }: answer or pass
pile-defender = Defended by { $who }
pile-chip = closes to gain a chip
pile-blocked = blocked: does nothing

## Handing the device over

hand-title = Pass the device on: { $seat }
hand-text = What is secret stays hidden. When the device is in the right hands, go on.
hand-go = Go on: { $seat }

## Odds

odds-title-strike = Simple strike
odds-title-use = An ability
odds-cases = How it may go
odds-undefended = Nobody defends
odds-defended = Defended by { $who }
odds-caption = All results of { $of } equally likely rolls
odds-chance = Chance
odds-result = Result
odds-back = answer:
odds-you-choose = you choose
odds-they-choose = the opponent chooses
odds-kills = dies
odds-dies = the attacker dies
odds-dead = { $who } dies
odds-asks = then somebody chooses
odds-closes = { $who } closes
price-closes = closes
price-chips = chips: { $n }
price-heals = healed: { $n }
odds-heals = { $who } heals { $n }
odds-no-wound = no wounds
odds-closed = A closed target does not roll.
odds-rerolls = Rerolls: { $attacker } for the attacker, { $met } for the other.
odds-bonus = Added to the dice: { $attacker } for the attacker, { $met } for the other.
odds-may-defend = A defender may take the blow: the tabs show each case.
odds-short = { $deals }{ $kills }; back: { $takes }{ $dies }
odds-short-dies = { "" } (falls { $p })
odds-assumes = Assumes that nobody answers with a sudden action, and that everyone rerolls and chooses so as to lose the fewest lives.

## Card browser

browser-title = Cards of Berserk
browser-search = Search by name, text or a word of the card language
browser-hint = Try: take control · curse · start of turn · sudden · discharge
browser-found = { $n ->
    [0] No card found
    [one] { $n } card
   *[other] { $n } cards
  }
browser-all = all
browser-deck = Deck
browser-crystal = Crystal
browser-kind = Kind
browser-clauses = Clauses
browser-note = Where it comes from
browser-remark = The rulebook's remark
browser-kept = How the card keeps to it
browser-copies = copies in its deck: { $n }
browser-extra = extra card
browser-clear = Show all
rules-cards-link = All 114 cards with search

## Two against two

ask-lead = Who of your team plays first?
ask-lead-text = The teams take turns: the first of each, then the second of each.
ask-quarter = Who takes the left quarter?
ask-quarter-text = Left are columns a–e, right f–j; each deploys in one of them.
do-lead = { $seat } plays first
do-left = { $seat } to the left
team-mate = team-mate
lobby-deck-laid = As it lies

## Reading a card

read-cost = cost { $n }
read-led = owner: { $owner }
read-lives-extra = additional lives: { $n }
read-by = by { $who }
read-by-rule = by the rules
read-chips = Chips
read-simple = Simple strike
read-unique = Unique
