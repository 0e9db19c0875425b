"""Values of actions that are doubled: `double the Power of this`. [R36]"""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.structure.effects import DoToEach
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import Stat
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import Object
from rulebound.games.varia.phrases.getting import change_now
from rulebound.games.varia.phrases.unstoppable import refuse_too_late
from rulebound.games.varia.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence


class DoubleValue(Clause):
    """Without dice: as much as it has then comes on top. [R36]"""

    text: ClassVar[str] = "double the {stat} of {what:Object}"
    stat: Stat
    what: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_too_late(self, self.what, sense)
        stat = self.stat

        def double(table: Table, scope: Scope, it: int) -> None:
            change_now(table, scope, it, stat.key(), stat.of(table, it))

        return Sequence(self.what.take(sense), DoToEach(double))
