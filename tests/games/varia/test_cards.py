"""The cards of Varia, each for what it says."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulebound
from rulebound.games.varia.card import FAST, RANGED, VariaCard
from tests.games.varia.table import Scene, player, ruined, stack

GAME = rulebound.load("varia")
CARDS = [card for card in GAME.card_list if isinstance(card, VariaCard)]
ALONE = {"Fast", "Ranged"}  # keywords that are tried on all cards that have them at once


def rest_of(card: VariaCard) -> str:
    """The text of a card without these keywords."""
    lines = [", ".join(word for word in line.split(", ") if word not in ALONE) for line in card.text.splitlines()]
    return "\n".join(line for line in lines if line)


def test_every_text_is_tried_in_these_tests() -> None:
    here = "\n".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))

    assert [card.name for card in CARDS if rest_of(card) and card.name not in here] == []


# -- Keywords ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [c.name for c in CARDS if FAST in c.keywords and c.kind == "action"])
def test_fast_actions_can_be_planned_in_the_fast_steps(scene: Scene, name: str) -> None:
    table = scene(player(timeline=["War Cry"], hand=[name, "Lunge"]), player(), moment="fast action")

    assert [option for option in table.options if "Combo" in option] == [
        option for option in table.options if option.startswith(f"Plan {name} as a Combo")
    ]
    assert len(table.options) == 2


@pytest.mark.parametrize("name", [c.name for c in CARDS if RANGED in c.keywords and c.kind in ("action", "asset")])
def test_ranged_attacks_hit_from_afar(scene: Scene, name: str) -> None:
    table = scene(player(timeline=[name]), player(), chance=[6, 1])

    table.resolve()

    assert table.health[1] < 30


# -- On-Hit ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "pile", "count"),
    [
        ("Cinder Slash", "Burning", 2), ("Furnace Breath", "Burning", 2), ("Serrated Edge", "Bleeding", 2),
        ("Poison Coat", "Bleeding", 2), ("Hex Bolt", "Hexed", 1),
    ],
)  # fmt: skip
def test_a_hit_gives_the_target_stacks_of_which_one_goes_at_the_end_of_the_moment(
    scene: Scene, name: str, pile: str, count: int
) -> None:
    table = scene(player(timeline=[name]), player(), engaged=True, chance=[1, 1])

    table.resolve()

    gained = [line for line in table.told() if line.startswith(f"Player 2 gains {pile}")]
    assert gained == [f"Player 2 gains {pile}, now {count}."]


@pytest.mark.parametrize("name", ["Shield Bash", "Frost Needle", "Tail Sweep"])
def test_a_hit_pushes_the_targets_next_action(scene: Scene, name: str) -> None:
    table = scene(
        player(timeline=[name, "Catch Breath"]), player(timeline=[[], "War Cry"]), engaged=True, chance=[1, 1]
    )

    table.resolve()

    assert table.row(1) == [["War Cry"]]


@pytest.mark.parametrize(("name", "lost"), [("Spellbreaker", 2), ("Chastise", 1)])
def test_a_hit_takes_action_points(scene: Scene, name: str, lost: int) -> None:
    table = scene(player(timeline=[name]), player(points=10), engaged=True, chance=[1, 1])

    table.resolve()

    assert f"Player 2 loses {lost} Action Point{'s' if lost > 1 else ''}." in table.told()


@pytest.mark.parametrize("name", ["Shove", "Wing Buffet"])
def test_a_hit_disengages(scene: Scene, name: str) -> None:
    table = scene(player(timeline=[name]), player(), engaged=True, chance=[1, 1])

    table.resolve()

    assert not table.varia.engaged


def test_earthshaker_disrupts_and_sunder_ruins(scene: Scene) -> None:
    quake = scene(player(timeline=["Earthshaker"]), player(timeline=["War Cry"]), engaged=True, chance=[1, 1])
    sunder = scene(player(timeline=["Sunder"]), player(character=["Coil of Wire"]), engaged=True, chance=[1, 1])

    quake.resolve()
    sunder.resolve()

    assert "War Cry is disrupted." in quake.told()
    assert sunder.marked("Coil of Wire") == [True]


def test_smite_the_dark_heals_and_is_improved(scene: Scene) -> None:
    table = scene(player(timeline=["Smite the Dark"], health=20), player(), engaged=True, chance=[1, 6, 1, 4])

    table.resolve()

    assert table.health == [21, 30 - 11]


def test_blood_debt_heals_for_each_bleeding(scene: Scene) -> None:
    table = scene(player(timeline=["Blood Debt"], health=20), player(character=[stack("Bleeding", 3)]), chance=[1, 1])

    table.resolve()

    assert table.health == [23, 30 - 2 - 1]  # and one for bleeding


def test_an_old_wound_returns_an_action_to_the_hand(scene: Scene) -> None:
    table = scene(
        player(timeline=["Old Wound Remembered"], discard_pile=["Lunge", "Brace"], deck=["Shove"] * 5),
        player(), engaged=True, chance=[1, 1],
    )  # fmt: skip
    table.plan_no_more()

    table.do("Brace")

    assert "Brace" in table.there("hand", 0)


# -- Start of Moment ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "pile", "count"),
    [
        ("War Cry", "Enraged", 1), ("Stoke the Rage", "Enraged", 3), ("Brace", "Braced", 3),
        ("Stone Skin", "Warded", 3), ("Arms of the Goddess", "Inspired", 1),
        ("Litany", "Inspired", 2), ("Dragon's Roar", "Enraged", 1),
    ],
)  # fmt: skip
def test_it_gives_its_player_stacks(scene: Scene, name: str, pile: str, count: int) -> None:
    dice = {"Brace": [1, 1], "Arms of the Goddess": [1, 1, 1, 1]}  # these block, and one is improved by then
    table = scene(player(timeline=[name]), player(), chance=dice.get(name, []))

    table.resolve()

    assert f"Player 1 gains {pile}, now {count}." in table.told()


@pytest.mark.parametrize(("name", "pile", "count"), [("Curse of Sloth", "Hexed", 2), ("Dragon's Roar", "Marked", 2)])
def test_it_gives_the_target_stacks(scene: Scene, name: str, pile: str, count: int) -> None:
    table = scene(player(timeline=[name]), player())

    table.resolve()

    assert f"Player 2 gains {pile}, now {count}." in table.told()


@pytest.mark.parametrize("name", ["Lunge", "Running Blow", "Grinding Advance", "Ambush", "Pounce"])
def test_it_engages_at_the_start(scene: Scene, name: str) -> None:
    table = scene(player(timeline=[name]), player(), chance=[1, 1])

    table.resolve()

    assert table.varia.engaged
    assert table.health[1] < 30


@pytest.mark.parametrize("name", ["Sidestep", "Ash Veil"])
def test_one_may_disengage_with_it(scene: Scene, name: str) -> None:
    table = scene(player(timeline=[name]), player(), engaged=True, chance=[1, 1])
    table.plan_no_more()

    table.do("Yes")

    assert not table.varia.engaged


def test_vanish_disengages(scene: Scene) -> None:
    table = scene(player(timeline=["Vanish"]), player(), engaged=True, chance=[1, 1])

    table.resolve()

    assert not table.varia.engaged


@pytest.mark.parametrize(("name", "before", "after"), [("Mercy", 20, 25), ("Second Wind", 20, 22)])
def test_it_heals(scene: Scene, name: str, before: int, after: int) -> None:
    table = scene(player(timeline=[name], health=before), player())

    table.resolve()

    assert table.health[0] == after


def test_catch_breath_mend_gear_and_study_the_foe_draw(scene: Scene) -> None:
    deck = ["Lunge"] * 9
    breath = scene(player(timeline=["Catch Breath"], deck=deck), player())
    gear = scene(player(timeline=["Mend Gear"], deck=deck, character=[ruined("Quarry Maul")]), player())
    study = scene(player(timeline=["Study the Foe"], deck=deck), player())

    for table in (breath, gear, study):
        table.resolve()

    assert [len(table.there("hand", 0)) for table in (breath, gear, study)] == [3, 3, 4]
    assert gear.marked("Quarry Maul") == [False]
    assert study.there("forgotten pile", 0) == ["Lunge"]


def test_molten_heart_gives_action_points_for_health(scene: Scene) -> None:
    table = scene(player(timeline=["Molten Heart", "Decapitate"], points=7, health=20), player(), chance=[1, 1])

    table.resolve()

    assert table.health[0] == 18
    assert "Player 1 performs Decapitate for 9 Action Points." in table.told()


def test_unravel_does_nothing_where_the_check_is_lost(scene: Scene) -> None:
    table = scene(player(timeline=["Unravel"]), player(timeline=["Decapitate"]), chance=[1, 4, 1, 1])

    table.resolve()

    assert "Decapitate is disrupted." not in table.told()


# -- End of Moment -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "token"),
    [("Heated Parry", "Ember Jab"), ("Trail of Sparks", "Ember Jab"), ("Mirror Ward", "Spark"),
     ("Fan of Blades", "Thrown Knife")],
)  # fmt: skip
def test_it_creates_a_token_in_the_next_moment(scene: Scene, name: str, token: str) -> None:
    table = scene(player(timeline=[name]), player(), chance=[1, 1])

    table.resolve()

    assert table.row(0) == [[token]]  # outside the window, it waits for the next turn


@pytest.mark.parametrize(("rolled", "health"), [(3, 21), (4, 23)])
def test_healing_hammers_heal_by_a_die(scene: Scene, rolled: int, health: int) -> None:
    table = scene(player(timeline=["Healing Hammers"], health=20), player(), engaged=True, chance=[1, 1, rolled])

    table.resolve()

    assert table.health[0] == health


def test_ancient_patience_draws_and_last_bulwark_heals(scene: Scene) -> None:
    patience = scene(player(timeline=["Ancient Patience"], deck=["Lunge"] * 5), player(), chance=[1, 1])
    bulwark = scene(player(timeline=["Last Bulwark"], health=20), player(), chance=[1, 1])

    patience.resolve()
    bulwark.resolve()

    assert len(patience.there("hand", 0)) == 3
    assert bulwark.health[0] == 22


# -- Values ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "plain", "more"), [("Running Blow", 2, 3), ("Ambush", 2, 1), ("Pounce", 3, 2)])
def test_momentum_adds_power_after_a_move(scene: Scene, name: str, plain: int, more: int) -> None:
    moved = scene(player(timeline=[name]), player(), chance=[1, 1])
    stood = scene(player(timeline=[name]), player(), engaged=True, chance=[1, 1])

    moved.resolve()
    stood.resolve()

    assert moved.rolled(name) == plain + more + 1
    assert stood.rolled(name) == plain + 1


@pytest.mark.parametrize(
    ("name", "power", "more", "price"),
    [("Furnace Breath", 3, 2, 1), ("Wildfire", 3, 4, 2), ("Hammer of the Keep", 5, 3, 2), ("Storm Lance", 5, 5, 3),
     ("Hoard of Scales", 3, 4, 2), ("Cataclysm", 7, 5, 2)],
)  # fmt: skip
def test_amplified_it_has_more_power(scene: Scene, name: str, power: int, more: int, price: int) -> None:
    table = scene(player(timeline=[name]), player(), engaged=True, chance=[1, 1])
    table.plan_no_more()

    assert table.asked.endswith(f"for {price} more Action Point{'' if price == 1 else 's'}?")
    table.do("Yes")

    assert table.rolled(name) == power + more + 1


@pytest.mark.parametrize(
    ("asset", "action", "key", "more"),
    [
        ("Ashen Falchion", "Cinder Slash", "power", 1), ("Ashen Falchion", "Shove", "power", 0),
        ("Kindling Charm", "Shove", "focus", 1), ("Kindling Charm", "Brace", "focus", 0),
        ("Quarry Maul", "Brace", "power", 2), ("Pilgrim's Staff", "Vigil", "focus", 1),
        ("Crystal Focus", "Magic Dart", "power", 1), ("Crystal Focus", "Shove", "power", 0),
        ("Dragontooth Gauntlet", "Hoard of Scales", "focus", 1), ("Horn of the Wyrm", "Tail Sweep", "power", 1),
        ("Horn of the Wyrm", "Hoard of Scales", "power", 0),
    ],
)  # fmt: skip
def test_an_asset_adds_to_actions_of_its_player_alone(
    scene: Scene, asset: str, action: str, key: str, more: int
) -> None:
    table = scene(player(timeline=[action], character=[asset]), player(timeline=["Lunge"]))
    mine, theirs = table.varia.action_at(0, 0), table.varia.action_at(1, 0)

    assert table.varia.total(key, mine) == table.varia.print_of(mine[0]).numbers[key] + more
    assert table.varia.total(key, theirs) == table.varia.print_of(theirs[0]).numbers[key]


@pytest.mark.parametrize(
    ("pile", "action", "key", "more"),
    [("Braced", "Brace", "power", 2), ("Braced", "Shove", "power", 0), ("Marked", "Brace", "focus", -2),
     ("Enraged", "Shove", "power dice", 1), ("Enraged", "Magic Dart", "power dice", 0),
     ("Inspired", "Shove", "improved", 1), ("Hexed", "Shove", "impaired", 1)],
)  # fmt: skip
def test_a_stack_changes_its_players_actions(scene: Scene, pile: str, action: str, key: str, more: int) -> None:
    table = scene(player(timeline=[action], character=[stack(pile, 2)]), player())
    pieces = table.varia.action_at(0, 0)

    assert table.varia.total(key, pieces) - table.varia.print_of(pieces[0]).numbers.get(key, 0) == more


# -- Assets and stacks that wait ---------------------------------------------------------------------------------------


def test_ember_greaves_and_soft_boots_wait_for_their_players_moves(scene: Scene) -> None:
    greaves = scene(player(character=["Ember Greaves"], hand=["Shove"]), player(), moment="movement")
    boots = scene(player(character=["Soft Boots"], hand=["Shove"], deck=["Lunge"] * 3), player(), moment="movement")

    greaves.do("Engage")
    boots.do("Engage")

    assert greaves.points == [11, 10]
    assert boots.there("hand", 0) == ["Shove", "Lunge"]


def test_a_scrying_bowl_waits_for_the_targets_moves(scene: Scene) -> None:
    table = scene(player(hand=["Shove"]), player(character=["Scrying Bowl"]), moment="movement")

    table.do("Engage")

    assert table.points == [10, 11]


def test_a_leech_vial_heals_with_each_hit(scene: Scene) -> None:
    table = scene(player(timeline=["Magic Dart"], character=["Leech Vial"], health=20), player(), chance=[1, 1])

    table.resolve()

    assert table.health[0] == 21


@pytest.mark.parametrize(("health", "after"), [(10, 11), (11, 11)])
def test_a_rune_of_rest_heals_who_has_little(scene: Scene, health: int, after: int) -> None:
    table = scene(player(character=["Rune of Rest"], health=health), player())

    table.resolve()

    assert table.health[0] == after


@pytest.mark.parametrize(
    ("asset", "attack", "prevented"),
    [("Gatehouse Shield", "Shove", 1), ("Gatehouse Shield", "Magic Dart", 2), ("Vestments", "Magic Dart", 2),
     ("Vestments", "Shove", 0),
     ("Scale Mail", "Shove", 1), ("Scale Mail", "Magic Dart", 1)],
)  # fmt: skip
def test_armor_prevents_damage_of_its_type(scene: Scene, asset: str, attack: str, prevented: int) -> None:
    table = scene(player(timeline=[attack]), player(character=[asset]), engaged=True, chance=[5, 1])
    power = table.varia.total("power", table.varia.action_at(0, 0)) + 5

    table.resolve()

    assert table.health[1] == 30 - power + prevented


def test_warded_players_have_armor(scene: Scene) -> None:
    table = scene(player(timeline=["Shove"]), player(character=[stack("Warded")]), engaged=True, chance=[5, 1])

    table.resolve()

    assert table.health[1] == 30 - 6 + 2


@pytest.mark.parametrize("pile", ["Bleeding", "Fatigue"])
def test_bleeding_and_fatigue_cost_health_at_the_end(scene: Scene, pile: str) -> None:
    table = scene(player(character=[stack(pile, 2)]), player())

    table.resolve()

    assert table.health[0] == 29


def test_enraged_players_engage_with_each_action_that_they_perform(scene: Scene) -> None:
    acting = scene(player(character=[stack("Enraged")], timeline=["Catch Breath"]), player())
    idle = scene(player(character=[stack("Enraged")]), player())

    acting.resolve()
    idle.resolve()

    assert (acting.varia.engaged, idle.varia.engaged) == (True, False)


def test_sanctuary_and_judgment_are_blessed_by_the_lantern(scene: Scene) -> None:
    for name, cost in (("Sanctuary", 2), ("Judgment", 6)):
        table = scene(player(timeline=[name], character=["Lantern of Dawn"]), player(), engaged=True, chance=[1] * 4)

        table.resolve()

        assert f"Player 1 performs {name} for {cost + 1} Action Points." in table.told()


@pytest.mark.parametrize("name", ["Searing Exhale", "Claw and Bite"])
def test_dragonrage_is_offered(scene: Scene, name: str) -> None:
    table = scene(player(hand=[name]), player())

    table.do(f"Plan {name}", "Yes")

    assert table.row(0) == [[name, "Inner Dragon"], ["Vulnerable"]]


@pytest.mark.parametrize(("name", "partner"), [("Throat Cut", "Lunge"), ("Trail of Sparks", "Lunge")])
def test_skillfuse_is_offered(scene: Scene, name: str, partner: str) -> None:
    table = scene(player(hand=[name, partner]), player())

    table.do(f"Plan {name}", f"Combine it with {partner}")

    assert table.row(0) == [[name, partner]]


def test_patient_riposte_reaches(scene: Scene) -> None:
    table = scene(
        player(timeline=["Patient Riposte"]), player(timeline=["Sidestep"]), engaged=True, chance=[6, 4, 1, 1]
    )
    table.plan_no_more()

    table.do("Yes")

    assert table.health[1] == 30 - (8 - 1)
