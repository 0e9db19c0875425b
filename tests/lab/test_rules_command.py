"""The command `rules`: the rulebook on paper, and whether it is accounted for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulebound.cli import main
from rulebound.games import GAMES, load
from rulebound.kernel.game.game import Game
from rulebound.lab import rules_command
from rulebound.lab.citation import Citation
from rulebound.lab.clause_report import Fault, Report, missing, report
from rulebound.lab.rules_command import counted, drawn
from tests.contract.builds import interpreted_only
from tests.lab.test_citation import RULES, written

pytestmark = [
    interpreted_only,  # beside the compiled copy there are no tests to look into
    pytest.mark.xdist_group("clauses"),  # all tests are looked through once
]

PLAIN = 80
NOTE = "- [area.map] [note] The world map is where courses lie.\n"


REPORTS: dict[str, Report] = {}


@pytest.fixture(autouse=True)
def _read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """All sources and tests are read once for each game, which takes seconds."""

    def once(game: Game) -> Report:
        if game.name not in REPORTS:
            REPORTS[game.name] = report(game)
        return REPORTS[game.name]

    monkeypatch.setattr(rules_command, "report", once)


@pytest.fixture(autouse=True)
def _plain_width(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(PLAIN))


def ids(printed: str) -> list[str]:
    return [line[1:].split("]")[0] for line in printed.splitlines() if line.startswith("[")]


@pytest.mark.slow
def test_the_whole_rulebook_is_printed_in_its_order(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["rules", "courses"])

    printed = capsys.readouterr().out
    assert status == 0
    assert ids(printed) == list(load("courses").rules)
    assert printed.startswith("You need\n--------\n[deck.courses] A course deck has exactly ten course cards.\n")


def test_the_words_of_the_rulebook_are_all_there(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "courses"])

    printed = " ".join(capsys.readouterr().out.split())
    texts = [clause.text.replace("**", "") for clause in load("courses").rules.values()]
    assert [text for text in texts if text not in printed] == []


def test_a_clause_stands_with_its_code(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "courses", "clear.guarded"])

    heading, rule, clause, more, code, *_ = capsys.readouterr().out.splitlines()
    assert (heading, rule) == ("Clear", "-----")
    assert (clause + more).startswith("[clear.guarded] A course cannot be cleared")
    assert re.fullmatch(r"    code: needs\.unguarded:\d+", code)


def test_a_clause_asked_for_alone_is_followed_by_the_code_that_carries_it_out(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["rules", "courses", "clear.guarded"])

    printed = capsys.readouterr().out
    assert re.search(r"\nsrc/rulebound/games/courses/needs\.py, line \d+\n    @need\(\"clear.guarded\"", printed)
    assert "    def unguarded(table: Table, me: int, it: int) -> bool:" in printed


@pytest.mark.slow
def test_several_clauses_are_listed_without_their_code(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "courses", "clear"])

    assert "def unguarded" not in capsys.readouterr().out


def test_a_clause_stands_with_its_tests(tmp_path: Path) -> None:
    game = written(tmp_path)

    lines = list(drawn(report(game), list(game.rules.values()), PLAIN, bold=False))

    assert lines == [
        "Clear",
        "-----",
        "[clear.course] Only an untapped course can be cleared.",
        "    code: rules.clear:1",
        "    tests: test_rules.py::test_only_untapped_ones",
    ]


def test_what_a_clause_lacks_is_called_none(tmp_path: Path) -> None:
    game = written(tmp_path, code="", tests="")

    lines = list(drawn(report(game), list(game.rules.values()), PLAIN, bold=False))

    assert lines[-2:] == ["    code: none", "    tests: none"]


def test_a_note_says_that_it_is_one_and_lacks_nothing(tmp_path: Path) -> None:
    game = written(tmp_path, rules=RULES + NOTE)

    lines = list(drawn(report(game), list(game.rules.values()), PLAIN, bold=False))

    assert lines[-1] == "[area.map] (note) The world map is where courses lie."


def test_without_tests_the_rulebook_says_that_they_are_not_installed(tmp_path: Path) -> None:
    game = written(tmp_path, tests=None)

    lines = list(drawn(report(game), list(game.rules.values()), PLAIN, bold=False))

    assert "    tests: none" not in lines
    assert lines[-1].startswith("The tests are not installed")


def test_the_beginning_of_an_id_chooses_all_that_begin_with_it(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "courses", "clear"])

    assert ids(capsys.readouterr().out) == [clause for clause in load("courses").rules if clause.startswith("clear.")]


def test_an_id_chooses_no_other_that_only_looks_longer(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "courses", "R4"])

    assert ids(capsys.readouterr().out) == ["R4"]


@pytest.mark.parametrize(
    ("wanted", "instead"),
    [
        ("clear.gaurded", "'clear.guarded'"),
        ("claer", "the nearest is 'clear'"),
        ("r5", "'R5'"),
        ("zzzz", "`rulebound rules courses` lists them all"),
    ],
)
def test_an_unknown_clause_is_an_error_with_what_is_near(
    capsys: pytest.CaptureFixture[str], wanted: str, instead: str
) -> None:
    status = main(["rules", "courses", wanted])

    printed = capsys.readouterr()
    assert (status, printed.out) == (1, "")
    assert f"there is no clause {wanted!r}" in printed.err
    assert instead in printed.err


def test_lines_are_as_wide_as_the_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")

    main(["rules", "courses", "enter"])

    lines = capsys.readouterr().out.splitlines()
    widths = [len(line) for line in lines if len(line.split()) > 1]  # one long name alone is not broken
    assert 50 < max(widths) <= 60


def test_names_are_not_broken_even_where_they_are_too_long(tmp_path: Path) -> None:
    game = written(tmp_path)

    lines = list(drawn(report(game), list(game.rules.values()), 40, bold=False))

    assert "      test_rules.py::test_only_untapped_ones" in lines


def test_only_a_terminal_is_sent_escape_codes(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game = written(tmp_path)

    main(["rules", "courses"])
    bold = list(drawn(report(game), list(game.rules.values()), PLAIN, bold=True))

    assert "\x1b" not in capsys.readouterr().out
    assert bold[2] == "[\x1b[1mclear.course\x1b[0m] Only an untapped course can be cleared."


def test_coverage_fails_just_if_something_is_missing(capsys: pytest.CaptureFixture[str]) -> None:
    sentences = missing(load("courses"))

    status = main(["rules", "courses", "--coverage"])

    *printed, counts = capsys.readouterr().out.splitlines()
    assert printed == sentences
    assert counts.startswith(f"The Course Game: {len(load('courses').rules)} clauses, ")
    assert status == (1 if sentences else 0)


def test_coverage_of_one_clause_says_nothing_of_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["rules", "courses", "area", "--coverage"])

    printed = capsys.readouterr().out
    assert status == 0
    assert printed == "The Course Game: 2 clauses, 0 of them to be carried out: 0 with code, 0 with a test.\n"


@pytest.mark.parametrize(("lacking", "status"), [("", 0), ("varia", 1)])
def test_coverage_without_a_game_is_that_of_all_games(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lacking: str, status: int
) -> None:
    def quickly(game: Game) -> Report:
        nothing: dict[str, list[Citation]] = {clause: [] for clause in game.rules}
        return Report(nothing, nothing, [Fault("", "It lacks code.")] if game.name == lacking else [])

    monkeypatch.setattr(rules_command, "report", quickly)

    assert main(["rules", "--coverage"]) == status

    printed = [line.partition(":")[0] for line in capsys.readouterr().out.splitlines()]
    assert [line for line in printed if line != "It lacks code."] == [load(name).title for name in GAMES]
    assert printed.count("It lacks code.") == status


def test_without_a_game_it_says_which_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 1
    assert f"say which game: {', '.join(GAMES)}" in capsys.readouterr().err


@pytest.mark.parametrize(("tests", "end"), [("", "1 with code, 0 with a test."), (None, "1 with code, tests unknown.")])
def test_clauses_are_counted_with_what_they_have(tmp_path: Path, tests: str | None, end: str) -> None:
    game = written(tmp_path, rules=RULES + NOTE, tests=tests)

    assert counted(report(game), list(game.rules.values())) == f"2 clauses, 1 of them to be carried out: {end}"
