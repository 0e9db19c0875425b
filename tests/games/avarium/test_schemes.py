"""The schemes of the Plan Phase: a test for each sentence of their texts."""

from __future__ import annotations

import pytest

from rulebound.games.avarium.effects import Play
from rulebound.games.avarium.zones import COURTYARD
from tests.games.avarium.table import Scene, exhausted, player

# -- Exchanges ---------------------------------------------------------------------------------------------------------


def test_prisoner_exchange_swaps_two_students_of_two_players(scene: Scene) -> None:
    table = scene(
        player(students=["Grant Applicant", "Red One"], hand=["Prisoner Exchange"], reputation=2),
        player(students=["Pink One", "Heartbreaker", "Battle Bagpiper"]),
    )

    table.play("Play Prisoner Exchange", "Spend")
    assert table.options == ["Pink One", "Heartbreaker"], "of two players it is not asked which come into question"
    table.do("Pink One")
    table.take_effect()

    assert (table.hallway(0), table.hallway(1)) == (["Pink One"], ["Grant Applicant"])
    table.end_turn()
    assert "Pink One" in table.students(0)
    assert "Grant Applicant" in table.students(1)


def test_prisoner_exchange_can_be_between_two_others(scene: Scene) -> None:
    table = scene(
        player(hand=["Prisoner Exchange"], reputation=2),
        player(students=["Pink One"]),
        player(students=["Minutes Taker"]),
    )

    table.play("Play Prisoner Exchange", "Player 2", "Player 3")

    assert [table.hallway(seat) for seat in (0, 1, 2)] == [[], ["Minutes Taker"], ["Pink One"]]


def test_prisoner_exchange_moves_one_student_where_the_other_player_has_none(scene: Scene) -> None:
    table = scene(player(hand=["Prisoner Exchange"], reputation=2), player(students=["Pink One"]))

    table.play("Play Prisoner Exchange")

    assert table.hallway(0) == ["Pink One"]


def test_club_exchange_week_swaps_neutral_students(scene: Scene) -> None:
    table = scene(
        player(students=["Grant Applicant", "Dojo Stormer"], hand=["Club Exchange Week"], reputation=1),
        player(students=["Transfer Student of Destiny", "Master of the Nap Style"]),
    )

    table.play("Play Club Exchange Week", "Spend")

    assert (table.hallway(0), table.hallway(1)) == (["Master of the Nap Style"], ["Grant Applicant"])


def test_love_letter_mix_up_takes_an_enemy_student_of_cost_3_or_less(scene: Scene) -> None:
    table = scene(
        player(hand=["Love Letter Mix-Up"], reputation=4, students=["Hall Monitor"]),
        player(students=["Pink One", "Red One", "Minutes Taker"]),
    )

    table.do("Play Love Letter Mix-Up")
    offered = table.options
    table.play("Pink One")

    assert offered == ["Pink One", "Minutes Taker"]
    assert table.hallway(0) == ["Pink One"]


# -- Students come and go ----------------------------------------------------------------------------------------------


def test_expulsion_hearing_expels_a_student_of_cost_4_or_less_and_pays_its_player(scene: Scene) -> None:
    table = scene(
        player(hand=["Expulsion Hearing"], reputation=4),
        player(students=["Red One", "Sword Saint of Row C", "Living Statue"]),
    )

    table.do("Play Expulsion Hearing")
    offered = table.options
    table.play("Red One")

    assert offered == ["Red One", "Living Statue"]
    assert (table.expelled, table.reputation) == (["Red One"], [0, 2])


@pytest.mark.rule("avarium", "recruit.refill")
def test_open_day_expels_the_courtyard_which_is_filled_again_and_draws_a_card(scene: Scene) -> None:
    six = ["Red One", "Pink One", "Hall Monitor", "Minutes Taker", "Grant Applicant", "Living Statue"]
    table = scene(player(hand=["Open Day"], reputation=1), courtyard=six)

    table.play("Play Open Day")

    assert sorted(table.expelled) == sorted(six)
    assert (len(table.state.cards_in(COURTYARD)), len(table.hand(0))) == (6, 1)


def test_scholarship_brings_a_student_of_the_courtyard_without_its_price(scene: Scene) -> None:
    table = scene(
        player(hand=["Scholarship"], reputation=2),
        courtyard=[
            "Red One",
            "Pink One",
            "Saint-in-Waiting",
            "Sword Saint of Row C",
            "Gravity Prefect",
            "Hall Monitor",
        ],
    )

    table.do("Play Scholarship")
    offered = table.options
    table.play("Pink One")

    assert offered == ["Pink One", "Hall Monitor"]
    assert (table.hallway(0), table.reputation[0], len(table.state.cards_in(COURTYARD))) == (["Pink One"], 0, 6)


def test_class_reunion_brings_back_a_student_of_the_expel_pile(scene: Scene) -> None:
    table = scene(
        player(hand=["Class Reunion"], reputation=4), **{"expel pile": ["Red One", "Transfer Student of Destiny"]}
    )

    table.play("Play Class Reunion", "Transfer Student of Destiny")

    assert (table.hallway(0), table.expelled) == (["Transfer Student of Destiny"], ["Red One"])


def test_purge_of_the_clubs_has_each_player_expel_two_students_by_choice(scene: Scene) -> None:
    table = scene(
        player(students=["Red One"], hand=["Purge of the Clubs"], reputation=4),
        player(students=["Pink One", "Minutes Taker", "Hall Monitor"]),
    )

    table.do("Play Purge of the Clubs")
    table.until("Spend")
    table.do("Spend")
    table.until("Pink One")
    table.do("Pink One", "Hall Monitor")

    assert table.expelled == ["Red One", "Pink One", "Hall Monitor"]
    assert table.students(1) == ["Minutes Taker"]


def test_cafeteria_stampede_expels_those_with_defense_2_or_less_and_hurts_nobody_else(scene: Scene) -> None:
    table = scene(
        player(students=["Grant Applicant", "Red One"], hand=["Cafeteria Stampede"], reputation=3),
        player(students=["Heartbreaker", "Dojo Stormer"], merit=9),
    )

    table.play("Play Cafeteria Stampede", "Spend")

    assert table.expelled == ["Grant Applicant", "Dojo Stormer"]
    assert (table.exhausted("Red One", "Heartbreaker"), table.merit[1]) == ([False, False], 9)


@pytest.mark.parametrize(("answer", "reputation"), [("Yes", 4), ("No", 0)])
def test_extra_credit_trades_a_student_for_reputation(scene: Scene, answer: str, reputation: int) -> None:
    table = scene(player(students=["Minutes Taker"], hand=["Extra Credit"]))

    table.play("Play Extra Credit", answer)

    assert (table.expelled == ["Minutes Taker"], table.reputation[0]) == (answer == "Yes", reputation)


# -- Ready and exhausted -----------------------------------------------------------------------------------------------


def test_festival_of_lanterns_readies_the_idol_and_all_students_of_the_class(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", students=[exhausted("Red One")], hand=["Festival of Lanterns"], reputation=3),
        player(students=[exhausted("Pink One")]),
    )

    table.play("Use Kumara RAJ", "Play Festival of Lanterns")

    assert table.exhausted("Kumara RAJ", "Red One", "Pink One") == [False, False, True]


def test_mandatory_sleepover_exhausts_all_students_with_recruit_cost_2_or_less(scene: Scene) -> None:
    table = scene(
        player(students=["Grant Applicant", "Red One"], hand=["Mandatory Sleepover"], reputation=3),
        player(students=["Minutes Taker", "Pink One"]),
    )

    table.play("Play Mandatory Sleepover", "Spend")

    assert table.exhausted("Grant Applicant", "Red One", "Minutes Taker", "Pink One") == [True, False, True, False]


def test_ladies_first_readies_female_students_and_exhausts_male_ones_of_all_players(scene: Scene) -> None:
    table = scene(
        player(students=[exhausted("Grant Applicant"), "Red One"], hand=["Ladies First"], reputation=2),
        player(students=[exhausted("Pink One"), "Hall Monitor", "Minutes Taker"]),
    )

    table.play("Play Ladies First", "Spend")

    assert table.exhausted("Grant Applicant", "Pink One") == [False, False]
    assert table.exhausted("Red One", "Hall Monitor", "Minutes Taker") == [True, True, False]


def test_flexible_timetable_readies_a_student_of_the_class(scene: Scene) -> None:
    table = scene(
        player(students=[exhausted("Red One")], hand=["Flexible Timetable"], reputation=1),
        player(students=["Pink One"]),
    )

    table.play("Play Flexible Timetable", "Ready a student in your class")

    assert table.exhausted("Red One", "Pink One") == [False, False]


def test_flexible_timetable_or_exhausts_an_enemy_student(scene: Scene) -> None:
    table = scene(
        player(students=[exhausted("Red One")], hand=["Flexible Timetable"], reputation=1),
        player(students=["Pink One"]),
    )

    table.play("Play Flexible Timetable", "Exhaust an enemy student")

    assert table.exhausted("Red One", "Pink One") == [True, True]


# -- Schemes for schemes -----------------------------------------------------------------------------------------------


def test_cram_session_draws_three_cards_and_trashes_one(scene: Scene) -> None:
    table = scene(
        player(hand=["Cram Session"], reputation=2), library=["Pop Quiz", "Fire Drill", "Pep Talk", "Rumour Mill"]
    )

    table.play("Play Cram Session", "Fire Drill")

    assert table.hand(0) == ["Rumour Mill", "Pep Talk"]
    assert table.trashed == ["Fire Drill", "Cram Session"]


def test_lost_and_found_takes_two_schemes_out_of_the_trash_pile(scene: Scene) -> None:
    table = scene(
        player(hand=["Lost and Found"], reputation=2), **{"trash pile": ["Pop Quiz", "Fire Drill", "Pep Talk"]}
    )

    table.play("Play Lost and Found", "Pop Quiz", "Pep Talk")

    assert (table.hand(0), table.trashed) == (["Pop Quiz", "Pep Talk"], ["Fire Drill", "Lost and Found"])


def test_library_fine_takes_merit_of_each_enemy_who_trashes_no_card(scene: Scene) -> None:
    table = scene(
        player(hand=["Library Fine", "Cram Session"], reputation=1),
        player(hand=["Honour Roll", "Open Day"]),
        player(hand=["Pep Talk"]),
        player(),
    )
    before = table.merit[:]

    table.do("Play Library Fine")
    table.until("Yes")
    assert table.asked == "Library Fine: do you trash a card? If not, you lose 2 Merit."
    table.do("Yes", "Open Day", "No")
    table.take_effect()

    assert [table.hand(seat) for seat in range(4)] == [["Cram Session"], ["Honour Roll"], ["Pep Talk"], []]
    assert table.trashed == ["Open Day", "Library Fine"]
    assert [now - then for now, then in zip(table.merit, before, strict=True)] == [0, 0, -2, -2]


def test_peeking_at_the_exam_takes_one_of_three_and_trashes_the_rest(scene: Scene) -> None:
    table = scene(
        player(hand=["Peeking at the Exam"], reputation=1),
        library=["Pop Quiz", "Fire Drill", "Pep Talk", "Rumour Mill"],
    )

    table.do("Play Peeking at the Exam")
    table.take_effect()
    offered = table.options
    table.play("Pep Talk")

    assert offered == ["Rumour Mill", "Pep Talk", "Fire Drill"]
    assert table.hand(0) == ["Pep Talk"]
    assert table.trashed == ["Rumour Mill", "Fire Drill", "Peeking at the Exam"]


# -- Merit, Reputation, Combat -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("third", "reputation"), [("Pourer of Tea", 4), ("Hall Monitor", 0)])
def test_homecoming_parade_pays_for_three_clubs_in_the_class(scene: Scene, third: str, reputation: int) -> None:
    table = scene(
        player(students=["Red One", "Minutes Taker", third], hand=["Homecoming Parade"], reputation=1),
        player(students=["Lullaby Soprano"]),
    )

    table.play("Play Homecoming Parade", "Spend")

    assert table.reputation[0] == reputation


@pytest.mark.parametrize(
    ("choice", "cards", "reputation", "merit"),
    [("Draw two cards", 2, 0, 9), ("Gain 4 Reputation", 0, 4, 9), ("Gain 4 Merit", 0, 0, 13)],
)
def test_career_counselling_gives_the_choice_of_three_things(
    scene: Scene, choice: str, cards: int, reputation: int, merit: int
) -> None:
    table = scene(player(hand=["Career Counselling"], reputation=2, merit=9))

    table.play("Play Career Counselling", choice)

    assert (len(table.hand(0)), table.reputation[0], table.merit[0]) == (cards, reputation, merit)


def test_honour_roll_gains_two_merit_for_each_paragon_of_the_class(scene: Scene) -> None:
    table = scene(
        player(students=["Red One", "Pink One", "Minutes Taker"], hand=["Honour Roll"], reputation=2, merit=9),
        player(students=["Hall Monitor"]),
    )

    table.play("Play Honour Roll", "Spend")

    assert table.merit[0] == 13


def test_rooftop_gathering_strengthens_the_delinquents_of_the_class_until_the_turn_ends(scene: Scene) -> None:
    table = scene(
        player(students=["Dojo Stormer", "Minutes Taker"], hand=["Rooftop Gathering"], reputation=2),
        player(students=["Heartbreaker"]),
    )

    table.play("Play Rooftop Gathering", "Spend")
    during = [table.combat(name) for name in ("Dojo Stormer", "Minutes Taker", "Heartbreaker")]
    table.end_turn()

    assert (during, table.combat("Dojo Stormer")) == ([5, 0, 2], 3)


def test_vote_of_no_confidence_takes_three_merit_from_an_enemy_of_ones_choice(scene: Scene) -> None:
    table = scene(player(hand=["Vote of No Confidence"], reputation=3, merit=9), player(merit=9), player(merit=9))

    table.do("Play Vote of No Confidence")
    offered = table.options
    table.play("Player 3")

    assert offered == ["Player 2", "Player 3"]
    assert table.merit == [9, 9, 6]


@pytest.mark.parametrize(("had", "has"), [(10, 15), (11, 13)])
def test_underdog_story_gains_more_merit_for_those_with_ten_or_less(scene: Scene, had: int, has: int) -> None:
    table = scene(player(hand=["Underdog Story"], reputation=1, merit=had))

    table.play("Play Underdog Story")

    assert table.merit[0] == has


@pytest.mark.rule("avarium", "scheme.plan")
def test_a_scheme_that_is_no_surprise_is_refused_in_a_fight(scene: Scene) -> None:
    table = scene(
        player(students=["Red One", "Petition Forger"], hand=["Underdog Story"], reputation=1),
        player(students=["Pink One"]),
    )

    table.attack("Red One", "Pink One")
    table.until("Use Petition Forger")

    assert str(table.why_not(Play, "Underdog Story")).endswith("[scheme.plan]")
