### What lists of tables say about Bastion: the home page needs no more of it.

side-chance = Decks
side-dagdar = Dagdar
side-sannirr = Sannirr
side-irvena = Irvena
side-talm = Talm
mode-training = Training game
mode-army = Own army
mode-siege-1 = Standard siege
mode-siege-2 = Siege of the flyers
mode-siege-3 = Siege of the dragons
mode-siege-4 = Siege of the legends
mode-siege-5 = Siege of the archmages
mode-siege-6 = Siege of the werewolves
mode-siege-7 = Impossible siege
mode-easy = Easy level
mode-medium = Medium level
mode-hard = Hard level
mode-extreme = Extreme level
mode-scenario-1 = Darkened skies
mode-scenario-2 = Trembling earth
mode-scenario-3 = Show of force
mode-scenario-4 = Late arrival
mode-own = Own scenario

home-hotseat = All by me

bot-timosha = Timosha
bot-aksinya = Aksinya
bot-bork = Bork
bot-velemir = Velemir
bot-radmila = Radmila
bot-svetozar = Svetozar
