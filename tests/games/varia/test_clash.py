"""The four kinds of clashes: who hits, who misses, and what damage is dealt."""

from __future__ import annotations

import pytest

from tests.games.varia.table import Scene, player, stack


@pytest.mark.rule("varia", "clash.defended", "clash.roll", "card.power", "card.focus", "hit.on")
def test_an_attack_deals_what_its_power_exceeds_that_of_the_block(scene: Scene) -> None:
    table = scene(player(timeline=["Shove"]), player(timeline=["Sidestep"]), engaged=True, chance=[6, 4, 1, 1])
    table.plan_no_more()
    table.do("No")

    assert table.health == [30, 30 - (1 + 6) + (0 + 1)]
    assert not table.varia.engaged  # on a hit it disengages


@pytest.mark.rule("varia", "miss.focus", "miss.nothing", "clash.defended")
def test_a_block_with_more_focus_makes_the_attack_miss(scene: Scene) -> None:
    table = scene(player(timeline=["Shove"]), player(timeline=["Ward Sign"]), engaged=True, chance=[6, 1, 1, 4])

    table.resolve()

    assert table.health == [30, 30]
    assert "Shove misses: the block has more Focus." in table.told()
    assert table.varia.engaged


@pytest.mark.rule("varia", "R18", "hit.on")
def test_with_equal_focus_the_attack_hits_and_with_equal_power_it_deals_nothing(scene: Scene) -> None:
    table = scene(player(timeline=["Shove"]), player(timeline=["Ward Sign"]), engaged=True, chance=[2, 3, 1, 1])

    table.resolve()

    assert table.health == [30, 30]
    assert "Shove hits." in table.told()
    assert not table.varia.engaged


@pytest.mark.rule("varia", "clash.challenged", "R18")
def test_of_two_attacks_the_one_with_more_power_deals_the_difference_and_both_hit(scene: Scene) -> None:
    table = scene(player(timeline=["Shove"]), player(timeline=["Lunge"]), engaged=True, chance=[6, 1, 1, 4])

    table.resolve()

    assert table.health == [30, 30 - (7 - 3)]
    assert [line for line in table.told() if line.endswith("hits.")] == ["Shove hits.", "Lunge hits."]


@pytest.mark.rule("varia", "clash.unopposed", "R17")
def test_an_attack_against_nothing_or_against_what_neither_attacks_nor_blocks_deals_all_its_power(scene: Scene) -> None:
    table = scene(player(timeline=["Shove", "Lunge"]), player(timeline=["War Cry"]), engaged=True, chance=[3, 1, 2, 1])

    table.resolve()

    assert table.health == [30, 30 - 4 - 4]


@pytest.mark.rule("varia", "clash.stalemate", "R19")
def test_without_an_attack_nothing_is_dealt(scene: Scene) -> None:
    table = scene(player(timeline=["Raised Guard"]), player(timeline=["Ward Sign"]), chance=[6, 4, 1, 1])

    table.resolve()

    assert table.health == [30, 30]


@pytest.mark.rule("varia", "distance.miss", "miss.distance", "term.ranged")
def test_disengaged_an_attack_misses_that_is_not_ranged(scene: Scene) -> None:
    near = scene(player(timeline=["Shove"]), player(), chance=[1, 1])
    far = scene(player(timeline=["Knife Toss"]), player(), chance=[1, 1])

    near.resolve()
    far.resolve()

    assert (near.health, far.health) == ([30, 30], [30, 29])
    assert "Shove misses: the players are disengaged." in near.told()


@pytest.mark.rule("varia", "R17")
def test_where_tables_decide_so_an_unopposed_attack_cannot_miss_at_all(scene: Scene) -> None:
    table = scene(player(timeline=["Shove"]), player(), rulings={"unopposed": "hits"}, chance=[1, 1])

    table.resolve()

    assert table.health == [30, 28]


@pytest.mark.rule("varia", "miss.nothing")
def test_an_attack_that_misses_by_distance_prevents_damage_all_the_same(scene: Scene) -> None:
    table = scene(player(timeline=["Knife Toss"]), player(timeline=["Shove"]), chance=[5, 1, 2, 1])

    table.resolve()

    assert table.health == [30, 30 - (5 - 3)]


@pytest.mark.rule("varia", "term.reach")
def test_reach_hits_whoever_has_stepped_back_in_the_same_moment(scene: Scene) -> None:
    table = scene(player(timeline=["Tail Sweep"]), player(timeline=["Sidestep"]), engaged=True, chance=[6, 4, 1, 1])
    table.plan_no_more()

    table.do("Yes")

    assert table.health == [30, 30 - (9 - 1)]


@pytest.mark.rule("varia", "term.improved", "R20")
def test_improved_rolls_again_and_keeps_the_higher_of_each(scene: Scene) -> None:
    table = scene(player(timeline=["Guided Strike"]), player(), engaged=True, chance=[2, 5, 4, 1])

    table.resolve()

    assert table.rolled("Guided Strike") == 9
    assert table.rolled("Guided Strike", "Focus") == 6
    assert table.health == [30, 21]


@pytest.mark.rule("varia", "term.impaired", "R20")
def test_impaired_keeps_the_lower_and_both_cancel_each_other_out(scene: Scene) -> None:
    impaired = scene(player(timeline=["Reckless Swing"]), player(), engaged=True, chance=[5, 2, 1, 1])
    both = scene(
        player(timeline=["Reckless Swing"], character=[stack("Inspired")]), player(), engaged=True, chance=[4, 1]
    )

    impaired.resolve()
    both.resolve()

    assert impaired.health == [30, 30 - 5 - 2]
    assert both.health == [30, 30 - 5 - 4]


@pytest.mark.rule("varia", "R20")
@pytest.mark.parametrize(("ruling", "rolls", "power"), [("one", [1, 6, 1, 1], 10), ("all", [1, 1], 5)])
def test_tables_decide_how_improved_and_impaired_cancel(
    scene: Scene, ruling: str, rolls: list[int], power: int
) -> None:
    table = scene(
        player(timeline=[["Guided Strike"]], character=[stack("Inspired"), stack("Hexed")]), player(), engaged=True,
        rulings={"improved": ruling}, chance=rolls,
    )  # fmt: skip

    table.resolve()

    assert table.rolled("Guided Strike") == power


@pytest.mark.rule("varia", "R23")
def test_a_maximum_focus_die_makes_decapitates_power_infinite(scene: Scene) -> None:
    table = scene(player(timeline=["Decapitate"]), player(timeline=["Raised Guard"]), engaged=True, chance=[1, 4, 6, 4])

    table.resolve()

    assert table.outcome == ([0], "health", "win.health")
    assert "Decapitate: its Power is infinite." in table.told()


@pytest.mark.rule("varia", "golden.rule")
def test_without_the_maximum_it_has_the_power_that_it_prints(scene: Scene) -> None:
    table = scene(player(timeline=["Decapitate"]), player(), engaged=True, chance=[3, 2])

    table.resolve()

    assert table.health == [30, 17]


@pytest.mark.rule("varia", "term.armor", "R24")
def test_of_armor_the_best_of_each_type_prevents_damage_of_unopposed_actions(scene: Scene) -> None:
    table = scene(
        player(timeline=["Shove", "Healing Hammers"]),
        player(character=[stack("Warded"), "Scale Mail"]),
        engaged=True, chance=[6, 1, 6, 1, 1],
    )  # fmt: skip

    table.resolve()

    assert "Armor prevents 2 damage." in table.told()
    assert table.health[1] == 30 - (7 - 2)  # the second one misses: the first has disengaged


@pytest.mark.rule("varia", "R16")
def test_damage_dealt_is_no_more_than_there_was_health(scene: Scene) -> None:
    table = scene(
        player(timeline=[["Bowie Knife", "Transfusion Dregga"]], health=5), player(health=3), engaged=True,
        chance=[6, 6, 1, 1],
    )  # fmt: skip

    table.resolve()

    assert table.outcome == ([0], "health", "win.health")
    assert "Player 2 takes 3 damage." in table.told()


@pytest.mark.rule("varia", "R25")
@pytest.mark.parametrize(("ruling", "health"), [("none", 34), ("30", 30)])
def test_tables_decide_whether_there_is_a_most_of_health(scene: Scene, ruling: str, health: int) -> None:
    table = scene(player(timeline=["Mercy"], health=29), player(), rulings={"health": ruling})

    table.resolve()

    assert table.health[0] == health
