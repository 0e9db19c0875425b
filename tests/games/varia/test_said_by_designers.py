"""What designers of other games write, in Varia: what happens instead, exchanges, what was done and lost before."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.varia.table import Table, player, ruined, stack
from tests.games.varia.test_wordings import table_of


def struck(folder: Path, text: str, health: int, *, power: int = 1, kind: str = "asset") -> Table:
    """The turn is over in which a Lunge, which has 2 Power more than its die, hit the player with this card."""
    mine = player(character=["Own"], health=health) if kind == "asset" else player(timeline=["Own"], health=health)
    table = table_of(folder, kind, text, mine, player(timeline=["Lunge"]), engaged=True, chance=[power, 1, power, 1])
    table.resolve()
    return table


# -- What happens instead ----------------------------------------------------------------------------------------------

SAVED = [
    ("If you would drop to 0 Health Points, ruin this and have 5 Health Points instead.", 5),
    ("If you would drop to 0 Health Points, ruin this and gain 5 Health Points instead.", 7),
    ("If you would be reduced to 0 Health Points, ruin this and have 1 Health Point instead.", 1),
    ("If you would drop to 0 Health Points, ruin this instead.", 2),
    ("If you would die, ruin this and gain 1 Health Point instead.", 3),
    ("If you would lose your last Health Point, ruin this instead and keep 1 Health Point.", 1),
    ("If you would drop to 0 Health Points, ruin this instead. Your Health Points become 4.", 4),
    ("If you would die, ruin all your assets and have 3 Health Points for each asset ruined this way instead.", 3),
]


@pytest.mark.rule("varia", "R34")
@pytest.mark.parametrize(("text", "health"), SAVED)
def test_an_asset_saves_a_player_once(tmp_path: Path, text: str, health: int) -> None:
    table = struck(tmp_path, text, 2)

    assert not table.state.over
    assert table.health[0] == health
    assert table.marked("Own") == [True]


RUINED = [
    ("When this is ruined, draw two cards.", 2),
    ("When an asset of yours is ruined, draw a card.", 1),
    ("When an asset of your target is ruined, draw two cards.", 0),
]


@pytest.mark.parametrize(("text", "drawn"), RUINED)
def test_an_asset_sees_itself_ruined(tmp_path: Path, text: str, drawn: int) -> None:
    players = player(character=["Own"], deck=["Lunge"] * 9), player(deck=["Lunge"] * 9)
    table = table_of(tmp_path, "asset", f"{text}\nRuin this: Gain 1 Health Point.", *players)
    before = len(table.state.hand_of(0))

    table.do(next(one for one in table.options if one.startswith("Use Own")))

    assert len(table.state.hand_of(0)) - before == drawn


def test_a_ruined_asset_saves_nobody(tmp_path: Path) -> None:
    text = "If you would drop to 0 Health Points, ruin this and have 5 Health Points instead."
    players = player(character=[ruined("Own")], health=2), player(timeline=["Lunge"])
    table = table_of(tmp_path, "asset", text, *players, engaged=True, chance=[1, 1])

    table.resolve()

    assert table.outcome is not None


PREVENTED = [
    ("If you would take damage, prevent half of it.", 6, 26),
    ("If you would take damage, prevent half of that damage, rounded up.", 5, 27),
    ("If you would take damage, prevent half of that damage.", 5, 26),
    ("If you would take damage, take half that damage instead.", 5, 27),
    ("The first time you would take damage each turn, prevent half of it, rounded up.", 5, 27),
    ("If you would take damage from a Physical attack, prevent that damage.", 5, 30),
    ("If you would take damage from a Magical attack, prevent that damage.", 5, 23),
    ("If you would take 8 or more damage, prevent 1 of that damage.", 5, 23),
    ("If you would take 7 or more damage, prevent 1 of that damage.", 5, 24),
    ("You take 1 less damage from attacks.", 5, 24),
    ("The first time you would take damage each turn, prevent it.", 5, 30),
]


@pytest.mark.rule("varia", "R36")
@pytest.mark.parametrize(("text", "power", "health"), PREVENTED)
def test_damage_is_prevented_in_part(tmp_path: Path, text: str, power: int, health: int) -> None:
    table = struck(tmp_path, text, 30, power=power)

    assert table.health[0] == health


def test_damage_of_a_text_is_none_of_an_attack(tmp_path: Path) -> None:
    text = "If you would take damage from a Physical attack, prevent that damage."
    rival = "Start of Moment: Deal 2 damage to your target."
    table = table_of(tmp_path, "asset", text, player(character=["Own"]), player(timeline=["War Cry"]), engaged=True)
    own = table_of(tmp_path, "asset", f"{text}\\n{rival}", player(), player(character=["Own"]), engaged=True)

    table.resolve()
    own.resolve()

    assert own.health == [28, 30]


REDIRECTED = [
    ("If you would take damage, your target takes that damage instead.", [30, 27]),
    ("If you would take damage, gain that many Burning instead.", [30, 30]),
    ("Whenever you would lose Health Points, your target loses that many instead.", [30, 27]),
    ("If you would take damage, ruin this instead.", [30, 30]),
    ("If you would take damage, draw a card instead.", [30, 30]),
]


@pytest.mark.parametrize(("text", "health"), REDIRECTED)
def test_something_else_happens_instead_of_damage(tmp_path: Path, text: str, health: list[int]) -> None:
    """Damage is lost as Health Points, too."""
    table = struck(tmp_path, text, 30)

    assert table.health == health
    assert table.stacks(0, "Burning") == (2 if "Burning" in text else 0)  # one is gone at the end


def test_nothing_happens_instead_of_damage_that_was_prevented(tmp_path: Path) -> None:
    prevented = "The first time you would take damage each turn, prevent it."
    instead = "Whenever you would lose Health Points, draw a card instead."

    hands = [len(struck(tmp_path, text, 30).state.hand_of(0)) for text in (prevented, f"{prevented}\\n{instead}")]

    assert hands[0] == hands[1]


def test_the_game_can_end_by_what_happens_instead(tmp_path: Path) -> None:
    text = "Whenever you would lose Health Points, your target loses that many instead."
    players = player(character=["Own"]), player(timeline=["Lunge"], health=2)
    table = table_of(tmp_path, "asset", text, *players, engaged=True, chance=[1, 1])

    table.resolve()

    assert table.state.over
    assert table.state.returns() == [1.0, -1.0]


def test_two_players_who_pass_damage_on_stop_after_one_round(tmp_path: Path) -> None:
    text = "If you would take damage, your target takes that damage instead."
    players = player(character=["Own"]), player(timeline=["Lunge"], character=["Own"])
    table = table_of(tmp_path, "asset", text, *players, engaged=True, chance=[1, 1])

    table.resolve()

    assert sorted(table.health) == [27, 30]


@pytest.mark.parametrize(
    ("says", "health"),
    [
        ("your target takes that damage instead", [30, 27]),
        ("prevent half of it", [28, 30]),
        ("draw a card instead", [30, 30]),
    ],
)  # fmt: skip
def test_an_action_says_it_until_the_end_of_the_turn(tmp_path: Path, says: str, health: list[int]) -> None:
    """The action misses from afar, and Lunge engages."""
    text = f"Ranged\\nStart of Moment: Until the end of the turn, if you would take damage, {says}."
    players = player(timeline=["Own", "War Cry"]), player(timeline=[[], "Lunge"])
    table = table_of(tmp_path, "action", text, *players, chance=[1, 1, 1, 1])
    before = table.health[1]

    table.resolve()

    assert table.health == [health[0], health[1] - (before - 29)]  # the action itself deals 1


LESS_ONCE = [
    ("The first time you would lose Health Points each turn, lose 1 Health Point less.", 28),
    ("The first time you would lose Health Points each turn, lose 1 Health Point more.", 26),
]


@pytest.mark.parametrize(("text", "health"), LESS_ONCE)
def test_the_first_loss_of_a_turn_is_another(tmp_path: Path, text: str, health: int) -> None:
    table = struck(tmp_path, text, 30)

    assert table.health[0] == health


# -- What players exchange ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("says", ["Exchange Health Points with your target", "Swap Health Points with your target",
                                  "Exchange your Health Points with your target's"])  # fmt: skip
def test_health_points_are_exchanged(tmp_path: Path, says: str) -> None:
    players = player(timeline=["Own"], health=7), player(health=20)
    table = table_of(tmp_path, "action", f"Start of Moment: {says}.", *players, chance=[1, 1])

    table.resolve()

    assert table.health == [20, 7]


# -- What was done before ----------------------------------------------------------------------------------------------

COUNTED = [
    ("This has +2 Power for each other Physical attack you have performed this turn.", 3),
    ("This has +2 Power for each other attack you performed this turn.", 3),
    ("This has +2 Power for each attack you have performed this turn.", 5),
    ("This has +2 Power for each other Magical attack you have performed this turn.", 1),
]


@pytest.mark.parametrize(("text", "power"), COUNTED)
def test_an_action_counts_those_performed_before_it(tmp_path: Path, text: str, power: int) -> None:
    players = player(timeline=["Lunge", "Own"]), player()
    table = table_of(tmp_path, "action", text, *players, engaged=True, chance=[1, 1, 1, 1])

    table.resolve()

    assert table.rolled("Own") == power


def test_an_action_is_cheaper_for_those_performed_before_it(tmp_path: Path) -> None:
    text = "This costs 1 Action Point less for each other attack you have performed this turn."
    players = player(timeline=["Lunge", "Own"], points=3), player()
    table = table_of(tmp_path, "action", text, *players, engaged=True, chance=[1, 1, 1, 1])

    table.resolve()

    assert any(line.startswith("Player 1 performs Own") for line in table.told())


@pytest.mark.parametrize(("text", "powers"), [
    ("The second attack you perform each turn has +3 Power.", [3, 6]),
    ("The first attack you perform each turn has +3 Power.", [6, 3]),
    ("Your second attack each turn gets +3 Power.", [3, 6]),
])  # fmt: skip
def test_the_second_attack_of_a_turn_is_stronger(tmp_path: Path, text: str, powers: list[int]) -> None:
    players = player(timeline=["Lunge", "Lunge"], character=["Own"]), player()
    table = table_of(tmp_path, "asset", text, *players, engaged=True, chance=[1, 1, 1, 1])

    table.resolve()

    rolled = [int(line.split()[2]) for line in table.told() if line.startswith("Lunge: Power")]
    assert rolled == powers


def test_the_second_attack_of_a_turn_is_waited_for(tmp_path: Path) -> None:
    text = "When you perform your second attack in a turn, gain 5 Health Points."
    players = player(timeline=["Lunge", "Lunge", "Lunge"], character=["Own"], health=10), player()
    table = table_of(tmp_path, "asset", text, *players, engaged=True, chance=[1] * 6)

    table.resolve()

    assert table.health[0] == 15


@pytest.mark.parametrize(("who", "count"), [("you have", 5), ("your target has", 1)])
def test_stacks_are_counted_whatever_their_names(tmp_path: Path, who: str, count: int) -> None:
    mine = player(timeline=["Own"], character=[stack("Bleeding", 3), stack("Hexed", 2)], health=10)
    text = f"Start of Moment: Gain 1 Health Point for each stack {who}."
    table = table_of(tmp_path, "action", text, mine, player(character=[stack("Marked")]), chance=[1] * 8)
    table.do("Plan no more")
    while not any(line.startswith("Own: gain") for line in table.told()) and not table.state.over:
        table.do(next(one for one in table.options if one in ("Plan no more", "Plan no Fast action", "No")))

    assert f"Player 1 gains {count} Health Point{'' if count == 1 else 's'}." in table.told()


@pytest.mark.parametrize(("says", "left"), [("Lose all your stacks", 0), ("Lose all stacks", 0)])
def test_all_stacks_are_lost(tmp_path: Path, says: str, left: int) -> None:
    mine = player(timeline=["Own"], character=[stack("Marked", 3), stack("Hexed", 2)])
    table = table_of(tmp_path, "action", f"Start of Moment: {says}.", mine, player(), chance=[1, 1])

    table.resolve()

    assert table.stacks(0, "Marked") + table.stacks(0, "Hexed") == left


# -- What was lost and paid before -------------------------------------------------------------------------------------

LOST = [
    (
        "Roll a die. Lose that many Health Points. This gets +2 Power for each Health Point lost this way.",
        [4, 1, 1], 9, 26,
    ),
    ("Your target loses all Burning. This gets +1 Power for each Burning lost this way.", [1, 1], 4, 30),
    ("Roll a die. Gain that many Health Points.", [4, 1, 1], 1, 34),
]  # fmt: skip


@pytest.mark.parametrize(("text", "dice", "power", "health"), LOST)
def test_what_was_lost_is_counted(tmp_path: Path, text: str, dice: list[int], power: int, health: int) -> None:
    rival = player(character=[stack("Burning", 3)])
    table = table_of(tmp_path, "action", f"Start of Moment: {text}", player(timeline=["Own"]), rival, chance=dice)

    table.resolve()

    assert table.rolled("Own") == power
    assert table.health[0] == health


@pytest.mark.parametrize("says", ["Pay any amount of Health Points", "Lose any amount of Health Points",
                                  "You may lose any amount of Health Points"])  # fmt: skip
def test_an_action_is_stronger_for_what_is_paid(tmp_path: Path, says: str) -> None:
    way = "lost" if "lose" in says.lower() else "paid"
    text = f"Start of Moment: {says}. This gets +1 Power for each Health Point {way} this way."
    table = table_of(tmp_path, "action", text, player(timeline=["Own"]), player(), chance=[1, 1])
    table.plan_no_more()
    while table.asked != "Own: do you pay 1 Health Point more?":
        table.do(table.options[0] if "any amount" in table.asked else table.options[-1])

    table.do("Yes", "Yes", "Yes", "No")
    table.resolve()

    assert table.rolled("Own") == 4
    assert table.health[0] == 27


# -- Attribute Checks, the next turn, numbers --------------------------------------------------------------------------


@pytest.mark.parametrize(("mine", "theirs", "health"), [(4, 1, [12, 30]), (1, 4, [8, 30])])
def test_an_attribute_check_is_won_or_lost(tmp_path: Path, mine: int, theirs: int, health: list[int]) -> None:
    text = (
        "Start of Moment: Make an Attribute Check. If you win it, gain 2 Health Points. "
        "If you lose it, lose 2 Health Points."
    )
    players = player(timeline=["Own"], health=10), player()
    table = table_of(tmp_path, "action", text, *players, chance=[mine, theirs, 1, 1])

    table.resolve()

    assert table.health == health


@pytest.mark.parametrize(
    ("text", "health"),
    [
        ("When you win an Attribute Check, gain 1 Health Point.", 11),
        ("When you lose an Attribute Check, gain 1 Health Point.", 10),
        ("When your target loses an Attribute Check, gain 1 Health Point.", 11),
    ],
)
def test_an_asset_waits_for_attribute_checks(tmp_path: Path, text: str, health: int) -> None:
    both = f"{text}\\nStart of Moment: If you have 10 or more Health Points, make an Attribute Check."
    table = table_of(tmp_path, "asset", both, player(character=["Own"], health=10), player(), chance=[4, 1])

    table.resolve()

    assert table.health[0] == health


@pytest.mark.parametrize("says", ["loses 3 Action Points in the next turn", "has 3 fewer Action Points next turn",
                                  "loses 3 Action Points on their next turn"])  # fmt: skip
def test_the_target_has_fewer_points_in_the_next_turn(tmp_path: Path, says: str) -> None:
    text = f"Start of Moment: Your target {says}."
    players = player(timeline=["Own"], deck=["Lunge"] * 3), player(points=9, deck=["Lunge"] * 3)
    table = table_of(tmp_path, "action", text, *players, chance=[1, 1])

    table.resolve()

    assert table.points == [10, 7]


EQUAL = [
    ("This has Power equal to the number of cards in your hand.", 4),
    ("Start of Moment: This gets Power equal to the number of cards in your hand.", 4),
    ("Start of Moment: This has Power equal to the number of cards in your hand.", 4),
    ("This has Power equal to half the number of cards in your hand.", 2),
    ("This has Power equal to half the number of cards in your hand, rounded up.", 3),
]


@pytest.mark.rule("varia", "R36")
@pytest.mark.parametrize(("text", "power"), EQUAL)
def test_an_action_has_power_equal_to_something(tmp_path: Path, text: str, power: int) -> None:
    players = player(timeline=["Own"], hand=["Lunge"] * 3), player()
    table = table_of(tmp_path, "action", text, *players, chance=[1, 1])

    table.resolve()

    assert table.rolled("Own") == power


def test_all_actions_of_the_target_are_pushed(tmp_path: Path) -> None:
    text = "Start of Moment: Push all of your target's actions."
    players = player(timeline=["Own", "War Cry", "War Cry"]), player(timeline=[[], [], "Raised Guard"])
    table = table_of(tmp_path, "action", text, *players, chance=[1, 1])

    table.resolve()

    assert not any("Player 2 performs" in line for line in table.told())
    assert table.row(1)[:1] == [["Raised Guard"]]


@pytest.mark.rule("varia", "R35")
def test_an_action_of_the_targets_hand_is_performed(tmp_path: Path) -> None:
    text = (
        "Start of Moment: Your target reveals their hand. Choose an attack from it and perform it in the next moment "
        "without paying its cost."
    )
    players = player(timeline=["Own", "War Cry"], points=2), player(hand=["Lunge"], deck=["War Cry"] * 3)
    table = table_of(tmp_path, "action", text, *players, chance=[1] * 5)

    table.resolve()

    assert table.there("discard pile", 1) == ["Lunge"]
    assert table.health[1] == 26  # it was combined with the War Cry


def test_an_action_of_the_own_hand_is_performed(tmp_path: Path) -> None:
    text = "Start of Moment: Perform an attack from your hand without paying its cost."
    players = player(timeline=["Own", "War Cry"], hand=["Lunge", "War Cry"], points=2), player()
    table = table_of(tmp_path, "action", text, *players, chance=[1] * 5)
    table.plan_no_more()
    while "which action" not in table.asked:
        table.do(table.options[-1])

    table.do("Lunge")
    table.resolve()

    assert table.there("discard pile", 0) == ["Own", "War Cry", "Lunge"]
    assert table.health[1] == 26


def test_the_next_attack_has_infinite_power(tmp_path: Path) -> None:
    text = "Start of Moment: Your next attack this turn has infinite Power."
    players = player(timeline=["Own", "Lunge"]), player()
    table = table_of(tmp_path, "action", text, *players, chance=[1, 1, 1, 1])

    table.resolve()

    assert "Lunge: its Power is infinite." in table.told()
    assert table.outcome is not None


def test_the_target_creates_an_asset_that_says_something(tmp_path: Path) -> None:
    text = 'Start of Moment: Your target creates a Parasite Charm with "When you draw a card, lose 1 Health Point."'
    players = player(timeline=["Own"]), player(deck=["Lunge"] * 4)
    table = table_of(tmp_path, "action", text, *players, chance=[1, 1])

    table.resolve()

    assert table.health[1] == 28  # two cards at the start of the next turn
