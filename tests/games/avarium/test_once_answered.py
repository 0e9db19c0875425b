"""What follows from an expulsion or from damage once it is known whether a player does something else instead."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, player

SURVIVES: Final = "When I survive damage, gain 5 Merit."
MOURNED: Final = "When I am expelled by an enemy, gain 5 Merit."
PASSES_ON: Final = "If another student in my class would receive damage, deal that damage to me instead."
PROUD: Final = "When I expel an enemy student in a fight, gain 5 Merit."
CARDS: Final = [
    ("Strong", "student", "I have +4 Combat and +4 Defense."),
    ("Plain", "student", ""),
    ("Martyr", "student", f"I have +4 Defense.\nIf I would be exhausted, you may expel me instead.\n{SURVIVES}"),
    ("Mourned", "student", f"If I would be expelled, you may pay 2 Reputation instead.\n{MOURNED}"),
    ("Shield", "student", f"{PASSES_ON}\n{MOURNED}"),
    ("Duellist", "student", f"I have +4 Combat and +4 Defense.\n{PROUD}"),
    ("Blight", "scheme", "All enemy students get -2 Defense until the end of the turn."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def school(own: AvariumGame, mine: list[Any], theirs: list[Any], **more: Any) -> Table:
    return Scene(own)(
        player("Kumara RAJ", mine, merit=20, reputation=5, **more),
        player("Hatsurugi TOUKA", theirs, merit=20, reputation=2),
    )


@pytest.mark.rule("avarium", "D30")
@pytest.mark.parametrize(("said", "merit"), [("Yes", 20), ("No", 25)])
def test_who_goes_instead_of_being_exhausted_has_not_survived(own: AvariumGame, said: str, merit: int) -> None:
    table = school(own, ["Strong"], ["Martyr"])
    table.attack("Strong", "Martyr")
    table.until("Yes")

    table.play(said)

    assert table.merit[1] == merit


@pytest.mark.rule("avarium", "D21")
@pytest.mark.rule("avarium", "D30")
def test_who_has_no_defense_left_goes_with_the_others_once_it_is_answered(own: AvariumGame) -> None:
    table = school(own, [], ["Mourned", "Plain"], hand=["Blight"])
    table.do("Play Blight")
    table.until("Yes")
    meanwhile = table.students(1)

    table.play("No")

    assert (meanwhile, table.students(1)) == (["Mourned", "Plain"], [])


@pytest.mark.rule("avarium", "D21")
def test_who_has_no_defense_left_can_be_saved_once(own: AvariumGame) -> None:
    table = school(own, [], ["Mourned"], hand=["Blight"])

    table.play("Play Blight", "Yes")

    assert (table.students(1), table.reputation[1]) == ([], 0)


def test_who_takes_the_damage_of_a_fight_for_another_is_hurt_by_the_enemy(own: AvariumGame) -> None:
    table = school(own, ["Strong"], ["Plain", "Shield"])

    table.fight("Strong", "Plain")

    assert (table.expelled, table.merit[1]) == (["Shield"], 25)


def test_who_is_expelled_in_place_of_a_fighter_is_expelled_in_the_fight(own: AvariumGame) -> None:
    table = school(own, ["Duellist"], ["Plain", "Shield"])

    table.fight("Duellist", "Plain")

    assert table.expelled == ["Shield"]
    assert table.merit == [25, 25]
