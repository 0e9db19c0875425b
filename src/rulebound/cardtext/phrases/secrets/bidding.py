"""Auctions: each player is asked in turn for one more, until only the highest bidder is left, who pays and gets it.

    Each player may bid any amount of Shards. The highest bidder pays their bid and gains 4 Will.

A player who does not bid one more is out of it. The order is that of the turns, from the player whose effect it is.
Where no player bids, nothing happens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.grammar.template import ONE
from rulebound.cardtext.phrases.structure.effects import EachSeatDoes, Seats
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.sentences import Clause, Sentence
from rulebound.kernel.basics.scope import NONE, Scope
from rulebound.kernel.table.action import Action, Question
from rulebound.kernel.table.agenda import Step
from rulebound.kernel.table.effect import Effect, No, Yes
from rulebound.language import N_, worded

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.acts.instructions import Resource
    from rulebound.cardtext.phrases.structure.counts import Amount
    from rulebound.cardtext.phrases.structure.players import Others
    from rulebound.cardtext.phrases.structure.sentences import Verb

NAMED: Final = 20  # bids that a question names; beyond that it asks for one more
UNLIMITED: Final = 1 << 20
NO_PRIZE: Final = N_("say what is won: 'The highest bidder pays their bid and gains ...'")


class MayBid(Clause):
    """It goes together with the sentence that says what is won."""

    text: ClassVar[str] = "{who:Others} may bid any amount of {resource+}"
    who: Others
    resource: Resource

    def effect(self, sense: Sense) -> Effect[Any]:
        sense.wrong(self, NO_PRIZE)
        return self.sold(sense, None)

    def followed(self, sense: Sense, following: Sentence) -> Effect[Any]:
        if not isinstance(following, HighestBidderWins):
            return super().followed(sense, following)
        return self.sold(sense, following)

    def sold(self, sense: Sense, prize: HighestBidderWins | None) -> Effect[Any]:
        """The auction, with what is won by it."""
        seats, leave = self.who.seats(sense), sense.words.leave
        won = EachSeatDoes(who_leads, prize.won(sense) if prize is not None else Nothing(), leave)
        names = [self.resource.word, *[self.resource.plural()] * (NAMED - 1)]
        questions = [sense.question(asked_to_bid(self.resource, n, name), Yes, []) for n, name in enumerate(names, 1)]
        questions.append(sense.question(asked_for_one_more(self.resource), Yes, []))
        for question in questions:
            question.takes.append(No)
        yes_no = [sense.words.yes, sense.words.no]
        return Auction(seats, AskNext(questions, yes_no, self.resource, won, self.most()), leave)

    def most(self) -> int:
        """How much at most can be bid, whatever a player has."""
        return UNLIMITED


def asked_to_bid(resource: Resource, n: int, name: str) -> str:
    """The question whether so much is bid; an amount that says itself of what it is needs no name."""
    if resource.so_much(n) != str(n):
        return worded("{source}: do you bid {n}?", n=resource.so_much(n))
    return worded("{source}: do you bid {n} {resource}?", n=str(n), resource=name)


def asked_for_one_more(resource: Resource) -> str:
    """The question beyond the bids that are named."""
    one = resource.so_much(1)
    if one != "1":
        return worded("{source}: do you bid {n} more?", n=one)
    return worded("{source}: do you bid 1 {resource} more?", resource=resource.word)


class MayBidUpTo(MayBid):
    """`Each player may bid up to 5 Shards.`"""

    text: ClassVar[str] = "{who:Others} may bid up to {limit:Amount} {resource#limit}"
    who: Others
    limit: Amount
    resource: Resource

    def most(self) -> int:
        return int(self.limit.value)


class HighestBidder(Word):
    forms: ClassVar[tuple[str, ...]] = ("the highest bidder",)
    label: ClassVar[str] = "the highest bidder"

    def number(self) -> str:
        return ONE


class HighestBidderWins(Sentence):
    text: ClassVar[str] = "{who:HighestBidder} pays their bid and {verb:Verb@who}."
    who: HighestBidder
    verb: Verb

    def depends(self) -> bool:
        return True

    def won(self, sense: Sense) -> Effect[Any]:
        """What the highest bidder does."""
        return sense.of_others(self.verb.effect)


class Nothing(Effect[Any]):
    def run(self, table: Any, scope: Scope) -> None:
        pass


def who_leads(table: Any, scope: Scope) -> list[int]:
    return [scope.they] if scope.they >= 0 else []


class Auction(Effect[Any]):
    """Its scope has who is still in it as its queue, the highest bid as its number, and who has made it as `they`."""

    def __init__(self, seats: Seats, asks: AskNext, leave: Step[Any]) -> None:
        super().__init__()
        self.seats = seats
        self.asking = asks
        self.leave = leave

    def run(self, table: Any, scope: Scope) -> None:
        inner = Scope(scope.me, scope.source, [])
        inner.queue = self.seats(table, scope)[:]
        table.play_out(self.asking, inner, self.leave)

    def parts(self) -> list[Effect[Any]]:
        return [self.asking]


class AskNext(Effect[Any]):
    """The next player who is still in it and can pay one more is asked; the last one has won."""

    def __init__(
        self, questions: list[Question[Any]], yes_no: list[Action[Any]], resource: Resource, won: Effect[Any], most: int
    ) -> None:
        super().__init__()
        self.questions = questions
        self.yes_no = yes_no
        self.resource = resource
        self.won: Effect[Any] = Pays(resource, won)
        self.raised: Effect[Any] = Raised()
        self.most = most

    def can_raise(self, table: Any, seat: int, bid: int) -> bool:
        """Whether a player can bid more than that."""
        return bid < self.most and self.resource.can_pay(table, seat, bid + 1)

    def run(self, table: Any, scope: Scope) -> None:
        left, highest, bid = scope.queue[:], scope.they, scope.number
        while left and left[0] != highest and not self.can_raise(table, left[0], bid):
            left.pop(0)
        if left and left[0] == highest:
            left = [*left[1:], highest]
            left = [seat for seat in left if seat == highest or self.can_raise(table, seat, bid)]
        if not left or left[0] == highest:
            if highest != NONE:
                table.agenda.append(self.won.step)
            return
        seat = left[0]
        scope.queue, scope.picks = left[1:], [seat]  # out of it, unless the bid is raised
        table.agenda.append(self.step)
        table.agenda.append(self.raised.step)  # which `No` takes away
        table.ask(seat, self.questions[min(scope.number, NAMED)], self.yes_no)

    def parts(self) -> list[Effect[Any]]:
        return [self.won, self.raised]

    def asks(self) -> list[Question[Any]]:
        return self.questions


class Raised(Effect[Any]):
    """Who was asked has bid one more."""

    def run(self, table: Any, scope: Scope) -> None:
        scope.they = scope.picks[0]
        scope.number += 1
        scope.queue = [*scope.queue, scope.they]


class Pays(Effect[Any]):
    """The highest bidder pays, and gets what is won."""

    def __init__(self, resource: Resource, won: Effect[Any]) -> None:
        super().__init__()
        self.resource = resource
        self.won = won

    def run(self, table: Any, scope: Scope) -> None:
        self.resource.pay(table, scope.they, scope.number)
        table.agenda.append(self.won.step)

    def parts(self) -> list[Effect[Any]]:
        return [self.won]
