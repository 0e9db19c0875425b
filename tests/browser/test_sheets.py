"""Sheets of cards, opened from a file as a designer would: they draw themselves, with backs behind their fronts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from rulebound.cli import main

pytestmark = pytest.mark.browser


@pytest.fixture
def sheet(browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """The sheets of a deck, opened from its file, with all that goes wrong as an error."""
    path = tmp_path / "sheet.html"
    assert main(["cards", "print", "courses", "--decks", "High Ridge", "--out", str(path)]) == 0
    page = browser.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("requestfailed", lambda request: wrong.append(request.url))
    page.goto(path.as_uri())
    page.wait_for_selector("html[data-drawn]", timeout=60_000)
    yield page
    page.close()
    assert wrong == []


@pytest.mark.slow
def test_each_sheet_of_fronts_has_its_backs_behind_it(sheet: Page) -> None:
    fronts, backs = sheet.locator(".sheet.fronts"), sheet.locator(".sheet.backs")

    assert fronts.count() == backs.count() > 1
    for number in range(fronts.count()):
        front = [cell.bounding_box() for cell in fronts.nth(number).locator(".cell").all()]
        back = [cell.bounding_box() for cell in backs.nth(number).locator(".cell").all()]
        page = fronts.nth(number).bounding_box()
        assert page is not None
        for one, other in zip(front, back, strict=True):
            assert one is not None and other is not None
            middle = one["x"] + one["width"] / 2 - page["x"]
            behind = other["x"] + other["width"] / 2 - page["x"]
            assert middle + behind == pytest.approx(page["width"], abs=1)


def test_a_card_has_the_size_of_a_card_and_its_name(sheet: Page) -> None:
    cell = sheet.locator(".sheet.fronts .cell").first
    box = cell.bounding_box()

    assert box is not None
    assert box["width"] / box["height"] == pytest.approx(63 / 88, abs=0.01)
    assert cell.locator("svg text").first.text_content()
    assert sheet.locator(".cell > svg").count() == sheet.locator(".cell").count()
