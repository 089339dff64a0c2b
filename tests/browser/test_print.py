"""Cards on paper: nine to a sheet, cut marks, every word of them, nothing over the edge."""

from __future__ import annotations

import io
import json
import re
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Route, expect
from pypdf import PdfReader
from tests.browser.axe import Inspector
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

import laar
from laar.games.berserk.decks.lists import ready_deck
from laar.texts import texts

CARDS = {card["number"]: card for card in laar.game("berserk").components("2021")}
FIGHTERS = laar.game("belogorye").components("2017")
PIECES = laar.game("bastion").components("2018")
ENEMIES = [piece for piece in PIECES if piece["kind"] == "enemy"]
RITUALS = [piece for piece in PIECES if piece["kind"] == "ritual"]
SPELLS = {piece["id"]: piece for piece in PIECES if piece["kind"] == "spell"}

NINE = 9
LEAST_TYPE = 5.49  # points, and what rounding takes
MM = 72 / 25.4  # points of a PDF
WIDTH, HEIGHT, RIM = 63, 88, 2
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}

# What of a card cannot be read: words over its frame, type too small, a card that leaves its sheet.
FAULTS = """([least, mm]) => [...document.querySelectorAll('[data-card]')].flatMap((card) => {
  const frame = card.firstElementChild;
  const points = (part) => (parseFloat(getComputedStyle(part).fontSize) * 72) / 96;
  const inside = (box, outer) => box.left >= outer.left - 0.5 && box.right <= outer.right + 0.5 &&
    box.top >= outer.top - 0.5 && box.bottom <= outer.bottom + 0.5;
  const rect = card.getBoundingClientRect();
  const sheet = card.closest('section').getBoundingClientRect();
  const parts = [...frame.querySelectorAll('p, span, b, svg.corner')];
  const found = {
    spills: frame.scrollHeight > frame.clientHeight || frame.scrollWidth > frame.clientWidth,
    cut: parts.some((part) => !inside(part.getBoundingClientRect(), frame.getBoundingClientRect())),
    small: parts.some((part) => points(part) < least),
    lost: !inside(rect, sheet),
    size: Math.abs(rect.width - 63 * mm) > 0.5 || Math.abs(rect.height - 88 * mm) > 0.5,
    unfit: card.querySelector('[role=alert]') !== null,
  };
  const faults = Object.keys(found).filter((fault) => found[fault]);
  return faults.map((fault) => `${card.dataset.card} ${fault}`);
})"""


class Printed(NamedTuple):
    """A page of a PDF in millimetres from its lower left corner."""

    size: tuple[float, float]
    words: str
    lines: set[tuple[float, ...]]
    begins: list[tuple[float, float]]


def solid(text: str) -> str:
    """A text without its spaces: a PDF breaks lines as it likes."""
    return re.sub(r"\s", "", text)


def sheets(me: Visitor, path: str) -> dict[int, Any]:
    """The pages that the print dialog would save, from 0."""
    open_sheets(me, path)
    document = me.page.pdf(prefer_css_page_size=True)
    return dict(enumerate(PdfReader(io.BytesIO(document)).pages))


def open_sheets(me: Visitor, path: str) -> Locator:
    me.go(path)
    ready = me.page.locator("main[aria-busy=false]")
    expect(ready.locator("[data-card]").first).to_be_visible()
    return ready.locator("[data-card]")


def look(page: Any) -> Printed:
    """Its words, its straight lines, and where each run of letters begins."""
    lines: set[tuple[float, ...]] = set()
    begins: list[tuple[float, float]] = []
    at = (0.0, 0.0)

    def point(cm: list[float], x: float, y: float) -> tuple[float, float]:
        found = (cm[0] * x + cm[2] * y + cm[4], cm[1] * x + cm[3] * y + cm[5])
        return round(found[0] / MM, 1), round(found[1] / MM, 1)

    def hear(operator: bytes, operands: list[Any], cm: list[float], tm: list[float]) -> None:
        nonlocal at
        if operator == b"m":
            at = point(cm, float(operands[0]), float(operands[1]))
        elif operator == b"l":
            lines.add((*at, *point(cm, float(operands[0]), float(operands[1]))))
        elif operator == b"Tj":
            begins.append(point(cm, tm[4], tm[5]))

    words = solid(page.extract_text(visitor_operand_before=hear))
    box = page.mediabox
    return Printed((float(box.width) / MM, float(box.height) / MM), words, lines, begins)


def said(card: dict[str, Any], lang: str) -> list[str]:
    """The words that a card must show."""
    words = [card["name"][lang], card["text"][lang]]
    words += [one["name"][lang] for one in card.get("keywords", ())]
    if "spell" in card:
        words += [SPELLS[card["spell"]]["name"][lang], SPELLS[card["spell"]]["text"][lang]]
    return [solid(word).lower() for word in words]


@pytest.mark.parametrize(
    ("path", "lang", "cards", "pages"),
    [
        ("berserk?deck=orcs", "ru", [CARDS[n] for n in ready_deck("orcs")], 4),
        ("berserk?deck=coven%2B", "en", [CARDS[n] for n in ready_deck("coven+")], 4),
        ("belogorye?paper=a4", "ru", FIGHTERS, 2),
        ("bastion?deck=legendary", "ru", ENEMIES[-10:], 2),
        ("bastion?deck=rituals", "en", RITUALS, 4),
    ],
)
def test_nine_cards_to_a_page_with_all_their_words(
    visit: Visit, path: str, lang: str, cards: list[dict[str, Any]], pages: int
) -> None:
    found = sheets(visit(lang=lang), f"/print/{path}")
    assert len(found) == pages
    for number in (0, pages - 1):
        words = look(found[number]).words.lower()
        for card in cards[number * NINE : (number + 1) * NINE]:
            at = words.find(said(card, lang)[0])
            assert at >= 0, f"{card['id']} is not on sheet {number + 1}"
            assert [word for word in said(card, lang) if word not in words] == []
            words = words[:at] + words[at + len(said(card, lang)[0]) :]  # a copy is one more card


@pytest.mark.parametrize("paper", PAPERS)
def test_cut_marks_lie_outside_the_cards_and_words_inside(visit: Visit, paper: str) -> None:
    [page] = sheets(visit(theme="dark"), f"/print/berserk?cards=9x82&paper={paper}").values()
    sheet = look(page)
    width, height = PAPERS[paper]
    assert sheet.size == pytest.approx((width, height), abs=0.5)
    left, low = (width - 3 * WIDTH) / 2, (height - 3 * HEIGHT) / 2
    marks = [
        *((left + k * WIDTH, y, left + k * WIDTH, y + s * 4)
          for k in range(4) for y, s in ((low - 1, -1), (low + 3 * HEIGHT + 1, 1))),
        *((x, low + k * HEIGHT, x + s * 4, low + k * HEIGHT)
          for k in range(4) for x, s in ((left - 1, -1), (left + 3 * WIDTH + 1, 1))),
    ]  # fmt: skip
    for mark in marks:
        assert any(line == pytest.approx(mark, abs=0.15) for line in sheet.lines), mark
    cards = set()
    for x, y in sheet.begins:
        column, right = divmod(x - left, WIDTH)
        row, up = divmod(y - low, HEIGHT)
        assert RIM < right < WIDTH - RIM
        assert RIM < up < HEIGHT - RIM
        cards.add((column, row))
    assert cards == {(column, row) for column in range(3) for row in range(3)}


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_nothing_leaves_its_card(visit: Visit, lang: str) -> None:
    me = visit(lang="ru" if lang == "en" else "en")
    me.page.emulate_media(media="print")
    for path, count in (
        ("berserk?deck=all&copies=one", len(CARDS)),
        ("belogorye?deck=all", len(FIGHTERS)),
        ("bastion?edition=2015", len(ENEMIES) + len(RITUALS)),
        ("bastion?edition=2018", len(ENEMIES) + len(RITUALS)),
    ):
        expect(open_sheets(me, f"/print/{path}&lang={lang}")).to_have_count(count)
        assert me.page.evaluate(FAULTS, [LEAST_TYPE, 96 / 25.4]) == [], path


def test_a_long_text_gets_small_type_and_a_book_is_refused(visit: Visit) -> None:
    me = visit(lang="en")

    def longer(route: Route) -> None:
        told = route.fetch().json()
        for card, words in zip(told["components"], (5, 90, 900), strict=False):
            card["paragraphs"][0]["text"]["en"] = "measured " * words
            card["paragraphs"] = card["paragraphs"][:1]
        route.fulfill(body=json.dumps(told), content_type="application/json")

    me.page.route("**/api/games/berserk/2021", longer)
    cards = open_sheets(me, "/print/berserk?cards=1x1,1x2,1x3")
    types = (
        "(cards) => cards.map((card) => getComputedStyle(card.querySelector('.words')).fontSize)"
    )
    short, long, _ = [float(size.removesuffix("px")) for size in cards.evaluate_all(types)]
    assert LEAST_TYPE * 96 / 72 <= long < short
    expect(me.page.get_by_role("alert")).to_have_text(
        me.say("print-unfit", card=CARDS[3]["name"]["en"])
    )


def test_a_deck_that_cannot_be_printed_says_which_part(visit: Visit) -> None:
    me = visit(lang="en")
    for cards, text, part in (
        ("2x7,dragon", "print-bad-syntax", "dragon"),
        ("0x7", "print-bad-syntax", "0x7"),
        ("1x7,1x999", "print-bad-unknown", "999"),
        ("300x7,300x8", "print-bad-many", "360"),
    ):
        me.go(f"/print/berserk?cards={cards}")
        expect(me.page.get_by_role("alert")).to_have_text(me.say(text, part=part))
        expect(me.page.locator("[data-card]")).to_have_count(0)
        expect(me.button("print-button")).to_be_disabled()


def test_what_is_chosen_is_in_the_address_and_in_the_sheets(visit: Visit) -> None:
    me = visit(lang="ru")
    axe = Inspector(me)
    cards = open_sheets(me, "/print/berserk?cards=2x7,1x14")
    expect(cards).to_have_count(3)
    me.page.get_by_role("radio", name=me.say("print-copies-one")).click()
    expect(cards).to_have_count(2)
    me.page.get_by_role("radio", name=me.say("print-language-en")).click()
    names = [CARDS[7]["name"]["en"], CARDS[14]["name"]["en"]]
    assert [card.get_attribute("aria-label") for card in cards.all()] == names
    expect(me.page).to_have_url(re.compile("cards=2x7%2C1x14&copies=one&lang=en"))
    axe.look("print", phone=True)
    deck = texts(me.lang, "berserk")("deck-dwarves")
    decks = me.page.get_by_role("combobox", name=me.say("print-cards"))
    decks.select_option(me.say("print-deck-extras", deck=deck))
    expect(cards).to_have_count(len(set(ready_deck("dwarves+"))))
    me.page.evaluate("window.print = () => { document.title = 'printed'; }")
    me.button("print-button").click()
    expect(me.page).to_have_title("printed")
    games = me.page.get_by_role("combobox", name=me.say("print-game"))
    games.select_option(me.say("home-game-bastion"))
    expect(cards).to_have_count(len(ENEMIES) + len(RITUALS))
    assert axe.faults == [], "\n".join(axe.faults)
