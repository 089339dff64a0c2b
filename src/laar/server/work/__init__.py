"""Processes beside the loop that work out what takes long, and who may use how much of them. Knows
nothing of tables."""
