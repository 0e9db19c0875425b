"""What designers write in everyday words: kinds of schemes, tokens that go, costs, what enemies have, in Avarium."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, cast, player

STUDENTS: Final = [
    ("Ear", "student", "When an enemy plays a SURPRISE scheme, they lose 1 Merit."),
    ("Snob", "student", "When you play a scheme with cost 2 or more, gain 3 Merit."),
    ("Scout", "student", "When you recruit a student with cost 3 or more, gain 2 Merit."),
    ("Payer", "student", "Pay 2 Merit: Draw a card."),
    ("Martyr", "student", "EXHAUST and expel me: Draw a card."),
    ("Strong", "student", "I have +4 Combat and +4 Defense."),
    ("Weak", "student", "I can support fights despite Attack Tokens."),
]
SCHEMES: Final = [
    ("Fast", "scheme", "SURPRISE: Gain 1 Merit."),
    ("Slow", "scheme", "Gain 1 Merit."),
    ("Twice", "scheme", "Double the Combat of target student until the end of the turn."),
    ("Again", "scheme", "Ready target student. It can attack again this turn."),
    ("Loss", "scheme", "Target enemy trashes two cards at random."),
    ("Lead", "scheme", "If each enemy has 5 Merit or less, gain 4 Merit."),
    ("Hit", "scheme", "Deal 2 damage to target student or idol."),
    ("Verdict", "scheme", "Expel target student. If it was a Delinquent, gain 2 Merit."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2; all cost 1."""
    return game_with(tmp_path_factory.mktemp("cards"), *STUDENTS, *SCHEMES)


def school(own: AvariumGame, mine: dict[str, Any], theirs: dict[str, Any], **scene: Any) -> Table:
    table = Scene(own)(
        player("Kumara RAJ", **{"reputation": 9, "merit": 20, **mine}),
        player("Hatsurugi TOUKA", **{"reputation": 9, "merit": 20, **theirs}),
        **scene,
    )
    table.state.turns = [5, 5]
    return table


@pytest.mark.parametrize(("scheme", "merit"), [("Fast", 20), ("Slow", 21)])
def test_only_schemes_of_the_kind_are_noticed(own: AvariumGame, scheme: str, merit: int) -> None:
    table = school(own, {"hand": [scheme]}, {"students": ["Ear"]})
    cast(table, scheme)

    assert table.merit[0] == merit


def test_what_a_scheme_costs_can_be_noticed(own: AvariumGame) -> None:
    table = school(own, {"hand": ["Slow"], "students": ["Snob"]}, {})
    cast(table, "Slow")

    assert table.merit[0] == 21


def test_what_a_recruit_costs_can_be_noticed(own: AvariumGame) -> None:
    dear, cheap = "Vice President of Everything", "Weak"
    table = school(own, {"students": ["Scout"]}, {}, courtyard=[dear, cheap])
    table.play(f"Recruit {cheap}")
    after_cheap = table.merit[0]
    table.play(f"Recruit {dear}")

    assert (after_cheap, table.merit[0]) == (20, 22)


def test_merit_is_paid_for_an_ability(own: AvariumGame) -> None:
    table = school(own, {"students": ["Payer"]}, {})
    before = len(table.hand(0))
    table.play("Use Payer")

    assert (table.merit[0], len(table.hand(0))) == (18, before + 1)


def test_who_leaves_as_a_cost_has_used_nothing_when_it_comes_back(own: AvariumGame) -> None:
    table = school(own, {"students": ["Martyr"]}, {})
    table.play("Use Martyr")

    assert table.expelled == ["Martyr"]
    assert not any(table.state.used)


def test_combat_is_doubled_for_the_turn(own: AvariumGame) -> None:
    table = school(own, {"students": ["Strong"], "hand": ["Twice"]}, {})
    cast(table, "Twice")
    now = table.combat("Strong")
    table.end_turn()

    assert (now, table.combat("Strong")) == (10, 5)


def test_a_student_without_its_token_attacks_again(own: AvariumGame) -> None:
    table = school(own, {"students": ["Strong"], "hand": ["Again"]}, {"students": ["Weak", "Ear"]})
    table.fight("Strong", "Weak")
    before = table.can("Attack with Strong")
    cast(table, "Again", "Strong")

    assert not before
    assert table.can("Attack with Strong")


def test_cards_are_trashed_by_chance(own: AvariumGame) -> None:
    table = school(own, {"hand": ["Loss"]}, {"hand": ["Fast", "Slow"]}, chance=[1, 1])
    cast(table, "Loss")

    assert table.hand(1) == []
    assert sorted(table.trashed) == ["Fast", "Loss", "Slow"]


@pytest.mark.parametrize(("merit", "gained"), [(5, 4), (6, 0)])
def test_what_each_enemy_has_is_looked_at(own: AvariumGame, merit: int, gained: int) -> None:
    table = school(own, {"hand": ["Lead"]}, {"merit": merit})
    cast(table, "Lead")

    assert table.merit[0] == 20 + gained


def test_either_an_idol_or_a_student_is_hit(own: AvariumGame) -> None:
    table = school(own, {"hand": ["Hit"]}, {"students": ["Weak"]})
    cast(table, "Hit", "Hatsurugi TOUKA")

    assert table.merit[1] == 18


def test_it_is_known_what_a_student_was(own: AvariumGame) -> None:
    table = school(own, {"hand": ["Verdict"]}, {"students": ["Weak"]})
    cast(table, "Verdict")

    assert (table.expelled, table.merit[0]) == (["Weak"], 20)


def test_costs_are_not_doubled(own: AvariumGame) -> None:
    fault = own.card_files.fault("Double the recruit cost of target student until the end of the turn.", "scheme")

    assert "only Combat and Defense are doubled" in fault
