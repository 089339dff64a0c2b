"""A board to try a card that a player wrote: it stands open among friends and enemies."""

from __future__ import annotations

from laar.core.game import Json
from laar.games.berserk.cards.schema.card import Card
from laar.games.berserk.player_packs.packs import Pack

# Friends beside and behind, enemies opposite, in a corner, two and three cells away; someone to
# revive, decks to summon from.
_OTHERS = """\
deck red orcs
deck blue dwarves
b2 red 2
d3 red 7
c4 blue 33
d4 blue 27 wounds 1
b5 blue 28
e6 blue 34 closed
grave red 5
"""
_ALOFT = ("flyer", "terrain")
_HOLDS = ("max_chips", "rage")  # keywords that say how many chips a card may have


def board_of(card: Card) -> Json:
    """Options of a table where the card stands in the middle and its player is to move."""
    place = "zone" if card.kind in _ALOFT else "c3"
    needed = max((one.cost.chips for one in card.abilities), default=0)
    most = min((key.x or 1 for key in card.keywords if key.name in _HOLDS), default=needed)
    chips = f" chips {min(needed, most)}" if needed else ""
    position = f"turn 3 red\n{place} red {card.number}{chips}\n{_OTHERS}"
    return {"position": position, "pack": Pack("Board", "", (card,)).data()}
