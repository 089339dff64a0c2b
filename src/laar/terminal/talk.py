"""Commands that a player may type besides an answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from laar.core.engine.ask import READY
from laar.core.undo import undoable
from laar.terminal import bots, files
from laar.terminal.answers import answer, names, odds, why
from laar.terminal.session import HUMAN, Session
from laar.terminal.typed import plain
from laar.terminal.words import log_lines

Deed = Callable[[Session, int, str], bool]  # False leaves the game
ADVISER = "search-2"


def obey(session: Session, seat: int, line: str) -> bool:
    """Carry out a typed line."""
    if line.startswith("?"):
        return why(session, seat, line[1:].strip())
    word, _, rest = line.partition(" ")
    for helper in session.helpers:
        if word.lower() == session.play.seats[helper]:
            return answer(session, helper, rest.strip())
    deed = DEEDS.get(word.lower())
    return deed(session, seat, rest.strip()) if deed else answer(session, seat, line)


def rule(session: Session, seat: int, line: str) -> bool:
    """Show a clause, or all clauses with a word."""
    found = session.words.clause(line)
    if found is not None:
        session.screen.line(found)
        return True
    clauses = session.words.clauses.search(line, session.words.lang) if line else ()
    for clause in clauses:
        session.screen.line(f"{clause.id} {clause.title[session.words.lang]}")
    if not clauses:
        session.screen.line(session.words.say("term-no-clause", id=line or "?"))
    return True


def card(session: Session, seat: int, line: str) -> bool:
    """Show the cards whose name begins with this."""
    from laar.terminal.cards import card_text

    wanted = plain(line)
    there = session.look.standing(session.play.view(seat)).get(wanted)
    spellings = names(session)
    for id, part in session.words.parts.items():
        named = wanted and any(plain(name).startswith(wanted) for name in (id, *spellings(id)))
        if named or id == there:
            session.screen.line(card_text(part, session.words))
    return True


def log(session: Session, seat: int, line: str) -> bool:
    """Show the whole log, or its last lines."""
    lines = log_lines(session.play, seat, 0, session.words)
    session.screen.show(*(lines[-int(line) :] if line.isdecimal() and int(line) else lines))
    return True


def undo(session: Session, seat: int, line: str) -> bool:
    """Take back the player's last secret step, or everything back to their last answer."""
    play = session.play
    steps = play.table.steps[seat] if play.ask is not None and play.ask.secret else []
    if steps:
        return session.answer(f"retract {steps[-1]}", seat) or True
    count = undoable(play, seat, session.people)
    if not count:
        session.screen.line(session.words.say("term-no-undo"))
        return True
    play.undo(count, seat)
    session.told = min(session.told, len(play.facts))
    session.screen.line(session.words.say("term-undone", count=count))
    if session.save_to is not None:
        files.save(play, session.header, session.save_to)
    return True


def save(session: Session, seat: int, line: str) -> bool:
    """Write the record."""
    path = Path(line) if line else session.save_to
    if path is None:
        session.screen.line(session.words.say("term-save-where"))
        return True
    try:
        files.save(session.play, session.header, path)
    except OSError as error:
        session.screen.line(f"✗ {path}: {error.strerror}", "yellow")
    else:
        session.screen.line(session.words.say("term-saved", file=str(path)))
    return True


def auto(session: Session, seat: int, line: str) -> bool:
    """Take all remaining steps of a secret question at random."""
    ask = session.play.ask
    if ask is None or not ask.secret:
        session.screen.line(session.words.say("term-auto-when"))
        return True
    while (options := session.play.options(seat)) != [READY]:
        session.answer(session.source.choice(options), seat)
    return True


def concede(session: Session, seat: int, line: str) -> bool:
    """Give up, after a confirmation."""
    if session.confirm(session.words.say("term-concede")):
        session.answer("concede", seat)
    return True


def offer_draw(session: Session, seat: int, line: str) -> bool:
    """Offer a draw; a bot declines, a person at the same keyboard is asked."""
    if not session.answer("offer-draw", seat):
        return True
    other = 1 - seat
    agreed = session.leaders[other] == HUMAN and session.confirm(
        session.words.say("term-accept-draw", side=session.seat_name(other))
    )
    session.answer("accept-draw" if agreed else "decline-draw", other)
    return True


def hint(session: Session, seat: int, line: str) -> bool:
    """Show what a bot would answer and the lines it compared."""
    seed = session.source.getrandbits(32)
    with session.screen.thinking(session.words.say("term-thinking", bot=ADVISER)):
        chosen = bots.choose(session.play, seat, ADVISER, session.budget, seed)
    session.screen.line(session.words.say("term-hint", answer=chosen["answer"]))
    _reasons(session, chosen["reasons"])
    return True


def reason(session: Session, seat: int, line: str) -> bool:
    """Show the reasons of the bot's last answer."""
    _reasons(session, session.reasons)
    return True


def board(session: Session, seat: int, line: str) -> bool:
    """Draw the board again."""
    session.show(seat, again=True)
    return True


def help_(session: Session, seat: int, line: str) -> bool:
    """List what may be typed."""
    session.screen.line(session.words.say("term-help"))
    return True


def leave(session: Session, seat: int, line: str) -> bool:
    """Leave the game."""
    return False


def _reasons(session: Session, reasons: list[dict[str, object]]) -> None:
    if not reasons:
        session.screen.line(session.words.say("term-no-reasons"))
    for line in reasons:
        session.screen.line(f"  {line['answer']}: {line['worth']}")


DEEDS: dict[str, Deed] = {
    "help": help_, "помощь": help_, "odds": odds, "шансы": odds, "rule": rule, "правило": rule,
    "card": card, "карта": card, "log": log, "журнал": log, "undo": undo, "назад": undo,
    "save": save, "сохранить": save, "auto": auto, "сам": auto, "concede": concede,
    "сдаться": concede, "offer-draw": offer_draw, "draw": offer_draw, "ничья": offer_draw,
    "hint": hint, "совет": hint, "reason": reason, "почему": reason, "board": board, "поле": board,
    "quit": leave, "exit": leave, "выход": leave,
}  # fmt: skip
