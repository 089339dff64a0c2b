"""The list of games: a new game adds its line here."""

from __future__ import annotations

from laar.core.game import AnyGame
from laar.games.bastion.game import GAME as BASTION
from laar.games.belogorye.game import GAME as BELOGORYE
from laar.games.berserk.game import GAME as BERSERK

GAMES: dict[str, AnyGame] = {game.name: game for game in (BELOGORYE, BASTION, BERSERK)}
