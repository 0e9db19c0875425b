"""What can happen, so that a card does something when it does."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word, make
from rulebound.cardtext.phrases.structure.counts import CountWord, bound_of
from rulebound.cardtext.phrases.structure.effects import Seats
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.lines import Event, OneOfTwo
from rulebound.cardtext.phrases.structure.meaning import IT, OTHER, Sense, So, event_card
from rulebound.cardtext.phrases.structure.nouns import Place
from rulebound.cardtext.phrases.structure.players import Others
from rulebound.cardtext.phrases.structure.subjects import Every, Subject, This
from rulebound.cardtext.phrases.times.history import Act, CardsHaveDone
from rulebound.cardtext.phrases.times.next_time import HappensToIt
from rulebound.games.courses.events import BATTLES, CLEARS, DEFEATED, DRAWS, ENTERS, EXITS, MOVES, PLAYS
from rulebound.games.courses.phrases.nouns import AtRivalCourse, AttachedPartner
from rulebound.games.courses.state import Table
from rulebound.games.courses.zones import DISCARD
from rulebound.kernel.basics.modifier import END_OF_GAME
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.triggered import SpokenOf, Triggered

# What the cards of an event are called in the sentences after it.


ONE_PARTNER: Final = {"that partner": IT}
BATTLE: Final = {"the attacker": IT, "the defender": OTHER}
DEFEAT: Final = {"the defeated partner": IT, "the attacker": OTHER}
KNOWN: Final = (This, AttachedPartner)  # these have names already

PLURALS: Final = {
    "enters": "enter", "exits": "exit", "moves": "move", "attacks": "attack", "is attacked": "are attacked",
    "is defeated": "are defeated", "clears a course": "clear a course",
}  # fmt: skip
KINDS: Final = {
    "enters": ENTERS, "exits": EXITS, "moves": MOVES, "attacks": BATTLES, "is attacked": BATTLES,
    "is defeated": DEFEATED, "clears a course": CLEARS,
}  # fmt: skip


class CourseAct(Act):
    forms: ClassVar[tuple[str, ...]] = (
        "attacked", "cleared a course", "played a supporter or an item", "drawn a card",
    )  # fmt: skip
    kinds: ClassVar[dict[str, str]] = {
        "attacked": BATTLES, "cleared a course": CLEARS, "played a supporter or an item": PLAYS, "drawn a card": DRAWS,
    }  # fmt: skip
    present: ClassVar[dict[str, str]] = {
        "attacked": "attack", "cleared a course": "clear a course",
        "played a supporter or an item": "play a supporter or an item", "drawn a card": "draw a card",
    }  # fmt: skip


class HaveCleared(Fact):
    """As far as the card was there: it notes which courses were cleared."""

    text: ClassVar[str] = "you have cleared {count:CountWord} or more different courses"
    count: CountWord

    def so(self, sense: Sense) -> So:
        if not sense.stays:
            sense.wrong(self, "only a card that stays in play notes what was done before")
        bound = bound_of(sense, self.count)
        notes = Triggered[Any](CLEARED, CLEARS, is_ones_own, NoteCourse())
        notes.takes_other, notes.does = True, "this course is noted."
        sense.notes.append(notes)
        return lambda table, scope: len(noted(table, scope.source)) >= bound


CLEARED: Final = "courses that were cleared"


def is_ones_own(table: Table, source: int, it: int, other: int, seat: int) -> bool:
    return table.controller(source) == seat


def noted(table: Table, source: int) -> list[int]:
    """The courses that a card has noted."""
    return [one.amount for one in table.modifiers if one.it == source and one.value == CLEARED]


class NoteCourse(Effect[Any]):
    """Each course once."""

    def run(self, table: Table, scope: Scope) -> None:
        if scope.other >= 0 and scope.other not in noted(table, scope.source) and table.stays(scope.source):
            table.modify(CLEARED, scope.source, scope.other, END_OF_GAME, scope.me, scope.source)


class ItDoes(HappensToIt):
    """`Untap a partner of yours. If it clears a course this turn, draw a card.`"""

    text: ClassVar[str] = "it {fate:LaterFate}"
    fate: LaterFate

    def kind(self) -> str:
        return KINDS[self.fate.word]

    def has_happened(self, table: Any, it: int) -> bool:
        return self.fate.word == "is defeated" and bool(table.zone[it] == DISCARD)

    def done(self) -> str:
        return "defeated" if self.fate.word == "is defeated" else ""


class LaterFate(Word):
    """What a partner does, or what is done to it, later in the turn."""

    label: ClassVar[str] = "what becomes of a partner"
    forms: ClassVar[tuple[str, ...]] = ("is defeated", "attacks", "clears a course", "moves", "exits")


class TheDefendingPlayer(Others):
    """In a battle, the player of the partner that is attacked."""

    text: ClassVar[str] = "the defending player"

    def seats(self, sense: Sense) -> Seats:
        part = sense.parts.get("the defender", "")
        if not part:
            sense.wrong(self, "no battle before this has a defending player")
        found = event_card(sense, part)
        return lambda table, scope: [table.controller(it) for it in found(table, scope)]


class Happening(Word):
    """What can happen to a partner."""

    label: ClassVar[str] = "what happens to a partner"
    forms: ClassVar[dict[str, str]] = PLURALS


class Happens(Event):
    text: ClassVar[str] = "{who:Subject} {happening#who}[ {place}]"
    misread: ClassVar[dict[str, str]] = {
        "you clear a": "write 'a partner of yours clears a course', or of a course 'you clear this'",
    }
    who: Subject
    happening: Happening
    place: Place | None

    def parts(self) -> dict[str, str]:
        if KINDS[self.happening.word] == BATTLES:
            return BATTLE
        return DEFEAT if self.happening.word == "is defeated" else ONE_PARTNER

    def it_is(self) -> str:
        """The one that the sentence names; but of a battle of this card it could be either."""
        if KINDS[self.happening.word] != BATTLES:
            return IT
        if isinstance(self.who, This):
            return ""
        return OTHER if self.happening.word == "is attacked" else IT

    def subject_is(self) -> str:
        return OTHER if self.happening.word == "is attacked" else IT

    def ends_it(self) -> bool:
        return isinstance(self.who, KNOWN) and self.happening.word in ("exits", "is defeated")

    def is_abroad(self) -> bool:
        """Whether a course of another player is cleared, who can be spoken of then."""
        return self.happening.word == "clears a course" and isinstance(self.place, AtRivalCourse)

    def has_player(self) -> bool:
        return self.is_abroad()

    def spoken_of(self) -> SpokenOf | None:
        return whose_course if self.is_abroad() else None

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found, place = self.who.filter(sense), self.place.test(sense) if self.place else None
        passive = self.happening.word == "is attacked"

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            who = other if passive else it
            return found.holds(table, source, who) and (place is None or place.holds(table, source, who))

        return KINDS[self.happening.word], when


def whose_course(table: Table, it: int, other: int, seat: int) -> int:
    """Whose course was cleared."""
    return table.owner(other) if other >= 0 else seat


class HasHappened(CardsHaveDone):
    text: ClassVar[str] = "{who:Subject} has {no?not} {done:DoneToPartner} this turn"
    who: Subject
    no: bool
    done: DoneToPartner

    def event(self) -> Event:
        what = make(Happening, (DoneToPartner.happens[self.done.word],))
        assert isinstance(what, Happening), what
        return happening(self.who, what)


class DoneToPartner(Word):
    """The same as what has happened."""

    happens: ClassVar[dict[str, str]] = {
        "attacked": "attacks", "been attacked": "is attacked", "been defeated": "is defeated",
        "cleared a course": "clears a course", "entered": "enters", "exited": "exits", "moved": "moves",
    }  # fmt: skip
    forms: ClassVar[tuple[str, ...]] = tuple(happens)
    label: ClassVar[str] = "what has happened to a partner"


class HappensEither(OneOfTwo):
    """`When this enters or attacks, draw a card.`"""

    text: ClassVar[str] = "{who:Subject} {first:Happening#who} or {second:Happening#who}"
    who: Subject
    first: Happening
    second: Happening

    def each(self) -> list[Event]:
        return [happening(self.who, self.first), happening(self.who, self.second)]


def happening(who: Subject, what: Happening) -> Event:
    """The event that this happens to one of these."""
    event = Happens()
    event.who, event.happening, event.place = who, what, None
    return event


class Defeats(Event):
    text: ClassVar[str] = "{who:Subject} defeats/defeat {whom:Subject}"
    who: Subject
    whom: Subject

    def parts(self) -> dict[str, str]:
        return DEFEAT

    def it_is(self) -> str:
        """The one of the two that has no other name."""
        if isinstance(self.who, KNOWN):
            return IT
        return OTHER if isinstance(self.whom, KNOWN) else ""

    def ends_it(self) -> bool:
        return isinstance(self.whom, KNOWN)

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        if isinstance(self.whom, Every):
            sense.correct(self.whom, "write 'a' or 'another': each defeat is an event of its own")
        found, victims = self.who.filter(sense), self.whom.filter(sense)

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return other >= 0 and found.holds(table, source, other) and victims.holds(table, source, it)

        return DEFEATED, when
