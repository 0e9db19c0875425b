"""The full-screen client, played through Textual's pilot: keys and mouse in, what stands on the screen out."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeAlias, cast

import pytest
from textual import _wait
from textual.containers import Vertical
from textual.pilot import Pilot
from textual.widgets import Label

import rulebound
from rulebound.bots import LEVELS
from rulebound.bots.greedy import GreedyBot
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.match import Match
from rulebound.kernel.game.record import read_record
from rulebound.session.players import players_of
from rulebound.session.thinking import NoThought
from rulebound.terminal.drawn.reading import help_rows, tip_rows
from rulebound.terminal.drawn.runs import Run, plain, width
from rulebound.terminal.drawn.sheet import Sheet
from rulebound.terminal.full.app import TableApp
from rulebound.terminal.full.canvas import Canvas
from rulebound.terminal.full.choosing import Choices
from rulebound.terminal.full.menu import HowMany, Menu, Opponents
from rulebound.terminal.full.pages import Agreement, Cover, Line, Page, Rulebook
from rulebound.terminal.full.setting_up import SettingUp
from rulebound.terminal.full.table_screen import TableScreen
from rulebound.terminal.keeping import unfinished
from rulebound.terminal.local_table import LocalTable, begun, local_table_at, taught
from rulebound.terminal.thinking import Thinking
from tests.sampling import sampled

Playing: TypeAlias = Pilot[str]
SMALL = (80, 24)
LARGE = (140, 45)


@pytest.fixture(autouse=True)
def quiet_state(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("TEXTUAL_ANIMATIONS", "none")
    # The pilot sleeps until the process has been idle for so long, several times for each key: half is enough.
    monkeypatch.setattr(_wait, "SLEEP_GRANULARITY", 0.01)
    monkeypatch.setattr(_wait, "SLEEP_IDLE", 0.001)
    monkeypatch.chdir(tmp_path)


@pytest.fixture(scope="module")
def game() -> Game:
    return rulebound.load("courses")


def played(app: TableApp, steps: Callable[[Playing], Awaitable[None]], size: tuple[int, int] = SMALL) -> None:
    """Runs the client, and does these steps in it."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            await steps(pilot)

    asyncio.run(run())


async def settled(pilot: Playing) -> None:
    """Bots that are quick have moved, and everything is drawn."""
    await pilot.pause()
    for _ in range(500):
        if not any(worker.group == "bot" and not worker.is_finished for worker in pilot.app.workers):
            break
        await pilot.pause(0.01)
    await pilot.pause()


async def all_read(pilot: Playing, menu: Menu) -> None:
    """The menu has read the cards of all games."""
    for _ in range(1200):
        if len(menu.games) == len(rulebound.GAMES):
            break
        await pilot.pause(0.05)
    assert len(menu.games) == len(rulebound.GAMES), "the cards of a game cannot be read"
    await pilot.pause()


async def press(pilot: Playing, *keys: str) -> None:
    await pilot.press(*keys)
    await settled(pilot)


def is_on(pilot: Playing, kind: type[object]) -> bool:
    """Whether such a screen is on top."""
    return isinstance(pilot.app.screen, kind)


def table(pilot: Playing) -> TableScreen:
    return next(screen for screen in reversed(pilot.app.screen_stack) if isinstance(screen, TableScreen))


def read(pilot: Playing) -> str:
    """All that stands on the canvases of the present screen."""
    return "\n".join(plain(row) for canvas in pilot.app.screen.query(Canvas) if canvas.display for row in canvas.rows)


def said(pilot: Playing) -> str:
    return "\n".join(plain(row) for row in table(pilot).canvas("said").rows)


def scene(game: Game, players: str = "human:Ann,random", points: int = 4, **more: Any) -> LocalTable:
    """Ann's main phase: three stars, Aki at Rooftop Garden, Sir Thistle in the hand; her rival has a guard."""
    given = {
        "seats": [
            {
                "points": points,
                "world map": [{"name": "Rooftop Garden", "partners": ["Aki"]}, "Windmill Ridge", "Dune Sea"],
                "hand": ["Sir Thistle", "Victory Pie", "Leviathan with a Cold"],
            },
            {"world map": [{"name": "Mossy Keep", "partners": ["Twig", {"name": "Aki", "owner": 0}]}]},
        ],
        "turn": 3,
        "seed": 4,
        **more,
    }
    listed = players_of(players)
    match = Match.of_scene(game, {**given, "names": [player.name for player in listed]})
    return local_table_at(match, listed)


def crowded(game: Game) -> LocalTable:
    """Ann's main phase with more than ten options."""
    mine = {
        "world map": [
            {"name": "Rooftop Garden", "partners": ["Twig", "Nana Nimbus"]},
            {"name": "Windmill Ridge", "partners": ["Aki"]},
            "Carousel Atoll",
        ],
        "hand": ["Salt Sprite", "Pip and Pop", "Bell Ringer", "Victory Pie", "Lucky Acorn"],
    }
    return scene(game, seats=[mine, {"world map": ["Dune Sea"], "hand": ["Aki"]}])


def number(pilot: Playing, beginning: str) -> int:
    """The number of the first option that begins so."""
    view = table(pilot).drawn
    assert view.decision is not None
    texts = ["".join(word if isinstance(word, str) else word.w for word in it.text) for it in view.decision.options]
    return next(place for place, text in enumerate(texts, 1) if text.startswith(beginning))


async def type_number(pilot: Playing, wanted: int) -> None:
    await pilot.press(*str(wanted))
    if table(pilot).typed:
        await pilot.press("enter")
    await settled(pilot)


# Playing


def test_a_game_is_played_to_its_end_with_the_keyboard(game: Game) -> None:
    local = scene(game, points=17)

    async def steps(pilot: Playing) -> None:
        bot = GreedyBot(1)
        while local.decider >= 0 and len(local.match.actions) < 1500:
            options = local.match.state.legal_actions()
            await type_number(pilot, options.index(bot.choose(local.seat(0))) + 1)
        assert local.match.state.over
        assert "another game" in read(pilot)
        assert unfinished("courses") == []
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        assert "The chance to win" in "\n".join(plain(row) for row in table(pilot).canvas("decision").rows)
        await press(pilot, "n")
        assert table(pilot).local is not local
        assert not table(pilot).local.match.state.over

    played(TableApp(local), steps)


def test_a_game_is_played_with_the_mouse(game: Game) -> None:
    local = scene(game)

    async def steps(pilot: Playing) -> None:
        await click(pilot, "decision", f"option:{number(pilot, 'Clear Rooftop Garden')}")
        assert local.match.state.seat_of(0).view().seats[0].counters[0].now == 5
        before = len(local.match.actions)
        await click(pilot, "decision", f"option:{number(pilot, 'End your turn')}")
        assert len(local.match.actions) > before + 1  # the bot has moved, too
        assert local.decider == 0

    played(TableApp(local), steps)


async def click(pilot: Playing, canvas: str, target: str, button: int = 1) -> None:
    spot = next(spot for spot in table(pilot).canvas(canvas).spots if spot.target == target)
    await pilot.click(f"#{canvas}", offset=(spot.left + 1, spot.row), button=button)
    await settled(pilot)


def test_a_card_with_one_option_does_it_when_it_is_clicked(game: Game) -> None:
    local = scene(game)

    async def steps(pilot: Playing) -> None:
        card = next(
            card.id for area in table(pilot).drawn.areas for card in area.cards if face(pilot, card) == "Sir Thistle"
        )
        await click(pilot, "table", card)
        assert len(local.match.actions) == 1

    played(TableApp(local), steps)


def face(pilot: Playing, card: Any) -> str:
    faces = table(pilot).drawn.faces
    return faces[card.face].name if card.face else ""


def test_a_card_with_several_options_asks_which(game: Game) -> None:
    local = scene(game)

    async def steps(pilot: Playing) -> None:
        view = table(pilot).drawn
        course = next(card for area in view.areas for card in area.cards if face(pilot, card) == "Rooftop Garden")
        await click(pilot, "table", course.on[0].id)
        assert is_on(pilot, Page)
        text = read(pilot)
        assert "Possible now:" in text
        assert "Clear Rooftop Garden with Aki" in text
        await press(pilot, str(number(pilot, "Clear Rooftop Garden")))
        assert not is_on(pilot, Page)
        assert len(local.match.actions) == 1

    played(TableApp(local), steps)


def test_what_is_refused_says_why_with_its_clause(game: Game) -> None:
    async def steps(pilot: Playing) -> None:
        view = table(pilot).drawn
        hand = next(area for area in view.areas if area.role == "hand" and area.owner == 0)
        card = next(card.id for card in hand.cards if face(pilot, card) == "Leviathan with a Cold")
        await click(pilot, "table", card)
        assert "Leviathan with a Cold" in said(pilot)
        assert "[enter.cost]" in said(pilot)
        await press(pilot, "w")
        assert "[clear.guarded]" in read(pilot)
        assert "Twig" in read(pilot)

    played(TableApp(scene(game)), steps)


def test_a_number_that_is_not_there_says_what_is(game: Game) -> None:
    async def steps(pilot: Playing) -> None:
        await press(pilot, "0")
        assert "There is no option 0, only 1 to" in said(pilot)

    played(TableApp(scene(game)), steps)


def test_a_number_that_may_go_on_waits_and_can_be_forgotten(game: Game) -> None:
    local = crowded(game)

    async def steps(pilot: Playing) -> None:
        assert len(local.match.state.options) >= 10
        await press(pilot, "1")
        assert local.match.actions == []
        assert "Enter does option 1" in said(pilot)
        await press(pilot, "escape")
        assert table(pilot).typed == ""
        await press(pilot, "1", "0")
        assert len(local.match.actions) == 1

    played(TableApp(local), steps)


def test_keys_go_from_the_options_to_the_table_and_choose_there(game: Game) -> None:
    local = scene(game)

    async def steps(pilot: Playing) -> None:
        await press(pilot, "up")
        assert pilot.app.focused is not None
        assert pilot.app.focused.id == "table"
        assert table(pilot).pointed in Sheet(table(pilot).drawn).starts  # a card that an option starts at
        await press(pilot, "tab", "down", "enter")
        assert len(local.match.actions) == 1

    played(TableApp(local), steps)


def test_every_option_can_be_reached_with_the_arrows(game: Game) -> None:
    local = scene(game)

    async def steps(pilot: Playing) -> None:
        seen = set()
        for _ in range(len(local.match.state.options) + 1):
            await pilot.press("right")
            seen.add(table(pilot).pointed)
        assert {f"option:{n}" for n in range(1, len(local.match.state.options) + 1)} <= seen

    played(TableApp(local), steps)


# Asking


def test_whatever_is_pointed_at_is_explained(game: Game) -> None:
    async def steps(pilot: Playing) -> None:
        await press(pilot, "down", "question_mark")
        assert is_on(pilot, Page)
        assert "[enter.cost]" in read(pilot)
        await press(pilot, "escape")
        await press(pilot, "f1")
        assert is_on(pilot, Page)

    played(TableApp(scene(game)), steps)


def test_the_right_button_explains(game: Game) -> None:
    local = scene(game)

    async def steps(pilot: Playing) -> None:
        await click(pilot, "decision", "option:1", button=3)
        assert is_on(pilot, Page)
        assert local.match.actions == []

    played(TableApp(local), steps)


def test_the_keys_are_explained_where_nothing_is_pointed_at(game: Game) -> None:
    async def steps(pilot: Playing) -> None:
        await press(pilot, "f1")
        assert "take back what you did last" in read(pilot)

    played(TableApp(scene(game)), steps)


@pytest.mark.slow
def test_the_keys_come_with_the_quick_tips_of_a_game_that_has_some() -> None:
    local = begun(rulebound.load("avarium"), players_of("human:Ann,random"), [], seed=3)

    async def steps(pilot: Playing) -> None:
        await press(pilot, "k")
        rows = cast("Page", pilot.app.screen).rows_of(80)
        assert any("Party Up!" in plain(row) for row in rows)
        assert len(rows) == len(help_rows((), 80)) + sum(len(tip_rows(tip, 80)) for tip in local.game.help)

    played(TableApp(local), steps, LARGE)


def test_the_rulebook_is_looked_through_by_a_word(game: Game) -> None:
    async def steps(pilot: Playing) -> None:
        await press(pilot, "r")
        assert is_on(pilot, Rulebook)
        await press(pilot, *"guarded")
        assert "[clear.guarded]" in read(pilot)
        assert "[draw.one]" not in read(pilot)
        await press(pilot, "escape")
        assert is_on(pilot, TableScreen)

    played(TableApp(scene(game)), steps)


def test_the_log_tells_everything(game: Game) -> None:
    async def steps(pilot: Playing) -> None:
        await type_number(pilot, number(pilot, "Clear Rooftop Garden"))
        await press(pilot, "l")
        assert "Ann clears Rooftop Garden with Aki." in read(pilot)

    played(TableApp(scene(game)), steps)


def test_a_wide_screen_tells_at_its_side_what_is_pointed_at(game: Game) -> None:
    async def steps(pilot: Playing) -> None:
        await press(pilot, "down")
        rows = "\n".join(plain(row) for row in table(pilot).canvas("pointed").rows)
        assert "[enter.cost]" in rows
        assert "┌" in "\n".join(plain(row) for row in table(pilot).canvas("table").rows)

    played(TableApp(scene(game)), steps, LARGE)


@pytest.mark.slow
def test_a_line_of_a_long_log_is_not_cut_by_the_scroll_bar(game: Game) -> None:
    async def steps(pilot: Playing) -> None:
        for _ in range(12):
            await press(pilot, "1")
        log = table(pilot).canvas("log")

        assert len(log.rows) > log.size.height
        assert max(width(row) for row in log.rows) <= log.size.width

    played(TableApp(scene(game)), steps, (LARGE[0], 30))


@pytest.mark.parametrize("size", [(112, 40), (130, 45), LARGE])
def test_a_table_beside_the_log_has_boxes_too(game: Game, size: tuple[int, int]) -> None:
    async def steps(pilot: Playing) -> None:
        assert "┌" in "\n".join(plain(row) for row in table(pilot).canvas("table").rows)

    played(TableApp(scene(game)), steps, size)


@pytest.mark.slow
def test_an_answer_to_a_key_does_not_change_how_the_table_looks(game: Game) -> None:
    async def steps(pilot: Playing) -> None:
        before = table(pilot).fold
        await press(pilot, "0")
        assert "There is no option 0" in said(pilot)
        assert table(pilot).fold == before
        await press(pilot, "escape")
        assert table(pilot).fold == before

    for high in range(26, 40):
        played(TableApp(scene(game)), steps, (100, high))


@pytest.mark.slow
def test_a_hint_rates_the_options(game: Game) -> None:
    local = scene(game)

    async def steps(pilot: Playing) -> None:
        await pilot.press("h")
        for _ in range(1200):
            await pilot.pause(0.05)
            if "to win" in said(pilot):
                break
        assert "A strong player would take" in said(pilot)
        assert local.match.actions == []

    played(TableApp(local), steps)


# Taking back


def test_an_action_is_taken_back(game: Game) -> None:
    local = scene(game)
    begun_at = local.match.state.fingerprint()

    async def steps(pilot: Playing) -> None:
        await type_number(pilot, number(pilot, "Clear Rooftop Garden"))
        await press(pilot, "u")
        assert local.match.state.fingerprint() == begun_at
        assert "Taken back." in said(pilot)

    played(TableApp(local), steps)


def test_esc_takes_back_a_choice_that_is_half_made(game: Game) -> None:
    local = scene(game)

    async def steps(pilot: Playing) -> None:
        await type_number(pilot, number(pilot, "Move Aki"))
        assert len(local.match.actions) == 1
        await press(pilot, "escape")
        assert local.match.actions == []

    played(TableApp(local), steps)


def test_what_cannot_be_taken_back_says_why(game: Game) -> None:
    async def steps(pilot: Playing) -> None:
        await press(pilot, "u")
        assert "You have done nothing yet." in said(pilot)
        await type_number(pilot, number(pilot, "End your turn"))
        await press(pilot, "u")
        assert "That cannot be taken back" in said(pilot)

    played(TableApp(scene(game)), steps)


def test_people_may_agree_to_take_back_more(game: Game) -> None:
    local = scene(game, "human:Ann,human:Tor")

    async def steps(pilot: Playing) -> None:
        await press(pilot, "enter")
        await type_number(pilot, number(pilot, "End your turn"))
        await press(pilot, "enter")
        await press(pilot, "u")
        assert is_on(pilot, Agreement)
        await press(pilot, "y")
        assert local.match.actions == []

    played(TableApp(local), steps)


# Several people


def test_the_hand_is_covered_until_the_next_person_has_the_keyboard(game: Game) -> None:
    local = scene(game, "human:Ann,human:Tor")

    async def steps(pilot: Playing) -> None:
        assert is_on(pilot, Cover)
        behind = "\n".join(plain(row) for canvas in table(pilot).query(Canvas) for row in canvas.rows)
        assert "Victory Pie" not in behind
        await press(pilot, "enter")
        assert "Victory Pie" in read(pilot)
        await type_number(pilot, number(pilot, "End your turn"))
        assert is_on(pilot, Cover)
        behind = "\n".join(plain(row) for canvas in table(pilot).query(Canvas) for row in canvas.rows)
        assert "Victory Pie" not in behind
        await press(pilot, "enter")
        assert table(pilot).drawn.viewer == 1
        assert "Victory Pie" not in read(pilot)

    played(TableApp(local), steps)


# Lessons


def test_a_lesson_says_what_to_do_and_points_at_it(game: Game) -> None:
    async def steps(pilot: Playing) -> None:
        assert game.lessons[1].steps[0].say[:40] in read(pilot)
        assert "step 1 of 7" in read(pilot)
        aimed = table(pilot).canvas("table").aimed
        assert [table(pilot).drawn.decision.options[0].touches[0]] == list(aimed)  # type: ignore[union-attr]

        await type_number(pilot, 1)

        assert "step 2 of 7" in read(pilot)

    played(TableApp(taught(game, "stars")), steps)


def test_what_is_read_goes_on_with_enter_and_what_is_tried_by_trying_it(game: Game) -> None:
    async def steps(pilot: Playing) -> None:
        await press(pilot, "enter")
        assert "step 2 of 5" in read(pilot)
        await type_number(pilot, 1)
        aki = next(iter(table(pilot).canvas("table").aimed))
        table(pilot).take(aki)
        await pilot.pause()
        assert "step 4 of 5" in read(pilot)
        assert "Aki is tapped." in read(pilot)
        await press(pilot, "g")
        assert "step 1 of 5" in read(pilot)

    played(TableApp(taught(game, "points")), steps)


# The end, and small screens


def test_the_end_of_the_turn_is_in_sight_however_many_options_there_are(game: Game) -> None:
    local = crowded(game)

    async def steps(pilot: Playing) -> None:
        decision = table(pilot).canvas("decision")
        rows = [plain(row) for row in decision.rows]
        assert len(rows) > decision.size.height
        assert "End your turn" in "\n".join(rows[: decision.size.height])

    played(TableApp(local), steps, (80, 18))


def test_in_the_end_everybody_s_numbers_stand_with_what_has_won(game: Game) -> None:
    local = scene(game, seats=[{"points": 19, "world map": [{"name": "Rooftop Garden", "partners": ["Aki"]}]}, {}])

    async def steps(pilot: Playing) -> None:
        await type_number(pilot, number(pilot, "Clear Rooftop Garden"))
        shown = [plain(row) for row in table(pilot).canvas("decision").rows]
        assert shown[0].startswith("You win: 20 points are reached.")
        assert shown[1].startswith("Ann ⚑20/20 · Bot ⚑0/20 · after 3 turns")

    played(TableApp(local), steps)


def test_one_row_of_news_tells_something_new(game: Game) -> None:
    async def steps(pilot: Playing) -> None:
        news = [[Run("First.")], [Run("Second.")], [Run("Third.")]]
        assert [plain(row) for row in table(pilot).latest(news, 1, 40)] == ["(and 2 before: l) Third."]
        assert [plain(row) for row in table(pilot).latest(news, 2, 40)][1] == "Third."

    played(TableApp(scene(game)), steps)


# Keeping


def test_the_menu_speaks_of_throwing_away_only_where_a_game_is_kept(game: Game) -> None:
    async def without(pilot: Playing) -> None:
        assert "throws" not in str(pilot.app.screen.query_one(Vertical).border_subtitle)
        await press(pilot, "d")
        assert "No game is kept" in str(pilot.app.screen.query_one("#fault", Label).render())

    async def with_one(pilot: Playing) -> None:
        assert "d throws a kept game away" in str(pilot.app.screen.query_one(Vertical).border_subtitle)

    played(TableApp(), without)
    scene(game).keep()
    played(TableApp(), with_one)


def test_a_game_that_was_left_goes_on_from_the_menu(game: Game) -> None:
    local = scene(game)

    async def leave(pilot: Playing) -> None:
        await type_number(pilot, number(pilot, "Clear Rooftop Garden"))
        await press(pilot, "q")

    async def go_on(pilot: Playing) -> None:
        assert is_on(pilot, Menu)
        await press(pilot, "1", "enter")  # there are ten entries and more
        assert table(pilot).local.match.state.fingerprint() == local.match.state.fingerprint()
        await press(pilot, "q")
        assert is_on(pilot, Menu)

    app = TableApp(local)
    played(app, leave)
    assert app.return_value == "The game is kept: `rulebound play --terminal courses` goes on with it."
    played(TableApp(), go_on)


def test_a_kept_game_can_be_thrown_away(game: Game) -> None:
    local = scene(game)
    local.keep()

    async def steps(pilot: Playing) -> None:
        await press(pilot, "d", "n")
        assert len(unfinished(None)) == 1
        await press(pilot, "d", "y")
        assert unfinished(None) == []
        assert is_on(pilot, Menu)

    played(TableApp(), steps)


def test_a_game_of_other_rules_is_shown_and_cannot_go_on(game: Game) -> None:
    local = scene(game)
    local.keep()
    kept = json.loads(local.path.read_text(encoding="utf-8"))
    kept["charter"]["record"]["rules"] = "0"
    local.path.write_text(json.dumps(kept), encoding="utf-8")

    async def steps(pilot: Playing) -> None:
        menu = cast("Menu", pilot.app.screen)
        lines = [way.line for way in menu.ways]
        assert lines[-2:] == ["Cannot go on", "Leave"], "what can be played comes first"
        await press(pilot, "end", "up", "enter")
        assert is_on(pilot, Menu)
        assert "other rules" in str(menu.query_one("#fault", Label).render())
        await press(pilot, "end", "up", "d", "y")
        assert unfinished(None) == []

    played(TableApp(), steps)


@pytest.mark.slow
def test_a_bot_that_thinks_for_long_does_so_beside_the_screen(game: Game) -> None:
    local = scene(game, "human:Ann,ismcts:20")

    async def steps(pilot: Playing) -> None:
        before = len(local.match.actions)
        await pilot.press("p")
        for _ in range(1200):
            await pilot.pause(0.05)
            if local.decider == 0 and len(local.match.actions) > before + 1:
                break
        assert local.decider == 0
        assert len(local.match.actions) > before + 1

    played(TableApp(local), steps)


def test_a_bot_that_fails_is_asked_again(game: Game) -> None:
    local = scene(game, "human:Ann,ismcts:20")

    async def steps(pilot: Playing) -> None:
        failing = Thinking()
        failing.choice = fails  # type: ignore[method-assign]
        working, cast("TableApp", pilot.app).thinking = cast("TableApp", pilot.app).thinking, failing
        await press(pilot, "p")
        assert "the bot has stopped thinking. Enter lets it try again" in said(pilot)
        working.choice = does_the_first  # type: ignore[method-assign]
        cast("TableApp", pilot.app).thinking = working
        await press(pilot, "enter")
        assert len(local.match.actions) > 1

    async def fails(local: LocalTable) -> int:
        raise NoThought("the bot has stopped thinking")

    async def does_the_first(local: LocalTable) -> int:
        return local.match.state.legal_actions()[-1].code

    played(TableApp(local), steps)


def test_a_record_is_saved_and_never_over_another_file(game: Game, tmp_path: Path) -> None:
    local = scene(game)
    (tmp_path / "mine.json").write_text("something else")

    async def steps(pilot: Playing) -> None:
        for name in ("mine.json", "ours.json"):
            await press(pilot, "s")
            assert is_on(pilot, Line)
            await press(pilot, "ctrl+u", *name.replace(".", " ").split()[0], "full_stop", *"json", "enter")
            if name == "mine.json":
                assert "Give another name" in said(pilot)
        assert "Saved" in said(pilot)

    played(TableApp(local), steps)
    assert (tmp_path / "mine.json").read_text() == "something else"
    saved = Match.from_record(read_record((tmp_path / "ours.json").read_bytes()), game)
    assert saved.state.fingerprint() == local.match.state.fingerprint()


# The menu and the screen


@pytest.mark.slow
def test_a_game_against_a_level_begins_from_the_menu() -> None:
    async def steps(pilot: Playing) -> None:
        assert is_on(pilot, Menu)
        menu = cast("Menu", pilot.app.screen)
        await all_read(pilot, menu)
        play = next(n for n, way in enumerate(menu.ways, 1) if way.line == "Play The Course Game")
        await press(pilot, str(play))
        assert is_on(pilot, Opponents)
        await press(pilot, "1")
        await press(pilot, "enter")  # as ten begins with it too
        assert is_on(pilot, HowMany)
        await press(pilot, "2")
        local = table(pilot).local
        assert [player.spec for player in local.players] == ["", "random", "random"]

    played(TableApp(), steps)


def test_a_table_is_set_up_by_hand() -> None:
    async def steps(pilot: Playing) -> None:
        menu = cast("Menu", pilot.app.screen)
        await all_read(pilot, menu)
        menu.ask_who("courses")
        await pilot.pause()
        assert is_on(pilot, Opponents)
        choose(pilot, "Set the table up")
        await pilot.pause()
        assert is_on(pilot, SettingUp)
        choose(pilot, "Seats: 2")
        choose(pilot, "Seat 3: " + LEVELS[0].name)
        choose(pilot, "Seat 1 plays Harbour Lights")
        choose(pilot, "First: random (usual)")
        choose(pilot, "Untap: own (usual)")
        choose(pilot, "Stalemate: 100 (usual)")
        await pilot.pause()
        await press(pilot, "backspace", "backspace", "backspace", "x", "enter")
        assert "It can be '100' or a whole number from 0 to 1000." in str(complaint(pilot))
        choose(pilot, "Stalemate: 100 (usual)")
        await pilot.pause()
        await press(pilot, "backspace", "backspace", "backspace", "7", "enter")
        choose(pilot, "Begin")
        await pilot.pause()
        local = table(pilot).local
        setup = local.match.state.setup
        assert [player.spec for player in local.players] == ["", LEVELS[0].spec, LEVELS[1].spec]
        assert [deck.name for deck in setup.decks] == ["High Ridge", "High Ridge", "Tea and Almanacs"]
        assert (setup.options["first"], setup.rulings["untap"], setup.rulings["stalemate"]) == ("1", "all", "7")

    played(TableApp(), steps)


def test_with_fewer_seats_nothing_is_left_that_needs_more() -> None:
    async def steps(pilot: Playing) -> None:
        pilot.app.push_screen(SettingUp(rulebound.load("courses")))
        await pilot.pause()
        for line in ("Seats: 2", "Seats: 3", "First: random (usual)", "First: 1", "First: 2", "First: 3"):
            choose(pilot, line)
        screen = cast("SettingUp", pilot.app.screen)
        assert screen.options["first"] == "4"
        choose(pilot, "Seats: 4")
        assert (screen.seats, screen.options["first"]) == (2, "random")

    played(TableApp(), steps)


@pytest.mark.parametrize("size", [SMALL, (120, 24), LARGE])
def test_a_page_that_scrolls_cuts_no_row(game: Game, size: tuple[int, int]) -> None:
    async def steps(pilot: Playing) -> None:
        await press(pilot, "k")
        canvas = cast("Page", pilot.app.screen).canvas
        assert canvas.rows
        assert max(len(plain(row)) for row in canvas.rows) <= canvas.scrollable_content_region.width

    played(TableApp(scene(game)), steps, size)


@pytest.mark.slow
def test_a_long_menu_takes_numbers_of_two_figures() -> None:
    async def steps(pilot: Playing) -> None:
        menu = cast("Choices", pilot.app.screen)
        assert len(menu.ways) >= 13
        await pilot.press("9")
        await pilot.pause()
        assert type(pilot.app.screen).__name__ == "Opponents", "no entry begins with 9 and another figure"
        await pilot.press("escape", "1", "9")
        assert "There is no entry 19" in str(complaint(pilot))
        await pilot.press("1", "2")
        await pilot.pause()
        assert cast("Choices", pilot.app.screen).heading == "Windward"
        await pilot.press("escape", "1", "enter")
        await pilot.pause()
        assert cast("Choices", pilot.app.screen).heading != "Rulebound"

    played(TableApp(), steps)


def choose(pilot: Playing, line: str) -> None:
    """Takes the line of a menu."""
    menu = cast("Choices", pilot.app.screen)
    menu.choose([way.line for way in menu.ways].index(line))


def complaint(pilot: Playing) -> object:
    return pilot.app.screen.query_one("#fault", Label).render()


@pytest.mark.parametrize("size", sampled([(60, 20), SMALL, (110, 30), LARGE, (30, 10), (200, 60)], (60, 20), (30, 10)))
def test_the_screen_may_change_its_size(game: Game, size: tuple[int, int]) -> None:
    async def steps(pilot: Playing) -> None:
        await pilot.resize_terminal(*size)
        screen = table(pilot)
        for _ in range(500):  # until the table is laid out anew, which a busy machine does late
            await pilot.pause(0.01)
            if sum(canvas.size.height for canvas in screen.query("#main > Canvas")) <= size[1]:
                break
        await settled(pilot)
        assert sum(canvas.size.height for canvas in screen.query("#main > Canvas")) <= size[1]
        if size[1] < 20:
            assert "Make the window larger" in read(pilot)
        else:
            decision = screen.canvas("decision")
            assert decision.size.height >= min(len(decision.rows), 7)
            for canvas in screen.query(Canvas):
                if canvas.display and canvas.size.height:
                    assert all(len(plain(row)) <= canvas.size.width for row in canvas.rows), canvas.id
        await type_number(pilot, number(pilot, "Clear Rooftop Garden"))
        assert len(screen.local.match.actions) == 1

    played(TableApp(scene(game)), steps, LARGE)


def test_colours_can_be_left_out(game: Game) -> None:
    async def steps(pilot: Playing) -> None:
        canvas = table(pilot).canvas("decision")
        colours = [segment.style.color for segment in canvas.render_line(1) if segment.style]
        assert any(colours)
        await press(pilot, "c")
        assert not any(segment.style.color for segment in canvas.render_line(1) if segment.style)

    played(TableApp(scene(game)), steps)


def test_a_screen_without_colours_from_the_start_is_drawn(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def steps(pilot: Playing) -> None:
        assert not cast("TableApp", pilot.app).colours
        await type_number(pilot, number(pilot, "Clear Rooftop Garden"))
        assert len(table(pilot).local.match.actions) == 1

    played(TableApp(scene(game)), steps)


SHOWN = {("proelium", "small")}  # in the gate
EACH_GAME = [
    pytest.param(name, size, id=f"{name}-{kind}", marks=[] if (name, kind) in SHOWN else [pytest.mark.slow])
    for name in rulebound.GAMES
    for kind, size in [("small", SMALL), ("large", LARGE)]
]


@pytest.mark.parametrize(("name", "size"), EACH_GAME)
def test_every_game_is_drawn_and_played(name: str, size: tuple[int, int]) -> None:
    """For a while, against a bot: nothing runs over the edge, and every option is there."""
    local = begun(rulebound.load(name), players_of("human:Ann,random"), [], seed=size[1])

    async def steps(pilot: Playing) -> None:
        for turn in range(6):
            screen = table(pilot)
            if local.decider < 0:
                break
            options = local.match.state.legal_actions()
            shown = {spot.target for spot in screen.canvas("decision").spots}
            assert {f"option:{number}" for number in range(1, len(options) + 1)} <= shown
            for canvas in screen.query(Canvas):
                if canvas.size.height and canvas.display:
                    assert all(width(row) <= canvas.size.width for row in canvas.rows), canvas.id
            await type_number(pilot, 1 + turn % len(options))
        assert len(local.match.actions) >= 6

    played(TableApp(local), steps, size)
