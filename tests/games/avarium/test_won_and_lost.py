"""What cards make of fights that are won and lost, in Avarium Academy."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.avarium.game import AvariumGame
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.table import Scene, Table, cast, player

STUDENTS: Final = [
    ("Hero", "student", "When I win a fight, gain 5 Merit."),
    ("Loser", "student", "When I lose a fight, gain 3 Merit."),
    ("Hunter", "student", "When I defeat a student in a fight, draw a card. Its player loses 2 Merit."),
    ("Killer", "student", "When I expel an enemy student, gain 2 Merit.\nEXHAUST: Expel target enemy student."),
    ("Fan", "student", "When another student of yours wins a fight, gain 1 Reputation."),
    ("Bully", "student", "When I attack, the defending player loses 1 Merit."),
    ("Wall", "student", "When I am attacked, the attacking player loses 1 Merit."),
    ("Diary", "student", "At the end of your turn, if I won a fight this turn, gain 7 Merit."),
    ("Coach", "student", "When you expel an enemy student, gain 1 Reputation."),
    ("Plain", "student", "I can support fights despite Attack Tokens."),
    ("Strong", "student", "I have +4 Combat and +4 Defense."),
]
SCHEMES: Final = [("Purge", "scheme", "Expel target enemy student.")]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> AvariumGame:
    """The game with these cards besides its own. Students have Combat 1, Defense 2."""
    return game_with(tmp_path_factory.mktemp("cards"), *STUDENTS, *SCHEMES)


def school(own: AvariumGame, mine: list[Any], theirs: list[Any], **more: Any) -> Table:
    table = Scene(own)(
        player("Kumara RAJ", students=mine, merit=20, reputation=5, **more),
        player("Hatsurugi TOUKA", students=theirs, merit=20, reputation=5),
    )
    table.state.turns = [5, 5]
    return table


@pytest.mark.rule("avarium", "S7")
def test_all_of_a_party_win_that_expels_the_enemy_leader(own: AvariumGame) -> None:
    table = school(own, ["Hero", "Strong"], ["Loser"])
    table.fight("Strong", "Loser", "Hero supports the attack")

    assert table.expelled == ["Loser"]
    assert table.merit == [25, 23]


def test_a_student_is_glad_for_each_other_one_that_wins(own: AvariumGame) -> None:
    table = school(own, ["Fan", "Strong", "Bully"], ["Loser"])
    table.fight("Strong", "Loser", "Bully supports the attack")

    assert table.reputation == [7, 5]


def test_without_an_expelled_leader_no_party_wins(own: AvariumGame) -> None:
    table = school(own, ["Hero"], ["Loser"])
    table.fight("Hero", "Loser")

    assert table.merit == [20, 20]


def test_where_both_leaders_are_expelled_no_party_wins(own: AvariumGame) -> None:
    table = school(own, ["Hero", "Plain"], ["Loser", "Bully"])
    table.fight("Hero", "Loser", "Plain supports the attack", "Bully supports the defence")

    assert sorted(table.expelled) == ["Hero", "Loser"]
    assert table.merit == [20, 20]


def test_an_idol_that_loses_merit_has_lost(own: AvariumGame) -> None:
    table = school(own, ["Hero", "Strong"], [])
    table.fight("Strong", "Hatsurugi TOUKA", "Hero supports the attack")

    assert table.merit == [25, 14]


@pytest.mark.parametrize(("hunter", "merit"), [("Hunter", [20, 18]), ("Killer", [22, 20])])
def test_who_expels_a_student_in_a_fight_gets_something_for_it(
    own: AvariumGame, hunter: str, merit: list[int]
) -> None:  # fmt: skip
    table = school(own, [hunter, "Strong"], ["Plain"])
    before = len(table.hand(0))
    table.fight("Strong", "Plain", f"{hunter} supports the attack")

    assert table.merit == merit
    assert len(table.hand(0)) == before + (hunter == "Hunter")


def test_who_is_not_in_the_fight_has_expelled_no_one(own: AvariumGame) -> None:
    table = school(own, ["Hunter", "Killer", "Strong"], ["Plain"])
    table.fight("Strong", "Plain")

    assert table.merit == [20, 20]


def test_an_ability_that_expels_counts_where_the_text_does_not_speak_of_fights(own: AvariumGame) -> None:
    table = school(own, ["Killer", "Hunter"], ["Plain"])
    table.play("Use Killer", *(["Plain"] if table.can("Plain") else []))

    assert table.expelled == ["Plain"]
    assert table.merit == [22, 20]


def test_what_ones_cards_expel_is_expelled_by_the_player(own: AvariumGame) -> None:
    table = school(own, ["Coach", "Strong"], ["Plain", "Bully"], hand=["Purge"])
    cast(table, "Purge", "Plain", "Spend 1 Reputation")
    after = table.reputation[0]
    table.fight("Strong", "Bully")

    assert (after, table.reputation[0]) == (5, 6)


def test_the_players_of_a_fight_are_known_by_their_parts_in_it(own: AvariumGame) -> None:
    table = school(own, ["Bully"], ["Wall"])
    table.fight("Bully", "Wall")

    assert table.merit == [19, 19]


def test_a_student_notes_that_it_has_won_a_fight(own: AvariumGame) -> None:
    table = school(own, ["Diary", "Strong"], ["Plain"])
    table.fight("Strong", "Plain", "Diary supports the attack")
    table.end_turn()
    won = table.merit[0]
    table = school(own, ["Diary", "Strong"], ["Plain"])
    table.fight("Strong", "Plain")
    table.end_turn()

    assert (won, table.merit[0]) == (27, 20)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("When I defeat an idol in a fight, gain 2 Merit.", "no idol is expelled"),
        ("EXHAUST: The defending player loses 2 Merit.", "no fight is known here"),
    ],
)
def test_what_cannot_happen_is_refused(own: AvariumGame, text: str, why: str) -> None:
    assert why in own.card_files.fault(text, "student")
