"""Cards that lose what they say: for a while, for good, or as long as another card is in play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.acts.changes import changing
from rulebound.cardtext.phrases.structure.effects import DoToEach
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import Subject, refuse_your, some_can, subject
from rulebound.cardtext.phrases.values.setting import SetsValue, setting
from rulebound.kernel.basics.modifier import END_OF_GAME
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.ability_keys import SILENCED
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.static import Silences

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.acts.changes import Change
    from rulebound.cardtext.phrases.structure.counts import Amount, Until
    from rulebound.cardtext.phrases.structure.nouns import Stat
    from rulebound.cardtext.phrases.structure.sentences import Sentence
    from rulebound.cardtext.phrases.structure.subjects import Bearer
    from rulebound.cardtext.phrases.values.setting import SetTo


class SilencesThem(Clause):
    """Cards lose all abilities. What they gain after that, they have."""

    what: Bearer

    def lasting(self) -> Until | None:
        """For how long; for good where that is not said."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, lambda table, scope, it: table.stays(it))

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_your(self.what, sense)
        subject(self.what, sense)
        taken = self.what.take(sense)
        return Sequence(taken, losing(self.lasting()), *self.more(sense))

    def more(self, sense: Sense) -> list[Effect[Any]]:
        """What is done to these cards besides."""
        return []


class LosesAbilities(SilencesThem):
    """`That partner loses all abilities until the end of the turn.`"""

    text: ClassVar[str] = "{what:Bearer} loses/lose all abilities[ {until}]"
    what: Bearer
    until: Until | None

    def lasting(self) -> Until | None:
        return self.until

    def standing(self, sense: Sense, following: tuple[Sentence, ...], line: str) -> list[Ability[Any]]:
        """`Partners here lose all abilities.` On a card that stays it is so all the time."""
        if following or self.until is not None or not isinstance(self.what, Subject):
            return []
        return [silencing(self.what, sense, line)]


class LosesAndGets(SilencesThem):
    """`A partner loses all abilities and gets -2 power until the end of the turn.`"""

    text: ClassVar[str] = "{what:Bearer} loses/lose all abilities and gets/get {changes:Change*and} {until}"
    what: Bearer
    changes: tuple[Change, ...]
    until: Until

    def lasting(self) -> Until | None:
        return self.until

    def more(self, sense: Sense) -> list[Effect[Any]]:
        return [changing(self.changes, None, self.until)]


class LosesAndHas(SilencesThem):
    """`A partner loses all abilities and has power 1 until the end of the turn.`"""

    text: ClassVar[str] = "{what:Bearer} loses/lose all abilities and has/have {stat} {to:SetTo}[ {until}]"
    fits_as: ClassVar[str] = "Change"
    what: Bearer
    stat: Stat
    to: SetTo
    until: Until | None

    def lasting(self) -> Until | None:
        return self.until

    def more(self, sense: Sense) -> list[Effect[Any]]:
        return [setting(self.stat, self.to.number_of(sense), self.until)]


def losing(until: Until | None) -> Effect[Any]:
    """The cards that were taken have no abilities any more."""

    def lose(table: Any, scope: Scope, it: int) -> None:
        if not table.stays(it):
            return
        if until is None:
            table.change(SILENCED, it, 0, END_OF_GAME, scope.me, scope.source)
        else:
            table.change(SILENCED, it, 0, until.lasts(), until.whose(table, scope), scope.source)

    return DoToEach(lose)


class HasNoAbilities(Standing):
    """`Other partners here have no abilities.` What other cards lend them, they have all the same."""

    text: ClassVar[str] = "{who:Subject} has/have no abilities"
    who: Subject

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [silencing(self.who, sense, line)]


class HasNoneAndHas(HasNoAbilities):
    """`Partners here have no abilities and power 1.`"""

    text: ClassVar[str] = "{who:Subject} has/have no abilities and {stat} {amount}"
    fits_as: ClassVar[str] = "Change"
    who: Subject
    stat: Stat
    amount: Amount

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        wanted = int(self.amount.value)
        sets = SetsValue(line, self.stat.key(), self.who.filter(sense), lambda table, scope: wanted)
        return [*super().abilities(sense, line), sets]


def silencing(who: Subject, sense: Sense, line: str) -> Ability[Any]:
    """These cards have no abilities as long as the card is in play."""
    found = who.filter(sense)
    return Silences(line, lambda table, source: [it for it in table.enabled if found.holds(table, source, it)])
