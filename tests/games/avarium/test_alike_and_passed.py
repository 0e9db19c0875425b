"""What all students have in common, what is counted by its sort, and cards that are passed on."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from rulebound.games.avarium.zones import COURTYARD
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, cast, player

SWEEP: Final = (
    "Put all students in the Courtyard on the bottom of the School. Gain 1 Merit for each Neutral put there this way."
)
BOTH: Final = "Choose one: Gain 2 Merit; or gain 3 Reputation. If you have 5 or less Merit, choose both instead."
CARDS: Final = [
    ("Allied", "scheme", "If all students in your class are of the same club, gain 5 Merit."),
    ("Mask", "scheme", "Each player passes a card from their hand to the player on their left."),
    ("Volley", "scheme", "Deal 1 damage to target student for each scheme you have played this turn."),
    ("Sweep", "scheme", SWEEP),
    ("Both", "scheme", BOTH),
    ("Gift", "scheme", "Gain 1 Merit."),
    ("Quiet", "scheme", "If no students were expelled this turn, gain 5 Merit."),
    ("Kill", "scheme", "Expel target student."),
    ("Art", "student", "I can be exhausted to play schemes of any cost."),
    ("Artist", "student", "I can be exhausted to play schemes of any cost."),
    ("Strong", "student", "I have +2 Combat."),
    ("Level", "student", "EXHAUST: If all students in my class have the same Combat, gain 5 Merit."),
]  # fmt: skip
COLLECTOR: Final = "You win if you start your turn with two cards in your hand, no two with the same cost."


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students are Neutral and in the Arts, with Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS, ("Collector", "idol", COLLECTOR))


def school(own: AvariumGame, mine: list[Any], *hand: str, merit: int = 10, **scene: Any) -> Table:
    return Scene(own)(
        player("Kumara RAJ", students=mine, hand=list(hand), merit=merit, reputation=9),
        player("Hatsurugi TOUKA", hand=["Gift"], merit=20),
        **scene,
    )


@pytest.mark.parametrize(
    ("students", "merit"), [([], 10), (["Art"], 15), (["Art", "Artist"], 15), (["Art", "Hall Monitor"], 10)]
)
def test_all_students_are_of_one_club_or_not(own: AvariumGame, students: list[str], merit: int) -> None:
    table = school(own, students, "Allied")
    cast(table, "Allied")

    assert table.merit[0] == merit


@pytest.mark.parametrize(("students", "merit"), [(["Art", "Artist"], 15), (["Art", "Strong"], 10)])
def test_all_students_have_one_combat_or_not(own: AvariumGame, students: list[str], merit: int) -> None:
    table = school(own, [*students, "Level"])
    table.play("Use Level")

    assert table.merit[0] == merit


def test_each_player_passes_a_card_on(own: AvariumGame) -> None:
    table = school(own, [], "Mask", "Kill", "Quiet")
    table.do("Play Mask")
    table.passes()
    while table.can("Kill"):
        table.do("Kill")
    table.passes()

    assert sorted(table.hand(0)) == ["Gift", "Quiet"]
    assert table.hand(1) == ["Kill"]


@pytest.mark.parametrize(("before", "expelled"), [([], []), (["Quiet"], ["Art"])])
def test_each_scheme_of_the_turn_is_one_damage(own: AvariumGame, before: list[str], expelled: list[str]) -> None:
    table = school(own, ["Art"], "Volley", *before)
    for scheme in before:
        cast(table, scheme)
    cast(table, "Volley", "Art")

    assert table.expelled == expelled


def test_only_those_of_a_sort_count_that_were_put_away(own: AvariumGame) -> None:
    table = school(own, [], "Sweep", courtyard=["Art", "Artist"])
    lie = [it for it in table.state.cards_in(COURTYARD) if it >= 0]
    neutral = [it for it in lie if table.state.print_of(it).faction == "Neutral"]
    cast(table, "Sweep")

    assert 2 <= len(neutral) < len(lie)
    assert table.merit[0] == 10 + len(neutral)


@pytest.mark.parametrize(("merit", "after"), [(5, [7, 11]), (6, [8, 8])])
def test_who_is_behind_chooses_both(own: AvariumGame, merit: int, after: list[int]) -> None:
    table = school(own, [], "Both", merit=merit)
    cast(table, "Both", "Spend 1 Reputation")
    if table.can("Gain 2 Merit"):
        table.do("Gain 2 Merit")
        table.passes()

    assert [table.merit[0], table.reputation[0]] == after


@pytest.mark.parametrize(("kills", "merit"), [(False, 15), (True, 10)])
def test_a_turn_in_which_no_student_was_expelled_is_known(own: AvariumGame, kills: bool, merit: int) -> None:  # noqa: FBT001
    table = school(own, ["Art"], "Quiet", "Kill")
    if kills:
        cast(table, "Kill", "Art")
    cast(table, "Quiet")

    assert table.merit[0] == merit


@pytest.mark.parametrize(("hand", "over"), [(["Gift", "Kill"], False), (["Gift", "Prisoner Exchange"], True)])
def test_an_idol_wins_with_cards_of_different_costs(own: AvariumGame, hand: list[str], over: bool) -> None:  # noqa: FBT001
    table = Scene(own)(player("Hatsurugi TOUKA", merit=20), player("Collector", hand=hand, merit=20))
    table.state.turns = [5, 5]
    table.play("End your turn")

    assert (table.outcome is not None) == over
