"""The course of the game, as rules that ask first and act last, and what they work out on the way.
Imports scenarios and what lies below."""
