"""What lasts for a while, with the time first: `Until the end of the turn, all partners of yours get +1 power.`"""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.acts.changes import Change, Gets, changing
from rulebound.cardtext.phrases.acts.instructions import taken_so_often
from rulebound.cardtext.phrases.structure.counts import Until
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import Per
from rulebound.cardtext.phrases.structure.sentences import Instructions
from rulebound.cardtext.phrases.structure.subjects import Bearer, Several
from rulebound.kernel.table.effect import Effect, Sequence


class UntilThenGets(Instructions):
    lasts_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "{until}, {what:Bearer} gets/get {changes:Change*and}[ {per}]"
    until: Until
    what: Bearer
    changes: tuple[Change, ...]
    per: Per | None

    def effect(self, sense: Sense) -> Effect[Any]:
        gets = Gets()
        gets.what, gets.changes, gets.per, gets.until = self.what, self.changes, self.per, self.until
        return gets.effect(sense)


class UntilThenHas(Instructions):
    """Of cards that are spoken of together: `Until the end of the turn, your attacks have +1 Power.`"""

    text: ClassVar[str] = "{until}, {what:Several} has/have {changes:Change*and}[ {per}]"
    until: Until
    what: Several
    changes: tuple[Change, ...]
    per: Per | None

    def effect(self, sense: Sense) -> Effect[Any]:
        taken, per = taken_so_often(self.what, self.per, sense)
        return Sequence(taken, changing(self.changes, per, self.until))
