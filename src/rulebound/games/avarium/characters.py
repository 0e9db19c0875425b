"""The verbs that change characters: students are recruited, join and are expelled; all are exhausted and readied."""

from __future__ import annotations

from rulebound.games.avarium import classes, parties, pieces, resources
from rulebound.games.avarium.ability import DEFENSE
from rulebound.games.avarium.box import FIRST_IDOL, FIRST_SCHEME
from rulebound.games.avarium.events import ARRIVES, EXHAUSTED, EXPELLED, JOINS, READIED, RECRUITS
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.timing import NO_FIGHT
from rulebound.games.avarium.zones import CLASS, COURTYARD, EXPEL_PILE, HALLWAY
from rulebound.kernel.action import NOTHING


def recruit(table: Table, it: int, seat: int) -> None:
    """A student of the Courtyard goes on top of a Hallway. [recruit.hallway]"""
    table.progress()
    table.happened(RECRUITS, seat, it)
    pieces.move(table, it, HALLWAY, seat)


def to_hallway(table: Table, it: int, seat: int) -> None:
    """A card puts a student into a Hallway, wherever it was. [scheme.sample]"""
    if table.over or table.out[seat]:
        return
    table.progress()
    pieces.move(table, it, HALLWAY, seat)
    table.happened(ARRIVES, seat, it)


def join(table: Table, it: int, seat: int) -> None:
    """A student enters a Class, ready. [ready.enter]"""
    if table.over or table.out[seat]:
        return
    table.progress()
    stays = table.zone[it] == CLASS and table.fight != NO_FIGHT and table.ruling("defectors") == "stay"
    side = parties.side_of(table, it) if stays else NOTHING
    pieces.move(table, it, CLASS, seat)
    if side >= 0:
        parties.join(table, it, side)
    table.happened(JOINS, seat, it)


def expel(table: Table, it: int, by: int = NOTHING) -> None:
    """A student goes to the common Expel Pile, unless a card forbids it or does something else instead."""
    if is_expelled(table, it):
        table.happened(EXPELLED, table.holder[it], it, by)
        pieces.move(table, it, EXPEL_PILE)


def is_expelled(table: Table, it: int) -> bool:
    """Whether a student that is to be expelled now really is. [card.wins] [D20] [D23]"""
    if table.over or it >= FIRST_SCHEME or table.zone[it] not in (CLASS, HALLWAY, COURTYARD):
        return False
    if table.zone[it] == CLASS:
        if table.forbidder("cannot be expelled", table.holder[it], it) >= 0:
            return False
        if table.instead(EXPELLED, it):
            return False
    table.progress()
    return True


# [exhaust.effect] [exhaust.in-fight] [D9] [D19]
def exhaust(table: Table, it: int) -> None:
    """Turns a character sideways; what is exhausted already stays so. [exhaust.once]"""
    if table.over or table.exhausted[it] or table.zone[it] != CLASS:
        return
    if table.forbidder("cannot be exhausted", table.holder[it], it) < 0:
        table.exhausted[it] = True
        table.happened(EXHAUSTED, table.holder[it], it)


def ready(table: Table, it: int) -> None:
    """Turns a character upright."""
    if not table.over and table.exhausted[it] and table.forbidder("cannot be readied", table.holder[it], it) < 0:
        table.exhausted[it] = False
        table.happened(READIED, table.holder[it], it)


def damage(table: Table, it: int, n: int, by: int) -> None:
    """Damage by an effect, outside a fight: a student is expelled by it, or nothing of it stays. [D22]"""
    if n <= 0 or table.over or table.zone[it] != CLASS:
        return
    if it >= FIRST_IDOL:
        resources.lose_merit(table, table.holder[it], n)
    elif n >= table.defense(it):
        expel(table, it, by)
    elif table.ruling("effect_damage") == "exhausts":
        exhaust(table, it)


def expel_the_defenseless(table: Table) -> None:
    """Students whose Defense has fallen to zero. [D21]"""
    if not table.news or (not table.modifiers and DEFENSE not in table.standing):
        return  # as most often
    if table.may_be_lowered(DEFENSE) and table.ruling("defense_zero") == "expelled":
        for it in classes.students(table):
            if table.zone[it] == CLASS and table.defense(it) <= 0:
                expel(table, it)
