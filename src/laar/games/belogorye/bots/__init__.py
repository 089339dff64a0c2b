"""What bots think: what a position is worth, and which answers look promising. Imports legal and
what lies below."""
