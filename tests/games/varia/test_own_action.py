"""What becomes of a player's own action in Varia, of the next actions of both, and what comes of rerolls."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.games.varia.counters import RUINED
from tests.games.varia.own_cards import game_with
from tests.games.varia.table import Scene, player
from tests.games.varia.test_rearranging import to_the_question
from tests.games.varia.test_wordings import table_of


@pytest.mark.parametrize("text", [
    "When you perform an attack, disrupt it and remove one of these.",
    "Start of Moment: If your action is an attack, disrupt your action and remove one of these.",
])  # fmt: skip
def test_a_stack_disrupts_the_next_attack_of_its_player(tmp_path: Path, text: str) -> None:
    us = player(timeline=["War Cry", "Lunge", "Lunge"], character=[{"name": "Own", "count": 1}])
    table = table_of(tmp_path, "stack", text, us, player(), engaged=True, chance=[1, 1])

    table.resolve()

    assert table.health[1] == 30 - 3  # by the second Lunge


def test_an_action_of_the_target_is_disrupted_as_ever(tmp_path: Path) -> None:
    text = "When your target performs an attack, disrupt it."
    players = player(character=["Own"]), player(timeline=["Lunge"])
    table = table_of(tmp_path, "asset", text, *players, engaged=True, chance=[1, 1])

    table.resolve()

    assert table.health == [30, 30]


# -- The next actions of both ------------------------------------------------------------------------------------------

NEXT = "Exchange your next action with your target's next action."
EXCHANGED = [  # (what is said, moments of both before, and who performs Lunge and Raised Guard)
    (NEXT, ["Lunge"], [[], [], "Raised Guard"], ["Player 1 performs Raised Guard"]),  # Lunge is of the next turn
    ("Exchange your action in the next moment with your target's action in the next moment.", ["Lunge"],
     ["War Cry", "Raised Guard"], ["Player 1 performs Raised Guard", "Player 2 performs Lunge"]),
    (NEXT, [], [[], "Raised Guard"], []),
]  # fmt: skip


@pytest.mark.rule("varia", "R49")
@pytest.mark.parametrize(("text", "mine", "theirs", "performed"), EXCHANGED)
def test_the_next_actions_of_both_players_change_places(
    tmp_path: Path, text: str, mine: list[object], theirs: list[object], performed: list[str]
) -> None:
    us = player(timeline=["Own", *mine])
    table = table_of(tmp_path, "action", f"Start of Moment: {text}", us, player(timeline=theirs), chance=[1] * 12)

    table.resolve()

    told = [line.partition(" for ")[0] for line in table.told() if " performs " in line]
    assert sorted([line for line in told if "Lunge" in line or "Guard" in line]) == performed


def test_an_exchanged_card_goes_to_its_owners_discard_pile(tmp_path: Path) -> None:
    us, rival = player(timeline=["Own", "Lunge"]), player(timeline=["War Cry", "Raised Guard"])
    table = table_of(tmp_path, "action", f"Start of Moment: {NEXT}", us, rival, chance=[1] * 12)

    table.resolve()

    assert "Lunge" in table.there("discard pile", 0)
    assert "Raised Guard" in table.there("discard pile", 1)


# -- An attack that is stronger and cannot be blocked ------------------------------------------------------------------


@pytest.mark.rule("varia", "R42")
@pytest.mark.parametrize(("answer", "health"), [("Yes", [27, 20]), ("No", [30, 30])])
def test_a_player_pays_for_an_attack_that_cannot_be_blocked(tmp_path: Path, answer: str, health: list[int]) -> None:
    text = "Start of Moment: You may lose 3 Health Points. If you do, this gets +8 Power and cannot be blocked."
    players = player(timeline=["Own"]), player(timeline=["Raised Guard"])
    table = table_of(tmp_path, "action", text, *players, engaged=True, chance=[2, 4, 6, 4])
    to_the_question(table, "lose")

    table.do(answer)

    assert table.health[0] == health[0]
    assert (table.health[1] < 30) == (health[1] < 30)


# -- Rerolls -----------------------------------------------------------------------------------------------------------

ANY = "Once each turn, you may reroll one of your Power dice."
REROLLED = [  # (what is said after it, what the dice show, health of the player)
    ("If you do, lose 1 Health Point.", [3, 2, 5], 29),
    ("If it shows less than before, lose 1 Health Point.", [3, 2, 1], 29),
    ("If it shows less than before, lose 1 Health Point.", [3, 2, 3], 30),
    ("If it shows more than before, lose 1 Health Point.", [3, 2, 4], 29),
    ("If it shows the same as before, lose 1 Health Point.", [3, 2, 3], 29),
    ("If it shows 6, lose 1 Health Point.", [3, 2, 6], 29),
    ("If it shows 5 or more, lose 1 Health Point.", [3, 2, 4], 30),
]


@pytest.mark.rule("varia", "R48")
@pytest.mark.parametrize(("after", "chance", "health"), REROLLED)
def test_something_is_done_after_a_reroll(tmp_path: Path, after: str, chance: list[int], health: int) -> None:
    players = player(character=["Own"], timeline=["Lunge"]), player()
    table = table_of(tmp_path, "asset", f"{ANY} {after}", *players, engaged=True, chance=chance)
    to_the_question(table, "reroll")

    table.do("Yes")

    assert table.health == [health, 30 - 2 - chance[2]]


# -- Names of cards that were chosen -----------------------------------------------------------------------------------


def test_a_card_that_was_seen_in_a_hand_cannot_be_planned(tmp_path: Path) -> None:
    text = (
        "Ranged\\nOn-Hit: Look at your target's hand and choose an action from it. "
        "They can't play actions with that name until the end of their next turn."
    )
    us, rival = player(timeline=["Own"]), player(hand=["Lunge", "War Cry"], deck=["Lunge", "War Cry"])
    table = table_of(tmp_path, "action", text, us, rival, chance=[1] * 8)
    to_the_question(table, "choose")

    table.do("Lunge")
    for _ in range(40):
        if any("War Cry" in option for option in table.options) and table.state.seat == 1:
            break
        table.do(
            next((one for one in table.options if one.startswith(("Plan no", "Do not", "Stay"))), table.options[-1])
        )

    assert any("War Cry" in option for option in table.options)
    assert not any("Lunge" in option for option in table.options)


# -- Actions that are not performed ------------------------------------------------------------------------------------


def test_the_next_action_of_the_target_is_disrupted(tmp_path: Path) -> None:
    text = "Start of Moment: Disrupt your target's next action."
    players = player(timeline=["Own", "War Cry"]), player(timeline=[[], "Lunge"])
    table = table_of(tmp_path, "action", text, *players, engaged=True, chance=[1] * 8)

    table.resolve()

    assert "Lunge is disrupted." in table.told()
    assert table.health[0] == 30


@pytest.mark.parametrize(("planned", "braced"), [(["Lunge"], 0), (["War Cry"], 2)])
def test_a_card_asks_whether_its_player_has_performed_an_attack(
    tmp_path: Path, planned: list[str], braced: int
) -> None:
    text = "At the end of the turn, if you performed no attacks this turn, gain 2 Braced."
    us = player(character=["Own"], timeline=planned)
    table = table_of(tmp_path, "asset", text, us, player(), engaged=True, chance=[1] * 8)

    table.resolve()

    assert table.stacks(0, "Braced") == braced


EXCHANGES = ("Exchanges", "action", f"Start of Moment: {NEXT}")


@pytest.mark.rule("varia", "disrupt.moment", "ruin.asset", "R49")
@pytest.mark.parametrize(("text", "theirs"), [
    ("Disrupt your target's next action.", "Mercy"), ("Ruin a weapon of your target.", "Quarry Maul"),
])  # fmt: skip
def test_an_action_that_is_exchanged_stays_disrupted_or_ruined(tmp_path: Path, text: str, theirs: str) -> None:
    spoils = ("Spoils", "action", f"Start of Moment: {text}")
    us = player(timeline=["Spoils", "Exchanges", "War Cry"], health=10)
    table = Scene(game_with(tmp_path, spoils, EXCHANGES))(
        us, player(timeline=[[], [], theirs]), window=3, chance=[1] * 9
    )

    table.resolve()

    assert [line for line in table.told() if line.startswith(f"Player 1 performs {theirs}")]
    assert table.health == [10, 30]
    if theirs == "Quarry Maul":
        assert table.varia.marks[RUINED][table.piece(theirs)]


@pytest.mark.rule("varia", "R49")
def test_an_action_that_costs_nothing_by_a_card_does_so_also_when_it_is_exchanged(tmp_path: Path) -> None:
    frees = "Perform an attack from your hand in the next moment without paying its cost."
    us, rival = player(timeline=["Own"], hand=["Lunge"]), player(timeline=[[], "War Cry"])
    table = table_of(
        tmp_path, "action", f"Start of Moment: {frees} {NEXT}", us, rival,
        moment="fast action", window=2, chance=[1] * 8,
    )  # fmt: skip
    to_the_question(table, "in the next moment")
    table.do("Lunge")

    table.resolve()

    assert "Player 2 performs Lunge for 0 Action Points." in table.told()
