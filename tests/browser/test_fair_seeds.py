"""Browsers contribute to seeds by themselves, and check them after the game."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import CLIENT, People
from tests.browser.test_access import findings
from tests.sampling import left

pytestmark = pytest.mark.browser


def met(people: People) -> tuple[Page, Page]:
    """Two people who were paired, at their table."""
    ann, ben = people("/invite/courses"), people("/")
    search(ann, "Ann")
    expect(ben.locator(".lobby")).to_contain_text("Ann")
    ben.goto("/invite/courses")
    search(ben, "Ben")
    for page in (ann, ben):
        page.wait_for_selector("#table")
    return ann, ben


def search(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.locator("[data-do=search]").click()


def give_up(page: Page) -> None:
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Concede …").click()
    page.locator("[data-do=concede]").click()


def state(page: Page) -> Any:
    return page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()


@pytest.mark.slow
def test_both_browsers_contribute_and_check_the_shuffle_and_that_of_the_rematch(people: People) -> None:
    ann, ben = met(people)
    give_up(ben)

    for page in (ann, ben):
        expect(page.locator(".fair summary")).to_have_text(
            "The shuffle is checked: the server was committed to its secret before the browsers of "
            f"{' and '.join(player['name'] for player in state(ann)['players'])} contributed to the seed."
        )
    ann.locator(".fair summary").click()
    expect(ann.locator(".fair")).to_contain_text("rulebound verify game.json --commitment")
    assert not findings(ann)
    ann.get_by_role("button", name="Play again").click()
    ben.get_by_role("button", name="Join the rematch").click()
    for page in (ann, ben):
        page.wait_for_selector(".tablepage:not(:has(.fair))")
    give_up(ben)
    expect(ann.locator(".fair summary")).to_contain_text("The shuffle is checked")
    assert all(state(ann)["fair"]["contributions"])


@pytest.mark.parametrize(
    ("change", "said"),
    [
        left("secret", "the secret of the server is another one"),
        ("seed", "the seed is another one"),
        left("contributions", "what this browser contributed was left out"),
    ],
)
def test_a_shuffle_that_is_not_as_promised_is_noticed(people: People, change: str, said: str) -> None:
    ann, ben = met(people)
    give_up(ben)
    ann.wait_for_selector(".fair")
    shown = state(ann)
    fair, seed = shown["fair"], shown["seed"]
    changed = {
        "secret": ({**fair, "secret": "0" * 64}, seed),
        "seed": (fair, "7"),
        "contributions": ({**fair, "contributions": ["0" * 64, "1" * 64]}, seed),
    }[change]
    set_state = f"""async (change) => {{
      const {{ live }} = await ({CLIENT})("table/store.js");
      live.value = {{ ...live.value, ...change }};
    }}"""
    ann.evaluate(set_state, {"fair": changed[0], "seed": changed[1]})

    expect(ann.locator(".fair summary")).to_contain_text(said)


@pytest.mark.slow
def test_a_browser_whose_contribution_came_too_late_does_not_say_it_was_left_out(people: People) -> None:
    ann, ben = people("/"), people("/invite/courses")
    refusal = {"error": {"code": "impossible", "sentence": "The game has begun."}}
    ann.route("**/contribute", lambda route: route.fulfill(status=409, json=refusal))
    search(ben, "Ben")
    expect(ann.locator(".lobby")).to_contain_text("Ben")
    ann.goto("/invite/courses")
    search(ann, "Ann")
    for page in (ann, ben):
        page.wait_for_selector("#table")
    give_up(ben)

    expect(ben.locator(".fair summary")).to_contain_text("The shuffle is checked")
    expect(ann.locator(".fair summary")).to_contain_text("This one did not")
    assert [bool(one) for one in state(ann)["fair"]["contributions"]] in ([True, False], [False, True])


def test_the_digests_of_the_pages_are_those_of_others(people: People) -> None:
    texts = ["", "abc", "ä" * 40, *["x" * n for n in (54, 55, 56, 63, 64, 65, 119, 120, 1000)]]
    page = people("/")
    found = page.evaluate(
        f"async (texts) => {{ const {{ sha256 }} = await ({CLIENT})('common/sha256.js'); return texts.map(sha256); }}",
        texts,
    )

    assert found == [hashlib.sha256(text.encode()).hexdigest() for text in texts]


@pytest.mark.slow
def test_in_a_tournament_the_tables_wait_for_both_browsers(people: People) -> None:
    ann = people("/tournaments")
    made = ann.request.post(
        "/api/tournaments", data={"game": "courses", "name": "Ann", "clock": {"each": "game", "seconds": 900}}
    ).json()
    ann.goto(f"/tournament/{made['key']}")
    ben = people(f"/tournament/{made['key']}")
    ben.get_by_label("Your name").fill("Ben")
    ben.locator("[data-do=enter]").click()
    ann.locator("[data-do=round]").click()
    for page in (ann, ben):
        page.locator("[data-do=play]").click()
        page.wait_for_selector("#table")
    give_up(ben)

    expect(ann.locator(".fair summary")).to_contain_text("The shuffle is checked")
    assert all(state(ann)["fair"]["contributions"])
