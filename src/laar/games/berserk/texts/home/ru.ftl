### What lists of tables say about Berserk: the home page needs no more of it.

side-red = Красные
side-blue = Синие
side-green = Зелёные
side-violet = Фиолетовые
side-chance = Кубик

mode-duel = Дуэль
mode-team = 2 на 2
mode-draft = Драфт
mode-sealed = Силед
event-duels = Поединки

bot-zhdan = Ждан
bot-milava = Милава
bot-shram = Шрам
bot-ratibor = Ратибор
bot-olmira = Ольмира
bot-veshchun = Вещун
