"""Lessons and puzzles, and how puzzles are found in games. Imports view and what lies below."""
