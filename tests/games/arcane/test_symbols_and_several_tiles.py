"""Symbols that are chosen or counted, and tiles that are placed or turned one after the other, in Arcane Academy."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.arcane.game import ArcaneGame
from rulebound.games.arcane.texts import read
from tests.games.arcane.own_cards import game_with
from tests.games.arcane.table import USE_OR_COMPLETE, Scene, Table, player, tile

SPELLS: Final = {
    "Frost": "Choose a symbol. Exhaust all placed tiles of other players with that symbol.",
    "Again": "Choose a casting action. Perform that action for each placed tile of yours with that symbol.",
    "Count": "Gain Shards equal to the number of different symbols on placed tiles of yours.",
    "Spin": "Rotate all placed tiles of another player by 180 degrees.",
    "Turn": "Rotate up to two placed tiles of yours.",
    "Build": "Take two market tiles and place them at once.",
}
WILL, ITEM, CHAOS = "Gain Will, NES", "Use Item, NE", "Chaos Magic, NS"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> ArcaneGame:
    """The game with these spells besides its own assignments."""
    spells = [(name, "spell", text) for name, text in SPELLS.items()]
    return game_with(tmp_path_factory.mktemp("cards"), *spells)


def completing(own: ArcaneGame, spell: str, mine: list[Any], theirs: list[Any], *answers: str, **zones: Any) -> Table:
    """A table at which this spell has just been completed, with these tiles on the slates."""
    table = Scene(own)(
        player(private=[spell], will=0, shards=0, slate=mine), player(slate=theirs), **{"bag": [], **zones}
    )  # fmt: skip
    table.do(f"Cast {USE_OR_COMPLETE}", f"Complete {spell}", *answers)
    return table


@pytest.mark.parametrize(
    ("symbol", "exhausted"), [("Gain Will", [True, False]), ("Chaos Magic", [False, True]), ("Add Tile", [False] * 2)]
)  # fmt: skip
def test_tiles_with_the_symbol_that_was_chosen_are_exhausted(
    own: ArcaneGame, symbol: str, exhausted: list[bool]
) -> None:  # fmt: skip
    table = completing(own, "Frost", [], [tile(WILL, 0, 1), tile(CHAOS, 1, 1)])
    if symbol not in table.options:
        table.do("Use Item, Complete Assignment, Chaos Magic")
    table.do(symbol)

    assert [table.state.is_exhausted(table.piece(name)) for name in (WILL, CHAOS)] == exhausted


def test_an_action_that_was_chosen_is_performed_so_often(own: ArcaneGame) -> None:
    table = completing(
        own, "Again", [tile(WILL, 0, 1), tile("Gain Will, NESW", 1, 1), tile(ITEM, 2, 1)], [], "Gain Will"
    )
    while any(one.startswith("Gain 1 Will") for one in table.options):
        table.do("Gain 1 Will")

    assert table.will[0] == 2


def test_different_symbols_are_counted(own: ArcaneGame) -> None:
    table = completing(own, "Count", [tile(WILL, 0, 1), tile("Gain Will, NESW", 1, 1), tile(ITEM, 2, 1)], [])

    assert table.shards[0] == 2


def test_tiles_are_turned_by_half_a_turn(own: ArcaneGame) -> None:
    theirs = [tile(WILL, 0, 1, turn=1), tile(ITEM, 1, 1, turn=3), tile(CHAOS, 2, 1, turn=1)]
    table = completing(own, "Spin", [], theirs)

    assert [table.state.turns[table.piece(name)] for name in (WILL, ITEM, CHAOS)] == [3, 1, 1]


def test_several_tiles_are_turned_one_after_the_other(own: ArcaneGame) -> None:
    table = completing(own, "Turn", [tile(WILL, 0, 1), tile(ITEM, 1, 1)], [], WILL, ITEM)
    table.state.apply(table.state.legal_actions()[-1])
    table.state.apply(table.state.legal_actions()[-1])

    assert [table.state.turns[table.piece(name)] for name in (WILL, ITEM)] == [3, 3]


def test_two_tiles_are_placed_at_once(own: ArcaneGame) -> None:
    table = completing(own, "Build", [], [], WILL, ITEM, market=[WILL, ITEM, CHAOS])
    for column in (2, 3):
        table.do(f"On row 2, column {column}")
        table.do(next(one for one in table.options if one.startswith("Connectors")))

    assert [table.at(0, 1, column) for column in (1, 2)] == [WILL, ITEM]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Exhaust all tiles with that symbol.", "no symbol is chosen before this"),
        ("Perform that action.", "no symbol is chosen before this"),
        ("Take a market tile and place them at once.", "write 'it' of one tile"),
    ],
)
def test_what_makes_no_sense_is_refused(text: str, why: str) -> None:
    with pytest.raises(TextError, match=why):
        read(text, "spell")
