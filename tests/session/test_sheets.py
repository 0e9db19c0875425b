"""Sheets of cards to print: where cards lie, which and how many there are, and that the page needs nothing else."""

from __future__ import annotations

import base64
import json
import re
from pathlib import Path
from typing import Any

import pytest

from rulebound.cardgame.game import CardGame
from rulebound.cli import main
from rulebound.games import load
from rulebound.session.sheets import ENTRY, Format, all_of, grid_of, modules, new_cards, of_deck, sheets

NEW = '[[card]]\nname = "</script>Aki <3"\nkind = "partner"\ncost = 1\npoints = 1\npower = 1\n'
STUDENT = """
[[card]]
name = "Folder of Hats"
kind = "student"
cost = 1
combat = 1
defense = 1
club = "Arts"
gender = "male"
faction = "Neutral"
text = "When I join my class, create a Paper Hat student with 1 Combat and 1 Defense."
"""


def game_of(name: str) -> CardGame:
    game = load(name)
    assert isinstance(game, CardGame)
    return game


def data_of(page: str) -> Any:
    """The data in a page."""
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)
    assert found
    return json.loads(found[1])


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_nine_cards_lie_in_the_middle_of_a_sheet_of_either_paper(paper: str) -> None:
    wide, high = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}[paper]

    grid = grid_of(Format(paper), "card")

    assert (grid.columns, grid.rows) == (3, 3)
    assert 2 * grid.left + 3 * 63 == pytest.approx(wide)
    assert 2 * grid.top + 3 * 88 == pytest.approx(high)


def test_a_tile_is_a_square() -> None:
    grid = grid_of(Format(width=50), "tile")

    assert (grid.width, grid.height, grid.columns, grid.rows) == (50, 50, 3, 5)


def test_a_deck_is_printed_as_it_lists_its_cards() -> None:
    game = game_of("courses")

    printed = of_deck(game, game.decks["High Ridge"])

    lists = game.decks["High Ridge"].lists
    assert sum(one.times for one in printed) == sum(sum(listed.values()) for listed in lists.values())
    assert {one.back for one in printed} == set(lists)
    assert {one.back for one in printed if one.card.kind == "course"} == {"courses"}


def test_cards_of_one_pile_have_one_back() -> None:
    game = game_of("avarium")

    backs = {one.card.kind: one.back for one in all_of(game, game.card_list, copies=True)}

    assert backs == {"idol": "idols", "scheme": "schemes", "student": "students"}


def test_the_cards_of_a_set_are_its_own_and_no_token_that_a_shipped_card_creates(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(STUDENT, encoding="utf-8")

    game = load("avarium", [mine])
    assert isinstance(game, CardGame)
    found = new_cards(game, load("avarium"))

    assert {card.name for card in found} == {"Folder of Hats", "Paper Hat"}


def test_every_module_names_others_by_what_the_page_holds() -> None:
    held = modules(ENTRY)

    for name, uri in held.items():
        text = base64.b64decode(uri.partition(",")[2]).decode()
        asked = re.findall(r"""(?:from|import)\s*["']([^"']+)["']""", text)
        assert set(asked) <= set(held), name
    assert "client/drawing/icons.js" in held


def test_a_page_fetches_nothing() -> None:
    page = sheets(
        game_of("arcane"), all_of(game_of("arcane"), game_of("arcane").card_list, copies=False), Format(), "x"
    )

    without = re.sub(r"<!--.*?-->|data:[\w/+-]+;base64,[\w+/=]+", "", page, flags=re.DOTALL)
    assert not re.findall(r"https?://(?!www\.w3\.org)|url\((?!\"\")|<link|src=", without)
    assert {group["shape"] for group in data_of(page)["groups"]} == {"card", "tile"}


def test_the_command_prints_only_own_cards_and_no_name_ends_the_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.toml").write_text(NEW, encoding="utf-8")
    out = tmp_path / "sheet.html"

    status = main(["cards", "print", "courses", "--cards", str(tmp_path / "mine.toml"), "--out", str(out)])

    assert status == 0
    assert ": 1 card. Open it in a browser" in capsys.readouterr().out
    (group,) = data_of(out.read_text(encoding="utf-8"))["groups"]
    assert [card["face"]["name"] for card in group["cards"]] == ["</script>Aki <3"]


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (["Akki"], "there is no card 'Akki'; did you mean 'Aki'"),
        (["--decks", "High Ridg"], "there is no deck 'High Ridg'; did you mean 'High Ridge'"),
        (["Aki", "--size", "400x400"], "does not fit on a4"),
        (["Aki", "--out", "nowhere/sheet.html"], "it cannot be written"),
    ],
)
def test_what_cannot_be_printed_is_said(
    words: list[str], wrong: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    status = main(["cards", "print", "courses", *words])

    assert status in (1, 2)
    assert wrong in capsys.readouterr().err
