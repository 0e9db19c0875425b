"""Tiles on slates and in the center, and exhaustion tokens."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, walk
from rulebound.cardtext.grammar.template import MANY
from rulebound.cardtext.phrases.acts.card_instructions import ToCards
from rulebound.cardtext.phrases.acts.changes import Forbidden
from rulebound.cardtext.phrases.structure.counts import CountWord
from rulebound.cardtext.phrases.structure.effects import DoForSeats, Remember
from rulebound.cardtext.phrases.structure.filters import Test
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import Noun
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Clause, Verb
from rulebound.cardtext.phrases.structure.subjects import Object, This
from rulebound.cardtext.phrases.values.durations import CannotUntil, UntilThenCannot
from rulebound.games.arcane import assignments, ending, market, tiles
from rulebound.games.arcane.box import PUBLIC_SIZE
from rulebound.games.arcane.moving import choose_empty_space
from rulebound.games.arcane.needs import may_take
from rulebound.games.arcane.phrases.allowed import (
    CAN_BE_DISCARDED,
    CAN_BE_EXHAUSTED,
    HAS_ROOM,
    ITEM_CAN_BE_TAKEN,
    TILE_CAN_BE_TAKEN,
    possible_for,
)
from rulebound.games.arcane.phrases.instructions import TokenWord
from rulebound.games.arcane.phrases.remembered_tiles import (
    AskFor,
    PlaceRemembered,
    TakeRemembered,
    done_to_each,
    moved,
    placed,
    turned,
)
from rulebound.games.arcane.state import Table
from rulebound.games.arcane.zones import DECK, HAND, ITEMS, MARKET, PUBLIC, SLATE, SPELLS
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NO_SEAT
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.taxing import pay_taxes


class ToThese(ToCards):
    """An instruction on tiles or assignments."""

    def possible(self, sense: Sense) -> So | None:
        return possible_for(self, sense)


class ToTiles(ToThese):
    """An instruction on tiles alone."""

    lasts_in_play: ClassVar[bool] = True

    def taken(self, sense: Sense) -> Effect[Any]:
        self.refuse_this(sense)
        return super().taken(sense)

    def refuse_this(self, sense: Sense) -> None:
        if isinstance(self.what, This):
            sense.wrong(self.what, "this card is no tile")


class Refresh(ToTiles):
    text: ClassVar[str] = "removes/remove all exhaustion tokens from {what:Object}"
    what: Object

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        if table.is_visible(it):
            tiles.refresh(table, it)


class TakeOff(ToTiles):
    """Some of the exhaustion tokens on a tile."""

    text: ClassVar[str] = "removes/remove {count:CountWord} exhaustion {token:TokenWord#count} from {what:Object}"
    count: CountWord
    token: TokenWord
    what: Object

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        if table.is_visible(it):
            tiles.take_off(table, it, self.count.count())


class Exhaust(ToTiles):
    text: ClassVar[str] = "exhausts/exhaust {what:Object}"
    term: ClassVar[str] = "exhausted"
    what: Object

    def possible(self, sense: Sense) -> So | None:
        return possible_for(self, sense, allowed=CAN_BE_EXHAUSTED)

    def taken(self, sense: Sense) -> Effect[Any]:
        self.refuse_this(sense)
        return self.what.take_such(sense, [CAN_BE_EXHAUSTED])

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        if table.is_visible(it) and table.forbidder("cannot be exhausted", table.holder[it], it) < 0:
            pay_taxes(table, "be exhausted", table.holder[it], it)
            tiles.exhaust_or_else(table, it, by=scope.source)


class TileForbidden(Forbidden):
    """What cannot be exhausted cannot be cast either, since it is exhausted for that. [cast.exhaust]"""

    forms: ClassVar[tuple[str, ...]] = ("be exhausted", "be discarded", "be taken")
    terms: ClassVar[dict[str, str]] = {"be exhausted": "exhausted"}

    def key(self) -> str:
        return self.word


class CannotForNow(CannotUntil):
    """`A tile cannot be exhausted until the end of the turn.`"""


class ForNowCannot(UntilThenCannot):
    """The same with the time first."""


class Remove(ToThese):
    """Discard something that lies openly; corners cannot be discarded."""

    text: ClassVar[str] = "discards/discard {what:Object}"
    what: Object
    takes_away: ClassVar[bool] = True

    def possible(self, sense: Sense) -> So | None:
        if isinstance(self.what, This):
            return lambda table, scope: table.zone[scope.source] in (ITEMS, SPELLS)
        return possible_for(self, sense, only_placed=True, allowed=CAN_BE_DISCARDED)

    def taken(self, sense: Sense) -> Effect[Any]:
        return placed(self.what, sense).take_such(sense, [CAN_BE_DISCARDED])

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        """From a slate, the center, the hand or the deck, or a completed assignment."""
        zone = table.zone[it]
        if zone == SLATE:
            tiles.discard(table, it)
        elif zone == MARKET:
            market.discard_from_market(table, it)
        elif zone in (PUBLIC, HAND, DECK, ITEMS, SPELLS):
            assignments.discard(table, it)


class Replace(ToThese):
    """Discard from the center, and draw as many at once; `them` are the new ones."""

    text: ClassVar[str] = "replaces/replace {what:Object}"
    what: Object

    def done(self, sense: Sense) -> Effect[Any]:
        return DoForSeats(just_me, self.replace_each)

    def done_and_counted(self, sense: Sense) -> Effect[Any]:
        """What comes in their places is of no player."""
        return Sequence(self.done(sense), DoForSeats(just_me, of_no_player))

    def replace_each(self, table: Table, scope: Scope, seat: int) -> None:
        """One after the other; what comes in their places is remembered. [R15]"""
        there = [it for it in scope.picks if it >= 0]
        shuffled = [it for it in there if table.zone[it] == DECK]  # by the sentence before
        new = [assignments.reveal_one(table, seat) for _ in shuffled[: PUBLIC_SIZE - len(table.cards_in(PUBLIC))]]
        for it in there:
            if table.zone[it] == MARKET:
                new.append(market.replace_in_market(table, it))
            elif table.zone[it] == PUBLIC and it not in new:
                new.append(assignments.replace_public(table, it))
        scope.picks = [it for it in new if it >= 0]

    def possible(self, sense: Sense) -> So | None:
        return None


def of_no_player(table: Table, scope: Scope, seat: int) -> None:
    scope.queue = [NO_SEAT for _ in scope.picks]


class TakeTile(ToThese):
    """A market tile as by Add Tile: it is placed at the end of the turn. An item comes in front of its new player."""

    text: ClassVar[str] = "takes/take {what:Object}"
    what: Object

    def taken(self, sense: Sense) -> Effect[Any]:
        for phrase in walk(self):
            if isinstance(phrase, Noun) and phrase.kind.word not in ("market tile", "item"):
                sense.wrong(self, "only market tiles and items can be taken: tiles on slates change places, 'swap'")
        taken = self.what.take_such(sense, [self.allowed()])
        if self.is_of_items():
            sense.they_are = sense.changed_hands = True
        return taken

    def possible(self, sense: Sense) -> So | None:
        return possible_for(self, sense, allowed=self.allowed())

    def allowed(self) -> Test:
        return ITEM_CAN_BE_TAKEN if self.is_of_items() else TILE_CAN_BE_TAKEN

    def is_of_items(self) -> bool:
        return any([isinstance(phrase, Noun) and phrase.kind.word == "item" for phrase in walk(self)])

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        if table.zone[it] == MARKET:
            if may_take.holds(table, scope.me, it):
                tiles.take(table, scope.me, it)
        elif table.zone[it] == ITEMS:
            before = table.holder[it]
            assignments.change_hands(table, it, scope.me)
            if table.holder[it] != before:
                scope.they = before


class PlaceAtOnce(Clause):
    text: ClassVar[str] = "take {what:Object} and place it at once"
    what: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        if isinstance(self.what, Phrase) and self.what.number() == MANY:
            sense.wrong(self, "write 'place them at once' of several")
        chosen = [Remember(), TakeRemembered(), AskFor(ending.choose_space), AskFor(ending.choose_turn)]
        return Sequence(self.what.take_such(sense, [TILE_CAN_BE_TAKEN]), *chosen, PlaceRemembered())

    def possible(self, sense: Sense) -> So | None:
        return possible_for(self, sense, allowed=TILE_CAN_BE_TAKEN)


class MoveTile(Verb):
    """It may cover other tiles, but not the last Complete Assignment action. Tokens on it go with it."""

    text: ClassVar[str] = "moves/move {what:Object} to another space"
    what: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        return done_to_each(self.what, sense, moved(ending.choose_space))

    def possible(self, sense: Sense) -> So | None:
        return possible_for(self, sense, only_placed=True)


class MoveToEmpty(MoveTile):
    """`Move a placed tile of yours to an empty space.` It covers nothing there."""

    text: ClassVar[str] = "moves/move {what:Object} to an empty space"
    what: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        return done_to_each(self.what, sense, moved(choose_empty_space), [HAS_ROOM])

    def possible(self, sense: Sense) -> So | None:
        return possible_for(self, sense, only_placed=True, allowed=HAS_ROOM)


class Rotate(Verb):
    text: ClassVar[str] = "rotates/rotate {what:Object}"
    what: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        return done_to_each(self.what, sense, turned())

    def possible(self, sense: Sense) -> So | None:
        return possible_for(self, sense, only_placed=True)
