"""Cards of a deck that are looked at: which of them are shown, and how many go where."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.games.courses.card import ITEM
from rulebound.games.courses.texts import read
from rulebound.games.courses.zones import DECK
from tests.games.courses.own_cards import game_with, plays
from tests.games.courses.table import Table

REST = "Put the rest on the bottom of your deck in any order."
TOPS = ["Marzipan Golem"] * 6 + ["Aki", "Twig", "Potion"]  # the top card last


def played(folder: Path, text: str, deck: list[str] | None = None) -> Table:
    """A table at which an item with this text has been played."""
    own = game_with(folder, ("Look", "item", text), ("Potion", "item", "Draw a card."))
    return plays(own, "Look", deck=deck or TOPS)


def deck_of(table: Table) -> list[str]:
    return [table.state.card(it).name for it in table.state.cards_in(DECK, 0)]


@pytest.mark.parametrize("taking", [
    "You may reveal an item from among them and put it into your hand. ",
    "You may put an item from among them into your hand and reveal it. ",
])  # fmt: skip
def test_a_card_that_is_revealed_as_it_is_taken_is_known_to_all(tmp_path: Path, taking: str) -> None:
    table = played(tmp_path, f"Look at the top three cards of your deck. {taking}{REST}")

    table.do("Yes")
    assert table.options == ["Potion"]
    table.do("Potion")
    table.do("Aki")

    assert table.hand(0) == ["Potion"]
    assert table.state.known[table.piece("Potion")] & 0b11 == 0b11
    assert deck_of(table)[:2] == ["Twig", "Aki"]
    assert [table.state.known[it] & 0b10 for it in table.state.cards_in(DECK, 0)[:2]] == [0, 0]


def test_what_is_taken_without_a_word_stays_unknown_to_others(tmp_path: Path) -> None:
    text = f"Look at the top three cards of your deck. Put an item from among them into your hand. {REST}"
    table = played(tmp_path, text)

    table.do("Potion")

    assert table.state.known[table.piece("Potion")] & 0b10 == 0


def test_what_only_one_player_has_looked_at_is_not_called_revealed() -> None:
    with pytest.raises(TextError) as refused:
        read("Look at the top four cards of your deck. You may put an item revealed this way into your hand.", ITEM)

    assert "write 'from among them' here" in refused.value.problems[0].sentence()


@pytest.mark.parametrize("said", [
    "Put any number of them on the bottom of your deck and the rest on top in any order.",
    "Put any number of them on the bottom and the rest back on top in any order.",
])  # fmt: skip
def test_any_number_goes_under_the_deck_and_the_rest_back_on_it(tmp_path: Path, said: str) -> None:
    table = played(tmp_path, f"Look at the top three cards of your deck. {said}")

    table.do("Twig")
    assert sorted(table.options) == ["Aki", "No", "Potion"]
    table.do("No")
    table.do("Potion")

    assert deck_of(table)[0] == "Twig"
    assert deck_of(table)[-2:] == ["Potion", "Aki"]


def test_up_to_so_many_go_under_the_deck_and_what_is_not_spoken_of_stays(tmp_path: Path) -> None:
    table = played(tmp_path, "Look at the top three cards of your deck. Put up to two of them on the bottom.")

    table.do("Potion")
    table.do("Aki")

    assert deck_of(table)[:2] == ["Aki", "Potion"]
    assert deck_of(table)[-1] == "Twig"


@pytest.mark.parametrize(("answer", "bottom", "top"), [("On the bottom", "Twig", "Aki"),
                                                       ("Back in any order", "Marzipan Golem", "Potion")])  # fmt: skip
def test_all_of_them_go_back_or_under_the_deck(tmp_path: Path, answer: str, bottom: str, top: str) -> None:
    text = "Look at the top two cards of your deck. Put them back in any order or on the bottom."
    table = played(tmp_path, text)

    table.do(answer)
    if answer != "On the bottom":
        table.do("Twig")

    assert (deck_of(table)[0], deck_of(table)[-1]) == (bottom, top)


def test_one_card_of_each_of_two_kinds_is_taken(tmp_path: Path) -> None:
    text = (
        f"Look at the top three cards of your deck. Put one partner and one item from among them into your hand. {REST}"
    )
    table = played(tmp_path, text)

    assert sorted(table.options) == ["Aki", "Twig"]
    table.do("Twig")
    table.do("Potion")

    assert sorted(table.hand(0)) == ["Potion", "Twig"]


def test_one_card_of_either_kind_is_taken(tmp_path: Path) -> None:
    text = f"Look at the top three cards of your deck. Put a partner or an item from among them into your hand. {REST}"
    table = played(tmp_path, text)

    assert sorted(table.options) == ["Aki", "Potion", "Twig"]


@pytest.mark.parametrize(("which", "taken"), [("higher", "Marzipan Golem"), ("lower", "Potion")])
def test_the_card_with_the_higher_or_lower_value_is_taken(tmp_path: Path, which: str, taken: str) -> None:
    taking = f"Put the one with the {which} cost into your hand and discard the other."
    table = played(
        tmp_path, f"Reveal the top two cards of your deck. {taking}", [*["Twig"] * 6, "Marzipan Golem", "Potion"]
    )

    assert table.options == [taken]
    table.do(taken)
    assert table.hand(0) == [taken]


def test_of_two_cards_none_is_the_highest() -> None:
    text = "Reveal the top two cards of your deck. Put the one with the highest cost into your hand."
    with pytest.raises(TextError) as refused:
        read(text, ITEM)

    assert "write 'higher' here" in refused.value.problems[0].sentence()
