"""The main phase: partners enter, exit and move; supporters and items are played."""

from __future__ import annotations

import pytest

from rulebound.games.courses.events import DISCARDS, EXITS, GAINS, PAYS, PLAYS, SHOWS, SPENDS
from rulebound.games.courses.hand import Enter, Pay, Play
from rulebound.games.courses.in_play import Exit, Move
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.table.cardtable import ROLLS
from rulebound.kernel.table.effect import Pick
from tests.games.courses.table import Scene, course, partner, player, tapped, twelve_others

# -- Enter -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("courses", "enter.cost")
def test_a_partner_is_paid_by_tapping_courses(scene: Scene) -> None:
    table = scene(player(hand=["Pip and Pop"], world_map=["Dune Sea", "Mossy Keep", "Singing Reef"]))

    table.do("Enter Pip and Pop for 2 stars")
    asked_first, options_first = table.asked, table.options
    table.do("Tap Singing Reef for 1 star")
    asked_then, options_then = table.asked, table.options
    table.do("Tap Dune Sea for 1 star")

    assert asked_first == "Pip and Pop: 2 stars left to pay. What do you tap?"
    assert options_first == ["Tap Dune Sea for 1 star", "Tap Mossy Keep for 1 star", "Tap Singing Reef for 1 star"]
    assert asked_then == "Pip and Pop: 1 star left to pay. What do you tap?"
    assert options_then == ["Tap Dune Sea for 1 star", "Tap Mossy Keep for 1 star"]
    assert table.tapped("Dune Sea", "Mossy Keep", "Singing Reef") == [True, False, True]


@pytest.mark.rule("courses", "enter.cost")
def test_other_cards_that_provide_stars_pay_as_well(scene: Scene) -> None:
    table = scene(player(hand=["Aki"], world_map=["Dune Sea"], home=["Bell Ringer", "Cartographer"]))

    table.do("Enter Aki")
    options = table.options
    table.do("Tap Bell Ringer for 1 star")

    assert options == ["Tap Dune Sea for 1 star", "Tap Bell Ringer for 1 star"]
    assert table.tapped("Dune Sea", "Bell Ringer", "Cartographer") == [False, True, False]
    assert (table.zone("Aki"), table.zone("Bell Ringer")) == ("at a course", "home")


@pytest.mark.rule("courses", "enter.cost")
def test_a_partner_that_one_cannot_pay_does_not_enter(scene: Scene) -> None:
    table = scene(player(hand=["Sir Thistle"], world_map=["Dune Sea", "Mossy Keep", tapped("Singing Reef")]))

    assert table.why_not(Enter, "Sir Thistle") == Reason(
        "enter.cost", "Sir Thistle costs 3 stars, and you have 2 stars left."
    )


@pytest.mark.rule("courses", "enter.cost")
def test_with_just_enough_stars_all_are_tapped(scene: Scene) -> None:
    table = scene(player(hand=["Sir Thistle"], world_map=["Dune Sea", "Lantern Caves"]))

    table.do("Enter Sir Thistle for 3 stars", "At Dune Sea")

    assert table.tapped("Dune Sea", "Lantern Caves") == [True, True]
    assert table.at("Sir Thistle") == "Dune Sea"


@pytest.mark.rule("courses", "enter.cost")
def test_a_card_pays_only_once(scene: Scene) -> None:
    table = scene(player(hand=["Pip and Pop"], world_map=["Dune Sea", "Mossy Keep", "Singing Reef"]))

    table.do("Enter Pip and Pop", "Tap Dune Sea")

    assert table.why_not(Pay, "Dune Sea") == Reason("enter.cost", "Dune Sea is tapped already.")


@pytest.mark.rule("courses", "enter.cost")
def test_only_a_partner_of_ones_own_hand_enters(scene: Scene) -> None:
    table = scene(
        player(hand=["Foghorn", "Twig"], world_map=[course("Dune Sea", "Aki"), "Mossy Keep"], discard=["Nana Nimbus"]),
        player(hand=["Sir Thistle"]),
    )
    not_in_hand = Reason("main.any", "Only cards of your own hand can be used like this.")

    assert table.can(Enter, "Twig")
    assert table.why_not(Enter, "Sir Thistle") == not_in_hand
    assert table.why_not(Enter, "Nana Nimbus") == not_in_hand
    assert table.why_not(Enter, "Aki") == not_in_hand


@pytest.mark.rule("courses", "enter.attach")
@pytest.mark.parametrize("where", ["Dune Sea", "Mossy Keep", "Rooftop Garden", "Singing Reef"])
def test_a_partner_enters_at_any_course_of_any_player(scene: Scene, where: str) -> None:
    table = scene(
        player(hand=["Twig"], world_map=["Dune Sea", "Mossy Keep"]),
        player(world_map=["Rooftop Garden"]),
        player(world_map=["Singing Reef"]),
    )

    table.do("Enter Twig for 0 stars")
    asked, options = table.asked, table.options
    table.do(f"At {where}")

    assert asked == "Which course does Twig enter at?"
    assert options == ["At Dune Sea", "At Mossy Keep", "At Rooftop Garden", "At Singing Reef"]
    assert (table.zone("Twig"), table.at("Twig")) == ("at a course", where)
    assert table.hand(0) == []


@pytest.mark.rule("courses", "enter.attach")
def test_a_partner_enters_nowhere_but_at_a_turned_over_course(scene: Scene) -> None:
    table = scene(
        player(hand=["Twig"], world_map=[course("Dune Sea", "Aki"), "Mossy Keep"], home=["Cartographer"]), player()
    )
    no_course = Reason("enter.attach", "Partners can only be attached to a course in a world map.")

    table.do("Enter Twig")

    assert table.why_not(Pick, "Aki") == no_course
    assert table.why_not(Pick, "Cartographer") == no_course
    assert table.why_not(Pick, "Twig") == no_course


@pytest.mark.rule("courses", "enter.attach")
def test_without_any_course_no_partner_enters(scene: Scene) -> None:
    table = scene(player(hand=["Twig"]), player())

    assert table.why_not(Enter, "Twig") == Reason("enter.attach", "There is no course to attach Twig to.")


@pytest.mark.rule("courses", "enter.tapped")
@pytest.mark.parametrize("where", ["Dune Sea", "Singing Reef"])
def test_a_partner_enters_at_a_tapped_course(scene: Scene, where: str) -> None:
    table = scene(
        player(hand=["Twig"], world_map=["Mossy Keep", tapped("Dune Sea")]), player(world_map=[tapped("Singing Reef")])
    )

    table.do("Enter Twig", f"At {where}")

    assert table.at("Twig") == where
    assert table.tapped(where) == [True]


@pytest.mark.rule("courses", "enter.tapped")
def test_a_partner_enters_at_a_course_that_was_tapped_to_pay_for_it(scene: Scene) -> None:
    table = scene(player(hand=["Aki"], world_map=["Dune Sea"]))

    table.do("Enter Aki for 1 star")

    assert table.at("Aki") == "Dune Sea"
    assert table.tapped("Dune Sea", "Aki") == [True, False]


# -- Exit --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("courses", "exit.tap")
def test_an_exiting_partner_is_tapped_and_discarded(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Aki", "Twig")]))

    table.do("Exit with Aki")

    assert table.discard(0) == ["Aki"]
    assert table.tapped("Aki", "Twig", "Dune Sea") == [False, False, False]
    assert table.happened(SPENDS, EXITS, DISCARDS) == [SPENDS, EXITS, DISCARDS]


@pytest.mark.rule("courses", "exit.tap")
def test_a_partner_exits_from_another_players_course(scene: Scene) -> None:
    table = scene(player(), player(world_map=[course("Dune Sea", partner("Aki", of=0))]))

    table.do("Exit with Aki")

    assert (table.discard(0), table.discard(1)) == (["Aki"], [])


@pytest.mark.rule("courses", "exit.tap")
def test_a_tapped_partner_cannot_exit(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", partner("Aki", tapped=True), "Twig")]))

    assert table.why_not(Exit, "Aki") == Reason("R18", "Aki is tapped.")
    assert table.can(Exit, "Twig")


@pytest.mark.rule("courses", "exit.attached")
def test_what_is_attached_is_discarded_with_an_exiting_partner(scene: Scene) -> None:
    table = scene(
        player(
            world_map=[
                course("Dune Sea", partner("Aki", attached=["Spring Boots"]), partner("Twig", attached=["Foghorn"]))
            ]
        )
    )

    table.do("Exit with Aki")

    assert table.discard(0) == ["Spring Boots", "Aki"]
    assert (table.zone("Foghorn"), table.at("Foghorn")) == ("attached", "Twig")


# -- Move --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("courses", "move.tap")
def test_a_moving_partner_is_tapped_and_attached_to_the_other_course(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Aki"), "Mossy Keep", "Singing Reef"]))

    table.do("Move Aki")
    asked, options = table.asked, table.options
    table.do("To Singing Reef")

    assert asked == "Which course does Aki move to?"
    assert options == ["To Mossy Keep", "To Singing Reef"]
    assert table.at("Aki") == "Singing Reef"
    assert table.tapped("Aki", "Dune Sea", "Singing Reef") == [True, False, False]


@pytest.mark.rule("courses", "move.tap")
def test_a_partner_cannot_move_to_where_it_is(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Aki"), "Mossy Keep", "Singing Reef"]))

    table.do("Move Aki")

    assert table.why_not(Pick, "Dune Sea") == Reason("move.tap", "Aki is at Dune Sea already.")


@pytest.mark.rule("courses", "move.tap")
def test_with_one_course_in_all_there_is_nowhere_to_move(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Aki")]), player())

    assert table.why_not(Move, "Aki") == Reason("move.tap", "There is no other course to move Aki to.")


@pytest.mark.rule("courses", "move.tap")
def test_a_tapped_partner_cannot_move(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", partner("Aki", tapped=True)), "Mossy Keep"]))

    assert table.why_not(Move, "Aki") == Reason("R18", "Aki is tapped.")


@pytest.mark.rule("courses", "move.attached")
def test_what_is_attached_moves_along(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", partner("Aki", attached=["Spring Boots"])), "Mossy Keep"]))

    table.do("Move Aki")

    assert table.at("Aki") == "Mossy Keep"
    assert (table.zone("Spring Boots"), table.at("Spring Boots")) == ("attached", "Aki")
    assert table.power("Aki") == 3


# -- Play --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("courses", "play.cost")
def test_a_supporter_is_paid_by_tapping_courses(scene: Scene) -> None:
    table = scene(player(hand=["Bell Ringer"], world_map=["Dune Sea", "Mossy Keep", "Singing Reef"]))

    table.do("Play Bell Ringer for 2 stars")
    asked = table.asked
    table.do("Tap Dune Sea", "Tap Singing Reef")

    assert asked == "Bell Ringer: 2 stars left to pay. What do you tap?"
    assert table.tapped("Dune Sea", "Mossy Keep", "Singing Reef") == [True, False, True]


@pytest.mark.rule("courses", "play.supporter")
@pytest.mark.rule("courses", "play.cost")
def test_what_a_supporter_does_is_told_by_its_own_clauses(scene: Scene) -> None:
    table = scene(player(hand=["Bell Ringer"], world_map=["Dune Sea", "Mossy Keep", "Singing Reef"]))

    table.do("Play Bell Ringer for 2 stars")
    asked_by = table.state.decision.clause
    table.do("Tap Dune Sea", "Tap Singing Reef")

    clauses = {event.kind: event.clause for event in table.state.log}
    assert asked_by == "play.cost"
    assert (clauses[SHOWS], clauses[PAYS], clauses[PLAYS]) == ("play.cost", "play.cost", "play.supporter")


@pytest.mark.rule("courses", "play.cost")
def test_an_item_is_paid_before_it_takes_effect(scene: Scene) -> None:
    table = scene(player(hand=["Message in a Bottle"], deck=twelve_others(), world_map=["Dune Sea", "Lantern Caves"]))

    table.do("Play Message in a Bottle for 2 stars")
    hand_while_paying = table.hand(0)
    table.do("Tap Lantern Caves for 2 stars")

    assert hand_while_paying == ["Message in a Bottle"]
    assert table.hand(0) == ["Marzipan Golem", "Marzipan Golem"]
    assert table.tapped("Dune Sea", "Lantern Caves") == [False, True]


@pytest.mark.rule("courses", "play.cost")
def test_what_one_cannot_pay_is_not_played(scene: Scene) -> None:
    table = scene(
        player(hand=["Bell Ringer", "Foghorn", "Lucky Acorn"], world_map=["Dune Sea", tapped("Lantern Caves")])
    )

    assert table.why_not(Play, "Bell Ringer") == Reason(
        "play.cost", "Bell Ringer costs 2 stars, and you have 1 star left."
    )
    assert table.why_not(Play, "Foghorn") == Reason("play.cost", "Foghorn costs 2 stars, and you have 1 star left.")
    assert table.can(Play, "Lucky Acorn")


@pytest.mark.rule("courses", "play.cost")
def test_only_cards_of_ones_own_hand_are_played(scene: Scene) -> None:
    table = scene(
        player(home=["Bell Ringer"], discard=["Foghorn"], world_map=["Lantern Caves"]), player(hand=["Village Picnic"])
    )
    not_in_hand = Reason("main.any", "Only cards of your own hand can be used like this.")

    assert table.why_not(Play, "Bell Ringer") == not_in_hand
    assert table.why_not(Play, "Foghorn") == not_in_hand
    assert table.why_not(Play, "Village Picnic") == not_in_hand


@pytest.mark.rule("courses", "play.cost")
def test_a_partner_is_not_played(scene: Scene) -> None:
    table = scene(player(hand=["Twig"], world_map=["Dune Sea"]))

    assert table.why_not(Play, "Twig") == Reason("enter.cost", "Twig is a partner: it enters, and is not played.")


@pytest.mark.rule("courses", "play.supporter")
def test_a_supporter_goes_home_and_stays_there(scene: Scene) -> None:
    table = scene(player(hand=["Bell Ringer"], home=["Cartographer"], world_map=["Lantern Caves"]))

    table.do("Play Bell Ringer")
    table.do("End your turn", "End your turn")

    assert table.home(0) == ["Cartographer", "Bell Ringer"]
    assert table.discard(0) == []


@pytest.mark.rule("courses", "play.supporter")
def test_a_supporter_comes_untapped_and_can_be_used_at_once(scene: Scene) -> None:
    table = scene(player(hand=["Bell Ringer", "Aki"], world_map=["Lantern Caves"]))

    table.do("Play Bell Ringer", "Enter Aki")

    assert table.zone("Aki") == "at a course"
    assert table.tapped("Bell Ringer") == [True]


@pytest.mark.rule("courses", "play.supporter")
@pytest.mark.rule("courses", "play.item")
def test_a_supporter_or_item_does_not_enter_at_a_course(scene: Scene) -> None:
    table = scene(player(hand=["Bell Ringer", "Village Picnic"], world_map=["Lantern Caves"]))
    sentence = "{} is not a partner: it is played, and does not enter."

    assert table.why_not(Enter, "Bell Ringer") == Reason("play.supporter", sentence.format("Bell Ringer"))
    assert table.why_not(Enter, "Village Picnic") == Reason("play.item", sentence.format("Village Picnic"))


@pytest.mark.rule("courses", "play.item")
def test_an_item_takes_effect_at_once_and_is_then_discarded(scene: Scene) -> None:
    table = scene(player(hand=["Lucky Acorn"], world_map=["Dune Sea"]), chance=[5])

    table.do("Play Lucky Acorn")

    assert table.points == [2, 0]
    assert table.discard(0) == ["Lucky Acorn"]
    assert table.happened(PAYS, PLAYS, ROLLS, GAINS) == [PAYS, PLAYS, ROLLS, GAINS]


@pytest.mark.rule("courses", "play.item")
def test_an_item_is_in_play_until_all_of_it_is_done(scene: Scene) -> None:
    table = scene(
        player(hand=["Foghorn"], world_map=["Lantern Caves"]),
        player(world_map=[course("Dune Sea", "Aki", "Twig")]),
    )

    table.do("Play Foghorn")
    while_choosing = table.discard(0)
    table.do("Aki")

    assert while_choosing == []
    assert table.discard(0) == ["Foghorn"]


@pytest.mark.rule("courses", "play.item")
def test_everybody_sees_an_item_that_is_played(scene: Scene) -> None:
    table = scene(
        player(hand=["Foghorn"], world_map=["Lantern Caves"]), player(world_map=[course("Dune Sea", "Aki", "Twig")])
    )

    before = table.state.knows(1, table.piece("Foghorn"))
    table.do("Play Foghorn")

    assert not before
    assert table.state.knows(1, table.piece("Foghorn"))
    assert "Player 1 plays Foghorn." in table.told(1)
