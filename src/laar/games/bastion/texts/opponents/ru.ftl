### The opponents: with whom one plays, what they are, how they play.

bot-timosha-with = с Тимошей
bot-timosha-trade = водонос
bot-timosha-line = Собирает ману и не знает, на что её потратить.

bot-aksinya-with = с Аксиньей
bot-aksinya-trade = ключница
bot-aksinya-line = Любит ритуалы и постройки и просит не торопиться.

bot-bork-with = с Борком
bot-bork-trade = пушкарь
bot-bork-line = Атакует каждый ход, лишь бы хватило маны.

bot-velemir-with = с Велемиром
bot-velemir-trade = страж врат
bot-velemir-line = Делает лучшее, что можно успеть за этот ход.

bot-radmila-with = с Радмилой
bot-radmila-trade = чародейка
bot-radmila-line = Готовит удары заранее и думает на ход вперёд.

bot-svetozar-with = со Светозаром
bot-svetozar-trade = зодчий
bot-svetozar-line = Знает стену наизусть и считает до самого прорыва.
