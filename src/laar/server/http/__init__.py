"""The HTTP side of what every game has: guests, games, tables, finished games, lessons."""
