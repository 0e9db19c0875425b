"""The pages around the tables: rulebook, cards, decks, own cards, set-up."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opens, visit

pytestmark = pytest.mark.browser


def test_the_rulebook_is_searched(opens: Opens) -> None:
    page = opens("/rules/courses")
    page.wait_for_selector(".rulebook .line")
    whole = page.locator(".rulebook .line").count()

    page.get_by_label("Search the rulebook").fill("untapped partner")

    expect(page.locator(".rulebook .line")).not_to_have_count(whole)
    assert all("partner" in text.lower() for text in page.locator(".rulebook .line").all_inner_texts())
    page.get_by_label("Search the rulebook").fill("xyzzy")
    expect(page.locator(".rulebook")).to_contain_text("No clause has all of these words")


def test_an_address_with_a_clause_opens_the_rulebook_there(opens: Opens) -> None:
    page = opens("/rules/courses#clear.guarded")

    marked = page.locator(".marked")
    expect(marked).to_be_in_viewport()
    expect(marked).to_contain_text("clear.guarded")


def test_cards_are_found_by_kind_and_text(opens: Opens) -> None:
    page = opens("/cards/courses")
    page.wait_for_selector(".cardgrid li")

    page.get_by_label("Kind").select_option("supporter")
    page.get_by_label("Name or text").fill("draw a card")

    found = page.locator(".cardgrid [role=img]")
    assert 0 < found.count() < 60
    told = [(card.get_attribute("aria-label") or "").lower() for card in found.all()]
    assert all("draw" in text and "supporter" in text for text in told)


@pytest.mark.slow
def test_a_broken_deck_is_told_at_once_what_is_wrong_with_it(opens: Opens) -> None:
    page = opens("/decks/courses")
    verdict = page.locator(".verdictline")
    expect(verdict).to_contain_text("Ready to play")

    page.get_by_role("button", name="less").first.click()

    expect(verdict).to_contain_text("Not yet playable")
    assert page.locator(".verdictline li").count() > 0
    page.get_by_role("button", name="Add ").first.click()
    expect(verdict).to_contain_text("Ready to play")


@pytest.mark.slow
def test_a_deck_is_kept_and_played_with(opens: Opens) -> None:
    page = opens("/decks/courses")
    page.get_by_label("Name", exact=True).fill("Mine")
    expect(page.locator(".verdictline")).to_contain_text("Ready to play")
    page.locator("[data-do=keep]").click()

    visit(page, "/new/courses")
    page.get_by_label("Seat 1: deck").select_option(label="Mine (mine)")
    page.locator("[data-do=start]").click()

    page.wait_for_selector("#table")


def test_errors_in_own_cards_are_shown_where_they_are(opens: Opens) -> None:
    page = opens("/sets/courses")
    text = page.get_by_label("Own cards as text")

    text.fill('[[card]]\nname = "Kite Lesson"\nkind = "item"\ncost = 1\ntext = "Draw two crads."\n')

    problem = page.locator(".problem").first
    expect(problem).to_contain_text("Line 5")
    problem.click()
    assert text.evaluate("(box) => box.value.slice(0, box.selectionStart).split('\\n').length") == 5
    text.fill('[[card]]\nname = "Kite Lesson"\nkind = "item"\ncost = 1\ntext = "Draw two cards."\n')
    expect(page.locator(".verdictline")).to_contain_text("1 card can be read")


def test_own_cards_are_played_with_at_once(opens: Opens) -> None:
    page = opens("/sets/courses")
    page.get_by_label("Own cards as text").fill(
        '[[card]]\nname = "Kite Lesson"\nkind = "item"\ncost = 1\ntext = "Draw two cards."\n'
    )

    page.locator("[data-do=use]").click()

    page.wait_for_url("**/new/courses")
    expect(page.get_by_label("Play with my own cards")).to_be_checked()
    page.locator("[data-do=start]").click()
    page.wait_for_selector("#table")


def test_a_picture_of_ones_own_is_put_into_a_card_and_drawn(opens: Opens) -> None:
    page = opens("/sets/courses")
    page.get_by_label("Own cards as text").fill(
        '[[card]]\nname = "Kite Lesson"\nkind = "item"\ncost = 1\ntext = "Draw two cards."\n'
    )
    red = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#f00"/></svg>'

    page.get_by_label("Picture for this card").set_input_files(
        {"name": "kite.svg", "mimeType": "image/svg+xml", "buffer": red.encode()}
    )

    image = page.locator(".cardgrid image").first
    expect(image).to_have_attribute("href", re.compile(r"^/api/pictures/[0-9a-f]{24}\.svg$"))
    loads = """(image) => new Promise((say) => {
        const it = new Image();
        it.onload = () => say(it.width > 0);
        it.onerror = () => say(false);
        it.src = image.href.baseVal;
    })"""
    assert image.evaluate(loads)


def test_whom_one_chooses_by_name_is_shown_as_a_card(opens: Opens) -> None:
    page = opens("/new/avarium")
    mine = page.get_by_label("Whom player 1 plays.")
    name = mine.locator("option").nth(1).inner_text()

    mine.select_option(name)

    expect(page.locator(".switch .named li > [role=img]")).to_have_attribute(
        "aria-label", re.compile(f"^{re.escape(name)}")
    )


def test_the_mark_below_a_long_card_text_stands_where_the_error_is(opens: Opens) -> None:
    page = opens("/sets/courses")
    long = "Draw two cards. " * 12 + "Draw two crads."

    page.get_by_label("Own cards as text").fill(
        f'[[card]]\nname = "Kite Lesson"\nkind = "item"\ncost = 1\ntext = "{long}"\n'
    )

    drawn = page.locator(".problem pre.drawn").first
    drawn.wait_for()
    lines = drawn.inner_text().split("\n")
    shown = drawn.evaluate("(pre) => Math.round(pre.scrollHeight / parseFloat(getComputedStyle(pre).lineHeight))")
    assert any("^" in line for line in lines)
    assert shown == len(lines), "no line wraps"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page itself does not scroll"


@pytest.mark.slow
def test_a_cards_text_is_gone_on_with_by_the_games_own_phrases(opens: Opens) -> None:
    page = opens("/sets/courses")
    text = page.get_by_label("Own cards as text")
    text.fill("")
    text.press_sequentially('[[card]]\nname = "Kite Lesson"\nkind = "item"\ncost = 1\ntext = "Dra')
    ways = page.get_by_role("group", name="How the text can go on")

    for phrase in ("Draw count cards", "two", "cards", "."):
        ways.get_by_role("button", name=phrase, exact=True).click()

    expect(text).to_have_value(re.compile(r'text = "Draw two cards\.$'))
    expect(text).to_be_focused()
    text.press_sequentially('"\n')
    expect(page.locator(".verdictline")).to_contain_text("1 card can be read")
    expect(ways).to_have_count(0)  # the cursor is in no text any more


def test_quick_tips_are_in_the_rulebook_of_a_game_that_has_some(opens: Opens) -> None:
    page = opens("/rules/avarium")

    tips = page.locator(".quicktips")
    expect(tips.get_by_role("heading", name="Fights")).to_be_visible()
    page.get_by_label("Search the rulebook").fill("fight")
    expect(tips).to_have_count(0)
    visit(page, "/rules/courses")
    page.wait_for_selector(".rulebook .line")
    expect(tips).to_have_count(0)


def test_what_the_rules_forbid_is_said_at_the_set_up(opens: Opens) -> None:
    page = opens("/new/courses")
    page.get_by_text("Rulings (").click()

    page.locator(".switches select").last.select_option(index=1)
    page.locator("[data-do=start]").click()

    page.wait_for_selector(".decide.mine .option")


def test_a_page_that_is_not_there_says_so(opens: Opens) -> None:
    page = opens("/nowhere")

    expect(page.locator("body")).to_contain_text("There is no such page")


def test_a_game_without_decks_has_no_page_for_them(opens: Opens) -> None:
    page = opens()
    page.wait_for_selector(".game")
    assert page.locator("a[href='/decks/courses']").count() == 1
    assert page.locator("a[href='/decks/avarium']").count() == 0

    visit(page, "/decks/avarium")

    expect(page.locator("main")).to_contain_text("This game has no decks of players")
    expect(page.get_by_role("navigation", name="Of this game").get_by_role("link", name="Decks")).to_have_count(0)


def test_the_chapters_of_a_rulebook_are_gone_to(opens: Opens) -> None:
    page = opens("/rules/courses")

    page.get_by_role("navigation", name="Chapters").get_by_role("link").last.click()

    expect(page.locator(".rulebook section").last).to_be_in_viewport()
    assert page.url.endswith("/rules/courses")


def test_the_set_up_asks_only_for_the_seats_there_are(opens: Opens) -> None:
    page = opens("/new/avarium")
    third = page.get_by_label("Whom player 3 plays.")
    page.get_by_label("Whom player 2 plays.").wait_for()

    before = third.count()
    page.get_by_role("button", name="A seat more").click()
    third.wait_for()

    assert before == 0
    assert page.get_by_label("Who begins.").locator("option").count() == 4


def test_the_page_speaks_the_language_that_is_chosen_from_then_on(opens: Opens) -> None:
    page = opens()

    page.get_by_label("Language").select_option("de")

    expect(page.get_by_role("heading", name="Wähle ein Spiel")).to_be_visible()
    assert page.locator("html").get_attribute("lang") == "de"
    page.get_by_role("link", name="Regelwerk").first.click()
    expect(page.get_by_label("Das Regelwerk durchsuchen")).to_be_visible()
    page.goto("/")
    page.get_by_label("Sprache").select_option("en")
    expect(page.get_by_role("heading", name="Choose a game")).to_be_visible()


def test_where_a_rival_is_chosen_one_reads_what_it_wins_in_that_game(opens: Opens) -> None:
    page = opens("/")
    page.get_by_role("radio", name="Journeyman").check()

    expect(page.locator("[aria-labelledby=game-courses] .strong")).to_have_text(
        "Your rival: Wins 7 of 10 games against the Apprentice."
    )
    visit(page, "/new/windward")
    expect(page.locator(".places .strong")).to_contain_text("Wins 8 of 10 games against the Apprentice.")


def test_a_table_speaks_the_language_of_its_page_where_the_reader_chose_none(opens: Opens) -> None:
    page = opens("/")
    page.set_extra_http_headers({"Accept-Language": "de"})  # of the pages; sockets do not carry it
    page.reload()

    page.locator("[aria-labelledby=game-courses] [data-do=play]").click()

    try:
        expect(page.locator(".prompt")).to_contain_text(re.compile("Behältst du|Bot entscheidet"))
    finally:
        page.set_extra_http_headers({})
        page.reload()
