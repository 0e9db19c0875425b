"""Students that are put elsewhere: into the hallway of an enemy, back into the School, or passed to the next player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.numbers.extremes import extremes_of
from rulebound.cardtext.phrases.opponents.others import is_theirs
from rulebound.cardtext.phrases.secrets.secretly import EachSecretly, choices_of
from rulebound.cardtext.phrases.structure.effects import DoTogether
from rulebound.cardtext.phrases.structure.filters import Test
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.players import all_seats
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.structure.subjects import Object
from rulebound.games.avarium import characters, pieces
from rulebound.games.avarium.box import FIRST_SCHEME
from rulebound.games.avarium.events import REMOVED
from rulebound.games.avarium.phrases.cards import Cards
from rulebound.games.avarium.phrases.instructions import ToOtherPlaces, ToThese
from rulebound.games.avarium.phrases.subjects import choose
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.zones import CLASS, COURTYARD, EXPEL_PILE, HALLWAY, TRASH_PILE
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NO_SEAT
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.zones import AWAY
from rulebound.language import worded

if TYPE_CHECKING:
    from rulebound.cardtext.phrases.numbers.extremes import HighestOrLowest
    from rulebound.cardtext.phrases.secrets.passing import Side
    from rulebound.cardtext.phrases.structure.nouns import Stat
    from rulebound.games.avarium.phrases.players import TargetEnemy

IN_SIGHT = (CLASS, HALLWAY, COURTYARD, EXPEL_PILE)


class IntoTheirHallway(ToThese):
    """`Put target student in your class into target enemy's hallway.`"""

    text: ClassVar[str] = "puts/put {what:Object} into {who:TargetEnemy}'s hallway"
    what: Object
    who: TargetEnemy

    def effect(self, sense: Sense) -> Effect[Any]:
        taken, seats = self.what.take(sense), self.who.seats(sense)

        def put(table: Table, scope: Scope, cards: list[int]) -> None:
            for seat in seats(table, scope):
                characters.to_hallway_together(table, [it for it in cards if table.zone[it] in IN_SIGHT], seat)

        return Sequence(taken, DoTogether(put))


class EndOfSchool(Word):
    label: ClassVar[str] = "top, bottom"
    forms: ClassVar[tuple[str, ...]] = ("top", "bottom")


class ToTheSchool(ToThese):
    """All of them at the same time. A token that leaves its class is gone."""

    def where(self) -> str:
        """Which end of the School; empty where they are shuffled in."""
        return ""

    def done(self, sense: Sense) -> Effect[Any]:
        return DoTogether(self.puts)

    def done_and_counted(self, sense: Sense) -> Effect[Any]:
        return PutAndCount(self.where())

    def puts(self, table: Table, scope: Scope, cards: list[int]) -> None:
        put_into_school(table, scope, cards, self.where())


def put_into_school(table: Table, scope: Scope, cards: list[int], end: str) -> list[int]:
    """Those of these cards that can be; returns who is there then."""
    gone = [it for it in cards if is_in_sight(table, it)]
    return pieces.into_school(table, gone, scope.me, end)


def is_in_sight(table: Table, it: int) -> bool:
    """Whether it is a student that lies open."""
    return it < FIRST_SCHEME and table.zone[it] in IN_SIGHT


class PutAndCount(Effect[Any]):
    """The same, after which only those are taken that were put there; the scope's queue has whose they were."""

    def __init__(self, end: str) -> None:
        super().__init__()
        self.end = end

    def run(self, table: Table, scope: Scope) -> None:
        whose = {it: table.controller(it) for it in scope.picks if it >= 0}
        scope.picks = put_into_school(table, scope, list(whose), self.end)
        scope.queue = [whose[it] for it in scope.picks]


class BackToTheSchool(ToTheSchool):
    """`Return target student to the bottom of the School.`"""

    text: ClassVar[str] = "returns/return {what:Object} to the {end:EndOfSchool} of the School"
    what: Object
    end: EndOfSchool

    def where(self) -> str:
        return self.end.word


class OutOfTheGame(ToOtherPlaces):
    """`Remove target student from the game.` For good; a scheme only where it lies in the Trash Pile."""

    text: ClassVar[str] = "removes/remove {what:Object} from the game"
    what: Object

    def does_together(self, table: Table, scope: Scope, cards: list[int]) -> None:
        gone = [it for it in cards if table.zone[it] == TRASH_PILE or is_in_sight(table, it)]
        pieces.move_together(table, [(it, AWAY, NO_SEAT) for it in gone])
        for it in gone:
            table.emit(REMOVED, NO_SEAT, it)


class IntoTheSchool(ToTheSchool):
    """`Shuffle target student into the School.`"""

    text: ClassVar[str] = "shuffles/shuffle {what:Object} into the School"
    what: Object


class PassStudents(Clause):
    """`Each player passes a student in their class to the player on their left.` All choose, and then all move."""

    text: ClassVar[str] = "each player passes a {noun:Cards} to the player on their {side:Side}"
    noun: Cards
    side: Side

    def possible(self, sense: Sense) -> So | None:
        return None

    def effect(self, sense: Sense) -> Effect[Any]:
        step = 1 if self.side.word == "left" else -1
        chosen = sense.of_others(self.chosen)
        return Sequence(EachSecretly(all_seats, chosen, sense.words.leave), PassOn(step))

    def chosen(self, sense: Sense) -> Effect[Any]:
        """How one of them chooses."""
        theirs = self.noun.filter(sense).but(Test("{it} is not in their Class.", is_theirs))
        return choose(sense, worded("{source}: choose a student of yours to pass on."), theirs, 1)


class PassExtreme(PassStudents):
    """`Each player passes the student with the highest Combat to the player on their left.`"""

    text: ClassVar[str] = (
        "each player passes the {noun:Cards} with the {which:HighestOrLowest} {stat} to the player on their {side:Side}"
    )
    noun: Cards
    which: HighestOrLowest
    stat: Stat
    side: Side

    def chosen(self, sense: Sense) -> Effect[Any]:
        theirs = self.noun.filter(sense).but(Test("{it} is not in their Class.", is_theirs))
        found = extremes_of(theirs, self.stat, self.which)
        return choose(sense, worded("{source}: choose a student of yours to pass on."), found, 1)


class PassOn(Effect[Any]):
    """All students that were chosen join the classes beside theirs."""

    def __init__(self, step: int) -> None:
        super().__init__()
        self.step_by = step

    def run(self, table: Table, scope: Scope) -> None:
        seats = sorted(table.left())
        moves = [(it, seats[(seats.index(seat) + self.step_by) % len(seats)]) for seat, it in choices_of(scope)]
        characters.join_together(
            table, [(it, seat) for it, seat in moves if it < FIRST_SCHEME and table.zone[it] == CLASS]
        )
        scope.picks = [it for it, _ in moves]
