"""The workshop: a set from its first card to the printed sheet, as a designer goes."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from rulebound.games import GAMES, load
from tests.browser.conftest import CLIENT, Opens, visit
from tests.browser.test_access import FIRST_PAGE, findings, weight
from tests.sampling import sampled

pytestmark = pytest.mark.browser

MOTH: Final = '[[card]]\nname = "Moth"\nkind = "partner"\ncost = 2\npoints = 1\npower = 1\n'
AKI: Final = '[[card]]\nname = "Aki"\nkind = "partner"\nmotif = "people"\ncost = 1\npoints = 1\npower = 4\n'
PARTS: Final = "Parts of the workshop"


def shop(opens: Opens, *cards: str, size: str = "low", game: str = "courses", theme: str = "dark") -> Page:
    """The workshop with a set of these cards."""
    page = opens("/nowhere", size=size, theme=theme)
    project = {"id": "one", "name": "Harbour", "cards": list(cards), "decks": [], "versions": []}
    page.evaluate("([key, value]) => localStorage.setItem(key, value)", [f"workshop.{game}", json.dumps([project])])
    visit(page, f"/workshop/{game}")
    page.wait_for_selector(".workshop")
    return page


def part(page: Page, name: str) -> None:
    """Goes to a part of the workshop."""
    page.get_by_role("navigation", name=PARTS).get_by_role("button", name=name).click()


def test_a_new_card_is_drawn_as_one_writes_and_its_mistakes_stand_at_their_place(opens: Opens) -> None:
    page = shop(opens)
    expect(page.locator(".nothing")).to_contain_text("This set has no card yet")

    page.get_by_label("New card").select_option("partner")
    page.get_by_label("Name", exact=True).fill("Ferry Cat")
    page.get_by_label("Power", exact=True).fill("3")
    text = page.get_by_label("Text", exact=True)
    text.fill("When this enters, draw two crads.")

    problem = page.locator(".cardform .problem")
    expect(problem).to_contain_text("did you mean 'cards'")
    expect(page.locator(".setlist .state")).to_have_text("1 mistake")
    problem.click()
    assert text.evaluate("(box) => box.value.slice(box.selectionStart, box.selectionStart + 5)") == "crads"
    page.get_by_role("button", name="Write it so").click()
    expect(text).to_have_value("When this enters, draw two cards.")
    drawn = page.locator(".drawn [role=img]")
    expect(drawn).to_have_attribute("aria-label", re.compile(r"^Ferry Cat\. partner\..*Power 3\. When this enters"))
    expect(problem).to_have_count(0)


@pytest.mark.slow
def test_two_abilities_in_one_line_are_written_into_two_by_a_click(opens: Opens) -> None:
    page = shop(opens, MOTH)
    text = page.get_by_label("Text", exact=True)
    text.fill("Sneaky\nWhen this enters, gain 1 point. When this is defeated, bounce partner.")

    page.get_by_role("button", name="Write it so").click()

    returned = "When this is defeated, return a partner to its owner's hand."
    expect(text).to_have_value(f"Sneaky\nWhen this enters, gain 1 point.\n{returned}")
    expect(page.locator(".cardform .problem")).to_have_count(0)


@pytest.fixture
def german() -> Iterator[Callable[[Page], None]]:
    """Has a page speak German; the next test, which uses the same tab, has it speak English again."""
    pages: list[Page] = []

    def speak(page: Page) -> None:
        pages.append(page)
        page.evaluate("localStorage.setItem('language', JSON.stringify('de'))")
        page.reload()

    yield speak
    for page in pages:
        page.evaluate("localStorage.removeItem('language')")
        page.reload()


def test_a_mistake_is_said_in_the_language_of_the_page_and_mended_by_a_click(
    opens: Opens, german: Callable[[Page], None]
) -> None:
    page = shop(opens, MOTH)
    german(page)
    text = page.get_by_label("Text", exact=True)
    text.fill("When this enters, draw two crads.")

    problem = page.locator(".cardform .problem")
    expect(problem).to_contain_text("'crads' kann hier nicht stehen; meinst du 'cards'?")
    expect(problem).to_contain_text("schreib: When this enters, draw two cards.")
    page.locator(".correction .button").click()
    expect(text).to_have_value("When this enters, draw two cards.")
    expect(problem).to_have_count(0)


def test_a_text_is_gone_on_with_by_the_games_phrases(opens: Opens) -> None:
    page = shop(opens, '[[card]]\nname = "Kite Lesson"\nkind = "item"\ncost = 1\n')
    text = page.get_by_label("Text", exact=True)
    text.click()
    text.press_sequentially("Dra")
    ways = page.get_by_role("group", name="How the text can go on")

    for phrase in ("Draw count cards", "two", "cards", "."):
        ways.get_by_role("button", name=phrase, exact=True).click()

    expect(text).to_have_value("Draw two cards.")
    expect(text).to_be_focused()


def test_a_number_out_of_bounds_is_told_beside_it(opens: Opens) -> None:
    page = shop(opens, MOTH)

    page.get_by_label("Star cost", exact=True).fill("99")

    expect(page.locator("label", has=page.locator(".mistake"))).to_contain_text("must be a number from 0 to")


@pytest.mark.slow
def test_every_field_of_a_card_has_a_name_that_readers_know(opens: Opens, german: Callable[[Page], None]) -> None:
    page = shop(opens, MOTH)
    german(page)

    expect(page.locator(".fields label")).to_have_text(
        [re.compile("^Name"), re.compile("^Art"), "Sternkosten", "Punktwert", "Stärke"]
    )
    page.locator(".tabs button", has_text="Decks").click()
    expect(page.locator(".stock .filters select").last).to_contain_text("Sternkosten")


@pytest.mark.parametrize("game", sampled(GAMES, "courses", "windward"))
def test_no_field_of_a_card_is_called_as_in_files(opens: Opens, game: str) -> None:
    page = shop(opens, game=game)
    kinds = page.get_by_label("New card").locator("option").all_inner_texts()[1:]

    for kind in kinds:
        page.get_by_label("New card").select_option(kind)
        expect(page.get_by_label("Kind", exact=True)).to_have_value(kind)

        names = page.locator(".fields input, .fields select").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
        assert names and not [name for name in names if name[0].islower()]


def test_a_number_that_is_left_out_shows_what_the_card_has_then(opens: Opens) -> None:
    page = shop(opens, game="windward")

    page.get_by_label("New card").select_option("ship")

    copies = page.get_by_label("Copies", exact=True)
    expect(copies).to_have_value("")
    expect(copies).to_have_attribute("placeholder", "1")


@pytest.mark.slow
def test_a_card_of_the_game_is_copied_and_says_how_it_differs(opens: Opens) -> None:
    page = shop(opens)

    page.get_by_label("Copy of a card").select_option("=Aki")
    page.get_by_label("Power", exact=True).fill("4")

    expect(page.locator(".changed")).to_contain_text("Power 1 to 4")


def test_a_card_that_becomes_another_kind_gets_what_that_needs(opens: Opens) -> None:
    page = shop(opens, MOTH)
    expect(page.locator(".drawn [role=img]")).to_be_visible()

    page.get_by_label("Kind", exact=True).select_option("course")

    expect(page.get_by_label("Stars", exact=True)).to_have_value("1")
    expect(page.get_by_label("Power", exact=True)).to_have_count(0)


def test_only_what_is_wrong_is_listed_on_demand(opens: Opens) -> None:
    like_aki = AKI.replace("power = 4", "power = 1")
    cards = [like_aki.replace("Aki", f"Moth {n}") for n in range(6)]
    page = shop(opens, *cards, MOTH.replace("cost = 2", "cost = 99"))
    expect(page.locator(".setlist li")).to_have_count(7)
    expect(page.locator(".setlist .state.wrong")).to_have_count(1)

    page.get_by_label("Only what is or may be wrong").check()

    expect(page.locator(".setlist li b")).to_have_text(["Moth"])
    page.get_by_label("Only what is or may be wrong").uncheck()
    page.get_by_label("Name or text").fill("moth 3")
    expect(page.locator(".setlist li b")).to_have_text(["Moth 3"])


def test_versions_are_compared_in_words_and_gone_back_to(opens: Opens) -> None:
    page = shop(opens, AKI)
    part(page, "Versions")
    page.get_by_label("Note").fill("strong")
    page.locator("[data-do=version]").click()
    part(page, "Cards")
    page.get_by_label("Power", exact=True).fill("2")

    part(page, "Versions")
    page.get_by_role("button", name="Compare").click()

    expect(page.locator(".differences")).to_have_text("Aki: Power 4 to 2")
    page.get_by_role("button", name="Go back to it").click()
    expect(page.locator(".versions ol li")).to_have_count(2)
    part(page, "Cards")
    expect(page.get_by_label("Power", exact=True)).to_have_value("4")


def test_the_numbers_of_a_set_are_drawn_beside_the_games(opens: Opens) -> None:
    page = shop(opens, MOTH, AKI)
    expect(page.locator(".setlist .state")).to_have_count(2)

    part(page, "Curves")

    expect(page.locator(".curves figcaption")).to_contain_text(["Star cost: mine 1.5 on average, the game's"])


def test_of_a_number_with_a_die_the_number_is_drawn(opens: Opens) -> None:
    words = 'types = "Physical Attack"\nsubtypes = "Fire"\nattribute = "None"\n'
    lash = f'[[card]]\nname = "Lash"\nkind = "action"\n{words}cost = 1\npower = 3\nfocus = 2\n'
    page = shop(opens, lash, game="varia")
    expect(page.locator(".setlist .state")).to_have_count(1)

    part(page, "Curves")

    expect(page.locator(".curves figcaption").filter(has_text="Power: mine 3 on average")).to_be_visible()


@pytest.mark.slow
def test_cards_in_no_deck_come_into_one_of_the_game_and_soon_and_the_table_says_so(opens: Opens) -> None:
    page = shop(opens, MOTH)
    expect(page.locator(".playit")).to_contain_text("A deck of the game gets your cards in place of others.")

    page.locator("[data-do=play]").click()

    page.wait_for_selector(".decide.mine .option")
    said = page.locator(".trial")
    expect(said).to_contain_text("Moth in place of")
    expect(said).to_contain_text("Of 500 deals this is one in which all own cards are there at once.")
    assert (
        page.locator("#dock .hand [data-card]", has_text="Moth").count()
        or page.locator("#dock").get_by_text("Moth").count()
    )
    said.get_by_role("button").click()
    expect(said).to_have_count(0)
    page.reload()
    page.wait_for_selector(".decide.mine .option")
    expect(said).to_have_count(0)


def test_cards_that_the_decks_of_the_game_have_need_no_deck_of_the_set(opens: Opens) -> None:
    page = shop(opens, AKI)

    expect(page.locator("[data-do=play]")).to_be_enabled()
    expect(page.locator(".playit small")).to_have_count(0)


@pytest.mark.slow
def test_a_deck_of_the_set_has_its_new_cards_and_is_played_with(opens: Opens) -> None:
    page = shop(opens, MOTH)
    part(page, "Decks")
    expect(page.locator(".verdictline")).to_contain_text("Ready to play")
    page.get_by_label("Name", exact=True).fill("Moths")
    page.locator(".decklist").last.get_by_role("button", name="less").first.click()
    page.get_by_role("button", name="Add Moth,").click()
    expect(page.locator(".verdictline")).to_contain_text("Ready to play")
    page.locator("[data-do=keep]").click()

    expect(page.get_by_label("The deck to play")).to_have_value("Moths")
    page.locator("[data-do=play]").click()

    page.wait_for_selector(".decide.mine .option")


UNDER: Final = """(marks) => marks.map((mark) => mark.getBoundingClientRect().top
  - mark.parentElement.querySelector("svg").getBoundingClientRect().bottom)"""


@pytest.mark.slow
@pytest.mark.parametrize("game", [name for name in GAMES if load(name).decks])
def test_how_often_a_deck_has_a_card_stands_below_its_picture(opens: Opens, game: str) -> None:
    page = opens(f"/decks/{game}")
    marks = page.locator(".stock .held")

    expect(marks.first).to_be_attached()

    assert min(marks.evaluate_all(UNDER)) >= 0


@pytest.mark.slow
def test_a_card_comes_into_the_list_of_a_deck_that_holds_its_kind(opens: Opens) -> None:
    page = opens("/decks/varia")
    actions, assets = page.locator(".decklist h3 b").nth(0), page.locator(".decklist h3 b").nth(1)
    expect(actions).to_have_text("30")
    expect(assets).to_have_text("3")

    page.get_by_role("button", name="Add Soft Boots,").click()

    expect(assets).to_have_text("4")
    expect(actions).to_have_text("30")
    expect(page.locator(".verdictline")).not_to_contain_text("does not belong")


@pytest.mark.parametrize("game", sampled(["courses", "avarium"], "courses"))
def test_a_set_is_printed_as_sheets_of_its_cards(opens: Opens, game: str) -> None:
    page = shop(opens, game=game)
    kind = {"courses": "partner", "avarium": "student"}[game]
    page.get_by_label("New card").select_option(kind)
    expect(page.locator(".drawn [role=img]")).to_be_visible()

    part(page, "Print and share")
    with page.expect_popup() as opened:
        page.locator("[data-do=print]").click()

    sheets = opened.value
    sheets.wait_for_selector("html[data-drawn=yes]", state="attached")
    expect(sheets.locator(".fronts .cell")).to_have_count(1)
    expect(sheets.locator(".backs .cell")).to_have_count(1)
    sheets.close()


def test_a_set_is_shared_by_a_link_that_holds_it(opens: Opens) -> None:
    page = shop(opens, MOTH, AKI)
    part(page, "Print and share")
    page.locator("[data-do=link]").click()
    link = page.get_by_label("Link to this set").input_value()

    page.evaluate("localStorage.clear()")
    visit(page, "/nowhere")
    visit(page, link)

    expect(page.locator(".setlist li b")).to_have_text(["Moth", "Aki"])
    expect(page.get_by_label("Set", exact=True)).to_have_value("Harbour")
    expect(page).to_have_url(re.compile("/workshop/courses$"))


@pytest.mark.parametrize("broken", sampled(["nonsense", "AAAA", "S0stUQIA"], "AAAA"))
def test_a_damaged_link_is_told(opens: Opens, broken: str) -> None:
    page = opens(f"/workshop/courses#{broken}")

    expect(page.locator(".fault")).to_be_visible()
    expect(page.locator(".fault")).to_contain_text(re.compile("This link is damaged|This is no file of the workshop"))


def test_a_set_is_saved_as_a_file_and_opened_again(opens: Opens) -> None:
    page = shop(opens, MOTH, AKI)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save").click()
    content = saved.value.path().read_bytes()

    page.get_by_role("button", name="New", exact=True).click()
    expect(page.locator(".nothing")).to_be_visible()
    page.get_by_label("Open").set_input_files({"name": "a.json", "mimeType": "application/json", "buffer": content})

    expect(page.locator(".setlist li b")).to_have_text(["Moth", "Aki"])
    page.get_by_label("Open").set_input_files({"name": "mine.toml", "mimeType": "text/plain", "buffer": AKI.encode()})
    expect(page.get_by_label("Set", exact=True)).to_have_value("mine")
    page.get_by_label("Open").set_input_files({"name": "a.json", "mimeType": "application/json", "buffer": b"{}"})
    expect(page.locator(".fault")).to_contain_text("This is no file of the workshop")


def test_a_set_goes_through_a_spreadsheet(opens: Opens) -> None:
    page = shop(opens, MOTH, AKI)
    part(page, "Print and share")
    with page.expect_download() as saved:
        page.locator("[data-do=csv]").click()
    changed = saved.value.path().read_text(encoding="utf-8").replace("partner,1,1,4", "partner,1,1,5")

    page.get_by_label("From a spreadsheet").set_input_files(
        {"name": "a.csv", "mimeType": "text/csv", "buffer": changed.encode()}
    )

    expect(page.get_by_text("2 cards of the spreadsheet are the set now")).to_be_visible()
    part(page, "Versions")
    page.get_by_role("button", name="Compare").click()
    expect(page.locator(".differences")).to_have_text("Aki: Power 4 to 5")


@pytest.mark.slow
def test_what_a_card_does_is_measured_while_one_looks_and_stopped(opens: Opens) -> None:
    page = shop(opens, AKI)
    part(page, "Measure it")
    expect(page.locator("[data-do=measure]")).to_be_enabled()
    page.locator("[data-do=measure]").click()

    expect(page.locator(".found figure").first).to_contain_text("4 were asked for")
    expect(page.locator(".found .progress b")).to_contain_text(re.compile(r"\d+ games in"))
    part(page, "Cards")
    part(page, "Measure it")
    page.locator("[data-do=stop]").click()

    expect(page.locator(".found .progress")).to_contain_text("It was stopped")
    expect(page.locator(".found pre")).to_contain_text("Aki")
    expect(page.locator("[data-do=measure]")).to_be_visible()
    part(page, "Versions")
    expect(page.locator(".versions ol")).to_contain_text("measured")


def test_a_measurement_ends_when_its_page_is_left(opens: Opens) -> None:
    page = shop(opens, AKI)
    part(page, "Measure it")
    expect(page.locator("[data-do=measure]")).to_be_enabled()
    with page.expect_response("**/workshop/measure") as begun:
        page.locator("[data-do=measure]").click()
    key = begun.value.json()["key"]
    expect(page.locator(".found")).to_be_visible()

    visit(page, "/nowhere")

    state = "async (key) => (await (await fetch(`/api/measurements/${key}`)).json()).state"
    for _ in range(50):
        if page.evaluate(state, key) == "stopped":
            return
        page.wait_for_timeout(200)
    raise AssertionError("it goes on")


@pytest.mark.slow
def test_what_is_wrong_with_a_set_is_searched_and_stopped(opens: Opens) -> None:
    page = shop(opens, MOTH, MOTH.replace("Moth", "Better Moth").replace("cost = 2", "cost = 1"))
    part(page, "What is wrong")
    expect(page.locator(".note")).to_contain_text(
        "In no deck of this set, so that no one draws them: Moth, Better Moth"
    )
    page.get_by_label("Deals").select_option("240")
    page.locator("[data-do=faults]").click()

    expect(page.locator(".found .progress b")).to_contain_text(re.compile(r"\d+ deals? of 240"))
    better = page.locator(".faults", has_text="better than others in everything")
    expect(better).to_contain_text("Better Moth is Moth with Star cost 1 in place of 2")
    part(page, "Cards")
    part(page, "What is wrong")
    expect(page.get_by_label("Deals")).to_have_value("240")
    page.locator("[data-do=stop]").click()

    expect(page.locator(".found .progress")).to_contain_text("It was stopped")
    expect(better).to_be_visible()


def with_seed(route: Route) -> None:
    """Always the same search."""
    route.continue_(post_data=json.dumps({**(route.request.post_data_json or {}), "seed": 7}))


@pytest.mark.slow
def test_numbers_are_proposed_and_put_into_the_set_by_a_click(opens: Opens) -> None:
    pytest.importorskip("optuna")
    sloop = '[[card]]\nname = "Sloop"\nkind = "ship"\ncost = 0\ncargo = 9\nrenown = 9\ncopies = 6\n'
    page = shop(opens, sloop, game="windward")
    part(page, "Propose numbers")
    page.locator("[data-do=add]").click()
    page.get_by_label("Number", exact=True).select_option("renown")
    page.get_by_label("least", exact=True).fill("0")
    page.get_by_label("most", exact=True).fill("9")
    page.get_by_label("sets to try").select_option("10")
    page.get_by_label("deals of each").select_option("50")
    page.route("**/workshop/tune", with_seed)
    page.locator("[data-do=tune]").click()
    page.unroute("**/workshop/tune")

    expect(page.locator(".found .progress b")).to_contain_text(re.compile(r"\d+ sets? of 10 tried"))
    apply = page.locator("[data-do=apply]")
    expect(apply).to_be_enabled(timeout=60_000)
    proposed = page.locator(".found .faults li").inner_text()
    apply.click()

    expect(page.locator(".found")).to_contain_text("They are in the set")
    wanted = re.fullmatch(r"Sloop: Renown 9 to (\d)", proposed)
    assert wanted
    part(page, "Cards")
    expect(page.get_by_label("Renown", exact=True)).to_have_value(wanted[1])
    part(page, "Versions")
    expect(page.locator(".versions ol")).to_contain_text("before the proposal")


def test_a_proposal_changes_numbers_alone_and_brings_cards_of_the_game_along(opens: Opens) -> None:
    page = opens("/nowhere")
    mine = "# mine\n" + MOTH + 'text = "Draw a card."\n'

    found = page.evaluate(
        f"""async ([mine, file]) => {{
          const {{ withNumbers }} = await ({CLIENT})("workshop/tune.js");
          return withNumbers([mine], file, [["Moth", "power", 4], ["Aki", "power", 3]]);
        }}""",
        [mine, MOTH + "\n" + AKI],
    )

    assert found == [mine.replace("power = 1", "power = 4"), AKI]


def test_cards_of_the_workshop_are_in_use_at_new_tables(opens: Opens) -> None:
    page = shop(opens, MOTH)
    part(page, "Print and share")

    page.locator("[data-do=use]").click()

    visit(page, "/new/courses")
    expect(page.get_by_label("Play with my own cards")).to_be_checked()


def test_the_workshop_begins_with_the_own_cards_in_use(opens: Opens) -> None:
    page = opens("/nowhere")
    page.evaluate("(cards) => localStorage.setItem('cards.courses', JSON.stringify(cards))", f"# mine\n{MOTH}\n{AKI}")

    visit(page, "/workshop/courses")

    expect(page.locator(".setlist li b")).to_have_text(["Moth", "Aki"])


@pytest.mark.slow
@pytest.mark.parametrize(("theme", "size"), [("dark", "low"), ("light", "phone")])
def test_the_workshop_has_no_serious_findings_and_does_not_scroll_sideways(opens: Opens, theme: str, size: str) -> None:
    wrong = MOTH.replace("cost = 2", "cost = 99") + 'text = "When this enters, draw two crads, and gain 2 points."\n'
    page = shop(opens, wrong, AKI, theme=theme, size=size)
    expect(page.locator(".problem")).to_be_visible()
    for name in ("Cards", "Curves", "Versions", "Measure it", "What is wrong", "Propose numbers", "Print and share"):
        part(page, name)
        expect(page.locator("main section, main form").first).to_be_visible()

        assert not findings(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name


@pytest.mark.slow
def test_the_workshops_files_are_fetched_there_alone(browser: Browser, server: str) -> None:
    page = browser.new_page(base_url=server)
    asked: set[str] = set()
    page.on("request", lambda request: asked.add(request.url))

    page.goto("/")
    page.wait_for_selector(".game")
    before = {url for url in asked if "/workshop" in url}
    page.goto("/workshop/courses")
    page.wait_for_selector(".workshop")

    own = {url for url in asked if "/workshop/" in url or "workshop.css" in url}
    assert not before and own
    assert sum(weight(url) for url in asked if "/static/" in url) < FIRST_PAGE * 1.5
    page.context.close()


@pytest.mark.slow
def test_what_only_some_cards_have_is_changed_in_the_form_too(opens: Opens) -> None:
    page = shop(opens, game="arcane")
    page.get_by_label("New card").select_option("tile")
    expect(page.locator(".drawn svg").first).to_be_visible()

    page.get_by_label("Connectors", exact=True).fill("NX")

    expect(page.locator("label", has=page.locator(".mistake"))).to_contain_text("must be letters of NESW")
    page.get_by_label("Connectors", exact=True).fill("NS")
    expect(page.locator(".mistake")).to_have_count(0)


REWRITTEN: Final = f"""async (game) => {{
  const {{ blocksOf, fileOf, parts, withValue }} = await ({CLIENT})("workshop/block.js");
  const {{ cards }} = await (await fetch(`/api/games/${{game}}/workshop/shipped`)).json();
  const split = blocksOf("# a set\\n\\n" + fileOf(cards).replace(/\\n/g, "\\r\\n"));
  const values = (block) => JSON.stringify(parts(block).map(({{ key, value }}) => [key, value]));
  const shown = (value) => (typeof value === "string" ? value.replace(/\\n$/, "") : value); // as the form does
  const written = cards.map((card) => parts(card).reduce((text, {{ key, value }}) =>
    value === null ? text : withValue(withValue(text, key, shown(value)), key, shown(value)), card));
  return {{ cards, split: split.map((block) => block.replace("# a set\\n\\n", "")), written,
    alike: cards.every((card, i) => values(card) === values(written[i])) }};
}}"""


@pytest.mark.parametrize("game", sampled(GAMES, "arcane", "courses"))
def test_all_cards_of_a_game_stay_as_they_are_when_files_are_split_and_values_written(opens: Opens, game: str) -> None:
    page = opens("/nowhere")

    found = page.evaluate(REWRITTEN, game)

    assert found["split"] == found["cards"] and found["alike"]
    body = {"cards": found["written"]}
    read = page.request.post(f"/api/games/{game}/workshop", data=body).json()["cards"]
    assert {card["changed"] for card in read} == {"as the game has it"}
