"""Partners that attack by a text, those that withstand it, copies of a chosen one, and items that can be bought off."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.courses.game import CourseGame
from tests.games.courses.own_cards import game_with
from tests.games.courses.table import Scene, Table, course, partner, player, twelve_others
from tests.games.written import Written

CARDS: Final[list[Written]] = [
    ("Duelist", "partner", "When this enters, it may attack a partner of another player here."),
    ("Flag", "supporter", "When a partner of yours enters, that partner may attack a partner of another player."),
    ("Snake", "partner",
     "When this attacks a partner and does not defeat it, put two -1 power counters on that partner."),
    ("Giant", "partner", "This has +3 power."),
    ("Clone", "partner", "You may have this enter as a copy of any partner in play."),
    ("Rope", "item",
     "Attach this to a partner of yours.\nWhen the attached partner is defeated, return this to your hand."),
    ("Axe", "item", "Defeat a partner."),
    ("Net", "item",
     ("Attach this to a partner of another player.\n"
     "At the start of its owner's turn, that player may lose 2 points to discard this.")),
    ("Web", "item",
     ("Attach this to a partner of another player.\n"
     "At the start of each player's turn, if the attached partner is theirs, they may lose 2 points. "
     "If they do, discard this.")),
    ("Den", "supporter",
     "When you play an item, if you have no points, you may discard a card. If you do, gain 3 points."),
    ("Guide", "partner", "When this clears a course, you may move another partner of yours to that course."),
    ("Call", "item", "Choose a course of another player. Move a partner of yours there."),
    ("Hare", "partner", "When this is attacked, if the attacker has more power than this, draw a card."),
    ("Bee", "partner", "When this attacks, if the defender has power 3 or more, gain 2 points."),
    ("Cat", "partner", "When this attacks, if the defender is tapped, gain 2 points."),
    ("Meet", "item", "Choose a course of another player. Each player moves a partner of theirs there."),
    ("Herd", "item", "Choose a course of another player. Each player creates a 1-power Goat partner there."),
    ("Rap", "item", "Choose a course of another player. Each other player taps a partner of theirs there."),
    ("Nothing", "item", "Untap a course of yours."),
]  # fmt: skip


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def against_twig(own: CourseGame, *hand: str, home: tuple[str, ...] = ()) -> Table:
    """A table at which Twig of the other player stands at Windmill Ridge."""
    mine = player(world_map=[course("Dune Sea", "Aki")], hand=[*hand], home=[*home], deck=twelve_others())
    return Scene(own)(mine, player(world_map=[course("Windmill Ridge", "Twig")]))


def test_a_partner_attacks_the_one_that_was_chosen_when_it_enters(own: CourseGame) -> None:
    table = against_twig(own, "Duelist")

    table.do("Enter Duelist", "At Windmill Ridge", "Yes")

    assert table.zone("Twig") == "discard"


def test_it_attacks_nothing_if_its_player_says_no(own: CourseGame) -> None:
    table = against_twig(own, "Duelist")

    table.do("Enter Duelist", "At Windmill Ridge", "No")

    assert table.zone("Twig") == "at a course"


def test_another_partner_that_enters_attacks_by_the_text_of_a_supporter(own: CourseGame) -> None:
    table = against_twig(own, "Giant", home=("Flag",))

    table.do("Enter Giant", "At Dune Sea", "Yes")

    assert table.zone("Twig") == "discard"


@pytest.mark.parametrize(("other", "power"), [("Giant", 3), ("Aki", None)])
def test_counters_come_on_a_partner_that_withstands_the_attack(own: CourseGame, other: str, power: int | None) -> None:
    table = Scene(own)(player(world_map=[course("Dune Sea", "Snake", partner(other, of=1))]), player())

    table.do("Battle at Dune Sea with Snake")

    assert (table.power(other) if power is not None else table.zone(other)) == (power or "discard")


def test_a_partner_enters_as_a_copy_of_the_one_that_was_chosen(own: CourseGame) -> None:
    table = against_twig(own, "Clone")

    table.do("Enter Clone", "At Dune Sea", "Yes", "Twig")

    assert [table.state.card(it).name for it in table.state.partners_of(0)] == ["Aki", "Twig"]


def test_an_item_returns_to_the_hand_though_it_is_discarded_with_its_partner(
    own: CourseGame,
) -> None:
    worn = course("Dune Sea", partner("Aki", attached=["Rope"]))
    table = Scene(own)(player(world_map=[worn], hand=["Axe"], deck=twelve_others()), player())

    table.do("Play Axe")

    assert table.hand(0) == ["Rope"]


@pytest.mark.parametrize("name", ["Net", "Web"])
@pytest.mark.parametrize(("answer", "points", "zone"), [("Yes", [0, 3], "discard"), ("No", [0, 5], "attached")])
def test_the_owner_of_the_partner_may_buy_an_item_off(
    own: CourseGame, name: str, answer: str, points: list[int], zone: str
) -> None:
    mine = player(world_map=["Dune Sea"], hand=[name], deck=twelve_others())
    theirs = player(world_map=[course("Mossy Keep", "Twig")], points=5, deck=twelve_others())
    table = Scene(own)(mine, theirs)

    table.do(f"Play {name}", "End your turn", answer)

    assert (table.points, table.zone(name)) == (points, zone)


@pytest.mark.parametrize(("mine", "asks"), [(0, ["Yes"]), (1, [])])
def test_what_may_be_done_where_something_is_so_has_its_consequence_there_alone(
    own: CourseGame, mine: int, asks: list[str]
) -> None:
    hand = ["Nothing", "Axe", "Twig"]
    table = Scene(own)(
        player(world_map=["Dune Sea"], home=["Den"], hand=hand, points=mine, deck=twelve_others()), player()
    )

    table.do("Play Nothing")

    assert [said for said in table.options if said == "Yes"] == asks


def test_another_partner_moves_to_the_course_that_was_cleared(own: CourseGame) -> None:
    maps = [course("Dune Sea", "Guide"), course("Mossy Keep", "Aki")]
    table = Scene(own)(player(world_map=maps, deck=twelve_others()), player())

    table.do("Clear Dune Sea with Guide", "Yes")

    assert table.at("Aki") == "Dune Sea"


def test_a_partner_moves_to_the_course_that_was_chosen(own: CourseGame) -> None:
    table = against_twig(own, "Call")

    table.do("Play Call")

    assert table.at("Aki") == "Windmill Ridge"


@pytest.mark.parametrize(("attacker", "cards"), [("Giant", 1), ("Aki", 0)])
def test_a_partner_asks_how_strong_its_attacker_is(own: CourseGame, attacker: str, cards: int) -> None:
    theirs = player(world_map=[course("Dune Sea", "Hare", partner(attacker, of=0))], deck=twelve_others())
    table = Scene(own)(player(deck=twelve_others()), theirs)

    table.do(f"Battle at Dune Sea with {attacker}")

    assert len(table.hand(1)) == cards


@pytest.mark.parametrize(("name", "points"), [("Bee", 2), ("Cat", 0)])
def test_a_partner_asks_how_strong_the_defender_is_and_whether_it_is_tapped(
    own: CourseGame, name: str, points: int
) -> None:
    table = Scene(own)(player(world_map=[course("Dune Sea", name, partner("Giant", of=1))]), player())

    table.do(f"Battle at Dune Sea with {name}")

    assert table.points == [points, 0]


@pytest.mark.parametrize("name", ["Meet", "Herd", "Rap"])
def test_all_players_know_which_course_was_chosen_before(own: CourseGame, name: str) -> None:
    maps = [course("Mossy Keep", "Twig"), course("Rooftop Garden", "Marzipan Golem")]
    mine = player(world_map=[course("Dune Sea", "Aki")], hand=[name], deck=["Twig"] * 9)
    table = Scene(own)(mine, player(world_map=maps))

    table.do(f"Play {name}", "Rooftop Garden")

    said = "Marzipan Golem is tapped." if name == "Rap" else "of Player 1"
    there = [line for line in table.told() if said in line and (name == "Rap" or "Rooftop Garden" in line)]
    assert len(there) == 1
