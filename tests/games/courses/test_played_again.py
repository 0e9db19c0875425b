"""Items that are played from the hand by a text, what takes effect twice, and partners that are created at a course."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from rulebound.games.courses.game import CourseGame
from rulebound.games.courses.hand import Play
from tests.games.courses.own_cards import game_with
from tests.games.courses.table import Scene, Table, course, player, twelve_others
from tests.games.written import Written

CARDS: Final[list[Written]] = [
    ("Coin", "item", "Gain 2 points."),
    ("Purse", "item", "Gain 1 point."),
    ("Hat", "item", "Attach this to a partner of yours.\nThe attached partner has +1 power."),
    (
        "Lure",
        "item",
        "You may discard a card as an additional cost to play this.\nGain 1 point. If you did, gain 4 instead.",
    ),
    ("Gift", "item", "Play an item from your hand without paying its cost. Then, discard a card."),
    ("Throne", "item", "Play an item from your hand twice without paying its cost."),
    ("Band", "supporter", "The first item you play each turn takes effect twice."),
    ("Drum", "supporter", "Tap this: Copy the next item you play this turn."),
    ("Imp", "partner", "When this enters, you may play an item from your hand without paying its cost."),
    ("Farm", "supporter", "Tap this: Create a 1-power Goat partner at each course of yours."),
    ("Fall", "item", "Choose a course of yours. Create a 1-power Goat partner there."),
    ("Ship", "item", "Create a 1-power Goat partner at one of your opponents' courses."),
    ("Gate", "supporter", "When a partner of yours clears a course, create a 1-power Goat partner there."),
]


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    return game_with(tmp_path_factory.mktemp("cards"), *CARDS)


def table_with(own: CourseGame, *hand: str, home: tuple[str, ...] = ()) -> Table:
    """A table with two courses of the player, and one of the other."""
    maps = [course("Dune Sea", "Aki"), course("Mossy Keep")]
    mine = player(world_map=maps, hand=[*hand], home=[*home], deck=twelve_others())
    return Scene(own)(mine, player(world_map=[course("Rooftop Garden")]))


def test_an_item_is_played_from_the_hand_for_nothing_and_the_one_that_says_so_is_no_card_of_it(own: CourseGame) -> None:
    table = table_with(own, "Coin", "Hat", "Gift")

    table.do("Play Gift", "Coin")

    assert table.points == [2, 0]
    assert [table.zone(name) for name in ("Coin", "Gift", "Hat")] == ["discard"] * 3


def test_only_items_that_can_be_played_now_are_offered(own: CourseGame) -> None:
    mine = player(world_map=[course("Mossy Keep")], hand=["Coin", "Purse", "Hat", "Imp", "Gift"], deck=twelve_others())
    table = Scene(own)(mine, player(world_map=[course("Rooftop Garden")]))

    table.do("Play Gift")

    assert table.options == ["Coin", "Purse"]


def test_an_item_that_is_played_twice_takes_effect_twice(own: CourseGame) -> None:
    table = table_with(own, "Coin", "Hat", "Throne")

    table.do("Play Throne", "Coin")

    assert table.points == [4, 0]


def test_an_item_that_attaches_itself_stays_where_it_is_attached_when_it_is_played_twice(own: CourseGame) -> None:
    table = table_with(own, "Coin", "Hat", "Throne")

    table.do("Play Throne", "Hat")

    assert (table.zone("Hat"), table.power("Aki")) == ("attached", 2)


def test_only_the_first_item_of_a_turn_takes_effect_twice(own: CourseGame) -> None:
    table = table_with(own, "Coin", "Purse", home=("Band",))

    table.do("Play Coin", "Play Purse")

    assert table.points == [5, 0]


def test_the_next_item_is_copied_and_no_other(own: CourseGame) -> None:
    table = table_with(own, "Coin", "Purse", home=("Drum",))

    table.do("Use Drum", "Play Coin", "Play Purse")

    assert table.points == [5, 0]


def test_a_partner_offers_to_play_an_item_when_it_enters(own: CourseGame) -> None:
    table = table_with(own, "Imp", "Coin")

    table.do("Enter Imp", "At Dune Sea", "Yes", "Coin")

    assert table.points == [2, 0]


def test_partners_are_created_at_each_course_of_their_player(own: CourseGame) -> None:
    table = table_with(own, home=("Farm",))

    table.do("Use Farm")

    state = table.state
    goats = [it for it in range(len(state.faces)) if state.faces[it] >= 0 and state.card(it).name == "Goat"]
    assert [state.card(state.at[it]).name for it in goats] == ["Dune Sea", "Mossy Keep"]


def test_partners_are_created_at_the_course_that_was_chosen(own: CourseGame) -> None:
    table = table_with(own, "Fall")

    table.do("Play Fall", "Mossy Keep")

    assert table.at("Goat") == "Mossy Keep"


def test_a_partner_is_created_at_a_course_of_another_player(own: CourseGame) -> None:
    table = table_with(own, "Ship")

    table.do("Play Ship")

    assert table.at("Goat") == "Rooftop Garden"


def test_a_partner_is_created_where_another_one_has_cleared_a_course(own: CourseGame) -> None:
    table = table_with(own, home=("Gate",))

    table.do("Clear Dune Sea with Aki")

    assert table.at("Goat") == "Dune Sea"


@pytest.mark.parametrize(("answer", "points"), [("Yes", 4), ("No", 1)])
def test_an_additional_cost_that_is_paid_makes_more_of_it(own: CourseGame, answer: str, points: int) -> None:
    table = table_with(own, "Lure", "Coin")

    table.do("Play Lure", answer)

    assert table.points == [points, 0]


@pytest.mark.parametrize(("more", "can"), [([], True), (["Purse"], False)])
def test_a_card_that_is_played_only_with_an_empty_hand_does_not_count_itself(
    tmp_path: Path,
    more: list[str],
    can: bool,  # noqa: FBT001
) -> None:
    text = "Play this only if you have no cards in your hand. Draw three cards."
    game = game_with(tmp_path, ("Hope", "item", text), ("Purse", "item", "Gain 1 point."))

    table = Scene(game)(player(hand=["Hope", *more], deck=twelve_others()), player())

    assert any(option.startswith("Play Hope") for option in table.options) is can


@pytest.mark.parametrize(("points", "gained"), [(2, 1), (1, 0)])
def test_a_card_has_a_text_as_long_as_something_is_so(tmp_path: Path, points: int, gained: int) -> None:
    text = 'As long as you have 2 or more points, this has "When you play an item, gain 1 point."'
    game = game_with(tmp_path, ("Fan", "supporter", text), ("Note", "item", "Draw a card."))
    table = Scene(game)(player(hand=["Note"], home=["Fan"], points=points, deck=twelve_others()), player())

    table.do("Play Note")

    assert table.points == [points + gained, 0]


def test_a_card_that_can_be_played_only_at_times_says_when(tmp_path: Path) -> None:
    text = "Play this only if you have no points. Draw three cards."
    own = game_with(tmp_path, ("Dawn", "item", text))
    table = Scene(own)(player(hand=["Dawn"], points=1, deck=twelve_others()), player(deck=twelve_others()))

    assert str(table.why_not(Play, "Dawn")) == "Dawn can be played only if you have no points. [R39]"
