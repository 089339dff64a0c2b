"""What a browser is called in the list of sessions: nothing else of it is kept."""

from __future__ import annotations

BROWSERS = {
    "Edg": "Edge", "OPR/": "Opera", "YaBrowser": "Yandex", "Firefox": "Firefox",
    "Chrom": "Chrome", "Safari": "Safari",
}  # fmt: skip
SYSTEMS = {
    "Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows",
    "Mac OS": "macOS", "Linux": "Linux",
}  # fmt: skip


def label(agent: str) -> str:
    """`Firefox, Linux`, as far as it can be told."""
    found = [
        next((name for sign, name in kinds.items() if sign in agent), "")
        for kinds in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(filter(None, found))
