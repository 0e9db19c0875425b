"""Who supports whom in fights, who is alone there, and who may not support anyone."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, player

CARDS: Final = [
    ("Mentor", "student", "When I support a student in an attack, put a +1 Combat counter on that student."),
    ("Squire", "student", "When I support an attack, the leader gets +2 Combat for that fight."),
    ("Guard", "student", "When I support a defense, gain 3 Merit."),
    ("Exalted", "student", "Whenever an idol or student in my class attacks alone, it gets +1 Combat for that fight."),
    ("Menace", "student", "When I lead an attack, the defending player can't assign a supporter to this fight."),
    ("Plain", "student", "I can be exhausted to play schemes of any cost."),
    ("Wide", "student", "I have +5 Defense."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def school(own: AvariumGame, mine: list[Any], theirs: list[Any]) -> Table:
    table = Scene(own)(
        player("Kumara RAJ", students=mine, merit=10, reputation=9),
        player("Hatsurugi TOUKA", students=theirs, merit=20, reputation=0),
    )
    table.state.turns = [5, 5]
    return table


def test_the_leader_of_an_attack_grows_when_it_is_supported(own: AvariumGame) -> None:
    table = school(own, ["Mentor", "Plain"], ["Wide"])
    table.fight("Plain", "Wide", "Mentor supports the attack")

    assert [table.combat(name) for name in ("Plain", "Mentor")] == [2, 1]


def test_the_leader_is_stronger_for_the_fight_alone(own: AvariumGame) -> None:
    table = school(own, ["Squire", "Plain"], [])
    table.fight("Plain", "Hatsurugi TOUKA", "Squire supports the attack")

    assert table.merit[1] == 16
    assert table.combat("Plain") == 1


def test_who_supports_a_defense_supports_no_attack(own: AvariumGame) -> None:
    table = school(own, ["Plain", "Squire"], ["Guard", "Wide"])
    table.fight("Plain", "Wide", "Guard supports the defence")

    assert table.merit == [10, 23]


@pytest.mark.parametrize(("supports", "merit"), [([], 18), (["Squire supports the attack"], 16)])
def test_who_attacks_alone_is_stronger(own: AvariumGame, supports: list[str], merit: int) -> None:
    table = school(own, ["Exalted", "Plain", "Squire"], [])
    table.fight("Plain", "Hatsurugi TOUKA", *supports)

    assert table.merit[1] == merit


def test_the_defending_player_assigns_no_supporter_in_that_fight(own: AvariumGame) -> None:
    table = school(own, ["Menace", "Plain"], ["Wide", "Guard"])
    table.attack("Menace", "Wide")
    seen = []
    while table.state.fighting:
        seen += [option for option in table.options if option.startswith("Guard")]
        table.do("Pass" if table.responding else "No support")
    table.passes()
    table.attack("Plain", "Wide")
    table.until("Guard supports the defence")

    assert seen == []
