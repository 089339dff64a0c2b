"""Somebody at a table of any game: the panel, the buttons, and play to the end with errands."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import ClassVar, Generic, Protocol, Self, TypeVar

from playwright.sync_api import Locator
from tests.browser.visitor import Visitor

from laar.texts import Say, texts


class Seen(Protocol):
    """What a page shows at one moment."""

    @property
    def over(self) -> bool:
        """The game has ended."""


Sight = TypeVar("Sight", bound=Seen)


class Sitter(ABC, Generic[Sight]):
    """One person at a table."""

    game: ClassVar[str]
    most_moves: ClassVar[int]

    def __init__(self, person: Visitor) -> None:
        self.person = person
        self.page = person.page

    @property
    def say(self) -> Say:
        """The texts of the language this person reads."""
        return texts(self.person.lang, self.game)

    @property
    def panel(self) -> Locator:
        """The panel with the question."""
        return self.page.get_by_role("region", name=self.say("panel"), exact=True)

    def button(self, text: str, **args: object) -> Locator:
        """The button that begins so, where it can be seen."""
        name = re.compile(f"^{re.escape(self.say(text, **args))}")
        return self.page.get_by_role("button", name=name).filter(visible=True).first

    @abstractmethod
    def wait(self) -> Sight:
        """The table when this person is asked, or when the game is over."""

    @abstractmethod
    def move(self, sight: Sight) -> None:
        """One choice that brings the game on."""

    def play(self, *errands: Callable[[Self, Sight], bool]) -> None:
        """Play to the end; errands are tried at every chance until they say that it was one."""
        assert self._play(errands, whole=True).over, f"no end after {self.most_moves} moves"

    def run(self, *errands: Callable[[Self, Sight], bool]) -> None:
        """Play until the errands are done."""
        self._play(errands, whole=False)

    def _play(self, errands: Iterable[Callable[[Self, Sight], bool]], whole: bool) -> Sight:
        todo = list(errands)
        for _ in range(self.most_moves):
            sight = self.wait()
            if sight.over or not (todo or whole):
                break
            done = next((errand for errand in todo if errand(self, sight)), None)
            if done:
                todo.remove(done)
            else:
                self.move(sight)
        assert todo == [], "there was no moment for it"
        return sight
