"""The students of the first six clubs: a test for each sentence of their texts."""

from __future__ import annotations

import pytest

from rulebound.games.avarium import parties, resources
from rulebound.games.avarium.effects import Use
from rulebound.games.avarium.fights import Attack
from rulebound.kernel.table.counting import counters_on, named
from tests.games.avarium.table import Scene, exhausted, player

VICE_PRESIDENT = "Vice President of Everything"

# -- Council -----------------------------------------------------------------------------------------------------------


def test_hall_monitor_stops_enemy_delinquents_from_leading_as_long_as_it_is_ready(scene: Scene) -> None:
    table = scene(player(students=["Dojo Stormer", "Red One"]), player(students=["Hall Monitor"]))

    assert not table.can("Attack with Dojo Stormer")
    assert table.can("Attack with Red One")
    assert str(table.why_not(Attack, "Dojo Stormer")).startswith("Dojo Stormer cannot attack because of Hall Monitor.")


def test_hall_monitor_stops_nobody_when_exhausted_and_never_its_own(scene: Scene) -> None:
    asleep = scene(player(students=["Dojo Stormer"]), player(students=[exhausted("Hall Monitor")]))
    own = scene(player(students=["Dojo Stormer", "Hall Monitor"]), player())

    assert asleep.can("Attack with Dojo Stormer")
    assert own.can("Attack with Dojo Stormer")


def test_treasurer_of_the_tea_fund_brings_reputation_when_its_player_starts_a_turn(scene: Scene) -> None:
    table = scene(player("Kumara RAJ"), player("Hatsurugi TOUKA", students=["Treasurer of the Tea Fund"]))

    table.end_turn()
    table.end_turn()

    assert table.reputation == [4, 5]


def test_minutes_taker_gains_reputation_when_an_enemy_plays_a_scheme_and_not_for_its_own(scene: Scene) -> None:
    table = scene(
        player(hand=["Nurse's Office"], reputation=2),
        player(students=["Minutes Taker"], hand=["Dice behind the Chapel"]),
        chance=[6],
    )

    table.play("Play Nurse's Office")
    once = table.reputation[1]
    table.do("End your turn", "Play Dice behind the Chapel")
    table.passes()

    assert (once, table.state.schemes_played) == (1, [1, 1])
    assert table.reputation[1] == 1 + resources.income(table.state, 1)


def test_vice_president_of_everything_strengthens_other_paragons_of_its_class(scene: Scene) -> None:
    table = scene(
        player(students=["Vice President of Everything", "Pink One", "Dojo Stormer"]), player(students=["Red One"])
    )

    assert [table.combat(name) for name in ("Pink One", "Dojo Stormer", "Red One")] == [4, 3, 4]
    assert [table.defense(name) for name in ("Pink One", "Dojo Stormer", "Red One")] == [4, 2, 4]
    assert table.combat("Vice President of Everything") == 5


def test_vice_president_of_everything_makes_schemes_cost_enemies_more(scene: Scene) -> None:
    table = scene(player(students=["Vice President of Everything"], hand=["Honour Roll"]), player(hand=["Rumour Mill"]))

    assert table.state.scheme_price(table.piece("Honour Roll")) == 2
    assert table.state.scheme_price(table.piece("Rumour Mill")) == 2


def test_petition_forger_exhausts_for_reputation(scene: Scene) -> None:
    table = scene(player(students=["Petition Forger"]))

    table.play("Use Petition Forger")

    assert (table.reputation[0], table.exhausted("Petition Forger")) == (1, [True])


# -- Sports ------------------------------------------------------------------------------------------------------------


def test_sky_polo_captain_strengthens_other_sports_students(scene: Scene) -> None:
    table = scene(player(students=["Sky-Polo Captain", "Perpetual Substitute", "Red One"]))

    assert [table.combat(name) for name in ("Sky-Polo Captain", "Perpetual Substitute", "Red One")] == [4, 2, 4]


def test_perpetual_substitute_is_stronger_where_it_supports(scene: Scene) -> None:
    table = scene(player(students=["Red One", "Perpetual Substitute"]), player(students=[VICE_PRESIDENT]))

    table.fight("Red One", VICE_PRESIDENT, "Perpetual Substitute supports the attack")

    assert VICE_PRESIDENT in table.expelled
    assert table.combat("Perpetual Substitute") == 1


def test_broom_relay_anchor_supports_despite_an_attack_token_but_does_not_lead_again(scene: Scene) -> None:
    table = scene(
        player(students=["Broom Relay Anchor", "Red One"]),
        player("Kumara RAJ", students=[exhausted("Minutes Taker"), exhausted("Grant Applicant")]),
    )

    table.fight("Broom Relay Anchor", "Minutes Taker")
    assert table.token("Broom Relay Anchor")
    assert not table.can("Attack with Broom Relay Anchor")
    table.attack("Red One", "Grant Applicant")
    table.until("Broom Relay Anchor supports the attack")

    assert table.can("Broom Relay Anchor supports the attack")


def test_broom_relay_anchor_readies_itself_for_merit_once_a_turn(scene: Scene) -> None:
    table = scene(player(students=[exhausted("Broom Relay Anchor")], merit=9))

    table.play("Use Broom Relay Anchor")

    assert (table.merit[0], table.exhausted("Broom Relay Anchor")) == (8, [False])
    assert str(table.why_not(Use, "Broom Relay Anchor")).endswith("can only be used once each turn. [card.say]")


def test_locker_room_philosopher_keeps_an_enemy_from_supporting(scene: Scene) -> None:
    table = scene(player(students=["Locker-Room Philosopher"]), player("Kumara RAJ", students=["Red One", "Pink One"]))

    table.do("Attack with Locker-Room Philosopher", "Attack Red One", "Pink One")
    table.until("Kumara RAJ supports the defence")

    assert table.token("Pink One")
    assert table.options == ["Kumara RAJ supports the defence", "No support"]


def test_collector_of_last_place_ribbons_brings_reputation_when_expelled(scene: Scene) -> None:
    table = scene(player(students=["Red One"]), player(students=["Collector of Last-Place Ribbons"]))

    table.fight("Red One", "Collector of Last-Place Ribbons")

    assert table.reputation[1] == 1


# -- Cheerleader -------------------------------------------------------------------------------------------------------


def test_base_of_the_pyramid_cannot_lead_an_attack(scene: Scene) -> None:
    table = scene(player(students=["Base of the Pyramid"]))

    assert not table.can("Attack with Base of the Pyramid")


def test_base_of_the_pyramid_gains_merit_when_it_supports(scene: Scene) -> None:
    table = scene(player(students=["Red One", "Base of the Pyramid"], merit=9), player(students=["Pink One"]))

    table.fight("Red One", "Pink One", "Base of the Pyramid supports the attack")

    assert table.merit[0] == 10


def test_tip_of_the_pyramid_attacks_an_idol_behind_ready_students_and_draws_a_card(scene: Scene) -> None:
    table = scene(player(students=["Tip of the Pyramid", "Red One"]), player("AMYBA", students=["Pink One"], merit=9))

    table.fight("Tip of the Pyramid", "AMYBA")

    assert table.merit[1] == 7
    assert len(table.hand(0)) == 1


def test_tip_of_the_pyramid_opens_the_way_for_nobody_else(scene: Scene) -> None:
    table = scene(
        player(students=["Tip of the Pyramid", "Red One"]), player("AMYBA", students=["Pink One", "Hall Monitor"])
    )

    table.do("Attack with Red One")

    assert table.options == ["Attack Pink One", "Attack Hall Monitor"]


def test_megaphone_bearer_sends_a_supporting_student_out_of_the_fight(scene: Scene) -> None:
    table = scene(
        player(students=["Red One"]), player("Kumara RAJ", students=["Pink One", "Megaphone Bearer", "Hall Monitor"])
    )

    assert str(table.why_not(Use, "Megaphone Bearer", seat=1)).startswith("It is Player 1 who decides now.")
    table.attack("Red One", "Pink One")
    table.until("Hall Monitor supports the defence")
    table.do("Hall Monitor supports the defence")
    table.until("Use Megaphone Bearer")
    table.do("Use Megaphone Bearer")
    table.take_effect()

    assert parties.side_of(table.state, table.piece("Hall Monitor")) == -1
    assert table.students(1) == ["Pink One", "Megaphone Bearer", "Hall Monitor"]


def test_megaphone_bearer_has_nothing_to_do_outside_a_fight(scene: Scene) -> None:
    table = scene(player(students=["Megaphone Bearer"]))

    assert str(table.why_not(Use, "Megaphone Bearer")).startswith("Megaphone Bearer can only be used during a fight.")


def test_mascot_of_no_known_species_gains_merit_when_its_player_starts_a_turn(scene: Scene) -> None:
    table = scene(player(merit=9), player(students=["Mascot of No Known Species"], merit=9))

    table.end_turn()

    assert table.merit == [9, 10]


def test_confetti_quartermaster_joins_with_two_counters_and_each_strengthens_a_student(scene: Scene) -> None:
    name = "Confetti Quartermaster"
    table = scene(player(students=["Red One"], hallway=[name]), player(), player())
    strong = table.combat("Red One")

    table.end_turn()
    it = table.piece(name)
    assert counters_on(table.state, it) == [(named("confetti"), 2)]
    table.end_turn()
    table.end_turn()
    table.play(f"Use {name}", "Red One", f"Use {name}", "Red One")

    assert table.combat("Red One") == strong + 2
    assert counters_on(table.state, it) == []
    assert not table.can(f"Use {name}")


# -- Sciences ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("avarium", "target.default")
def test_record_o_matic_gains_three_merit_for_its_own_player(scene: Scene) -> None:
    table = scene(player(students=["Record-O-Matic"], merit=9), player(merit=9))

    table.play("Use Record-O-Matic")

    assert (table.merit, table.exhausted("Record-O-Matic")) == ([12, 9], [True])


def test_volatile_lab_partner_expels_itself_and_an_enemy_student(scene: Scene) -> None:
    table = scene(player(students=["Volatile Lab Partner", "Red One"]), player(students=["Pink One", "Hall Monitor"]))

    table.do("Use Volatile Lab Partner")
    offered = table.options
    table.play("Pink One")

    assert offered == ["Pink One", "Hall Monitor"]
    assert table.expelled == ["Volatile Lab Partner", "Pink One"]


def test_duelist_in_theory_counts_the_other_sciences_students_of_its_class(scene: Scene) -> None:
    table = scene(
        player(students=["Duelist in Theory", "Record-O-Matic", "Grant Applicant", "Red One"]),
        player(students=["Volatile Lab Partner"]),
    )

    assert table.combat("Duelist in Theory") == 4


@pytest.mark.rule("avarium", "join.again")
def test_grant_applicant_draws_a_card_when_it_joins(scene: Scene) -> None:
    table = scene(player(hallway=["Grant Applicant"]))

    table.end_turn()

    assert len(table.hand(0)) == 1


def test_homunculus_becomes_a_copy_of_another_student_of_its_class_for_a_merit(scene: Scene) -> None:
    name = "Homunculus in a Borrowed Blazer"
    table = scene(player(students=["Red One"], hallway=[name], merit=5), player(students=["Pink One"]))

    table.do("End your turn")
    table.until("Yes")
    table.do("Yes")
    table.take_effect()

    assert table.students(0) == ["Red One", "Red One"]
    assert table.merit[0] == 4


def test_homunculus_stays_what_it_is_if_no_merit_is_paid(scene: Scene) -> None:
    name = "Homunculus in a Borrowed Blazer"
    table = scene(player(students=["Red One"], hallway=[name], merit=5), player(students=["Pink One"]))

    table.do("End your turn")
    table.until("No")
    table.do("No")
    table.take_effect()

    assert table.students(0) == ["Red One", name]
    assert table.merit[0] == 5


# -- Arts --------------------------------------------------------------------------------------------------------------


def test_origami_prodigy_folds_a_knight_when_it_joins(scene: Scene) -> None:
    table = scene(player(hallway=["Origami Prodigy"]), player())

    table.end_turn()

    assert table.students(0) == ["Origami Prodigy", "Paper Knight"]
    assert (table.combat("Paper Knight"), table.defense("Paper Knight")) == (1, 2)


def test_portraitist_of_the_asleep_exhausts_an_enemy_student_when_it_joins(scene: Scene) -> None:
    table = scene(player(hallway=["Portraitist of the Asleep"]), player(students=["Red One", "Pink One"]))

    table.do("End your turn")
    table.until("Red One")
    table.do("Red One")
    table.take_effect()

    assert table.exhausted("Red One", "Pink One") == [True, False]


def test_living_statue_cannot_be_exhausted_by_damage_by_a_card_or_to_pay(scene: Scene) -> None:
    table = scene(
        player(students=["Minutes Taker"], hand=["Pop Quiz"], reputation=2),
        player(students=["Living Statue"], hand=["Budget Freeze"]),
    )

    table.play("Play Pop Quiz", "Living Statue")
    table.attack("Minutes Taker", "Living Statue")
    table.finish_fight()

    assert table.exhausted("Living Statue") == [False]


def test_living_statue_gains_reputation_when_it_is_attacked(scene: Scene) -> None:
    table = scene(player(students=["Minutes Taker"]), player(students=["Living Statue"]))

    table.attack("Minutes Taker", "Living Statue")

    assert table.reputation[1] == 1


def test_muse_on_retainer_makes_schemes_cost_its_player_less(scene: Scene) -> None:
    table = scene(
        player(students=["Muse on Retainer"], hand=["Honour Roll", "Extra Credit"]), player(hand=["Rumour Mill"])
    )

    prices = [table.state.scheme_price(table.piece(name)) for name in ("Honour Roll", "Extra Credit", "Rumour Mill")]

    assert prices == [1, 0, 1]


def test_critic_in_the_front_row_gains_merit_when_an_enemy_student_is_exhausted(scene: Scene) -> None:
    table = scene(
        player("Syeira CORAL", students=["Critic in the Front Row", "Petition Forger"], merit=9),
        player(students=["Minutes Taker"]),
    )

    table.play("Use Petition Forger")
    own = table.merit[0]
    table.play("Use Syeira CORAL", "Minutes Taker")

    assert (own, table.merit[0]) == (9, 10)


# -- Musics ------------------------------------------------------------------------------------------------------------


def test_lullaby_soprano_exhausts_a_student_with_combat_2_or_less(scene: Scene) -> None:
    table = scene(
        player(students=["Lullaby Soprano"]), player(students=["Red One", "Minutes Taker", "Grant Applicant"])
    )

    table.do("Use Lullaby Soprano")
    offered = table.options
    table.play("Minutes Taker")

    assert offered == ["Lullaby Soprano", "Minutes Taker", "Grant Applicant"]
    assert table.exhausted("Minutes Taker") == [True]


def test_one_note_drummer_strengthens_the_others_of_its_class_for_that_fight(scene: Scene) -> None:
    table = scene(player(students=["One-Note Drummer", "Red One"]), player(students=["Pink One"]))

    table.attack("One-Note Drummer", "Pink One")
    during = [table.combat(name) for name in ("One-Note Drummer", "Red One", "Pink One")]
    table.finish_fight()

    assert (during, table.combat("Red One")) == ([2, 5, 3], 4)


def test_metronome_ghost_readies_another_student_of_its_class(scene: Scene) -> None:
    table = scene(player(students=["Metronome Ghost", exhausted("Red One"), exhausted("Pink One")]))

    table.do("Use Metronome Ghost")
    table.take_effect()

    assert table.options == ["Red One", "Pink One"]
    table.do("Pink One")
    assert table.exhausted("Metronome Ghost", "Red One", "Pink One") == [True, True, False]


def test_battle_bagpiper_weakens_the_students_it_fights(scene: Scene) -> None:
    table = scene(player(students=["Battle Bagpiper"]), player(students=["Red One", "Pink One"]))

    table.attack("Battle Bagpiper", "Red One")

    assert [table.combat(name) for name in ("Battle Bagpiper", "Red One", "Pink One")] == [4, 2, 3]
    table.finish_fight()
    assert table.expelled == ["Red One"]


def test_demander_of_encores_takes_a_scheme_out_of_the_trash_pile(scene: Scene) -> None:
    table = scene(player(hallway=["Demander of Encores"]), **{"trash pile": ["Pop Quiz", "Fire Drill"]})

    table.do("End your turn")
    table.until("Fire Drill")
    table.do("Fire Drill")

    assert (table.hand(0), table.trashed) == (["Fire Drill"], ["Pop Quiz"])
