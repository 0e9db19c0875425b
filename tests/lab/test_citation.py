"""Citations: small packages are written, and what they cite and prove is found in them without running them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from rulebound.kernel.basics.problem import DataError
from rulebound.kernel.basics.switch import Switch
from rulebound.kernel.game.game import Game
from rulebound.lab.citation import code_citations, folder_of_tests, marks_of_tests
from rulebound.lab.clause_report import missing, report

RULES = "## Clear\n\n- [clear.course] Only an untapped course can be cleared.\n"
CODE = '@rule("clear.course")\ndef clear(table, me):\n    pass\n'
TEST = 'import pytest\n\n@pytest.mark.rule("tiny", "clear.course")\ndef test_only_untapped_ones():\n    pass\n'


def written(
    root: Path,
    rules: str = RULES,
    rulings: str = "",
    code: str = CODE,
    tests: str | None = TEST,
    switches: Sequence[Switch] = (),
    options: Sequence[Switch] = (),
) -> Game:
    """A checkout with a game of one clause, its code and its test, and nothing missing unless told otherwise."""
    package = root / "src" / "rulebound" / "games" / "tiny"
    package.mkdir(parents=True)
    (package / "RULES.md").write_text(rules)
    (package / "RULINGS.md").write_text(rulings)
    (package / "rules.py").write_text(code)
    if tests is not None:
        add(root, "tests/games/tiny/test_rules.py", tests)

    class Tiny(Game):
        name = "tiny"
        title = "The Tiny Game"
        folder = package
        modules = []
        actions = []

    Tiny.switches = list(switches)
    Tiny.set_up_options = list(options)
    return Tiny([], {})


def add(root: Path, file: str, text: str) -> None:
    path = root / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def cited(game: Game) -> list[tuple[str, int, str]]:
    return [(citation.clause, citation.line, citation.name) for citation in code_citations(game)]


def proved(game: Game) -> list[tuple[str, str]]:
    return [(citation.clause, citation.name) for _, citation in marks_of_tests(game)]


# -- What code cites ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "line", "name"),
    [
        ('@rule("a.b")\ndef turn(table, me): ...', 1, "rules.turn"),
        ('@agenda.rule("a.b")\ndef turn(table, me): ...', 1, "rules.turn"),
        ('@need("a.b", "{it} is tapped.")\ndef untapped(table, me, it): ...', 1, "rules.untapped"),
        ('MAY = prohibition("a.b", "{it} cannot tap.", "cannot tap")', 1, "rules.MAY"),
        ('NEED = Need("a.b", "{it} is tapped.", holds)', 1, "rules.NEED"),
        ('ASK: Final[Question[Table]] = Question(\n    "a.b", "What?", takes=[Pick]\n)', 2, "rules.ASK"),
        ('ASK = Question[Table]("a.b", "What?", takes=[Pick])', 1, "rules.ASK"),
        ('ASK = Question(prompt="What?", clause="a.b", takes=[Pick])', 1, "rules.ASK"),
        ('class Tiny(Game):\n    switches = [\n        Switch("x", "a.b", "", {}),\n    ]', 3, "rules.Tiny.switches"),
        ('def win(table):\n    table.end([0], "points", "a.b")', 2, "rules.win"),
        ('class Clear(Action[Table]):\n    clause = "a.b"', 2, "rules.Clear"),
        ('class Clear(Action[Table]):\n    clause: str = "a.b"', 2, "rules.Clear"),
        ('def clear(table, me):\n    """Points. [a.b]"""', 2, "rules.clear"),
        ('def clear(table, me):\n    """Points.\n\n    And a tap. [a.b]\n    """', 4, "rules.clear"),
        ('class Clear(Action[Table]):\n    """Points. [a.b]"""', 2, "rules.Clear"),
        ('class Clear:\n    def perform(self):\n        """Points. [a.b]"""', 3, "rules.Clear.perform"),
        ('"""The tiny game. [a.b]"""', 1, "rules"),
        ("def clear(table, me):\n    table.tap(0)  # [a.b]", 2, "rules.clear"),
        ("def clear(table, me):\n    # [a.b] One taps first.\n    table.tap(0)", 2, "rules.clear"),
        ("COURSES: Final = 10  # in a course deck [a.b]", 1, "rules.COURSES"),
        ("# [a.b]\ndef clear(table, me): ...", 1, "rules.clear"),
        ("# Points first. [a.b]\n# Then a tap.\n@rule(clause)\ndef clear(table, me): ...", 1, "rules.clear"),
        ("# [a.b]\nclass Clear(Action[Table]): ...", 1, "rules.Clear"),
        ("# [a.b]\n\ndef clear(table, me): ...", 1, "rules"),
    ],
)
def test_every_kind_of_citation_is_found_with_its_line_and_definition(
    tmp_path: Path, code: str, line: int, name: str
) -> None:
    game = written(tmp_path, code=f"{code}\n")

    assert cited(game) == [("a.b", line, name)]


def test_one_place_can_cite_several_clauses(tmp_path: Path) -> None:
    game = written(tmp_path, code='def pay(table, me):\n    """Pay. [play.cost] [R12]"""\n')

    assert cited(game) == [("R12", 2, "rules.pay"), ("play.cost", 2, "rules.pay")]


@pytest.mark.parametrize(
    "code",
    [
        '"""Pick [one] or [R] of list[int], courses[self.it] and table[0][a.b]."""',
        'said = "In a string, [a.b] is no citation."',
        "found = zone[table.it]",
        '"""More [...] to come [e.g.] here."""',
        'step = Leave("", "leave")\nasked = Question("", "What?")',
        "made = Need(clause, sentence, holds)",
        "def clear(table, me):\n    found.end()\n",
    ],
)
def test_ordinary_brackets_and_other_strings_cite_nothing(tmp_path: Path, code: str) -> None:
    game = written(tmp_path, code=f"{code}\n")

    assert cited(game) == []


def test_a_clause_that_only_a_module_cites_is_reported(tmp_path: Path) -> None:
    game = written(tmp_path, code='"""The tiny game. [clear.course]"""\n')

    assert missing(game) == ["clear.course is cited by a module as a whole: say which definition carries it out."]


def test_a_citation_names_the_file_as_one_opens_it_from_the_checkout(tmp_path: Path) -> None:
    game = written(tmp_path)

    (citation,) = code_citations(game)

    assert citation.file == "src/rulebound/games/tiny/rules.py"
    assert str(citation) == "src/rulebound/games/tiny/rules.py:1: rules.clear"


def test_modules_in_folders_of_the_game_cite_too(tmp_path: Path) -> None:
    game = written(tmp_path, code="")

    add(tmp_path, "src/rulebound/games/tiny/phrases/instructions.py", CODE)

    (citation,) = code_citations(game)
    assert citation.file == "src/rulebound/games/tiny/phrases/instructions.py"


# -- What tests prove --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tests", "name"),
    [
        ('@pytest.mark.rule("tiny", "a.b")\ndef test_it(): ...', "test_rules.py::test_it"),
        ('@mark.rule("tiny", "a.b")\ndef test_it(): ...', "test_rules.py::test_it"),
        ('@pytest.mark.rule("tiny", "a.b")\nclass TestIt:\n    def test_it(self): ...', "test_rules.py::TestIt"),
        (
            'class TestIt:\n    @pytest.mark.rule("tiny", "a.b")\n    def test_it(self): ...',
            "test_rules.py::TestIt::test_it",
        ),
        (
            'class TestIt:\n    pytestmark = pytest.mark.rule("tiny", "a.b")\n    def test_it(self): ...',
            "test_rules.py::TestIt",
        ),
        ('pytestmark = pytest.mark.rule("tiny", "a.b")\ndef test_it(): ...', "test_rules.py"),
        ('pytestmark = [pytest.mark.slow, pytest.mark.rule("tiny", "a.b")]\ndef test_it(): ...', "test_rules.py"),
        (
            '@parametrize("n", [param(1, marks=pytest.mark.rule("tiny", "a.b"))])\ndef test_it(n): ...',
            "test_rules.py::test_it",
        ),
    ],
)
def test_marks_are_found_on_tests_on_classes_and_on_modules(tmp_path: Path, tests: str, name: str) -> None:
    game = written(tmp_path, tests=f"{tests}\n")

    assert proved(game) == [("a.b", name)]


def test_a_mark_can_name_several_clauses(tmp_path: Path) -> None:
    game = written(tmp_path, tests='@pytest.mark.rule("tiny", "a.b", "R1")\ndef test_it(): ...\n')

    assert [clause for clause, _ in proved(game)] == ["a.b", "R1"]


@pytest.mark.parametrize(
    "tests",
    [
        '@pytest.mark.rule("tiny", "clear.course")\ndef scene(): ...',
        'pytestmark = pytest.mark.rule("tiny", "clear.course")\ndef scene(): ...',
        '@pytest.mark.rule("tiny", "clear.course")\nclass TestNothing: ...',
        'said = "pytest.mark.rule(tiny, clear.course)"\ndef test_it(): ...',
    ],
)
def test_what_pytest_would_not_run_proves_nothing(tmp_path: Path, tests: str) -> None:
    game = written(tmp_path, tests=f"{tests}\n")

    assert missing(game) == ["clear.course has no test."]


def test_a_file_that_pytest_does_not_collect_proves_nothing(tmp_path: Path) -> None:
    game = written(tmp_path, tests="")
    add(tmp_path, "tests/games/tiny/scenes.py", TEST)

    assert missing(game) == ["clear.course has no test."]


def test_a_mark_of_another_game_proves_nothing_here(tmp_path: Path) -> None:
    game = written(tmp_path, tests=TEST.replace("tiny", "other"))
    add(tmp_path, "src/rulebound/games/other/RULES.md", RULES)

    assert missing(game) == ["clear.course has no test."]


def test_a_mark_of_a_game_that_is_not_there_is_reported(tmp_path: Path) -> None:
    game = written(tmp_path, tests=TEST + TEST.replace("tiny", "tinny"))

    (sentence,) = missing(game)

    assert sentence == (
        "tests/games/tiny/test_rules.py:8: test_rules.py::test_only_untapped_ones is marked for 'tinny', "
        "which is no game; did you mean 'tiny'?"
    )


@pytest.mark.parametrize("mark", ["GAME, 'clear.course'", "'tiny', *CLAUSES", "'tiny'", ""])
def test_a_mark_that_is_no_plain_strings_is_reported(tmp_path: Path, mark: str) -> None:
    game = written(tmp_path, tests=f"{TEST}\n@pytest.mark.rule({mark})\ndef test_more(): ...\n")

    (sentence,) = missing(game)

    assert sentence.startswith("tests/games/tiny/test_rules.py:7: test_rules.py::test_more has a mark")


def test_the_tests_of_a_compiled_copy_are_those_of_its_checkout(tmp_path: Path) -> None:
    written(tmp_path)
    game = written(tmp_path / "build" / "compiled", tests=None)
    (tmp_path / "build" / "compiled" / "src" / "rulebound").rename(tmp_path / "build" / "compiled" / "rulebound")
    type(game).folder = tmp_path / "build" / "compiled" / "rulebound" / "games" / "tiny"

    assert folder_of_tests(game) == tmp_path / "tests"
    assert missing(game) == []


def test_without_tests_beside_the_package_the_report_says_so(tmp_path: Path) -> None:
    game = written(tmp_path, tests=None)

    assert report(game).tests is None
    assert missing(game) == ["There are no tests beside this package, so what is tested is unknown."]


# -- What is missing ---------------------------------------------------------------------------------------------------


def test_nothing_is_missing_where_each_clause_has_code_and_a_test(tmp_path: Path) -> None:
    game = written(tmp_path)

    assert missing(game) == []


def test_the_report_has_the_code_and_the_tests_of_each_clause(tmp_path: Path) -> None:
    game = written(tmp_path)

    found = report(game)

    assert [citation.name for citation in found.code["clear.course"]] == ["rules.clear"]
    assert found.tests is not None
    assert [citation.name for citation in found.tests["clear.course"]] == ["test_rules.py::test_only_untapped_ones"]


@pytest.mark.parametrize(
    ("code", "tests", "sentence"),
    [
        ("", TEST, "clear.course has no code."),
        (CODE, "", "clear.course has no test."),
        ("", "", "clear.course has no code and no test."),
    ],
)
def test_a_clause_without_code_or_without_a_test_is_reported(
    tmp_path: Path, code: str, tests: str, sentence: str
) -> None:
    game = written(tmp_path, code=code, tests=tests)

    assert missing(game) == [sentence]


def test_a_ruling_needs_code_and_a_test_too(tmp_path: Path) -> None:
    game = written(tmp_path, rulings="- [R1] **May one pass?** Yes. No switch: nothing forbids it.\n")

    assert missing(game) == ["R1 has no code and no test."]


@pytest.mark.parametrize("kind", ["note", "component"])
def test_notes_and_components_need_neither_code_nor_test(tmp_path: Path, kind: str) -> None:
    game = written(tmp_path, rules=f"{RULES}- [area.map] [{kind}] The world map is where courses lie.\n")

    assert missing(game) == []


def test_code_that_cites_an_unknown_clause_is_reported_with_the_nearest(tmp_path: Path) -> None:
    game = written(tmp_path, code=f"{CODE}\n\ndef tap(table):\n    table.tap()  # [clear.curse]\n")

    (sentence,) = missing(game)

    assert sentence.startswith("src/rulebound/games/tiny/rules.py:7: rules.tap cites 'clear.curse', which is no clause")
    assert sentence.endswith("did you mean 'clear.course'?")


def test_a_test_that_cites_an_unknown_clause_is_reported(tmp_path: Path) -> None:
    game = written(tmp_path, tests=TEST.replace('"clear.course"', '"clear.course", "R99"'))

    (sentence,) = missing(game)

    assert sentence.startswith("tests/games/tiny/test_rules.py:3: test_rules.py::test_only_untapped_ones cites 'R99'")


@pytest.mark.parametrize("package", ["kernel", "cardtext"])
def test_code_that_serves_all_games_may_not_cite_a_clause_of_one(tmp_path: Path, package: str) -> None:
    game = written(tmp_path)
    add(tmp_path, f"src/rulebound/{package}/state.py", "def tap():\n    ...  # [clear.course] [other.clause]\n")

    assert missing(game) == [
        f"src/rulebound/{package}/state.py:2: state.tap cites clear.course of The Tiny Game, but it serves all games."
    ]


def test_code_that_serves_all_games_carries_out_no_clause(tmp_path: Path) -> None:
    game = written(tmp_path, code="")
    add(tmp_path, "src/rulebound/kernel/table/state.py", "def tap():\n    ...  # [clear.course]\n")

    assert missing(game)[0] == "clear.course has no code."


@pytest.mark.parametrize("rulings", ["- [clear.course] **Which?** All.\n", "- [R1] One.\n- [R1] Two.\n"])
def test_two_clauses_of_one_id_are_reported(tmp_path: Path, rulings: str) -> None:
    game = written(tmp_path, rulings=rulings)

    (sentence,) = missing(game)

    assert "is taken by RUL" in sentence
    with pytest.raises(DataError, match="is taken by RUL"):
        report(game)


def test_a_line_that_only_looks_like_a_clause_is_reported(tmp_path: Path) -> None:
    game = written(tmp_path, rules=f"{RULES}- [clear guarded] A guarded course cannot be cleared.\n")

    assert missing(game) == ["RULES.md:4: this is not a clause, which is written `- [id] Text.`"]


def test_a_file_that_marks_clauses_and_is_not_python_is_an_error_with_its_line(tmp_path: Path) -> None:
    game = written(tmp_path, tests='@pytest.mark.rule("tiny", "clear.guarded")\ndef test_it():\n)\n')

    with pytest.raises(DataError, match=r"test_rules\.py: line 3 is not Python"):
        missing(game)


# -- Switches ----------------------------------------------------------------------------------------------------------

UNTAP = Switch("untap", "R1", "Whose cards are untapped.", {"own": "one's own", "all": "all"})
ROUNDS = Switch("rounds", "R1", "After how many rounds.", {"20": "after twenty"}, numbers=(0, 1000))


def ruled(root: Path, text: str, switches: Sequence[Switch] = (), options: Sequence[Switch] = ()) -> list[str]:
    """What is missing in a game with a ruling of this text, which has its code and its test."""
    code, tests = f"{CODE}\nPLACES = 1  # [R1]\n", TEST.replace('"clear.course"', '"clear.course", "R1"')
    return missing(written(root, RULES, f"- [R1] **Whose?** {text}\n", code, tests, switches, options))


@pytest.mark.parametrize(
    ("text", "switch"),
    [
        ("The own. Switch `untap`: own | all.", UNTAP),
        ("The own. Switch `untap`: own | all. The first is usual.", UNTAP),
        ("The game is drawn. Switch `rounds`: 20 | a number from 1 to 1000, or 0 for never.", ROUNDS),
    ],
)
def test_a_ruling_and_its_switch_agree(tmp_path: Path, text: str, switch: Switch) -> None:
    assert ruled(tmp_path, text, [switch]) == []


@pytest.mark.parametrize(
    ("text", "switch"),
    [
        ("Switch `untap`: own.", UNTAP),
        ("Switch `untap`: own | all | none.", UNTAP),
        ("Switch `untap`: all | own.", UNTAP),  # the default comes first
        ("Switch `untap`: own | all | a number from 1 to 3.", UNTAP),
        ("Switch `rounds`: 20.", ROUNDS),
        ("Switch `rounds`: 20 | a number from 1 to 100, or 0 for never.", ROUNDS),
    ],
)
def test_a_ruling_with_other_values_than_its_switch_is_reported(tmp_path: Path, text: str, switch: Switch) -> None:
    (sentence,) = ruled(tmp_path, text, [switch])

    assert sentence.startswith(f"R1 says of '{switch.name}' that it is ")
    assert sentence.endswith(f"but it can be {switch.possible()}.")


def test_a_ruling_that_names_a_switch_that_is_not_there_is_reported(tmp_path: Path) -> None:
    assert ruled(tmp_path, "Switch `untapp`: own | all.") == ["R1 names the switch 'untapp', which is not there."]


def test_a_switch_that_its_ruling_does_not_name_is_reported(tmp_path: Path) -> None:
    assert ruled(tmp_path, "The own.", [UNTAP]) == ["The switch 'untap' stands on R1, which does not name it."]


def test_an_option_of_ours_is_named_by_its_ruling(tmp_path: Path) -> None:
    assert ruled(tmp_path / "a", "The own. Option `untap`: own | all.", options=[UNTAP]) == []
    assert ruled(tmp_path / "b", "The own.", options=[UNTAP]) != []


def test_an_option_of_the_rulebook_is_told_in_its_words(tmp_path: Path) -> None:
    option = Switch("courses", "clear.course", "Which courses.", {"untapped": "untapped ones"})

    assert missing(written(tmp_path, options=[option])) == []
