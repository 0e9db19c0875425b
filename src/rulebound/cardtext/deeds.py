"""The deeds that most games share, the values that cards change, and what cannot be done."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.effects import DoForSeats, DoToEach, EachSeatDoes, Seats, Take, TakeOne, not_taken_yet
from rulebound.cardtext.filters import Filter
from rulebound.cardtext.lines import Cost, Standing
from rulebound.cardtext.meaning import Near, Number, Sense, So
from rulebound.cardtext.nouns import (
    Amount,
    CountWay,
    CountWord,
    Noun,
    Signed,
    Stat,
    Until,
    Way,
    bound_of,
    refuse_an_other,
)
from rulebound.cardtext.phrase import Phrase, Word, forms_of
from rulebound.cardtext.players import Per, Player, You, just_me
from rulebound.cardtext.sentences import Clause, Condition
from rulebound.cardtext.things import Bearer, Subject, refuse_your, some_can
from rulebound.kernel.ability import Ability, Forbids, Static
from rulebound.kernel.cardtable import CardTable
from rulebound.kernel.effect import Effect, Pick, Sequence
from rulebound.kernel.need import Need
from rulebound.kernel.scope import Scope


class Resource(Word):
    """Something that players have so much of."""

    label: ClassVar[str] = "a resource"

    def give(self, table: Any, seat: int, n: int) -> None:
        """The player has so much more of it; less, where n is below zero."""
        raise NotImplementedError(self.word)  # each phrase of this kind has its own

    def had(self, table: Any, seat: int) -> int:
        """How much of it the player has."""
        raise NotImplementedError(self.word)  # each phrase of this kind has its own

    def plural(self) -> str:
        """The word for several."""
        return " ".join(forms_of(type(self)).plural[self.word].words)


def number_of(per: Per | None, sense: Sense) -> Number | None:
    """How often, if the text says so."""
    return per.number_of(sense) if per is not None else None


def seats_of(who: Player | None, sense: Sense) -> Seats:
    """Who does it: you, if the text does not say."""
    if who is None:
        return just_me
    if isinstance(who, You) and not sense.after_others:
        sense.wrong(who, "leave out 'you': a deed without a subject is yours")
    return who.seats(sense)


class Gain(Clause):
    text: ClassVar[str] = "[{who:Player} ]gains/gain {amount} {resource#amount}[ {per}]"
    who: Player | None
    amount: Amount
    resource: Resource
    per: Per | None

    def subject(self) -> Player | None:
        return self.who

    def effect(self, sense: Sense) -> Effect[Any]:
        each, per, resource = int(self.amount.value), number_of(self.per, sense), self.resource

        def gain(table: Any, scope: Scope, seat: int) -> None:
            resource.give(table, seat, each * per(table, scope) if per else each)

        return DoForSeats(seats_of(self.who, sense), gain)


class Lose(Clause):
    text: ClassVar[str] = "[{who:Player} ]loses/lose {amount} {resource#amount}"
    who: Player | None
    amount: Amount
    resource: Resource

    def subject(self) -> Player | None:
        return self.who

    def possible(self, sense: Sense) -> So | None:
        resource = self.resource
        return lambda table, scope: resource.had(table, scope.me) > 0

    def effect(self, sense: Sense) -> Effect[Any]:
        each, resource = int(self.amount.value), self.resource

        def lose(table: Any, scope: Scope, seat: int) -> None:
            resource.give(table, seat, -min(each, resource.had(table, seat)))

        return DoForSeats(seats_of(self.who, sense), lose)


class Draw(Clause):
    text: ClassVar[str] = "[{who:Player} ]draws/draw {count:CountWord} card/cards[ {per}]"
    who: Player | None
    count: CountWord
    per: Per | None

    def subject(self) -> Player | None:
        return self.who

    def effect(self, sense: Sense) -> Effect[Any]:
        each, per = self.count.count(), number_of(self.per, sense)

        def draw(table: Any, scope: Scope, seat: int) -> None:
            table.draw(seat, each * per(table, scope) if per else each)

        return DoForSeats(seats_of(self.who, sense), draw)


class Discard(Clause, Cost):
    """Cards of a hand, by choice."""

    text: ClassVar[str] = "[{who:Player} ]discards/discard {count:CountWord} card/cards"
    who: Player | None
    count: CountWord

    def effect(self, sense: Sense) -> Effect[Any]:
        seats = seats_of(self.who, sense)
        sense.antecedent = ""
        if self.who is not None:
            return EachSeatDoes(seats, self.one_hand(sense), sense.words.leave)
        return self.one_hand(sense)

    def subject(self) -> Player | None:
        return self.who

    def one_hand(self, sense: Sense) -> Effect[Any]:
        needs = [Need(sense.words.clause, "{it} is chosen already.", not_taken_yet)]
        question = sense.question("{deed}: choose a card of your hand to discard.", Pick, needs)
        question.given = [Need(sense.words.clause, "Only cards of your own hand can be discarded.", in_own_hand)]
        one: list[Effect[Any]] = [
            TakeOne(question, Filter(own_hand, []), sense.words.pick) for _ in range(self.count.count())
        ]
        return Sequence(Take(lambda table, scope: []), *one, DoToEach(put_off))

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: any([it != scope.source for it in table.hand[scope.me]])

    def payable(self, sense: Sense) -> list[Need[Any]]:
        if self.who is not None:
            sense.wrong(self.who, "a cost is paid by whoever uses the card: leave this out")
        count = self.count.count()
        told = "You have too few cards in your hand to discard."
        return [Need(sense.words.clause, told, lambda table, me, it: len(table.hand[me]) >= count)]

    def pay(self, sense: Sense) -> Effect[Any]:
        return self.one_hand(sense)


def own_hand(table: Any) -> list[int]:
    """The hand of whoever is asked by the innermost effect, without the card that is being played."""
    scope = table.scopes[-1]
    return [it for it in table.hand[scope.me] if it != scope.source]


def in_own_hand(table: Any, me: int, it: int) -> bool:
    return it in table.hand[me] and it != table.scopes[-1].source


def put_off(table: Any, scope: Scope, it: int) -> None:
    table.put_off(it)


# -- Values ------------------------------------------------------------------------------------------------------------


class Change(Phrase):
    """`+2 power`"""

    text: ClassVar[str] = "{by:Signed} {stat}"
    by: Signed
    stat: Stat


class Gets(Clause):
    """A change of values for a while."""

    text: ClassVar[str] = "{what:Bearer} gets/get {changes:Change*and}[ {per}] {until}"
    what: Bearer
    changes: tuple[Change, ...]
    per: Per | None
    until: Until

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, lambda table, scope, it: True)

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_your(self.what, sense)
        changes = [(change.stat.key(), int(change.by.value)) for change in self.changes]
        until = self.until.lasts()
        per = number_of(self.per, sense)

        def get(table: Any, scope: Scope, it: int) -> None:
            times = per(table, scope) if per else 1
            for value, by in changes:
                table.change(value, it, by * times, until, scope.me, scope.source)

        return Sequence(self.what.take(sense), DoToEach(get))


class Has(Standing):
    """A change of values while this is in play."""

    text: ClassVar[str] = "{who:Subject} has/have {changes:Change*and}[ {per}]"
    who: Subject
    changes: tuple[Change, ...]
    per: Per | None

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found, per = self.who.filter(sense), number_of(self.per, sense)
        return [Bonus(line, change.stat.key(), found, int(change.by.value), per) for change in self.changes]


class HasWhile(Standing):
    """A change of values while this is in play and something is so."""

    text: ClassVar[str] = "{who:Subject} has/have {changes:Change*and} as long as {condition}"
    who: Subject
    changes: tuple[Change, ...]
    condition: Condition

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found, so = self.who.filter(sense), self.condition.so(sense)

        def often(table: Any, scope: Scope) -> int:
            return 1 if so(table, scope) else 0

        return [Bonus(line, change.stat.key(), found, int(change.by.value), often) for change in self.changes]


class Bonus(Static[Any]):
    """So much is added for all that fit, once or as often as there are things to count."""

    def __init__(self, text: str, value: str, found: Filter, by: int, often: Number | None) -> None:
        super().__init__(text, value, lowers=by < 0)
        self.found = found
        self.by = by
        self.often = often

    def amount(self, table: CardTable, source: int, it: int) -> int:
        if not self.found.holds(table, source, it):
            return 0
        if self.often is None:
            return self.by
        return self.by * self.often(table, Scope(table.controller(source), source, []))


# -- Cannot ------------------------------------------------------------------------------------------------------------


class Forbidden(Word):
    """A deed that a card can forbid."""

    label: ClassVar[str] = "a deed"

    def key(self) -> str:
        """What the table calls it."""
        raise NotImplementedError(self.word)  # each phrase of this kind has its own


class Cannot(Standing):
    text: ClassVar[str] = "{who:Subject} cannot {deed:Forbidden}[ as long as {condition}]"
    who: Subject
    deed: Forbidden
    condition: Condition | None

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        found, so = self.who.filter(sense), self.condition.so(sense) if self.condition else None

        def applies(table: CardTable, source: int, me: int, it: int) -> bool:
            if not found.holds(table, source, it):
                return False
            return so(table, Scope(table.controller(source), source, [])) if so else True

        return [Forbids(line, self.deed.key(), applies)]


# -- Conditions --------------------------------------------------------------------------------------------------------


class Fewest(Condition):
    text: ClassVar[str] = "you have fewer {resource+} than each other player"
    resource: Resource

    def so(self, sense: Sense) -> So:
        resource = self.resource

        def fewest(table: Any, scope: Scope) -> bool:
            mine = resource.had(table, scope.me)
            return all([resource.had(table, seat) > mine for seat in table.left() if seat != scope.me])

        return fewest


class YouHave(Condition):
    text: ClassVar[str] = "you have {amount} or {way} {resource+}"
    amount: Amount
    way: Way
    resource: Resource

    def so(self, sense: Sense) -> So:
        bound, way, resource = int(self.amount.value), self.way, self.resource
        return lambda table, scope: way.compares(resource.had(table, scope.me), bound)


class ThereIs(Condition):
    text: ClassVar[str] = "there is a {noun}"
    noun: Noun

    def so(self, sense: Sense) -> So:
        refuse_an_other(sense, self, self.noun, one=True)
        found = self.noun.filter(sense)
        return lambda table, scope: found.has(table, scope.source, 1)


class ThereIsAnother(Condition):
    text: ClassVar[str] = "there is another {noun}"
    noun: Noun

    def so(self, sense: Sense) -> So:
        refuse_an_other(sense, self, self.noun, one=True)
        found = self.noun.filter(sense)

        def others(table: Any, scope: Scope) -> bool:
            return any([it != scope.source for it in found.found(table, scope.source)])

        return others


class ThereIsNo(Condition):
    text: ClassVar[str] = "there is no {noun}"
    noun: Noun

    def so(self, sense: Sense) -> So:
        found = self.noun.filter(sense)
        return lambda table, scope: not found.has(table, scope.source, 1)


class ThereAre(Condition):
    text: ClassVar[str] = "there are {count:CountWord} or {way:CountWay} {noun+}"
    count: CountWord
    way: CountWay
    noun: Noun

    def so(self, sense: Sense) -> So:
        found, bound = self.noun.filter(sense), bound_of(sense, self.count)
        if self.way.word == "more":
            return lambda table, scope: found.has(table, scope.source, bound)
        return lambda table, scope: not found.has(table, scope.source, bound + 1)

    def near(self, sense: Sense) -> Near:
        if self.way.word == "fewer":
            return super().near(sense)
        found, bound = self.noun.filter(sense), self.count.count()
        return lambda table, scope: min(1.0, len(found.found(table, scope.source)) / bound)


# -- Dice --------------------------------------------------------------------------------------------------------------


class RollADie(Clause):
    """The scope remembers the number; `if you roll 4 or more` looks at it."""

    text: ClassVar[str] = "roll a die"

    def effect(self, sense: Sense) -> Effect[Any]:
        return DoForSeats(just_me, roll)


def roll(table: Any, scope: Scope, seat: int) -> None:
    scope.number = table.roll_die(seat)


class Rolled(Condition):
    text: ClassVar[str] = "you roll {amount} or {way}"
    amount: Amount
    way: Way

    def so(self, sense: Sense) -> So:
        bound, way = int(self.amount.value), self.way
        return lambda table, scope: way.compares(scope.number, bound)
