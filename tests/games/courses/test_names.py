"""Cards with the same name as another one: as the card that says so, or as one that was spoken of before."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.courses.game import CourseGame
from rulebound.games.courses.texts import read
from tests.games.courses.own_cards import game_with, of_kinds, plays
from tests.games.courses.table import Scene, Table, course, partner, player

ITEMS: Final = {
    "Recall": "Choose a partner of yours. Return all other partners with the same name to their owners' hands.",
    "Purge": "Choose a partner. Its owner discards all cards with the same name from their hand.",
    "Echo": "Tap a partner of yours. Put a card with the same name as it from your discard pile into your hand.",
    "Encore": "Draw a card for each card with the same name as this in your discard pile.",
}
PARTNERS: Final = {
    "Goose": "This has +1 power for each other partner with the same name as this.",
    "Ant": "When this enters, if there is another partner of yours with the same name, draw a card.",
    "Duelist": "When this enters, defeat all other partners with the same name.",
    "Diviner": "When this enters, reveal the top card of your deck. If it has the same name as this, put it into "
    "your hand.",
}
HOME: Final = {
    "Banner": "Your partners have +1 power for each other partner of yours with the same name.",
    "Roll Call": "When a partner of yours enters, if there is another partner of yours with the same name, "
    "gain 1 point.",
    "Heirs": "When a partner of yours is defeated, you may put a card with the same name from your discard pile into "
    "your hand.",
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own."""
    return game_with(tmp_path_factory.mktemp("cards"), *of_kinds(ITEMS, PARTNERS, HOME))


def powers(table: Table) -> dict[str, list[int]]:
    """The powers of the partners in play, by their names."""
    state = table.state
    found: dict[str, list[int]] = {}
    for it in state.partners_of(0):
        found.setdefault(state.card(it).name, []).append(state.power(it))
    return found


def test_partners_with_the_same_name_as_the_card_itself_are_counted(own: CourseGame) -> None:
    table = Scene(own)(player(world_map=[course("Dune Sea", "Goose", "Goose", "Goose", "Twig")]))

    assert powers(table)["Goose"] == [4, 4, 4]


def test_each_partner_counts_those_with_its_own_name(own: CourseGame) -> None:
    table = Scene(own)(player(home=["Banner"], world_map=[course("Dune Sea", "Twig", "Twig", "Aki")]))

    twig, aki = powers(table)["Twig"], powers(table)["Aki"]

    printed = {card.name: card.power for card in own.prints}
    assert (twig, aki) == ([printed["Twig"] + 1] * 2, [printed["Aki"]])


@pytest.mark.parametrize(("there", "drawn"), [("Ant", 1), ("Twig", 0)])
def test_another_one_with_the_same_name_is_a_condition(own: CourseGame, there: str, drawn: int) -> None:
    table = Scene(own)(player(hand=["Ant"], world_map=[course("Dune Sea", there)], deck=["Aki"] * 4))

    table.do("Enter Ant")

    assert len(table.hand(0)) == drawn


def test_all_others_with_the_same_name_are_defeated(own: CourseGame) -> None:
    table = Scene(own)(
        player(hand=["Duelist"], world_map=[course("Dune Sea", "Twig", "Duelist", partner("Duelist", of=1))])
    )

    table.do("Enter Duelist")

    assert (table.discard(0), table.discard(1), sorted(powers(table))) == (
        ["Duelist"],
        ["Duelist"],
        ["Duelist", "Twig"],
    )


@pytest.mark.parametrize(("top", "held"), [("Diviner", ["Diviner"]), ("Twig", [])])
def test_a_card_that_was_revealed_may_have_the_name(own: CourseGame, top: str, held: list[str]) -> None:
    table = Scene(own)(player(hand=["Diviner"], world_map=["Dune Sea"], deck=["Aki", "Aki", "Aki", top]))

    table.do("Enter Diviner")

    assert table.hand(0) == held


def test_other_partners_have_the_name_of_the_one_that_was_chosen(own: CourseGame) -> None:
    table = plays(own, "Recall", world_map=[course("Dune Sea", "Twig", "Goose", "Aki", partner("Goose", of=1))])

    table.do("Goose")

    assert (table.hand(0), table.hand(1), sorted(powers(table))) == ([], ["Goose"], ["Aki", "Goose", "Twig"])


def test_its_owner_discards_what_has_its_name(own: CourseGame) -> None:
    table = plays(
        own, "Purge", player(hand=["Twig", "Aki", "Twig"]), world_map=[course("Dune Sea", partner("Twig", of=1))]
    )

    assert (table.hand(1), table.discard(1)) == (["Aki"], ["Twig", "Twig"])


def test_a_card_of_the_discard_pile_has_the_name_of_the_one_that_was_tapped(own: CourseGame) -> None:
    table = plays(own, "Echo", world_map=[course("Dune Sea", "Twig")], discard=["Aki", "Twig"])

    assert table.hand(0) == ["Twig"]


def test_cards_of_the_discard_pile_with_the_name_of_the_card_are_counted(own: CourseGame) -> None:
    table = plays(own, "Encore", discard=["Encore", "Aki", "Encore"])

    assert len(table.hand(0)) == 2


@pytest.mark.parametrize(("there", "points"), [("Goose", 1), ("Aki", 0)])
def test_what_enters_may_have_the_name_of_another_partner(own: CourseGame, there: str, points: int) -> None:
    table = Scene(own)(player(home=["Roll Call"], hand=["Goose"], world_map=[course("Dune Sea", there)]))

    table.do("Enter Goose")

    assert table.points[0] == points


def test_what_is_defeated_may_have_an_heir(own: CourseGame) -> None:
    table = Scene(own)(
        player(home=["Heirs"], hand=["Duelist"], discard=["Aki"], world_map=[course("Dune Sea", "Duelist")])
    )

    table.do("Enter Duelist", "Yes")

    assert table.hand(0) == ["Duelist"]


def test_its_name_needs_a_card_that_was_spoken_of() -> None:
    with pytest.raises(TextError, match="nothing before this"):
        read("Discard all cards with the same name as it from your hand.", "item")


@pytest.mark.parametrize(
    "text",
    [
        "Each player cannot play cards with the same name as this.",
        "Tap this: Tap a partner of yours. The next item with the same name as it you play costs 1 star less.",
    ],
)
def test_where_only_one_card_is_looked_at_no_other_has_a_name(text: str) -> None:
    with pytest.raises(TextError):
        read(text, "supporter")
