"""Watch bots play, and step through records."""

from __future__ import annotations

from rich.text import Text

from laar.core.abilities import EndsUnwon
from laar.core.play import Play
from laar.core.record import seat_name
from laar.terminal import bots
from laar.terminal.looks import look_of
from laar.terminal.screen import Screen
from laar.terminal.words import Words, log_lines


def watch(
    play: Play, names: list[str], screen: Screen, words: Words, budget: float, pause: float
) -> None:
    """Let bots play to the end and draw the board after every answer."""
    told = 0
    while play.outcome is None:
        seed = len(play.history)  # so that the same game can be watched again
        for seat in (*play.helpers, play.asked[0]):
            with screen.thinking(words.say("term-thinking", bot=names[seat])):
                answer = bots.choose(play, seat, names[seat], budget, seed)["answer"]
            if answer is not None:
                break
        play.answer(answer, seat)
        lines = log_lines(play, None, told, words)
        told = len(play.facts)
        if not lines:
            continue
        if screen.live:
            screen.clear()
            draw(play, None, screen, words)
        screen.show(*lines)
        screen.wait(pause)
    draw(play, None, screen, words)
    tell_end(play, screen, words)


def draw(play: Play, seat: int | None, screen: Screen, words: Words) -> None:
    """Draw the board as a seat sees it."""
    screen.show(look_of(play.game.name).board(play.view(seat), words, False))


def tell_all(play: Play, seat: int | None, screen: Screen, words: Words) -> None:
    """Show the whole log and how the game ended."""
    screen.show(*log_lines(play, seat, 0, words))
    draw(play, seat, screen, words)
    tell_end(play, screen, words)


def tell_end(play: Play, screen: Screen, words: Words) -> None:
    """Show who won and by which clause."""
    outcome = play.outcome
    if outcome is None:
        screen.line(words.say("term-goes-on", count=len(play.history)))
        return
    winners = ", ".join(words.name(play.seats[seat]) for seat in outcome.winners)
    nobody = "term-lost" if play.game.cooperative else "term-draw"
    if isinstance(play.game, EndsUnwon) and play.options_given.get("mode") in play.game.unwon:
        nobody = "term-unwon"
    text = words.say("term-won" if winners else nobody, side=winners)
    clause = words.clauses.get(outcome.reason)
    screen.line(f"{text} [{clause.id} {clause.title[words.lang]}]", "bold")


def show_at(play: Play, count: int, seat: int | None, screen: Screen, words: Words) -> None:
    """Show the game after ``count`` answers: the last one, its facts, the board, the question."""
    then = play.at(count)
    if count:
        line = play.history[count - 1]
        who = words.name(seat_name(play.seats, line.seat))
        hidden = then.ask is not None and then.ask.secret and line.seat != seat
        said = "…" if hidden else line.text
        screen.line(f"{count}/{len(play.history)} {who}: {said}", "bold")
        told = len(play.at(count - 1).facts)
        screen.show(*log_lines(then, seat, told, words))
    draw(then, seat, screen, words)
    if then.ask is None:
        tell_end(then, screen, words)
    else:
        asked = ", ".join(words.name(seat_name(play.seats, s)) for s in then.asked)
        screen.line(words.say("term-asked", side=asked), "dim")


def walk(play: Play, count: int, seat: int | None, screen: Screen, words: Words) -> None:
    """Step forward (Enter), back (b), to an answer (its number) or quit (q)."""
    last = len(play.history)
    while True:
        screen.clear()
        show_at(play, count, seat, screen, words)
        typed = screen.ask(words.say("term-walk"))
        if typed is None or typed in ("q", "quit", "выход"):
            return
        if typed in ("b", "back", "назад"):
            count = max(0, count - 1)
        elif typed.isdecimal():
            count = min(last, int(typed))
        elif typed:
            screen.show(Text(words.say("term-walk"), "yellow"))
        elif count == last:
            return
        else:
            count += 1
