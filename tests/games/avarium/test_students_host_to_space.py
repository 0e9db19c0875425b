"""The students of the other clubs, and of none: a test for each sentence of their texts."""

from __future__ import annotations

import pytest

from rulebound.games.avarium import characters, resources
from rulebound.games.avarium.effects import Use
from tests.games.avarium.table import Scene, exhausted, player

# -- Host --------------------------------------------------------------------------------------------------------------


def test_charming_upperclassman_takes_a_cheap_enemy_student_when_he_joins(scene: Scene) -> None:
    table = scene(
        player(hallway=["Charming Upperclassman"]), player(students=["Minutes Taker", "Grant Applicant", "Red One"])
    )

    table.do("End your turn")
    table.until("Minutes Taker")
    offered = table.options
    table.do("Minutes Taker")
    table.take_effect()

    assert offered == ["Minutes Taker", "Grant Applicant"]
    assert (table.hallway(0), table.students(1)) == (["Minutes Taker"], ["Grant Applicant", "Red One"])


def test_pourer_of_tea_gains_merit_for_each_host_student_of_the_class(scene: Scene) -> None:
    table = scene(
        player(students=["Pourer of Tea", "Heartbreaker", "Red One"], merit=9), player(students=["Professional Crush"])
    )

    table.play("Use Pourer of Tea")

    assert table.merit[0] == 11


def test_heartbreaker_exhausts_a_female_student(scene: Scene) -> None:
    table = scene(player(students=["Heartbreaker"]), player(students=["Red One", "Pink One", "Grant Applicant"]))

    table.do("Use Heartbreaker")
    offered = table.options
    table.play("Pink One")

    assert offered == ["Pink One", "Grant Applicant"]
    assert table.exhausted("Pink One", "Grant Applicant") == [True, False]


def test_professional_crush_cannot_be_attacked_beside_another_ready_student(scene: Scene) -> None:
    table = scene(
        player(students=["Red One"]), player(students=["Professional Crush", "Pink One", exhausted("Hall Monitor")])
    )

    table.do("Attack with Red One")

    assert table.options == ["Attack Pink One", "Attack Hall Monitor"]


def test_professional_crush_can_be_attacked_when_the_others_are_exhausted(scene: Scene) -> None:
    table = scene(player(students=["Red One"]), player(students=["Professional Crush", exhausted("Pink One")]))

    table.do("Attack with Red One")

    assert table.options == ["Attack Professional Crush", "Attack Pink One"]


def test_bouquet_courier_brings_each_enemy_reputation_when_she_joins(scene: Scene) -> None:
    table = scene(player(hallway=["Bouquet Courier"]), player(), player())

    table.do("End your turn")
    table.until("End your turn")

    assert table.reputation == [0, 2 + resources.income(table.state, 1), 2]


# -- Martial Arts ------------------------------------------------------------------------------------------------------


def test_apprentice_of_the_loud_fist_is_stronger_after_a_scheme_until_the_turn_ends(scene: Scene) -> None:
    table = scene(player(students=["Apprentice of the Loud Fist"], hand=["Nurse's Office"], reputation=1))

    table.play("Play Nurse's Office", "Spend 1 Reputation")
    during = table.combat("Apprentice of the Loud Fist")
    table.end_turn()

    assert (during, table.combat("Apprentice of the Loud Fist")) == (3, 2)


def test_sparring_dummy_is_expelled_instead_of_another_of_its_class(scene: Scene) -> None:
    table = scene(player(students=["Red One"]), player(students=["Pink One", "Sparring Dummy (Enrolled)"]))

    table.fight("Red One", "Pink One")

    assert (table.expelled, table.students(1)) == (["Sparring Dummy (Enrolled)"], ["Pink One"])


def test_sparring_dummy_does_not_save_itself_or_enemies(scene: Scene) -> None:
    table = scene(player(students=["Red One"]), player(students=["Pink One", "Sparring Dummy (Enrolled)"]))

    table.fight("Red One", "Sparring Dummy (Enrolled)")

    assert table.students(1) == ["Pink One"]


def test_sword_saint_of_row_c_draws_a_card_when_whom_she_fights_is_expelled(scene: Scene) -> None:
    table = scene(player(students=["Sword Saint of Row C"]), player(students=["Pink One"]))

    table.fight("Sword Saint of Row C", "Pink One")

    assert (table.expelled, len(table.hand(0))) == (["Pink One"], 1)


def test_sword_saint_of_row_c_does_not_draw_for_fights_of_others(scene: Scene) -> None:
    table = scene(player(students=["Sword Saint of Row C", "Red One"]), player(students=["Pink One"]))

    table.fight("Red One", "Pink One")

    assert (table.expelled, table.hand(0)) == (["Pink One"], [])


@pytest.mark.rule("avarium", "ability.repeat")
def test_dojo_stormer_buys_combat_with_merit_as_often_as_liked_until_the_turn_ends(scene: Scene) -> None:
    table = scene(player(students=["Dojo Stormer"], merit=9))

    table.play("Use Dojo Stormer", "Use Dojo Stormer")
    during = table.combat("Dojo Stormer")
    table.end_turn()

    assert (table.merit[0], during, table.combat("Dojo Stormer")) == (7, 5, 3)


def test_master_of_the_nap_style_is_stronger_when_attacked(scene: Scene) -> None:
    table = scene(player(students=["Red One"]), player(students=["Master of the Nap Style"]))

    table.attack("Red One", "Master of the Nap Style")
    during = table.combat("Master of the Nap Style")
    table.finish_fight()

    assert (during, table.combat("Master of the Nap Style")) == (5, 3)
    assert table.expelled == ["Red One"]


# -- Faiths ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "expelled"), [("Yes", ["Pink One"]), ("No", [])])
def test_choir_exorcist_may_expel_an_exhausted_student_when_she_joins(
    scene: Scene, answer: str, expelled: list[str]
) -> None:
    table = scene(
        player(hallway=["Choir Exorcist"]),
        player(students=["Red One", exhausted("Pink One"), exhausted("Hall Monitor")]),
    )

    table.do("End your turn")
    table.until("Pink One")
    assert table.options == ["Pink One", "Hall Monitor"]
    table.do("Pink One")
    table.until(answer)
    table.do(answer)

    assert table.expelled == expelled


def test_doomsday_leafleter_takes_merit_from_each_enemy_when_expelled(scene: Scene) -> None:
    table = scene(
        player(students=["Red One"], merit=9), player(students=["Doomsday Leafleter"], merit=9), player(merit=9)
    )

    table.fight("Red One", "Doomsday Leafleter")

    assert table.merit == [7, 9, 7]


def test_acolyte_of_second_chances_trades_a_student_for_one_of_the_expel_pile(scene: Scene) -> None:
    table = scene(
        player(students=["Acolyte of Second Chances", "Minutes Taker", "Grant Applicant"]),
        **{"expel pile": ["Red One", "Sword Saint of Row C", "Pink One"]},
    )

    table.do("Use Acolyte of Second Chances")
    offered = table.options
    table.play("Red One", "Minutes Taker")

    assert offered == ["Red One", "Pink One"]
    assert (table.hallway(0), table.students(0)) == (["Red One"], ["Acolyte of Second Chances", "Grant Applicant"])
    assert table.expelled == ["Sword Saint of Row C", "Pink One", "Minutes Taker"]


def test_acolyte_of_second_chances_alone_has_nobody_to_trade(scene: Scene) -> None:
    table = scene(player(students=["Acolyte of Second Chances"]), **{"expel pile": ["Red One"]})

    assert str(table.why_not(Use, "Acolyte of Second Chances")) == "There is no student to expel for it. [ability.cost]"


def test_penitent_on_probation_costs_a_merit_when_his_player_ends_a_turn(scene: Scene) -> None:
    table = scene(player(students=["Penitent on Probation"], merit=9))

    table.end_turn()
    mine = table.merit[0]
    table.end_turn()

    assert (mine, table.merit[0]) == (8, 8)


def test_saint_in_waiting_gains_a_merit_when_her_player_starts_a_turn(scene: Scene) -> None:
    table = scene(player(), player(students=["Saint-in-Waiting"], merit=9))

    table.end_turn()

    assert table.merit[1] == 10


def test_saint_in_waiting_keeps_a_student_from_being_expelled_this_turn(scene: Scene) -> None:
    table = scene(
        player(students=["Red One", "Sword Saint of Row C"]), player(students=["Saint-in-Waiting", "Pink One"])
    )

    table.attack("Red One", "Pink One")
    table.until("Use Saint-in-Waiting")
    table.do("Use Saint-in-Waiting", "Pink One")
    table.finish_fight()

    assert (table.expelled, table.exhausted("Pink One")) == ([], [True])


# -- Sentai ------------------------------------------------------------------------------------------------------------


def test_red_one_is_stronger_with_three_sentai_students_in_the_class(scene: Scene) -> None:
    trio = ["Red One", "Pink One", "Combining Robot (Left Leg)"]

    assert scene(player(students=trio)).combat("Red One") == 6
    assert scene(player(students=trio[:2]), player(students=trio[2:])).combat("Red One") == 4


def test_combining_robot_is_stronger_beside_another_sentai_student(scene: Scene) -> None:
    alone = scene(player(students=["Combining Robot (Left Leg)"]), player(students=["Red One"]))
    beside = scene(player(students=["Combining Robot (Left Leg)", "Red One"]))

    assert [table.combat("Combining Robot (Left Leg)") for table in (alone, beside)] == [1, 4]


def test_pink_one_draws_a_card_when_another_sentai_student_joins(scene: Scene) -> None:
    table = scene(
        player(students=["Pink One"], hallway=["Red One", "Hall Monitor"]), player(hallway=["Henchman Number Nine"])
    )

    table.end_turn()

    assert len(table.hand(0)) == 1


def test_monster_of_the_week_has_each_player_expel_a_student_by_choice(scene: Scene) -> None:
    table = scene(
        player(students=["Minutes Taker"], hallway=["Monster of the Week"]), player(students=["Red One", "Pink One"])
    )

    table.do("End your turn")
    table.until("Minutes Taker")
    mine = table.options
    table.do("Minutes Taker")
    theirs = table.options
    table.do("Pink One")

    assert (mine, theirs) == (["Minutes Taker", "Monster of the Week"], ["Red One", "Pink One"])
    assert table.expelled == ["Minutes Taker", "Pink One"]


def test_henchman_number_nine_brings_reputation_when_exhausted(scene: Scene) -> None:
    table = scene(player("Syeira CORAL", students=["Henchman Number Nine"]))

    table.play("Use Syeira CORAL")

    assert (table.exhausted("Henchman Number Nine"), table.reputation[0]) == ([True], 1)


# -- Space -------------------------------------------------------------------------------------------------------------


def test_exchange_student_from_orbit_sends_a_cheap_student_out_into_its_players_hallway(scene: Scene) -> None:
    table = scene(
        player(students=["Grant Applicant"], hallway=["Exchange Student from Orbit"]),
        player(students=["Minutes Taker", "Red One"]),
    )

    table.do("End your turn")
    table.until("Minutes Taker")
    assert table.options == ["Grant Applicant", "Minutes Taker"]
    table.do("Minutes Taker")
    table.take_effect()

    assert (table.hallway(1), table.students(1)) == (["Minutes Taker"], ["Red One"])


def test_gravity_prefect_weakens_enemy_students_and_no_others(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", students=["Gravity Prefect", "Red One"]),
        player("AMYBA", students=["Pink One", "Minutes Taker"]),
    )

    assert [table.combat(name) for name in ("Red One", "Pink One", "Minutes Taker", "AMYBA")] == [4, 2, 0, 3]


def test_moon_pastry_chef_makes_neutral_students_cost_her_player_less(scene: Scene) -> None:
    table = scene(
        player(students=["Moon Pastry Chef"]), player(), courtyard=["Grant Applicant", "Red One", "Bouquet Courier"]
    )

    def prices() -> list[int]:
        return [
            table.state.recruit_price(table.piece(name)) for name in ("Grant Applicant", "Red One", "Bouquet Courier")
        ]

    mine = prices()
    table.end_turn()

    assert (mine, prices()) == ([1, 4, 0], [2, 4, 0])


def test_probe_with_feelings_is_exhausted_instead_of_being_expelled_once(scene: Scene) -> None:
    table = scene(player(students=["Red One", "Pink One"]), player(students=["Probe with Feelings"]))

    table.fight("Red One", "Probe with Feelings")
    first = (table.expelled, table.exhausted("Probe with Feelings"))
    table.fight("Pink One", "Probe with Feelings")

    assert first == ([], [True])
    assert table.expelled == ["Probe with Feelings"]


def test_void_debater_expels_another_student_to_cancel_a_scheme(scene: Scene) -> None:
    table = scene(
        player(hand=["Vote of No Confidence"], reputation=3),
        player(students=["Void Debater", "Minutes Taker"], merit=9),
    )

    table.do("Play Vote of No Confidence", "Use Void Debater")
    table.take_effect()

    assert (table.merit[1], table.trashed) == (9, ["Vote of No Confidence"])
    assert table.expelled == ["Minutes Taker"]


# -- In no club --------------------------------------------------------------------------------------------------------


def test_transfer_student_of_destiny_readies_all_idols_and_students_of_the_class(scene: Scene) -> None:
    table = scene(
        player("Kumara RAJ", students=[exhausted("Red One")], hallway=["Transfer Student of Destiny"]),
        player(students=[exhausted("Pink One")]),
    )

    table.play("Use Kumara RAJ")
    table.do("End your turn")
    while "Transfer Student of Destiny" not in table.students(0) or table.state.declared:
        table.do("Pass")

    assert table.exhausted("Kumara RAJ", "Red One", "Pink One") == [False, False, True]


def test_assassin_from_the_sewing_room_deals_three_damage_for_reputation(scene: Scene) -> None:
    table = scene(
        player(students=["Assassin from the Sewing Room"], reputation=2),
        player("AMYBA", students=["Pink One", "Red One"], merit=9),
    )

    table.play("Use Assassin from the Sewing Room", "Pink One")

    assert (table.expelled, table.reputation[0]) == (["Pink One"], 0)


@pytest.mark.parametrize(("target", "merit", "expelled"), [("AMYBA", 6, []), ("Red One", 9, [])])
def test_the_assassins_damage_is_merit_to_an_idol_and_nothing_to_the_tough(
    scene: Scene, target: str, merit: int, expelled: list[str]
) -> None:
    table = scene(
        player(students=["Assassin from the Sewing Room"], reputation=2), player("AMYBA", students=["Red One"], merit=9)
    )

    table.play("Use Assassin from the Sewing Room", target)

    assert (table.merit[1], table.expelled) == (merit, expelled)


def test_the_headmistresss_cat_cannot_be_attacked_and_shields_no_idol(scene: Scene) -> None:
    table = scene(player(students=["Red One"]), player("AMYBA", students=["The Headmistress's Cat"]))

    table.do("Attack with Red One")

    assert table.state.leaders[1] == table.piece("AMYBA")


def test_the_headmistresss_cat_pays_for_a_scheme_of_any_cost(scene: Scene) -> None:
    table = scene(player(students=["The Headmistress's Cat"], hand=["Vote of No Confidence"]), player(merit=9))

    table.play("Play Vote of No Confidence")

    assert (table.merit[1], table.exhausted("The Headmistress's Cat")) == (6, [True])


def test_volunteer_scapegoat_can_be_expelled_instead_of_losing_merit(scene: Scene) -> None:
    table = scene(
        player(students=["Assassin from the Sewing Room"], reputation=2),
        player("AMYBA", students=["Volunteer Scapegoat"], merit=9),
    )

    table.do("Use Assassin from the Sewing Room", "AMYBA")
    table.until("Yes")
    table.do("Yes")
    table.take_effect()

    assert (table.merit[1], table.expelled) == (9, ["Volunteer Scapegoat"])


def test_volunteer_scapegoat_may_stay_and_the_merit_is_lost(scene: Scene) -> None:
    table = scene(
        player(students=["Assassin from the Sewing Room"], reputation=2),
        player("AMYBA", students=["Volunteer Scapegoat"], merit=9),
    )

    table.do("Use Assassin from the Sewing Room", "AMYBA")
    table.until("No")
    assert table.asked == "Volunteer Scapegoat: do you expel me instead of losing 3 Merit?"
    table.do("No")
    table.take_effect()

    assert (table.merit[1], table.expelled) == (6, [])


def test_keeper_of_the_suggestion_box_gains_merit_for_the_first_scheme_of_a_turn(scene: Scene) -> None:
    keeper = "Keeper of the Suggestion Box"
    table = scene(player(students=[keeper], hand=["Honour Roll", "Open Day"], merit=5, reputation=9), player())

    table.play("Play Honour Roll")
    first = table.merit[0]
    table.play("Play Open Day")

    assert (first, table.merit[0]) == (5 + 2 + 1, 5 + 2 + 1)  # 2 of the scheme, for the keeper


@pytest.mark.rule("avarium", "S8")
def test_keeper_of_the_suggestion_box_counts_the_schemes_played_before_it_came(scene: Scene) -> None:
    keeper = "Keeper of the Suggestion Box"
    table = scene(player(hand=["Honour Roll", "Open Day"], merit=5, reputation=9), player())

    table.play("Play Honour Roll")
    characters.to_hallway(table.state, table.piece(keeper), 0)
    characters.join(table.state, table.piece(keeper), 0)
    table.play("Play Open Day")

    assert table.merit[0] == 5
