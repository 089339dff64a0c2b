"""What a seat sees of the field as numbers; all of it is public but where it has placed itself."""

from __future__ import annotations

from typing import Final

from laar.core.engine.ask import READY
from laar.core.planes import Part
from laar.games.belogorye.state.field import Field
from laar.games.belogorye.state.ground import GRID
from laar.games.belogorye.state.numbers import ACTED, CLOSED, POISONED, SQUAD, Fighter

CHANNELS: Final = (
    "fighter, from 1", "side: 1 own, 2 other", "wounds", "life", "units of movement left",
    "closed", "acted", "poisoned", "weak blow", "medium blow", "strong blow", "kind of action",
)  # fmt: skip
KINDS: Final = (
    "first", "place", "main", "intercept", "blow", "targets", "spot", "cure", "splash", "die",
)  # fmt: skip
KIND: Final = {kind: number for number, kind in enumerate(KINDS)}
ABOUT: Final = 6  # numbers of a question that are shown
PARTS: Final = (
    Part("field", (GRID.rows, GRID.columns, len(CHANNELS)), CHANNELS),
    Part("placed", (SQUAD,), ("cell of each own fighter while squads are placed, from 1",)),
    Part("kind", (len(KINDS),), KINDS),
    Part("about", (ABOUT,), ("what the question is about, from 1; at a blow the two dice",)),
    Part(
        "clock",
        (9,),
        ("asked: 1 this seat, 2 the other", "seat", "first: 1 this seat, 2 the other",
         "active: likewise", "turn", "turns without a wound", "a wound was dealt this turn",
         "offers a draw: likewise", "the game is over"),
    ),
)  # fmt: skip
EMPTY: Final = bytes(len(CHANNELS))
UNPLACED: Final = bytes(SQUAD)
KIND_ROWS: Final = {kind: bytes([one == kind for one in KINDS]) for kind in KINDS}
NO_KIND: Final = bytes(len(KINDS))
NO_ABOUT: Final = bytes(ABOUT)

_rows: Final[dict[int, bytes]] = {}  # printed fighters in every state: made once


def planes(t: Field, seat: int) -> bytes:
    """The field and the question as this seat sees them."""
    cells: list[bytes] = []
    printed = not t.setting.changed
    for who in t.at:
        if who < 0:
            cells.append(EMPTY)
        elif printed:
            state = t.wounds[who] << 16 | t.spent[who] << 11 | t.flags[who] << 8
            key = state | int(who) << 1 | (1 if (who < SQUAD) == (seat == 0) else 0)
            row = _rows.get(key)
            if row is None:
                row = _fighter(t, who, seat)
                _rows[key] = row
            cells.append(row)
        else:
            cells.append(_fighter(t, who, seat))
    ask = t.ask
    if ask is None:
        cells.append(UNPLACED + NO_KIND + NO_ABOUT)
        asked = 0
    else:
        secret = ask.secret
        cells.append(_placed(t, seat) if secret else UNPLACED)
        cells.append(KIND_ROWS[ask.kind])
        cells.append(_about(ask.about) if ask.about else NO_ABOUT)
        asked = 1 if secret else _side(ask.seat, seat)
    cells.append(
        bytes(
            [
                asked,
                seat,
                _side(t.first, seat),
                _side(t.active, seat),
                _byte(t.turn),
                t.quiet,
                1 if t.blood else 0,
                _side(t.offer, seat),
                0 if t.outcome is None else 1,
            ]
        )
    )
    return b"".join(cells)


def _fighter(t: Field, who: Fighter, seat: int) -> bytes:
    traits = t.fighters[who]
    blows = traits.blows
    return bytes(
        [
            who + 1,
            1 if (who < SQUAD) == (seat == 0) else 2,
            _byte(t.wounds[who]),
            _byte(traits.life),
            traits.speed - t.spent[who],
            1 if t.is_so(who, CLOSED) else 0,
            1 if t.is_so(who, ACTED) else 0,
            1 if t.is_so(who, POISONED) else 0,
            blows[1],
            blows[2],
            blows[3],
            traits.action,
        ]
    )


def _placed(t: Field, seat: int) -> bytes:
    """The seat's own secret steps."""
    cells = [0] * SQUAD
    if t.steps:
        for step in t.steps[seat]:
            if step != READY:
                cells[t.ids.index(step[6:-3]) - seat * SQUAD] = GRID.cell[step[-2:]] + 1
    return bytes(cells)


def _about(about: tuple[int, ...]) -> bytes:
    shown = [_byte(number + 1) for number in about[:ABOUT]]
    return bytes(shown + [0] * (ABOUT - len(shown)))


def _side(whose: int, seat: int) -> int:
    """Nobody, this seat or the other."""
    if whose < 0:
        return 0
    return 1 if whose == seat else 2


def _byte(number: int) -> int:
    """A number that a byte can hold."""
    if number < 0:
        return 0
    return number if number < 256 else 255
