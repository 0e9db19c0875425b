"""Several that are destroyed at the same time, also where a player may do something else instead for one of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, Table, damaged, enhancement, player
from tests.games.written import Written

CLEAR: Written = ("Clear", "action", "Destroy all characters.")
MOURNER: Written = ("Mourner", "character", "When another character of yours is destroyed, gain 10k.")
GUARDIAN: Written = ("Guardian", "character", "Your other characters cannot be destroyed.")
SLAYER: Written = ("Slayer", "character", "When this destroys a character in a fight, gain 30k.")
WINNER: Written = ("Winner", "character", "When this wins a fight, gain 30k.")


def in_any_order(table: Table) -> None:
    """What waits is played out in the order in which it is offered."""
    while table.asked.startswith("Which card's effect"):
        table.do(table.options[0])


@pytest.mark.rule("proelium", "R75")
def test_all_that_a_text_destroys_see_each_other_go(tmp_path: Path) -> None:
    table = Scene(game_with(tmp_path, CLEAR, MOURNER))(
        player(hand=["Clear"], laboratory=["Mourner", "Mutant Frog", "Mourner"], funds=5), player()
    )

    table.do("Play Clear")
    in_any_order(table)

    assert table.there("laboratory") == []
    assert table.funds[0] == 9


@pytest.mark.rule("proelium", "R75")
@pytest.mark.parametrize("laboratory", [["Guardian", "Mutant Frog"], ["Mutant Frog", "Guardian"]])
def test_who_is_destroyed_at_the_same_time_still_protects(tmp_path: Path, laboratory: list[str]) -> None:
    table = Scene(game_with(tmp_path, CLEAR, GUARDIAN))(player(hand=["Clear"], laboratory=laboratory), player())

    table.play("Clear")

    assert table.there("laboratory") == ["Mutant Frog"]


@pytest.mark.rule("proelium", "R75")
@pytest.mark.parametrize(("answers", "funds"), [(["No", "No"], 7), (["No", "Yes"], 6), (["Yes"], 6)])
def test_those_destroyed_are_counted_when_it_is_answered_what_is_done_instead(
    tmp_path: Path, answers: list[str], funds: int
) -> None:
    text = "Destroy all characters. Gain 10k for each character destroyed this way."
    table = Scene(game_with(tmp_path, ("Own", "action", text)))(
        player(hand=["Own"], funds=5), player(laboratory=["Mutant Frog", "Night Janitor", "Spare Fuse"])
    )

    table.do("Play Own", *answers)

    assert table.funds[0] == funds


@pytest.mark.rule("proelium", "R75", "R30")
def test_those_whose_player_is_asked_go_together_with_the_others(tmp_path: Path) -> None:
    table = Scene(game_with(tmp_path, CLEAR, MOURNER))(
        player(hand=["Clear"]), player(laboratory=["Mourner", "Spare Fuse", "Mourner"], funds=5)
    )
    table.do("Play Clear", "No")
    kept = table.there("laboratory", 1)

    table.do("No")
    in_any_order(table)

    assert kept == ["Mourner", "Spare Fuse", "Mourner"]
    assert table.there("laboratory", 1) == ["Spare Fuse"]
    assert table.funds[1] == 7


@pytest.mark.rule("proelium", "R75", "R35")
def test_those_whose_defense_is_gone_go_together_although_a_player_is_asked(tmp_path: Path) -> None:
    hurt = ("Hurt", "attack", "Deal 2 damage to each character.")
    table = Scene(game_with(tmp_path, hurt, MOURNER))(
        player(hand=["Hurt"]), player(laboratory=["Mourner", "Spare Fuse", "Mourner"], funds=5)
    )

    table.do("Play Hurt", "No", "No")
    in_any_order(table)

    assert table.there("laboratory", 1) == ["Spare Fuse"]
    assert table.funds[1] == 7


@pytest.mark.rule("proelium", "R75", "R59")
@pytest.mark.parametrize("attacker", [SLAYER, WINNER])
@pytest.mark.parametrize(("answer", "funds"), [("No", 8), ("Yes", 5)])
def test_who_is_not_spared_after_all_has_lost_the_fight(
    tmp_path: Path, attacker: Written, answer: str, funds: int
) -> None:
    table = Scene(game_with(tmp_path, attacker))(
        player(laboratory=[attacker[0], "Gear Sharpener"], hand=["Crunch Time"], funds=7),
        player(laboratory=["Mutant Frog", "Spare Fuse"]), moment="attack",
    )  # fmt: skip
    table.do(f"Attack with {attacker[0]}")
    table.play("Crunch Time")
    table.until("Who blocks")

    table.do("Block with Mutant Frog")
    while not table.asked.startswith("Spare Fuse"):
        table.do("Pass")
    table.do(answer)

    assert table.funds[0] == funds


@pytest.mark.rule("proelium", "R75", "R30")
def test_who_is_not_spared_after_all_is_destroyed_while_blocking(tmp_path: Path) -> None:
    martyr = ("Martyr", "character", "When this is destroyed while blocking, draw a card.")
    table = Scene(game_with(tmp_path, martyr))(
        player(laboratory=["Escaped Mutant"]), player(laboratory=["Martyr", "Spare Fuse"]),
        enhancements=[enhancement("Rocket Skates", "Martyr", 1)], moment="attack",
    )  # fmt: skip
    table.do("Attack with Escaped Mutant")
    table.until("Who blocks")

    table.do("Block with Martyr")
    while not table.asked.startswith("Spare Fuse"):
        table.do("Pass")
    table.do("No")

    assert (table.there("laboratory"), table.there("laboratory", 1)) == ([], ["Spare Fuse"])
    assert len(table.there("hand", 1)) == 1


@pytest.mark.rule("proelium", "R75")
def test_a_table_that_waits_for_an_answer_is_saved_whole(tmp_path: Path) -> None:
    game = game_with(tmp_path, CLEAR, MOURNER)
    table = Scene(game)(
        player(hand=["Clear"], laboratory=["Mourner"]), player(laboratory=["Mourner", "Spare Fuse", "Mourner"], funds=5)
    )
    table.do("Play Clear", "No")

    again = Scene(game).keep(game.load_state(table.state.save()))
    assert isinstance(again, Table)
    again.do("No")
    in_any_order(again)

    assert again.there("laboratory", 1) == ["Spare Fuse"]
    assert again.funds[1] == 7


@pytest.mark.rule("proelium", "R55", "entity.destroyed")
def test_who_has_no_defense_even_without_damage_is_spared_only_by_leaving_play(tmp_path: Path) -> None:
    undying = ("Undying", "character", "If this would be destroyed, gain 10k instead.")
    fleeing = ("Fleeing", "character", "If this would be destroyed, return it to its owner's hand instead.")
    weak = ("Weak", "action", "All characters get -2 D until the end of the turn.")
    table = Scene(game_with(tmp_path, undying, fleeing, weak))(
        player(hand=["Weak"], laboratory=["Undying", "Fleeing"], funds=5), player()
    )

    table.play("Weak")

    assert table.there("discard pile") == ["Weak", "Undying"]
    assert table.there("hand") == ["Fleeing"]
    assert table.funds[0] == 6


@pytest.mark.rule("proelium", "R55")
def test_who_has_defense_without_the_damage_is_spared(tmp_path: Path) -> None:
    undying = ("Undying", "character", "If this would be destroyed, gain 10k instead.")
    table = Scene(game_with(tmp_path, undying, ("Hurt", "attack", "Deal 1 damage to each character.")))(
        player(hand=["Hurt"], laboratory=[damaged("Undying", 1)], funds=5), player()
    )

    table.play("Hurt")

    assert table.stats("Undying") == (1, 2)
    assert table.funds[0] == 6


LORD: Written = ("Lord", "character", "Your other characters have +1 A and +1 D.")


@pytest.mark.rule("proelium", "entity.destroyed", "R75")
@pytest.mark.parametrize("others", [[], ["Spare Fuse"]])
def test_who_has_no_defense_without_one_that_was_destroyed_is_destroyed_then(tmp_path: Path, others: list[str]) -> None:
    hurt = ("Hurt", "attack", "Deal 2 damage to each character of your opponent.")
    table = Scene(game_with(tmp_path, LORD, hurt))(
        player(hand=["Hurt"], laboratory=others), player(laboratory=["Lord", "Mutant Frog"])
    )

    table.do("Play Hurt")

    assert table.there("discard pile", 1) == ["Lord", "Mutant Frog"]


GOES = "If another character of yours would be destroyed, destroy this instead."


@pytest.mark.rule("proelium", "R75")
def test_a_card_that_goes_instead_spares_one_alone_of_several(tmp_path: Path) -> None:
    own = game_with(tmp_path, ("Own", "item", GOES))
    table = Scene(own)(player(hand=["Acid Rain"], funds=9), player(laboratory=["Own", "Mutant Frog", "Mutant Frog"]))

    table.do("Play Acid Rain")

    assert table.there("laboratory", 1) == ["Mutant Frog"]


@pytest.mark.rule("proelium", "R75")
def test_of_two_that_would_go_instead_of_each_other_one_goes(tmp_path: Path) -> None:
    own = game_with(tmp_path, ("Own", "character", GOES))
    table = Scene(own)(player(hand=["Death Ray"], funds=9), player(laboratory=["Own", "Own", "Mutant Frog"]))

    table.do("Play Death Ray", "Mutant Frog")

    assert table.there("laboratory", 1) == ["Own", "Mutant Frog"]
    assert not table.state.over
