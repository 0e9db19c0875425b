"""After a game: again in other seats, and back to a table before the game with another player."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.test_fair_seeds import give_up, met, state

pytestmark = pytest.mark.browser


def names(page: Page) -> list[str]:
    return [player["name"] for player in state(page)["players"]]


@pytest.mark.slow
def test_players_change_seats_and_then_make_room_for_another(people: People) -> None:
    ann, ben = met(people)
    before = names(ann)
    ben.get_by_role("button", name="More").click()
    expect(ben.get_by_role("button", name="Concede …")).to_be_visible()
    expect(ben.get_by_text("New game with the same set-up")).to_have_count(0)
    ben.keyboard.press("Escape")
    give_up(ben)
    first = ann.url
    ann.locator("[data-do=change]").click()
    ben.get_by_role("button", name="Join the rematch").click()
    for page in (ann, ben):
        page.wait_for_selector(".tablepage:not(:has(.fair))")
    assert ann.url != first
    assert names(ann) == names(ben) == before[::-1]

    give_up(ben)
    ben.locator("[data-do=gather]").click()
    ben.wait_for_url("**/meet/**")
    expect(ann.locator("[data-do=gather]")).to_have_text("To the others, who choose new seats")
    ben.get_by_role("button", name="Leave the seat").click()
    cleo = people(ben.url)
    cleo.get_by_label("Your name").fill("Cleo")
    cleo.locator("[data-do=sit]").click()
    ann.locator("[data-do=gather]").click()
    for page in (ann, cleo):
        page.locator("[data-do=ready]").click()
    for page in (ann, ben, cleo):
        page.wait_for_url("**/table/**")
    cleo.wait_for_selector("#table")
    assert sorted(names(cleo)) == ["Ann", "Cleo"]
