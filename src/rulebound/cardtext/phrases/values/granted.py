"""Abilities that cards have because of other cards: a keyword, or a text in quotation marks.

A text in quotation marks is read as if it stood on the card that has it: `this` in it is that card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, trait
from rulebound.cardtext.phrases.structure.counts import Until
from rulebound.cardtext.phrases.structure.facts import Condition
from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.cardtext.phrases.structure.lines import Line, Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import Bearer, Subject, refuse_your, subject
from rulebound.cardtext.phrases.values.holding import as_long_as
from rulebound.cardtext.phrases.values.keywords import Keyword, bestowed
from rulebound.cardtext.phrases.values.silencing import SilencesThem
from rulebound.kernel.basics.modifier import NEXT_UNTAP
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability, Activated, gained
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.replacement import Instead, MayInstead
from rulebound.kernel.table.static import Adds, Forbids, Lends, Lifts, Static
from rulebound.kernel.table.triggered import Triggered


@trait
class Lent:
    """What a card can have because of another."""

    label: ClassVar[str] = "a keyword, or a text in quotation marks"

    def lent(self, sense: Sense) -> list[Ability[Any]]:
        """The abilities."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class Quotation(Phrase, Lent):
    text: ClassVar[str] = '"{line}"'
    line: Line

    def lent(self, sense: Sense) -> list[Ability[Any]]:
        inner = sense.of_another_card()
        inner.line = self.line
        found = [*self.line.abilities(inner), *inner.notes]
        sense.faults += inner.faults
        if any([isinstance(ability, Lends) for ability in found]):
            sense.wrong(self, "what a card gains cannot give others something that they can be used for")
        return [ability for ability in found if not isinstance(ability, Lends)]


class LentKeyword(Phrase, Lent):
    text: ClassVar[str] = "{keyword}"
    keyword: Keyword

    def lent(self, sense: Sense) -> list[Ability[Any]]:
        return self.keyword.abilities(sense.of_another_card())


# -- For a while -------------------------------------------------------------------------------------------------------


class Lend(Effect[Any]):
    """Each card that was taken has these abilities for a while.

    until: a duration of `kernel.modifier`; of NEXT_UNTAP, each card's owner is whose untap phase ends it; whose: of
    others, whose turns count, `whose(table, scope)`.
    """

    def __init__(
        self, lent: list[Ability[Any]], until: str, whose: Callable[[Any, Scope], int] | None = None
    ) -> None:  # fmt: skip
        super().__init__()
        self.lent = lent
        self.until = until
        self.whose = whose if whose is not None else of_me

    def run(self, table: Any, scope: Scope) -> None:
        values, whose = list(dict.fromkeys([gained(ability) for ability in self.lent])), self.whose
        for it in scope.picks:
            if it != NOTHING and table.stays(it):
                seat = table.owner(it) if self.until == NEXT_UNTAP else whose(table, scope)
                for value in values:
                    table.change(value, it, 0, self.until, seat, scope.source)

    def lends(self) -> list[Ability[Any]]:
        return self.lent


def of_me(table: Any, scope: Scope) -> int:
    return scope.me


class Gains(Clause):
    lasts_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "{what:Bearer} gains/gain {lent:Lent} {until}"
    what: Bearer
    lent: Lent
    until: Until

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_your(self.what, sense)
        subject(self.what, sense)
        taken = self.what.take(sense)
        return Sequence(taken, Lend(self.lent.lent(sense), self.until.lasts(), self.until.whose))


class LosesAndGains(SilencesThem):
    """`A partner loses all abilities and gains Sneaky until the end of the turn.`"""

    text: ClassVar[str] = "{what:Bearer} loses/lose all abilities and gains/gain {lent:Lent} {until}"
    what: Bearer
    lent: Lent
    until: Until

    def lasting(self) -> Until | None:
        return self.until

    def more(self, sense: Sense) -> list[Effect[Any]]:
        return [Lend(self.lent.lent(sense), self.until.lasts(), self.until.whose)]


# -- While a card is in play -------------------------------------------------------------------------------------------


class HasKeyword(Standing):
    text: ClassVar[str] = "{who:Subject} has/have {keyword}"
    who: Subject
    keyword: Keyword

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        lent, found = self.keyword.abilities(sense.of_another_card()), self.who.filter(sense)
        return [*lent_to(found, lent, line), bestowed(lent, found, line)]


class HasText(Line):
    """`The attached partner has "..."`: the full stop is that of the quotation."""

    holds_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "{who:Subject} has/have {lent:Quotation}"
    who: Subject
    lent: Quotation

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        lent = self.lent.lent(sense)
        if not all([isinstance(ability, LENDABLE) for ability in lent]):
            sense.wrong(self.lent, "this cannot be a text of others: write it on the card itself")
        return lent_to(self.who.filter(sense), lent, str(self))


class WhileHasText(Line):
    """`As long as there is no other partner of yours, this has "..."`"""

    holds_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "as long as {condition}, {lends:HasText}"
    condition: Condition
    lends: HasText

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        return as_long_as(self, sense, self.lends.abilities(sense), self.condition.so(sense))


LENDABLE: Final = (Triggered, Activated, Static, Lifts, Forbids, Instead)


def lent_to(found: Filter, abilities: list[Ability[Any]], line: str) -> list[Ability[Any]]:
    """Abilities of a card by which others have these, as far as others can have them."""
    return [of_others(found, ability, line) for ability in abilities if isinstance(ability, LENDABLE)]


def of_others(found: Filter, ability: Ability[Any], line: str) -> Ability[Any]:
    """The ability of a card by which all that are found have this one."""
    if isinstance(ability, Triggered):
        return ability.for_hosts(found.found)
    if isinstance(ability, Activated):
        return Lends(line, ability, found.holds)
    if isinstance(ability, Static):
        return Adds(line, ability.key, sum_of(found, ability))
    if isinstance(ability, Lifts):
        return Lifts(line, ability.need, some_of(found, ability.applies))
    if isinstance(ability, Forbids):
        return ability.only_where(line, lambda applies: some_of(found, applies))
    assert isinstance(ability, Instead), ability
    if isinstance(ability, MayInstead):
        return ability.changed(line, lambda happens: happens, found.found)
    lent = Instead[Any](line, ability.kind, ability.instead, found.found)
    lent.done = ability.done
    return lent


def sum_of(found: Filter, ability: Static[Any]) -> Callable[[Any, int, int], int]:
    """What all that have this ability add to a value."""

    def amount(table: Any, source: int, it: int) -> int:
        return sum([ability.amount(table, host, it) for host in found.found(table, source)])

    return amount


def some_of(found: Filter, applies: Callable[[Any, int, int, int], bool]) -> Callable[[Any, int, int, int], bool]:
    """Whether it applies for any of those that have it."""

    def for_some(table: Any, source: int, me: int, it: int) -> bool:
        return any([applies(table, host, me, it) for host in found.found(table, source)])

    return for_some
