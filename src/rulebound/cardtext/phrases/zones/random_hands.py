"""Cards of a hand that chance picks: `take a random card from your opponent's hand`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.phrases.opponents.choosing_players import chosen_first
from rulebound.cardtext.phrases.structure.effects import Take
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.players import seats_from
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.kernel.basics.scope import NONE, Scope
from rulebound.kernel.table.decktable import SHOWS
from rulebound.kernel.table.effect import Effect

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.counts import CountWord
    from rulebound.cardtext.phrases.structure.players import Player


class RevealAtRandom(Clause):
    """All see it; `it` is this card, and `they` is the player who has it."""

    text: ClassVar[str] = "{who:Player} reveals/reveal a random card from their hand"
    who: Player

    def subject(self) -> Phrase | None:
        return self.who

    def effect(self, sense: Sense) -> Effect[Any]:
        seats = self.who.seats(sense)
        sense.antecedent = "taken"
        sense.they_are = True

        def reveal(table: Any, scope: Scope) -> list[int]:
            found = seats(table, scope)
            scope.they = found[0] if found else NONE
            return [it for seat in found for it in one_at_random(table, seat)]

        return chosen_first(self.who, sense, Take(reveal))


def one_at_random(table: Any, seat: int) -> list[int]:
    """A card of this player's hand, which is shown; none where the hand is empty."""
    found = some_at_random(table, seat, 1)
    for it in found:
        table.show(it)
        table.emit(SHOWS, seat, it)
    return found


def some_at_random(table: Any, seat: int, count: int) -> list[int]:
    """So many cards of this player's hand, or all of it."""
    held = sorted(table.hand_of(seat))
    taken: list[int] = []
    while held and len(taken) < count:
        taken.append(held.pop(table.roll(len(held)) - 1))
    return taken


class TakeAtRandom(Clause):
    """They come into the hand of who takes them, and are their owner's all the same."""

    text: ClassVar[str] = "take {count:CountWord} random card/cards from {whose:Player}'s hand"
    count: CountWord
    whose: Player

    def effect(self, sense: Sense) -> Effect[Any]:
        seats, count = seats_from(self.whose, sense), self.count.count()
        sense.antecedent = "taken"

        def take(table: Any, scope: Scope) -> list[int]:
            found = [
                it for seat in seats(table, scope) if seat != scope.me for it in some_at_random(table, seat, count)
            ]
            for it in found:
                table.hand_over(it, scope.me)
            return found

        return chosen_first(self.whose, sense, Take(take))
