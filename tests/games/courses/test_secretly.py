"""What players choose without the others knowing, and what comes of it once all choices are shown."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.courses.game import CourseGame
from rulebound.games.courses.texts import read
from tests.games.courses.own_cards import game_with, of_kinds, plays
from tests.games.courses.table import course, partner, player, twelve_others

ITEMS: Final = {
    "Recall": "Each player secretly chooses a partner of theirs, then all reveal. Return the chosen partners to their "
    "owners' hands.",
    "Vote": "Each player secretly chooses a partner. Then all reveal. Defeat the chosen partners.",
    "Auction": "Each player secretly chooses a number from 0 to 3, then all reveal. Each player loses that many "
    "points. The player with the highest number draws three cards.",
    "Modesty": "Each player secretly chooses a number from 1 to 3. Each player who chose the lowest number gains that "
    "many points.",
    "Toss": "Each player secretly chooses a card in their hand, then all reveal. Discard the chosen cards.",
    "Peak": "Each player secretly chooses a number from 1 to 3. Gain points equal to the highest number.",
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *of_kinds(ITEMS, {}, {}))


def test_all_choices_are_shown_together(own: CourseGame) -> None:
    world = [course("Dune Sea", "Aki", "Twig", partner("Sir Thistle", of=1), partner("Puddle Inspector", of=1))]
    table = plays(own, "Recall", world_map=world)

    table.do("Aki")
    before = table.told()
    table.do("Sir Thistle")

    assert "Player 1 chooses Aki." not in before
    assert table.told_from("Player 1 chooses")[:2] == ["Player 1 chooses Aki.", "Player 2 chooses Sir Thistle."]
    assert (table.hand(0), table.hand(1)) == (["Aki"], ["Sir Thistle"])


def test_what_several_have_chosen_is_done_once(own: CourseGame) -> None:
    table = plays(own, "Vote", world_map=[course("Dune Sea", "Aki", "Twig")])

    table.do("Aki", "Aki")

    assert (sorted(table.discard(0)), table.zone("Twig")) == (["Aki", "Vote"], "at a course")


@pytest.mark.parametrize(("bids", "points", "drawn"), [(("3", "1"), [2, 4], [3, 0]), (("2", "2"), [3, 3], [0, 0])])
def test_each_pays_the_own_number_and_only_the_highest_wins(
    own: CourseGame, bids: tuple[str, str], points: list[int], drawn: list[int]
) -> None:
    table = plays(own, "Auction", player(points=5, deck=twelve_others()), points=5, deck=twelve_others())

    table.do(*bids)

    assert (table.points, [len(table.hand(seat)) for seat in range(2)]) == (points, drawn)
    assert f"Player 2 chooses {bids[1]}." in table.told()


def test_all_with_the_lowest_number_gain_it(own: CourseGame) -> None:
    table = plays(own, "Modesty", player(), player())

    table.do("1", "2", "1")

    assert table.points == [1, 0, 1]


def test_cards_of_hands_are_shown_and_discarded(own: CourseGame) -> None:
    table = plays(own, "Toss", player(hand=["Twig", "Aki"]), hand=["Aki", "Twig"])

    table.do("Aki", "Twig")

    assert (table.hand(0), table.hand(1)) == (["Twig"], ["Aki"])


def test_the_highest_number_is_an_amount(own: CourseGame) -> None:
    table = plays(own, "Peak")

    table.do("2", "3")

    assert table.points == [3, 0]


def test_secret_choices_are_saved(own: CourseGame) -> None:
    table = plays(own, "Auction", points=5)
    table.do("3")

    again = own.load_state(table.state.save())

    assert (again.fingerprint(), again.seat) == (table.state.fingerprint(), 1)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Secretly choose a number.", "who chooses secretly"),
        ("The player with the highest number draws a card.", "choose numbers secretly"),
        ("Each player draws a card, then all reveal.", "cannot stand here"),
    ],
)
def test_what_makes_no_sense_is_refused(text: str, fault: str) -> None:
    with pytest.raises(TextError, match=fault):
        read(text, "item")
