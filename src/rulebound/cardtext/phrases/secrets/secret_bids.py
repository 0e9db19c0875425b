"""Bids that players make without the others knowing: `each player secretly bids any amount of Will`.

All bids are shown together. What becomes of them is said after that: `the highest bidder gains 4 Prestige`, `each
player loses their bid`. Of two highest bids none is the highest bidder's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Phrase, walk
from rulebound.cardtext.phrases.acts.instructions import CHOSEN
from rulebound.cardtext.phrases.acts.one_die import secret_number
from rulebound.cardtext.phrases.numbers.chosen import in_parts, said_together
from rulebound.cardtext.phrases.numbers.measuring import WholeMeasure
from rulebound.cardtext.phrases.secrets.secretly import (
    HighestOrLowestShown,
    SecretChoice,
    ShowNumbers,
    all_with,
    alone_with,
    so_high,
)
from rulebound.cardtext.phrases.structure.effects import Choice, ChooseOne, DoForSeats, Note, Seats
from rulebound.cardtext.phrases.structure.meaning import SECRETS, Number, Sense
from rulebound.cardtext.phrases.structure.players import Others
from rulebound.cardtext.phrases.structure.sentences import Clause, Does, PlainVerb
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.cardtable import BIDS_NOTHING
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.need import Need
from rulebound.language import N_, worded

if TYPE_CHECKING:  # a game may have others in their place, so these are none of this module
    from rulebound.cardtext.phrases.acts.instructions import Resource
    from rulebound.cardtext.phrases.structure.counts import Amount

HOW_MUCH: Final = N_("{source}: how much {resource} do you bid?")
HOW_MANY: Final = N_("{source}: how many {resource} do you bid?")
MOST_BID: Final = 63  # where the text does not say how much
TOO_MUCH: Final = N_("You do not have so much.")
NOT_PAYABLE: Final = N_("You cannot pay so much.")


class SecretlyBid(SecretChoice):
    """Each as much as that player has, or less, or nothing."""

    text: ClassVar[str] = "secretly bids/bid any amount of {resource+}"
    resource: Resource

    def most(self) -> int:
        """How much at most, whatever a player has."""
        return MOST_BID

    def done_by(self, sense: Sense, seats: Seats, *, keeps: bool = False) -> Effect[Any]:
        done = super().done_by(sense, seats, keeps=keeps)
        sense.feature = SECRETS
        sense.bids = self.resource
        return done

    def chosen(self, sense: Sense) -> Effect[Any]:
        resource = self.resource
        names = [(resource.so_much(n), n) for n in range(self.most() + 1)]
        countable = resource.plural() != resource.word
        prompt = worded(HOW_MANY if countable else HOW_MUCH, resource=resource.plural())
        return bid_among(sense, prompt, names, resource, pays=is_paid(sense))

    def shown(self) -> Effect[Any]:
        return ShowNumbers(self.resource.bids(), BIDS_NOTHING)


class SecretlyBidUpTo(SecretlyBid):
    """`Each player secretly bids up to 5 Will.`"""

    text: ClassVar[str] = "secretly bids/bid up to {limit:Amount} {resource#limit}"
    limit: Amount
    resource: Resource

    def most(self) -> int:
        return int(self.limit.value)


def is_paid(sense: Sense) -> bool:
    """Whether a sentence of the line has players pay their bids, so that none bids more than can be paid."""
    return sense.line is not None and any([isinstance(part, PaysBid) for part in walk(sense.line)])


def bid_among(
    sense: Sense, prompt: str, names: list[tuple[str, int]], resource: Resource, *, pays: bool
) -> Effect[Any]:
    """One of these numbers is chosen, of ranges first, as far as the player has so much, or can pay it."""
    if len(names) == 1:
        return Note(CHOSEN + names[0][1])
    parts = in_parts(names, len(sense.words.choices), numbers=True)
    count, least = len(parts), [part[0][1] for part in parts]
    question = sense.question(prompt, Choice, [], "{choice}")
    question.choices = [said_together(part, numbers=True) for part in parts]
    question.given = [Need(sense.words.clause, "There are fewer choices.", lambda table, me, it: it < count)]
    enough = Need[Any](sense.words.clause, TOO_MUCH, lambda table, me, it: least[it] <= resource.had(table, me))
    payable = Need[Any](sense.words.clause, NOT_PAYABLE, lambda table, me, it: resource.can_pay(table, me, least[it]))
    question.needs = [payable if pays else enough]
    options = [bid_among(sense, prompt, list(part), resource, pays=pays) for part in parts]
    return ChooseOne(question, sense.words.choices[:count], options)


# -- What becomes of them ----------------------------------------------------------------------------------------------


def refuse_without_bids(phrase: Any, sense: Sense) -> None:
    if sense.bids is None:
        sense.wrong(phrase, "no sentence before this has players bid secretly")


class WhichBid(HighestOrLowestShown):
    """Where no player bids anything there is no highest bid."""

    forms: ClassVar[tuple[str, ...]] = ("highest", "lowest")

    def seats(self, table: Any) -> list[int]:
        return [] if self.word == "highest" and self.of(table) == 0 else super().seats(table)

    def refuse_unasked(self, phrase: Any, sense: Sense) -> None:
        refuse_without_bids(phrase, sense)


class OfTheBid(Others):
    """All of them, where several have bid so."""

    text: ClassVar[str] = "each player with the {which:WhichBid} bid"
    which: WhichBid

    def seats(self, sense: Sense) -> Seats:
        return all_with(self.which, self, sense)


class TheBidder(Others):
    """None, where several have bid so."""

    text: ClassVar[str] = "the {which:WhichBid} bidder"
    which: WhichBid

    def seats(self, sense: Sense) -> Seats:
        return alone_with(self.which, self, sense)


class TheBid(WholeMeasure):
    """`Gain points equal to the highest bid.`"""

    text: ClassVar[str] = "the {which:WhichBid} bid"
    which: WhichBid

    def number_of(self, sense: Sense) -> Number:
        return so_high(self.which, self, sense)


class LosesBid(PlainVerb):
    """`Each player loses their bid.` What they have bid, each their own."""

    text: ClassVar[str] = "loses/lose their bid"

    def does(self, sense: Sense) -> Does:
        refuse_without_bids(self, sense)
        resource = sense.bids

        def lose(table: Any, scope: Scope, seat: int) -> None:
            if resource is not None:
                resource.lose(table, seat, secret_number(table, seat))

        return lose


class PaysBid(Clause):
    """`Each player pays their bid.` As with all that is paid, none bids more than that player can pay."""

    text: ClassVar[str] = "{who:Others} pays/pay their bid"
    who: Others

    def subject(self) -> Phrase | None:
        return self.who

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_without_bids(self, sense)
        resource = sense.bids

        def pay(table: Any, scope: Scope, seat: int) -> None:
            bid = secret_number(table, seat)
            if resource is not None and bid > 0:
                resource.pay(table, seat, bid)

        return DoForSeats(self.who.seats(sense), pay)
