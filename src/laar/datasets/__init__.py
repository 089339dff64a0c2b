"""Data sets and tasks made from the games: positions, questions about rules, puzzles, and tables of
bots that anyone can check by playing the games again."""
