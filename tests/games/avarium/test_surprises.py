"""The surprises: a test for each sentence of their texts, in the windows where they are played."""

from __future__ import annotations

import pytest

from rulebound.games.avarium import characters, parties
from rulebound.games.avarium.effects import Play
from tests.games.avarium.table import Scene, Table, exhausted, player


def played_in_a_fight(scene: Scene, *sentences: str, hand: str, reputation: int = 3) -> Table:
    """Red One attacks Pink One, and the attacker plays a surprise at once."""
    table = scene(
        player(students=["Red One", "Hall Monitor"], hand=[hand], reputation=reputation),
        player(students=["Pink One", "Minutes Taker"]),
    )
    table.attack("Red One", "Pink One")
    table.until(f"Play {hand}")
    table.do(f"Play {hand}", *sentences)
    return table


@pytest.mark.rule("avarium", "surprise.sample")
def test_pep_talk_gives_three_combat_for_that_fight(scene: Scene) -> None:
    table = played_in_a_fight(scene, "Pink One", "Spend", hand="Pep Talk")
    table.take_effect()
    during = table.combat("Pink One")
    table.finish_fight()

    assert during == 6
    assert table.expelled == ["Pink One", "Red One"]


def test_pep_talk_ends_with_the_fight(scene: Scene) -> None:
    table = played_in_a_fight(scene, "Hall Monitor", "Spend", hand="Pep Talk")
    table.take_effect()
    during = table.combat("Hall Monitor")
    table.finish_fight()

    assert (during, table.combat("Hall Monitor")) == (4, 1)


def test_pep_talk_is_of_no_use_outside_a_fight(scene: Scene) -> None:
    table = scene(player(hand=["Pep Talk"], reputation=3))

    assert str(table.why_not(Play, "Pep Talk")) == "Pep Talk can only be used during a fight. [card.say]"


def test_textbook_under_the_blazer_gives_three_defense_until_the_turn_ends(scene: Scene) -> None:
    table = played_in_a_fight(scene, "Pink One", "Spend", hand="Textbook under the Blazer")
    table.take_effect()
    during = table.defense("Pink One")
    table.finish_fight()
    after = table.defense("Pink One")
    table.end_turn()

    assert (during, after, table.defense("Pink One")) == (6, 6, 3)
    assert (table.expelled, table.exhausted("Pink One")) == ([], [False])


def test_fire_drill_sends_an_attacking_student_out_of_the_fight(scene: Scene) -> None:
    table = played_in_a_fight(scene, "Spend", hand="Fire Drill")
    table.take_effect()

    assert parties.side_of(table.state, table.piece("Red One")) == -1
    table.finish_fight()
    assert (table.expelled, table.students(0)) == ([], ["Red One", "Hall Monitor"])


def test_fire_drill_finds_attacking_students_only(scene: Scene) -> None:
    table = scene(player("Kumara RAJ"), player(students=["Pink One"], hand=["Fire Drill"], reputation=3))

    table.do("Attack with Kumara RAJ")

    assert table.why_not(Play, "Fire Drill", seat=1) is not None
    table.finish_fight()
    assert table.hand(1) == ["Fire Drill"]


def test_dramatic_entrance_readies_an_idol_or_student_and_gives_it_combat(scene: Scene) -> None:
    table = scene(player(students=[exhausted("Red One")], hand=["Dramatic Entrance"], reputation=2))

    table.play("Play Dramatic Entrance", "Red One")
    during = table.combat("Red One")
    table.end_turn()

    assert (table.exhausted("Red One"), during, table.combat("Red One")) == ([False], 5, 4)


def test_pop_quiz_exhausts_a_student_before_it_can_support(scene: Scene) -> None:
    table = played_in_a_fight(scene, "Minutes Taker", "Spend", hand="Pop Quiz")
    table.take_effect()

    assert table.exhausted("Minutes Taker") == [True]
    table.finish_fight()


@pytest.mark.rule("avarium", "exhaust.in-fight")
def test_pop_quiz_on_a_fighter_leaves_it_in_the_fight_without_damage(scene: Scene) -> None:
    table = played_in_a_fight(scene, "Pink One", "Spend", hand="Pop Quiz")
    table.finish_fight()

    assert table.expelled == ["Pink One"]
    assert table.exhausted("Red One") == [False]


@pytest.mark.rule("avarium", "effects.last-in")
def test_objection_cancels_a_scheme_that_waits(scene: Scene) -> None:
    table = scene(
        player(hand=["Vote of No Confidence"], reputation=3), player(hand=["Objection!"], reputation=3, merit=9)
    )

    table.do("Play Vote of No Confidence", "Play Objection!")
    table.take_effect()

    assert table.merit[1] == 9
    assert table.trashed == ["Vote of No Confidence", "Objection!"]


def test_objection_can_be_objected_to(scene: Scene) -> None:
    table = scene(
        player(hand=["Vote of No Confidence", "Budget Freeze"], reputation=4),
        player(hand=["Objection!"], reputation=3, merit=9),
    )

    table.do("Play Vote of No Confidence", "Play Objection!", "Play Budget Freeze", "Objection!")
    table.take_effect()

    assert table.merit[1] == 6


def test_objection_needs_a_scheme_to_cancel(scene: Scene) -> None:
    table = scene(player(hand=["Objection!"], reputation=3))

    assert str(table.why_not(Play, "Objection!")) == "There is nothing that Objection! could target. [D12]"


@pytest.mark.parametrize(("answer", "merit", "reputation"), [("Yes", 6, 0), ("No", 9, 2)])
def test_budget_freeze_cancels_unless_two_reputation_are_spent(
    scene: Scene, answer: str, merit: int, reputation: int
) -> None:
    table = scene(
        player(hand=["Vote of No Confidence"], reputation=5), player(hand=["Budget Freeze"], reputation=1, merit=9)
    )

    table.do("Play Vote of No Confidence", "Play Budget Freeze")
    table.until(answer)
    table.do(answer)
    table.take_effect()

    assert (table.merit[1], table.reputation[0]) == (merit, reputation)


def test_budget_freeze_asks_nobody_who_cannot_pay(scene: Scene) -> None:
    table = scene(
        player(hand=["Vote of No Confidence"], reputation=4), player(hand=["Budget Freeze"], reputation=1, merit=9)
    )

    table.do("Play Vote of No Confidence", "Play Budget Freeze")
    table.take_effect()

    assert (table.merit[1], table.reputation[0]) == (9, 1)


def test_detention_slip_keeps_an_enemy_student_from_supporting(scene: Scene) -> None:
    table = played_in_a_fight(scene, "Minutes Taker", "Spend", hand="Detention Slip")
    table.take_effect()

    assert table.token("Minutes Taker")
    table.until("No support")
    table.do("No support")
    table.until("No support")
    assert "Minutes Taker supports the defence" not in table.options
    table.finish_fight()


def test_detention_slip_ends_with_the_turn(scene: Scene) -> None:
    table = scene(player(hand=["Detention Slip"], reputation=1), player(students=["Pink One"]))

    table.play("Play Detention Slip")
    during = table.token("Pink One")
    table.end_turn()

    assert (during, table.token("Pink One")) == (True, False)


def test_note_from_mother_keeps_a_student_in_school_until_the_turn_ends(scene: Scene) -> None:
    table = played_in_a_fight(scene, "Pink One", "Spend", hand="Note from Mother")
    table.finish_fight()
    during = table.expelled
    table.end_turn()
    characters.expel(table.state, table.piece("Pink One"))

    assert (during, table.expelled) == ([], ["Pink One"])


@pytest.mark.parametrize(("answer", "cards", "merit"), [("Yes", 2, 10), ("No", 0, 9)])
def test_noble_sacrifice_trades_a_student_for_cards_and_merit(
    scene: Scene, answer: str, cards: int, merit: int
) -> None:
    table = scene(player(students=["Minutes Taker", "Red One"], hand=["Noble Sacrifice"], merit=9))

    table.do("Play Noble Sacrifice")
    table.until(answer)
    table.do(answer)
    if answer == "Yes":
        table.do("Minutes Taker")
    table.take_effect()

    assert (len(table.hand(0)), table.merit[0]) == (cards, merit)
    assert table.expelled == (["Minutes Taker"] if answer == "Yes" else [])


def test_noble_sacrifice_offers_nothing_to_an_empty_class(scene: Scene) -> None:
    table = scene(player(hand=["Noble Sacrifice"], merit=9))

    table.play("Play Noble Sacrifice")

    assert (table.hand(0), table.merit[0]) == ([], 9)


@pytest.mark.rule("avarium", "surprise.any-time")
def test_nurses_office_gains_three_merit_also_in_an_enemys_turn(scene: Scene) -> None:
    table = scene(player(), player(hand=["Nurse's Office"], reputation=1, merit=9))

    table.do("End your turn", "Play Nurse's Office")
    table.take_effect()

    assert table.merit[1] == 12


def test_anonymous_tip_expels_an_exhausted_student_and_its_player_draws_a_card(scene: Scene) -> None:
    table = scene(
        player(hand=["Anonymous Tip"], reputation=3),
        player(students=["Red One", exhausted("Pink One"), exhausted("Hall Monitor")]),
    )

    table.do("Play Anonymous Tip")
    offered = table.options
    table.play("Pink One")

    assert offered == ["Pink One", "Hall Monitor"]
    assert (table.expelled, len(table.hand(0)), len(table.hand(1))) == (["Pink One"], 0, 1)


def test_group_project_strengthens_supporting_students_of_its_players_class(scene: Scene) -> None:
    table = scene(
        player(students=["Red One", "Hall Monitor"], hand=["Group Project"], reputation=3),
        player(students=["Pink One", "Minutes Taker"]),
    )

    table.attack("Red One", "Pink One")
    table.until("Hall Monitor supports the attack")
    table.do("Hall Monitor supports the attack")
    table.until("Minutes Taker supports the defence")
    table.do("Minutes Taker supports the defence")
    table.until("Play Group Project")
    table.do("Play Group Project")
    table.until("Spend")
    table.do("Spend")
    table.take_effect()

    assert [table.combat(name) for name in ("Red One", "Hall Monitor", "Minutes Taker")] == [4, 3, 0]
    table.finish_fight()


@pytest.mark.parametrize(("rolled", "merit"), [(4, 13), (6, 13), (3, 7), (1, 7)])
def test_dice_behind_the_chapel_gain_four_merit_or_lose_two(scene: Scene, rolled: int, merit: int) -> None:
    table = scene(player(hand=["Dice behind the Chapel"], merit=9), chance=[rolled])

    table.play("Play Dice behind the Chapel")

    assert table.merit[0] == merit


@pytest.mark.parametrize(("had", "left"), [(5, 3), (1, 0)])
def test_rumour_mill_takes_two_reputation_or_what_there_is(scene: Scene, had: int, left: int) -> None:
    table = scene(player(hand=["Rumour Mill"], reputation=1), player(reputation=had))

    table.play("Play Rumour Mill")

    assert table.reputation == [0, left]


def test_tactical_bathroom_break_takes_a_student_out_of_a_fight_into_its_players_hallway(scene: Scene) -> None:
    table = played_in_a_fight(scene, "Pink One", "Spend", hand="Tactical Bathroom Break")
    table.take_effect()
    there = table.hallway(1)
    table.finish_fight()
    table.end_turn()

    assert (there, table.expelled) == (["Pink One"], [])
    assert table.students(1) == ["Minutes Taker", "Pink One"]
