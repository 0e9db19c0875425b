"""Rolling a die, and the number that was rolled or chosen."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, walk
from rulebound.cardtext.phrases.acts.instructions import CHOSEN, NUMBER_SHOWN
from rulebound.cardtext.phrases.acts.rerolling import OF_TEXTS, after_reroll_of_text, note_shown, rerolling
from rulebound.cardtext.phrases.structure.effects import DoForSeats
from rulebound.cardtext.phrases.structure.meaning import Number, Sense
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Clause, IfYouDo, IfYouDoNot
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import Action, Question
from rulebound.kernel.table.effect import Effect, May, No, Sequence, Yes
from rulebound.language import N_


class NamesANumber(Clause):
    """What comes by it is a number, of which can be spoken after it: that of a die, or one that was chosen."""


class RollADie(NamesANumber):
    """The scope remembers the number; `if you roll 4 or more` looks at it."""

    text: ClassVar[str] = "roll a die"

    def effect(self, sense: Sense) -> Effect[Any]:
        def roll(table: Any, scope: Scope, seat: int) -> None:
            scope.number = self.rolled(table, seat)

        rolled = DoForSeats(just_me, roll)
        question = sense.question(N_("{source}: do you reroll that?"), Yes, [])
        question.takes.append(No)
        return Sequence(rolled, OfferReroll(question, [sense.words.yes, sense.words.no], rolled))

    def rolled(self, table: Any, seat: int) -> int:
        """What counts of what is rolled."""
        return int(table.roll_die(seat))


class OfferReroll(Effect[Any]):
    """Whether what was rolled just now is rolled again, where a card lets its player do so."""

    def __init__(self, question: Question[Any], yes_no: list[Action[Any]], roll: Effect[Any]) -> None:
        super().__init__()
        self.offer: Effect[Any] = May(question, yes_no, Sequence(UseReroll(), roll, AgainOffered(self), AfterRolled()))

    def run(self, table: Any, scope: Scope) -> None:
        if OF_TEXTS in table.standing and rerolling(table, scope.me, OF_TEXTS):
            table.agenda.append(self.offer.step)

    def parts(self) -> list[Effect[Any]]:
        return [self.offer]


class UseReroll(Effect[Any]):
    """The first card that lets its player reroll has done so in this turn."""

    def run(self, table: Any, scope: Scope) -> None:
        for one in rerolling(table, scope.me, OF_TEXTS)[:1]:
            note_shown(table, one, scope.me, scope.number)
            table.is_used_up(one.source, one.ability.text)


class AfterRolled(Effect[Any]):
    """What the card that lets its player reroll says for that."""

    def run(self, table: Any, scope: Scope) -> None:
        after_reroll_of_text(table, scope.me, scope.number)


class AgainOffered(Effect[Any]):
    """By the next card that lets its player reroll."""

    def __init__(self, whole: OfferReroll) -> None:
        super().__init__()
        self.whole = whole

    def run(self, table: Any, scope: Scope) -> None:
        table.agenda.append(self.whole.step)


def rolls_before(phrase: Phrase, sense: Sense) -> bool:
    """Whether a sentence of the line rolls a die before this."""
    for one in walk(sense.line) if sense.line else ():
        if one is phrase:
            return False
        if isinstance(one, NamesANumber):
            return True
    return False


def secret_number(table: Any, seat: int) -> int:
    """The number that this player has chosen secretly, which is shown by now; 0 where there is none."""
    return sum([one.amount for one in table.modifiers if one.value == NUMBER_SHOWN and one.it == of_seat(seat)])


def number_rolled(phrase: Phrase, sense: Sense) -> Number:
    """The number that a die showed; what was offered or done by others since is no longer known beside it."""
    sense.unused = None  # or it was chosen
    if not rolls_before(phrase, sense):
        sense.wrong(phrase, "no sentence before this rolls a die")
    said = list(walk(sense.line)) if sense.line else []
    if sense.by_others or any([isinstance(one, IfYouDo | IfYouDoNot) for one in said]):
        sense.wrong(phrase, "the number rolled is not known where others do it, or beside 'if you do'")
    return lambda table, scope: number_of_scope(scope)


def number_of_scope(scope: Scope) -> int:
    """The number rolled or chosen, without what each of several dice shows."""
    number = scope.plain_number()
    return number - CHOSEN if number >= CHOSEN else number
