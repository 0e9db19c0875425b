"""Damage that is dealt, in fights and by texts: what cards do then, and what they prevent."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, cast, player

ZAP: Final = "EXHAUST: Deal 2 damage to target idol or student."
CRUSH: Final = "When I expel a student in a fight, its player loses Merit equal to my Combat minus its Defense."
CARDS: Final = [
    ("Leech", "student", "When I deal damage to an enemy idol, gain that much Merit."),
    ("Fighter", "student", "When I deal fight damage to an enemy idol, gain that much Merit."),
    ("Zapper", "student", f"{ZAP}\nWhen I deal damage to an idol, draw a card."),
    ("Angry", "student", "When I receive damage, gain that much Reputation."),
    ("Spiky", "student", "When I receive fight damage, deal 2 damage to the attacker."),
    ("Barrier", "student", "The first time I would be dealt damage each turn, prevent that damage."),
    ("Tough", "student", "If I would receive damage, prevent 1 of that damage."),
    ("Warded", "student", "If I would receive damage, you may trash a card instead."),
    ("Crusher", "student", CRUSH),
    ("Nurse", "student", "If another student in my class would receive damage, deal that damage to me instead."),
    ("Helper", "student", "I can attack idols behind ready students."),
    ("Plain", "student", "I can be exhausted to play schemes of any cost."),
    ("Bolt", "scheme", "Deal 1 damage to target idol or student."),
    ("Blast", "scheme", "Deal 2 damage to target idol or student."),
    ("Again", "scheme", "Deal 2 damage to target student."),
    ("Grow", "scheme", "All students in your class get +3 Combat until the end of the turn."),
]  # fmt: skip


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def school(own: AvariumGame, mine: list[Any], theirs: list[Any], hand: tuple[str, ...] = (), **more: Any) -> Table:
    table = Scene(own)(
        player("Kumara RAJ", students=mine, hand=list(hand), merit=10, reputation=9),
        player("Hatsurugi TOUKA", students=theirs, merit=20, reputation=0, **more),
    )
    table.state.turns = [5, 5]
    return table


@pytest.mark.parametrize(("grows", "merit"), [(False, [11, 19]), (True, [14, 16])])
def test_as_much_merit_is_gained_as_damage_was_dealt(own: AvariumGame, grows: bool, merit: list[int]) -> None:  # noqa: FBT001
    table = school(own, ["Leech"], [], hand=("Grow",))
    if grows:
        cast(table, "Grow")
    table.fight("Leech", "Hatsurugi TOUKA")

    assert table.merit == merit


@pytest.mark.parametrize(("grows", "expelled"), [(False, []), (True, ["Nurse"])])
def test_who_takes_damage_for_others_takes_that_of_a_fight_of_theirs(
    own: AvariumGame,
    grows: bool,  # noqa: FBT001
    expelled: list[str],
) -> None:
    table = school(own, ["Plain"], ["Helper", "Nurse"], hand=("Grow",))
    if grows:
        cast(table, "Grow")
    table.fight("Plain", "Helper")

    assert table.expelled == expelled
    assert table.exhausted("Helper") == [False]
    assert grows or table.exhausted("Nurse") == [True]


def test_who_takes_damage_for_others_takes_that_of_a_text(own: AvariumGame) -> None:
    table = school(own, [], ["Helper", "Nurse"], hand=("Blast",))
    cast(table, "Blast", "Helper")

    assert table.expelled == ["Nurse"]


def test_a_party_deals_its_damage_together(own: AvariumGame) -> None:
    table = school(own, ["Leech", "Plain"], [])
    table.fight("Plain", "Hatsurugi TOUKA", "Leech supports the attack")

    assert table.merit == [12, 18]


def test_damage_by_another_card_is_not_dealt_by_it(own: AvariumGame) -> None:
    table = school(own, ["Leech"], [], hand=("Blast",))
    cast(table, "Blast", "Hatsurugi TOUKA")

    assert table.merit == [10, 18]


def test_damage_by_its_text_is_dealt_by_it(own: AvariumGame) -> None:
    table = school(own, ["Zapper", "Fighter"], [])
    before = len(table.hand(0))
    table.play("Use Zapper", "Hatsurugi TOUKA")

    assert len(table.hand(0)) == before + 1
    assert table.merit == [10, 18]


@pytest.mark.parametrize(("scheme", "reputation"), [("Bolt", 1), ("Blast", 2)])
def test_damage_by_a_text_is_received(own: AvariumGame, scheme: str, reputation: int) -> None:
    table = school(own, [], ["Angry"], hand=(scheme,))
    cast(table, scheme, "Angry")

    assert table.reputation[1] == reputation


def test_damage_in_a_fight_is_received_too(own: AvariumGame) -> None:
    table = school(own, ["Plain"], ["Angry"])
    table.fight("Plain", "Angry")

    assert table.reputation[1] == 1


def test_the_attacker_is_hurt_by_who_receives_fight_damage(own: AvariumGame) -> None:
    table = school(own, ["Plain"], ["Spiky"])
    table.fight("Plain", "Spiky")

    assert table.expelled == ["Plain"]


def test_the_first_damage_of_a_turn_is_prevented_and_no_later_one(own: AvariumGame) -> None:
    table = school(own, [], ["Barrier"], hand=("Blast", "Again"))
    cast(table, "Blast", "Barrier")
    first = table.expelled[:]
    cast(table, "Again", "Barrier")

    assert first == []
    assert table.expelled == ["Barrier"]


def test_prevented_fight_damage_does_not_exhaust(own: AvariumGame) -> None:
    table = school(own, ["Plain"], ["Barrier"])
    table.fight("Plain", "Barrier")

    assert table.exhausted("Barrier", "Plain") == [False, True]


def test_some_of_the_damage_is_prevented(own: AvariumGame) -> None:
    table = school(own, [], ["Tough"], hand=("Blast",))
    cast(table, "Blast", "Tough")

    assert table.expelled == []


@pytest.mark.parametrize(("answer", "expelled"), [("Yes", []), ("No", ["Warded"])])
def test_something_else_may_be_done_instead_of_damage(own: AvariumGame, answer: str, expelled: list[str]) -> None:
    table = Scene(own)(
        player("Kumara RAJ", hand=["Blast"], merit=10, reputation=9),
        player("Hatsurugi TOUKA", students=["Warded"], hand=["Bolt"], merit=20),
    )
    table.do("Play Blast")
    for said in ("Warded", "Spend 1 Reputation"):
        if table.can(said):
            table.do(said)
    table.passes()
    table.do(answer)
    table.passes()

    assert table.expelled == expelled
    assert ("Bolt" in table.hand(1)) == bool(expelled)


def test_a_player_loses_by_how_much_the_fighter_was_stronger(own: AvariumGame) -> None:
    table = school(own, ["Crusher"], ["Plain"], hand=("Grow",))
    cast(table, "Grow")
    table.fight("Crusher", "Plain")

    assert table.expelled == ["Plain"]
    assert table.merit[1] == 18
