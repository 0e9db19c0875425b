"""The name of a card that a player chooses, and what is then said of it: `with that name`."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import walk
from rulebound.cardtext.phrases.acts.instructions import CHOSEN
from rulebound.cardtext.phrases.numbers.chosen import begin_choice, choice_among, chosen, refuse_unchosen
from rulebound.cardtext.phrases.numbers.measuring import it_or_itself
from rulebound.cardtext.phrases.numbers.naming import named_as, taken_last
from rulebound.cardtext.phrases.opponents.others import ChooseCards
from rulebound.cardtext.phrases.structure.effects import DoForSeats
from rulebound.cardtext.phrases.structure.facts import Fact
from rulebound.cardtext.phrases.structure.filters import Test
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import Having
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.cardtable import NAMES_CARD
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.language import N_

NAME: Final = "name of a card"  # what was chosen, as `Sense.feature` has it


class NameACard(Clause):
    """Any card of the game, found by ranges of the alphabet."""

    text: ClassVar[str] = "name a card"
    of_one_game: ClassVar[bool] = True

    def effect(self, sense: Sense) -> Effect[Any]:
        begin_choice(self, sense, NAME)
        return Sequence(OneOfTheNames(sense), DoForSeats(just_me, tell_name))


class OneOfTheNames(Effect[Any]):
    """Which there are is known once the game has all its cards."""

    def __init__(self, sense: Sense) -> None:
        super().__init__()
        self.sense = sense
        self.choice: Effect[Any] = Sequence()

    def prepare(self, names: list[str]) -> None:
        named = sorted([(name, number) for number, name in enumerate(names)])
        if named:
            self.choice = choice_among(self.sense, N_("{source}: which card do you name?"), named, numbers=True)

    def run(self, table: Any, scope: Scope) -> None:
        table.agenda.append(self.choice.step)

    def parts(self) -> list[Effect[Any]]:
        return [self.choice]


def tell_name(table: Any, scope: Scope, seat: int) -> None:
    table.emit(NAMES_CARD, seat, number=scope.number - CHOSEN)


def has_that_name(table: Any, source: int, it: int) -> bool:
    number = chosen(table, source)
    return number >= 0 and table.faces[it] >= 0 and bool(table.card(it).name == table.cards[number].name)


def has_name_of_taken(table: Any, source: int, it: int) -> bool:
    """Where no name was chosen, but a card: whether it has the name of that, which may be noted like a chosen one."""
    if chosen(table, source) >= 0:
        return has_that_name(table, source, it)
    return named_as(table, it, taken_last(table.scopes[-1])) if table.scopes else False


def chooses_in_play(sense: Sense) -> bool:
    """Whether cards in play are chosen and nothing is done to them: then a name is meant that can be any."""
    return sense.line is not None and any([isinstance(part, ChooseCards) for part in walk(sense.line)])


class WithThatName(Having):
    """`Name a card. Each other player discards all cards with that name from their hand.`

    Where no name was chosen it is that of the card which was chosen before.
    """

    text: ClassVar[str] = "with that name"
    printed: ClassVar[bool] = True

    def test(self, sense: Sense) -> Test:
        if sense.feature != NAME and sense.antecedent == "taken" and not chooses_in_play(sense):
            return Test("{it} has another name.", has_name_of_taken)
        refuse_unchosen(self, sense, NAME)
        return Test("{it} has another name.", has_that_name)


class ItHasThatName(Fact):
    """`Name a card. Reveal the top card of your deck. If it has that name, put it into your hand.`"""

    text: ClassVar[str] = "it has that name"

    def so(self, sense: Sense) -> So:
        refuse_unchosen(self, sense, NAME)
        found = it_or_itself(self, sense)

        def so(table: Any, scope: Scope) -> bool:
            return any([has_that_name(table, scope.source, it) for it in found(table, scope)[:1] if it >= 0])

        return so
