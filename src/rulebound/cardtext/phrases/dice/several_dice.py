"""Several dice, of which the sum or one counts, and dice that are rolled again: `roll two dice`, `reroll it`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word, walk
from rulebound.cardtext.phrases.acts.one_die import RollADie, rolls_before
from rulebound.cardtext.phrases.structure.effects import DoForSeats
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.kernel.basics.scope import FACES, Scope
from rulebound.kernel.table.effect import Effect

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.counts import CountWord

BITS: Final = 4  # in which it is said how many dice show a number


class KeptDie(Word):
    label: ClassVar[str] = "which die is kept"
    forms: ClassVar[tuple[str, ...]] = ("highest", "lowest")


class RollDice(RollADie):
    """The number rolled is their sum."""

    text: ClassVar[str] = "roll {count:CountWord} dice"
    count: CountWord

    def effect(self, sense: Sense) -> Effect[Any]:
        if self.count.count() < 2:
            sense.correct(self, "write 'roll a die' here")
        return super().effect(sense)

    def rolled(self, table: Any, seat: int) -> int:
        """Besides, the scope remembers how many dice show each number."""
        faces = [int(table.roll_die(seat)) for _ in range(self.count.count())]
        return self.counts(faces) + FACES * sum([1 << BITS * face for face in faces])

    def counts(self, faces: list[int]) -> int:
        """What the dice come to."""
        return sum(faces)


class RollAndKeep(RollDice):
    """`Roll two dice and keep the highest.`"""

    text: ClassVar[str] = "roll {count:CountWord} dice and keep the {kept:KeptDie}"
    count: CountWord
    kept: KeptDie

    def counts(self, faces: list[int]) -> int:
        return max(faces) if self.kept.word == "highest" else min(faces)


class TheDice(Word):
    label: ClassVar[str] = "what is rolled again"
    forms: ClassVar[tuple[str, ...]] = ("it", "them")


class RollAgain(Clause):
    """`Roll a die. You may reroll it.` All dice that were rolled before this; what they show then counts."""

    text: ClassVar[str] = "reroll {what:TheDice}"
    what: TheDice

    def effect(self, sense: Sense) -> Effect[Any]:
        found = [one for one in walk(sense.line) if isinstance(one, RollADie)] if sense.line else []
        if not found or not rolls_before(self, sense):
            sense.wrong(self, "no sentence before this rolls a die")
            found = [RollADie()]
        before = found[0]
        if (self.what.word == "them") != isinstance(before, RollDice):
            sense.correct(self.what, "write '{word}' here", word="them" if isinstance(before, RollDice) else "it")

        def again(table: Any, scope: Scope, seat: int) -> None:
            scope.number = before.rolled(table, seat)

        return DoForSeats(just_me, again)
