"""Whatever was changed in a record is found, and the line that was changed is the one named."""

from contextlib import suppress

from tests.core.records import fight, flips, joined, named, told, won

from laar.core.record import BadRecord, check_dice, read, replay
from laar.games.list import GAMES


def test_any_bit_turned_is_found_in_its_line() -> None:
    text = told(won())
    assert [line.split(" ")[0] for line in text.splitlines()] == [
        *("laar", "game", "edition", "options", "seats", "engine", "commit", "entropy"),
        *("1", "2", "3", "4", "5", "6", "7", "end", "seed"),
    ]
    for line, changed in flips(text):
        assert named(changed) == line, changed


def test_a_bit_turned_in_a_game_that_goes_on_is_found_too() -> None:
    for line, changed in flips(told(fight("step c3 b3"))):
        assert named(changed) == line, changed


def test_two_lines_changed_about_are_found_by_the_first() -> None:
    lines = told(won()).splitlines()
    for a in range(len(lines)):
        for b in range(a + 1, len(lines)):
            changed = lines.copy()
            changed[a], changed[b] = changed[b], changed[a]
            assert named(joined(changed)) == a + 1


def test_a_line_left_out_or_doubled_is_found() -> None:
    lines = told(won()).splitlines()
    for place in range(len(lines)):
        assert named(joined(lines[: place + 1] + lines[place:])) == place + 2
    for place in range(len(lines) - 1):
        assert named(joined(lines[:place] + lines[place + 1 :])) == place + 1
    unsealed = read(joined(lines[:-1]))  # a seed may be untold, and then nothing vouches for dice
    assert check_dice(unsealed, replay(unsealed, GAMES)) == ["the seed is not revealed"]


def test_a_line_put_in_is_found() -> None:
    lines = told(won()).splitlines()
    for more in ("", "laar 1", "entropy evil 00 :00000000", "1 bogatyrs end :00000000", lines[3]):
        for place in range(len(lines) + 1):
            if more != lines[place - 1] and more not in lines[place : place + 1]:
                assert named(joined([*lines[:place], more, *lines[place:]])) == place + 1


def test_a_record_cut_short_is_a_game_cut_short_or_an_error() -> None:
    text = told(won())
    whole = {0}
    for place in range(len(text)):
        with suppress(BadRecord):
            whole.add(len(replay(read(text[:place]), GAMES).lines))
    assert whole == set(range(len(won().lines) + 1))
