"""What a guest can do about what is stored of them, in their browser: save it, delete it, unblock people."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.test_access import findings
from tests.browser.test_mine import at_a_table, concede
from tests.browser.test_talk import say

pytestmark = pytest.mark.browser


@pytest.mark.slow
def test_a_blocked_person_is_unblocked_on_ones_own_page(people: People) -> None:
    ann, ben = at_a_table(people)
    say(ann, "Hello there")
    table = ben.url
    ben.locator("[data-do=talk]").click()
    ben.get_by_role("button", name="Block or report Ann").click()
    ben.locator("[data-do=block]").click()
    expect(ben.locator(".conversation li.empty")).to_be_visible()
    ben.goto("/mine")
    expect(ben.locator(".blocks li")).to_contain_text("Ann")
    assert not findings(ben)

    ben.get_by_role("button", name="Unblock Ann").click()
    expect(ben.locator(".blocks")).to_have_count(0)
    ben.goto(table)
    ben.locator("[data-do=talk]").click()
    expect(ben.locator(".conversation li")).to_contain_text("Ann Hello there")


@pytest.mark.slow
def test_what_is_stored_of_me_is_a_file(people: People) -> None:
    ann, ben = at_a_table(people)
    concede(ben)
    ann.goto("/mine")
    with ann.expect_download() as saved:
        ann.locator("[data-do=save]").click()

    found = json.loads(Path(saved.value.path()).read_text())
    assert saved.value.suggested_filename == "rulebound-data.json"
    assert [game["game"] for game in found["finished"]] == ["courses"]


@pytest.mark.slow
def test_everything_about_me_goes_once_i_am_sure(people: People) -> None:
    ann, ben = at_a_table(people)
    ann.goto("/mine")
    ann.locator("[data-do=delete]").click()
    expect(ann.locator(".sure")).to_contain_text("This cannot be undone.")
    assert not findings(ann)
    ann.get_by_role("button", name="Keep everything").click()
    expect(ann.locator(".sure")).to_have_count(0)
    expect(ann.locator(".left li")).to_have_count(1)

    ann.locator("[data-do=delete]").click()
    ann.locator("[data-do=delete-all]").click()
    expect(ann.get_by_role("status")).to_have_text("Everything about you is deleted.")
    expect(ann.locator(".left li")).to_have_count(0)
    expect(ben.locator(".finale")).to_be_visible()
    ben.goto("/mine")
    expect(ben.locator(".results li")).to_contain_text("with Anonymous 1")
