"""What every game runs on, and all that runs inside a search: questions, the table and its stack of
rules, facts, grids and decks. Compiled; it imports nothing else of this project."""
