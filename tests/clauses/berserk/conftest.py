"""A test that pins a paragraph of a card must fail when that paragraph is taken off the card.

``@pytest.mark.card(2, 1)`` pins the first paragraph of card 2. After the test has passed it is
played again with cards that lack the paragraph; if it passes then too, it pins nothing. Paragraph
0 stands for what else is printed: the keywords, or, of a card without any, its numbers.
"""

from collections.abc import Callable, Generator
from inspect import signature

import pytest

from laar.games.berserk.cards.compile import traits_of
from laar.games.berserk.cards.keywords import NO_KEYWORDS
from laar.games.berserk.cards.numbers import Moment
from laar.games.berserk.cards.starter_set import CardSet, cards
from laar.games.berserk.cards.traits import SUDDEN, Ability, Step, Traits

NEVER = Moment(30)  # a moment that never comes
Vary = Callable[[int, Callable[[Traits], None]], None]
Sudden = Callable[[int, int], None]


def reprint(patch: pytest.MonkeyPatch, number: int, traits: Traits) -> None:
    """A card with other traits, in every revision."""
    whole = CardSet.traits
    patch.setattr(CardSet, "traits", lambda s, n: traits if n == number else whole(s, n))


@pytest.fixture
def vary(monkeypatch: pytest.MonkeyPatch) -> Vary:
    """In this test a card is printed differently, for rules that no card of the set needs."""

    def change(number: int, how: Callable[[Traits], None]) -> None:
        traits = traits_of(cards()[number])
        how(traits)
        reprint(monkeypatch, number, traits)

    return change


@pytest.fixture
def sudden(vary: Vary) -> Sudden:
    """In this test a paragraph of a card, printed as an action, is a sudden action."""

    def change(number: int, paragraph: int) -> None:
        vary(number, lambda traits: setattr(traits.ability(paragraph), "when", SUDDEN))

    return change


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Play a test of cards again without what it pins."""
    result = yield
    given = {name: pyfuncitem.funcargs[name] for name in signature(pyfuncitem.obj).parameters}
    for mark in pyfuncitem.iter_markers("card"):
        number, paragraph = mark.args
        if passes_without(pyfuncitem.obj, given, number, paragraph):
            pytest.fail(f"passes without paragraph {paragraph} of card {number}")
    return result


def passes_without(
    test: Callable[..., object], given: dict[str, object], number: int, paragraph: int
) -> bool:
    """Whether a test passes with cards that lack a paragraph."""
    lacking = _lacking(number, paragraph)
    with pytest.MonkeyPatch.context() as patch:
        reprint(patch, number, lacking)
        try:
            test(**given)
        except (Exception, pytest.fail.Exception):
            return False
    return True


def _lacking(number: int, paragraph: int) -> Traits:
    traits = traits_of(cards()[number])
    if paragraph:
        gone = Ability(paragraph, NEVER)
        gone.steps = [Step("nothing")]
        traits.statics = [a for a in traits.statics if a.number != paragraph]
        traits.announced = [a for a in traits.announced if a.number != paragraph]
        traits.abilities[paragraph - 1] = gone
        traits.uses_chips = any(a.chips for a in traits.abilities)
    elif traits.keys:
        traits.keys = NO_KEYWORDS
        traits.x = [0] * len(traits.x)
    else:
        traits.life, traits.move, traits.strike = 1, 0, (0, 0, 0)
    return traits
