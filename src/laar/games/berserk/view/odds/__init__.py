"""Exact chances of an answer before it is given: the engine tries every number on the dice."""
