"""What only those can do who pay for it: `partners here cannot attack unless their owner loses 1 point`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.opponents.choosing_players import refuse_choice
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import lower
from rulebound.cardtext.phrases.structure.sentences import Clause, Instructions
from rulebound.cardtext.phrases.structure.subjects import refuse_them
from rulebound.cardtext.phrases.values.granted import Lend
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.taxing import Taxes

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.acts.changes import Forbidden
    from rulebound.cardtext.phrases.acts.instructions import Resource
    from rulebound.cardtext.phrases.opponents.forbidding import PlayerAct
    from rulebound.cardtext.phrases.structure.counts import Amount, Until
    from rulebound.cardtext.phrases.structure.players import Others
    from rulebound.cardtext.phrases.structure.subjects import Bearer, Subject

Asks = Callable[[Any, int, int, int], bool]


class Payer(Word):
    """The player who does it, as texts call that player."""

    label: ClassVar[str] = "who pays"
    forms: ClassVar[tuple[str, ...]] = ("its owner", "their owner", "that player", "you", "they")

    def number(self) -> str:
        return "many" if self.word in ("you", "they") else "one"


class Tax(Phrase):
    """What must be paid: all of it, or it cannot be done."""

    label: ClassVar[str] = "what must be paid"

    def on(self, text: str, action: str, asks: Asks) -> Ability[Any]:
        """The ability that asks for it."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class LosesForIt(Tax):
    """`its owner loses 1 point`"""

    text: ClassVar[str] = "{payer:Payer} loses/lose {amount} {resource#amount}"
    payer: Payer
    amount: Amount
    resource: Resource

    def on(self, text: str, action: str, asks: Asks) -> Ability[Any]:
        resource = self.resource

        def pay(table: Any, seat: int, n: int) -> None:
            resource.lose(table, seat, n)

        return Taxes(text, action, asks, int(self.amount.value), resource.had, pay, resource.word)


class CannotUnless(Standing):
    """`Partners of other players cannot attack unless their owner loses 1 point.`"""

    text: ClassVar[str] = "{who:Subject} cannot {action:Forbidden} unless {tax:Tax}"
    who: Subject
    action: Forbidden
    tax: Tax

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found = self.who.filter(sense)
        return [self.tax.on(line, self.action.key(), lambda table, source, me, it: found.holds(table, source, it))]


class PlayerCannotUnless(Standing):
    """`Each other player cannot clear courses unless they lose 1 point.`"""

    text: ClassVar[str] = "{who:Others} cannot {act:PlayerAct} unless {tax:Tax}"
    who: Others
    act: PlayerAct
    tax: Tax

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        refuse_choice(self.who, sense)
        seats = self.who.seats(sense)

        def asks(table: Any, source: int, me: int, it: int) -> bool:
            return me in seats(table, Scope(table.controller(source), source, []))

        return [self.tax.on(line, self.act.key(), asks)]


class YouCannotUnless(Standing):
    """`You cannot attack unless you lose 1 point.`"""

    text: ClassVar[str] = "you cannot {act:PlayerAct} unless {tax:Tax}"
    act: PlayerAct
    tax: Tax

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [self.tax.on(line, self.act.key(), lambda table, source, me, it: bool(me == table.controller(source)))]


class CannotUnlessUntil(Clause):
    """The same for a while, of the cards that are in play then."""

    text: ClassVar[str] = "{who:Bearer} cannot {action:Forbidden} {until} unless {tax:Tax}"
    who: Bearer
    action: Forbidden
    until: Until
    tax: Tax

    def effect(self, sense: Sense) -> Effect[Any]:
        return taxing(self.who, self.action, self.tax, self.until, sense)


class UntilThenCannotUnless(Instructions):
    """The same with the time first."""

    text: ClassVar[str] = "{until}, {who:Bearer} cannot {action:Forbidden} unless {tax:Tax}"
    until: Until
    who: Bearer
    action: Forbidden
    tax: Tax

    def effect(self, sense: Sense) -> Effect[Any]:
        return taxing(self.who, self.action, self.tax, self.until, sense)


def taxing(who: Bearer, action: Forbidden, tax: Tax, until: Until, sense: Sense) -> Effect[Any]:
    """These cards are taken, and what they do costs so much for a while."""
    refuse_them(who, sense)
    text = f"This cannot {action.word} unless {lower(tax)}."
    lent = tax.on(text, action.key(), lambda table, source, me, it: it == source)
    return Sequence(who.take(sense), Lend([lent], until.lasts(), until.whose))
