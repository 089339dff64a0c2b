"""A profile as a paragraph."""

from __future__ import annotations

from laar.review.profile import Profile, Theme
from laar.texts import Say, has, texts

SHOWN = 3  # themes
LEAST = 0.1  # of all that was lost: less is not worth a sentence


def paragraph(found: Profile, lang: str) -> str:
    """What a player loses most by."""
    say = texts(lang)
    told = [say("term-profile", games=found.games, lost=_percent(found.lost), luck=_signed(found))]
    for place, theme in enumerate(found.themes[:SHOWN]):
        if place == 0 or theme.share >= LEAST:
            told.append(_said(theme, "worst" if place == 0 else "next", say, lang))
    if not found.themes:
        told.append(say("term-profile-none"))
    return " ".join(told)


def _said(theme: Theme, which: str, say: Say, lang: str) -> str:
    kind = f"term-profile-kind-{theme.kind}"
    return say(
        f"term-profile-{which}",
        what=say(kind if has(lang, "", kind) else "term-profile-kind-other"),
        when=say(f"term-profile-{theme.phase}"),
        share=_percent(theme.share),
        errors=theme.errors,
    )


def _percent(value: float) -> str:
    return f"{100 * value:.0f}"


def _signed(found: Profile) -> str:
    return f"{100 * found.luck:+.0f}"
