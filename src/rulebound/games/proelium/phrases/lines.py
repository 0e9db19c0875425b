"""The lines of Proelium's cards: Extra Research, Maintenance, what is enhanced, and what costs less or more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from rulebound.cardgame.events import PLAYS
from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.acts.instructions import number_of
from rulebound.cardtext.phrases.paying.prices import DearOrCheap, Price, paying
from rulebound.cardtext.phrases.paying.prices_for_a_while import FirstIsCheaper, PlaysVerb
from rulebound.cardtext.phrases.paying.tolls import AddsCost
from rulebound.cardtext.phrases.structure.counts import Signed
from rulebound.cardtext.phrases.structure.lines import Line, Standing, doing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import Noun, lower
from rulebound.cardtext.phrases.structure.players import Per
from rulebound.cardtext.phrases.structure.sentences import Clause, Sentence, joined
from rulebound.cardtext.phrases.structure.subjects import Article
from rulebound.games.proelium.ability import FEE, LIMIT, MAINTENANCE, ROLL, Enhancing, Researched
from rulebound.games.proelium.maintenance import Maintain
from rulebound.games.proelium.parts import ENHANCEMENT, ENTITIES
from rulebound.games.proelium.phrases.amounts import Money
from rulebound.games.proelium.phrases.nouns import ProeliumKind
from rulebound.games.proelium.state import Table
from rulebound.games.proelium.zones import HAND
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.static import Adds
from rulebound.kernel.table.triggered import Triggered

# -- Extra Research and Maintenance ------------------------------------------------------------------------------------


class ExtraResearch(Line):
    """[research.cost] [research.free]"""

    text: ClassVar[str] = "Extra Research[ {fee:Money}]: {sentences:Sentence*}"
    term: ClassVar[str] = "research"
    fee: Money | None
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        effect = joined(sense, self.sentences)
        fee = self.fee.tokens() if self.fee is not None else 0
        return [doing(Researched(str(self), effect, fee), *self.sentences)]


def is_ones_own(table: Table, source: int, it: int, other: int, seat: int) -> bool:
    """Whether it is the turn of the player who controls the card."""
    return table.controller(source) == seat


class Maintenance(Line):
    """[turn.maintenance]"""

    text: ClassVar[str] = "Maintenance[ {fee:Money}]: {sentences:Sentence*}"
    term: ClassVar[str] = "maintenance"
    fee: Money | None
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        refuse_what_does_not_stay(self, sense)
        effect = Maintain(self.fee.tokens() if self.fee is not None else 0, joined(sense, self.sentences), None)
        return [doing(Triggered(str(self), MAINTENANCE, is_ones_own, effect), *self.sentences)]


class MaintenanceOrElse(Line):
    """[turn.maintenance] [R18]"""

    text: ClassVar[str] = "Maintenance {fee:Money}, or {otherwise:Clause}."
    term: ClassVar[str] = "maintenance"
    fee: Money
    otherwise: Clause

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        refuse_what_does_not_stay(self, sense)
        effect = Maintain(self.fee.tokens(), None, self.otherwise.effect(sense))
        ability: Ability[Any] = Triggered(str(self), MAINTENANCE, is_ones_own, effect)
        ability.does = f"pay {self.fee.written()}, or {lower(self.otherwise)}."
        return [ability]


def refuse_what_does_not_stay(line: Line, sense: Sense) -> None:
    if not sense.stays:
        sense.wrong(
            line, "cards of the kind {kind} do not stay in play, so there is nothing to maintain", kind=sense.kind
        )


class AddsCostHere(AddsCost):
    """Of all but enhancements, for which it is chosen what they enhance when they are played."""

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        if sense.kind == ENHANCEMENT:
            sense.wrong(self, "an enhancement has no additional cost")
        return super().abilities(sense)


# -- Enhancements ------------------------------------------------------------------------------------------------------


ENHANCED: Final = (*ENTITIES, "entity")  # what can be enhanced


class Enhances(Line):
    """[card.enhancement]"""

    text: ClassVar[str] = "enhances {article:Article} {noun}."
    article: Article
    noun: Noun

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        if sense.kind != ENHANCEMENT:
            sense.wrong(self, "only an enhancement enhances an entity")
        if self.noun.kind.word not in ENHANCED:
            sense.wrong(self.noun, "only characters and items are enhanced: write 'Enhances an entity.'")
        return [Enhancing(str(self), self.noun.filter(sense))]


# -- What costs less or more -------------------------------------------------------------------------------------------


class LessOrMore(Word):
    forms: ClassVar[tuple[str, ...]] = ("less", "more")

    def sign(self) -> int:
        return -1 if self.word == "less" else 1


class YouOrOpponent(Word):
    """Who plays or researches."""

    forms: ClassVar[tuple[str, ...]] = ("you", "your opponent")

    def number(self) -> str:
        return "many" if self.word == "you" else "one"

    def is_it(self, table: Table, source: int, seat: int) -> bool:
        return (table.whose(source) == seat) == (self.word == "you")

    def seat(self, table: Table, source: int) -> int:
        """The player who is meant: of what a card has set off, by who had it then. [R74]"""
        mine = table.whose(source)
        return mine if self.word == "you" else table.rival(mine)


class CostsLess(Standing):
    """[card.cost] [R16]"""

    text: ClassVar[str] = (
        "{kind:ProeliumKind+} that {who:YouOrOpponent} plays/play cost {money} {way:LessOrMore}[ {per}]"
    )
    kind: ProeliumKind
    who: YouOrOpponent
    money: Money
    way: LessOrMore
    per: Per | None

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        kind, who, by = self.kind, self.who, self.money.tokens() * self.way.sign()
        per = number_of(self.per, sense)

        def added(table: Table, source: int, it: int) -> int:
            if table.zone[it] != HAND or not who.is_it(table, source, table.holder[it]):
                return 0
            if not kind.prints(table, it):
                return 0
            return by * per(table, paying(table, source)) if per else by

        return [Adds(line, "cost", added)]


class YoursOrTheirs(Word):
    """Of the same kind of cards, those of this player."""

    label: ClassVar[str] = "yours, theirs"
    forms: ClassVar[tuple[str, ...]] = ("yours", "theirs")


class CostOfBoth(Standing):
    """`Items that your opponent plays cost 10k more, and yours cost 10k less.` [card.cost] [R16]"""

    text: ClassVar[str] = (
        "{kind:ProeliumKind+} that {who:YouOrOpponent} plays/play cost {money} {way:LessOrMore}, "
        "and {others:YoursOrTheirs} cost {sum:Money} {other:LessOrMore}"
    )
    kind: ProeliumKind
    who: YouOrOpponent
    money: Money
    way: LessOrMore
    others: YoursOrTheirs
    sum: Money
    other: LessOrMore

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        if (self.who.word == "you") == (self.others.word == "yours"):
            sense.wrong(self.others, "that is of the same cards: write once what they cost")
        kind, who = self.kind, self.who
        first, second = self.money.tokens() * self.way.sign(), self.sum.tokens() * self.other.sign()

        def added(table: Table, source: int, it: int) -> int:
            if table.zone[it] != HAND or not kind.prints(table, it):
                return 0
            return first if who.is_it(table, source, table.holder[it]) else second

        return [Adds(line, "cost", added)]


class PlaysCard(PlaysVerb):
    forms: ClassVar[tuple[str, ...]] = ("play",)

    def events(self) -> list[str]:
        return [PLAYS]


class FirstCard(FirstIsCheaper):
    """Of the whole turn. [R72]"""

    text: ClassVar[str] = "the first {kind:ProeliumKind} you play each turn costs {price} {way:DearOrCheap}."
    event: ClassVar[str] = PLAYS
    kind: ProeliumKind
    price: Price
    way: DearOrCheap

    def is_one(self, sense: Sense) -> Callable[[Any, int], bool]:
        return self.kind.prints

    def pays(self, table: Table, source: int, it: int) -> bool:
        return table.zone[it] == HAND and table.holder[it] == table.controller(source)


class ResearchCosts(Standing):
    """[research.cost]"""

    text: ClassVar[str] = "Extra Research costs {who:YouOrOpponent} {money} {way:LessOrMore}"
    who: YouOrOpponent
    money: Money
    way: LessOrMore

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        who, by = self.who, self.money.tokens() * self.way.sign()

        def added(table: Table, source: int, it: int) -> int:
            return by if who.is_it(table, source, table.holder[it]) else 0

        return [Adds(line, FEE, added)]


class RollBonus(Standing):
    """[research.roll]"""

    text: ClassVar[str] = "{who:YouOrOpponent} gets/get {by:Signed} on Extra Research"
    who: YouOrOpponent
    by: Signed

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        who, by = self.who, int(self.by.value)
        return [Adds(line, ROLL, lambda table, source, it: by if it == of_seat(who.seat(table, source)) else 0)]


class SpendMore(Standing):
    """[money.limit]"""

    text: ClassVar[str] = "{who:YouOrOpponent} may spend {money} {way:LessOrMore} each turn"
    who: YouOrOpponent
    money: Money
    way: LessOrMore

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        who, by = self.who, self.money.tokens() * self.way.sign()
        return [Adds(line, LIMIT, lambda table, source, it: by if it == of_seat(who.seat(table, source)) else 0)]
