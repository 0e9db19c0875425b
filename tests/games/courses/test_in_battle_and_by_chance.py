"""Power in a battle alone, dice that are waited for, a choice by chance, and partners that enter out of piles."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.courses.battles import Battle
from rulebound.games.courses.game import CourseGame
from tests.games.courses.own_cards import game_with
from tests.games.courses.table import Scene, course, partner, player, tapped, twelve_others
from tests.games.written import Written

CARDS: Final[list[Written]] = [
    ("Lancer", "partner", "This has +2 power while attacking."),
    ("Wall", "partner", "This has +2 power while defending."),
    ("Plain", "partner", "This cannot exit."),
    ("Gambler", "supporter", "Whenever you roll a 6, gain 3 points."),
    ("Die", "item", "Roll a die. If you roll 6, gain 1 point."),
    ("Wheel of Fate", "item", "Choose one at random: Gain 1 point; gain 2 points; or gain 3 points."),
    ("Revival", "item", "Put a partner from your discard pile into play. Tap it."),
    ("Ransom", "item", "Enter a partner from your discard pile."),
    ("Hearth", "partner", "When this enters, you may enter a partner from your discard pile here."),
    ("Door", "partner", "When this enters, you may put a partner from your hand into play here."),
    ("Blanket", "item", "Turn over a course. That course gets -2 star value until the end of the turn."),
    ("Bully", "item", "Move a partner of yours to another course. Tap all other partners there."),
    ("Count", "item", "Tap X untapped partners of yours. Gain X points."),
]
AT: Final = "Dune Sea"
RISING: Final[list[Written]] = [
    ("Bell", "partner", "When this is tapped, gain 1 point."),
    ("Curfew", "item", "Tap all partners."),
    ("Morning", "partner", "When this becomes untapped, gain 2 points."),
    ("Novice", "partner", "This can't attack the turn it enters."),
    ("Titan", "partner", "As long as this has power 3 or more, this has +1 point value."),
    ("Choir", "supporter", "Your partners have +1 power."),
    ("Trap", "course", "When a partner enters here, if it has power 2 or less, tap it."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own; each of these partners has power 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS, *RISING)


@pytest.mark.parametrize(
    ("attacker", "defender", "zone"),
    [("Plain", "Wall", "at a course"), ("Lancer", "Wall", "discard"), ("Wall", "Plain", "discard")],
)
def test_power_counts_in_a_battle_for_its_role(own: CourseGame, attacker: str, defender: str, zone: str) -> None:
    table = Scene(own)(player(world_map=[course(AT, attacker, partner(defender, of=1))]), player())

    table.do(f"Battle at Dune Sea with {attacker}")

    assert table.zone(defender) == zone
    assert table.power(attacker) == 2


def test_a_card_waits_for_a_die(own: CourseGame) -> None:
    table = Scene(own)(player(hand=["Die"], home=["Gambler"], deck=twelve_others()), player(), chance=[6])

    table.do("Play Die")

    assert table.points[0] == 4


@pytest.mark.parametrize("rolled", [1, 3])
def test_chance_chooses_one(own: CourseGame, rolled: int) -> None:
    table = Scene(own)(player(hand=["Wheel of Fate"], deck=twelve_others()), player(), chance=[rolled])

    table.do("Play Wheel of Fate")

    assert table.points[0] == rolled
    assert f"Player 1 rolls a {rolled}." in table.told()


def test_a_partner_of_the_discard_pile_enters_tapped(own: CourseGame) -> None:
    mine = player(hand=["Revival"], discard=["Twig"], world_map=[course(AT)], deck=twelve_others())
    table = Scene(own)(mine, player())

    table.do("Play Revival")

    assert (table.at("Twig"), table.tapped("Twig")) == (AT, [True])


def test_a_partner_of_the_discard_pile_is_paid_for_where_the_text_does_not_say_otherwise(own: CourseGame) -> None:
    mine = player(hand=["Ransom"], discard=["Sir Thistle", "Aki"], home=["Bell Ringer"], deck=twelve_others())
    table = Scene(own)(mine, player(world_map=[course(AT)]))

    table.do("Play Ransom")

    assert (table.at("Aki"), table.tapped("Bell Ringer")) == (AT, [True])
    assert table.zone("Sir Thistle") == "discard"


def test_a_partner_of_the_discard_pile_that_cannot_be_paid_does_not_enter(own: CourseGame) -> None:
    mine = player(hand=["Hearth"], discard=["Aki"], home=[tapped("Bell Ringer")], deck=twelve_others())
    table = Scene(own)(mine, player(world_map=[course(AT)]))

    table.do("Enter Hearth")

    assert (table.zone("Aki"), table.asked) == ("discard", "Your main phase: what do you do?")


def test_a_partner_of_the_discard_pile_that_enters_here_is_paid_for(own: CourseGame) -> None:
    mine = player(hand=["Hearth"], discard=["Aki"], home=["Bell Ringer"], deck=twelve_others())
    table = Scene(own)(mine, player(world_map=[course(AT), course("Mossy Keep")]))

    table.do("Enter Hearth", "At Mossy Keep", "Yes")

    assert (table.at("Aki"), table.tapped("Bell Ringer")) == ("Mossy Keep", [True])


def test_a_partner_of_the_hand_enters_beside_another(own: CourseGame) -> None:
    mine = player(hand=["Door", "Twig"], world_map=[course(AT), course("Mossy Keep")], deck=twelve_others())
    table = Scene(own)(mine, player())

    table.do("Enter Door", "At Mossy Keep")
    table.do("Yes", "Twig")

    assert table.at("Twig") == "Mossy Keep"


def test_a_course_that_was_turned_over_can_be_spoken_of(own: CourseGame) -> None:
    mine = player(hand=["Blanket"], course_deck=["Mossy Keep"], world_map=[course(AT)], deck=twelve_others())
    table = Scene(own)(mine, player())
    printed = next(card.stars for card in own.prints if card.name == "Mossy Keep")

    table.do("Play Blanket")

    assert table.state.stars(table.piece("Mossy Keep")) == max(0, printed - 2)


def test_all_others_where_a_partner_moved_are_tapped(own: CourseGame) -> None:
    maps = [course(AT, "Plain"), course("Mossy Keep", "Twig", partner("Aki", of=1))]
    table = Scene(own)(player(hand=["Bully"], world_map=maps, deck=twelve_others()), player())

    table.do("Play Bully", "Plain")

    assert table.tapped("Plain", "Twig", "Aki") == [False, True, True]


def test_as_many_points_as_partners_that_were_tapped(own: CourseGame) -> None:
    mine = player(hand=["Count"], world_map=[course(AT, "Plain", "Twig")], deck=twelve_others())
    table = Scene(own)(mine, player())

    table.do("Play Count", "Plain", "Twig")

    assert table.points[0] == 2


# -- Tapped, fresh and strong ------------------------------------------------------------------------------------------


def test_a_card_acts_when_it_becomes_tapped_for_whatever_reason(own: CourseGame) -> None:
    maps = [course(AT, "Bell"), course("Mossy Keep")]
    table = Scene(own)(player(world_map=maps, deck=twelve_others()), player())

    table.do("Move Bell")

    assert table.points[0] == 1


def test_a_card_acts_when_it_becomes_untapped(own: CourseGame) -> None:
    mine = player(world_map=[course(AT, partner("Morning", tapped=True))], deck=twelve_others())
    table = Scene(own)(mine, player(deck=twelve_others()))

    table.end_turns(2)

    assert table.points[0] == 2


def test_a_partner_does_not_attack_in_the_turn_in_which_it_entered(own: CourseGame) -> None:
    mine = player(world_map=[course(AT, partner("Twig", of=1))], hand=["Novice"], deck=twelve_others())
    table = Scene(own)(mine, player(deck=twelve_others()))

    table.do("Enter Novice")
    now = table.can(Battle, "Novice")
    table.end_turns(2)

    assert (now, table.can(Battle, "Novice")) == (False, True)


@pytest.mark.parametrize(("home", "worth"), [([], 1), (["Choir"], 2)])
def test_something_is_so_of_a_strong_card(own: CourseGame, home: list[str], worth: int) -> None:
    table = Scene(own)(player(world_map=[course(AT, "Titan")], home=home), player())

    assert table.state.point_value(table.piece("Titan")) == worth


@pytest.mark.parametrize(("home", "tapped"), [([], [True]), (["Choir"], [False])])
def test_something_happens_to_a_weak_card(own: CourseGame, home: list[str], tapped: list[bool]) -> None:
    mine = player(world_map=[course("Trap")], hand=["Novice"], home=home, deck=twelve_others())
    table = Scene(own)(mine, player())

    table.do("Enter Novice")

    assert table.tapped("Novice") == tapped


@pytest.mark.parametrize(("before", "points"), [(False, 1), (True, 0)])
def test_a_partner_that_is_tapped_already_does_not_become_tapped(own: CourseGame, *, before: bool, points: int) -> None:
    there = course(AT, partner("Bell", tapped=before))
    table = Scene(own)(player(hand=["Curfew"], world_map=[there], deck=twelve_others()), player())

    table.do("Play Curfew")

    assert table.points[0] == points
    assert ("Bell is tapped." in table.told()) is not before
