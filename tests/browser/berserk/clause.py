"""Looking up a clause of Berserk from the page."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from tests.browser.berserk.duelist import Duelist

import laar

NUMBER = re.compile(r"BRS-\d+")
CLAUSES = {clause.id: clause for clause in laar.game("berserk").catalogue().for_edition("2021")}


def open_clause(me: Duelist, chip: Locator) -> None:
    """A click on a clause's number shows its text in the reader's language; Esc puts it away."""
    clause = CLAUSES[chip.inner_text()]
    me.hands.press(chip)
    dialog = me.page.get_by_role("dialog")
    expect(dialog).to_contain_text(clause.id)
    expect(dialog).to_contain_text(clause.text[me.person.lang])
    me.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
