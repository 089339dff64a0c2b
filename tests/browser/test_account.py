"""A name of one's own: with a passkey, with a password; a guest's games come along, on every
device, until a device is signed out."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.axe import Inspector
from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE, Visitor

SECRET = "correct horse battery"
AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def choose(me: Visitor, way: str) -> None:
    """One of the ways in."""
    me.page.get_by_role("radio", name=me.say(f"account-how-{way}"), exact=True).click()


def fill(me: Visitor, label: str, text: str) -> None:
    """A field of the door."""
    me.page.get_by_label(me.say(label), exact=True).fill(text)


def keep_codes(me: Visitor) -> list[str]:
    """The codes, once; then the account is there."""
    shown = me.page.get_by_role("listitem").filter(has_text=re.compile(r"^(\w{4}-){3}\w{4}$"))
    expect(shown).to_have_count(8)
    codes = shown.all_inner_texts()
    me.button("account-codes-done").click()
    expect(me.page.get_by_role("heading", name=me.say("account-sessions"))).to_be_visible()
    return codes


def test_a_passkey_makes_an_account_and_opens_it_again(visit: Visit) -> None:
    me = visit(lang="ru")
    me.page.goto(me.house.url.replace("127.0.0.1", "localhost"))  # a number has no passkeys
    devices = me.context.new_cdp_session(me.page)
    devices.send("WebAuthn.enable")
    devices.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    me.page.get_by_role("link", name=me.say("nav-sign-in")).click()
    choose(me, "up")
    fill(me, "account-name", "Радмила")
    me.button("account-up-passkey").click()
    keep_codes(me)
    expect(me.page.get_by_role("link", name=me.say("nav-account", name="Радмила"))).to_be_visible()
    expect(me.page.get_by_text(me.say("account-no-password"))).to_be_visible()
    me.page.get_by_role("button", name=me.say("account-out"), exact=True).click()
    me.page.get_by_role("link", name=me.say("nav-sign-in")).click()
    me.button("account-in-passkey").click()
    expect(me.page.get_by_role("heading", name="Радмила")).to_be_visible()


def test_games_come_along_to_every_device_until_it_is_signed_out(visit: Visit) -> None:
    phone, desk = visit(lang="ru", phone=True), visit(lang="en", theme="light")
    phone.lay(game="belogorye", seats={"bogatyrs": "me", "evil": "me"})
    phone.go("/account")
    door = Inspector(phone)
    door.look("the door", phone=True)
    phone.page.set_viewport_size(PHONE)
    choose(phone, "up")
    fill(phone, "account-name", "Милослав")
    fill(phone, "account-password", SECRET)
    phone.page.get_by_role("button", name=phone.say("account-up"), exact=True).click()
    keep_codes(phone)
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 390

    desk.go("/account")
    fill(desk, "account-name", "милослав")
    fill(desk, "account-password", SECRET)
    desk.page.get_by_role("button", name=desk.say("account-in"), exact=True).click()
    expect(desk.page.get_by_role("heading", name="Милослав")).to_be_visible()
    account = Inspector(desk)
    account.look("the account")
    end = desk.page.get_by_role("button", name=desk.say("account-end"))
    end.click()
    expect(end).to_be_hidden()
    desk.go("/")
    expect(desk.page.locator('a[href^="/t/"]').first).to_be_visible()  # what the guest had begun

    phone.page.reload()
    expect(phone.page.get_by_role("link", name=phone.say("nav-sign-in"))).to_be_visible()
    assert door.faults + account.faults == []
