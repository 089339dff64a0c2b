"""The end of a game: who is told what, and what follows."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Route, expect
from tests.browser.bastion.defender import besiege, castle, join
from tests.browser.bastion.drawn import SHORT
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.visitor import Visitor

from laar.texts import texts


def give_up(me: Visitor) -> None:
    """Concede, and mean it."""
    me.button("concede").click()
    sure = me.page.get_by_role("alertdialog")
    sure.get_by_role("button", name=me.say("concede")).click()


def title(page: Page, text: str) -> None:
    """The end says so."""
    expect(page.locator(".outcome").get_by_role("heading", level=2)).to_have_text(text)


def test_a_defeat_is_called_one_and_is_followed_by_a_rematch(visit: Visit) -> None:
    me = visit(lang="ru")
    me.go(me.lay(game="belogorye", seats={"bogatyrs": "me", "evil": "bot random"}))
    Player(me).wait()
    give_up(me)
    title(me.page, me.say("end-lost"))
    end = me.page.locator(".outcome")
    expect(end).to_contain_text(me.say("end-BEL-097", winner="evil"))
    expect(end.get_by_role("button", name="BEL-097").first).to_be_visible()
    assert end.locator("dl > div").count() <= 5
    for word in ("кубик", "печат"):
        assert word not in end.inner_text().lower()
    old = me.page.url
    end.get_by_role("button", name=me.say("rematch")).click()
    expect(me.page).not_to_have_url(old)
    near = me.page.locator(".rank.near")
    expect(near).to_contain_text(me.say("side-evil"))
    expect(near).to_contain_text(me.say("you"))


def test_what_comes_too_late_finds_nobody(visit: Visit) -> None:
    """The lesson that comes next is told when its reader has left the table: no page complains."""
    me = visit(lang="en")
    me.go(me.lay(game="belogorye", seats={"bogatyrs": "me", "evil": "me"}))
    Player(me).wait()
    late: list[Route] = []
    me.page.route("**/api/learnt", lambda one: late.append(one))
    give_up(me)
    me.page.get_by_role("link", name=me.say("to-replay")).click()
    expect(me.page.get_by_role("heading", name=me.say("replay-title"))).to_be_visible()
    assert late
    for one in late:
        with me.page.expect_response("**/api/learnt"):
            one.continue_()
    me.page.evaluate("new Promise(requestAnimationFrame)")


def test_the_score_with_an_opponent_is_kept(visit: Visit) -> None:
    me = visit(lang="ru")
    for _ in range(2):
        me.go(me.lay(game="belogorye", seats={"bogatyrs": "me", "evil": "bot zabava"}))
        Player(me).wait()
        give_up(me)
        title(me.page, me.say("end-lost"))
    score = me.say("score", who=texts("ru", "belogorye")("bot-zabava-with"), won=0, lost=2)
    expect(me.page.locator(".outcome")).to_contain_text(score)


def test_who_looks_on_is_told_who_lost(visit: Visit) -> None:
    ann, guest = visit(lang="ru"), visit(lang="ru")
    path = ann.lay(game="belogorye", seats={"bogatyrs": "me", "evil": "bot zabava"})
    ann.go(path)
    Player(ann).wait()
    give_up(ann)
    guest.go(path.partition("?")[0])
    title(guest.page, guest.say("won-evil"))
    expect(guest.page.locator(".outcome")).to_contain_text(guest.say("side-bogatyrs"))


def test_the_same_again_keeps_the_sides(visit: Visit) -> None:
    me = visit(lang="en")
    me.go(me.lay(game="belogorye", seats={"bogatyrs": "bot random", "evil": "me"}))
    Player(me).wait()
    give_up(me)
    title(me.page, me.say("end-lost"))
    me.button("again-same").click()
    expect(me.page.locator(".rank.near")).to_contain_text(me.say("side-evil"))


def test_people_agree_on_a_rematch(visit: Visit) -> None:
    ann, bob = visit(lang="en"), visit(lang="ru", phone=True)
    path = ann.lay(game="belogorye", seats={"bogatyrs": "me"})
    ann.go(path)
    bob.go(path)
    bob.page.get_by_label(bob.say("your-name")).fill("Боб")
    bob.button("take-seat").click()
    Player(bob).asked()
    give_up(ann)
    title(ann.page, ann.say("end-lost"))
    title(bob.page, bob.say("end-won"))
    ann.button("rematch").click()
    expect(ann.page.get_by_role("heading", name=ann.say("lobby-waiting"))).to_be_visible()
    offer = bob.page.locator(".outcome").get_by_role("status")
    expect(offer).to_have_text(bob.say("rematch-offered", name=bob.say("home-guest")))
    bob.button("rematch-accept").tap()
    expect(bob.page).to_have_url(re.compile(ann.page.url))
    expect(ann.page.locator(".rank.near")).to_contain_text(ann.say("side-evil"))


def test_giving_up_together_needs_everyone(visit: Visit) -> None:
    ann, bob = visit(lang="en"), visit(lang="ru", theme="light")
    path = besiege(ann, "2018", {"dagdar": "me"}, position=SHORT)
    guest = join(bob, path, "Bob")
    host = castle(ann, path)
    host.wait()
    give_up(ann)
    expect(host.panel).to_contain_text(ann.say("give-up-waits"))
    offer = guest.panel.get_by_role("alert").filter(has_text="(")
    offer.get_by_role("button", name=bob.say("give-up-play")).click()
    expect(host.panel).not_to_contain_text(ann.say("give-up-waits"))
    assert not host.look().over
    give_up(ann)
    offer.get_by_role("button", name=bob.say("give-up-agree")).click()
    for person in (ann, bob):
        title(person.page, person.say("end-lost"))
        said = texts(person.lang, "bastion")("end-BST-580")
        expect(person.page.locator(".outcome")).to_contain_text(said)
        expect(person.page.locator("[data-turn]")).to_have_count(0)  # it is nobody's turn any more


def test_a_draw_is_offered_when_one_means_it(visit: Visit) -> None:
    us = visit(lang="ru")
    us.go(us.lay(game="belogorye", seats={"bogatyrs": "me", "evil": "me"}))
    Player(us).wait()
    us.button("draw").click()
    sure = us.page.get_by_role("alertdialog")
    expect(sure).to_contain_text(us.say("draw-sure"))
    sure.get_by_role("button", name=us.say("cancel")).click()
    us.button("draw").click()
    sure.get_by_role("button", name=us.say("draw-offer")).click()
    us.button("draw-accept").click()
    title(us.page, us.say("end-drawn"))


def test_a_new_game_keeps_game_and_settings(visit: Visit) -> None:
    """Whoever wants something else changes it; nobody chooses all of it again."""
    me = visit(lang="en")
    seats = {"red": "me", "blue": "bot ratibor"}
    options = {"dice": "tournament", "decks": ["coven", "dwarves"]}
    me.go(me.lay(game="berserk", seats=seats, options=options))
    me.button("concede").click()
    sure = me.page.get_by_role("alertdialog")
    sure.get_by_role("button", name=me.say("concede")).click()
    title(me.page, me.say("end-lost"))
    me.page.locator(".outcome").get_by_role("link", name=me.say("new-game")).click()
    expect(me.page).to_have_url(re.compile("/play/berserk$"))
    say = texts("en", "berserk")
    me.page.get_by_text(me.say("play-settings"), exact=True).click()
    own = me.page.get_by_role("radiogroup", name=say("start-own-deck"))
    expect(own.get_by_role("radio", checked=True)).to_have_accessible_name(say("deck-coven"))
    other = me.page.get_by_role("radiogroup", name=say("start-other-deck"))
    expect(other.get_by_role("radio", checked=True)).to_have_accessible_name(say("deck-dwarves"))
    expect(me.page.get_by_role("radio", name=say("start-tournament"))).to_be_checked()
