"""Damage that is more or doubled, taken in another's place, survived, or dealt by Defense, in Avarium Academy."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, exhausted, player

CARDS: Final = [
    ("Plain", "student", "I can be exhausted to play schemes of any cost."),
    ("Wide", "student", "I have +5 Defense."),
    ("Mighty", "student", "I have +3 Combat and +5 Defense."),
    ("Doubler", "student", "I deal double damage to idols."),
    ("Sharper", "student", "I deal 2 more damage to idols.\nEXHAUST: Deal 1 damage to target enemy idol."),
    ("Leader", "student", "Students in my class deal 1 more damage to students."),
    ("Tough", "student", "I have +4 Defense.\nWhen I receive damage and survive, put a +1 Combat counter on me."),
    ("Watcher", "student", "When an enemy student survives fight damage, gain 3 Merit."),
    ("Guard", "student", "I have +2 Defense.\nIf another student in my class would take damage, redirect it to me."),
    ("Shield", "student", "I have +5 Defense.\nRedirect all damage dealt to my idol to me."),
    ("Wall", "student", "I deal damage equal to my Defense instead of my Combat."),
    ("Ping", "scheme", "Deal 2 damage to target student."),
    ("Stance", "scheme", "Until the end of the turn, your students deal damage equal to their Defense instead."),
    ("Truce", "scheme", "End the fight. Exhaust the attacker."),
]  # fmt: skip
TOUKA: Final = "Hatsurugi TOUKA"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def school(own: AvariumGame, mine: list[Any], theirs: list[Any], hand: tuple[str, ...] = ()) -> Table:
    table = Scene(own)(
        player("Kumara RAJ", students=mine, merit=10, reputation=9, hand=list(hand)),
        player(TOUKA, students=theirs, merit=20, reputation=0),
    )
    table.state.turns = [5, 5]
    return table


@pytest.mark.parametrize(
    ("mine", "supports", "merit"),
    [
        (["Doubler"], [], 18),
        (["Doubler", "Plain"], ["Plain supports the attack"], 17),
        (["Plain", "Doubler"], ["Doubler supports the attack"], 17),
        (["Sharper"], [], 17),
    ],
)
def test_each_of_a_party_deals_its_own_damage_more_often(
    own: AvariumGame, mine: list[Any], supports: list[str], merit: int
) -> None:
    table = school(own, mine, [])
    table.fight(mine[0], TOUKA, *supports)

    assert table.merit[1] == merit


def test_damage_by_its_text_is_more_as_well(own: AvariumGame) -> None:
    table = school(own, ["Sharper"], [])
    table.play("Use Sharper")

    assert table.merit[1] == 17


def test_damage_to_students_is_more_by_another_student(own: AvariumGame) -> None:
    table = school(own, ["Plain", "Leader"], ["Watcher"])
    table.fight("Plain", "Watcher")

    assert table.expelled == ["Watcher"]


def test_who_survives_damage_grows_by_it(own: AvariumGame) -> None:
    table = school(own, ["Plain"], ["Tough"])
    table.fight("Plain", "Tough")

    assert table.combat("Tough") == 2


@pytest.mark.parametrize(("attacker", "expelled", "merit"), [("Wide", [], 23), ("Plain", ["Plain"], 20)])
def test_who_is_expelled_survives_nothing(own: AvariumGame, attacker: str, expelled: list[str], merit: int) -> None:
    table = school(own, [attacker], ["Watcher", "Mighty"])
    table.fight(attacker, "Mighty")

    assert (table.expelled, table.merit[1]) == (expelled, merit)


def test_another_takes_the_damage_of_a_text(own: AvariumGame) -> None:
    table = school(own, [], ["Guard", "Plain"], hand=("Ping",))
    table.play("Play Ping", "Plain")

    assert table.expelled == []


@pytest.mark.rule("avarium", "F20")
@pytest.mark.parametrize(("ruling", "expelled"), [("no-spill", []), ("spill", ["Guard"])])
def test_another_takes_the_damage_of_a_leader_and_its_own_where_that_goes_past_the_leader(
    own: AvariumGame, ruling: str, expelled: list[str]
) -> None:
    table = Scene(own)(
        player("Kumara RAJ", ["Mighty"]),
        player(TOUKA, ["Plain", "Guard"]),
        rulings={"unexpellable_leader": ruling},
    )
    table.fight("Mighty", "Plain", "Guard supports the defence")

    assert (table.expelled, table.exhausted("Plain")) == (expelled, [False])


def test_damage_to_the_idol_comes_to_a_student(own: AvariumGame) -> None:
    table = school(own, ["Plain"], [exhausted("Shield")])
    table.fight("Plain", TOUKA)

    assert table.merit[1] == 20


def test_who_fights_by_defense_deals_so_much(own: AvariumGame) -> None:
    table = school(own, ["Wall"], [])
    table.fight("Wall", TOUKA)

    assert table.merit[1] == 18


def test_students_fight_by_defense_until_the_end_of_the_turn(own: AvariumGame) -> None:
    table = school(own, ["Wide"], [], hand=("Stance",))
    table.play("Play Stance", "Spend 1 Reputation")
    table.fight("Wide", TOUKA)

    assert table.merit[1] == 13


def test_a_fight_is_ended_by_a_surprise_alone(own: AvariumGame) -> None:
    table = school(own, ["Plain"], [], hand=("Truce",))
    table.attack("Plain", TOUKA)

    assert table.can("Play Truce")
