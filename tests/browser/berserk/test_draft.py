"""A draft of four, two people and two bots, from the start page to the final results."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.berserk.drafter import Drafter
from tests.browser.berserk.duelist import Duelist
from tests.browser.berserk.test_duel_two import turn_of
from tests.browser.conftest import Visit

STACKS, CARDS = 3, 12
OTHERS = ("blue", "green", "violet")


def test_a_draft_of_four_to_the_last_duel(visit: Visit) -> None:
    """Picks and decks are made in two browsers; the first duel is fought to its end, the others
    are given up; the results change on the other's page by themselves."""
    ann, bob = Drafter(visit(lang="ru")), Drafter(visit(lang="en", theme="light"))
    gather(ann, bob)
    table = ann.page.url
    change_of_mind(ann, bob)
    for stack in range(1, STACKS + 1):
        for pick in range(1, CARDS):  # the last card of a stack is nobody's choice
            for player in (ann, bob):
                player.at(stack, pick)
                player.pick()
    build(ann, bob)
    won = fought(ann, bob)
    look_again(ann)
    for player in (ann, bob, bob):  # the duels against the bots
        surrender(player)
    assert ann.page.url == bob.page.url == table
    expect(ann.heads("event-standings")).to_be_visible()
    ann.go_to_duel()
    ann.give_up()
    # Live: the guest has not touched the page since.
    expect(bob.heads("event-standings-final")).to_be_visible()
    bob.scored(*{"red": (0, 3, 0), "blue": (1, 2, 0), None: (0, 2, 1)}[won])
    # What was secret is told now.
    bob.page.get_by_role("link", name=bob.say("event-replay"), exact=True).click()
    expect(bob.page.get_by_role("slider")).to_be_visible()
    bob.page.get_by_role("button", name=re.compile(bob.say("side-red"))).click()
    bob.page.keyboard.press("End")
    expect(bob.page.get_by_role("list", name=bob.say("limited-film-deck", n=31))).to_be_visible()


def look_again(player: Drafter) -> None:
    """A duel that is over can be seen again while others are fought, as its table was."""
    player.page.get_by_role("link", name=re.compile(player.say("event-replay-duel"))).first.click()
    note = player.page.get_by_role("note")
    expect(note).to_have_text(player.say("event-hushed"))
    eyes = player.page.get_by_role("list").filter(has=player.page.locator("[aria-pressed]"))
    expect(eyes.get_by_role("button")).to_have_count(2)  # of everyone, and one's own
    player.page.go_back()
    expect(player.page.get_by_role("table")).to_be_visible()


def gather(ann: Drafter, bob: Drafter) -> None:
    """The host lays the table on the start page; the guest comes by the link."""
    ann.person.go()
    ann.page.get_by_role("button", name=re.compile(ann.say("berserk"))).first.click()
    ann.page.get_by_role("radio", name=ann.say("mode-draft"), exact=True).click()
    seats = [ann.page.get_by_label(ann.say(f"side-{seat}"), exact=True) for seat in OTHERS]
    for seat in seats[:2]:
        seat.select_option("bot zhdan")
    seats[2].select_option("open")  # so the two meet in the first round
    ann.page.locator("form button[type=submit]").click()
    link = ann.page.get_by_label(ann.person.say("invite")).input_value()
    bob.person.go(link)
    bob.page.get_by_label(bob.person.say("your-name")).fill("Bob")
    bob.person.take_seat()
    ann.at(1, 1)
    expect(ann.cards).to_have_count(CARDS)


def change_of_mind(ann: Drafter, bob: Drafter) -> None:
    """Who is ready waits and may choose again; nobody else's page tells of it."""
    bob.at(1, 1)
    bob.page.mouse.move(0, 0)  # a card under it would be read
    before = bob.page.locator("body").aria_snapshot()
    ann.pick()
    expect(ann.heads("limited-waiting-pick")).to_be_visible()
    expect(ann.page.get_by_text(ann.say("limited-waiting-text"))).to_be_visible()
    bob.page.wait_for_timeout(300)
    assert bob.page.locator("body").aria_snapshot() == before
    ann.cards.nth(3).click()
    expect(ann.cards.nth(3)).to_have_attribute("aria-pressed", "true")
    expect(ann.chosen).to_have_count(1)
    expect(ann.heads("limited-ask-pick")).to_be_visible()
    ann.settled()
    ann.page.reload()
    expect(ann.cards.nth(3)).to_have_attribute("aria-pressed", "true")


def build(ann: Drafter, bob: Drafter) -> None:
    """Six cards of 36 can be left out, not a seventh (BRS-340); one is taken back."""
    expect(ann.cards).to_have_count(STACKS * CARDS)
    for k in range(7):
        ann.cards.nth(k).click()
    expect(ann.page.get_by_role("note")).to_contain_text("BRS-340")
    expect(ann.chosen).to_have_count(6)
    ann.cards.first.click()
    expect(ann.chosen).to_have_count(5)
    ann.button("limited-built", n=31).click()
    expect(ann.heads("limited-waiting-build")).to_be_visible()
    bob.button("limited-built", n=36).click()


def surrender(player: Drafter) -> None:
    """Give up the next duel as soon as it has begun, and look at the results."""
    player.back()
    player.go_to_duel()
    player.give_up()
    player.back()


def fought(ann: Drafter, bob: Drafter) -> str | None:
    """The two meet in the first round, each with one card, and fight to the end: who has won,
    the red host, the blue guest or nobody."""
    for drafter in (ann, bob):
        drafter.go_to_duel()
    players = [Duelist(drafter.person, squad=1) for drafter in (ann, bob)]
    for _ in range(Duelist.most_moves):
        player, _other, sight = turn_of(players)
        if sight.over:
            break
        player.move(sight)
    assert sight.over
    won = players[0].winner
    ann.back()
    ann.scored(*{"red": (1, 0, 0), "blue": (0, 1, 0), None: (0, 0, 1)}[won])
    return won
