### What lists of tables say about Legends of Belogorye: the home page needs no more of it.

side-bogatyrs = Bogatyrs
side-evil = Evil
side-chance = Dice
