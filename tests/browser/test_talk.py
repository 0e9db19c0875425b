"""What people say to each other, in their browsers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People

pytestmark = pytest.mark.browser


def opened(people: People) -> tuple[Page, Page, Page]:
    """Ann and Ben at a table of two, and Cleo who watches."""
    ann = people("/")
    wanted = {"game": "courses", "seats": [{"name": "Ann"}, {"name": "Ben"}], "options": {"first": "1"}}
    made = ann.request.post("/api/tables", data=wanted).json()
    first, second = (link["link"] for link in made["links"])
    pages = (ann, people("/"), people("/"))
    for page, link in zip(pages, (first, second, made["watch"]), strict=True):
        page.goto(f"/table/{link}")
        page.wait_for_selector("[data-do=talk]")
    return pages


def say(page: Page, text: str) -> None:
    if not page.locator(".talk").count():
        page.locator("[data-do=talk]").click()
    page.get_by_label("Your message").fill(text)
    page.get_by_label("Your message").press("Enter")
    expect(page.locator(".conversation li.mine").last).to_contain_text(text)


def test_players_talk_at_the_table(people: People) -> None:
    ann, ben, _cleo = opened(people)
    revision = ann.locator(".prompt").inner_text()
    say(ann, "1 u h <b>Hello</b>")

    expect(ben.locator(".says")).to_contain_text("Ann 1 u h <b>Hello</b>")
    expect(ben.locator("[data-do=talk] small")).to_have_text("1")
    assert ann.locator(".prompt").inner_text() == revision  # what is typed is no key of the table
    ben.locator(".says button").click()
    ben.locator("[data-emote=well]").click()
    expect(ann.locator(".conversation li").last).to_contain_text("Ben Well played!")
    expect(ben.locator("[data-do=talk] small")).to_have_count(0)
    ben.keyboard.press("Escape")
    expect(ben.locator(".talk")).to_have_count(0)


@pytest.mark.slow
def test_watchers_talk_apart_until_the_game_is_over(people: People) -> None:
    ann, ben, cleo = opened(people)
    cleo.locator("[data-do=talk]").click()
    cleo.get_by_label("Name that others see").fill("Cleo")
    say(cleo, "Ann holds the better cards")
    say(ann, "Good luck")

    expect(cleo.locator(".conversation li").last).to_contain_text("Ann Good luck")
    expect(ben.locator(".says")).to_contain_text("Good luck")
    assert ann.locator(".conversation li").count() == 1
    ben.get_by_role("button", name="More").click()
    ben.get_by_role("button", name="Concede …").click()
    ben.locator("[data-do=concede]").click()
    expect(ann.locator(".conversation li").first).to_contain_text("Cleo watches Ann holds the better cards")


@pytest.mark.slow
def test_who_is_blocked_is_not_seen_any_more(people: People) -> None:
    ann, ben, _cleo = opened(people)
    say(ben, "You fool")
    ann.locator(".says button").click()
    ann.get_by_role("button", name="Block or report Ben").click()
    ann.get_by_label("What is wrong").fill("An insult")
    ann.locator("[data-do=report]").click()

    expect(ann.locator(".conversation li")).to_have_text(["Nothing was said yet."])
    say(ben, "Do you hear?")
    ann.reload()
    ann.locator("[data-do=talk]").click()
    expect(ann.locator(".conversation li")).to_have_text(["Nothing was said yet."])


@pytest.mark.slow
def test_one_switch_turns_all_talk_off_and_stays(people: People) -> None:
    ann, ben, _cleo = opened(people)
    ann.get_by_role("button", name="More").click()
    ann.locator("[data-do=settings]").click()
    ann.get_by_role("checkbox", name="Talk").uncheck()
    ann.keyboard.press("Escape")
    expect(ann.locator("[data-do=talk]")).to_have_count(0)
    say(ben, "Do you hear?")
    ann.reload()
    ann.wait_for_selector("#table .card")

    assert ann.locator("[data-do=talk], .says").count() == 0


@pytest.mark.slow
def test_people_talk_before_the_game_and_read_it_at_the_table(people: People) -> None:
    ann = people("/invite/courses")
    ann.locator("[data-do=invite]").click()
    address = ann.get_by_label("Link to this table").input_value()
    ben = people(address)
    ben.get_by_label("Your message").fill("May I join?")
    ben.locator("[data-do=say]").click()
    expect(ann.locator(".conversation li")).to_contain_text("A watcher May I join?")
    ben.locator("[data-do=sit]").click()
    ann.locator("[data-emote=hello]").click()
    expect(ben.locator(".conversation li").last).to_contain_text("Player 1 Hello!")
    for page in (ann, ben):
        page.locator("[data-do=ready]").click()
    ann.locator("[data-do=talk]").click()

    expect(ann.locator(".conversation li")).to_have_count(2)
