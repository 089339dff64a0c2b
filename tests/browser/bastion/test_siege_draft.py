"""Choosing rituals with the first enemies in sight, on a large screen and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.bastion.defender import besiege, castle
from tests.browser.conftest import Visit


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize(("edition", "mode"), [("2015", "army"), ("2018", "easy")])
def test_the_first_enemies_stand_there_when_rituals_are_chosen(
    visit: Visit, phone: bool, edition: str, mode: str
) -> None:
    me = visit(lang="en", phone=phone)
    classes = {"classes": ["giant", "archmage", "werewolf"]} if edition == "2018" else {}
    path = besiege(me, edition, {"dagdar": "me"}, mode=mode, players=1, **classes)
    seat = castle(me, path)
    expect(seat.page.get_by_role("heading", name=seat.say("ask-draft"))).to_be_visible()
    # Where they stand, and how many come with a scout, is up to the deck (BST-025).
    places = seat.page.locator("[data-spot^='s'], [data-spot^='q']")
    taken = places.and_(seat.page.locator(f":not([aria-label*='{seat.say('say-empty')}'])"))
    expect(taken.first).to_be_in_viewport()
