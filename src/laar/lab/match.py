"""Play one game of the lab; each bot sees only its own view."""

from __future__ import annotations

import time

import laar
from laar.bots.luck import gained
from laar.core.engine.ask import CHANCE
from laar.games.berserk.rules.squad import deal_of
from laar.games.berserk.state.battle import Battle
from laar.games.berserk.state.numbers import Seat
from laar.lab.luck import Luck
from laar.lab.mind import decide
from laar.lab.plan import GAME, Job, Plan
from laar.lab.row import SEATS, Row

Hands = list[tuple[int, ...]]  # by seat


def play(plan: Plan, job: Job) -> Row:
    """Play one game; the same plan and job give the same game."""
    began = time.process_time()
    pair = "-".join(job.pair)
    game = laar.game(GAME)
    table = game.new_table(plan.edition, {"decks": list(job.decks), "dice": plan.dice})
    assert isinstance(table, Battle)
    table.log = None  # nobody reads it
    luck = Luck(f"lab {plan.seed} {pair} {job.seed}")
    deals: Hands = [(), ()]
    squads: Hands = [(), ()]
    answers = stumbles = 0
    luck_of_red = 0.0
    while table.outcome is None:
        ask = table.ask
        assert ask is not None
        if ask.seat == CHANCE:
            fell = luck.answer(table)
            before = time.process_time()
            luck_of_red += gain(table, fell)[0]
            began += time.process_time() - before  # no part of the game
            table.answer(CHANCE, fell)
            continue
        answers += 1
        seat = table.waiting()[0]
        own = (plan.seed * 1_000_003 + job.number) * 100_003 + answers
        answer, meant = choice(plan, table, seat, job.first, own)
        stumbles += not meant
        if ask.kind == "squad" and not deals[0]:
            deals = [hand(table, s) for s in range(len(SEATS))]
        elif ask.kind == "place" and not squads[0]:
            squads = [hand(table, s) for s in range(len(SEATS))]
        table.answer(seat, answer)
    winners = table.outcome.winners
    return Row(
        pair=pair,
        seed=job.seed,
        number=job.number,
        red=job.decks[0],
        blue=job.decks[1],
        first=SEATS[table.first],
        winner=SEATS[winners[0]] if winners else "",
        reason=table.outcome.reason,
        turns=table.turn,
        answers=answers,
        stumbles=stumbles,
        seconds=round(time.process_time() - began, 3),
        luck=round(luck_of_red, 6),
        red_size=table.deals[0],
        blue_size=table.deals[1],
        red_deal=deals[0],
        blue_deal=deals[1],
        red_squad=squads[0],
        blue_squad=squads[1],
    )


def choice(plan: Plan, table: Battle, seat: int, first: int, seed: int) -> tuple[str, bool]:
    """The answer of a seat, and whether its bot chose it (False: it failed, so it is random)."""
    options = table.options(seat)
    if table.ask is not None and table.ask.kind == "first":
        # Fixed by the plan, so that each deck is First equally often.
        return "first" if seat == first else "second", True
    if len(options) == 1:
        return options[0], True
    game = laar.game(GAME)
    return decide(plan, game, game.view(table, seat), options, seed)


def gain(table: Battle, fell: str) -> list[float]:
    """What chance brings each seat. Who is First is said by the plan, so that roll is no luck."""
    if table.ask is None or table.ask.kind == "roll":
        return [0.0] * len(SEATS)
    return gained(laar.game(GAME), table, fell)


def attempt(plan: Plan, job: Job) -> Row | str:
    """The row of a game, or what went wrong, so that one broken game does not stop the others."""
    try:
        return play(plan, job)
    except Exception as error:
        return f"{'-'.join(job.pair)} {job.number}: {type(error).__name__} {error}"


def hand(table: Battle, seat: int) -> tuple[int, ...]:
    """The collector numbers of a deal, or of the squad bought from it."""
    return tuple(table.traits[card].number for card in deal_of(table, Seat(seat)))
