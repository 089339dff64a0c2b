"""The course of a battle, as rules that ask first and act last, and what they work out on the way.
Imports state and cards."""
