"""Several of some effects, by choice: `choose two: ...`, `choose one or both: ...`."""

from __future__ import annotations

from itertools import combinations
from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.opponents.choosing_players import chosen_first
from rulebound.cardtext.phrases.opponents.modes_one_by_one import one_by_one
from rulebound.cardtext.phrases.structure.effects import Choice, ChooseOne, EachSeatDoes
from rulebound.cardtext.phrases.structure.facts import Condition
from rulebound.cardtext.phrases.structure.joining import one_of
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import Spoken
from rulebound.cardtext.phrases.structure.sentences import Instructions, PlainInstructions
from rulebound.kernel.table.effect import Effect, If, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import N_

LEAST: Final = {"one or both": 1, "one or more": 1, "two": 2, "three": 3, "up to two": 0, "up to three": 0}
MOST: Final = {"one or both": 2, "one or more": 4, "two": 2, "three": 3, "up to two": 2, "up to three": 3}
TOO_MANY: Final = N_("there are {n} ways to choose from these effects, and at most {most} can be asked for")
TOO_FEW: Final = N_("there are only {n} effects to choose from")
BOTH: Final = N_("'both' are two effects, and here are {n}")


class Modes(Word):
    """How many of the effects are chosen."""

    forms: ClassVar[dict[str, str]] = {word: word for word in LEAST}

    def ways(self, there: int) -> list[tuple[int, ...]]:
        """Which of so many effects can be chosen, by their numbers."""
        sizes = range(LEAST[self.word], min(MOST[self.word], there) + 1)
        return [chosen for size in sizes for chosen in combinations(range(there), size)]


class SeveralOfThese(Instructions):
    """What is chosen is done in the order in which the card has it."""

    text: ClassVar[str] = "choose {modes:Modes}: {options:PlainInstructions*; or}"
    modes: Modes
    options: tuple[PlainInstructions, ...]

    def effect(self, sense: Sense) -> Effect[Any]:
        return chosen_of(self, sense, self.modes, self.options)


class TheyChooseSeveral(Instructions):
    """`Each player chooses two: Gain 2 Will; or gain 1 Shard; or draw a card.`"""

    text: ClassVar[str] = "{who:Spoken} chooses/choose {modes:Modes}: {options:PlainInstructions*; or}"
    who: Spoken
    modes: Modes
    options: tuple[PlainInstructions, ...]

    def effect(self, sense: Sense) -> Effect[Any]:
        seats, keeps = self.who.seats(sense), bool(sense.antecedent)
        body = sense.of_others(lambda inner: chosen_of(self, inner, self.modes, self.options))
        return chosen_first(self.who, sense, EachSeatDoes(seats, body, sense.words.leave, keeps=keeps))


class OneOrBothIf(Instructions):
    """... where whether both can be chosen hangs on a condition."""

    text: ClassVar[str] = "choose one, or both if {condition}: {options:PlainInstructions*; or}"
    condition: Condition
    options: tuple[PlainInstructions, ...]

    def effect(self, sense: Sense) -> Effect[Any]:
        so = self.condition.so(sense)
        return If(so, chosen_of(self, sense, both(), self.options), one_of(self, sense, self.options))


def both() -> Modes:
    """One or both."""
    modes = Modes()
    modes.word = "one or both"
    return modes


def chosen_of(
    phrase: Phrase, sense: Sense, modes: Modes, options: tuple[PlainInstructions, ...]
) -> Effect[Any]:  # fmt: skip
    """As many of these as the word says, in one choice where there are few ways, else one after the other."""
    there = len(options)
    ways = modes.ways(there)
    most = len(sense.words.choices)
    if modes.word == "one or both" and there != 2:
        sense.wrong(phrase, BOTH, n=there)
    elif there < max(2, LEAST[modes.word]) or len(ways) < 2:
        sense.wrong(phrase, TOO_FEW, n=there)
    elif there > most:
        sense.wrong(phrase, TOO_MANY, n=len(ways), most=most)
    elif len(ways) > most or not ways[0]:
        return one_by_one(sense, options, LEAST[modes.word], min(MOST[modes.word], there))
    question = sense.question("{source}: choose one.", Choice, [], "{choice}")
    question.choices = [" ".join([f"{options[n]}." for n in way]) for way in ways]
    count = len(ways)
    question.given = [Need(sense.words.clause, "There are fewer choices.", lambda table, me, it: it < count)]
    effects = [done_together(sense, [options[n] for n in way]) for way in ways]
    return ChooseOne(question, sense.words.choices[:count], effects)


def done_together(sense: Sense, options: list[PlainInstructions]) -> Effect[Any]:
    """These, one after the other, each as if it stood alone."""
    antecedent, effects = sense.antecedent, []
    for option in options:
        sense.antecedent = antecedent
        effects.append(option.effect(sense))
    sense.antecedent = antecedent
    return Sequence(*effects)
