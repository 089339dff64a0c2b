"""The lab: many games between bots, and what they say about the cards."""
