"""A siege as a text: a broken one is corrected and played; whatever comes in is only read."""

from __future__ import annotations

import base64
import re
import zlib
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.browser.axe import Inspector
from tests.browser.conftest import Visit
from tests.browser.siege_builder import BROKEN, Builder

from laar.games.bastion.scenarios.scenario import read


def test_a_broken_file_is_corrected_and_played(visit: Visit) -> None:
    me = visit(lang="en")
    writer = Builder(me, writing=True)
    writer.opens(BROKEN.encode())
    expect(writer.text).to_have_value(BROKEN)
    expect(writer.fault(6)).to_have_text(writer.say("scenario-why-no-word", unknown="wyrm"))
    expect(writer.summary.get_by_text("deck[1].class")).to_be_visible()
    expect(me.page.locator(".gutter .wrong")).to_have_text("6")
    expect(writer.text).to_have_attribute("aria-invalid", "true")
    writer.button("scenario-play").click(force=True)  # it looks closed, but says why
    expect(me.page.get_by_role("alert")).to_have_text(writer.say("scenario-first-mend"))
    # The button leads to the line, and what is typed replaces it.
    writer.summary.get_by_role("button", name=writer.say("scenario-line", n=6)).click()
    me.page.keyboard.type('  { class = "scout", count = 3 },')
    expect(writer.summary.get_by_role("heading")).to_have_text(["The pack"])
    expect(writer.summary).to_contain_text("27")
    me.page.get_by_role("radio", name="1", exact=True).click()
    writer.button("scenario-play").click()
    expect(me.page).to_have_url(re.compile("/t/"))
    expect(me.page.get_by_role("application")).to_be_visible()


def test_every_template_can_be_played(visit: Visit) -> None:
    me = visit(lang="en")
    writer = Builder(me, writing=True)
    choice = me.page.get_by_label(writer.say("scenario-from"))
    names = choice.locator("option").evaluate_all("(all) => all.map((one) => one.value)")
    assert len(names) > 3
    for name in names[1:]:
        choice.select_option(name)
        said = read(writer.text.input_value())
        expect(writer.summary.get_by_role("heading")).to_have_text([said.draft.name.en])
        expect(writer.summary.get_by_role("definition").first).to_have_text(
            str(sum(layer.count for layer in said.layers))
        )


def test_a_scenario_travels_in_a_link_and_in_a_file(visit: Visit) -> None:
    me = visit(lang="en")
    me.context.grant_permissions(["clipboard-read", "clipboard-write"])
    writer = Builder(me, writing=True)
    own = BROKEN.replace("wyrm", "giant")
    writer.text.fill(own)
    writer.button("scenario-share").click()
    expect(me.page.get_by_text(me.say("link-copied"))).to_be_visible()
    link = me.page.evaluate("navigator.clipboard.readText()")
    with me.page.expect_download() as saved:
        writer.button("scenario-download").click()
    assert Path(saved.value.path()).read_text("utf-8") == own
    assert saved.value.suggested_filename == "the-pack.toml"

    friend = visit(lang="ru")
    theirs = Builder(friend, at=link.removeprefix(friend.house.url))
    expect(theirs.summary.get_by_role("heading")).to_have_text(["Стая"])
    expect(theirs.tab("board")).to_be_visible()
    theirs.switch.check()
    expect(theirs.text).to_have_value(own)
    expect(friend.page).to_have_url(re.compile("/scenario/bastion$"))


def deflated(data: bytes) -> str:
    """A link that unfolds to this."""
    press = zlib.compressobj(9, zlib.DEFLATED, -15)
    return "z" + base64.urlsafe_b64encode(press.compress(data) + press.flush()).decode()


@pytest.mark.parametrize(
    "fragment", ["%", "zzz", "t<script>", "x", deflated(b"0" * 50_000_000), deflated(b"\xff\xfe\0")]
)
def test_a_link_that_is_none_changes_nothing(visit: Visit, fragment: str) -> None:
    me = visit(lang="en")
    writer = Builder(me, at=f"/scenario/bastion#{fragment}")
    expect(me.page.get_by_text(writer.say("scenario-link-bad"))).to_be_visible()
    writer.switch.check()
    assert read(writer.text.input_value()).draft.name.en == "The pack"


def test_hostile_files_get_a_clear_error(visit: Visit) -> None:
    me = visit(lang="ru")
    writer = Builder(me, writing=True)
    before = writer.text.input_value()
    for content, said in (
        (b"\xff\xfe\x00\x01", writer.say("scenario-file-bad")),
        (b"#" * 16_385, writer.say("scenario-file-long", most=16)),
    ):
        writer.opens(content)
        expect(me.page.get_by_text(said)).to_be_visible()
        assert writer.text.input_value() == before
    for text, line, id in (
        ("a=" + "[" * 9000, 1, "scenario-why-deep"),
        ('format = 1\nname = "</textarea><script>"', 2, "scenario-why-type"),
        ("format = 1\ndeck = [ 1", 2, "scenario-why-unclosed"),
    ):
        writer.text.fill(text)
        id_said = writer.say(
            id, wanted=writer.say("scenario-type-object"), got=writer.say("scenario-type-str")
        )
        expect(writer.fault(line)).to_have_text(id_said)
    writer.text.fill("#" + "ы" * 9000)
    expect(writer.fault(1)).to_contain_text(re.compile(r"18\s001"))
    writer.opens(b"\n" * 12_000)  # short as a file, long as it travels
    expect(writer.fault(1)).to_contain_text(re.compile(r"24\s000"))


def test_what_only_the_table_finds_wrong_is_said_too(visit: Visit) -> None:
    """Twelve rituals are dealt to four defenders; six sources are all there is."""
    me = visit(lang="ru")
    writer = Builder(me, writing=True)
    few = BROKEN.replace("wyrm", "scout").replace("deck", 'rituals = ["source"]\ndeck')
    writer.text.fill(few)
    expect(writer.summary.get_by_role("heading")).to_have_text(["Стая"])
    me.page.get_by_role("radio", name="4", exact=True).click()
    writer.button("scenario-play").click()
    why = writer.say("scenario-why-rituals", n="12", there="6")
    expect(me.page.get_by_role("alert")).to_have_text(why)
    refused = [said for said in me.complaints if "400" in said]
    me.complaints[:] = [said for said in me.complaints if said not in refused]
    assert len(refused) == 1, "the browser tells of the request that was refused"


def test_axe_finds_nothing(visit: Visit) -> None:
    me = visit()
    axe = Inspector(me)
    writer = Builder(me, writing=True)
    me.page.get_by_label(writer.say("scenario-from")).select_option("ashes")
    expect(writer.summary.get_by_role("listitem").last).to_be_visible()
    axe.look("a scenario", phone=True)
    writer.text.fill(BROKEN)
    expect(writer.fault(6)).to_be_visible()
    axe.look("a broken scenario", phone=True)
    assert axe.faults == [], "\n".join(axe.faults)


def test_a_scenario_is_played_by_touch(visit: Visit) -> None:
    me = visit(lang="ru", theme="light", phone=True)
    writer = Builder(me, writing=True)
    assert me.page.evaluate("document.documentElement.scrollWidth") <= 390
    writer.text.fill(BROKEN)
    expect(writer.fault(6)).to_be_visible()
    writer.text.fill(BROKEN.replace("wyrm", "giant"))
    expect(writer.summary.get_by_role("heading")).to_have_text(["Стая"])
    writer.button("scenario-play").tap()
    expect(me.page.get_by_role("application")).to_be_visible()
