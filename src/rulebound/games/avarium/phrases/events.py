"""What cards wait for."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.structure.lines import Event
from rulebound.cardtext.phrases.structure.meaning import IT, OTHER, Sense
from rulebound.cardtext.phrases.structure.subjects import Subject
from rulebound.cardtext.phrases.times.history import CardsHaveDone
from rulebound.games.avarium.events import ATTACKS, EXHAUSTED, EXPELLED, JOINS, LOSES_FIGHT, SUPPORTS, WINS_FIGHT
from rulebound.games.avarium.phrases.subjects import Myself
from rulebound.games.avarium.state import Table


class HappensTo(Event):
    """Something that one of these does, or that happens to it."""

    who: Subject

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found = self.who.filter(sense)
        return self.kind(), lambda table, source, it, other, seat: found.holds(table, source, it)

    def kind(self) -> str:
        """What the table calls it."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class Joins(HappensTo):
    """Into the Class of the card that says so. A student that joins tells of itself as well. [join.again]"""

    text: ClassVar[str] = "{who:Subject} joins/join my class"
    who: Subject

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found = self.who.filter(sense)
        return (
            JOINS,
            lambda table, source, it, other, seat: seat == table.holder[source] and found.holds(table, source, it),
        )


class IsExpelled(HappensTo):
    text: ClassVar[str] = "{who:Subject} is/are/am expelled"
    who: Subject

    def kind(self) -> str:
        return EXPELLED


class IsExhausted(HappensTo):
    text: ClassVar[str] = "{who:Subject} is/are/am exhausted"
    who: Subject

    def kind(self) -> str:
        return EXHAUSTED


class LeadsAttack(HappensTo):
    text: ClassVar[str] = "{who:Subject} leads/lead an attack"
    who: Subject

    def parts(self) -> dict[str, str]:
        return {"the attacker": IT, "the defender": OTHER}

    def kind(self) -> str:
        return ATTACKS


class SupportsFight(HappensTo):
    text: ClassVar[str] = "{who:Subject} supports/support a fight"
    who: Subject

    def kind(self) -> str:
        return SUPPORTS


class SupportsAttack(SupportsFight):
    """`When I support an attack, the attacker gets +2 Combat for that fight.`"""

    text: ClassVar[str] = "{who:Subject} supports/support {side:SupportedSide}"
    who: Subject
    side: SupportedSide

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found, side = self.who.filter(sense), 0 if self.side.word == "an attack" else 1

        def supports(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return other in table.parties[side] and found.holds(table, source, it)

        return SUPPORTS, supports


class SupportedSide(Word):
    label: ClassVar[str] = "an attack, a defense"
    forms: ClassVar[tuple[str, ...]] = ("an attack", "a defense")


class SupportsOne(SupportsFight):
    """`When I support a Sports student, put a +1 Combat counter on it.` It is the leader of the party."""

    text: ClassVar[str] = "{who:Subject} supports/support {whom:Subject} {attacks?in an attack}"
    who: Subject
    whom: Subject
    attacks: bool

    def it_is(self) -> str:
        """The leader, where the one that supports it is the card itself."""
        return OTHER if isinstance(self.who, Myself) else ""

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found, whom, only_attacks = self.who.filter(sense), self.whom.filter(sense), self.attacks

        def supports(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            if other not in table.leaders or (only_attacks and other != table.leaders[0]):
                return False
            return found.holds(table, source, it) and whom.holds(table, source, other)

        return SUPPORTS, supports


class OfAParty(HappensTo):
    """All of a party win or lose together. [S7]"""

    def parts(self) -> dict[str, str]:
        return {"the attacker": OTHER, "the defender": OTHER}


class WinsFight(OfAParty):
    text: ClassVar[str] = "{who:Subject} wins/win a fight"
    who: Subject

    def kind(self) -> str:
        return WINS_FIGHT


class LosesFight(OfAParty):
    text: ClassVar[str] = "{who:Subject} loses/lose a fight"
    who: Subject

    def kind(self) -> str:
        return LOSES_FIGHT


class IsAttacked(Event):
    text: ClassVar[str] = "{who:Subject} is/are/am attacked"
    who: Subject

    def it_is(self) -> str:
        """The one that the sentence names; where that is the card itself, who attacks it."""
        return IT if isinstance(self.who, Myself) else OTHER

    def parts(self) -> dict[str, str]:
        return {"the attacker": IT, "the defender": OTHER}

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found = self.who.filter(sense)
        return ATTACKS, lambda table, source, it, other, seat: found.holds(table, source, other)


class HasHappened(CardsHaveDone):
    text: ClassVar[str] = "{who:Subject} has/have {no?not} {done:DoneToStudent} this turn"
    who: Subject
    no: bool
    done: DoneToStudent

    def event(self) -> Event:
        event = EVENTS[self.done.word]()
        event.who = self.who
        return event


class DoneToStudent(Word):
    forms: ClassVar[tuple[str, ...]] = (
        "been expelled", "been exhausted", "led an attack", "supported a fight", "won a fight", "lost a fight",
    )  # fmt: skip
    label: ClassVar[str] = "what has happened to a student"


EVENTS: Final[dict[str, type[HappensTo]]] = {
    "been expelled": IsExpelled, "been exhausted": IsExhausted, "led an attack": LeadsAttack,
    "supported a fight": SupportsFight, "won a fight": WinsFight, "lost a fight": LosesFight,
}  # fmt: skip
