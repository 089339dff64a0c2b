"""Strangers find each other: who looks for a game, and the tables where they meet."""
