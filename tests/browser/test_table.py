"""The table is drawn from the view alone: one position of each game that is planned, though the client knows none."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import CLIENT, NOWHERE, SIZES, Opens, visit
from tests.browser.positions import draw, example, said

pytestmark = pytest.mark.browser


def test_a_click_on_a_glowing_card_acts_and_one_on_a_target_narrows(opens: Opens) -> None:
    view = example("courses")
    page = draw(opens, view, "wide")

    page.locator(".myhand [data-id=c1]").click()  # one option starts there

    heard = said(page)
    assert {name: heard[name] for name in ("do", "revision", "code")} == {"do": "act", "revision": 1, "code": 14}


@pytest.mark.slow
def test_a_drag_chooses_between_the_options_of_a_card(opens: Opens) -> None:
    view = example("avarium")
    page = draw(opens, view, "wide")

    page.locator(".myhand [data-id=c10]").drag_to(
        page.locator("#table [data-id=c2]"), source_position={"x": 20, "y": 40}
    )

    assert said(page)["code"] == 311


def test_a_drag_goes_on_to_where_it_ended_and_pays_with_nothing(opens: Opens) -> None:
    view = example("courses")
    hand = next(area["cards"] for area in view["areas"] if area.get("role") == "hand" and area.get("cards"))
    course = next(area["cards"][0]["id"] for area in view["areas"] if area["name"] == "Your world map")
    page = draw(opens, view, "wide", after=[paying(view, course), ending(view, course)])

    page.locator(f".myhand [data-id={hand[0]['id']}]").drag_to(
        page.locator(f"#table [data-id={course}]"),
        source_position={"x": 20, "y": 40},
        target_position={"x": 30, "y": 8},
    )
    page.locator(".option[data-code='51']").click()  # pays

    for _ in range(100):  # the page's policy allows no function that waits inside of it
        if page.evaluate("window.said?.length") == 3:
            break
        page.wait_for_timeout(100)
    assert page.evaluate("window.said.map((it) => it.code)") == [13, 51, 61]


def paying(view: dict[str, Any], course: str) -> dict[str, Any]:
    """What is asked next: to pay, with the course or otherwise."""
    ways = [{"code": 50, "text": ["Tap it"], "touches": [course]}, {"code": 51, "text": ["Pay otherwise"]}]
    return view | {"decision": view["decision"] | {"options": ways, "undo": "chain"}}


def ending(view: dict[str, Any], course: str) -> dict[str, Any]:
    """What is asked last: where the card goes."""
    ways = [{"code": 60, "text": ["Elsewhere"]}, {"code": 61, "text": ["Here"], "touches": [course], "to": course}]
    return view | {"decision": view["decision"] | {"options": ways, "undo": "chain"}}


def test_the_table_can_be_read_as_a_list(opens: Opens) -> None:
    view = example("avarium")
    page = draw(opens, view, "wide")

    page.keyboard.press("t")

    text = page.locator(".linear").inner_text()
    assert "Duelist, Recruit cost 4, Combat 5, Defense 3" in text
    assert "Student. While I lead, I get +1 Combat." in text
    assert page.locator(".linear button").count() > 0
    assert page.locator(".linear svg").count() == 0
    page.keyboard.press("t")
    assert page.locator("#table .card").count() > 0


def test_arrows_go_from_card_to_card_and_enter_chooses(opens: Opens) -> None:
    view = example("avarium")
    page = draw(opens, view, "wide")

    page.locator("[data-id='class.0'] [data-id=c1]").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.id") == "c3"
    page.keyboard.press("Enter")

    assert said(page)["code"] == 420


def test_a_side_of_a_fight_may_belong_to_no_player(opens: Opens) -> None:
    view = example("avarium")
    view["clashes"][0]["sides"][1] |= {"seat": -1, "cards": []}

    page = draw(opens, view, "wide")

    assert "None yet" in page.locator(".clash").inner_text()


class Finger:
    """A finger on the glass, as the browser itself would report it."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def touch(self, kind: str, x: float, y: float) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})

    def lift(self) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_long_press_looks_at_a_card_and_does_nothing_else(opens: Opens) -> None:
    view = example("courses")
    page = draw(opens, view, "phone")
    box = page.locator(".myhand [data-id=c1]").bounding_box()
    assert box

    finger = Finger(page)
    finger.touch("touchStart", box["x"] + 20, box["y"] + 40)
    page.wait_for_selector("dialog .closeup")
    finger.lift()

    assert page.evaluate("window.said") is None


@pytest.mark.slow
def test_a_finger_drags_a_card_from_the_hand_onto_the_table(opens: Opens) -> None:
    view = example("courses")
    page = draw(opens, view, "phone")
    box = page.locator(".myhand [data-id=c1]").bounding_box()
    assert box
    x, y = box["x"] + 20, box["y"] + 40

    finger = Finger(page)
    finger.touch("touchStart", x, y)
    for step in range(1, 10):
        finger.touch("touchMove", x + 3 * step, y - 50 * step)
    finger.lift()

    assert said(page)["code"] == 14


def test_a_raised_card_of_a_hand_leaves_its_neighbour_within_reach(opens: Opens) -> None:
    view = example("courses")
    page = draw(opens, view, "low")
    cards = page.locator(".myhand [data-card]")
    strips = page.locator(".myhand .hit")
    box = strips.nth(1).bounding_box()
    assert box

    strips.first.hover()
    point = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    there = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('[data-card]')?.dataset.card ?? ''", point
    )

    assert there == cards.nth(1).get_attribute("data-card")


def test_many_partners_of_a_course_stay_large_and_within_reach(opens: Opens) -> None:
    view = example("courses")
    course = next(card for area in view["areas"] for card in area.get("cards", []) if card.get("on"))
    course["on"] = [dict(course["on"][0], id=f"c90{n:02}") for n in range(11)]

    page = draw(opens, view, "wide")

    box = page.locator("[data-card=c9000]").bounding_box()
    assert box
    assert box["width"] > 45
    page.locator("[data-card=c9000]").hover(position={"x": 10, "y": 20})
    assert page.locator("[data-card=c9000]").evaluate("(card) => getComputedStyle(card).zIndex") == "4"


def test_the_numbers_of_the_card_that_is_looked_at_have_names(opens: Opens) -> None:
    view = example("avarium")
    page = draw(opens, view, "wide")

    page.locator("[data-id='class.0'] [data-id=c1]").hover()

    assert page.locator(".numbers").inner_text().startswith("Reputation each turn 3 · Starting Merit 20")


LONG = "2x Gain Will, NE (linked: Gain Will / Collect Shard, NES)"


@pytest.mark.parametrize(
    ("size", "many", "text"), [("wide", 7, LONG), ("low", 7, LONG), ("low", 29, "Lighthouse of Late Arrivals")]
)
def test_no_option_is_cut_off_at_the_end_of_the_dock(opens: Opens, size: str, many: int, text: str) -> None:
    view = example("arcane")
    first = view["decision"]["options"][0]
    view["decision"]["options"] = [dict(first, code=900 + n, text=[text], verb="") for n in range(many)]

    page = draw(opens, view, size)

    low = page.locator(".option").evaluate_all(
        "(all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom))"
    )
    assert page.locator(".option").count() == many
    assert low <= SIZES[size][1]


def test_arrows_begin_where_something_can_be_done_and_go_on_to_the_next_group(opens: Opens) -> None:
    view = example("courses")
    page = draw(opens, view, "wide")

    page.keyboard.press("ArrowRight")
    first = page.evaluate("document.activeElement.className")
    for _ in range(12):
        page.keyboard.press("ArrowUp")

    assert "option" in first
    assert page.evaluate("Boolean(document.activeElement.closest('#table'))")


def test_what_was_opened_at_one_table_is_not_open_at_the_next(opens: Opens) -> None:
    page = draw(opens, example("courses"), "low")
    link = page.url
    page.keyboard.press("i")
    page.locator("dialog[open]").wait_for()

    visit(page, NOWHERE)
    visit(page, link)

    page.locator("#table .card").first.wait_for()
    assert page.locator("dialog[open]").count() == 0


SUGGEST = (
    f"async (code) => {{ (await ({CLIENT})('table/store.js')).hint.value = {{ busy: false, best: {{ code }} }}; }}"
)


def test_an_option_that_is_suggested_leaves_all_others_in_sight(opens: Opens) -> None:
    view = example("avarium")
    first = view["decision"]["options"][0] | {"verb": "", "cost": "4"}
    texts = ["Recruit Grant Applicant", "Recruit Keeper of the Suggestion Box", "Recruit Monster of the Week"]
    view["decision"]["options"] = [dict(first, code=900 + n, text=[texts[n % 3]]) for n in range(8)]
    page = draw(opens, view, "low")
    low = "(all) => Math.max(...all.map((one) => one.getBoundingClientRect().bottom))"

    page.evaluate(SUGGEST, 904)

    expect(page.locator(".tiphint")).to_have_text("suggested")
    assert page.locator(".option").evaluate_all(low) <= SIZES["low"][1]
