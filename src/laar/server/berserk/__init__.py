"""What Berserk alone needs: cards and packs of players, decks, events with their duels and their
clock. The only part of the server that knows a game's insides; everything else meets games through
their protocol."""
