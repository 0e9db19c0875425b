"""Cards in play that players pass on, all together, or give away: `give a partner of yours to another player`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.acts.card_instructions import ToCards
from rulebound.cardtext.phrases.cards.control import TakesHold
from rulebound.cardtext.phrases.opponents.choosing_players import chosen_first
from rulebound.cardtext.phrases.secrets.secretly import EachSecretly, choices_of
from rulebound.cardtext.phrases.structure.effects import DoToEach, Forget, TakeOne
from rulebound.cardtext.phrases.structure.filters import Test
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import all_seats, they_of
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.language import worded

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.secrets.passing import Side
    from rulebound.cardtext.phrases.structure.nouns import Noun
    from rulebound.cardtext.phrases.structure.players import Player
    from rulebound.cardtext.phrases.structure.subjects import Object


def is_of_who_passes(table: Any, source: int, it: int) -> bool:
    """Whether it is a card of the player who is asked, and can come to another one."""
    return bool(table.controller(it) == they_of(table.scopes[-1]) and table.can_change_sides(it))


class PassInPlay(Clause, TakesHold):
    """All choose, and then all move."""

    text: ClassVar[str] = "each player passes a {noun} to the player on their {side:Side}"
    noun: Noun
    side: Side

    def effect(self, sense: Sense) -> Effect[Any]:
        step, chosen = 1 if self.side.word == "left" else -1, sense.of_others(self.chosen)
        sense.antecedent = ""
        return Sequence(EachSecretly(all_seats, chosen, sense.words.leave), PassThese(step))

    def chosen(self, sense: Sense) -> Effect[Any]:
        """How one player chooses the card."""
        theirs = self.noun.filter(sense).but(Test("{it} is not yours, or it cannot be passed on.", is_of_who_passes))
        question = sense.which(
            worded("{source}: choose a {kind} of yours to pass on.", kind=self.noun.kind.word), theirs
        )
        return Sequence(Forget(), TakeOne(question, theirs, sense.words.pick))


class PassThese(Effect[Any]):
    """All cards that were chosen come to the players beside."""

    def __init__(self, step: int) -> None:
        super().__init__()
        self.step_by = step

    def run(self, table: Any, scope: Scope) -> None:
        seats: list[int] = sorted(table.left())
        chosen = choices_of(scope)
        scope.picks = []
        for seat, it in chosen:
            if seat in seats and it >= 0 and table.can_change_sides(it):
                table.take_control(it, seats[(seats.index(seat) + self.step_by) % len(seats)])


class GiveAway(ToCards, TakesHold):
    """`Give a partner of yours to another player.` Where it lies, it stays."""

    only_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "gives/give {what:Object} to {who:Player}"
    what: Object
    who: Player

    def effect(self, sense: Sense) -> Effect[Any]:
        seats = self.who.seats(sense)

        def give(table: Any, scope: Scope, it: int) -> None:
            for seat in seats(table, scope)[:1]:
                if table.can_change_sides(it) and table.controller(it) != seat:
                    table.take_control(it, seat)

        return chosen_first(self.who, sense, Sequence(self.what.take(sense), DoToEach(give)))
