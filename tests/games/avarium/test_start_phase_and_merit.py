"""Who readies in the Start Phase, Merit that pays for students, and cards of a common deck that are compared."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from rulebound.kernel.table.effect import Pick
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, exhausted, player

RACE: Final = "Each player reveals the top card of the School. The player with the lowest Combat gains 3 Merit."
CARDS: Final = [
    ("One", "student", "I can be exhausted to play schemes of any cost."),
    ("Two", "student", "I can be exhausted to play schemes of any cost."),
    ("Three", "student", "I can be exhausted to play schemes of any cost."),
    ("Freezer", "student", "Enemy students do not ready during their Start Phase as long as I am exhausted."),
    ("Orb", "student", "Each enemy can't ready more than two students during their Start Phase."),
    ("Trader", "student", "If you would recruit a student, you may pay 2 Merit instead of its cost."),
    ("Heir", "student", "You may pay Merit instead of Reputation to recruit students."),
    ("Race", "scheme", RACE),
]  # fmt: skip
TIRED: Final = [exhausted("One"), exhausted("Two"), exhausted("Three")]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def school(own: AvariumGame, mine: dict[str, Any], theirs: dict[str, Any], **scene: Any) -> Table:
    table = Scene(own)(
        player(**{"idol": "Kumara RAJ", "merit": 10, "reputation": 9, **mine}),
        player(**{"idol": "Hatsurugi TOUKA", "merit": 20, "reputation": 9, **theirs}),
        **scene,
    )
    table.state.turns = [5, 5]
    return table


@pytest.mark.parametrize(("freezer", "stay"), [(exhausted("Freezer"), True), ("Freezer", False)])
def test_students_stay_exhausted_only_as_long_as_it_is_so(own: AvariumGame, freezer: Any, stay: bool) -> None:  # noqa: FBT001
    table = school(own, {"students": [freezer]}, {"students": TIRED})
    table.end_turn()

    assert table.exhausted("One", "Two", "Three") == [stay] * 3


def test_only_two_students_of_an_enemy_ready(own: AvariumGame) -> None:
    table = school(own, {"students": ["Orb"]}, {"students": TIRED})
    table.end_turn("One", "Three")

    assert table.exhausted("One", "Two", "Three") == [False, True, False]


def test_no_other_card_than_an_exhausted_student_is_chosen_to_ready(own: AvariumGame) -> None:
    table = school(own, {"students": ["Orb"]}, {"students": [*TIRED, "Freezer"]})
    table.do("End your turn")
    while "One" not in table.options:
        table.do("Pass")

    for other in ("Orb", "Freezer"):
        assert str(table.why_not(Pick, other, seat=1)).startswith("Only exhausted students of your own Class")


def test_two_exhausted_students_ready_without_a_choice(own: AvariumGame) -> None:
    table = school(own, {"students": ["Orb"]}, {"students": ["Three", *TIRED[:2]]})
    table.end_turn()

    assert table.exhausted("One", "Two", "Three") == [False, False, False]


@pytest.mark.parametrize(("answer", "left"), [("Yes", [8, 9]), ("No", [10, 6])])
def test_a_student_is_recruited_for_merit_or_reputation(own: AvariumGame, answer: str, left: list[int]) -> None:
    table = school(own, {"students": ["Trader"]}, {}, courtyard=["Hall Monitor"])
    price = table.state.recruit_price(table.piece("Hall Monitor"))
    table.play("Recruit Hall Monitor", answer)

    assert price == 3
    assert [table.merit[0], table.reputation[0]] == left
    assert table.hallway(0) == ["Hall Monitor"]


def test_who_has_no_reputation_pays_in_merit_as_much(own: AvariumGame) -> None:
    table = school(own, {"students": ["Heir"], "reputation": 0}, {}, courtyard=["Hall Monitor"])
    table.play("Recruit Hall Monitor")

    assert (table.merit[0], table.hallway(0)) == (7, ["Hall Monitor"])


def test_who_would_have_no_merit_left_cannot_pay_in_it(own: AvariumGame) -> None:
    table = school(own, {"students": ["Heir"], "reputation": 0, "merit": 2}, {}, courtyard=["Hall Monitor"])

    assert not table.can("Recruit Hall Monitor")


@pytest.mark.parametrize(("deck", "winner"), [(["Record-O-Matic", "One"], 1), (["One", "Record-O-Matic"], 0)])
def test_who_reveals_the_higher_value_gains(own: AvariumGame, deck: list[str], winner: int) -> None:
    table = school(own, {"hand": ["Race"]}, {}, school=[*deck, "Two", "Three", "Freezer", "Orb", "Trader", "Heir"])
    before = list(table.merit)
    table.play("Play Race")

    assert [after - earlier for after, earlier in zip(table.merit, before, strict=True)].index(3) == winner
