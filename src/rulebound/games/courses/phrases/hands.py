"""What texts do with cards that are not on the table: those of a hand and of a discard pile."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardtext.grammar.phrase import Phrase, walk
from rulebound.cardtext.phrases.structure.effects import DoToEach, Recall, Remember, TakeOne
from rulebound.cardtext.phrases.structure.filters import Filter, Test
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import Kind, begun_anew, lower
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.zones.playing import PlayFromPile, PlaysByCard, PlayTop
from rulebound.cardtext.phrases.zones.printed_cards import FromDiscardPile, discarded, is_discarded
from rulebound.games.courses import hand, partners, piles
from rulebound.games.courses.card import PARTNER
from rulebound.games.courses.needs import may_be_played
from rulebound.games.courses.phrases.nouns import courses, refuse_nowhere
from rulebound.games.courses.state import Table
from rulebound.games.courses.zones import DECK, DISCARD, HAND, WORLD_MAP
from rulebound.kernel.basics.scope import NO_QUEUE, Scope
from rulebound.kernel.table.effect import Effect, Sequence
from rulebound.language import N_, Message, worded

if TYPE_CHECKING:  # these are none of this module
    from rulebound.cardtext.phrases.zones.decks import Wanted
    from rulebound.cardtext.phrases.zones.printed_cards import PrintedCards


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


class PlayFromHand(PlaysByCard):
    """`Play an item from your hand without paying its cost.` Partners enter. [R39]"""

    text: ClassVar[str] = "play a {wanted:Wanted} from your hand {free?without paying its cost}"
    wanted: Wanted
    free: bool

    def can(self, table: Table, me: int, it: int) -> bool:
        if any([scope.source == it for scope in table.scopes]):
            return False  # it takes effect already
        return hand.can_be_played_by_card(table, me, it, free=self.free)

    def plays(self, table: Table, me: int, it: int) -> None:
        hand.play_by_card(table, me, it, free=self.free)

    def possible(self, sense: Sense) -> So | None:
        test = self.wanted.test(sense)

        def some(table: Table, scope: Scope) -> bool:
            held = table.cards_in(HAND, scope.me)
            return any([test.holds(table, scope.source, it) and self.can(table, scope.me, it) for it in held])

        return some

    def effect(self, sense: Sense) -> Effect[Any]:
        test = self.wanted.test(sense)
        text = worded("It must be a {wanted} of your hand.", wanted=lower(self.wanted))

        def may_be_played(table: Table, source: int, it: int) -> bool:
            me = table.scopes[-1].me
            return it in table.cards_in(HAND, me) and test.holds(table, source, it) and self.can(table, me, it)

        first, found = begun_anew(sense, self), Filter(own_hand, [Test(text, may_be_played)])
        which = sense.which("{source}: which card do you play?", found)
        which.secret = True  # that there is but one would tell what is hidden
        sense.antecedent = "taken"
        return Sequence(first, TakeOne(which, found, sense.words.pick), DoToEach(self.done))


class EnterDiscarded(Clause):
    """By choice, of those that can be paid for, unless the text says that they need not be. [R39]"""

    text: ClassVar[str] = "enter a {wanted:Wanted} from your discard pile {here?here} {free?without paying its cost}"
    wanted: Wanted
    here: bool
    free: bool

    def enters(self, table: Table, scope: Scope, course: int) -> None:
        if self.free:
            enter_remembered(table, scope, course)
        else:
            hand.enter_by_card(table, scope.me, scope.it, course)

    def can(self, table: Table, me: int, it: int) -> bool:
        return self.free or hand.can_be_played_by_card(table, me, it, free=False)

    def effect(self, sense: Sense) -> Effect[Any]:
        wanted = wanted_partner(self.wanted, sense)
        text = worded("It must be a {wanted} of your discard pile.", wanted=lower(self.wanted))

        def may_enter(table: Table, source: int, it: int) -> bool:
            if not is_discarded(table, source, it) or not wanted(table, it):
                return False
            return self.can(table, table.scopes[-1].me, it)

        pile = Filter(discarded, [Test(text, may_enter)])
        return entering(self, sense, pile, self.enters, secret=False, here=self.here)

    def possible(self, sense: Sense) -> So | None:
        wanted = wanted_partner(self.wanted, sense)

        def some(table: Table, scope: Scope) -> bool:
            pile = table.cards_in(DISCARD, scope.me)
            return any([wanted(table, it) and self.can(table, scope.me, it) for it in pile])

        return some


def wanted_partner(wanted: Wanted, sense: Sense) -> Callable[[Table, int], bool]:
    """Whether a card is one of these partners, and its player may let it enter somewhere. [R65]"""
    if [part.word for part in walk(wanted) if isinstance(part, Kind)] != [PARTNER]:
        sense.wrong(wanted, "only partners enter; other cards are played")
    test = wanted.test(sense)

    def may_enter(table: Table, it: int) -> bool:
        if not test.holds(table, it, it) or not table.has_entrance(it):
            return False
        return may_be_played.holds(table, table.controller(it), it)

    return may_enter


def entering(
    phrase: Phrase, sense: Sense, pile: Filter, enters: Callable[[Any, Scope, int], None], *, secret: bool, here: bool
) -> Effect[Any]:
    """One of these partners enters, by choice; secret: whether that there is but one would tell what is hidden.

    enters: what is done to the scope's card and the course that was chosen.
    """
    if here:
        refuse_nowhere(sense, phrase, Message("leave 'here' out"))
    which = sense.which("{source}: which partner enters?", pile)
    which.secret = secret
    fits = [Test("{it} is not a course that it may enter at.", is_course_for_it)]
    anywhere = Filter(courses, [*fits, Test("{it} is another course.", is_own_course)] if here else fits)
    where = sense.which("{source}: which course does it enter at?", anywhere)
    chosen = [TakeOne(which, pile, sense.words.pick), Remember(), TakeOne(where, anywhere, sense.words.pick)]
    first = begun_anew(sense, phrase)
    sense.parts = {}  # the scope remembers what enters in place of what the event was about
    sense.antecedent = "taken"
    return Sequence(first, *chosen, DoToEach(enters), Recall())


class EnterFree(Clause):
    text: ClassVar[str] = "enter a {wanted:Wanted} from your hand {here?here} without paying its cost"
    wanted: Wanted
    here: bool

    def effect(self, sense: Sense) -> Effect[Any]:
        wanted = wanted_partner(self.wanted, sense)

        def may_enter(table: Table, source: int, it: int) -> bool:
            return it in table.cards_in(HAND, table.scopes[-1].me) and wanted(table, it)

        text = worded("It must be a {wanted} of your hand.", wanted=lower(self.wanted))
        found = Filter(own_hand, [Test(text, may_enter)])
        return entering(self, sense, found, enter_remembered, secret=True, here=self.here)

    def possible(self, sense: Sense) -> So | None:
        wanted = wanted_partner(self.wanted, sense)
        return lambda table, scope: any([wanted(table, it) for it in table.cards_in(HAND, scope.me)])


def is_own_course(table: Table, source: int, it: int) -> bool:
    """Whether it is the course at which the card is that says so."""
    return table.course_of(source) == it


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
            if not can_enter_from_there(table, scope.me, scope.it) or not is_course_for_it(table, source, course):
                return False
            return not own or table.owner(course) == scope.me

        anywhere = Filter(courses, [Test("{it} is not a course that it may enter at.", may_enter)])
        where = sense.which("{source}: which course does it enter at?", anywhere)
        sense.parts = {}  # the scope remembers what enters
        return Sequence(Remember(), TakeOne(where, anywhere, sense.words.pick), DoToEach(enter_waiting), Recall())

    def possible(self, sense: Sense) -> So | None:
        return lambda table, scope: any([can_enter_from_there(table, scope.me, it) for it in scope.picks])


def enter_waiting(table: Table, scope: Scope, course: int) -> None:
    """It waits no more, if it waited among others."""
    if is_partner_out_of_play(table, scope.it):
        scope.queue = [it for it in scope.queue if it != scope.it] or NO_QUEUE
        partners.enter(table, scope.it, course)


def can_enter_from_there(table: Table, me: int, it: int) -> bool:
    """[R65]"""
    return is_partner_out_of_play(table, it) and may_be_played.holds(table, me, it)


def is_partner_out_of_play(table: Table, it: int) -> bool:
    return it >= 0 and table.print_of(it).kind == PARTNER and table.zone[it] in (DECK, DISCARD, HAND)


def own_hand(table: Table) -> list[int]:
    return table.cards_in(HAND, table.scopes[-1].me)[:]


def is_course_for_it(table: Table, source: int, it: int) -> bool:
    entering = table.scopes[-1].it
    return entering >= 0 and table.zone[it] == WORLD_MAP and table.bar(entering, it) < 0


def enter_remembered(table: Table, scope: Scope, course: int) -> None:
    partners.enter(table, scope.it, course)
