"""Positions and decks where a short story begins."""

from __future__ import annotations

# Red may strike c4, and two neighbours may defend it; one of them can also answer suddenly.
# Everything there is to look at: wounds, chips, keywords laid on, a closed card, a flyer, graves.
CROWDED = """turn 5 red
c3 red 22 wounds 3
b3 red 9 chips 1
d2 red 10
a2 red 20
c4 blue 59 wounds 2
b4 blue 57 curse
d4 blue 63 chips 1
e5 blue 49 closed poison 2
zone blue 107
grave red 2
grave blue 46
"""
# Two of red beside the last card of blue, which has two lives left.
NEARLY_OVER = """turn 5 red
c3 red 22
b3 red 9
c4 blue 59 wounds 10
"""
# A flyer strikes anybody from the additional zone, and its victim has one life left.
ALOFT = """turn 5 red
a1 red 46
zone red 107
e6 blue 46 closed wounds 6
"""
# Thirty cards of few words: nothing but lives, blows and armour.
PLAIN = {str(number): 3 for number in (3, 4, 8, 9, 10, 11, 12, 27, 30, 76)}
