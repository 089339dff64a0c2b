"""Each reason in one's own turn has its clause and its text: calling cards, moving, acting."""

import pytest
from tests.games.berserk.reasons import Case, at, why

FIELD = "c3 red 12 / c4 blue 33 / b2 red 46 / d5 blue 27 / zone red 107"
ALONE = "c6 blue 27"
HIDDEN = f"turn 1 red / {FIELD} / c6 blue 40 hidden"

NOT_NOW: list[Case] = [
    (FIELD, "", "blue: step c4 c5", "106 not-yours"),
    (FIELD, "", "blue: strike c4 c3", "121 not-yours"),
    (FIELD, "", "blue: end", "093 not-yours"),
    (FIELD, "", "pass", "235 not-now-pass"),
    (FIELD, "", "defend c3", "193 not-now-defend"),
    (FIELD, "", "c4", "213 not-now-choose"),
    (FIELD, "", "row 1", "213 not-now-choose"),
    (FIELD, "", "enough", "213 not-now-choose"),
    (FIELD, "", "yes", "007 not-now-may"),
    (FIELD, "", "next 1", "220 not-now-order"),
    (FIELD, "", "reroll attacker", "159 not-now-reroll"),
    (FIELD, "", "full", "178 not-now-exchange"),
    (FIELD, "", "stay", "087 not-now-stay"),
    (FIELD, "", "keep", "047 not-now-keep"),
    (FIELD, "", "redeal", "047 not-now-redeal"),
    (FIELD, "", "buy 2.1", "051 not-now-buy"),
    (FIELD, "", "place 2.1 c3", "060 not-now-place"),
    (FIELD, "", "hide 2.1", "079 not-now-place"),
    (FIELD, "", "ready", "020 not-now-ready"),
    (FIELD, "", "first", "017 not-now-first"),
    (FIELD, "", "3", "008 die"),
    (FIELD, "", "draw red 2.1", "046 draw"),
    (FIELD, "", "retract ready", "020 retract"),
    (FIELD, "", "step c3", "106 form"),
    (FIELD, "", "use c3 0", "121 form"),
    (FIELD, "", "end now", "093 form"),
    (FIELD, "", "dance c3", "malformed"),
    (FIELD, "strike c3 c4", "7", "008 die"),
    (FIELD, "strike c3 c4", "red: step c3 c2", "106 not-now-walk"),
    (FIELD, "strike c3 c4", "red: end", "093 not-now-end"),
    (FIELD, "strike c3 c4", "red: use c3 1", "121 not-now-use"),
    (FIELD, "strike c3 c4", "red: chip c3", "117 not-now-act"),
]
CALLED: list[Case] = [
    (FIELD, "", "step a1 a2", "022 nobody-there"),
    (FIELD, "", "step c3 c9", "022 outside"),
    (FIELD, "", "step c4 c5", "006 foreign"),
    (FIELD, "", "step 12.1 c2", "025 by-cell"),
    (f"{FIELD} / grave red 7", "", "step 7.1 c2", "281 dead"),
    (FIELD, "", "step 99.9 c2", "227 not-in-play"),
    (f"{FIELD} / indeck red 5", "", "use 5.1 1", "227 not-in-play"),
    ("c3 red 12 led blue / c4 blue 33 / a1 red 2", "", "step c3 c2", "240 led-away"),
    (HIDDEN, "", "step c6 c5", "006 foreign"),
    (HIDDEN, "", "use 40.1 1", "227 not-in-play"),
]
MOVING: list[Case] = [
    (FIELD, "", "step c3 d3", ""),
    (FIELD, "", "step c3 d4", "100 diagonal"),
    (FIELD, "", "step c3 c4", "101 occupied"),
    (FIELD, "", "step c3 c5", "100 one-by-one"),
    (FIELD, "", "step c3 d5", "100 one-by-one, 101 occupied"),
    (FIELD, "", "step c3 c3", "100 stands-there"),
    ("c3 red 12 closed / c4 blue 33", "", "step c3 c2", "098 closed-stays"),
    ("c3 red 12 spent 2 / c4 blue 33", "", "step c3 c2", "099 no-units"),
    ("c3 red 12 / c4 blue 46 / d4 blue 46", "", "step c3 c2", "099 no-units"),
    (FIELD, "", "step 107.1 c2", "108 no-cell"),
    ("c3 red 91 / c2 red 2 / c4 blue 33", "", "step c3 b3", "108 no-walker"),
    ("c3 red 12 / c4 blue 44 / turn blue", "use c4 1; c3; -; end; -", "step c3 c2", "001 ban-move"),
    (FIELD, "", "jump b2 d4", ""),
    (FIELD, "", "jump b2 e2", "319 jump-far"),
    (FIELD, "", "jump b2 c4", "319 occupied"),
    (FIELD, "", "jump b2 b2", "319 stands-there"),
    (FIELD, "", "jump c3 c2", "319 no-jump"),
    (FIELD, "step b2 b1", "jump b2 b3", "022 nobody-there"),
    (FIELD, "step b2 b1", "jump b1 b2", "319 jump-moved"),
    (f"b2 red 46 closed / {ALONE}", "", "jump b2 d2", "098 closed-stays"),
]
STRIKING: list[Case] = [
    (FIELD, "", "strike c3 b2", ""),  # one's own (BRS-128)
    (FIELD, "", "strike 107.1 d5", ""),  # flyers reach anyone (BRS-132)
    (FIELD, "", "strike c3 d5", "125 not-near"),
    (FIELD, "", "strike c3 107.1", "133 reach-zone"),
    (f"{FIELD} / zone blue 98", "", "strike 107.1 98.1", "131 no-lives"),
    (FIELD, "", "strike c3 e6", "022 nobody-there"),
    (FIELD, "", "strike c3 c3", "125 attack-self"),
    ("c3 red 12 closed / c4 blue 33", "", "strike c3 c4", "113 closed"),
    ("c3 red 12 closed / c5 blue 33", "", "strike c3 c5", "113 closed, 125 not-near"),
    ("c3 red 91 / c4 blue 33 / a1 red 2", "", "strike c3 c4", "111 no-strike"),
    ("c3 red 12 / c4 blue 49 / b4 blue 27", "", "strike c3 b4", "001 only-target"),
    ("c3 red 12 moved / c4 blue 64 / a6 blue 43 / b6 blue 43", "", "strike c3 c4",
     "001 ban-attack"),
    ("turn blue / c3 red 12 / c5 blue 54 / b4 blue 27", "use c5 1; c3; -; end; -", "strike c3 b4",
     "001 only-opposite"),
]  # fmt: skip
CHIPS: list[Case] = [
    (f"c3 red 25 chips 3 / {ALONE}", "", "chip c3", ""),
    (f"c3 red 12 / {ALONE}", "", "chip c3", "118 only-rage"),
    (f"c3 red 27 / {ALONE}", "", "chip c3", "116 no-chips"),
    (f"c3 red 25 chips 4 / {ALONE}", "", "chip c3", "117 most-chips"),
    (f"c3 red 93 / {ALONE}", "", "chip c3", "001 ban-chip"),
    (f"c3 red 26 closed / {ALONE}", "", "chip c3", "113 closed"),
    (f"c3 red 12 closed chips 1 / {ALONE}", "", "rage c3", ""),
    (f"c3 red 27 closed chips 1 / {ALONE}", "", "rage c3", "312 no-rage"),
    (f"c3 red 12 chips 1 / {ALONE}", "", "rage c3", "313 rage-open"),
    (f"c3 red 12 closed / {ALONE}", "", "rage c3", "312 rage-chips"),
    (f"c3 red 1 closed chips 1 used rage / {ALONE}", "", "rage c3", "312 rage-used"),
]
ABILITIES: list[Case] = [
    (f"c3 red 28 / {ALONE}", "", "use c3 1", ""),
    (f"c3 red 12 / {ALONE}", "", "use c3 1", "236 triggered"),
    (f"c3 red 3 / {ALONE}", "", "use c3 1", "123 constant"),
    (f"c3 red 74 / {ALONE}", "", "use c3 2", "083 start-only"),
    (f"c3 red 12 / {ALONE}", "", "use c3 9", "111 no-paragraph"),
    (f"c3 red 25 / {ALONE}", "", "use c3 2", "116 chips"),
    (f"c3 red 25 closed chips 1 / {ALONE}", "", "use c3 3", "113 closed, 116 chips"),
    (f"c3 red 30 closed chips 1 wounds 1 / {ALONE}", "", "use c3 1", ""),  # no action (BRS-123)
    (f"c3 red 24 chips 2 used 1 / {ALONE}", "", "use c3 1", "095 used-turn"),
    ("c3 red 66 chips 2 used 1 / c6 blue 40", "", "use c3 1", "001 used-battle"),
    (f"c3 red 91 / a1 red 2 / {ALONE}", "", "use c3 1", "002 no-payment"),
    ("turn blue / c3 red 28 curse / c6 blue 84", "use c6 2; c3; -; end; -", "use c3 1",
     "001 ban-abilities"),
    ("c3 red 28 moved / c6 blue 64 / a6 blue 43 / b6 blue 43", "", "use c3 1", "001 ban-attack"),
    # Nobody to aim at, with the reason where there is but one (BRS-003).
    ("c3 red 28 / c4 blue 27", "", "use c3 1", "002 no-target, 210 too-near"),
    ("a1 red 28 / e6 blue 27", "", "use a1 1", "002 no-target, 267 target-range"),
    ("c3 red 20 / d5 blue 27", "", "use c3 1", "002 no-target, 258 across-line"),
    ("c3 red 31 chips 1 / c6 blue 27", "", "use c3 2", "002 no-target, 209 not-near"),
    ("c3 red 50 / c5 blue 27 / c6 blue 27", "", "use c3 1", "002 no-target, 052 target-elite"),
    ("c3 red 20 / c4 blue 27 / c5 blue 27", "", "use c3 1", "002 no-target"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("position", "before", "answer", "reasons"),
    [*NOT_NOW, *CALLED, *MOVING, *STRIKING, *CHIPS, *ABILITIES],
)
def test_each_reason(position: str, before: str, answer: str, reasons: str) -> None:
    assert why(at(position, before), answer) == reasons


def test_a_ban_names_the_card_and_its_paragraph() -> None:
    b = at("c3 red 12 / c4 blue 49 / b4 blue 27")
    (told,) = b.play.why_not("strike c3 b4")
    assert told.args == {"by": "49.1", "number": 2, "who": "12.1", "other": "49.1"}
    b = at("c3 red 12 / c4 blue 44 / turn blue", "use c4 1; c3; -; end; -")
    (told,) = b.play.why_not("step c3 c2")
    assert told.args == {"by": "44.1", "number": 1, "who": "12.1"}


def test_what_is_missing_is_told_in_numbers() -> None:
    (told,) = at("c3 red 25 chips 1 / c6 blue 27").play.why_not("use c3 3")
    assert told.args == {"who": "25.1", "need": 2, "have": 1}
    (told,) = at(FIELD).play.why_not("jump b2 e2")
    assert told.args == {"who": "46.1", "far": 2, "distance": 3}
