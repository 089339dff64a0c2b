"""What games offer beyond the protocol: that they do, and, to the type checker, how."""

import pytest
from tests.beacon import BEACON

from laar.core.abilities import (
    DealsAnew,
    EndsUnwon,
    GuardsThoughts,
    HasOverview,
    HidesOptions,
    HoldsEvents,
    OffersTrials,
    PlansTurns,
    RevealsSecrets,
    SetsTasks,
    SketchesScenarios,
    TakesPacks,
    WeighsAnswers,
)
from laar.games.bastion.game import Bastion
from laar.games.bastion.state.castle import Castle
from laar.games.belogorye.game import Belogorye
from laar.games.belogorye.state.field import Field
from laar.games.berserk.game import Berserk, Either

# Names alone are compared at run time; that signatures fit is proven by these assignments.
GUARDS: GuardsThoughts[Either] = Berserk()
HIDES: HidesOptions = Berserk()
REVEALS: RevealsSecrets = Berserk()
DEALS: DealsAnew[Either] = Berserk()
UNWON: EndsUnwon = Berserk()
TRIALS: OffersTrials = Berserk()
WEIGHS: WeighsAnswers = Berserk()
EVENTS: HoldsEvents[Either] = Berserk()
PACKS: TakesPacks = Berserk()
OVERVIEWS: tuple[HasOverview, ...] = (Berserk(), Bastion())
PLANS: PlansTurns[Castle] = Bastion()
SKETCHES: SketchesScenarios = Bastion()
TASKS: tuple[SetsTasks[Castle], SetsTasks[Field], SetsTasks[Either]] = (
    Bastion(),
    Belogorye(),
    Berserk(),
)

BERSERK = {
    GuardsThoughts,
    HidesOptions,
    RevealsSecrets,
    DealsAnew,
    EndsUnwon,
    OffersTrials,
    WeighsAnswers,
    HasOverview,
    HoldsEvents,
    TakesPacks,
    SetsTasks,
}
BASTION = {HasOverview, PlansTurns, SketchesScenarios, SetsTasks}


@pytest.mark.parametrize(
    ("game", "offered"),
    [(Berserk(), BERSERK), (Bastion(), BASTION), (Belogorye(), {SetsTasks}), (BEACON, set())],
)
def test_a_game_offers_what_it_has_and_no_more(game: object, offered: set[type]) -> None:
    assert {one for one in (*BERSERK, *BASTION) if isinstance(game, one)} == offered
