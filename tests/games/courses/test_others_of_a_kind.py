"""Whom `other` and `another` leave out: the card with the text, or the one that was spoken of before."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from rulebound.games.courses.game import CourseGame
from tests.games.courses.own_cards import game_with, plays
from tests.games.courses.table import Scene, course, player

CARDS: Final = {
    "Square": ("course", "Partners here have +1 power for each other partner here."),
    "Crowd": ("course", "Each partner here gets -1 power for each other partner here."),
    "Swap": ("item", "Defeat a partner. Untap another partner."),
    "Twins": ("item", "Tap a partner of yours. Then, return another partner of yours to its owner's hand."),
    "Wake": ("supporter", "When a partner of yours enters, untap another partner of yours."),
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own."""
    folder = tmp_path_factory.mktemp("cards")
    return game_with(folder, *[(name, kind, text) for name, (kind, text) in CARDS.items()])


@pytest.mark.parametrize(("place", "by"), [("Square", 1), ("Crowd", -1)])
def test_on_a_course_each_partner_counts_the_rest(own: CourseGame, place: str, by: int) -> None:
    table = Scene(own)(player(world_map=[course(place, "Puddle Inspector", "Aki")]), player())

    printed = [table.state.print_of(table.piece(name)).values()["power"] for name in ("Puddle Inspector", "Aki")]
    assert [table.power(name) for name in ("Puddle Inspector", "Aki")] == [power + by for power in printed]


def test_on_a_course_a_partner_alone_counts_no_partner(own: CourseGame) -> None:
    table = Scene(own)(player(world_map=[course("Square", "Aki")]), player())

    assert table.power("Aki") == table.state.print_of(table.piece("Aki")).values()["power"]


def test_another_partner_is_not_the_one_that_was_chosen_before(own: CourseGame) -> None:
    table = plays(own, "Twins", world_map=[course("Dune Sea", "Aki", "Twig")])

    table.do("Aki")

    assert table.tapped("Aki") == [True]
    assert table.zone("Twig") == "hand"


def test_where_there_is_no_other_one_the_first_stays(own: CourseGame) -> None:
    table = plays(own, "Twins", world_map=[course("Dune Sea", "Aki")])

    assert table.zone("Aki") == "at a course"


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("item", "Tap two partners of yours. Defeat another partner of yours."),
    ],
)
def test_an_other_that_would_leave_out_an_item_is_refused(own: CourseGame, kind: str, text: str) -> None:
    fault = own.card_files.fault(text, kind)

    assert "'other' and 'another' mean other than this card, which is no 'partner'" in fault


def test_on_a_partner_another_one_may_be_the_one_that_was_spoken_of(tmp_path: Path) -> None:
    own = game_with(tmp_path, ("Host", "partner", "When a partner enters here, tap another partner here."))

    assert own.cards["Host"].text == "When a partner enters here, tap another partner here."
