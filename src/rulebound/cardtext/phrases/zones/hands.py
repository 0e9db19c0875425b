"""Hands: they are looked at or shown, and a card is chosen from one.

The cards that were seen wait in the scope's queue; the one that is chosen becomes `it`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, Word
from rulebound.cardtext.phrases.choices.unseen import TakeOneUnseen
from rulebound.cardtext.phrases.opponents.choosing_players import chosen_first, refuse_choice
from rulebound.cardtext.phrases.structure.effects import DoForSeats, Seats, Take, TakeOne
from rulebound.cardtext.phrases.structure.filters import Filter, Test
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Number, Sense, So
from rulebound.cardtext.phrases.structure.nouns import lower
from rulebound.cardtext.phrases.structure.players import Per, just_me
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.zones.decks import LOOKED_AT, waits
from rulebound.kernel.basics.scope import NONE, Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.static import OpensHands
from rulebound.language import worded

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.nouns import Kind
    from rulebound.cardtext.phrases.structure.players import Player
    from rulebound.cardtext.phrases.zones.decks import Wanted
    from rulebound.cardtext.phrases.zones.gathering import HandsOwner

HAND: Final = -1  # of an unknown number of cards, where a hand is looked at


class LookAtHand(Clause):
    """What this player sees of it stays known."""

    text: ClassVar[str] = "look at {whose:Player}'s hand"
    whose: Player

    def effect(self, sense: Sense) -> Effect[Any]:
        seats = self.whose.seats(sense)
        sense.antecedent = ""
        sense.looked_at, sense.unseen = HAND, True
        sense.they_are = True

        def look(table: Any, scope: Scope, seat: int) -> None:
            found = seats(table, scope)
            scope.they = found[0] if found else NONE
            scope.queue = [it for other in found for it in table.look_at_hand(other, seat)]

        return chosen_first(self.whose, sense, DoForSeats(just_me, look))


class RevealHand(Clause):
    """All see the cards of a hand."""

    text: ClassVar[str] = "{who:Player} reveals/reveal their hand"
    who: Player

    def subject(self) -> Phrase | None:
        return self.who

    def effect(self, sense: Sense) -> Effect[Any]:
        return chosen_first(self.who, sense, self.revealing(sense, self.who.seats(sense)))

    def revealing(self, sense: Sense, seats: Seats) -> Effect[Any]:
        """The hands of these players."""
        sense.antecedent = ""
        sense.looked_at, sense.unseen = HAND, False
        sense.they_are = True

        def reveal(table: Any, scope: Scope) -> list[int]:
            found = seats(table, scope)
            scope.they = found[0] if found else NONE
            scope.queue = [it for seat in found for it in table.show_hand(seat)]
            return []

        return Take(reveal)


class PlaysOpenly(Standing):
    """`Each other player plays with their hand revealed.` What was seen of it is known later, too."""

    text: ClassVar[str] = "{who:Player} plays/play with {whose:HandsOwner} hand revealed"
    who: Player
    whose: HandsOwner

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        refuse_choice(self.who, sense)
        seats = self.who.seats(sense)
        yours = lower(self.who) == "you"
        if yours != (self.whose.word == "your"):
            sense.correct(self.whose, "write '{word}' here", word="your" if yours else "their")
        return [OpensHands(line, lambda table, source: seats(table, Scope(table.controller(source), source, [])))]


class RevealOwnHand(RevealHand):
    text: ClassVar[str] = "reveal your hand"

    def subject(self) -> Phrase | None:
        return None

    def effect(self, sense: Sense) -> Effect[Any]:
        return self.revealing(sense, just_me)


class ChooseFromHand(Clause):
    """One of the cards that were seen, by choice."""

    text: ClassVar[str] = "choose a {wanted:Wanted} from {which:FromIt}[ that is not a {but:Kind}]"
    wanted: Wanted
    which: FromIt
    but: Kind | None

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(scope.queue) > 0

    def effect(self, sense: Sense) -> Effect[Any]:
        if sense.looked_at != HAND:
            sense.wrong(self, "no sentence before this looks at a hand")
        found = Filter(waits, [LOOKED_AT, self.wanted.test(sense)])
        if self.but is not None:
            but = self.but
            found = found.but(
                Test(worded("{it} is {kind}.", kind=but.word), lambda table, source, it: not but.prints(table, it))
            )
        question = sense.which("{source}: which card do you choose?", found)
        sense.antecedent = "taken"
        one = TakeOneUnseen(question, found, sense) if sense.unseen else TakeOne(question, found, sense.words.pick)
        return Sequence(Take(lambda table, scope: []), one)


class ChooseFromEach(Clause):
    """One of each hand that was revealed, by choice."""

    text: ClassVar[str] = "choose a {wanted:Wanted} from each {of_them?of them}"
    wanted: Wanted
    of_them: bool

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(scope.queue) > 0

    def effect(self, sense: Sense) -> Effect[Any]:
        if sense.looked_at != HAND:
            sense.wrong(self, "no sentence before this looks at a hand")
        fresh = Test("You have chosen a card of that hand.", is_of_another_hand)
        found = Filter(waits, [LOOKED_AT, self.wanted.test(sense), fresh])
        question = sense.which("{source}: which card of each hand do you choose?", found)
        sense.antecedent = "taken"
        return Sequence(Take(lambda table, scope: []), OneOfEach(question, found, sense.words.pick))


def is_of_another_hand(table: Any, source: int, it: int) -> bool:
    """Than the cards that were taken."""
    return not any([other >= 0 and table.holder[other] == table.holder[it] for other in table.scopes[-1].picks])


class OneOfEach(TakeOne):
    """Again, as long as there is a hand from which one can be chosen."""

    def run(self, table: Any, scope: Scope) -> None:
        if self.wanted.found(table, scope.source):
            table.agenda.append(self.step)
            table.ask(scope.me, self.question, [self.actions[it] for it in self.wanted.among(table)])


class FromIt(Word):
    forms: ClassVar[tuple[str, ...]] = ("it", "among them")


class PerRevealed(Per):
    text: ClassVar[str] = "for each {wanted:Wanted} revealed this way"
    wanted: Wanted

    def number_of(self, sense: Sense) -> Number:
        if not sense.looked_at:
            sense.wrong(self, "nothing before this is revealed")
        test = self.wanted.test(sense)

        def count(table: Any, scope: Scope) -> int:
            return len([it for it in scope.queue if test.holds(table, scope.source, it)])

        return count
