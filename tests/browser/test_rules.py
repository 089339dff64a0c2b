"""The rulebook: prose and clauses, found in both languages, and examples that play."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.clauses import CLAUSES
from tests.browser.conftest import Visit
from tests.browser.player import try_it
from tests.browser.weighing import beyond_entry

MOST = 120_000  # bytes that the page of a book loads beyond the entry


@pytest.mark.parametrize(("lang", "word"), [("ru", "перехват"), ("en", "intercept")])
def test_prose_and_clauses_are_found_by_word_and_by_number(
    visit: Visit, lang: str, word: str
) -> None:
    me = visit(lang=lang)
    me.go("/rules/belogorye")
    chapter = me.page.locator("#intercept")
    expect(chapter.get_by_role("link", name="BEL-075").first).to_be_visible()
    expect(me.page.locator("#BEL-075")).to_have_count(0)
    me.page.keyboard.press("/")
    find = me.page.get_by_role("searchbox")
    expect(find).to_be_focused()
    find.fill(word)
    expect(me.page.locator("#BEL-074")).to_be_visible()
    expect(me.page.locator("#components")).to_have_count(0)
    expect(chapter.locator("p mark").first).to_have_text(re.compile(word, re.IGNORECASE))
    find.fill("BEL-061")
    expect(me.page.locator("article")).to_have_count(1)
    expect(me.page.locator("article")).to_contain_text(CLAUSES["BEL-061"].text[lang])


def test_who_finds_nothing_is_told_of_words_alike(visit: Visit) -> None:
    me = visit(lang="ru")
    me.go("/rules/belogorye")
    find = me.page.get_by_role("searchbox")
    find.fill("перихват")
    expect(me.page.get_by_text(me.say("rules-nothing", query="перихват"))).to_be_visible()
    me.page.get_by_role("button", name="перехват").first.click()
    expect(me.page.locator("#BEL-074")).to_be_visible()
    find.fill("xyzzy")
    me.button("rules-show-all").click()
    expect(me.page.locator("#components")).to_be_visible()


def test_an_address_opens_a_chapter_a_clause_or_another_edition(visit: Visit) -> None:
    me = visit(lang="en")
    me.go("/rules/belogorye#BEL-092")
    expect(me.page.locator("#BEL-092")).to_be_in_viewport()
    expect(me.page.locator("#BEL-092")).to_be_focused()
    me.page.locator("#damage").get_by_role("link", name="BEL-114").first.click()
    expect(me.page.locator("#BEL-114")).to_be_in_viewport()
    me.go("/rules/bastion?edition=2015#attack")
    expect(me.page.locator("#attack")).to_be_in_viewport()
    expect(me.page.get_by_role("radio", name="2015")).to_be_checked()
    me.go("/rules/bastion#BST-113")  # a clause of the edition of 2015 alone
    expect(me.page.locator("#BST-113")).to_be_in_viewport()
    assert "edition=2015" in me.page.url
    me.page.get_by_role("radio", name=me.say("rules-difference")).click()
    expect(me.page.locator("#BST-113")).to_be_visible()
    expect(me.page.locator("#BST-122")).to_be_visible()


def test_the_index_names_every_clause(visit: Visit) -> None:
    me = visit(lang="ru")
    me.go("/rules/belogorye#index")
    links = me.page.locator("#index li a")
    expect(links).to_have_count(len(CLAUSES))
    links.filter(has_text="BEL-130").click()
    expect(me.page.locator("#BEL-130")).to_be_in_viewport()


def test_a_card_says_what_it_does(visit: Visit) -> None:
    me = visit(lang="ru")
    me.go("/rules/belogorye#koschei")
    expect(me.page.locator("#koschei")).to_be_in_viewport()
    expect(me.page.get_by_role("article").filter(has_text="Кощей Бессмертный")).to_be_visible()


def test_an_example_plays_in_the_page(visit: Visit) -> None:
    """BEL-066: Defender strikes Leshy, who takes two wounds and gives one; then from the start."""
    me = visit(lang="ru", phone=True)
    me.go("/rules/belogorye")
    example = me.page.locator("#try-BEL-066")
    example.get_by_role("button", name="BEL-066").tap()
    strike = me.say("do-strike", a="Защитник (c3)", b="Леший (c4)")
    example.get_by_role("button", name=strike).tap()
    weak = example.get_by_role("button", name=re.compile(me.say("blow-weak"), re.IGNORECASE))
    weak.first.tap()
    expect(example.get_by_role("status")).to_contain_text(me.say("rules-try-done"))
    expect(example.get_by_role("status")).to_contain_text("Защитник ударил Лешего")
    expect(example.locator("[data-cell=c4]")).to_have_accessible_name(
        re.compile(me.say("say-lives", left=8, life=10))
    )
    example.get_by_role("button", name=me.say("rules-try-again")).tap()
    expect(example.get_by_role("button", name=strike)).to_be_visible()


def test_what_an_example_forbids_is_refused_with_its_clause(visit: Visit) -> None:
    me = visit(lang="en")
    me.go("/rules/belogorye")
    example = me.page.locator("#try-BEL-038")
    example.get_by_role("button", name="BEL-038").last.click()
    board = example.locator(".board")
    board.get_by_role("button", name="d4").click()
    expect(board.get_by_role("status")).to_contain_text("BEL-033")


def test_an_example_can_be_taken_to_a_table(visit: Visit) -> None:
    """BEL-073: Ilya strikes the closed Gorynych with a 5 and deals 7 wounds of 13."""
    me = visit(lang="ru")
    player = try_it(me, "BEL-073")
    note = player.panel.get_by_role("region", name=me.say("try-title"))
    expect(note).to_contain_text(me.say("do-strike", a="Илья (c3)", b="Горыныч (c4)"))
    player.hands.cell("c3")
    player.hands.cell("c4")
    sight = player.wait()
    assert sight.weighed
    shares = player.panel.get_by_role("table").get_by_role("rowheader").all_inner_texts()
    assert all("/6" in share for share in shares), "only the attacker rolls at a closed target"
    player.move(sight)
    expect(player.panel.get_by_role("heading", name=me.say("ask-die"))).to_be_visible()
    player.panel.get_by_role("button", name="5", exact=True).click()
    struck = me.page.locator("[data-cell=c4]")
    expect(struck).to_have_accessible_name(re.compile(me.say("say-lives", left=6, life=13)))
    told = me.page.get_by_role("log").locator(".line").last
    expect(told).to_contain_text("Илья ударил Горыныча")
    expect(told).to_contain_text(me.say("story-wounds", n=7))


def test_a_fighter_can_be_dragged(visit: Visit) -> None:
    """BEL-038: forward one cell; not diagonally, and the page says why."""
    me = visit(lang="en")
    try_it(me, "BEL-038")
    me.page.locator("[data-cell=c3]").drag_to(me.page.locator("[data-cell=c4]"))
    expect(me.page.locator("[data-cell=c4]")).to_have_accessible_name(
        re.compile("Alyosha Popovich")
    )
    me.page.locator("[data-cell=c4]").drag_to(me.page.locator("[data-cell=d5]"))
    expect(me.page.get_by_role("note")).to_contain_text("Alyosha Popovich")


@pytest.mark.parametrize("path", ["/rules/belogorye", "/rules/bastion", "/rules/berserk"])
def test_a_book_is_light(visit: Visit, path: str) -> None:
    me = visit(lang="ru")
    sent = beyond_entry(me, path, me.page.locator("#quick"))
    assert any("/api/rules/" in url for url in sent)
    assert sum(sent.values()) <= MOST, sorted(sent.items(), key=lambda one: -one[1])


def test_on_paper_there_is_prose_and_no_board(visit: Visit) -> None:
    me = visit(lang="ru", theme="light")
    me.go("/rules/belogorye")
    expect(me.page.locator("#try-BEL-066")).to_be_visible()
    me.page.emulate_media(media="print")
    expect(me.page.get_by_role("searchbox")).to_be_hidden()
    expect(me.page.get_by_role("navigation").first).to_be_hidden()
    expect(me.page.locator("#try-BEL-066 button").first).to_be_hidden()
    expect(me.page.get_by_role("table").first).to_be_visible()
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
