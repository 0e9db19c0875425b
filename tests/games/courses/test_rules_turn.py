"""A turn: its five phases."""

from __future__ import annotations

import pytest

from rulebound.games.courses.timing import MAIN
from rulebound.games.courses.zones import COURSE_DECK
from tests.games.courses.table import Scene, course, partner, player, tapped, twelve_others


@pytest.mark.rule("courses", "turn.order")
def test_a_turn_is_draw_untap_world_map_and_only_then_a_decision(scene: Scene) -> None:
    table = scene(
        player(),
        player(
            deck=twelve_others("Twig"),
            course_deck=["Windmill Ridge"],
            world_map=[tapped("Dune Sea"), course("Mossy Keep")],
        ),
        turn=3,
    )

    table.do("End your turn")

    assert table.told(1) == [
        "Turn 4: Player 2",
        "Player 2 draws Twig.",
        "Dune Sea is untapped.",
        "Player 2 turns over Windmill Ridge.",
    ]
    assert table.state.phase == MAIN
    assert table.asked == "Your main phase: what do you do?"


@pytest.mark.rule("courses", "turn.order", "end.turn")
def test_after_the_main_phase_the_turn_ends(scene: Scene) -> None:
    table = scene(player(), player(), turn=3)

    table.do("End your turn")

    assert (table.state.turn, table.state.active, table.state.seat) == (4, 1, 1)


# -- Draw phase --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("courses", "draw.one")
def test_one_draws_the_top_card_and_no_other(scene: Scene) -> None:
    table = scene(player(), player(hand=["Aki"], deck=twelve_others("Twig", "Foghorn")))

    table.do("End your turn")

    assert table.hand(1) == ["Aki", "Twig"]
    assert len(table.deck(1)) == 13
    assert table.deck(1)[-1] == "Foghorn"


@pytest.mark.rule("courses", "draw.one")
def test_nobody_else_draws_in_ones_draw_phase(scene: Scene) -> None:
    table = scene(player(deck=twelve_others()), player(), player(deck=twelve_others()))

    table.do("End your turn")

    assert (table.hand(0), table.hand(2)) == ([], [])


@pytest.mark.rule("courses", "draw.one")
def test_only_the_drawer_sees_what_is_drawn(scene: Scene) -> None:
    table = scene(player(), player(deck=twelve_others("Twig")))

    table.do("End your turn")

    assert "Player 2 draws Twig." in table.told(1)
    assert "Player 2 draws a card." in table.told(0)
    assert "Player 2 draws a card." in table.told(-1)


@pytest.mark.rule("courses", "draw.first")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_does_not_draw_on_the_first_turn_and_all_others_do(scene: Scene, first: int) -> None:
    table = scene.new_game(seats=3, options={"first": str(first + 1)}, decks=["High Ridge"] * 3)
    order = [(first + i) % 3 for i in range(3)]

    table.do("Keep this hand", "Keep this hand", "Keep this hand")
    hands_at_first = [len(table.hand(seat)) for seat in order]
    table.end_turns(2)
    hands_after_two_turns = [len(table.hand(seat)) for seat in order]
    table.end_turns(1)
    hands_after_the_round = [len(table.hand(seat)) for seat in order]

    assert hands_at_first == [7, 7, 7]
    assert hands_after_two_turns == [7, 8, 8]
    assert hands_after_the_round == [8, 8, 8]


# -- Untap phase -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("courses", "untap.all")
def test_all_tapped_cards_of_the_player_are_untapped(scene: Scene) -> None:
    table = scene(
        player(world_map=[course("Rooftop Garden", partner("Aki", of=1, tapped=True))]),
        player(
            world_map=[course("Dune Sea", partner("Twig", tapped=True), tapped=True), tapped("Windmill Ridge")],
            home=[tapped("Bell Ringer"), tapped("Cartographer")],
            deck=twelve_others(),
        ),
    )

    table.do("End your turn")

    assert not any(table.tapped("Aki", "Twig", "Dune Sea", "Windmill Ridge", "Bell Ringer", "Cartographer"))


@pytest.mark.rule("courses", "untap.all")
def test_cards_are_untapped_in_the_untap_phase_and_not_before(scene: Scene) -> None:
    table = scene(player(world_map=[course("Dune Sea", "Aki")], deck=twelve_others()))

    table.do("Clear Dune Sea with Aki")
    after_clearing = table.tapped("Aki", "Dune Sea")
    table.do("End your turn")
    in_the_others_turn = table.tapped("Aki", "Dune Sea")
    table.do("End your turn")
    in_the_next_turn = table.tapped("Aki", "Dune Sea")

    assert after_clearing == [True, True]
    assert in_the_others_turn == [True, True]
    assert in_the_next_turn == [False, False]


# -- World map phase ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("courses", "map.turn-over")
def test_the_top_course_is_turned_over_into_the_world_map(scene: Scene) -> None:
    table = scene(player(), player(course_deck=["Singing Reef", "Dune Sea"], world_map=["Mossy Keep"]))

    table.do("End your turn")

    assert table.world_map(1) == ["Mossy Keep", "Dune Sea"]
    assert table.names(table.state.cards_in(COURSE_DECK, 1)) == ["Singing Reef"]
    assert table.tapped("Dune Sea") == [False]


@pytest.mark.rule("courses", "map.turn-over")
def test_everybody_sees_a_course_that_is_turned_over(scene: Scene) -> None:
    table = scene(player(), player(course_deck=["Dune Sea"]), player())

    table.do("End your turn")

    assert all(table.state.knows(looks, table.piece("Dune Sea")) for looks in (-1, 0, 1, 2))


@pytest.mark.rule("courses", "map.turn-over")
def test_only_the_player_whose_turn_it_is_turns_over_a_course(scene: Scene) -> None:
    table = scene(player(course_deck=["Singing Reef"]), player(course_deck=["Dune Sea"]))

    table.do("End your turn")

    assert (table.world_map(0), table.world_map(1)) == ([], ["Dune Sea"])


# -- Main phase --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("courses", "main.any")
def test_everything_can_be_done_in_any_order_and_again(scene: Scene) -> None:
    table = scene(
        player(
            hand=["Twig", "Victory Pie"],
            world_map=[course("Dune Sea", "Nana Nimbus"), course("Mossy Keep", "Sir Thistle"), "Singing Reef"],
            home=["Cartographer"],
        ),
        player(world_map=[course("Windmill Ridge", "Captain Barnacle")]),
    )

    table.do("Clear Dune Sea with Nana Nimbus")
    table.do("Enter Twig", "At Windmill Ridge")
    table.do("Battle at Windmill Ridge with Twig")
    table.do("Play Victory Pie", "Tap Singing Reef", "Nana Nimbus")
    table.do("Exit with Nana Nimbus")
    table.do("Clear Mossy Keep with Sir Thistle")
    table.do("Use Cartographer")

    assert table.points == [5, 0]
    assert table.discard(0) == ["Victory Pie", "Nana Nimbus"]
    assert table.zone("Captain Barnacle") == "at a course"


@pytest.mark.rule("courses", "main.any")
def test_one_may_do_nothing_at_all(scene: Scene) -> None:
    table = scene(player(hand=["Twig"], world_map=[course("Dune Sea", "Aki")]))

    table.do("End your turn")

    assert table.state.seat == 1
    assert table.points == [0, 0]


@pytest.mark.rule("courses", "main.any")
def test_with_nothing_to_do_one_is_still_asked(scene: Scene) -> None:
    table = scene(player(), player())

    assert table.options == ["End your turn"]
    assert table.state.decision.clause == "main.any"


# -- End phase ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("courses", "end.turn")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_round_the_table(scene: Scene, seats: int) -> None:
    table = scene(*[player() for _ in range(seats)], active=seats - 1)

    deciders = [table.state.seat]
    for _ in range(seats):
        table.do("End your turn")
        deciders.append(table.state.seat)

    assert deciders == [seats - 1, *range(seats)]


@pytest.mark.rule("courses", "end.turn")
def test_an_eliminated_player_has_no_more_turns(scene: Scene) -> None:
    table = scene(player(), player(out=True), player(), player(out=True))

    table.do("End your turn")
    after_one = table.state.seat
    table.do("End your turn")
    after_two = table.state.seat

    assert (after_one, after_two) == (2, 0)
