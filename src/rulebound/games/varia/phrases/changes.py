"""What texts do to actions, assets and cards, and Attribute Checks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardtext.grammar.phrase import Word, walk
from rulebound.cardtext.phrases.acts.card_instructions import ToCards
from rulebound.cardtext.phrases.acts.instructions import in_own_hand, own_hand
from rulebound.cardtext.phrases.structure.effects import DoForSeats, DoToEach, Take, TakeOne
from rulebound.cardtext.phrases.structure.filters import Filter
from rulebound.cardtext.phrases.structure.lines import Cost, OfNoCard
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.players import just_me
from rulebound.cardtext.phrases.structure.sentences import Clause, Does, Fact, PlainVerb
from rulebound.cardtext.phrases.structure.subjects import Object, This
from rulebound.cardtext.phrases.zones.decks import Wanted
from rulebound.cardtext.phrases.zones.printed_cards import FromDiscardPile
from rulebound.games.varia import timeline, tokens, verbs
from rulebound.games.varia.counters import RUINED
from rulebound.games.varia.dice import FOCUS_SIDES, roll_pool, show
from rulebound.games.varia.events import CHECKS, WINS_CHECK
from rulebound.games.varia.phrases.lines import Doer
from rulebound.games.varia.phrases.nouns import TokenName
from rulebound.games.varia.state import Table
from rulebound.games.varia.zones import DISCARD, HAND, TIMELINE
from rulebound.kernel.basics.modifier import END_OF_GAME
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.kernel.table.need import Need
from rulebound.language import N_

if TYPE_CHECKING:  # it is none of this module
    from rulebound.cardtext.phrases.zones.printed_cards import PrintedCards
# -- Actions and assets ------------------------------------------------------------------------------------------------


LOOKS_ALONE: Final = True


class DisruptTarget(Clause):
    """[disrupt.moment]"""

    text: ClassVar[str] = "disrupt your target's action"

    def effect(self, sense: Sense) -> Effect[Any]:
        return DoForSeats(just_me, lambda table, scope, seat: verbs.disrupt(table, table.rival(seat), table.moment))

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(table.action_at(table.rival(scope.me), table.moment)) > 0


class PushTarget(Clause):
    """[pay.push]"""

    text: ClassVar[str] = "push your target's next action"

    def effect(self, sense: Sense) -> Effect[Any]:
        return DoForSeats(just_me, push_next)

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(table.action_at(table.rival(scope.me), table.moment + 1)) > 0


class PushAll(Clause):
    """The first of those that are still to come, and so all after it. [pay.push]"""

    text: ClassVar[str] = "push all of your target's actions"

    def effect(self, sense: Sense) -> Effect[Any]:
        return DoForSeats(just_me, push_all)

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: bool(coming_of(table, table.rival(scope.me)))


def coming_of(table: Table, seat: int) -> list[int]:
    """The moments to come in which a player has an action."""
    return [moment for moment in timeline.taken_moments(table, seat) if moment > table.moment]


def push_all(table: Table, scope: Scope, seat: int) -> None:
    rival = table.rival(seat)
    for moment in coming_of(table, rival)[:1]:
        timeline.push(table, rival, moment)


def push_next(table: Table, scope: Scope, seat: int) -> None:
    timeline.push(table, table.rival(seat), table.moment + 1)


class RuinIt(ToCards, Cost):
    """[ruin.asset]"""

    only_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "ruins/ruin {what:Object}"
    what: Object

    def can(self, table: Table, scope: Scope, it: int) -> bool:
        return not table.is_marked(RUINED, it)

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        verbs.ruin(table, it)

    def payable(self, sense: Sense) -> list[Need[Any]]:
        self.refuse_as_price(sense, "only ruining the card itself, or assets that are chosen, can be a cost")
        if not isinstance(self.what, This):
            return self.payable_by_choice(sense)
        return [Need("ruin.asset", "{it} is ruined.", lambda table, me, it: not table.is_marked(RUINED, it))]

    def pay(self, sense: Sense) -> Effect[Any]:
        return self.effect(sense) if isinstance(self.what, This) else self.pay_by_choice(sense)


class RepairIt(ToCards):
    """[repair.asset]"""

    only_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "repairs/repair {what:Object}"
    what: Object

    def can(self, table: Table, scope: Scope, it: int) -> bool:
        return table.is_marked(RUINED, it)

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        verbs.repair(table, it)


class CreateToken(Clause):
    """[token.create] [token.next]"""

    text: ClassVar[str] = "create a {token:TokenName} in the next moment"
    token: TokenName

    def effect(self, sense: Sense) -> Effect[Any]:
        name = self.token.word

        def create(table: Table, scope: Scope, seat: int) -> None:
            created_next(table, scope, [table.game.cards[name]])

        sense.antecedent = "taken"
        return DoForSeats(just_me, create)


class CreateCopy(Clause):
    """A token that is the same card. [token.create] [token.next]"""

    text: ClassVar[str] = "create a copy of {what:Object} in the next moment"
    what: Object

    def effect(self, sense: Sense) -> Effect[Any]:
        taken = self.what.take(sense)
        sense.antecedent = "taken"
        return Sequence(taken, DoForSeats(just_me, copy_in_next_moment))


def copy_in_next_moment(table: Table, scope: Scope, seat: int) -> None:
    cards = [table.print_of(it) for it in scope.picks if it >= 0]
    created_next(table, scope, [card for card in cards if card.is_action()])


def created_next(table: Table, scope: Scope, cards: Iterable[Card]) -> None:
    """Tokens of these cards come into the next moment; `it` and `them` are these."""
    made = [tokens.create_next(table, scope.me, card, scope.source) for card in cards]
    scope.picks = [it for it in made if it >= 0]


# -- Attribute checks --------------------------------------------------------------------------------------------------


class MakeCheck(Clause):
    """[term.check] [R24]"""

    text: ClassVar[str] = "make an Attribute Check"

    def effect(self, sense: Sense) -> Effect[Any]:
        return DoForSeats(just_me, make_check)


def make_check(table: Table, scope: Scope, seat: int) -> None:
    """The scope remembers whether its player has won."""
    totals: list[int] = []
    for one in (seat, table.rival(seat)):
        own = table.action_of_text() if one == seat else []  # the rival's roll is not made for this action
        throw = roll_pool(table, 1, FOCUS_SIDES, table.improved(own))
        totals.append(throw.sum() + table.spent[one])
        show(table, CHECKS, one, -1, totals[-1], throw)
    scope.number = 1 if totals[0] >= totals[1] else 0
    table.emit(WINS_CHECK, seat if scope.number else table.rival(seat))


class WonCheck(Fact):
    """Where totals are equal, the one who makes the check wins. [term.check]"""

    text: ClassVar[str] = "you {how:WinOrLose} it"
    how: WinOrLose

    def so(self, sense: Sense) -> So:
        if not any([isinstance(phrase, MakeCheck) for phrase in walk(sense.line)] if sense.line else []):
            sense.wrong(self, "no sentence before this makes an Attribute Check")
        wanted = 1 if self.how.word == "win" else 0
        return lambda table, scope: scope.number == wanted


class WinOrLose(Word):
    forms: ClassVar[tuple[str, ...]] = ("win", "lose")


class WinsCheck(OfNoCard):
    """`When you win an Attribute Check, draw a card.`"""

    text: ClassVar[str] = "{who:Doer} {how:WinsOrLoses#who} an Attribute Check"
    who: Doer
    how: WinsOrLoses

    def trigger(self, sense: Sense) -> tuple[str, Any]:
        who, wins = self.who, self.how.word == "wins"
        return WINS_CHECK, lambda table, source, it, other, seat: who.is_it(table, source, seat) == wins

    def has_player(self) -> bool:
        return self.who.word != "you"


class WinsOrLoses(Word):
    forms: ClassVar[dict[str, str]] = {"wins": "win", "loses": "lose"}


# -- Cards -------------------------------------------------------------------------------------------------------------


class Forget(PlainVerb):
    """[forget.hand]"""

    text: ClassVar[str] = "forgets/forget the top card of the deck"

    def does(self, sense: Sense) -> Does:
        return forget_top


def forget_top(table: Table, scope: Scope, seat: int) -> None:
    for it in table.deck_of(seat)[-1:]:
        table.show(it)
        verbs.forget(table, it)


class HandOf(Word):
    """Where cards go that are taken back."""

    forms: ClassVar[dict[str, str]] = {"your hand": "your hand", "its owner's hand": "their owners' hands"}


class ReturnIt(ToCards):
    """From the Timeline; an asset goes home, and a token leaves the game. [asset.home] [token.gone]"""

    text: ClassVar[str] = "returns/return {what:Object} to {hand:HandOf#what}"
    what: Object
    hand: HandOf

    def can(self, table: Table, scope: Scope, it: int) -> bool:
        return table.zone[it] == TIMELINE

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        if table.zone[it] == TIMELINE and not verbs.goes_home(table, it):
            verbs.take_back(table, it)


class PerformAgain(Clause):
    """From the discard pile, in the moment after this one. [token.next]"""

    text: ClassVar[str] = (
        "perform a {wanted:Wanted} from your discard pile in the next moment {free?without paying its cost}"
    )
    wanted: Wanted
    free: bool

    def possible(self, sense: Sense) -> So | None:
        test = self.wanted.test(sense)
        return lambda table, scope: any([test.holds(table, it, it) for it in table.cards_in(DISCARD, scope.me)])

    def effect(self, sense: Sense) -> Effect[Any]:
        free = self.free
        question = sense.which(
            "{source}: which action do you perform in the next moment?", Filter(own_discard, [self.wanted.test(sense)])
        )
        question.given = [Need(sense.words.clause, "{it} is not in your discard pile.", in_own_discard)]

        def perform(table: Table, scope: Scope, it: int) -> None:
            bring_into_next(table, scope, it, free=free)

        sense.antecedent = "taken"
        taking = TakeOne(question, Filter(own_discard, [self.wanted.test(sense)]), sense.words.pick)
        return Sequence(Take(lambda table, scope: []), taking, DoToEach(perform))


class PerformIt(ToCards):
    """A card that was chosen, wherever it lies; it goes to its owner's discard pile in the end. [token.next] [R35]"""

    text: ClassVar[str] = "performs/perform {what:Object} in the next moment {free?without paying its cost}"
    what: Object
    free: bool

    def can(self, table: Table, scope: Scope, it: int) -> bool:
        return table.print_of(it).kind == "action" and table.zone[it] != TIMELINE

    def does_to(self, table: Table, scope: Scope, it: int) -> None:
        if self.can(table, scope, it):
            bring_into_next(table, scope, it, free=self.free)


class PerformFromHand(Clause):
    """By choice. [token.next]"""

    text: ClassVar[str] = "perform a {wanted:Wanted} from your hand in the next moment {free?without paying its cost}"
    wanted: Wanted
    free: bool

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: len(own_hand_now(table, scope.me)) > 0

    def effect(self, sense: Sense) -> Effect[Any]:
        free, found = self.free, Filter(own_hand, [self.wanted.test(sense)])
        question = sense.which("{source}: which action do you perform in the next moment?", found)
        question.secret = True
        question.given = [Need(sense.words.clause, "{it} is not in your hand.", in_own_hand)]
        sense.antecedent = "taken"
        taking = TakeOne(question, found, sense.words.pick)
        performing = DoToEach(lambda table, scope, it: bring_into_next(table, scope, it, free=free))
        return Sequence(Take(lambda table, scope: []), taking, performing)


def own_hand_now(table: Table, me: int) -> list[int]:
    return table.cards_in(HAND, me)


def bring_into_next(table: Table, scope: Scope, it: int, *, free: bool) -> None:
    """A card comes into the next moment of the player, for nothing where the text says so."""
    table.show(it)
    timeline.bring_back(table, scope.me, it, table.moment + 1)
    if free and table.zone[it] == TIMELINE:
        price = table.print_of(it).numbers.get("cost", 0)
        table.modify("cost", it, -price, END_OF_GAME, scope.me, scope.source)  # as long as it lies there


class TakeBack(FromDiscardPile):
    text: ClassVar[str] = "return {what:PrintedCards} from your discard pile to your hand"
    prompt: ClassVar[str] = N_("{source}: which action do you return to your hand?")
    what: PrintedCards

    def goes(self, table: Table, scope: Scope, it: int) -> None:
        verbs.take_back(table, it)


def own_discard(table: Table) -> list[int]:
    return table.cards_in(DISCARD, table.scopes[-1].me)


def in_own_discard(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == DISCARD and table.owner(it) == me
