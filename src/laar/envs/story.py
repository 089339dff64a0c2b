"""All that each seat was told in a game and said itself, by question: what it can remember."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from laar.core.engine.fact import Log
from laar.core.game import AnyGame
from laar.envs.fast.episode import Episode


class Page:
    """What a seat was told last, and what before that; pages never change, so states share them."""

    def __init__(self, text: str, before: Page | None) -> None:
        self.text = text
        self.before = before


class Story:
    """A page for each seat."""

    def __init__(self, last: tuple[Page | None, ...]) -> None:
        self.last = last

    def __deepcopy__(self, memo: object) -> Story:
        """It never changes, so copies share it."""
        return self

    @staticmethod
    def empty(seats: int) -> Story:
        """Nothing was told yet."""
        return Story((None,) * seats)

    @staticmethod
    def of(told: list[list[str]]) -> Story:
        """The story again from its lines, by seat."""
        found: list[Page | None] = []
        for lines in told:
            page: Page | None = None
            for line in lines:
                page = Page(line, page)
            found.append(page)
        return Story(tuple(found))

    def __reduce__(self) -> tuple[Callable[[list[list[str]]], Story], tuple[list[list[str]]]]:
        return Story.of, ([self.lines(seat) for seat in range(len(self.last))],)

    def lines(self, seat: int) -> list[str]:
        """All that a seat was told, in order."""
        lines: list[str] = []
        page = self.last[seat]
        while page is not None:
            lines.append(page.text)
            page = page.before
        return lines[::-1]

    def text(self, seat: int) -> str:
        """The same as text."""
        return "".join(f"{line}\n" for line in self.lines(seat))

    def waited(self, seat: int) -> Story:
        """A seat let a question pass; it alone knows."""
        return self._with({seat: "wait"})

    def after(self, game: AnyGame, episode: Episode, seat: int, text: str) -> Story:
        """Answer at the table, and tell every seat the facts that it may know."""
        table = episode.table
        ask = table.ask
        secret = ask is not None and ask.secret
        table.log = Log()
        episode.say(text)
        facts = table.log.facts
        table.log = None
        found: dict[int, str] = {}
        for viewer in range(len(self.last)):
            heard: list[Any] = []
            for fact in facts:
                one = game.tell(table, fact, viewer)
                if one is not None:
                    heard.append(one)
            own = [text] if viewer == seat and secret else []
            if heard or own:
                found[viewer] = json.dumps([*own, *heard], ensure_ascii=False, sort_keys=True)
        return self._with(found)

    def _with(self, told: dict[int, str]) -> Story:
        return Story(
            tuple(
                Page(told[seat], page) if seat in told else page
                for seat, page in enumerate(self.last)
            )
        )
