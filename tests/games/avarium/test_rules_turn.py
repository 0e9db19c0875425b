"""The turn, recruiting, getting ready and exhausting: chapters 4 and 5 of the handbook."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rulebound.games.avarium import characters, effects, excess, fights, paying, recruiting, resources, state, timing
from rulebound.games.avarium.zones import CLASS, COURTYARD, LIBRARY
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.match import Match
from tests.games.avarium.own_cards import game_with
from tests.games.avarium.printed_merit import player
from tests.games.avarium.table import Scene, exhausted

FIVE = ["Red One", "Pink One", "Hall Monitor", "Minutes Taker", "Dojo Stormer"]
SIX_CARDS = ["Cram Session", "Honour Roll", "Open Day", "Library Fine", "Lost and Found", "Class Reunion"]


# -- Decks -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("avarium", "library.empty")
@pytest.mark.rule("avarium", "C8")
@pytest.mark.rule("avarium", "C9")
def test_an_empty_library_is_made_of_the_trash_pile_without_the_scheme_that_is_played(scene: Scene) -> None:
    table = scene(
        player(hand=["Cram Session", "Objection!"], reputation=2),
        library=["Honour Roll"],
        **{"trash pile": ["Pop Quiz", "Fire Drill", "Open Day"]},
    )

    table.play("Play Cram Session", "Objection!")

    assert sorted(table.trashed) == ["Cram Session", "Objection!"]
    assert len(table.hand(0)) == 3
    assert len(table.state.cards_in(LIBRARY)) == 1


@pytest.mark.rule("avarium", "library.empty")
@pytest.mark.rule("avarium", "C8")
def test_the_library_is_made_anew_as_soon_as_its_last_card_has_left(scene: Scene) -> None:
    table = scene(
        player(hand=["Cram Session"], reputation=2),
        library=["Honour Roll", "Pep Talk", "Rumour Mill"],
        **{"trash pile": ["Pop Quiz", "Fire Drill"]},
    )

    table.play("Play Cram Session", "Pep Talk")

    assert table.trashed == ["Pep Talk", "Cram Session"], "what is trashed after the draws lies in a new pile"
    assert len(table.state.cards_in(LIBRARY)) == 2


@pytest.mark.rule("avarium", "C8")
@pytest.mark.parametrize(
    ("library", "trashed"), [(["Pep Talk", "Pop Quiz"], 0), (["Pep Talk", "Pop Quiz", "Open Day"], 1)]
)
def test_looking_at_the_last_cards_of_the_library_empties_it(scene: Scene, library: list[str], trashed: int) -> None:
    table = scene(player("Hazenmyier HOJO"), player(), library=library)

    table.play("Use Hazenmyier HOJO", "Pop Quiz")

    assert (len(table.trashed), len(table.state.cards_in(LIBRARY))) == (trashed, 1)


@pytest.mark.rule("avarium", "C8")
def test_where_library_and_trash_pile_are_empty_nothing_is_drawn(scene: Scene) -> None:
    table = scene(player(hand=["Cram Session", "Open Day"], reputation=2), library=[])

    table.play("Play Cram Session")

    assert table.hand(0) == []
    assert "Open Day" in table.trashed


# -- The Start Phase ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("avarium", "turn.phases")
@pytest.mark.rule("avarium", "start.automatic")
def test_the_phases_and_steps_of_a_turn_come_in_their_order(game: Game) -> None:
    table = game.new_state(seed=4, options={"windows": "all", "first": "1"})
    assert isinstance(table, state.Table)
    steps: list[int] = []
    while table.turn < 3:
        if not steps or steps[-1] != table.step:
            steps.append(table.step)
        table.apply(table.legal_actions()[-1])
    one = [timing.REPUTATION, timing.DRAW, timing.PLAN, timing.PLAN_ENDED, timing.HALLWAYS, timing.EXCESS_STUDENTS,
           timing.EXCESS_CARDS, timing.TOKENS]  # fmt: skip

    assert [step for step in steps if step not in (timing.WIN_CHECK, timing.READY)] == one + one


@pytest.mark.rule("avarium", "start.win")
@pytest.mark.rule("avarium", "win.con.start")
def test_a_win_con_of_the_start_is_checked_when_the_turn_starts(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", merit=31), player("AMYBA"))

    assert not table.state.over

    table.play("End your turn")
    table.play("End your turn")

    assert table.outcome == ([0], "win-con")


@pytest.mark.rule("avarium", "start.ready")
@pytest.mark.rule("avarium", "ready.natural")
@pytest.mark.rule("avarium", "B6")
def test_idol_and_students_are_readied_at_the_start_of_their_players_turn(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ"),
        player("AMYBA", ["Red One", exhausted("Pink One")], exhausted=True),
    )
    assert table.exhausted("AMYBA", "Pink One") == [True, True]

    table.end_turn()

    assert table.exhausted("AMYBA", "Pink One", "Red One") == [False, False, False]


@pytest.mark.rule("avarium", "start.ready")
def test_others_are_not_readied(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", [exhausted("Pink One")]), player("AMYBA"))

    table.end_turn()

    assert table.exhausted("Pink One") == [True]


@pytest.mark.rule("avarium", "start.reputation")
@pytest.mark.rule("avarium", "reputation.income")
def test_the_idol_brings_reputation_at_the_start(scene: Scene) -> None:
    table = scene(player("Kumara RAJ"), player("AMYBA", reputation=1))

    table.end_turn()

    assert table.reputation == [0, 5]


@pytest.mark.rule("avarium", "start.draw")
def test_a_card_of_the_library_is_drawn_at_the_start(scene: Scene) -> None:
    table = scene(player("Kumara RAJ"), player("AMYBA"), library=["Honour Roll", "Open Day"])

    table.end_turn()

    assert table.hand(1) == ["Open Day"]


@pytest.mark.rule("avarium", "start.first")
@pytest.mark.rule("avarium", "A9")
@pytest.mark.rule("avarium", "B4")
def test_on_a_first_turn_neither_win_con_nor_ready_but_reputation_and_a_card(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", [exhausted("Red One")], merit=30, turns=1, hand=["Open Day"]),
        player("AMYBA"),
        phase="start",
        turn=1,
    )
    table.passes()

    assert table.outcome is None
    assert table.exhausted("Red One") == [True]
    assert table.reputation[0] == 4
    assert len(table.hand(0)) == 2


@pytest.mark.rule("avarium", "B3")
@pytest.mark.rule("avarium", "priority.step")
def test_after_each_step_of_the_start_others_may_respond(scene: Scene) -> None:
    table = scene(player("Kumara RAJ"), player("AMYBA", hand=["Nurse's Office"], reputation=2), phase="start", active=0)
    asked = []
    while table.responding:
        if table.state.seat == 1:
            asked.append(table.state.step)
        table.do("Pass")

    assert asked == [timing.WIN_CHECK, timing.READY, timing.REPUTATION, timing.DRAW]


# -- The Plan Phase ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("avarium", "plan.any")
def test_in_the_plan_phase_everything_can_be_done_in_any_order_and_often(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Red One", "Sky-Polo Captain"], reputation=9, hand=["Honour Roll", "Extra Credit"]),
        player("AMYBA"),
        courtyard=["Bouquet Courier", "Minutes Taker"],
    )

    table.play("Recruit Minutes Taker")
    table.fight("Red One", "AMYBA")
    table.play("Play Honour Roll", "Spend 2 Reputation")
    table.fight("Sky-Polo Captain", "AMYBA")
    table.play("Recruit Bouquet Courier")

    assert table.hallway(0) == ["Minutes Taker", "Bouquet Courier"]
    assert table.merit[1] == 14
    assert table.trashed == ["Honour Roll"]


@pytest.mark.rule("avarium", "B16")
def test_a_turn_is_ended_before_students_join_in_the_end_phase(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", hallway=["Penitent on Probation"], merit=9), player("AMYBA"))

    table.end_turn()

    assert (table.merit[0], table.students(0)) == (9, ["Penitent on Probation"])


@pytest.mark.rule("avarium", "B16")
def test_a_turn_is_ended_before_students_are_expelled_in_the_end_phase(scene: Scene) -> None:
    students = ["Penitent on Probation", "Red One", "Pink One", "Hall Monitor", "Minutes Taker"]
    table = scene(player("Kumara RAJ", students, hallway=["Petition Forger"], merit=9), player("AMYBA"))

    table.end_turn("Expel Penitent on Probation")

    assert table.merit[0] == 8


@pytest.mark.rule("avarium", "plan.end")
def test_the_turn_goes_on_until_its_player_ends_it(scene: Scene) -> None:
    table = scene(player("Kumara RAJ"), player("AMYBA"))

    assert table.state.turn == 3
    assert table.can("End your turn")

    table.end_turn()

    assert table.state.active == 1


# -- The End Phase -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("avarium", "end.phase")
@pytest.mark.rule("avarium", "end.hallways")
@pytest.mark.rule("avarium", "recruit.joins")
@pytest.mark.rule("avarium", "B9")
def test_all_hallways_empty_into_the_classes_in_every_turn(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", hallway=["Red One"]), player("AMYBA", hallway=["Pink One", "Dojo Stormer"]))

    table.end_turn()

    assert table.students(0) == ["Red One"]
    assert table.students(1) == ["Pink One", "Dojo Stormer"]


@pytest.mark.rule("avarium", "end.class")
@pytest.mark.rule("avarium", "class.limit")
@pytest.mark.rule("avarium", "B9")
@pytest.mark.rule("avarium", "B12")
@pytest.mark.rule("avarium", "B13")
def test_whoever_has_more_than_five_students_expels_down_to_five_by_choice(scene: Scene) -> None:
    table = scene(player("Kumara RAJ"), player("AMYBA", FIVE, hallway=["Living Statue"]))
    table.play("End your turn")

    assert "more than five students" in table.asked
    assert table.state.seat == 1
    assert "Expel AMYBA" not in table.options

    table.play("Expel Hall Monitor")

    assert table.expelled == ["Hall Monitor"]
    assert len(table.students(1)) == 5


@pytest.mark.rule("avarium", "B13")
def test_during_a_turn_a_class_may_have_more_than_five_students(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", [*FIVE, "Living Statue", "Heartbreaker"]), player("AMYBA"))

    assert table.can("End your turn")


@pytest.mark.rule("avarium", "end.hand")
@pytest.mark.rule("avarium", "B9")
@pytest.mark.rule("avarium", "B12")
def test_whoever_has_more_than_five_cards_trashes_down_to_five_by_choice(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", hand=[*SIX_CARDS, "Extra Credit"]), player("AMYBA", hand=["Pop Quiz"]))
    table.play("End your turn")

    assert "more than five cards" in table.asked

    table.play("Trash Open Day", "Trash Class Reunion")

    assert table.trashed == ["Open Day", "Class Reunion"]
    assert len(table.hand(0)) == 5


TOO_MANY_CARDS = {"hand": ["Pop Quiz", "Fire Drill", "Pep Talk", "Ladies First", "Objection!", "Scholarship"]}
TOO_MANY_STUDENTS = {
    "students": [
        "Muse on Retainer", "Tip of the Pyramid", "Grant Applicant", "Void Debater", "Pourer of Tea",
        "Moon Pastry Chef",
    ]
}  # fmt: skip


@pytest.mark.rule("avarium", "B8")
@pytest.mark.parametrize(
    ("mine", "theirs", "choice"),
    [
        ({"hand": SIX_CARDS}, TOO_MANY_CARDS, "Trash Ladies First"),
        ({"students": [*FIVE, "Living Statue"]}, TOO_MANY_STUDENTS, "Expel Void Debater"),
    ],
)
def test_in_a_step_of_the_end_phase_the_active_player_decides_first(
    scene: Scene, mine: dict[str, Any], theirs: dict[str, Any], choice: str
) -> None:
    table = scene(player("Kumara RAJ", **mine), player("AMYBA", **theirs), active=1, turn=4)
    table.play("End your turn")

    assert table.state.seat == 1

    table.play(choice)

    assert table.state.seat == 0


@pytest.mark.rule("avarium", "end.tokens")
@pytest.mark.rule("avarium", "B14")
def test_at_the_end_tokens_go_and_what_lasts_until_then_ends(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Red One", "Dojo Stormer"], merit=10),
        player("AMYBA"),
    )
    table.fight("Red One", "AMYBA")
    table.play("Use Dojo Stormer")

    assert table.token("Red One")
    assert table.combat("Dojo Stormer") == 4

    table.end_turn()

    assert not table.token("Red One")
    assert table.combat("Dojo Stormer") == 3


@pytest.mark.rule("avarium", "end.pass")
def test_then_it_is_the_turn_of_the_next_player_still_in_the_school(scene: Scene) -> None:
    table = scene(player("Kumara RAJ"), player("AMYBA", out=True), player("Syeira CORAL"))

    table.end_turn()

    assert table.state.active == 2


# -- Recruiting --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("avarium", "recruit.courtyard")
@pytest.mark.rule("avarium", "C2")
def test_only_students_in_the_courtyard_can_be_recruited_and_only_in_the_plan_phase(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", reputation=9, hallway=["Pink One"]),
        player("AMYBA", hand=["Nurse's Office"], reputation=9),
        courtyard=["Red One", "Minutes Taker"],
    )
    reason = table.why_not(recruiting.Recruit, "Pink One")
    assert reason is not None
    assert reason.clause == "recruit.courtyard"

    table.do("Recruit Minutes Taker")

    assert table.state.seat == 1
    assert table.state.question[0] is effects.RESPOND
    assert not table.can("Recruit")


@pytest.mark.rule("avarium", "recruit.cost")
def test_a_student_that_costs_too_much_is_refused_with_both_numbers(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", reputation=3), courtyard=["Red One"])
    reason = table.why_not(recruiting.Recruit, "Red One")

    assert reason is not None
    assert str(reason) == "Red One costs 4 Reputation to recruit, and you have 3. [recruit.cost]"


@pytest.mark.rule("avarium", "recruit.hallway")
@pytest.mark.rule("avarium", "C5")
def test_recruits_wait_in_the_hallway_however_many_there_are(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", reputation=9),
        courtyard=["Minutes Taker", "Bouquet Courier", "Pink One", "Grant Applicant"],
    )

    for name in ("Minutes Taker", "Bouquet Courier", "Pink One", "Grant Applicant"):
        table.play(f"Recruit {name}")

    assert table.hallway(0) == ["Minutes Taker", "Bouquet Courier", "Pink One", "Grant Applicant"]


@pytest.mark.rule("avarium", "recruit.refill")
@pytest.mark.rule("avarium", "C4")
def test_a_gap_in_the_courtyard_is_filled_at_once_at_the_same_place(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", reputation=9),
        courtyard=["Minutes Taker", "Bouquet Courier", "Pink One"],
        school=["Hall Monitor", "Red One", "Dojo Stormer", "Living Statue", "Heartbreaker"],
    )
    assert table.names(table.state.cards_in(COURTYARD))[3:] == ["Heartbreaker", "Living Statue", "Dojo Stormer"]

    table.do("Recruit Bouquet Courier")

    assert table.names(table.state.cards_in(COURTYARD))[1] == "Red One"
    assert len(table.state.cards_in(COURTYARD)) == 6


@pytest.mark.rule("avarium", "C3")
@pytest.mark.rule("avarium", "recruit.refill")
def test_several_gaps_are_filled_one_after_the_other_inside_an_effect(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", hand=["Open Day"], reputation=1), courtyard=["Red One"], seed=3)
    before = set(table.state.cards_in(COURTYARD))

    table.play("Play Open Day")

    assert len(table.expelled) == 6
    assert not before & set(table.state.cards_in(COURTYARD))
    assert all(it >= 0 for it in table.state.cards_in(COURTYARD))


@pytest.mark.rule("avarium", "class.stays")
def test_a_student_stays_in_its_class_until_it_is_expelled(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Red One"]), player("AMYBA"))
    for _ in range(4):
        table.end_turn()

    assert table.students(0) == ["Red One"]


@pytest.mark.rule("avarium", "courtyard.nobody")
@pytest.mark.rule("avarium", "C7")
def test_students_in_the_courtyard_belong_to_nobody_and_do_nothing(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", ["Red One"], hand=["Pop Quiz"], reputation=2),
        player("AMYBA"),
        courtyard=["Gravity Prefect", "Record-O-Matic"],
    )

    assert table.state.owner(table.piece("Gravity Prefect")) == -1
    assert table.combat("Red One") == 4
    reason = table.why_not(effects.Use, "Record-O-Matic")
    assert reason is not None
    assert reason.clause == "ability.class"
    table.do("Play Pop Quiz")
    assert "Gravity Prefect" not in table.options, "it cannot be exhausted there"


@pytest.mark.rule("avarium", "C6")
def test_a_student_in_a_hallway_is_not_in_play(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", hallway=["Gravity Prefect", "Record-O-Matic"], hand=["Honour Roll"]),
        player("AMYBA", ["Pink One"]),
    )

    assert table.combat("Pink One") == 3
    assert not table.can("Use Record-O-Matic")
    assert not table.can("Attack with Gravity Prefect")
    assert not table.can("Play Honour Roll"), "a student in a Hallway cannot pay"


# -- Ready and exhausted -----------------------------------------------------------------------------------------------


@pytest.mark.rule("avarium", "ready.enter")
def test_a_student_enters_a_class_ready(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", [exhausted("Grant Applicant")], hand=["Prisoner Exchange"], reputation=2),
        player("AMYBA", [exhausted("Hall Monitor")]),
    )

    table.play("Play Prisoner Exchange")
    table.end_turn()

    assert table.students(0) == ["Hall Monitor"]
    assert table.exhausted("Hall Monitor", "Grant Applicant") == [False, False]


@pytest.mark.rule("avarium", "exhaust.damage")
@pytest.mark.rule("avarium", "fight.exhaust")
@pytest.mark.rule("avarium", "D19")
def test_a_student_that_takes_damage_is_exhausted(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Perpetual Substitute"]), player("AMYBA", ["Living Statue", "Pink One"]))

    table.fight("Perpetual Substitute", "Pink One")

    assert table.exhausted("Pink One") == [True]


@pytest.mark.rule("avarium", "exhaust.payment")
@pytest.mark.rule("avarium", "D19")
@pytest.mark.rule("avarium", "scheme.pay.student")
def test_a_student_that_pays_is_exhausted(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Red One"], hand=["Honour Roll"]), player("AMYBA"))

    table.play("Play Honour Roll")

    assert table.exhausted("Red One") == [True]
    assert table.merit[0] > 20


@pytest.mark.rule("avarium", "exhaust.effect")
@pytest.mark.rule("avarium", "D19")
def test_an_effect_can_exhaust_an_idol_too(scene: Scene) -> None:
    table = scene(player("Syeira CORAL", ["Critic in the Front Row"]), player("AMYBA", ["Pink One"]))

    table.play("Use Syeira CORAL", "Pink One")

    assert table.exhausted("Syeira CORAL") == [True]
    assert table.exhausted("Pink One") == [True]


@pytest.mark.rule("avarium", "exhaust.own-cost")
@pytest.mark.rule("avarium", "ability.exhaust")
@pytest.mark.rule("avarium", "D19")
def test_a_character_can_be_exhausted_as_the_cost_of_its_own_ability(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Record-O-Matic"]), player("AMYBA"))

    table.play("Use Record-O-Matic")

    assert table.exhausted("Record-O-Matic") == [True]
    assert table.merit[0] == 23


@pytest.mark.rule("avarium", "exhaust.once")
@pytest.mark.rule("avarium", "D9")
def test_what_is_exhausted_can_neither_pay_nor_be_exhausted_again(scene: Scene) -> None:
    table = scene(
        player(
            "Kumara RAJ",
            [exhausted("Red One"), exhausted("Record-O-Matic")],
            hand=["Honour Roll", "Mandatory Sleepover"],
            reputation=3,
        ),
        player("AMYBA", [exhausted("Henchman Number Nine")]),
    )
    assert not table.can("Use Record-O-Matic")
    before = table.state.reputation[1]

    table.play("Play Mandatory Sleepover")

    assert table.state.reputation[1] == before, "it was not exhausted by it, and so its ability was not triggered"
    reason = table.why_not(effects.Play, "Honour Roll")
    assert reason is not None
    assert reason.clause == "scheme.cost"


@pytest.mark.rule("avarium", "exhaust.fight")
@pytest.mark.rule("avarium", "fight.leader")
def test_an_exhausted_card_cannot_attack(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", [exhausted("Red One")]), player("AMYBA"))
    reason = table.why_not(fights.Attack, "Red One")

    assert str(reason) == "Red One is exhausted. [fight.leader]"


@pytest.mark.rule("avarium", "exhaust.idol.payment")
def test_an_idol_cannot_pay_for_a_scheme(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", ["Red One"], hand=["Honour Roll"], reputation=2), player("AMYBA"))
    table.do("Play Honour Roll")
    reason = table.why_not(paying.PayWith, "Kumara RAJ")

    assert reason is not None
    assert (
        str(reason)
        == "Kumara RAJ is an idol, and idols cannot be exhausted to pay for a scheme. [exhaust.idol.payment]"
    )


def test_the_four_quick_tip_cards_are_the_games_help(game: Game) -> None:
    assert len(game.help) == 4
    assert all(line.endswith(".") for tip in game.help for line in tip.lines)


@pytest.mark.rule("avarium", "S3")
@pytest.mark.rule("avarium", "end.class")
def test_a_student_that_cannot_be_expelled_does_not_lift_the_limit_for_the_others(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", [*FIVE, "Living Statue"], hand=["Note from Mother"], reputation=2), player("AMYBA")
    )
    table.play("Play Note from Mother", "Hall Monitor", "Spend")

    table.until_step(timing.EXCESS_STUDENTS, "End your turn")

    assert not table.can("Expel Hall Monitor")
    reason = table.why_not(excess.LetGo, "Hall Monitor", 0)
    assert str(reason) == "Hall Monitor cannot be expelled because of Note from Mother. [card.wins]"
    table.play("Expel Pink One")
    assert len(table.students(0)) == 5
    assert "Hall Monitor" in table.students(0)


@pytest.mark.rule("avarium", "S3")
def test_where_none_of_a_class_can_be_expelled_it_may_have_more_than_five(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", [*FIVE, "Living Statue"]), player("AMYBA"))
    for it in table.state.cards_in(CLASS, 0):
        table.state.modify("cannot be expelled", it, 1, "for the rest of the game", 0, it)

    table.end_turn()

    assert len(table.students(0)) == 6
    assert table.state.active == 1


@pytest.mark.rule("avarium", "S3")
@pytest.mark.rule("avarium", "class.limit")
def test_who_was_kept_until_the_end_of_the_turn_is_kept_no_longer_before_it_passes(scene: Scene) -> None:
    table = scene(player("Kumara RAJ", [*FIVE, "Living Statue"]), player("AMYBA"))
    for it in table.state.cards_in(CLASS, 0):
        table.state.change("cannot be expelled", it, 1, "until the end of the turn", 0, it)

    table.play("End your turn", "Expel Hall Monitor")

    assert len(table.students(0)) == 5
    assert table.state.active == 1


@pytest.mark.rule("avarium", "S3")
def test_students_whom_a_protected_one_would_replace_stay_until_it_is_protected_no_longer(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", [*FIVE, "Sparring Dummy (Enrolled)"], hand=["Note from Mother"], reputation=2),
        player("AMYBA"),
    )
    table.play("Play Note from Mother", "Sparring Dummy (Enrolled)", "Spend")

    table.play("End your turn", *[f"Expel {name}" for name in FIVE[:4]], "Expel Pink One")

    assert table.expelled == ["Sparring Dummy (Enrolled)"]
    assert (table.students(0), table.state.active) == (FIVE, 1)


@pytest.mark.rule("avarium", "S3")
def test_who_was_chosen_in_vain_is_not_chosen_again_and_it_is_said_why(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", [*FIVE, "Sparring Dummy (Enrolled)"], hand=["Note from Mother"], reputation=2),
        player("AMYBA"),
    )
    table.play("Play Note from Mother", "Sparring Dummy (Enrolled)", "Spend")

    table.play("End your turn", f"Expel {FIVE[0]}")

    reason = table.why_not(excess.LetGo, FIVE[0], 0)
    assert str(reason) == "A card has kept Red One from being expelled in this turn. [S3]"


@pytest.mark.rule("avarium", "B11")
@pytest.mark.rule("avarium", "class.limit")
def test_a_class_that_has_grown_since_the_limit_was_looked_at_is_brought_down_before_the_turn_passes(
    scene: Scene,
) -> None:
    table = scene(player("Kumara RAJ", FIVE, hallway=["Living Statue"]), player("AMYBA"), options={"windows": "all"})
    table.until_step(timing.TOKENS, "End your turn", "Expel Hall Monitor")

    characters.join(table.state, table.piece("Record-O-Matic"), 0)
    table.play("Expel Pink One")

    assert len(table.students(0)) == 5
    assert table.state.active == 1


# -- The window after the last step ------------------------------------------------------------------------------------


@pytest.mark.rule("avarium", "B14")
@pytest.mark.rule("avarium", "end.tokens")
def test_what_lasts_until_the_end_of_the_turn_ends_though_it_began_after_the_last_step(scene: Scene) -> None:
    table = scene(player(), player(students=["Pink One"], hand=["Textbook under the Blazer"], reputation=1))
    table.until_step(timing.TOKENS, "End your turn")

    table.play("Play Textbook under the Blazer", "Spend")

    assert (table.state.active, table.defense("Pink One")) == (1, 3)


@pytest.mark.rule("avarium", "B14")
def test_where_there_is_no_fight_nothing_changes_for_that_fight(tmp_path: Path) -> None:
    game = game_with(tmp_path, ("Cheer", "scheme", "Target student gets +3 Combat for that fight."))
    table = Scene(game)(player(students=["Pink One"], hand=["Cheer"], reputation=1), player())
    before = table.combat("Pink One")

    table.play("Play Cheer", "Spend")

    assert table.trashed == ["Cheer"]
    assert table.combat("Pink One") == before


@pytest.mark.rule("avarium", "B14")
def test_what_was_forbidden_after_the_last_step_of_a_turn_can_be_done_in_the_next(scene: Scene) -> None:
    table = scene(
        player(hand=["Detention Slip"], reputation=1), player(students=["Pink One"]), options={"windows": "all"}
    )
    table.until_step(timing.TOKENS, "End your turn")

    table.play("Play Detention Slip")

    assert (table.state.active, table.trashed) == (1, ["Detention Slip"])
    assert table.can("Attack with Pink One")


@pytest.mark.rule("avarium", "B14")
def test_what_can_be_used_once_each_turn_cannot_be_used_again_after_the_last_step(scene: Scene) -> None:
    table = scene(player(students=[exhausted("Broom Relay Anchor")], merit=9), options={"windows": "all"})
    table.play("Use Broom Relay Anchor")
    table.state.exhausted[table.piece("Broom Relay Anchor")] = True

    table.until_step(timing.TOKENS, "End your turn")

    assert not table.can("Use Broom Relay Anchor")
    table.passes()
    assert table.state.used == [False] * len(table.state.used)


@pytest.mark.rule("avarium", "A14")
def test_without_an_end_phase_no_token_is_left_lying(scene: Scene) -> None:
    table = scene(
        player(students=["Red One"], merit=1), player(), player(), rulings={"active_out": "next-turn"}, turn=7
    )
    table.state.token = [it == table.piece("Red One") for it in range(len(table.state.token))]
    table.state.modify("combat", table.state.idol[1], 1, "until the end of the turn", 0, table.state.idol[0])

    resources.lose_merit(table.state, 0, 1)
    table.play("End your turn")

    assert (table.state.active, table.state.modifiers) == (1, [])
    assert True not in table.state.token


# -- Joining together, and the first turn ------------------------------------------------------------------------------


@pytest.mark.rule("avarium", "C5")
@pytest.mark.rule("avarium", "recruit.joins")
@pytest.mark.parametrize("hallway", [["Pink One", "Red One"], ["Red One", "Pink One"]])
def test_who_joins_together_is_there_for_the_others_in_any_order(scene: Scene, hallway: list[str]) -> None:
    table = scene(player(hallway=hallway))

    table.end_turn()

    assert len(table.hand(0)) == 1


@pytest.mark.rule("avarium", "start.first")
@pytest.mark.rule("avarium", "B3")
def test_on_a_first_turn_others_are_not_asked_after_steps_that_do_not_happen(game: Game) -> None:
    table = game.new_state(seed=4, options={"windows": "all", "first": "1"})
    assert isinstance(table, state.Table)

    assert table.step == timing.REPUTATION
    assert "Reputation" in table.decision.prompt


@pytest.mark.rule("avarium", "A13")
def test_what_an_expelled_player_has_done_to_students_of_others_ends(scene: Scene) -> None:
    table = scene(player(merit=1), player(students=["Red One"]), player())
    table.state.modify("defense", table.piece("Red One"), -2, "until the end of the turn", 0, table.state.idol[0])

    resources.lose_merit(table.state, 0, 1)
    table.play("End your turn")

    assert table.state.out[0]
    assert table.state.modifiers == []


# -- Taking back -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("avarium", "E10")
@pytest.mark.rule("avarium", "priority.final")
@pytest.mark.parametrize(("ruling", "why"), [("unanswered", ""), ("never", "what is declared at this table is final")])
def test_an_action_can_be_taken_back_while_nobody_has_answered_or_never(scene: Scene, ruling: str, why: str) -> None:
    table = scene(player("Kumara RAJ", ["Record-O-Matic"], reputation=9), rulings={"take_back": ruling})
    match = Match.at(scene.game, table.state)

    match.apply(next(action for action in match.state.legal_actions() if isinstance(action, effects.Use)))

    assert match.why_no_undo() == (f"That cannot be taken back: {why}." if why else "")
