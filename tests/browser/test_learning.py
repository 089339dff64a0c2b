"""Around the lessons: progress that stays, answers that are not meant, and ways in from play."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Response, expect
from tests.browser.axe import Inspector
from tests.browser.berserk.duelist import Duelist
from tests.browser.conftest import Visit
from tests.browser.hands import Mouse
from tests.browser.house import House
from tests.browser.player import Player, try_it
from tests.browser.pupil import Pupil
from tests.browser.visitor import Visitor
from tests.browser.weighing import beyond_entry

from laar.games import lessons
from laar.games.lessons import Lesson
from laar.texts import texts

MOST = 120_000  # bytes that a page of lessons loads beyond the entry


def goal() -> Lesson:
    """The first lesson of Belogorye."""
    return lessons.of("belogorye").lessons[0]


def does_first_step(me: Visitor) -> Pupil:
    """The first step of that lesson, done when the server has kept it."""
    lesson = goal()
    pupil = Pupil(me, Mouse(me.page), "belogorye")
    me.go(f"/learn/belogorye?lesson={lesson.id}&step=1")
    pupil.hears(lesson, lesson.step[0])
    with me.page.expect_response(lambda told: "/api/learnt/" in told.url and told.ok):
        pupil.does(lesson.step[0])
    return pupil


def test_progress_outlives_the_server(own_house: House, visit: Visit) -> None:
    me = visit(lang="ru", house=own_house)
    pupil = does_first_step(me)
    me.go("/learn")
    me.page.wait_for_load_state("networkidle")
    own_house.kill()
    own_house.open()
    me.go("/learn/belogorye")
    upcoming = me.page.get_by_role("region", name=pupil.say(f"lesson-{goal().id}"))
    steps = len(goal().step)
    expect(upcoming).to_contain_text(me.say("learn-left-off", n=2, of=steps))
    upcoming.get_by_role("link", name=me.say("learn-go-on")).click()
    pupil.hears(goal(), goal().step[1])


def test_a_wrong_answer_is_answered_with_its_rule_or_why(visit: Visit) -> None:
    """What the rules forbid is refused with its clause, what they allow with why it is not best;
    nothing changes, and the step can still be done."""
    me = visit(lang="en")
    pupil = Pupil(me, Mouse(me.page), "belogorye")
    walk, _, _, win = goal().step
    me.go(f"/learn/belogorye?lesson={goal().id}&step=1")
    pupil.hears(goal(), walk)
    pupil.hands.cell("c2")
    pupil.hands.cell("d3")
    note = me.page.get_by_role("note")
    expect(note).to_contain_text(re.compile(r"BEL-\d{3}"))
    expect(note.get_by_role("link", name=me.say("why-rule"))).to_be_visible()
    me.go(f"/learn/belogorye?lesson={goal().id}&step=4")
    pupil.hears(goal(), win)
    me.button("do-end").click()
    for reply in win.replies:
        if reply.id != "wait":
            continue
        said = pupil.coach.locator(f"[data-reply={reply.id}]")
        expect(said).to_contain_text(pupil.say(f"lesson-{goal().id}-win-{reply.id}"))
        for clause in reply.clauses:
            expect(said.get_by_role("button", name=clause)).to_be_visible()
    pupil.does(win)
    pupil.is_praised(goal(), win)


def test_a_refusal_leads_to_its_rule_and_its_lesson(visit: Visit) -> None:
    """BEL-045: only a neighbour is struck."""
    me = visit(lang="en")
    player = try_it(me, "BEL-081")
    player.hands.cell("c3")
    player.hands.cell("c5")
    note = me.page.get_by_role("note")
    clause = note.get_by_role("button", name=re.compile(r"BEL-\d{3}")).first.inner_text()
    with me.context.expect_page() as opened:
        note.get_by_role("link", name=me.say("why-rule")).first.click()
    rules: Page = opened.value
    expect(rules.locator(f"#{clause}")).to_be_in_viewport()
    rules.close()
    with me.context.expect_page() as opened:
        note.get_by_role("link", name=me.say("why-lesson")).first.click()
    lesson, number = lessons.taught("belogorye")[clause]
    taught = next(one for one in lessons.of("belogorye").lessons if one.id == lesson)
    step = taught.step[number - 1]
    expect(opened.value.locator(f"[data-step={step.id}]")).to_contain_text(clause)


def test_a_position_of_a_replay_is_practised(visit: Visit) -> None:
    """A board like the one that was shown, against a bot, and it goes on."""
    me = visit(lang="ru")
    player = try_it(me, "BEL-090")
    before = player.look().position
    player.hands.end_turn(me.button("do-end"))
    assert player.wait().over
    me.page.get_by_role("link", name=me.say("to-replay")).click()
    me.button("replay-first").click()
    expect(me.page.get_by_role("slider")).to_have_value("0")
    me.button("replay-practise").click()
    me.page.wait_for_url("**/t/*")
    again = Player(me)
    sight = again.wait()
    assert sight.position == before
    again.hands.end_turn(me.button("do-end"))
    assert again.wait().over


def test_axe_finds_nothing_where_one_learns(visit: Visit) -> None:
    me = visit()
    axe = Inspector(me)
    me.go("/learn")
    expect(me.page.locator("#learn-next-title")).to_be_visible()
    axe.look("all lessons", phone=True)
    me.go("/learn/berserk")
    expect(me.page.locator("#learn-next-title")).to_be_visible()
    axe.look("lessons of a game", phone=True)
    pupil = does_first_step(me)
    expect(pupil.coach.locator(f"[data-step={goal().step[1].id}]")).to_be_visible()
    axe.look("a lesson", phone=True)
    assert axe.faults == [], "\n".join(axe.faults)


@pytest.mark.parametrize("path", ["/learn", "/learn/belogorye", "/learn/bastion", "/learn/berserk"])
def test_the_pages_of_lessons_are_light(visit: Visit, path: str) -> None:
    me = visit(lang="ru")
    sent = beyond_entry(me, path, me.page.locator("#learn-next-title"))
    assert any("/api/lessons" in url for url in sent)
    assert sum(sent.values()) <= MOST, sorted(sent.items(), key=lambda one: -one[1])


def test_home_says_what_is_next(visit: Visit) -> None:
    """Lessons to who is new, the lesson one is at; once all are done, the puzzles."""
    me = visit(lang="en")
    me.go()
    upcoming = me.page.get_by_role("link", name=me.say("home-next-learn"))
    expect(upcoming).to_have_attribute("href", "/learn/belogorye")
    does_first_step(me)
    finish_lessons(me, "bastion", "berserk")
    me.go()
    expect(upcoming).to_have_attribute("href", f"/learn/belogorye?lesson={goal().id}")
    intercept = lessons.of("belogorye").lessons[2]
    me.post("/api/learnt/belogorye", {"lesson": intercept.id, "step": 1})
    me.page.reload()
    expect(upcoming).to_contain_text(texts("en", "belogorye")(f"lesson-{intercept.id}"))
    finish_lessons(me, "belogorye")
    me.page.reload()
    puzzles = me.page.get_by_role("link", name=me.say("home-next-puzzles"))
    expect(puzzles).to_have_attribute("href", "/puzzles/belogorye")


def test_the_end_of_a_game_offers_a_lesson_or_the_puzzles(visit: Visit) -> None:
    me = visit(lang="ru")
    lost(me)
    end = me.page.locator(".outcome")
    name = texts("ru", "belogorye")(f"lesson-{goal().id}")
    offer = end.get_by_role("link", name=me.say("end-next-lesson", name=name))
    expect(offer).to_have_attribute("href", f"/learn/belogorye?lesson={goal().id}")
    finish_lessons(me, "belogorye")
    me.page.reload()
    end.get_by_role("link", name=me.say("end-puzzles")).click()
    expect(me.page).to_have_url(re.compile("/puzzles/belogorye$"))


def test_a_coach_speaks_in_a_first_game(visit: Visit) -> None:
    """A sentence at each new kind of question, once, until one wants no more."""
    me = visit(lang="en", coach=True)
    path = me.lay(game="belogorye", seats={"bogatyrs": "me", "evil": "bot random"})
    me.go(path)
    player = Player(me)
    coach = me.page.get_by_role("region", name=me.say("coach-name"), exact=True)
    until(player, "ask-place")
    expect(coach).to_contain_text(player.say("coach-place"))
    expect(coach.get_by_role("button", name="BEL-021")).to_be_visible()
    me.page.mouse.move(0, 0)  # what lies under the pointer is read out beside it
    expect(me.page.locator(".reading")).to_be_hidden()
    axe = Inspector(me)
    axe.look("a coach", phone=True)
    assert axe.faults == [], "\n".join(axe.faults)
    coach.get_by_role("button", name=me.say("coach-clear")).click()
    expect(coach).to_be_hidden()
    until(player, "ask-main")
    expect(coach).to_contain_text(player.say("coach-main"))
    known = me.get("/api/learnt").json()["games"]["belogorye"]
    assert path.partition("?")[0].removeprefix("/t/") in known["games"]
    while not {"place", "main"} <= set(known["coached"]):  # what the page tells is on its way
        me.page.wait_for_timeout(50)
        known = me.get("/api/learnt").json()["games"]["belogorye"]
    with me.page.expect_response(wished(quiet=True)):
        coach.get_by_role("button", name=me.say("coach-quiet")).click()
    expect(coach).to_be_hidden()
    wanted = me.page.get_by_role("checkbox", name=me.say("coach-wanted"), include_hidden=True)
    expect(wanted.first).not_to_be_checked()
    # The guest has said so, not the browser: another one knows, and is told when that changes.
    me.page.evaluate("delete localStorage.laar")
    with me.page.expect_response(lambda told: told.url.endswith("/api/learnt")):
        me.go(me.lay(game="belogorye", seats={"bogatyrs": "me", "evil": "bot random"}))
    expect(wanted.first).not_to_be_checked()
    with me.page.expect_response(wished(quiet=False)):
        wanted.first.evaluate("(box) => box.click()")
    expect(wanted.first).to_be_checked()
    games = me.get("/api/learnt").json()["games"]
    assert {one["quiet"] for one in games.values()} == {False}, "it was said of all games"


def wished(quiet: bool) -> Callable[[Response], bool]:
    """The last of what the page tells the server about the coach."""

    def said(told: Response) -> bool:
        wish = told.request.post_data_json if told.url.endswith("/api/learnt/berserk") else None
        return wish == {"quiet": quiet}

    return said


def test_the_coach_knows_what_was_learnt(visit: Visit) -> None:
    me = visit(lang="en", coach=True)
    path = me.lay(game="belogorye", seats={"bogatyrs": "me", "evil": "bot random"})
    finish_lessons(me, "belogorye")
    me.go(path)
    player = Player(me)
    coach = me.page.get_by_role("region", name=me.say("coach-name"), exact=True)
    until(player, "ask-place")
    expect(coach).to_contain_text(player.say("coach-place"))
    with me.page.expect_response(
        lambda told: "/api/learnt/" in told.url and "main" in (told.request.post_data or "")
    ):
        until(player, "ask-main")
    expect(coach).to_be_hidden()


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("berserk", {"red": "me", "blue": "bot random"}),
        ("bastion", {"dagdar": "me", "sannirr": "me"}),
    ],
)
def test_every_game_has_a_coach(visit: Visit, game: str, seats: dict[str, str]) -> None:
    me = visit(lang="en", phone=True, coach=True)
    me.go(me.lay(game=game, seats=seats))
    if game == "berserk" and (sight := Duelist(me).wait()).kind == "first":
        Duelist(me).move(sight)  # who won the roll is asked what explains itself
    coach = me.page.get_by_role("region", name=me.say("coach-name"), exact=True)
    expect(coach).to_be_visible()
    kind = coach.get_attribute("data-coach")
    expect(coach).to_contain_text(texts("en", game)(f"coach-{kind}"))
    assert me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def until(player: Player, kind: str) -> None:
    """Goes on until this is asked."""
    while not (sight := player.wait()).title.endswith(player.say(kind)):
        player.move(sight)


def lost(me: Visitor) -> None:
    """A game against a bot that was given up."""
    me.go(me.lay(game="belogorye", seats={"bogatyrs": "me", "evil": "bot random"}))
    Player(me).wait()
    me.button("concede").click()
    sure = me.page.get_by_role("alertdialog")
    sure.get_by_role("button", name=me.say("concede")).click()


def finish_lessons(me: Visitor, *games: str) -> None:
    """As if all of them had been done."""
    for game in games:
        for lesson in lessons.of(game).lessons:
            done = {"lesson": lesson.id, "step": len(lesson.step)}
            assert me.post(f"/api/learnt/{game}", done).ok
