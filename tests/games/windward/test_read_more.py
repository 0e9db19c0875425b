"""Hands, who is ahead, prices for once, and what happens to players: what designers write, in games of Windward."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

import rulebound
from tests.games.declared import DeclaredScene, DeclaredTable, player

CARDS: Final = {
    ("Offer", "venture"): "You may discard a card. If you do not, lose 2 coins.",
    ("Anew", "venture"): "Each player discards their hand, then draws two cards.",
    ("Voucher", "venture"): "The next ship you play this turn costs 1 coin less.",
    ("Envy", "venture"): "The player with the most coins loses 2 coins.",
    ("Catch Up", "venture"): "If another player has more renown than you, gain 2 coins.",
    ("Recall", "venture"): "Return a ship to its owner's hand.",
    ("Wreck", "venture"): "Discard a ship of another player.",
    ("Scholar", "building"): "When you draw a card, gain 1 coin.",
    ("Vulture", "building"): "When another player discards a card, gain 1 coin.",
    ("Shipwright", "building"): "Your ships cost 1 coin less.",
    ("Regatta", "building"): "Exhaust this and lose 2 coins: Gain 1 renown.",
    ("Chandlery", "building"): "Exhaust this: Gain 1 coin.\nLose 3 coins: Draw a card.",
}
PRINTS: Final = {"venture": "", "building": "renown = 0\n", "ship": "cargo = 1\nrenown = 0\n"}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> DeclaredScene:
    """Tables of the game with these cards besides its own, which cost nothing."""
    path: Path = tmp_path_factory.mktemp("cards") / "own.toml"
    path.write_text(
        "\n".join(
            f'[[card]]\nname = "{name}"\nkind = "{kind}"\ncost = 0\n{PRINTS[kind]}text = """\n{text}"""\n'
            for (name, kind), text in CARDS.items()
        ),
        encoding="utf-8",
    )
    return DeclaredScene(rulebound.load("windward", cards=[path]))


def plays(own: DeclaredScene, name: str, *others: dict[str, Any], **mine: Any) -> DeclaredTable:
    """A table at which this card has just been played."""
    mine = {**mine, "hand": [name, *mine.get("hand", [])]}
    table = own(player(**mine), *(others or (player(),)), deck=["Sloop"] * 4, moment="first action")
    table.do(f"Play {name}")
    return table


@pytest.mark.parametrize(("answer", "coins", "held"), [("Yes", 5, 1), ("No", 3, 2)])
def test_who_does_not_discard_loses_coins(own: DeclaredScene, answer: str, coins: int, held: int) -> None:
    table = plays(own, "Offer", coins=5, hand=["Brig", "Ferry"])
    table.do(answer)
    if answer == "Yes":
        table.do("Brig")

    assert (table.amounts("coins")[0], len(table.there("hand", 0))) == (coins, held)


def test_all_hands_are_discarded_and_drawn_anew_and_others_count(own: DeclaredScene) -> None:
    table = plays(own, "Anew", player(hand=["Brig"]), hand=["Ferry"], harbour=["Scholar", "Vulture"], coins=0)
    while "Which card's effect" in table.asked:
        table.do(table.options[0])

    assert (table.there("hand", 0), table.there("hand", 1)) == (["Sloop"] * 2, ["Sloop"] * 2)
    assert table.amounts("coins")[0] == 3


def test_only_the_next_ship_is_cheaper(own: DeclaredScene) -> None:
    table = plays(own, "Voucher", hand=["Brig", "Whaler"], coins=9)
    before = table.value("cost", "Brig"), table.value("cost", "Whaler")

    table.state.passes("plays", 1)
    assert table.value("cost", "Brig") == before[0]
    table.do("Play Brig")

    assert table.amounts("coins")[0] == 9 - before[0]
    assert table.value("cost", "Whaler") == before[1] + 1


def test_who_is_ahead_loses_coins(own: DeclaredScene) -> None:
    assert plays(own, "Envy", player(coins=6), player(coins=2), coins=5).amounts("coins") == [5, 4, 2]


@pytest.mark.parametrize(("theirs", "mine"), [(3, 4), (1, 2)])
def test_who_is_behind_catches_up(own: DeclaredScene, theirs: int, mine: int) -> None:
    assert plays(own, "Catch Up", player(renown=theirs), renown=1, coins=2).amounts("coins")[0] == mine


def test_a_ship_returns_to_the_hand_it_came_from(own: DeclaredScene) -> None:
    table = plays(own, "Recall", player(harbour=["Brig"]))

    assert (table.there("hand", 1), table.there("harbour", 1)) == (["Brig"], [])


def test_a_ship_of_another_player_is_discarded(own: DeclaredScene) -> None:
    table = plays(own, "Wreck", player(harbour=["Brig"]), harbour=["Ferry"])

    assert (table.there("harbour", 0), table.there("harbour", 1)) == (["Ferry"], [])


def test_ships_are_cheaper_and_nothing_else_is(own: DeclaredScene) -> None:
    with_it, without = (own(player(hand=["Brig", "Chapel"], harbour=there)) for there in (["Shipwright"], []))

    assert with_it.value("cost", "Brig") == without.value("cost", "Brig") - 1
    assert with_it.value("cost", "Chapel") == without.value("cost", "Chapel")


@pytest.mark.parametrize(("coins", "can"), [(2, True), (1, False)])
def test_both_parts_of_a_cost_are_paid(own: DeclaredScene, coins: int, *, can: bool) -> None:
    table = own(player(harbour=["Regatta"], coins=coins, renown=0), moment="first action")

    assert any("Regatta" in option for option in table.options) == can
    if can:
        table.do(next(option for option in table.options if "Regatta" in option))
        assert (table.amounts("coins")[0], table.amounts("renown")[0], table.marked("Regatta")) == (0, 1, [True])


def test_a_player_chooses_what_a_card_is_used_for(own: DeclaredScene) -> None:
    table = own(player(harbour=["Chandlery"], coins=4), player())

    table.do("Use Chandlery", "Lose 3 coins", "Use Chandlery")

    assert table.amounts("coins")[0] == 2
    assert len(table.there("hand", 0)) == 1
