"""Views of all five games on the screen: nothing runs over its edge, and every option and every card can be reached.

The views are examples; the names of players and most cards in them are invented.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

import rulebound
from rulebound.kernel.basics.view import Decision, Option, View, Word
from rulebound.kernel.game.match import Match
from rulebound.terminal.drawn.boxes import wide_in
from rulebound.terminal.drawn.decision import option_rows, option_target, prompt_rows
from rulebound.terminal.drawn.explaining import Explaining
from rulebound.terminal.drawn.folding import is_own_hand
from rulebound.terminal.drawn.news import news_rows
from rulebound.terminal.drawn.runs import Look, Row, Run, cut, flow, plain, width, wrap
from rulebound.terminal.drawn.sheet import Sheet, nested
from rulebound.terminal.drawn.signs import price_signs
from rulebound.terminal.drawn.table import bar, folding_of
from rulebound.terminal.full.app import TableApp
from rulebound.terminal.full.canvas import spots_of
from rulebound.terminal.full.table_screen import TableScreen
from rulebound.terminal.local_table import taught
from rulebound.terminal.queries import Queries

VIEWS = sorted((Path(__file__).parents[1] / "kernel" / "views").glob("*.json"))
SIZES = [(60, 20), (80, 24), (100, 30), (140, 45), (200, 60)]


def read(path: Path) -> View:
    return msgspec.json.decode(path.read_bytes(), type=View)


def table_rows(view: View, room: int, high: int) -> list[Row]:
    folding = folding_of(view, room)
    return folding.rows(folding.fold(high))


@pytest.fixture(params=VIEWS, ids=[path.stem for path in VIEWS])
def view(request: pytest.FixtureRequest) -> View:
    return read(request.param)


@pytest.fixture(params=SIZES, ids=[f"{wide}x{high}" for wide, high in SIZES])
def size(request: pytest.FixtureRequest) -> tuple[int, int]:
    return request.param  # type: ignore[no-any-return]


def test_nothing_runs_over_the_edge(view: View, size: tuple[int, int]) -> None:
    wide, high = size
    rows = [bar(view, wide), *table_rows(view, wide, high), *prompt_rows(view, wide), *option_rows(view.decision, wide)]
    rows += option_rows(view.decision, wide, prices=price_signs(view))
    for row in [*rows, *news_rows(view.log, wide)]:
        assert width(row) <= wide, plain(row)
        assert "\n" not in plain(row)


def test_every_option_is_there_with_its_number(view: View, size: tuple[int, int]) -> None:
    rows = option_rows(view.decision, size[0])
    targets = [spot.target for spot in spots_of(rows)]
    for number in range(1, len(view.decision.options if view.decision else []) + 1):
        assert option_target(number) in targets
        assert any(f"{number} " in plain(row) for row in rows)


def test_whatever_an_option_is_about_can_be_pointed_at(view: View, size: tuple[int, int]) -> None:
    sheet = Sheet(view)
    targets = {spot.target for spot in spots_of(table_rows(view, *size))}
    for target in [*sheet.starts, *sheet.aims]:
        if target not in {clash.id for clash in view.clashes}:
            assert target in targets, sheet.name(target)


def test_a_card_that_an_option_starts_at_has_its_number(view: View, size: tuple[int, int]) -> None:
    sheet = Sheet(view)
    text = "\n".join(plain(row) for row in table_rows(view, *size))
    for numbers in sheet.starts.values():
        assert f"{numbers[0]}" in text
        assert "›" in text


def test_all_players_are_in_sight_with_their_numbers(view: View, size: tuple[int, int]) -> None:
    text = "\n".join(plain(row) for row in table_rows(view, *size))
    for seat in view.seats:
        assert seat.name in text


def test_cards_are_boxes_where_there_is_room() -> None:
    courses = read(Path(__file__).parents[1] / "kernel" / "views" / "courses.json")
    assert any("┌3›Nana Nimbus" in plain(row) for row in table_rows(courses, 140, 60))
    assert not any("┌" in plain(row) for row in table_rows(courses, 80, 14))


def test_a_wider_table_shows_no_less(view: View) -> None:
    """From the narrowest that the table can be beside a log to the widest, and without one."""
    folds = [folding_of(view, room).fold(60) for room in (73, 79, 86, 99, 111, 139)]
    shown = [len(fold.boxed) + len(fold.texts) for fold in folds]

    assert shown == sorted(shown)
    assert all("hand" in fold.boxed for fold in folds)


def test_what_one_holds_is_always_in_sight(view: View, size: tuple[int, int]) -> None:
    held = [card for area in view.areas if is_own_hand(area, view.viewer) for card in nested(area.cards) if card.face]

    targets = {spot.target for spot in spots_of(table_rows(view, size[0], size[1] // 2))}

    assert [view.faces[card.face].name for card in held if card.id not in targets] == []


def test_boxes_do_not_come_and_go_with_the_room_that_a_decision_leaves() -> None:
    folding = folding_of(read(Path(__file__).parents[1] / "kernel" / "views" / "courses.json"), 139)
    roomy = folding.fold(60)
    narrow = folding.fold(14, roomy, steady=14)

    assert folding.fold(60, roomy, steady=14) == roomy
    assert len(narrow.boxed) < len(roomy.boxed)
    assert folding.fold(60, narrow, steady=14).boxed == narrow.boxed
    assert folding.fold(60, narrow, steady=60) == roomy


def test_a_timeline_tells_all_of_its_moments_where_columns_are_narrow() -> None:
    varia = read(Path(__file__).parents[1] / "kernel" / "views" / "varia.json")
    rows = [plain(row) for row in table_rows(varia, 80, 30)]

    assert [row.split() for row in rows[1:3]] == [
        ["Moment", "1", "·", "▶", "Moment", "2", "·", "Moment", "3", "·", "Moment", "4", "·", "next"],
        ["Challenged", "Defended", "Unopposed", "turn"],
    ]


def test_boxes_are_as_wide_as_the_room_allows() -> None:
    assert [wide_in(99, cards) for cards in (1, 3, 4, 7)] == [32, 32, 24, 24]
    assert [wide_in(73, cards) for cards in (2, 3, 4)] == [32, 23, 23]


def test_a_small_screen_looks_like_this() -> None:
    """The course game's example, whole; the sample is drawn anew by hand when its look is changed on purpose."""
    courses = read(Path(__file__).parents[1] / "kernel" / "views" / "courses.json")
    rows = [
        bar(courses, 80),
        *table_rows(courses, 80, 13),
        *prompt_rows(courses, 80),
        *option_rows(courses.decision, 80, prices=price_signs(courses)),
    ]
    sample = Path(__file__).with_name("drawn_courses.txt")
    assert "\n".join(plain(row).rstrip() for row in rows) + "\n" == sample.read_text(encoding="utf-8")


# Runs


def test_a_sentence_is_broken_between_its_words_and_keeps_its_looks() -> None:
    gilt = Look("#f2c14e")
    rows = wrap([Run("Clear "), Run("Rooftop Garden", gilt, "c4"), Run(" with Aki")], 14, [], [Run("  ")])
    assert [plain(row) for row in rows] == ["Clear Rooftop", "  Garden with", "  Aki"]
    assert rows[1][1] == Run("Garden", gilt, "c4")


def test_a_word_longer_than_a_row_is_broken() -> None:
    rows = wrap([Run("Taumatawhakatangihanga is far")], 10)
    assert [plain(row) for row in rows] == ["Taumatawha", "katangihan", "ga is far"]


def test_signs_of_two_columns_are_counted_as_two() -> None:
    assert width([Run("寿司")]) == 4
    assert plain(cut([Run("寿司屋")], 4)).startswith("寿")
    assert width(cut([Run("寿司屋")], 4)) <= 4


def test_items_flow_and_only_what_is_too_long_is_broken() -> None:
    items = [[Run("Aki")], [Run("Nana Nimbus")], [Run("Twig")]]
    rows = flow(items, 18, [Run("Hand: ")], [Run("  ")], Run(" | "))
    assert [plain(row) for row in rows] == ["Hand: Aki", "  Nana Nimbus", "  Twig"]


# Options


@pytest.mark.parametrize(
    ("cost", "told", "brief"),
    [
        ("3 stars", "1 Enter Aki for 3 stars", "1 Enter Aki 3★"),
        ("20k: your last", "1 Enter Aki for 20k: your last", "1 Enter Aki 20k: your last"),
        ("lose 1 Merit", "1 Enter Aki (lose 1 Merit)", "1 Enter Aki (lose 1 Merit)"),
        ("2", "1 Enter Aki for 2", "1 Enter Aki for 2"),
        ("", "1 Enter Aki", "1 Enter Aki"),
    ],
)
def test_an_option_ends_with_its_price(cost: str, told: str, brief: str) -> None:
    option = Option(code=1, text=["Enter Aki"], cost=cost)
    decision = Decision(seat=0, prompt=["What do you do?"], options=[option])

    rows = option_rows(decision, 80)
    signed = option_rows(decision, 80, prices={"star": "★"})

    assert [plain(row) for row in rows] == [told]
    assert [plain(row) for row in signed] == [brief]


def test_a_long_card_text_behind_a_name_is_left_to_the_card() -> None:
    text = "untap a tapped partner of yours, and draw a card"
    option = Option(code=1, text=["Use ", Word(w="Aki", card="c1"), f": {text}"], brief=2, cost="tap this")
    decision = Decision(seat=0, prompt=["What do you do?"], options=[option])

    assert [plain(row) for row in option_rows(decision, 80, prices={})] == ["1 Use Aki (tap this)"]
    assert text in " ".join(plain(row) for row in option_rows(decision, 200))


def test_where_options_overflow_what_ends_stands_first_with_its_number() -> None:
    ways = [Option(code=n, text=[f"Do {n}"]) for n in range(1, 4)]
    decision = Decision(seat=0, prompt=["?"], options=[*ways, Option(code=9, text=["End your turn"], way="stop")])

    first = plain(option_rows(decision, 20, ends_first=True)[0])

    assert first.split() == ["4", "End", "your", "turn"]


# Explaining


def a_table() -> tuple[View, Explaining]:
    game = rulebound.load("courses")
    scene = {
        "seats": [
            {"hand": ["Sir Thistle"], "world map": [{"name": "Dune Sea", "partners": ["Aki"]}], "discard": ["Foghorn"]},
            {"world map": ["Mossy Keep"]},
        ],
        "turn": 2,
    }
    seat = Match.of_scene(game, scene).state.seat_of(0)
    view = seat.view()
    return view, Explaining(seat, view, 60)


def text_of(explaining: Explaining, target: str) -> str:
    return " ".join(" ".join(plain(row) for row in explaining.rows(target)).split())


def named(view: View, name: str) -> str:
    """The id of the first card of this name."""
    cards = [card for area in view.areas for card in nested(area.cards) if card.face]
    return next(card.id for card in cards if view.faces[card.face].name == name)


def test_a_card_is_explained_with_what_it_can_do_and_what_not() -> None:
    view, explaining = a_table()

    aki = text_of(explaining, named(view, "Aki"))
    assert "Possible now:" in aki
    assert "Clear Dune Sea with Aki for 1 point" in aki
    thistle = text_of(explaining, named(view, "Sir Thistle"))
    assert "Not possible now:" in thistle
    assert "[enter.cost]" in thistle


def test_options_clauses_players_and_piles_are_explained() -> None:
    _, explaining = a_table()

    assert "[clear.partner]" in text_of(explaining, "option:1")
    assert "20 points wins" in text_of(explaining, "clause:win.points")
    assert "Points 0/20" in text_of(explaining, "seat.0")
    assert "Foghorn" in text_of(explaining, "discard.0")
    assert "cards, face down" in text_of(explaining, "deck.0")


@pytest.mark.parametrize("target", ["c999", "clause:no.such", "term:none", "option:99", "seat.1", "map.1"])
def test_whatever_is_pointed_at_has_an_answer_or_none_and_never_breaks(target: str) -> None:
    _, explaining = a_table()

    assert explaining.title(target)
    for row in [*explaining.rows(target), *explaining.brief(target, 2)]:
        assert width(row) <= 60


def test_every_thing_of_every_view_can_be_explained(view: View) -> None:
    _, explaining = a_table()
    explaining.view, explaining.sheet = view, Sheet(view)
    targets = {spot.target for spot in spots_of([*table_rows(view, 140, 60), *news_rows(view.log, 140)])}
    for target in targets:
        assert explaining.title(target)
        assert all(width(row) <= 60 for row in explaining.brief(target, 2))


def test_a_reason_that_holds_for_two_actions_is_told_once() -> None:
    """One sentence, two clauses: that a card says so, and that nobody exhausted leads a fight."""
    exhausted = {"name": "Record-O-Matic", "exhausted": True}
    scene = rulebound.load("avarium").scene(
        seats=[{"idol": "Kumara RAJ", "class": [exhausted]}, {"idol": "AMYBA", "class": ["Pink One"]}]
    )
    view = scene.seat_of(0).view()
    explaining = Explaining(scene.seat_of(0), view, 200)

    drawn = [plain(row) for row in explaining.refusals(explaining.refused([named(view, "Record-O-Matic")]))]
    typed = Queries(scene.seat_of(0), view, 200, "utf-8").answer("Record-O-Matic").splitlines()

    told = "Record-O-Matic is exhausted."
    assert next(line for line in drawn if told in line).endswith(f"{told} [exhaust.once] [fight.leader]")
    assert next(line for line in typed if told in line).endswith(f"{told} [exhaust.once] [fight.leader]")
    assert [len([line for line in lines if told in line]) for lines in (drawn, typed)] == [1, 1]


def test_a_price_that_is_not_as_printed_says_so() -> None:
    game = rulebound.load("avarium")
    seats = [
        {"idol": "Kumara RAJ", "class": ["Muse on Retainer"], "hand": ["Pop Quiz"], "reputation": 4},
        {"idol": "AMYBA"},
    ]
    view = game.scene(seats=seats).seat_of(0).view()

    text = "\n".join(plain(row) for row in table_rows(view, 66, 20))

    assert "Pop Quiz ★^1" in text


def test_on_a_small_screen_what_rivals_have_goes_before_news(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    game = rulebound.load("avarium")
    local = taught(game, "schemes")

    async def run() -> str:
        async with TableApp(local).run_test(size=(80, 24)) as pilot:
            await pilot.press("enter")
            await pilot.pause()
            screen = next(screen for screen in pilot.app.screen_stack if isinstance(screen, TableScreen))
            return "\n".join(plain(row) for row in screen.canvas("table").rows)

    assert "Hatsurugi TOUKA" in asyncio.run(run())
