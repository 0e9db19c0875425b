"""What is done with the cards of a hand: partners enter, supporters and items are played, and both are paid for."""

from __future__ import annotations

from typing import Final

from rulebound.cardgame.playing import played
from rulebound.games.courses import needs as need
from rulebound.games.courses import partners, pieces
from rulebound.games.courses.besides import can_pay_both
from rulebound.games.courses.card import COURSE, ITEM, PARTNER, SUPPORTER
from rulebound.games.courses.choices import LEAVE, PICK
from rulebound.games.courses.events import COMES_HOME, PAYS, PLAYS, SHOWS, SPENDS
from rulebound.games.courses.state import Table
from rulebound.games.courses.zones import DECK, DISCARD, HAND, HOME
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING, Action, Question
from rulebound.kernel.table.agenda import Order, Rule, rule
from rulebound.kernel.table.effect import Pick


class Enter(Action[Table]):
    """Pay a partner's star cost and attach it to a course."""

    clause = "enter.cost"
    says = "Enter {it}"
    costs = "{cost}"
    given = [need.in_your_hand, need.is_no_item, need.is_partner_card]
    needs = [need.affordable, need.some_course, need.may_be_played]

    def perform(self, table: Table, me: int) -> None:
        owe(table, me, self.it)
        table.then_all(me, entering(table, self.it))


def owe(table: Table, me: int, it: int) -> None:
    """An action with a card of the hand begins: its cost is owed, and everybody sees what it is."""
    table.scopes.append(Scope(me, it, [], number=table.cost(it)))
    table.show(it)
    if table.scopes[-1].number:
        table.emit(SHOWS, me, it, number=table.scopes[-1].number)


@rule("enter.cost")
def pay_to_enter(table: Table, me: int) -> None:
    pay(table, me, pay_to_enter, PAY_TO_ENTER)


@rule("play.cost")
def pay_to_play(table: Table, me: int) -> None:
    """As for a partner. [R15]"""
    pay(table, me, pay_to_play, PAY_TO_PLAY)


def pay(table: Table, me: int, again: Rule[Table], question: Question[Table]) -> None:
    """Tap cards that provide stars until it is enough; what is over is lost. [R12] [R13] [R14]"""
    owed = table.scopes[-1].number
    if owed <= 0:
        return
    table.then(me, again)
    sources = table.sources(me)
    if table.stars_left(me) > owed:
        more = len(table.print_of(table.scopes[-1].source).tolls) > 0
        table.ask(me, PAY_AND_MORE if more else question, [PAY[it] for it in sources])
    else:  # all of them are needed
        PAY[sources[0]].perform(table, me)


@rule("R15")
def pay_besides(table: Table, me: int) -> None:
    """What it costs besides its stars."""
    table.pay_tolls(me, table.scopes[-1].source, LEAVE)


def entering(table: Table, it: int) -> Order[Table]:
    """How a partner is paid for and enters."""
    return ENTERING_FOR_MORE if table.print_of(it).tolls else ENTERING


def playing(table: Table, it: int) -> Order[Table]:
    """How a supporter or an item is paid for and played."""
    card = table.print_of(it)
    return (PLAYING_FOR_MORE if card.tolls else PLAYING)[0 if card.kind == SUPPORTER else 1]


class Pay(Action[Table]):
    """Tap a card for the stars it provides."""

    says = "Tap {it} for {stars}"
    given = [need.yours_to_pay_with, need.provides_stars, need.not_tapped_yet]

    def perform(self, table: Table, me: int) -> None:
        stars = table.stars(self.it)
        table.scopes[-1].number -= stars
        pieces.tap(table, self.it, SPENDS)
        table.emit(PAYS, me, self.it, number=stars)


@rule("enter.attach")
def choose_course(table: Table, me: int) -> None:
    """Anybody's, tapped or not, whatever is there. [enter.tapped] [R17]"""
    table.ask(me, ENTER_AT, [PICK[it] for it in table.courses()])


@rule("enter.attach")
def enter(table: Table, me: int) -> None:
    scope = table.scopes.pop()
    partners.enter(table, scope.source, scope.picks[0])


def play_by_card(table: Table, me: int, it: int, *, free: bool) -> None:
    """A card enters or is played because another one says so, from wherever it lies; free: for nothing."""
    table.scopes.append(Scope(me, it, [], number=0 if free else table.cost(it)))
    table.show(it)
    kind = table.print_of(it).kind
    table.then_all(me, entering(table, it) if kind == PARTNER else playing(table, it))


def enter_by_card(table: Table, me: int, it: int, course: int) -> None:
    """A partner enters at this course because a card says so, from wherever it lies; it is paid for."""
    table.scopes.append(Scope(me, it, [course], number=table.cost(it)))
    table.show(it)
    table.then(me, pay_to_enter, pay_besides, enter)


def can_be_played_by_card(table: Table, me: int, it: int, *, free: bool) -> bool:
    """Whether that can be done now."""
    kind = table.print_of(it).kind
    if kind == COURSE or not need.may_be_played.holds(table, me, it):
        return False
    if not can_pay_both(table, me, it, 0 if free else table.cost(it)):
        return False
    return (need.some_course if kind == PARTNER else need.partner_to_attach_to).holds(table, me, it)


class Play(Action[Table]):
    """Pay for a supporter or an item of your hand; a supporter goes home, an item takes effect and is discarded."""

    clause = "play.cost"
    says = "Play {it}"
    costs = "{cost}"
    given = [need.in_your_hand, need.is_supporter_or_item]
    needs = [need.affordable_to_play, need.partner_to_attach_to, need.may_be_played]

    def perform(self, table: Table, me: int) -> None:
        owe(table, me, self.it)
        table.then_all(me, playing(table, self.it))


@rule("play.supporter")
def play_supporter(table: Table, me: int) -> None:
    """It goes home, to the player who plays it. [R63]"""
    it = table.scopes.pop().source
    table.progress()
    table.emit(PLAYS, me, it)
    table.take_up(it)
    pieces.lay(table, it, HOME, of=me)
    table.passes(COMES_HOME, me, it)


@rule("play.item")
def play_item(table: Table, me: int) -> None:
    """It takes effect, and is then put away; from now on it is no card of the hand any more. [R52]"""
    it = table.playing = table.scopes[-1].source
    table.progress()
    table.emit(PLAYS, me, it)
    table.then(me, put_item_away)
    table.do(*[ability.effect.step for ability in played(table, it)])


@rule("play.item")
def put_item_away(table: Table, me: int) -> None:
    """Discarded, unless it has attached itself, or returned to the hand. [R21]"""
    it = table.scopes.pop().source
    returned = table.playing != it
    table.playing = item_around(table)
    if table.zone[it] in (HAND, DECK) and not returned:
        table.take_up(it)
        pieces.lay(table, it, DISCARD)


def item_around(table: Table) -> int:
    """The item by which this one was played, which takes effect still; NOTHING where there is none."""
    for scope in table.scopes[::-1]:
        if table.zone[scope.source] in (HAND, DECK) and table.print_of(scope.source).kind == ITEM:
            return scope.source
    return NOTHING


ENTERING: Final[Order[Table]] = Order(pay_to_enter, choose_course, enter)
ENTERING_FOR_MORE: Final[Order[Table]] = Order(pay_to_enter, pay_besides, choose_course, enter)
PLAYING: Final[list[Order[Table]]] = [Order(pay_to_play, play_supporter), Order(pay_to_play, play_item)]
PLAYING_FOR_MORE: Final[list[Order[Table]]] = [
    Order(pay_to_play, pay_besides, play_supporter), Order(pay_to_play, pay_besides, play_item),
]  # fmt: skip
OWING: Final = "{source}: {owed} left to pay. What do you tap?"
PAY_TO_ENTER: Final[Question[Table]] = Question("enter.cost", OWING, takes=[Pay], chained=True)
PAY_TO_PLAY: Final[Question[Table]] = Question("play.cost", OWING, takes=[Pay], chained=True)
PAY_AND_MORE: Final[Question[Table]] = Question(
    "R15", OWING, need.leaves_what_it_costs_besides, takes=[Pay], chained=True
)
PAYING: Final = (PAY_TO_ENTER, PAY_TO_PLAY, PAY_AND_MORE)
ENTER_AT: Final[Question[Table]] = Question(
    "enter.attach",
    "Which course does {source} enter at?",
    need.may_enter_there,
    takes=[Pick],
    given=[need.in_a_world_map],
    says="At {it}",
    chained=True,
)
PAY: Final[list[Action[Table]]] = []  # made in `rules`, where all actions get their codes
