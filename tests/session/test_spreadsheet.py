"""Sets of cards as spreadsheets, and as files again."""

from __future__ import annotations

import csv
import io
import tomllib
from pathlib import Path
from typing import Any

import pytest

from rulebound.games import GAMES, load
from rulebound.games.written import cards_as_toml, deck_as_toml, entries_of, numbers_of, shipped_entries
from rulebound.kernel.basics.problem import CardError
from rulebound.kernel.game.game import Game
from rulebound.server.card_sets import card_game
from rulebound.session.spreadsheet import as_csv, cards_of


def shipped(game: Game) -> list[dict[str, Any]]:
    """The values of all cards of a game."""
    return [dict(entry.values) for entry in shipped_entries(game.folder).values()]


@pytest.mark.parametrize("name", GAMES)
def test_all_cards_of_a_game_go_into_a_spreadsheet_and_come_back(name: str) -> None:
    game = card_game(load(name))
    cards = shipped(game)

    again = cards_of(as_csv(cards), numbers_of([type(game)]))

    assert [settled(card) for card in again] == [settled(card) for card in cards]


@pytest.mark.parametrize("name", GAMES)
def test_all_cards_of_a_game_are_written_as_a_file_that_the_game_reads(name: str, tmp_path: Path) -> None:
    game = card_game(load(name))
    path = tmp_path / "all.toml"

    path.write_text(cards_as_toml(shipped(game)), encoding="utf-8")

    assert {key: entry.values for key, entry in entries_of([path]).items()} == {
        key: entry.values if "\n" not in str(entry.values.get("text")) else entry.values | {"text": lined(entry.values)}
        for key, entry in shipped_entries(game.folder).items()
    }
    assert {card.name: card.text for card in game.card_files.cards(path)} == {
        card.name: card.text for card in game.card_list if not card.token
    }


def settled(card: dict[str, Any]) -> dict[str, Any]:
    """A card without empty values, and without white space around its texts."""
    found = {key: value.strip() if isinstance(value, str) else value for key, value in card.items()}
    return {key: value for key, value in found.items() if value != ""}


def lined(values: dict[str, Any]) -> str:
    return f"{values['text'].strip()}\n"


def test_a_text_that_looks_like_a_formula_is_shown_as_text_and_read_as_it_was() -> None:
    card = {"name": "Moth", "kind": "item", "cost": 1, "text": "+2 power."}

    sheet = as_csv([card])

    rows = list(csv.reader(io.StringIO(sheet.lstrip("\ufeff"))))
    assert rows[1][rows[0].index("text")] == "'+2 power."
    assert cards_of(sheet, {"cost"}) == [card]


@pytest.mark.parametrize("separator", [",", ";", "\t"])
def test_columns_may_be_separated_as_spreadsheets_do_in_any_country(separator: str) -> None:
    rows = ["name|kind|cost|text", "Moth|item|2.0|Draw a card.", "|||", "Kite|item||"]

    cards = cards_of("\n".join(rows).replace("|", separator), {"cost"})

    assert cards == [
        {"name": "Moth", "kind": "item", "cost": 2, "text": "Draw a card."},
        {"name": "Kite", "kind": "item"},
    ]


@pytest.mark.parametrize(
    ("sheet", "problem"),
    [
        ("", "its first row needs the column 'name'"),
        ("name,cost\nMoth,1\n", "its first row needs the column 'kind'"),
        ("name,kind,cost\nMoth,item,two\n", "row 2: 'cost' must be a whole number, not 'two'"),
        ('name,kind\n"Moth,item\n', "it is not CSV"),
    ],
)
def test_what_is_wrong_with_a_spreadsheet_is_said_with_its_row(sheet: str, problem: str) -> None:
    with pytest.raises(CardError) as error:
        cards_of(sheet, {"cost"})

    assert any(one.startswith(problem) for one in error.value.problems)


def test_a_deck_is_written_as_a_file_that_says_the_same() -> None:
    deck = load("courses").decks["High Ridge"]

    (read,) = tomllib.loads(deck_as_toml(deck))["deck"]

    assert (read["name"], read["about"]) == (deck.name, deck.about)
    assert {key: read[key] for key in deck.lists} == deck.lists
