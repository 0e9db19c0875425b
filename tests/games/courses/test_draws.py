"""What is done in place of cards that a player would draw."""

from __future__ import annotations

from typing import Any, Final

import pytest

from rulebound.games.courses.game import CourseGame
from tests.games.courses.own_cards import game_with, of_kinds
from tests.games.courses.table import Scene, Table, player, twelve_others

ITEMS: Final = {
    "Snack": "Draw a card.",
    "Feast": "Draw three cards.",
    "Round": "Each player draws two cards.",
    "Rush": "Until end of turn, if you would draw a card, draw two cards instead. Draw a card.",
    "Ambush": "Until your next turn, the first time another player would draw a card each turn, you draw a card "
    "instead.",
}
HOME: Final = {
    "Sieve": "If you would draw a card, instead look at the top two cards of your deck, put one into your hand and the "
    "other on the bottom.",
    "Poor Sieve": "As long as you have no points, if you would draw a card, draw two cards, then discard a card "
    "instead.",
    "Lens": "If you would draw a card, look at the top two cards of your deck instead. Put one of them into your hand "
    "and the other into your discard pile.",
    "Thief": "If another player would draw a card except the first one each turn, they discard a card instead.",
    "Pick": "If another player would draw a card except the first one each turn, you draw a card instead.",
    "Early Bird": "The first time you would draw each turn, draw two instead.",
    "Twins": "If you would draw a card, draw two cards instead.",
    "More": "If you would draw one or more cards, draw an additional card.",
    "Double": "If you would draw cards, draw twice that many instead.",
    "Trade": "If you would draw a card, you may gain 1 point instead.",
    "Once": "The first time you would draw a card each turn, you may gain 1 point instead.",
    "Loot": "If you would draw a card, draw two cards, then discard a card instead.",
    "Toll": "If a player would draw a card, that player loses 1 point instead.",
    "Bargain": "If you would draw a card, draw two cards and lose 1 point instead.",
    "Peek": "If you would draw a card, you may instead look at the top two cards of your deck, put one into your hand "
    "and the other on the bottom.",
    "Fog": "If an opponent would draw a card, they skip that draw.",
    "Drought": "Other players can't draw cards.",
    "Luck": "Whenever another player draws a card during your turn, you draw a card.",
    "Ration": "Players can't draw more than two cards each turn.",
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *of_kinds(ITEMS, {}, HOME))


def played(own: CourseGame, item: str, mine: list[str], theirs: list[str] | None = None, **more: Any) -> Table:
    """A table at which the item has been played by who has some of these supporters."""
    deck = twelve_others("Twig", "Aki", "Puddle Inspector", "Sir Thistle")
    rest = {"deck": twelve_others(), **more.pop("other", {})}
    table = Scene(own)(
        player(**{"hand": [item], "home": mine, "deck": deck, **more}), player(home=theirs or [], **rest)
    )
    table.do(f"Play {item}")
    return table


def held(table: Table) -> list[int]:
    return [len(table.hand(seat)) for seat in range(2)]


def test_one_of_two_cards_is_taken_and_the_other_goes_below(own: CourseGame) -> None:
    table = played(own, "Snack", ["Sieve"])

    table.do("Aki")

    assert (table.hand(0), table.deck(0)[0], table.deck(0)[-1]) == (["Aki"], "Twig", "Puddle Inspector")


def test_each_card_of_several_is_looked_for(own: CourseGame) -> None:
    table = played(own, "Feast", ["Lens"])

    table.do("Aki", "Puddle Inspector")
    state = table.state
    state.apply(state.legal_actions()[0])  # of two that are alike

    assert sorted(table.hand(0)) == ["Aki", "Marzipan Golem", "Puddle Inspector"]
    assert {"Twig", "Sir Thistle"} < set(table.discard(0))


def test_others_discard_in_place_of_all_but_their_first_card(own: CourseGame) -> None:
    table = played(own, "Round", [], ["Thief"])

    assert held(table) == [0, 2]


def test_the_first_card_of_each_turn_counts_anew(own: CourseGame) -> None:
    table = played(own, "Snack", [], ["Thief"])

    table.do("End your turn", "End your turn")

    assert held(table) == [2, 1]


def test_others_draw_in_place_of_a_player(own: CourseGame) -> None:
    table = played(own, "Feast", [], ["Pick"])

    assert held(table) == [1, 2]


@pytest.mark.parametrize(
    ("home", "item", "drawn"),
    [
        ("Early Bird", "Snack", 2),
        ("Early Bird", "Feast", 4),
        ("Twins", "Snack", 2),
        ("Twins", "Feast", 6),
        ("More", "Feast", 4),
        ("Double", "Feast", 6),
        ("Bargain", "Snack", 2),
        ("Ration", "Feast", 2),
        ("Toll", "Feast", 0),
    ],
)
def test_another_number_of_cards_is_drawn(own: CourseGame, home: str, item: str, drawn: int) -> None:
    table = played(own, item, [home], points=5)

    assert held(table)[0] == drawn
    assert table.points[0] == {"Bargain": 4, "Toll": 2}.get(home, 5)


def test_two_cards_that_double_double_twice(own: CourseGame) -> None:
    table = played(own, "Snack", ["Twins", "Twins"])

    assert held(table)[0] == 4


def test_each_of_two_thieves_takes_a_card_once(own: CourseGame) -> None:
    table = played(own, "Feast", ["Pick"], ["Pick"])

    assert sum(held(table)) == 3


@pytest.mark.parametrize(("home", "item", "answers", "expected"), [
    ("Trade", "Snack", ["Yes"], (0, 1)),
    ("Trade", "Snack", ["No"], (1, 0)),
    ("Once", "Feast", ["Yes"], (2, 1)),
])  # fmt: skip
def test_a_player_may_do_something_instead(
    own: CourseGame, home: str, item: str, answers: list[str], expected: tuple[int, int]
) -> None:
    table = played(own, item, [home])

    table.do(*answers)

    assert (held(table)[0], table.points[0]) == expected


def test_what_is_drawn_in_its_place_is_not_replaced_again(own: CourseGame) -> None:
    table = played(own, "Snack", ["Loot"])

    table.do("Twig")

    assert (table.hand(0), table.discard(0)) == (["Aki"], ["Twig", "Snack"])


def test_others_draw_nothing(own: CourseGame) -> None:
    table = played(own, "Round", ["Drought"])

    assert held(table) == [2, 0]


def test_a_choice_in_place_of_a_draw_is_saved(own: CourseGame) -> None:
    table = played(own, "Feast", ["Sieve"])

    again = own.load_state(table.state.save())

    assert own.fingerprint(again) == table.state.fingerprint()
    assert [str(action) for action in again.legal_actions()] == [str(action) for action in table.state.legal_actions()]


def test_what_is_done_instead_on_a_condition_is_saved_too(own: CourseGame) -> None:
    table = played(own, "Feast", ["Poor Sieve"])

    again = own.load_state(table.state.save())

    assert again.fingerprint() == table.state.fingerprint()


def test_a_player_has_it_for_a_turn(own: CourseGame) -> None:
    table = played(own, "Rush", [], hand=["Rush", "Snack"])
    table.do("Play Snack")
    during = held(table)[0]

    table.do("End your turn", "End your turn")

    assert (during, held(table)[0]) == (4, 5)


def test_a_player_has_it_in_the_turns_of_others(own: CourseGame) -> None:
    table = played(own, "Ambush", [])

    table.do("End your turn")

    assert held(table) == [1, 0]


@pytest.mark.parametrize(("answers", "card"), [(["Yes", "Aki"], "Aki"), (["No"], "Twig")])
def test_a_player_may_look_instead(own: CourseGame, answers: list[str], card: str) -> None:
    table = played(own, "Snack", ["Peek"])

    table.do(*answers)

    assert table.hand(0) == [card]


def test_a_draw_is_skipped(own: CourseGame) -> None:
    assert held(played(own, "Round", ["Fog"])) == [2, 0]


def test_what_waits_for_one_turn_is_not_announced_in_another(own: CourseGame) -> None:
    table = Scene(own)(
        player(hand=["Round"], home=["Luck"], deck=twelve_others()), player(hand=["Snack"], deck=twelve_others())
    )

    table.do("Play Round")
    mine = len(table.hand(0))
    table.do("End your turn", "Play Snack")

    assert (mine, len(table.hand(0))) == (4, 4)
    assert sum(line.startswith("Luck") for line in table.told()) == 2
