"""Two strangers meet in their browsers: by one link, and by the lobby."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People

pytestmark = pytest.mark.browser


def test_two_people_meet_by_one_link_and_play(people: People) -> None:
    ann = people("/invite/courses")
    ann.get_by_label("Your name").fill("Ann")
    ann.locator("[data-do=invite]").click()
    address = ann.get_by_label("Link to this table").input_value()
    ben = people(address)
    ben.get_by_label("Your name").fill("Ben")
    ben.locator("[data-do=sit]").click()
    expect(ann.locator(".places li").nth(1)).to_contain_text("Ben")
    ann.locator("[data-do=ready]").click()
    expect(ben.locator(".places li").nth(0)).to_contain_text("ready")
    ben.locator("[data-do=ready]").click()

    for page in (ann, ben):
        page.wait_for_url("**/table/**")
        page.wait_for_selector("#table")
    assert ann.url != ben.url
    cleo = people(address)
    cleo.wait_for_selector("#table")
    assert cleo.locator(".decide.mine").count() == 0


@pytest.mark.slow
def test_who_waits_is_in_the_lobby_and_is_found(people: People) -> None:
    ann = people("/invite/windward")
    ann.get_by_label("Your name").fill("Ann")
    ann.locator("[data-do=search]").click()
    expect(ann.locator(".state")).to_contain_text("1 seat is still free")
    ben = people("/")
    expect(ben.locator(".lobby")).to_contain_text("Ann")
    ben.goto("/invite/windward")
    ben.get_by_label("Your name").fill("Ann")
    ben.locator("[data-do=search]").click()
    expect(ben.get_by_role("alert")).to_contain_text("two players are called 'Ann'")
    ben.get_by_label("Your name").fill("Ben")
    ben.locator("[data-do=search]").click()

    for page in (ann, ben):
        page.wait_for_url("**/table/**")


def test_a_bot_takes_the_free_seat(people: People) -> None:
    ann = people("/invite/courses")
    ann.locator("[data-do=invite]").click()
    ann.get_by_label("A bot for seat 2").select_option("Apprentice")
    expect(ann.locator(".places li").nth(1)).to_contain_text("Bot: Apprentice")
    ann.locator("[data-do=ready]").click()

    ann.wait_for_selector("#table")


@pytest.mark.slow
def test_a_bot_plays_on_for_who_is_late_until_they_are_back(people: People) -> None:
    ann = people("/")
    wanted = {"game": "courses", "seats": [{"name": "Ann"}, {"name": "Ben"}], "options": {"first": "1"}}
    opened = ann.request.post("/api/tables", data={**wanted, "clock": {"each": "decision", "seconds": 5}}).json()
    first, second = (link["link"] for link in opened["links"])
    ann.goto(f"/table/{first}")
    expect(ann.get_by_role("timer")).to_be_visible()
    ben = people(f"/table/{second}")
    ben.get_by_role("button", name="Let a bot play on for Ann").click()
    ann.locator("[data-do=back]").click()

    expect(ann.locator("[data-do=back]")).to_have_count(0)


@pytest.mark.slow
def test_a_game_over_days_says_how_many_are_left(people: People) -> None:
    ann = people("/")
    wanted = {"game": "courses", "seats": [{"name": "Ann"}, {"name": "Ben"}], "options": {"first": "1"}}
    clock = {"each": "decision", "seconds": 7 * 86400}
    opened = ann.request.post("/api/tables", data={**wanted, "clock": clock}).json()
    first, second = (link["link"] for link in opened["links"])
    ben = people(f"/table/{second}")
    ann.goto(f"/table/{first}")

    expect(ann.get_by_role("timer")).to_have_text("7 days left")
    expect(ben.locator(".waiting")).to_contain_text("· 7 days left")
