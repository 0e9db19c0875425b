"""Whose doing it was: students that are expelled by an enemy, by a scheme or in a fight, and the leaders of a fight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.structure.effects import Candidates, DoForSeats, Take
from rulebound.cardtext.phrases.structure.meaning import OTHER, Sense
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.roles import EventCard
from rulebound.cardtext.phrases.structure.subjects import Subject
from rulebound.games.avarium.events import AIMS_AT, EXHAUSTED, EXPELLED, WINS_FIGHT
from rulebound.games.avarium.phrases.events import HappensTo, SupportsFight
from rulebound.games.avarium.phrases.kinds import player
from rulebound.games.avarium.phrases.lines import Activates, ActivatesWithin, Surprise
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.timing import FIGHT, NO_FIGHT
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.triggered import SpokenOf

ENEMY: Final = "an enemy"
YOU: Final = "you"
ENEMY_SCHEME: Final = "an enemy scheme"
ENEMY_STUDENT: Final = "an enemy student"
SCHEME: Final = "a scheme"


class Culprit(Word):
    """What expelled it: in a fight, that is the leader of the other party."""

    label: ClassVar[str] = "whose doing it was"
    forms: ClassVar[tuple[str, ...]] = (ENEMY, YOU, ENEMY_SCHEME, ENEMY_STUDENT, SCHEME)

    def did(self, table: Table, source: int, by: int) -> bool:
        """Whether it was such a card, as the card with the text sees it."""
        if by < 0 or (self.word in (SCHEME, ENEMY_SCHEME) and not table.is_scheme(by)):
            return False
        if self.word == ENEMY_STUDENT and not table.is_student(by):
            return False
        return self.word == SCHEME or (player(table, by) == player(table, source)) == (self.word == YOU)


class IsExpelledBy(HappensTo):
    """`When I am expelled by an enemy, that player loses 3 Merit.`"""

    text: ClassVar[str] = "{who:Subject} is/are/am expelled by {by:Culprit}"
    who: Subject
    by: Culprit

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found, by = self.who.filter(sense), self.by

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return found.holds(table, source, it) and by.did(table, source, other)

        return EXPELLED, when

    def has_player(self) -> bool:
        return self.by.word != YOU

    def spoken_of(self) -> SpokenOf | None:
        """Whose doing it was, and not whose student it is."""
        return lambda table, it, other, seat: player(table, other) if other >= 0 else seat


class IsExhaustedBy(IsExpelledBy):
    """`When I am exhausted by an enemy, draw a card.` What is exhausted as a cost is exhausted by no card."""

    text: ClassVar[str] = "{who:Subject} is/are/am exhausted by {by:Culprit}"
    who: Subject
    by: Culprit

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        return EXHAUSTED, super().trigger(sense)[1]


class IsExpelledInFight(HappensTo):
    """By the damage that is dealt in it, and not by what cards do meanwhile."""

    text: ClassVar[str] = "{who:Subject} is/are/am expelled in a fight"
    who: Subject

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found = self.who.filter(sense)

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return table.fight == FIGHT and other in table.leaders and found.holds(table, source, it)

        return EXPELLED, when

    def parts(self) -> dict[str, str]:
        return {"the attacker": OTHER, "the defender": OTHER}


class WinsFightAgainst(HappensTo):
    """`When I win a fight against an idol, gain 3 Merit.` Against whom is who led the other party."""

    text: ClassVar[str] = "{who:Subject} wins/win a fight against {whom:Subject}"
    who: Subject
    whom: Subject

    def parts(self) -> dict[str, str]:
        return {"the attacker": OTHER, "the defender": OTHER}

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found, beaten = self.who.filter(sense), self.whom.filter(sense)

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return other >= 0 and found.holds(table, source, it) and beaten.holds(table, source, other)

        return WINS_FIGHT, when


class Aiming(Word):
    """What aims at it."""

    label: ClassVar[str] = "what aims at it"
    forms: ClassVar[tuple[str, ...]] = (ENEMY, SCHEME, ENEMY_SCHEME)

    def did(self, table: Table, source: int, by: int) -> bool:
        """Whether it was such a card, as the card with the text sees it."""
        if by < 0 or (self.word != ENEMY and not table.is_scheme(by)):
            return False
        return self.word == SCHEME or player(table, by) != player(table, source)


class BecomesTarget(HappensTo):
    """`When I become the target of an enemy scheme, draw a card.` Before that takes effect."""

    text: ClassVar[str] = "{who:Subject} becomes/become the target of {by:Aiming}"
    who: Subject
    by: Aiming

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        found, by = self.who.filter(sense), self.by

        def when(table: Table, source: int, it: int, other: int, seat: int) -> bool:
            return found.holds(table, source, it) and by.did(table, source, other)

        return AIMS_AT, when

    def has_player(self) -> bool:
        return True

    def spoken_of(self) -> SpokenOf | None:
        """Who aims, and not whose student it is."""
        return lambda table, it, other, seat: player(table, other) if other >= 0 else seat


def leading(side: int) -> Callable[[Table, Scope], list[int]]:
    """Who leads a party of the fight that is on."""

    def leader(table: Table, scope: Scope) -> list[int]:
        return [it for it in table.leaders[side : side + 1] if table.fight != NO_FIGHT and it >= 0]

    return leader


class FightLeader(EventCard):
    """One of the leaders; who attacks is always of the player whose turn it is.

    They are those of the event before this, or else those of the fight that is on.
    """

    attacks: ClassVar[bool] = True

    def is_said_at_any_time(self, sense: Sense) -> bool:
        """Whether a fight can be on, and no event that has these has been spoken of."""
        if sense.parts:
            return False
        if isinstance(getattr(sense.line, "event", None), SupportsFight):
            return True
        return isinstance(sense.line, Surprise | Activates | ActivatesWithin)

    def candidates(self, sense: Sense) -> Candidates | None:
        if self.is_said_at_any_time(sense):
            return leading(0 if type(self).attacks else 1)
        return super().candidates(sense)

    def take(self, sense: Sense) -> Effect[Any]:
        if self.is_said_at_any_time(sense):
            sense.antecedent = "taken"
            return Take(leading(0 if type(self).attacks else 1))
        taken = super().take(sense)
        attacks = type(self).attacks

        def leaders(table: Table, scope: Scope, seat: int) -> None:
            scope.picks = [it for it in scope.picks if (table.holder[it] == table.active) == attacks]

        return Sequence(taken, DoForSeats(just_me, leaders))


class TheAttacker(FightLeader):
    """Who leads the attack."""

    text: ClassVar[str] = "the attacker"


class TheDefender(FightLeader):
    """Who is attacked."""

    text: ClassVar[str] = "the defender"
    attacks: ClassVar[bool] = False
