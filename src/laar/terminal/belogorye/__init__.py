"""Belogorye at a keyboard."""
