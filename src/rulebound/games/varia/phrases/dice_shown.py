"""What the dice of a clash show: `your dice that show 1 count as 6`, `your dice that show 1 are rerolled`. [R40]"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.replacing.limits import is_one_of
from rulebound.cardtext.phrases.structure.counts import Amount, Until, Way
from rulebound.cardtext.phrases.structure.effects import Seats
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import all_seats, just_me
from rulebound.cardtext.phrases.structure.sentences import Clause, Instructions
from rulebound.games.varia.dice import FOCUS_DIE, FOCUS_SIDES, POWER_DIE, POWER_SIDES
from rulebound.games.varia.phrases.nouns import the_rival
from rulebound.games.varia.state import Table
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability, gained
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.replacement import Alters

DICE: Final = {"dice": (POWER_DIE, FOCUS_DIE), "Power dice": (POWER_DIE,), "Focus dice": (FOCUS_DIE,)}
SIDES: Final = {POWER_DIE: POWER_SIDES, FOCUS_DIE: FOCUS_SIDES}


class WhoseDice(Word):
    label: ClassVar[str] = "whose dice"
    forms: ClassVar[tuple[str, ...]] = ("your", "your target's", "all")

    def seats(self) -> Seats:
        """Who rolls them."""
        return just_me if self.word == "your" else the_rival if self.word == "your target's" else all_seats


class DiceSort(Word):
    label: ClassVar[str] = "which dice"
    forms: ClassVar[tuple[str, ...]] = tuple(DICE)


class Shown(Phrase):
    """What a die shows."""

    text: ClassVar[str] = "{amount}"
    label: ClassVar[str] = "what a die shows"
    amount: Amount

    def is_it(self, face: int) -> bool:
        return face == int(self.amount.value)


class ShownBound(Shown):
    text: ClassVar[str] = "{amount} or {way}"
    amount: Amount
    way: Way

    def is_it(self, face: int) -> bool:
        return self.way.compares(face, int(self.amount.value))


class ShownEither(Shown):
    """`your dice that show 1 or 2`"""

    text: ClassVar[str] = "{amount} or {other:Amount}"
    amount: Amount
    other: Amount

    def is_it(self, face: int) -> bool:
        return face in (int(self.amount.value), int(self.other.value))


class BecomesOfDice(Phrase):
    label: ClassVar[str] = "what becomes of dice"

    def other(self, table: Table, sides: int, face: int) -> int:
        """What a die shows in place of this."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


class CountAs(BecomesOfDice):
    """No more than the die has sides."""

    text: ClassVar[str] = "count as {amount}"
    amount: Amount

    def other(self, table: Table, sides: int, face: int) -> int:
        return min(sides, int(self.amount.value))


class AreRerolled(BecomesOfDice):
    """Once: what they show then counts."""

    text: ClassVar[str] = "are rerolled"

    def other(self, table: Table, sides: int, face: int) -> int:
        return table.roll_together(1, sides)[0]


class Dice(Phrase):
    """Dice that show something."""

    text: ClassVar[str] = "{whose:WhoseDice} {sort:DiceSort} that show {shown}"
    label: ClassVar[str] = "dice that show something"
    whose: WhoseDice
    sort: DiceSort
    shown: Shown


def altering_dice(line: str, dice: Dice, becomes: BecomesOfDice, seats: Seats | None) -> list[Ability[Any]]:
    """Of the dice of these players; None where the player has it for a while."""
    return [altering_die(line, kind, dice.shown, becomes, seats) for kind in DICE[dice.sort.word]]


def altering_die(line: str, kind: str, shown: Shown, becomes: BecomesOfDice, seats: Seats | None) -> Ability[Any]:
    sides = SIDES[kind]

    def to(table: Table, source: int, it: int, number: int) -> int:
        if not shown.is_it(number):
            return number
        is_theirs = it == source if seats is None else is_one_of(table, source, it, seats)
        return becomes.other(table, sides, number) if is_theirs else number

    return Alters(line, kind, to)


class DiceAre(Standing):
    """`Your dice that show 1 are rerolled.`"""

    text: ClassVar[str] = "{dice:Dice} {becomes:BecomesOfDice}"
    dice: Dice
    becomes: BecomesOfDice

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        return altering_dice(line, self.dice, self.becomes, self.dice.whose.seats())


class DiceAreUntil(Clause):
    """`Your dice that show 1 count as 6 until the end of the turn.`"""

    text: ClassVar[str] = "{dice:Dice} {becomes:BecomesOfDice} {until}"
    dice: Dice
    becomes: BecomesOfDice
    until: Until

    def effect(self, sense: Sense) -> Effect[Any]:
        return DiceForAWhile(str(self), self.dice, self.becomes, self.until)


class UntilThenDiceAre(Instructions):
    """The same with the time first."""

    text: ClassVar[str] = "{until}, {dice:Dice} {becomes:BecomesOfDice}"
    until: Until
    dice: Dice
    becomes: BecomesOfDice

    def effect(self, sense: Sense) -> Effect[Any]:
        return DiceForAWhile(str(self), self.dice, self.becomes, self.until)


class DiceForAWhile(Effect[Any]):
    """From now on and for a while it is so of the dice of these players."""

    def __init__(self, text: str, dice: Dice, becomes: BecomesOfDice, until: Until) -> None:
        super().__init__()
        self.alters = altering_dice(text, dice, becomes, None)
        self.seats = dice.whose.seats()
        self.until = until

    def run(self, table: Any, scope: Scope) -> None:
        lasts, whose = self.until.lasts(), self.until.whose(table, scope)
        for seat in self.seats(table, scope):
            table.modify(gained(self.alters[0]), of_seat(seat), 0, lasts, whose, scope.source)

    def lends(self) -> list[Ability[Any]]:
        return self.alters
