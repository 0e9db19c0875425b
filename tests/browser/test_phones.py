"""Phones: what ends a turn is in sight, and what can be done is within reach."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import SIZES, Opens
from tests.browser.positions import draw, example, fullest
from tests.browser.test_sizes import resize

pytestmark = pytest.mark.browser

WIDER = "(all) => all.map((one) => one.scrollWidth > one.clientWidth + 1)"


def test_what_ends_the_turn_is_in_sight_however_many_options_there_are(opens: Opens) -> None:
    view = example("courses")
    options = view["decision"]["options"]
    end = dict(options[-1], code=999, text=["End your turn"], way="stop", touches=[], to="")
    view["decision"]["options"] = [*[dict(options[0], code=900 + n) for n in range(9)], end]

    page = draw(opens, view, "phone")

    box = page.locator(".option.stop").bounding_box()
    assert box
    assert 0 <= box["x"] < box["x"] + box["width"] <= SIZES["phone"][0]


def test_the_bar_of_a_phone_is_one_line_for_every_game_and_language(opens: Opens) -> None:
    view = example("courses")
    view["title"] = "A Game with a Name of Some Length"
    view["turn"] |= {"phases": ["Forschungsphase"], "phase": 0, "step": ""}

    page = draw(opens, view, "phone")

    boxes = [page.locator(one).bounding_box() for one in ("#top h1", "#top nav", ".goals")]
    assert all(boxes)
    title, tools, goals = [(box["y"], box["y"] + box["height"]) for box in boxes if box]
    assert title == tools
    assert goals[0] >= title[1]
    expect(page.locator("#top [data-do=theme]")).to_be_hidden()  # in each language


def test_what_is_answered_is_shown_large_and_covers_no_other_choice(opens: Opens) -> None:
    view = example("avarium")  # an effect waits, which may be answered
    page = draw(opens, view, "phone")
    expect(page.locator(".peek")).to_be_visible()

    options = [dict(one, way="do") for one in view["decision"]["options"]]  # of an effect that is carried out
    page = draw(opens, view | {"decision": view["decision"] | {"options": options}}, "phone")

    expect(page.locator(".peek")).to_have_count(0)


def test_colours_are_switched_in_the_menu_of_a_phone(opens: Opens) -> None:
    page = draw(opens, example("courses"), "phone", theme="dark")

    page.get_by_role("button", name="More", exact=True).tap()
    page.get_by_role("button", name="Light colours").tap()

    expect(page.locator("html")).to_have_attribute("data-theme", "light")


COVERED = """() => [...document.querySelectorAll(".decide.mine .option")].filter((option) => {
  option.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { left, top, width, height } = option.getBoundingClientRect();
  return !option.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((option) => option.innerText)"""


@pytest.mark.slow
def test_what_ends_a_turn_covers_no_option_that_is_brought_into_sight(opens: Opens) -> None:
    view = example("courses")
    first = view["decision"]["options"][0]
    ways = [dict(first, code=900 + n, text=[f"Complete the assignment {n}"], verb="") for n in range(8)]
    stop = {"code": 950, "text": ["Keep your private assignments"], "way": "stop"}
    view["decision"]["options"] = [*ways, stop]
    page = draw(opens, view, "phone")

    for size in ("phone", "across", "narrow", "tablet"):
        resize(page, size)

        assert page.locator(".decide.mine .option").count() == 9
        assert page.evaluate(COVERED) == [], size


def test_the_names_of_four_players_are_in_the_bar(opens: Opens) -> None:
    view = fullest("avarium")
    names = ["Player 1", "Bot 1", "Bot 2", "Bot 3"]
    for seat, name in zip(view["seats"], names, strict=True):
        seat["name"] = name
    page = draw(opens, view, "phone")

    for size in ("phone", "low"):
        resize(page, size)

        shown = page.locator(".goals .whom:visible")
        assert shown.all_text_contents() == names, size
        assert not any(shown.evaluate_all(WIDER)), size


def test_the_name_of_a_pile_is_whole_beside_what_lies_on_it(opens: Opens) -> None:
    view = fullest("courses")
    pile = next(area for area in view["areas"] if area["id"] == "discard.0")
    pile |= {"name": "Your Ablagestapel", "count": 12}
    page = draw(opens, view, "phone")

    shown = page.locator(".foldbar span", has_text="Ablagestapel")

    assert not any(shown.evaluate_all(WIDER))


def test_a_price_in_words_leaves_its_option_wide_enough_to_be_read(opens: Opens) -> None:
    view = example("courses")
    text = "Use Union of Night Porters: Untap up to three tapped courses of yours, then draw a card"
    first = view["decision"]["options"][0]
    view["decision"]["options"] = [dict(first, text=[text], cost="tap this, discard a card"), dict(first, code=901)]

    page = draw(opens, view, "phone")

    box = page.locator(".decide .option").first.bounding_box()
    assert box
    assert box["height"] < 90
    assert box["width"] <= SIZES["phone"][0]
