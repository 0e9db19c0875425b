"""The questions of the handbook's last chapter, each test named after one."""

from __future__ import annotations

import pytest

from rulebound.games.avarium import characters, damage, parties
from tests.games.avarium.printed_merit import player
from tests.games.avarium.table import Scene

NURSE = "Nurse's Office"


@pytest.mark.rule("avarium", "win.con.start")
@pytest.mark.rule("avarium", "win.con.instant")
def test_when_does_my_idols_win_con_kick_in(scene: Scene) -> None:
    """RAJ's at the start of the turn, TOUKA's the instant it is met."""
    raj = scene(player("Kumara RAJ", ["Record-O-Matic"], merit=28), player("Syeira CORAL"))
    raj.play("Use Record-O-Matic")
    assert raj.merit[0] == 31
    assert not raj.state.over
    raj.play("End your turn", "End your turn")
    assert raj.outcome == ([0], "win-con")

    used = ("Volatile Lab Partner", "Red One")
    students = [card.name for card in scene.game.card_list if card.kind == "student" and card.values()["copies"] == 1]
    dead = [name for name in students if name not in used][:18]
    touka = scene(
        player("Hatsurugi TOUKA", ["Volatile Lab Partner"]), player("Syeira CORAL", ["Red One"]), **{"expel pile": dead}
    )
    touka.play("Use Volatile Lab Partner")
    assert touka.outcome == ([0], "win-con")


@pytest.mark.rule("avarium", "win.lose")
@pytest.mark.rule("avarium", "A4")
def test_what_if_i_lose_all_my_merit_at_the_same_time_i_achieve_my_win_con(scene: Scene) -> None:
    """Then you have lost."""
    used = ("Pink One", "Red One")
    students = [card.name for card in scene.game.card_list if card.kind == "student" and card.values()["copies"] == 1]
    dead = [name for name in students if name not in used][:19]
    table = scene(
        player("Hatsurugi TOUKA", ["Red One"], merit=3),
        player("Kumara RAJ", ["Pink One"]),
        **{"expel pile": dead},
    )
    table.do("Attack with Hatsurugi TOUKA")
    table.finish_fight()

    assert "Pink One" in table.expelled, "the twentieth"
    assert table.outcome == ([1], "last-in-school")


@pytest.mark.rule("avarium", "win.school.tie")
@pytest.mark.rule("avarium", "A3")
def test_what_if_the_school_runs_out_and_two_or_more_players_are_tied(scene: Scene) -> None:
    """The first of them in the order from the first player wins."""
    table = scene(
        player("Kumara RAJ", merit=12, reputation=4),
        player("Syeira CORAL", merit=15),
        player("AMYBA", merit=15),
        courtyard=["Pink One", "Red One"],
        school=["Hall Monitor", "Dojo Stormer", "Living Statue", "Heartbreaker", "Minutes Taker"],
        first=2,
        turn=5,
    )
    table.play("Recruit Pink One")

    assert table.outcome == ([2], "school")


@pytest.mark.rule("avarium", "target.default")
def test_who_is_the_target_of_a_cards_effect_if_the_effect_does_not_state_the_target(scene: Scene) -> None:
    """You are: the Record-O-Matic's player gains the Merit."""
    table = scene(player("Kumara RAJ", exhausted=True), player("Syeira CORAL", ["Record-O-Matic"]))
    table.do("End your turn", "Use Record-O-Matic")
    table.passes()

    assert table.merit == [20, 23]


@pytest.mark.rule("avarium", "exhaust.in-fight")
def test_does_exhausting_an_idol_or_student_remove_it_from_the_fight(scene: Scene) -> None:
    """No, it stays there exhausted."""
    table = scene(
        player("Peppermint KITTY", ["Red One", "Minutes Taker"], exhausted=True),
        player("Syeira CORAL", ["Hall Monitor"], hand=["Pop Quiz"], reputation=2, exhausted=True),
    )
    table.do("Attack with Red One", "Play Pop Quiz", "Red One", "Spend 2 Reputation")
    table.take_effect()

    assert table.exhausted("Red One") == [True]
    assert parties.side_of(table.state, table.piece("Red One")) == parties.ATTACKING

    table.finish_fight()

    assert table.students(1) == ["Hall Monitor"]
    assert table.exhausted("Hall Monitor") == [False]
    assert table.token("Red One")


@pytest.mark.rule("avarium", "fight.over")
@pytest.mark.rule("avarium", "F14")
def test_can_i_choose_not_to_assign_any_of_my_damage_during_fights(scene: Scene) -> None:
    """All of it must be assigned, and nobody is assigned more than is needed."""
    table = scene(
        player("Kumara RAJ", ["Transfer Student of Destiny", "Red One"]),
        player("Syeira CORAL", ["Living Statue", "Minutes Taker"]),
        player("AMYBA", ["Base of the Pyramid"]),
    )
    table.attack("Transfer Student of Destiny", "Living Statue")
    for sentence in (
        "Red One supports the attack",
        "Minutes Taker supports the defence",
        "Base of the Pyramid supports the defence",
    ):
        table.until(sentence)
        table.do(sentence)
    table.passes()

    assert table.options == ["1 damage", "2 damage", "3 damage"], "of 7 left, the other can take 6, this one 3"
    four = next(action for action in table.state.game.actions if type(action) is damage.Amount and action.it == 4)
    assert (
        str(table.state.why_not(0, four))
        == "At least 1 and at most 3 damage must be assigned to Minutes Taker. [fight.over]"
    )


@pytest.mark.rule("avarium", "join.again")
def test_if_a_student_with_a_join_my_class_ability_leaves_and_joins_my_class_multiple_times(scene: Scene) -> None:
    """It takes effect each time."""
    table = scene(player("Kumara RAJ", hallway=["Grant Applicant"]), player("Syeira CORAL", exhausted=True))
    table.end_turn()
    assert len(table.hand(0)) == 1
    characters.to_hallway(table.state, table.piece("Grant Applicant"), 0)
    table.play("End your turn")

    assert len(table.hand(0)) == 3, "one more for joining again, and the one of the next turn"
    assert table.students(0) == ["Grant Applicant"]


@pytest.mark.rule("avarium", "recruit.whole")
@pytest.mark.rule("avarium", "C1")
def test_can_i_play_an_effect_as_actions_are_being_played(scene: Scene) -> None:
    """No: nobody is asked between the payment for a student and its arrival."""
    table = scene(
        player("Kumara RAJ", reputation=4), player("Syeira CORAL", hand=[NURSE], reputation=1), courtyard=["Pink One"]
    )
    decisions = table.state.decisions
    table.do("Recruit Pink One")

    assert table.state.decisions == decisions + 1
    assert (table.reputation[0], table.hallway(0), table.state.seat) == (1, ["Pink One"], 1)
