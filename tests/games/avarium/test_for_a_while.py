"""What schemes of Avarium Academy set up for a while or for later, and by whom a student was expelled."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, cast, player

THORNS: Final = "Until your next turn, whenever a student in your class is attacked, deal 2 damage to the attacker."
CLERK: Final = (
    "The first time an enemy recruits a student each turn, that enemy loses 1 Merit for each student in their class."
)
CARDS: Final = [
    ("Wake", "scheme", "Until your next turn, whenever a student is expelled, its player draws a card."),
    ("Thorns", "scheme", THORNS),
    ("Spies", "scheme", "Until your next turn, whenever an enemy plays a scheme, that enemy loses 2 Merit."),
    ("Ledger", "scheme", "Until your next turn, whenever an enemy gains Merit, gain 1 Merit."),
    ("Roll", "scheme", "At the start of your next turn, gain 1 Merit for each student in your class."),
    ("Foe", "scheme", "The next time an enemy plays a scheme, gain 2 Merit."),
    ("Bolt", "scheme", "Expel target student."),
    ("Payday", "scheme", "Gain 3 Merit."),
    ("Heir", "student", "When I am expelled by an enemy, that enemy loses 3 Merit and trashes a card."),
    ("Martyr", "student", "When I am expelled by a fight, expel the attacking leader too."),
    ("Ward", "student", "When another student in my class is expelled by a scheme, gain 2 Merit."),
    ("Gossip", "student", "When another student is expelled, its player loses 1 Merit."),
    ("Clerk", "student", CLERK),
    ("Brute", "student", "When I lead an attack, I get +5 Combat for that fight."),
    ("Bully", "student", "When I lead an attack, exhaust the defender."),
    ("Plain", "student", "I cannot lead attacks."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def after(own: AvariumGame, scheme: str, *more: str, theirs: dict[str, Any], **mine: Any) -> Table:
    """A table at which this scheme has been played, and the turn is over."""
    table = Scene(own)(player(hand=[scheme, *more], reputation=9, **mine), player(**theirs))
    cast(table, scheme)
    return table


def test_until_ones_turn_whoever_loses_a_student_draws(own: AvariumGame) -> None:
    table = after(own, "Wake", "Bolt", students=["Plain"], theirs={"students": ["Clerk", "Brute"]})

    cast(table, "Bolt", "Clerk")
    hands = len(table.hand(0)), len(table.hand(1))

    assert hands == (0, 1)


def test_who_attacks_ones_students_is_hurt(own: AvariumGame) -> None:
    table = after(own, "Thorns", students=["Plain"], theirs={"students": ["Clerk"]})
    table.end_turn()
    table.state.turns = [5, 5]

    table.attack("Clerk", "Plain")

    assert table.expelled == ["Clerk"]


@pytest.mark.parametrize(("scheme", "mine", "theirs"), [("Spies", 0, -1), ("Ledger", 1, 3), ("Foe", 2, 3)])
def test_what_enemies_do_is_waited_for_though_the_scheme_is_in_the_trash_pile(
    own: AvariumGame, scheme: str, mine: int, theirs: int
) -> None:
    table = after(own, scheme, theirs={"hand": ["Payday", "Bolt"], "students": ["Plain"], "reputation": 9})
    before = table.merit[:]
    table.end_turn()

    cast(table, "Payday")
    cast(table, "Bolt", "Plain")

    assert [now - then for now, then in zip(table.merit, before, strict=True)] == [mine, theirs]


def test_ones_own_schemes_are_none_of_an_enemy(own: AvariumGame) -> None:
    table = after(own, "Foe", "Payday", theirs={})
    before = table.merit[0]

    cast(table, "Payday")

    assert table.merit[0] == before + 3


def test_the_scheme_of_an_effect_to_come_still_knows_whose_it_is(own: AvariumGame) -> None:
    table = after(own, "Roll", students=["Plain", "Brute"], theirs={})
    before = table.merit[0]
    table.end_turn()

    table.end_turn()

    assert table.merit[0] == before + 2


def test_an_enemy_pays_for_having_expelled_a_student(own: AvariumGame) -> None:
    table = Scene(own)(player(hand=["Bolt", "Payday"], reputation=9), player(students=["Heir"]), player())
    before = table.merit[:]

    cast(table, "Bolt", "Heir")

    assert [now - then for now, then in zip(table.merit, before, strict=True)] == [-3, 0, 0]
    assert table.hand(0) == []


def test_an_enemy_pays_for_having_expelled_a_student_in_a_fight(own: AvariumGame) -> None:
    table = Scene(own)(player(students=["Brute"], hand=["Payday", "Bolt"]), player(students=["Heir"]))
    table.state.turns = [5, 5]
    before = table.merit[0]

    table.fight("Brute", "Heir")

    assert table.expelled == ["Heir"]
    assert table.merit[0] == before - 3


def test_nobody_pays_for_what_the_player_does(own: AvariumGame) -> None:
    table = Scene(own)(player(students=["Heir"], hand=["Bolt", "Payday"], reputation=9), player(students=["Plain"]))
    before = table.merit[:]

    cast(table, "Bolt", "Heir")

    assert table.merit == before


def test_the_attacking_leader_goes_too(own: AvariumGame) -> None:
    table = Scene(own)(player(students=["Brute"]), player(students=["Martyr"]))
    table.state.turns = [5, 5]

    table.fight("Brute", "Martyr")

    assert sorted(table.expelled) == ["Brute", "Martyr"]


def test_a_scheme_is_no_fight(own: AvariumGame) -> None:
    table = Scene(own)(player(students=["Brute"], hand=["Bolt"], reputation=9), player(students=["Martyr"]))

    cast(table, "Bolt", "Martyr")

    assert table.expelled == ["Martyr"]


@pytest.mark.parametrize(("students", "gained"), [(["Ward", "Plain"], 2), (["Ward"], 0)])
def test_what_a_scheme_expels_is_noticed(own: AvariumGame, students: list[str], gained: int) -> None:
    table = Scene(own)(player(hand=["Bolt"], reputation=9), player(students=students))
    before = table.merit[1]

    cast(table, "Bolt", students[-1])

    assert table.merit[1] == before + gained


def test_the_player_of_the_student_that_is_expelled_loses_merit(own: AvariumGame) -> None:
    table = Scene(own)(player(hand=["Bolt"], reputation=9, students=["Gossip"]), player(students=["Plain"]))
    before = table.merit[:]

    cast(table, "Bolt", "Plain")

    assert table.merit == [before[0], before[1] - 1]


def test_only_the_first_recruiting_of_a_turn_costs_merit_for_each_student(own: AvariumGame) -> None:
    table = Scene(own)(
        player(students=["Plain", "Brute"], reputation=9), player(students=["Clerk"]), courtyard=["Bully", "Ward"]
    )
    before = table.merit[0]

    table.play("Recruit Bully")
    table.play("Recruit Ward")

    assert table.merit[0] == before - 2


def test_the_defender_is_exhausted(own: AvariumGame) -> None:
    table = Scene(own)(player(students=["Bully"]), player(students=["Plain"]))
    table.state.turns = [5, 5]

    table.attack("Bully", "Plain")

    assert table.exhausted("Plain", "Bully") == [True, False]
