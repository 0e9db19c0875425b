"""Cards that are played from elsewhere than the hand: a game says in a class of its own how, and whether one can be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.phrases.structure.effects import DoForSeats, DoToEach, TakeOne
from rulebound.cardtext.phrases.structure.filters import Filter, Test
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import begun_anew
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.effect import Effect, Sequence

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.zones.decks import CardNoun, Deck, DiscardPile, Wanted


class PlaysByCard(Clause):
    """What plays a card because a card says so."""

    free: bool

    def can(self, table: Any, me: int, it: int) -> bool:
        """Whether it can be played now, for nothing where the text says so."""
        raise NotImplementedError(type(self).__name__)  # each game has its own

    def plays(self, table: Any, me: int, it: int) -> None:
        """Plays it."""
        raise NotImplementedError(type(self).__name__)  # each game has its own

    def done(self, table: Any, scope: Scope, it: int) -> None:
        """No card is played while it is doing something already, so that none plays itself without end."""
        if not any([one.source == it for one in table.scopes]) and self.can(table, scope.me, it):
            self.plays(table, scope.me, it)


class PlayFromPile(PlaysByCard):
    """One that lies open, by choice."""

    text: ClassVar[str] = "play a {wanted:Wanted} from {pile:DiscardPile} {free?without paying its cost}"
    wanted: Wanted
    pile: DiscardPile
    free: bool

    def found(self, sense: Sense) -> Filter:
        """Those that can be played."""
        can = Test("{it} cannot be played now.", lambda table, source, it: self.can(table, table.scopes[-1].me, it))
        return Filter(own_pile, [IN_OWN_PILE, self.wanted.test(sense), can])

    def possible(self, sense: Sense) -> So | None:
        test = self.wanted.test(sense)

        def some(table: Any, scope: Scope) -> bool:
            pile = table.discard_of(scope.me)
            return any([test.holds(table, scope.source, it) and self.can(table, scope.me, it) for it in pile])

        return some

    def effect(self, sense: Sense) -> Effect[Any]:
        first, found = begun_anew(sense, self), self.found(sense)
        question = sense.which("{source}: which card do you play?", found)
        sense.antecedent = "taken"
        return Sequence(first, TakeOne(question, found, sense.words.pick), DoToEach(self.done))


def own_pile(table: Any) -> list[int]:
    """The discard pile of the player who is asked by the innermost effect."""
    found: list[int] = table.discard_of(table.scopes[-1].me)
    return found[:]


IN_OWN_PILE: Final = Test("{it} does not lie in that pile.", lambda table, source, it: it in own_pile(table))


class PlayTop(PlaysByCard):
    """It is shown; what cannot be played stays on top."""

    text: ClassVar[str] = "play the top {noun:CardNoun} of {deck:Deck} {free?without paying its cost}"
    noun: CardNoun
    deck: Deck
    free: bool

    def possible(self, sense: Sense) -> So | None:
        return self.deck.has_cards()

    def effect(self, sense: Sense) -> Effect[Any]:
        deck = self.deck
        sense.antecedent = "taken"

        def play(table: Any, scope: Scope, seat: int) -> None:
            scope.picks = deck.look(table, scope, 1, shown=True)
            for it in scope.picks[:]:
                self.done(table, scope, it)

        return DoForSeats(just_me, play)
