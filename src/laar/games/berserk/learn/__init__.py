"""Lessons, and tasks of puzzles. Imports view and what lies below."""
