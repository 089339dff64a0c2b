"""Looking up a clause of Bastion from the page, in the edition that is played."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from tests.browser.bastion.defender import Defender

import laar

NUMBER = re.compile(r"BST-\d+")


def open_clause(me: Defender, chip: Locator, edition: str) -> None:
    """A click on a clause's number shows its text in the reader's language; Esc puts it away."""
    known = {clause.id: clause for clause in laar.game("bastion").catalogue().for_edition(edition)}
    clause = known[chip.inner_text()]
    me.reach.press(chip)
    dialog = me.page.get_by_role("dialog")
    expect(dialog).to_contain_text(clause.id)
    expect(dialog).to_contain_text(clause.text[me.person.lang])
    me.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
