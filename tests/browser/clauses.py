"""Looking up clauses from the page, as a reader does."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from tests.browser.visitor import Visitor

import laar

CLAUSES = {c.id: c for c in laar.game("belogorye").catalogue().for_edition("2017")}


def open_clause(me: Visitor, chip: Locator) -> None:
    """A click on a clause's number shows its text in the reader's language; Esc puts it away."""
    clause = CLAUSES[chip.inner_text()]
    chip.click()
    dialog = me.page.get_by_role("dialog")
    expect(dialog).to_contain_text(clause.id)
    expect(dialog).to_contain_text(clause.text[me.lang])
    me.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
