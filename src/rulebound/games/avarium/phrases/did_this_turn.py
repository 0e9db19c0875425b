"""What students have done in this turn, as what cards ask of them: `all students that led an attack this turn`."""

from __future__ import annotations

from typing import ClassVar

from rulebound.cardtext.grammar.phrase import make
from rulebound.cardtext.phrases.numbers.tallying import DidThisTurn, DoThisTurn
from rulebound.games.avarium.events import ATTACKS, JOINS, SUPPORTS
from rulebound.kernel.table.triggered import ON_IT


class StudentDid(DidThisTurn):
    kinds: ClassVar[dict[str, tuple[str, str]]] = {
        "led an attack": (ATTACKS, ON_IT), "supported a fight": (SUPPORTS, ON_IT), "joined a class": (JOINS, ON_IT),
    }  # fmt: skip
    forms: ClassVar[tuple[str, ...]] = tuple(kinds)


class StudentDoes(DoThisTurn):
    past: ClassVar[dict[str, str]] = {
        "lead an attack": "led an attack", "support a fight": "supported a fight", "join a class": "joined a class",
    }  # fmt: skip
    forms: ClassVar[tuple[str, ...]] = tuple(past)

    def did(self) -> DidThisTurn:
        found = make(StudentDid, (type(self).past[self.word],))
        assert isinstance(found, DidThisTurn), found
        return found
