### What lists of tables say about Berserk: the home page needs no more of it.

side-red = Player 1
side-blue = Player 2
side-green = Player 3
side-violet = Player 4
side-chance = Dice

mode-duel = Duel
mode-team = 2 on 2
mode-draft = Draft
mode-sealed = Sealed
event-duels = Duels

bot-zhdan = Zhdan
bot-milava = Milava
bot-shram = Scar
bot-ratibor = Ratibor
bot-olmira = Olmira
bot-veshchun = The Seer
