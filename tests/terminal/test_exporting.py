"""Decks that are shown, cards and decks copied into files, and differences of sets on the command line."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from rulebound.games import GAMES, load
from tests.cards_command import said

pytestmark = pytest.mark.usefixtures("folder")

MOTH = '[[card]]\nname = "Moth"\nkind = "partner"\ncost = 2\npoints = 1\npower = 1\n'


@pytest.mark.parametrize("name", [name for name in GAMES if load(name).decks])
def test_each_deck_is_shown_with_all_its_cards(capsys: pytest.CaptureFixture[str], name: str) -> None:
    for deck in load(name).decks.values():
        status, out, _ = said(capsys, "show", name, deck.name)

        rows = out.split("\n")
        assert status == 0 and rows[0].startswith(f"{deck.name}.")
        assert all(len(row) <= 80 for row in rows)
        for cards in deck.lists.values():
            assert all(any(row.startswith(f"{n:>3}   {card[:18]}") for row in rows) for card, n in cards.items() if n)


def test_a_card_goes_before_a_deck_and_a_beginning_is_enough(capsys: pytest.CaptureFixture[str]) -> None:
    Path("mine.toml").write_text(MOTH.replace("Moth", "High Ridge Cat"), encoding="utf-8")

    deck = said(capsys, "show", "courses", "high r")[1]
    card = said(capsys, "show", "courses", "high r", "--cards", "mine.toml")[1]

    assert deck.startswith("High Ridge. ") and card.startswith("┌")


def test_a_shipped_deck_is_copied_to_be_changed(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = said(capsys, "export", "courses", "High Ridge", "--out", "deck.toml")

    (deck,) = tomllib.loads(Path("deck.toml").read_text(encoding="utf-8"))["deck"]
    assert (status, out) == (0, "deck.toml: the deck 'High Ridge'.\n")
    assert {key: deck[key] for key in ("courses", "cards")} == load("courses").decks["High Ridge"].lists
    assert said(capsys, "check", "deck.toml", "--game", "courses")[0] == 0


@pytest.mark.parametrize("name", GAMES)
def test_all_cards_of_a_game_go_through_a_spreadsheet_and_stay_as_they_are(
    capsys: pytest.CaptureFixture[str], name: str
) -> None:
    assert said(capsys, "export", name, "--out", "all.csv")[0] == 0
    assert said(capsys, "export", name, "--cards", "all.csv", "--out", "all.toml")[0] == 0

    assert said(capsys, "diff", name, "all.toml")[:2] == (0, "Nothing is different.\n")
    assert [card.name for card in load(name, ["all.toml"]).card_list] == [card.name for card in load(name).card_list]


def test_differences_are_said_between_files_and_against_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    said(capsys, "export", "courses", "Aki", "--out", "old.toml")
    old = Path("old.toml").read_text(encoding="utf-8")
    Path("new.toml").write_text(old.replace("power = 1", "power = 4") + MOTH, encoding="utf-8")

    assert said(capsys, "diff", "old.toml", "new.toml")[1] == "Aki: power 1 to 4\nMoth is new\n"
    assert said(capsys, "diff", "courses", "new.toml")[1] == "Aki: power 1 to 4\nMoth is new\n"
    assert said(capsys, "diff", "new.toml", "old.toml")[1] == "Aki: power 4 to 1\nMoth is gone\n"


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("export", "courses", "Akii", "--out", "x.toml"), "there is no card or deck 'Akii'; did you mean 'Aki'?"),
        (
            ("export", "courses", "Aki", "High Ridge", "--out", "x.toml"),
            "'High Ridge' is a deck: write it into a file of its own",
        ),
        (("export", "courses", "--out", "x.txt"), "x.txt: the name must end in .toml or .csv"),
        (("export", "courses", "High Ridge", "--out", "x.csv"), "x.csv: a deck is written as .toml"),
        (("export", "courses", "--out", "no/x.toml"), "no/x.toml: it cannot be written"),
        (("diff", "no.toml", "no.csv"), "no.csv: it cannot be read"),
    ],
)
def test_what_cannot_be_done_is_said(capsys: pytest.CaptureFixture[str], words: tuple[str, ...], told: str) -> None:
    status, out, err = said(capsys, *words)

    assert status in (1, 2) and out == "" and told in err


def test_a_picture_goes_with_its_card(capsys: pytest.CaptureFixture[str]) -> None:
    Path("moth.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>', encoding="utf-8")
    Path("mine.toml").write_text(f'{MOTH}art = "moth.svg"\n', encoding="utf-8")

    said(capsys, "export", "courses", "--cards", "mine.toml", "--out", "copy.toml")

    (card,) = tomllib.loads(Path("copy.toml").read_text(encoding="utf-8"))["card"]
    assert card["art"].startswith("data:image/svg+xml")
