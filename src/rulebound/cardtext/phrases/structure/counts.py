"""Numbers in texts, and until when something lasts."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Token, Word
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.kernel.basics.modifier import END_OF_TURN, NEXT_TURN, NEXT_TURN_OVER
from rulebound.kernel.basics.scope import Scope
from rulebound.language import Message

# -- Numbers -----------------------------------------------------------------------------------------------------------


MOST: Final = 99  # of anything: no card needs more, and what goes on growing must stay a number


def fault_of_number(value: str) -> Message | None:
    """Why a number cannot stand in a text; None where it can."""
    digits = value.lstrip("+-")
    if len(digits.lstrip("0")) > len(str(MOST)):
        return Message("a number is {most} at most", most=MOST)
    if not digits.isascii() or (digits.startswith("0") and digits != "0"):
        sign = value[: len(value) - len(digits)]
        return Message("write this number in plain digits, as {number}", number=f"{sign}{int(digits)}")
    return None


class Amount(Token):
    """An amount of a resource, in numerals."""

    pattern: ClassVar[str] = r"\d+"
    label: ClassVar[str] = "a number"

    def fault(self) -> Message | None:
        return fault_of_number(self.value)

    def number(self) -> str:
        return "one" if self.value == "1" else "many"


class Signed(Token):
    pattern: ClassVar[str] = r"[+-]\d+"
    label: ClassVar[str] = "a change such as +2"

    def fault(self) -> Message | None:
        return fault_of_number(self.value)


COUNTS = {
    "a": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10,
}  # fmt: skip


class CountWord(Word):
    """How many cards, in words."""

    forms: ClassVar[tuple[str, ...]] = tuple(COUNTS)
    label: ClassVar[str] = "a, one, two ..."

    def number(self) -> str:
        return "one" if self.word in ("a", "one") else "many"

    def count(self) -> int:
        return COUNTS[self.word]


def bound_of(sense: Sense, count: CountWord) -> int:
    """The number in `two or more`; `a or more` is no English."""
    if count.word == "a":
        sense.correct(count, "write 'one' before 'or'")
    return count.count()


class CountWay(Word):
    """Of cards that are counted: `two or fewer courses`."""

    forms: ClassVar[tuple[str, ...]] = ("more", "fewer")

    def compares(self, value: int, bound: int) -> bool:
        return value >= bound if self.word == "more" else value <= bound


class Way(Word):
    forms: ClassVar[tuple[str, ...]] = ("more", "less")

    def compares(self, value: int, bound: int) -> bool:
        return value >= bound if self.word == "more" else value <= bound


# -- For a while -------------------------------------------------------------------------------------------------------

UNTIL: Final = {
    END_OF_TURN: END_OF_TURN,
    "until the start of your next turn": NEXT_TURN,
    "until the end of your next turn": NEXT_TURN_OVER,
}


class Until(Word):
    """How long something is so."""

    lasting: ClassVar[dict[str, str]] = UNTIL  # the durations, as modifiers have them
    forms: ClassVar[tuple[str, ...]] = tuple(UNTIL)
    label: ClassVar[str] = "how long"

    def lasts(self) -> str:
        """The duration, as modifiers have it."""
        return type(self).lasting[self.word]

    def whose(self, table: Any, scope: Scope) -> int:
        """The player whose turns count."""
        return scope.me
