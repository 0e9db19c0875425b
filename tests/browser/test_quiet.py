"""An open table at which nothing happens costs nothing."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Opens
from tests.browser.playing import begin, waits_for_me
from tests.browser.positions import VIEWS, draw

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SETTLED, WATCHED = 2500, 2000  # milliseconds
FEW = 12  # times that styles may be computed while nothing happens; anything that moves takes a hundred


def computed_styles(page: Page) -> int:
    """How often styles are computed anew while nothing happens for a while."""
    page.wait_for_timeout(SETTLED)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")

    def count() -> int:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return int(next(one["value"] for one in metrics if one["name"] == "RecalcStyleCount"))

    before = count()
    page.wait_for_timeout(WATCHED)
    return count() - before


@pytest.mark.parametrize("path", VIEWS, ids=lambda path: path.stem)
def test_a_position_at_which_nothing_happens_stands_still(opens: Opens, path: Path) -> None:
    page = draw(opens, json.loads(path.read_text()), "low", motion="no-preference")

    assert computed_styles(page) <= FEW
    assert page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length") == 0


def test_a_table_that_waits_for_its_player_stands_still(opens: Opens) -> None:
    page = opens(motion="no-preference")
    begin(page, "avarium")
    waits_for_me(page)

    assert computed_styles(page) <= FEW
