"""The words and numbers that cards are written with; whatever is not here cannot be said."""

from typing import Annotated, Literal

from msgspec import Meta

# Readable text without control characters.
Text = Annotated[
    str, Meta(max_length=400, pattern=r"^[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*\Z")
]
Note = Annotated[str, Meta(max_length=400, pattern=r"^[^\x00-\x1f\x7f]*\Z")]
# Gender or number, then genitive, dative, accusative, instrumental and prepositional.
FormsText = Annotated[
    str,
    Meta(max_length=400, pattern=r"^((m|f|n|pl) [^,\x00-\x1f\x7f]+(, [^,\x00-\x1f\x7f]+){4})?\Z"),
]
Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$", max_length=40)]
Branch = Annotated[str, Meta(pattern="^[a-f]$")]

Few = Annotated[int, Meta(ge=1, le=9)]
Some = Annotated[int, Meta(ge=0, le=9)]
Cells = Annotated[int, Meta(ge=1, le=5)]  # no two cells of the field are further apart
Pip = Annotated[int, Meta(ge=1, le=6)]
# X-Y-Z. Not tuple[Some, Some, Some]: beside a bounded number in a union that crashes msgspec 0.22.
Triple = Annotated[tuple[Some, ...], Meta(min_length=3, max_length=3)]

Deck = Literal["orcs", "dwarves", "maidens", "coven", "own"]
Element = Literal["steppe", "mountain", "swamp", "darkness", "neutral"]
Sort = Literal["creature", "flyer", "terrain", "artefact"]

# Cards that a paragraph can speak of: itself, what was chosen; the card that met the triggering
# attack, the one that made it, the one that the trigger is about.
Ref = Literal["self", "t1", "t2", "t3", "victim", "attacker", "subject"]

Side = Literal["self", "ally", "other_ally", "enemy", "any", "other"]
Noun = Literal["card", "creature", "row"]
Is = Literal[
    "opposite",  # on the cell straight ahead of this card, seen from its controller
    "elite",  # gold crystal
    "open",
    "closed",
    "cursed",
    "uncursed",
    "cursed_this_turn",  # got Curse this turn
    "moved",  # changed its cell this turn, by itself or by an effect
    "unmoved",  # has not, so far
    "unmoved_last_turn",  # not in its controller's last turn; nobody before the first
    "has_chip",  # at least one ○
    "has_ranged",  # has an ability that makes a shot, throw or discharge
    "attacked_simple",  # announced a simple strike this turn
    "under_attack",  # target of an attack that waits on the stack
    "hero",  # class Hero-warrior or Hero-mage
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
    "eot",  # until the end of this turn
    "its_next_turn",  # until the end of the next turn of the controller of the card meant
    "start_of_own_turn",  # until the start of your next turn
    "end_of_own_next_turn",  # until the end of your turn after this turn, whosever it is
    "battle",
    "next_simple_strike",  # the next it announces; of free, in this turn
    "while_self_closed",  # as long as this card is closed and in play
    "while_opposite",  # as long as the target is opposite this card, and this card in play
]
