"""What a card may say: every word, selector, amount, condition, trigger and verb as a type."""
