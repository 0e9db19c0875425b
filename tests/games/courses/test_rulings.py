"""The rulings R1 to R58, in their order, with all values of every switch."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from rulebound.cardgame.triggers import TRIGGERS
from rulebound.games.courses.battles import Battle
from rulebound.games.courses.card import COURSE
from rulebound.games.courses.events import CLEARS
from rulebound.games.courses.game import CourseGame, load
from rulebound.games.courses.hand import Enter, Pay, Play
from rulebound.games.courses.in_play import Clear, Exit, Move, Use
from rulebound.games.courses.rules import EndTurn
from rulebound.games.courses.zones import AT_COURSE, ATTACHED, DECK
from rulebound.kernel.basics.modifier import END_OF_TURN
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.table.effect import Pick, Sequence
from rulebound.kernel.table.triggered import Triggered
from tests.games.courses.own_cards import game_with
from tests.games.courses.table import (
    Scene,
    Table,
    course,
    partner,
    player,
    tapped,
    twelve_others,
    with_a_bell_ringer_that_protects_twigs,
)

TWO_TO_FOUR = pytest.mark.parametrize("seats", [2, 3, 4])

# -- Before the game: R1 to R3 -----------------------------------------------------------------------------------------


@pytest.mark.rule("courses", "R1")
def test_r1_the_whole_hand_is_shuffled_back_and_seven_cards_are_drawn(scene: Scene) -> None:
    table = scene.new_game(options={"first": "1"}, seed=11)
    hand, everything = table.hand(0), Counter(table.hand(0) + table.deck(0))

    table.do("Shuffle it back")

    assert Counter(table.hand(0) + table.deck(0)) == everything
    assert (len(table.hand(0)), len(table.deck(0))) == (7, 53)
    assert sorted(table.hand(0)) != sorted(hand)
    assert not any(table.state.knows(0, it) for it in table.state.cards_in(DECK, 0))


@pytest.mark.rule("courses", "R1")
def test_r1_the_cards_shuffled_back_are_spread_through_the_deck(scene: Scene) -> None:
    kept = 0
    for seed in range(60):
        table = scene.new_game(options={"first": "1"}, seed=seed)
        before = Counter(table.hand(0))
        table.do("Shuffle it back")
        kept += sum((Counter(table.hand(0)) & before).values())

    assert 60 < kept < 180  # of 420 cards; about 2 a hand are of the same name by chance


@TWO_TO_FOUR
@pytest.mark.rule("courses", "R1")
def test_r1_everybody_decides_in_turn_order_before_the_first_turn(scene: Scene, seats: int) -> None:
    table = scene.new_game(seats=seats, options={"first": "2"})

    asked = []
    for _ in range(seats):
        asked.append((table.state.seat, table.state.turn, len(table.hand(table.state.seat))))
        table.do("Shuffle it back")

    assert asked == [((1 + i) % seats, 0, 7) for i in range(seats)]
    assert (table.state.seat, table.state.turn) == (1, 1)


@pytest.mark.rule("courses", "R2")
@pytest.mark.parametrize("first", [1, 2, 3, 4])
def test_r2_the_first_player_can_be_chosen(scene: Scene, first: int) -> None:
    tables = [scene.new_game(seats=4, seed=seed, options={"first": first}) for seed in range(8)]

    assert {table.state.seat for table in tables} == {first - 1}


@TWO_TO_FOUR
@pytest.mark.rule("courses", "R2")
def test_r2_otherwise_chance_decides_who_begins(scene: Scene, seats: int) -> None:
    seeds = range(400)
    begun = Counter(scene.new_game(seats=seats, seed=seed).state.seat for seed in seeds)

    assert sorted(begun) == list(range(seats))
    assert min(begun.values()) > 400 / seats * 0.7


@TWO_TO_FOUR
@pytest.mark.rule("courses", "R2")
def test_r2_then_it_goes_clockwise(scene: Scene, seats: int) -> None:
    table = scene(*[player() for _ in range(seats)], active=seats - 1, first=seats - 1)

    table.do("End your turn")

    assert table.state.seat == 0


@pytest.mark.rule("courses", "R3")
def test_r3_one_may_hold_any_number_of_cards(scene: Scene) -> None:
    table = scene(player(hand=["Aki"] * 20, deck=twelve_others()), player())

    table.end_turns(2)

    assert len(table.hand(0)) == 21
    assert table.discard(0) == []


# -- The turn: R4 to R9 ------------------------------------------------------------------------------------------------


@pytest.mark.rule("courses", "R4")
def test_r4_nobody_is_asked_anything_before_the_main_phase(scene: Scene) -> None:
    table = scene(
        player(),
        player(
            hand=["Twig", "Village Picnic"],
            world_map=[course("Dune Sea", partner("Aki", tapped=True))],
            home=["Cartographer"],
            course_deck=["Mossy Keep"],
            deck=twelve_others(),
        ),
    )

    table.do("End your turn")

    assert table.asked == "Your main phase: what do you do?"
    assert (table.tapped("Aki"), table.world_map(1)) == ([False], ["Dune Sea", "Mossy Keep"])


def tapped_all_round(scene: Scene, **table: Any) -> Table:
    """Player 2 is about to begin a turn, and everything of three players is tapped."""
    return scene(
        player(
            world_map=[course("Rooftop Garden", partner("Twig", of=1, tapped=True), tapped=True)], deck=twelve_others()
        ),
        player(world_map=[course("Dune Sea", partner("Aki", of=0, tapped=True), tapped=True)], deck=twelve_others()),
        player(world_map=[tapped("Mossy Keep")], home=[tapped("Bell Ringer")], deck=twelve_others()),
        **table,
    )


@pytest.mark.rule("courses", "R5")
def test_r5_own_only_ones_own_cards_are_untapped_wherever_they_lie(scene: Scene) -> None:
    table = tapped_all_round(scene)

    table.do("End your turn")

    assert table.tapped("Dune Sea", "Twig") == [False, False]
    assert table.tapped("Rooftop Garden", "Aki", "Mossy Keep", "Bell Ringer") == [True, True, True, True]


@pytest.mark.rule("courses", "R5")
def test_r5_all_everybodys_cards_are_untapped(scene: Scene) -> None:
    table = tapped_all_round(scene, rulings={"untap": "all"})

    table.do("End your turn")

    assert not any(table.tapped("Dune Sea", "Twig", "Rooftop Garden", "Aki", "Mossy Keep", "Bell Ringer"))


@TWO_TO_FOUR
@pytest.mark.rule("courses", "R6")
def test_r6_everybody_turns_over_a_course_in_the_first_turn(scene: Scene, seats: int) -> None:
    table = scene.new_game(seats=seats, options={"first": "1"})

    table.do(*["Keep this hand"] * seats)
    maps_in_the_first_turn = [len(table.world_map(seat)) for seat in range(seats)]
    table.end_turns(seats - 1)
    maps_in_the_last_turn_of_the_round = [len(table.world_map(seat)) for seat in range(seats)]

    assert maps_in_the_first_turn == [1] + [0] * (seats - 1)
    assert maps_in_the_last_turn_of_the_round == [1] * seats


@pytest.mark.rule("courses", "R7")
def test_r7_with_an_empty_course_deck_nothing_is_turned_over_and_nobody_is_eliminated(scene: Scene) -> None:
    table = scene(player(), player(course_deck=[], world_map=["Dune Sea"]), player())

    table.do("End your turn")

    assert table.state.seat == 1
    assert table.world_map(1) == ["Dune Sea"]
    assert table.state.out == [False, False, False]


@pytest.mark.rule("courses", "R8")
def test_r8_empty_the_last_card_eliminates_whoever_draws_it(scene: Scene) -> None:
    table = scene(player(), player(deck=["Aki"]))

    table.do("End your turn")

    assert table.outcome == ([0], "last-player", "R34")


@pytest.mark.rule("courses", "R8")
def test_r8_failed_draw_an_empty_deck_eliminates_only_whoever_must_draw_from_it(scene: Scene) -> None:
    table = scene(player(deck=twelve_others()), player(deck=["Aki"]), rulings={"deck_out": "failed-draw"})

    table.do("End your turn")
    with_an_empty_deck = (table.deck(1), table.state.seat, table.outcome)
    table.end_turns(2)

    assert with_an_empty_deck == ([], 1, None)
    assert table.outcome == ([0], "last-player", "R34")
    assert table.told()[-2:] == [
        "Player 2 has no card left to draw.",
        "Player 2 has run out of cards and is eliminated.",
    ]


@pytest.mark.rule("courses", "R8")
@pytest.mark.parametrize("deck_out", ["empty", "failed-draw"])
def test_r8_the_effect_that_emptied_the_deck_is_finished_first(scene: Scene, deck_out: str) -> None:
    empty = ["Aki"] if deck_out == "empty" else []
    table = scene(
        player(hand=["Village Picnic"], deck=empty),
        player(deck=twelve_others("Foghorn")),
        player(deck=twelve_others("Twig")),
        rulings={"deck_out": deck_out},
    )

    table.do("Play Village Picnic")

    assert table.state.out == [True, False, False]
    assert table.hand(2) == ["Twig"]
    assert "Foghorn" in table.hand(1)


@pytest.mark.rule("courses", "R8")
def test_r8_the_action_that_emptied_the_deck_is_finished_first(scene: Scene) -> None:
    table = scene(player(hand=["Kite Courier"], deck=["Aki"], world_map=["Lantern Caves"]), player(), player())

    table.do("Enter Kite Courier")

    assert table.told_from("Kite Courier of Player 1 enters")[:4] == [
        "Kite Courier of Player 1 enters at Lantern Caves.",
        "Kite Courier: draw a card.",
        "Player 1 draws a card.",
        "Player 1 has run out of cards and is eliminated.",
    ]


@TWO_TO_FOUR
@pytest.mark.rule("courses", "R8")
def test_r8_everybody_is_told_when_three_cards_are_left(scene: Scene, seats: int) -> None:
    others = [player() for _ in range(seats - 2)]
    table = scene(player(), player(deck=["Aki", "Twig", "Foghorn", "Victory Pie"]), *others)

    table.do("End your turn")

    for looks in range(-1, seats):
        assert table.told(looks).count("Player 2 has 3 cards left in the deck.") == 1


@pytest.mark.rule("courses", "R8")
@pytest.mark.parametrize("cards", [3, 5])
def test_r8_with_four_or_two_cards_left_nobody_is_told(scene: Scene, cards: int) -> None:
    table = scene(player(), player(deck=["Aki"] * cards))

    table.do("End your turn")

    assert not any("left in the deck" in line for line in table.told())


@pytest.mark.rule("courses", "R8")
def test_r8_drawing_several_cards_past_three_is_told_too(scene: Scene) -> None:
    table = scene(player(hand=["Message in a Bottle"], world_map=["Lantern Caves"], deck=["Aki"] * 4))

    table.do("Play Message in a Bottle")

    assert "Player 1 has 3 cards left in the deck." in table.told()


@pytest.mark.rule("courses", "R8")
@pytest.mark.parametrize(("ruling", "out"), [("empty", []), ("failed-draw", [0])])
def test_r8_a_draw_that_failed_counts_also_when_the_deck_is_filled_up_after_it(
    scene: Scene, tmp_path: Path, ruling: str, out: list[int]
) -> None:
    own = game_with(tmp_path, ("Second Wind", "item", "Draw two cards. Shuffle your discard pile into your deck."))
    mine = player(hand=["Second Wind"], deck=["Twig"], discard=["Aki", "Twig"])
    table = scene(mine, player(), player(), rulings={"deck_out": ruling}, game=own)

    table.do("Play Second Wind")

    assert [seat for seat in range(3) if table.state.out[seat]] == out


@pytest.mark.rule("courses", "R9")
@pytest.mark.parametrize("deck_out", ["empty", "failed-draw"])
def test_r9_with_too_few_cards_one_draws_those_and_is_out(scene: Scene, deck_out: str) -> None:
    table = scene(
        player(hand=["Message in a Bottle"], world_map=["Lantern Caves"], deck=["Aki"]),
        rulings={"deck_out": deck_out},
    )

    table.do("Play Message in a Bottle")

    assert table.told_from("Player 1 plays Message in a Bottle.", 0) == [
        "Player 1 plays Message in a Bottle.",
        "Player 1 draws Aki.",
        "Player 1 has no card left to draw.",
        "Player 1 has run out of cards and is eliminated.",
    ]
    assert table.outcome == ([1], "last-player", "R34")


# -- Stars: R10 to R15 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("courses", "R10")
def test_r10_a_course_provides_the_stars_that_it_prints(scene: Scene) -> None:
    table = scene(player(hand=["Sir Thistle"], world_map=["Lantern Caves", "Dune Sea", "Mossy Keep"]))

    table.do("Enter Sir Thistle")
    options = table.options
    table.do("Tap Lantern Caves for 2 stars")

    assert options == ["Tap Lantern Caves for 2 stars", "Tap Dune Sea for 1 star", "Tap Mossy Keep for 1 star"]
    assert table.asked == "Sir Thistle: 1 star left to pay. What do you tap?"


@pytest.mark.rule("courses", "R10")
def test_r10_a_card_without_stars_cannot_pay(scene: Scene) -> None:
    table = scene(player(hand=["Aki"], world_map=["Dune Sea", "Mossy Keep"], home=["Cartographer"]))

    table.do("Enter Aki")

    assert table.why_not(Pay, "Cartographer") == Reason("R10", "Cartographer provides no stars.")


@pytest.mark.rule("courses", "R11")
def test_r11_other_players_courses_and_cards_never_pay(scene: Scene) -> None:
    table = scene(
        player(hand=["Aki", "Pip and Pop"], world_map=["Dune Sea", tapped("Mossy Keep"), "Singing Reef"]),
        player(world_map=["Lantern Caves"], home=["Bell Ringer"]),
    )
    not_yours = Reason("R11", "Only your own courses and your own cards that provide stars can pay.")

    table.do("Enter Aki")

    assert table.options == ["Tap Dune Sea for 1 star", "Tap Singing Reef for 1 star"]
    assert table.why_not(Pay, "Lantern Caves") == not_yours
    assert table.why_not(Pay, "Bell Ringer") == not_yours
    assert table.why_not(Pay, "Pip and Pop") == not_yours


@pytest.mark.rule("courses", "R11")
def test_r11_what_others_could_pay_does_not_count(scene: Scene) -> None:
    table = scene(player(hand=["Aki"], world_map=[tapped("Dune Sea")]), player(world_map=["Lantern Caves"]))

    assert table.why_not(Enter, "Aki") == Reason("enter.cost", "Aki costs 1 star, and you have 0 stars left.")


@pytest.mark.rule("courses", "R12")
def test_r12_what_is_paid_too_much_is_lost(scene: Scene) -> None:
    table = scene(player(hand=["Aki", "Lucky Acorn"], world_map=["Lantern Caves"]))

    table.do("Enter Aki for 1 star")

    assert table.zone("Aki") == "at a course"
    assert table.why_not(Play, "Lucky Acorn") == Reason(
        "play.cost", "Lucky Acorn costs 1 star, and you have 0 stars left."
    )


@pytest.mark.rule("courses", "R12")
def test_r12_one_may_choose_to_pay_too_much(scene: Scene) -> None:
    table = scene(player(hand=["Pip and Pop"], world_map=["Dune Sea", "Lantern Caves"]))

    table.do("Enter Pip and Pop for 2 stars", "Tap Dune Sea for 1 star")

    assert table.tapped("Dune Sea", "Lantern Caves") == [True, True]


@pytest.mark.rule("courses", "R13")
def test_r13_a_course_pays_while_partners_are_there_and_they_stay_untapped(scene: Scene) -> None:
    table = scene(
        player(hand=["Lucky Acorn"], world_map=[course("Dune Sea", "Aki", partner("Twig", of=1))]), chance=[1]
    )

    table.do("Play Lucky Acorn")

    assert table.tapped("Dune Sea", "Aki", "Twig") == [True, False, False]
    assert table.why_not(Clear, "Aki") == Reason("clear.course", "Dune Sea is tapped.")


@pytest.mark.rule("courses", "R14")
def test_r14_for_a_cost_of_zero_nothing_is_tapped(scene: Scene) -> None:
    table = scene(
        player(hand=["Twig", "Village Picnic"], world_map=["Dune Sea", tapped("Mossy Keep")], deck=twelve_others()),
        player(deck=twelve_others()),
    )

    table.do("Enter Twig for 0 stars", "At Mossy Keep")
    table.do("Play Village Picnic for 0 stars")

    assert table.zone("Twig") == "at a course"
    assert table.tapped("Dune Sea") == [False]


@pytest.mark.rule("courses", "R15")
@pytest.mark.parametrize("action", ["Enter Pip and Pop", "Play Bell Ringer", "Play Foghorn"])
def test_r15_partners_supporters_and_items_are_paid_for_alike(scene: Scene, action: str) -> None:
    table = scene(
        player(
            hand=["Pip and Pop", "Bell Ringer", "Foghorn"],
            world_map=["Dune Sea", "Mossy Keep", "Singing Reef"],
            home=["Drill Sergeant Dormouse"],
        )
    )

    table.do(f"{action} for 2 stars")
    options = table.options
    table.do("Tap Mossy Keep", "Tap Dune Sea")

    assert options == ["Tap Dune Sea for 1 star", "Tap Mossy Keep for 1 star", "Tap Singing Reef for 1 star"]
    assert table.tapped("Dune Sea", "Mossy Keep", "Singing Reef") == [True, True, False]


# -- Partners: R16 to R21, R42 -----------------------------------------------------------------------------------------


@pytest.mark.rule("courses", "R16")
def test_r16_a_partner_that_has_just_entered_may_act_at_once(scene: Scene) -> None:
    table = scene(player(hand=["Twig"], world_map=["Dune Sea"]))

    table.do("Enter Twig", "Clear Dune Sea with Twig")

    assert table.points == [1, 0]


@pytest.mark.rule("courses", "R17")
def test_r17_any_number_of_partners_is_at_one_course_also_of_the_same_name(scene: Scene) -> None:
    table = scene(
        player(
            hand=["Twig"], world_map=[course("Dune Sea", "Twig", "Aki", partner("Twig", of=1), partner("Aki", of=1))]
        ),
    )

    table.do("Enter Twig")

    there = [table.state.card(it).name for it in table.state.cards_in(AT_COURSE)]
    assert there == ["Twig", "Aki", "Twig", "Aki", "Twig"]
    assert len({table.state.at[it] for it in table.state.cards_in(AT_COURSE)}) == 1


@pytest.mark.rule("courses", "R18")
@pytest.mark.parametrize("kind", [Exit, Move])
def test_r18_a_tapped_partner_can_neither_exit_nor_move(scene: Scene, kind: type) -> None:
    table = scene(player(world_map=[course("Dune Sea", partner("Aki", tapped=True)), "Mossy Keep"]))

    assert table.why_not(kind, "Aki") == Reason("R18", "Aki is tapped.")


@pytest.mark.rule("courses", "R18")
def test_r18_after_a_move_a_partner_does_nothing_more_in_this_turn(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Aki"), course("Mossy Keep", partner("Twig", of=1))]))

    table.do("Move Aki")

    assert table.why_not(Move, "Aki") == Reason("R18", "Aki is tapped.")
    assert table.why_not(Exit, "Aki") == Reason("R18", "Aki is tapped.")
    assert table.why_not(Clear, "Aki") == Reason("clear.partner", "Aki is tapped.")
    assert table.why_not(Battle, "Aki") == Reason("battle.attacker", "Aki is tapped.")


@pytest.mark.rule("courses", "R18")
def test_r18_a_partner_that_has_moved_neither_guards_nor_makes_a_battle_possible(scene: Scene) -> None:
    table = scene(
        player(world_map=[course("Dune Sea", "Captain Barnacle"), "Mossy Keep"]),
        player(world_map=[course("Singing Reef", "Aki")]),
        player(world_map=[course("Rooftop Garden", "Twig")]),
    )

    table.do("Move Captain Barnacle", "To Singing Reef", "End your turn")

    assert table.can(Clear, "Aki")
    assert table.why_not(Battle, "Aki") == Reason(
        "battle.declare", "No other player has an untapped partner at Singing Reef."
    )


@pytest.mark.rule("courses", "R18")
def test_r18_a_partner_that_has_moved_is_untapped_in_its_owners_untap_phase(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Aki"), "Mossy Keep"]), player(), player())

    table.do("Move Aki")
    table.end_turns(2)
    before_its_owners_turn = table.tapped("Aki")
    table.end_turns(1)

    assert before_its_owners_turn == [True]
    assert table.tapped("Aki") == [False]


@pytest.mark.rule("courses", "R19")
def test_r19_a_partner_moves_to_any_other_course_of_any_player(scene: Scene) -> None:
    table = scene(
        player(world_map=[course("Dune Sea", "Aki"), tapped("Mossy Keep")]),
        player(world_map=[course("Singing Reef", "Twig")]),
        player(world_map=["Rooftop Garden"]),
    )

    table.do("Move Aki")
    options = table.options
    table.do("To Rooftop Garden")

    assert options == ["To Mossy Keep", "To Singing Reef", "To Rooftop Garden"]
    assert (table.at("Aki"), table.state.owner(table.piece("Aki"))) == ("Rooftop Garden", 0)


@pytest.mark.rule("courses", "R19")
def test_r19_a_partner_moves_nowhere_but_to_a_course(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Aki", "Twig"), "Mossy Keep", "Singing Reef"]))

    table.do("Move Aki")

    assert table.why_not(Pick, "Twig") == Reason(
        "enter.attach", "Partners can only be attached to a course in a world map."
    )


@pytest.mark.rule("courses", "R20")
def test_r20_every_card_goes_to_its_owners_discard_pile(scene: Scene) -> None:
    item_of_another = {"name": "Spring Boots", "owner": 1}
    table = scene(
        player(), player(), player(world_map=[course("Dune Sea", partner("Aki", of=0, attached=[item_of_another]))])
    )

    table.do("Exit with Aki")

    assert [table.discard(seat) for seat in range(3)] == [["Aki"], ["Spring Boots"], []]


@pytest.mark.rule("courses", "R21")
def test_r21_an_item_that_attaches_itself_is_not_discarded_until_its_partner_is(scene: Scene) -> None:
    table = scene(player(hand=["Spring Boots"], world_map=[course("Dune Sea", "Aki")], deck=twelve_others()))

    table.do("Play Spring Boots")
    when_played = (table.zone("Spring Boots"), table.discard(0))
    table.end_turns(2)
    a_round_later = (table.zone("Spring Boots"), table.discard(0))
    table.do("Exit with Aki")

    assert when_played == a_round_later == ("attached", [])
    assert table.discard(0) == ["Spring Boots", "Aki"]


@pytest.mark.rule("courses", "R42")
@pytest.mark.parametrize("kind", [Exit, Move, Clear, Battle])
def test_r42_one_acts_with_ones_own_partners_alone(scene: Scene, kind: type) -> None:
    table = scene(
        player(
            hand=["Twig"], world_map=[course("Dune Sea", partner("Sir Thistle", of=1)), course("Mossy Keep", "Aki")]
        ),
    )
    not_yours = Reason("R42", "Only your own partners at a course can do this.")

    assert table.why_not(kind, "Sir Thistle") == not_yours


@pytest.mark.rule("courses", "enter.attach")
@pytest.mark.parametrize("kind", [Exit, Move, Clear, Battle])
@pytest.mark.parametrize("name", ["Twig", "Dune Sea"])
def test_who_has_not_entered_is_told_so(scene: Scene, kind: type, name: str) -> None:
    table = scene(player(hand=["Twig"], world_map=[course("Dune Sea"), course("Mossy Keep", "Aki")]))

    assert table.why_not(kind, name) == Reason(
        "enter.attach", f"{name} is no partner at a course: only partners that have entered can do this."
    )


# -- Clearing: R22 to R26 ----------------------------------------------------------------------------------------------


@TWO_TO_FOUR
@pytest.mark.rule("courses", "R22")
def test_r22_anybodys_course_can_be_cleared(scene: Scene, seats: int) -> None:
    others = [player() for _ in range(seats - 2)]
    table = scene(player(), *others, player(world_map=[course("Dune Sea", partner("Aki", of=0))]))

    table.do("Clear Dune Sea with Aki")

    assert table.points == [1] + [0] * (seats - 1)
    assert table.tapped("Dune Sea") == [True]


@pytest.mark.rule("courses", "R22")
def test_r22_ones_own_other_partners_are_no_guards(scene: Scene) -> None:
    table = scene(player(), player(world_map=[course("Dune Sea", partner("Aki", of=0), partner("Twig", of=0))]))

    assert table.can(Clear, "Aki")
    assert table.can(Clear, "Twig")


@pytest.mark.rule("courses", "R23")
def test_r23_a_cleared_course_stays_and_can_be_cleared_again_once_untapped(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Aki")], course_deck=[], deck=twelve_others()))

    table.do("Clear Dune Sea with Aki")
    after_clearing = (table.world_map(0), table.at("Aki"))
    table.end_turns(2)
    table.do("Clear Dune Sea with Aki")

    assert after_clearing == (["Dune Sea"], "Dune Sea")
    assert table.points == [2, 0]


@pytest.mark.rule("courses", "R24")
def test_r24_another_players_cleared_course_is_untapped_in_its_owners_untap_phase(scene: Scene) -> None:
    table = scene(
        player(),
        player(),
        player(world_map=[course("Dune Sea", partner("Aki", of=0))], hand=["Lucky Acorn"], course_deck=[]),
    )

    table.do("Clear Dune Sea with Aki", "End your turn")
    in_anothers_turn = table.tapped("Dune Sea")
    table.do("End your turn")

    assert in_anothers_turn == [True]
    assert table.tapped("Dune Sea", "Aki") == [False, True]
    assert table.can(Play, "Lucky Acorn")


@pytest.mark.rule("courses", "R25")
@pytest.mark.parametrize(("more", "gained"), [(2, 4), (-1, 1), (-5, 0)])
def test_r25_the_current_point_value_counts(scene: Scene, more: int, gained: int) -> None:
    table = scene(player(points=3, world_map=[course("Dune Sea", "Sir Thistle")]))

    table.state.modify("points", table.piece("Sir Thistle"), more, END_OF_TURN, 0, table.piece("Sir Thistle"))
    table.do("Clear Dune Sea with Sir Thistle")

    assert table.points == [3 + gained, 0]


@pytest.mark.rule("courses", "R25")
def test_r25_with_twenty_points_one_wins_before_anything_else_happens(scene: Scene) -> None:
    table = scene(player(points=15, deck=["Aki"], world_map=[course("Dune Sea", "The Last Lighthouse Keeper")]))

    table.do("Clear Dune Sea with The Last Lighthouse Keeper")

    assert table.outcome == ([0], "points", "win.points")
    assert (table.hand(0), table.deck(0)) == ([], ["Aki"])


@pytest.mark.rule("courses", "R25")
@pytest.mark.parametrize(("ruling", "gained"), [("tapped", 1), ("untapped", 3)])
def test_r25_the_value_counts_that_the_partner_has_once_it_is_tapped(
    scene: Scene, tmp_path: Path, ruling: str, gained: int
) -> None:
    game = game_with(tmp_path, ("Early Bird", "partner", "This has +2 point value as long as this is untapped."))
    table = scene(player(world_map=[course("Dune Sea", "Early Bird")]), game=game, rulings={"clear_value": ruling})

    option = next(option for option in table.options if option.startswith("Clear"))
    table.do(option)

    assert option == f"Clear Dune Sea with Early Bird for {gained} point{'s' if gained > 1 else ''}"
    assert table.points == [gained, 0]


@pytest.mark.rule("courses", "R26")
def test_r26_a_course_tapped_for_stars_cannot_be_cleared_in_the_same_turn(scene: Scene) -> None:
    table = scene(player(hand=["Aki"], world_map=["Dune Sea"], deck=twelve_others()))

    table.do("Enter Aki")
    in_the_same_turn = table.why_not(Clear, "Aki")
    table.end_turns(2)

    assert in_the_same_turn == Reason("clear.course", "Dune Sea is tapped.")
    assert table.can(Clear, "Aki")


# -- Battles: R27 to R33, R43 ------------------------------------------------------------------------------------------


@pytest.mark.rule("courses", "R27")
def test_r27_a_battle_is_at_one_course(scene: Scene) -> None:
    table = scene(
        player(
            world_map=[
                course("Dune Sea", "Aki", partner("Twig", of=1), partner("Nana Nimbus", of=2)),
                course("Mossy Keep", partner("Kite Courier", of=1)),
            ]
        ),
        player(),
        player(),
    )

    table.do("Battle at Dune Sea with Aki")

    assert table.options == ["Twig, power 0", "Nana Nimbus, power 1"]
    assert table.why_not(Pick, "Kite Courier") == Reason("R27", "Kite Courier is not at the same course as Aki.")


@pytest.mark.rule("courses", "R27")
def test_r27_a_rival_elsewhere_makes_no_battle(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Aki"), course("Singing Reef", partner("Twig", of=1))]))

    assert table.why_not(Battle, "Aki") == Reason(
        "battle.declare", "No other player has an untapped partner at Dune Sea."
    )


@pytest.mark.rule("courses", "R27")
def test_r27_a_battle_needs_an_untapped_rival_but_of_any_player(scene: Scene) -> None:
    table = scene(
        player(world_map=[course("Dune Sea", "Aki", partner("Twig", of=1, tapped=True), partner("Nana Nimbus", of=2))]),
        player(),
        player(),
    )

    assert table.can(Battle, "Aki")


def one_tapped_and_one_untapped_rival(scene: Scene, **table: Any) -> Table:
    """The attacker could defeat both."""
    rivals = [partner("Twig", of=1, tapped=True), partner("Nana Nimbus", of=1), partner("Kite Courier", of=1)]
    return scene(player(world_map=[course("Dune Sea", "Captain Barnacle", *rivals)]), **table)


@pytest.mark.rule("courses", "R28")
def test_r28_any_tapped_partners_can_be_attacked_too(scene: Scene) -> None:
    table = one_tapped_and_one_untapped_rival(scene)

    table.do("Battle at Dune Sea with Captain Barnacle")
    options = table.options
    table.do("Twig")

    assert options == ["Twig, power 0", "Nana Nimbus, power 1", "Kite Courier, power 1"]
    assert table.discard(1) == ["Twig"]


@pytest.mark.rule("courses", "R28")
def test_r28_untapped_only_untapped_partners_can_be_attacked(scene: Scene) -> None:
    table = one_tapped_and_one_untapped_rival(scene, rulings={"defender": "untapped"})

    table.do("Battle at Dune Sea with Captain Barnacle")

    assert table.options == ["Nana Nimbus, power 1", "Kite Courier, power 1"]
    assert table.why_not(Pick, "Twig") == Reason(
        "R28", "Twig is tapped, and at this table only untapped partners can be attacked."
    )


@pytest.mark.rule("courses", "R28")
@pytest.mark.parametrize("defender", ["any", "untapped"])
def test_r28_tapped_partners_alone_make_no_battle_possible(scene: Scene, defender: str) -> None:
    table = scene(
        player(world_map=[course("Dune Sea", "Aki", partner("Twig", of=1, tapped=True))]),
        rulings={"defender": defender},
    )

    assert table.why_not(Battle, "Aki") == Reason(
        "battle.declare", "No other player has an untapped partner at Dune Sea."
    )


@pytest.mark.rule("courses", "R28")
@pytest.mark.parametrize(("defender", "possible"), [("any", True), ("untapped", False)])
def test_r28_a_battle_needs_a_partner_that_can_be_attacked_at_this_table(
    scene: Scene, defender: str, *, possible: bool
) -> None:
    table = scene(
        player(world_map=[course("Dune Sea", "Sir Thistle", partner("Twig", of=1), partner("Aki", of=1, tapped=True))]),
        player(home=["Bell Ringer"]),
        game=with_a_bell_ringer_that_protects_twigs(),
        rulings={"defender": defender},
    )
    nobody = Reason("battle.defender", "No partner of another player at Dune Sea can be attacked.")

    assert table.why_not(Battle, "Sir Thistle") == (None if possible else nobody)


@pytest.mark.rule("courses", "R29")
def test_r29_the_attacker_takes_no_damage(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Twig", partner("Marzipan Golem", of=1))]))

    table.do("Battle at Dune Sea with Twig")

    assert (table.zone("Twig"), table.zone("Marzipan Golem")) == ("at a course", "at a course")
    assert table.discard(0) == []


@pytest.mark.rule("courses", "R29")
@pytest.mark.parametrize(
    ("attackers", "defenders", "defeated"), [(0, 0, []), (1, 0, ["Nana Nimbus"]), (1, 1, []), (5, 4, ["Nana Nimbus"])]
)
def test_r29_current_powers_are_compared(scene: Scene, attackers: int, defenders: int, defeated: list[str]) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Twig", partner("Nana Nimbus", of=1))]))

    for name, more in (("Twig", attackers), ("Nana Nimbus", defenders)):
        table.state.modify("power", table.piece(name), more, END_OF_TURN, 0, table.piece(name))
    table.do("Battle at Dune Sea with Twig")

    assert table.discard(1) == defeated


@pytest.mark.rule("courses", "R30")
def test_r30_damage_is_not_kept_for_the_next_battle(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Pip and Pop", "Sir Thistle", partner("Marzipan Golem", of=1))]))

    table.do("Battle at Dune Sea with Pip and Pop", "Battle at Dune Sea with Sir Thistle")

    assert table.zone("Marzipan Golem") == "at a course"
    assert table.power("Marzipan Golem") == 6


@pytest.mark.rule("courses", "R31")
def test_r31_one_battles_as_often_as_one_has_untapped_partners(scene: Scene) -> None:
    rivals = [partner(name, of=1) for name in ("Aki", "Twig", "Nana Nimbus")]
    table = scene(
        player(
            world_map=[
                course("Dune Sea", "Pip and Pop", "Sir Thistle", "Captain Barnacle", *rivals, "Professor Halfmoon")
            ]
        )
    )

    table.do("Battle at Dune Sea with Pip and Pop", "Aki")
    table.do("Battle at Dune Sea with Sir Thistle", "Twig")
    table.do("Battle at Dune Sea with Captain Barnacle")

    assert table.discard(1) == ["Aki", "Twig", "Nana Nimbus"]
    assert table.tapped("Pip and Pop", "Sir Thistle", "Captain Barnacle", "Professor Halfmoon") == [
        True,
        True,
        True,
        False,
    ]


@pytest.mark.rule("courses", "R31")
def test_r31_a_defender_that_withstands_is_not_tapped_and_still_guards(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Aki", "Twig", partner("Captain Barnacle", of=1))]))

    table.do("Battle at Dune Sea with Aki")

    assert table.tapped("Captain Barnacle") == [False]
    assert table.why_not(Clear, "Twig") == Reason("clear.guarded", "Captain Barnacle stands guard at Dune Sea.")


@pytest.mark.rule("courses", "R32")
def test_r32_with_the_same_power_the_defender_is_defeated_and_the_attacker_is_not(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Sir Thistle", partner("Captain Barnacle", of=1))]))

    table.do("Battle at Dune Sea with Sir Thistle")

    assert (table.discard(0), table.discard(1)) == ([], ["Captain Barnacle"])


@pytest.mark.rule("courses", "R33")
def test_r33_a_defender_without_power_is_defeated_by_an_attacker_without_power(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", partner("Twig"), partner("Twig", of=1))]))

    table.do("Battle at Dune Sea with Twig")

    assert (table.discard(0), table.discard(1)) == ([], ["Twig"])


@pytest.mark.rule("courses", "R33")
def test_r33_power_never_falls_below_zero(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Aki", partner("Twig", of=1))]))

    table.state.modify("power", table.piece("Aki"), -3, END_OF_TURN, 0, table.piece("Aki"))
    table.do("Battle at Dune Sea with Aki")

    assert table.discard(1) == ["Twig"]


@pytest.mark.rule("courses", "R43")
def test_r43_attachments_of_a_defeated_partner_go_to_their_owners(scene: Scene) -> None:
    attached = ["Spring Boots", {"name": "Foghorn", "owner": 2}, {"name": "Victory Pie", "owner": 0}]
    table = scene(
        player(world_map=[course("Dune Sea", "Marzipan Golem", partner("Aki", of=1, attached=attached))]),
        player(),
        player(),
    )

    table.do("Battle at Dune Sea with Marzipan Golem")

    assert [sorted(table.discard(seat)) for seat in range(3)] == [["Victory Pie"], ["Aki", "Spring Boots"], ["Foghorn"]]


# -- The end, and more than two players: R34 to R41, R47 ---------------------------------------------------------------


@pytest.mark.rule("courses", "R34")
def test_r34_of_two_players_the_other_one_wins(scene: Scene) -> None:
    table = scene(player(), player(points=19, deck=["Aki"]))

    table.do("End your turn")

    assert table.outcome == ([0], "last-player", "R34")
    assert table.state.returns() == [1.0, -1.0]


@pytest.mark.rule("courses", "R34")
@pytest.mark.parametrize("seats", [3, 4])
def test_r34_of_more_players_the_others_play_on_until_one_is_left(scene: Scene, seats: int) -> None:
    short = [player(deck=["Aki"]) for _ in range(seats - 1)]
    table = scene(player(deck=twelve_others()), *short)

    table.do("End your turn")

    assert table.state.out == [False] + [True] * (seats - 1)
    assert table.outcome == ([0], "last-player", "R34")


@pytest.mark.rule("courses", "R34")
def test_r34_with_two_players_left_of_three_the_game_goes_on(scene: Scene) -> None:
    table = scene(player(deck=twelve_others()), player(deck=["Aki"]), player(deck=twelve_others()))

    table.do("End your turn")

    assert (table.state.out, table.outcome, table.state.seat) == ([False, True, False], None, 2)


@pytest.mark.rule("courses", "R34")
def test_r34_when_all_others_are_eliminated_at_once_the_last_one_wins(scene: Scene) -> None:
    table = scene(
        player(hand=["Village Picnic"], deck=["Aki"]),
        player(deck=["Aki"]),
        player(deck=["Aki", "Twig"]),
        player(deck=["Aki"]),
    )

    table.do("Play Village Picnic")

    assert table.outcome == ([2], "last-player", "R34")
    assert table.state.returns() == [-1.0, -1.0, 1.0, -1.0]


def one_about_to_leave(scene: Scene, **table: Any) -> Table:
    """Player 2 is eliminated in the next draw phase; others' partners are at that player's courses, and the reverse."""
    boots = {"name": "Spring Boots", "owner": 2}
    return scene(
        player(world_map=[course("Dune Sea", "Nana Nimbus", partner("Aki", of=1, attached=[boots]))]),
        player(
            deck=["Twig"],
            hand=["Foghorn"],
            discard=["Victory Pie"],
            home=["Bell Ringer"],
            course_deck=["Cloud Causeway"],
            world_map=[
                course("Mossy Keep", partner("Sir Thistle", of=0, attached=["Lucky Acorn"]), "Kite Courier"),
                course("Singing Reef", partner("Pip and Pop", of=2, tapped=True)),
            ],
        ),
        player(deck=twelve_others(), course_deck=[]),
        **table,
    )


@pytest.mark.rule("courses", "R35")
@pytest.mark.parametrize("stranded", ["discard", "hand"])
def test_r35_all_cards_of_an_eliminated_player_leave_the_game(scene: Scene, stranded: str) -> None:
    table = one_about_to_leave(scene, rulings={"stranded": stranded})
    cards = ["Aki", "Twig", "Foghorn", "Victory Pie", "Bell Ringer", "Cloud Causeway", "Mossy Keep", "Singing Reef"]

    table.do("End your turn")

    assert [table.zone(name, of=1) for name in [*cards, "Kite Courier"]] == ["away"] * 9
    assert [table.hand(1), table.deck(1), table.discard(1), table.home(1), table.world_map(1)] == [[]] * 5
    assert table.world_map(0) == ["Dune Sea"]


@pytest.mark.rule("courses", "R35")
def test_r35_discard_partners_stranded_there_are_discarded_with_what_is_attached(scene: Scene) -> None:
    table = one_about_to_leave(scene)

    table.do("End your turn")

    assert table.discard(0) == ["Lucky Acorn", "Sir Thistle"]
    assert table.discard(2) == ["Pip and Pop", "Spring Boots"]
    assert table.names(table.state.cards_in(AT_COURSE)) == ["Nana Nimbus"]
    assert "Sir Thistle of Player 1 stood at Player 2's Mossy Keep, which leaves the game." in table.told()


@pytest.mark.rule("courses", "R35")
def test_r35_hand_partners_stranded_there_return_to_their_owners_hands(scene: Scene) -> None:
    table = one_about_to_leave(scene, rulings={"stranded": "hand"})

    table.do("End your turn")

    assert table.hand(0) == ["Sir Thistle"]
    assert table.discard(0) == ["Lucky Acorn"]
    assert table.hand(2) == ["Pip and Pop", "Marzipan Golem"]
    assert table.names(table.state.cards_in(AT_COURSE)) == ["Nana Nimbus"]


@pytest.mark.rule("courses", "R35")
def test_r35_others_cards_attached_to_the_partners_that_leave_are_discarded(scene: Scene) -> None:
    table = one_about_to_leave(scene)

    table.do("End your turn")

    assert table.zone("Spring Boots") == "discard"
    assert table.state.cards_in(ATTACHED) == []


@pytest.mark.rule("courses", "R36")
def test_r36_elimination_in_the_draw_phase_ends_the_turn_at_once(scene: Scene) -> None:
    table = scene(
        player(deck=twelve_others()),
        player(deck=["Aki"], course_deck=["Dune Sea"]),
        player(deck=twelve_others()),
        turn=5,
    )

    table.do("End your turn")

    assert table.told_from("Turn 6")[:4] == [
        "Turn 6: Player 2",
        "Player 2 draws a card.",
        "Player 2 has run out of cards and is eliminated.",
        "Turn 7: Player 3",
    ]
    assert table.state.seat == 2
    assert table.zone("Dune Sea") == "away"


@pytest.mark.rule("courses", "R36")
@pytest.mark.parametrize("seats", [3, 4])
def test_r36_elimination_in_the_main_phase_ends_the_turn_at_once(scene: Scene, seats: int) -> None:
    others = [player(deck=twelve_others()) for _ in range(seats - 1)]
    table = scene(player(hand=["Message in a Bottle", "Twig"], deck=["Aki"], world_map=["Lantern Caves"]), *others)

    table.do("Play Message in a Bottle")

    assert (table.state.seat, table.state.active, table.state.turn) == (1, 1, 3)
    assert table.state.out == [True] + [False] * (seats - 1)
    assert len(table.deck(1)) == 11


@pytest.mark.rule("courses", "R36")
def test_r36_when_another_player_is_eliminated_the_turn_goes_on(scene: Scene) -> None:
    table = scene(
        player(hand=["Village Picnic", "Twig"], deck=twelve_others(), world_map=["Dune Sea"]),
        player(deck=["Aki"]),
        player(),
    )

    table.do("Play Village Picnic")

    assert (table.state.seat, table.state.turn) == (0, 2)
    assert table.can(Enter, "Twig")


@pytest.mark.rule("courses", "R36")
def test_r36_what_waits_of_an_eliminated_player_is_not_played_out_any_more(scene: Scene) -> None:
    game = load([], [])
    game.cards["Kite Courier"].abilities *= 2
    table = scene(
        player(hand=["Kite Courier"], deck=["Aki"], world_map=["Lantern Caves"]),
        player(deck=twelve_others()),
        player(),
        game=CourseGame(game.prints, game.decks),
    )

    table.do("Enter Kite Courier")

    assert (table.state.out, table.state.seat) == ([True, False, False], 1)
    assert "Player 1 has no card left to draw." not in table.told()
    assert table.state.pending == []


@pytest.mark.rule("courses", "R36")
def test_r36_what_the_others_triggered_is_played_out_before_the_next_turn(scene: Scene) -> None:
    """Their course waits for the partner whose entering draws the active player's last card."""
    table = scene(
        player(hand=["Kite Courier"], deck=["Aki"], world_map=["Lantern Caves"]),
        player(deck=twelve_others(), world_map=["Postcard Peninsula"]),
        player(deck=twelve_others()),
    )

    table.do("Enter Kite Courier")
    table.do("At Postcard Peninsula")

    told = table.told()
    assert told.index("Player 2 gains 1 point.") < told.index("Turn 3: Player 2")


def points_at_once(scene: Scene, points: list[int], active: int) -> Table:
    """A card that does not exist yet gives all players so many points together; then the action is finished."""
    table = scene(*[player() for _ in points], active=active)
    for seat, gained in enumerate(points):
        table.state.gain(seat, gained)
    table.do("End your turn")
    return table


@pytest.mark.rule("courses", "R37")
@pytest.mark.parametrize(
    ("points", "active", "winner"),
    [
        ([20, 22], 0, 1),
        ([22, 20], 1, 0),
        ([20, 21, 23], 1, 2),
        ([20, 20], 0, 0),
        ([20, 20], 1, 1),
        ([20, 5, 20], 1, 2),
        ([5, 21, 21], 0, 1),
        ([21, 21, 5, 20], 2, 0),
    ],
)
def test_r37_of_several_with_twenty_points_the_higher_total_and_then_the_turn_decides(
    scene: Scene, points: list[int], active: int, winner: int
) -> None:
    table = points_at_once(scene, points, active)

    assert table.outcome == ([winner], "points", "win.points")


@TWO_TO_FOUR
@pytest.mark.rule("courses", "R38")
def test_r38_when_all_players_are_eliminated_at_once_the_game_is_drawn(scene: Scene, seats: int) -> None:
    others = [player(deck=["Aki"]) for _ in range(seats - 1)]
    table = scene(player(points=19, hand=["Village Picnic"], deck=["Aki"]), *others)

    table.do("Play Village Picnic")

    assert table.outcome == (list(range(seats)), "all-decked-out", "R38")
    assert table.state.returns() == [0.0] * seats


@pytest.mark.rule("courses", "R38")
def test_r38_a_player_who_was_out_before_has_no_part_in_the_draw(scene: Scene) -> None:
    table = scene(player(hand=["Village Picnic"], deck=["Aki"]), player(out=True), player(deck=["Aki"]))

    table.do("Play Village Picnic")

    assert table.outcome == ([0, 2], "all-decked-out", "R38")
    assert table.state.returns() == [0.0, -1.0, 0.0]


@pytest.mark.rule("courses", "R39")
def test_r39_a_card_wins_over_a_rule(scene: Scene) -> None:
    table = scene(
        player(world_map=[course("Dune Sea", "Quill the Cat Burglar", "Aki", partner("Sir Thistle", of=1))]),
    )

    assert table.why_not(Clear, "Aki") == Reason("clear.guarded", "Sir Thistle stands guard at Dune Sea.")
    assert table.can(Clear, "Quill the Cat Burglar")


@pytest.mark.rule("courses", "R39")
def test_r39_a_card_in_play_is_used_by_tapping_it(scene: Scene) -> None:
    table = scene(
        player(home=["Cartographer", "Bell Ringer"], hand=["Twig"], world_map=[course("Dune Sea", "Aki")]),
        player(home=["Cartographer"]),
    )
    nothing_to_use = "{} has nothing that can be used."

    assert table.why_not(Use, "Cartographer", of=1) == Reason("R39", "Only your own cards in play can be used.")
    assert table.why_not(Use, "Twig") == Reason("R39", "Only your own cards in play can be used.")
    assert table.why_not(Use, "Bell Ringer") == Reason("R39", nothing_to_use.format("Bell Ringer"))
    assert table.why_not(Use, "Aki") == Reason("R39", nothing_to_use.format("Aki"))
    table.do("Use Cartographer", "No")
    assert table.why_not(Use, "Cartographer", of=0) == Reason("R39", "Cartographer is tapped.")


@pytest.mark.rule("courses", "R40")
def test_r40_nobody_else_acts_in_ones_turn(scene: Scene) -> None:
    table = scene(
        player(
            hand=["Foghorn"], world_map=[course("Dune Sea", "Marzipan Golem", partner("Aki", of=1)), "Lantern Caves"]
        ),
        player(hand=["Twig", "Village Picnic"], home=["Cartographer"]),
    )
    not_now = Reason("main.any", "It is Player 1 who decides now.")

    refused = [
        table.why_not(kind, card, of=1, seat=1)
        for kind, card in ((Enter, "Twig"), (Play, "Village Picnic"), (Clear, "Aki"), (Use, "Cartographer"))
    ]
    table.do("Battle at Dune Sea with Marzipan Golem")
    after_the_battle = table.state.seat

    assert [*refused, table.why_not(EndTurn, seat=1)] == [not_now] * 5
    assert after_the_battle == 0


@pytest.mark.rule("courses", "R41")
@pytest.mark.parametrize("looks", [-1, 0, 1, 2])
def test_r41_everybody_may_look_at_every_discard_pile(scene: Scene, looks: int) -> None:
    table = scene(player(discard=["Aki"]), player(world_map=[course("Dune Sea", partner("Twig", of=0))]), player())

    table.do("Exit with Twig")
    view = table.state.seat_of(looks).view()
    pile = next(area for area in view.areas if area.id == "discard.0")

    assert [view.faces[card.face].name for card in pile.cards] == ["Twig", "Aki"]


@pytest.mark.rule("courses", "R41")
def test_r41_everybody_sees_a_card_that_is_discarded_from_a_hand(scene: Scene) -> None:
    table = scene(player(home=["Cartographer"], hand=["Aki", "Foghorn"], deck=twelve_others()), player(), player())

    table.do("Use Cartographer", "Yes", "Foghorn")

    assert all(table.state.knows(looks, table.piece("Foghorn")) for looks in (-1, 0, 1, 2))
    assert "Player 1 discards Foghorn." in table.told(2)
    assert not table.state.knows(1, table.piece("Aki"))


@pytest.mark.rule("courses", "R47")
def test_r47_the_partner_of_an_eliminated_player_can_be_attacked_no_more(scene: Scene) -> None:
    table = scene(
        player(
            hand=["Village Picnic"],
            deck=twelve_others(),
            world_map=[course("Dune Sea", "Captain Barnacle", partner("Twig", of=1), partner("Aki", of=1))],
        ),
        player(deck=["Nana Nimbus"]),
        player(),
    )

    could_attack = table.can(Battle, "Captain Barnacle")
    table.do("Play Village Picnic")

    assert could_attack
    assert table.why_not(Battle, "Captain Barnacle") == Reason(
        "battle.declare", "No other player has an untapped partner at Dune Sea."
    )
    assert table.can(Clear, "Captain Barnacle")


@pytest.mark.rule("courses", "R51", "win.points", "win.deck-out")
@pytest.mark.parametrize(
    ("ruling", "outcome"), [("points", ([0], "points", "win.points")), ("deck", ([1], "last-player", "R34"))]
)
def test_r51_of_twenty_points_and_an_empty_deck_at_the_same_time_the_points_count(
    scene: Scene, tmp_path: Path, ruling: str, outcome: tuple[list[int], str, str]
) -> None:
    game = game_with(tmp_path, ("Last Page", "item", "Draw a card. Gain 5 points."))
    mine = player(points=15, hand=["Last Page"], deck=["Aki"])
    table = scene(mine, player(), game=game, rulings={"points_or_deck": ruling})

    table.do("Play Last Page")

    assert table.outcome == outcome


@pytest.mark.rule("courses", "R51")
def test_r51_where_the_empty_deck_counts_first_the_others_still_win_by_their_points(
    scene: Scene, tmp_path: Path
) -> None:
    game = game_with(tmp_path, ("Last Page", "item", "Draw a card. Each other player gains 5 points."))
    mine = player(points=15, hand=["Last Page"], deck=["Aki"])
    table = scene(mine, player(points=15), player(), game=game, rulings={"points_or_deck": "deck"})

    table.do("Play Last Page")

    assert table.outcome == ([1], "points", "win.points")


# -- Added by us: R44 to R46 -------------------------------------------------------------------------------------------


@pytest.mark.rule("courses", "R44")
@pytest.mark.parametrize(
    ("first", "second"), [("Cloud Surveyor", "Lake of Borrowed Rain"), ("Lake of Borrowed Rain", "Cloud Surveyor")]
)
def test_r44_each_player_orders_the_own_triggered_effects(scene: Scene, first: str, second: str) -> None:
    table = scene(
        player(deck=twelve_others()),
        player(home=["Cloud Surveyor"], course_deck=["Lake of Borrowed Rain"], deck=twelve_others()),
    )

    table.do("End your turn")
    asked, options, seat = table.asked, table.options, table.state.seat
    table.do(first)

    assert (asked, sorted(options), seat) == (
        "Which card's effect comes first?",
        ["Cloud Surveyor", "Lake of Borrowed Rain"],
        1,
    )
    does = {"Cloud Surveyor": "gain 1 point.", "Lake of Borrowed Rain": "each player draws a card."}
    played = [line for line in table.told() if line.startswith(("Cloud Surveyor: ", "Lake of Borrowed Rain: "))]
    assert played == [f"{first}: {does[first]}", f"{second}: {does[second]}"]


@pytest.mark.rule("courses", "R44")
def test_r44_each_effect_is_played_out_whole_before_the_next(scene: Scene) -> None:
    table = scene(
        player(deck=twelve_others()),
        player(home=["Cloud Surveyor"], course_deck=["Lake of Borrowed Rain"], deck=twelve_others()),
    )

    table.do("End your turn", "Cloud Surveyor")

    assert table.told_from("Cloud Surveyor: ")[:5] == [
        "Cloud Surveyor: gain 1 point.",
        "Player 2 gains 1 point.",
        "Lake of Borrowed Rain: each player draws a card.",
        "Player 2 draws a card.",
        "Player 1 draws a card.",
    ]


@pytest.mark.rule("courses", "R44")
def test_r44_only_what_waits_can_be_chosen(scene: Scene) -> None:
    table = scene(player(), player(home=["Cloud Surveyor", "Bell Ringer"], course_deck=["Lake of Borrowed Rain"]))

    table.do("End your turn")

    assert table.why_not(Pick, "Bell Ringer") == Reason("R44", "Bell Ringer has no effect that waits.")


@pytest.mark.rule("courses", "R44")
@pytest.mark.parametrize("order", [["Salt Sprite", "Kite Courier"], ["Kite Courier", "Salt Sprite"]])
def test_r44_effects_of_one_card_come_in_the_order_in_which_it_has_them(
    scene: Scene, tmp_path: Path, order: list[str]
) -> None:
    text = "When this enters, untap this.\nThis has all abilities of each other partner of yours here."
    own = game_with(tmp_path, ("Keen Understudy", "partner", text))
    mine = player(hand=["Keen Understudy"], world_map=[course("Rooftop Garden", *order)], deck=twelve_others())
    table = scene(mine, game=own)

    table.do("Enter Keen Understudy")

    does = {"Salt Sprite": "gain 1 point.", "Kite Courier": "draw a card."}
    told = [line for line in table.told() if line.startswith("Keen Understudy: ")]
    assert told == [f"Keen Understudy: {does.get(name, 'untap this.')}" for name in ["itself", *order]]


def three_with_gulls(scene: Scene, points: int, active: int) -> Table:
    """Everybody has Gossiping Gulls, and the active player can defeat a partner of player 2, who has none of it."""
    table = [
        player(home=["Gossiping Gulls"], points=points, deck=twelve_others()),
        player(deck=twelve_others()),
        player(home=["Gossiping Gulls"], points=points, deck=twelve_others()),
    ]
    table[active]["world map"] = [course("Dune Sea", "Marzipan Golem", partner("Twig", of=1))]
    return scene(*table, active=active)


@pytest.mark.rule("courses", "R44")
@pytest.mark.parametrize(("active", "order"), [(0, ["Player 1", "Player 3"]), (2, ["Player 3", "Player 1"])])
def test_r44_the_effects_of_the_player_whose_turn_it_is_come_first(scene: Scene, active: int, order: list[str]) -> None:
    table = three_with_gulls(scene, points=0, active=active)

    table.do("Battle at Dune Sea with Marzipan Golem")

    assert [line for line in table.told() if "gains" in line] == [f"{name} gains 1 point." for name in order]
    assert table.points == [1, 0, 1]


@pytest.mark.rule("courses", "R44")
@pytest.mark.parametrize("active", [0, 2])
def test_r44_so_the_player_whose_turn_it_is_wins_by_the_first_effect(scene: Scene, active: int) -> None:
    table = three_with_gulls(scene, points=19, active=active)

    table.do("Battle at Dune Sea with Marzipan Golem")

    assert table.outcome == ([active], "points", "win.points")


@TWO_TO_FOUR
@pytest.mark.rule("courses", "R45")
def test_r45_after_so_many_full_rounds_in_which_nothing_happened_the_game_is_drawn(scene: Scene, seats: int) -> None:
    table = scene(*[player() for _ in range(seats)], rulings={"stalemate": 2}, decks=["High Ridge"] * seats)

    table.end_turns(2 * seats - 1)
    before_the_last_turn_ends = table.outcome
    table.end_turns(1)

    assert before_the_last_turn_ends is None
    assert table.outcome == (list(range(seats)), "stalemate", "R45")
    assert table.state.returns() == [0.0] * seats


@pytest.mark.rule("courses", "R45")
@pytest.mark.parametrize(("quiet", "drawn"), [(99, True), (98, False)])
def test_r45_left_alone_the_number_is_a_hundred(scene: Scene, quiet: int, *, drawn: bool) -> None:
    table = scene(player(), player(), quiet=quiet)

    table.end_turns(2)

    assert table.state.is_terminal == drawn


@TWO_TO_FOUR
@pytest.mark.rule("courses", "R45", "R38", "win.deck-out")
@pytest.mark.parametrize("deck_out", ["empty", "failed-draw"])
def test_r45_left_alone_players_who_only_end_their_turns_run_out_of_cards_first(
    game: CourseGame, seats: int, deck_out: str
) -> None:
    table = game.new_state(seed=1, seats=seats, rulings={"deck_out": deck_out})

    while not table.is_terminal:
        table.apply(table.legal_actions()[-1])

    assert table.outcome is not None
    assert table.outcome.reason == "last-player"


@pytest.mark.rule("courses", "R45")
def test_r45_at_zero_the_game_is_never_drawn_like_that(scene: Scene) -> None:
    table = scene(player(), player(), rulings={"stalemate": 0}, quiet=1000)

    table.end_turns(40)

    assert table.outcome is None


@pytest.mark.rule("courses", "R45")
def test_r45_a_round_is_full_when_the_first_player_left_is_on_again(scene: Scene) -> None:
    table = scene(player(out=True), player(), player(), player(), rulings={"stalemate": 1}, active=1)

    table.end_turns(2)
    before_the_last_of_the_round = table.outcome
    table.end_turns(1)

    assert before_the_last_of_the_round is None
    assert table.outcome == ([1, 2, 3], "stalemate", "R45")


@pytest.mark.rule("courses", "R45")
def test_r45_an_extra_turn_is_no_round_of_its_own(scene: Scene) -> None:
    deck = twelve_others()
    second = player(hand=["Second Sunrise"], home=["Bell Ringer"] * 5, deck=deck)
    table = scene(player(deck=deck), second, player(deck=deck), rulings={"stalemate": 1}, active=1)
    table.do("Play Second Sunrise")

    table.end_turns(3)
    in_the_turn_of_the_first_player = table.state.active, table.outcome
    table.end_turns(3)

    assert in_the_turn_of_the_first_player == (0, None)
    assert table.outcome == ([0, 1, 2], "stalemate", "R45")


ACTIONS = {
    "points are gained": ["Clear Dune Sea with Aki"],
    "a supporter is played": ["Play Cloud Surveyor"],
    "an item is played": ["Play Victory Pie"],
    "a partner enters": ["Enter Twig", "At Dune Sea"],
    "a partner moves": ["Move Aki"],
    "a partner exits": ["Exit with Aki"],
    "a partner is defeated": ["Battle at Rooftop Garden with Marzipan Golem", "Nana Nimbus"],
    "a partner goes back to the hand": ["Battle at Rooftop Garden with Marzipan Golem", "Gentle Ooze"],
}


def something_to_do(scene: Scene, **table: Any) -> Table:
    """Player 1 can do all kinds of things, and player 2 nothing that matters."""
    rivals = [partner("Nana Nimbus", of=1), partner("Gentle Ooze", of=1)]
    return scene(
        player(
            hand=["Cloud Surveyor", "Twig", "Victory Pie"],
            world_map=[course("Dune Sea", "Aki"), course("Rooftop Garden", "Marzipan Golem", *rivals)],
            home=["Bell Ringer"],
        ),
        player(course_deck=[]),
        **table,
    )


@pytest.mark.rule("courses", "R45")
@pytest.mark.parametrize("action", ACTIONS.values(), ids=ACTIONS)
def test_r45_after_something_has_happened_the_rounds_are_counted_from_zero(scene: Scene, action: list[str]) -> None:
    table = something_to_do(scene, quiet=98)

    before = table.state.idle_rounds
    table.do(*action)
    while len(table.options) > 1 and "End your turn" not in table.options:
        table.state.apply(table.state.legal_actions()[0])
    table.end_turns(4)

    assert before == 98
    assert table.outcome is None


@pytest.mark.rule("courses", "R45")
def test_r45_a_round_in_which_something_happened_does_not_count(scene: Scene) -> None:
    table = something_to_do(scene, rulings={"stalemate": 1})

    table.do("Clear Dune Sea with Aki")
    table.end_turns(2)
    after_the_round_in_which_points_were_gained = table.outcome
    table.end_turns(2)

    assert after_the_round_in_which_points_were_gained is None
    assert table.outcome == ([0, 1], "stalemate", "R45")


@pytest.mark.rule("courses", "R45")
@pytest.mark.parametrize("action", [["Use Cartographer"], ["End your turn"]])
def test_r45_an_action_that_changes_nothing_that_counts_stops_nothing(scene: Scene, action: list[str]) -> None:
    table = scene(player(home=["Cartographer"]), quiet=99)

    table.do(*action)
    table.end_turns(2 if action == ["Use Cartographer"] else 1)

    assert table.outcome == ([0, 1], "stalemate", "R45")


@pytest.mark.rule("courses", "R45")
def test_r45_effects_that_set_each_other_off_without_end_draw_the_game(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Aki")]), game=with_an_endless_aki())

    table.do("Clear Dune Sea with Aki")

    assert table.outcome == ([0, 1], "stalemate", "R45")


def with_an_endless_aki() -> CourseGame:
    """A game in which Aki's clearing sets off an effect that sets itself off again."""
    game = load([], [])
    nothing: Sequence[Any] = Sequence()
    game.cards["Aki"].abilities += [
        Triggered("When this partner clears a course, nothing.", CLEARS, it_is_this, nothing),
        Triggered("When an effect of this partner is played out, nothing.", TRIGGERS, it_is_this, nothing),
    ]
    return CourseGame(game.prints, game.decks)


def it_is_this(table: Any, source: int, it: int, other: int, seat: int) -> bool:
    return it == source


@pytest.mark.rule("courses", "R46")
@pytest.mark.parametrize("item", ["Victory Pie", "Foghorn", "Borrowed Courage"])
def test_r46_an_item_with_nothing_to_act_on_does_nothing(scene: Scene, item: str) -> None:
    table = scene(player(hand=[item], world_map=["Lantern Caves"]))

    table.do(f"Play {item}")

    assert table.discard(0) == [item]
    assert table.asked == "Your main phase: what do you do?"
    assert table.told_from("Player 1 plays") == [f"Player 1 plays {item}."]


@pytest.mark.rule("courses", "R46")
def test_r46_an_item_that_attaches_itself_needs_a_partner_of_ones_own(scene: Scene) -> None:
    table = scene(
        player(hand=["Spring Boots"], world_map=[course("Lantern Caves", partner("Aki", of=1))]),
        player(world_map=[course("Dune Sea", "Twig")]),
    )

    assert table.why_not(Play, "Spring Boots") == Reason(
        "R46", "Spring Boots attaches itself to a partner of yours, and there is none at a course."
    )


@pytest.mark.rule("courses", "R48")
def test_r48_only_partners_that_can_move_there_are_chosen(scene: Scene) -> None:
    here = course("Lantern Caves", partner("Aki", of=1))
    there = course("Mossy Keep", "Twig", "Nightwatch Walrus", "Sir Thistle")
    table = scene(
        player(hand=["Brass Rhinoceros"], home=["Bell Ringer"] * 2, world_map=[here]), player(world_map=[there])
    )

    table.do("Enter Brass Rhinoceros", "At Lantern Caves", "Yes")

    assert table.options == ["Twig", "Sir Thistle"]
    assert table.why_not(Pick, "Aki") == Reason("R39", "Aki is there already.")
    assert table.why_not(Pick, "Nightwatch Walrus") == Reason("R39", "Nightwatch Walrus cannot move.")


MOVES = {
    "Move a partner of another player to another course.": ["Twig"],
    "Move a partner of another player to a course of yours.": ["Twig"],
    "Move two partners of another player to the same course.": ["Twig"],
    "Move up to two partners of another player to another course.": ["Twig", "No"],
    "Turn over a course. Move a partner of another player there.": ["Twig"],
}


@pytest.mark.rule("courses", "R48")
@pytest.mark.parametrize("text", MOVES)
def test_r48_what_cannot_move_is_not_chosen_to_be_moved(scene: Scene, tmp_path: Path, text: str) -> None:
    own = game_with(tmp_path, ("Gust", "item", text))
    theirs = player(world_map=[course("Mossy Keep", "Twig", "Twig", "Nightwatch Walrus")])
    table = scene(player(hand=["Gust"], world_map=["Dune Sea", "Rooftop Garden"]), theirs, game=own)

    table.do("Play Gust")

    assert list(dict.fromkeys(table.options)) == MOVES[text]


@pytest.mark.rule("courses", "R49")
@pytest.mark.parametrize(("when", "points"), [("the turn", [0, 0]), ("your next turn", [0, 1])])
def test_r49_a_turn_that_an_elimination_ends_has_no_end_for_cards_that_wait_for_it(
    scene: Scene, tmp_path: Path, when: str, points: list[int]
) -> None:
    own = game_with(tmp_path, ("Late", "partner", f"When this is defeated, at the end of {when}, gain 1 point."))
    there = course("Rooftop Garden", "Marzipan Golem", partner("Late", of=1))
    mine = player(hand=["Village Picnic"], deck=["Aki"], world_map=[there])
    table = scene(mine, player(deck=twelve_others()), player(deck=twelve_others()), game=own)
    table.do("Battle at Rooftop Garden with Marzipan Golem", "Play Village Picnic")
    before = table.points[1]

    table.do("End your turn")

    assert (table.state.out[0], [before, table.points[1]]) == (True, points)


@pytest.mark.rule("courses", "R53")
def test_r53_of_several_cards_that_replace_a_defeat_the_one_that_came_first_acts(scene: Scene) -> None:
    shielded = partner("Gentle Ooze", of=1, attached=["Sensible Umbrella"])
    table = scene(player(world_map=[course("Dune Sea", "Marzipan Golem", shielded)]))

    table.do("Battle at Dune Sea with Marzipan Golem")

    assert table.hand(1) == ["Gentle Ooze"]
    assert table.discard(1) == ["Sensible Umbrella"]


def under_the_weather(scene: Scene, *there: str, **theirs: Any) -> Table:
    """The Weather Itself has entered where these partners of player 2 are, in the order in which they entered."""
    mine = player(
        hand=["The Weather Itself"],
        home=["Bell Ringer"] * 6,
        world_map=[course("Rooftop Garden", *[partner(name, of=1) for name in there])],
        deck=twelve_others(),
    )
    table = scene(mine, player(deck=twelve_others(), **theirs))
    table.do("Enter The Weather Itself")
    return table


@pytest.mark.rule("courses", "R57")
@pytest.mark.parametrize(
    "order", [["Nightwatch Walrus", "Captain Barnacle"], ["Captain Barnacle", "Nightwatch Walrus"]]
)
def test_r57_a_partner_that_is_defeated_too_protects_those_beside_it(scene: Scene, order: list[str]) -> None:
    table = under_the_weather(scene, *order)

    assert (table.zone("Captain Barnacle"), table.tapped("Captain Barnacle")) == ("at a course", [True])
    assert table.zone("Nightwatch Walrus") == "discard"


@pytest.mark.rule("courses", "R57")
@pytest.mark.parametrize("order", [["The Understudy", "Eager Understudy"], ["Eager Understudy", "The Understudy"]])
def test_r57_none_of_several_that_are_defeated_is_gone_when_cards_notice_it(scene: Scene, order: list[str]) -> None:
    table = under_the_weather(scene, *order, hand=["Twig", "Aki"])

    assert table.asked == "Which card's effect comes first?"
    assert sorted(table.options) == ["Eager Understudy", "The Understudy"]


@pytest.mark.rule("courses", "R57")
@pytest.mark.parametrize("order", [["Saint", "Aki"], ["Aki", "Saint"]])
def test_r57_a_partner_that_is_discarded_instead_of_another_is_not_defeated(
    scene: Scene, tmp_path: Path, order: list[str]
) -> None:
    own = game_with(
        tmp_path,
        ("Saint", "partner", "If another partner of yours would be defeated, discard this instead."),
        ("Ruin", "item", "Defeat all partners. Gain 1 point for each partner defeated this way."),
    )
    mine = player(hand=["Ruin"], world_map=[course("Rooftop Garden", *order, "Twig")], deck=twelve_others())
    table = scene(mine, game=own)

    table.do("Play Ruin")

    assert table.zone("Saint") == "discard"
    assert sum(line.endswith("is defeated.") for line in table.told()) == table.points[0] == 1


@pytest.mark.rule("courses", "R57")
@pytest.mark.parametrize(("answer", "points"), [("Yes", 2), ("No", 3)])
@pytest.mark.parametrize("kept", ["discard a card", "return this to its owner's hand"])
def test_r57_the_defeated_are_counted_when_it_is_answered_who_does_something_else_instead(
    scene: Scene, tmp_path: Path, answer: str, points: int, kept: str
) -> None:
    own = game_with(
        tmp_path,
        ("Knight", "partner", f"If this would be defeated, you may {kept} instead."),
        ("Ruin", "item", "Defeat all partners. Gain 1 point for each partner defeated this way."),
    )
    there = course("Dune Sea", "Twig", "Knight")
    mine = player(hand=["Ruin"], world_map=[course("Rooftop Garden", "Aki")], deck=twelve_others())
    table = scene(mine, player(hand=["Foghorn"], world_map=[there], deck=twelve_others()), game=own)

    table.do("Play Ruin", answer)

    assert table.points[0] == points


@pytest.mark.rule("courses", "R57")
def test_r57_whose_the_defeated_were_is_known_after_an_offer_was_declined(scene: Scene, tmp_path: Path) -> None:
    own = game_with(
        tmp_path,
        ("Knight", "partner", "If this would be defeated, you may discard a card instead."),
        ("Ruin", "item", "Defeat all partners. Gain 1 point for each partner of other players defeated this way."),
    )
    mine = player(hand=["Ruin"], world_map=[course("Rooftop Garden", "Aki")], deck=twelve_others())
    theirs = player(hand=["Foghorn"], world_map=[course("Dune Sea", "Knight")], deck=twelve_others())
    table = scene(mine, theirs, game=own)

    table.do("Play Ruin", "No")

    assert table.points[0] == 1


@pytest.mark.rule("courses", "R57")
def test_r57_two_that_defeat_each_other_go_together(scene: Scene, tmp_path: Path) -> None:
    own = game_with(
        tmp_path,
        ("Mourner", "partner", "When another partner is defeated, gain 1 point."),
        ("Duel", "item", "A partner of yours and a partner of another player attack each other."),
    )
    there = course("Rooftop Garden", "Mourner", partner("Mourner", of=1))
    table = scene(
        player(hand=["Duel"], world_map=[there], deck=twelve_others()), player(deck=twelve_others()), game=own
    )

    table.do("Play Duel")

    assert table.points == [1, 1]


def lying(zone: str, name: str, **mine: Any) -> dict[str, Any]:
    """A player with this card in a zone, or at a course, and with one item in the discard pile."""
    made = player(**{"discard": ["Lucky Acorn"], "deck": twelve_others(), "hand": [], **mine})
    if zone == "at a course":
        return made | player(world_map=[course("Rooftop Garden", name)])
    return made | {zone: [*made[zone], name]}


@pytest.mark.rule("courses", "R58")
@pytest.mark.parametrize(("zone", "less"), [("hand", 1), ("discard", 1), ("at a course", 0)])
@pytest.mark.parametrize(
    ("name", "printed", "home"), [("Pip and Pop", 2, ["Press Gang, Politely"]), ("Archivist of Used Things", 5, [])]
)
def test_r58_what_makes_a_card_cost_less_counts_wherever_it_is_paid_for_and_not_in_play(
    scene: Scene, zone: str, less: int, name: str, printed: int, home: list[str]
) -> None:
    table = scene(lying(zone, name, home=home))

    assert table.state.cost(table.piece(name)) == printed - less


@pytest.mark.rule("courses", "R58")
@pytest.mark.parametrize(("zone", "less"), [("hand", 1), ("discard", 1), ("at a course", 0)])
def test_r58_so_does_what_makes_cards_cost_less_for_a_while(scene: Scene, tmp_path: Path, zone: str, less: int) -> None:
    own = game_with(tmp_path, ("Sale", "item", "Until the end of the turn, your partners cost 1 star less."))
    table = scene(lying(zone, "Pip and Pop", hand=["Sale"], home=["Bell Ringer"]), game=own)

    table.do("Play Sale")

    assert table.state.cost(table.piece("Pip and Pop")) == 2 - less


@pytest.mark.rule("courses", "R58")
@pytest.mark.parametrize("text", ["Your items cost 1 star less.", "The first item you play each turn costs nothing."])
def test_r58_an_item_of_the_discard_pile_is_played_for_less(scene: Scene, tmp_path: Path, text: str) -> None:
    again = "Tap this: Play an item from your discard pile."
    own = game_with(tmp_path, ("Rag Market", "supporter", f"{text}\n{again}"))
    table = scene(player(home=["Rag Market"], discard=["Victory Pie"], world_map=["Dune Sea"]), game=own)

    table.do("Use Rag Market")

    assert table.told_from("Player 1 uses Rag Market")[1:2] == ["Player 1 plays Victory Pie."]


def test_every_course_of_the_game_prints_at_least_one_star() -> None:
    courses = [card for card in load([], []).prints if card.kind == COURSE]

    assert [card.name for card in courses if card.stars < 1] == []
