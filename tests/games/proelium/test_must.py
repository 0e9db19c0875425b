"""Characters of Proelium that must attack or block because of cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.proelium.combat import AttackWith
from tests.games.proelium.table import new, player
from tests.games.proelium.test_times_and_limits import end_turn, table_of


@pytest.mark.parametrize("text", ["This must attack each turn if able.", "This attacks each combat if able."])
def test_a_character_attacks_though_its_player_names_none(tmp_path: Path, text: str) -> None:
    table = table_of(tmp_path, "character", text, player(laboratory=["Own"], hand=["Clockwork Beetle"]), player())

    end_turn(table)

    assert table.life[1] == 19


def test_one_that_cannot_attack_need_not(tmp_path: Path) -> None:
    text = "This must attack each turn if able."
    players = player(laboratory=[new("Own"), "Night Janitor"]), player()
    table = table_of(tmp_path, "character", text, *players, moment="attack")

    table.do("Attack with no character")

    assert table.life[1] == 20


def test_others_may_attack_besides(tmp_path: Path) -> None:
    text = "This must attack each turn if able."
    players = player(laboratory=["Own", "Night Janitor"]), player()
    table = table_of(tmp_path, "character", text, *players, moment="attack")

    assert sorted(table.options) == ["Attack with Night Janitor", "That is all who attack"]


def test_all_of_the_opponent_must_attack_in_their_next_turn(tmp_path: Path) -> None:
    text = "All characters of your opponent must attack on their next turn if able."
    table = table_of(tmp_path, "action", text, player(hand=["Own"]), player(laboratory=["Night Janitor"]))
    table.do("Play Own")
    end_turn(table)
    before = table.life[0]

    end_turn(table)

    assert table.life[0] < before


MUST_BLOCK = [
    ("Your opponent's characters must block this if able.", ["Night Janitor"], 20),
    ("This must be blocked if able.", ["Night Janitor"], 20),
    ("All characters able to block this do so.", ["Night Janitor"], 20),
    ("Your opponent's characters must block if able.", ["Night Janitor"], 20),
    ("This must be blocked if able.", [], 19),
]


@pytest.mark.parametrize(("text", "theirs", "life"), MUST_BLOCK)
def test_the_opponent_must_block(tmp_path: Path, text: str, theirs: list[str], life: int) -> None:
    players = player(laboratory=["Own"]), player(laboratory=theirs)
    table = table_of(tmp_path, "character", text, *players, moment="attack")

    table.do("Attack with Own")
    table.wait()

    assert table.life[1] == life


@pytest.mark.rule("proelium", "R60")
def test_of_two_the_opponent_says_who_blocks(tmp_path: Path) -> None:
    text = "This must be blocked if able."
    players = player(laboratory=["Own"]), player(laboratory=["Night Janitor", "Clockwork Beetle"])
    table = table_of(tmp_path, "character", text, *players, moment="attack")
    table.do("Attack with Own")
    while table.asked != "Who blocks Own?":
        table.do(table.options[-1])

    assert [one.split(":")[0] for one in table.options] == ["Block with Night Janitor", "Block with Clockwork Beetle"]


# -- Attacking twice ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("proelium", "R61")
@pytest.mark.parametrize(("text", "life"), [("This can attack twice each turn.", 18), ("Windfury.", 18),
                                            ("When this attacks, draw a card.", 19)])  # fmt: skip
def test_a_character_attacks_twice_and_not_a_third_time(tmp_path: Path, text: str, life: int) -> None:
    players = player(laboratory=["Own"]), player()
    table = table_of(tmp_path, "character", text, *players, moment="attack")
    turn = table.state.turn

    while table.state.turn == turn:
        again = [one for one in table.options if one.startswith("Attack with Own")]
        table.do(again[0] if again else table.options[-1])

    assert table.life[1] == life


def test_only_those_that_can_attack_twice_attack_again(tmp_path: Path) -> None:
    text = "This can attack twice each turn."
    players = player(laboratory=["Own", "Night Janitor"]), player()
    table = table_of(tmp_path, "character", text, *players, moment="attack")
    table.do("Attack with Own", "Attack with Night Janitor")
    while not any([one.startswith("Attack with") for one in table.options]):
        table.do(table.options[-1])

    assert [one for one in table.options if "Night Janitor" in one] == []
    refusal = table.why_not(AttackWith, "Night Janitor")
    assert refusal is not None
    assert refusal.sentence == "In this second combat only characters attack that can attack twice."


def test_a_character_may_leave_the_second_attack(tmp_path: Path) -> None:
    text = "Target character of yours can attack again this turn."
    players = player(laboratory=["Night Janitor", "Clockwork Beetle"], hand=["Own"]), player()
    table = table_of(tmp_path, "action", text, *players)
    table.do("Play Own", "Clockwork Beetle")
    before = table.life[1]

    end_turn(table)

    assert table.life[1] == before
