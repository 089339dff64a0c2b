"""The lab: bots play many games, and the results are used to judge the balance of the cards."""
