### Bastion's table: questions, answers, facts, labels. Names of parts and modes are in texts/en.ftl.

card-of = { $land } { $kind }
of-yellow = steppe
of-green = forest
of-red = fire
of-purple = swamp
of-blue = mountain
of-black = dark
mana-yellow = yellow
mana-green = green
mana-red = red
mana-purple = purple
mana-blue = blue
mana-black = black
spell-copied = Copy: { $spell }

## Places

spot-s = section { $n }
spot-q = { $land } square
spot-d = { $land } district
spot-t = tower, { $land } district
spot-b = base { $part }, { $land } district

## Read aloud

say-board = Castle: citadel, six districts, 24 wall sections
say-strength = strength { $n }
say-shielded = invulnerable
say-empty = empty
say-stops = the next enemy stops here
say-source = source, { $colour }
say-open = open
say-closed = closed, token: { $colour }
say-damaged = damaged
say-banned = banned by an archmage
say-people = here: { $who }
say-deck = enemy deck: { $n }
say-mark-go = legal move
say-mark-take = mana can be taken
say-mark-hit = can be attacked
say-mark-pick = can be chosen
say-mark-chosen = chosen
say-mark-target = under attack
say-mark-refused = not allowed

## Panel

your-turn = your turn
their-turn = on turn
spells = Spells
artefacts = Artefacts
goals = Rituals
goal = goal
artefact-ready = ready
artefact-used = used this turn
reserve = Reserve
rituals-left = rituals: { $n }
gauge = Before a breach
gauge-unit = { $n ->
    [one] assault
   *[other] assaults
  }
gauge-label = Assaults the castle can still take: { $n }
banner = Turn and breach
banner-whose = Turn: { $seat }
banner-few = { $n ->
    [one] One assault before the breach
   *[other] { $n } assaults before the breach
  }
banner-none = The wall is full. The next assault will be the breach
banner-stops = The next enemy will stand here: { $place }
banner-beat = Beat anybody at the wall this turn
doom-title = End the turn and lose?
doom-title-maybe = End the turn? The castle may fall
doom-entering = No section is free: the next card finds no place at the wall, and the enemy breaks into the castle.
doom-marching = The deck is empty and the enemies have nowhere to go: with the next assault they break into the castle.
doom-unless = Only a card that needs no section, or a spell of the next defender, can save it.
doom-beat = You have the mana to beat { $enemy }, { $place }. Price { $n }
doom-cast = You hold { $spell }: it moves enemies
doom-nothing = There is no mana for a victory now: look for a source, a tower or the help of others
doom-back = Back to the turn
doom-end = End it anyway
actions = Actions
act-move = Move
act-mana = Mana
act-attack = Attack
tab-move = Move
tab-mana = Mana
tab-attack = Attack
tab-spells = Spells
tab-team = Team
tab-log = Log
mini-map = Whole castle
to-my-place = To my defender
deck-note = In the enemy deck: { $n }
price = Cost
any-colour = of any colours: { $n }
attack-title = Attack: { $enemy }
attack-enters = Entry and fight in one: { $area }
attack-of = { $seat } is attacking. Help is possible until the cost is paid.
add-spell = + { $spell }
can-help = can help
help-cast = Cast { $spell }
help-ask = Ask for { $spell }
help-asked = Asked: { $seat }
help-yes-helps = { $who }: “Yes, it is better for us all.”
help-yes-gladly = { $who }: “Yes, here you are.”
help-no-cannot = { $who }: “No, I cannot now.”
help-no-needless = { $who }: “No: you can do it without me.”
help-no-dear = { $who }: “No, we shall need it later.”
lacking = Short of { $what }
short-of = { $n } { $mana }
short-any = { $n } of any colour
pay = Pay { $n }
by-hand = By hand
withdraw = Cancel the attack
still-due = Still due
paid-so-far = Paid so far
spend-spare = Take off the cost{ $n ->
    [0] {""}
   *[other] {" "}({ $n } left)
  }
spend-token = Pay a token
won = The castle stands
lost = The castle has fallen

film-chance = Drawn: { $what }

## Why it is so strong

shielded-by = Invulnerable: shielded by { $by }
why-base = { $card }
why-dragon = { $by } in the citadel
why-knellervirm = Knellervirm in the citadel
why-inquisitor = Inquisitor beside it
why-cannon = { $by } in the district
why-neighbours = Neighbour: { $by }
why-alone = Werewolf without neighbours
why-floor = At least 1
why-immune = Nothing affects it

## Questions

ask-watch = Watch
ask-watch-text = Click the board to see the outcome at once.
ask-wait = Waiting: { $seat }
ask-draft = Choose two rituals
ask-draft-text = Two stay as your goals, the third goes under the deck.
ask-keep = Choose a ritual
ask-keep-text = One becomes your new goal, the other goes under the deck.
ask-start = Where does the defender start?
ask-start-text = A dragon is in the citadel: choose a district.
ask-before = The enemy is near
ask-before-text = Before the assault you may cast Castling or Teleport.
ask-act = Your turn
ask-act-text = Move, gain mana and attack: in any order, each once. Dashed green shows what is possible.
ask-act-duty = An enemy beside you: fight or leave
ask-act-duty-text = The turn cannot end while the defender stays in the citadel with an enemy.
ask-on = Go further?
ask-on-text = Haste carries one step more.
ask-gain = Mana from the source
ask-gain-text = Before you take the mana you may add a spell.
ask-attack = Attack
ask-attack-text = Add spells, pay or withdraw.
ask-spare = Which colour need not be paid?
ask-token = Which token to pay?
ask-perform = Perform a ritual?
ask-perform-text = An enemy of the right colour is beaten.
ask-build = Where to build?
ask-build-text = Choose a base on the board.
ask-give = Share mana?
ask-give-text = An accumulator takes a token only if you agree.
ask-flee = Where does the defender go?
ask-flee-text = An enemy took this place. Leaving costs nothing.
ask-exit = Where to leave the citadel for?
ask-exit-text = There is not enough mana for the next enemy: choose a district. Leaving costs nothing.
ask-class = Which class of enemies?
ask-district = Which district comes next?
ask-first = Who goes first?
ask-source = Which source is laid?
ask-vanguard = Who is inside already?
ask-enemy = Which enemy comes?
ask-ritual = Which ritual is drawn?

## Choice

pick-move = Where to
pick-storm = Enter and fight
pick-haste = Haste
pick-source = Source
pick-tower = Tower
pick-attack = Attack
pick-castling = Castling
pick-teleport = Teleport
pick-flee = Leave
pick-build = Build
pick-replace = Replace
pick-restore = Source
pick-place-enemy = Choose an enemy on the board.
pick-place-area = Choose an area on the board.
pick-second = Now the second place.
pick-which = Which one?
pick-cover = Which token covers it?
pick-colour = Mana of which colour?
pick-from = Which token to give away?
pick-to = Which to take?
pick-donor = From whom?
pick-with = With which spell?

## Answers

do-end = End turn
do-go-on = Face the enemy
do-stop = Stay
do-take = Take the mana
do-drop = Do not take it
do-pay = Pay
do-spend = Pay by hand
do-withdraw = Withdraw the attack
do-rest = Pay the rest automatically
do-back = Back
do-spare = Off the cost: { $a }
do-token = Token: { $a }
do-give = Give
do-refuse = Keep it
do-decline = Do not perform
do-perform = { $a } ({ $b })
do-build = Build: { $a }
do-replace = Replace: { $a }
do-keep = { $n ->
    [0] Keep
    [1] Keep { $a }
   *[other] Keep { $a } { $b }
  }
do-move = Move: { $a }
do-storm = Enter and fight: { $a }
do-haste = Haste: { $a }
do-haste-storm = Haste, enter and fight: { $b }
do-source = { $n ->
    [1] Source { $a }
   *[other] Source { $a }, covered with: { $b }
  }
do-tower = { $n ->
    [0] Gather with the tower
   *[other] Tower, covered with: { $a }
  }
do-collect = Gather from the towers
do-restore = Restore source { $a }
do-attack = { $n ->
    [1] Attack: { $a }
   *[other] Attack: { $a } ({ $b })
  }
do-convert = Convert { $a } → { $b }
do-draw = Take from { $a }: { $b }
do-castling = Castling: { $a } and { $b }
do-teleport = Teleport: { $a } → { $b }
do-repeat = One more turn: Repeat
do-start = Start: { $a }
do-flee = Leave for { $a }
do-exit = Leave for { $a }
do-cast = { $n ->
    [0] { $spell }
    [1] { $spell }: { $a }
   *[other] { $spell }: { $a }, { $b }
  }
do-concede = Give up

## What cards do

spell-text-alchemy = In your attack: pay with mana of any colours.
spell-text-abundance = A source gives 2 more mana.
spell-text-copy = Becomes another spell held by any defender.
spell-text-lightning = In any defender’s attack: costs less by its value.
spell-text-flame = In your attack: costs less by its value. In 2018 also in the attack of a defender beside you.
spell-text-repeat = At the end of the turn: one more turn without an assault.
spell-text-prism = A source gives mana of one colour you choose.
spell-text-castling = Two enemies on the wall swap places.
spell-text-arrow = Attack an enemy anywhere in the castle.
spell-text-teleport = An enemy on the wall goes to a free section.
spell-text-haste = Move one area further.
ritual-text-accumulator = Artefact. Once a turn: 1 mana from a consenting defender.
ritual-text-converter = Artefact. Once a turn: 1 mana for 1 of another colour.
ritual-text-source = Structure. One more source of this colour.
ritual-text-obelisk = Structure. Sources of this colour in its district give 1 more.
ritual-text-cannon = Structure. Enemies of this colour in its district: strength −1 (2018: −2).

## Facts

fact-laid = The districts are laid out
fact-laid-of = Districts in their order: { $ring }
fact-chose_first = { $seat } went first
fact-chose_classes = The classes of enemies are chosen
fact-chose_classes-of = Classes of enemies: { $classes }
fact-granted = { $seat } began with the card “{ $card }”
fact-stood = { $seat } began in the { $area }
fact-dealt = { $seat } was dealt rituals
fact-rejected = { $seat } did not keep a ritual: { $ritual }
fact-returned = Rituals nobody kept went under the deck
fact-founded = { $ritual } was built beforehand in the { $area }
fact-entered = From the deck: { $card }
fact-placed = { $card } took its stand at { $section }
fact-joined = { $card } joined an enemy at { $section }
fact-landed = an enemy landed on the square of the { $area }
fact-invaded = { $card } took the citadel
fact-set_aside = { $card } was set aside for now
fact-reshuffled = Enemies set aside went back into the deck
fact-stationed = { $card } held the square beforehand in the { $area }
fact-roosted = { $card } held the citadel beforehand
fact-cleared = Mana on sources and tower went back to the reserve: { $area }
fact-marched = an enemy marched: { $section } → { $goal }
fact-turn_began = Turn { $turn }: { $seat }
fact-moved = { $seat } went to the { $area }
fact-driven = { $seat } fell back to the { $area }
fact-covered_source = { $seat } covered a source with { $colour } in the { $area }
fact-covered_tower = { $seat } covered the tower with { $colour } in the { $area }
fact-gained = { $seat } gained { $amount } { $colour } mana
fact-collected_sources = { $seat } gathered from the sources in the { $area }
fact-collected_towers = { $seat } gathered from all towers
fact-paid = { $seat } paid { $amount } { $colour } mana
fact-restored = a source was restored in the { $area }
fact-announced = { $seat } attacked { $card }
fact-withdrawn = { $seat } withdrew the attack
fact-dropped = { $seat } did not use the source after all
fact-pledged = { $seat } added “{ $spell }”
fact-cast = { $seat } cast “{ $spell }”
fact-beaten = { $seat } beat { $card }
fact-swapped = Castling: { $section } and { $goal }
fact-teleported = Teleport: { $section } → { $goal }
fact-performed = { $seat } performed the ritual “{ $ritual }”
fact-owned = { $seat } got an artefact: { $ritual }
fact-built = { $ritual } was built in the { $area }
fact-removed = { $ritual } was taken down in the { $area }
fact-chose = { $seat } chose a new goal: { $ritual }
fact-used = { $seat } used an artefact: { $ritual }
fact-converted = { $seat } changed { $colour } mana into { $new }
fact-asked = { $seat } asked { $donor } for { $colour } mana
fact-given = { $donor } gave { $seat } { $colour } mana
fact-declined = { $seat } did not share
fact-ended = { $won ->
    [true] Victory: the castle stands
   *[other] Defeat: the castle has fallen
  }
fact-undone = Taken back
ping = Point
ping-where = Click the place you want to show to everyone.
plan = Plan
plan-title = Your plan
plan-text = Choose a defender and click the board: where to go, what to take, whom to attack. The others will see arrows.
plan-whose = Whose step
plan-send = Propose
plan-of = Plan: { $seat }
plan-accept = Do it
signal-ping = { $seat } points at: { $where }
signal-plan = { $seat } proposes a plan{ $where }
six-colours = in six colours
lobby-waiting = Waiting for defenders
dice-commit = The order of cards is already fixed. Code to check it by:
lobby-join-text = Take a free seat. Your browser adds its own randomness to the draws, so that nobody can rig them.
home-opponent = Other defenders
home-about-hotseat = You lead every defender on this screen.
home-side = Defender
concede-sure = Give the castle up? The game ends for everyone.

## New game

start-edition = Edition
start-mode = Mode
start-players = Defenders
start-seats = At the table
start-me = Me
start-friend = Friend by link
start-first = First
start-lot = drawn
start-classes = Three classes of enemies
start-chosen = { $n } of { $of } chosen
start-drawn = drawn
start-three = Choose exactly three classes of enemies or none: then they are drawn.
start-castle = Castle
start-castle-text = Click two districts to swap them, and the corner where the gate stands.
start-side = Side
start-order = Districts
start-order-usual = as usual
start-order-random = at random
start-order-own = own order
start-land = { $land } district, place { $n }
start-gate = gate at corner { $n }
start-enemies = { $n ->
    [one] { $n } enemy
   *[other] { $n } enemies
  }
start-misprint = the book states { $n }; its cards add up to { $sum }
start-learn = First time? A short lesson
start-scenario = Own scenario
army-less = fewer: { $kind }
army-more = more: { $kind }
start-about-2018-training = No rituals. For a first game.
start-about-2018-easy = Main troop, 2 cards each of three classes, 1 legend.
start-about-2018-medium = Main troop, 3 cards each of three classes, 2 legends.
start-about-2018-hard = Main troop, 4 cards each of three classes, 3 legends.
start-about-2018-extreme = Main troop, 5 cards each of three classes, 4 legends.
start-about-2018-scenario-1 = Flyers and scouts; one more source in every district.
start-about-2018-scenario-2 = Giants, symbiotes, werewolves; everyone has Haste.
start-about-2018-scenario-3 = All ten legends, but not at once.
start-about-2018-scenario-4 = Half of the sources damaged, a dragon and flyers already inside.
start-about-2015-training = No rituals. The easiest game.
start-about-2015-army = The main troop and whoever you like.
start-about-2015-siege-1 = One of every class.
start-about-2015-siege-2 = Six flyers and winged legends.
start-about-2015-siege-3 = Six dragons.
start-about-2015-siege-4 = All ten legends.
start-about-2015-siege-5 = Giants, an archmage, Golem, Shaggon, Leviathan.
start-about-2015-siege-6 = Scouts, symbiotes, werewolves and Knellervirm.
start-about-2015-siege-7 = All legends and one of every class.

## Reading a card

read-strength = Strength now
read-printed = Strength on the card
read-price = Your cost
read-lacks = you have { $have }, { $n } short
read-enough = you have { $have }, enough
read-ability = Ability
read-shields = Shields its neighbours
read-gives = Beating it gives
read-spell = Spell: { $spell }
read-ritual = Your ritual: { $ritual }
read-ritual-why = The colour fits: this win may fulfil it. { $ritual }
read-what = What it does
read-how = When
read-ritual-about = ritual, colour: { $colour }
read-perform = Right after a win
read-spell-about = spell
read-once = Once
read-in-deck = Still in the deck
read-layer = Layer { $k }, cards: { $n }
read-deck-about = the order is hidden, the make-up is known to all
read-known = What is known
read-order = Hidden order
tag-enough = enough
