"""Who is aimed at, what is used once in a game, what others lose, and who cannot be attacked by whom."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, exhausted, player

TAX: Final = "At the start of each enemy's turn, that player loses 1 Merit if they have more students than you."
STUDENTS: Final = [
    ("Thorny", "student", "Whenever an enemy targets me with a scheme, that enemy trashes a card."),
    ("Watcher", "student", "When an enemy idol becomes the target of a scheme, gain 1 Merit."),
    ("Strong", "student", "I have +3 Combat and +4 Defense."),
    ("Sly", "student", "I can't be attacked by students with Combat 3 or more."),
    ("Tax", "student", TAX),
    ("Lazy", "student", "I can't attack unless another student in my class is exhausted."),
    ("Shock", "student", "I enter exhausted unless you pay 2 Merit."),
    ("Swap", "student", "EXHAUST: Swap Merit with target enemy. Use this ability only once."),
    ("Mourner", "student", "I have +1 Combat for each enemy student expelled this turn."),
    ("Kin", "student", "I have +1 Combat for each other student in my class with the same club as me."),
    ("Upstart", "student", "When I win a fight against an idol, gain 3 Merit."),
]  # fmt: skip
SCHEMES: Final = [
    ("Bolt", "scheme", "Expel target student."),
    ("Shame", "scheme", "Target idol gets -1 Combat this turn."),
    ("Drain", "scheme", "Each enemy loses 2 Merit and you gain that much."),
    ("Sift", "scheme", "Trash up to two cards. Draw that many cards."),
    ("Grow", "scheme", "Until the end of the turn, target student gets +2 Combat and cannot be expelled."),
    ("Lent", "scheme", 'Students in your class gain "When I am expelled, gain 3 Merit." until the end of the turn.'),
    ("Enrol", "scheme", "Put a student in the Expel Pile into your class."),
]
IDOLS: Final = [("Peace", "idol", "You win if you end your turn while no enemy has any students in their class.")]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *STUDENTS, *SCHEMES, *IDOLS)


def school(own: AvariumGame, mine: dict[str, Any], theirs: dict[str, Any], **scene: Any) -> Table:
    table = Scene(own)(
        player("Kumara RAJ", **{"reputation": 9, "merit": 20, **mine}),
        player("Hatsurugi TOUKA", **{"reputation": 9, "merit": 20, **theirs}),
        **scene,
    )
    table.state.turns = [5, 5]
    return table


def plays(table: Table, scheme: str, *answers: str) -> Table:
    """This scheme is played for Reputation, and all takes effect with these answers."""
    table.do(f"Play {scheme}")
    for answer in answers:
        while not table.can(answer):
            table.do("Spend" if table.can("Spend") else "Pass")
        table.do(answer)
    while table.can("Spend"):
        table.do("Spend")
    table.take_effect()
    return table


def test_who_aims_at_a_thorny_student_trashes_a_card_before_that_takes_effect(own: AvariumGame) -> None:
    table = school(own, {"students": ["Strong"], "hand": ["Bolt", "Sift"]}, {"students": ["Thorny"]})
    plays(table, "Bolt", "Thorny")

    assert table.hand(0) == []
    assert table.trashed == ["Sift", "Bolt"]
    assert table.expelled == ["Thorny"]


def test_ones_own_scheme_costs_no_card(own: AvariumGame) -> None:
    table = school(own, {"students": ["Thorny"], "hand": ["Bolt", "Sift"]}, {"students": ["Strong"]})
    plays(table, "Bolt", "Thorny")

    assert table.hand(0) == ["Sift"]


@pytest.mark.parametrize(("idol", "merit"), [("Hatsurugi TOUKA", 21), ("Kumara RAJ", 20)])
def test_an_idol_that_is_aimed_at_is_seen(own: AvariumGame, idol: str, merit: int) -> None:
    table = school(own, {"students": ["Watcher"], "hand": ["Shame"]}, {})
    plays(table, "Shame", idol)

    assert table.merit[0] == merit


def test_all_merit_that_enemies_lose_is_gained(own: AvariumGame) -> None:
    table = Scene(own)(
        player("Kumara RAJ", hand=["Drain"], reputation=9, merit=10), player("Hatsurugi TOUKA", merit=5),
        player("Peppermint KITTY", merit=9),
    )  # fmt: skip
    plays(table, "Drain")

    assert table.merit == [14, 3, 7]


def test_as_many_cards_are_drawn_as_were_trashed(own: AvariumGame) -> None:
    table = school(own, {"hand": ["Sift", "Bolt", "Drain"]}, {})
    plays(table, "Sift", "Bolt", "No")

    assert table.trashed[:1] == ["Bolt"]
    assert len(table.hand(0)) == 2


def test_a_student_is_stronger_and_stays(own: AvariumGame) -> None:
    table = school(own, {"students": ["Strong"], "hand": ["Grow", "Bolt"]}, {"students": ["Watcher"]})
    plays(table, "Grow", "Watcher")
    plays(table, "Bolt", "Watcher")

    assert table.combat("Watcher") == 3
    assert table.students(1) == ["Watcher"]


def test_students_have_a_text_for_a_turn(own: AvariumGame) -> None:
    table = school(own, {"students": ["Strong"], "hand": ["Lent", "Bolt"]}, {"students": ["Watcher"]})
    plays(table, "Lent")
    plays(table, "Bolt", "Strong")

    assert table.merit[0] == 23


@pytest.mark.parametrize(("attacker", "found"), [("Strong", ["Watcher"]), ("Thorny", ["Sly", "Watcher"])])
def test_who_cannot_be_attacked_by_the_strong(own: AvariumGame, attacker: str, found: list[str]) -> None:
    table = school(own, {"students": ["Strong", "Thorny"]}, {"students": ["Sly", "Watcher"]})
    table.do(f"Attack with {attacker}")
    options = [option.removeprefix("Attack ") for option in table.options if option.startswith("Attack ")]

    assert (options or table.names([table.state.leaders[1]])) == found


def test_who_cannot_be_attacked_does_not_stand_before_its_idol(own: AvariumGame) -> None:
    table = school(own, {"students": ["Strong"]}, {"students": ["Sly"]})
    table.do("Attack with Strong")

    assert table.names([table.state.leaders[1]]) == ["Hatsurugi TOUKA"]


@pytest.mark.parametrize(("mine", "merit"), [(["Tax"], 19), (["Tax", "Strong", "Sly"], 20)])
def test_the_bigger_class_pays(own: AvariumGame, mine: list[str], merit: int) -> None:
    table = school(own, {"students": mine}, {"students": ["Thorny", "Watcher"]})
    table.end_turn()

    assert table.merit[1] == merit


@pytest.mark.parametrize(("other", "can"), [("Strong", 0), (exhausted("Strong"), 1)])
def test_a_lazy_student_waits_for_others(own: AvariumGame, other: Any, can: int) -> None:
    table = school(own, {"students": ["Lazy", other]}, {"students": ["Watcher"]})

    assert table.can("Attack with Lazy") == bool(can)


@pytest.mark.parametrize(("answer", "tired", "merit"), [("Yes", False, 18), ("No", True, 20)])
def test_a_student_joins_ready_for_merit(own: AvariumGame, answer: str, *, tired: bool, merit: int) -> None:
    table = school(own, {"hand": ["Enrol"]}, {}, **{"expel pile": ["Shock"]})
    plays(table, "Enrol", answer)

    assert (table.exhausted("Shock"), table.merit[0]) == ([tired], merit)


def test_an_ability_is_used_once_in_a_game(own: AvariumGame) -> None:
    table = school(own, {"students": ["Swap"], "merit": 5}, {"merit": 20})
    table.play("Use Swap")
    swapped = table.merit[:]
    table.end_turn()
    table.end_turn()

    assert swapped == [20, 5]
    assert table.exhausted("Swap") == [False]
    assert not table.can("Use Swap")


def test_students_that_were_expelled_this_turn_count(own: AvariumGame) -> None:
    table = school(own, {"students": ["Mourner"], "hand": ["Bolt"]}, {"students": ["Thorny"]})
    plays(table, "Bolt", "Thorny")

    assert table.combat("Mourner") == 2


@pytest.mark.parametrize(("theirs", "over"), [([], 1), (["Watcher"], 0)])
def test_an_idol_wins_at_the_end_of_a_turn(own: AvariumGame, theirs: list[str], over: int) -> None:
    table = Scene(own)(player("Peace"), player("Hatsurugi TOUKA", students=theirs))
    table.play("End your turn")

    assert bool(table.outcome) == bool(over)


def test_others_of_the_same_club_are_counted(own: AvariumGame) -> None:
    table = school(own, {"students": ["Kin", "Strong", "Sky-Polo Captain"]}, {"students": ["Sly"]})

    assert table.combat("Kin") == 2


@pytest.mark.parametrize(("theirs", "target", "merit"), [([], "Hatsurugi TOUKA", 23), (["Watcher"], "Watcher", 20)])
def test_only_a_fight_won_against_an_idol_counts(own: AvariumGame, theirs: list[str], target: str, merit: int) -> None:
    table = school(own, {"students": ["Upstart", "Strong"]}, {"students": theirs})
    table.fight("Strong", target, "Upstart supports")

    assert table.merit[0] == merit
