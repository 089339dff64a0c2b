"""What bots think: what cards, abilities and positions are worth, and which answers look
promising. Imports legal and what lies below."""
