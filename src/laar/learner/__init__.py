"""Teaches the bot neural a game: games against itself on all cores, a net trained from them."""
