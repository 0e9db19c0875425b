"""What lasts until the end of a turn, or the start of one: who dies when it ends, and what comes of that."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.proelium.game import Proelium
from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import PASSES, Scene, Table, damaged, enhancement, player
from tests.games.proelium.test_times_and_limits import table_of

DOOMING = "A character gets +3 D until {until}. Deal {damage} damage to it."
OF_TURN = DOOMING.format(until="the end of the turn", damage=7)


def doom(table: Table, name: str) -> None:
    """This character is damaged so much that it stays in play only as long as it has more D."""
    table.do("Play Own")
    if table.asked.endswith("Which one?"):
        table.do(name)
    table.settle()
    assert name in table.there("laboratory", 1)


@pytest.mark.rule("proelium", "R70", "return.end", "entity.destroyed")
def test_who_dies_because_the_turn_ends_dies_in_it_and_is_not_maintained(tmp_path: Path) -> None:
    table = table_of(tmp_path, "action", OF_TURN, player(hand=["Own"]), player(laboratory=["Clockwork Elephant"]))
    doom(table, "Clockwork Elephant")

    table.wait()

    turn, funds = table.state.turn, table.funds
    seen = table.told()
    assert seen.index("Clockwork Elephant of Player 2 is destroyed.") < seen.index(f"Turn {turn}: Player 2")
    assert "Player 2 maintains Clockwork Elephant." not in seen
    assert funds == [25, 25]


@pytest.mark.rule("proelium", "R70")
def test_who_dies_because_the_turn_ends_does_nothing_at_the_start_of_the_next(tmp_path: Path) -> None:
    table = table_of(tmp_path, "action", OF_TURN, player(hand=["Own"]), player(laboratory=["The Chairman"]))
    doom(table, "The Chairman")

    table.wait()
    table.until("Fabrication")

    assert table.there("discard pile", 1) == ["The Chairman"]
    assert table.funds == [25, 25]


@pytest.mark.rule("proelium", "R70")
def test_who_dies_as_the_next_turn_comes_does_nothing_at_its_start(tmp_path: Path) -> None:
    rule = DOOMING.format(until="the start of your opponent's next turn", damage=7)
    table = table_of(tmp_path, "action", rule, player(hand=["Own"]), player(laboratory=["The Chairman"]))
    doom(table, "The Chairman")

    table.wait()
    table.until("Fabrication")

    assert table.there("discard pile", 1) == ["The Chairman"]
    assert table.funds == [25, 25]


@pytest.mark.rule("proelium", "R70", "R49")
def test_what_comes_of_a_death_at_the_end_of_the_turn_is_done_before_funds_are_looked_at(tmp_path: Path) -> None:
    own = ("Own", "action", DOOMING.format(until="the end of the turn", damage=3))
    spoilsport = ("Spoilsport", "character", "When this is destroyed, your opponent loses 2 life.")
    game: Proelium = game_with(tmp_path, own, spoilsport)
    table = Scene(game)(player(hand=["Own"], life=2), player(laboratory=["Spoilsport"], funds=0))
    doom(table, "Spoilsport")

    table.wait()

    assert table.outcome == ([1], "life", "victory.life")


@pytest.mark.rule("proelium", "R70")
def test_what_is_given_until_the_end_of_the_turn_by_a_death_at_its_end_ends_in_it_too(tmp_path: Path) -> None:
    own = ("Own", "action", DOOMING.format(until="the end of the turn", damage=3))
    heir = ("Heir", "character", "When this is destroyed, a character gets +3 D until the end of the turn.")
    game: Proelium = game_with(tmp_path, own, heir)
    table = Scene(game)(player(hand=["Own"]), player(laboratory=["Heir", "Mutant Frog"]))
    doom(table, "Heir")

    table.wait()
    table.until("Fabrication")

    assert table.there("discard pile", 1) == ["Heir"]
    assert table.stats("Mutant Frog") == (2, 2)


@pytest.mark.rule("proelium", "R70")
@pytest.mark.parametrize("more", [
    "If it is destroyed this turn, gain 20k.", "Until the end of the turn, when a character is destroyed, gain 20k.",
])  # fmt: skip
def test_what_waits_for_a_death_in_this_turn_sees_who_dies_because_the_turn_ends(tmp_path: Path, more: str) -> None:
    text = f"{DOOMING.format(until='the end of the turn', damage=3)} {more}"
    table = table_of(tmp_path, "action", text, player(hand=["Own"]), player(laboratory=["Mutant Frog"]))
    doom(table, "Mutant Frog")

    table.wait()
    table.until("Fabrication")

    assert table.there("discard pile", 1) == ["Mutant Frog"]
    assert table.funds == [27, 25]


@pytest.mark.rule("proelium", "R70")
def test_control_until_the_end_of_the_turn_is_given_back_before_the_next_begins(tmp_path: Path) -> None:
    text = "Take control of a character until the end of the turn."
    table = table_of(tmp_path, "action", text, player(hand=["Own"]), player(laboratory=["The Chairman"]))
    table.do("Play Own")
    table.settle()
    assert table.there("laboratory", 0) == ["The Chairman"]

    table.wait()
    table.until("Fabrication")

    assert table.funds == [24, 25]


@pytest.mark.rule("proelium", "R70")
@pytest.mark.parametrize(("until", "text", "turn"), [
    ("the end of the turn", "At the end of your turn, gain 10k.", 3),
    ("the start of your next turn", "At the start of your turn, gain 10k.", 4),
    ("the start of your opponent's next turn", "At the start of your turn, gain 10k.", 3),
    ("the end of your next turn", "At the end of your turn, gain 10k.", 5),
])  # fmt: skip
def test_control_ends_with_all_else_that_lasts_so_long(tmp_path: Path, until: str, text: str, turn: int) -> None:
    """No player orders it with what waits for the turn, and nothing is done while it could be answered."""
    own = ("Own", "action", f"Take control of a character of your opponent until {until}.")
    game: Proelium = game_with(tmp_path, own, ("Idol", "character", text))
    table = Scene(game)(player(hand=["Own"]), player(laboratory=["Idol"]))
    table.do("Play Own")
    table.settle()
    while table.state.turn < turn:
        assert table.asked != "Which card's effect comes first?"
        table.do(next(one for one in table.options if one in PASSES))
    table.until("Fabrication")

    seen = table.told()
    assert not [line for line in seen if line.startswith("Own: ")]
    assert seen.index("Player 2 takes control of Idol.") < seen.index(f"Turn {turn}: Player {1 + turn % 2}")


@pytest.mark.rule("proelium", "R45", "R70")
@pytest.mark.parametrize(("life", "funds", "outcome"), [
    (20, 25, None), (2, 0, ([1], "life", "victory.life")),
])  # fmt: skip
def test_by_the_switch_who_dies_without_the_enhancement_dies_before_funds_are_looked_at(
    scene: Scene, life: int, funds: int, outcome: tuple[list[int], str, str] | None
) -> None:
    table = scene(
        player(life=life, funds=funds), player(laboratory=[damaged("Walking Accident", 1)]), moment="return",
        enhancements=[enhancement("Starched Lab Coat", "Walking Accident", of=1)], rulings={"enhancements": "turn"},
    )  # fmt: skip

    table.wait()

    assert table.outcome == outcome
    assert table.there("discard pile", 1) == ["Starched Lab Coat", "Walking Accident"]
    assert table.life == [life - 2, 18]


@pytest.mark.rule("proelium", "R17", "turn.maintenance")
def test_what_has_left_play_is_not_maintained(tmp_path: Path) -> None:
    own = ("Own", "item", "At the start of your turn, destroy a character.")
    table = Scene(game_with(tmp_path, own))(
        player(), player(laboratory=["Own", "Clockwork Elephant"]), moment="return"
    )  # fmt: skip
    table.do("End your turn", "Own")
    table.until("Fabrication")

    assert table.there("discard pile", 1) == ["Clockwork Elephant"]
    assert table.funds == [25, 25]
    assert "Player 2 maintains Clockwork Elephant." not in table.told()


@pytest.mark.rule("proelium", "R17", "turn.maintenance")
def test_what_has_gone_to_the_opponent_is_not_maintained_by_who_had_it(tmp_path: Path) -> None:
    own = ("Own", "item", "Maintenance: Your opponent takes control of a character of yours.")
    table = Scene(game_with(tmp_path, own))(
        player(), player(laboratory=["Own", "Clockwork Elephant"]), moment="return"
    )  # fmt: skip
    table.do("End your turn", "Own")
    table.until("Fabrication")

    assert table.there("laboratory", 0) == ["Clockwork Elephant"]
    assert table.funds == [25, 25]
    assert "Player 2 maintains Clockwork Elephant." not in table.told()
