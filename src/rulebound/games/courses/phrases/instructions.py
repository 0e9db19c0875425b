"""What texts do to cards on the table."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, Word, walk
from rulebound.cardtext.phrases.acts.card_instructions import ToCards
from rulebound.cardtext.phrases.acts.counted_later import DoTogetherCounted
from rulebound.cardtext.phrases.structure.effects import DoForSeats, DoToEach, DoTogether
from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.cardtext.phrases.structure.lines import Cost
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import Noun, lower
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Clause, Does, PlainVerb
from rulebound.cardtext.phrases.structure.subjects import Object, This, some_can
from rulebound.games.courses import partners, pieces, piles
from rulebound.games.courses.card import COURSE, ITEM, PARTNER, Host
from rulebound.games.courses.events import SPENDS
from rulebound.games.courses.phrases.nouns import partners as partners_in_play
from rulebound.games.courses.state import Table
from rulebound.games.courses.zones import AT_COURSE, COURSE_DECK, DECK, DISCARD, HAND, WORLD_MAP
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.need import Need


class Tap(ToCards, Cost):
    only_in_play: ClassVar[bool] = True
    to_all_kinds: ClassVar[bool] = True
    text: ClassVar[str] = "taps/tap {what:Object}"
    what: Object

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        pieces.tap(table, it)

    def can(self, table: Table, scope: Scope, it: int) -> bool:
        return table.stays(it) and not table.tapped[it]

    def payable(self, sense: Sense) -> list[Need[Any]]:
        self.refuse_as_price(sense, "only tapping the card itself, or cards that are chosen, can be a cost")
        if not isinstance(self.what, This):
            return self.payable_by_choice(sense)
        return [Need(sense.words.clause, "{it} is tapped.", lambda table, me, it: not table.tapped[it])]

    def pay(self, sense: Sense) -> Effect[Any]:
        if not isinstance(self.what, This):
            return self.pay_by_choice(sense)
        return Sequence(self.what.take(sense), DoToEach(lambda table, scope, it: pieces.tap(table, it, SPENDS)))


class TapAnd(Phrase, Cost):
    """Tapping the card itself, and something more."""

    text: ClassVar[str] = "tap this and {more:Cost}"
    more: Cost

    def payable(self, sense: Sense) -> list[Need[Any]]:
        untapped = Need[Any](sense.words.clause, "{it} is tapped.", lambda table, me, it: not table.tapped[it])
        return [untapped, *self.more.payable(sense)]

    def pay(self, sense: Sense) -> Effect[Any]:
        tapped = DoForSeats(just_me, lambda table, scope, seat: pieces.tap(table, scope.source, SPENDS))
        return Sequence(tapped, self.more.pay(sense))


class Untap(ToCards):
    only_in_play: ClassVar[bool] = True
    to_all_kinds: ClassVar[bool] = True
    text: ClassVar[str] = "untaps/untap {what:Object}"
    what: Object

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        pieces.untap(table, it)

    def can(self, table: Table, scope: Scope, it: int) -> bool:
        return table.tapped[it]


class Defeat(ToCards):
    """Who has chosen to do it has done so, where a text says `If you do`, whatever is done instead. [R61]"""

    only_in_play: ClassVar[bool] = True
    takes_away: ClassVar[bool] = True
    text: ClassVar[str] = "defeats/defeat {what:Object}"
    what: Object

    def done(self, sense: Sense) -> Effect[Any]:
        return DoTogether(defeat_all)

    def done_and_counted(self, sense: Sense) -> Effect[Any]:
        return DoTogetherCounted(defeat_all, sense.words.leave)

    def can(self, table: Table, scope: Scope, it: int) -> bool:
        return table.zone[it] == AT_COURSE


def defeat_all(table: Table, scope: Scope, cards: list[int]) -> None:
    """All at the same time. [R57]"""
    partners.defeat_together(table, [(it, scope.source) for it in cards if table.zone[it] == AT_COURSE])


def refuse_courses(what: Object, sense: Sense) -> None:
    """A course that speaks of itself stays where it is. [R54]"""
    if isinstance(what, This) and sense.kind == COURSE:
        sense.wrong(what, "a course stays in its world map: it cannot be discarded, or returned to a hand")


class OwnersHand(Word):
    """Where what is returned goes: the hand of one owner, or of several."""

    forms: ClassVar[dict[str, str]] = {"its owner's hand": "their owners' hands"}


class Return(ToCards):
    takes_away: ClassVar[bool] = True
    text: ClassVar[str] = "returns/return {what:Object} to {hand:OwnersHand#what}"
    what: Object
    hand: OwnersHand

    def taken(self, sense: Sense) -> Effect[Any]:
        refuse_courses(self.what, sense)
        return super().taken(sense)

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        if table.playing == it or self.can(table, scope, it):
            pieces.put_back(table, it)

    def can(self, table: Table, scope: Scope, it: int) -> bool:
        """What has gone to a hand or a deck is one of many cards there. [R64]"""
        return (table.stays(it) or table.zone[it] == DISCARD) and not pieces.is_course(table, it)


class Remove(ToCards, Cost):
    """Discard something in play, which is not a defeat; or what a player has looked at."""

    lasts_in_play: ClassVar[bool] = True
    takes_away: ClassVar[bool] = True
    text: ClassVar[str] = "discards/discard {what:Object}"
    what: Object

    def taken(self, sense: Sense) -> Effect[Any]:
        refuse_courses(self.what, sense)
        was_in_play = self.was_in_play(sense)
        taken = super().taken(sense)
        return Sequence(taken, StillInPlay()) if was_in_play else taken

    def was_in_play(self, sense: Sense) -> bool:
        """Whether it is the card itself, or the one of an event, and none that a player has looked at."""
        return isinstance(self.what, This) or sense.antecedent == "event"

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        pieces.discard(table, it)

    def can(self, table: Table, scope: Scope, it: int) -> bool:
        return (table.stays(it) or table.zone[it] in (HAND, DECK)) and not pieces.is_course(table, it)

    def possible(self, sense: Sense) -> So | None:
        if not self.was_in_play(sense):
            return super().possible(sense)
        return some_can(self.what, sense, lambda table, scope, it: table.stays(it) and self.can(table, scope, it))

    def payable(self, sense: Sense) -> list[Need[Any]]:
        self.refuse_as_price(sense, "only discarding the card itself, or cards that are chosen, can be a cost")
        return self.payable_by_choice(sense)

    def pay(self, sense: Sense) -> Effect[Any]:
        if not isinstance(self.what, This):
            return self.pay_by_choice(sense)
        sense.gone = True
        return self.effect(sense)


class StillInPlay(Effect[Any]):
    """Of the cards that were taken only those are still that have not left play before. [R64]"""

    def run(self, table: Table, scope: Scope) -> None:
        scope.picks = [it for it in scope.picks if it >= 0 and table.stays(it)]


class Attach(Clause):
    text: ClassVar[str] = "attach this to {what:Object}"
    what: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        if sense.kind != ITEM:
            sense.wrong(self, "only items can be attached")
        for noun in nouns_of(self):
            if noun.kind.word != PARTNER:
                sense.wrong(noun, "only partners can have something attached")
        return Sequence(self.what.take(sense), DoToEach(attach))

    def possible(self, sense: Sense) -> So | None:
        return some_can(self.what, sense, lambda table, scope, it: table.zone[it] == AT_COURSE)


def attach(table: Table, scope: Scope, it: int) -> None:
    partners.attach(table, scope.source, it)


def nouns_of(phrase: Phrase) -> list[Noun]:
    """The kinds of cards that it names."""
    return [part for part in walk(phrase) if isinstance(part, Noun)]


def host(what: Phrase, sense: Sense, *, whole: bool) -> Host:
    """What an item attaches itself to; of the words only whose partner it is counts, unless the whole does."""
    noun = nouns_of(what)[0]
    found = noun.filter(sense)
    if not whole:
        found = Filter(partners_in_play, [noun.whose.test(sense)] if noun.whose is not None else [])
    return Host(lower(what), lambda table, source: found.has(table, source, 1))


def turn_over(table: Table, scope: Scope, seat: int) -> None:
    before = len(table.cards_in(WORLD_MAP, seat))
    piles.turn_over(table, seat)
    scope.picks = table.cards_in(WORLD_MAP, seat)[before:]


class TurnOver(PlainVerb):
    """It becomes `it`."""

    text: ClassVar[str] = "turns/turn over a course"

    def effect(self, sense: Sense) -> Effect[Any]:
        done = super().effect(sense)
        sense.antecedent = "taken"
        return done

    def does(self, sense: Sense) -> Does:
        return turn_over

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(table.cards_in(COURSE_DECK, scope.me)) > 0
