### Texts of Bastion for the terminal and the web client.
### The names of pieces and modes are those of components.toml and modes.toml.

bastion = Bastion
bastion-short = Bastion
edition-2015 = 2015 edition
edition-2018 = 2018 deluxe edition
edition-2015-short = 2015
edition-2018-short = 2018

## Defenders

## Colours

colour-yellow = yellow
colour-green = green
colour-red = red
colour-purple = purple
colour-blue = blue
colour-black = black
land-yellow = steppe
land-green = forest
land-red = fire
land-purple = swamp
land-blue = mountain
land-black = darkness

## Enemies

class-beast = beast
class-warrior = warrior
class-mage = mage
class-rider = rider
class-scout = scout
class-symbiote = symbiote
class-flyer = flyer
class-priest = priest
class-giant = giant
class-archmage = archmage
class-werewolf = werewolf
class-dragon = dragon
classes-beast = beasts
classes-warrior = warriors
classes-mage = mages
classes-rider = riders
classes-scout = scouts
classes-symbiote = symbiotes
classes-flyer = flyers
classes-priest = priests
classes-giant = giants
classes-archmage = archmages
classes-werewolf = werewolves
classes-dragon = dragons
legend-spy = Spy
legend-belligemin = Belligemin
legend-rokai = Rokai
legend-valkyrie = Valkyrie
legend-golem = Golem
legend-black-wing = Black Wing
legend-inquisitor = Inquisitor
legend-shaggon = Shaggon
legend-knellervirm = Knellervirm
legend-leviathan = Leviathan

## Rituals

ritual-accumulator = accumulator
ritual-converter = converter
ritual-source = source
ritual-obelisk = obelisk
ritual-cannon = cannon

## Spells

spell-alchemy = Alchemy
spell-abundance-2 = Abundance 2
spell-copy = Copy
spell-lightning-1 = Lightning 1
spell-lightning-3 = Lightning 3
spell-flame-1 = Flame 1
spell-flame-2 = Flame 2
spell-repeat = Repeat
spell-prism = Prism
spell-castling = Castling
spell-arrow = Arrow
spell-teleport = Teleport
spell-haste = Haste

## Modes

special-sources = sources on the board from the start
special-haste = a Haste for each defender
special-damaged = damaged sources
special-vanguard = a dragon and flyers already inside
special-camp_start = start in the camp's district
special-restore = sources can be restored
difficulty-light = light game
difficulty-normal = normal game
difficulty-hard = hard game
army-strength = army strength { $n }
army-strength-between = army strength from { $least } to { $most }
army-stated = the book states { $n }

## Words

place-citadel = citadel
place-district = district { $n }
place-section = section { $n }
place-square = square { $n }
district-side-statue = statue side
district-side-plain = plain side
troop-main = main troop
troop-auxiliary = auxiliary troop
troop-legendary = legendary troop
ink-white = colour of the district
ink-prismatic-1 = one of each colour
ink-prismatic-2 = two of each colour
ink-grey = any mana
result-artefact = artefact
result-structure = structure
from-rulebook = from the rulebook
from-found = found in public
from-inferred = follows from what is known
from-reconstructed = reconstructed by us

### Refusals
### Cards, rituals, spells, seats, colours and places come as their names.

refuse-malformed = The game knows no such answer.
refuse-over = The game is over.
refuse-undo = Nothing can be taken back.
refuse-form = Something is missing in this answer. For example: { $example }.
refuse-no-place = There is no such place: { $place }. The wall has 24 sections, the castle six districts and six squares.
refuse-not-yours = It is { $seat } who is asked now. Others may only cut in with a spell.
refuse-drawn = The deck decides that, not the players.
refuse-not-there = That cannot be drawn now.
refuse-not-playing = { $seat } does not take part in this game.

## Not now

refuse-not-now-act = That is done in one's own action stage, one thing after another. Finish what is open first.
refuse-not-now-before = The enemy stage is not about to begin.
refuse-not-now-haste = Haste only carries on a move that is being made, and nothing may come between the steps.
refuse-not-now-gain = That goes with taking mana from a source, and nobody is taking any.
refuse-not-now-attack = No attack is open now.
refuse-not-now-attack-spell = { $spell } goes with an attack: announce it first, then add spells.
refuse-not-now-shift = { $spell } needs an action stage in which an action may still be announced; something else is being settled now.
refuse-not-now-paying = Nothing is being paid by hand now.
refuse-not-now-perform = Rituals are performed right after a victory.
refuse-not-now-build = There is nothing to build now.
refuse-not-now-keep = There are no rituals to choose from now.
refuse-not-now-give = Nobody asks for your mana now.
refuse-not-now-start = Nobody is choosing a place to start now.
refuse-not-now-flee = Nobody has to leave an area now.

## Moving

refuse-moved = You have moved this turn already.
refuse-here = You are there already: { $place }.
refuse-far = Not next to where you are ({ $here }): { $place }. The citadel touches every district, a district its two neighbours and the citadel.
refuse-dragon = The citadel is held: { $card }. You can enter only to fight: “Enter and fight”.
refuse-rokai = Rokai holds the square there ({ $place }). Enter only to fight him, in one go: { $example }.
refuse-no-storm = Nobody closes this area ({ $place }): simply move there.
refuse-no-entry = Your attack is spent, so the fight that entering calls for cannot take place.
refuse-haste-past = Nobody runs past a dragon or Rokai: { $place }. Haste can end there only with the fight.
refuse-flee-here = You must leave.
refuse-start-dragon = A dragon is in the citadel: start in a district.
refuse-no-refuge = A dragon or Rokai is there: { $place }.

## Mana

refuse-gained = You have gained mana this turn already.
refuse-source-citadel = There are no sources in the citadel; go to a district.
refuse-no-source = This district has no source { $n }; 4 and 5 are sources built on its bases.
refuse-square-held = An enemy holds the square ({ $place }): { $card }. The sources and the tower give nothing until it is beaten.
refuse-source-closed = A token closes this source. The tower of the district frees it.
refuse-source-damaged = This source is damaged and gives no mana. Restore it first.
refuse-archmage = Sources of this colour ({ $colour }) are banned while this enemy is in play: { $card }.
refuse-archmage-prism = Prism does not help: a banned source cannot be used at all.
refuse-tower-citadel = There is no tower in the citadel; collect from all towers instead.
refuse-tower-closed = A token closes this tower. It reopens when someone collects in the citadel.
refuse-collect-away = Towers are emptied in the citadel; you are not there.
refuse-collect-dragon = An enemy is in the citadel: { $card }. No mana there until it is beaten.
refuse-cover-own = Say which of your tokens covers it; while you have any mana, it is one of yours.
refuse-cover-reserve = You have no mana, so a token of the reserve covers it ({ $colour }): name no colour.
refuse-reserve-empty = You have no mana and the reserve has no token of this colour ({ $colour }) to cover it.
refuse-no-token = You have no token of this colour: { $colour }.

## Artefacts and restoring

refuse-no-converter = You have no Converter.
refuse-no-accumulator = You have no Accumulator.
refuse-artefact-used = Used this turn already: { $ritual }.
refuse-same-colour = Choose two different colours.
refuse-not-in-reserve = The reserve has no token of this colour: { $colour }.
refuse-draw-self = An Accumulator takes from another defender.
refuse-nothing-to-give = { $seat } has no token of this colour: { $colour }.
refuse-restored = You have restored a source this turn already.
refuse-not-damaged = This source is not damaged.
refuse-restore-held = An enemy holds the square ({ $place }): { $card }. Nothing can be restored here.
refuse-restore-token = Restoring costs one mana of the source's own colour ({ $colour }), and you have none.
refuse-duty = You cannot end the stage yet.
refuse-duty-dragon = You stand beside an enemy ({ $card }): beat it or leave the citadel first.

## Attacking

refuse-attacked = You have attacked this turn already.
refuse-nobody = No enemy is there: { $place }.
refuse-out-of-reach = Out of reach: { $place }. You attack at the wall and on the square of your own district.
refuse-only-dragon = From here only the top enemy in the citadel can be attacked: { $card }.
refuse-from-citadel = The citadel has no wall: from here one attacks only with Arrow.
refuse-try-arrow = You have an Arrow, and it reaches any enemy (the answer is { $example }).
refuse-shield = Shielded: { $place }. Beat or move away its protector first: { $card } ({ $by }).
refuse-shield-arrow = Arrow lifts only the limit of place; a shield holds against it.
refuse-arrow-only = Only Arrow is named with the attack itself; { $spell } is added after the attack is announced.
refuse-arrow-near = The target ({ $place }) is in reach without Arrow.
refuse-arrow-immune = Arrow cannot choose an immune enemy.
refuse-arrow-dragon = You are beside a dragon and have moved already: Arrow may choose another target only if you can still leave.
refuse-arrow-storm = Whoever enters must fight the one who holds the place: Arrow has no part in it.
refuse-short = Not enough mana.{ $yellow ->
    [0] {""}
   *[other] {" "}Yellow: { $yellow } more.
  }{ $green ->
    [0] {""}
   *[other] {" "}Green: { $green } more.
  }{ $red ->
    [0] {""}
   *[other] {" "}Red: { $red } more.
  }{ $purple ->
    [0] {""}
   *[other] {" "}Purple: { $purple } more.
  }{ $blue ->
    [0] {""}
   *[other] {" "}Blue: { $blue } more.
  }{ $black ->
    [0] {""}
   *[other] {" "}Black: { $black } more.
  }{ $any ->
    [0] {""}
   *[other] {" "}Any colour: { $any } more.
  }
refuse-too-dear = Not enough mana, even with every spell the team could add. Without spells is missing:{ $yellow ->
    [0] {""}
   *[other] {" "}yellow { $yellow }.
  }{ $green ->
    [0] {""}
   *[other] {" "}green { $green }.
  }{ $red ->
    [0] {""}
   *[other] {" "}red { $red }.
  }{ $purple ->
    [0] {""}
   *[other] {" "}purple { $purple }.
  }{ $blue ->
    [0] {""}
   *[other] {" "}blue { $blue }.
  }{ $black ->
    [0] {""}
   *[other] {" "}black { $black }.
  }{ $any ->
    [0] {""}
   *[other] {" "}any colour { $any }.
  }
refuse-withdrawn = This attack ({ $place }) was withdrawn, and nothing has changed since. Do something else first.
refuse-in-full = An attack is paid for in full or not made at all.
refuse-no-choice = There is only one way to pay: just pay.
refuse-not-due = Nothing of this colour is due: { $colour }.
refuse-spare-elsewhere = You could not pay the rest then; take the point off another colour than this: { $colour }.

## Spells

refuse-no-spell = You do not hold this spell: { $spell }. Only its owner casts a spell.
refuse-promised = You have promised this card already: { $spell }. A spell is used once.
refuse-copy-alone = Say what the Copy stands for, for example copy:flame-1.
refuse-copy-of-copy = A Copy does not copy a Copy; name the spell itself.
refuse-no-model = No defender holds this spell now, so there is nothing to copy: { $spell }.
refuse-event = A spell is cast only together with its own event: an attack, a source or a move.
refuse-prism-colour = Prism needs a colour, be it the source's own.
refuse-immune = No spell may be used in an attack on an immune enemy: { $card }.
refuse-immune-moved = Spells do not move an immune enemy: { $card }.
refuse-banned = Nobody can cast { $spell } while this enemy is in play: { $card }.
refuse-banned-too = The ban holds for Copies and for the attack on its owner too: { $card }.
refuse-flame-own = Flame helps only your own attack; help others with Lightning.
refuse-flame-away = Flame helps only from the attacker's area; stand where { $seat } attacks from.
refuse-own-attack = { $spell } works only in your own attack.
refuse-others-turn = { $spell } is cast in one's own turn; in another's turn only Lightning is.
refuse-own-turn = Repeat ends one's own action stage; it is cast in one's own turn.
refuse-no-window = { $spell } is cast while an action is being carried out, and the active player can announce none any more.
refuse-window-shut = That takes a move, mana, an artefact, a source to restore or an enemy in reach who is not immune.
refuse-same-section = Choose two different sections.
refuse-lower-first = Name the lower section first: { $example }.
refuse-last-section = No enemy may stand on the last section: { $place }.
refuse-section-taken = Not free: { $place }.

## Rituals

refuse-no-goal = This is none of your open rituals: { $ritual }.
refuse-not-beaten = This enemy was not just beaten, or was already used for a ritual: { $card }.
refuse-ritual-colour = The colours do not match: { $card } counts as { $colour }, the ritual is another colour ({ $ritual }).
refuse-no-base = The citadel has no bases; build in a district.
refuse-base-taken = Both bases are taken: { $place }.
refuse-base-elsewhere = A structure goes on a free base; other districts have some, or all are taken and one makes room.
refuse-base-replace = Both bases are taken ({ $place }); replace a structure: { $example }.
refuse-base-free = There are free bases yet: a structure makes room only when all twelve are taken.
refuse-not-built = There is no such structure there: { $ritual }, { $place }.
refuse-keep-one = Keep one of the two.
refuse-keep-two = Keep two of the three.
refuse-keep-order = Name them in the order they lie: { $example }.
refuse-not-offered = This ritual is not offered: { $ritual }.
