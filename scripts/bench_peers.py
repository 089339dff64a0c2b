"""Random play of other engines, to compare with: `bench_peers.py chess|catanatron SECONDS`.

They run here, in a process of their own, and nothing of Laar imports them (chess is GPL). A
decision is counted as for our own games: an answer that was not forced, dice included. Time is that
of the processor.
"""

import importlib
import json
import random
import sys
import time
from typing import Any


def play_chess() -> int:
    """One random game; how many decisions it had."""
    chess: Any = importlib.import_module("chess")
    board = chess.Board()
    decisions = 0
    while board.halfmove_clock < 150 and not board.is_insufficient_material():
        moves = list(board.legal_moves)
        if not moves:
            break
        decisions += len(moves) > 1
        board.push(moves[int(random.random() * len(moves))])
    return decisions


def play_catanatron() -> int:
    """One random game of four; how many decisions it had."""
    catan: Any = importlib.import_module("catanatron")
    roll = importlib.import_module("catanatron.models.enums").ActionType.ROLL
    game = catan.Game([catan.RandomPlayer(color) for color in catan.Color])
    state = game.state
    decisions = 0
    while game.winning_color() is None and state.num_turns < 1000:
        actions = state.playable_actions
        action = actions[int(random.random() * len(actions))]
        decisions += len(actions) > 1 or action.action_type is roll
        game.execute(action, validate_action=False)
    return decisions


def main() -> int:
    """Play for some seconds and print the figures."""
    name, seconds = sys.argv[1], float(sys.argv[2])
    play = {"chess": play_chess, "catanatron": play_catanatron}[name]
    random.seed(1)
    try:
        play()  # imports and first-time work do not count
    except ImportError as error:
        print(f"{error}: make setup-bench installs it", file=sys.stderr)
        return 1
    decisions, began = 0, time.process_time()
    while (took := time.process_time() - began) < seconds:
        decisions += play()
    print(json.dumps({"decisions_per_s": decisions / took}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
