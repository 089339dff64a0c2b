"""Enemies, spells, rituals, districts and the clauses: what is printed, as strict data, as the
numbers that rules read (``numbers``, ``cards``) and as players read it. Imports the core alone."""
