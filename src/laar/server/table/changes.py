"""What has changed from one state to the next, as far as a seat sees it.

Of a state of three to eight kilobytes a tenth changes with an answer. Whoever has the state before
is sent that tenth and carries it out (docs/wire.md).
"""

from __future__ import annotations

from typing import Any

from laar.server.replies import Changed

_NOTHING = object()


def changed(old: dict[Any, Any], new: dict[Any, Any]) -> Changed:
    """How the second becomes of the first."""
    told: Changed = {}
    if gone := [key for key in old if key not in new]:
        told["gone"] = gone
    for key, value in new.items():
        before = old.get(key, _NOTHING)
        if before is value or (before == value and type(before) is type(value)):
            continue
        if type(value) is dict and type(before) is dict:
            told.setdefault("inside", {})[str(key)] = changed(before, value)
        elif type(value) is list and type(before) is list and len(value) == len(before):
            told.setdefault("inside", {})[str(key)] = _listed(before, value)
        else:
            told.setdefault("set", {})[str(key)] = value
    return told


def _listed(old: list[Any], new: list[Any]) -> Changed:
    """Only what differs is looked at more closely."""
    differ = [n for n, (before, now) in enumerate(zip(old, new, strict=True)) if before != now]
    return changed({n: old[n] for n in differ}, {n: new[n] for n in differ})
