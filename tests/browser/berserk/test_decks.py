"""The deck builder: from a ready deck to an own one that is saved, told as text and played."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from tests.browser.axe import Inspector
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

import laar
from laar.texts import texts

CARDS = {card["number"]: card for card in laar.game("berserk").components("2021")}


class Builder:
    """Somebody on the page of decks."""

    def __init__(self, me: Visitor) -> None:
        self.me = me
        self.page = me.page
        me.go("/decks/berserk")
        expect(self.button("deck-orcs")).to_be_enabled()

    def say(self, text: str, **args: object) -> str:
        """A text of the language they read."""
        return texts(self.me.lang, "berserk")(text, **args)

    def button(self, text: str, **args: object) -> Locator:
        """The button that says exactly so."""
        return self.page.get_by_role("button", name=self.say(text, **args), exact=True)

    def card(self, number: int) -> Locator:
        """A card among all cards."""
        return self.page.locator(f"li[data-card='{number}']")

    def step(self, word: str, number: int, times: int = 1) -> None:
        """Press + or − at a card; what is dashed can be pressed, too."""
        name = self.say(word, card=CARDS[number]["name"][self.me.lang])
        for _ in range(times):
            button = self.card(number).get_by_role("button", name=name)
            if button.get_attribute("aria-disabled") == "true":
                button.dispatch_event("click")
            else:
                button.click()

    def choose(self, filter: str, value: str) -> None:
        """Set one of the filters."""
        box = self.page.get_by_role("combobox", name=self.say(filter), exact=True)
        box.select_option(value)

    def holds(self, cards: int) -> None:
        """The deck has so many cards."""
        expect(self.page.get_by_text(self.say("decks-size", n=cards), exact=True)).to_be_visible()


def test_a_deck_is_built_explained_saved_and_deleted(visit: Visit) -> None:
    b = Builder(visit(lang="en"))
    b.button("deck-orcs").click()
    b.holds(30)
    expect(b.page.get_by_text(b.say("decks-legal"))).to_be_visible()
    # One card less than thirty is explained by its clause.
    b.step("decks-less", 2)
    expect(b.page.get_by_text(b.say("refuse-deck-few", n=29, least=30))).to_be_visible()
    expect(b.page.get_by_label(re.compile("BRS-340")).first).to_be_visible()
    # An extra card is swapped in (BRS-341).
    b.step("decks-more", 91)
    expect(b.page.get_by_text(b.say("decks-legal"))).to_be_visible()
    expect(b.page.get_by_text(b.say("deck-note-extra", n=1))).to_be_visible()
    # A fourth copy is refused by the server, at the card; a fifth of a horde is not.
    b.step("decks-more", 1, 3)
    why = b.card(1).get_by_role("note")
    name = CARDS[1]["name"]["en"]
    expect(why).to_contain_text(b.say("refuse-deck-copies", card=name, n=4, most=3))
    expect(why).to_contain_text("BRS-343")
    b.step("decks-more", 2, 4)
    expect(b.card(2).get_by_role("note")).to_contain_text("BRS-339")
    b.holds(35)
    # Kept under its name, also for the next visit.
    b.page.get_by_label(b.say("decks-name")).fill("My horde")
    b.button("decks-save").click()
    own = b.page.get_by_role("button", name=re.compile("My horde 35"))
    expect(own).to_have_attribute("aria-pressed", "true")
    b.button("decks-empty").click()
    b.holds(0)
    b.page.reload()
    own.click()
    b.holds(35)
    b.button("decks-delete").click()
    b.button("decks-delete-yes").click()
    expect(own).to_be_hidden()
    b.holds(35)  # what was thrown away is still on the table


def test_a_deck_of_one_is_not_shown_to_another(visit: Visit) -> None:
    ann = Builder(visit(lang="en"))
    ann.button("deck-coven").click()
    ann.page.get_by_label(ann.say("decks-name")).fill("Secret coven")
    ann.button("decks-save").click()
    expect(ann.page.get_by_role("button", name=re.compile("Secret coven"))).to_be_visible()
    bob = Builder(visit(lang="en"))
    expect(bob.page.get_by_text(bob.say("decks-own-none"))).to_be_visible()
    assert "Secret coven" not in bob.page.content()


def test_a_deck_of_ones_own_is_played(visit: Visit) -> None:
    b = Builder(visit(lang="en"))
    b.button("decks-with-extras", deck=b.say("deck-coven")).click()
    b.page.get_by_label(b.say("decks-name")).fill("Thirty-six")
    b.button("decks-save").click()
    expect(b.page.get_by_role("button", name=re.compile("Thirty-six"))).to_be_visible()
    b.me.go()
    b.page.get_by_role("button", name=re.compile(b.say("berserk"))).first.click()
    own = b.page.get_by_role("combobox", name=re.compile(b.say("start-own-deck")))
    own.select_option("Thirty-six (36)")
    b.page.locator("form button[type=submit]").click()
    b.page.wait_for_url("**/t/*")
    table = b.me.get(f"/api/tables/{b.page.url.rpartition('/')[2]}").json()
    mine, other = table["options"]["decks"]
    assert (sum(mine.values()), other) == (36, "dwarves")


def test_a_deck_travels_as_text_and_errors_name_the_line(visit: Visit) -> None:
    b = Builder(visit(lang="ru"))
    b.button("deck-dwarves").click()
    b.page.get_by_text(b.say("decks-text"), exact=True).click()
    field = b.page.get_by_label(b.say("decks-text-field"))
    expect(field).to_have_value(re.compile(r"^# .+\n2x 23 "))
    text = field.input_value()
    field.fill("# Чужая\n3x Kliss\n2х 7 Клисс\nникто")
    b.button("decks-text-take").click()
    wrong = b.page.locator("#deck-text-wrong li")
    expect(wrong).to_have_count(2)
    expect(wrong.first).to_contain_text(b.say("decks-line", n=3))
    expect(wrong.last).to_contain_text(b.say("decks-line", n=4))
    b.holds(30)  # nothing was taken over
    field.fill("# Чужая\n3x Kliss\n2х 7")
    b.button("decks-text-take").click()
    b.holds(5)
    expect(b.page.get_by_label(b.say("decks-name"))).to_have_value("Чужая")
    b.page.get_by_role("button", name=b.me.say("undo")).click()
    b.holds(30)
    expect(field).to_have_value(text)


def test_cards_are_filtered(visit: Visit) -> None:
    b = Builder(visit(lang="en"))
    shown = b.page.locator("li[data-card]")
    expect(shown).to_have_count(len(CARDS))
    b.choose("decks-element", "swamp")
    b.choose("decks-elite", "gold")
    b.choose("decks-cost", "5")
    wanted = [
        n
        for n, card in CARDS.items()
        if (card["element"], card["crystal"], card["cost"]) == ("swamp", "gold", 5)
    ]
    expect(shown).to_have_count(len(wanted))
    b.button("browser-clear").click()
    b.choose("decks-keyword", "horde")
    expect(shown).to_have_count(4)
    assert {one.get_attribute("data-card") for one in shown.all()} == {"2", "7", "67", "82"}
    b.button("browser-clear").click()
    b.page.get_by_role("searchbox").fill("take control")
    expect(shown).to_have_count(9)
    b.button("browser-clear").click()
    b.button("deck-maidens").click()
    b.choose("decks-part", "in")
    expect(shown).to_have_count(
        len([c for c in CARDS.values() if c["deck"] == "maidens" and not c["extra"]])
    )


def test_by_keys_alone(visit: Visit) -> None:
    b = Builder(visit(lang="en"))
    b.button("deck-orcs").focus()
    b.page.keyboard.press("Enter")
    b.holds(30)
    b.page.get_by_role("searchbox").focus()
    b.page.keyboard.type("Kliss")
    expect(b.page.locator("li[data-card]")).to_have_count(1)
    less, more = b.card(67).locator(".stepper button").all()
    for _ in range(12):  # past the filters and what clears them
        b.page.keyboard.press("Tab")
        if less.evaluate("(one) => one === document.activeElement"):
            break
    expect(less).to_be_focused()
    b.page.keyboard.press("Tab")
    expect(more).to_be_focused()
    b.page.keyboard.press("Space")
    b.holds(31)


def test_axe_and_a_phone(visit: Visit) -> None:
    b = Builder(visit())
    axe = Inspector(b.me)
    b.choose("decks-keyword", "rage")  # a few cards are built like all of them
    axe.look("empty", phone=True)
    b.button("deck-coven").click()
    b.step("decks-more", 1, 4)
    expect(b.card(1).get_by_role("note")).to_be_visible()
    b.page.get_by_text(b.say("decks-text"), exact=True).click()
    b.page.get_by_label(b.say("decks-text-field")).fill("nobody")
    b.button("decks-text-take").click()
    expect(b.page.locator("#deck-text-wrong li")).to_be_visible()
    axe.look("full", phone=True)
    assert axe.faults == [], "\n".join(axe.faults)


def test_on_a_phone_cards_and_deck_take_turns(visit: Visit) -> None:
    b = Builder(visit(lang="ru", phone=True))
    b.button("deck-coven").tap()
    b.page.get_by_role("radio", name=b.say("decks-deck-n", n=30)).tap()
    expect(b.page.get_by_text(b.say("decks-legal"))).to_be_visible()
    name = CARDS[67]["name"]["ru"]
    row = b.page.get_by_role("listitem").filter(has_text=name).filter(visible=True)
    row.get_by_role("button", name=b.say("decks-less", card=name)).tap()
    b.holds(29)
    row.get_by_role("button", name=b.say("decks-show", card=name)).tap()
    expect(b.card(67)).to_be_visible()
    assert b.page.evaluate("document.documentElement.scrollWidth") == 390


def test_a_card_leads_to_its_clauses_and_tests(visit: Visit) -> None:
    me = visit(lang="ru")
    say = texts("ru", "berserk")
    me.go("/cards/berserk?q=лучник#card-2")
    me.page.get_by_label(me.say("for-designers")).check()
    card = me.page.locator("#card-2")
    expect(card.get_by_label(re.compile("BRS-260")).first).to_be_visible()
    card.get_by_text(say("proofs-tests", n=4)).click()
    expect(card.get_by_text("the archer shoots when it gains a chip")).to_be_visible()
    expect(card.get_by_text("test_orcs_chips.py").first).to_be_visible()
    card.get_by_label(re.compile("BRS-260")).first.click()
    expect(me.page.get_by_role("dialog").or_(me.page.get_by_role("complementary"))).to_be_visible()
