"""What the log of Proelium says."""

from __future__ import annotations

from pathlib import Path

from tests.games.proelium.own_cards import game_with
from tests.games.proelium.table import Scene, enhancement, player


def test_a_change_of_a_value_says_by_how_much_and_because_of_what(scene: Scene) -> None:
    table = scene(player(hand=["Overwind"], laboratory=["Mutant Frog"]), player(), chance=[1])

    table.do("Play Overwind", "Research Overwind")

    assert [line for line in table.told() if "gives" in line] == [
        "Overwind gives Mutant Frog +3 A.", "Overwind gives Mutant Frog +1 D."
    ]  # fmt: skip


def test_money_is_told_in_thousands_and_damage_once(scene: Scene) -> None:
    table = scene(player(hand=["Small Ray"]), player())

    table.do("Play Small Ray")

    assert table.told() == [
        "Player 1 plays Small Ray.", "Player 1 pays 10k.", "Small Ray does 3 damage to Player 2.",
        "Small Ray is discarded.",
    ]  # fmt: skip


def test_the_log_says_what_a_copy_was_before(scene: Scene) -> None:
    table = scene(player(hand=["Wax Double"]), player(laboratory=["Lab Assistant!!"]))

    table.do("Play Wax Double")
    if table.asked.endswith("Which one?"):
        table.do("Lab Assistant!!")

    assert "Wax Double becomes a copy of Lab Assistant!!." in table.told()


def test_an_enhancement_is_not_said_to_be_discarded_with_what_returns_to_a_hand(scene: Scene) -> None:
    table = scene(
        player(hand=["Fire Drill"]), player(laboratory=["Mutant Frog"]),
        enhancements=[enhancement("Rocket Skates", "Mutant Frog", 1)],
    )  # fmt: skip

    table.do("Play Fire Drill")

    assert table.told()[2:4] == [
        "Rocket Skates is discarded: what it enhanced leaves play.", "Mutant Frog returns to the hand of Player 2."
    ]  # fmt: skip


def test_the_log_says_whom_a_card_has_spared_that_was_destroyed_instead(scene: Scene) -> None:
    table = scene(player(hand=["Death Ray"], funds=9), player(laboratory=["Spare Fuse", "Mutant Frog"]))

    table.do("Play Death Ray", "Yes")

    assert table.told()[2:4] == [
        "Spare Fuse of Player 2 takes effect instead, for Mutant Frog.", "Spare Fuse of Player 2 is destroyed."
    ]  # fmt: skip


def test_the_log_names_what_was_destroyed_in_place_of_losing_money(scene: Scene) -> None:
    table = scene(player(hand=["Embezzlement"], funds=9), player(laboratory=["Insured Ledger"], funds=9))

    table.do("Play Embezzlement", "Yes")

    assert table.told()[2:4] == [
        "Insured Ledger of Player 2 takes effect instead.", "Insured Ledger of Player 2 is destroyed."
    ]  # fmt: skip


def test_the_log_says_whose_character_is_damaged_and_destroyed_where_both_have_one(scene: Scene) -> None:
    both = {"laboratory": ["Mutant Frog"]}
    table = scene(player(hand=["Controlled Explosion"], funds=9, **both), player(**both))

    table.do("Play Controlled Explosion", "No research")

    lines = table.told()
    assert {"Mutant Frog of Player 1 takes 2 damage.", "Mutant Frog of Player 2 takes 2 damage."} < set(lines)
    assert lines[-2:] == ["Mutant Frog of Player 1 is destroyed.", "Mutant Frog of Player 2 is destroyed."]


def test_the_log_names_a_card_that_must_do_something_instead(tmp_path: Path) -> None:
    text = "If another character of yours would be destroyed, destroy this instead."
    own = game_with(tmp_path, ("Own", "item", text))
    table = Scene(own)(player(hand=["Death Ray"], funds=9), player(laboratory=["Own", "Mutant Frog"]))

    table.do("Play Death Ray")

    assert table.told()[2:4] == [
        "Own of Player 2 takes effect instead, for Mutant Frog.", "Own of Player 2 is destroyed."
    ]  # fmt: skip
