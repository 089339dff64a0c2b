## Lessons

lesson-goal = Goal, step and strike
lesson-goal-about = moving, striking, winning
lesson-goal-walk = Fighters walk straight: forward, back, sideways. How many cells a turn is their speed. Dobrynya's is 1.
lesson-goal-walk-do = Step to c3 with Dobrynya, right up to the Werewolf Pack.
lesson-goal-strike = You may strike any enemy on a neighbouring cell, corners included. The pack has five lives left.
lesson-goal-strike-do = Strike the pack.
lesson-goal-closed = A strong strike, five wounds, and the pack is gone. Having acted, Dobrynya lies on his side: he is closed, and until your next turn he will not walk, strike or cover anybody.
lesson-goal-closed-do = Nothing is left to do: end your turn.
lesson-goal-closed-right = Now the fiends move. At the start of a turn everyone opens all their own fighters.
lesson-goal-win = Whoever destroys the other side's last fighter wins. Upyr is the last one, he has two lives, and he is closed: a strike at a closed fighter never misses.
lesson-goal-win-do = Strike the last blow.
lesson-goal-win-right = Victory! That is the whole battle: come near, strike, and be the last to stand.
lesson-goal-win-wait = You may end the turn, but Upyr opens at the start of his: then he can strike back, attack or walk away.
lesson-goal-win-away = No need to go anywhere: only a neighbour can be struck, and Upyr is one right now.

lesson-dice = The table of dice
lesson-dice-about = closed and open targets, the choice of blows
lesson-dice-closed = A fighter has three strikes: weak, medium, strong. At a closed target only you roll, and you cannot miss: 1–3 is weak, 4–5 medium, 6 strong.
lesson-dice-closed-do = Strike the Nightingale: he is closed.
lesson-dice-closed-right = A 4 is a medium strike. Dobrynya has 2-4-5, so that is four wounds, and nothing comes back.
lesson-dice-open = An open fighter defends himself: both roll, and the difference decides. The further you are ahead, the stronger your strike; if he is ahead, you may be the one who is hurt.
lesson-dice-open-do = Strike Vodyanoy: he is open.
lesson-dice-open-right = Five against two, three ahead: a medium strike, and Vodyanoy missed. The whole table is in the rules, and before a strike the board shows the exact chances.
lesson-dice-two = Two or four ahead, the higher roller has a choice: a careful blow, or a harder one that is answered.
lesson-dice-two-do = Strike Vodyanoy: he has four lives.
lesson-dice-choice = Five against three, and the choice is yours: a weak strike without an answer, two wounds, or a medium one, four wounds, while Vodyanoy strikes back weakly.
lesson-dice-choice-do = Choose the blow that destroys Vodyanoy.
lesson-dice-choice-right = Blows land together, so Dobrynya took two wounds although Vodyanoy fell. A fair price.
lesson-dice-choice-weak = You may, and nothing comes back. But two wounds leave Vodyanoy two lives, and the medium strike destroys him.
lesson-dice-surer = Upyr is open, Vodyanoy is closed. Each has four lives left.
lesson-dice-surer-do = Strike the one you are more likely to destroy.
lesson-dice-surer-right = Against a closed one a four will do: three faces out of six. The open one Dobrynya destroys in only 10 cases of 36.
lesson-dice-surer-open = An open fighter defends himself: he falls in { $n } cases of { $of }, the closed one in { $best } of { $of }. Nor can the closed one strike back.
lesson-dice-surer-other = That is allowed too, but both enemies are near and weak: now is the time to strike.

lesson-intercept = Stepping in: interception
lesson-intercept-about = who may take a blow for another
lesson-intercept-shoulder = Leshy strikes Vasilisa, who has four lives. Another open fighter may take the blow, if he stands near both: near Leshy and near Vasilisa.
lesson-intercept-shoulder-do = Choose who steps in.
lesson-intercept-shoulder-right = The blow is taken and Vasilisa is unhurt. Two are closed now: the one who struck and the one who stepped in.
lesson-intercept-shoulder-pass = You need not send anybody. But Vasilisa has only four lives, and there are friends who can cover her.
lesson-intercept-unmet = Your enemies step in, too. Only Upyr is open; those who are closed can cover nobody.
lesson-intercept-unmet-do = Strike someone whom nobody can cover and who is sure to fall.
lesson-intercept-unmet-right = Upyr stands near Dobrynya, but not near Vodyanoy: he could not step in.
lesson-intercept-unmet-upyr = The Nightingale has someone to cover him: Upyr is open and near both him and Dobrynya.
lesson-intercept-unmet-himself = Upyr is open and unhurt: he will defend himself, and one strike does not destroy him.
lesson-intercept-unmet-other = The rules allow it, but enemies are near, and one of them is helpless.

lesson-skills = Special properties
lesson-skills-about = a shot, a cure, and what always works
lesson-skills-shot = Alyosha shoots two or three cells far. A shot is an action, but no strike: nobody answers it, nobody steps in.
lesson-skills-shot-do = It will not kill, but it can wound: shoot at Upyr on c4.
lesson-skills-shot-right = A 5 is one wound. Alyosha has acted and is closed.
lesson-skills-shot-strike = You may strike your neighbour, but the pack will fight back. A shot is never answered.
lesson-skills-shot-other = That is allowed, but let us try Alyosha's shot now: from c2 it is exactly two cells to Upyr.
lesson-skills-heal = Vasilisa takes away a wound or the poison of a bogatyr beside her in a straight line. She does not heal herself.
lesson-skills-heal-do = Heal the Defender.
lesson-skills-heal-right = One wound less. Nobody gets more lives than the card says.
lesson-skills-always = Properties without the action sign work by themselves, even on closed cards. The Defender adds one to the rolls of those beside him; Koschei does not feel strikes below three.
lesson-skills-always-do = Strike Koschei with Ilya.
lesson-skills-always-right = A 3, with the Defender a 4: a medium strike, four wounds. Without him it would have been weak, two wounds, and Koschei would not have felt them. And Ilya does not close when he strikes.

lesson-poison = Poison and the end
lesson-poison-about = poison, its cure, the last fighter
lesson-poison-help = Ilya is poisoned: at the start of each of your turns the poison wounds him, and it never wears off. Only Vasilisa can remove it.
lesson-poison-help-do = Use Vasilisa's property on Ilya.
lesson-poison-cure = Vasilisa does one of two things: she takes away a wound or the poison.
lesson-poison-cure-do = Decide what Ilya needs more.
lesson-poison-cure-right = Right: the wound was only one, and the poison would have wounded him every turn.
lesson-poison-cure-heal = You may, but the poison stays: at the start of your next turn it brings that wound back, and so on every turn.
lesson-poison-last = Koschei has one life and a poison counter. Poison works at the start of the fiends' turn, and that he feels no weak strikes does not help: a wound from poison is no strike.
lesson-poison-last-do = No need to chase him: end your turn.
lesson-poison-last-right = Koschei fell before he could stir, and he was the last one. You have won!
lesson-poison-last-walk = You may walk, but you need not: the poison kills Koschei as soon as the fiends' turn begins.

lessons-done = That is enough to play. The board explains the rest: the chances before every strike, and every “no” with its clause of the rules.

## The coach in first games

coach-first = The first player lines up in a 3×3 square and moves first; the second has more room and answers. Moving first is easier for a beginner.
coach-place = You place in secret: your opponent sees who stands where when both are ready. Put the sturdy ones in front, archers and healers behind them.
coach-main = Move and act with anybody in any order; each has their steps and one action. Whoever stays open can step in for a friend.
coach-intercept = Any open fighter of yours near both the attacker and the target may take the blow. Afterwards he closes.
coach-blow = You rolled higher and choose: a careful blow without an answer, or a harder one that is answered.
coach-targets = This property hits several: choose them one by one, and one will do.
coach-spot = Whoever was dragged is put on any free cell near the one who dragged.
coach-cure = One of the two: poison wounds every turn, a wound grows no worse.
coach-splash = The earth shakes: choose who else is hit.
