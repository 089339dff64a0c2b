## Lessons

lesson-fall = How the castle is saved, and how it falls
lesson-fall-about = victory, defeat, the enemy's march
lesson-fall-win = You have won when the enemy deck is empty and nobody is left at the wall. Those who are inside do not matter. The red beast on section three is the last one at the wall, and your three red tokens pay for it.
lesson-fall-win-do = Attack the red beast.
lesson-fall-win-right = The castle is saved! The flyer still sits on its square, and nobody minds.
lesson-fall-march = Enemies walk along the wall towards the gate. When the deck is empty, in every enemy stage the last one walks past those right in front of it, up to the nearest gap. The gauge above says how many stages the castle still stands.
lesson-fall-march-do = End the turn and see who walks.
lesson-fall-march-right = The last one walked: the blue rider came from section nine and stopped behind the warrior, on section five.
lesson-fall-gap = The castle falls if an enemy has to walk and there is no gap between it and the gate. Sections one to four are taken here, and the warrior has to walk.
lesson-fall-gap-do = Make a gap: beat the green beast.
lesson-fall-gap-right = Section one is free now, and the castle stands. Count the gaps every turn.
lesson-fall-gap-end = You may end the turn, but that is the end: the yellow warrior has to walk, there is no gap before the gate, and the castle falls.
lesson-fall-gap-other = The rules allow it, but you have mana enough for the beast already, and the gap is needed before the turn ends.

lesson-defence = The first defence
lesson-defence-about = mana, an attack, towers, spells
lesson-defence-move = Once a turn you may go to an adjacent district or the citadel; from the citadel every district is open. A green beast stands at the first district.
lesson-defence-move-do = Go to the first district.
lesson-defence-source = The beast costs three green tokens and you have one. Cover a source with any token of yours and take three of its colour from the reserve; a covered source is closed until somebody frees it.
lesson-defence-source-do = Cover the green source: you choose the token.
lesson-defence-attack = An enemy costs its strength, in its colour. Point at an enemy, or hold a finger on it, to see how its price adds up.
lesson-defence-attack-do = Attack the green beast.
lesson-defence-reward = A beaten enemy becomes a spell: the beast gives Haste. It works once and waits as long as you like.
lesson-defence-reward-do = Nothing is left to do: end your turn.
lesson-defence-stop = A mage came out of the deck, walked up to the obstacle and stopped behind the warrior. While the enemy is far, refill your mana: a tower collects the tokens from the district's sources and opens them again.
lesson-defence-stop-do = Cover the tower of the first district.
lesson-defence-haste = Haste makes a move one area longer.
lesson-defence-haste-do = Go to the citadel, and from there on at once.
lesson-defence-haste-on = The move is not over yet: nothing else may be done between its steps.
lesson-defence-haste-on-do = Cast Haste and go on to the fourth district.
lesson-defence-collect = The tokens that covered towers are not lost: in the citadel you take them from all towers at once for nothing, and the towers are open again.
lesson-defence-collect-do = Collect the tokens from the towers.
lesson-defence-flame = The warrior costs four blue tokens and you have three. Flame makes an attack cheaper; until it is paid nothing is spent.
lesson-defence-flame-do = Announce an attack on the blue warrior.
lesson-defence-flame-add = With Flame the price falls to three. It never falls below one token.
lesson-defence-flame-add-do = Add Flame.
lesson-defence-flame-pay = You have three blue ones. In exchange the warrior becomes your Flame.
lesson-defence-flame-pay-do = Pay.
lesson-defence-scout = The next card of the deck is a scout: it brings another enemy along.
lesson-defence-scout-do = End the turn and look.

lesson-rituals = Rituals
lesson-rituals-about = artefacts and structures for a victory of the right colour
lesson-rituals-beat = You have two rituals: a green converter and a red cannon. When you beat an enemy of the same colour, you may perform one at once.
lesson-rituals-beat-do = Attack the green beast.
lesson-rituals-perform = The colours match. The converter is an artefact: it stays with you and works every turn.
lesson-rituals-perform-do = Perform the ritual.
lesson-rituals-perform-decline = You may decline, but this beast offers no second ritual, and the artefact costs nothing.
lesson-rituals-keep = For a performed ritual you take two new cards: one you keep, the other goes under the deck.
lesson-rituals-keep-do = Keep the one that is of use to somebody alone.
lesson-rituals-keep-alone = The accumulator takes a token from another defender, and here you are alone: it would be of no use.
lesson-rituals-convert = A new artefact works in the same turn: the converter changes one token of yours into any colour. You lack just one red for the red beast.
lesson-rituals-convert-do = Change your blue token into a red one.
lesson-rituals-convert-right = Three red ones now, enough for the red beast next turn: a defender attacks once a turn.
lesson-rituals-build = At the wall of the first district all are red: a beast, a warrior and a rider. Your ritual is red, too: a cannon. That is no artefact but a structure, put on a foundation in a district.
lesson-rituals-build-do = Begin with the beast: it fits the ritual.
lesson-rituals-raise = A cannon makes enemies of its colour in its district weaker by two, though never below one.
lesson-rituals-raise-do = Perform the ritual.
lesson-rituals-place = You may build in any district, even where you are not.
lesson-rituals-place-do = Put the cannon where it helps most.
lesson-rituals-place-right = The red warrior and the red rider have become two tokens cheaper each, and so will every red enemy that stops here.
lesson-rituals-place-far = There the cannon weakens only red enemies at that part of the wall, and they stand at the first district.

lesson-help = Help of others
lesson-help-about = an attack together, an enemy on a square
lesson-help-attack = Two are stronger: a friend in your district may add their Flame to your attack.
lesson-help-attack-do = Announce an attack on the red rider.
lesson-help-cast = Help is always voluntary, and nobody waits for it. Just now you play for Sannirr too.
lesson-help-cast-do = Add Sannirr's Flame.
lesson-help-pay = The enemy's card goes to the attacker; the helper only spends the spell.
lesson-help-pay-do = Pay five red ones.
lesson-help-flyer = Now a flyer comes: it stops at the wall and lands on the square of that district at once.
lesson-help-flyer-do = End Dagdar's turn.
lesson-help-blocked = While the flyer holds the square, the sources and the tower of that district do not work, and the tokens on them went to the reserve. It can be beaten only from there.
lesson-help-blocked-do = It is Sannirr's turn: go where you like or end the turn.
lesson-help-blocked-right = You know all you need for a first siege.

lessons-done = That is enough to play. The board explains the rest: every price and every “no” comes with its clause of the rules.

## The coach in first games

coach-draft = You choose rituals: they are performed when an enemy of the same colour is beaten. Compare them with the first enemies at the wall.
coach-act = The aim is an empty deck and a free wall. Watch the gauge above: it counts how many enemy stages the castle still stands.
coach-attack = The attack is announced and costs nothing yet: add spells or call for help, then pay.
coach-on = You may go on with Haste, or let the move end here.
coach-gain = Before you take the mana, Prism may change its colour.
coach-perform = The colour of the beaten enemy fits a ritual of yours: perform it now, or never for this enemy.
coach-keep = Of the two rituals keep the one whose colour will soon come to the wall.
coach-build = Any foundation will do. A cannon goes where enemies of its colour stand; sources and obelisks where you often are.
coach-before = The last chance before the enemy stage: Castling and Teleport move enemies.
