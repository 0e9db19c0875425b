"""Creating tokens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.cards.tokens import NewTokens, PlainToken, TokenWithText
from rulebound.cardtext.phrases.opponents.choosing_players import chosen_first
from rulebound.cardtext.phrases.structure.effects import DoForSeats, Seats
from rulebound.cardtext.phrases.structure.lines import Awaiting, waiting
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.sentences import Does, PlainVerb, Sentence, Verb
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Effect

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.structure.counts import CountWord
    from rulebound.cardtext.phrases.structure.lines import Event
    from rulebound.cardtext.phrases.structure.players import Others


# -- What is printed on a token ----------------------------------------------------------------------------------------


# -- Creating them -----------------------------------------------------------------------------------------------------


class CreateTokens(PlainVerb):
    text: ClassVar[str] = "creates/create {count:CountWord} {token:PlainToken#count}"
    count: CountWord
    token: PlainToken

    def effect(self, sense: Sense) -> Effect[Any]:
        made = self.token.kind.played_out(sense, self.tokens(sense))
        sense.antecedent = "taken"
        return made

    def does(self, sense: Sense) -> Does:
        return self.tokens(sense).for_seat

    def tokens(self, sense: Sense) -> NewTokens:
        """What is created."""
        self.token.refuse_nonsense(sense)
        self.token.kind.refuse_place(self, sense)
        return NewTokens(self.count, self.token)

    def done_by(self, sense: Sense, seats: Seats, *, keeps: bool = False) -> Effect[Any]:
        if self.token.kind.asks():
            return Verb.done_by(self, sense, seats, keeps=keeps)
        return super().done_by(sense, seats, keeps=keeps)


class CreateThere(PlainVerb):
    """Tokens that come where the text says; `it` and `them` are these."""

    def effect(self, sense: Sense) -> Effect[Any]:
        made = super().effect(sense)
        sense.antecedent = "taken"
        return made


class CreateTokensThatSay(Sentence):
    """The full stop is that of the quotation."""

    text: ClassVar[str] = "create {count:CountWord} {token:TokenWithText#count}"
    count: CountWord
    token: TokenWithText

    def effect(self, sense: Sense) -> Effect[Any]:
        self.token.refuse_nonsense(sense)
        self.token.kind.refuse_place(self, sense)
        made = self.token.kind.played_out(sense, NewTokens(self.count, self.token))
        sense.antecedent = "taken"
        return made


class TheyCreateTokensThatSay(Sentence):
    """`Your target creates a Curse Charm with "At the end of your turn, lose 1 Health Point."`"""

    text: ClassVar[str] = "{who:Others} creates {count:CountWord} {token:TokenWithText#count}"
    who: Others
    count: CountWord
    token: TokenWithText

    def effect(self, sense: Sense) -> Effect[Any]:
        self.token.refuse_nonsense(sense)
        self.token.kind.refuse_place(self, sense)
        if self.token.kind.asks():
            sense.wrong(self, "where it comes is chosen by the player who has it: let that player create it")
        made = DoForSeats(self.who.seats(sense), NewTokens(self.count, self.token).for_seat)
        sense.antecedent = "taken"
        return chosen_first(self.who, sense, made)


class WaitsToCreate(Awaiting):
    text: ClassVar[str] = "when {event}, {first:CreateTokensThatSay} {sentences:Sentence**}"
    event: Event
    first: CreateTokensThatSay
    sentences: tuple[Sentence, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        return [waiting(self, sense, event, (self.first, *self.sentences)) for event in self.event.each()]
