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
bot-ratibor-line = Weighs every strike and takes the one that pays best.

bot-olmira-with = with Olmira
bot-olmira-trade = lady of the Coven
bot-olmira-line = Free with her spells, and thinks her turn through to the end.

bot-veshchun-with = with The Seer
bot-veshchun-trade = elder
bot-veshchun-line = Looks at hundreds of ways on. Forgives no mistake.
