"""The workshop over HTTP: the language, a card looked at, tried on a board and tested by bots."""

from __future__ import annotations

from typing import Any

from tests.games.berserk.test_packs import own
from tests.server.people import run

from laar.games.berserk.cards.starter_set import cards
from laar.games.berserk.player_packs.packs import data_of
from laar.lab.swap import Question, difference, measure
from laar.server.bench import load_client

WORKSHOP = "/api/workshop/berserk"


def test_the_language_has_a_name_in_both_languages_for_every_word(port: int) -> None:
    async def story() -> None:
        _, told = await load_client.call(port, "GET", f"{WORKSHOP}/language", None, "")
        unnamed = [
            word
            for group, words in told["labels"].items()
            for word, said in words.items()
            if group != "branch" and not (said["ru"] and said["en"] and said["ru"] != word)
        ]
        assert unnamed == []
        assert [name for name, said in told["fields"].items() if not said["ru"]] == []
        assert told["triggers"]["on_hit"]["refs"] == ["attacker", "victim"]
        strength = told["parts"]["Shot"]["fields"][1]["type"]
        assert strength["options"][0] == {"type": "int", "least": 1, "most": 9}

    run(story())


def test_a_card_is_looked_at_while_it_is_written(port: int) -> None:
    async def story() -> None:
        check = f"{WORKSHOP}/check"
        _, told = await load_client.call(port, "POST", check, {"card": own()}, "")
        assert (told["errors"], told["row"]["origin"]) == ([], "own")
        wrong = own(abilities=[{"when": "on_hit", "type": "impact", "do": [{"verb": "reroll"}]}])
        _, told = await load_client.call(port, "POST", check, {"card": wrong}, "")
        assert told["row"] is None
        assert [(e["path"], e["code"]) for e in told["errors"]] == [("abilities.1", "cannot-be")]
        assert "Когда атака попала" in told["errors"][0]["text"]["ru"]

    run(story())


def test_a_card_is_tried_on_a_board_by_one_person(port: int) -> None:
    async def story() -> None:
        ann = await load_client.guest(port, "Ann")
        for kind in (
            {},
            {"kind": "flyer", "move": 0},
            {"kind": "artefact", "strike": None, "move": 0},
        ):
            made = {"card": own(**kind)}
            status, table = await load_client.call(port, "POST", f"{WORKSHOP}/try", made, ann)
            assert status == 201
            _, told = await load_client.call(port, "GET", f"/api/tables/{table['id']}", None, ann)
            assert (told["status"], told["mine"]) == ("live", ["red", "blue"])
        status, told = await load_client.call(
            port, "POST", f"{WORKSHOP}/try", {"card": own(life=0)}, ann
        )
        assert (status, told["errors"][0]["code"]) == (400, "life")

    run(story())


def test_a_test_runs_in_the_background_and_can_be_stopped(port: int) -> None:
    async def story() -> None:
        ann, bob = await load_client.guest(port, "Ann"), await load_client.guest(port, "Bob")
        tests = f"{WORKSHOP}/tests"
        wish = {"card": own(), "instead": 2, "deck": "orcs", "games": 1000}
        status, made = await load_client.call(port, "POST", tests, wish, ann)
        assert status == 201
        status, told = await load_client.call(port, "POST", tests, wish, ann)
        assert (status, told["error"]["code"]) == (409, "busy")
        one = f"{tests}/{made['id']}"
        _, told = await load_client.call(port, "GET", one, None, bob)
        assert (told["state"], told["of"]) == ("running", 2000)
        status, _ = await load_client.call(port, "POST", f"{one}/stop", {}, bob)
        assert status == 403
        _, told = await load_client.call(port, "POST", f"{one}/stop", {}, ann)
        assert told["state"] == "stopped"
        wrongs: list[dict[str, Any]] = [
            {"instead": 90},
            {"deck": "elves"},
            {"card": {}},
            {"games": 0},
        ]
        for wrong in wrongs:
            status, told = await load_client.call(port, "POST", tests, {**wish, **wrong}, ann)
            assert status == 400

    run(story())


def test_the_same_card_under_another_number_makes_no_difference() -> None:
    """Games of a number share dice and deals, so only the card can make one."""
    same = {**data_of(cards()[2]), "number": 1001, "deck": "own", "provenance": "own"}
    del same["remark"]
    told = list(measure(Question(same, 2, "orcs", 1)))[-1]
    assert told["with"] == told["without"]
    assert (told["played"], told["of"]) == (2, 2)


def test_the_difference_is_of_pairs() -> None:
    found = difference([1.0, 1.0, 0.5, 1.0], [0.0, 1.0, 0.5, 0.0])
    assert found["points"] == 50.0
    assert found["low"] < 50.0 < found["high"]
