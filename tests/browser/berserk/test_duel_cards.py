"""The card browser: found by any word of the cards' language, in both languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Visit

import laar
from laar.texts import texts

CARDS = laar.game("berserk").components("2021")
TAKERS = ("Enchantress", "Zeltida", "Nevtida", "Talgata", "Jelaina", "Whisperer of Secrets")


@pytest.mark.parametrize(
    ("lang", "query"), [("en", "all cards that take control"), ("ru", "берёте под контроль")]
)
def test_cards_are_found_by_what_they_do(visit: Visit, lang: str, query: str) -> None:
    me = visit(lang=lang)
    say = texts(lang, "berserk")
    me.go("/cards/berserk")
    cards = me.page.get_by_role("article")
    expect(cards).to_have_count(len(CARDS))
    me.page.get_by_role("searchbox").fill(query)
    takers = {card["name"][lang] for card in CARDS if card["name"]["en"] in TAKERS}
    expect(me.page.get_by_text(say("browser-found", n=len(CARDS)))).to_be_hidden()
    found = {card.get_attribute("aria-label") for card in cards.all()}
    assert takers <= found
    assert len(found) < 20
    me.page.get_by_label(say("browser-deck")).select_option("coven")
    expect(cards.filter(has_text=say("element-darkness"))).to_have_count(cards.count())
    # The address keeps the search: whoever is sent it finds the same.
    me.page.wait_for_url("**/cards/berserk?*deck=coven")
    kept = cards.count()
    me.page.reload()
    expect(cards).to_have_count(kept)


def test_a_search_without_result_can_be_taken_back(visit: Visit) -> None:
    me = visit(lang="en")
    say = texts("en", "berserk")
    me.go("/cards/berserk?q=xyzzy")
    expect(me.page.get_by_text(say("browser-found", n=0))).to_be_visible()
    me.page.get_by_role("button", name=say("browser-clear")).click()
    expect(me.page.get_by_role("article")).to_have_count(len(CARDS))
