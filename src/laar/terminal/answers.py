"""Answers of a player, and questions about answers: why not, and the odds."""

from __future__ import annotations

from collections.abc import Callable

from laar.terminal.session import Session
from laar.terminal.typed import plain, read

# Verbs that a player may ask about even when no legal answer begins with them.
WORDS = (
    "first", "place", "ready", "step", "strike", "use", "end", "intercept", "pass", "blow", "also",
    "enough", "to", "heal", "cure", "splash", "retract",
)  # fmt: skip


def answer(session: Session, seat: int, line: str) -> bool:
    """Give an answer; one that leads to dice is confirmed first, with its odds shown."""
    if not line:
        return True
    chosen = _read(session, seat, line)
    if chosen is None:
        return True
    if _ask_kind(session) == "main" and session.odds(chosen):
        standing = session.look.standing(session.play.view(seat))
        if not session.confirm(session.words.answer(chosen, standing)):
            return True
    session.answer(chosen, seat)
    return True


def why(session: Session, seat: int, line: str) -> bool:
    """List the legal answers, or say why this one is not among them."""
    options = session.play.options(seat)
    if not line:
        session.list(seat, options)
        asides = ", ".join(session.play.game.asides(session.play.table, seat))
        session.screen.line(session.words.say("term-asides", asides=asides), "dim")
        return True
    text = read(line, options, names(session)).answer or _spell(session, seat, line)
    refusals = session.play.why_not(text, seat)
    if refusals:
        session.refuse(refusals)
    else:
        session.screen.line(session.words.say("term-legal", answer=text))
    return True


def odds(session: Session, seat: int, line: str) -> bool:
    """Show the exact chances of an answer."""
    chosen = _read(session, seat, line)
    if chosen is not None and not session.odds(chosen):
        session.screen.line(session.words.say("term-no-dice", answer=chosen))
    return True


def _ask_kind(session: Session) -> str:
    return session.play.ask.kind if session.play.ask is not None else ""


def _read(session: Session, seat: int, line: str) -> str | None:
    """The legal answer that a line means; else show what it may mean or why it is not legal."""
    options = session.play.options(seat)
    reading = read(line, options, names(session))
    if reading.answer is None and reading.begins:
        session.list(seat, reading.begins)
    elif reading.answer is None and line.isdecimal():
        session.screen.line(session.words.say("term-no-number", count=len(options)))
    elif reading.answer is None:
        text = _spell(session, seat, line)
        refusals = session.play.why_not(text, seat)
        if not refusals:  # an aside, typed in full
            return text
        session.refuse(refusals)
    return reading.answer


def _spell(session: Session, seat: int, line: str) -> str:
    """A typed line in the spelling of the engine, to ask why it is not legal."""
    typed = [plain(word) for word in line.split()]
    verbs = {plain(session.words.word(word)): word for word in WORDS}
    typed = [verbs.get(word, word) for word in typed]
    if typed and typed[0] in WORDS:
        return " ".join(typed)
    return session.look.meant(typed, session.play.view(seat))


def names(session: Session) -> Callable[[str], list[str]]:
    """A function that gives other spellings of a word."""
    parts, word = session.words.parts, session.words.word

    def spellings(id: str) -> list[str]:
        part = parts.get(id)
        if part is None:
            return [word(id)]
        return [*part["name"].values(), *part.get("short", {}).values()]

    return spellings
