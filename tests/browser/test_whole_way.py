"""The whole way of a set in each game: three new cards, drawn, played, measured, tuned, printed and shared."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from rulebound.games import GAMES
from tests.browser.conftest import Opens, visit
from tests.browser.test_workshop import part, shop

pytestmark = [pytest.mark.browser, pytest.mark.slow]

KINDS: Final = {
    "courses": "partner",
    "avarium": "student",
    "arcane": "item",
    "varia": "action",
    "proelium": "character",
    "windward": "ship",
}
NAMES: Final = ("First Try", "Second Try", "Third Try")


def has_new_cards(page: Page, kind: str) -> None:
    """Writes three new cards of this kind with its usual numbers."""
    for name in NAMES:
        page.get_by_label("New card").select_option(kind)
        page.get_by_label("Name", exact=True).fill(name)
        expect(page.locator(".drawn [role=img]")).to_have_attribute("aria-label", re.compile("^" + name))
    expect(page.locator(".setlist li b")).to_have_text(list(NAMES))
    expect(page.locator(".cardform .problem")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_three_new_cards_go_the_whole_way(opens: Opens, game: str) -> None:
    page = shop(opens, game=game)
    has_new_cards(page, KINDS[game])

    part(page, "Measure it")
    page.locator("[data-do=measure]").click()
    expect(page.locator(".found figure").first).to_be_visible(timeout=60_000)
    page.locator("[data-do=stop]").click()
    expect(page.locator(".found .progress")).to_contain_text("It was stopped")

    part(page, "Propose numbers")
    page.locator("[data-do=add]").click()
    page.get_by_label("Number", exact=True).select_option(index=0)
    page.get_by_label("sets to try").select_option("10")
    page.get_by_label("deals of each").select_option("50")
    page.locator("[data-do=tune]").click()
    expect(page.locator(".found .progress b")).to_contain_text(re.compile(r"\d+ sets? of 10 tried"), timeout=60_000)
    page.locator("[data-do=stop]").click()

    part(page, "Print and share")
    with page.expect_popup() as opened:
        page.locator("[data-do=print]").click()
    sheets = opened.value
    sheets.wait_for_selector("html[data-drawn=yes]", state="attached")
    assert sheets.locator(".fronts .cell").count() >= len(NAMES)
    sheets.close()
    page.locator("[data-do=link]").click()
    link = page.get_by_label("Link to this set").input_value()
    page.evaluate("localStorage.clear()")
    visit(page, "/nowhere")
    visit(page, link)
    expect(page.locator(".setlist li b")).to_have_text(list(NAMES))

    part(page, "Cards")
    page.locator("[data-do=play]").click()
    page.wait_for_selector(".decide.mine .option", timeout=60_000)
