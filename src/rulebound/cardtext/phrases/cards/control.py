"""Cards that get another player: one takes control of them, for good or for a while, or two are exchanged."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, trait, walk
from rulebound.cardtext.grammar.template import ONE
from rulebound.cardtext.phrases.acts.card_instructions import ToCards
from rulebound.cardtext.phrases.acts.copying import OfTwo, both_taken
from rulebound.cardtext.phrases.structure.effects import DoToEach, DoTogether, Forget, TakeOne, not_taken_yet
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import lower
from rulebound.cardtext.phrases.structure.players import ItsOwner
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import some_can
from rulebound.cardtext.phrases.times.later import NEVER_TOO_LATE, Time, awaiting
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.need import Need
from rulebound.kernel.table.triggered import IS_OVER, Awaited
from rulebound.language import worded

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.nouns import Noun
    from rulebound.cardtext.phrases.structure.subjects import Object

GOES_BACK: Final = "it goes back to whose it was."
Whose = Callable[[Any, Scope], int]


def who_takes(table: Any, scope: Scope) -> int:
    return scope.me


@trait
class TakesHold:
    """What gives cards another player."""

    label: ClassVar[str] = "what gives cards another player"


class TakeControl(ToCards, TakesHold):
    """For as long as it stays in play."""

    only_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "takes/take control of {what:Object}"
    what: Object

    def can(self, table: Any, scope: Scope, it: int) -> bool:
        return can_be_taken(table, scope, it)

    def does_to(self, table: Any, scope: Scope, it: int) -> None:
        take_from_another(table, scope, it)


class TakeControlForNow(Clause, TakesHold):
    """It goes back to the player who had it, if it is still there."""

    text: ClassVar[str] = "take control of {what:Object} until {time:Time}"
    what: Object
    time: Time

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, can_be_taken)

    def effect(self, sense: Sense) -> Effect[Any]:
        taken, time, lasts = self.what.take(sense), self.time, self.time.lasts()
        kind, then, back = time.event(sense), time.then(), DoToEach(give_back)
        if lasts:
            waits = awaiting(f"{self}.", IS_OVER, time.due(), back, GOES_BACK, speaks=True)
            return Sequence(taken, TakeForNow(waits, lasts, time.ends_with))
        waits = awaiting(f"{self}.", kind, time.due(), Sequence() if then else back, GOES_BACK, speaks=True)
        if then is not None:
            waits.then = awaiting(f"{self}: then.", then.event(sense), then.due(), back, GOES_BACK, speaks=True)
            waits.then.of_cards = waits.then.gives_back = True
        return Sequence(taken, TakeForNow(waits))


class TakeForNow(Effect[Any]):
    """What was taken has another player until it goes back; of each card it is remembered who had it.

    until: the duration that this lasts, if it ends with one. whose: the player with whose turns that ends.
    """

    def __init__(self, waits: Awaited[Any], until: str = NEVER_TOO_LATE, whose: Whose = who_takes) -> None:
        super().__init__()
        self.waits = waits
        self.until = until
        self.whose = whose
        waits.of_cards = waits.gives_back = True

    def run(self, table: Any, scope: Scope) -> None:
        if table.is_too_late(self.until, scope.source):
            return  # that time is over already, or does not come
        whose = self.whose
        until_then = Scope(whose(table, scope), scope.source, [])
        for it in scope.picks:
            if it != NOTHING and can_be_taken(table, scope, it):
                before = table.controller(it)
                table.take_control(it, scope.me)
                table.delay(self.waits, until_then, before, [it], self.until)

    def lends(self) -> list[Ability[Any]]:
        return [self.waits]


def can_be_taken(table: Any, scope: Scope, it: int) -> bool:
    return bool(table.can_change_sides(it) and table.controller(it) != scope.me)


def take_from_another(table: Any, scope: Scope, it: int) -> None:
    if can_be_taken(table, scope, it):
        table.take_control(it, scope.me)


def give_back(table: Any, scope: Scope, it: int) -> None:
    """To who had it, as far as it can change sides there; to its owner, if that player is out of the game."""
    table.take_control(it, table.owner(it) if table.out[scope.they] else scope.they)


class ItsController(ItsOwner):
    """Who has the card at the moment; of one that has left play, its owner."""

    text: ClassVar[str] = "its controller"

    def of(self, table: Any, it: int) -> int:
        return int(table.controller(it))


class TakenToo(Effect[Any]):
    """What was set aside and what was taken after are taken, in this order."""

    def run(self, table: Any, scope: Scope) -> None:
        scope.picks = [*scope.queue, *[it for it in scope.picks if it >= 0]]
        scope.queue = []


class ChooseTwo(Clause):
    """`Choose an item of yours and an item of your opponent.`"""

    text: ClassVar[str] = "choose {first:Object} and {second:Object}"
    first: Object
    second: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        return Sequence(*both(self.first, self.second, sense), TakenToo())


class ExchangeControl(Clause, TakesHold):
    """Nothing changes where one player has both."""

    text: ClassVar[str] = "exchange control of {first:Object} and {second:Object}"
    first: Object
    second: Object

    def possible(self, sense: Sense) -> So | None:
        among = [what.candidates(sense) for what in (self.first, self.second)]
        return lambda table, scope: all([found is None or len(found(table, scope)) > 0 for found in among])

    def effect(self, sense: Sense) -> Effect[Any]:
        return Sequence(*both(self.first, self.second, sense), OfTwo(exchange))


class ExchangeControlOfTwo(Clause, TakesHold):
    """`Exchange control of two partners.`"""

    text: ClassVar[str] = "exchange control of two {noun+}"
    noun: Noun

    def possible(self, sense: Sense) -> So | None:
        found = self.noun.filter(sense)
        return lambda table, scope: found.has(table, scope.source, 2)

    def effect(self, sense: Sense) -> Effect[Any]:
        found = self.noun.filter(sense)
        prompt = worded("{source}: {what}. Which one?", what=lower(self))
        fresh = Need[Any](sense.words.clause, "{it} is chosen already.", not_taken_yet)
        one: list[Effect[Any]] = [TakeOne(sense.which(prompt, found, fresh), found, sense.words.pick) for _ in range(2)]
        sense.antecedent = "taken"
        return Sequence(Forget(), *one, DoTogether(exchange_both))


class ExchangeThem(Clause):
    """Of two that were chosen before."""

    text: ClassVar[str] = "exchange control of them"

    def effect(self, sense: Sense) -> Effect[Any]:
        if not any([isinstance(phrase, ChooseTwo) for phrase in walk(sense.line)] if sense.line else []):
            sense.wrong(self, "say before this which two cards they are: 'choose a card of yours and a card of ...'")
        return DoTogether(exchange_both)


def both(first: Object, second: Object, sense: Sense) -> list[Effect[Any]]:
    """One is taken and set aside, and then the other."""
    for what in (first, second):
        if isinstance(what, Phrase) and what.number() != ONE:
            sense.wrong(what, "one card goes for one: write of one here")
    return both_taken(first, second, sense)


def exchange_both(table: Any, scope: Scope, cards: list[int]) -> None:
    if len(cards) == 2:
        exchange(table, scope, cards[0], cards[1])


def exchange(table: Any, scope: Scope, it: int, other: int) -> None:
    """Each goes to the player who has had the other."""
    mine, theirs = table.controller(it), table.controller(other)
    if table.can_change_sides(it) and table.can_change_sides(other) and mine != theirs:
        table.take_control(it, theirs)
        table.take_control(other, mine)
