"""What has happened in a turn is counted, and partners are known by what they did in it."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.courses.game import CourseGame
from tests.games.courses.own_cards import game_with, of_kinds
from tests.games.courses.table import Scene, course, partner, player, twelve_others

ITEMS: Final = {
    "Wages": "Gain 1 point for each course you have cleared this turn.",
    "Pension": "Gain 1 point for each course you have cleared this game.",
    "Atlas": "Draw cards equal to the number of courses you've cleared this turn.",
    "Second Breath": "Untap all partners of yours that attacked this turn.",
    "Lazybones": "Defeat all partners that did not attack this turn.",
    "Receipt": "Gain 1 point for each card you have discarded this turn.",
    "Refund": "If you have lost 2 or more points this turn, gain 3 points.",
    "Fee": "Lose 2 points.",
    "Spring Cleaning": "Discard two cards.",
    "Double Feature": "If you have cleared two or more courses this turn, gain 5 points.",
    "Requiem": "If two or more partners were defeated this turn, gain 4 points.",
    "Purge": "Defeat all partners of other players.",
    "Census": "The player with the most partners loses 1 point. Each other player gains 1 point.",
    "Dole": "Each player with the fewest partners gains 2 points.",
    "Pity": "Each player with fewer partners than you gains 1 point.",
    "Envy": "If another player has more partners than you, gain 3 points.",
    "Rookie": "Return a partner that entered this turn to its owner's hand.",
}
PARTNERS: Final = {
    "Ghoul": "This has +1 power for each partner that was defeated this turn.",
    "Recruit": "When this enters, gain 1 point.",
}
AT: Final = "Dune Sea"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *of_kinds(ITEMS, PARTNERS, {}))


def test_cleared_courses_of_this_turn_are_counted(own: CourseGame) -> None:
    maps = [course(AT, "Recruit"), course("Mossy Keep", "Ghoul")]
    table = Scene(own)(
        player(world_map=maps, hand=["Wages", "Atlas", "Double Feature"], deck=twelve_others()), player()
    )

    table.do("Clear Dune Sea with Recruit for 1 point", "Clear Mossy Keep with Ghoul for 1 point")
    table.do("Play Wages")
    wages = table.points[0]
    table.do("Play Atlas", "Play Double Feature")

    assert (wages, len(table.hand(0)), table.points[0]) == (4, 2, 9)


def test_cleared_courses_of_the_game_are_counted_beside_those_of_the_turn(own: CourseGame) -> None:
    mine = player(world_map=[course(AT, "Recruit")], hand=["Wages", "Pension"], deck=twelve_others())
    table = Scene(own)(mine, player(deck=twelve_others()))

    table.do("Clear Dune Sea with Recruit for 1 point")
    table.end_turns(2)
    table.do("Play Wages")
    now = table.points[0]
    table.do("Play Pension")

    assert (now, table.points[0]) == (1, 2)


def test_a_partner_grows_with_each_defeat_of_the_turn(own: CourseGame) -> None:
    there = course(AT, "Ghoul", "Recruit", partner("Twig", of=1))
    table = Scene(own)(player(world_map=[there], hand=["Purge"], deck=twelve_others()), player(deck=twelve_others()))
    before = table.power("Ghoul")

    table.do("Play Purge")
    after = table.power("Ghoul")
    table.do("End your turn")

    assert (before, after, table.power("Ghoul")) == (2, 3, 2)


def test_partners_that_attacked_are_untapped_and_others_are_not(own: CourseGame) -> None:
    there = course(AT, "Ghoul", partner("Recruit", tapped=True), partner("Twig", of=1), partner("Salt Sprite", of=1))
    table = Scene(own)(player(world_map=[there], hand=["Second Breath"], deck=twelve_others()), player())

    table.do("Battle at Dune Sea with Ghoul")
    table.do(table.options[0], "Play Second Breath")

    assert table.tapped("Ghoul", "Recruit") == [False, True]


def test_partners_that_did_not_attack_are_defeated(own: CourseGame) -> None:
    there = course(AT, "Ghoul", "Recruit", partner("Twig", of=1))
    table = Scene(own)(player(world_map=[there], hand=["Lazybones"], deck=twelve_others()), player())

    table.do("Battle at Dune Sea with Ghoul", "Play Lazybones")

    assert (table.zone("Ghoul"), table.zone("Recruit")) == ("at a course", "discard")


def test_discarded_cards_of_the_turn_are_counted(own: CourseGame) -> None:
    mine = player(hand=["Spring Cleaning", "Receipt", "Twig", "Aki"], deck=twelve_others())
    table = Scene(own)(mine, player())

    table.do("Play Spring Cleaning", "Twig", "Aki", "Play Receipt")

    assert table.points[0] == 2


@pytest.mark.parametrize(("played", "points"), [(["Fee", "Refund"], 6), (["Refund"], 5)])
def test_lost_points_of_the_turn_are_known(own: CourseGame, played: list[str], points: int) -> None:
    table = Scene(own)(player(hand=["Fee", "Refund"], points=5, deck=twelve_others()), player())

    for name in played:
        table.do(f"Play {name}")

    assert table.points[0] == points


@pytest.mark.parametrize(("others", "points"), [(["Twig", "Salt Sprite"], 4), (["Twig"], 0)])
def test_defeats_of_the_turn_are_a_condition(own: CourseGame, others: list[str], points: int) -> None:
    there = course(AT, *[partner(name, of=1) for name in others])
    table = Scene(own)(player(world_map=[there], hand=["Purge", "Requiem"], deck=twelve_others()), player())

    table.do("Play Purge", "Play Requiem")

    assert table.points[0] == points


def test_only_a_partner_that_entered_in_this_turn_returns(own: CourseGame) -> None:
    mine = player(world_map=[course(AT, "Ghoul")], hand=["Recruit", "Rookie"], deck=twelve_others())
    table = Scene(own)(mine, player())

    table.do("Enter Recruit", "Play Rookie")

    assert (table.zone("Recruit"), table.zone("Ghoul")) == ("hand", "at a course")


# -- Who has the most --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("there", "points"), [(["Twig", "Salt Sprite"], [1, 0, 1]), (["Twig"], [0, 0, 0]), ([], [0, 1, 1])]
)
def test_one_player_with_the_most_partners_and_each_but_that_one(
    own: CourseGame, there: list[str], points: list[int]
) -> None:
    here = course(AT, "Ghoul", *[partner(name, of=1) for name in there])
    players = [player(world_map=[here], hand=["Census"]), player(), player()]
    table = Scene(own)(*players)

    table.do("Play Census")

    assert table.points == points


def test_each_player_with_the_fewest_partners_where_several_have_as_few(own: CourseGame) -> None:
    table = Scene(own)(player(world_map=[course(AT, "Ghoul")], hand=["Dole"]), player(), player())

    table.do("Play Dole")

    assert table.points == [0, 2, 2]


def test_each_player_with_fewer_partners_than_i_have(own: CourseGame) -> None:
    table = Scene(own)(
        player(world_map=[course(AT, "Ghoul", partner("Twig", of=1))], hand=["Pity"]), player(), player()
    )

    table.do("Play Pity")

    assert table.points == [0, 0, 1]


@pytest.mark.parametrize(("mine", "points"), [([], 3), (["Ghoul"], 0)])
def test_another_player_has_more_partners(own: CourseGame, mine: list[str], points: int) -> None:
    table = Scene(own)(player(world_map=[course(AT, *mine, partner("Twig", of=1))], hand=["Envy"]), player())

    table.do("Play Envy")

    assert table.points[0] == points
