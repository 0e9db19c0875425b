"""The charts: colours, legends and words."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree as ET

import pytest

from rulebound.lab.statistics import Rate

pytest.importorskip("altair", reason="needs the extra `lab`")

from rulebound.lab.charts import (
    BLUE,
    GREY,
    GROUND,
    ORANGE,
    Aim,
    Bar,
    Spread,
    aims,
    curves,
    histogram,
    intervals,
    lines,
    matrix,
    shares,
    spreads,
    tries,
)
from rulebound.lab.course import Bin

pytestmark = pytest.mark.xdist_group("charts")  # the first drawing of a process takes four seconds


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


@pytest.mark.slow
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


@pytest.mark.slow
def test_an_even_share_is_what_colours_are_measured_by() -> None:
    better, worse = Rate(0.4, 0.35, 0.45), Rate(0.2, 0.1, 0.3)

    assert BLUE in intervals([Bar("seat 1", better)], "%", even=1 / 3)
    assert ORANGE in intervals([Bar("seat 1", worse)], "%", even=1 / 3)
    assert GROUND in intervals([Bar("seat 1", worse)], "%", 1 / 3, (0.27, 0.4))
    assert GROUND not in intervals([Bar("seat 1", worse)], "%", 1 / 3)


@pytest.mark.slow
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


def test_spreads_of_numbers_have_a_legend_where_there_are_two_series() -> None:
    alone = spreads([Spread("cost", {"cards": {1: 3, 3: 1}}), Spread("power", {"cards": {2: 4}})], "share of cards")
    both = spreads([Spread("cost", {"mine": {1: 3}, "the game's": {2: 1}})], "share of cards")

    assert {"cost", "power", "1", "2", "3", "share of cards"} <= set(texts_of(alone)) and "cards" not in texts_of(alone)
    assert {"mine", "the game's"} <= set(texts_of(both))
