### The opponents: with whom one plays, what they are, how they play.

bot-zhdan-with = со Жданом
bot-zhdan-trade = оруженосец
bot-zhdan-line = Бьёт первого, до кого дотянется, и никого не заслоняет.

bot-milava-with = с Милавой
bot-milava-trade = травница
bot-milava-line = Бережёт своих: заслоняет, лечит, в драку не рвётся.

bot-shram-with = со Шрамом
bot-shram-trade = орк-наёмник
bot-shram-line = Всегда идёт вперёд и любит размен ударами.

bot-ratibor-with = с Ратибором
bot-ratibor-trade = воевода
bot-ratibor-line = Держит строй: заслоняет своих и бьёт там, где выгоднее.

bot-olmira-with = с Ольмирой
bot-olmira-trade = княгиня Ковена
bot-olmira-line = Не жалеет чар и почти не ошибается.

bot-veshchun-with = с Вещуном
bot-veshchun-trade = старец
bot-veshchun-line = Каждый ход десятки раз проигрывает в уме. Ошибок не прощает.
