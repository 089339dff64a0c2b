"""The form of a new siege: sums as the rules count them, also where a book printed another."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.bastion.defender import Defender
from tests.browser.conftest import Visit


def test_sums_of_modes_and_of_an_army_of_ones_own(visit: Visit) -> None:
    me = visit(lang="en")
    me.go()
    page, say = me.page, Defender(me).say
    page.get_by_role("button", name=re.compile(say("bastion"))).first.click()
    form = page.locator("form")
    expect(form).to_contain_text(say("army-strength", n=109))
    page.get_by_role("radio", name="2015").click()
    mode = page.get_by_label(say("start-mode"))
    mode.select_option("siege-2")
    expect(form).to_contain_text(say("army-strength", n=153))
    expect(form).to_contain_text(re.compile(say("start-misprint", n=159, sum=153), re.I))
    mode.select_option("army")
    expect(form).to_contain_text(say("army-strength", n=108))
    for kind in ("dragon", "dragon", "werewolf"):
        form.get_by_role("button", name=say("army-more", kind=say(f"classes-{kind}"))).click()
    form.get_by_role("button", name=say("legend-leviathan")).click()
    expect(form).to_contain_text(say("army-strength", n=108 + 20 + 9 + 12))
    expect(form).to_contain_text(re.compile(say("difficulty-light"), re.I))
    page.get_by_role("radio", name="1", exact=True).click()
    expect(form).to_contain_text(re.compile(say("difficulty-normal"), re.I))
    me.button("home-start").click()
    expect(page.locator("[data-spot=deck]")).to_be_visible()


def test_the_form_leads_to_the_lesson_and_to_the_editor(visit: Visit) -> None:
    me = visit(lang="ru")
    say = Defender(me).say
    for text, path in (("start-learn", "/learn/bastion"), ("start-scenario", "/scenario/bastion")):
        me.go()
        me.page.get_by_role("button", name=re.compile(say("bastion"))).first.click()
        me.page.get_by_role("link", name=say(text)).click()
        me.page.wait_for_url(f"**{path}*")
