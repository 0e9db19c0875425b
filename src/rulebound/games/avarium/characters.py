"""The verbs that change characters: students are recruited, join and are expelled; all are exhausted and readied."""

from __future__ import annotations

from rulebound.cardtext.phrases.acts.counted_later import note_done
from rulebound.games.avarium import classes, parties, pieces
from rulebound.games.avarium.ability import DEFENSE, JOINS_WITH
from rulebound.games.avarium.box import FIRST_SCHEME
from rulebound.games.avarium.events import (
    ARRIVES,
    EXHAUSTED,
    EXPELLED,
    GOES_BACK,
    GOES_NEXT,
    JOINS,
    READIED,
    RECRUITS,
)
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.timing import FIGHT, NO_FIGHT
from rulebound.games.avarium.zones import CLASS, COURTYARD, EXPEL_PILE, HALLWAY, SCHOOL
from rulebound.kernel.basics.modifier import END_OF_GAME, Modifier
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NO_SEAT, NOTHING
from rulebound.kernel.table.agenda import Step, rule
from rulebound.kernel.table.counting import put_counters
from rulebound.kernel.table.instead import replaced_by_card
from rulebound.kernel.table.waiting import beneath_offers, has_to_wait, is_still_to_come, offers_waiting, once_answered


def recruit(table: Table, it: int, seat: int) -> None:
    """A student of the Courtyard goes on top of a Hallway. [recruit.hallway]"""
    table.progress()
    table.emit(RECRUITS, seat, it)
    pieces.move(table, it, HALLWAY, seat)


def to_hallway(table: Table, it: int, seat: int) -> None:
    """A card puts a student into a Hallway, wherever it was; an idol stays in its Class. [scheme.sample] [S4]

    A token does not arrive there: it is gone. [S6]
    """
    to_hallway_together(table, [it], seat)


def to_hallway_together(table: Table, gone: list[int], seat: int) -> None:
    """The same of several at the same time. [C3]"""
    to_hallways(table, [(it, seat) for it in gone])


def to_hallways(table: Table, moves: list[tuple[int, int]]) -> None:
    """The same of several at the same time, each into this player's. [C3] [E9]"""
    moves = [(it, seat) for it, seat in moves if it < FIRST_SCHEME and not table.out[seat]]
    if table.over or not moves:
        return
    table.progress()
    pieces.move_together(table, [(it, HALLWAY, seat) for it, seat in moves], ARRIVES)


def to_hallway_with(table: Table, it: int, seat: int, value: str, amount: int) -> None:
    """The same with counters, which it has once it joins."""
    to_hallway(table, it, seat)
    if table.zone[it] == HALLWAY:
        table.modifiers = [*table.modifiers, Modifier(JOINS_WITH + value, it, amount, END_OF_GAME, NO_SEAT, it)]


def put_counters_of(table: Table, it: int, before: list[Modifier]) -> None:
    """Those with which it has waited in the hallway come on it."""
    for one in before:
        if one.it == it and one.value.startswith(JOINS_WITH):
            put_counters(table, it, one.value.removeprefix(JOINS_WITH), one.amount, it)


def to_courtyard(table: Table, it: int) -> None:
    """A student goes back to where anybody can recruit it; where there is no room, it comes next. [setup.courtyard]"""
    to_courtyard_together(table, [it])


def to_courtyard_together(table: Table, gone: list[int]) -> None:
    """The same of several at the same time. [E9]"""
    gone = [it for it in gone if it < FIRST_SCHEME and table.zone[it] in (CLASS, HALLWAY)]
    room = table.cards_in(COURTYARD).count(NOTHING)
    moves = [(it, COURTYARD if n < room else SCHOOL, NO_SEAT) for n, it in enumerate(gone)]
    pieces.move_together(table, moves)
    for it, zone, _ in moves:
        if table.zone[it] in (COURTYARD, SCHOOL):  # a token is gone [S6]
            table.emit(GOES_BACK if zone == COURTYARD else GOES_NEXT, NO_SEAT, it)


def join(table: Table, it: int, seat: int) -> None:
    """A student enters a Class, ready. [ready.enter]"""
    join_together(table, [(it, seat)])


def join_together(table: Table, joining: list[tuple[int, int]]) -> None:
    """Several enter, each this player's Class: all are there before cards notice any of them. [C5]"""
    for it, seat in joining:
        enter(table, it, seat)
    for it, seat in joining:
        has_joined(table, it, seat)


def enter(table: Table, it: int, seat: int) -> None:
    """The first half of joining: the student is there. Those who join together all are before anything follows.

    An idol stays in its own Class. [S4]
    """
    if table.over or table.out[seat] or it >= FIRST_SCHEME:
        return
    table.progress()
    stays = table.zone[it] == CLASS and table.fight != NO_FIGHT and table.ruling("defectors") == "stay"
    before = table.modifiers
    if stays and parties.side_of(table, it) >= 0:
        fighting = parties.step_out(table, it)
        pieces.move(table, it, CLASS, seat)
        parties.step_in(table, fighting)
    else:
        pieces.move(table, it, CLASS, seat)
    if before:
        put_counters_of(table, it, before)


def has_joined(table: Table, it: int, seat: int) -> None:
    """The second half: cards notice it. [join.again]"""
    if not table.over and not table.out[seat]:
        table.emit(JOINS, seat, it)


def expel(table: Table, it: int, by: int = NOTHING) -> None:
    """A student goes to the common Expel Pile, unless a card forbids it or does something else instead.

    [setup.expel-pile] [C11]
    """
    expel_together(table, [it], by)


def expel_together(table: Table, doomed: list[int], by: int = NOTHING) -> None:
    """The same of several at the same time. [E9]"""
    expel_all(table, [(it, by) for it in doomed])


def expel_all(table: Table, doomed: list[tuple[int, int]]) -> None:
    """The same of several at the same time, each by the card beside it. [E9]"""
    place = beneath_offers(table)
    by, certain = dict(doomed), those_expelled(table, doomed)
    expelled = [(it, by[it]) for it in certain]
    alone = len(doomed) == 1 or table.fight == FIGHT  # a fight has a step of its own for that
    if alone or not has_to_wait(table, place) or is_still_to_come(table, all_go):
        go_together(table, expelled)
        return
    table.shares = [number for one in expelled for number in one]
    once_answered(table, place, all_go, Scope(table.active, NOTHING, []))


@rule("E9")
def all_go(table: Table, me: int) -> None:
    """All who are expelled go together, also those who are after all. [D30]"""
    table.scopes.pop()
    expelled = dict(zip(table.shares[::2], table.shares[1::2], strict=True))
    table.shares = []
    go_together(table, [(it, by) for it, by in expelled.items() if table.zone[it] in (CLASS, HALLWAY, COURTYARD)])


def expel_after_all(table: Table, it: int, by: int) -> None:
    """An expulsion comes that something else could have replaced: with the others, if they still wait."""
    if table.fight != FIGHT and is_still_to_come(table, all_go):
        if those_expelled(table, [(it, by)]):
            table.shares = [*table.shares, it, by]
    else:
        expel(table, it, by)


def expel_to_pay(table: Table, paid: list[int], by: int) -> None:
    """A price: no card does anything else instead. [D25]"""
    if not table.over:
        table.progress()
        go_together(table, [(it, by) for it in paid if can_be_expelled(table, it)])


def go_together(table: Table, expelled: list[tuple[int, int]]) -> None:
    """None of them is gone yet when cards notice that all are expelled, and all are before a gap is filled. [E9]"""
    for it, by in expelled:
        note_done(table, it)
        table.emit(EXPELLED, table.holder[it], it, by)
    pieces.move_together(table, [(it, EXPEL_PILE, NO_SEAT) for it, _ in expelled])


def expel_from_school(table: Table, it: int, by: int) -> None:
    """A student that was looked at there goes to the Expel Pile. [setup.expel-pile]"""
    if it < FIRST_SCHEME and table.zone[it] == SCHOOL and not table.over:
        note_done(table, it)
        table.emit(EXPELLED, NO_SEAT, it, by)
        pieces.move(table, it, EXPEL_PILE)


def those_expelled(table: Table, doomed: list[tuple[int, int]]) -> list[int]:
    """Those of several to be expelled together, each by the card beside it, who certainly are.

    One may go instead of the first of others. [D29]
    """
    expelled = [it for it, by in doomed if is_expelled(table, it, by)]
    if len(doomed) == 1:  # as most often
        return expelled
    return [it for it in expelled if table.zone[it] in (CLASS, HALLWAY, COURTYARD)]


def is_expelled(table: Table, it: int, by: int = NOTHING) -> bool:
    """Whether a student that is to be expelled now certainly is. [card.wins] [D20] [D23]

    Not if a player is asked first: then it is expelled after that, or not.
    """
    if table.over or it >= FIRST_SCHEME or table.zone[it] not in (CLASS, HALLWAY, COURTYARD):
        return False
    if table.zone[it] == CLASS and (not can_be_expelled(table, it) or replaced_by_card(table, EXPELLED, it, other=by)):
        return False
    table.progress()
    return True


def can_be_expelled(table: Table, it: int) -> bool:
    """Whether it is a student that no card keeps in its Class. [card.wins] [D20]"""
    return it < FIRST_SCHEME and (
        table.zone[it] != CLASS or table.forbidder("cannot be expelled", table.holder[it], it) < 0
    )


# [exhaust.effect] [exhaust.in-fight] [D9] [D19]
def exhaust(table: Table, it: int, by: int = NOTHING) -> None:
    """Turns a character sideways; what is exhausted already stays so. [exhaust.once]"""
    if table.over or table.exhausted[it] or table.zone[it] != CLASS:
        return
    if table.forbidder("cannot be exhausted", table.holder[it], it) >= 0:
        return
    if not replaced_by_card(table, EXHAUSTED, it, other=by):
        table.exhausted[it] = True
        table.emit(EXHAUSTED, table.holder[it], it, by)


def exhaust_to_pay(table: Table, it: int) -> None:
    """A price: no card does anything else instead. [D25]"""
    if not table.over and not table.exhausted[it] and table.zone[it] == CLASS:
        table.exhausted[it] = True
        table.emit(EXHAUSTED, table.holder[it], it)


def ready(table: Table, it: int) -> None:
    """Turns a character upright."""
    if not table.over and table.exhausted[it] and table.forbidder("cannot be readied", table.holder[it], it) < 0:
        table.exhausted[it] = False
        table.emit(READIED, table.holder[it], it)


def expel_the_defenseless(table: Table) -> None:
    """Students whose Defense has fallen to zero. [D21]"""
    if not table.news or (not table.modifiers and DEFENSE not in table.standing):
        return  # as most often
    if table.may_be_lowered(DEFENSE) and table.ruling("defense_zero") == "expelled":
        expel_together(table, [it for it in classes.students(table) if table.defense(it) <= 0])


def are_asked_instead(table: Table, after: Step[Table]) -> bool:
    """Whether players may do something instead of the expulsion of who has no Defense. This comes once they have said.

    [D21] [D30]
    """
    height = len(table.agenda)
    expel_the_defenseless(table)
    if len(table.agenda) == height or not offers_waiting(table):
        return False  # as most often
    table.agenda.insert(height, after)
    return True
