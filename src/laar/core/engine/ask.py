"""One open question, in three forms.

* to one seat (CHANCE is a seat too): ``Ask(seat, kind)``;
* to one seat while others may cut in: ``Ask(seat, kind, others=(2, 3))``;
* to several seats in secret, each in small steps at its own pace: ``secret(seats, kind)``.
"""

from __future__ import annotations

from typing import Final

CHANCE: Final = -1
CHANCE_NAME: Final = "chance"  # on the wire and in records
READY: Final = "ready"  # closes a seat's part of a secret question


class Ask:
    """Who is asked what. The legal answers are listed by the table, and only when someone looks."""

    def __init__(
        self,
        seat: int,
        kind: str,
        about: tuple[int, ...] = (),
        others: tuple[int, ...] = (),
        secret: bool = False,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.about = about
        self.others = others
        self.secret = secret

    @property
    def seats(self) -> tuple[int, ...]:
        """Everyone whose answer would be taken now."""
        return self.others if self.secret else (self.seat, *self.others)


def secret(seats: tuple[int, ...], kind: str, about: tuple[int, ...] = ()) -> Ask:
    """A question that several seats answer in secret; the rule gets one list of steps a seat."""
    return Ask(seats[0], kind, about, seats, True)
