"""Who must be attacked, who takes the lead, and who is kept from what, by the texts of cards, in Avarium Academy."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, cast, exhausted, player

STUDENTS: Final = [
    ("Wall", "student", "Enemies must attack me if able."),
    ("Fence", "student", "I must be attacked before others in my class as long as I am ready."),
    ("Ghost", "student", "I cannot be attacked."),
    ("Plain", "student", "I can support fights despite Attack Tokens."),
    ("Late", "student", "I enter my class exhausted."),
    ("Strong", "student", "I have +4 Combat and +4 Defense."),
    ("Clerk", "student", "EXHAUST: Gain 1 Merit."),
    ("Hush", "student", "Enemy students' abilities cannot be used."),
]
LEAD: Final = (
    "SURPRISE: Use this scheme only during a fight. "
    "Switch the leader of your party with target ready student in your class."
)
SCHEMES: Final = [
    ("Lead", "scheme", LEAD),
    ("Gag", "scheme", "Target enemy cannot play schemes during their next turn."),
    ("Truce", "scheme", "Target enemy can't attack during their next turn."),
    ("Mute", "scheme", "Target student's ability cannot be used until the start of your next turn."),
    ("Word", "scheme", "Gain 1 Merit."),
    ("Reply", "scheme", "SURPRISE: Gain 1 Merit."),
    ("Enrol", "scheme", "Put a student in the Expel Pile into your class."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *STUDENTS, *SCHEMES)


def school(own: AvariumGame, mine: dict[str, Any], theirs: dict[str, Any], **scene: Any) -> Table:
    table = Scene(own)(
        player("Kumara RAJ", reputation=9, merit=20, **mine),
        player("Hatsurugi TOUKA", reputation=9, merit=20, **theirs),
        **scene,
    )
    table.state.turns = [5, 5]
    return table


def targets(own: AvariumGame, *theirs: Any) -> list[str]:
    """Whom one can attack of these."""
    table = school(own, {"students": ["Strong"]}, {"students": list(theirs)})
    table.do("Attack with Strong")
    found = [option.removeprefix("Attack ") for option in table.options if option.startswith("Attack ")]
    return found or table.names([table.state.leaders[1]])


@pytest.mark.parametrize(
    ("theirs", "found"),
    [
        (["Wall", "Plain"], ["Wall"]),
        (["Wall", "Fence", "Plain"], ["Wall", "Fence"]),
        (["Fence", "Plain"], ["Fence"]),
        ([exhausted("Fence"), "Plain"], ["Fence", "Plain"]),
        ([exhausted("Wall"), "Plain"], ["Wall"]),
        (["Ghost", "Plain"], ["Plain"]),
    ],
)
def test_who_must_be_attacked_stands_before_the_others(own: AvariumGame, theirs: list[Any], found: list[str]) -> None:
    assert targets(own, *theirs) == found


def test_where_that_one_cannot_be_attacked_the_others_can(own: AvariumGame) -> None:
    table = school(own, {"students": ["Strong"]}, {"students": ["Wall", "Plain"]})
    table.state.change("cannot be attacked", table.piece("Wall"), 1, "until the end of the turn", 0, 0)
    table.do("Attack with Strong")

    assert table.state.leaders[1] == table.piece("Plain")


def test_another_student_takes_the_lead_of_the_defence(own: AvariumGame) -> None:
    table = school(own, {"students": ["Clerk"]}, {"students": ["Plain", "Strong"], "hand": ["Lead"]})
    table.attack("Clerk", "Plain")
    table.until("Play Lead")
    table.do("Play Lead")
    for answer in ("Strong", "Spend 1 Reputation"):
        if table.can(answer):
            table.do(answer)
    table.finish_fight()

    assert table.expelled == ["Clerk"]
    assert "Strong leads the party of Player 2 now." in table.told()


def test_a_student_that_joins_may_do_so_exhausted(own: AvariumGame) -> None:
    table = school(own, {"hand": ["Enrol"]}, {}, **{"expel pile": ["Late"]})
    cast(table, "Enrol")

    assert table.students(0) == ["Late"]
    assert table.exhausted("Late") == [True]


def test_an_enemy_plays_no_schemes_in_the_next_turn_and_only_then(own: AvariumGame) -> None:
    table = school(own, {"hand": ["Gag"]}, {"hand": ["Word", "Reply"]})
    cast(table, "Gag")
    before = table.state.forbidder("cannot play schemes", 1, table.piece("Reply")) >= 0
    table.end_turn()
    during = table.can("Play Word")
    table.end_turn()
    table.end_turn()

    assert (before, during) == (False, False)
    assert table.can("Play Word")


def test_an_enemy_declares_no_fights_in_the_next_turn(own: AvariumGame) -> None:
    table = school(own, {"hand": ["Truce"], "students": ["Plain"]}, {"students": ["Strong"]})
    cast(table, "Truce")
    table.end_turn()
    during = table.can("Attack")
    table.end_turn()
    table.end_turn()

    assert not during
    assert table.can("Attack")


def test_abilities_of_enemy_students_cannot_be_used(own: AvariumGame) -> None:
    table = school(own, {"students": ["Clerk"]}, {"students": ["Hush"]})

    assert not table.can("Use Clerk")
    assert school(own, {"students": ["Clerk", "Hush"]}, {}).can("Use Clerk")


def test_an_ability_cannot_be_used_for_a_round(own: AvariumGame) -> None:
    table = school(own, {"hand": ["Mute"]}, {"students": ["Clerk"]})
    cast(table, "Mute")
    table.end_turn()
    during = table.can("Use Clerk")
    table.end_turn()
    table.end_turn()

    assert not during
    assert table.can("Use Clerk")


@pytest.mark.parametrize(
    ("kind", "text", "why"),
    [
        (
            "scheme",
            "Switch the leader of your party with target ready student in your class.",
            "only a SURPRISE scheme",
        ),
        ("student", "Enemy students must be attacked before others in my class.", "no enemy is in the class"),
        ("scheme", "SURPRISE: Target enemy cannot play schemes during their next turn.", "could be done in their turn"),
    ],
)
def test_what_could_do_nothing_is_refused(own: AvariumGame, kind: str, text: str, why: str) -> None:
    assert why in own.card_files.fault(text, kind)
