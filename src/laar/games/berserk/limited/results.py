"""The results of an event: the decks, who plays whom, and who has won (BRS-367)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from laar.games.berserk.limited.event import Copy, Limited
from laar.games.berserk.state.battle import SEATS


@dataclass(frozen=True)
class Built:
    """The deck of a seat and what it left out of it, by the ids of the copies."""

    deck: tuple[str, ...]
    sideboard: tuple[str, ...]


@dataclass(frozen=True)
class Duel:
    """A duel that is over; a drawn one has no winner."""

    one: str
    other: str
    winner: str | None


@dataclass(frozen=True)
class Standing:
    """A row of the table of results; players with equally many wins share a place."""

    place: int
    player: str
    wins: int
    losses: int
    draws: int


def decks(t: Limited) -> dict[str, Built]:
    """The decks of those who stayed to the end, by seat."""
    found = {}
    for seat, deck in enumerate(t.decks):
        if deck:
            out = [card for card in t.pools[seat] if card not in deck]
            found[SEATS[seat]] = Built(_ids(t, deck), _ids(t, out))
    return found


def _ids(t: Limited, cards: Iterable[Copy]) -> tuple[str, ...]:
    return tuple(t.setting.ids[card] for card in sorted(cards))


def pairings(players: Sequence[str]) -> list[list[tuple[str, str]]]:
    """Rounds in which everyone meets everyone once; of an odd number one rests in each.

    >>> pairings(["red", "blue", "green", "violet"])[0]
    [('red', 'violet'), ('blue', 'green')]
    >>> [len(round) for round in pairings(["red", "blue", "green"])]
    [1, 1, 1]
    """
    circle: list[str | None] = [*players, *([None] * (len(players) % 2))]
    rounds = []
    for _ in circle[1:]:
        ends = zip(circle[: len(circle) // 2], reversed(circle), strict=False)
        rounds.append([(a, b) for a, b in ends if a is not None and b is not None])
        circle = [circle[0], circle[-1], *circle[1:-1]]  # the first stays, the others move on
    return rounds


def standings(
    players: Sequence[str], duels: Iterable[Duel], gone: Sequence[str] = ()
) -> list[Standing]:
    """The table of results, the best first: most wins take the event, ties are shared.

    A player who has left loses every duel that was not over.

    >>> duels = [Duel("red", "blue", "red"), Duel("green", "blue", "green")]
    >>> [(row.place, row.player, row.wins) for row in standings(["red", "blue", "green"], duels)]
    [(1, 'red', 1), (1, 'green', 1), (3, 'blue', 0)]
    """
    over: dict[frozenset[str], str | None] = {}
    for duel in duels:
        pair = frozenset((duel.one, duel.other))
        if len(pair) < 2 or not pair <= {*players} or pair in over:
            raise ValueError(f"{duel.one} and {duel.other} do not meet (again) in this event")
        if duel.winner not in (None, *pair):
            raise ValueError(f"{duel.winner} cannot win between {duel.one} and {duel.other}")
        over[pair] = duel.winner
    wins, losses, draws = Counter[str](), Counter[str](), Counter[str]()
    for pair in map(frozenset, combinations(players, 2)):
        lost = pair & {*gone} if pair not in over else pair - {over[pair]}
        if pair in over and over[pair] is None:
            draws.update(pair)
        elif lost:
            losses.update(lost)
            wins.update(pair - lost)
    rows = [
        Standing(
            1 + sum(wins[o] > wins[one] for o in players), one, wins[one], losses[one], draws[one]
        )
        for one in players
    ]
    return sorted(rows, key=lambda row: row.place)
