"""What bots think: what cards, paragraphs and positions are worth, and which answers look
promising. Imports legal and what lies below."""
