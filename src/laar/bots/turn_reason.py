"""Why the first of the answers that were compared: a word that the client makes a sentence of."""

from __future__ import annotations

from laar.bots.problem import STEP, Reason

WON = 0.99  # as good as won; as much below 0, as good as lost
CLEAR = 0.1  # better by so much and nobody would doubt it


def why(reasons: list[Reason]) -> str:
    """`whim` (something else looked better), `plan` (made earlier in the turn), `sight` (nothing
    was looked ahead), `only`, `wins`, `saves` (all else loses), `clear`, `better` or `even`."""
    if not reasons:
        return ""
    best, others = reasons[0], reasons[1:]
    rivals = [one.worth for one in others if one.visits >= best.visits]
    if rivals and max(rivals) > best.worth + STEP:
        return "whim"
    if best.begun:
        return "plan"
    if best.guess:
        return "sight"
    if best.worth >= WON:
        return "wins"
    if not others:
        return "only"
    next_best = max(one.worth for one in others)
    if next_best <= -WON < best.worth:
        return "saves"
    if best.worth - next_best >= CLEAR:
        return "clear"
    return "better" if best.worth - next_best >= STEP else "even"
