"""Look for a won game of every mode of Bastion, keep its record in docs/won, and write the page.

    .venv/bin/python scripts/won_games.py --tries 20 --budget 0.5 [--mode 2018/easy]

A mode that has a record is left alone; how many games were tried is kept in docs/won/tried.json.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from joblib import Parallel, delayed

import laar
from laar.bots.arena_team import Team
from laar.core.dice import Dice
from laar.core.play import Play
from laar.core.record import Header, write

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "won"
TRIED = FOLDER / "tried.json"
BOT = "search-3"


def played(edition: str, mode: str, players: int, number: int, budget: float) -> Play:
    """A game of the bots; its number fixes the decks."""
    dice = Dice(f"won {edition} {mode} {players} {number}".encode())
    play = Play(laar.game("bastion"), edition, {"mode": mode, "players": players}, dice)
    team = Team(play, BOT, number, budget)
    while play.outcome is None:
        team.answer()
    return play


def look(
    edition: str, mode: str, players: int, begin: int, tries: int, budget: float
) -> tuple[int, str]:
    """So many games were tried; the record of the one that was won, or nothing."""
    for number in range(begin, begin + tries):
        play = played(edition, mode, players, number, budget)
        if play.outcome is not None and play.outcome.winners:
            assert play.dice is not None
            names = dict.fromkeys(play.seats, BOT)
            header = Header("bastion", edition, play.options_given, names)
            header.commit = play.dice.commitment
            return number - begin + 1, write(play, header)
    return tries, ""


def page(tried: dict[str, int]) -> str:
    """The table of modes."""
    lines = [
        "# Won games of Bastion",
        "",
        f"One game of each mode that a team of two bots ({BOT}) has won, or how many were tried.",
        "Walk through one with `laar replay FILE`; `laar verify FILE` checks it.",
        "",
        "| edition | mode | won game | games tried |",
        "|---|---|---|---|",
    ]
    for key, count in sorted(tried.items()):
        edition, mode = key.split("/")
        name = f"{edition}-{mode}.record"
        found = f"[{name}]({name})" if (FOLDER / name).exists() else "none yet"
        lines.append(f"| {edition} | {mode} | {found} | {count} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Look, keep, write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tries", type=int, default=10)
    parser.add_argument("--budget", type=float, default=0.5)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--mode", action="append", default=[], help="2018/easy")
    args = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    tried = json.loads(TRIED.read_text()) if TRIED.exists() else {}
    game = laar.game("bastion")
    modes = args.mode or [f"{e}/{m}" for e in game.editions for m in game.modes(e)]
    open_modes = [m for m in modes if not (FOLDER / f"{m.replace('/', '-')}.record").exists()]
    found = Parallel(n_jobs=-1)(
        delayed(look)(*m.split("/"), args.players, tried.get(m, 0), args.tries, args.budget)
        for m in open_modes
    )
    for mode, (count, text) in zip(open_modes, found, strict=True):
        tried[mode] = tried.get(mode, 0) + count
        if text:
            (FOLDER / f"{mode.replace('/', '-')}.record").write_text(text, "utf-8")
    TRIED.write_text(json.dumps(dict(sorted(tried.items())), indent=1) + "\n")
    (FOLDER / "README.md").write_text(page(tried), "utf-8")


if __name__ == "__main__":
    main()
