"""Students that leave a Class: into a Hallway or the Courtyard, or expelled by their own players."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.acts.card_instructions import counted_of_all, is_counted
from rulebound.cardtext.phrases.acts.counted_later import DoTogetherCounted
from rulebound.cardtext.phrases.structure.effects import DoToEach, DoTogether, Seats
from rulebound.cardtext.phrases.structure.filters import Filter, Test
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.players import they_of
from rulebound.cardtext.phrases.structure.sentences import Clause, Verb
from rulebound.cardtext.phrases.structure.subjects import Object
from rulebound.games.avarium import characters
from rulebound.games.avarium.phrases.cards import Cards
from rulebound.games.avarium.phrases.instructions import CAN_BE_EXPELLED, ToOtherPlaces
from rulebound.games.avarium.phrases.kinds import Count, player
from rulebound.games.avarium.phrases.subjects import Me, choose
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.zones import CLASS, EXPEL_PILE
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.language import N_


class ItsHallway(Word):
    """Of one student, and of several."""

    forms: ClassVar[dict[str, str]] = {"its player's hallway": "their players' hallways"}
    label: ClassVar[str] = "whose hallway"


class IntoItsHallway(ToOtherPlaces):
    """Out of the Class and in again at the end of the turn, ready and as new."""

    only_in_play: ClassVar[bool] = True
    also_departed: ClassVar[bool] = True
    text: ClassVar[str] = "puts/put {what:Object} into {whose:ItsHallway#what}"
    what: Object
    whose: ItsHallway

    def does_together(self, table: Table, scope: Scope, cards: list[int]) -> None:
        characters.to_hallways(table, [(it, table.holder[it]) for it in cards if table.holder[it] >= 0])


class IntoMyHallway(Clause):
    """Of the card that says so."""

    text: ClassVar[str] = "put me into my hallway"

    def effect(self, sense: Sense) -> Effect[Any]:
        taken = Me().take(sense)
        return Sequence(taken, DoToEach(lambda table, scope, it: to_own_hallway(table, scope.source)))


def to_own_hallway(table: Table, it: int) -> None:
    """That of the player who has it in a Class, or had it there until it left."""
    seat = player(table, it)
    if seat >= 0 and table.zone[it] in (CLASS, EXPEL_PILE):
        characters.to_hallway(table, it, seat)


class ToTheCourtyard(ToOtherPlaces):
    """Where anybody can recruit it again; where there is no room, it comes next. [setup.courtyard]"""

    text: ClassVar[str] = "returns/return {what:Object} to the Courtyard"
    what: Object

    def does_together(self, table: Table, scope: Scope, cards: list[int]) -> None:
        characters.to_courtyard_together(table, cards)


class TheirOwn(Verb):
    """Others expel students of their own, each by choice, one player after the other."""

    text: ClassVar[str] = "expels/expel {count:Count} {noun:Cards#count} from their class"
    count: Count
    noun: Cards

    def effect(self, sense: Sense) -> Effect[Any]:
        if not sense.they_are:
            sense.wrong(self, "there is no player before this whose class it could be")
        expels = DoTogetherCounted(expel_own, sense.words.leave) if is_counted(sense) else DoTogether(expel_own)
        prompt = N_("{source}: choose a student of yours to expel.")
        return Sequence(choose(sense, prompt, self.theirs(sense), self.count.count()), expels)

    def done_by(self, sense: Sense, seats: Seats, *, keeps: bool = False) -> Effect[Any]:
        return counted_of_all(self, sense, seats, keeps=keeps) or super().done_by(sense, seats, keeps=keeps)

    def outcomes(self) -> tuple[str, ...]:
        """What students are called to which it was done."""
        return ("expelled",)

    def theirs(self, sense: Sense) -> Filter:
        """Those of which they choose. [D26]"""
        own = self.noun.filter(sense).but(Test("{it} is not in your Class.", is_of_who_chooses))
        return own.but(CAN_BE_EXPELLED)

    def whole(self, sense: Sense) -> So | None:
        theirs, count = self.theirs(sense), self.count.count()
        return lambda table, scope: theirs.has(table, scope.source, count)


def is_of_who_chooses(table: Table, source: int, it: int) -> bool:
    return table.holder[it] == they_of(table.scopes[-1])


def expel_own(table: Table, scope: Scope, chosen: list[int]) -> None:
    """All that a player has chosen, at the same time. [E9]"""
    characters.expel_together(table, chosen, scope.source)
