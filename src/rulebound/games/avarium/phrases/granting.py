"""Texts in quotation marks that students and idols have because of other cards."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.structure.lines import Line
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.values import granted
from rulebound.games.avarium.ability import Awaits, Declared, WinCon
from rulebound.kernel.table.ability import Ability

NOT_LENT = (Declared, WinCon)


class Quoted(granted.Quotation):
    """`"When I win a fight, draw a card."`: `I` is the card that has it."""

    text: ClassVar[str] = '"{line}"'
    line: Line

    def lent(self, sense: Sense) -> list[Ability[Any]]:
        found = super().lent(sense)
        if any([isinstance(ability, NOT_LENT) for ability in found]):
            sense.wrong(self, "what others have cannot be activated, and is no win-con: write what waits or holds")
        return [ability for ability in found if not isinstance(ability, NOT_LENT)]


class GainsText(granted.Gains):
    """For a while."""


class HaveText(granted.HasText):
    """As long as the card that says so is in a Class."""

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        if any([isinstance(ability, Awaits) for ability in self.lent.lent(sense.of_a_quotation())]):
            sense.wrong(self.lent, "this cannot have a target: write 'a student' in place of 'target student'")
        return super().abilities(sense)


class WhileHaveText(granted.WhileHasText):
    """On a condition."""
