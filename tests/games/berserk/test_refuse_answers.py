"""Each reason against a choice or an answer has its clause and its text."""

import pytest
from tests.games.berserk.reasons import Case, at, why

SHOT = "c3 red 28 / c4 blue 27 / c6 blue 27 / zone blue 98"
TEACHER = "c3 red 23 / c4 red 27 / b3 red 25 / a1 red 27 / d4 blue 27"
CHARMER = "c3 red 50 / c4 blue 27 / c5 blue 41 / d5 blue 40 / c2 red 40"
SUMMONER = "c3 red 94 chips 1 / indeck red 2 2 22 14 / indeck blue 5 / c6 blue 27"
REVIVER = "c3 red 113 / grave red 69 / grave red 77 / grave blue 67 / c6 blue 27"
CANNON = "c3 red 91 / b3 red 12 / c2 red 12 closed / a1 red 12 / c6 blue 27"
PUSHER = "c3 red 14 / c4 blue 27 / b4 blue 27"

TARGETS: list[Case] = [
    (SHOT, "use c3 1", "c6", ""),
    (SHOT, "use c3 1", "c4", "210 too-near"),
    (SHOT, "use c3 1", "c3", "210 attack-self"),
    (SHOT, "use c3 1", "98.1", "131 no-lives"),
    (SHOT, "use c3 1", "b1", "022 nobody-there"),
    (SHOT, "use c3 1", "28.1", "025 by-cell"),
    (SHOT, "use c3 1", "no", "213 must-choose"),
    (SHOT, "use c3 1", "enough", "213 must-choose"),
    (SHOT, "use c3 1", "row 3", "213 needs-card"),
    (SHOT, "use c3 1", "blue: c6", "213 not-yours"),
    (SHOT, "use c3 1", "step c3 c2", "106 not-now-walk"),
    ("a1 red 28 / a4 blue 27 / e6 blue 27", "use a1 1", "e6", "267 target-range"),
    ("c3 red 31 chips 1 / c4 blue 27 / c6 blue 27", "use c3 2", "c6", "209 not-near"),
    ("c3 red 20 / c4 blue 27 / c5 blue 27 / e3 blue 27", "use c3 1", "c5", "257 across-foe"),
    ("c3 red 20 / c4 blue 27 / d5 blue 27 / e3 blue 27", "use c3 1", "d5", "258 across-line"),
    ("c3 red 20 / c4 blue 27 / d5 blue 27 / e3 blue 27", "use c3 1", "c4", "210 too-near"),
    ("c3 red 20 / zone blue 107 / e3 blue 27", "use c3 1", "107.1", "258 across-zone"),
    (TEACHER, "use c3 1", "b3", "334 target-class"),
    (TEACHER, "use c3 1", "a1", "026 target-near"),
    (TEACHER, "use c3 1", "c3", "214 target-other"),
    (TEACHER, "use c3 1", "d4", "214 target-own"),
    (f"{TEACHER} / d2 red 27", "use c3 1; c4", "c4", "213 target-chosen"),
    (f"{TEACHER} / d2 red 27", "use c3 1; c4", "no", "213 say-enough"),
    (CHARMER, "use c3 1", "c2", "214 target-enemy"),
    (CHARMER, "use c3 1", "c4", "052 target-elite"),
    (CHARMER, "use c3 1", "c5", "051 target-cost"),
    ("c3 red 20 / c4 red 12 / b3 red 14 / c6 blue 27", "use c3 2", "b3", "312 target-keyword"),
    ("c3 red 105 / c4 blue 27 closed / c5 blue 27", "use c3 1", "c4", "112 target-open"),
    ("c3 red 70 / c5 blue 27 / c6 blue 27 curse", "use c3 1", "c5", "309 target-cursed"),
    ("c3 red 21 / c4 red 12 / b3 red 12 chips 1 / c6 blue 27", "use c3 1", "c4",
     "332 target-chip"),
    ("c3 red 93 chips 1 / b3 red 12 struck closed / c4 red 12 / c6 blue 27", "use c3 4", "c4",
     "253 target-attacked"),
    (PUSHER, "use c3 1", "b4", "001 target-opposite"),
    ("c3 red 66 chips 2 / c5 blue 22 / c6 blue 41", "use c3 1", "c5", "001 ban-control"),
    ("c3 red 66 chips 2 / a1 red 38 / c5 blue 38 / c6 blue 41", "use c3 1", "c5",
     "338 unique-in-play"),
    ("c3 red 79 / c2 red 80 / c6 blue 27", "use c3 3; c2; -; end; -; end; -; use c3 3", "c2",
     "001 used-on"),
    ("c3 red 112 / c5 blue 27 / a1 red 12 / c6 blue 27", "use c3 2; c5", "a1", "026 target-near"),
    ("c3 red 38 chips 2 / c4 blue 27", "use c3 2", "c4", "336 needs-row"),
    ("c3 red 38 chips 2 / c4 blue 27", "use c3 2", "row 7", "336 no-row"),
    ("c3 red 38 chips 2 / c4 blue 27", "use c3 2", "row 5", "002 idle-row"),
    ("c3 red 20 / c4 red 12 chips 3 / b3 red 12 / c6 blue 27", "use c3 2", "c4",
     "002 idle-target"),
    (TEACHER, "use c3 1", "enough", "002 idle"),
    (SUMMONER, "use c3 3", "22.1", "051 target-cost"),
    (SUMMONER, "use c3 3", "2.2", "328 same-card"),
    (SUMMONER, "use c3 3", "c6", "325 not-in-deck"),
    (SUMMONER, "use c3 3", "5.1", "227 not-in-play"),
    (REVIVER, "use c3 3", "77.1", "051 target-cost"),
    (REVIVER, "use c3 3", "67.1", "324 no-grave"),
]  # fmt: skip
CHOICES: list[Case] = [
    (CANNON, "use c3 1", "b3", ""),
    (CANNON, "use c3 1", "c2", "112 target-open"),
    (CANNON, "use c3 1", "a1", "026 target-near"),
    (CANNON, "use c3 1", "c6", "006 foreign"),
    (CANNON, "use c3 1", "no", "213 must-choose"),
    (PUSHER, "use c3 1; c4; -", "d4", ""),
    (PUSHER, "use c3 1; c4; -", "e6", "318 cell-elsewhere"),
    (PUSHER, "use c3 1; c4; -", "b4", "029 occupied"),
    (PUSHER, "use c3 1; c4; -", "27.1", "318 needs-cell"),
    ("c3 red 76 / c4 blue 33 closed", "strike c3 c4; -; 1", "reroll attacker", ""),
    ("c3 red 76 / c4 blue 33 closed", "strike c3 c4; -; 1", "reroll target", "158 reroll-target"),
    ("c3 red 76 / c4 blue 33 closed", "strike c3 c4; -; 1", "blue: keep", "047 not-yours"),
    ("c3 red 12 / c4 blue 33 / c5 blue 7", "end; -", "stay", "087 not-now-stay"),
]

DEFENCE = (
    "c3 red 12 / c4 blue 33 / b4 blue 27 / c5 blue 63 / d3 blue 27 closed / e6 blue 91"
    " / zone blue 107"
)
STRUCK = "strike c3 c4"
DEFENDERS: list[Case] = [
    (DEFENCE, STRUCK, "defend b4", ""),
    (DEFENCE, STRUCK, "defend c5", "189 defend-attacker"),
    (f"{DEFENCE} / b2 blue 27", STRUCK, "defend b2", "189 defend-target"),
    (DEFENCE, STRUCK, "defend d3", "113 closed"),
    (DEFENCE, STRUCK, "defend c4", "188 defend-self"),
    (DEFENCE, STRUCK, "defend e6", "189 defend-creature"),
    (DEFENCE, STRUCK, "defend 107.1", "201 defend-zone"),
    (DEFENCE, STRUCK, "defend c3", "006 foreign"),
    (DEFENCE, STRUCK, "red: defend c3", "193 not-yours"),
    (DEFENCE, STRUCK, "use c4 1", "233 not-sudden"),
    (DEFENCE, STRUCK, "strike c4 c3", "121 not-now-act"),
    (DEFENCE, f"{STRUCK}; defend b4", "defend b4", "199 defended"),
    (DEFENCE, f"{STRUCK}; use c5 2; c4", "use c5 2", "119 committed"),
    (DEFENCE.replace("red 12", "red 75"), STRUCK, "defend b4", "254 directed"),
    (DEFENCE.replace("red 12", "red 96"), STRUCK, "defend b4", "296 defend-protected"),
    ("c3 red 28 / a5 blue 27 / b6 blue 63 / b4 blue 27", "use c3 1; a5", "defend b4",
     "192 defend-simple"),
    ("c3 red 12 / c2 red 27 / b1 red 63 / b3 red 12 / c6 blue 27", "strike c3 c2", "defend b3",
     "191 defend-turn, 130 defend-own"),
    ("c3 red 114 / c4 blue 33 / b4 blue 27 curse / d4 blue 27", STRUCK, "defend b4",
     "001 ban-defend"),
    ("c3 red 72 / c4 blue 33 / b4 blue 27", STRUCK, "pass", "001 must-defend"),
    ("turn 1 red / c3 red 12 / c4 blue 33 / d3 blue 27 / c6 blue 40 hidden", STRUCK, "defend c6",
     "080 hidden"),
    ("zone red 107 / c4 blue 33 / b4 blue 27 / c5 blue 63", "strike 107.1 c4", "defend b4",
     "201 defend-zone"),
    (DEFENCE, f"{STRUCK}; use c5 2", "c5", "214 target-other"),
    (DEFENCE, f"{STRUCK}; use c5 2", "b4", "246 target-under-attack"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("position", "before", "answer", "reasons"), [*TARGETS, *CHOICES, *DEFENDERS]
)
def test_each_reason(position: str, before: str, answer: str, reasons: str) -> None:
    assert why(at(position, before), answer) == reasons


def test_a_second_target_is_measured_from_the_first() -> None:
    b = at("c3 red 112 / c5 blue 27 / a1 red 12 / c6 blue 33", "use c3 2; c5")
    assert why(b, "c6") == ""
    (told,) = b.play.why_not("a1")
    assert told.args == {"by": "112.1", "number": 2, "who": "12.1", "other": "27.1"}


def test_the_cells_that_would_do_are_told() -> None:
    (told,) = at(PUSHER, "use c3 1; c4; -").play.why_not("e6")
    assert told.args == {"cell": "e6", "cells": "d4, c5"}
