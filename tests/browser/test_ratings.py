"""How strong players are, in their browsers: beside names, and on the leaderboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.test_access import findings
from tests.browser.test_mine import concede

pytestmark = pytest.mark.browser
GAME = "varia"  # which no other test of this server plays


def meet(ann: Page, ben: Page, *, rated: bool = True) -> None:
    """The two begin a game."""
    ann.goto(f"/invite/{GAME}")
    ann.get_by_label("Your name").fill("Ann")
    ann.get_by_label("Rated").set_checked(rated)
    ann.locator("[data-do=invite]").click()
    ben.goto(ann.get_by_label("Link to this table").input_value())
    ben.get_by_label("Your name").fill("Ben")
    ben.locator("[data-do=sit]").click()
    expect(ann.locator(".places li").nth(1)).to_contain_text("Ben")


def begin(*pages: Page) -> None:
    for page in pages:
        page.locator("[data-do=ready]").click()
    for page in pages:
        page.wait_for_selector("#table .card")


@pytest.mark.slow
def test_a_rated_game_changes_what_stands_beside_the_names(people: People) -> None:
    ann, ben = people("/"), people("/")
    meet(ann, ben)
    expect(ann.locator(".places li").nth(0)).to_contain_text("1500, a first guess")
    expect(ann.locator(".unusual")).to_contain_text("The game is rated")
    begin(ann, ben)
    concede(ben)
    meet(ann, ben, rated=False)

    expect(ann.locator(".unusual")).to_contain_text("The game is not rated.")
    above, below = (ann.locator(".places .rating").nth(n) for n in (0, 1))
    points = [int(one.inner_text().split(",")[0]) for one in (above, below)]
    assert points[0] > 1500 > points[1]
    expect(above).to_have_attribute("title", "Probably between 1095 and 2063, after 1 rated game.")


@pytest.mark.slow
def test_the_leaderboard_says_when_one_will_stand_there(people: People) -> None:
    ann, ben = people("/"), people("/")
    meet(ann, ben)
    begin(ann, ben)
    concede(ben)
    ann.goto("/")
    ann.get_by_role("link", name="Leaderboard").click()
    ann.get_by_role("link", name="Varia").click()

    expect(ann.get_by_role("status")).to_have_text("You appear here after 4 more rated games.")
    assert not findings(ann)


@pytest.mark.slow
def test_the_leaderboard_has_who_has_played_enough(people: People) -> None:
    ann, ben = people("/"), people("/")
    for _n in range(5):
        meet(ann, ben)
        begin(ann, ben)
        concede(ben)
    ben.goto(f"/leaderboard/{GAME}")

    rows = ben.locator(".leaderboard tbody tr")
    expect(rows.nth(0)).to_contain_text("Ann")
    expect(rows.nth(1)).to_contain_text("Ben you")
    expect(rows.nth(1)).to_contain_text("0 won, 5 with other people")
    assert not findings(ben)
