### What lists of tables say about Berserk: the home page needs no more of it.

side-red = Игрок 1
side-blue = Игрок 2
side-green = Игрок 3
side-violet = Игрок 4
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
