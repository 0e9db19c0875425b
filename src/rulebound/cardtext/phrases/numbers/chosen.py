"""A number or a type of card that a player chooses, and what is then said of it: `with that cost`, `with that type`.

The scope remembers which it was, as a number that no other number of a scope is. It is chosen in one question where
there are few, else in several: of ranges first.
"""

from __future__ import annotations

from collections.abc import Sequence as Listed
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, walk
from rulebound.cardtext.phrases.acts.instructions import CHOSEN
from rulebound.cardtext.phrases.acts.one_die import NamesANumber, RollADie
from rulebound.cardtext.phrases.numbers.measuring import WholeMeasure, it_or_itself
from rulebound.cardtext.phrases.numbers.naming import ALONE, PUT_OFF, is_marked
from rulebound.cardtext.phrases.structure.effects import Choice, ChooseOne, DoForSeats, Note
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.filters import Test
from rulebound.cardtext.phrases.structure.joining import OneOfThese
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So
from rulebound.cardtext.phrases.structure.nouns import Having
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Clause, IfYouDoNot
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.cardtable import CHOOSES_NUMBER
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import N_, worded

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.counts import Amount, Way
    from rulebound.cardtext.phrases.structure.nouns import Stat

NUMBER: Final = "number"  # what was chosen, as `Sense.feature` has it
TYPE: Final = "type"
USUAL_MOST: Final = 15  # of a number, where the text does not say from where to where


def choice_of(sense: Sense, prompt: str, names: Listed[str], first: int = 0, *, numbers: bool = False) -> Effect[Any]:
    """One of these is chosen, and the scope remembers its place among them, and `first` more."""
    return choice_among(sense, prompt, [(name, first + place) for place, name in enumerate(names)], numbers=numbers)


def choice_among(sense: Sense, prompt: str, named: Listed[tuple[str, int]], *, numbers: bool) -> Effect[Any]:
    """One of these names is chosen, and the scope remembers the number that goes with it. numbers: by ranges."""
    if len(named) == 1:
        return Note(CHOSEN + named[0][1])
    parts = in_parts(named, len(sense.words.choices), numbers=numbers)
    count = len(parts)
    question = sense.question(prompt, Choice, [], "{choice}")
    question.choices = [said_together(part, numbers=numbers) for part in parts]
    question.given = [Need(sense.words.clause, "There are fewer choices.", lambda table, me, it: it < count)]
    options = [choice_among(sense, prompt, part, numbers=numbers) for part in parts]
    return ChooseOne(question, sense.words.choices[:count], options)


def in_parts(named: Listed[tuple[str, int]], most: int, *, numbers: bool) -> list[Listed[tuple[str, int]]]:
    """So many at most: ranges of numbers; of other names each alone, and those that are left together."""
    if numbers:
        size = max(1, -(-len(named) // most))
        return [named[i : i + size] for i in range(0, len(named), size)]
    alone = named if len(named) <= most else named[: most - 1]
    rest = named[len(alone) :]
    return [*[[one] for one in alone], *([rest] if rest else [])]


def said_together(named: Listed[tuple[str, int]], *, numbers: bool) -> str:
    if len(named) == 1:
        return named[0][0]
    if not numbers:
        return ", ".join([one[0] for one in named])
    return worded("{first} to {last}", first=named[0][0], last=named[-1][0])


def begin_choice(phrase: Phrase, sense: Sense, what: str) -> None:
    """What is chosen can be spoken of from now on; nothing else may be noted in its place."""
    sense.chooses(phrase, what)
    for part in walk(sense.line) if sense.line else []:
        if isinstance(part, RollADie | IfYouDoNot | OneOfThese):
            sense.wrong(part, "what is chosen is not known beside this: leave it out")


def chosen(table: Any, source: int) -> int:
    """What the player of this card has chosen, by its place; NOTHING where nothing was."""
    for scope in table.scopes[::-1]:
        if scope.source == source and scope.number >= CHOSEN:
            return int(scope.number) - CHOSEN
    return NOTHING


# -- A number ----------------------------------------------------------------------------------------------------------


class NumberRange(Phrase):
    text: ClassVar[str] = "from {low:Amount} to {high:Amount}"
    low: Amount
    high: Amount


class ChooseNumber(NamesANumber):
    """Of 0 to 15, where the text does not say which."""

    text: ClassVar[str] = "choose a number[ {span:NumberRange}]"
    span: NumberRange | None

    def effect(self, sense: Sense) -> Effect[Any]:
        begin_choice(self, sense, NUMBER)
        low, high = (int(self.span.low.value), int(self.span.high.value)) if self.span is not None else (0, USUAL_MOST)
        if low >= high:
            sense.wrong(self, "there is nothing to choose: write the smaller number first")
            return Sequence()
        numbers = [str(n) for n in range(low, high + 1)]
        return Sequence(
            choice_of(sense, N_("{source}: which number do you choose?"), numbers, low, numbers=True),
            DoForSeats(just_me, tell),
        )


def tell(table: Any, scope: Scope, seat: int) -> None:
    table.emit(CHOOSES_NUMBER, seat, number=scope.number - CHOSEN)


def refuse_unchosen(phrase: Phrase, sense: Sense, what: str) -> None:
    """What was chosen is known in the sentences after it, as they are done, and not later."""
    if not sense.has_chosen(what):
        sense.wrong(phrase, "no {feature} is chosen before this", feature=what)
    elif sense.line is not None and is_for_later(sense.line, phrase):
        sense.wrong(phrase, "what is chosen is not known later: say what is done at once")


def is_for_later(line: Phrase, phrase: Phrase) -> bool:
    """Whether it is a part of what is done at another time, where that does not keep what is chosen."""
    for part in walk(line):
        later = is_marked(part, PUT_OFF) or is_marked(part, ALONE)
        if later and any([one is phrase for one in walk(part)]):
            return not getattr(type(part), "keeps_choice", False)
    return False


class ThatNumber(WholeMeasure):
    text: ClassVar[str] = "that number"

    def number_of(self, sense: Sense) -> Number:
        refuse_unchosen(self, sense, NUMBER)
        return lambda table, scope: max(0, chosen(table, scope.source))


class WithThatValue(Having):
    """`Choose a number. Each player discards all cards with that cost from their hand.`"""

    text: ClassVar[str] = "with that {stat}[ or {way}]"
    printed: ClassVar[bool] = True
    stat: Stat
    way: Way | None

    def test(self, sense: Sense) -> Test:
        refuse_unchosen(self, sense, NUMBER)
        stat, way = self.stat, self.way

        def holds(table: Any, source: int, it: int) -> bool:
            number = chosen(table, source)
            value = stat.of(table, it)
            return number >= 0 and (way.compares(value, number) if way is not None else bool(value == number))

        return Test("{it} does not have that number.", holds)


class ItHasThatValue(Fact):
    """`Choose a number. Reveal the top card of your deck. If it has that cost, draw a card.`"""

    text: ClassVar[str] = "it has that {stat}[ or {way}]"
    stat: Stat
    way: Way | None

    def so(self, sense: Sense) -> So:
        refuse_unchosen(self, sense, NUMBER)
        stat, way, found = self.stat, self.way, it_or_itself(self, sense)

        def so(table: Any, scope: Scope) -> bool:
            number = chosen(table, scope.source)
            values = [stat.of(table, it) for it in found(table, scope)[:1] if it >= 0]
            return any([way.compares(n, number) if way is not None else n == number for n in values])

        return so


# -- A type of card ----------------------------------------------------------------------------------------------------


class ChooseType(Clause):
    """One of the kinds of cards of the game."""

    text: ClassVar[str] = "choose a card type"

    def effect(self, sense: Sense) -> Effect[Any]:
        begin_choice(self, sense, TYPE)
        names = [str(kind) for kind in sense.words.kinds]
        return choice_of(sense, N_("{source}: which type of card do you choose?"), names)


class WithThatType(Having):
    text: ClassVar[str] = "with that type"
    printed: ClassVar[bool] = True

    def test(self, sense: Sense) -> Test:
        refuse_unchosen(self, sense, TYPE)
        kinds = sense.words.kinds

        def holds(table: Any, source: int, it: int) -> bool:
            place = chosen(table, source)
            return place >= 0 and kinds[place].prints(table, it)

        return Test("{it} is of another type.", holds)


class ItIsOfThatType(Fact):
    """`Choose a card type. Reveal the top card of your deck. If it is of that type, put it into your hand.`"""

    text: ClassVar[str] = "it is {no?not} of that type"
    no: bool

    def so(self, sense: Sense) -> So:
        refuse_unchosen(self, sense, TYPE)
        kinds, wanted, found = sense.words.kinds, not self.no, it_or_itself(self, sense)

        def so(table: Any, scope: Scope) -> bool:
            place = chosen(table, scope.source)
            cards = [it for it in found(table, scope)[:1] if it >= 0]
            return place >= 0 and any([kinds[place].prints(table, it) == wanted for it in cards])

        return so
