### The opponents: with whom one plays, what they are, how they play.

bot-petrusha-with = with Petrusha
bot-petrusha-trade = jester
bot-petrusha-line = Hops about and swings wherever he can.

bot-kikimora-with = with Kikimora
bot-kikimora-trade = of the bog
bot-kikimora-line = Likes charms better than blows and is easily confused.

bot-gorazd-with = with Gorazd
bot-gorazd-trade = smith
bot-gorazd-line = Trades blows as soon as anyone is within reach.

bot-zabava-with = with Zabava
bot-zabava-trade = archer
bot-zabava-line = Takes careful aim and strikes only when it pays.

bot-chernobor-with = with Chernobor
bot-chernobor-trade = sorcerer
bot-chernobor-line = Knows the price of every blow before he deals it.

bot-nikodim-with = with Nikodim
bot-nikodim-trade = chronicler
bot-nikodim-line = Looks at hundreds of ways on. Forgives no mistake.
