"""Hands that are emptied, filled up, or put back: `discard your hand`, `put a card from your hand on top`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word
from rulebound.cardtext.phrases.acts.instructions import in_own_hand, own_hand
from rulebound.cardtext.phrases.opponents.choosing_players import chosen_first
from rulebound.cardtext.phrases.structure.effects import DoToEach, Forget, Take, TakeOne, not_taken_yet
from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import lower
from rulebound.cardtext.phrases.structure.sentences import Does, PlainVerb, Verb
from rulebound.cardtext.phrases.zones.destinations import InAPile, in_an_order
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import Action, Question
from rulebound.kernel.table.effect import Effect, Pick, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import N_

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.counts import CountWord
    from rulebound.cardtext.phrases.structure.players import Player


DISCARDS: Final = N_("{source}: choose a card of your hand to discard.")
PUTS: Final = N_("{source}: which card of your hand do you put there?")


def others_held(table: Any, seat: int, source: int) -> list[int]:
    """The hand of a player, without the card that says so, and others that take effect just now."""
    found: list[int] = table.held_besides(seat, source)
    return found


class HandsOwner(Word):
    label: ClassVar[str] = "whose hand"
    forms: ClassVar[tuple[str, ...]] = ("your", "their")


def refuse_whose(whose: HandsOwner, sense: Sense) -> None:
    """`Your` hand is of who says so, `their` hand of who is spoken of."""
    if (whose.word == "their") != sense.by_others:
        sense.correct(whose, "write '{word}' here", word="their" if sense.by_others else "your")


def refuse_whose_deck(where: InAPile, sense: Sense) -> None:
    """`Your` deck is of who says so, `their` deck of who puts cards there."""
    if where.is_theirs() and not sense.by_others:
        sense.correct(where, "write '{word}' here", word=lower(where).replace("their deck", "your deck"))
    elif sense.by_others and lower(where).count("your deck"):
        sense.correct(where, "write '{word}' here", word=lower(where).replace("your deck", "their deck"))


class DiscardHand(PlainVerb):
    """All of it; that many can be counted by what follows."""

    text: ClassVar[str] = "discards/discard {whose:HandsOwner} hand"
    whose: HandsOwner

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(others_held(table, scope.me, scope.source)) > 0

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_whose(self.whose, sense)
        sense.counts = True
        return Sequence(Take(lambda table, scope: others_held(table, scope.me, scope.source)), DoToEach(discard))

    def does(self, sense: Sense) -> Does:
        refuse_whose(self.whose, sense)

        def each(table: Any, scope: Scope, seat: int) -> None:
            for it in others_held(table, seat, scope.source):
                table.discard(it)

        return each


def discard(table: Any, scope: Scope, it: int) -> None:
    table.discard(it)


class DrawUntil(PlainVerb):
    """Up to so many cards in the hand, without the card that says so."""

    text: ClassVar[str] = "draws/draw cards until {who:UntilWho} {count:CountWord} cards in {whose:HandsOwner} hand"
    who: UntilWho
    count: CountWord
    whose: HandsOwner

    def possible(self, sense: Sense) -> So | None:
        count = self.count.count()
        return lambda table, scope: len(others_held(table, scope.me, scope.source)) < count

    def does(self, sense: Sense) -> Does:
        count = self.count.count()
        refuse_whose(self.whose, sense)
        if (self.who.word == "you have") != (self.whose.word == "your"):
            sense.correct(self.whose, "write 'you have' with 'your', and 'they have' with 'their'")

        def draw(table: Any, scope: Scope, seat: int) -> None:
            table.draw(seat, max(0, count - len(others_held(table, seat, scope.source))))

        return draw


class DrawAsMany(PlainVerb):
    """`Draw cards until you have as many cards in your hand as the player with the most cards in their hand.`"""

    text: ClassVar[str] = (
        "draws/draw cards until {who:UntilWho} as many cards in {whose:HandsOwner} hand as {than:Player}"
    )
    who: UntilWho
    whose: HandsOwner
    than: Player

    def chosen_before(self, sense: Sense) -> list[Effect[Any]]:
        return [chosen_first(self.than, sense, Sequence())]

    def does(self, sense: Sense) -> Does:
        refuse_whose(self.whose, sense)
        seats = self.than.seats(sense)

        def draw(table: Any, scope: Scope, seat: int) -> None:
            held = max([len(table.held_besides(other, scope.source)) for other in seats(table, scope)], default=0)
            table.draw(seat, max(0, held - len(others_held(table, seat, scope.source))))

        return draw


class DiscardDownTo(Verb):
    """Cards of the hand, by choice, until only so many are left; the card that says so is none of them."""

    text: ClassVar[str] = "discards/discard down to {count:CountWord} card/cards"
    count: CountWord

    def possible(self, sense: Sense) -> So | None:
        count = self.count.count()
        return lambda table, scope: len(others_held(table, scope.me, scope.source)) > count

    def effect(self, sense: Sense) -> Effect[Any]:
        sense.antecedent = ""
        sense.counts = True
        question = sense.question(DISCARDS, Pick, [Need(sense.words.clause, "{it} is chosen already.", not_taken_yet)])
        question.given = [Need(sense.words.clause, "That card is not in your hand.", in_own_hand)]
        kept = DownTo(question, Filter(own_hand, []), sense.words.pick, self.count.count())
        return Sequence(Forget(), kept, DoToEach(discard))


class DownTo(TakeOne):
    """Again, until so few cards are left that are not chosen."""

    def __init__(self, question: Question[Any], wanted: Filter, actions: list[Action[Any]], kept: int) -> None:
        super().__init__(question, wanted, actions)
        self.kept = kept

    def run(self, table: Any, scope: Scope) -> None:
        held = self.wanted.among(table)
        if len(held) - len(scope.picks) > self.kept:
            table.agenda.append(self.step)
            table.ask(scope.me, self.question, [self.actions[it] for it in held])


class UntilWho(Word):
    forms: ClassVar[tuple[str, ...]] = ("you have", "they have")


class PutFromHand(Verb):
    """Cards of a hand, by choice, go on a deck or under it."""

    text: ClassVar[str] = "puts/put {count:CountWord} card/cards from {whose:HandsOwner} hand {where:InAPile}"
    count: CountWord
    whose: HandsOwner
    where: InAPile

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(others_held(table, scope.me, scope.source)) > 0

    def whole(self, sense: Sense) -> So | None:
        count = self.count.count()
        return lambda table, scope: len(others_held(table, scope.me, scope.source)) >= count

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_whose(self.whose, sense)
        refuse_whose_deck(self.where, sense)
        sense.antecedent = ""
        needs = [Need[Any](sense.words.clause, "{it} is chosen already.", not_taken_yet)]
        question = sense.question(PUTS, Pick, needs)
        question.given = [Need(sense.words.clause, "That card is not in your hand.", in_own_hand)]
        one: list[Effect[Any]] = [
            TakeOne(question, Filter(own_hand, []), sense.words.pick) for _ in range(self.count.count())
        ]
        order = [in_an_order(sense, self.where)] if self.where.in_any_order() else []
        return Sequence(Take(lambda table, scope: []), *one, *order, DoToEach(self.where.put))
