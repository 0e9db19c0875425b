"""What players may do instead of being hurt or expelled is answered before anything follows from the damage."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, exhausted, player

PAY: Final = "If I would be expelled, you may pay 2 Reputation instead."
STUDENTS: Final = [
    ("Winner", "student", "When I win a fight, gain 5 Reputation."),
    ("Champion", "student", "I have +4 Defense.\nWhen I win a fight, gain 5 Reputation."),
    ("Hunter", "student", "When I expel an enemy student in a fight, gain 5 Reputation."),
    ("Strong", "student", "I have +4 Combat and +4 Defense."),
    ("Watcher", "student", "When an enemy student is exhausted, gain 1 Reputation."),
    ("Sleeper", "student", "If I would be expelled, you may exhaust me instead."),
    ("Payer", "student", PAY),
    ("Survivor", "student", f"{PAY}\nWhen I survive damage, gain 5 Merit."),
    ("Mourned", "student", f"{PAY}\nWhen I am expelled by an enemy, gain 5 Merit."),
    ("Ducker", "student", "If I would receive damage, you may lose 1 Merit instead."),
    (
        "Guard",
        "student",
        "I have +9 Defense.\nIf another Arts student would receive damage, deal that damage to me instead.",
    ),
    ("Clerk", "student", "If you would lose Merit, draw a card instead."),
]
SCHEMES: Final = [
    ("Purge", "scheme", "Expel all enemy students. Draw a card for each student expelled this way."),
    ("Quake", "scheme", "Deal 3 damage to target student."),
    ("Levy", "scheme", "Each enemy loses 2 Merit and you gain that much."),
    ("Toll", "scheme", "Each enemy loses 2 Merit. Gain 1 Merit for each Merit lost this way."),
    ("Letter", "scheme", "Expel target student."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *STUDENTS, *SCHEMES)


def school(own: AvariumGame, mine: list[Any], theirs: list[Any], **more: Any) -> Table:
    return Scene(own)(
        player("Kumara RAJ", mine, merit=20, reputation=5, **more),
        player("Hatsurugi TOUKA", theirs, merit=20, reputation=5),
    )


def answer(table: Table, said: str) -> None:
    """What is offered is done, or not, and all pass until the fight is over."""
    table.until("Yes")
    table.do(said)
    table.finish_fight()


def fought(own: AvariumGame, mine: list[Any], target: str, said: str, theirs: list[Any] | None = None) -> Table:
    """The first of one side, with the second, attacks this one, and this is the answer to what is offered."""
    table = school(own, mine, theirs or [target])
    table.attack(mine[0], target)
    if len(mine) > 1:
        table.until(f"{mine[1]} supports")
        table.do(f"{mine[1]} supports the attack")
    answer(table, said)
    return table


@pytest.mark.rule("avarium", "D30")
def test_a_ready_fighter_is_exhausted_instead_of_being_expelled(own: AvariumGame) -> None:
    table = fought(own, ["Strong"], "Sleeper", "Yes")

    assert (table.students(1), table.exhausted("Sleeper")) == (["Sleeper"], [True])


@pytest.mark.rule("avarium", "D30")
def test_who_is_expelled_after_all_is_not_exhausted_first(own: AvariumGame) -> None:
    table = school(own, ["Strong", "Watcher"], ["Payer"])
    table.attack("Strong", "Payer")
    answer(table, "No")

    assert (table.expelled, table.reputation[0]) == (["Payer"], 5)


@pytest.mark.rule("avarium", "D30")
def test_who_is_saved_is_exhausted_by_the_damage(own: AvariumGame) -> None:
    table = fought(own, ["Strong"], "Payer", "Yes")

    assert (table.exhausted("Payer"), table.reputation[1]) == ([True], 3)


@pytest.mark.rule("avarium", "S7")
@pytest.mark.parametrize(("said", "reputation"), [("Yes", 5), ("No", 10)])
def test_a_party_wins_if_the_enemy_leader_is_expelled_after_all(own: AvariumGame, said: str, reputation: int) -> None:
    table = fought(own, ["Winner", "Strong"], "Payer", said)

    assert table.reputation[0] == reputation


@pytest.mark.rule("avarium", "D30")
@pytest.mark.parametrize(("said", "reputation"), [("Yes", 5), ("No", 10)])
def test_who_is_expelled_after_all_is_expelled_by_the_fight(own: AvariumGame, said: str, reputation: int) -> None:
    table = fought(own, ["Hunter", "Strong"], "Payer", said)

    assert table.reputation[0] == reputation


@pytest.mark.parametrize(("said", "merit"), [("Yes", 25), ("No", 20)])
def test_only_who_stays_survives_the_damage_of_a_fight(own: AvariumGame, said: str, merit: int) -> None:
    table = fought(own, ["Strong"], "Survivor", said)

    assert table.merit[1] == merit


@pytest.mark.parametrize(("said", "merit"), [("Yes", 25), ("No", 20)])
def test_only_who_stays_survives_the_damage_of_a_scheme(own: AvariumGame, said: str, merit: int) -> None:
    table = school(own, [], ["Survivor"], hand=["Quake"])
    table.play("Play Quake", said)

    assert table.merit[1] == merit


@pytest.mark.parametrize("scheme", ["Letter", "Quake"])
def test_who_is_expelled_after_all_is_expelled_by_the_same_card(own: AvariumGame, scheme: str) -> None:
    table = school(own, [], ["Mourned"], hand=[scheme])
    table.play(f"Play {scheme}", "No")

    assert (table.expelled, table.merit[1]) == (["Mourned"], 25)


@pytest.mark.parametrize(("said", "drawn"), [("Yes", 1), ("No", 2)])
def test_students_are_counted_once_it_is_known_who_is_expelled(own: AvariumGame, said: str, drawn: int) -> None:
    table = school(own, [], ["Payer", "Winner"], hand=["Purge"])
    table.play("Play Purge", said)

    assert len(table.hand(0)) == drawn


@pytest.mark.parametrize(("said", "left"), [("Yes", ["Ducker"]), ("No", [])])
def test_damage_that_comes_after_all_is_dealt_with_the_rest(own: AvariumGame, said: str, left: list[str]) -> None:
    table = fought(own, ["Winner", "Strong"], "Ducker", said)

    assert (table.students(1), table.reputation[0]) == (left, 5 if left else 10)


@pytest.mark.rule("avarium", "S7")
def test_an_idol_that_loses_no_merit_has_lost_no_fight(own: AvariumGame) -> None:
    table = school(own, ["Champion"], [exhausted("Clerk")])
    table.fight("Champion", "Hatsurugi TOUKA")

    assert (table.merit[1], table.students(0), table.reputation[0]) == (20, ["Champion"], 5)


@pytest.mark.rule("avarium", "S7")
@pytest.mark.parametrize(("said", "merit", "reputation"), [("Yes", 20, 5), ("No", 19, 10)])
def test_who_may_go_instead_of_merit_decides_who_wins(
    own: AvariumGame, said: str, merit: int, reputation: int
) -> None:  # fmt: skip
    table = school(own, ["Champion"], [exhausted("Volunteer Scapegoat")])
    table.attack("Champion", "Hatsurugi TOUKA")
    answer(table, said)

    assert (table.merit[1], table.reputation[0]) == (merit, reputation)


@pytest.mark.parametrize("scheme", ["Levy", "Toll"])
@pytest.mark.parametrize(("said", "merit"), [("Yes", [20, 20]), ("No", [22, 18])])
def test_merit_is_counted_once_it_is_known_how_much_is_lost(
    own: AvariumGame, scheme: str, said: str, merit: list[int]
) -> None:
    table = school(own, [], ["Volunteer Scapegoat"], hand=[scheme])
    table.play(f"Play {scheme}", said)

    assert table.merit == merit
