"""How much players can gain or lose: `your opponent cannot gain life`, `you cannot lose more than 3 life each turn`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.opponents.choosing_players import chosen_first, refuse_choice
from rulebound.cardtext.phrases.replacing.would_happen import would_gain
from rulebound.cardtext.phrases.structure.effects import Seats
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.sentences import Clause, Instructions
from rulebound.kernel.basics.modifier import END_OF_TURN, of_seat, seat_meant
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability, gained
from rulebound.kernel.table.agenda import MOST_SEATS
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.replacement import Alters
from rulebound.kernel.table.triggered import Triggered

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.acts.instructions import Resource
    from rulebound.cardtext.phrases.structure.counts import Amount, Until
    from rulebound.cardtext.phrases.structure.players import Player


class GainOrLose(Word):
    label: ClassVar[str] = "gain, lose"
    forms: ClassVar[tuple[str, ...]] = ("gain", "lose")

    def kinds(self, resource: Resource) -> list[str]:
        """The kinds of events by which a player gains or loses some of it."""
        return [would_gain(resource.word)] if self.word == "gain" else resource.losses()

    def reported(self, resource: Resource) -> list[str]:
        """The kinds of events with which that is reported."""
        return [resource.gained()] if self.word == "gain" else resource.all_lost()


class Span(Word):
    """In what time only so much can be gained or lost."""

    label: ClassVar[str] = "in what time"
    lasting: ClassVar[dict[str, str]] = {}

    def lasts(self) -> str:
        """How long it counts what was gained or lost; empty if it counts each time alone."""
        return type(self).lasting[self.word]


class EachTurn(Span):
    lasting: ClassVar[dict[str, str]] = {"each turn": END_OF_TURN, "at once": ""}
    forms: ClassVar[tuple[str, ...]] = tuple(lasting)


class CannotGain(Standing):
    """`Your opponent cannot gain life.`"""

    text: ClassVar[str] = "{who:Player} cannot {way:GainOrLose} {resource+}"
    who: Player
    way: GainOrLose
    resource: Resource

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        refuse_choice(self.who, sense)
        return no_more(line, self.way.kinds(self.resource), [], self.who.seats(sense), 0, "")


def is_one_of(table: Any, source: int, it: int, seats: Seats) -> bool:
    """Whether it would happen to one of the players of whom a card in play speaks."""
    return any([it == of_seat(seat) for seat in seats(table, Scope(table.controller(source), source, []))])


class CannotGainUntil(Clause):
    """`Your opponent cannot gain life until the end of the turn.`"""

    text: ClassVar[str] = "{who:Player} cannot {way:GainOrLose} {resource+} {until}"
    who: Player
    way: GainOrLose
    resource: Resource
    until: Until

    def effect(self, sense: Sense) -> Effect[Any]:
        return none_for(self, sense)


class UntilThenCannotGain(Instructions):
    """The same with the time first."""

    text: ClassVar[str] = "{until}, {who:Player} cannot {way:GainOrLose} {resource+}"
    until: Until
    who: Player
    way: GainOrLose
    resource: Resource

    def effect(self, sense: Sense) -> Effect[Any]:
        return none_for(self, sense)


def none_for(phrase: CannotGainUntil | UntilThenCannotGain, sense: Sense) -> Effect[Any]:
    """From now on and for a while, these players gain or lose nothing of it."""
    kinds = phrase.way.kinds(phrase.resource)
    none: list[Ability[Any]] = [Alters[Any](str(phrase), kind, none_of_it) for kind in kinds]
    return chosen_first(phrase.who, sense, Cap(none, phrase.who.seats(sense), phrase.until))


def none_of_it(table: Any, source: int, it: int, number: int) -> int:
    """The ability is the player's own for a while."""
    return 0 if it == source and number > 0 else number


class NoMoreThan(Standing):
    """`You cannot lose more than 3 life each turn.` A card in play counts it from when it is there."""

    text: ClassVar[str] = "{who:Player} cannot {way:GainOrLose} more than {most:Amount} {resource#most} {span}"
    who: Player
    way: GainOrLose
    most: Amount
    resource: Resource
    span: Span

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        refuse_choice(self.who, sense)
        kinds, reported = self.way.kinds(self.resource), self.way.reported(self.resource)
        return no_more(line, kinds, reported, self.who.seats(sense), int(self.most.value), self.span.lasts())


def no_more(
    line: str, kinds: list[str], reported: list[str], seats: Seats, most: int, lasts: str
) -> list[Ability[Any]]:  # fmt: skip
    """No more than so much of these events happens to each of these players, in a time or at once."""
    if lasts:
        return limited(line, kinds, reported, seats, most, lasts)

    def to(table: Any, source: int, it: int, number: int) -> int:
        return min(number, most) if is_one_of(table, source, it, seats) else number

    return [Alters(line, kind, to) for kind in kinds]


def limited(
    line: str, kinds: list[str], reported: list[str], seats: Seats, most: int, lasts: str
) -> list[Ability[Any]]:  # fmt: skip
    """The same in a time, for which the card counts it."""

    def noted(seat: int) -> str:
        return f"{line} {seat}"

    def to(table: Any, source: int, it: int, number: int) -> int:
        if number <= 0 or not is_one_of(table, source, it, seats):
            return number
        left: int = most - table.times_noted(source, noted(seat_meant(it)))
        return max(0, min(number, left))

    found: list[Ability[Any]] = [Alters(line, kind, to) for kind in kinds]
    for seat in range(MOST_SEATS):
        found += [counting(noted(seat), kind, seat, lasts) for kind in reported]
    return found


def counting(text: str, reported: str, which: int, lasts: str) -> Ability[Any]:
    """Notes on the card how much one player has gained or lost."""
    notes = Triggered[Any](text, reported, lambda table, source, it, other, seat: bool(seat == which), Sequence())
    notes.silent = notes.counts = notes.sums = True
    notes.lasts = lasts
    return notes


# -- For a while -------------------------------------------------------------------------------------------------------


class GainNoMoreNow(Clause):
    """`Gain 4 points. You cannot gain more than 2 points this turn.` It counts from now on."""

    text: ClassVar[str] = "{who:Player} cannot gain more than {amount} {resource#amount} until the end of the turn"
    who: Player
    amount: Amount
    resource: Resource

    def effect(self, sense: Sense) -> Effect[Any]:
        return at_most_until(self, None, sense)


class UntilThenGainNoMore(Instructions):
    """`Until the start of your next turn, each other player cannot gain more than 3 points each turn.`"""

    text: ClassVar[str] = "{until}, {who:Player} cannot gain more than {amount} {resource#amount} each turn"
    until: Until
    who: Player
    amount: Amount
    resource: Resource

    def effect(self, sense: Sense) -> Effect[Any]:
        return at_most_until(self, self.until, sense)


def at_most_until(phrase: GainNoMoreNow | UntilThenGainNoMore, until: Until | None, sense: Sense) -> Effect[Any]:
    """These players gain no more than so much of it in a turn, for a while."""
    most = int(phrase.amount.value)
    counts = [sum_of(phrase.resource, seat) for seat in range(MOST_SEATS)]
    names = [one.text for one in counts]

    def to(table: CardTable, source: int, it: int, number: int) -> int:
        return min(number, max(0, most - table.times_noted(it, names[seat_meant(it)]))) if it == source else number

    capped = Alters[Any](str(phrase), would_gain(phrase.resource.word), to)
    return chosen_first(phrase.who, sense, Cap([*counts, capped], phrase.who.seats(sense), until))


def sum_of(resource: Resource, me: int) -> Triggered[Any]:
    """It is noted how much of it this player gains in a turn."""

    def when(table: CardTable, source: int, it: int, other: int, seat: int) -> bool:
        return seat == me and (source >= 0 or source == of_seat(me))

    notes = Triggered[Any](f"gain {resource}, by player {me}", resource.gained(), when, Sequence())
    notes.silent, notes.counts, notes.sums = True, True, True
    return notes


class Cap(Effect[Any]):
    """These players have these abilities for a while; until: None for the turn."""

    def __init__(self, lent: list[Ability[Any]], seats: Seats, until: Until | None) -> None:
        super().__init__()
        self.lent = lent
        self.seats = seats
        self.until = until

    def run(self, table: Any, scope: Scope) -> None:
        until = self.until
        lasts = END_OF_TURN if until is None else until.lasts()
        whose = scope.me if until is None else until.whose(table, scope)
        for seat in self.seats(table, scope):
            for name in dict.fromkeys([gained(one) for one in self.lent]):  # one name can stand for several
                table.modify(name, of_seat(seat), 0, lasts, whose, scope.source)

    def lends(self) -> list[Ability[Any]]:
        return self.lent
