"""The games of a guest in their browser: what goes on, what is over, and replays that are shown to others."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import People
from tests.browser.test_access import findings

pytestmark = pytest.mark.browser


def at_a_table(people: People) -> tuple[Page, Page]:
    """Ann and Ben at a table of two, where Ann decides first."""
    ann, ben = people("/"), people("/")
    wanted = {"game": "courses", "seats": [{"name": "Ann"}, {"name": "Ben"}], "options": {"first": "1"}}
    made = ann.request.post("/api/tables", data=wanted).json()
    for page, link in zip((ann, ben), made["links"], strict=True):
        page.goto(f"/table/{link['link']}")
        page.wait_for_selector("#table .card")
    return ann, ben


def concede(page: Page) -> None:
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Concede …").click()
    page.locator("[data-do=concede]").click()
    page.wait_for_selector(".finale")


@pytest.mark.slow
def test_my_games_are_reached_from_the_start_page_and_lead_back_to_the_table(people: People) -> None:
    ann, ben = at_a_table(people)
    for page in (ann, ben):
        page.goto("/")
        page.get_by_role("link", name="My games").click()

    expect(ann.locator(".left li.yours")).to_contain_text("your turn")
    expect(ben.locator(".left li")).to_contain_text("Ann decides")
    ann.locator(".left li a").click()
    ann.wait_for_selector("#table .card")
    assert ann.locator(".decide.mine").count() == 1


def with_a_fault(route: Route) -> None:
    """As if the rules had changed since these games began."""
    answer = route.fetch()
    tables = [
        {**table, "fault": "It began with other rules than this version has."} for table in answer.json()["tables"]
    ]
    route.fulfill(response=answer, json={**answer.json(), "tables": tables})


@pytest.mark.slow
def test_a_game_that_cannot_go_on_says_why_and_how_old_it_is_in_one_sentence(people: People) -> None:
    ann, _ben = at_a_table(people)
    ann.route("**/api/mine/running?*", with_a_fault)
    ann.goto("/")
    ann.get_by_role("link", name="My games").click()

    expect(ann.locator(".left li small")).to_have_text(re.compile("^It began with other rules than this version has, "))


@pytest.mark.slow
def test_the_replay_of_a_finished_game_is_shown_to_others(people: People) -> None:
    ann, ben = at_a_table(people)
    concede(ben)
    for page in (ann, ben):
        page.goto("/mine")
    expect(ann.locator(".results li")).to_contain_text("Won")
    expect(ann.locator(".results li")).to_contain_text("with Ben")
    expect(ben.locator(".results li")).to_contain_text("Lost")
    expect(ben.locator(".left")).to_contain_text("No game of yours goes on.")
    assert not findings(ann)

    address = ann.locator(".results a").get_attribute("href")
    assert address
    cleo = people(address)
    expect(cleo.get_by_label("Eyes of").locator("option")).to_have_text(["Ann", "Ben", "a spectator"])


def test_who_has_no_game_is_led_to_the_games(people: People) -> None:
    page = people("/mine")
    page.get_by_role("link", name="Choose a game").click()

    page.wait_for_selector(".game")
