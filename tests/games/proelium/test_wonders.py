"""Cards with counters, copies, prices in place of what would happen, and decks that are sorted."""

from __future__ import annotations

import pytest

from rulebound.games.proelium.state import Table as ProeliumTable
from rulebound.kernel.table.counting import counters_on
from tests.games.proelium.table import PASSES, Scene, Table, damaged, enhancement, player


def counters(table: Table, name: str) -> list[tuple[str, int]]:
    """What is counted on a card."""
    return counters_on(table.state, table.piece(name))


def test_copper_weevil_grows_with_each_hit(scene: Scene) -> None:
    table = scene(player(laboratory=["Copper Weevil"]), player(), moment="attack")

    table.do("Attack with Copper Weevil")
    table.wait()

    assert table.life[1] == 19
    assert counters(table, "Copper Weevil") == [("counter: rust", 1)]
    assert table.stats("Copper Weevil") == (2, 2)


def test_pressure_gauge_is_paid_with_its_counters(scene: Scene) -> None:
    gauge = scene(player(laboratory=["Pressure Gauge"]), player(laboratory=["Night Janitor"]))
    it = gauge.piece("Pressure Gauge")
    before = [option for option in gauge.options if "Pressure Gauge" in option]
    again = gauge.state.as_scene()
    again["modifiers"] = [["counter: steam", it, 3, "as a counter, while the card stays in play", -1, it]]
    made = gauge.state.game.scene(**again)
    assert isinstance(made, ProeliumTable)
    table = Table(made)

    table.do("Use Pressure Gauge")
    table.settle()

    assert before == []
    assert counters(table, "Pressure Gauge") == [("counter: steam", 1)]


def test_human_umbrella_takes_what_would_be_dealt_to_its_player(scene: Scene) -> None:
    table = scene(player(hand=["Small Ray"], funds=9), player(laboratory=["Human Umbrella"]), chance=[])

    before = table.life[1]
    table.play("Small Ray")

    assert table.life[1] == before
    assert table.value("D", "Human Umbrella") < 6


def test_rubber_dome_prevents_the_next_damage(scene: Scene) -> None:
    table = scene(player(hand=["Rubber Dome"], funds=9), player())

    table.play("Rubber Dome")

    assert [(one.value, one.amount) for one in table.state.modifiers] == [("shield", 4)]


@pytest.mark.parametrize("answer", ["Yes", "No"])
def test_spare_fuse_goes_instead_of_a_character_if_its_player_likes(scene: Scene, answer: str) -> None:
    table = scene(
        player(laboratory=["Copper Weevil"]), player(laboratory=["Spare Fuse", "Night Janitor"]), moment="attack"
    )
    table.state.modify("D", table.piece("Night Janitor"), -9, "until the end of the turn", -1, 0)

    table.do("Attack with no character")
    while "Yes" not in table.options:
        table.do("Pass" if "Pass" in table.options else table.options[-1])
    assert table.state.seat == 1
    table.do(answer)
    table.settle()

    assert ("Spare Fuse" in table.there("discard pile", 1)) == (answer == "Yes")


@pytest.mark.rule("proelium", "R71")
@pytest.mark.parametrize(("fuse", "lost"), [("Yes", "Spare Fuse"), ("No", "Mutant Frog")])
def test_who_has_chosen_to_destroy_a_character_has_done_so_whatever_was_destroyed_instead(
    scene: Scene, fuse: str, lost: str
) -> None:
    table = scene(player(hand=["Harvest"], laboratory=["Spare Fuse", "Mutant Frog"], funds=10), player())

    table.do("Play Harvest", "Yes", fuse)
    table.settle()

    assert table.there("discard pile", 0) == [lost, "Harvest"]
    assert table.funds == [14, 25]


@pytest.mark.rule("proelium", "R55")
def test_a_character_that_is_spared_has_no_damage_any_more(scene: Scene) -> None:
    janitor = damaged("Night Janitor", 2)
    table = scene(player(laboratory=["Copper Weevil"]), player(laboratory=["Spare Fuse", janitor]), moment="attack")
    spared = table.piece("Night Janitor")
    assert isinstance(table.state, ProeliumTable)
    table.state.modify("D", spared, -1, "until the end of the turn", -1, 0)

    table.do("Attack with no character")
    while "Yes" not in table.options:
        table.do("Pass" if "Pass" in table.options else table.options[-1])
    assert table.state.wounds[spared] == 2
    table.do("Yes")
    table.settle()

    assert "Night Janitor" in table.there("laboratory", 1)
    assert table.state.wounds[spared] == 0


def test_card_index_keeps_one_of_three(scene: Scene) -> None:
    table = scene(player(hand=["Card Index"], funds=9, deck=["Small Ray", "Night Janitor", "Copper Weevil"]), player())

    table.play("Card Index")
    table.do("Night Janitor", "Copper Weevil")

    assert table.there("hand", 0) == ["Night Janitor"]
    assert table.there("deck", 0) == ["Small Ray", "Copper Weevil"]


def test_borrowed_hour_is_followed_by_another_turn_of_the_same_player(scene: Scene) -> None:
    table = scene(player(hand=["Borrowed Hour"], funds=9), player())

    table.play("Borrowed Hour")
    turn = table.state.turn
    while table.state.turn == turn:
        table.do(next(one for one in PASSES if one in table.options))

    assert table.state.active == 0


def test_industrial_espionage_takes_no_character(scene: Scene) -> None:
    table = scene(
        player(hand=["Industrial Espionage"], funds=9), player(hand=["Small Ray", "Night Janitor", "Rubber Dome"])
    )

    table.do("Play Industrial Espionage")
    assert sorted(table.options) == ["Rubber Dome", "Small Ray"]
    table.do("Small Ray")

    assert table.there("discard pile", 1) == ["Small Ray"]
    assert all(table.state.knows(0, it) for it in table.state.hand_of(1))


def test_wax_double_is_another_character_while_it_stays(scene: Scene) -> None:
    table = scene(player(hand=["Wax Double"], laboratory=["Human Umbrella"], funds=9), player())

    table.do("Play Wax Double")
    table.settle()

    assert table.there("laboratory", 0) == ["Human Umbrella", "Human Umbrella"]


def test_patent_search_shows_the_item_that_it_finds(scene: Scene) -> None:
    table = scene(player(hand=["Patent Search"], funds=9, deck=["Small Ray", "Spare Fuse"]), player())

    table.do("Play Patent Search")
    if "Spare Fuse" in table.options:
        table.do("Spare Fuse")
    table.settle()

    assert table.there("hand", 0) == ["Spare Fuse"]
    assert table.state.knows(1, table.state.hand_of(0)[0])


def pass_until_turn(table: Table, turn: int) -> None:
    """Nobody does anything until then."""
    while table.state.turn < turn:
        table.do(next(one for one in (*PASSES, table.options[-1]) if one in table.options))


def test_patient_barnacle_grows_on_what_it_enhances(scene: Scene) -> None:
    table = scene(
        player(laboratory=["Copper Weevil"], deck=["Small Ray"] * 5), player(deck=["Small Ray"] * 5),
        enhancements=[enhancement("Patient Barnacle", "Copper Weevil")],
    )  # fmt: skip

    pass_until_turn(table, table.state.turn + 2)
    table.settle()

    assert counters(table, "Copper Weevil") == [("counter: shell", 1)]
    assert table.stats("Copper Weevil") == (1, 3)


@pytest.mark.parametrize(("answer", "funds"), [("Yes", 7), ("No", 6)])
def test_insured_ledger_is_destroyed_instead_of_losing_money(scene: Scene, answer: str, funds: int) -> None:
    table = scene(
        player(laboratory=["Junior Auditor"]), player(laboratory=["Insured Ledger"], funds=7), moment="attack"
    )

    table.do("Attack with Junior Auditor")
    while answer not in table.options:
        table.do("Pass")
    table.do(answer)

    assert table.funds[1] == funds
    assert ("Insured Ledger" in table.there("discard pile", 1)) == (answer == "Yes")


def test_spare_fuse_saves_one_character_of_two_that_are_destroyed_together(scene: Scene) -> None:
    attackers = player(laboratory=["Mutant Behemoth", "Clockwork Elephant"])
    blockers = player(laboratory=["Spare Fuse", "Mutant Frog", "Two-Headed Mutant"])
    table = scene(attackers, blockers, moment="attack")

    table.do("Attack with Mutant Behemoth", "Attack with Clockwork Elephant")
    table.settle()
    table.do("Block with Mutant Frog", "Block with Two-Headed Mutant")
    while "Yes" not in table.options:
        table.do("Pass")
    first = table.asked
    table.do("Yes")
    table.settle()

    assert first == "Spare Fuse, for Mutant Frog: do you destroy this instead?"
    assert table.there("laboratory", 1) == ["Mutant Frog"]
    assert sorted(table.there("discard pile", 1)) == ["Spare Fuse", "Two-Headed Mutant"]


def test_each_player_is_asked_in_turn_order_whether_a_ledger_is_destroyed_instead(scene: Scene) -> None:
    ledgers = player(laboratory=["Insured Ledger"], funds=9), player(laboratory=["Insured Ledger"], funds=9)
    ledgers[0]["hand"] = ["Market Crash"]
    table = scene(*ledgers)

    table.do("Play Market Crash")
    while "Yes" not in table.options:
        table.do("Pass")

    assert table.state.seat == 0


@pytest.mark.rule("proelium", "R72")
def test_ballast_ledger_makes_only_the_first_character_of_the_turn_cheaper(scene: Scene) -> None:
    table = scene(player(hand=["Night Janitor", "Ballast Ledger", "Grant Writer"], funds=20), player())
    printed = table.value("cost", "Grant Writer")

    table.play("Night Janitor")
    table.play("Ballast Ledger")

    assert table.value("cost", "Grant Writer") == printed
