"""Exact chances of an answer before it is given: the engine tries every number on the dice.

A strike:

    {"strike": {"attacker": "12.1", "target": "33.1"}, "assumes": [...],
     "cases": [{"fighter": "33.1", "intercept": null | "b4", "way": [],
       "open": true, "of": 36, "bonus": [1, 0],
       "rows": [{"n": 5, "chooser": null | "red", "results": [{"blow": "weak", "answer": "miss",
          "deals": 2, "takes": 0, "kills": false, "dies": false, "heals": {ID: 1},
          "also": [{ID: 1}], "asks": null | "may"}, …]}, …],
       "best": {"deals_mean": "41/36", "takes_mean": "1/6", "kills": 3, "dies": 0, "misses": 6}}]}

There is a case for each defender that could be assigned (``intercept``: where it stands) and for
each other choice on the way to the dice (``way``: the answers given, without passes). ``n`` of
``of`` is the chance of a row; ``of`` is a power of 6, so that rerolls come out even. ``bonus`` is
what is added to the dice, or how often they are rolled again. The row of an exchange of blows has
a result for "full" and one for "less", and ``chooser`` picks; ``best`` counts the better one.
Wounds are those placed, also beyond the last life. What is counted ends with the first choice
that is no part of the dice; ``asks`` tells of which kind it is, where it is not free play.

Whatever else rolls dice (an attack of an ability, wounds by the die):

    {"use": {"who": "16.1", "number": 1}, "assumes": [...],
     "cases": [{"way": ["c4"], "targets": ["33.1"], "of": 6, "bonus": [0, 0],
       "rows": [{"n": 3, "chooser": null, "results": [{"wounds": {ID: 1}, "dead": [ID],
          "heals": {}, "asks": null}]}],
       "best": {"means": {ID: "7/6"}, "dead": {ID: 1}}}]}

It holds all that happens until the pile is empty: a strike that waits below, too. Before one
names a target there is a case for each.

A target of what rolls no dice has one certain case, ``of`` 1, whose result also tells ``chips``
gained or lost and who is ``closed``.

``assumes``: ``pass`` – nobody else answers with a sudden action; ``lives`` – who may reroll or
choose a row wants the most lives taken from the other side less those lost by one's own (a death
costs the lives that were left and a hundredth more), on average, and knows that the other does
the same; ``first`` – where that is equal the dice are kept and the exchange is full.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from laar.core.game import Json
from laar.games.berserk.rules.stack import PASS
from laar.games.berserk.state.battle import HIDDEN, Battle
from laar.games.berserk.state.item import item
from laar.games.berserk.view.odds.cases import FIGHT, Way, strike_case, use_case
from laar.games.berserk.view.odds.certain import certain, is_certain
from laar.games.berserk.view.odds.dice import DICE, PATIENCE, Dice, TooMany

ASSUMES: Final = ("pass", "lives", "first")
LYING: Final = ("reroll", "exchange")  # questions about rolled dice
CHOICES: Final = ("target", "pay", "may", "order")  # that may stand between an answer and its dice
ASKED: Final = ("main", "start", "answer", *CHOICES, *LYING)
MOST_WAYS: Final = 24


def odds(t: Battle, text: str) -> Json | None:
    """The chances of an answer that leads to dice, or decides about rolled dice.

    None for other answers, where the chances would betray a face-down card, and where there is too
    much to look through.
    """
    ask = t.ask
    if ask is None or ask.kind not in ASKED or text not in t.options(ask.seat):
        return None
    if ask.kind == "main" and not text.startswith(("strike ", "use ")):
        return None
    if text == PASS and not t.pile:
        return None
    if is_certain(t, ask, text):
        return certain(t, ask, text)
    try:
        return _odds(t, text)
    except TooMany:
        return None


def _odds(t: Battle, text: str) -> Json | None:
    assert t.ask is not None
    dice = Dice(t)
    then, told = dice.answered(t, t.ask.seat, text)
    if t.ask.kind in LYING:
        ways = [Way(t, then, told, ())]
    else:
        found = _ways(dice, t, Way(then, then, told, ()))
        ways = list(islice(found, MOST_WAYS + 1))
    if not ways or len(ways) > MOST_WAYS:
        return None
    dice.patience = PATIENCE
    ids = t.setting.ids
    what: Json
    spreads = [(way, dice.spread(way.then, way.told)) for way in ways]
    frame = ways[0].before.stack[-1]
    if all(way.before.stack[-1].rule == FIGHT for way in ways):
        it = item(frame.args)
        target = t.called(text.split()[2]) if text.startswith("strike ") else it.target
        what = {"strike": {"attacker": ids[it.card], "target": ids[target]}}
        cases = [strike_case(way, spread) for way, spread in spreads]
    else:
        number = None if frame.rule == FIGHT else frame.args[2]
        what = {"use": {"who": ids[frame.args[1]], "number": number}}
        cases = [use_case(way, spread) for way, spread in spreads]
    return {**what, "assumes": list(ASSUMES), "cases": cases}


# -- on the way to the dice -----------------------------------------------------------------------


def _ways(dice: Dice, root: Battle, way: Way) -> Iterator[Way]:
    """The first dice, after every choice that there is on the way to them."""
    ask = way.then.ask
    if ask is None or _unveils(root, way.then):
        return
    if ask.kind in DICE:
        yield way
    elif ask.kind in CHOICES or (ask.kind == "answer" and way.then.pile):
        for text in sorted(way.then.options(ask.seat), key=PASS.__ne__):  # passing comes first
            if ask.kind == "answer" and text.startswith("use "):
                continue
            then, more = dice.answered(way.then, ask.seat, text)
            said = way.said if text == PASS else (*way.said, text)
            yield from _ways(dice, root, Way(then, then, way.told + more, said))


def _unveils(root: Battle, then: Battle) -> bool:
    """Nobody is told beforehand who lies face down (BRS-081)."""
    return any(root.is_(c, HIDDEN) and not then.is_(c, HIDDEN) for c in root.present)
