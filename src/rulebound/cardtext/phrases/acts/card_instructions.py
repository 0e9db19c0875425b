"""Instructions on cards: some are taken, by a choice or without, and something is done to each of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rulebound.cardtext.grammar.phrase import Phrase, walk
from rulebound.cardtext.phrases.choices.choosing import Some, SomeOther
from rulebound.cardtext.phrases.structure.effects import (
    DoForSeats,
    DoToEach,
    EachSeatDoes,
    Forget,
    Seats,
    Take,
    TakeOne,
    not_taken_yet,
)
from rulebound.cardtext.phrases.structure.filters import Filter, Test
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import lower
from rulebound.cardtext.phrases.structure.players import CountsBefore, just_me
from rulebound.cardtext.phrases.structure.sentences import Clause, Verb
from rulebound.cardtext.phrases.structure.subjects import Object, This, some_can
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import N_, worded

PAST: Final = {
    "choose": "chosen", "defeat": "defeated", "destroy": "destroyed", "discard": "discarded", "exhaust": "exhausted",
    "expel": "expelled", "ready": "readied", "readies": "readied", "remove": "removed", "return": "returned",
    "ruin": "ruined", "tap": "tapped", "trash": "trashed", "untap": "untapped",
}  # fmt: skip

ANY_NUMBER: Final = N_(
    "a cost says how many: write 'a' or 'two' here, or what is done to any number of cards as an instruction"
)


def is_counted(sense: Sense) -> bool:
    """Whether the line counts cards to which something was done."""
    return sense.line is not None and any([isinstance(part, CountsBefore) for part in walk(sense.line)])


class DoToEachCounted(Effect[Any]):
    """A verb, done to each card that was taken; those to which nothing happened are no longer among them.

    The scope's queue has whose the others were.
    """

    def __init__(self, does: Callable[[Any, Scope, int], None]) -> None:
        super().__init__()
        self.does = does

    def run(self, table: CardTable, scope: Scope) -> None:
        done: list[int] = []
        whose: list[int] = []
        for it in scope.picks:
            if it != NOTHING:
                owner = table.controller(it)
                before, table.news = table.news, False
                self.does(table, scope, it)
                if table.news:
                    done.append(it)
                    whose.append(owner)
                table.news = table.news or before
        scope.picks, scope.queue = done, whose


def counted_of_all(
    verb: Verb, sense: Sense, seats: Seats, *, keeps: bool, asked: bool = False
) -> Effect[Any] | None:  # fmt: skip
    """What several players do, after which the cards of all of them can be counted; None where nothing counts them.

    keeps: whether they know what was taken before, which would be forgotten. asked: whether it is asked what they are.
    """
    if keeps or sense.by_others or sense.counts or not (asked or is_counted(sense)):
        return None
    sense.antecedent, sense.others_done = "", verb
    body = sense.of_others(lambda inner: Sequence(verb.effect(inner), DoForSeats(just_me, add_to_all)))
    return Sequence(Forget(), EachSeatDoes(seats, body, sense.words.leave))


def add_to_all(table: CardTable, scope: Scope, seat: int) -> None:
    """The scope of the whole text, around that of all who do it and that of this player, has the cards of all."""
    whole = table.scopes[-3]
    whole.picks = [*whole.picks, *[it for it in scope.picks if it >= 0]]


class ToCards(Verb):
    """An instruction done to each card that is taken."""

    what: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        taken = self.taken(sense)
        if is_counted(sense):
            return Sequence(taken, self.done_and_counted(sense))
        return Sequence(taken, self.done(sense))

    def taken(self, sense: Sense) -> Effect[Any]:
        """How the cards are taken; here is noted what cannot be done to such cards."""
        return self.what.take(sense)

    def done(self, sense: Sense) -> Effect[Any]:
        """What is done to the cards that were taken."""
        return DoToEach(self.does_to)

    def done_and_counted(self, sense: Sense) -> Effect[Any]:
        """The same, after which only those are taken to which it was done."""
        return DoToEachCounted(self.does_to)

    def done_by(self, sense: Sense, seats: Seats, *, keeps: bool = False) -> Effect[Any]:
        """`Each player destroys an item. Draw a card for each item destroyed this way.`"""
        return counted_of_all(self, sense, seats, keeps=keeps) or super().done_by(sense, seats, keeps=keeps)

    def is_of_it(self) -> bool:
        return isinstance(self.what, Phrase) and lower(self.what) in ("it", "them")

    def outcomes(self) -> tuple[str, ...]:
        """What cards are called to which it was done: `discarded`."""
        verb = lower(self).split()[0]
        return (PAST.get(verb) or PAST.get(verb.removesuffix("s")) or PAST.get(verb.removesuffix("es"), ""),)

    def does_to(self, table: Any, scope: Scope, it: int) -> None:
        """What is done to one of them."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def can(self, table: Any, scope: Scope, it: int) -> bool:
        """Whether it can be done to this card."""
        return True

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, self.can)

    def whole(self, sense: Sense) -> So | None:
        """Of so many cards that are chosen there must be so many to which it can be done."""
        what, can = self.what, self.can
        among = what.candidates(sense) if isinstance(what, Some) and what.count.count() > 1 else None
        if among is None or not isinstance(what, Some):
            return self.possible(sense)
        found, count = among, what.count.count()
        return lambda table, scope: len([it for it in found(table, scope) if can(table, scope, it)]) >= count

    # -- as a price: of cards that are chosen, of which each must be one to which it can be done -----------------------

    def refuse_as_price(self, sense: Sense, text: str) -> None:
        """Only the card itself, or cards that are chosen, can be paid with."""
        if isinstance(self.what, Phrase) and lower(self.what).startswith("any "):
            sense.wrong(self, ANY_NUMBER)
        elif not isinstance(self.what, This | Some | SomeOther):
            sense.wrong(self, text)

    def payable_by_choice(self, sense: Sense) -> list[Need[Any]]:
        """That there are enough such cards; nothing, of the card itself."""
        what = self.what
        if not isinstance(what, Some | SomeOther):
            return []
        found, count = self.fit(sense), what.count.count() if isinstance(what, Some) else 1
        text = worded("There is nothing with which that can be paid: {what}.", what=lower(what))
        return [Need(sense.words.clause, text, lambda table, me, it: found.has(table, it, count))]

    def pay_by_choice(self, sense: Sense) -> Effect[Any]:
        """The cards are chosen, and it is done to them."""
        what = self.what
        if not isinstance(what, Some | SomeOther):
            return self.effect(sense)
        count = what.count.count() if isinstance(what, Some) else 1
        found, prompt = self.fit(sense), worded("{source}: {what}. Which one?", what=lower(self))
        question = sense.which(prompt, found, Need(sense.words.clause, "{it} is chosen already.", not_taken_yet))
        one: list[Effect[Any]] = [TakeOne(question, found, sense.words.pick) for _ in range(count)]
        sense.antecedent = ""
        return Sequence(Take(lambda table, scope: []), *one, self.done(sense))

    def fit(self, sense: Sense) -> Filter:
        """The cards that are named, as far as it can be done to them and they are the player's own."""
        what = self.what
        assert isinstance(what, Some | SomeOther)
        found = what.filter(sense) if isinstance(what, SomeOther) else what.noun.filter(sense)

        def can(table: Any, source: int, it: int) -> bool:
            return self.can(table, Scope(table.controller(it), source, []), it)

        return found.but(Test("That cannot be done to {it}.", can))


def done_whole(clause: Clause, sense: Sense) -> tuple[So | None, Effect[Any]]:
    """Whether this can be done whole, as a price must be, and how it is done: with cards to which it can be done."""
    if isinstance(clause, ToCards) and isinstance(clause.what, Some | SomeOther):
        found, count = clause.fit(sense), clause.what.count.count() if isinstance(clause.what, Some) else 1
        return lambda table, scope: found.has(table, scope.source, count), clause.pay_by_choice(sense)
    sense.is_price = True
    whole, body = clause.whole(sense), clause.effect(sense)
    sense.is_price = False
    return whole, body
