"""The instructions that most games share: to gain, to lose, to draw, to discard, to roll a die."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word, forms_of
from rulebound.cardtext.phrases.acts.card_instructions import is_counted
from rulebound.cardtext.phrases.acts.from_hands import FromHand, no_longer_held
from rulebound.cardtext.phrases.acts.losses import Losing
from rulebound.cardtext.phrases.structure.counts import Amount, CountWord
from rulebound.cardtext.phrases.structure.effects import DoToEach, Seats, Take, TakeOne, not_taken_yet
from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.cardtext.phrases.structure.lines import Cost
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So
from rulebound.cardtext.phrases.structure.players import CountsBefore, Per, Player, You, just_me
from rulebound.cardtext.phrases.structure.sentences import Does, PlainVerb, Verb
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.cardtable import BIDS
from rulebound.kernel.table.effect import Effect, Pick, Sequence
from rulebound.kernel.table.instead import altered, replaced_by_card
from rulebound.kernel.table.need import Need
from rulebound.kernel.table.spending import had_besides, spend_besides
from rulebound.language import N_, worded

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.subjects import Bearer


NUMBER_SHOWN: Final = "number that was chosen secretly"  # of a seat, once it is shown
CHOSEN: Final = 1000  # a number of a scope that is this or more is one that was chosen
DISCARDS_ONE: Final = "discards a card by a text"


class Resource(Word):
    """Something that players have so much of."""

    label: ClassVar[str] = "a resource"

    def give(self, table: Any, seat: int, n: int) -> None:
        """The player has so much more of it; less, where n is below zero."""
        raise NotImplementedError(self.word)  # each phrase of this kind has its own

    def had(self, table: Any, seat: int) -> int:
        """How much of it the player has."""
        raise NotImplementedError(self.word)  # each phrase of this kind has its own

    def lose(self, table: Any, seat: int, n: int) -> None:
        """A player loses so much, as far as it is there, unless a card says otherwise."""
        key = f"loses {self.word}"
        n = min(altered(table, key, of_seat(seat), min(n, self.had(table, seat))), self.had(table, seat))
        if n > 0 and not replaced_by_card(table, key, of_seat(seat), n):
            self.give(table, seat, -n)

    def pay(self, table: Any, seat: int, n: int) -> None:
        """The player pays so much of it, which must be there, or of what can be spent in its place."""
        own = min(n, self.had(table, seat))
        self.give(table, seat, -own)
        if own < n:
            spend_besides(table, seat, self.word, NOTHING, n - own)

    def can_pay(self, table: Any, seat: int, n: int) -> bool:
        """Whether the player can pay so much of it."""
        had = self.had(table, seat)
        return had >= n or had + had_besides(table, seat, self.word, NOTHING) >= n

    def is_spent(self) -> bool:
        """Whether one pays with it."""
        return True

    def asked_for_more(self) -> str:
        """The question whether one more of it is paid."""
        return worded("{source}: do you pay 1 {resource} more?", resource=self.word)

    def so_much(self, n: int) -> str:
        """So much of it, where a player chooses how much."""
        return str(n)

    def that_much(self) -> str:
        """So much of it as the event says to which something may be done instead: words that the table fills in."""
        return f"{{so much {self.word}/{self.plural()}}}"

    def bids(self) -> str:
        """The kind of event that somebody bids some of it."""
        return BIDS

    def lose_after_all(self, table: Any, seat: int, n: int, other: int) -> None:
        """The player loses so much, since nothing else is done instead. other: what the event had besides."""
        self.give(table, seat, -min(n, self.had(table, seat)))

    def gained(self) -> str:
        """The kind of event that somebody gains some of it."""
        raise NotImplementedError(self.word)  # each phrase of this kind has its own

    def lost(self) -> str:
        """The kind of event that somebody loses some of it."""
        raise NotImplementedError(self.word)  # each phrase of this kind has its own

    def losses(self) -> list[str]:
        """The kinds of events by which a player would lose some of it, as verbs ask for them."""
        return [f"loses {self.word}"]

    def all_lost(self) -> list[str]:
        """The kinds of events with which each loss of it is reported."""
        return [self.lost()]

    def is_vital(self) -> bool:
        """Whether a player who has none of it has lost."""
        return False

    def drops(self) -> str:
        """The kind of event that a player would have none of it any more."""
        return f"drops to 0 {self.plural()}"

    def plural(self) -> str:
        """The word for several."""
        return " ".join(forms_of(type(self)).plural[self.word].words)


def number_of(per: Per | None, sense: Sense) -> Number | None:
    """How often, if the text says so."""
    return per.number_of(sense) if per is not None else None


class Counted(Effect[Any]):
    """The scope remembers how often something will be done."""

    def __init__(self, often: Number) -> None:
        super().__init__()
        self.often = often

    def run(self, table: Any, scope: Scope) -> None:
        often = self.often
        scope.number = often(table, scope)


def taken_so_often(what: Bearer, per: Per | None, sense: Sense) -> tuple[Effect[Any], Number | None]:
    """How these cards are taken, and how often something is done to them."""
    often = number_of(per, sense)
    return so_often(what.take(sense), often, counts=isinstance(per, CountsBefore))


def so_often(
    taken: Effect[Any], often: Number | None, *, counts: bool
) -> tuple[Effect[Any], Number | None]:  # fmt: skip
    """The same of cards that are taken so. counts: whether what was done before is counted, which comes first then."""
    if often is None or not counts:
        return taken, often
    return Sequence(Counted(often), taken), lambda table, scope: scope.number


def seats_of(who: Player | None, sense: Sense) -> Seats:
    """Who does it: you, if the text does not say."""
    if who is None:
        return just_me
    if isinstance(who, You) and not sense.after_others and not sense.by_others:
        sense.correct(who, "leave out 'you': an instruction without a subject is yours")
    return who.seats(sense)


class Gain(PlainVerb):
    text: ClassVar[str] = "gains/gain {amount} {resource#amount}[ {per}]"
    amount: Amount
    resource: Resource
    per: Per | None

    def gives(self) -> tuple[str, int]:
        return (self.resource.word, int(self.amount.value)) if self.per is None else ("", 0)

    def does(self, sense: Sense) -> Does:
        each, per, resource = int(self.amount.value), number_of(self.per, sense), self.resource

        def gain(table: Any, scope: Scope, seat: int) -> None:
            resource.give(table, seat, each * per(table, scope) if per else each)

        return gain


class Lose(Losing):
    text: ClassVar[str] = "loses/lose {amount} {resource#amount}[ {per}]"
    amount: Amount
    resource: Resource
    per: Per | None

    def possible(self, sense: Sense) -> So | None:
        resource = self.resource
        return lambda table, scope: resource.had(table, scope.me) > 0

    def whole(self, sense: Sense) -> So | None:
        each, resource = int(self.amount.value), self.resource
        return lambda table, scope: resource.had(table, scope.me) >= each

    def does(self, sense: Sense) -> Does:
        each, per, resource = int(self.amount.value), number_of(self.per, sense), self.resource

        def lose(table: Any, scope: Scope, seat: int) -> None:
            resource.lose(table, seat, each * per(table, scope) if per else each)

        return lose


class Pay(PlainVerb):
    """It must be paid whole, or it is not paid at all."""

    text: ClassVar[str] = "pays/pay {amount} {resource#amount}"
    amount: Amount
    resource: Resource

    def does(self, sense: Sense) -> Does:
        each, resource = int(self.amount.value), self.resource

        def pay(table: Any, scope: Scope, seat: int) -> None:
            if resource.can_pay(table, seat, each):
                resource.pay(table, seat, each)

        return pay

    def possible(self, sense: Sense) -> So | None:
        each, resource = int(self.amount.value), self.resource
        return lambda table, scope: resource.can_pay(table, scope.me, each)


class Draw(PlainVerb):
    text: ClassVar[str] = "draws/draw {count:CountWord} card/cards[ {per}]"
    count: CountWord
    per: Per | None

    def does(self, sense: Sense) -> Does:
        each, per = self.count.count(), number_of(self.per, sense)

        def draw(table: Any, scope: Scope, seat: int) -> None:
            table.draw(seat, each * per(table, scope) if per else each)

        return draw


class Discard(Verb, Cost, FromHand):
    """Cards of a hand, by choice."""

    text: ClassVar[str] = "discards/discard {count:CountWord} card/cards"
    count: CountWord

    def so_many(self) -> int:
        return self.count.count()

    def effect(self, sense: Sense) -> Effect[Any]:
        done = [*self.chosen(sense), DoToEach(self.discard)]
        return Sequence(*done, Take(no_longer_held)) if is_counted(sense) else Sequence(*done)

    def chosen(self, sense: Sense) -> list[Effect[Any]]:
        """How the cards are chosen."""
        sense.antecedent, sense.discarded = "", self.count.count()
        needs = [Need(sense.words.clause, "{it} is chosen already.", not_taken_yet)]
        question = sense.question("{source}: choose a card of your hand to discard.", Pick, needs)
        question.given = [Need(sense.words.clause, "Only cards of your own hand can be discarded.", in_own_hand)]
        one: list[Effect[Any]] = [
            TakeOne(question, Filter(own_hand, []), sense.words.pick) for _ in range(self.count.count())
        ]
        return [Take(lambda table, scope: []), *one]

    def outcomes(self) -> tuple[str, ...]:
        """What cards are called to which it was done: `discarded`."""
        return ("discarded",)

    def discard(self, table: Any, scope: Scope, it: int) -> None:
        """By a text, unless a card does something else instead."""
        if not replaced_by_card(table, DISCARDS_ONE, of_seat(scope.me), it):
            table.discard(it)

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(table.held_besides(scope.me, scope.source)) > 0

    def whole(self, sense: Sense) -> So | None:
        count = self.count.count()
        return lambda table, scope: len(table.held_besides(scope.me, scope.source)) >= count

    def payable(self, sense: Sense) -> list[Need[Any]]:
        count = self.count.count()
        text = N_("You have too few cards in your hand to discard.")
        return [Need(sense.words.clause, text, lambda table, me, it: so_many_besides(table, me, it, count))]

    def pay(self, sense: Sense) -> Effect[Any]:
        return Sequence(*self.chosen(sense), DoToEach(discard))


def so_many_besides(table: Any, me: int, it: int, count: int) -> bool:
    """Whether a player holds so many cards besides this one."""
    return len(table.held_besides(me, it)) >= count


def own_hand(table: Any) -> list[int]:
    """The hand of the player who is asked by the innermost effect, without cards that take effect just now."""
    found: list[int] = table.held_besides(table.scopes[-1].me, NOTHING)
    return found


def in_own_hand(table: Any, me: int, it: int) -> bool:
    return it in table.hand_of(me) and not any([scope.source == it for scope in table.scopes])


def discard(table: Any, scope: Scope, it: int) -> None:
    table.discard(it)
