"""What the first scheme or student of each enemy costs in a turn, and schemes that wait for an occasion."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium.effects import Play
from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, cast, player

CARDS: Final = [
    ("Taxer", "student", "The first scheme each enemy plays each turn costs 2 Reputation more."),
    ("Gate", "student", "The first student each enemy recruits each turn costs 2 Reputation more."),
    ("Cheap", "student", "The first SURPRISE scheme you play each turn costs 1 Reputation less."),
    ("Plain", "student", "I can be exhausted to play schemes of any cost."),
    ("One", "student", "I can be exhausted to play schemes of any cost."),
    ("Two", "student", "I can be exhausted to play schemes of any cost."),
    ("Gift", "scheme", "Gain 1 Merit."),
    ("More", "scheme", "Gain 1 Merit."),
    ("Swift", "scheme", "SURPRISE: Gain 1 Merit."),
    ("Wall", "scheme", "SURPRISE: Play this only when an enemy attacks your idol. End the fight."),
    ("Fog", "scheme", "SURPRISE: Prevent all damage that would be dealt to students in your class for that fight."),
    ("Fence", "student", "Your enemies' students cost 1 Reputation more to recruit."),
    ("Cover", "scheme", "SURPRISE: Prevent the next 3 damage that would be dealt to your idol this turn."),
    ("Aid", "scheme", "SURPRISE: Use this scheme only if you have 5 or less Merit. Gain 5 Merit."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Schemes and students cost 1."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def school(own: AvariumGame, mine: dict[str, Any], theirs: dict[str, Any]) -> Table:
    table = Scene(own)(
        player("Kumara RAJ", merit=10, reputation=9, **mine),
        player("Hatsurugi TOUKA", merit=20, reputation=9, **theirs),
        courtyard=["One", "Two"],
    )
    table.state.turns = [5, 5]
    return table


def test_the_first_scheme_of_an_enemy_costs_more(own: AvariumGame) -> None:
    table = school(own, {"hand": ["Gift", "More"]}, {"students": ["Taxer"]})
    paid = []
    for scheme in ("Gift", "More"):
        before = table.reputation[0]
        table.play(f"Play {scheme}")
        paid.append(before - table.reputation[0])

    assert paid == [3, 1]


def test_ones_own_first_scheme_costs_what_it_says(own: AvariumGame) -> None:
    table = school(own, {"students": ["Taxer"], "hand": ["Gift"]}, {})
    cast(table, "Gift")

    assert table.reputation[0] == 8


def test_the_first_recruit_of_an_enemy_costs_more(own: AvariumGame) -> None:
    table = school(own, {}, {"students": ["Gate"]})
    paid = []
    for name in ("One", "Two"):
        before = table.reputation[0]
        table.play(f"Recruit {name}")
        paid.append(before - table.reputation[0])

    assert paid == [3, 1]


def test_the_first_surprise_of_a_turn_is_cheaper_whatever_was_played_before(own: AvariumGame) -> None:
    table = school(own, {"students": ["Cheap"], "hand": ["Gift", "Swift"]}, {})
    cast(table, "Gift")
    table.play("Play Swift")

    assert table.reputation[0] == 8


def test_a_fight_ends_before_any_damage(own: AvariumGame) -> None:
    table = school(own, {"students": ["Plain"]}, {"hand": ["Wall"]})
    table.attack("Plain", "Hatsurugi TOUKA")
    table.until("Play Wall")
    table.do("Play Wall")
    table.finish_fight()

    assert table.merit == [10, 20]
    assert not table.state.fighting


def test_what_waits_for_an_attack_on_the_idol_is_not_played_in_others(own: AvariumGame) -> None:
    table = school(own, {"students": ["Plain"]}, {"students": ["Taxer"], "hand": ["Wall"]})
    before = table.why_not(Play, "Wall", 1)
    table.attack("Plain", "Taxer")

    assert before is not None
    assert table.why_not(Play, "Wall", 1) is not None


@pytest.mark.parametrize(("merit", "can"), [(5, True), (6, False)])
def test_a_scheme_waits_for_what_it_says(own: AvariumGame, merit: int, can: bool) -> None:  # noqa: FBT001
    table = Scene(own)(player("Kumara RAJ", hand=["Aid"], merit=merit, reputation=9), player("Hatsurugi TOUKA"))

    assert table.can("Play Aid") == can


def test_fight_damage_is_prevented_for_that_fight_alone(own: AvariumGame) -> None:
    table = school(own, {"students": ["Plain"]}, {"students": ["Taxer"], "hand": ["Fog"]})
    table.attack("Plain", "Taxer")
    table.until("Play Fog")
    table.do("Play Fog")
    table.do("Spend 1 Reputation")
    table.finish_fight()

    assert table.exhausted("Taxer", "Plain") == [False, True]
    assert [one.value for one in table.state.modifiers if one.value == "shield"] == []


def test_recruiting_costs_enemies_more(own: AvariumGame) -> None:
    table = school(own, {}, {"students": ["Fence"]})
    before = table.reputation[0]
    table.play("Recruit One")

    assert before - table.reputation[0] == 2


def test_the_next_damage_to_the_idol_is_prevented(own: AvariumGame) -> None:
    table = school(own, {"students": ["Plain"]}, {"hand": ["Cover"]})
    table.attack("Plain", "Hatsurugi TOUKA")
    table.until("Play Cover")
    table.do("Play Cover")
    table.finish_fight()

    assert table.merit[1] == 20
