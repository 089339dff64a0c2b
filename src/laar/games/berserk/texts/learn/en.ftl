## Lessons

lesson-duel = A duel
lesson-duel-about = step, strike, defender, victory
lesson-duel-walk = A creature walks straight, never diagonally, as many cells as it has movement. The Wandering Orc has two.
lesson-duel-walk-do = Step to c3 with the orc.
lesson-duel-strike = A simple strike reaches a neighbour, diagonals included. An open enemy fights back: both roll, and the difference decides.
lesson-duel-strike-do = Strike the orcs on c4: they have five lives.
lesson-duel-strike-right = Six against one is a strong strike: five wounds, and they are gone. The orc has acted and is closed.
lesson-duel-closed = A closed card does not fight back: only you roll, and you cannot miss. 1–3 is a weak strike, 4–5 medium, 6 strong.
lesson-duel-closed-do = Strike the closed orcs on c4.
lesson-duel-closed-right = A 4 is a medium strike. The orc has 4-4-5, so that is four wounds, and nothing comes back.
lesson-duel-defend = The enemy strikes your archer, who has four lives. An open creature near both may take the strike. That is its action: the defender closes afterwards.
lesson-duel-defend-do = Name the orc on b3 as defender.
lesson-duel-defend-right = Your orc took the strike, and the enemy missed. The knight on d2 would not do: he is not near the attacker.
lesson-duel-defend-pass = You may let it come, but the archer has four lives, and these orcs never strike for less than four.
lesson-duel-win = You win when your opponent has no creatures left. The last enemy is closed and has two lives.
lesson-duel-win-do = Strike the last blow.
lesson-duel-win-right = Victory! A closed card cannot be missed, and the orc never strikes for less than four.
lesson-duel-win-wait = You may end the turn, but the archer opens at the start of the next one: then he can walk away or fight back.
lesson-duel-win-away = No need to walk off: only a neighbour can be struck, and the enemy is near and closed.

lesson-stack = Abilities, chips and answers
lesson-stack-about = a shot, a chip, who comes first
lesson-stack-aim = ↷ before an ability means that it is an action. The Ice Archer shoots for 1-2-3, but never at neighbours: a shot is a ranged attack. The target does not fight back.
lesson-stack-aim-do = Choose the archer and the shot without a chip.
lesson-stack-target = A target is named at once, before the die. The orcs next to the archer cannot be chosen.
lesson-stack-target-do = Shoot at the orc on c6.
lesson-stack-keep = In the home system a bonus to a roll is the right to roll your die again. You have a 6, and nothing is better.
lesson-stack-keep-do = Keep the roll.
lesson-stack-keep-right = A strong shot: three wounds.
lesson-stack-keep-again = You may roll again, but the old number is lost, and a die shows no more than six.
lesson-stack-chip = A chip ○ is a store for later. Dinur gives one away and strikes for two more; there is no ↷ here, so his action is still his.
lesson-stack-chip-do = Spend Dinur's chip.
lesson-stack-after = Now Dinur's strike is stronger by two: a medium one deals five wounds instead of three. The orcs have five lives left.
lesson-stack-after-do = Strike the orcs.
lesson-stack-after-right = Three and two are five wounds. Without the chip the orcs would have stood.
lesson-stack-answer = The enemy strikes your orc, who has four lives. What is announced may be answered, and the last is carried out first. With a sudden action Stellata takes three wounds off this attack.
lesson-stack-answer-do = Answer with Stellata's action.
lesson-stack-whom = An answer needs a target, like everything else. It is carried out before the strike.
lesson-stack-whom-do = Name the orc who is struck.
lesson-stack-whom-right = The answer was carried out before the strike, and the orc lived through what would have destroyed him.
lesson-stack-answer-pass = You may pass, but any strike of these orcs that hits destroys yours: they never strike for less than four.

lessons-done = That is enough to play with a ready deck. The board explains the rest: the chances before every strike, and every “no” with its clause of the rules.

## The coach in first games

coach-redeal = If you do not like your deal, take a new one of one card less. For a first game this one will do.
coach-squad = You buy creatures from your deal: gold pays for all, silver only for ordinary ones, and every further element costs one gold.
coach-place = You place face down: your opponent sees everything when both are ready. Sturdy ones in front, archers behind.
coach-main = Move and act with anybody in any order. Whoever stays open can defend a neighbour.
coach-answer = What is announced may be answered: the last answer is carried out first. With nothing to say, pass.
coach-target = A target is named at once, before the die: all that may be chosen are lit.
coach-reroll = A bonus lets you roll the die again; the old number is lost.
coach-exchange = You rolled higher and choose: careful and unanswered, or harder and answered.
