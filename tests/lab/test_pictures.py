"""Measurements as pages: the charts, the sentences, and that a page needs nothing from elsewhere."""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from rulebound.cardgame.game import CardGame
from rulebound.cli import main
from rulebound.games import load
from rulebound.lab.page import Part, Table, page
from rulebound.lab.statistics import Rate

pytest.importorskip("altair", reason="needs the extra `lab`")

from rulebound.lab.charts import (
    BLUE,
    GREY,
    GROUND,
    ORANGE,
    Aim,
    Bar,
    aims,
    curves,
    histogram,
    intervals,
    lines,
    matrix,
    shares,
    tries,
)
from rulebound.lab.course import Bin
from rulebound.lab.tune.picture import as_page as search_page
from rulebound.lab.tune.playing import Found, Games
from rulebound.lab.tune.search import Budget, Trial, Tuning
from rulebound.lab.tune.targets import Targets
from rulebound.lab.tune.varying import Varied


def texts_of(svg: str) -> list[str]:
    """The words of a drawing."""
    return [element.text for element in ET.fromstring(svg).iter() if element.text and element.text.strip()]  # noqa: S314 - our own


def test_what_is_certain_has_a_colour_of_its_own() -> None:
    better, worse, unclear = Rate(0.1, 0.05, 0.15), Rate(-0.1, -0.2, -0.05), Rate(0.0, -0.1, 0.1)

    drawn = {
        colour: intervals([Bar("Aki", rate)], "points").count(colour) > 0
        for colour, rate in ((BLUE, better), (ORANGE, worse), (GREY, unclear))
    }

    assert all(drawn.values())
    assert GREY not in intervals([Bar("Aki", better)], "points")
    assert {"Aki", "points"} <= set(texts_of(intervals([Bar("Aki", better)], "points")))


def test_a_matrix_says_each_figure_in_words_too() -> None:
    cells = {
        ("High Ridge", "Harbour Lights"): Rate(0.12, 0.0, 0.2),
        ("Harbour Lights", "High Ridge"): Rate(-0.3, -1, 0),
    }

    texts = texts_of(matrix(cells, "deck", "against"))

    assert {"+12", "-30", "High Ridge", "Harbour Lights", "deck", "against"} <= set(texts)


def test_curves_have_one_legend_in_their_order() -> None:
    texts = texts_of(curves({"before": Counter({3: 1, 4: 3}), "now": Counter({4: 2})}, "turns"))

    assert [text for text in texts if text in ("before", "now")] == ["before", "now"]


def test_an_even_share_is_what_colours_are_measured_by() -> None:
    better, worse = Rate(0.4, 0.35, 0.45), Rate(0.2, 0.1, 0.3)

    assert BLUE in intervals([Bar("seat 1", better)], "%", even=1 / 3)
    assert ORANGE in intervals([Bar("seat 1", worse)], "%", even=1 / 3)
    assert GROUND in intervals([Bar("seat 1", worse)], "%", 1 / 3, (0.27, 0.4))
    assert GROUND not in intervals([Bar("seat 1", worse)], "%", 1 / 3)


def test_a_matrix_of_shares_says_them_without_signs() -> None:
    texts = texts_of(matrix({("High Ridge", "Harbour Lights"): Rate(0.62, 0.5, 0.7)}, "won by", "against", even=0.5))

    assert "62" in texts and "points above even" in texts


def test_shares_and_amounts_are_drawn_with_their_words() -> None:
    ends = texts_of(shares({"points": 3, "last-player": 1}, "share of games"))
    long = texts_of(histogram([Bin(10, 19, 4), Bin(20, 29, 1)], "decisions", 15.0))
    chance = texts_of(lines({"lost": {1: 0.5}, "won": {1: 0.5, 2: 0.75}}, "turn", "chance"))

    assert {"points", "last-player", "75 %", "25 %"} <= set(ends)
    assert {"decisions", "share of games"} <= set(long)
    assert {"lost", "won", "turn", "chance"} <= set(chance)


def test_figures_are_drawn_beside_their_bounds_in_each_series() -> None:
    figures = [
        Aim("High Ridge", {"before": 60.0, "fresh seeds": 52.0}, Rate(0.52, 0.4, 0.6), 45, 55),
        Aim("Harbour Lights", {"before": 40.0}, None, 45, 55),
    ]

    drawn = aims(figures, ["before", "expected", "fresh seeds"], "% of games won")

    names = {"High Ridge", "Harbour Lights", "before", "expected", "fresh seeds", "% of games won"}
    assert names <= set(texts_of(drawn))
    assert all(colour in drawn for colour in (GROUND, ORANGE, BLUE))


def test_sets_that_were_tried_are_points_of_two_kinds() -> None:
    whole, alone = (
        tries({"all": {1: 4.0, 3: 2.0}, "early": {2: 9.0}}, "set", "points"),
        tries({"all": {}, "early": {1: 1.0}}, "set", "points"),
    )

    assert {"all", "early", "set", "points"} <= set(texts_of(whole))
    assert "early" in texts_of(alone)


def test_a_page_escapes_what_cards_are_called() -> None:
    part = Part("<b>Aki</b>", "a & b", table=Table(["<i>"], [["<u>"]]))

    made = page("<script>alert(1)</script>", ["x < y"], [part], ("more", "</pre>"))

    assert not re.search("<(script|b|i|u)>", made)
    assert "a &amp; b" in made
    assert "&lt;/pre&gt;" in made


def test_the_command_writes_a_page_that_needs_nothing_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "page.html"
    words = ["--decks", "High Ridge", "--decks", "Harbour Lights", "--games", "4", "--workers", "1", "--bot", "quick"]

    status = main(["measure", "courses", *words, "--html", str(path)])

    made = path.read_text(encoding="utf-8")
    assert status == 0
    assert made.count("<svg") == 3
    assert is_whole(made)
    assert "<h2>Harbour Lights: matchups</h2>" in made
    assert "Each matchup has too few games to say anything." in made
    assert capsys.readouterr().out.split("\n")[0] in made


def is_whole(page: str) -> bool:
    """Whether a page opens without a network."""
    return not re.findall(r"<script|<link|@import|(?:src|href)=\"(?!#)", page)


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
        "Cards",
    ]
    assert made.count("<svg") == 8
    assert printed.split("\n")[0] in made
    assert "Outside what is wanted" in made or "No figure is outside what is wanted for certain." in made


def test_a_balance_of_three_players_has_their_characters_and_no_matrix(tmp_path: Path) -> None:
    path = tmp_path / "page.html"
    words = ["--games", "6", "--bot", "random", "--workers", "1", "--players", "3", "--html", str(path)]

    assert main(["balance", "avarium", *words]) == 0

    made = path.read_text(encoding="utf-8")
    assert "<h2>Characters in all games</h2>" in made and "wins most often" in made
    assert "Deck against deck" not in made
    assert "27 % to 40 %" in made


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


def test_a_page_without_the_extra_is_refused_before_a_game_is_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in [name for name in sys.modules if name.startswith("rulebound.lab") and name.endswith("picture")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delitem(sys.modules, "rulebound.lab.charts")
    monkeypatch.setitem(sys.modules, "altair", None)

    status = main(["balance", "courses", "--html", str(tmp_path / "page.html")])

    said = capsys.readouterr()
    assert (status, said.out) == (1, "")
    assert "this needs the extra 'lab'. Install it: pip install 'rulebound[lab]'" in said.err


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
