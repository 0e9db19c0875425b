"""What designers write in plain words, in games of Varia: stacks kept off, damage taken, and cards that go away."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.language import speaking
from tests.games.varia.own_cards import game_with
from tests.games.varia.table import Scene, player, stack
from tests.games.varia.test_rearranging import to_the_question
from tests.games.varia.test_wordings import table_of

TAKEN = [
    ("If you would take 3 or more damage, take 1 instead.", 29),
    ("If you would take 4 or more damage, take 1 instead.", 27),
    ("If you would take damage, take 1 less.", 28),
    ("Reduce all damage you take by 2.", 29),
    ("All damage you take is reduced by 2.", 29),
]


@pytest.mark.parametrize(("text", "health"), TAKEN)
def test_less_damage_is_taken(tmp_path: Path, text: str, health: int) -> None:
    """Lunge deals 3 damage."""
    players = player(character=["Own"], timeline=["War Cry"]), player(timeline=["Lunge"])
    table = table_of(tmp_path, "asset", text, *players, engaged=True, chance=[1, 1])
    table.plan_no_more()

    table.resolve()

    assert table.health[0] == health


@pytest.mark.parametrize(("text", "mine", "theirs"), [
    ("You cannot gain Fatigue.", 0, 2), ("You are immune to Fatigue.", 0, 2),
    ("Your target cannot gain Fatigue.", 2, 0),
    ("Each player cannot gain Fatigue.", 0, 0), ("You cannot gain Marked.", 2, 2),
])  # fmt: skip
def test_stacks_are_kept_off(tmp_path: Path, text: str, mine: int, theirs: int) -> None:
    game = game_with(
        tmp_path, ("Own", "asset", text), ("Plague", "action", "Start of Moment: Each player gains 2 Fatigue.")
    )  # fmt: skip
    table = Scene(game)(player(character=["Own"], timeline=["Plague"]), player(), engaged=False, chance=[1, 1])

    table.resolve()

    assert [table.stacks(seat, "Fatigue") for seat in range(2)] == [mine, theirs]


def test_a_card_waits_for_a_stack_to_be_lost(tmp_path: Path) -> None:
    text = "When you lose a stack of Burning, draw a card."
    mine = player(character=["Own", stack("Burning", 2)], timeline=["War Cry"])
    table = table_of(tmp_path, "asset", text, mine, player(), engaged=False)

    table.resolve()

    assert len(table.there("hand", 0)) == 3


@pytest.mark.parametrize(("power", "points"), [(4, 10), (5, 9), (6, 9)])
def test_damage_is_counted_in_fives(tmp_path: Path, power: int, points: int) -> None:
    text = "On-Hit: Lose 1 Health Point for each 5 damage dealt."
    table = table_of(tmp_path, "action", text, player(timeline=["Own"]), player(), engaged=True, chance=[power, 1])

    table.resolve()

    assert table.health[0] - 20 == points


@pytest.mark.parametrize(("text", "zone"), [
    ("Forget this.", "forgotten pile"), ("Put this on the bottom of your deck.", "deck"),
])  # fmt: skip
def test_an_action_goes_away(tmp_path: Path, text: str, zone: str) -> None:
    mine = player(timeline=["Own"], deck=["Lunge"] * 5)
    table = table_of(tmp_path, "action", f"End of Moment: {text}", mine, player(), engaged=False, chance=[1, 1])

    table.resolve()

    assert "Own" in table.there(zone, 0)


def test_an_action_goes_on_top_of_the_deck_and_is_drawn(tmp_path: Path) -> None:
    text = "End of Moment: Put this on top of your deck."
    mine = player(timeline=["Own"], deck=["Lunge"] * 5)
    table = table_of(tmp_path, "action", text, mine, player(), engaged=False, chance=[1, 1])

    table.resolve()

    assert "Own" in table.there("hand", 0)


@pytest.mark.parametrize(("says", "left"), [("remove one of these", 2), ("remove this", 0), ("lose one of these", 2)])
def test_a_stack_goes_at_the_end_of_the_turn(tmp_path: Path, says: str, left: int) -> None:
    """The designer's stack is in place of one of the game's."""
    text = f"Your attacks cost 1 Action Point more. At the end of each turn, {says}."
    game = game_with(tmp_path, ("Marked", "stack", text))
    table = Scene(game)(player(character=[stack("Marked", 3)]), player(), engaged=False)

    table.resolve()

    assert table.stacks(0, "Marked") == left


@pytest.mark.parametrize(("text", "mine", "theirs"), [
    ("Give your target 2 Fatigue.", 0, 3), ("Inflict 2 Fatigue on your target.", 0, 3), ("Apply 2 Fatigue.", 0, 3),
    ("Give yourself 2 Fatigue.", 2, 1), ("Remove a Fatigue from your target.", 0, 0),
    ("Gain 3 Fatigue. Remove 2 Fatigue from yourself.", 1, 1), ("Gain 3 Fatigue. Cleanse yourself of Fatigue.", 0, 1),
])  # fmt: skip
def test_stacks_are_given_and_removed(tmp_path: Path, text: str, mine: int, theirs: int) -> None:
    rival = player(character=[stack("Fatigue", 1)])
    table = table_of(tmp_path, "action", f"Start of Moment: {text}", player(timeline=["Own"]), rival, chance=[1, 1])

    table.resolve()

    assert [table.stacks(seat, "Fatigue") for seat in range(2)] == [mine, theirs]


@pytest.mark.parametrize(("text", "power"), [
    ("This has +1 Power for each card in your hand.", 3), ("This has +4 Power if you have no cards in your hand.", 1),
    ("This has +4 Power if you have two or more cards in your hand.", 5),
])  # fmt: skip
def test_the_hand_is_counted(tmp_path: Path, text: str, power: int) -> None:
    mine = player(timeline=["Own"], hand=["Lunge", "Lunge"])
    table = table_of(tmp_path, "action", text, mine, player(), engaged=True, chance=[1, 1])

    table.resolve()

    assert table.rolled("Own") == power


def test_it_is_asked_how_many_points_a_player_bids(tmp_path: Path) -> None:
    text = "Start of Moment: Each player secretly bids up to 3 Action Points. The highest bidder draws a card."
    table = table_of(tmp_path, "action", text, player(timeline=["Own"]), player(), chance=[1, 1])

    to_the_question(table, "bid")

    assert table.asked == "Own: how many Action Points do you bid?"
    with speaking("de"):
        assert table.asked == "Own: Wie viele Aktionspunkte bietest du?"


def test_the_log_says_in_a_sentence_what_the_next_attack_gets(tmp_path: Path) -> None:
    text = "Start of Moment: Your next attack this turn has +3 Power."
    table = table_of(tmp_path, "action", text, player(timeline=["Own", "Lunge"]), player(), chance=[1] * 4)

    table.resolve()

    assert table.told().count("Own: your next attack this turn has +3 Power.") == 2  # said, and come
