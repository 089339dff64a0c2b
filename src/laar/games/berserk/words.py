"""The words and numbers that cards are written with; whatever is not here cannot be said."""

from typing import Annotated, Literal

from msgspec import Meta

Text = Annotated[str, Meta(min_length=1, max_length=400, pattern=r"\S")]
Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$", max_length=40)]
Branch = Annotated[str, Meta(pattern="^[a-f]$")]

Few = Annotated[int, Meta(ge=1, le=9)]
Some = Annotated[int, Meta(ge=0, le=9)]
Cells = Annotated[int, Meta(ge=1, le=5)]  # no two cells of the field are further apart
Pip = Annotated[int, Meta(ge=1, le=6)]
# X-Y-Z. Not tuple[Some, Some, Some]: beside a bounded number in a union that crashes msgspec 0.22.
Triple = Annotated[tuple[Some, ...], Meta(min_length=3, max_length=3)]

Deck = Literal["orcs", "dwarves", "maidens", "coven"]
Element = Literal["steppe", "mountain", "swamp", "darkness", "neutral"]
Sort = Literal["creature", "flyer", "terrain", "artefact"]

# Cards that a paragraph can speak of: itself, what was chosen, what set it off.
Ref = Literal["self", "t1", "t2", "t3", "victim", "attacker", "subject"]

Side = Literal["self", "ally", "other_ally", "enemy", "any", "other"]
Noun = Literal["card", "creature", "row"]
Is = Literal[
    "opposite",
    "elite",
    "open",
    "closed",
    "cursed",
    "uncursed",
    "cursed_this_turn",
    "moved",
    "unmoved",
    "unmoved_last_turn",
    "has_chip",
    "has_ranged",
    "attacked_simple",
    "under_attack",
    "hero",
    "in_deck",
    "in_graveyard",
]

Attack = Literal[
    "simple",
    "directed",
    "special",
    "magic",
    "row",
    "shot",
    "throw",
    "discharge",
    "ranged",
    "nonmagic",
    "any",
]
Kind = Literal["weak", "medium", "strong"]

Lasts = Literal[
    "eot",
    "its_next_turn",
    "start_of_own_turn",
    "end_of_own_next_turn",
    "battle",
    "next_simple_strike",
    "while_self_closed",
    "while_opposite",
]
