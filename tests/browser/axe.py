"""axe on a page as it is now, in both languages and both themes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import expect
from tests.browser.visitor import DESK, PHONE, Visitor

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
# A colour half way from one theme to the other is not what anybody reads; no rule reads style
# sheets.
RUN = """async () => {
  const RULES = { resultTypes: ['violations'], preload: { assets: ['media'] } };
  const ends = (animation) => animation.effect.getComputedTiming().endTime < Infinity;
  const moving = document.getAnimations().filter(ends);
  await Promise.allSettled(moving.map((animation) => animation.finished));
  return (await axe.run(document, RULES)).violations;
}"""
# Names depend on the language alone, colours on the theme alone: two looks meet all four.
LOOKS = (("ru", "dark"), ("en", "light"))


class Inspector:
    """Walks with a visitor and collects everything axe complains about."""

    def __init__(self, me: Visitor) -> None:
        self.me = me
        self.faults: list[str] = []

    def look(self, screen: str, phone: bool = False) -> None:
        """Every language and every theme; at 390 pixels too, where asked."""
        for lang, theme in LOOKS:
            self._wear(lang, theme)
            self._run(f"{screen}, {lang}, {theme}")
        if phone:
            self.me.page.set_viewport_size(PHONE)
            self._run(f"{screen}, phone")
            self.me.page.set_viewport_size(DESK)

    def _wear(self, lang: str, theme: str) -> None:
        """Under an open dialog the bar is out of reach: its buttons are told, not clicked."""
        html = self.me.page.locator("html")
        if html.get_attribute("lang") != lang:
            self.me.page.get_by_text(self.me.say("switch-language")).first.dispatch_event("click")
            expect(html).to_have_attribute("lang", lang)
            self.me.lang = lang
        if html.get_attribute("data-theme") != theme:
            self.me.page.get_by_label(self.me.say("switch-theme")).dispatch_event("click")
            expect(html).to_have_attribute("data-theme", theme)

    def _run(self, screen: str) -> None:
        if not self.me.page.evaluate("'axe' in window"):
            # Not as a script of the page: its security policy lets none in.
            self.me.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: list[dict[str, Any]] = self.me.page.evaluate(RUN)
        for fault in found:
            where = "; ".join(node["target"][0] for node in fault["nodes"][:3])
            self.faults.append(f"{screen}: {fault['id']}: {fault['help']} ({where})")
