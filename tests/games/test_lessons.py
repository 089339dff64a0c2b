"""Lessons of every game: each step can be done as it says, and everything it says is there."""

from __future__ import annotations

from importlib.resources import files

import pytest

import laar
from laar.core.engine.ask import CHANCE
from laar.core.play import Play
from laar.games import lessons
from laar.games.lesson_walk import Stale, lay, walk
from laar.games.lessons import Lesson, Step, begins
from laar.texts import bundle

GAMES = [game for game in laar.game_names() if lessons.of(game).lessons]
ALL = [(game, lesson) for game in GAMES for lesson in lessons.of(game).lessons]
LANGS = ("ru", "en")
each = pytest.mark.parametrize(("game", "lesson"), ALL, ids=lambda one: getattr(one, "id", one))


def pupil(step: Step, play: Play) -> int:
    """The seat that answers."""
    return play.seats.index(step.seat)


def kills(play: Play, answer: str) -> tuple[int, int]:
    """In how many of all rolls whoever is struck falls, the best choices taken."""
    odds = play.odds(answer)
    assert odds is not None
    case = odds["cases"][0]
    return case["best"]["kills"], case["of"]


@each
def test_a_lesson_can_be_done(game: str, lesson: Lesson) -> None:
    """Positions are legal, answers are taken, dice fall as they say and nobody else is asked."""
    for step, play in walk(laar.game(game), lesson):
        asked = pupil(step, play)
        options = play.options(asked)
        assert options, f"{step.id}: {step.seat} is not asked"
        for answer in step.answers:
            assert any(begins(one, [answer]) for one in options), f"{step.id}: {answer} is refused"


@each
def test_every_table_of_a_lesson_can_be_laid(game: str, lesson: Lesson) -> None:
    """A link leads into the middle: the answers before it stand in a record of its own."""
    for number in range(len(lesson.step)):
        laid = lay(laar.game(game), lesson, number)
        play = Play(laar.game(game), lesson.edition, laid.options)
        seats = {"chance": CHANCE, **{name: n for n, name in enumerate(play.seats)}}
        for seat, text in laid.lines:
            play.answer(text, seats[seat])
        assert any(
            begins(one, lesson.step[number].answers)
            for one in play.options(pupil(lesson.step[number], play))
        )


@each
def test_other_answers_are_legal_and_what_is_said_of_them_is_true(
    game: str, lesson: Lesson
) -> None:
    for step, play in walk(laar.game(game), lesson):
        options = play.options(pupil(step, play))
        right = [one for one in options if begins(one, step.answers)]
        for reply in step.replies:
            others = [one for one in options if begins(one, reply.to) and one not in right]
            assert others, f"{step.id}, {reply.id}: nobody can answer so"
            if reply.kills:
                (n, of), (best, best_of) = kills(play, others[0]), kills(play, right[0])
                assert reply.kills == [n, best * of // best_of, of]
                assert n * best_of < best * of
        if step.free:  # whatever else is legal there is spoken of
            said = [*step.answers, *(one for reply in step.replies for one in reply.to)]
            assert [one for one in options if not begins(one, said)] == [], step.id


@each
def test_clauses_are_of_the_edition(game: str, lesson: Lesson) -> None:
    known = {clause.id for clause in laar.game(game).catalogue().for_edition(lesson.edition)}
    cited = {
        *(clause for step in lesson.step for clause in step.clauses),
        *(clause for step in lesson.step for reply in step.replies for clause in reply.clauses),
    }
    assert cited - known == set()


@pytest.mark.parametrize("game", GAMES)
def test_coach_and_lessons_say_all_in_both_languages(game: str) -> None:
    folder = lessons.of(game)
    wanted = {*(id for one in folder.lessons for id in lessons.text_ids(one))}
    wanted |= {f"coach-{line.kind}" for line in folder.coach} | {"lessons-done"}
    for lang in LANGS:
        assert [id for id in sorted(wanted) if not bundle(lang, game).has_message(id)] == []
        assert sorted(_said(lang, game) - wanted) == []  # a step that is gone leaves no text behind


def _said(lang: str, game: str) -> set[str]:
    text = (files("laar.games") / game / "texts" / "learn" / f"{lang}.ftl").read_text("utf-8")
    return {line.split(" = ")[0] for line in text.splitlines() if " = " in line and line[0] != " "}


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_speaks_of_real_questions_and_clauses(game: str) -> None:
    known = laar.game(game)
    kinds = known.grammar(laar.new(game, seed=None).table).forms
    clauses = set.intersection(
        *({one.id for one in known.catalogue().for_edition(name)} for name in known.editions)
    )  # the coach speaks whatever edition is played
    for line in lessons.of(game).coach:
        assert line.kind in kinds, line.kind
        assert line.clause in clauses
        assert line.lesson is None or lessons.find(game, line.lesson) is not None


def test_a_lesson_takes_about_ten_minutes() -> None:
    for game in GAMES:
        assert 8 <= sum(one.minutes for one in lessons.of(game).lessons) <= 35


def test_a_stale_step_is_named() -> None:
    """As if the rules had changed under it."""
    lesson = lessons.of("belogorye").lessons[0]
    first = lesson.step[0]
    changed = Step(first.id, first.seat, ["step c2 e6"], first.clauses, first.position)
    stale = Lesson(lesson.id, lesson.edition, lesson.minutes, [changed])
    with pytest.raises(Stale, match=r"lesson goal, walk: .* is refused"):
        list(walk(laar.game("belogorye"), stale))
    loaded = Step(first.id, first.seat, first.answers, first.clauses, first.position, ["6"])
    with pytest.raises(Stale, match="dice are left over"):
        list(walk(laar.game("belogorye"), Lesson(lesson.id, lesson.edition, 1, [loaded])))
