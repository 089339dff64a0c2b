"""Draft and sealed: decks made at the table from the cards of one box."""
