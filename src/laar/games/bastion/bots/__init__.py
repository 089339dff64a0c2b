"""What bots think: sensible ways to play the rest of a turn, and what a position is worth. Imports
legal and what lies below."""
