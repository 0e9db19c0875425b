"""The third phase: attackers, blockers, and what comes of them."""

from __future__ import annotations

import pytest

from rulebound.games.proelium.combat import AttackWith, BlockWith
from rulebound.games.proelium.phases import ATTACKING
from rulebound.kernel.basics.reason import Reason
from tests.games.proelium.table import Scene, Table, attacks, damaged, enhancement, player, weary


def fight(table: Table, *attackers: str, block: tuple[str, ...] = ()) -> None:
    """These attack, and the defending player answers for each attacker with one of these, or with nobody."""
    table.do(*[f"Attack with {name}" for name in attackers])
    if table.asked == "Who attacks?":
        table.do("That is all who attack")
    table.settle()
    for name in block:
        table.do(f"Block with {name}" if name else "Leave it unblocked")
    while table.asked.startswith("Who blocks"):
        table.do(table.options[-1])
    table.settle()


@pytest.mark.rule("proelium", "attack.declare", "attack.damage", "R28", "R21")
def test_any_number_of_entities_attack_the_opponent_who_takes_their_a_as_damage(scene: Scene) -> None:
    table = scene(player(laboratory=["Mutant Frog", "Clockwork Swordsman", "Mutant Rat"]), player(), moment="attack")

    fight(table, "Mutant Frog", "Clockwork Swordsman")

    assert table.life == [20, 20 - 2 - 3]
    assert table.asked.startswith("Return to the compound")


@pytest.mark.rule("proelium", "R21")
def test_an_entity_attacks_once(scene: Scene) -> None:
    table = scene(player(laboratory=["Mutant Frog", "Mutant Rat"]), player(), moment="attack")
    table.do("Attack with Mutant Frog")

    assert table.why_not(AttackWith, "Mutant Frog") == Reason("attack.declare", "Mutant Frog attacks already.")


@pytest.mark.rule("proelium", "card.stats")
def test_items_neither_attack_nor_block(scene: Scene) -> None:
    table = scene(player(laboratory=["Mutant Frog", "Coffee Machine"]), player(), moment="attack")

    assert table.why_not(AttackWith, "Coffee Machine") == Reason(
        "card.stats", "Coffee Machine is no character: it neither attacks nor blocks."
    )


@pytest.mark.rule("proelium", "attack.block", "attack.destroys", "block.all")
def test_a_blocker_with_less_d_than_the_attackers_a_is_destroyed_and_no_damage_gets_through(scene: Scene) -> None:
    table = scene(
        player(laboratory=["Clockwork Swordsman"]), player(laboratory=["Mutant Frog"]), moment="attack",
    )  # fmt: skip

    fight(table, "Clockwork Swordsman", block=("Mutant Frog",))

    assert table.there("discard pile", 1) == ["Mutant Frog"]
    assert table.there("laboratory", 0) == ["Clockwork Swordsman"]
    assert table.life == [20, 20]


@pytest.mark.rule("proelium", "attack.holds", "R31", "R34")
def test_equal_values_destroy_nothing_and_wear_nothing_down(scene: Scene) -> None:
    table = scene(
        player(laboratory=["Clockwork Swordsman"]), player(laboratory=["Clockwork Swordsman"]), moment="attack"
    )

    fight(table, "Clockwork Swordsman", block=("Clockwork Swordsman",))

    assert [table.there("laboratory", seat) for seat in (0, 1)] == [["Clockwork Swordsman"]] * 2
    assert table.proelium.wounds == [0] * len(table.proelium.wounds)


@pytest.mark.rule("proelium", "attack.strikes-back", "R30")
def test_both_can_be_destroyed_at_once(scene: Scene) -> None:
    table = scene(
        player(laboratory=["Escaped Mutant"]), player(laboratory=["Two-Headed Mutant"], deck=["Night Janitor"]),
        moment="attack",
    )  # fmt: skip

    fight(table, "Escaped Mutant", block=("Two-Headed Mutant",))

    assert table.there("discard pile", 0) == ["Escaped Mutant"]
    assert table.there("discard pile", 1) == ["Two-Headed Mutant"]


@pytest.mark.rule("proelium", "attack.block")
def test_before_blocking_one_is_told_what_would_come_of_it(scene: Scene) -> None:
    table = scene(
        player(laboratory=["Escaped Mutant"]),
        player(laboratory=["Security Guard", "Mutant Rat", "Mutant Frog", "Two-Headed Mutant"]), moment="attack",
    )  # fmt: skip
    table.do("Attack with Escaped Mutant")
    table.settle()

    assert table.asked == "Who blocks Escaped Mutant?"
    assert table.options == [
        "Block with Security Guard: nothing is destroyed", "Block with Mutant Rat: it is destroyed",
        "Block with Mutant Frog: both are destroyed", "Block with Two-Headed Mutant: both are destroyed",
        "Leave it unblocked",
    ]  # fmt: skip


@pytest.mark.rule("proelium", "attack.half", "R36", "R37")
def test_after_attacking_an_entity_blocks_with_half_its_d_until_its_players_next_turn(scene: Scene) -> None:
    table = scene(player(laboratory=["Alpha Mutant"]), player(laboratory=["Mutant Frog"]), moment="attack")
    fight(table, "Alpha Mutant")

    assert table.proelium.block_defense(table.piece("Alpha Mutant")) == 2
    assert table.stats("Alpha Mutant") == (4, 5)
    table.wait()
    table.until("Who attacks")
    assert table.proelium.block_defense(table.piece("Alpha Mutant")) == 2
    table.wait()
    table.until("Fabrication")
    assert table.proelium.block_defense(table.piece("Alpha Mutant")) == 5


@pytest.mark.rule("proelium", "attack.half", "R37")
def test_an_attacker_that_changes_sides_during_the_combat_blocks_with_half_its_d(scene: Scene) -> None:
    table = scene(player(laboratory=["Mutant Frog"]), player(hand=["Hostile Bid"]), moment="attack")
    table.do("Attack with Mutant Frog")
    while not table.options[0].startswith("Play Hostile Bid"):
        table.do("Pass")

    table.do("Play Hostile Bid")
    table.settle()

    assert table.there("laboratory", 1) == ["Mutant Frog"]
    assert table.proelium.block_defense(table.piece("Mutant Frog")) == 1


@pytest.mark.rule("proelium", "attack.half", "attack.destroys")
def test_half_the_d_decides_whether_a_weary_blocker_is_destroyed(scene: Scene) -> None:
    table = scene(player(laboratory=["Clockwork Swordsman"]), player(laboratory=[weary("Tax Golem")]), moment="attack")

    fight(table, "Clockwork Swordsman", block=("Tax Golem",))

    assert table.there("discard pile", 1) == ["Tax Golem"]


@pytest.mark.rule("proelium", "attack.half-zero", "R38")
def test_whoever_would_block_with_nothing_cannot_block(scene: Scene) -> None:
    table = scene(
        player(laboratory=["Clockwork Swordsman"]), player(laboratory=[weary("Escaped Mutant"), weary("Mutant Rat"),
                                                                       "Mutant Frog"]), moment="attack",
    )  # fmt: skip
    table.do("Attack with Clockwork Swordsman")
    table.settle()

    assert table.why_not(BlockWith, "Mutant Rat") == Reason(
        "attack.half-zero", "Mutant Rat has attacked, and would block with a defense of 0."
    )


@pytest.mark.rule("proelium", "R29")
def test_one_entity_blocks_one_attacker(scene: Scene) -> None:
    table = scene(
        player(laboratory=["Mutant Rat", "Clockwork Swordsman"]), player(laboratory=["Mutant Frog", "Tax Golem"]),
        moment="attack",
    )  # fmt: skip
    table.do("Attack with Mutant Rat", "Attack with Clockwork Swordsman")
    table.settle()
    table.do("Block with Tax Golem")

    assert table.asked == "Who blocks Clockwork Swordsman?"
    assert table.why_not(BlockWith, "Tax Golem") == Reason("R29", "Tax Golem blocks already.")


@pytest.mark.rule("proelium", "R29")
def test_by_the_switch_several_block_one_attacker_each_by_itself(scene: Scene) -> None:
    table = scene(
        player(laboratory=["Clockwork Swordsman"]), player(laboratory=["Mutant Frog", "Tax Golem"]), moment="attack",
        rulings={"blockers": "several"},
    )  # fmt: skip
    fight(table, "Clockwork Swordsman", block=("Mutant Frog", "Tax Golem"))

    assert table.there("discard pile", 1) == ["Mutant Frog"]
    assert table.there("laboratory", 1) == ["Tax Golem"]
    assert table.there("laboratory", 0) == ["Clockwork Swordsman"]


@pytest.mark.rule("proelium", "R32", "block.all")
def test_an_attack_stays_blocked_when_the_blocker_leaves(scene: Scene) -> None:
    table = scene(
        player(laboratory=["Clockwork Swordsman"], hand=["Fire Drill"]), player(laboratory=["Mutant Frog"]),
        moment="attack",
    )  # fmt: skip
    table.do("Attack with Clockwork Swordsman")
    table.settle()
    table.do("Block with Mutant Frog", "Play Fire Drill", "Mutant Frog")
    table.settle()

    assert table.there("hand", 1) == ["Mutant Frog"]
    assert table.life == [20, 20]


@pytest.mark.rule("proelium", "R33")
def test_an_attacker_that_leaves_does_no_damage(scene: Scene) -> None:
    table = scene(
        player(laboratory=["Clockwork Swordsman"]), player(hand=["Fire Drill"]), moment="attack"
    )  # fmt: skip
    table.do("Attack with Clockwork Swordsman", "Play Fire Drill")
    table.settle()

    assert table.there("hand", 0) == ["Clockwork Swordsman"]
    assert table.life == [20, 20]


@pytest.mark.rule("proelium", "R35", "entity.destroyed")
def test_damage_lowers_d_for_as_long_as_a_character_is_in_play_and_destroys_it_at_zero(scene: Scene) -> None:
    table = scene(player(hand=["Unlicensed Ray", "Unlicensed Ray"]), player(laboratory=["Night Janitor"]))
    table.do("Play Unlicensed Ray")
    table.until("Fabrication")
    assert table.stats("Night Janitor") == (1, 1)
    table.do("Play Unlicensed Ray")
    table.until("Fabrication")

    assert table.there("discard pile", 1) == ["Night Janitor"]


@pytest.mark.rule("proelium", "R35")
def test_an_entity_that_comes_back_has_its_whole_d(scene: Scene) -> None:
    table = scene(player(hand=["Fire Drill"], laboratory=[damaged("Tax Golem", 3)]), player())

    table.play("Fire Drill")
    table.play("Tax Golem")

    assert table.stats("Tax Golem") == (2, 5)


@pytest.mark.rule("proelium", "R36", "R48")
def test_values_can_be_below_zero(scene: Scene) -> None:
    table = scene(
        player(laboratory=["Mutant Rat"]), player(), enhancements=[enhancement("Pay Cut", "Mutant Rat", of=1)] * 2
    )

    assert table.stats("Mutant Rat") == (-1, 1)


@pytest.mark.rule("proelium", "R40", "R48")
def test_an_entity_without_a_may_attack_and_does_no_damage(scene: Scene) -> None:
    table = scene(
        player(laboratory=["Mutant Rat"]), player(), moment="attack",
        enhancements=[enhancement("Pay Cut", "Mutant Rat", of=1)],
    )  # fmt: skip

    fight(table, "Mutant Rat")

    assert table.life == [20, 20]


@pytest.mark.rule("proelium", "R39", "card.attack")
def test_attack_cards_are_not_blocked(scene: Scene) -> None:
    table = scene(player(hand=["Small Ray"]), player(laboratory=["Security Guard"]))

    table.play("Small Ray")

    assert table.life == [20, 17]


@pytest.mark.rule("proelium", "victory.life", "R49")
def test_life_is_looked_at_after_the_comparison_as_a_whole(scene: Scene) -> None:
    table = scene(player(laboratory=["Alpha Mutant"]), player(life=4), moment="attack")

    fight(table, "Alpha Mutant")

    assert table.outcome == ([0], "life", "victory.life")


@pytest.mark.rule("proelium", "R49")
def test_if_both_have_no_life_left_the_game_is_drawn(scene: Scene) -> None:
    table = scene(player(laboratory=["Walking Accident"], hand=["Death Ray"], life=2), player(life=1))

    table.do("Play Death Ray")

    assert table.outcome == ([0, 1], "both", "R49")


@pytest.mark.rule("proelium", "attack.declare")
def test_a_position_in_the_midst_of_a_combat_can_be_described(scene: Scene) -> None:
    table = scene(
        player(laboratory=[attacks("Clockwork Swordsman")]), player(laboratory=["Mutant Frog"]), moment="blockers"
    )

    table.do("Block with Mutant Frog")
    table.settle()

    assert table.there("discard pile", 1) == ["Mutant Frog"]


@pytest.mark.rule("proelium", "R26", "R33")
def test_none_is_asked_to_answer_the_blockers_once_all_attackers_have_left(scene: Scene) -> None:
    mine, theirs = player(laboratory=["Mutant Frog"], hand=["Fire Drill"], funds=9), player(hand=["Small Ray"])
    table = scene(mine, theirs, moment="attack")
    table.do("Attack with Mutant Frog", "Play Fire Drill")

    asked = []
    while table.state.phase == ATTACKING:
        asked.append(table.asked.split(":")[0])
        table.do("Pass")

    assert not any("block" in one for one in asked)


@pytest.mark.rule("proelium", "R26")
def test_who_may_answer_reads_that_no_character_blocks(scene: Scene) -> None:
    rays = {"hand": ["Small Ray"]}
    mine, theirs = player(laboratory=["Mutant Frog"], **rays), player(laboratory=["Night Janitor"], **rays)
    table = scene(mine, theirs, moment="attack")
    table.do("Attack with Mutant Frog", "Pass", "Pass", "Leave it unblocked")

    first = table.asked
    table.do("Pass")

    assert first.startswith("Player 2 blocks with no character:")
    assert table.asked.startswith("You block with no character:")
