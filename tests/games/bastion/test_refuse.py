"""What is listed is what nothing forbids, and every refusal names a clause that teaches why."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.bastion.worlds import drawn, worlds

import laar
from laar.core.engine.ask import CHANCE
from laar.core.game import Refusal
from laar.games.bastion.legal.grammar import GRAMMAR
from laar.games.bastion.legal.listing import LISTINGS
from laar.games.bastion.legal.refusals import CHECKS
from laar.games.bastion.state.castle import Castle
from laar.texts import bundle

GAME = laar.game("bastion")

MALFORMED = "refuse-malformed"
ODD = [
    "", " ", "move", "move d7", "move s1", "move d1 d2", "move  d1", "Move d1", "attack",
    "attack d1", "attack s25", "attack s1 sword", "attack s1 arrow arrow", "source", "source 9",
    "source 1 pink",
    "source red", "tower tower", "collect all", "castling", "castling s1", "castling s1 s99",
    "copy:castling s1", "copy", "copy:", "copy:copy", "copy:sword", "teleport s1 q1", "haste",
    "haste storm", "haste storm d9", "prism", "prism pink", "convert red", "draw nobody red",
    "draw sannirr", "keep", "keep red-sword", "keep red-cannon red-cannon red-cannon", "build",
    "replace red-cannon", "perform red-cannon", "spare", "token", "end end", "pay all", "give 1",
    "storm d1 d2", "q1", "s1", "undo 1", "concede now", "пойти d1", "\n", "move\td1", "move d١",
]  # fmt: skip


def asked(world: Castle) -> str:
    return "over" if world.ask is None else world.ask.kind


EVERY_ANSWER = GRAMMAR.every_answer()
Told = tuple[str, str, str, tuple[str, ...]]  # edition, clause, text and what is filled in


@cache
def survey() -> tuple[list[str], set[Told]]:
    """Answers about which listing and refusals disagree, and every refusal met at the tables."""
    wrong: list[str] = []
    told: set[Told] = set()
    for world in worlds():
        for seat in (CHANCE, *range(world.seats)):
            listed = set(world.options(seat))
            for text in (*EVERY_ANSWER, *ODD):
                found = GAME.refusals(world, seat, text)
                if bool(found) == (text in listed):
                    wrong.append(f"{asked(world)}, seat {seat}: {text}: {found}")
                for one in found:
                    told.add((world.setting.edition, one.clause, one.text, tuple(one.args)))
    return wrong, told


def test_every_kind_of_question_is_among_the_tables() -> None:
    assert {asked(world) for world in worlds()} == {*LISTINGS, "over"}


def test_an_answer_is_listed_if_and_only_if_nothing_forbids_it() -> None:
    wrong, _ = survey()
    assert wrong == []


def test_listed_answers_are_all_well_formed() -> None:
    known = set(EVERY_ANSWER)
    for world in worlds():
        for seat in (CHANCE, *range(world.seats)):
            assert set(world.options(seat)) <= known


def test_every_refusal_names_a_clause_of_its_edition() -> None:
    for edition, clause, text, _ in survey()[1]:
        if text == MALFORMED:
            assert clause == ""
        elif clause not in ("BST-559", "BST-564"):  # damage belongs to a scenario of 2018
            assert clause in GAME.catalogue().for_edition(edition), (edition, clause, text)


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_every_refusal_can_be_said(lang: str) -> None:
    texts = bundle(lang, "bastion")
    for _, _, text, args in survey()[1]:
        pattern = texts.get_message(text).value
        assert pattern is not None
        _, errors = texts.format_pattern(pattern, dict.fromkeys(args, 1))
        assert not errors, (text, args, errors)


def test_every_text_is_of_use_and_every_reason_has_one() -> None:
    folder = files("laar.games.bastion")
    sources = [file.read_text("utf-8") for file in Path(str(folder)).glob("legal/**/*.py")]
    sources.append((files("laar.core") / "play.py").read_text("utf-8"))
    used = set(re.findall('"(refuse-[a-z-]+)"', "".join(sources)))
    written = (folder / "texts" / "en.ftl").read_text("utf-8")
    assert set(re.findall("^(refuse-[a-z-]+) =", written, re.M)) == used


def test_only_words_that_mean_nothing_are_malformed() -> None:
    world = drawn("2018", "wall 1 red-beast").table
    for text in EVERY_ANSWER:
        assert all(refusal.clause for refusal in GAME.refusals(world, 0, text)), text
    for text in ("", "dance", "move d1 pink", "copy:sword", "source 9", "move\td1"):
        assert [r.text for r in GAME.refusals(world, 0, text)] == [MALFORMED], text


def test_odd_answers_are_refused_and_change_nothing() -> None:
    for world in worlds():
        before = world.mark()
        for text in ODD:
            for seat in (CHANCE, *range(world.seats)):
                assert GAME.refusals(world, seat, text), text
        assert world.mark() == before


@given(text=st.text("abcdeors123456 movtakq:-p") | st.sampled_from(EVERY_ANSWER))
@settings(max_examples=150, deadline=None)
def test_whatever_is_said_is_taken_or_refused(text: str) -> None:
    play = drawn("2018", "wall 1 red-beast / dagdar at d1 / dagdar mana red 3 blue 1")
    for seat in (CHANCE, 0, 1):
        allowed = text in play.options(seat) or (seat >= 0 and text in play.asides(seat))
        assert bool(play.why_not(text, seat)) != allowed


def test_every_verb_has_its_check() -> None:
    assert {text.split(" ")[0] for text in EVERY_ANSWER if " " in text} <= set(CHECKS)


# -- one by one -----------------------------------------------------------------------------------

AT_WALL = "dagdar at d2 / dagdar mana red 9 blue 1 / wall 5 red-beast / wall 9 blue-beast"
CASES: list[tuple[str, str, str, str]] = [  # edition, position, answer of the active seat, clauses
    ("2015", f"{AT_WALL} / wall 6 black-priest", "attack s5", "425"),
    ("2018", f"{AT_WALL} / wall 6 black-priest", "attack s5", "426"),
    ("2018", f"{AT_WALL} / wall 10 black-priest / dagdar spells red-flyer",
     "attack s9 arrow", "426 201 191 195"),
    ("2018", f"{AT_WALL} / square 3 valkyrie / dagdar spells red-flyer",
     "attack s9 copy:arrow", "095 497 201 191 195"),
    ("2018", f"{AT_WALL} / square 2 valkyrie", "attack s5", "497"),
    ("2018", AT_WALL, "attack s9", "190 191 195"),
    ("2018", AT_WALL, "attack s8", "190"),
    ("2018", f"{AT_WALL} / done attack", "attack s5", "190"),
    ("2018", "wall 5 red-beast / dagdar mana red 3", "attack s5", "198"),
    ("2018", "wall 5 red-beast / dagdar mana red 3 / citadel red-dragon", "attack s5",
     "197 191 195"),
    ("2018", "wall 5 red-beast / dagdar mana red 4 / dagdar spells red-flyer / citadel red-dragon"
     " / done move", "attack s5 arrow", "142"),
    ("2018", "dagdar at d1 / wall 5 golem / dagdar spells red-flyer"
     " / dagdar mana yellow 1 green 1 red 1 purple 1 blue 1 black 1", "attack s5 arrow", "501"),
    ("2015", "dagdar at d1 / wall 5 golem red-symbiote / dagdar spells red-flyer"
     " / dagdar mana yellow 1 green 1 red 5 purple 1 blue 1 black 1", "attack s5 arrow", "503"),
    ("2018", f"{AT_WALL} / dagdar spells red-flyer", "attack s5 arrow", "267"),
    ("2018", f"{AT_WALL} / dagdar spells red-warrior", "attack s5 flame-1", "202"),
    ("2018", AT_WALL, "move d4", "130"),
    ("2018", AT_WALL, "move d2", "130"),
    ("2018", f"{AT_WALL} / done move", "move d3", "130"),
    ("2015", f"{AT_WALL} / citadel red-dragon", "move citadel", "131"),
    ("2018", f"{AT_WALL} / citadel red-dragon", "move citadel", "132"),
    ("2015", f"{AT_WALL} / square 3 rokai", "move d3", "494"),
    ("2018", f"{AT_WALL} / square 3 rokai", "move d3", "495"),
    ("2018", f"{AT_WALL} / citadel black-dragon", "storm citadel", "191 195"),
    ("2018", f"{AT_WALL} / citadel knellervirm / dagdar mana green 1 / done attack",
     "storm citadel", "135"),
    ("2018", AT_WALL, "storm d3", "133"),
    ("2018", f"{AT_WALL} / source 2 1 red", "source 1 red", "155"),
    ("2018", f"{AT_WALL} / square 2 black-flyer", "source 1 red", "169"),
    ("2018", f"{AT_WALL} / square 2 black-flyer / done mana", "tower red", "150 169"),
    ("2015", f"{AT_WALL} / wall 20 green-archmage", "source 2 red", "440"),
    ("2018", f"{AT_WALL} / wall 20 green-archmage", "source 2 red", "441"),
    ("2015", f"{AT_WALL} / wall 20 green-archmage / dagdar spells red-scout", "source 2 red",
     "440 443"),
    ("2018", f"{AT_WALL} / damaged 2 1", "source 1 red", "559"),
    ("2018", AT_WALL, "source 4 red", "334"),
    ("2018", AT_WALL, "source 1 green", "158"),
    ("2018", AT_WALL, "source 1", "158"),
    ("2018", "dagdar at d2", "source 1 green", "156"),
    ("2018", "dagdar at d2 / sannirr mana green 15", "source 1", "157"),
    ("2018", "dagdar at d2 / sannirr mana green 15", "tower", "166"),
    ("2018", f"{AT_WALL} / tower 2 red", "tower red", "164"),
    ("2018", AT_WALL, "collect", "167"),
    ("2018", "dagdar mana red 1", "source 1 red", "154"),
    ("2018", "dagdar mana red 1 / citadel red-dragon", "collect", "168"),
    ("2018", "citadel red-dragon", "end", "141 140"),
    ("2015", "citadel red-dragon", "end", "141 136"),
    ("2018", "citadel red-dragon / dagdar spells blue-dragon", "repeat", "141 140"),
    ("2018", AT_WALL, "convert red blue", "322"),
    ("2018", f"{AT_WALL} / dagdar artefacts used:red-converter", "convert red green", "317"),
    ("2018", f"{AT_WALL} / dagdar artefacts red-converter / sannirr mana green 15",
     "convert red green", "323"),
    ("2018", f"{AT_WALL} / dagdar artefacts red-converter", "convert green red", "322"),
    ("2018", f"{AT_WALL} / dagdar artefacts red-accumulator", "draw sannirr red", "320"),
    ("2018", f"{AT_WALL} / dagdar artefacts red-accumulator", "draw talm red", "026"),
    ("2018", f"{AT_WALL} / damaged 2 1", "restore 1", "564"),
    ("2018", f"{AT_WALL} / damaged 2 2 / done restore", "restore 2", "564"),
    ("2018", AT_WALL, "haste d3", "269 276"),
    ("2015", f"{AT_WALL} / dagdar spells red-beast".replace("wall 5 red", "wall 5 green"),
     "haste d3", "268 276"),
    ("2018", AT_WALL, "flame-1", "202 276"),
    ("2018", AT_WALL, "castling s5 s9", "095"),
    ("2018", f"{AT_WALL} / dagdar spells red-werewolf", "copy:castling s5 s9", "236"),
    ("2018", f"{AT_WALL} / dagdar spells red-werewolf", "copy:copy", "235"),
    ("2018", f"{AT_WALL} / dagdar spells red-priest", "castling s9 s5", "259"),
    ("2018", f"{AT_WALL} / dagdar spells red-priest", "castling s5 s6", "259"),
    ("2015", f"{AT_WALL} / wall 7 golem / dagdar spells red-priest", "castling s5 s7", "265"),
    ("2015", f"{AT_WALL} / dagdar spells red-archmage", "teleport s5 s24", "048"),
    ("2015", f"{AT_WALL} / dagdar spells red-archmage", "teleport s5 s9", "260"),
    ("2018", "done move mana attack / wall 5 red-beast / wall 6 blue-beast"
     " / dagdar spells red-priest", "castling s5 s6", "262 277"),
    ("2018", AT_WALL, "attack s99", "042"),
    ("2018", AT_WALL, "red-beast", "092"),
]  # fmt: skip


@pytest.mark.parametrize(("edition", "position", "answer", "clauses"), CASES)
def test_each_reason_has_its_clause(edition: str, position: str, answer: str, clauses: str) -> None:
    told = drawn(edition, position).why_not(answer)
    assert [refusal.clause for refusal in told] == [f"BST-{n}" for n in clauses.split()]


def reasons(position: str, answers: list[str], answer: str, seat: int, edition: str) -> str:
    """The clauses against an answer after some others."""
    play = drawn(edition, position)
    for one in answers:
        play.answer(one)
    return " ".join(r.clause.removeprefix("BST-") for r in play.why_not(answer, seat))


FIGHT = (
    "dagdar at d2 / dagdar mana red 2 blue 1 / wall 5 red-beast / sannirr at d3 / sannirr spells"
    " blue-rider blue-priest / dagdar spells red-warrior red-symbiote"
)
PAIR = "dagdar at d2 / dagdar mana red 2 blue 4 / wall 5 red-beast blue-symbiote"
IN_ATTACK: list[tuple[str, str, list[str], str, int, str]] = [
    ("2015", FIGHT, ["attack s5"], "flame-2", 1, "203"),
    ("2018", FIGHT, ["attack s5"], "flame-2", 1, "204"),
    ("2015", FIGHT, ["attack s5"], "castling s5 s6", 1, "223 258"),
    ("2018", FIGHT, ["attack s5"], "arrow", 1, "095 267"),
    ("2018", FIGHT, ["attack s5"], "pay", 0, "191 195"),
    ("2018", FIGHT, ["attack s5"], "pay", 1, "082"),
    ("2018", FIGHT, ["attack s5", "flame-1"], "flame-1", 0, "221"),
    ("2018", f"{FIGHT} / wall 20 shaggon / dagdar mana red 1", ["attack s5"], "flame-1", 0, "509"),
    ("2015", f"{FIGHT} red-mage / wall 20 shaggon / dagdar mana red 1", ["attack s5"],
     "lightning-1", 0, "508"),
    ("2018", f"{FIGHT} / wall 7 golem / dagdar mana yellow 1 green 1 purple 1 black 1",
     ["attack s5", "withdraw"], "pay", 0, "202"),
    ("2018", FIGHT, [], "move d1", 1, "082"),
    ("2018", PAIR + " / sannirr spells blue-rider / sannirr at d2", ["attack s5"], "spend", 0,
     "191 195"),
]  # fmt: skip


@pytest.mark.parametrize(("edition", "position", "answers", "answer", "seat", "clauses"), IN_ATTACK)
def test_reasons_within_an_attack(
    edition: str, position: str, answers: list[str], answer: str, seat: int, clauses: str
) -> None:
    assert reasons(position, answers, answer, seat, edition) == clauses


def short(edition: str, position: str, answer: str) -> Refusal:
    told = drawn(edition, position).why_not(answer)
    return next(refusal for refusal in told if refusal.clause == "BST-191")


def test_too_little_mana_is_told_by_colour() -> None:
    missing = short(
        "2018", "dagdar at d2 / dagdar mana red 1 / wall 5 red-beast blue-symbiote", "attack s5"
    )
    assert {colour: n for colour, n in missing.args.items() if n} == {"red": 2, "blue": 4}
    say = bundle("en", "bastion")
    pattern = say.get_message(missing.text).value
    assert pattern is not None
    text, _ = say.format_pattern(pattern, dict(missing.args))
    assert text == "Not enough mana. Red: 2 more. Blue: 4 more."


def test_too_little_mana_of_any_colour() -> None:
    missing = short("2018", "citadel knellervirm / dagdar mana red 4 blue 3", "attack citadel")
    assert {colour: n for colour, n in missing.args.items() if n} == {"any": 3}


def test_what_is_over_is_refused_by_the_clause_that_ended_it() -> None:
    play = drawn("2018", "wall 1 red-beast")
    play.answer("concede", 1)
    for answer in ("move d1", "end", "concede", "nonsense"):
        assert [r.clause for r in play.why_not(answer, 0)] == ["BST-580"]


def test_what_is_missing_is_never_nothing() -> None:
    seen = 0
    for world in worlds():
        if asked(world) in ("act", "attack"):
            for text in (*(text for text in EVERY_ANSWER if text[:6] == "attack"), "pay"):
                for refusal in GAME.refusals(world, world.active, text):
                    if refusal.clause == "BST-191":
                        seen += 1
                        numbers = [n for n in refusal.args.values() if isinstance(n, int)]
                        assert min(numbers) >= 0
                        assert max(numbers) > 0, text
    assert seen
