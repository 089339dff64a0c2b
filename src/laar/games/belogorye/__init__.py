"""Legends of Belogorye: nine bogatyrs against nine of evil. The small game, the one to copy."""
