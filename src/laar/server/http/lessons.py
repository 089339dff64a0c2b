"""Lessons of every game, their tables, and what a guest has learnt so far."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import laar
from laar.games import lessons
from laar.server import lesson_replies, requests
from laar.server.errors import Denied
from laar.server.http.api import known, prepared, reply, tables_of, writer
from laar.server.store.learnt import LearntStore

FIRST_GAMES = 3  # in which the coach speaks
LESSON, COACH, GAME, QUIET = "lesson", "coach", "game", "quiet"


def _folder(request: Request) -> tuple[str, lessons.Folder]:
    name = request.path_params["game"]
    if name not in laar.game_names():
        raise Denied("unknown", f"there is nothing to learn for {name!r}", "game", 404)
    return name, lessons.of(name)


def _told(name: str) -> Any:
    folder = lessons.of(name)
    return {
        "game": name,
        "lessons": [msgspec.to_builtins(lesson) for lesson in folder.lessons],
        "coach": [msgspec.to_builtins(line) for line in folder.coach],
    }


async def told(request: Request) -> Response:
    """The lessons of a game, step by step."""
    name, _ = _folder(request)
    return await prepared(request, lambda: _told(name))


def _in_short() -> list[lesson_replies.GameLessons]:
    return [
        {
            "game": name,
            "lessons": [
                {
                    "id": one.id,
                    "minutes": one.minutes,
                    "steps": len(one.step),
                    "others": [k for k, step in enumerate(one.step, start=1) if step.other],
                }
                for one in lessons.of(name).lessons
            ],
            "taught": {
                clause: {"lesson": lesson, "step": step}
                for clause, (lesson, step) in lessons.taught(name).items()
            },
        }
        for name in laar.game_names()
    ]


async def overview(request: Request) -> Response:
    """The lessons of all games in short, and which step teaches which clause."""
    return await prepared(request, lambda: {"games": _in_short()})


async def lay(request: Request) -> Response:
    """A table of a lesson, with all its seats the pupil's."""
    guest = await known(request)
    name, _ = _folder(request)
    wish = await requests.read(request, requests.LessonTable)
    lesson = lessons.find(name, wish.lesson)
    if lesson is None or wish.step > len(lesson.step):
        raise Denied("unknown", "there is no such step", "lesson", 404)
    start = lessons.start_of(lesson, wish.step - 1)
    head = await tables_of(request).lesson(name, lesson, wish.step - 1, guest)
    return reply({"id": head.id, "invite": head.invite, "first": start + 1}, 201)


async def learnt(request: Request) -> Response:
    """What this guest has learnt of each game."""
    number = tables_of(request).cookies.guest(request)
    rows = await LearntStore(tables_of(request).store, number).all() if number else []
    games: dict[str, lesson_replies.LearntInfo] = {
        name: {"lessons": {}, "coached": [], "games": [], "quiet": None, "latest": None}
        for name in laar.game_names()
    }
    for game, kind, name, n in rows:
        if game not in games:
            continue
        found = games[game]
        if kind == LESSON:
            found["lessons"][name] = n
            found["latest"] = name
        elif kind == COACH:
            found["coached"].append(name)
        elif kind == GAME:
            found["games"].append(name)
        elif kind == QUIET:
            found["quiet"] = n > 0
    answer = reply({"games": games, "first": FIRST_GAMES})
    answer.headers["cache-control"] = "no-store"
    return answer


async def learn(request: Request) -> Response:
    """Something more was learnt; nothing is ever taken back."""
    guest = await writer(request)
    name, folder = _folder(request)
    wish = await requests.read(request, requests.Learnt)
    store = LearntStore(tables_of(request).store, guest.id)
    if wish.lesson is not None:
        lesson = lessons.find(name, wish.lesson)
        if lesson is None or wish.step > len(lesson.step):
            raise Denied("unknown", "there is no such step", "lesson", 404)
        await store.note(name, LESSON, {lesson.id: wish.step})
    kinds = {line.kind for line in folder.coach}
    await store.note(name, COACH, {kind: 1 for kind in wish.coached if kind in kinds})
    if wish.table:
        await store.note(name, GAME, {wish.table: 1}, FIRST_GAMES)
    if wish.quiet is not None:
        await store.set(name, QUIET, wish.quiet)
    return reply({"ok": True})


ROUTES = [
    Route("/lessons", overview),
    Route("/lessons/{game}", told, methods=["GET"]),
    Route("/lessons/{game}", lay, methods=["POST"]),
    Route("/learnt", learnt),
    Route("/learnt/{game}", learn, methods=["POST"]),
]
