"""Step seven: each moment of the window is paid for, starts, clashes and ends."""

from __future__ import annotations

from typing import Final

from rulebound.games.varia import stacks, timeline, tokens, verbs
from rulebound.games.varia.ability_keys import REPEATED, REPEATS, UNTIL_MOMENT_ENDS
from rulebound.games.varia.card import BLESSED, HOLY_SYMBOL
from rulebound.games.varia.clash import clash
from rulebound.games.varia.counters import AMPLIFIED, HEALTH, POINTS
from rulebound.games.varia.events import (
    AMPLIFIES,
    CREATES,
    END_OF_MOMENT,
    MOMENT_BEGINS,
    PERFORMS,
    PUSHES_FORBIDDEN,
    PUSHES_UNPAID,
    START_OF_MOMENT,
)
from rulebound.games.varia.needs import NOT_PLAYED
from rulebound.games.varia.parts import CHOOSING
from rulebound.games.varia.rows import NEITHER, NOT_YET, ZEROS
from rulebound.games.varia.settling import settle
from rulebound.games.varia.state import Table
from rulebound.games.varia.verbs import change_health
from rulebound.games.varia.wording import amplify_of
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NO_SEAT, NOTHING, Question
from rulebound.kernel.table.agenda import Order, of_rival, rule
from rulebound.kernel.table.effect import No, Yes


@rule("resolve.order")
def resolution(table: Table, me: int) -> None:
    """The first moment; the others follow."""
    table.phase = 6
    table.moment = NOT_YET
    table.then(me, next_moment)


@rule("resolve.order")
def next_moment(table: Table, me: int) -> None:
    """Payment, start of moment, clash, end of moment; for each moment of the window."""
    if table.modifiers and is_repeated(table) and not table.over:
        table.modify(REPEATED, of_seat(me), 0, UNTIL_MOMENT_ENDS, me, NOTHING)
        table.damage = ZEROS
        table.then_all(me, AGAIN)
        return
    table.end_modifiers(UNTIL_MOMENT_ENDS, NO_SEAT)
    if table.moment + 1 >= table.window:
        return
    table.moment += 1
    table.engaged_before = table.engaged  # [term.reach]
    table.moved_before = table.moved
    table.moved = table.performed = table.hit = NEITHER
    table.damage = ZEROS  # which counts from here on, before the clash too [R16]
    table.emit(MOMENT_BEGINS, me, number=table.moment + 1)
    table.then_all(me, MOMENT)


def is_repeated(table: Table) -> bool:
    """Whether a card has said so of this moment, which was not repeated yet. [R46]"""
    values = [one.value for one in table.modifiers]
    return REPEATS in values and REPEATED not in values


# -- Payment -----------------------------------------------------------------------------------------------------------


@rule("pay.cost")
def payment(table: Table, me: int) -> None:
    """The action of this moment is paid for, or pushed; before that comes what blesses it. [R21]"""
    pieces = table.action_at(me, table.moment)
    if not pieces:
        return
    if table.has_keyword(pieces, BLESSED):
        for it in pieces:
            if table.has_keyword([it], BLESSED):
                bless(table, me)
        pieces = table.action_at(me, table.moment)
    parts = [it for it in pieces if amplify_of(table, it) > 0]
    if not parts:
        perform_or_push(table, me, pieces)
        return
    table.scopes.append(Scope(me, NOTHING, parts))
    table.then(me, amplify_next, pay)


def bless(table: Table, me: int) -> None:
    """A token that copies the holy symbol's action is created and combined with it. [term.blessed] [R21] [R26]"""
    symbol = holy_symbol_of(table, me)
    copy = tokens.add(table, me, table.print_of(symbol), table.moment) if symbol >= 0 else NOTHING
    if copy < 0:
        return
    table.disable(copy)  # what the symbol says besides is no part of its action [asset.passive]
    if can_pay(table, me):
        table.emit(CREATES, me, copy, number=table.moment + 1)
    else:
        verbs.remove(table, copy)  # what cannot be paid for with it is performed without


def holy_symbol_of(table: Table, me: int) -> int:
    """A player's holy symbol, also one that lies on the Timeline, if it has an action; else NOTHING. [asset.passive]"""
    for it in table.in_play(me):
        card = table.print_of(it)
        if HOLY_SYMBOL in card.keywords and card.acts and not table.is_token(it) and not table.is_blank(it):
            return it
    return NOTHING


def can_pay(table: Table, me: int, extra: int = 0) -> bool:
    """Whether the action of this moment can be paid for, with so many Action Points more. [pay.health] [R21]"""
    pieces = table.action_at(me, table.moment)
    return has_enough(table, me, table.cost_of(pieces) + extra, table.blood_of(pieces)) and can_do_besides(
        table, me, pieces
    )


def can_do_besides(table: Table, me: int, pieces: list[int]) -> bool:
    """Whether what the cards of an action ask for besides their cost can be done, and no card forbids it. [R41]"""
    if not table.game.has_tolls and not table.forbids:
        return True  # as most often
    return all([table.has_tolls(me, it) for it in pieces]) and not is_forbidden(table, me, pieces)


def is_forbidden(table: Table, me: int, pieces: list[int]) -> bool:
    """Whether a card says that this player cannot perform the action. [R41]"""
    return len(table.forbids) > 0 and any([table.forbidder(NOT_PLAYED, me, it) >= 0 for it in pieces])


def has_enough(table: Table, me: int, points: int, health: int) -> bool:
    return table.amounts[POINTS][me] >= points and table.amounts[HEALTH][me] >= health


@rule("term.amplify")
def amplify_next(table: Table, me: int) -> None:
    """One part of the action after the other that can be amplified. [R26]"""
    scope = table.scopes[-1]
    if not scope.picks:
        table.scopes.pop()
        return
    scope.source = scope.picks.pop(0)
    table.then(me, amplify_next)
    if can_pay(table, me, amplify_of(table, scope.source)):
        table.then(me, amplify)
        table.ask(me, WHETHER_TO_AMPLIFY, [CHOOSING.yes, CHOOSING.no])


@rule("term.amplify")
def amplify(table: Table, me: int) -> None:
    """Something more is paid, and this part is amplified until the end of the turn, with those without Amplify."""
    part = table.scopes[-1].source
    table.pay(POINTS, me, amplify_of(table, part))
    for it in table.together(part):
        if it == part or amplify_of(table, it) == 0:
            table.marks[AMPLIFIED] = replaced(table.marks[AMPLIFIED], it, True)
    table.emit(AMPLIFIES, me, part)


@rule("pay.cost")
def pay(table: Table, me: int) -> None:
    perform_or_push(table, me, table.action_at(me, table.moment))


def perform_or_push(table: Table, me: int, pieces: list[int]) -> None:
    """Performed, or pushed where it cannot be paid for. [pay.push] [pay.health]"""
    cost, blood = table.cost_of(pieces), table.blood_of(pieces)
    if not has_enough(table, me, cost, blood) or not can_do_besides(table, me, pieces):
        why = PUSHES_FORBIDDEN if is_forbidden(table, me, pieces) else PUSHES_UNPAID
        timeline.push(table, me, table.moment, why)
        return
    points = table.amounts[POINTS]
    table.amounts[POINTS] = replaced(points, me, points[me] - cost)
    table.performed = replaced(table.performed, me, True)
    table.spent = replaced(table.spent, me, table.spent[me] + table.total("level", pieces))
    table.progress()
    table.emit(PERFORMS, me, pieces[0], number=cost)
    if table.game.has_tolls:
        for it in pieces:
            if not table.is_blank(it):
                table.pay_tolls(me, it, CHOOSING.leave)
    if blood > 0:
        change_health(table, me, -blood)


# -- Start and end of a moment -----------------------------------------------------------------------------------------


@rule("moment.start")
def start_of_moment(table: Table, me: int) -> None:
    """What performed actions say for it, and what others have because of cards."""
    table.emit(START_OF_MOMENT, me)


@rule("moment.end")
def end_of_moment(table: Table, me: int) -> None:
    """What is set off, and then the stacks that were there before lose one each. [stack.kinds] [R28]"""
    there = table.depleting(me) + table.depleting(table.rival(me))
    table.emit(END_OF_MOMENT, me)
    if table.pending:
        table.scopes.append(Scope(me, NOTHING, there))
        table.then_all(me, DEPLETING)
    else:
        lose_one_each(table, me, there)


@rule("stack.kinds")
def deplete(table: Table, me: int) -> None:
    lose_one_each(table, me, table.scopes.pop().picks)


def lose_one_each(table: Table, me: int, there: list[int]) -> None:
    """What this sets off is done before the next moment is paid for. [resolve.order]"""
    for it in there:
        if table.heaps[it] > 0:
            stacks.lose_stacks(table, it, 1)
    if table.pending:
        table.then(me, settle)


DEPLETING: Final[Order[Table]] = Order(settle, deplete)
MOMENT: Final[Order[Table]] = Order(
    payment, of_rival(payment), settle, start_of_moment, settle, clash, settle, end_of_moment, next_moment
)
AGAIN: Final[Order[Table]] = Order(settle, start_of_moment, settle, clash, settle, end_of_moment, next_moment)
WHETHER_TO_AMPLIFY: Final[Question[Table]] = Question(
    "term.amplify", "Do you amplify {source} for {price}?", takes=[Yes, No], chained=False
)
