### What lists of tables say about Legends of Belogorye: the home page needs no more of it.

side-bogatyrs = Bogatyrs
side-evil = Evil
side-chance = Dice

bot-petrusha = Petrusha
bot-kikimora = Kikimora
bot-gorazd = Gorazd
bot-zabava = Zabava
bot-chernobor = Chernobor
bot-nikodim = Nikodim
