"""What others lose is gained, counters save a partner, all that are tapped, and partners that clear this course."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from rulebound.games.courses.game import CourseGame
from rulebound.kernel.table.counting import counters_on
from tests.games.courses.own_cards import game_with, of_kinds, plays
from tests.games.courses.table import Scene, Table, course, partner, player

ITEMS: Final = {
    "Drain": "Each other player loses 2 points and you gain as many points as they lost.",
    "Culling": "Choose a course. Defeat all partners there except the one with the highest power.",
    "Mercy": "Defeat all partners of yours except one of your choice.",
    "Strike": "Defeat a partner.",
    "Blow": "Defeat a partner.",
    "Hit": "Defeat a partner.",
}
PARTNERS: Final = {
    "Boxer": "This enters with two stamina counters. Whenever this would be defeated, remove a stamina counter from it "
    "instead.",
    "Swapper": "When this partner enters, swap places with a partner of another player.",
    "Payer": "You may tap this to pay 2 stars of a card's cost.",
    "Big": "This has +3 power.",
    "Small": "This cannot attack.",
}
HOME: Final = {
    "All In": "At the end of your turn, if all your partners are tapped, draw two cards.",
    "Hermit": "Discard a card: Draw two cards. Use this only once per game.",
}
COURSES: Final = {
    "Toll Gate": "When a partner clears this course, its owner may discard a card to gain 2 more points.",
    "Gate": "The first partner to enter here each turn costs its owner 1 point.",
}
CURSE: Final = (
    "Attach this to a partner of another player.\nWhen the attached partner attacks, its owner discards a card."
)


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own. Partners have power 2."""
    written = [*of_kinds(ITEMS, PARTNERS, HOME), *[(name, "course", text) for name, text in COURSES.items()]]
    return game_with(tmp_path_factory.mktemp("cards"), *written, ("Curse", "item", CURSE))


def test_all_that_others_lose_is_gained(own: CourseGame) -> None:
    table = plays(own, "Drain", player(points=5), player(points=1), points=3)

    assert table.points == [6, 3, 0]


def at_a_course(own: CourseGame, *there: str, hand: list[str], others: tuple[str, ...] = ()) -> Table:
    """A table with these partners of both players at one course."""
    mine = course("Rooftop Garden", *there, *[partner(name, of=1) for name in others])
    return Scene(own)(player(hand=hand, world_map=[mine], deck=["Twig"] * 9), player(world_map=["Dune Sea"]))


def test_all_at_a_course_are_defeated_but_the_strongest(own: CourseGame) -> None:
    table = at_a_course(own, "Big", "Small", hand=["Culling"], others=("Boxer",))
    table.do("Play Culling", "Rooftop Garden")

    assert [table.zone(name) for name in ("Big", "Small")] == ["at a course", "discard"]


def test_of_two_that_are_equally_strong_one_is_chosen(own: CourseGame) -> None:
    table = at_a_course(own, "Small", hand=["Culling"], others=("Payer",))
    table.do("Play Culling", "Rooftop Garden", "Payer")

    assert [table.zone(name) for name in ("Payer", "Small")] == ["at a course", "discard"]


def test_all_but_one_that_is_chosen_are_defeated(own: CourseGame) -> None:
    table = at_a_course(own, "Big", "Small", "Payer", hand=["Mercy"])
    table.do("Play Mercy", "Small")

    assert [table.zone(name) for name in ("Big", "Small", "Payer")] == ["discard", "at a course", "discard"]


def test_a_counter_is_removed_in_place_of_a_defeat_as_long_as_there_is_one(own: CourseGame) -> None:
    table = Scene(own)(player(hand=["Boxer", "Strike", "Blow", "Hit"], world_map=["Rooftop Garden"]), player())
    table.do("Enter Boxer", "Play Strike", "Play Blow")
    left = (table.zone("Boxer"), counters_on(table.state, table.piece("Boxer")))
    table.do("Play Hit")

    assert left == ("at a course", [])
    assert table.zone("Boxer") == "discard"


def test_a_partner_changes_places_with_one_elsewhere(own: CourseGame) -> None:
    maps = [[course("Rooftop Garden")], [course("Dune Sea", "Small")]]
    table = Scene(own)(player(hand=["Swapper"], world_map=maps[0]), player(world_map=maps[1]))
    table.do("Enter Swapper", "At Rooftop Garden")

    assert table.at("Swapper") == "Dune Sea"
    assert table.at("Small") == "Rooftop Garden"


def test_a_partner_pays_for_the_next_card(own: CourseGame) -> None:
    table = at_a_course(own, "Payer", hand=["Marzipan Golem"])
    before = table.state.cost(table.piece("Marzipan Golem"))
    table.do("Use Payer")

    assert table.tapped("Payer") == [True]
    assert table.state.cost(table.piece("Marzipan Golem")) == before - 2


@pytest.mark.parametrize(("both", "cards"), [(True, 3), (False, 1)])
def test_cards_are_drawn_only_where_all_partners_are_tapped(own: CourseGame, *, both: bool, cards: int) -> None:
    there = course("Rooftop Garden", partner("Big", tapped=True), partner("Small", tapped=both))
    table = Scene(own)(player(home=["All In"], world_map=[there], deck=["Twig"] * 9, hand=["Twig"]), player())
    table.do("End your turn")

    assert len(table.hand(0)) == cards


def test_what_can_be_used_once_each_game_is_not_used_in_a_later_turn(own: CourseGame) -> None:
    mine = player(home=["Hermit"], hand=["Twig", "Aki"], deck=["Twig"] * 9, world_map=["Rooftop Garden"])
    table = Scene(own)(mine, player(deck=["Twig"] * 9, world_map=["Dune Sea"]))
    table.do("Use Hermit", "Twig")
    drawn = len(table.hand(0))
    table.end_turns(2)

    assert drawn == 3
    assert not any(option.startswith("Use Hermit") for option in table.options)


@pytest.mark.parametrize(("answer", "points"), [("Yes", 3), ("No", 1)])
def test_who_clears_a_course_may_discard_a_card_for_points(own: CourseGame, answer: str, points: int) -> None:
    theirs = [course("Toll Gate", partner("Small", of=0))]
    table = Scene(own)(player(hand=["Twig", "Aki"], points=0), player(world_map=theirs))
    table.do("Clear Toll Gate with Small")
    table.do(answer)
    if answer == "Yes":
        table.do("Twig")

    assert table.points[0] == points


def test_the_first_partner_to_enter_there_costs_a_point(own: CourseGame) -> None:
    table = Scene(own)(player(hand=["Big", "Small"], points=5, world_map=["Gate"]), player())
    table.do("Enter Big")
    table.do("Enter Small")

    assert table.points[0] == 4


def test_the_owner_of_the_attached_partner_discards_when_that_attacks(own: CourseGame) -> None:
    there = course("Dune Sea", partner("Big", of=0, attached=["Curse"]), partner("Small", of=1))
    table = Scene(own)(player(hand=["Twig"], world_map=["Rooftop Garden"]), player(hand=["Aki"], world_map=[there]))
    table.do("Battle at Dune Sea with Big")

    assert (table.hand(0), table.hand(1)) == ([], ["Aki"])


@pytest.mark.parametrize(
    ("text", "answer", "points"),
    [
        ("Take 2 points from another player.", "No", [3, 3]),
        ("Take 2 points from another player.", "Yes", [1, 5]),
        ("Another player gives you 2 points or discards their hand.", "No", [3, 3]),
        ("Another player gives you 2 points or discards their hand.", "Yes", [1, 5]),
        ("Another player gives you half their points or discards their hand.", "No", [3, 3]),
        ("Another player gives you half their points or discards their hand.", "Yes", [1, 5]),
    ],
)
def test_what_others_take_is_lost_and_may_be_replaced(
    tmp_path: Path, text: str, answer: str, points: list[int]
) -> None:
    own = game_with(tmp_path, ("Toll", "item", text))
    table = plays(own, "Toll", player(points=5, home=["Ledger Gnome"], hand=["Twig"]), points=1)
    if "gives" in text:
        table.do("Gives" if table.options[0].startswith("Gives") else table.options[0])

    table.do(answer)

    assert table.points == points


@pytest.mark.parametrize(
    ("text", "answer", "points"),
    [
        ("Give another player 2 points.", "No", [3, 7]),
        ("Give another player 2 points.", "Yes", [5, 5]),
        ("Give another player half your points.", "No", [3, 7]),
        ("Give another player half your points.", "Yes", [5, 5]),
    ],
)
def test_what_is_given_away_is_lost_and_may_be_replaced(
    tmp_path: Path, text: str, answer: str, points: list[int]
) -> None:
    own = game_with(tmp_path, ("Gift", "item", text))
    table = plays(own, "Gift", player(points=5), points=5, home=["Ledger Gnome"])

    table.do(answer)

    assert table.points == points


def test_what_is_given_to_each_player_is_lost_one_after_the_other(tmp_path: Path) -> None:
    own = game_with(
        tmp_path,
        ("Gift", "item", "Give each other player 2 points."),
        ("Purse", "supporter", "If you would lose points, you may tap this instead."),
    )
    table = plays(own, "Gift", player(points=1), player(points=2), points=5, home=["Purse"])

    table.do("No", "Yes")

    assert table.points == [3, 3, 2]


@pytest.mark.rule("courses", "R66")
@pytest.mark.parametrize(
    ("points", "hand", "options"),
    [
        (0, ["Twig"], []),
        (2, [], []),
        (0, [], ["Lose 2 points", "Discard two cards"]),
        (1, ["Twig"], ["Lose 2 points", "Discard two cards"]),
    ],
)
def test_r66_of_two_that_others_do_one_can_be_chosen_that_cannot_be_done_only_where_neither_can(
    tmp_path: Path, points: int, hand: list[str], options: list[str]
) -> None:
    own = game_with(tmp_path, ("Levy", "item", "Each other player loses 2 points or discards two cards."))

    table = plays(own, "Levy", player(points=points, hand=hand, deck=["Twig"] * 9))

    if options:
        assert table.options == options
    else:
        assert (table.points[1], table.hand(1)) == (0, [])
