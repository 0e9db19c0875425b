"""What was done earlier in the turn: `if you have not rested this turn`. The table counts it for the cards that ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word, make, values_of, walk
from rulebound.cardtext.phrases.structure import nouns
from rulebound.cardtext.phrases.structure.counts import bound_of
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So
from rulebound.cardtext.phrases.structure.players import Per
from rulebound.cardtext.phrases.times.noting import (
    IsOne,
    counted,
    is_relative,
    note,
    noted_by_card,
    noting,
    refuse_without_note,
)
from rulebound.cardtext.phrases.wording.ordinals import Nth
from rulebound.kernel.basics.modifier import END_OF_GAME, END_OF_TURN, of_seat, seat_meant
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.cardtable import DRAWS_A_CARD
from rulebound.kernel.table.effect import Sequence
from rulebound.kernel.table.triggered import Remembered

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.counts import CountWay, CountWord
    from rulebound.cardtext.phrases.structure.lines import Event
    from rulebound.cardtext.phrases.structure.nouns import Adjective
    from rulebound.cardtext.phrases.times.happenings import Acting
    from rulebound.cardtext.phrases.zones.decks import Wanted


class Act(Word):
    """What a player can have done. kinds: by the words, the kind of event; present: how one says to do it."""

    label: ClassVar[str] = "what was done"
    kinds: ClassVar[dict[str, str]] = {}
    present: ClassVar[dict[str, str]] = {}

    def event(self) -> str:
        return type(self).kinds[self.word]


class HaveDone(Fact):
    text: ClassVar[str] = "{who:Acting} has/have {no?not} {act} this turn"
    who: Acting
    no: bool
    act: Act

    def so(self, sense: Sense) -> So:
        if self.no and self.who.word != "you":
            sense.wrong(self, "say this of yourself, or leave 'not' out and write 'otherwise'")
        often, no = counted(self.who, sense, f"{self.act.word} this turn", (self.act.event(),)), self.no
        return lambda table, scope: (often(table, scope) > 0) != no


class HaveDoneOften(Fact):
    """`you have played three or more cards this turn`. Each game has its own words."""

    who: Acting
    count: CountWord
    way: CountWay

    def counted(self, sense: Sense) -> Number:
        """How often that player has done it."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def so(self, sense: Sense) -> So:
        often = self.counted(sense)
        bound, way = bound_of(sense, self.count), self.way
        return lambda table, scope: way.compares(often(table, scope), bound)


class HaveDrawn(HaveDoneOften):
    text: ClassVar[str] = "{who:Acting} has/have drawn {count:CountWord} or {way:CountWay} cards this turn"
    who: Acting
    count: CountWord
    way: CountWay

    def counted(self, sense: Sense) -> Number:
        return counted(self.who, sense, "drawn cards this turn", (DRAWS_A_CARD,))


class DidPlay(Word):
    """How a game says that a card was played. kinds: the kinds of events with which cards come into the game."""

    label: ClassVar[str] = "that cards were played"
    kinds: ClassVar[tuple[str, ...]] = ()

    def events(self, wanted: Wanted, sense: Sense) -> tuple[str, ...]:
        """The kinds of events with which such cards come into the game."""
        return type(self).kinds

    def was_itself(self, sense: Sense) -> Callable[[Any, int], bool] | None:
        """Whether the card itself was played so: `(table, source)`; None where each that asks was."""
        return None

    def parts(self, table: Any, it: int) -> list[int]:
        """The cards that were played with this one."""
        return [it]


class SinceWhen(Word):
    """In this turn, or since the game began."""

    label: ClassVar[str] = "this turn, this game"
    forms: ClassVar[tuple[str, ...]] = ("this turn", "this game")

    def lasts(self) -> str:
        return END_OF_TURN if self.word == "this turn" else END_OF_GAME


class HavePlayed(HaveDoneOften):
    text: ClassVar[str] = (
        "{who:Acting} has/have {did:DidPlay} {count:CountWord} or {way:CountWay} {wanted:Wanted+} {since:SinceWhen}"
    )
    who: Acting
    did: DidPlay
    count: CountWord
    way: CountWay
    wanted: Wanted
    since: SinceWhen

    def counted(self, sense: Sense) -> Number:
        return played(self.who, self.did, self.wanted, self.since, sense)


class HavePlayedExactly(Fact):
    """`if you have completed exactly five spells this game`"""

    text: ClassVar[str] = (
        "{who:Acting} has/have {did:DidPlay} exactly {count:CountWord} {wanted:Wanted#count} {since:SinceWhen}"
    )
    who: Acting
    did: DidPlay
    count: CountWord
    wanted: Wanted
    since: SinceWhen

    def so(self, sense: Sense) -> So:
        if is_of_the_same(sense.line, self.wanted):  # of two at once, each would be the last one
            sense.correct(self, "write 'the fifth time ... this game' or 'the second time ... each turn' instead")
        often, exactly = played(self.who, self.did, self.wanted, self.since, sense), self.count.count()
        return lambda table, scope: often(table, scope) == exactly


def is_of_the_same(line: Phrase | None, wanted: Wanted) -> bool:
    """Whether the line waits for what its player does with such a card."""
    event = str(getattr(line, "event", "")).lower().split()
    kinds = [part.word for part in walk(wanted) if isinstance(part, nouns.Kind)]
    return event[:1] == ["you"] and any([kind.lower() in event for kind in kinds])


class IsTheNth(Fact):
    """`If this is the first card you have played this turn, draw a card.`"""

    text: ClassVar[str] = "this is the {nth:Nth} {wanted:Wanted} you have {did:DidPlay} this turn"
    nth: Nth
    wanted: Wanted
    did: DidPlay

    def so(self, sense: Sense) -> So:
        place, test, kinds = self.nth.place(), self.wanted.test(sense), self.did.events(self.wanted, sense)
        text = f"{self.did} {self.wanted} this turn".lower()

        def when(table: Any, source: int, it: int, other: int, seat: int) -> bool:
            return seat == seat_meant(source) and test.holds(table, it, it)

        for kind in kinds:
            note(sense, Remembered[Any](text, kind, when, Sequence()))
        return lambda table, scope: bool(table.times_noted(of_seat(scope.me), text) == place)


class CardsHaveDone(Fact):
    """`a partner of yours has been defeated this turn`. Each game has its own words."""

    no: bool

    def event(self) -> Event:
        """What has happened to such a card."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def so(self, sense: Sense) -> So:
        often, no = times_happened(self, self.event(), sense), self.no
        return lambda table, scope: (often(table, scope) > 0) != no


def times_happened(phrase: Phrase, event: Event, sense: Sense) -> Number:
    """How often this has happened in this turn, whether the card was there or not."""
    kind, when = event.trigger(sense)
    text = f"{event} this turn"
    if is_relative(event):  # only the card itself knows where it was then
        refuse_without_note(phrase, sense)
        note(sense, noting(text, kind, when))
        return lambda table, scope: table.times_noted(scope.source, text)
    note(sense, Remembered[Any](text, kind, when, Sequence()))
    return lambda table, scope: table.times_noted(of_seat(scope.me), text)


class PerPlayed(Per):
    """`This has +2 Power for each other Fire action you have performed this turn.`"""

    text: ClassVar[str] = "for each {wanted:Wanted} {who:Acting} has/have {did:DidPlay} {since:SinceWhen}"
    wanted: Wanted
    who: Acting
    did: DidPlay
    since: SinceWhen

    def number_of(self, sense: Sense) -> Number:
        return played(self.who, self.did, self.wanted, self.since, sense)


def played(who: Acting, did: DidPlay, wanted: Wanted, since: SinceWhen, sense: Sense) -> Number:
    """How many such cards a player has played since then; of `other` cards, this one is none."""
    kept, another = without_other(wanted)
    test, kinds = kept.test(sense), did.events(wanted, sense)

    def is_one(table: Any, source: int, it: int) -> bool:
        return any([test.holds(table, source, part) for part in did.parts(table, it)])

    itself = did.was_itself(sense) if another else None
    if another and itself is None and sense.stays and since.lasts() == END_OF_TURN:
        return noted_by_card(sense, f"{did} {wanted} {since}", kinds, is_another(did, is_one))
    often = counted(who, sense, f"{did} {kept} {since}".lower(), kinds, is_one, lasts=since.lasts())
    if not another:
        return often

    def less_one(table: Any, scope: Scope) -> int:
        is_counted = is_one(table, scope.source, scope.source) and (itself is None or itself(table, scope.source))
        return max(0, often(table, scope) - is_counted)

    return less_one


def is_another(did: DidPlay, is_one: IsOne) -> IsOne:
    """One of these that is not the card itself, nor played together with it."""
    return lambda table, source, it: is_one(table, source, it) and source not in did.parts(table, it)


def without_other(wanted: Wanted) -> tuple[Wanted, bool]:
    """What is wanted, but for `other`, and whether that stands there."""
    adjectives: tuple[Adjective, ...] = getattr(wanted, "adjectives", ())
    kept = tuple([one for one in adjectives if not isinstance(one, nouns.Other)])
    if len(kept) == len(adjectives):
        return wanted, False
    plain: Any = make(type(wanted), [kept if value is adjectives else value for value in values_of(wanted)])
    return plain, True
