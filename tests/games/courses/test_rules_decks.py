"""You need, and how to win: decks, points, and the end of the game. The headings of RULES.md, in their order."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.kernel.basics.problem import SetupError
from rulebound.kernel.basics.setup import Deck
from rulebound.kernel.basics.view import Counter
from rulebound.kernel.game.game import Game
from tests.games.courses.table import Scene, course, partner, player, twelve_others

# -- You need ----------------------------------------------------------------------------------------------------------


COURSES = ("Mossy Keep", "Dune Sea", "Rooftop Garden", "Windmill Ridge", "Lantern Caves", "Teapot Volcano",
           "Gravel Opera", "Echo Stairs", "Carousel Atoll", "Postcard Peninsula")  # fmt: skip
CARDS = ("Aki", "Pip and Pop", "Puddle Inspector", "Gentle Ooze", "Sir Thistle", "Nana Nimbus", "Two Left Feet",
         "Captain Barnacle", "Brass Rhinoceros", "Marzipan Golem", "Bell Ringer", "Cloud Surveyor", "Kettle Choir",
         "Lucky Acorn", "Victory Pie", "Spring Boots", "Rain Cheque", "Horse on Loan", "Message in a Bottle",
         "Sealed Invitation")  # fmt: skip


def deck_like(game: Game, courses: dict[str, int] | None = None, cards: dict[str, int] | None = None) -> Deck:
    """A deck by the rules, three of each card, with other numbers of some; 0 takes a card out."""
    lists = {"courses": dict.fromkeys(COURSES, 1), "cards": dict.fromkeys(CARDS, 3)}
    for key, changed in (("courses", courses or {}), ("cards", cards or {})):
        lists[key].update(changed)
        lists[key] = {name: copies for name, copies in lists[key].items() if copies}
    return Deck("Mine", "", lists)


def test_the_decks_of_the_game_are_by_the_rules(game: Game) -> None:
    faults = {name: game.faults_of_deck(deck) for name, deck in game.decks.items()}

    assert faults == {"Harbour Lights": [], "High Ridge": [], "Tea and Almanacs": [], "The Midnight Ferry": []}


@pytest.mark.rule("courses", "deck.courses")
def test_a_course_deck_of_nine_is_too_small(game: Game) -> None:
    deck = deck_like(game, courses={"Dune Sea": 0})

    assert game.faults_of_deck(deck) == ["9 courses, must be 10"]


@pytest.mark.rule("courses", "deck.courses")
def test_a_course_deck_of_eleven_is_too_large(game: Game) -> None:
    deck = deck_like(game, courses={"Singing Reef": 1})

    assert game.faults_of_deck(deck) == ["11 courses, must be 10"]


@pytest.mark.rule("courses", "deck.courses")
def test_only_courses_belong_into_a_course_deck(game: Game) -> None:
    deck = deck_like(game, courses={"Dune Sea": 0, "Twig": 1})

    assert game.faults_of_deck(deck) == ["Twig (partner) does not belong among the courses"]


@pytest.mark.rule("courses", "deck.courses.copies")
def test_no_course_may_be_in_a_course_deck_twice(game: Game) -> None:
    deck = deck_like(game, courses={"Dune Sea": 0, "Mossy Keep": 2})

    assert game.faults_of_deck(deck) == ["2 copies of 'Mossy Keep', at most 1"]


@pytest.mark.rule("courses", "deck.draw")
def test_a_draw_deck_of_fifty_nine_is_too_small(game: Game) -> None:
    deck = deck_like(game, cards={"Aki": 2})

    assert game.faults_of_deck(deck) == ["59 cards, must be 60"]


@pytest.mark.rule("courses", "deck.draw")
def test_a_draw_deck_of_sixty_one_is_too_large(game: Game) -> None:
    deck = deck_like(game, cards={"Twig": 1})

    assert game.faults_of_deck(deck) == ["61 cards, must be 60"]


@pytest.mark.rule("courses", "deck.draw")
def test_courses_do_not_belong_into_a_draw_deck(game: Game) -> None:
    deck = deck_like(game, cards={"Aki": 0, "Singing Reef": 3})

    assert game.faults_of_deck(deck) == ["Singing Reef (course) does not belong among the cards"]


@pytest.mark.rule("courses", "deck.draw.copies")
def test_four_copies_of_a_card_are_too_many_and_three_are_not(game: Game) -> None:
    four = deck_like(game, cards={"Aki": 2, "Pip and Pop": 4})
    three = deck_like(game, cards={"Aki": 2, "Pip and Pop": 3, "Twig": 1})

    assert game.faults_of_deck(four) == ["4 copies of 'Pip and Pop', at most 3"]
    assert game.faults_of_deck(three) == []


@pytest.mark.rule("courses", "deck.courses", "deck.courses.copies", "deck.draw", "deck.draw.copies")
def test_all_that_is_wrong_with_a_deck_is_said_at_once(game: Game) -> None:
    deck = deck_like(
        game,
        courses={"Dune Sea": 0, "Mossy Keep": 3, "Foghorn": 1, "Dune See": 1},
        cards={"Aki": 9, "Cloud Causeway": 1, "Victory Pi": 2},
    )

    with pytest.raises(SetupError) as refused:
        game.new_state(decks=[deck, "High Ridge"])

    assert str(refused.value) == (
        "a table of The Course Game: 8 problems\n"
        "  deck 'Mine': 3 copies of 'Mossy Keep', at most 1\n"
        "  deck 'Mine': Foghorn (item) does not belong among the courses\n"
        "  deck 'Mine': there is no card 'Dune See'; did you mean 'Dune Sea'?\n"
        "  deck 'Mine': 13 courses, must be 10\n"
        "  deck 'Mine': 9 copies of 'Aki', at most 3\n"
        "  deck 'Mine': Cloud Causeway (course) does not belong among the cards\n"
        "  deck 'Mine': there is no card 'Victory Pi'; did you mean 'Victory Pie'?\n"
        "  deck 'Mine': 69 cards, must be 60"
    )


@pytest.mark.rule("courses", "points.count")
@pytest.mark.parametrize("looks", [-1, 0, 1, 2])
def test_everybody_sees_everybodys_points(scene: Scene, looks: int) -> None:
    table = scene(player(points=4, world_map=[course("Rooftop Garden", "Aki")]), player(points=19), player())

    table.do("Clear Rooftop Garden with Aki")

    assert seen_points(table.state.seat_of(looks).view().seats) == [5, 19, 0]


def seen_points(seats: list[Any]) -> list[int]:
    """The points that the plates of a view show."""
    counters: list[Counter] = [counter for seat in seats for counter in seat.counters]
    return [int(counter.now) for counter in counters if counter.key == "points"]


# -- How to win --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("courses", "win.points")
def test_whoever_reaches_twenty_points_wins_at_once(scene: Scene) -> None:
    table = scene(player(points=18, world_map=[course("Rooftop Garden", "Sir Thistle")]), player(points=19))

    table.do("Clear Rooftop Garden with Sir Thistle")

    assert table.outcome == ([0], "points", "win.points")
    assert table.state.returns() == [1.0, -1.0]


@pytest.mark.rule("courses", "win.points")
def test_nineteen_points_are_not_enough(scene: Scene) -> None:
    table = scene(player(points=17, world_map=[course("Rooftop Garden", "Sir Thistle")]))

    table.do("Clear Rooftop Garden with Sir Thistle")

    assert table.points == [19, 0]
    assert table.outcome is None


@pytest.mark.rule("courses", "win.points")
def test_more_than_twenty_points_win_as_well(scene: Scene) -> None:
    table = scene(player(points=19, world_map=[course("Rooftop Garden", "Professor Halfmoon")]))

    table.do("Clear Rooftop Garden with Professor Halfmoon")

    assert table.points == [23, 0]
    assert table.outcome == ([0], "points", "win.points")


@pytest.mark.rule("courses", "win.deck-out")
def test_whoever_draws_the_last_card_of_the_deck_is_eliminated(scene: Scene) -> None:
    table = scene(player(), player(deck=["Aki"]), player())

    table.do("End your turn")

    assert table.state.out == [False, True, False]
    assert "Player 2 has run out of cards and is eliminated." in table.told()


@pytest.mark.rule("courses", "win.deck-out")
def test_with_one_card_left_in_the_deck_one_is_still_in_the_game(scene: Scene) -> None:
    table = scene(player(), player(deck=["Aki", "Twig"]), player())

    table.do("End your turn")

    assert table.deck(1) == ["Aki"]
    assert table.state.out == [False, False, False]
    assert table.state.seat == 1


@pytest.mark.rule("courses", "win.deck-out")
def test_running_out_counts_in_the_turn_of_another_player_too(scene: Scene) -> None:
    table = scene(player(hand=["Village Picnic"], deck=twelve_others()), player(deck=["Aki"]))

    table.do("Play Village Picnic")

    assert table.outcome == ([0], "last-player", "R34")


@pytest.mark.rule("courses", "win.deck-out")
def test_running_out_of_cards_in_hand_or_of_courses_is_no_harm(scene: Scene) -> None:
    table = scene(player(course_deck=[], world_map=[course("Dune Sea", partner("Aki"))]), player(course_deck=[]))

    table.end_turns(2)

    assert table.state.out == [False, False]
    assert table.state.seat == 0
