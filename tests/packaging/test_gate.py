"""The gate: in which order its steps run, how it ends, and what compiling again begins with."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from development import gate as module_of_the_gate
from development.compiling import COMPILED_PARTS, TESTED, keep_libraries
from development.environment import ROOT, Stop
from development.gate import Gate, Step
from development.steps import SHELLS, SOURCES_ONLY, checks, compiled, compiling, interpreted, pages


@pytest.fixture(autouse=True)
def _own_times(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(module_of_the_gate, "TIMES", tmp_path / "times.json")


def step(name: str, code: str = "", after: tuple[str, ...] = ()) -> Step:
    return Step(name, (sys.executable, "-c", code), after=after)


def test_a_step_waits_for_those_it_names_and_for_no_others(tmp_path: Path) -> None:
    sign = tmp_path / "the games were here"
    wait = f"import pathlib, time\nwhile not pathlib.Path({str(sign)!r}).exists(): time.sleep(0.01)"
    gate = Gate("test")

    gate.run(
        [
            step("compiled games", after=("compiling", "pages")),
            step("compiling", wait),
            step("games", f"import pathlib; pathlib.Path({str(sign)!r}).touch()", after=("lint",)),
            step("lint"),
        ]
    )

    began = {one.name: one.began for one in gate.done}
    assert sorted(began, key=began.__getitem__) == ["compiling", "lint", "games", "compiled games"]


def test_the_gate_waits_for_its_checks_for_compiling_and_for_the_pages() -> None:
    names = tuple(one.name for one in checks())

    assert interpreted([], laws=False).after == names
    assert pages([]).after == names
    assert compiled([], TESTED).after == (compiling(TESTED).name, pages([]).name)
    assert {"format", "lint", "types", "imports", "clauses"} == set(names)


def test_a_step_that_fails_ends_the_gate_and_all_that_runs(capfd: pytest.CaptureFixture[str]) -> None:
    gate = Gate("test")
    endless = step("compiling", "import time; time.sleep(600)")

    with pytest.raises(Stop, match="the step 'lint' failed"):
        gate.run([endless, step("lint", "import sys; sys.exit('here it is')"), step("games", after=("lint",))])

    assert "here it is" in capfd.readouterr().out
    assert gate.done == [gate.done[0]]


def test_at_the_end_a_table_says_what_passed_and_the_next_call_how_long_it_took(
    capfd: pytest.CaptureFixture[str],
) -> None:
    gate = Gate("test")
    gate.run([step("lint")])

    gate.sum_up(["There is no chromium."])
    Gate("test").announce([step("lint")], [])

    printed = capfd.readouterr().out
    assert "\nlint  " in printed
    assert "There is no chromium.\nAll steps of the gate passed in " in printed
    assert "The gate: lint. The last time this took " in printed


def test_compiling_again_begins_with_the_libraries_of_modules_that_are_still_there(tmp_path: Path) -> None:
    old, fresh = tmp_path / "old", tmp_path / "fresh"
    (old / "rulebound" / "kernel" / "table").mkdir(parents=True)
    for name in ("state", "thrown_away"):
        (old / "rulebound" / "kernel" / "table" / f"{name}.cpython-311.so").touch()
    (old / "rulebound_shared__mypyc.cpython-311.so").touch()
    (old / "rulebound" / "kernel.cpython-311.so").touch()  # of a package

    keep_libraries(old, fresh)

    kept = sorted(path.relative_to(fresh).as_posix() for path in fresh.rglob("*.so"))
    assert kept == [
        "rulebound/kernel.cpython-311.so",
        "rulebound/kernel/table/state.cpython-311.so",
        "rulebound_shared__mypyc.cpython-311.so",
    ]


def test_a_change_in_any_part_that_is_compiled_compiles_again() -> None:
    listed = re.search(r"^COMPILED: Final = \((.*?)\)", (ROOT / "setup.py").read_text(encoding="utf-8"), re.MULTILINE)

    assert listed is not None
    assert tuple(re.findall(r'"(\w+)"', listed.group(1))) == COMPILED_PARTS


def test_what_is_not_tried_on_the_sources_is_tried_on_the_compiled_copy() -> None:
    folders = {path.parent.relative_to(ROOT / "tests").parts[0] for path in ROOT.glob("tests/**/test_*.py")}
    sources = interpreted([], laws=False).command
    copy = compiled([], TESTED).command

    assert "law or scene or shell or reader" in " ".join(sources)
    read = [ROOT / path for path in sources if path.startswith("tests/")]
    for path in ROOT.glob("tests/**/test_*.py"):
        folder, text = path.relative_to(ROOT / "tests").parts[0], path.read_text(encoding="utf-8")
        is_read = path in read or any(parent in read for parent in path.parents)
        assert is_read or folder in ("contract", "games", "browser", *SHELLS), path
        assert is_read or "mark.interpreted" not in text, f"{path}: write {SOURCES_ONLY}"
    for folder in ("contract", "games", *SHELLS):
        assert folder in folders
        assert f"tests/{folder}" in copy


@pytest.mark.xdist_group("grouped")
def test_the_workers_of_the_gate_are_told_which_tests_one_of_them_runs_alone(request: pytest.FixtureRequest) -> None:
    """Some releases of pytest and of pytest-xdist do not go together, and then every group is spread without a word."""
    if not getattr(request.config.option, "loadgroup", False):
        pytest.skip("these tests run in one process, or without groups")

    assert request.node.nodeid.endswith("@grouped")
