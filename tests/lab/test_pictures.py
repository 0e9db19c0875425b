"""Measurements as pages: the parts, the sentences, and that a page needs nothing from elsewhere."""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path

import pytest

from rulebound.cardgame.game import CardGame
from rulebound.cli import main
from rulebound.games import load
from rulebound.lab.page import Part, Table, page

pytest.importorskip("altair", reason="needs the extra `lab`")

from rulebound.lab.arena import Plan
from rulebound.lab.balance import Balance
from rulebound.lab.balance_picture import as_page as balance_page
from rulebound.lab.faults.picture import as_page as faults_page
from rulebound.lab.faults.playing import Search, Searching, Uses
from rulebound.lab.loops import Loops
from rulebound.lab.statistics import Groups
from rulebound.lab.tune.picture import as_page as search_page
from rulebound.lab.tune.playing import Found, Games
from rulebound.lab.tune.search import Budget, Trial, Tuning
from rulebound.lab.tune.targets import Targets
from rulebound.lab.tune.varying import Varied


def test_a_page_escapes_what_cards_are_called() -> None:
    part = Part("<b>Aki</b>", "a & b", table=Table(["<i>"], [["<u>"]]))

    made = page("<script>alert(1)</script>", ["x < y"], [part], ("more", "</pre>"))

    assert not re.search("<(script|b|i|u)>", made)
    assert "a &amp; b" in made
    assert "&lt;/pre&gt;" in made


@pytest.mark.slow
def test_the_command_writes_a_page_that_needs_nothing_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "page.html"
    words = ["--decks", "High Ridge", "--decks", "Harbour Lights", "--games", "4", "--workers", "1", "--bot", "quick"]

    status = main(["measure", "courses", *words, "--html", str(path)])

    made = path.read_text(encoding="utf-8")
    assert status == 0
    assert made.count("<svg") == 2
    assert is_whole(made)
    assert "<h2>Harbour Lights: matchups</h2>" in made
    assert "Each matchup has too few games to say anything." in made
    assert capsys.readouterr().out.split("\n")[0] in made


def is_whole(page: str) -> bool:
    """Whether a page opens without a network."""
    return not re.findall(r"<script|<link|@import|(?:src|href)=\"(?!#)", page)


@pytest.mark.slow
def test_a_balance_of_decks_is_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "page.html"
    words = ["--games", "12", "--bot", "random", "--workers", "1", "--html", str(path)]

    status = main(["balance", "courses", *words])

    made, printed = path.read_text(encoding="utf-8"), capsys.readouterr().out
    assert status == 0 and is_whole(made)
    assert re.findall("<h2>(.*?)</h2>", made) == [
        "Seats, and the order of turns",
        "Deck against deck",
        "Decks in all games",
        "The course of play",
        "Length in turns",
        "Length in decisions",
        "How games ended",
        "Chance of winning by turn",
        "Points by turn",
        "Cards",
    ]
    assert made.count("<svg") == 9
    assert "The dashed line is the goal, 20." in made
    assert printed.split("\n")[0] in made
    assert "Outside what is wanted" in made or "No figure is outside what is wanted for certain." in made


@pytest.mark.slow
def test_a_balance_of_three_players_has_their_characters_and_no_matrix(tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    words = ["--games", "6", "--bot", "random", "--workers", "1", "--players", "3", "--html", str(path)]

    assert main(["balance", "avarium", *words]) == 0

    made = path.read_text(encoding="utf-8")
    assert "<h2>Characters in all games</h2>" in made and "wins most often" in made
    assert "Deck against deck" not in made
    assert "27 % to 40 %" in made
    assert "<h2>Merit by turn</h2>" in made and "<h2>Way to the win-con by turn</h2>" in made
    assert "The dashed line is the goal, 100 %." in made


@pytest.mark.slow
def test_characters_that_met_often_enough_are_a_matrix() -> None:
    balance = Balance(Plan(game="avarium", games=2), workers=1)
    balance.run()
    often, seldom = Groups(40, 30, 40, 30, 30, 40), Groups(40, 10, 40, 10, 10, 40)
    balance.sums.duels = {("A", "B"): often, ("B", "A"): seldom, ("A", "C"): Groups(1, 1, 1, 1, 1, 1)}

    made = balance_page(balance, everything=False)

    assert "<h2>Character against character</h2>" in made and "<td>A against B</td>" in made
    assert "A against B is the most one-sided: A wins 75 % (60 to 86 %)." in made
    assert "2 of 3 matchups: too few games to say anything." in made and "A against C" not in made


@pytest.mark.slow
def test_a_game_without_a_score_has_no_chart_of_it() -> None:
    balance = Balance(Plan(game="windward", games=4), workers=1)
    balance.run()
    assert "<h2>Renown by turn</h2>" in balance_page(balance, everything=False)

    balance.sums.course.scores.clear()

    assert "by turn</h2>" in (made := balance_page(balance, everything=False)) and "Renown by turn" not in made


@pytest.mark.slow
def test_a_search_for_numbers_is_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "page.html"
    words = ["--decks", "Hexer,Bastion", "--vary", "Quarry Maul.cost=3..5", "--trials", "2", "--games", "10"]

    status = main(["tune", "varia", *words, "--fresh", "6", "--workers", "1", "--html", str(path)])

    made, printed = path.read_text(encoding="utf-8"), capsys.readouterr().out
    assert status == 0 and is_whole(made)
    assert re.findall("<h2>(.*?)</h2>", made) == ["Proposal", "Games won", "Sets that were tried"]
    assert made.count("<svg") == 2
    assert printed.split("\n")[0] in made and "1. as it is" in printed
    assert "Bastion, 2 players" in made and "45 % .. 55 %" in made


def test_a_search_that_was_stopped_at_once_says_so() -> None:
    game = load("varia")
    assert isinstance(game, CardGame)
    found = Games("varia", "quick", 1, ("Quarry Maul",))
    tuning = Tuning(
        Varied(game, [], ["Quarry Maul.cost=3..5"]), Targets(0.45, 0.55, 0.08), found, (2,), Budget(9, 9, 9)
    )

    assert "No set played all its games." in search_page(tuning)
    tuning.trials.append(Trial({"Quarry Maul.cost": 4}, 4.0, Found(), whole=True))
    made = search_page(tuning)
    assert "Nothing was measured on fresh seeds." in made and "It is best as it is." in made
    assert "1 set was tried, and 0 of them stopped early" in made


HERONS = """
[[card]]
name = "Costly Heron"
kind = "partner"
cost = 20
points = 1
power = 1

[[card]]
name = "Cheaper Heron"
kind = "partner"
cost = 19
points = 1
power = 1
"""


def test_what_is_wrong_with_a_set_is_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, cards = tmp_path / "page.html", tmp_path / "mine.toml"
    cards.write_text(HERONS, encoding="utf-8")
    words = ["--cards", str(cards), "--games", "2", "--workers", "1", "--html", str(path)]

    status = main(["faults", "courses", *words])

    made, printed = path.read_text(encoding="utf-8"), capsys.readouterr().out
    assert status == 0 and is_whole(made)
    assert re.findall("<h2>(.*?)</h2>", made) == [
        "Cards that no bot played",
        "Cards that are better than others in everything",
        "Decks that hardly win",
        "First hands",
        "Loops",
        "Numbers of cards: partner",
    ]
    assert "<td>Cheaper Heron</td><td>Costly Heron</td><td>cost</td><td>19</td><td>20</td>" in made
    assert "Star cost 19.5 (mine)" in made
    assert made.count("<svg") == 3
    assert printed.split("\n")[0] in made


@pytest.mark.slow
def test_cards_that_no_bot_played_and_loops_are_tables() -> None:
    searching = Searching(Search(game="courses"), workers=1)
    found = searching.sums
    found.games, found.cards["Twig"], found.cards["Aki"] = 9, Uses(held=20, could=4), Uses(held=20, could=20, did=9)
    found.loops = Loops(2, 0, Counter({"Twig": 2}))
    found.hands[""] = Counter({0: 1, 2: 3})

    made = faults_page(searching)

    assert "1 card was played by no good bot; 0 could not be played at all." in made
    assert "<td>Twig</td><td>20</td><td>4</td><td>0</td>" in made and "<td>Aki</td>" not in made
    assert "<td>Twig</td><td>2</td>" in made
    assert "could play 1.5 of the held cards on average, and none in 25 % of the hands." in made
    assert "<td>all</td><td>4</td><td>1.5</td><td>25 %</td>" in made


def test_a_comparison_is_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, cards = tmp_path / "page.html", tmp_path / "mine.toml"
    cards.write_text(HERONS.replace("Costly Heron", "Aki"), encoding="utf-8")
    words = ["--cards", "shipped", "--cards", str(cards), "--seats", "random,random", "--games", "4", "--workers", "1"]

    status = main(["compare", "courses", *words, "--html", str(path)])

    made, printed = path.read_text(encoding="utf-8"), capsys.readouterr().out
    assert status == 0 and is_whole(made)
    assert re.findall("<h2>(.*?)</h2>", made) == ["What the new cards change", "Games won", "Seats", "Length"]
    assert made.count("<svg") == 4
    assert printed.split("\n")[0] in made and "Changed: Aki." in made
    assert "seat 2: before" in made and "with the old cards" in made


def test_a_page_without_the_extra_is_refused_before_a_game_is_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.startswith("rulebound.lab") and name.endswith("picture")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delitem(sys.modules, "rulebound.lab.charts")
    monkeypatch.setitem(sys.modules, "altair", None)

    for words in (["balance", "courses"], ["compare", "courses"], ["faults", "courses"], ["tune", "courses"]):
        status = main([*words, "--html", str(tmp_path / "page.html")])

        said = capsys.readouterr()
        assert (status, said.out) == (1, "")
        assert "this needs the extra 'lab'. Install it: pip install 'rulebound[lab]'" in said.err


@pytest.mark.slow
def test_a_page_that_cannot_be_written_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = [
        "--ruling",
        "untap=all",
        "--games",
        "1",
        "--workers",
        "1",
        "--html",
        str(tmp_path / "nowhere" / "page.html"),
    ]

    status = main(["measure", "courses", *words])

    assert status == 2
    assert "it cannot be written" in capsys.readouterr().err
