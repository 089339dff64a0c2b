"""Experiments of designers: what another card, number, deck or table changes in a game."""
