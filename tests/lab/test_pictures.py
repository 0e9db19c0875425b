"""Measurements as pages: the charts, the sentences, and that a page needs nothing from elsewhere."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from rulebound.cli import main
from rulebound.lab.page import Part, Table, page
from rulebound.lab.statistics import Rate

pytest.importorskip("altair", reason="needs the extra `lab`")

from rulebound.lab.charts import BLUE, GREY, ORANGE, Bar, curves, intervals, matrix


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
    assert not re.findall(r"<script|<link|@import|(?:src|href)=\"(?!#)", made)
    assert "<h2>Harbour Lights: matchups</h2>" in made
    assert "Each matchup has too few games to say anything." in made
    assert capsys.readouterr().out.split("\n")[0] in made


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
