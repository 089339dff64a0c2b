"""Reviews of finished games: made beside the loop, piece by piece, and kept."""
