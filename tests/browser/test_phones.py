"""Phones, upright and across: what ends a turn is in sight, and cards can be read."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.browser.conftest import SIZES, Opens
from tests.browser.test_table import VIEWS, draw

pytestmark = pytest.mark.browser

LEGIBLE = 36  # pixels that the shorter side of a card has at least


@pytest.mark.parametrize("path", VIEWS, ids=lambda path: path.stem)
def test_held_across_the_decision_is_in_sight_and_the_cards_are_no_slivers(opens: Opens, path: Path) -> None:
    page = draw(opens, json.loads(path.read_text()), "across")

    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    box = page.locator(".decide.mine .option").first.bounding_box()
    assert box
    assert 0 <= box["y"] < box["y"] + box["height"] <= SIZES["across"][1]
    assert box["x"] + box["width"] <= SIZES["across"][0]
    small = page.evaluate(
        f"""() => [...document.querySelectorAll("#table .area.row > .room .card:not(.tucked, .mini), .myhand .card")]
        .map((card) => card.getBoundingClientRect()).filter((box) => Math.min(box.width, box.height) < {LEGIBLE})
        .map((box) => [box.width, box.height])"""
    )
    assert small == []


def test_what_ends_the_turn_is_in_sight_however_many_options_there_are(opens: Opens) -> None:
    view = json.loads(next(path for path in VIEWS if path.stem == "courses").read_text())
    options = view["decision"]["options"]
    end = dict(options[-1], code=999, text=["End your turn"], way="stop", touches=[], to="")
    view["decision"]["options"] = [*[dict(options[0], code=900 + n) for n in range(9)], end]

    page = draw(opens, view, "phone")

    box = page.locator(".option.stop").bounding_box()
    assert box
    assert 0 <= box["x"] < box["x"] + box["width"] <= SIZES["phone"][0]


@pytest.mark.parametrize("size", ["phone", "across", "low"])
@pytest.mark.parametrize("path", VIEWS, ids=lambda path: path.stem)
def test_how_far_everybody_is_stays_in_sight(opens: Opens, path: Path, size: str) -> None:
    view = json.loads(path.read_text())

    page = draw(opens, view, size)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")

    shown = page.locator(".goals li")
    assert shown.count() == len(view["seats"])
    for n, seat in enumerate(view["seats"]):
        box, text = shown.nth(n).bounding_box(), shown.nth(n).inner_text()
        assert box
        assert 0 <= box["x"] < box["x"] + box["width"] <= SIZES[size][0]
        assert 0 <= box["y"] < SIZES[size][1]
        assert all(str(counter["now"]) in text for counter in seat["counters"] if counter.get("main"))
