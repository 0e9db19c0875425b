"""What was done earlier in the turn, as far as the card was there: `if you have not rested this turn`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word, make, values_of
from rulebound.cardtext.phrases import nouns
from rulebound.cardtext.phrases.meaning import Number, Sense, So
from rulebound.cardtext.phrases.nouns import bound_of
from rulebound.cardtext.phrases.players import Per
from rulebound.cardtext.phrases.sentences import Fact
from rulebound.kernel.table.ability import Triggered
from rulebound.kernel.table.cardtable import DRAWS_A_CARD
from rulebound.kernel.table.effect import Sequence

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.decks import Wanted
    from rulebound.cardtext.phrases.lines import Event
    from rulebound.cardtext.phrases.nouns import Adjective, CountWay, CountWord

IsOne = Callable[[Any, int, int], bool]  # (table, source, it)


class Act(Word):
    """What a player can have done. kinds: by the words, the kind of event; present: how one says to do it."""

    label: ClassVar[str] = "what was done"
    kinds: ClassVar[dict[str, str]] = {}
    present: ClassVar[dict[str, str]] = {}

    def event(self) -> str:
        return type(self).kinds[self.word]


class HaveDone(Fact):
    """A card in play notes it, as it notes what is done once each turn."""

    text: ClassVar[str] = "you have {no?not} {act} this turn"
    no: bool
    act: Act

    def so(self, sense: Sense) -> So:
        if not sense.stays:
            sense.wrong(self, "only a card that stays in play notes what was done before")
        text, wanted = f"{self.act.word} this turn", not self.no
        if not any([one.text == text for one in sense.notes]):
            sense.notes.append(noting(text, self.act.event()))
        return lambda table, scope: table.has_used(scope.source, text) == wanted


class HaveDoneOften(Fact):
    """A card in play counts it: `you have played three or more cards this turn`. Each game has its own words."""

    count: CountWord
    way: CountWay

    def counted(self, sense: Sense) -> tuple[str, tuple[str, ...], IsOne]:
        """What is noted, the kinds of events, and which of these events."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def so(self, sense: Sense) -> So:
        text, kinds, is_one = self.counted(sense)
        often = noted_often(self, sense, text, kinds, is_one)
        bound, way = bound_of(sense, self.count), self.way
        return lambda table, scope: way.compares(often(table, scope), bound)


class HaveDrawn(HaveDoneOften):
    text: ClassVar[str] = "you have drawn {count:CountWord} or {way:CountWay} cards this turn"
    count: CountWord
    way: CountWay

    def counted(self, sense: Sense) -> tuple[str, tuple[str, ...], IsOne]:
        return "drawn cards this turn", (DRAWS_A_CARD,), any_event


class DidPlay(Word):
    """How a game says that a card was played. kinds: the kinds of events with which cards come into the game."""

    label: ClassVar[str] = "that cards were played"
    kinds: ClassVar[tuple[str, ...]] = ()

    def parts(self, table: Any, it: int) -> list[int]:
        """The cards that were played with this one."""
        return [it]


class HavePlayed(HaveDoneOften):
    text: ClassVar[str] = "you have {did:DidPlay} {count:CountWord} or {way:CountWay} {wanted:Wanted+} this turn"
    did: DidPlay
    count: CountWord
    way: CountWay
    wanted: Wanted

    def counted(self, sense: Sense) -> tuple[str, tuple[str, ...], IsOne]:
        return f"{self.did} {self.wanted} this turn", type(self.did).kinds, self.wanted.test(sense).holds


class CardsHaveDone(Fact):
    """`a partner of yours has been defeated this turn`: a card in play notes it. Each game has its own words."""

    no: bool

    def event(self) -> Event:
        """What has happened to such a card."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def so(self, sense: Sense) -> So:
        if not sense.stays:
            sense.wrong(self, "only a card that stays in play notes what was done before")
        kind, when = self.event().trigger(sense)
        text, wanted = f"{self.event()} this turn", not self.no
        if not any([one.text == text for one in sense.notes]):
            notes = Triggered[Any](text, kind, when, Sequence())
            notes.silent, notes.once = True, True
            sense.notes.append(notes)
        return lambda table, scope: table.has_used(scope.source, text) == wanted


class PerPlayed(Per):
    """`This has +2 Power for each other Fire action you have performed this turn.`"""

    text: ClassVar[str] = "for each {wanted:Wanted} you have {did:DidPlay} this turn"
    wanted: Wanted
    did: DidPlay

    def number_of(self, sense: Sense) -> Number:
        wanted, another = without_other(self.wanted)
        test, did = wanted.test(sense), self.did

        def is_one(table: Any, source: int, it: int) -> bool:
            parts = did.parts(table, it)
            return any([test.holds(table, source, part) for part in parts]) and not (another and source in parts)

        text = f"{self.did} {self.wanted} this turn"
        return noted_often(self, sense, text, type(self.did).kinds, is_one)


def without_other(wanted: Wanted) -> tuple[Wanted, bool]:
    """What is wanted, but for `other`, and whether that stands there."""
    adjectives: tuple[Adjective, ...] = getattr(wanted, "adjectives", ())
    kept = tuple([one for one in adjectives if not isinstance(one, nouns.Other)])
    if len(kept) == len(adjectives):
        return wanted, False
    plain: Any = make(type(wanted), [kept if value is adjectives else value for value in values_of(wanted)])
    return plain, True


def noted_often(phrase: Phrase, sense: Sense, text: str, kinds: tuple[str, ...], is_one: IsOne) -> Number:
    """How often the card has noted one of these events in this turn."""
    if not sense.stays:
        sense.wrong(phrase, "only a card that stays in play notes what was done before")
    if not any([one.text == text for one in sense.notes]):
        sense.notes += [noting(text, kind, is_one, counts=True) for kind in kinds]
    return lambda table, scope: table.times_noted(scope.source, text)


def any_event(table: Any, source: int, it: int) -> bool:
    return True


def noting(text: str, kind: str, is_one: IsOne = any_event, *, counts: bool = False) -> Triggered[Any]:
    """Notes on the card that its player has done this, or how often in a turn."""

    def when(table: Any, source: int, it: int, other: int, seat: int) -> bool:
        return bool(table.controller(source) == seat) and is_one(table, source, it)

    notes = Triggered[Any](text, kind, when, Sequence())
    notes.silent, notes.once, notes.counts = True, not counts, counts
    return notes
