"""How often something has happened in this turn: `for each partner defeated this turn`, and what cards have done in it.

`Untap all partners that attacked this turn`: it is noted on each card that did it, until it leaves play.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.numbers.measuring import WholeMeasure
from rulebound.cardtext.phrases.structure.counts import bound_of
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.filters import Test
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So
from rulebound.cardtext.phrases.structure.nouns import Having
from rulebound.cardtext.phrases.structure.players import Per
from rulebound.cardtext.phrases.times.history import HaveDoneOften, played, times_happened
from rulebound.cardtext.phrases.times.noting import counted, note
from rulebound.kernel.table.cardtable import DISCARDS_FROM_HAND, DRAWS_A_CARD
from rulebound.kernel.table.effect import Sequence
from rulebound.kernel.table.triggered import Marked

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.acts.instructions import Resource
    from rulebound.cardtext.phrases.structure.counts import Amount, CountWay, CountWord, Way
    from rulebound.cardtext.phrases.structure.lines import Event
    from rulebound.cardtext.phrases.structure.nouns import Noun
    from rulebound.cardtext.phrases.times.happenings import Acting
    from rulebound.cardtext.phrases.times.history import DidPlay, SinceWhen
    from rulebound.cardtext.phrases.zones.decks import CardNoun, Wanted


# -- What has happened to cards that are gone --------------------------------------------------------------------------


class Gone(Word):
    """By what cards have left play, as a game says it: `defeated`."""

    label: ClassVar[str] = "how cards have left play"

    def event(self, noun: Noun) -> Event:
        """That this happens to one of these cards."""
        raise NotImplementedError(type(self).__name__)  # each game has its own


class PerGone(Per):
    """`This has +1 power for each partner defeated this turn.`"""

    text: ClassVar[str] = "for each {noun} {gone:Gone} this turn"
    noun: Noun
    gone: Gone

    def number_of(self, sense: Sense) -> Number:
        return times_happened(self, self.gone.event(self.noun), sense)


class NumberGone(WholeMeasure):
    """`Gain points equal to the number of partners defeated this turn.`"""

    text: ClassVar[str] = "the number of {noun+} {gone:Gone} this turn"
    noun: Noun
    gone: Gone

    def number_of(self, sense: Sense) -> Number:
        return times_happened(self, self.gone.event(self.noun), sense)


class SoManyGone(Fact):
    """`If two or more partners were defeated this turn, draw a card.`"""

    text: ClassVar[str] = "{count:CountWord} or {way:CountWay} {noun+} have been {gone:Gone} this turn"
    count: CountWord
    way: CountWay
    noun: Noun
    gone: Gone

    def so(self, sense: Sense) -> So:
        often, bound, way = (
            times_happened(self, self.gone.event(self.noun), sense),
            bound_of(sense, self.count),
            self.way,
        )
        return lambda table, scope: way.compares(often(table, scope), bound)


# -- What cards in play have done --------------------------------------------------------------------------------------


class DidThisTurn(Word):
    """What a card has done, or what has happened to it. kinds: the events, each with the card in it that did it."""

    label: ClassVar[str] = "what it did"
    kinds: ClassVar[dict[str, tuple[str, str]]] = {}

    def noted(self, sense: Sense) -> str:
        """What is noted on each card that did it."""
        kind, on = type(self).kinds[self.word]
        text = f"{self.word} this turn"
        note(sense, Marked[Any](text, kind, on, Sequence()))
        return text


class DoThisTurn(Word):
    """The same after `did not`."""

    label: ClassVar[str] = "what it did not do"

    def did(self) -> DidThisTurn:
        """What it did, in the words for that."""
        raise NotImplementedError(type(self).__name__)  # each game has its own


class ThatDid(Having):
    """`all partners that attacked this turn`"""

    text: ClassVar[str] = "that {did:DidThisTurn} this turn"
    did: DidThisTurn

    def test(self, sense: Sense) -> Test:
        noted = self.did.noted(sense)
        return Test("{it} has not done that.", lambda table, source, it: table.times_noted(it, noted) > 0)


class ThatDidNot(Having):
    text: ClassVar[str] = "that did not {do:DoThisTurn} this turn"
    do: DoThisTurn

    def test(self, sense: Sense) -> Test:
        noted = self.do.did().noted(sense)
        return Test("{it} has done that.", lambda table, source, it: table.times_noted(it, noted) == 0)


# -- What players have done --------------------------------------------------------------------------------------------


class PlayerDid(Phrase):
    """Something that a player does with a card: `course you have cleared`. A game has its own."""

    label: ClassVar[str] = "what a player has done"

    def often(self, sense: Sense, since: SinceWhen) -> Number:
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class CardDrawn(PlayerDid):
    text: ClassVar[str] = "{card:CardNoun~} {who:Acting} has/have drawn"
    card: CardNoun
    who: Acting

    def often(self, sense: Sense, since: SinceWhen) -> Number:
        return counted(self.who, sense, f"drawn cards {since.word}", (DRAWS_A_CARD,), lasts=since.lasts())


class CardDiscarded(PlayerDid):
    text: ClassVar[str] = "{card:CardNoun~} {who:Acting} has/have discarded"
    card: CardNoun
    who: Acting

    def often(self, sense: Sense, since: SinceWhen) -> Number:
        return counted(self.who, sense, f"discarded cards {since.word}", (DISCARDS_FROM_HAND,), lasts=since.lasts())


class GainedOrLost(Word):
    label: ClassVar[str] = "gained, lost"
    forms: ClassVar[tuple[str, ...]] = ("gained", "lost")

    def so_much(self, who: Acting, resource: Resource, sense: Sense, since: SinceWhen) -> Number:
        """How much of it this player has gained or lost."""
        kinds = (resource.gained(),) if self.word == "gained" else tuple(resource.all_lost())
        text = f"{self.word} {resource.word} {since.word}"
        return counted(who, sense, text, kinds, sums=True, lasts=since.lasts())


class SomeGained(PlayerDid):
    text: ClassVar[str] = "{resource~} {who:Acting} has/have {way:GainedOrLost}"
    resource: Resource
    who: Acting
    way: GainedOrLost

    def often(self, sense: Sense, since: SinceWhen) -> Number:
        return self.way.so_much(self.who, self.resource, sense, since)


class PerDid(Per):
    """`Gain 1 point for each course you have cleared this turn.`"""

    text: ClassVar[str] = "for each {did:PlayerDid} {since:SinceWhen}"
    did: PlayerDid
    since: SinceWhen

    def number_of(self, sense: Sense) -> Number:
        return self.did.often(sense, self.since)


class NumberDid(WholeMeasure):
    """`Draw cards equal to the number of courses you have cleared this turn.`"""

    text: ClassVar[str] = "the number of {did:PlayerDid+} {since:SinceWhen}"
    did: PlayerDid
    since: SinceWhen

    def number_of(self, sense: Sense) -> Number:
        return self.did.often(sense, self.since)


class NumberPlayed(WholeMeasure):
    """`This gets Power equal to the number of actions you have performed this turn.`"""

    text: ClassVar[str] = "the number of {wanted:Wanted+} {who:Acting} has/have {did:DidPlay} {since:SinceWhen}"
    wanted: Wanted
    who: Acting
    did: DidPlay
    since: SinceWhen

    def number_of(self, sense: Sense) -> Number:
        return played(self.who, self.did, self.wanted, self.since, sense)


class HaveDiscarded(HaveDoneOften):
    """`If you have discarded two or more cards this turn, draw a card.`"""

    text: ClassVar[str] = "{who:Acting} has/have discarded {count:CountWord} or {way:CountWay} cards {since:SinceWhen}"
    who: Acting
    count: CountWord
    way: CountWay
    since: SinceWhen

    def counted(self, sense: Sense) -> Number:
        since = self.since
        return counted(self.who, sense, f"discarded cards {since.word}", (DISCARDS_FROM_HAND,), lasts=since.lasts())


class HaveGainedSoMuch(Fact):
    """`If you have gained 5 or more points this turn, draw a card.`"""

    text: ClassVar[str] = (
        "{who:Acting} has/have {way:GainedOrLost} {amount} or {than:Way} {resource+} {since:SinceWhen}"
    )
    who: Acting
    way: GainedOrLost
    amount: Amount
    than: Way
    resource: Resource
    since: SinceWhen

    def so(self, sense: Sense) -> So:
        number, bound, than = (
            self.way.so_much(self.who, self.resource, sense, self.since),
            int(self.amount.value),
            self.than,
        )
        return lambda table, scope: than.compares(number(table, scope), bound)


class HaveGainedSome(Fact):
    """`If another player has lost points this turn, draw a card.`"""

    text: ClassVar[str] = "{who:Acting} has/have {no?not} {way:GainedOrLost} {resource+} {since:SinceWhen}"
    who: Acting
    no: bool
    way: GainedOrLost
    resource: Resource
    since: SinceWhen

    def so(self, sense: Sense) -> So:
        number, wanted = self.way.so_much(self.who, self.resource, sense, self.since), not self.no
        return lambda table, scope: (number(table, scope) > 0) == wanted
