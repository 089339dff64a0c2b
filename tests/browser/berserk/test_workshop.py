"""The workshop: from an empty form to a pack that another browser reads, copies and plays."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect
from tests.browser.axe import Inspector
from tests.browser.conftest import Visit
from tests.browser.test_print import FAULTS, LEAST_TYPE, look, sheets, solid
from tests.browser.visitor import Visitor

from laar.games.berserk.cards.starter_set import cards
from laar.games.berserk.player_packs.packs import card_of
from laar.games.berserk.tell.card_rows import CardRow
from laar.games.berserk.tell.component_list import row
from laar.server.berserk.trials import LONGEST
from laar.texts import texts


class Writer:
    """Somebody in the workshop."""

    def __init__(self, me: Visitor) -> None:
        self.me = me
        self.page = me.page

    def say(self, text: str, **args: object) -> str:
        """A text of the language they read."""
        return texts(self.me.lang, "berserk")(text, **args)

    def button(self, text: str, **args: object) -> Locator:
        """The button that says exactly so."""
        return self.page.get_by_role("button", name=self.say(text, **args), exact=True)

    def found(self, name: str) -> str:
        """A new pack; its address."""
        self.me.go("/workshop")
        self.page.get_by_label(self.say("shop-name")).fill(name)
        self.button("shop-new").click()
        expect(self.button("shop-begin-empty")).to_be_visible()
        return self.page.url

    def begin(self, template: str) -> None:
        """A new card, as soon as it was looked at."""
        self.button(f"shop-begin-{template}").click()
        expect(self.button("shop-save")).to_be_enabled()

    def fill(self, field: str, value: str) -> None:
        """Write into a field of the head of the card."""
        self.page.get_by_label(self.say(field), exact=True).fill(value)

    def paragraph(self, number: int) -> Locator:
        """A paragraph of the form."""
        return self.page.get_by_role("article", name=self.say("form-paragraph", n=number))

    def choose(self, number: int, field: str, word: str) -> None:
        """Choose a word in a slot of a paragraph."""
        slot = self.paragraph(number).get_by_role("combobox", name=self.say(field), exact=True)
        slot.first.select_option(label=self.say(word))

    def is_sound(self) -> None:
        """Nothing is wrong with the card."""
        expect(self.page.get_by_text(self.say("shop-sound"))).to_be_visible()

    def save(self) -> None:
        """Keep the card; it is in the pack then."""
        self.button("shop-save").click()
        expect(self.page.get_by_text(self.say("shop-saved"))).to_be_visible()

    def pack(self, name: str, template: str) -> str:
        """A new pack with one card; its address."""
        link = self.found(name)
        self.begin(template)
        self.is_sound()
        self.save()
        return link

    def data(self) -> dict[str, Any]:
        """The card as the page writes it."""
        text = self.page.get_by_label(self.say("shop-as-text"), exact=True)
        if not text.is_visible():
            self.page.get_by_text(self.say("shop-as-text"), exact=True).click()
        found: dict[str, Any] = json.loads(text.input_value())
        return found


def printed(card: dict[str, Any]) -> CardRow:
    """What a card of one's own says by the rules of the language."""
    found, faults = card_of(card)
    assert found, faults
    return row(found)


def test_a_card_is_written_mended_tried_tested_shared_and_printed(visit: Visit) -> None:
    ann = Writer(visit(lang="en"))
    link = ann.found("Wild hunt")
    ann.begin("empty")
    # A card without a name is no card: it is said at the field.
    expect(ann.page.locator("[data-path=name_ru]").get_by_role("note")).to_be_visible()
    ann.fill("form-name_ru", "Ловчий")
    ann.fill("form-name_en", "Huntsman")
    ann.is_sound()
    ann.fill("form-life", "99")
    wrong = ann.page.get_by_role("note").filter(has_text=ann.say("fault-most", most=30))
    expect(wrong).to_be_visible()
    expect(ann.page.get_by_label(ann.say("form-life"))).to_have_attribute("aria-invalid", "true")
    ann.button("shop-save").click()
    expect(ann.page.get_by_text(ann.say("shop-mend-first"))).to_be_visible()
    ann.fill("form-life", "9")
    ann.is_sound()
    # A paragraph: at the start of the turn a neighbour is healed.
    ann.page.get_by_role("button", name=ann.say("form-add-paragraph")).click()
    ann.choose(1, "field-when", "word-when-start_of_turn")
    ann.choose(1, "form-key-do", "word-verb-heal")
    ann.choose(1, "field-who", "word-ref-t1")
    ann.choose(1, "field-side", "form-word-side-other_ally")
    ann.choose(1, "field-noun", "form-word-noun-creature")
    ann.is_sound()
    card = printed(ann.data())
    assert "heal" in card["text"]["en"]
    preview = ann.page.get_by_label(ann.say("shop-preview"), exact=True)
    for lang in ("en", "ru"):
        expect(preview).to_contain_text(card["name"][lang])
        expect(preview).to_contain_text(card["paragraphs"][0]["text"][lang])
    expect(ann.paragraph(1)).to_contain_text(card["paragraphs"][0]["text"]["en"])
    ann.save()
    # Some games with the card and without it.
    ann.page.get_by_role("combobox", name=ann.say("shop-test-games")).select_option("10")
    ann.button("shop-test-begin").click()
    expect(ann.button("shop-test-stop")).to_be_visible()
    whole = 1000 * LONGEST  # such games give way to everything else on the machine
    expect(ann.page.get_by_text(re.compile("95 %")).first).to_be_visible(timeout=whole)
    # On a board it stands among others.
    ann.button("shop-try").click()
    board = ann.page.get_by_role("grid")
    expect(board.get_by_label(re.compile("Huntsman")).first).to_be_visible()

    # In another browser, by the link alone.
    bob = Writer(visit(lang="ru", phone=True))
    bob.me.go(link)
    face = bob.page.locator("[data-card='1001']")
    expect(face).to_contain_text("Ловчий")
    expect(face).to_contain_text(card["paragraphs"][0]["text"]["ru"])
    expect(bob.page.get_by_role("link", name=bob.say("shop-edit"))).to_have_count(0)
    bob.button("shop-copy").click()
    expect(bob.page.get_by_label(bob.say("shop-name"))).to_have_value("Wild hunt")
    assert bob.page.url != link
    bob.me.go("/workshop")
    expect(bob.page.get_by_role("link", name=re.compile("Wild hunt"))).to_be_visible()

    # On paper, in the language of the reader.
    path = f"/print/berserk?pack={link.split('/')[-1]}&lang=ru"
    [page] = sheets(ann.me, path).values()
    words = look(page).words
    assert words.count("Ловчий") == card["copies"]
    assert solid(card["paragraphs"][0]["text"]["ru"]) in words
    ann.page.emulate_media(media="print")
    assert ann.page.evaluate(FAULTS, [LEAST_TYPE, 96 / 25.4]) == []


def test_whoever_joins_sees_the_cards_and_agrees(visit: Visit) -> None:
    ann = Writer(visit(lang="en"))
    link = ann.pack("Marksmen", "archer")
    ann.me.go(link)
    ann.button("shop-play").click()
    ann.page.get_by_role("radio", name=ann.me.say("home-friend")).click()
    ann.page.get_by_role("button", name=ann.me.say("home-start-friend")).click()
    invitation = ann.page.get_by_role("textbox").filter(visible=True).first
    expect(invitation).to_have_value(re.compile(r"/t/.*k="))
    bob = Writer(visit(lang="en"))
    bob.me.go(invitation.input_value())
    seat = bob.page.get_by_role("button", name=bob.me.say("take-seat"))
    expect(bob.page.get_by_text("Steppe Marksman").first).to_be_visible()
    expect(seat).to_be_disabled()
    axe = Inspector(bob.me)
    axe.look("agree", phone=True)
    assert axe.faults == [], "\n".join(axe.faults)
    bob.page.get_by_label(bob.say("shop-agree")).check()
    seat.click()
    expect(bob.page.get_by_role("grid")).to_be_visible()


def test_own_cards_go_into_a_deck_that_one_has_built(visit: Visit) -> None:
    ann = Writer(visit(lang="en"))
    link = ann.pack("Marksmen", "archer")
    deck = ann.me.get("/api/decks/berserk").json()["ready"]["maidens+"]
    assert ann.me.post("/api/decks/berserk", {"name": "Wild maids", "cards": deck}).status == 201
    ann.me.go(link)
    ann.button("shop-play").click()
    mine = ann.say("start-own-deck")
    ann.page.get_by_label(f"{mine}: {ann.say('start-own-list')}").select_option("Wild maids (36)")
    ann.page.get_by_role("spinbutton", name="Steppe Marksman").fill("2")
    ann.page.get_by_role("radio", name=ann.say("start-tournament")).click()
    out = ann.page.get_by_text(ann.say("shop-play-out", cards=""))
    expect(out).to_have_count(1)
    left = out.inner_text()
    ann.page.locator("form button[type=submit]").click()
    expect(ann.page).to_have_url(re.compile("/t/"))
    table = ann.me.get(f"/api/tables/{ann.page.url.split('/')[-1]}").json()
    held, other = table["options"]["decks"]
    assert (table["options"]["dice"], other) == ("tournament", "dwarves")
    assert (held["1001"], sum(held.values())) == (2, 36)
    gone = {n: copies - held.get(n, 0) for n, copies in deck.items() if copies > held.get(n, 0)}
    assert sum(gone.values()) == 2
    assert all(cards()[int(number)].name_en in left for number in gone), (left, gone)


def test_a_pack_goes_into_a_file_and_comes_back(visit: Visit, tmp_path: Path) -> None:
    ann = Writer(visit(lang="en"))
    link = ann.pack("To go", "guard")
    ann.me.go(link)
    ann.button("shop-share").click()
    with ann.page.expect_download() as download:
        ann.button("shop-file").click()
    kept = tmp_path / "pack.json"
    download.value.save_as(kept)
    pack = json.loads(kept.read_text("utf-8"))
    assert [card["name_en"] for card in pack["cards"]] == ["Mountain Guard"]

    bob = Writer(visit(lang="ru"))
    bob.me.go("/workshop")
    broken = tmp_path / "broken.json"
    pack["cards"][0]["abilities"][0]["do"][0]["verb"] = "explode"
    broken.write_text(json.dumps(pack), "utf-8")
    bob.page.locator("input[type=file]").set_input_files(broken)
    told = bob.page.get_by_role("alert").filter(has_text=bob.say("shop-file-wrong"))
    expect(told).to_contain_text("cards.1.abilities.1.do.1")
    expect(bob.page.get_by_text(bob.say("shop-none"))).to_be_visible()
    bob.page.locator("input[type=file]").set_input_files(kept)
    expect(bob.page.locator("[data-card='1001']")).to_contain_text("Горный страж")


def test_what_is_written_twice_is_shown_and_told(visit: Visit) -> None:
    ann = Writer(visit(lang="en"))
    ann.found("Echoes")
    ann.begin("guard")
    card = ann.data()
    twice = {**card, "classes": ["dwarf", "dwarf"], "keywords": [{"name": "horde"}] * 2}
    ann.page.get_by_label(ann.say("shop-as-text"), exact=True).fill(json.dumps(twice))
    ann.button("decks-text-take").click()
    for part in ("classes", "keywords"):
        expect(ann.page.locator(f"[data-path={part}] .chip")).to_have_count(2)
    expect(ann.page.get_by_role("note").first).to_be_visible()
    # Nor does a pack that numbers two cards alike spoil the page of whoever follows its link.
    echo = {"name": "Echoes", "author": "", "cards": [card, card]}
    kept = ann.me.post("/api/packs/berserk", echo).json()["id"]
    bob = Writer(visit(lang="en"))
    bob.me.go(f"/workshop/{kept}")
    expect(bob.page.locator(f"[data-card='{card['number']}']")).to_have_count(2)


def test_whatever_is_typed_the_form_goes_on(visit: Visit) -> None:
    ann = Writer(visit(lang="en"))
    ann.found("Noise")
    ann.begin("guard")
    card = ann.data()
    [paragraph] = card["abilities"]
    inner = [{**paragraph, key: junk} for key in paragraph for junk in (5, "zz", [7])]
    noise: list[dict[str, Any]] = [
        {"keywords": 5},
        {"keywords": ["zz"]},
        {"classes": 7},
        {"abilities": "zz"},
        *({"abilities": [junk]} for junk in (5, *inner)),
    ]
    text = ann.page.get_by_label(ann.say("shop-as-text"), exact=True)
    for changed in noise:
        text.fill(json.dumps({**card, **changed}))
        ann.button("decks-text-take").click()
        expect(ann.page.get_by_text(ann.say("shop-sound"))).to_be_hidden()
    # It is still there after a while, and can be mended.
    ann.page.reload()
    assert ann.data()["abilities"] != card["abilities"]
    text.fill(json.dumps(card))
    ann.button("decks-text-take").click()
    ann.is_sound()


def test_a_copy_of_a_card_of_the_set_is_changed_and_taken_back(visit: Visit) -> None:
    ann = Writer(visit(lang="en"))
    ann.found("Old friends")
    ann.page.get_by_label(ann.say("shop-begin-copy")).fill("Orc Archer")
    ann.button("shop-begin-take").click()
    ann.is_sound()
    assert ann.data()["number"] == 1001
    expect(ann.paragraph(1)).to_contain_text("shot")
    ann.button("form-paragraph-away", n=1).click()
    expect(ann.paragraph(1)).to_have_count(0)
    # What is not saved is not lost.
    ann.page.reload()
    expect(ann.page.get_by_label(ann.say("form-name_en"))).to_have_value("Orc Archer")
    expect(ann.paragraph(1)).to_have_count(0)
    ann.page.get_by_role("button", name=ann.say("form-add-paragraph")).click()
    expect(ann.paragraph(1)).to_be_visible()
    ann.page.keyboard.press("Control+z")
    expect(ann.paragraph(1)).to_have_count(0)


def test_the_workshop_is_open_to_everyone(visit: Visit) -> None:
    me = Writer(visit(lang="ru"))
    axe = Inspector(me.me)
    link = me.found("Тени")
    axe.look("new pack", phone=True)
    me.begin("avenger")
    me.is_sound()
    me.fill("form-cost", "77")
    expect(me.page.get_by_role("note")).to_be_visible()
    axe.look("card", phone=True)
    me.fill("form-cost", "5")
    me.is_sound()
    me.save()
    me.me.go(link)
    me.button("shop-play").click()
    axe.look("pack", phone=True)
    assert axe.faults == [], "\n".join(axe.faults)
    me.page.set_viewport_size({"width": 390, "height": 844})
    for path in ("/workshop", link, f"{link}?card=1001"):
        me.me.go(path)
        expect(me.page.get_by_text(me.say("loading"), exact=True)).to_have_count(0)
        assert me.page.evaluate("document.documentElement.scrollWidth") == 390
