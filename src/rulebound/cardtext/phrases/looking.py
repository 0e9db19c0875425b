"""Looking at the top cards of a deck: some are kept, the others go elsewhere."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.effects import DoForSeats, Take, TakeOne
from rulebound.cardtext.phrases.filters import Filter, Test
from rulebound.cardtext.phrases.meaning import Sense, So
from rulebound.cardtext.phrases.nouns import CountWord
from rulebound.cardtext.phrases.players import just_me
from rulebound.cardtext.phrases.sentences import Clause
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence


class Looking(Clause):
    """So many cards are looked at, and so many kept. A table has `look(seat, n)`: the cards, the top one first."""

    def top(self) -> int:
        """How many are looked at."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def keeps(self) -> int:
        """How many of them are kept."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def keep(self, table: Any, seat: int, it: int) -> None:
        """What is done with one that is kept."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def leave(self, table: Any, seat: int, it: int) -> None:
        """What is done with one of the rest."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def effect(self, sense: Sense) -> Effect[Any]:
        top, kept = self.top(), self.keeps()
        if kept >= top:
            sense.wrong(self, "there must be a rest")

        def look(table: Any, scope: Scope, seat: int) -> None:
            scope.queue = table.look(seat, top)

        def sort_out(table: Any, scope: Scope, seat: int) -> None:
            for it in scope.queue:
                if it in scope.picks:
                    self.keep(table, seat, it)
                else:
                    self.leave(table, seat, it)
            scope.queue = []

        seen = Filter(looked_at, [Test("It is not among the cards that you look at.", is_looked_at), NOT_YET])
        question = sense.which("{deed}: which card do you take?", seen)
        one: list[Effect[Any]] = [TakeOne(question, seen, sense.words.pick) for _ in range(kept)]
        nothing = Take(lambda table, scope: [])
        return Sequence(nothing, DoForSeats(just_me, look), *one, DoForSeats(just_me, sort_out))


NOT_YET = Test("{it} is chosen already.", lambda table, source, it: it not in table.scopes[-1].picks)


def looked_at(table: Any) -> list[int]:
    queue: list[int] = table.scopes[-1].queue
    return queue[:]


def is_looked_at(table: Any, source: int, it: int) -> bool:
    return it in table.scopes[-1].queue


class Rest(Word):
    forms: ClassVar[tuple[str, ...]] = ("the other", "the rest")


class LookAtDeck(Looking):
    """Those that are not kept go under the deck. A table has `take_seen(it)` and `put_under(it)`."""

    text: ClassVar[str] = (
        "look at the top {count:CountWord} cards of your deck. Put {kept:CountWord} of them into your hand and "
        "{rest} on the bottom of your deck"
    )
    count: CountWord
    kept: CountWord
    rest: Rest

    def top(self) -> int:
        return self.count.count()

    def keeps(self) -> int:
        return self.kept.count()

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(table.deck_of(scope.me)) > 0

    def effect(self, sense: Sense) -> Effect[Any]:
        if self.kept.word == "a":
            sense.wrong(self.kept, "write 'one' here")
        right = "the other" if self.top() - self.keeps() == 1 else "the rest"
        if self.rest.word != right:
            sense.wrong(self.rest, f"write '{right}' here")
        sense.antecedent = ""
        return super().effect(sense)

    def keep(self, table: Any, seat: int, it: int) -> None:
        table.take_seen(it)

    def leave(self, table: Any, seat: int, it: int) -> None:
        table.put_under(it)
