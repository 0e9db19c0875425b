"""What each of several dice shows: `if both dice show the same number`, `for each die that shows a 6`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, Word, walk
from rulebound.cardtext.phrases.acts.one_die import number_rolled
from rulebound.cardtext.phrases.dice.rolling import AnyFace
from rulebound.cardtext.phrases.dice.several_dice import BITS, RollDice
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So
from rulebound.cardtext.phrases.structure.players import Per
from rulebound.kernel.basics.scope import FACES, Scope

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.dice.rolling import Face

SIDES: Final = 6


def dice_before(phrase: Phrase, sense: Sense, *, both: bool = False) -> None:
    """Notes it where no several dice are rolled before; both: where they must be two."""
    number_rolled(phrase, sense)
    rolls = [one for one in walk(sense.line) if isinstance(one, RollDice)] if sense.line else []
    if not rolls:
        sense.wrong(phrase, "no sentence before this rolls several dice")
    elif both != (rolls[0].count.count() == 2):
        sense.correct(phrase, "write '{word} dice' here", word="all" if both else "both")


def showing(scope: Scope, face: int) -> int:
    """How many dice of those rolled last show this number."""
    return (scope.number // FACES >> BITS * face) % (1 << BITS)


def faces_shown(scope: Scope) -> list[int]:
    """The numbers that at least one of them shows."""
    return [face for face in range(1, SIDES + 1) if showing(scope, face) > 0]


class BothOrAll(Word):
    label: ClassVar[str] = "both, all"
    forms: ClassVar[tuple[str, ...]] = ("both", "all")


class DiceAlike(Fact):
    """`Roll two dice. If both dice show the same number, draw a card.`"""

    text: ClassVar[str] = "{which:BothOrAll} dice show the same number"
    which: BothOrAll

    def so(self, sense: Sense) -> So:
        dice_before(self, sense, both=self.which.word == "both")
        return lambda table, scope: len(faces_shown(scope)) == 1


class DiceDiffer(Fact):
    """`Roll three dice. If all dice show different numbers, draw a card.`"""

    text: ClassVar[str] = "{which:BothOrAll} dice show different numbers"
    which: BothOrAll

    def so(self, sense: Sense) -> So:
        dice_before(self, sense, both=self.which.word == "both")
        return lambda table, scope: all([showing(scope, face) < 2 for face in faces_shown(scope)])


class DiceShow(Fact):
    """`Roll two dice. If both dice show 4 or more, draw a card.`"""

    text: ClassVar[str] = "{which:BothOrAll} dice show {face}"
    which: BothOrAll
    face: Face

    def so(self, sense: Sense) -> So:
        dice_before(self, sense, both=self.which.word == "both")
        is_it = face_of(self.face, sense)
        return lambda table, scope: all([is_it(face) for face in faces_shown(scope)])


class ADieShows(Fact):
    """`Roll two dice. If at least one die shows a 6, draw a card.`"""

    text: ClassVar[str] = "at least one die shows {face}"
    face: Face

    def so(self, sense: Sense) -> So:
        number_rolled(self, sense)
        refuse_one_die(self, sense)
        is_it = face_of(self.face, sense)
        return lambda table, scope: any([is_it(face) for face in faces_shown(scope)])


class PerDie(Per):
    """`Roll three dice. Gain 1 point for each die that shows 5 or more.`"""

    text: ClassVar[str] = "for each die that shows {face}"
    face: Face

    def number_of(self, sense: Sense) -> Number:
        number_rolled(self, sense)
        refuse_one_die(self, sense)
        is_it = face_of(self.face, sense)
        return lambda table, scope: sum([showing(scope, face) for face in faces_shown(scope) if is_it(face)])


def refuse_one_die(phrase: Phrase, sense: Sense) -> None:
    """Notes it where a single die is rolled, or none."""
    if sense.line and not any([isinstance(one, RollDice) for one in walk(sense.line)]):
        sense.wrong(phrase, "no sentence before this rolls several dice")


def face_of(face: Face, sense: Sense) -> Any:
    """Whether a number is the one that is meant; each die shows some number."""
    if isinstance(face, AnyFace):
        sense.wrong(face, "write what it shows, such as 'a 6'")
    return face.is_it
