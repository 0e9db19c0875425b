"""Attacks that attack twice in their moment. [R39]"""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.structure.counts import Until
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import Bearer, Subject
from rulebound.cardtext.phrases.zones.decks import Wanted
from rulebound.games.varia.ability_keys import ATTACKS_AGAIN
from rulebound.games.varia.phrases.coming import WhoseNext, next_gets
from rulebound.games.varia.phrases.unstoppable import changed_now
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.static import Adds


class AttacksTwice(Standing):
    """`This attacks twice.`"""

    text: ClassVar[str] = "{who:Subject} attacks/attack twice"
    who: Subject

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found = self.who.filter(sense)
        return [Adds(line, ATTACKS_AGAIN, lambda table, source, it: 1 if found.holds(table, source, it) else 0)]


class AttacksTwiceNow(Clause):
    """`Start of Moment: This attacks twice until the end of the turn.`"""

    text: ClassVar[str] = "{what:Bearer} attacks/attack twice {until}"
    what: Bearer
    until: Until

    def effect(self, sense: Sense) -> Effect[Any]:
        return changed_now(self, self.what, ATTACKS_AGAIN, 1, self.until, sense)


class NextAttacksTwice(Clause):
    """`Your next attack this turn attacks twice.`"""

    text: ClassVar[str] = "{whose:WhoseNext} next {wanted:Wanted} {soon?this turn} attacks twice"
    whose: WhoseNext
    wanted: Wanted
    soon: bool

    def effect(self, sense: Sense) -> Effect[Any]:
        return next_gets(self, self.whose, self.wanted, [(ATTACKS_AGAIN, 1)], sense, soon=self.soon)
