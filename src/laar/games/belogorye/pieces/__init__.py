"""The eighteen fighters: what a card may say (``verbs``, ``components``), the cards themselves, and
each as the numbers that rules read (``traits``, ``reading``) and as words (``card_text``). Imports
the core alone."""
