"""Clauses: the rulebook in our words, one clause a line with its id, and the rulings on what it leaves open."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

NOTE: Final = "note"
COMPONENT: Final = "component"
RULE: Final = "rule"
RULING: Final = "ruling"

LINE: Final = re.compile(r"^- \[(?P<id>[\w.-]+)\] (?:\[(?P<kind>note|component)\] )?(?P<text>.+)$")


@dataclass(frozen=True)
class Clause:
    """A clause of the rulebook, or a ruling.

    id: its id, such as `clear.guarded` or `R7`.
    text: the clause in our words.
    heading: the heading of the rulebook above it.
    kind: `rule`, `ruling` (our answer to a question that the rulebook leaves open), or `note` or `component`, which
    need no code.
    """

    id: str
    text: str
    heading: str
    kind: str

    @property
    def for_players(self) -> str:
        """The text for players: without the remark on why it is no switch."""
        return self.text.partition(" No switch: ")[0]

    @property
    def is_carried_out(self) -> bool:
        """Whether it needs code and a test."""
        return self.kind in (RULE, RULING)


def read_clauses(folder: Path) -> dict[str, Clause]:
    """The clauses of RULES.md and RULINGS.md in a game's folder, by id, in their order."""
    clauses: dict[str, Clause] = {}
    for file, kind in (("RULES.md", RULE), ("RULINGS.md", RULING)):
        heading = ""
        for line in (folder / file).read_text(encoding="utf-8").splitlines():
            if line.startswith("#"):
                heading = line.lstrip("# ")
            elif found := LINE.match(line):
                clause = Clause(found["id"], found["text"], heading, found["kind"] or kind)
                assert clause.id not in clauses, f"{file}: two clauses are called {clause.id}"
                clauses[clause.id] = clause
    return clauses
