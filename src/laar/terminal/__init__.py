"""Playing, watching and replaying at a keyboard, drawn with rich."""
