"""Lessons in a browser: listed, pointed at, played to the end with a mouse and with a finger, and remembered."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import TOUCHED, Opens, visit
from tests.browser.test_access import findings
from tests.sampling import left

pytestmark = pytest.mark.browser

LESSON = ".lesson"
SAID = "document.querySelector('.lesson .say').innerText"


def centre(page: Page) -> tuple[float, float]:
    """The middle of what is pointed at, once the ring has come to rest there."""
    ring, before = page.locator(".pointer"), None
    expect(ring).to_be_visible()
    while (box := ring.bounding_box()) != before or box is None:
        before = box
        page.wait_for_timeout(400)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def said(page: Page) -> str:
    return page.locator(f"{LESSON} .say").inner_text()


def go_on(page: Page, size: str) -> None:
    """Does what the lesson points at, and waits until it says something else."""
    before = said(page)
    if page.locator("[data-do=read]").count():
        page.locator("[data-do=read]").click()
    elif size in TOUCHED:
        page.touchscreen.tap(*centre(page))
        page.wait_for_function(f"before => document.querySelector('.peek') || {SAID} !== before", arg=before)
        if page.locator(".peek").count():  # the first tap reads
            page.locator(".peek .option, .peek [data-do=why]").first.tap()
    else:
        page.mouse.click(*centre(page))
    page.wait_for_function(f"before => {SAID} !== before", arg=before)


@pytest.mark.parametrize(("size", "theme"), [("wide", "dark"), left("phone", "light")])
def test_a_lesson_is_played_by_what_it_points_at_and_then_is_done(opens: Opens, size: str, theme: Any) -> None:
    page = opens("/learn/courses", size=size, theme=theme)
    page.locator("[data-lesson=points]").click()
    page.locator(LESSON).wait_for()

    for _ in range(5):
        go_on(page, size)

    expect(page.locator("[data-do=onward]")).to_have_text("Next lesson")
    visit(page, "/learn/courses")
    expect(page.locator("[data-lesson=points]")).to_contain_text("done")
    expect(page.locator("[data-lesson=stars]")).to_have_class("next")


def test_what_leads_away_is_refused_in_the_words_of_the_lesson(opens: Opens) -> None:
    page = opens("/learn/courses")
    page.locator("[data-lesson=stars]").click()
    page.locator(LESSON).wait_for()

    page.locator(".myhand .card", has_text="Twig").first.click()

    expect(page.locator(".toast")).to_contain_text("The rules allow that, but this lesson is about something else")
    assert "Step 1 of 7" in page.locator(LESSON).inner_text()


@pytest.mark.slow
def test_a_lesson_begins_again_and_a_game_with_advice_follows_the_last(opens: Opens) -> None:
    page = opens("/learn/courses", theme="light")
    page.locator("[data-lesson=stars]").wait_for()
    assert not findings(page)
    page.locator("[data-lesson=stars]").click()
    page.locator(LESSON).wait_for()
    assert not findings(page)
    go_on(page, "wide")
    page.locator("[data-do=restart]").click()
    expect(page.locator(LESSON)).to_contain_text("Step 1 of 7")

    visit(page, "/learn/courses")
    page.locator("[data-do=advised]").click()

    expect(page.locator(".beside.hint b").first).not_to_be_empty()


def test_the_timeline_is_in_sight_above_the_lesson_on_a_phone(opens: Opens) -> None:
    page = opens("/learn/varia", size="phone")
    page.locator("[data-lesson=planning]").click()
    page.locator(LESSON).wait_for()

    for _ in range(3):  # the last plans an action
        go_on(page, "phone")

    expect(page.locator("[data-id=timeline] .lane small").first).to_contain_text("AP")
    timeline, dock = (page.locator(one).bounding_box() for one in ("[data-id=timeline] .lay", "#dock"))
    assert timeline
    assert dock
    assert timeline["y"] + timeline["height"] <= dock["y"]
