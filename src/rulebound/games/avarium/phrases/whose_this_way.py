"""Whose students they were to whom something was done: `for each student in their class exhausted this way`."""

from __future__ import annotations

from typing import ClassVar

from rulebound.cardtext.phrases.numbers.for_each_this_way import OfTheirs, WhoseThisWay


class InTheirClass(OfTheirs):
    forms: ClassVar[tuple[str, ...]] = ("in their class",)


class InTheClassOf(WhoseThisWay):
    forms: ClassVar[tuple[str, ...]] = ("in my class", "in your class")

    def is_mine(self) -> bool:
        return True
