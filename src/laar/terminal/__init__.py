"""Play, watch and replay games in a terminal, drawn with rich."""
