"""Who looks at another tab is called to their turn: by the title, the icon, and a notice of the browser."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opens, likes
from tests.browser.playing import begin, waits_for_me
from tests.browser.positions import draw, example

pytestmark = pytest.mark.browser

# A browser that has been asked and has answered so, and writes down what it would have shown.
PERMITTED: Final = """(answer) => {
  window.called = [];
  window.Notification = class { constructor(title, more) { window.called.push([title, more.body]); } close() {} };
  window.Notification.permission = answer;
  window.Notification.requestPermission = async () => answer;
}"""
HIDDEN: Final = "Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })"


def called(page: Page) -> list[list[str]]:
    found: list[list[str]] = page.evaluate("window.called")
    return found


def icon(page: Page) -> str:
    return page.locator("link[rel=icon]").get_attribute("href") or ""


def goes_to_another_tab_and_back_comes_the_turn(page: Page) -> None:
    """The player decides, looks elsewhere, and the bot gives the turn back."""
    waits_for_me(page)
    page.evaluate(HIDDEN)
    page.evaluate("window.called.length = 0")
    for _ in range(4):
        waits_for_me(page).last.click()
        page.wait_for_timeout(150)
        if called(page):
            return


@pytest.mark.slow
def test_a_hidden_table_calls_its_player_once_notices_are_on(opens: Opens) -> None:
    page = opens()
    page.evaluate(PERMITTED, "granted")
    begin(page, "windward")
    likes(page, pace="at once", sound=False, notices=True)

    goes_to_another_tab_and_back_comes_the_turn(page)

    title, text = called(page)[0]
    assert title == "Your turn: Windward"
    assert text


@pytest.mark.slow
def test_who_has_not_asked_for_notices_gets_none(opens: Opens) -> None:
    page = opens()
    page.evaluate(PERMITTED, "granted")
    begin(page, "windward")
    likes(page, pace="at once", sound=False)

    goes_to_another_tab_and_back_comes_the_turn(page)

    assert called(page) == []


@pytest.mark.parametrize(("answer", "on"), [("granted", True), ("denied", False)])
def test_notices_are_on_only_if_the_browser_may_show_them(opens: Opens, answer: str, on: bool) -> None:  # noqa: FBT001
    page = opens()
    page.evaluate(PERMITTED, answer)
    begin(page, "windward")
    page.get_by_role("button", name="More", exact=True).click()
    page.locator("dialog .menu").get_by_text("Settings").first.click()

    choice = page.get_by_label("Notices of turns")
    choice.click()

    expect(choice).to_be_checked(checked=on)
    assert page.get_by_text("This browser does not let the page show notices").count() == (not on)


def test_the_icon_of_the_tab_says_whose_turn_it_is(opens: Opens) -> None:
    view: dict[str, Any] = example("avarium")
    mine = view["decision"]["seat"] == view["viewer"] and view["decision"].get("options")

    page = draw(opens, view, "low")

    assert mine
    assert icon(page).endswith("mark-turn.svg")
    assert page.request.get(icon(page)).status == 200
    page.goto("/")
    assert icon(page).endswith("mark.svg")


# A browser whose maker's service has given it an address, and that writes down what it was asked.
SUBSCRIBING: Final = """(endpoint) => {
  const keys = { p256dh: "BPub", auth: "aut" };
  const subscription = { endpoint, toJSON: () => ({ endpoint, keys }) };
  let is = null;
  const subscribe = async (more) => { window.key = more.applicationServerKey; return is = subscription; };
  const worker = { pushManager: { getSubscription: async () => is, subscribe } };
  const serviceWorker = { register: async () => worker, getRegistration: async () => worker };
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker });
}"""


def expect_asked(page: Page, asked: list[tuple[str, Any]], count: int) -> None:
    """Waits until the page has asked so much."""
    for _ in range(100):
        if len(asked) >= count:
            return
        page.wait_for_timeout(50)


def test_with_notices_on_the_server_may_call_the_browser_until_they_are_off(opens: Opens) -> None:
    endpoint = "https://updates.push.services.mozilla.com/wpush/v2/abc"
    page = opens()
    page.route("**/api/push", lambda route: route.fulfill(json={"key": "BServer"}))
    asked: list[tuple[str, Any]] = []

    def kept(route: Any) -> None:
        asked.append((route.request.url.rpartition("/push")[2], route.request.post_data_json))
        route.fulfill(json={}, status=201)

    page.route(re.compile(r"/api/tables/[^/]+/push"), kept)
    page.evaluate(PERMITTED, "granted")
    page.evaluate(SUBSCRIBING, endpoint)
    begin(page, "windward")
    page.get_by_role("button", name="More", exact=True).click()
    page.locator("dialog .menu").get_by_text("Settings").first.click()

    page.get_by_label("Notices of turns").click()
    expect_asked(page, asked, 1)
    page.get_by_label("Notices of turns").click()
    expect_asked(page, asked, 2)

    assert page.evaluate("window.key") == "BServer"
    assert asked == [
        ("", {"endpoint": endpoint, "keys": {"p256dh": "BPub", "auth": "aut"}}),
        ("/stop", {"endpoint": endpoint}),
    ]


def test_the_worker_that_shows_calls_is_served_for_all_pages(opens: Opens) -> None:
    page = opens()

    answer = page.request.get("/push_worker.js")

    assert answer.status == 200
    assert "javascript" in answer.headers["content-type"]
