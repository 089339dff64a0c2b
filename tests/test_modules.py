"""Every module can be reached by its name: nothing in a package has the name of a part of it."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from contextlib import suppress
from functools import reduce

import laar


def test_no_name_hides_a_module() -> None:
    hidden = []
    for found in pkgutil.walk_packages(laar.__path__, "laar."):
        if found.name.endswith("__main__"):
            continue
        with suppress(ModuleNotFoundError):  # what only some installations have
            importlib.import_module(found.name)
            if reduce(getattr, found.name.split(".")[1:], laar) is not sys.modules[found.name]:
                hidden.append(found.name)
    assert hidden == []
    assert sum(name.startswith("laar.") for name in sys.modules) > 250


def test_the_parts_of_a_game_are_imported_by_name() -> None:
    import laar.games.berserk.view.odds.exact as o

    assert callable(o.odds)
    assert laar.game_names() == ["belogorye", "bastion", "berserk"]
