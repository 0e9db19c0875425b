"""What designers of other games write, in Proelium: playing from piles, control for a while, what is done instead."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from rulebound.games.proelium.game import Proelium
from tests.games.proelium.table import Scene, Table, player

ACTIONS: Final = {
    "Second Life": "Play a character from your discard pile without paying its cost. "
    "Destroy it at the end of the turn.",
    "Blind Luck": "Play the top card of your deck without paying its cost.",
    "Bribery": "Take control of a character of your opponent until the end of the turn. It can attack this turn.",
    "Big Ray": "Deal 1 damage to a character. If you have an item and your opponent does not, deal 4 damage instead.",
    "Furnace": "Pay any amount of money. Deal 1 damage to your opponent for each 20k paid this way.",
    "Curfew": "Until the end of your opponent's next turn, characters of your opponent can't attack.",
    "Autopsy": "Deal 4 damage to a character. If it is destroyed this turn, draw a card.",
    "Probe": "Deal 2 damage to a character. If it is destroyed this way, draw a card.",
    "Hex": "Put a frost counter on a character of your opponent. It cannot attack as long as it has a frost counter.",
    "Antidote": "Prevent the next time a character of yours would be destroyed this turn.",
    "Windfall": "Gain life equal to the number of characters of yours.",
    "Rebate": "Until the end of the turn, your cards cost 10k less.",
}
CHARACTERS: Final = {
    "Mimic": "As this enters, it becomes a copy of another character.",
    "Crowd": "This has +1 A for each different character name among entities of yours.",
    "Intern": "Once each turn, when you research, gain 10k.",
    "Sprinter": "This can attack on the turn that you play it as long as you have 50k or more.",
    "Clerk": "At the end of your turn, if you have not attacked this turn, draw a card.",
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Proelium:
    """The game with these cards besides its own."""
    path: Path = tmp_path_factory.mktemp("cards") / "own.toml"
    entries = [
        f'[[card]]\nname = "{name}"\nkind = "action"\ncost = 0\ntext = """\n{text}"""\n'
        for name, text in ACTIONS.items()
    ]
    entries += [
        f'[[card]]\nname = "{name}"\nkind = "character"\ncost = 1\nA = 1\nD = 3\ntext = """\n{text}"""\n'
        for name, text in CHARACTERS.items()
    ]
    path.write_text("\n".join(entries), encoding="utf-8")
    return Proelium.load([path], [])


def end_turn(table: Table) -> None:
    """Nobody does anything more in this turn."""
    turn = table.state.turn
    while not table.state.over and table.state.turn == turn:
        table.do(table.options[-1])


def test_a_character_comes_back_until_the_end_of_the_turn(own: Proelium) -> None:
    table = Scene(own)(player(hand=["Second Life"], discard_pile=["Night Janitor"], funds=0), player())

    table.play("Second Life")
    assert table.there("laboratory", 0) == ["Night Janitor"]
    end_turn(table)

    assert table.there("laboratory", 0) == []


def test_the_top_card_is_played_for_nothing(own: Proelium) -> None:
    table = Scene(own)(player(hand=["Blind Luck"], deck=["Small Ray", "Night Janitor"], funds=0), player())

    table.play("Blind Luck")

    assert table.there("laboratory", 0) == ["Night Janitor"]


def test_a_bribed_character_goes_home_at_the_end_of_the_turn(own: Proelium) -> None:
    table = Scene(own)(player(hand=["Bribery"]), player(laboratory=["Night Janitor"]))

    table.play("Bribery")
    assert table.there("laboratory", 0) == ["Night Janitor"]
    end_turn(table)

    assert table.there("laboratory", 1) == ["Night Janitor"]


@pytest.mark.parametrize(("mine", "wounds"), [(["Petty Cash Box"], 4), ([], 1)])
def test_more_damage_is_dealt_instead(own: Proelium, mine: list[str], wounds: int) -> None:
    table = Scene(own)(player(hand=["Big Ray"], laboratory=mine), player(laboratory=["Crowd"]))

    table.play("Big Ray")

    assert f"Crowd of Player 2 takes {wounds} damage." in " ".join(table.told()) or table.there("laboratory", 1) == []
    assert (table.there("laboratory", 1) == []) == (wounds == 4)


def test_damage_is_paid_for_by_twenty(own: Proelium) -> None:
    table = Scene(own)(player(hand=["Furnace"], funds=5), player(life=10))

    table.play("Furnace")
    table.do("Yes", "Yes", "Yes", "Yes")
    if "No" in table.options:
        table.do("No")

    assert table.amounts("funds")[0] == 1
    assert table.amounts("life")[1] == 8


def test_who_has_cooled_down_cannot_attack_as_long_as_it_is_cold(own: Proelium) -> None:
    table = Scene(own)(player(hand=["Hex"]), player(laboratory=["Night Janitor"]))

    table.play("Hex")

    assert table.state.forbidder("cannot attack", 1, table.piece("Night Janitor")) >= 0


def test_the_opponents_characters_wait_for_a_turn_of_theirs(own: Proelium) -> None:
    table = Scene(own)(player(hand=["Curfew"]), player(laboratory=["Night Janitor"]))

    table.play("Curfew")
    it = table.piece("Night Janitor")
    table.state.end_modifiers("until the end of the turn", -1)
    assert table.state.forbidder("cannot attack", 1, it) >= 0
    table.state.end_modifiers("until the start of its owner's next turn", 1)
    table.state.end_modifiers("until the end of the turn", -1)

    assert table.state.forbidder("cannot attack", 1, it) < 0


def test_a_card_is_drawn_if_the_character_dies(own: Proelium) -> None:
    table = Scene(own)(player(hand=["Autopsy"], deck=["Small Ray"]), player(laboratory=["Crowd"]))

    table.play("Autopsy")

    assert table.there("hand", 0) == ["Small Ray"]


def test_no_card_is_drawn_if_the_character_dies_of_something_else_later(own: Proelium) -> None:
    table = Scene(own)(player(hand=["Probe", "Probe"], deck=["Small Ray"]), player(laboratory=["Crowd"]))

    table.play("Probe")
    assert table.there("laboratory", 1) == ["Crowd"]
    assert table.there("hand", 0) == ["Probe"]
    table.play("Probe")

    assert table.there("laboratory", 1) == []
    assert table.there("hand", 0) == ["Small Ray"]


def test_one_character_is_spared_once(own: Proelium) -> None:
    table = Scene(own)(player(hand=["Antidote", "Autopsy", "Autopsy"], laboratory=["Crowd"]), player())

    table.play("Antidote")
    table.play("Autopsy")
    assert table.there("laboratory", 0) == ["Crowd"]
    table.play("Autopsy")

    assert table.there("laboratory", 0) == []


def test_cards_are_cheaper_for_a_turn(own: Proelium) -> None:
    table = Scene(own)(player(hand=["Rebate", "Small Ray"]), player())
    before = table.value("cost", "Small Ray")

    table.play("Rebate")

    assert table.value("cost", "Small Ray") == max(0, before - 1)


def test_life_is_gained_for_so_many_characters(own: Proelium) -> None:
    table = Scene(own)(player(hand=["Windfall"], laboratory=["Night Janitor", "Crowd"], life=10), player())

    table.play("Windfall")

    assert table.amounts("life")[0] == 12


def test_different_names_of_characters_are_counted(own: Proelium) -> None:
    table = Scene(own)(player(laboratory=["Crowd", "Night Janitor", "Night Janitor", "Petty Cash Box"]), player())

    assert table.value("A", "Crowd") == 1 + 2


def test_what_has_not_attacked_is_noticed_at_the_end_of_the_turn(own: Proelium) -> None:
    table = Scene(own)(player(laboratory=["Clerk"], deck=["Small Ray"]), player())

    end_turn(table)

    assert "Small Ray" in table.there("hand", 0)
