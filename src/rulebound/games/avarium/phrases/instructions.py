"""What cards do to cards, outside fights."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word, walk
from rulebound.cardtext.phrases.acts.card_instructions import DoToEachCounted, ToCards, counted_of_all, is_counted
from rulebound.cardtext.phrases.acts.instructions import Counted, number_of, so_often
from rulebound.cardtext.phrases.choices.choosing import narrowed, prompt_of
from rulebound.cardtext.phrases.numbers.amounts import counted
from rulebound.cardtext.phrases.numbers.doing_so_much import so_much
from rulebound.cardtext.phrases.numbers.measuring import ItsStat, Measure
from rulebound.cardtext.phrases.structure.counts import Amount
from rulebound.cardtext.phrases.structure.effects import DoToEach, DoTogether, Seats, Take, beside_the_first
from rulebound.cardtext.phrases.structure.filters import Filter, Test
from rulebound.cardtext.phrases.structure.lines import Cost
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import Stat, lower
from rulebound.cardtext.phrases.structure.players import CountsBefore, Per, they_of
from rulebound.cardtext.phrases.structure.sentences import Clause, Verb
from rulebound.cardtext.phrases.structure.subjects import It, Object
from rulebound.games.avarium import characters
from rulebound.games.avarium.phrases import costs
from rulebound.games.avarium.phrases.cards import Cards
from rulebound.games.avarium.phrases.kinds import Count, Upright, player
from rulebound.games.avarium.phrases.subjects import AnotherOne, Me, Some, choose, others
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.zones import CLASS, EXPEL_PILE
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import N_


def some_there(what: Object, sense: Sense) -> So | None:
    """Whether there are as many to choose as it says; None where nothing is chosen when it is played out."""
    if isinstance(what, AnotherOne):
        found, count = others(what.noun.filter(sense)), 1
    elif isinstance(what, Some):
        found, count = what.noun.filter(sense), what.count.count()
    else:
        return None
    return lambda table, scope: found.has(table, scope.source, count)


class ToThese(ToCards):
    """An instruction done to each card that is taken."""

    def possible(self, sense: Sense) -> So | None:
        return some_there(self.what, sense)


class ToCardsTogether(ToThese):
    """An instruction done at once to all cards taken: what becomes of one does not depend on the order. [E9]"""

    def done(self, sense: Sense) -> Effect[Any]:
        return DoTogether(self.does_together)

    def done_and_counted(self, sense: Sense) -> Effect[Any]:
        """Of those to which it was done only the expelled are counted: damage does nothing else."""
        return Sequence(self.done(sense), Take(those_expelled))

    def does_together(self, table: Table, scope: Scope, cards: list[int]) -> None:
        """What is done to all of them."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


def those_expelled(table: Table, scope: Scope) -> list[int]:
    return [it for it in scope.picks if it >= 0 and table.zone[it] == EXPEL_PILE]


class Expel(ToCardsTogether, Cost):
    only_in_play: ClassVar[bool] = True
    takes_away: ClassVar[bool] = True
    text: ClassVar[str] = "expels/expel {what:Object}"
    what: Object

    def does_together(self, table: Table, scope: Scope, cards: list[int]) -> None:
        characters.expel_together(table, cards, scope.source)

    def payable(self, sense: Sense) -> list[Need[Any]]:
        if isinstance(self.what, Me):
            return []
        sentence, what = N_("There is no student to expel for it."), self.what
        if isinstance(what, AnotherOne):
            found, count = others(what.noun.filter(sense)), 1
        elif isinstance(what, Some):
            found, count = what.noun.filter(sense), what.count.count()
        else:
            sense.wrong(self, "only the card itself, or students that are chosen, can be expelled as a cost")
            return []
        return [Need(costs.CLAUSE, sentence, lambda table, me, it: found.has(table, it, count))]

    def pay(self, sense: Sense) -> Effect[Any]:
        return self.effect(sense)


class Ready(ToThese):
    only_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "readies/ready {what:Object}"
    what: Object

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        characters.ready(table, it)


class Exhaust(ToThese):
    only_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "exhausts/exhaust {what:Object}"
    what: Object

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        characters.exhaust(table, it, scope.source)

    def whole(self, sense: Sense) -> So | None:
        """As a price: the player who is ready, and may be exhausted."""
        if isinstance(self.what, Me):
            return lambda table, scope: can_be_exhausted(table, scope.source)
        if not isinstance(self.what, AnotherOne | Some):
            return None
        found = narrowed(self.what, ready())
        assert isinstance(found, AnotherOne | Some)
        among = found.noun.filter(sense) if isinstance(found, Some) else others(found.noun.filter(sense))
        return lambda table, scope: any([can_be_exhausted(table, it) for it in among.found(table, scope.source)])

    def effect(self, sense: Sense) -> Effect[Any]:
        if not sense.is_price:
            return super().effect(sense)
        what = narrowed(self.what, ready())
        return Sequence(what.take(sense), DoToEach(lambda table, scope, it: characters.exhaust_to_pay(table, it)))


def can_be_exhausted(table: Table, it: int) -> bool:
    """Whether it is ready, and no card forbids it."""
    if table.zone[it] != CLASS or table.exhausted[it]:
        return False
    return table.forbidder("cannot be exhausted", table.holder[it], it) < 0


def ready() -> Upright:
    """The word."""
    word = Upright()
    word.word = "ready"
    return word


class Damage(ToCardsTogether):
    """Outside a fight: a student is expelled by as much as its Defense, and not hurt by less. [D22]"""

    only_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "deals/deal {amount} damage to {what:Object}"
    amount: Amount
    what: Object

    def outcomes(self) -> tuple[str, ...]:
        return ("expelled",)

    def does_together(self, table: Table, scope: Scope, cards: list[int]) -> None:
        characters.damage_together(table, cards, int(self.amount.value), scope.source)


class DamageEqual(ToCardsTogether):
    """[D22]"""

    only_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "deals/deal damage to {what:Object} equal to {measure}"
    what: Object
    measure: Measure

    def outcomes(self) -> tuple[str, ...]:
        return ("expelled",)

    def taken(self, sense: Sense) -> Effect[Any]:
        """Its own value is meant; where another card was spoken of, that could be meant as well."""
        what = self.what
        its = [part for part in walk(self.measure) if isinstance(part, ItsStat)]
        if sense.antecedent and its and not isinstance(what, It):
            assert isinstance(what, Phrase)
            sense.wrong(
                self.measure,
                "'its' could be of either: write 'it deals damage equal to its {stat} to {what}' of the one before",
                stat=its[0].stat.word,
                what=lower(what),
            )
        return super().taken(sense)

    def done(self, sense: Sense) -> Effect[Any]:
        number = so_much(self.measure, sense)

        def damage(table: Table, scope: Scope, cards: list[int]) -> None:
            characters.damage_together(table, cards, number(table, scope), scope.source)

        return DoTogether(damage)


class DamagePer(ToCardsTogether):
    """`Deal 1 damage to target student for each scheme you have played this turn.` [D22]"""

    only_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "deals/deal {amount} damage to {what:Object} {per}"
    amount: Amount
    what: Object
    per: Per

    def outcomes(self) -> tuple[str, ...]:
        return ("expelled",)

    def effect(self, sense: Sense) -> Effect[Any]:
        each, often = int(self.amount.value), number_of(self.per, sense)
        taken, times = so_often(self.taken(sense), often, counts=isinstance(self.per, CountsBefore))

        def damage(table: Table, scope: Scope, cards: list[int]) -> None:
            if times is not None:
                characters.damage_together(table, cards, each * times(table, scope), scope.source)

        return Sequence(taken, DoTogether(damage))


class DamageThatMuch(ToCardsTogether, CountsBefore):
    """`Pay any amount of Reputation. Deal that much damage to target student.` [D22]"""

    only_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "deals/deal {times?twice} that much damage to {what:Object}"
    times: bool
    what: Object

    def outcomes(self) -> tuple[str, ...]:
        return ("expelled",)

    def effect(self, sense: Sense) -> Effect[Any]:
        """How much is known before the cards are taken."""
        number = counted(self, sense)
        return Sequence(Counted(number), super().effect(sense))

    def does_together(self, table: Table, scope: Scope, cards: list[int]) -> None:
        characters.damage_together(table, cards, scope.number * (2 if self.times else 1), scope.source)


class Strikes(Clause):
    """`Target student in your class deals damage equal to its Combat to target enemy student.` [D22]"""

    text: ClassVar[str] = "{who:Object} deals/deal damage equal to its {stat} to {what:Object}"
    who: Object
    stat: Stat
    what: Object

    def possible(self, sense: Sense) -> So | None:
        return some_there(self.what, sense)

    def effect(self, sense: Sense) -> Effect[Any]:
        if isinstance(self.who, Phrase) and self.who.number() == "many":
            sense.wrong(self.who, "one card at a time deals damage by its value")
        stat, who = self.stat, self.who.take(sense)
        sense.parts = {}  # the scope remembers who deals it in place of what the event was about
        what = self.what.take(sense)

        def strike(table: Table, scope: Scope, cards: list[int]) -> None:
            if scope.it >= 0:
                characters.damage_together(table, cards, max(0, stat.of(table, scope.it)), scope.source)

        return Sequence(*beside_the_first(who, what), DoTogether(strike))


class ItsHallway(Word):
    """Of one student, and of several."""

    forms: ClassVar[dict[str, str]] = {"its player's hallway": "their players' hallways"}
    label: ClassVar[str] = "whose hallway"


class IntoItsHallway(ToThese):
    """Out of the Class and in again at the end of the turn, ready and as new."""

    only_in_play: ClassVar[bool] = True
    also_departed: ClassVar[bool] = True
    text: ClassVar[str] = "puts/put {what:Object} into {whose:ItsHallway#what}"
    what: Object
    whose: ItsHallway

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        seat = table.holder[it]
        if seat >= 0:
            characters.to_hallway(table, it, seat)


class IntoMyHallway(Clause):
    """Of the card that says so."""

    text: ClassVar[str] = "put me into my hallway"

    def effect(self, sense: Sense) -> Effect[Any]:
        taken = Me().take(sense)
        return Sequence(taken, DoToEach(lambda table, scope, it: to_own_hallway(table, scope.source)))


def to_own_hallway(table: Table, it: int) -> None:
    """That of the player who has it in a Class, or had it there until it left."""
    seat = player(table, it)
    if seat >= 0 and table.zone[it] in (CLASS, EXPEL_PILE):
        characters.to_hallway(table, it, seat)


class ToTheCourtyard(ToThese):
    """Where anybody can recruit it again; where there is no room, it comes next. [setup.courtyard]"""

    text: ClassVar[str] = "returns/return {what:Object} to the Courtyard"
    what: Object

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        characters.to_courtyard(table, it)


class TheirOwn(Verb):
    """Others expel students of their own, each by choice, one player after the other."""

    text: ClassVar[str] = "expels/expel {count:Count} {noun:Cards#count} from their class"
    count: Count
    noun: Cards

    def effect(self, sense: Sense) -> Effect[Any]:
        if not sense.they_are:
            sense.wrong(self, "there is no player before this whose class it could be")
        expels: Effect[Any] = DoToEachCounted(expel_own) if is_counted(sense) else DoToEach(expel_own)
        return Sequence(choose(sense, prompt_of(sense, self), self.theirs(sense), self.count.count()), expels)

    def done_by(self, sense: Sense, seats: Seats, *, keeps: bool = False) -> Effect[Any]:
        return counted_of_all(self, sense, seats, keeps=keeps) or super().done_by(sense, seats, keeps=keeps)

    def outcomes(self) -> tuple[str, ...]:
        """What students are called to which it was done."""
        return ("expelled",)

    def theirs(self, sense: Sense) -> Filter:
        """Those of which they choose."""
        return self.noun.filter(sense).but(Test("{it} is not in your Class.", is_of_who_chooses))

    def whole(self, sense: Sense) -> So | None:
        theirs, count = self.theirs(sense), self.count.count()
        return lambda table, scope: theirs.has(table, scope.source, count)


def is_of_who_chooses(table: Table, source: int, it: int) -> bool:
    return table.holder[it] == they_of(table.scopes[-1])


def expel_own(table: Table, scope: Scope, it: int) -> None:
    characters.expel(table, it, scope.source)
