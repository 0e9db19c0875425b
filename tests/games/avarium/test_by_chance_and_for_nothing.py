"""Students by chance, recruits for nothing, values that are equal to something, by the texts of cards, in Avarium."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from rulebound.games.avarium.zones import LIBRARY
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, cast, player

STUDENTS: Final = [
    ("Mirror", "student", "I have Combat equal to the number of students in my class."),
    ("Thrifty", "student", "Once per turn, you may spend 1 Reputation to draw a card."),
    ("Plain", "student", "I can support fights despite Attack Tokens."),
    ("Other", "student", "I can support fights despite Attack Tokens."),
    ("Third", "student", "I can support fights despite Attack Tokens."),
    ("Strong", "student", "I have +4 Combat and +4 Defense."),
    ("Closed", "student", "Players cannot recruit students."),
]
SCHEMES: Final = [
    ("Lots", "scheme", "Expel a random enemy student."),
    ("Two Lots", "scheme", "Exhaust two random enemy students."),
    ("Free Seat", "scheme", "Recruit a student with cost 1 or less for free."),
    ("Shuffle", "scheme", "Shuffle the Trash Pile into the Library."),
    ("Tax", "scheme", "Target player loses half their Reputation."),
    ("Duel", "scheme", "Target student in your class fights target enemy student."),
    ("Double", "scheme", "Double your Merit."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2; all cost 1."""
    return game_with(tmp_path_factory.mktemp("cards"), *STUDENTS, *SCHEMES)


def school(own: AvariumGame, mine: dict[str, Any], theirs: dict[str, Any], **scene: Any) -> Table:
    return Scene(own)(
        player("Kumara RAJ", **{"reputation": 9, "merit": 20, **mine}),
        player("Hatsurugi TOUKA", **{"reputation": 9, "merit": 20, **theirs}),
        **scene,
    )


def test_chance_says_who_is_expelled(own: AvariumGame) -> None:
    table = school(own, {"hand": ["Lots"]}, {"students": ["Plain", "Other", "Third"]}, chance=[2])
    first, second, third = sorted([table.piece(name) for name in ("Plain", "Other", "Third")])
    cast(table, "Lots")

    assert table.state.zone[second] != table.state.zone[first] == table.state.zone[third]


def test_chance_takes_each_of_several_once(own: AvariumGame) -> None:
    table = school(own, {"hand": ["Two Lots"]}, {"students": ["Plain", "Other"]}, chance=[1, 1])
    cast(table, "Two Lots")

    assert table.exhausted("Plain", "Other") == [True, True]


def test_a_student_is_recruited_for_nothing(own: AvariumGame) -> None:
    table = school(
        own, {"hand": ["Free Seat"], "reputation": 1}, {}, courtyard=["Plain", "Vice President of Everything"]
    )
    cast(table, "Free Seat", "Plain")

    assert table.hallway(0) == ["Plain"]
    assert table.reputation[0] == 0


def test_who_cannot_recruit_recruits_for_nothing_neither(own: AvariumGame) -> None:
    table = school(own, {"hand": ["Free Seat"], "students": ["Closed"]}, {}, courtyard=["Plain"])
    cast(table, "Free Seat")

    assert table.hallway(0) == []


def test_combat_can_be_equal_to_a_number(own: AvariumGame) -> None:
    table = school(own, {"students": ["Mirror", "Plain", "Other"]}, {"students": ["Third"]})

    assert [table.combat("Mirror"), table.combat("Plain")] == [3, 1]


def test_the_trash_pile_goes_into_the_library(own: AvariumGame) -> None:
    table = school(own, {"hand": ["Shuffle"]}, {}, **{"trash pile": ["Lots", "Tax"]})
    before = len(table.state.cards_in(LIBRARY))
    cast(table, "Shuffle")

    assert table.trashed == ["Shuffle"]
    assert len(table.state.cards_in(LIBRARY)) == before + 2


@pytest.mark.parametrize(("whom", "reputation"), [("Player 1", [4, 9]), ("Player 2", [8, 5])])
def test_any_player_can_be_a_target(own: AvariumGame, whom: str, reputation: list[int]) -> None:
    table = school(own, {"hand": ["Tax"]}, {})
    cast(table, "Tax", whom)

    assert table.reputation == reputation


def test_merit_is_doubled(own: AvariumGame) -> None:
    table = school(own, {"hand": ["Double"]}, {})
    cast(table, "Double")

    assert table.merit[0] == 40


def test_an_offer_once_each_turn_is_an_ability(own: AvariumGame) -> None:
    table = school(own, {"students": ["Thrifty"]}, {})
    table.play("Use Thrifty")

    assert table.reputation[0] == 8
    assert not table.can("Use Thrifty")


@pytest.mark.parametrize(
    ("mine", "theirs", "expelled"),
    [("Strong", "Other", ["Other"]), ("Plain", "Strong", ["Plain"]), ("Plain", "Other", [])],
)
def test_two_students_strike_each_other_outside_of_fights(
    own: AvariumGame, mine: str, theirs: str, expelled: list[str]
) -> None:  # fmt: skip
    table = school(own, {"hand": ["Duel"], "students": [mine]}, {"students": [theirs]})
    cast(table, "Duel", mine, theirs)

    assert table.expelled == expelled
    assert [table.token(name) for name in (mine, theirs) if name not in expelled] == [False] * (2 - len(expelled))


def test_both_strike_with_the_combat_that_they_had(own: AvariumGame) -> None:
    table = school(own, {"hand": ["Duel"], "students": ["Mirror"]}, {"students": ["Strong"]})
    table.state.change("combat", table.piece("Mirror"), 9, "until the end of the turn", 0, 0)
    cast(table, "Duel", "Mirror", "Strong")

    assert sorted(table.expelled) == ["Mirror", "Strong"]


def test_three_do_not_strike_each_other(own: AvariumGame) -> None:
    fault = own.card_files.fault("Three target students deal damage equal to their Combat to each other.", "scheme")

    assert "two strike each other" in fault
