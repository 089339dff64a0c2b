"""The rulebooks over HTTP, and every worked example played as their pages play it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.people import browse, run

import laar
from laar.core.abilities import HasBook
from laar.server.bench import load_client

EDITIONS = [(name, edition) for name in laar.game_names() for edition in laar.game(name).editions]


def test_a_book_is_told_in_one_language(port: int) -> None:
    async def story() -> None:
        _, ru = await load_client.call(port, "GET", "/api/rules/belogorye/2017/ru")
        _, en = await load_client.call(port, "GET", "/api/rules/belogorye/2017/en")
        catalogue = laar.game("belogorye").catalogue()
        assert [clause["id"] for clause in ru["clauses"]] == [clause.id for clause in catalogue]
        assert ru["clauses"][0]["text"] == catalogue.get("BEL-001").text["ru"]
        assert en["clauses"][0]["text"] == catalogue.get("BEL-001").text["en"]
        assert [chapter["id"] for chapter in ru["chapters"]][1:] == list(catalogue.sections)
        status, told = await load_client.call(port, "GET", "/api/rules/belogorye/2017/de")
        assert (status, told["error"]["at"]) == (404, "lang")
        _, old = await load_client.call(port, "GET", "/api/rules/bastion/2015/ru")
        assert old["elsewhere"]["BST-122"] == "2018"
        assert "BST-113" not in old["elsewhere"]

    run(story())


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_every_clause_is_reached_from_its_chapter(port: int, name: str, edition: str) -> None:
    if not isinstance(laar.game(name), HasBook):
        return

    async def story() -> None:
        for lang in ("ru", "en"):
            _, book = await load_client.call(port, "GET", f"/api/rules/{name}/{edition}/{lang}")
            chapters = {chapter["id"] for chapter in book["chapters"]}
            clauses = {clause["id"]: clause for clause in book["clauses"]}
            expected = laar.game(name).catalogue().for_edition(edition)
            assert set(clauses) == {clause.id for clause in expected}
            assert all(clause["section"] in chapters for clause in clauses.values())
            assert all(board["clause"] in clauses for board in book["examples"])

    run(story())


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_every_example_plays(port: int, name: str, edition: str) -> None:
    """Each board of each example takes the answers that its buttons give; what it says is
    forbidden is refused with a clause."""

    async def play(guest: str, clause: str, number: int) -> None:
        wish = {"game": name, "edition": edition, "clause": clause, "number": number}
        status, made = await load_client.call(port, "POST", "/api/try", wish, guest)
        assert status == 201, clause
        async with browse(port, made["id"], guest) as page:
            await page.hello()
            for line in made["answers"] or []:
                seat, _, answer = line.partition(" ")
                await page.turn(seat)
                assert (await page.say(seat, answer))["t"] == "state", f"{clause}: {line}"
                await page.heard_all()  # what others are asked now, too
            for line in list((made["expect"] or {}).get("refused", [])):
                seat, _, answer = line.partition(" ")
                page.wire.say(do="why", seat=seat, answer=answer)
                why: dict[str, Any] = await page.next("why")
                assert why["refusals"], f"{clause}: {line}"

    async def story() -> None:
        guest = await load_client.guest(port, "Ann")
        _, book = await load_client.call(port, "GET", f"/api/rules/{name}/{edition}/en")
        boards = [board["clause"] for board in book["examples"]]
        for k, clause in enumerate(boards):
            await play(guest, clause, boards[:k].count(clause))

    run(story())
