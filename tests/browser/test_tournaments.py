"""A tournament in the browsers of its players."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.test_access import findings
from tests.browser.test_mine import concede

pytestmark = pytest.mark.browser


def opened(ann: Page, *, title: str, kind: str = "swiss") -> str:
    """The address of a tournament that Ann opens from the start page."""
    ann.goto("/")
    ann.get_by_role("link", name="Tournaments").click()
    ann.get_by_label("Title").fill(title)
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_label("Kind").select_option(kind)
    ann.locator("[data-do=open]").click()
    return ann.get_by_label("Link to this tournament").input_value()


def enter(page: Page, address: str, name: str) -> None:
    page.goto(address)
    page.get_by_label("Your name").fill(name)
    page.locator("[data-do=enter]").click()
    expect(page.locator(".entrants")).to_contain_text(name)


def lose(page: Page) -> None:
    """This player gives up the game of the round, and comes back to the tournament."""
    page.locator("[data-do=play]").click()
    page.wait_for_selector("#table .card")
    concede(page)
    page.get_by_role("link", name="To the tournament").click()
    page.wait_for_selector(".fixtures")


@pytest.mark.slow
def test_a_tournament_of_three_from_its_link_to_the_result(people: People) -> None:
    ann, ben, cleo = people("/"), people("/"), people("/")
    address = opened(ann, title="Thursday", kind="robin")
    enter(ben, address, "Ben")
    enter(cleo, address, "Cleo")
    expect(ann.locator(".entrants li")).to_have_count(3)
    assert not findings(ann)

    for number in range(3):
        ann.locator("[data-do=round]").click()
        expect(ann.locator(".fixtures")).to_have_count(number + 1)
        lower = {"Ann": 0, "Ben": 1, "Cleo": 2}
        pairs = ann.locator(".fixtures").first.locator("li")
        names = max((pairs.nth(n).locator("b").all_inner_texts() for n in range(pairs.count())), key=len)
        loser = {"Ben": ben, "Cleo": cleo}[max(names, key=lambda name: lower[name])]
        expect(loser.locator(".fixtures")).to_have_count(number + 1)  # or it still shows the game of the round before
        expect(loser.locator("[data-do=play]")).to_be_visible()
        lose(loser)
        expect(ann.locator(".tourney > .state")).not_to_contain_text("goes on")

    expect(ann.locator(".tourney > .state")).to_have_text("The tournament is over.")
    rows = ann.locator(".leaderboard tbody tr")
    expect(rows.nth(0)).to_contain_text("Ann you")
    expect(rows.nth(2)).to_contain_text("Cleo")
    assert not findings(ann)


@pytest.mark.slow
def test_who_opened_it_decides_a_game_and_a_player_leaves(people: People) -> None:
    ann, ben = people("/"), people("/")
    address = opened(ann, title="Friday")
    enter(ben, address, "Ben")
    expect(ann.locator(".entrants li")).to_have_count(2)
    ann.locator("[data-do=round]").click()
    ann.locator("select[data-do=decide]").select_option("drawn")
    expect(ann.locator(".fixtures li")).to_contain_text("drawn decided")
    ann.locator("select[data-do=decide]").select_option("")
    expect(ben.locator("[data-do=play]")).to_be_visible()
    assert ben.locator("select[data-do=decide]").count() == 0

    ben.locator("[data-do=leave]").click()
    ben.locator("[data-do=leave-now]").click()
    expect(ann.locator(".fixtures li em")).to_have_text("Ann wins")
    expect(ann.locator(".leaderboard")).to_contain_text("has left")


@pytest.mark.slow
def test_a_listed_tournament_is_found_by_everybody(people: People) -> None:
    ann, ben = people("/"), people("/tournaments")
    opened(ann, title="For all of you")
    ben.reload()

    line = ben.locator(".left li", has_text="For all of you")
    expect(line).to_contain_text("has not begun, 1 player")
    line.get_by_role("link").click()
    expect(ben.locator(".entrants")).to_contain_text("Ann")
