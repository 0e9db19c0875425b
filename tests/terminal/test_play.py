"""Playing at the terminal: what a person types and reads, from the first question to the last sentence."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

import pytest

from rulebound import Match, load
from rulebound.bots.random import RandomBot
from rulebound.cli import main
from rulebound.kernel.game.record import Record, read_record
from rulebound.kernel.table.seat import Seat

BEGIN = "courses --seed 5 --options first=1"
OPTION = re.compile(r"^ ?(\d+) (.+)$", re.MULTILINE)


class Spoken(NamedTuple):
    """What came of a command."""

    status: int
    out: str
    err: str


class Person:
    """Standard input: reads the screen and types lines one after another, or what a strategy makes of the options."""

    def __init__(self, types: Iterator[str] | Callable[[list[str]], str]) -> None:
        self.types = types
        self.screen = io.StringIO()
        self.read_to = 0

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        news = self.screen.getvalue()[self.read_to :]
        self.read_to += len(news)
        if not callable(self.types):
            return next(self.types, "")
        return self.types([text for _, text in OPTION.findall(news.rpartition("━")[2])])


def lines(*typed: str) -> Iterator[str]:
    return iter([f"{line}\n" for line in typed])


def ends_turns(options: list[str]) -> str:
    return f"{len(options)}\n"


def number(options: list[str], beginning: str) -> str:
    """What to type for the first option that begins so; nothing where there is none."""
    found = [place for place, text in enumerate(options, 1) if text.startswith(beginning)]
    return f"{found[0]}\n" if found else ""


@pytest.fixture(autouse=True)
def state_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "rulebound"


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., Spoken]:
    """Runs `rulebound play ...`; what is typed ends with the end of input."""

    def played(words: str, types: Iterator[str] | Callable[[list[str]], str]) -> Spoken:
        person = Person(types)
        monkeypatch.setattr(sys, "stdin", person)
        monkeypatch.setattr(sys, "stdout", person.screen)
        status = main(["play", "--terminal", *words.split()])
        return Spoken(status, person.screen.getvalue(), capsys.readouterr().err)

    return played


def kept(state_home: Path) -> dict[str, Any]:
    [path] = (state_home / "unfinished").glob("*.json")
    found = json.loads(path.read_bytes())
    assert isinstance(found, dict)
    return found


def finished(state_home: Path) -> Record:
    [path] = (state_home / "finished").glob("*.json")
    return read_record(path.read_bytes())


def in_one_line(text: str) -> str:
    return " ".join(text.split())


# A whole game


def test_a_whole_game_is_played_and_its_record_stays(play: Callable[..., Spoken], state_home: Path) -> None:
    spoken = play(BEGIN, ends_turns)

    assert spoken.status == 0
    assert spoken.err == ""
    assert "━\nBot wins: " in spoken.out
    assert "Seed 5: the same deal again with --seed 5." in spoken.out
    assert Match.from_record(finished(state_home)).state.is_terminal
    assert list((state_home / "unfinished").iterdir()) == []


def test_the_seed_is_not_told_before_the_end(play: Callable[..., Spoken]) -> None:
    spoken = play("courses --seed 918273", lines("1", "h", "?", "l", "q"))

    assert "918273" not in spoken.out


def test_bots_play_among_themselves(play: Callable[..., Spoken]) -> None:
    spoken = play("courses --seats random,random --seed 2", lines())

    assert spoken.status == 0
    assert "  Bot 1 draws 7 cards. [setup.hand]" in spoken.out
    assert re.search(r"Bot [12] wins: ", spoken.out)


def test_a_bot_that_thinks_says_so_once_in_its_turn_before_it_decides(play: Callable[..., Spoken]) -> None:
    spoken = play("courses --seed 1 --options first=1 --seats human,ismcts:2", lines("1", "1"))

    told = spoken.out.splitlines()
    waits = [i for i, line in enumerate(told) if line == "Bot is thinking."]
    assert len(waits) == 2  # in its mulligan, and in its turn
    assert any("Bot" in line for line in told[waits[1] + 1 :])


def test_bots_that_need_no_time_do_not_say_that_they_think(play: Callable[..., Spoken]) -> None:
    assert "is thinking" not in play("courses --seats random,greedy --seed 2", lines()).out


def test_nothing_is_wider_than_a_pipe_expects(play: Callable[..., Spoken]) -> None:
    spoken = play(BEGIN, ends_turns)

    assert [line for line in spoken.out.splitlines() if len(line) > 80 and "/" not in line] == []


def test_a_screen_without_unicode_gets_what_it_can_print(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n?\nr\nh\n\u00e9\n"))
    monkeypatch.setattr(sys, "stdout", screen)

    status = main(["play", "--terminal", "courses", "--seed", "5", "--seats", "human:Zo\u00eb,random"])

    assert status == 0
    screen.seek(0)
    assert "-- Zoe (you)" in screen.read()


def test_bytes_that_are_no_text_are_a_wrong_word(monkeypatch: pytest.MonkeyPatch, state_home: Path) -> None:
    screen = io.StringIO()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xff\xfe\n1\n"), encoding="utf-8"))
    monkeypatch.setattr(sys, "stdout", screen)

    status = main(["play", "--terminal", "courses", "--seed", "5"])

    assert status == 0
    assert "means nothing here" in screen.getvalue()
    assert len(kept(state_home)["actions"]) > 0


# Mistakes and questions


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("3", "There is no option 3, only 1 or 2."),
        ("0", "There is no option 0, only 1 or 2."),
        ("99999999999999999999", "There is no option 99999999999999999999, only 1 or 2."),
        ("?3", "There is no option 3, only 1 or 2."),
        ("\u00b2", "'\u00b2' means nothing here. Type 1 or 2, or h for help."),
        ("", "Type 1 or 2, or h for help."),
        ("twig", "To read about a card, put a question mark before its name: ?twig"),
        ("?brm the ferryman", "No card and no rule is called 'brm the ferryman'; did you mean 'Bram the Ferryman'?"),
        ("?qqqqq", "No card and no rule is called 'qqqqq'; r lists the rulebook."),
        ("r qqqqq", "No rule has the word 'qqqqq'."),
        ("u", "You have done nothing yet."),
        ("s /no/such/folder/x.json", "That cannot be written: No such file or directory."),
        ("s " + "x" * 300, "That cannot be written: File name too long."),
        ("s ~nobody-of-this-name/x.json", "That cannot be written: Could not determine home directory."),
    ],
)
def test_a_mistake_gets_a_sentence_and_does_nothing(
    play: Callable[..., Spoken], state_home: Path, typed: str, sentence: str
) -> None:
    spoken = play(BEGIN, lines(typed))

    assert sentence in in_one_line(spoken.out)
    assert spoken.status == 0
    assert kept(state_home)["actions"] == []


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("?1", "1 Keep this hand [setup.mulligan] A player who does not like that hand"),
        ("?clear.guarded", "[clear.guarded] A course cannot be cleared while"),
        ("?r8", "[R8] "),
        ("?draw.", "[draw.first] The first player does not draw"),
        ("r", "How to win: win.points, win.deck-out"),
        ("r guarded", "[clear.guarded] A course cannot be cleared while"),
        ("?stars", "Stars: Tapped courses"),
        ("?bram", "Bram the Ferryman \u00b7 "),
        ("?kite courier", "Kite Courier \u00b7 "),
        ("h", "q leaves; the game is kept"),
        ("l", "Bot draws 7 cards."),
    ],
)
def test_a_question_is_answered(play: Callable[..., Spoken], typed: str, sentence: str) -> None:
    spoken = play(BEGIN, lines(typed))

    assert sentence in in_one_line(spoken.out.rpartition(f"> {typed}\n")[2])


def test_a_card_tells_what_it_cannot_do_and_why(play: Callable[..., Spoken]) -> None:
    def asks_for_the_dearest(options: list[str]) -> str:
        return "1\n" if "Keep this hand" in options else next(asked, "")

    asked = lines("?", "?duchess")
    spoken = play("courses --seed 2", asks_for_the_dearest)

    assert re.search(r"costs \d stars, and you have \d stars? left\. \[enter\.cost\]", in_one_line(spoken.out))
    assert "Only your own partners" not in spoken.out.partition("> ?duchess")[0]


def test_an_option_that_is_explained_shows_its_card(play: Callable[..., Spoken]) -> None:
    def asks_for_the_first(options: list[str]) -> str:
        return "1\n" if "Keep this hand" in options else next(asked, "")

    asked = lines("?1")
    spoken = play("courses --seed 2", asks_for_the_first)

    told = in_one_line(spoken.out.rpartition("> ?1\n")[2])
    assert re.match(r"1 Enter (.+) for \d stars? About: \1 .*\1 · Partner Star cost \d · Point value \d", told)


def test_several_cards_that_may_be_meant_are_listed(play: Callable[..., Spoken]) -> None:
    spoken = play(BEGIN, lines("?er"))

    assert "Which one: " in spoken.out


# Taking back


def test_an_action_that_is_half_done_is_taken_back(play: Callable[..., Spoken]) -> None:
    seen: list[list[str]] = []
    typed: list[str] = []

    def enters_and_takes_back(options: list[str]) -> str:
        seen.append(options)
        if "u\n" in typed:
            return ""
        is_half_done = "End your turn" not in options and "Keep this hand" not in options
        typed.append("u\n" if is_half_done else number(options, "Enter") or ends_turns(options))
        return typed[-1]

    spoken = play(BEGIN, enters_and_takes_back)

    assert "Taken back." in spoken.out
    assert seen[-2] != seen[-3] == seen[-1]


def test_what_others_have_answered_is_not_taken_back(play: Callable[..., Spoken]) -> None:
    spoken = play(BEGIN, lines("1", "u"))

    assert "That cannot be taken back: " in spoken.out


def test_people_among_themselves_take_back_what_all_agree_on(play: Callable[..., Spoken], state_home: Path) -> None:
    typed = lines("", "1", "", "u", "y", "")

    spoken = play(f"{BEGIN} --seats human:Ann,human:Tor", typed)

    assert "Take it back all the same, because everybody agrees? (y/N) y\nTaken back." in spoken.out
    assert kept(state_home)["actions"] == []


# Keeping


def test_the_end_of_input_keeps_the_game_and_play_goes_on_with_it(
    play: Callable[..., Spoken], state_home: Path
) -> None:
    first = play(BEGIN, lines("1"))
    so_far = kept(state_home)["actions"]

    again = play("courses", lines("", "v"))

    assert first.out.endswith("The game is kept: `rulebound play --plain courses` goes on with it.\n")
    assert "You have 1 unfinished game:" in again.out
    assert f"after {len(so_far)} decisions" in in_one_line(again.out)
    assert kept(state_home)["actions"] == so_far
    assert again.out.rpartition("> v\n")[2].partition("\n>")[0] in first.out


def test_settings_begin_a_new_game(play: Callable[..., Spoken]) -> None:
    play(BEGIN, lines("1"))

    spoken = play("courses --seed 6", lines())

    assert "unfinished" not in spoken.out


def test_a_kept_game_can_be_thrown_away(play: Callable[..., Spoken], state_home: Path) -> None:
    play(BEGIN, lines("1"))

    spoken = play("courses", lines("d 1", "n", "d 1", "y"))

    assert spoken.out.count("Throw game 1 away for good? (y/N)") == 2
    assert kept(state_home)["charter"]["record"]["seed"] != 5


def test_the_newest_game_is_offered_first(play: Callable[..., Spoken]) -> None:
    for name in ("Old", "Middle", "New"):
        play(f"courses --seats human:{name},random", lines("1"))

    spoken = play("", lines())

    offered = re.findall(r"^ \d  Courses, left today at \d\d:\d\d: (\w+) and", spoken.out, re.MULTILINE)
    assert offered == ["New", "Middle", "Old"]


@pytest.mark.parametrize(("part", "sentence"), [("rules", "other rules"), ("cards", "other cards")])
def test_a_game_begun_with_other_rules_or_cards_is_not_gone_on_with(
    play: Callable[..., Spoken], state_home: Path, part: str, sentence: str
) -> None:
    play(BEGIN, lines("1"))
    [path] = (state_home / "unfinished").glob("*.json")
    changed = json.loads(path.read_bytes())
    changed["charter"]["record"][part] = "0"
    path.write_text(json.dumps(changed))

    spoken = play("courses", lines("", "1", "n"))

    assert f"It cannot go on. It began with {sentence}" in in_one_line(spoken.out)
    assert f"That game cannot go on. It began with {sentence}" in in_one_line(spoken.out)
    assert "(Enter: " not in spoken.out
    assert json.loads(path.read_bytes()) == changed


def test_a_damaged_kept_game_is_said_to_be_one(play: Callable[..., Spoken], state_home: Path) -> None:
    folder = state_home / "unfinished"
    folder.mkdir(parents=True)
    (folder / "broken.json").write_text("{")

    spoken = play("", lines("1", "n", "", ""))

    assert "broken.json. It cannot be read: " in spoken.out
    assert spoken.status == 0


def test_a_game_that_cannot_be_kept_says_so_once(
    play: Callable[..., Spoken], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))

    spoken = play(BEGIN, lines("1", "1"))

    assert spoken.status == 0
    assert spoken.out.count("This game cannot be kept, and will be lost if you leave") == 1
    assert spoken.out.endswith("The game could not be kept.\n")


def test_leaving_with_the_keyboard_loses_nothing(
    play: Callable[..., Spoken], capsys: pytest.CaptureFixture[str], state_home: Path
) -> None:
    def keeps_and_interrupts(options: list[str]) -> str:
        if "Keep this hand" in options:
            return "1\n"
        raise KeyboardInterrupt

    spoken = play(BEGIN, keeps_and_interrupts)

    assert spoken.status == 130
    assert "The game is kept" in spoken.out
    assert len(kept(state_home)["actions"]) >= 1


def stumbles(bot: RandomBot, seat: Seat) -> NoReturn:
    raise ZeroDivisionError("stumbled")


def test_what_should_not_happen_is_reported_and_the_game_kept(
    play: Callable[..., Spoken], monkeypatch: pytest.MonkeyPatch, state_home: Path
) -> None:
    monkeypatch.setattr(RandomBot, "choose", stumbles)

    spoken = play(BEGIN, lines("1"))

    [report] = (state_home / "reports").glob("*.txt")
    assert spoken.status == 1
    assert spoken.err == (
        f"rulebound play: The program has a bug, ZeroDivisionError: stumbled. The details are in {report}.\n"
    )
    assert "Traceback" in report.read_text()
    assert "The game is kept" in spoken.out
    assert kept(state_home)["actions"] != []


# Saving


def test_the_record_is_saved_and_nothing_is_overwritten(play: Callable[..., Spoken], tmp_path: Path) -> None:
    mine, theirs = tmp_path / "mine.json", tmp_path / "theirs.json"
    theirs.write_text("theirs")

    spoken = play(BEGIN, lines(f"s {mine}", "1", f"s {mine}", f"s {theirs}"))

    assert len(read_record(mine.read_bytes()).actions) >= 1
    assert in_one_line(spoken.out).count(f"Saved, with everything that is hidden in this game: {mine} ") == 2
    assert f"Give another name; this one is taken: {theirs} " in in_one_line(spoken.out)
    assert theirs.read_text() == "theirs"


def test_without_a_name_the_record_goes_where_one_stands(
    play: Callable[..., Spoken], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)

    play(BEGIN, lines("s", "s"))

    assert len(list(tmp_path.glob("courses-*.json"))) == 2


# Several people


def test_nobody_sees_the_hand_of_another_person(play: Callable[..., Spoken]) -> None:
    spoken = play(f"{BEGIN} --seats human:Ann,human:Tor", lines("", "1", ""))

    first, second = spoken.out.split("━" * 80 + "\n\n")
    hands = [in_one_line(screen.partition("Your hand: ")[2].partition("━")[0]) for screen in (first, second)]
    cards = [name for name in load("courses").cards if name in hands[0] and name not in hands[1]]
    assert cards
    assert [name for name in cards if name in second] == []
    assert re.search(r"^Hand the keyboard to (Ann|Tor), then press Enter\. $", second, re.MULTILINE)


def test_the_line_of_the_hand_over_is_no_answer(play: Callable[..., Spoken], state_home: Path) -> None:
    spoken = play(f"{BEGIN} --seats human:Ann,human:Tor", lines("2", "2", "1"))

    assert len(kept(state_home)["actions"]) == 1
    assert "the keyboard changes hands" in in_one_line(play("courses", lines("1", "", "h")).out)
    assert spoken.out.count("Hand the keyboard to") == 2


# Setting up


def test_without_a_game_few_words_are_asked(play: Callable[..., Spoken], state_home: Path) -> None:
    spoken = play("", lines("", "", "", ""))

    assert "How many people play? 0 to 4 (Enter: 1) " in spoken.out
    assert "How many bots? 1 to 3 (Enter: 1) " in spoken.out
    assert kept(state_home)["charter"]["record"]["names"] == ["Player 1", "Bot"]


def test_people_and_bots_are_counted_and_named(play: Callable[..., Spoken], state_home: Path) -> None:
    spoken = play("", lines("courses", "five", "2", "1", "9", "2", "Ann", "Ann, Ann", "Ann, Tor"))

    assert "'five' is not a number from 0 to 4." in spoken.out
    assert "That is 1 name for 2 people." in spoken.out
    assert "two players are called 'Ann'" in spoken.out
    assert "there is no bot '9'" in spoken.out
    assert kept(state_home)["charter"]["record"]["names"] == ["Ann", "Tor", "Bot"]


def test_nothing_is_begun_where_input_ends_before(play: Callable[..., Spoken], state_home: Path) -> None:
    spoken = play("", lines("1"))

    assert spoken.status == 0
    assert spoken.out.endswith("No game was begun.\n")
    assert not state_home.exists()


@pytest.mark.parametrize(
    ("words", "status", "sentence"),
    [
        ("--seats human,nobody", 2, "there is no bot 'nobody'"),
        ("--seats human", 2, "is for 2 to 4 seats, not 1"),
        ("--seats human:Ann,human:Ann", 2, "two players are called 'Ann'"),
        ("--decks no,such", 2, "there is no deck 'no'"),
        ("--rulings unheard=of", 2, "there is no ruling 'unheard'"),
        ("--rulings unheard", 2, "rulings: write NAME=VALUE"),
        ("--cards no-such.toml", 1, "no-such.toml"),
    ],
)
def test_what_cannot_be_set_up_says_why(play: Callable[..., Spoken], words: str, status: int, sentence: str) -> None:
    spoken = play(f"courses {words}", lines())

    assert spoken.status == status
    assert spoken.out == ""
    assert spoken.err.startswith("rulebound play: ")
    assert sentence in spoken.err


# The log


def test_the_whole_log_reaches_further_back_than_a_view(state_home: Path) -> None:
    match = Match(load("courses"), seed=4)
    while not match.state.over and len(match.log) < 400:
        match.apply(match.state.legal_actions()[-1])
    view = match.state.seat_of(0).view()

    told = match.state.seat_of(0).log()

    assert told[-len(view.log) :] == view.log
    assert told[0].n < view.log[0].n
    assert [line.n for line in told] == sorted({line.n for line in told})


# Before a game


@pytest.mark.parametrize("before", [(), ("1",), ("1", "1"), ("1", "1", "1")])
def test_each_question_before_a_game_can_be_left_and_explains_itself(
    play: Callable[..., Spoken], state_home: Path, before: tuple[str, ...]
) -> None:
    spoken = play("", lines(*before, "?", "q"))

    assert re.search(r"Type (the|a) number[^>]* q leaves\.", in_one_line(spoken.out))
    assert spoken.out.endswith("No game was begun.\n")
    assert not state_home.exists()


def test_a_kept_game_can_be_left_alone(play: Callable[..., Spoken], state_home: Path) -> None:
    play(BEGIN, lines("1"))

    spoken = play("courses", lines("?", "q"))

    assert spoken.out.count("n for a new game") == 2
    assert spoken.out.endswith("No game was begun.\n")
    assert kept(state_home)["charter"]["record"]["seed"] == 5


# Lessons, and advice


def test_a_lesson_is_played_line_by_line_and_leads_to_the_next(play: Callable[..., Spoken], state_home: Path) -> None:
    words = ["learn courses", "", "?", "", "1", "?Aki", "1", "1", ""]

    spoken = play("", lines(*words))

    lesson, following = load("courses").lessons[:2]
    told = in_one_line(spoken.out.replace("▌", ""))
    assert all(step.say in told for step in lesson.steps)
    assert lesson.end in told
    assert f"Lesson 2 of {len(load('courses').lessons)}: {following.title}" in told
    assert json.loads((state_home / "lessons.json").read_text()) == {"courses": [lesson.name]}
    assert not list(state_home.rglob("unfinished/*")), "a lesson is begun anew, and not kept"


def test_in_a_lesson_an_option_that_leads_away_is_not_there(play: Callable[..., Spoken]) -> None:
    spoken = play("", lines("learn courses", "2", "2"))

    assert "There is no option 2, only 1." in spoken.out


def test_a_hint_is_given_line_by_line_too(play: Callable[..., Spoken], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rulebound.terminal.plain_table.ADVISER", "ismcts:20")

    spoken = play(BEGIN, lines("hint"))

    assert re.search(r"A strong player would take [12]: \w.*, with \d+% to win", in_one_line(spoken.out))


def test_plain_text_advises_plain_text(play: Callable[..., Spoken]) -> None:
    spoken = play(BEGIN, lines("h"))

    assert "--terminal" not in spoken.out
    assert "play --plain" in spoken.out
