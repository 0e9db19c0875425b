"""Where something was done before, partners that change places, and players who cannot play cards."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.courses.battles import Battle
from rulebound.games.courses.game import CourseGame
from rulebound.games.courses.hand import Play
from rulebound.games.courses.texts import read
from rulebound.games.courses.zones import AT_COURSE
from tests.games.courses.own_cards import game_with, of_kinds, plays
from tests.games.courses.table import Scene, course, partner, player, twelve_others

ITEMS: Final = {
    "Flood": "Choose a course. Return all partners there to their owners' hands.",
    "Snipe": "Choose a course. Defeat a partner there.",
    "Cheer": "Move a partner of yours to another course. All partners there get +1 power until the end of the turn.",
    "Switch": "Swap a partner of yours with a partner of another player.",
    "Shuffle Up": "Swap two partners.",
    "Silence": "Each other player cannot play items until the start of your next turn.",
    "Last Word": "Draw a card. You cannot play cards until the end of the turn.",
    "Renewal": "Shuffle your hand into your deck, then draw that many cards.",
    "Wheel": "Each player shuffles their hand and discard pile into their deck, then draws two cards.",
    "Coin": "Gain 1 point.",
    "Stride": "Move a partner of yours to another course. It gets +2 power until the end of the turn.",
    "Surge": "Double the power of a partner of yours until the end of the turn.",
    "Upset": "Exchange points with another player.",
    "March": "Move up to two partners of yours to another course.",
    "Luck": "Roll a die. Gain that many points.",
    "Pity": "Choose another player. If they have no cards in their hand, they draw a card.",
}
HOME: Final = {
    "Curfew": "Each other player cannot play partners with cost 0.",
    "Alms": "At the end of each player's turn, if they have fewer points than you, they gain 2 points.",
    "Thrift": "Each player cannot play cards with cost 0 as long as you have no points.",
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *of_kinds(ITEMS, {}, HOME))


# -- There -------------------------------------------------------------------------------------------------------------


def test_all_partners_at_the_course_that_was_chosen_return(own: CourseGame) -> None:
    table = plays(
        own,
        "Flood",
        world_map=[course("Dune Sea", "Aki", partner("Twig", of=1)), course("Mossy Keep", "Puddle Inspector")],
    )

    table.do("Dune Sea")

    assert (table.zone("Aki"), table.zone("Twig"), table.zone("Puddle Inspector")) == ("hand", "hand", "at a course")


def test_one_partner_at_the_course_that_was_chosen_is_defeated(own: CourseGame) -> None:
    there = [course("Dune Sea", "Aki", partner("Twig", of=1)), course("Mossy Keep", "Puddle Inspector")]
    table = plays(own, "Snipe", world_map=there)

    table.do("Dune Sea")

    assert sorted(table.options) == ["Aki", "Twig"]


def test_partners_are_stronger_at_the_course_where_one_moved(own: CourseGame) -> None:
    there = [course("Dune Sea", "Aki"), course("Mossy Keep", "Puddle Inspector")]
    before = Scene(own)(player(world_map=there), player())
    table = plays(own, "Cheer", world_map=there)

    table.do("Aki")

    assert [table.state.power(table.piece(name)) for name in ("Aki", "Puddle Inspector")] == [
        before.state.power(before.piece(name)) + 1 for name in ("Aki", "Puddle Inspector")
    ]


def test_there_is_refused_where_no_place_was_spoken_of() -> None:
    with pytest.raises(TextError, match="nothing is 'there'"):
        read("Draw a card for each partner there.", "item")


# -- Changing places ---------------------------------------------------------------------------------------------------


def test_two_partners_go_to_each_others_courses(own: CourseGame) -> None:
    there = [course("Dune Sea", "Aki", "Sir Thistle"), course("Mossy Keep", partner("Twig", of=1))]
    table = plays(own, "Switch", world_map=there)

    table.do("Aki")

    assert (table.at("Aki"), table.at("Twig"), table.at("Sir Thistle")) == ("Mossy Keep", "Dune Sea", "Dune Sea")


def test_partners_of_one_course_do_not_change_places(own: CourseGame) -> None:
    table = plays(own, "Shuffle Up", world_map=[course("Dune Sea", "Aki", "Twig"), course("Mossy Keep")])

    assert (table.at("Aki"), table.at("Twig")) == ("Dune Sea", "Dune Sea")


def test_a_partner_that_cannot_move_does_not_change_places(tmp_path_factory: pytest.TempPathFactory) -> None:
    game = game_with(
        tmp_path_factory.mktemp("cards"), ("Rock", "partner", "This cannot move."), *of_kinds(ITEMS, {}, {})
    )
    table = plays(game, "Shuffle Up", world_map=[course("Dune Sea", "Rock", "Aki"), course("Mossy Keep", "Twig")])

    assert sorted(table.options) == ["Aki", "Twig"]


# -- Who cannot play ---------------------------------------------------------------------------------------------------


def test_others_cannot_play_items_until_the_turn_comes_back(own: CourseGame) -> None:
    table = plays(own, "Silence", player(hand=["Coin"], deck=["Twig"] * 4), hand=["Coin"])
    mine = table.can(Play, "Coin", of=0)

    table.end_turns(1)
    theirs = table.why_not(Play, "Coin", of=1)

    assert mine
    assert theirs is not None
    assert theirs.sentence == "Coin cannot be played because of Silence."

    table.end_turns(2)

    assert table.can(Play, "Coin", of=1)


def test_who_says_so_cannot_play_on(own: CourseGame) -> None:
    table = plays(own, "Last Word", hand=["Coin"])

    assert not table.can(Play, "Coin")

    table.end_turns(2)

    assert table.can(Play, "Coin")


def test_a_supporter_bars_cheap_partners_of_others(own: CourseGame) -> None:
    table = Scene(own)(
        player(home=["Curfew"], hand=["Coin"], deck=["Twig"] * 3, world_map=[course("Mossy Keep")]),
        player(hand=["Twig", "Coin"], deck=["Twig"] * 3, world_map=[course("Dune Sea")]),
    )
    cost = table.state.print_of(table.piece("Twig", of=1)).cost

    table.end_turns(1)

    assert [option for option in table.options if option.startswith("Enter")] == ([] if cost == 0 else ["Enter Twig"])
    assert table.can(Play, "Coin", of=1)


def test_a_ban_holds_as_long_as_its_condition(own: CourseGame) -> None:
    table = Scene(own)(player(home=["Thrift"], hand=["Coin"], points=0, deck=["Twig"] * 3), player())
    rich = Scene(own)(player(home=["Thrift"], hand=["Coin"], points=1, deck=["Twig"] * 3), player())

    assert (table.can(Play, "Coin"), rich.can(Play, "Coin")) == (False, True)


# -- Back into the deck, dice, and what others have --------------------------------------------------------------------


def test_as_many_cards_are_drawn_as_went_back(own: CourseGame) -> None:
    table = plays(own, "Renewal", hand=["Aki", "Coin"], deck=["Twig"] * 30)

    assert len(table.hand(0)) == 2
    assert len(table.state.deck_of(0)) == 30


def test_hands_and_discard_piles_go_back_and_two_cards_are_drawn(own: CourseGame) -> None:
    table = plays(own, "Wheel", player(hand=["Coin"] * 3, discard=["Aki"], deck=["Twig"] * 3), hand=["Aki"])

    assert [len(table.hand(seat)) for seat in (0, 1)] == [2, 2]
    assert len(table.state.deck_of(1)) == 5
    assert not table.state.discard_of(1)


def test_a_die_says_how_many_points_are_gained(own: CourseGame) -> None:
    table = Scene(own)(player(hand=["Luck"], points=0), player(), chance=[4])

    table.do("Play Luck")

    assert table.points[0] == 4


@pytest.mark.parametrize(("held", "after"), [([], 1), (["Coin"], 1)])
def test_who_has_no_cards_draws_one(own: CourseGame, held: list[str], after: int) -> None:
    table = plays(own, "Pity", player(hand=held, deck=["Twig"] * 2))

    assert len(table.hand(1)) == after


@pytest.mark.parametrize(("points", "after"), [(0, 2), (3, 3), (5, 5)])
def test_who_is_behind_gains_at_the_end_of_their_turn(own: CourseGame, points: int, after: int) -> None:
    table = Scene(own)(player(home=["Alms"], points=3, deck=["Twig"] * 4), player(points=points, deck=["Twig"] * 4))

    table.end_turns(2)

    assert table.points == [3, after]


# -- Moves -------------------------------------------------------------------------------------------------------------


def test_it_is_the_partner_that_moved(own: CourseGame) -> None:
    there = [course("Dune Sea", "Aki"), course("Mossy Keep", "Twig")]
    before = Scene(own)(player(world_map=there), player())
    table = plays(own, "Stride", world_map=there)

    table.do("Aki")

    assert table.state.power(table.piece("Aki")) == before.state.power(before.piece("Aki")) + 2


def test_of_several_partners_each_moves(own: CourseGame) -> None:
    there = [course("Dune Sea", "Aki", "Twig"), course("Mossy Keep"), course("Windmill Ridge")]
    table = plays(own, "March", world_map=there)

    table.do("Aki", "Twig", "Mossy Keep", "Windmill Ridge")

    assert (table.at("Aki"), table.at("Twig")) == ("Mossy Keep", "Windmill Ridge")


# -- Twice as much, and what another player has ------------------------------------------------------------------------


def test_power_is_doubled_for_the_turn(own: CourseGame) -> None:
    table = plays(own, "Surge", world_map=[course("Dune Sea", "Sir Thistle")])
    before = Scene(own)(player(world_map=[course("Dune Sea", "Sir Thistle")]), player())

    assert table.state.power(table.piece("Sir Thistle")) == 2 * before.state.power(before.piece("Sir Thistle"))


def test_points_are_exchanged(own: CourseGame) -> None:
    table = plays(own, "Upset", player(points=7), points=2)

    assert table.points == [7, 2]


@pytest.mark.rule("courses", "R65")
@pytest.mark.parametrize("text", [
    "Enter a partner from your hand without paying its cost.",
    "Enter a partner from your discard pile without paying its cost.",
    "Choose a course. Enter a partner from your hand there without paying its cost.",
    "Reveal cards from the top of your deck until you reveal a partner. Enter it without paying its cost.",
])  # fmt: skip
@pytest.mark.parametrize(("ban", "entered"), [("Curfew", []), ("Bell Ringer", ["Twig"])])
def test_r65_a_partner_that_cannot_be_played_does_not_enter_because_of_a_card(
    tmp_path: Path, text: str, ban: str, entered: list[str]
) -> None:
    curfew = "Each other player cannot play partners with cost 0."
    own = game_with(tmp_path, ("Gate", "item", text), ("Curfew", "supporter", curfew))
    mine = {"hand": ["Twig"], "discard": ["Twig"], "world_map": ["Dune Sea"], "deck": ["Aki"] * 9 + ["Twig"]}
    table = plays(own, "Gate", player(home=[ban]), **mine)
    if table.options == ["Twig"]:  # of a hand it is asked, too, where there is but one
        table.do("Twig")

    there = table.names(table.state.cards_in(AT_COURSE))

    assert there == entered


# -- Another player ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("text", "barred"), [
    ("Another player cannot play items until the start of your next turn.", Play),
    ("Until the start of your next turn, another player cannot play items.", Play),
    ("Another player cannot attack until the start of your next turn.", Battle),
])  # fmt: skip
def test_one_player_is_chosen_who_cannot_do_it_for_a_while(tmp_path: Path, text: str, barred: type) -> None:
    own = game_with(tmp_path, ("Ban", "item", text), ("Coin", "item", "Gain 1 point."))
    there = course("Dune Sea", "Aki", partner("Sir Thistle", of=1), partner("Mudlark", of=2))
    others = [player(hand=["Coin"], deck=twelve_others()) for _ in range(2)]
    table = plays(own, "Ban", *others, hand=["Coin"], world_map=[there], deck=twelve_others())
    names = ("Coin", "Coin", "Coin") if barred is Play else ("Aki", "Sir Thistle", "Mudlark")

    table.do("Player 2")
    can = []
    for seat in range(3):
        can.append(table.can(barred, names[seat], of=seat))
        table.do("End your turn")

    assert can == [True, False, True]


@pytest.mark.parametrize(("text", "points"), [
    ("Another player cannot gain points until the end of the turn. Each player gains 1 point.", [1, 0, 1]),
    ("Another player cannot lose points until the end of the turn. Each player loses 1 point.", [0, 3, 2]),
    (
        "Another player cannot gain more than 1 point until the end of the turn. Each player gains 3 points.",
        [3, 1, 3],
    ),
])  # fmt: skip
def test_one_player_is_chosen_whose_points_stay_as_they_are(tmp_path: Path, text: str, points: list[int]) -> None:
    own = game_with(tmp_path, ("Ban", "item", text))
    had = 3 if "lose" in text else 0
    others = [player(points=had, deck=twelve_others()) for _ in range(2)]
    table = plays(own, "Ban", *others, points=had and 1, deck=twelve_others())

    table.do("Player 2")

    assert table.points == points


@pytest.mark.parametrize("text", ["Another player loses the game.", "A player loses the game."])
def test_one_player_is_chosen_who_loses_the_game(tmp_path: Path, text: str) -> None:
    own = game_with(tmp_path, ("Doom", "item", text))
    table = plays(own, "Doom", player(deck=twelve_others()), player(deck=twelve_others()), deck=twelve_others())

    table.do("Player 3")

    assert table.state.out == [False, False, True]


def test_one_player_is_chosen_who_wins_the_game(tmp_path: Path) -> None:
    own = game_with(tmp_path, ("Gift", "item", "Another player wins the game."))
    table = plays(own, "Gift", player(deck=twelve_others()), player(deck=twelve_others()), deck=twelve_others())

    table.do("Player 3")

    assert table.state.outcome is not None
    assert table.state.outcome.winners == [2]


@pytest.mark.parametrize(("kind", "text"), [
    ("supporter", "Another player cannot attack."),
    ("supporter", "Another player cannot play items."),
    ("supporter", "Another player cannot play more than one item each turn."),
    ("supporter", "Another player cannot clear courses unless they lose 1 point."),
    ("supporter", "Another player cannot clear courses more than once each turn."),
    ("supporter", "Another player cannot gain points."),
    ("supporter", "Another player cannot gain more than 1 point each turn."),
    ("supporter", "Another player cannot draw cards."),
    ("supporter", "Another player cannot draw more than one card each turn."),
    ("supporter", "Another player plays with their hand revealed."),
    ("item", "Draw a card for each card in another player's hand."),
    ("item", "Gain 1 point for each point another player has."),
    ("item", "Name a card. Another player cannot play cards with that name until the start of your next turn."),
])  # fmt: skip
def test_where_no_player_is_chosen_the_text_must_say_who(kind: str, text: str) -> None:
    with pytest.raises(TextError, match="no player is chosen here"):
        read(text, kind)
