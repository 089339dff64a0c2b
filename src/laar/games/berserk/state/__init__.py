"""The table: every card, effects on cards, items on the stack of the rulebook, a paragraph at work,
and the facts that alone write there. Imports cards."""
