"""A number or a type of card that is chosen, and what is said of it."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.courses.game import CourseGame
from rulebound.games.courses.texts import read
from tests.games.courses.own_cards import game_with, of_kinds, plays
from tests.games.courses.table import Table, course, partner, player, twelve_others

ITEMS: Final = {
    "Cost Cut": "Choose a number. Each player discards all cards with that cost.",
    "Quake": "Choose a number. Defeat all partners with that power or less.",
    "Guess": "Choose a number. Reveal the top card of your deck. If it has that cost, put it into your hand.",
    "Bid": "Choose a number from 1 to 3. Draw that many cards, then lose that many points.",
    "Dial": "Choose a number between 0 and 5. The power of a partner becomes that number until end of turn.",
    "Prize": "Choose a number from 2 to 3. Gain points equal to that number.",
    "Bet": "Choose a card kind. Reveal the top card of your deck. If it is of that kind, draw it. Otherwise, put it "
    "on the bottom of your deck.",
    "Sift": "Choose a card type. Reveal the top three cards of your deck. Put all cards of the chosen type into your "
    "hand and the rest into your discard pile.",
    "Call": "Name a card. Reveal the top card of your deck. If it's the named card, draw it.",
    "Purge": "Choose a card name. Each other player discards all cards with that name.",
    "Raid": "Name a card type. Each other player discards all cards of that type.",
}


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> CourseGame:
    """The game with these cards besides its own; items cost nothing, Giants 4."""
    return game_with(tmp_path_factory.mktemp("cards"), *of_kinds(ITEMS, {"Giant": "This has +3 power."}, {}))


def test_a_number_is_chosen_by_ranges(own: CourseGame) -> None:
    table = plays(own, "Cost Cut", player(hand=["Giant", "Aki"]), hand=["Giant", "Giant", "Aki"])
    ranges = table.options

    table.do("0 to 3")
    numbers = table.options
    table.do("0")

    assert (ranges, numbers) == (["0 to 3", "4 to 7", "8 to 11", "12 to 15"], ["0", "1", "2", "3"])
    assert (table.hand(0), table.hand(1)) == (["Aki"], ["Aki"])
    assert "Player 1 chooses 0." in table.told()


def test_values_are_compared_with_the_number(own: CourseGame) -> None:
    table = plays(own, "Quake", world_map=[course("Dune Sea", "Giant", partner("Twig", of=1))])

    table.do("4 to 7", "4")

    assert (table.zone("Giant"), table.zone("Twig")) == ("at a course", "discard")


@pytest.mark.parametrize(("number", "held"), [("0", ["Giant"]), ("1", [])])
def test_a_card_that_was_revealed_has_the_number(own: CourseGame, number: str, held: list[str]) -> None:
    table = plays(own, "Guess", deck=twelve_others("Giant"))

    table.do("0 to 3", number)

    assert table.hand(0) == held


def test_so_much_is_done_as_was_chosen(own: CourseGame) -> None:
    table = plays(own, "Bid", points=5, deck=twelve_others())

    table.do("2")

    assert (len(table.hand(0)), table.points[0]) == (2, 3)


def test_a_value_becomes_the_number(own: CourseGame) -> None:
    table = plays(own, "Dial", world_map=[course("Dune Sea", "Giant")])

    table.do("0 to 1", "1")

    assert table.power("Giant") == 1


def test_points_are_equal_to_the_number(own: CourseGame) -> None:
    table = plays(own, "Prize")

    table.do("3")

    assert table.points[0] == 3


@pytest.mark.parametrize(("kind", "held", "bottom"), [("Partner", ["Giant"], "Marzipan Golem"), ("Item", [], "Giant")])
def test_a_card_that_was_revealed_is_of_the_type(own: CourseGame, kind: str, held: list[str], bottom: str) -> None:
    table = plays(own, "Bet", deck=twelve_others("Giant"))

    table.do(kind)

    assert (table.hand(0), table.deck(0)[0]) == (held, bottom)


def test_all_of_a_type_are_taken(own: CourseGame) -> None:
    table = plays(own, "Sift", deck=twelve_others("Giant", "Bid", "Twig"))

    table.do("Partner")

    assert (sorted(table.hand(0)), sorted(table.discard(0))) == (["Giant", "Twig"], ["Bid", "Sift"])


def test_others_discard_what_is_of_the_type(own: CourseGame) -> None:
    table = plays(own, "Raid", player(hand=["Bid", "Giant", "Dial"]), hand=["Bid"])

    table.do("Item")

    assert (table.hand(0), table.hand(1)) == (["Bid"], ["Giant"])


def test_a_choice_in_the_middle_is_saved(own: CourseGame) -> None:
    table = plays(own, "Quake", world_map=[course("Dune Sea", "Giant")])
    table.do("4 to 7")

    again = own.load_state(table.state.save())

    assert (again.fingerprint(), len(again.legal_actions())) == (table.state.fingerprint(), 4)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("Discard all cards with that cost from your hand.", "no number is chosen"),
        ("Choose a number. Discard all cards of that type from your hand.", "no type is chosen"),
        ("The power of a partner becomes that number until end of turn.", "no number is chosen"),
        ("Choose a number. At the end of the turn, defeat all partners with that power.", "not known later"),
        ("Choose a number from 3 to 3. Gain that many points.", "nothing to choose"),
        ("Choose a number. Roll a die. Defeat all partners with that power.", "not known beside this"),
    ],
)
def test_what_was_not_chosen_cannot_be_spoken_of(text: str, fault: str) -> None:
    with pytest.raises(TextError, match=fault):
        read(text, "item")


def named(table: Table, name: str) -> None:
    """This name is found by ranges of the alphabet."""
    while True:
        options = table.options
        found = [one for one in options if one == name] or [one for one in options if between(one, name)]
        table.do(found[0])
        if found[0] == name:
            return


def between(said: str, name: str) -> bool:
    first, _, last = said.partition(" to ")
    return first <= name <= last


@pytest.mark.parametrize(("name", "held"), [("Giant", ["Giant"]), ("Twig", [])])
def test_a_card_is_named_and_revealed(own: CourseGame, name: str, held: list[str]) -> None:
    table = plays(own, "Call", deck=twelve_others("Giant"))

    named(table, name)

    assert (table.hand(0), f"Player 1 names {name}." in table.told()) == (held, True)


def test_all_cards_of_the_name_are_discarded(own: CourseGame) -> None:
    table = plays(own, "Purge", player(hand=["Giant", "Twig", "Giant"]))

    named(table, "Giant")

    assert (table.hand(1), table.discard(1)) == (["Twig"], ["Giant", "Giant"])
