"""One position of each game at every size: nothing sticks out, what must be decided is in sight, cards can be read."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NOWHERE, SIZES, Opens, visit
from tests.browser.positions import VIEWS, cards_in, draw, example, fullest, is_still
from tests.sampling import sampled

pytestmark = pytest.mark.browser

LEGIBLE = 36  # pixels that the shorter side of a card has at least
SHOWN = [one for one in VIEWS if one.stem in {"courses", "proelium"}]  # in the gate


def resize(page: Page, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function("(width) => innerWidth === width", arg=width)
    is_still(page)


def inside(box: Any, size: str) -> bool:
    """Whether a box lies within the screen."""
    return bool(box) and box["x"] >= 0 and box["x"] + box["width"] <= SIZES[size][0] and 0 <= box["y"] < SIZES[size][1]


def goals_in_sight(page: Page, view: dict[str, Any], size: str) -> None:
    """How far everybody is stands in the bar, wherever the page is scrolled to."""
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    shown = page.locator(".goals li")
    assert shown.count() == len(view["seats"])
    for n, seat in enumerate(view["seats"]):
        assert inside(shown.nth(n).bounding_box(), size)
        text = shown.nth(n).inner_text()
        assert all(str(counter["now"]) in text for counter in seat["counters"] if counter.get("main"))


def everything_is_drawn(page: Page, view: dict[str, Any]) -> None:
    shown = set(page.evaluate("[...document.querySelectorAll('[data-card]')].map((card) => card.dataset.card)"))
    open_areas = [area for area in view["areas"] if area["layout"] != "pile"]
    assert {card["id"] for area in open_areas for card in cards_in(area.get("cards", []))} <= shown
    glowing = set(page.evaluate("[...document.querySelectorAll('.can')].map((thing) => thing.dataset.id)"))
    assert {option["touches"][0] for option in view["decision"]["options"] if option.get("touches")} <= glowing


def no_slivers(page: Page) -> None:
    small = page.evaluate(
        f"""() => [...document.querySelectorAll("#table .area.row > .room .card:not(.tucked, .mini), .myhand .card")]
        .map((card) => card.getBoundingClientRect()).filter((box) => Math.min(box.width, box.height) < {LEGIBLE})
        .map((box) => [box.width, box.height])"""
    )
    assert small == []


@pytest.mark.parametrize("path", sampled(VIEWS, *SHOWN), ids=lambda path: path.stem)
def test_a_position_of_every_game_fits_every_screen(opens: Opens, path: Path) -> None:
    view = json.loads(path.read_text())
    page = draw(opens, view, "low")

    size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size == [1280, 720]
    everything_is_drawn(page, view)
    goals_in_sight(page, view, "low")

    for upright in ("tablet", "narrow"):
        resize(page, upright)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    resize(page, "across")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    option = page.locator(".decide.mine .option").first.bounding_box()
    assert inside(option, "across")
    no_slivers(page)
    goals_in_sight(page, view, "across")

    resize(page, "phone")
    link = page.url
    visit(page, NOWHERE)
    visit(page, link)  # what must be decided is brought into sight when it is asked
    page.wait_for_selector("#table .card")
    page.wait_for_timeout(300)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    wanted = view["decision"]["options"][0]["touches"][0]
    box = page.locator(f"[data-id='{wanted}']").first.bounding_box()
    assert box
    assert 0 <= box["y"] < SIZES["phone"][1]
    goals_in_sight(page, view, "phone")


def test_a_crowded_table_says_every_name_cost_and_value(opens: Opens) -> None:
    view = example("courses")
    hand = next(area for area in view["areas"] if area.get("role") == "hand" and area.get("owner") == view["viewer"])
    faces = [key for key, face in view["faces"].items() if face.get("shape", "card") == "card" and face.get("values")]
    hand["cards"] = [{"id": f"c8{n:02}", "face": faces[n % len(faces)], "owner": 0} for n in range(10)]
    page = draw(opens, view, "low")

    strips = page.locator(".myhand .strip")
    assert strips.count() == 9  # the last card is not covered
    for n in range(9):
        face = view["faces"][faces[n % len(faces)]]
        text = strips.nth(n).text_content() or ""
        assert all(word in text for word in face["name"].split())
        assert all(str(value["now"]) in text for value in face["values"] if value.get("place") != "foot")
        box, hit = strips.nth(n).bounding_box(), page.locator(".myhand li").nth(n).bounding_box()
        assert box
        assert hit
        assert box["width"] <= hit["width"] + 12  # a card that is tilted takes a little more

    sheet = page.locator(".sheet:has(> .enlarge)").first
    card = sheet.locator(".area.row .card").first
    small = card.bounding_box()
    sheet.hover()
    page.keyboard.press("z")
    page.wait_for_timeout(150)
    large = card.bounding_box()
    assert small
    assert large
    assert large["height"] > small["height"] * 1.2
    page.keyboard.press("Escape")
    assert page.locator(".enlarged").count() == 0


CUT = """() => [...document.querySelectorAll(".plate, .option, .goals li, .tabs [role=tab], .phases, .pile > h3")]
  .filter((one) => one.offsetParent)
  .filter((one) => (one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2))
  .map((one) => one.innerText)"""
ASTRAY = """() => [...document.querySelectorAll(".sheet .area > h3")].filter((head) => {
  const own = head.getBoundingClientRect(), sheet = head.closest(".sheet").getBoundingClientRect();
  return own.width && (own.right > sheet.right + 1 || own.left < sheet.left - 1);
}).map((head) => head.innerText)"""

OVER_NUMBERS = """() => [...document.querySelectorAll(".stands .whose")].filter((tag) => {
  const card = tag.parentElement.getBoundingClientRect();
  return tag.getBoundingClientRect().bottom > card.bottom - card.height / 5;
}).map((tag) => tag.innerText)"""


@pytest.mark.slow
def test_the_name_of_an_owner_leaves_the_numbers_of_the_card_in_sight(opens: Opens) -> None:
    page = draw(opens, fullest("courses"), "low")

    for size in ("low", "wide", "phone", "across"):
        resize(page, size)

        assert page.locator(".stands .whose").count() > 0
        assert page.evaluate(OVER_NUMBERS) == [], size


def test_the_names_of_two_players_are_whole_on_a_phone_held_across(opens: Opens) -> None:
    page = draw(opens, example("avarium"), "across")

    names = page.locator(".goals .whom")
    assert names.all_text_contents() == ["Kumara RAJ", "Hatsurugi TOUKA"]
    assert not any(names.evaluate_all("(all) => all.map((one) => one.scrollWidth > one.clientWidth + 1)"))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["arcane", "avarium", "courses"])
def test_nothing_is_cut_off_on_the_fullest_boards_of_four(opens: Opens, name: str) -> None:
    view = fullest(name)
    page = draw(opens, view, "low")

    for size in SIZES:
        resize(page, size)

        assert page.evaluate(CUT) == [], size
        assert page.evaluate(ASTRAY) == [], size
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), size
        goals_in_sight(page, view, size)


def test_the_card_of_a_rival_at_a_table_of_four_is_as_wide_as_their_sheet_allows(opens: Opens) -> None:
    view = fullest("avarium")
    page = draw(opens, view, "low")

    widths = page.evaluate(
        """() => [...document.querySelectorAll("[data-id='class.3'] .card")]
        .map((card) => card.offsetWidth)"""
    )

    assert len(widths) == 6
    assert min(widths) >= 42  # of a sheet that is 310 pixels wide


def test_an_option_is_short_and_its_price_has_the_icon_of_the_table(opens: Opens) -> None:
    view = example("courses")
    first, card = view["decision"]["options"][0], {"w": "Aki", "card": "c1"}
    text = "Choose one: Draw two cards; or untap a tapped partner of yours"
    view["decision"]["options"] = [
        dict(first, code=900, text=["Enter ", card], cost="2 stars", verb="Enter"),
        dict(first, code=901, text=["Use ", card, f": {text}"], cost="tap this", verb="Use", brief=2),
    ]

    page = draw(opens, view, "low")

    enter, use = page.locator(".decide .option").nth(0), page.locator(".decide .option").nth(1)
    assert enter.locator("em").inner_text() == "2"
    assert enter.locator("em svg").get_attribute("aria-label") == " stars"
    assert (use.locator("span").inner_text(), use.locator("em").inner_text()) == ("Use Aki", "tap this")
    assert use.get_attribute("title") == f"Use Aki: {text}"


def test_a_full_hand_has_the_dock_to_itself_where_all_that_can_be_played_lies_there(opens: Opens) -> None:
    page = draw(opens, fullest("proelium"), "low")

    assert page.locator(".decide .option").all_inner_texts()[0].split("\n")[-2:] == ["Play …", "9 ways"]
    is_still(page)
    widths = page.evaluate("[...document.querySelectorAll('.myhand .strip')].map((strip) => strip.clientWidth)")
    assert len(widths) == 10
    assert min(widths) >= 45  # with all options beside it, a third less


def test_areas_in_a_row_in_which_nothing_lies_have_their_headings_side_by_side(opens: Opens) -> None:
    view = fullest("arcane")
    for area in view["areas"]:
        if area["id"] in {"items.0", "spells.0"}:
            area |= {"cards": [], "count": 0}
    page = draw(opens, view, "low")

    assert page.evaluate(ASTRAY) == []
    items, spells = (page.locator(f"[data-id='{one}.0'] > h3").bounding_box() for one in ("items", "spells"))
    assert items
    assert spells
    assert items["x"] + items["width"] <= spells["x"]


def test_an_action_is_told_by_what_was_played_and_not_by_what_it_cost(opens: Opens) -> None:
    view = example("courses")
    common = {"clause": "play.cost", "seat": 1}
    view["log"] = [
        {"n": 1, "text": ["Turn 2: Mika"], "head": True},
        {"n": 2, "text": ["Mika", " pays 2 stars."], **common},
        {"n": 3, "text": ["Mika", " plays ", {"w": "Bell Ringer", "card": "c1"}, "."], "depth": 1, **common},
        {"n": 4, "text": ["Mika", " draws a card."], "seat": 1},
    ]
    page = draw(opens, view, "low")

    told = page.locator(".log .entry").first

    assert told.inner_text().startswith("Mika plays Bell Ringer.")
    assert "Mika pays 2 stars." in told.inner_text()


def test_the_heading_of_an_empty_area_leaves_that_of_the_next_one_in_sight(opens: Opens) -> None:
    view = fullest("courses")
    sheet = view["layout"]["parts"][0]["parts"][0]["parts"][1]
    sheet["parts"].append({"type": "put", "ids": ["hand.1"], "share": 0.4})
    known = [{"id": "c900", "face": "courses/60", "owner": 1}]
    view["areas"].append({"id": "hand.1", "name": "Hand", "layout": "fan", "owner": 1, "role": "hand", "cards": known})
    page = draw(opens, view, "low")

    home, hand = (page.locator(f"[data-id='{one}.1'] > h3").bounding_box() for one in ("home", "hand"))

    assert home
    assert hand
    assert home["x"] + home["width"] <= hand["x"]


def test_four_fights_beside_each_other_say_who_fights(opens: Opens) -> None:
    view = example("proelium")
    fight = view["clashes"][0]
    leader = view["faces"][next(card["face"] for card in cards_of(view) if card["id"] == fight["sides"][0]["cards"][0])]
    leader["name"] = "Security Guard"
    view["clashes"] = [fight | {"id": f"fight{n}"} for n in range(4)]
    page = draw(opens, view, "low")

    names = page.locator(".stand:first-child .what b", has_text="Security Guard")

    assert names.count() == 4
    assert not any(names.evaluate_all("(all) => all.map((one) => one.scrollWidth > one.clientWidth + 1)"))


def cards_of(view: dict[str, Any]) -> list[dict[str, Any]]:
    return [card for area in view["areas"] for card in cards_in(area.get("cards", []))]
