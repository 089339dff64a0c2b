"""What a game is made of before its first draw: modes of both books, scenarios of players, the plan
of a table. Imports state and pieces."""
