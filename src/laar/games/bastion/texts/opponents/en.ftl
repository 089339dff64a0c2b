### The opponents: with whom one plays, what they are, how they play.

bot-timosha-with = with Timosha
bot-timosha-trade = water-carrier
bot-timosha-line = Gathers mana and does not know what for.

bot-aksinya-with = with Aksinya
bot-aksinya-trade = keeper of keys
bot-aksinya-line = Likes rituals and buildings and asks for patience.

bot-bork-with = with Bork
bot-bork-trade = gunner
bot-bork-line = Attacks every turn if the mana lasts.

bot-velemir-with = with Velemir
bot-velemir-trade = warden of the gate
bot-velemir-line = Does the best that can be done this turn.

bot-radmila-with = with Radmila
bot-radmila-trade = enchantress
bot-radmila-line = Prepares her blows and thinks one turn ahead.

bot-svetozar-with = with Svetozar
bot-svetozar-trade = master builder
bot-svetozar-line = Knows the wall by heart and counts to the breach.
