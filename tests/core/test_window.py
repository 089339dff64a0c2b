"""Windows let other rules cut in, in the order an edition lists them."""

import pytest
from tests.core.toy import Toy, begun

from laar.core.engine.fact import Log
from laar.core.engine.window import WindowLoop, open_window


def test_the_rules_that_wait_run_in_their_order_before_what_was_to_follow() -> None:
    toy = Toy()
    toy.log = Log()
    toy.push("stake")
    open_window(toy, "after_stake", (2,))
    toy.run()
    assert [(fact.name, fact.args[0]) for fact in toy.log.facts] == [("cheered", 2), ("stamped", 2)]
    assert toy.ask is not None
    assert toy.ask.kind == "stake"


def test_a_window_nobody_waits_for_changes_nothing() -> None:
    toy = begun()
    before = toy.mark()
    open_window(toy, "before_stake", (0,))
    assert toy.mark() == before


def test_windows_that_never_end_are_stopped() -> None:
    toy = begun()
    for _ in range(3):
        open_window(toy, "after_stake", (0,), limit=7)
    with pytest.raises(WindowLoop, match="after_stake"):
        open_window(toy, "after_stake", (0,), limit=7)
    assert len(toy.stack) == 7
