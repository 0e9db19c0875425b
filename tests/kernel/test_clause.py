"""Clauses: reading the rulebook and the rulings of a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulebound.kernel.files.clause import Clause, read_clauses
from tests.kernel.toy.game import TOY


def written(folder: Path, rules: str = "", rulings: str = "") -> dict[str, Clause]:
    (folder / "RULES.md").write_text(rules, encoding="utf-8")
    (folder / "RULINGS.md").write_text(rulings, encoding="utf-8")
    return read_clauses(folder)


def test_each_line_with_an_id_is_a_clause_under_its_heading() -> None:
    assert list(TOY.rules.values()) == [
        Clause("turn.order", "A turn has these phases.", "Turn", "rule"),
        Clause("turn.look", "Players may look at the table.", "Turn", "note"),
        Clause("piece.coin", "Coins are made of wood.", "Pieces", "component"),
        Clause("end.stalemate", "What goes on for ever is a draw.", "Loops", "ruling"),
    ]


def test_rules_and_rulings_must_be_carried_out_notes_and_components_need_not() -> None:
    assert [clause.id for clause in TOY.rules.values() if clause.is_carried_out] == ["turn.order", "end.stalemate"]


def test_lines_of_other_kinds_are_no_clauses(tmp_path: Path) -> None:
    text = "# A\n- no id\n-[a.b] no blank\n  - [a.c] indented\n- [] empty\n* [a.d] a star\n- [a.e]\n- [a.f] this one\n"

    assert list(written(tmp_path, text)) == ["a.f"]


def test_an_id_may_have_points_and_hyphens(tmp_path: Path) -> None:
    assert list(written(tmp_path, "- [map.turn-over] One.\n- [R12] Two.\n")) == ["map.turn-over", "R12"]


def test_clauses_keep_their_order_the_rulings_last(tmp_path: Path) -> None:
    clauses = written(tmp_path, "- [z] One.\n- [a] Two.\n", "- [m] Three.\n")

    assert list(clauses) == ["z", "a", "m"]


@pytest.mark.parametrize("where", ["rules", "rulings"])
def test_two_clauses_of_one_id_are_refused(tmp_path: Path, where: str) -> None:
    rules, rulings = ("- [a] One.\n- [a] Two.\n", "") if where == "rules" else ("- [a] One.\n", "- [a] Two.\n")

    with pytest.raises(AssertionError, match="two clauses are called a"):
        written(tmp_path, rules, rulings)
