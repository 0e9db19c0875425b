"""Sums of money in sentences that other games say of resources: `if you would gain money, gain 10k more instead`."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.grammar.template import MANY
from rulebound.cardtext.phrases.numbers.handing_over import HandsOver
from rulebound.cardtext.phrases.numbers.measuring import WholeMeasure, it_or_itself
from rulebound.cardtext.phrases.opponents.what_others_have import OtherWho
from rulebound.cardtext.phrases.replacing.would_happen import OnWould, is_mine
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So
from rulebound.cardtext.phrases.structure.players import Others, Per
from rulebound.cardtext.phrases.structure.sentences import Clause, Does, PlainVerb, Verb
from rulebound.cardtext.phrases.structure.subjects import Object
from rulebound.cardtext.phrases.times.happenings import Acting, OfPlayers
from rulebound.cardtext.phrases.zones.gathering import HandsOwner, refuse_whose
from rulebound.games.proelium.counters import FUNDS
from rulebound.games.proelium.events import FORFEITS, RECEIVES
from rulebound.games.proelium.phrases.amounts import Money
from rulebound.games.proelium.phrases.lines import LessOrMore
from rulebound.games.proelium.phrases.money import (
    GAINS_MONEY,
    LOSES_MONEY,
    Cash,
    gain_funds,
    lose_funds,
    rival_of_mine,
)
from rulebound.games.proelium.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.replacement import Alters


class GainsOrLoses(Word):
    label: ClassVar[str] = "gain, lose"
    forms: ClassVar[tuple[str, ...]] = ("gain", "lose")

    def kind(self) -> str:
        """The kind of event that it would happen, as texts ask for it."""
        return GAINS_MONEY if self.word == "gain" else LOSES_MONEY


class MoneyIsAltered(OnWould):
    """`If you would gain money, gain 10k more instead.`"""

    text: ClassVar[str] = (
        "if you would {verb:GainsOrLoses} money, {same:GainsOrLoses} {money} {way:LessOrMore} {instead?instead}"
    )
    verb: GainsOrLoses
    same: GainsOrLoses
    money: Money
    way: LessOrMore
    instead: bool

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [altering_money(self, sense, line, own=True)]


class TheirMoneyIsAltered(OnWould):
    """`If your opponent would lose money, they lose 10k more instead.`"""

    text: ClassVar[str] = (
        "if {who:OtherWho} would {verb:GainsOrLoses} money, they {same:GainsOrLoses} {money} {way:LessOrMore} "
        "{instead?instead}"
    )
    who: OtherWho
    verb: GainsOrLoses
    same: GainsOrLoses
    money: Money
    way: LessOrMore
    instead: bool

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return [altering_money(self, sense, line, own=False)]


def altering_money(
    phrase: MoneyIsAltered | TheirMoneyIsAltered, sense: Sense, line: str, *, own: bool
) -> Ability[Any]:  # fmt: skip
    """So much more or less of each sum that this player, or the other one, gains or loses by a text."""
    if phrase.same.word != phrase.verb.word:
        sense.correct(phrase.same, "write '{word}' here: it is of the same", word=phrase.verb.word)
    by = phrase.money.tokens() * phrase.way.sign()
    if by == 0:
        sense.wrong(phrase, "this would change nothing")

    def to(table: Table, source: int, it: int, number: int) -> int:
        return max(0, number + by) if number > 0 and is_mine(table, source, it, number) == own else number

    return Alters(line, phrase.verb.kind(), to)


class OfSum(OfPlayers):
    """At once, and not in several steps; of so much can be spoken as `that much`."""

    money: Money

    def has_amount(self) -> bool:
        return True

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, least = self.who, self.money.tokens()

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return table.happening >= least and seat >= 0 and who.acts(table, source, seat)

        return self.kind(sense), when


class GainsSum(OfSum):
    """`When you gain 30k or more, draw a card.`"""

    text: ClassVar[str] = "{who:Acting} gains/gain {money} or more {once?at once}"
    who: Acting
    money: Money
    once: bool

    def kind(self, sense: Sense) -> str:
        return RECEIVES


class LosesSum(OfSum):
    text: ClassVar[str] = "{who:Acting} loses/lose {money} or more {once?at once}"
    who: Acting
    money: Money
    once: bool

    def kind(self, sense: Sense) -> str:
        return FORFEITS


class SetFunds(PlainVerb):
    """Who has more loses the rest, and who has less gains it."""

    text: ClassVar[str] = "sets/set {whose:HandsOwner} money to {money}"
    whose: HandsOwner
    money: Money

    def does(self, sense: Sense) -> Does:
        refuse_whose(self.whose, sense)
        wanted = self.money.tokens()

        def set_to(table: Table, scope: Scope, seat: int) -> None:
            by = wanted - table.amount(FUNDS, seat)
            if by > 0:
                gain_funds(table, seat, by)
            else:
                lose_funds(table, seat, -by, scope.me)

        return set_to


class GiveFunds(Clause):
    """`Give your opponent 20k.` As far as you have it."""

    text: ClassVar[str] = "give {who:Others} {money}"
    who: Others
    money: Money

    def effect(self, sense: Sense) -> Effect[Any]:
        tokens, seats = self.money.tokens(), self.who.seats(sense)
        return HandsOver(seats, Cash(), lambda table, scope, giver: tokens, sense.words.leave, gives=True)


class GivesYouFunds(Verb):
    """`Your opponent gives you 20k or discards a card.` As far as they have it."""

    text: ClassVar[str] = "gives/give you {money}"
    money: Money

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: table.amount(FUNDS, scope.me) > 0

    def whole(self, sense: Sense) -> So | None:
        tokens = self.money.tokens()
        return lambda table, scope: table.amount(FUNDS, scope.me) >= tokens

    def effect(self, sense: Sense) -> Effect[Any]:
        if not sense.by_others:
            sense.wrong(self, "it is not said who gives it to you")
        tokens = self.money.tokens()
        return HandsOver(rival_of_mine, Cash(), lambda table, scope, giver: tokens, sense.words.leave, gives=True)


class ItsCost(WholeMeasure):
    """Of the card that was taken last, or that the event is about: 1 for each 10k. [R58]"""

    text: ClassVar[str] = "its cost"

    def number_of(self, sense: Sense) -> Number:
        found = it_or_itself(self, sense)
        return lambda table, scope: cost_of(table, found(table, scope)[:1])


class CostOf(WholeMeasure):
    """`Gain money equal to the cost of an item of your opponent.` The card is chosen first."""

    text: ClassVar[str] = "the cost of {what:Object}"
    what: Object

    def chosen_before(self, sense: Sense) -> list[Effect[Any]]:
        if isinstance(self.what, Phrase) and self.what.number() == MANY:
            sense.wrong(self.what, "one card has that value: write of one")
        sense.measured = self
        return [self.what.take(sense)]

    def number_of(self, sense: Sense) -> Number:
        if sense.measured is not self:
            sense.wrong(self, "choose the card in a sentence before, and write 'its cost' here")
        return lambda table, scope: cost_of(table, scope.picks[:1])


class PerCost(Per):
    """`Draw a card for each 20k it costs.`"""

    text: ClassVar[str] = "for each {money} it costs"
    money: Money

    def number_of(self, sense: Sense) -> Number:
        found, each = it_or_itself(self, sense), max(1, self.money.tokens())
        return lambda table, scope: cost_of(table, found(table, scope)[:1]) // each


def cost_of(table: Table, cards: list[int]) -> int:
    """What is printed on a card, in tokens; a token that is gone has cost nothing."""
    return sum([table.print_of(it).numbers["cost"] for it in cards if it >= 0 and table.faces[it] >= 0])
