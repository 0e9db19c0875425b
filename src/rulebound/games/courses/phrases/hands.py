"""What texts do with cards that are not on the table: those of a hand and of a discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.phrases.effects import DoToEach, Forget, Recall, Remember, TakeOne
from rulebound.cardtext.phrases.filters import Filter, Test
from rulebound.cardtext.phrases.meaning import Sense, So
from rulebound.cardtext.phrases.nouns import Amount
from rulebound.cardtext.phrases.playing import PlayFromPile, PlayTop
from rulebound.cardtext.phrases.printed_cards import FromDiscardPile, discarded, is_discarded
from rulebound.cardtext.phrases.sentences import Clause
from rulebound.games.courses import hand, partners, piles
from rulebound.games.courses.card import PARTNER
from rulebound.games.courses.phrases.nouns import courses
from rulebound.games.courses.state import Table
from rulebound.games.courses.zones import DECK, DISCARD, HAND, WORLD_MAP
from rulebound.kernel.basics.scope import NO_QUEUE, Scope
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.language import N_, worded

if TYPE_CHECKING:  # it is none of this module
    from rulebound.cardtext.phrases.printed_cards import PrintedCards


class Retrieve(FromDiscardPile):
    text: ClassVar[str] = "put {what:PrintedCards} from your discard pile into your hand"
    prompt: ClassVar[str] = N_("{source}: which card do you take back?")
    what: PrintedCards

    def goes(self, table: Table, scope: Scope, it: int) -> None:
        piles.take_back(table, it)


class PlayHere(PlayFromPile):
    """Partners enter, and all else is played. [R39]"""

    def can(self, table: Table, me: int, it: int) -> bool:
        return hand.can_be_played_by_card(table, me, it, free=self.free)

    def plays(self, table: Table, me: int, it: int) -> None:
        hand.play_by_card(table, me, it, free=self.free)


class PlayTopHere(PlayTop):
    """[R39]"""

    def can(self, table: Table, me: int, it: int) -> bool:
        return hand.can_be_played_by_card(table, me, it, free=self.free)

    def plays(self, table: Table, me: int, it: int) -> None:
        hand.play_by_card(table, me, it, free=self.free)


class EnterDiscarded(Clause):
    """It is not paid for."""

    text: ClassVar[str] = "enter a partner with cost {amount} or less from your discard pile"
    amount: Amount

    def effect(self, sense: Sense) -> Effect[Any]:
        bound = int(self.amount.value)

        def cheap(table: Table, source: int, it: int) -> bool:
            return is_discarded(table, source, it) and is_cheap(table, it, bound)

        text = worded("It must be a partner of your discard pile with cost {bound} or less.", bound=str(bound))
        return entering(sense, Filter(discarded, [Test(text, cheap)]), secret=False)

    def possible(self, sense: Sense) -> So | None:
        bound = int(self.amount.value)
        return lambda table, scope: any([is_cheap(table, it, bound) for it in table.cards_in(DISCARD, scope.me)])


def entering(sense: Sense, pile: Filter, *, secret: bool) -> Effect[Any]:
    """One of these partners enters, by choice; secret: whether that there is but one would tell what is hidden."""
    which = sense.which("{source}: which partner enters?", pile)
    which.secret = secret
    anywhere = Filter(courses, [Test("{it} is not a course that it may enter at.", is_course_for_it)])
    where = sense.which("{source}: which course does it enter at?", anywhere)
    chosen = [TakeOne(which, pile, sense.words.pick), Remember(), TakeOne(where, anywhere, sense.words.pick)]
    sense.parts = {}  # the scope remembers what enters in place of what the event was about
    sense.antecedent = "taken"
    return Sequence(Forget(), *chosen, DoToEach(enter_remembered), Recall())


class EnterFree(Clause):
    text: ClassVar[str] = "enter a partner with cost {amount} or less from your hand without paying its cost"
    amount: Amount

    def effect(self, sense: Sense) -> Effect[Any]:
        bound = int(self.amount.value)

        def cheap(table: Table, source: int, it: int) -> bool:
            return it in table.cards_in(HAND, table.scopes[-1].me) and is_cheap(table, it, bound)

        text = worded("It must be a partner of your hand with cost {bound} or less.", bound=str(bound))
        return entering(sense, Filter(own_hand, [Test(text, cheap)]), secret=True)

    def possible(self, sense: Sense) -> So | None:
        bound = int(self.amount.value)
        return lambda table, scope: any([is_cheap(table, it, bound) for it in table.cards_in(HAND, scope.me)])


class EnterIt(Clause):
    """`Reveal cards from the top of your deck until you reveal a partner. Enter it without paying its cost.`"""

    text: ClassVar[str] = "enter it {own?at a course of yours} without paying its cost"
    own: bool

    def effect(self, sense: Sense) -> Effect[Any]:
        if sense.antecedent != "taken":
            sense.wrong(self, "there is nothing before this that `it` could be")
        own = self.own

        def may_enter(table: Table, source: int, course: int) -> bool:
            scope = table.scopes[-1]
            if not is_partner_out_of_play(table, scope.it) or not is_course_for_it(table, source, course):
                return False
            return not own or table.owner(course) == scope.me

        anywhere = Filter(courses, [Test("{it} is not a course that it may enter at.", may_enter)])
        where = sense.which("{source}: which course does it enter at?", anywhere)
        sense.parts = {}  # the scope remembers what enters
        return Sequence(Remember(), TakeOne(where, anywhere, sense.words.pick), DoToEach(enter_waiting), Recall())

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: any([is_partner_out_of_play(table, it) for it in scope.picks])


def enter_waiting(table: Table, scope: Scope, course: int) -> None:
    """It waits no more, if it waited among others."""
    if is_partner_out_of_play(table, scope.it):
        scope.queue = [it for it in scope.queue if it != scope.it] or NO_QUEUE
        partners.enter(table, scope.it, course)


def is_partner_out_of_play(table: Table, it: int) -> bool:
    return it >= 0 and table.print_of(it).kind == PARTNER and table.zone[it] in (DECK, DISCARD, HAND)


def is_cheap(table: Table, it: int, bound: int) -> bool:
    """Whether it is a partner that may enter somewhere, with this cost at most."""
    return table.print_of(it).kind == PARTNER and table.cost(it) <= bound and table.has_entrance(it)


def own_hand(table: Table) -> list[int]:
    return table.cards_in(HAND, table.scopes[-1].me)[:]


def is_course_for_it(table: Table, source: int, it: int) -> bool:
    entering = table.scopes[-1].it
    return entering >= 0 and table.zone[it] == WORLD_MAP and table.bar(entering, it) < 0


def enter_remembered(table: Table, scope: Scope, course: int) -> None:
    partners.enter(table, scope.it, course)
