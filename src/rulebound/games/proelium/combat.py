"""The third phase: who attacks, who blocks, and what comes of it."""

from __future__ import annotations

from typing import Final

from rulebound.games.proelium import verbs
from rulebound.games.proelium.answering import after_attackers, after_blockers, after_comparison
from rulebound.games.proelium.compelled import (
    forget_who_may_attack_again,
    may_attack_again,
    must_attack,
    must_be_blocked,
    must_block,
    note_who_may_attack_again,
)
from rulebound.games.proelium.encounters import encounters
from rulebound.games.proelium.events import ATTACKS, BLOCKS, STOPPED, UNSTOPPED
from rulebound.games.proelium.fights import destroy_beaten
from rulebound.games.proelium.needs import (
    TO_ATTACK,
    TO_BLOCK,
    in_your_laboratory,
)
from rulebound.games.proelium.parts import ACTIONS, BOX
from rulebound.games.proelium.phases import ATTACKING
from rulebound.games.proelium.state import Table
from rulebound.games.proelium.zones import LABORATORY
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.table.action import Action, Question
from rulebound.kernel.table.agenda import rule
from rulebound.kernel.table.taxing import pay_taxes

# -- Attackers ---------------------------------------------------------------------------------------------------------


@rule("attack.declare")
def attack(table: Table, me: int) -> None:
    """One attacker after the other is named, until that is enough; first those that must attack. [R21] [R60]"""
    table.phase = ATTACKING
    if not table.attackers:
        for it in must_attack(table, me):
            name_attacker(table, it)
    if table.ask(me, WHO_ATTACKS, [*attackers(table, me), NO_MORE], 2):
        table.then(me, attack)
    elif table.attackers:
        begin_combat(table, me)


@rule("R61")
def attack_again(table: Table, me: int) -> None:
    """The same once more, of those that may attack twice."""
    found: list[Action[Table]] = [ATTACK_WITH[it] for it in may_attack_again(table, me)]
    if table.ask(me, WHO_ATTACKS, [*found, NO_MORE], 2):
        table.then(me, attack_again)
        return
    forget_who_may_attack_again(table)
    if table.attackers:
        begin_combat(table, me)


def attackers(table: Table, me: int) -> list[Action[Table]]:
    """What comes into question."""
    return [ATTACK_WITH[it] for it in table.cards_in(LABORATORY, me)]


class AttackWith(Action[Table]):
    clause = "attack.declare"
    says = "Attack with {it}"
    given = [in_your_laboratory]
    needs = TO_ATTACK

    def perform(self, table: Table, me: int) -> None:
        pay_taxes(table, "attack", me, self.it)
        name_attacker(table, self.it)


def name_attacker(table: Table, it: int) -> None:
    """It attacks, and nothing blocks it yet."""
    table.attackers = [*table.attackers, it]
    table.blockers = [*table.blockers, []]
    table.stopped = [*table.stopped, False]


class NoMoreAttackers(Action[Table]):
    """These attack, or none do."""

    clause = "attack.declare"
    says = "{attack}"

    def perform(self, table: Table, me: int) -> None:
        table.cancel(me, attack)
        if table.cancel(me, attack_again):
            forget_who_may_attack_again(table)
        if table.attackers:
            begin_combat(table, me)


def begin_combat(table: Table, me: int) -> None:
    """The attackers are named: all can be answered, then they are blocked and compared. [R26]"""
    for it in table.attackers:
        table.emit(ATTACKS, me, it)
    table.facing = 0
    rival = table.rival(me)
    table.do(
        after_attackers.by(me), block.by(rival), blockers_are_named.by(rival), after_blockers.by(me), compare.by(me),
        after_comparison.by(me), combat_is_over.by(me),
    )  # fmt: skip


# -- Blockers ----------------------------------------------------------------------------------------------------------


@rule("attack.block")
def block(table: Table, me: int) -> None:
    """For one attacker after the other the defending player says who blocks it. [R29]"""
    while table.facing < len(table.attackers):
        attacker = table.attackers[table.facing]
        if not is_settled(table, attacker):
            compelled(table, me, attacker)
        if not is_settled(table, attacker):
            one_must = must_be_blocked(table, me)
            offered: list[Action[Table]] = [BLOCK_WITH[it] for it in one_must or table.cards_in(LABORATORY, me)]
            if not one_must:
                offered.append(NO_MORE_BLOCKERS)
            if table.ask(me, WHO_BLOCKS, offered, 2):
                table.then(me, block)
                return
        table.facing += 1


def compelled(table: Table, me: int, attacker: int) -> None:
    """Who must block this attacker blocks it. [R60]"""
    only = must_be_blocked(table, me)
    for it in must_block(table, me) or (only if len(only) == 1 else []):
        if not is_settled(table, attacker):
            name_blocker(table, it)


def is_settled(table: Table, attacker: int) -> bool:
    """Whether nothing (more) can block this attacker."""
    if table.forbidder("cannot be blocked", table.active, attacker) >= 0:
        return True
    return table.stopped[table.facing] and table.ruling("blockers") == "one"


class BlockWith(Action[Table]):
    clause = "attack.block"
    says = "Block with {it}: {outcome}"
    given = [in_your_laboratory]
    needs = TO_BLOCK

    def perform(self, table: Table, me: int) -> None:
        pay_taxes(table, "block", me, self.it)
        name_blocker(table, self.it)


def name_blocker(table: Table, it: int) -> None:
    """It blocks the attacker that is faced."""
    place = table.facing
    table.blockers = replaced(table.blockers, place, [*table.blockers[place], it])
    table.stopped = replaced(table.stopped, place, True)


class NoMoreBlockers(Action[Table]):
    clause = "attack.block"
    says = "{defence}"

    def perform(self, table: Table, me: int) -> None:
        table.facing += 1


@rule("attack.block")
def blockers_are_named(table: Table, me: int) -> None:
    """All can see who blocks whom."""
    for attacker, blocking in zip(table.attackers, table.blockers, strict=True):
        for it in blocking:
            table.emit(BLOCKS, me, it, attacker)
        table.passes(STOPPED if blocking else UNSTOPPED, me, attacker)


# -- The comparison ----------------------------------------------------------------------------------------------------


@rule("attack.holds")
def compare(table: Table, me: int) -> None:
    """All at once; what survives is as it was. [attack.destroys] [attack.strikes-back] [R28] [R30] [R33] [R34] [R39]"""
    rival = table.rival(me)
    found = encounters(table)
    for one in found:
        verbs.hurt(table, rival, one.attacker, one.damage)
    destroy_beaten(table, found)


@rule("attack.half")
def combat_is_over(table: Table, me: int) -> None:
    """The characters that attacked are weary from now on. [R37]"""
    for it in table.attackers:
        verbs.tire(table, it)
    again = note_who_may_attack_again(table)
    verbs.nothing_attacks(table)
    if again:
        table.then(me, attack_again)


WHO_ATTACKS: Final[Question[Table]] = Question("attack.declare", "Who attacks?", takes=[AttackWith, NoMoreAttackers])
WHO_BLOCKS: Final[Question[Table]] = Question(
    "attack.block", "Who blocks {attacker}?", takes=[BlockWith, NoMoreBlockers]
)
ATTACK_WITH: Final = ACTIONS.each(AttackWith, BOX.pieces)
BLOCK_WITH: Final = ACTIONS.each(BlockWith, BOX.pieces)
NO_MORE: Final = ACTIONS.one(NoMoreAttackers)
NO_MORE_BLOCKERS: Final = ACTIONS.one(NoMoreBlockers)
