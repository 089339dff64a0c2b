"""What Berserk alone needs: cards and packs of players, decks, events with their duels. The only
part of the server that knows a game's insides; no room below imports it."""
