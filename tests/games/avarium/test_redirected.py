"""Schemes whose targets another player chooses, in Avarium Academy."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, player

SCHEMES: Final = [
    ("Bolt", "scheme", "Expel target enemy student."),
    ("Drain", "scheme", "Target enemy loses 3 Merit."),
    ("Gift", "scheme", "Gain 1 Merit."),
    ("Duel", "scheme", "Deal 2 damage to target idol or student."),
    ("Detour", "scheme", "SURPRISE: Change the target of target scheme."),
    ("Switch", "scheme", "SURPRISE: Change the target of target scheme to another student."),
]
STUDENTS: Final = [
    ("Guide", "student", "When an enemy plays a scheme, you may change its target."),
    ("One", "student", "I can support fights despite Attack Tokens."),
    ("Two", "student", "I can support fights despite Attack Tokens."),
    ("Mine", "student", "I can support fights despite Attack Tokens."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *SCHEMES, *STUDENTS)


def school(own: AvariumGame, played: str, *answers: str, theirs: list[Any], more: tuple[Any, ...] = ()) -> Table:
    """A table at which a scheme has been played, and these were chosen where they could be."""
    table = Scene(own)(
        player("Kumara RAJ", students=["Mine"], hand=[played], reputation=9, merit=20),
        player("Hatsurugi TOUKA", students=theirs, hand=["Detour", "Switch"], reputation=9, merit=20),
        *more,
    )
    table.do(f"Play {played}")
    for answer in answers:
        while not table.can(answer) and table.can("Spend 1 Reputation"):
            table.do("Spend 1 Reputation")
        if table.can(answer):
            table.do(answer)
    while table.can("Spend 1 Reputation"):
        table.do("Spend 1 Reputation")
    return table


def test_another_player_chooses_whom_a_scheme_concerns(own: AvariumGame) -> None:
    table = school(own, "Bolt", "One", "Play Detour", theirs=["One", "Two"])
    while not table.can("Two"):
        table.do("Pass")
    options = [option for option in table.options if option in ("One", "Two", "Mine")]
    table.do("Two")
    table.passes()

    assert options == ["One", "Two"]
    assert table.expelled == ["Two"]


def test_it_can_be_told_who_is_aimed_at_now(own: AvariumGame) -> None:
    table = school(own, "Bolt", "One", "Play Detour", theirs=["One", "Two"])
    while not table.can("Two"):
        table.do("Pass")
    table.do("Two")

    assert "Bolt is aimed at Two." in table.told()


def test_a_scheme_without_targets_stays_as_it_is(own: AvariumGame) -> None:
    table = school(own, "Gift", "Play Detour", theirs=["One"])
    table.passes()

    assert table.merit[0] == 21


def test_an_enemy_of_the_schemes_player_stays_one(own: AvariumGame) -> None:
    table = school(
        own, "Drain", "Player 2", "Play Detour", theirs=["One"], more=(player("Peppermint KITTY", merit=20),)
    )
    while not table.can("Player 3"):
        table.do("Pass")
    options = [option for option in table.options if option.startswith("Player")]
    table.do("Player 3")
    table.passes()

    assert options == ["Player 2", "Player 3"]
    assert table.merit == [20, 20, 17]


def test_only_another_of_the_sort_that_is_named_takes_its_place(own: AvariumGame) -> None:
    table = school(own, "Duel", "One", "Play Switch", theirs=["One", "Two"])
    while not table.can("Two"):
        table.do("Pass")
    options = list(table.options)
    table.do("Two")
    table.passes()

    assert sorted(options) == ["Mine", "Two"]
    assert table.expelled == ["Two"]


def test_where_there_is_no_other_the_target_stays(own: AvariumGame) -> None:
    table = school(own, "Bolt", "One", "Play Switch", theirs=["One"])
    table.passes()

    assert table.expelled == ["One"]


def test_a_student_may_aim_each_scheme_of_an_enemy_anew(own: AvariumGame) -> None:
    table = school(own, "Bolt", "One", theirs=["One", "Guide"])
    while not table.can("Yes"):
        table.do("Pass")
    table.do("Yes", "Guide")
    table.passes()

    assert table.expelled == ["Guide"]
