"""Whole games against a bot through the page alone, by every means that there is."""

from __future__ import annotations

import random

import pytest

import rulebound
from tests.browser.conftest import Opens
from tests.browser.playing import (
    END,
    MINE,
    Action,
    begin,
    click_what_glows,
    done,
    drag_what_glows,
    play_out,
    tap_what_glows,
    type_number,
)
from tests.sampling import left

pytestmark = pytest.mark.browser


@pytest.mark.slow  # how long it lasts hangs on the deal
def test_a_new_user_plays_a_whole_game_by_keyboard(opens: Opens) -> None:
    page = opens()
    begin(page, "courses")

    actions = play_out(page, type_number)

    assert actions > 10
    assert page.get_by_role("button", name="Play again").is_visible()


@pytest.mark.slow
@pytest.mark.parametrize("game", rulebound.GAMES)
@pytest.mark.parametrize(
    ("action", "size"),
    [(type_number, "low"), (click_what_glows, "wide"), (drag_what_glows, "wide"), (tap_what_glows, "phone")],
    ids=["keyboard", "mouse", "drag", "touch"],
)
def test_every_game_is_played_whole(opens: Opens, game: str, action: Action, size: str) -> None:
    page = opens(size=size)
    begin(page, game)

    assert play_out(page, action) > 5


@pytest.mark.parametrize(
    ("action", "size"),
    [
        (click_what_glows, "wide"),
        left(drag_what_glows, "wide"),
        left(tap_what_glows, "phone"),
    ],
)
def test_what_glows_can_be_clicked_dragged_and_tapped(opens: Opens, action: Action, size: str) -> None:
    page = opens(size=size)
    begin(page, "courses")
    chance = random.Random(2)  # noqa: S311 - the same actions each time
    actions = headlines = 0
    for _ in range(60):
        page.wait_for_selector(f"{MINE}, {END}")
        if page.locator(END).count():  # a deal that the bot wins before twelve actions are done
            page.get_by_role("button", name="Play again").click()
            page.wait_for_selector(END, state="detached")
            continue
        actions += done(page, action, chance)
        headlines += page.locator(".log .headline").count()
        if actions == 12:
            break
        page.wait_for_timeout(60)

    assert actions == 12
    assert headlines > 0  # a first turn has begun


def test_two_clicks_lead_from_the_start_page_into_a_game(opens: Opens) -> None:
    page = opens()

    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_selector(".decide.mine .option")
    page.locator(".decide.mine .option").first.click()

    page.wait_for_selector(".log li")
