"""Belogorye behind the Game protocol."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from laar.core.book import BookChapter, Language
from laar.core.clause import Catalogue
from laar.core.edition import Edition, keyed, name_of, newest
from laar.core.engine.ask import READY
from laar.core.engine.fact import ANSWER, Fact, Writer
from laar.core.engine.table_json import seat_json
from laar.core.fact_json import Names, answer_json, fact_json
from laar.core.game import BadOptions, Game, Json, Refusal, edition_of, one_of
from laar.core.grammar import Grammar
from laar.core.planes import Part
from laar.core.source import Source
from laar.games.belogorye.book.chapters import chapters
from laar.games.belogorye.bots import features as net
from laar.games.belogorye.bots.prior import prior
from laar.games.belogorye.bots.signs import signs
from laar.games.belogorye.bots.taste import taste
from laar.games.belogorye.learn import tasks
from laar.games.belogorye.legal.grammar import grammar
from laar.games.belogorye.legal.listing import LISTINGS
from laar.games.belogorye.legal.refusals import fits, refusals
from laar.games.belogorye.pieces.card_text import card_text
from laar.games.belogorye.pieces.components import Fighter, fighters
from laar.games.belogorye.pieces.reading import traits_of
from laar.games.belogorye.pieces.verbs import verb
from laar.games.belogorye.rules import anytime
from laar.games.belogorye.rules.blows import BLOWS
from laar.games.belogorye.rules.turns import RULES
from laar.games.belogorye.state.facts import TOLD, WRITERS
from laar.games.belogorye.state.field import SEATS, Field, Setting, blank
from laar.games.belogorye.state.ground import CELLS, GRID
from laar.games.belogorye.state.numbers import FIGHTERS
from laar.games.belogorye.view import position
from laar.games.belogorye.view.drawing import draw
from laar.games.belogorye.view.examples import examples
from laar.games.belogorye.view.odds import odds
from laar.games.belogorye.view.planes import PARTS, planes
from laar.games.belogorye.view.view import imagine, public, restore

E2017 = Edition(
    "2017",
    RULES,
    windows={"hit": ("drain", "splash")},
    numbers={"quiet_turns": 20, "most_turns": 200},  # BEL-096
    parts={"fighters": fighters()},
    listings=LISTINGS,
    asides=anytime.ASIDES,
)
REVISIONS: Mapping[str, Edition] = keyed([E2017])
MODES = ("duel",)


class Belogorye:
    """Legends of Belogorye (2017)."""

    name = "belogorye"
    seats: tuple[str, ...] = SEATS
    cooperative = False
    themes: Mapping[str, str] = tasks.THEMES
    feature_count = net.FEATURES
    move_count = net.MOVES
    mirrored: tuple[Sequence[int], Sequence[int]] = (net.MIRRORED, net.MIRRORED_MOVES)

    def __init__(
        self,
        revisions: Mapping[str, Edition] = REVISIONS,
        facts: Mapping[str, Writer] = WRITERS,
    ) -> None:
        self.revisions: Mapping[str, Edition] = keyed(revisions.values())
        self.editions: Mapping[str, Edition] = newest(revisions.values())
        self.facts = facts
        self._settings = {key: _setting(edition) for key, edition in self.revisions.items()}

    def modes(self, edition: str) -> tuple[str, ...]:
        """One against one."""
        return MODES

    def players(self, edition: str, mode: str) -> tuple[int, ...]:
        """Always two."""
        return (len(SEATS),)

    def seated(self, options: Mapping[str, Any]) -> tuple[str, ...]:
        """Both sides."""
        return SEATS

    def new_table(self, edition: str, options: Mapping[str, Any]) -> Field:
        """A table before the opening roll, or at a given ``position``."""
        unknown = sorted(set(options) - {"mode", "players", "position"})
        if unknown:
            raise BadOptions(f"options: there is no '{unknown[0]}'")
        mode = one_of(options, "mode", self.modes(edition))
        one_of(options, "players", self.players(edition, mode))
        table = self._bare(edition)
        text = options.get("position")
        if text is None:
            table.push("opening")
            table.run()
            return table
        if not isinstance(text, str):
            raise BadOptions("options.position: a text is needed")
        return position.read(table, text)

    def catalogue(self) -> Catalogue:
        """The clauses of the game."""
        return _catalogue()

    def components(self, edition: str) -> list[Json]:
        """The fighters as players read them."""
        cards: tuple[Fighter, ...] = edition_of(self, edition).parts["fighters"]
        return [
            {
                "id": f.id,
                "side": f.side,
                "name": {"ru": f.name_ru, "en": f.name_en},
                "short": {"ru": f.ru.nom, "en": f.en.short},
                "forms": f.ru.forms,
                "life": f.life,
                "speed": f.speed,
                "strike": list(f.strike),
                "text": {"ru": card_text(f, "ru"), "en": card_text(f, "en")},
                "action": any(a.when == "action" for a in f.abilities),
                "deed": next((verb(a.effects[0]) for a in f.abilities if a.when == "action"), None),
                "provenance": f.provenance,
                "note": {"ru": f.note_ru, "en": f.note_en},
            }
            for f in cards
        ]

    def examples(self, edition: str) -> list[Json]:
        """The worked cases of the catalogue as boards."""
        return examples()

    def book(self, edition: str, lang: Language) -> list[BookChapter]:
        """The rulebook."""
        return chapters(_catalogue(), name_of(edition), lang)

    def view(self, table: Field, seat: int | None) -> Json:
        """What a seat sees."""
        return {**self.shared(table), **self.own(table, seat)}

    def shared(self, table: Field) -> Json:
        """The field, open to all."""
        return public(table)

    def own(self, table: Field, seat: int | None) -> Json:
        """A seat's name and its placements, a secret until all are ready."""
        steps = table.steps[seat] if table.steps and seat is not None else []
        ready = bool(steps) and steps[-1] == READY
        return {
            "seat": None if seat is None else SEATS[seat],
            "ready": ready,
            "placed": steps[:-1] if ready else steps.copy(),
        }

    def sample(self, view: Json, source: Source) -> Field:
        """A possible world behind a view."""
        table = self._at(view)
        if table.ask is not None and table.ask.secret:
            table.steps = imagine(table, view, source)
        return table

    def save(self, table: Field) -> Json:
        """The whole table."""
        return {**public(table), "steps": table.steps}

    def load(self, saved: Json) -> Field:
        """The whole table again."""
        return self._at(saved, saved["steps"])

    def tell(self, table: Field, fact: Fact, seat: int | None) -> Json | None:
        """A fact in names; everything that is a fact in this game is public."""
        if fact.name == ANSWER:
            return answer_json(fact, SEATS)
        return fact_json(table, fact, TOLD, NAMES)

    def asides(self, table: Field, seat: int) -> list[str]:
        """Concession and draws."""
        return anytime.asides(table, seat)

    def grammar(self, table: Field) -> Grammar:
        """The forms of all answers."""
        return grammar(table.ids)

    def refusals(self, table: Field, seat: int, text: str) -> list[Refusal]:
        """Why not, by clause."""
        return refusals(table, seat, text)

    def fits(self, table: Field, text: str) -> bool:
        """Whether it answers the open question, allowed or not."""
        return fits(table, text)

    def odds(self, table: Field, text: str) -> Json | None:
        """The exact chances of a strike or a property with a die."""
        return odds(table, text)

    def taste(self, table: Field, seat: int) -> float:
        """What the position is worth to a seat."""
        return taste(table, seat)

    def prior(self, table: Field, answers: list[str]) -> list[float]:
        """How promising answers look at first sight."""
        return prior(table, answers)

    def signs(self, table: Field, seat: int) -> list[float]:
        """What a judge reads of a position."""
        return signs(table, seat)

    def judged_as(self, table: Field) -> str:
        """By its revision; a fighter printed differently by a position is another game."""
        return "" if table.setting.changed else table.setting.edition

    def features(self, table: Field, seat: int) -> list[int]:
        """What a seat sees, for a net."""
        return net.features(table, seat)

    def moves(self, table: Field, answers: list[str]) -> list[int]:
        """The numbers of answers, for a net."""
        return net.moves(table, answers)

    def left(self, table: Field) -> int:
        """There is no common enemy."""
        return 0

    def problems(self, table: Field) -> list[str]:
        """Every fighter in exactly one place, every number within its bounds."""
        found = [
            f"{table.ids[who]} is not where its cell says"
            for who in range(FIGHTERS)
            if table.cell[who] >= 0 and table.at[table.cell[who]] != who
        ]
        standing = sum(c >= 0 for c in table.cell)
        if standing != sum(w >= 0 for w in table.at):
            found.append(f"{standing} fighters stand on another number of cells")
        alive = table.bogatyrs + table.evil
        if table.turn and standing != alive:
            found.append(f"{standing} fighters stand, {alive} are alive")
        for who in range(FIGHTERS):
            kind = table.fighters[who]
            if not table.wounds[who] >= 0 or not 0 <= table.spent[who] <= kind.speed:
                found.append(f"{table.ids[who]} has numbers out of bounds")
            overdue = table.ask is not None and table.ask.kind != "splash"
            if overdue and table.cell[who] >= 0 and table.wounds[who] >= kind.life:
                found.append(f"{table.ids[who]} is dead and still stands")
        if len(table.at) != CELLS:
            found.append("the field has lost a cell")
        return found

    def draw(self, table: Field) -> str:
        """The field as text."""
        return draw(table)

    # -- programs that learn ----------------------------------------------------------------------

    def parts(self, table: Field) -> tuple[Part, ...]:
        """The parts of an observation."""
        return PARTS

    def planes(self, table: Field, seat: int) -> bytes:
        """What a seat sees as numbers."""
        return planes(table, seat)

    def number_words(self, table: Field, seat: int, texts: list[str]) -> list[str]:
        """Every table has the same fighters and cells."""
        return texts

    def table_words(self, table: Field, seat: int, text: str) -> str:
        """The same."""
        return text

    # -- puzzles ----------------------------------------------------------------------------------

    def tasks(self, table: Field) -> list[str]:
        """What is worth asking at this position."""
        return tasks.tasks(table)

    def goal(self, table: Field, task: str) -> Callable[[Field], bool | None]:
        """Whether a task set here is done."""
        return tasks.goal(table, task)

    def subject(self, table: Field, task: str) -> str:
        """The piece a task is about."""
        return task.partition(" ")[2]

    def written(self, table: Field) -> str:
        """The position as text."""
        return position.write(table)

    def later(self, table: Field, source: Source) -> tuple[str, str] | None:
        """A task and this position later in the turn."""
        return tasks.later(table, source)

    def _at(self, shown: Json, steps: list[list[str]] | None = None) -> Field:
        table = self._bare(shown["edition"])
        if shown["changed"]:
            position.reprint(table, shown["changed"])
        return restore(table, shown, steps)

    def _bare(self, edition: str) -> Field:
        return blank(self._settings[edition_of(self, edition).key])


def _setting(edition: Edition) -> Setting:
    cards: tuple[Fighter, ...] = edition.parts["fighters"]
    ordered = sorted(cards, key=lambda f: SEATS.index(f.side))  # seat 0 first, else as in the file
    ids = tuple(f.id for f in ordered)
    fighters = [traits_of(f) for f in ordered]
    return Setting(edition, ids, fighters, {})


@cache
def _catalogue() -> Catalogue:
    name = "clauses.toml"
    return Catalogue.load((files(__package__) / name).read_text("utf-8"), name)


NAMES: Names[Field] = {
    "who": lambda t, who: t.ids[who],
    "target": lambda t, who: t.ids[who],
    "seat": lambda t, seat: seat_json(SEATS, seat),
    "winner": lambda t, seat: seat_json(SEATS, seat),
    "cell": lambda t, cell: GRID.names[cell],
    "blow": lambda t, blow: BLOWS[blow],
}
GAME: Game[Field] = Belogorye()
