"""The deeds that most games share: to gain, to lose, to draw, to discard, to roll a die."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word, forms_of
from rulebound.cardtext.phrases.effects import DoForSeats, DoToEach, EachSeatDoes, Seats, Take, TakeOne, not_taken_yet
from rulebound.cardtext.phrases.filters import Filter
from rulebound.cardtext.phrases.lines import Cost
from rulebound.cardtext.phrases.meaning import Number, Sense, So
from rulebound.cardtext.phrases.nouns import Amount, CountWord
from rulebound.cardtext.phrases.players import Per, Player, You, just_me
from rulebound.cardtext.phrases.sentences import Clause
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Pick, Sequence
from rulebound.kernel.table.need import Need


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

    def gives(self) -> tuple[str, int]:
        return (self.resource.word, int(self.amount.value)) if self.who is None and self.per is None else ("", 0)

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
        return lambda table, scope: any([it != scope.source for it in table.hand_of(scope.me)])

    def payable(self, sense: Sense) -> list[Need[Any]]:
        if self.who is not None:
            sense.wrong(self.who, "a cost is paid by whoever uses the card: leave this out")
        count = self.count.count()
        told = "You have too few cards in your hand to discard."
        return [Need(sense.words.clause, told, lambda table, me, it: len(table.hand_of(me)) >= count)]

    def pay(self, sense: Sense) -> Effect[Any]:
        return self.one_hand(sense)


def own_hand(table: Any) -> list[int]:
    """The hand of whoever is asked by the innermost effect, without the card that is being played."""
    scope = table.scopes[-1]
    return [it for it in table.hand_of(scope.me) if it != scope.source]


def in_own_hand(table: Any, me: int, it: int) -> bool:
    return it in table.hand_of(me) and it != table.scopes[-1].source


def put_off(table: Any, scope: Scope, it: int) -> None:
    table.put_off(it)


# -- Dice --------------------------------------------------------------------------------------------------------------


class RollADie(Clause):
    """The scope remembers the number; `if you roll 4 or more` looks at it."""

    text: ClassVar[str] = "roll a die"

    def effect(self, sense: Sense) -> Effect[Any]:
        return DoForSeats(just_me, roll)


def roll(table: Any, scope: Scope, seat: int) -> None:
    scope.number = table.roll_die(seat)
