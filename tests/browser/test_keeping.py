"""What leaves a table and comes back: records, scenes, invitations; and how one is rid of a table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opens, visit
from tests.browser.playing import MINE, begin, waits_for_me

pytestmark = pytest.mark.browser


def chosen_from_the_menu(page: Page, entry: str) -> None:
    """Opens the menu of a table, and takes this of it."""
    page.get_by_role("button", name="More", exact=True).click()
    page.locator("dialog .menu").get_by_text(entry, exact=False).first.click()


def saved(page: Page, entry: str) -> Path:
    """The file that this entry of the menu saves."""
    with page.expect_download() as download:
        chosen_from_the_menu(page, entry)
    return download.value.path()


def given_up(page: Page) -> None:
    """The game is over, and its end is put away."""
    chosen_from_the_menu(page, "Concede")
    page.locator("[data-do=concede]").click()
    page.get_by_role("button", name="Look at the table").click()


def two_people(opens: Opens, **where: str) -> tuple[Page, Page]:
    """Ann, who has opened a table, and Ben, who has come by her invitation. It goes on between them."""
    ann = opens("/new/courses", **where)
    ann.get_by_label("Seat 1: name").fill("Ann")
    ann.get_by_label("Seat 2: who").select_option("")
    ann.get_by_label("Seat 2: name").fill("Ben")
    ann.locator("[data-do=start]").click()
    invitation = ann.get_by_label("Link for Ben").input_value()
    ann.get_by_role("link", name="Sit down").click()
    ann.wait_for_selector("#table")
    return ann, opens(invitation, **where)


def test_a_game_is_saved_and_opened_again_with_all_its_steps(opens: Opens) -> None:
    page = opens()
    begin(page, "courses")
    for _ in range(3):
        waits_for_me(page).first.click()
        page.wait_for_timeout(100)
    given_up(page)
    record = saved(page, "Save the game")
    assert json.loads(record.read_text())["game"] == "courses"

    visit(page, "/")
    page.locator("input[type=file]").set_input_files(record)

    page.wait_for_url("**/replay/**")
    slider = page.get_by_label("Step of the game")
    assert int(slider.get_attribute("max") or 0) >= 3
    slider.fill("1")
    expect(page.locator(".replaybar .step")).to_contain_text("1 of ")
    eyes = page.get_by_label("Eyes of")
    own = page.locator(".myhand .card:not(.back)").count()
    eyes.select_option("1")  # the bot's hand is open now
    page.wait_for_timeout(300)
    assert own
    assert page.locator(".myhand .card:not(.back)").count()


@pytest.mark.slow
def test_a_game_with_own_cards_is_opened_again_with_them(opens: Opens) -> None:
    page = opens("/sets/courses")
    text = page.get_by_label("Own cards as text")
    text.fill('[[card]]\nname = "Kite Lesson"\nkind = "item"\ncost = 1\ntext = "Draw two cards."\n')
    page.locator("[data-do=use]").click()
    visit(page, "/new/courses")
    page.locator("[data-do=start]").click()
    waits_for_me(page).first.click()
    given_up(page)
    record = saved(page, "Save the game")

    visit(page, "/")
    page.locator("input[type=file]").set_input_files(record)

    page.wait_for_url("**/replay/**")
    page.wait_for_selector(".replaybar")


def test_a_file_that_is_no_game_is_refused_with_a_sentence(opens: Opens, tmp_path: Path) -> None:
    page = opens()
    page.wait_for_selector(".game")
    other = tmp_path / "letter.json"
    other.write_text('{"dear": "Ann"}')

    page.locator("input[type=file]").set_input_files(other)

    fault = page.get_by_role("alert")
    fault.wait_for()
    assert len(fault.inner_text()) > 20
    assert "/replay/" not in page.url


@pytest.mark.slow
def test_who_watches_is_offered_no_rematch(opens: Opens) -> None:
    ann = opens("/new/courses")
    ann.get_by_label("Seat 1: name").fill("Ann")
    ann.get_by_label("Seat 2: who").select_option("")
    ann.get_by_label("Seat 2: name").fill("Ben")
    ann.locator("[data-do=start]").click()
    watching = opens(ann.get_by_label("Link for Anybody who wants to watch").input_value())
    ann.get_by_role("link", name="Sit down").click()
    waits = watching.locator("#table")
    waits.wait_for()

    chosen_from_the_menu(ann, "Concede")
    ann.locator("[data-do=concede]").click()

    expect(watching.get_by_role("link", name="Watch the replay")).to_be_visible()
    expect(watching.get_by_role("button", name="Play again")).to_have_count(0)
    expect(ann.get_by_role("button", name="Play again")).to_be_visible()


def test_a_position_is_saved_as_a_scene(opens: Opens) -> None:
    page = opens()
    begin(page, "courses")
    waits_for_me(page)

    scene: dict[str, Any] = json.loads(saved(page, "Save the position").read_text())

    assert len(scene["seats"]) == 2


def test_who_is_invited_sits_at_the_other_side_and_sees_only_that(opens: Opens) -> None:
    ann, ben = two_people(opens)

    ben.wait_for_selector(".myhand .card")
    expect(ann.locator(".plate")).to_have_count(2)
    hands = [
        set(
            page.locator(".myhand .card").evaluate_all(
                "(cards) => cards.map((card) => card.getAttribute('aria-label'))"
            )
        )
        for page in (ann, ben)
    ]
    assert hands[0] != hands[1]
    first, second = (ann, ben) if ann.locator(MINE).count() else (ben, ann)
    expect(second.locator(MINE)).to_have_count(0)
    waits_for_me(first).first.click()
    waits_for_me(second)  # it is shown there that it is theirs now


def asked_to_take_back(opens: Opens) -> tuple[Page, Page]:
    """Who would like to take back what the other has seen, and that other."""
    ann, ben = two_people(opens)
    ben.wait_for_selector(".myhand .card")
    first, second = (ann, ben) if ann.locator(MINE).count() else (ben, ann)
    waits_for_me(first).first.click()
    waits_for_me(second).first.click()
    waits_for_me(first)
    second.wait_for_selector(".decide:not(.mine)")  # what came of the click has been shown there, too
    second.keyboard.press("u")
    return second, first


@pytest.mark.slow
def test_what_the_other_has_seen_is_taken_back_only_when_they_agree(opens: Opens) -> None:
    asks, other = asked_to_take_back(opens)
    undo_request = other.locator(".notice.request")
    expect(undo_request).to_contain_text("would like to take back")

    undo_request.get_by_role("button", name="Play on").click()
    expect(asks.locator(".notice.request")).to_have_count(0)
    expect(asks.locator(MINE)).to_have_count(0)
    asks.keyboard.press("u")
    undo_request.get_by_role("button", name="Agree").click()

    expect(undo_request).to_have_count(0)
    waits_for_me(asks)
    expect(other.locator(MINE)).to_have_count(0)


@pytest.mark.slow
def test_a_table_is_forgotten_or_ended_as_one_is_told_before(opens: Opens) -> None:
    page = opens()
    links = []
    for _ in range(2):
        visit(page, "/")
        begin(page, "courses")
        waits_for_me(page)
        links.append(page.url)
    forgotten, ended = links

    for link, action in ((forgotten, "forget"), (ended, "end")):
        visit(page, "/")
        path = link[link.index("/table/") :]
        line = page.locator(f".left li:has(a[href='{path}'])")
        line.get_by_role("button").click()
        expect(page.locator(".parting")).to_contain_text("the table stays")
        page.locator(f"[data-do={action}]").click()
        expect(line).to_have_count(0)
        expect(page.locator(".parting")).to_have_count(0)

    visit(page, forgotten)
    waits_for_me(page)
    visit(page, ended)
    expect(page.locator("body")).to_contain_text("There is no such table, or it was closed")


@pytest.mark.slow
def test_in_a_group_each_forgets_for_themselves_and_only_the_opener_ends(opens: Opens, group: str) -> None:
    ann, ben = two_people(opens, home=group)
    ben.wait_for_selector(".myhand .card")
    link = ben.url

    visit(ben, "/")
    ben.locator(".left li").get_by_role("button").click()
    expect(ben.locator("[data-do=forget]")).to_be_focused()
    assert ben.locator("[data-do=end]").count() == 0  # he has not opened it
    ben.locator("[data-do=forget]").click()
    expect(ben.locator(".left")).to_have_count(0)
    ben.reload()
    ben.wait_for_selector(".game")
    expect(ben.locator(".left")).to_have_count(0)

    visit(ann, "/")
    ann.locator(".left li").get_by_role("button").click()
    ann.locator("[data-do=end]").click()
    expect(ann.locator(".left")).to_have_count(0)
    visit(ben, link)
    expect(ben.locator("body")).to_contain_text("There is no such table, or it was closed")
