"""Belogorye in a terminal."""
