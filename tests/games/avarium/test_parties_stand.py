"""Who attacks or defends alone once parties are complete, who supports the card itself, and who cannot."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, player

CARDS: Final = [
    ("Plain", "student", "I can be exhausted to play schemes of any cost."),
    ("Wide", "student", "I have +5 Defense."),
    ("Loner", "student", "When I lead an attack alone, gain 3 Merit."),
    ("Rester", "student", "When I attack alone, ready me at the end of the fight."),
    ("Stoic", "student", "I have +3 Defense.\nWhen I defend alone, gain 2 Merit."),
    ("Captain", "student", "Each student that supports an attack with me gets +2 Combat for that fight."),
    ("Herald", "student", "When I attack, gain 1 Reputation for each student supporting this fight."),
    ("Snob", "student", "Enemies can't support fights against me."),
    ("Narrow", "student", "I can't be attacked by more than one student."),
    ("Ban", "scheme", "Enemy students cannot support attacks until the end of your next turn."),
]
TOUKA: Final = "Hatsurugi TOUKA"


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def school(own: AvariumGame, mine: list[Any], theirs: list[Any]) -> Table:
    table = Scene(own)(
        player("Kumara RAJ", students=mine, merit=10, reputation=0),
        player(TOUKA, students=theirs, merit=20, reputation=0),
    )
    table.state.turns = [5, 5]
    return table


def supporters(table: Table) -> list[str]:
    """Who could support some side of the fight that is on, until it ends."""
    seen = []
    while table.state.fighting:
        seen += [option for option in table.options if " supports the " in option]
        table.do("Pass" if table.responding else "No support")
    return [one.split(" supports")[0] for one in seen]


@pytest.mark.parametrize(("supports", "merit"), [([], 13), (["Plain supports the attack"], 10)])
def test_who_leads_an_attack_alone_gains(own: AvariumGame, supports: list[str], merit: int) -> None:
    table = school(own, ["Loner", "Plain"], ["Wide"])
    table.fight("Loner", "Wide", *supports)

    assert table.merit[0] == merit


def test_who_attacks_alone_is_ready_after_the_fight(own: AvariumGame) -> None:
    table = school(own, ["Rester"], ["Wide"])
    table.fight("Rester", "Wide")

    assert table.exhausted("Rester") == [False]


@pytest.mark.parametrize(("supports", "merit"), [([], 22), (["Wide supports the defence"], 20)])
def test_who_defends_alone_gains(own: AvariumGame, supports: list[str], merit: int) -> None:
    table = school(own, ["Plain"], ["Stoic", "Wide"])
    table.fight("Plain", "Stoic", *supports)

    assert table.merit[1] == merit


def test_who_supports_the_captain_is_stronger(own: AvariumGame) -> None:
    table = school(own, ["Captain", "Plain"], [])
    table.fight("Captain", TOUKA, "Plain supports the attack")

    assert table.merit[1] == 16


@pytest.mark.parametrize(("supports", "reputation"), [([], 0), (["Plain supports the attack"], 1)])
def test_supporters_are_counted_as_they_come(own: AvariumGame, supports: list[str], reputation: int) -> None:
    table = school(own, ["Herald", "Plain"], ["Wide"])
    table.fight("Herald", "Wide", *supports)

    assert table.reputation[0] == reputation


def test_enemies_support_no_attack_against_it(own: AvariumGame) -> None:
    table = school(own, ["Plain", "Wide"], ["Snob", "Stoic"])
    table.attack("Plain", "Snob")

    assert "Wide" not in supporters(table)


def test_enemies_support_no_defense_against_it(own: AvariumGame) -> None:
    table = school(own, ["Snob", "Plain"], ["Stoic", "Wide"])
    table.attack("Snob", "Stoic")
    against, others = supporters(table), ["Kumara RAJ", "Plain"]

    assert against == others


def test_idols_still_support_where_no_more_students_can(own: AvariumGame) -> None:
    table = school(own, ["Plain", "Wide"], ["Narrow"])
    table.attack("Plain", "Narrow")

    assert [one for one in supporters(table) if one in ("Wide", "Kumara RAJ")] == ["Kumara RAJ"]
