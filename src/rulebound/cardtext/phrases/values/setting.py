"""Values that become a number, or those of another card: for a while, for good, or as long as a card is in play."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.grammar.template import ONE
from rulebound.cardtext.phrases.acts.instructions import Counted, so_often
from rulebound.cardtext.phrases.numbers import chosen
from rulebound.cardtext.phrases.numbers.doing_so_much import so_much
from rulebound.cardtext.phrases.structure.effects import DoToEach, Take
from rulebound.cardtext.phrases.structure.filters import Filter, Test
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So, event_card
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import refuse_uncertain, refuse_your, some_can
from rulebound.kernel.basics.modifier import END_OF_GAME, Modifier
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.static import Static

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.numbers.measuring import Measure
    from rulebound.cardtext.phrases.structure.counts import Amount, Until
    from rulebound.cardtext.phrases.structure.nouns import Stat
    from rulebound.cardtext.phrases.structure.subjects import Bearer, Object, Subject

MUCH: Final = 1000  # more than any value is below zero

# -- What it becomes ---------------------------------------------------------------------------------------------------


class SetTo(Phrase):
    """The number that a value becomes."""

    label: ClassVar[str] = "a number, or 'equal to ...'"

    def number_of(self, sense: Sense) -> Number:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class ToAmount(SetTo):
    text: ClassVar[str] = "{amount}"
    amount: Amount

    def number_of(self, sense: Sense) -> Number:
        wanted = int(self.amount.value)
        return lambda table, scope: wanted


class ToMeasure(SetTo):
    text: ClassVar[str] = "equal to {measure}"
    measure: Measure

    def number_of(self, sense: Sense) -> Number:
        return so_much(self.measure, sense)


class ToThatNumber(SetTo):
    """One that was chosen before."""

    text: ClassVar[str] = "that number"

    def number_of(self, sense: Sense) -> Number:
        chosen.refuse_unchosen(self, sense, chosen.NUMBER)
        return lambda table, scope: max(0, chosen.chosen(table, scope.source))


def set_value(table: Any, scope: Scope, stat: Stat, it: int, wanted: int, until: Until | None) -> None:
    """It is changed by so much that it is this number now."""
    lasts = until.lasts() if until is not None else END_OF_GAME
    whose = until.whose(table, scope) if until is not None else scope.me
    by = missing(table, scope, stat, it, wanted)
    if by != 0:
        table.change(stat.key(), it, by, lasts, whose, scope.source)


def missing(table: Any, scope: Scope, stat: Stat, it: int, wanted: int) -> int:
    """By how much a value must change to be this number: it can be below zero, where it counts as zero.

    So it is looked at with so much more that it cannot be; 0 where nothing of it can be changed.
    """
    now, before = stat.of(table, it), table.modifiers
    table.modifiers = [*before, Modifier(stat.key(), it, MUCH, END_OF_GAME, scope.me, scope.source)]
    much = stat.of(table, it)
    table.modifiers = before
    return wanted - (much - MUCH) if much != now else 0


# -- For a while -------------------------------------------------------------------------------------------------------


class ValueBecomes(Clause):
    """`The power of a partner becomes 3 until the end of the turn.` Later changes come on top of it."""

    text: ClassVar[str] = "the {stat} of {what:Object} becomes {to:SetTo}[ {until}]"
    fits_as: ClassVar[str] = "Change"
    stat: Stat
    what: Object
    to: SetTo
    until: Until | None

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, lambda table, scope, it: table.stays(it))

    def effect(self, sense: Sense) -> Effect[Any]:
        if not sense.antecedent and isinstance(self.what, Phrase) and self.what.number() == ONE:
            taken = self.what.take(sense)  # `its` is of this card, where no other was spoken of before
            return Sequence(taken, Counted(self.to.number_of(sense)), DoToEach(self.become))
        number = self.to.number_of(sense)
        taken, _ = so_often(self.what.take(sense), number, counts=True)  # `its` is what was spoken of before
        return Sequence(taken, DoToEach(self.become))

    def become(self, table: Any, scope: Scope, it: int) -> None:
        """The scope has the number."""
        if table.stays(it):
            set_value(table, scope, self.stat, it, scope.number, self.until)


class HasValueFor(Clause):
    """`All partners here have power 1 until the end of the turn.`"""

    text: ClassVar[str] = "{what:Bearer} has/have {stat} {to:SetTo} {until}"
    fits_as: ClassVar[str] = "Change"
    what: Bearer
    stat: Stat
    to: SetTo
    until: Until

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, lambda table, scope, it: table.stays(it))

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_your(self.what, sense)
        taken = self.what.take(sense)
        return Sequence(taken, setting(self.stat, self.to.number_of(sense), self.until))


class ItsValueBecomes(Clause):
    """Of what was taken last, or what the event is about."""

    text: ClassVar[str] = "its {stat} becomes {to:SetTo}[ {until}]"
    stat: Stat
    to: SetTo
    until: Until | None

    def effect(self, sense: Sense) -> Effect[Any]:
        before = spoken_of_before(self, sense)
        return Sequence(before, setting(self.stat, self.to.number_of(sense), self.until))


class TheirValueBecomes(ItsValueBecomes):
    text: ClassVar[str] = "their {stat} becomes {to:SetTo}[ {until}]"
    stat: Stat
    to: SetTo
    until: Until | None


def spoken_of_before(phrase: Phrase, sense: Sense) -> Effect[Any]:
    """Takes what the sentences before speak of."""
    if sense.antecedent != "event":
        if not sense.antecedent:
            sense.wrong(phrase, "there is nothing before this that `its` could speak of")
        return Sequence()
    sense.it_is = sense.it_is or sense.subject_is
    refuse_uncertain(phrase, sense)
    sense.antecedent = "taken"
    return Take(event_card(sense, sense.it_is))


def setting(stat: Stat, number: Number, until: Until | None) -> Effect[Any]:
    """This value of each card that was taken becomes the number."""

    def become(table: Any, scope: Scope, it: int) -> None:
        if table.stays(it):
            set_value(table, scope, stat, it, number(table, scope), until)

    return DoToEach(become)


# -- As long as a card is in play --------------------------------------------------------------------------------------


class HasValue(Standing):
    """`Partners here have power 2.` What is printed does not count, and changes come on top of it."""

    text: ClassVar[str] = "{who:Subject} has/have {stat} {amount}"
    fits_as: ClassVar[str] = "Change"
    who: Subject
    stat: Stat
    amount: Amount

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        wanted = int(self.amount.value)
        return [SetsValue(line, self.stat.key(), self.who.filter(sense), lambda table, scope: wanted)]


class HasValueEqual(Standing):
    """`This has power equal to the number of cards in your hand.`"""

    text: ClassVar[str] = "{who:Subject} has/have {stat} equal to {measure}"
    fits_as: ClassVar[str] = "Change"
    who: Subject
    stat: Stat
    measure: Measure

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        number = so_much(self.measure, sense)
        return [SetsValue(line, self.stat.key(), self.who.filter(sense), number)]


class SetsValue(Static[Any]):
    """In place of what is printed, it is this number.

    Where several cards say so, the last one counts, and what the card says of itself only where no other does.
    """

    def __init__(self, text: str, value: str, found: Filter, number: Number) -> None:
        super().__init__(text, value)
        self.found = found
        self.number = number

    def amount(self, table: CardTable, source: int, it: int) -> int:
        if not self.found.holds(table, source, it) or self.yields(table, source, it):
            return 0
        number = self.number
        printed = table.card(it).values().get(self.key, 0)
        return number(table, Scope(table.controller(source), source, [], it)) - printed

    def only_while(self, text: str, holds: Callable[[Any, int], bool]) -> Static[Any]:
        found = self.found
        test = Test("", lambda table, source, it: holds(table, source))
        return SetsValue(text, self.key, Filter(found.among, [*found.tests, test], found.given), self.number)

    def yields(self, table: CardTable, source: int, it: int) -> bool:
        """Whether another card says it of this one later, or says it at all where the card says it of itself."""
        later, own = False, source == it
        for one in table.standing[self.key]:
            other = one.ability
            if other is self and one.source == source:
                later = True
            elif not isinstance(other, SetsValue) or not other.found.holds(table, one.source, it):
                continue
            elif later if (one.source == it) == own else own:
                return True
        return False
