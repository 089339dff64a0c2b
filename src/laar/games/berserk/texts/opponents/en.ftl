### The opponents: with whom one plays, what they are, how they play.

bot-zhdan-with = with Zhdan
bot-zhdan-trade = squire
bot-zhdan-line = Strikes whoever he can reach and never defends anyone.

bot-milava-with = with Milava
bot-milava-trade = herbalist
bot-milava-line = Cares for her own: defends, heals, is slow to strike.

bot-shram-with = with Scar
bot-shram-trade = orc sellsword
bot-shram-line = Always marches on and likes to trade blows.

bot-ratibor-with = with Ratibor
bot-ratibor-trade = captain
bot-ratibor-line = Keeps the line: defends his own and strikes where it pays.

bot-olmira-with = with Olmira
bot-olmira-trade = lady of the Coven
bot-olmira-line = Free with her spells, and hardly ever errs.

bot-veshchun-with = with The Seer
bot-veshchun-trade = elder
bot-veshchun-line = Plays every turn out in his mind dozens of times. Forgives no mistake.
