"""What people are told of ratings."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class RatingInfo(TypedDict):
    """How good somebody is in one list, and how sure that is."""

    game: str
    mode: str
    points: int
    doubt: int  # standard deviation, in points
    games: int
    certain: bool  # else it is provisional


class RankInfo(TypedDict):
    """A row of a list; a bot's rating is fixed."""

    name: str
    points: int
    doubt: int
    games: int
    bot: NotRequired[bool]


class LevelInfo(TypedDict):
    """How hard it is for so many people together, as those found it who have played it."""

    edition: str
    mode: str
    players: int
    points: int
    doubt: int
    games: int


class RatingList(TypedDict):
    """GET /api/ratings/GAME/MODE: the best first"""

    game: str
    mode: str
    ranks: list[RankInfo]
    levels: list[LevelInfo]
    mine: RatingInfo | None


class RatingLists(TypedDict):
    """GET /api/ratings: the lists there are, by game, and one's own ratings"""

    lists: dict[str, list[str]]
    mine: list[RatingInfo]


class RatedGame(TypedDict):
    """What a game changed."""

    table: str
    points: int
    doubt: int
    gained: int
    ended: int


class Curve(RatingInfo):
    """A rating, and the games that made it, the oldest first."""

    curve: list[RatedGame]


class PersonInfo(TypedDict):
    """GET /api/people/NAME"""

    name: str
    since: int
    ratings: list[Curve]


class RatedTable(TypedDict):
    """GET /api/tables/ID/ratings: what the game changed, by seat"""

    changes: dict[str, RatedGame]
