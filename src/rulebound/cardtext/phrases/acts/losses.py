"""How much other players have lost just now: `target enemy loses 4 Will. Gain 1 Will for each Will lost this way`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, trait, walk
from rulebound.cardtext.phrases.structure.effects import DoForSeats, Forget, Seats
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import CountsBefore
from rulebound.cardtext.phrases.structure.sentences import Does, PlainVerb, speaks_of_them
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence

if TYPE_CHECKING:  # it is none of this module
    from rulebound.cardtext.phrases.acts.instructions import Resource


@trait
class CountsLosses:
    """What counts so much of a resource as was lost."""

    label: ClassVar[str] = "how much was lost"

    def lost_resource(self) -> str:
        """The word of this resource; empty where it could have been paid as well."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


def is_asked_how_much(verb: Phrase, word: str, sense: Sense) -> bool:
    """Whether what is counted next is how much of this resource was lost, as `that much` or as what was lost."""
    after = False
    for part in walk(sense.line) if sense.line else []:
        after = after or part is verb
        if after and isinstance(part, CountsLosses):
            return part.lost_resource() == word
        if after and isinstance(part, CountsBefore):
            return not sense.amount and "that {much" in type(part).text
    return False


class Losing(PlainVerb):
    """Other players lose something, all together so much as can be counted later.

    of_each: whether `their` is of who loses it, so that each need not do it alone.
    """

    of_each: ClassVar[bool] = False
    resource: Resource

    def done_by(self, sense: Sense, seats: Seats, *, keeps: bool = False) -> Effect[Any]:
        if keeps or sense.by_others or not is_asked_how_much(self, self.resource.word, sense):
            return super().done_by(sense, seats, keeps=keeps)
        if speaks_of_them(self) and not type(self).of_each:
            return super().done_by(sense, seats, keeps=keeps)
        sense.antecedent = ""
        lose = LoseAndCount(seats, sense.of_others(self.does), self.resource)
        sense.counts = True
        return Sequence(Forget(), *self.chosen_before(sense), lose)


class LoseAndCount(DoForSeats):
    """Each of these players loses some; it is counted once they have said whether something else happens instead."""

    def __init__(self, seats: Seats, lose: Does, resource: Resource) -> None:
        super().__init__(seats, lose)
        self.count: Effect[Any] = CountLosses(resource)
        self.resource = resource

    def run(self, table: Any, scope: Scope) -> None:
        scope.queue = []
        for seat in self.seats(table, scope):
            scope.queue += [seat, self.resource.had(table, seat)]
        table.agenda.append(self.count.step)
        super().run(table, scope)

    def parts(self) -> list[Effect[Any]]:
        return [self.count]


class CountLosses(Effect[Any]):
    """The scope's picks are as many as all of them have lost; its queue has how much each had before."""

    def __init__(self, resource: Resource) -> None:
        super().__init__()
        self.resource = resource

    def run(self, table: Any, scope: Scope) -> None:
        before, scope.queue = scope.queue, []
        for i in range(0, len(before), 2):
            scope.picks = [*scope.picks, *[scope.source] * max(0, before[i + 1] - self.resource.had(table, before[i]))]
