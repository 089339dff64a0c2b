"""Exact chances before one commits: the engine itself is asked what every die would do."""
