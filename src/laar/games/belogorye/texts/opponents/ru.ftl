### The opponents: with whom one plays, what they are, how they play.

bot-petrusha-with = с Петрушей
bot-petrusha-trade = скоморох
bot-petrusha-line = Скачет по полю и машет куда придётся.

bot-kikimora-with = с Кикиморой
bot-kikimora-trade = болотная
bot-kikimora-line = Любит чары больше драки и легко теряет голову.

bot-gorazd-with = с Гораздом
bot-gorazd-trade = кузнец
bot-gorazd-line = Меняется ударами, как только до кого-то достанет.

bot-zabava-with = с Забавой
bot-zabava-trade = лучница
bot-zabava-line = Целится долго и бьёт, только если это выгодно.

bot-chernobor-with = с Чернобором
bot-chernobor-trade = ведун
bot-chernobor-line = Знает цену каждому удару, прежде чем его нанести.

bot-nikodim-with = с Никодимом
bot-nikodim-trade = летописец
bot-nikodim-line = Перебирает сотни продолжений. Ошибок не прощает.
