"""A game and its rules take tables of that game alone: mypy refuses each line marked here, and with
strict checks a mark that is not needed is an error too."""

from __future__ import annotations

from laar.core.engine.table import Rule
from laar.core.game import Game
from laar.games.bastion.game import GAME as BASTION
from laar.games.bastion.game import Bastion
from laar.games.bastion.rules.turns import TURNS_2018
from laar.games.belogorye.game import GAME as BELOGORYE
from laar.games.belogorye.rules.turns import RULES
from laar.games.belogorye.state.field import Field


def test_a_game_takes_its_own_tables_alone() -> None:
    castle = BASTION.new_table("2018", {})
    assert BASTION.taste(castle, 0) < 1
    assert BELOGORYE.left(castle) == 0  # type: ignore[arg-type]


def test_rules_of_games_are_not_mixed() -> None:
    own: dict[str, Rule[Field]] = {**RULES}
    foreign: dict[str, Rule[Field]] = {**TURNS_2018}  # type: ignore[dict-item]
    game: Game[Field] = Bastion()  # type: ignore[assignment]
    assert own.keys() != foreign.keys()
    assert game.name == "bastion"
