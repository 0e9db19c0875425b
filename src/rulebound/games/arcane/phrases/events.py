"""What can happen, and set off an item."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.structure.filters import Filter, Test
from rulebound.cardtext.phrases.structure.lines import Event, OfNoCard
from rulebound.cardtext.phrases.structure.meaning import IT, Sense
from rulebound.cardtext.phrases.structure.nouns import Noun
from rulebound.cardtext.phrases.structure.subjects import Subject
from rulebound.cardtext.phrases.times.happenings import Acting
from rulebound.cardtext.phrases.times.history import Act, DidPlay
from rulebound.games.arcane.assignments import WAS_PUBLIC
from rulebound.games.arcane.events import CASTS, COMPLETES, PERFORMS, PLACES_TILE, PLAYS, RESTS, TAKES_TILE, USES
from rulebound.games.arcane.phrases.nouns import WHERE, ArcaneKind, TileAction
from rulebound.games.arcane.state import Table


class DoesTo(Event):
    """Something that a player does with a card or tile."""

    label: ClassVar[str] = "an event"
    kind: ClassVar[str] = ""
    who: Acting
    what: Subject

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, found = self.who, self.found(sense)

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return who.acts(table, source, seat) and found.holds(table, source, it)

        return type(self).kind, when

    def found(self, sense: Sense) -> Filter:
        """Which cards or tiles."""
        return self.what.filter(sense)

    def has_player(self) -> bool:
        return self.who.word != "you"


class CompletesIt(DoesTo):
    """What was public is not in the center any more once it is completed."""

    text: ClassVar[str] = "{who:Acting} completes/complete {what:Subject}"
    kind: ClassVar[str] = COMPLETES
    who: Acting
    what: Subject

    def found(self, sense: Sense) -> Filter:
        found, kind = super().found(sense), self.kind_of_center()
        if kind is None:
            return found
        there = WHERE[kind.word]
        tests = [test for test in (*found.given, *found.tests) if test.sentence != there]
        return Filter(found.among, [*tests, Test(there, lambda table, source, it: was_public(table, it, kind))])

    def kind_of_center(self) -> ArcaneKind | None:
        """The kind of these cards, if it is one of the center."""
        noun = getattr(self.what, "noun", None)
        kind = noun.kind if isinstance(noun, Noun) else None
        return kind if isinstance(kind, ArcaneKind) and kind.is_of_center() else None


def was_public(table: Table, it: int, kind: ArcaneKind) -> bool:
    """Whether this card of the kind was completed out of the center."""
    return kind.prints(table, it) and table.has_used(it, WAS_PUBLIC)


class CastsIt(DoesTo):
    text: ClassVar[str] = "{who:Acting} casts/cast {what:Subject}"
    kind: ClassVar[str] = CASTS
    who: Acting
    what: Subject


class PlacesIt(DoesTo):
    text: ClassVar[str] = "{who:Acting} places/place {what:Subject}"
    kind: ClassVar[str] = PLACES_TILE
    who: Acting
    what: Subject


class UsesIt(DoesTo):
    """By a Use Item action, or because a text says so."""

    text: ClassVar[str] = "{who:Acting} uses/use {what:Subject}"
    kind: ClassVar[str] = USES
    who: Acting
    what: Subject


class TakesTile(Event):
    """Out of the market, by an Add Tile action or because a text says so. It lies on no slate yet."""

    text: ClassVar[str] = "{who:Acting} takes/take a tile"
    who: Acting

    def parts(self) -> dict[str, str]:
        return {"that tile": IT}

    def it_is(self) -> str:
        """It is on no slate, so that nothing else can be done to it."""
        return ""

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who = self.who
        return TAKES_TILE, lambda table, source, it, other, seat: who.acts(table, source, seat)

    def has_player(self) -> bool:
        return self.who.word != "you"


class RestsNow(OfNoCard):
    text: ClassVar[str] = "{who:Acting} rests/rest"
    who: Acting

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who = self.who
        return RESTS, lambda table, source, it, other, seat: who.acts(table, source, seat)

    def has_player(self) -> bool:
        return self.who.word != "you"


class ArcaneAct(Act):
    forms: ClassVar[tuple[str, ...]] = ("rested", "cast a tile")
    kinds: ClassVar[dict[str, str]] = {"rested": RESTS, "cast a tile": CASTS}
    present: ClassVar[dict[str, str]] = {"rested": "rest", "cast a tile": "cast a tile"}


class PerformsAn(Event):
    text: ClassVar[str] = "{who:Acting} performs/perform a {action:TileAction} action"
    who: Acting
    action: TileAction

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who = self.who
        kind = PERFORMS[self.action.instruction()]
        return kind, lambda table, source, it, other, seat: who.acts(table, source, seat)

    def has_player(self) -> bool:
        return self.who.word != "you"


class CompletedCards(DidPlay):
    forms: ClassVar[tuple[str, ...]] = ("completed",)
    kinds: ClassVar[tuple[str, ...]] = (PLAYS,)
