"""Why an answer is refused, told shortly: `101 occupied` is BRS-101 by the text refuse-occupied."""

from tests.clauses.berserk.board import Board, board

from laar.games.berserk.state.battle import SEATS

Case = tuple[str, str, str, str]  # position, answers before, the answer, why it is refused


def at(position: str, before: str = "") -> Board:
    """A battle at a position after these answers; `-` lets everyone pass, a number is rolled."""
    b = board(position.replace(" / ", "\n"))
    for answer in before.split("; ") if before else ():
        if answer == "-":
            b.passes()
        elif answer.isdecimal():
            b.roll(int(answer))
        else:
            b.do(answer)
    return b


def why(b: Board, answer: str) -> str:
    """The reasons against `step c3 c4`, or against `blue: step c3 c4` of another than is asked."""
    seat, _, text = answer.rpartition(": ")
    told = b.play.why_not(text, SEATS.index(seat) if seat else None)
    return ", ".join(
        f"{one.clause.removeprefix('BRS-')} {one.text.removeprefix('refuse-')}".strip()
        for one in told
    )
