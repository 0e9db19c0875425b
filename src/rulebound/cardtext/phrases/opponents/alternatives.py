"""One of two: `if you have an item, gain 4 points instead`, and `that player loses 1 point or discards a card`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.phrases.opponents.choosing_players import chosen_first
from rulebound.cardtext.phrases.structure.effects import ChooseOne, DoForSeats, EachSeatDoes
from rulebound.cardtext.phrases.structure.joining import OneOfThese, one_of
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Clause, Does, InPlaceOf, PlainInstructions
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.cardtable import ROLLS
from rulebound.kernel.table.effect import Effect, If, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import N_

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.opponents.others import SomebodyDoes
    from rulebound.cardtext.phrases.structure.facts import Condition
    from rulebound.cardtext.phrases.structure.players import Spoken
    from rulebound.cardtext.phrases.structure.sentences import Instructions, Sentence, Verb

CANNOT_BE_DONE: Final = N_("That cannot be done, and the other can.")


class InsteadIf(InPlaceOf):
    """`Draw a card. If you have no items, draw two cards instead.` Whether it is so is looked at before either."""

    text: ClassVar[str] = "if {condition}, {instructions} instead."
    condition: Condition
    instructions: Instructions

    def replacing(self, sense: Sense, before: Sentence) -> Effect[Any]:
        antecedent = sense.antecedent
        so, other = self.condition.so(sense), self.instructions.effect(sense)
        sense.antecedent = antecedent
        return If(so, other, before.effect(sense))


class OneAtRandom(OneOfThese):
    """`Choose one at random: Draw a card; or gain 2 points.` A die says which."""

    text: ClassVar[str] = "choose one at random: {options:PlainInstructions*; or}"
    options: tuple[PlainInstructions, ...]

    def effect(self, sense: Sense) -> Effect[Any]:
        chosen = one_of(self, sense, self.options)
        assert isinstance(chosen, ChooseOne), chosen
        return Sequence(DoForSeats(just_me, rolled_of(len(self.options))), chosen.chosen)


def rolled_of(sides: int) -> Does:
    """The scope notes the option that the die shows."""

    def roll(table: Any, scope: Scope, seat: int) -> None:
        rolled = table.roll(sides)
        table.emit(ROLLS, seat, number=rolled)
        scope.number = rolled - 1

    return roll


class TheyDoEither(PlainInstructions):
    """Who is spoken of chooses."""

    text: ClassVar[str] = "{who:Spoken} {verb:Verb@who} or {other:Verb@who}"
    who: Spoken
    verb: Verb
    other: Verb

    def effect(self, sense: Sense) -> Effect[Any]:
        return chosen_by_them(self, sense, self.who, (self.verb, self.other))


class TheyDoOr(PlainInstructions):
    """... between what they do and what you get: `they lose 1 Will or you gain 1 Will`."""

    text: ClassVar[str] = "{who:Spoken} {verb:Verb@who} or {other:SomebodyDoes}"
    who: Spoken
    verb: Verb
    other: SomebodyDoes

    def effect(self, sense: Sense) -> Effect[Any]:
        return chosen_by_them(self, sense, self.who, (self.verb, self.other))


def chosen_by_them(
    phrase: Phrase, sense: Sense, who: Spoken, options: tuple[PlainInstructions, ...]
) -> Effect[Any]:  # fmt: skip
    """One of these, by the choice of each player who is spoken of: one that can be done, if any can."""
    seats, keeps = who.seats(sense), bool(sense.antecedent)
    body = sense.of_others(lambda inner: one_that_can_be_done(phrase, inner, options))
    return chosen_first(who, sense, EachSeatDoes(seats, body, sense.words.leave, keeps=keeps))


def one_that_can_be_done(phrase: Phrase, sense: Sense, options: tuple[PlainInstructions, ...]) -> Effect[Any]:
    """No player gets out of it by choosing what cannot be done, where the other can."""
    can = [option.possible(sense) if isinstance(option, Clause) else None for option in options]
    chosen = one_of(phrase, sense, options)
    assert isinstance(chosen, ChooseOne), chosen

    def is_possible(table: Any, n: int) -> bool:
        possible = can[n] if n < len(can) else None
        return possible is None or possible(table, table.scopes[-1])

    def may_be_chosen(table: Any, me: int, n: int) -> bool:
        return is_possible(table, n) or not any([is_possible(table, other) for other in range(len(can))])

    chosen.question.needs = [*chosen.question.needs, Need[Any](sense.words.clause, CANNOT_BE_DONE, may_be_chosen)]
    return chosen
