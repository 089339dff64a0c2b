"""A game in one terminal, with people and bots in the seats."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from laar.core.game import Json, Refusal, Refused
from laar.core.play import Play
from laar.core.record import Header
from laar.terminal import bots, files
from laar.terminal.looks import Look, look_of
from laar.terminal.screen import Screen
from laar.terminal.show import draw, tell_end
from laar.terminal.words import Words, log_lines

HUMAN = "human"
FEW = 9  # if there are no more answers than this, they are listed at once


@dataclass
class Session:
    """Who plays which seat, and what has been shown so far."""

    play: Play
    leaders: tuple[str, ...]  # by seat: HUMAN or the name of a bot
    header: Header
    screen: Screen
    words: Words
    source: random.Random
    budget: float = bots.BUDGET
    save_to: Path | None = None
    told: int = 0  # how many facts have been shown
    drawn: str = ""  # the state on the screen
    holder: int = -1  # the seat whose secrets are on the screen
    reasons: list[Json] = field(default_factory=list)  # of the bot that answered last
    offered: int = -1  # the last question at which bots were asked whether they cut in

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, leader in enumerate(self.leaders) if leader == HUMAN)

    @property
    def helpers(self) -> tuple[int, ...]:
        """The seats of people that may cut in now."""
        return tuple(seat for seat in self.play.helpers if seat in self.people)

    @property
    def look(self) -> Look:
        """How this game is drawn."""
        return look_of(self.play.game.name)

    def seat_name(self, seat: int) -> str:
        """The name of a seat in the player's language."""
        return self.words.name(self.play.seats[seat])

    def run(self, obey: Callable[[Session, int, str], bool]) -> None:
        """Play until the game is over or the players leave; ``obey`` carries out a typed line."""
        while self.play.outcome is None:
            if self._cut_in():
                continue
            seat = self.play.asked[0]
            if self.leaders[seat] != HUMAN:
                self._bot(seat)
                continue
            if not self._hand_over(seat):
                break
            self.show(seat)
            line = self.screen.ask(self.seat_name(seat))
            if line is None or not obey(self, seat, line):
                break
        self._close()

    def answer(self, text: str, seat: int) -> bool:
        """Give an answer; if it is refused, show why."""
        try:
            self.play.answer(text, seat)
        except Refused as refused:
            self.refuse(refused.refusals)
            return False
        if self.save_to is not None:
            files.save(self.play, self.header, self.save_to)
        return True

    def refuse(self, refusals: list[Refusal]) -> None:
        """Show why an answer is refused."""
        for refusal in refusals:
            self.screen.line(f"✗ {self.words.refusal(refusal)}", "yellow")

    # -- what is shown -----------------------------------------------------------------------------

    def show(self, seat: int, again: bool = False) -> None:
        """Show new facts, the board and the question to this seat."""
        key = f"{self.play.key()} {seat}"
        if key == self.drawn and not again:
            return
        self.drawn = key
        self.tell(seat)
        view = self.play.view(seat)
        turned = len(self.people) == 1 and view.get("first") not in (None, view["seat"])
        self.screen.show(self.look.board(view, self.words, turned))
        ask = self.play.ask
        if ask is None:
            return
        self.screen.line(self.words.question(ask.kind), "bold")
        options = self.play.options(seat)
        if len(options) <= FEW:
            self.list(seat, options)
        for helper in self.helpers:
            said = ", ".join(self.play.options(helper)[:FEW])
            name = self.play.seats[helper]
            self.screen.line(self.words.say("term-cut-in", seat=name, answers=said), "dim")
        if ask.kind in ("intercept", "blow"):
            for option in options:
                self.odds(option)

    def tell(self, seat: int | None) -> None:
        """Show the facts that have not been shown yet."""
        self.screen.show(*log_lines(self.play, seat, self.told, self.words))
        self.told = len(self.play.facts)

    def list(self, seat: int, some: list[str]) -> None:
        """List answers with their numbers; those with the same beginning share a line."""
        standing = self.look.standing(self.play.view(seat))
        lines: dict[str, list[str]] = {}
        for number, option in enumerate(self.play.options(seat), 1):
            if option in some:
                begin, _, last = option.rpartition(" ")
                text = f"{number}: {self.words.answer(last, standing)}"
                lines.setdefault(begin and self.words.answer(begin, standing), []).append(text)
        for begin, ends in lines.items():
            self.screen.line(f"  {begin}  {'  '.join(ends)}" if begin else f"  {'  '.join(ends)}")

    def odds(self, text: str) -> bool:
        """The exact chances of a legal answer; None if it leads to no dice."""
        odds = self.play.odds(text)
        if odds is not None:
            self.screen.show(self.look.chances(odds, self.words))
        return odds is not None

    def confirm(self, question: str) -> bool:
        """Ask yes or no; Enter means yes."""
        line = self.screen.ask(f"{question} [{self.words.say('term-yes-no')}]")
        return line is not None and line.lower() in ("", "y", "yes", "д", "да")

    # -- in turn -----------------------------------------------------------------------------------

    def _cut_in(self) -> bool:
        """Ask each bot once per question whether it cuts in; True when one did."""
        number = len(self.play.history)
        if self.offered == number:
            return False
        self.offered = number
        helpers = [seat for seat in self.play.helpers if self.leaders[seat] != HUMAN]
        return any(self._bot(seat) for seat in helpers)

    def _bot(self, seat: int) -> bool:
        name = self.leaders[seat]
        with self.screen.thinking(self.words.say("term-thinking", bot=name)):
            seed = self.source.getrandbits(32)
            chosen = bots.choose(self.play, seat, name, self.budget, seed)
        if chosen["answer"] is None:
            return False
        self.reasons = chosen["reasons"]
        return self.answer(chosen["answer"], seat)

    def _hand_over(self, seat: int) -> bool:
        """Clear the screen before the keyboard passes to another person in a secret question."""
        ask = self.play.ask
        if ask is None or not ask.secret or len(self.people) < 2:
            if self.holder >= 0:
                self.screen.clear()
                self.holder = -1
            return True
        if self.holder == seat:
            return True
        self.screen.clear()
        self.holder = seat
        prompt = self.words.say("term-hand-over", side=self.seat_name(seat))
        return self.screen.ask(prompt) is not None

    def _close(self) -> None:
        """Show how the game ended and where its record is saved."""
        if self.play.outcome is not None:
            self.tell(None)
            draw(self.play, None, self.screen, self.words)
            tell_end(self.play, self.screen, self.words)
        if self.save_to is not None:
            files.save(self.play, self.header, self.save_to)
            self.screen.line(self.words.say("term-saved", file=str(self.save_to)))
