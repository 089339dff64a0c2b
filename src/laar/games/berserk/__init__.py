"""Berserk, starter set of 2021: a duel of squads bought from a deal of fifteen cards."""
