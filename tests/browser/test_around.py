"""What lies around a game that is played: refusals, undo, hints, giving up, playing again, replays and branches."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.conftest import CLIENT, Opens, People, visit
from tests.browser.playing import MINE, begin, waits_for_me

pytestmark = pytest.mark.browser


def started(opens: Opens, game: str = "courses", seed: str = "7") -> Page:
    """A game with a seed, at the first decision."""
    page = opens(f"/new/{game}")
    page.get_by_text("Seed and own cards").click()
    page.get_by_label("Seed").fill(seed)
    page.locator("[data-do=start]").click()
    waits_for_me(page)
    return page


def begun(opens: Opens, game: str = "courses", seed: str = "7") -> Page:
    """A game with a seed, after the first hand was kept."""
    page = started(opens, game, seed)
    prompt = page.locator(".prompt").inner_text()
    page.locator(MINE).first.click()
    expect(page.locator(".prompt")).not_to_have_text(prompt)
    waits_for_me(page)
    return page


def test_the_title_of_the_tab_says_whose_turn_it_is(opens: Opens) -> None:
    page = started(opens)

    expect(page).to_have_title("Your turn: The Course Game")


def test_who_comes_to_a_table_by_keyboard_begins_at_the_question(opens: Opens) -> None:
    page = started(opens)

    assert page.evaluate("document.activeElement.className") == "prompt"
    page.keyboard.press("Tab")
    assert page.evaluate("Boolean(document.activeElement.closest('.decide'))")


def test_a_refusal_says_why_with_the_clause_that_opens_the_rulebook(opens: Opens) -> None:
    page = begun(opens)

    page.locator(".myhand .card:not(.can)").first.click(position={"x": 10, "y": 30})  # the next card may cover the rest

    clause = page.locator(".toast .clause")
    clause.wait_for()
    wanted = clause.inner_text().strip().removeprefix("§").strip()
    clause.click()
    marked = page.locator(".rulebook .marked")
    expect(marked).to_be_in_viewport()
    assert marked.get_attribute("data-clause") == wanted
    page.keyboard.press("Escape")
    expect(page.locator(".rulebook")).to_have_count(0)


FIRST_CLICKS = 5
REVISION = f"async () => (await ({CLIENT})('table/store.js')).live.value.revision"


def test_a_choice_is_taken_back(opens: Opens) -> None:
    page = begun(opens)
    for _ in range(20):
        before = page.evaluate(REVISION)
        for _ in range(FIRST_CLICKS):  # the first option may stand for several
            waits_for_me(page).first.click()
            page.wait_for_timeout(100)
            if page.evaluate(REVISION) != before:
                break
        waits_for_me(page)
        if page.locator(".undo").count():
            break
    lines = page.locator(".log li").count()

    page.keyboard.press("u")

    expect(page.locator(".log li")).not_to_have_count(lines)


def asked_to_take_back(people: People) -> tuple[Page, Page]:
    """Ann has ended her turn and would like to take that back; Ben is asked, at his first main phase."""
    ann, ben = people("/"), people("/")
    wanted = {"game": "courses", "seats": [{"name": "Ann"}, {"name": "Ben"}], "options": {"first": "1"}}
    made = ann.request.post("/api/tables", data=wanted).json()
    for page, link in zip((ann, ben), made["links"], strict=True):
        page.goto(f"/table/{link['link']}")
    for page in (ann, ben):
        waits_for_me(page).first.click()
    ann.locator(".option.stop").click()
    ben.locator(".option.stop").wait_for()
    ann.get_by_role("button", name="More", exact=True).click()
    ann.get_by_role("button", name="Take back").click()
    ben.locator(".notice.request").wait_for()
    return ann, ben


def test_who_asks_to_take_back_reads_that_it_was_declined(people: People) -> None:
    ann, ben = asked_to_take_back(people)

    ben.locator(".notice.request").get_by_role("button", name="Play on").click()

    expect(ann.locator(".toast")).to_contain_text("Your request to take that back was declined.")
    expect(ben.locator(".toast")).to_have_count(0)


def test_who_withdraws_a_request_reads_nothing_of_it(people: People) -> None:
    ann, ben = asked_to_take_back(people)

    ann.locator(".notice.request").get_by_role("button", name="Never mind").click()

    expect(ben.locator(".notice.request")).to_have_count(0)
    expect(ann.locator(".notice.request")).to_have_count(0)
    expect(ann.locator(".toast")).to_have_count(0)


FORETELL = f"""async () => {{
  const change = {{ id: "seat.1", name: "Ann", label: "Points", was: "0", now: "1", main: true }};
  (await ({CLIENT})("table/forecast.js")).forecast.value = {{ code: -1, changes: [change], loses: false, ends: "" }};
}}"""


def test_what_an_option_would_do_covers_no_request(people: People) -> None:
    _ann, ben = asked_to_take_back(people)

    ben.evaluate(FORETELL)
    ben.locator(".foretold").wait_for()

    above, request = ben.locator(".foretold").bounding_box(), ben.locator(".notice.request").bounding_box()
    assert above
    assert request
    assert above["y"] + above["height"] <= request["y"]


@pytest.mark.slow
def test_giving_up_is_asked_twice_and_then_one_plays_again(opens: Opens) -> None:
    page = begun(opens)
    first = page.url

    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Concede …").click()
    page.locator("[data-do=concede]").click()
    expect(page.locator("dialog .curve")).to_have_count(1)  # how the game went
    assert page.locator("dialog .tallies").count() == 1
    page.get_by_role("button", name="Play again").click()

    page.wait_for_url(lambda url: "/table/" in url and url != first)
    waits_for_me(page)


def test_the_end_that_was_put_away_is_looked_at_again(opens: Opens) -> None:
    page = begun(opens)
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Concede …").click()
    page.locator("[data-do=concede]").click()
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".decide h2")).to_have_text("Player 1 has given up.")

    page.locator("[data-do=ending]").click()

    expect(page.get_by_role("button", name="Play again")).to_be_visible()


@pytest.mark.slow
def test_a_game_is_gone_through_and_branched_off(opens: Opens) -> None:
    page = begun(opens)
    for _ in range(6):
        page.wait_for_selector(MINE)
        page.keyboard.press("1")
        page.wait_for_timeout(150)
    page.wait_for_selector(MINE)
    link = page.url.rsplit("/", 1)[1]

    visit(page, f"/replay/{link}")
    slider = page.get_by_label("Step of the game")
    last = int(slider.get_attribute("max") or 0)
    assert last >= 4
    slider.fill("2")
    expect(page.locator(".replaybar .step")).to_have_text(f"2 of {last}")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator(".replaybar .step")).to_have_text(f"3 of {last}")
    page.get_by_role("button", name="A turn back").click()
    expect(page.locator(".replaybar .step")).not_to_have_text(f"3 of {last}")
    page.keyboard.press("Home")
    expect(page.locator(".replaybar .step")).to_have_text(f"0 of {last}")
    page.keyboard.press("End")
    expect(page.locator(".replaybar .step")).to_have_text(f"{last} of {last}")
    expect(page.locator(".replaybar .said")).to_contain_text(re.compile(r"Turn \d+"))
    slider.fill("3")
    expect(page.locator(".replaybar .step")).to_have_text(f"3 of {last}")

    page.locator("[data-do=branch]").click()
    page.wait_for_url(lambda url: "/table/" in url and link not in url)
    waits_for_me(page)


@pytest.mark.slow
def test_what_was_left_is_gone_on_with_from_the_start_page(opens: Opens) -> None:
    page = begun(opens)
    page.wait_for_timeout(500)
    waits_for_me(page)
    prompt = page.locator(".prompt").inner_text()
    table = page.url.partition("/table/")[2]

    page.goto("/")
    page.locator(f".left a[href*='{table}']").click()

    expect(page.locator(".prompt")).to_have_text(prompt)


def test_two_people_at_one_screen_see_only_their_own_cards(opens: Opens) -> None:
    page = opens("/new/courses?screen=1")
    page.get_by_label("Seat 1: name").fill("Ann")
    page.get_by_label("Seat 2: name").fill("Ben")
    page.locator("[data-do=start]").click()

    cover = page.locator(".cover")
    cover.wait_for()
    assert page.locator(".myhand .card").count() == 0
    cover.get_by_role("button").click()

    waits_for_me(page)
    assert page.locator(".myhand .card").count() == 7


@pytest.mark.slow
def test_a_hint_says_what_a_bot_would_do(opens: Opens) -> None:
    page = begun(opens)

    page.locator("[data-do=hint]").click()

    hint = page.locator(".hint")
    hint.locator(".key").wait_for()
    assert "of 100" in hint.inner_text()
    hint.get_by_role("button", name="Do it").click()
    expect(hint).to_have_count(0)


def test_quick_tips_are_read_at_the_table(opens: Opens) -> None:
    page = opens()
    page.locator("[aria-labelledby=game-avarium] [data-do=play]").click()
    page.wait_for_selector("#table")

    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Quick tips").click()

    expect(page.get_by_role("dialog", name="Quick tips").get_by_role("heading", name="Fights")).to_be_visible()


@pytest.mark.slow
def test_where_one_is_asked_is_chosen_at_the_table_and_kept_for_the_next_game(opens: Opens) -> None:
    page = opens()
    for first in (True, False):
        visit(page, "/")
        begin(page, "avarium")
        page.get_by_role("button", name="More", exact=True).click()
        page.get_by_text("When you are asked").click()
        boxes = page.get_by_role("dialog", name="When you are asked").get_by_role("checkbox")
        ends = page.get_by_label("A step of an End Phase is over.")
        expect(ends).to_be_checked(checked=not first)
        expect(boxes.first).to_be_checked()
        if first:
            ends.click()  # the box says so once the table has heard of it
        expect(ends).to_be_checked()

    page.get_by_role("button", name="Never").click()
    for n in range(boxes.count()):
        expect(boxes.nth(n)).not_to_be_checked()
    page.reload()
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_text("When you are asked").click()
    expect(boxes.first).not_to_be_checked()


def test_a_game_in_which_nobody_responds_asks_for_no_stops(opens: Opens) -> None:
    page = opens()
    begin(page, "courses")

    page.get_by_role("button", name="More", exact=True).click()

    expect(page.locator("dialog .menu")).to_contain_text("Replay")
    expect(page.locator("dialog .menu")).not_to_contain_text("When you are asked")


def until_there_are_many(page: Page) -> None:
    """Takes the last option, which lets the game go on, until there are so many that they are grouped."""
    for _ in range(40):
        waits_for_me(page)
        if page.locator(".option.group").count():
            return
        with suppress(Error):  # the question may have been another one already
            page.locator(MINE).last.click(timeout=1500)
        page.wait_for_timeout(200)
    pytest.fail("there were never many options")


UNCONCERNED = """async () => {
  const page = document.querySelector("script[type=module]").src;
  const { concerns, options } = await import(new URL("table/store.js", page));
  const ids = [...document.querySelectorAll("#table .card")].map((card) => card.dataset.id);
  return ids.filter((id) => !options.value.some((option) => concerns(option, id)));
}"""


def until_one_is_refused(page: Page) -> None:
    """Clicks cards that no option is about, until one is refused with a reason: of some there is nothing to say."""
    for card in page.evaluate(UNCONCERNED):
        try:
            page.locator(f"#table [data-id='{card}']").first.click(position={"x": 10, "y": 30}, timeout=2000)
            page.locator(".toast").wait_for(timeout=2000)
        except Error:
            continue  # another card lies over it, or there is nothing to say of it
        return
    pytest.fail("no card was refused")


def test_a_refusal_goes_where_other_options_are_looked_at(opens: Opens) -> None:
    page = started(opens, game="avarium")
    until_there_are_many(page)

    until_one_is_refused(page)
    page.locator(".option.group").first.click()

    expect(page.locator(".toast")).to_have_count(0)
