"""What cards make of the end of a fight, in Avarium Academy."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, cast, player

CARDS: Final = [
    ("Witness", "student", "When a fight ends, gain 1 Merit."),
    ("Survivor", "student", "When a fight with me ends, gain 2 Reputation."),
    ("Gazette", "student", "When a fight with another student in your class ends, gain 1 Reputation."),
    ("Plain", "student", "I can support fights despite Attack Tokens."),
    ("Strong", "student", "I have +4 Combat and +4 Defense."),
    ("Truce", "scheme", "SURPRISE: At the end of the fight, draw a card."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def school(own: AvariumGame, mine: list[str], theirs: list[str], hand: list[str] | None = None) -> Table:
    table = Scene(own)(
        player("Kumara RAJ", students=mine, merit=20, reputation=5, hand=hand or []),
        player("Hatsurugi TOUKA", students=theirs, merit=20, reputation=5),
    )
    table.state.turns = [5, 5]
    return table


def test_a_fight_that_ends_is_seen_by_all(own: AvariumGame) -> None:
    table = school(own, ["Strong", "Witness"], ["Plain"])
    table.fight("Strong", "Plain")

    assert table.merit == [21, 20]


@pytest.mark.parametrize(("fighters", "reputation"), [(["Survivor supports the attack"], 7), (["No support"], 5)])
def test_a_student_tells_the_end_of_its_own_fight(own: AvariumGame, fighters: list[str], reputation: int) -> None:
    table = school(own, ["Strong", "Survivor"], ["Plain"])
    table.fight("Strong", "Plain", *fighters)

    assert table.reputation[0] == reputation


@pytest.mark.parametrize(("leader", "reputation"), [("Strong", 6), ("Gazette", 5)])
def test_a_student_tells_the_end_of_the_fights_of_others(own: AvariumGame, leader: str, reputation: int) -> None:
    table = school(own, ["Strong", "Gazette"], ["Plain"])
    table.fight(leader, "Plain")

    assert table.reputation[0] == reputation


def test_who_is_expelled_in_a_fight_does_not_see_its_end(own: AvariumGame) -> None:
    table = school(own, ["Strong"], ["Survivor"])
    table.fight("Strong", "Survivor")

    assert table.expelled == ["Survivor"]
    assert table.reputation == [5, 5]


@pytest.mark.rule("avarium", "B14")
def test_the_end_of_the_fight_comes_only_where_there_is_one(own: AvariumGame) -> None:
    table = school(own, ["Strong"], ["Plain"], hand=["Truce"])
    cast(table, "Truce", "Spend 1 Reputation")
    without = len(table.hand(0))
    table.fight("Strong", "Plain")

    assert (without, len(table.hand(0))) == (0, 0)


def test_what_is_played_in_a_fight_is_done_at_its_end(own: AvariumGame) -> None:
    table = school(own, ["Strong"], ["Plain"], hand=["Truce"])
    table.attack("Strong", "Plain")
    cast(table, "Truce", "Spend 1 Reputation")
    before = len(table.hand(0))
    table.finish_fight()

    assert (before, len(table.hand(0))) == (0, 1)


@pytest.mark.parametrize(
    ("said", "house"),
    [
        ("At the end of a fight, gain 1 Merit.", "When a fight ends, gain 1 Merit."),
        ("After I fight, exhaust me.", "When a fight with me ends, exhaust me."),
        ("When I survive a fight, draw a card.", "When a fight with me ends, draw a card."),
        ("After a fight I took part in, ready me.", "When a fight with me ends, ready me."),
    ],
)
def test_the_end_of_a_fight_is_said_in_many_ways(own: AvariumGame, said: str, house: str) -> None:
    assert str(own.card_files.understood(said, "student")[1]) == house
