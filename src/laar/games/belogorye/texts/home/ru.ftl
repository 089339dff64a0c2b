### What lists of tables say about Legends of Belogorye: the home page needs no more of it.

side-bogatyrs = Богатыри
side-evil = Нечисть
side-chance = Кубики
