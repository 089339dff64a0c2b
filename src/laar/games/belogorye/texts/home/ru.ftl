### What lists of tables say about Legends of Belogorye: the home page needs no more of it.

side-bogatyrs = Богатыри
side-evil = Нечисть
side-chance = Кубики

bot-petrusha = Петруша
bot-kikimora = Кикимора
bot-gorazd = Горазд
bot-zabava = Забава
bot-chernobor = Чернобор
bot-nikodim = Никодим
