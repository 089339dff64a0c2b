"""Bots that do what they should not, and some that help; their name says what."""

from __future__ import annotations

import os
import time
from typing import Any

from laar.server.table.bots import Task


def misbehave(task: Task, budget: float) -> dict[str, Any]:
    """Sleep, die, lie, fail, or answer."""
    if task.name == "sleeper":
        time.sleep(600)
    elif task.name == "dead":
        os._exit(9)
    elif task.name == "liar":
        return {"answer": "checkmate", "reasons": []}
    elif task.name == "silent":
        return {"reasons": "none"}
    elif task.name == "failing":
        raise RuntimeError("a bot's mistake")
    return {"answer": task.options[0], "reasons": [{"answer": task.options[0], "worth": 1.0}]}


def helping(task: Task, budget: float) -> dict[str, Any]:
    """A bot that throws its torch wherever it may, and strikes when asked; search-3 helps only who
    calls."""
    if task.wanted:
        return {"answer": task.wanted, "reasons": [], "why": "helps"}
    if task.name == "search-3" and task.cut_in:
        return {"answer": None, "reasons": []}
    reasons = [{"answer": task.options[0], "worth": 0.5}] if task.name != "random" else []
    return {"answer": task.options[0], "reasons": reasons}


def patient(task: Task, budget: float) -> dict[str, Any]:
    """A bot that thinks as long as it may."""
    time.sleep(budget)
    return {"answer": task.options[0], "reasons": []}


def circling(task: Task, budget: float) -> dict[str, Any]:
    """A bot that asks for a token whenever it can, and gives none."""
    for text in task.options:
        if text == "refuse" or text.startswith("draw "):
            return {"answer": text, "reasons": []}
    return {"answer": task.options[-1], "reasons": []}
