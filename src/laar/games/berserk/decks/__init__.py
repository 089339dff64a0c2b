"""Decks: those of the set, lists of cards, whether a built one may be played, and decks as text.
Imports cards."""
