"""Targets: the target of an effect is chosen, announced, kept until the effect is played out, and may be lost."""

from __future__ import annotations

from rulebound.games.avarium.ability import Awaits, Declared
from rulebound.games.avarium.choices import PickSeat
from rulebound.games.avarium.events import AIMS_AT, AIMS_AT_PLAYER
from rulebound.games.avarium.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.action import NO_SEAT
from rulebound.kernel.table.agenda import rule
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.pending import Pending


def targets_of(ability: Ability[Table]) -> list[Effect[Table]]:
    """The targets that are chosen when it is declared."""
    if isinstance(ability, Declared):
        return ability.targets
    return ability.targets if isinstance(ability, Awaits) else []


def is_a_player(target: Effect[Table]) -> bool:
    """Whether a target is a player, and not a card."""
    return PickSeat in target.asks()[0].takes


@rule("D10")
def choose_targets(table: Table, me: int) -> None:
    """The targets of a text are chosen before the cost is paid. [D10]"""
    ability = table.ability_of(table.scopes[-1].source)
    if ability is not None and ability.targets and table.ruling("targets") == "declared":
        table.do_all([target.step for target in ability.targets])


def tell_targets(table: Table, source: int, targets: list[Effect[Table]], picks: list[int]) -> None:
    """All players see the targets before they respond. [D10]"""
    if table.observed or (table.unusual and AIMS_AT in table.standing):  # else it matters to no card or reader
        for target, it in zip(targets, picks, strict=False):
            if it >= 0 and is_a_player(target):
                table.emit(AIMS_AT_PLAYER, it, other=source)
            elif it >= 0:
                table.emit(AIMS_AT, NO_SEAT, it, source)


@rule("D10")
def keep_targets(table: Table, me: int) -> None:
    """Stores the targets with the effect that was announced last."""
    pending = table.declared[table.base]
    picks = table.scopes.pop().picks
    kept = Pending(
        pending.me, pending.source, pending.ability, pending.it, pending.cause, pending.face, pending.seat,
        pending.number, picks, pending.other,
    )  # fmt: skip
    table.declared[table.base] = kept
    tell_targets(table, pending.source, targets_of(table.triggered(pending)), picks)


def has_lost_a_target(table: Table, waits: Pending, targets: list[Effect[Table]]) -> bool:
    """Whether an effect does nothing because a target is no longer legal. [D11]"""
    if not waits.picks or table.ruling("lost_target") == "part":
        return False
    trial = Scope(waits.me, waits.source, [], it=waits.it)
    table.scopes.append(trial)
    lost = False
    for it, target in zip(waits.picks, targets, strict=False):
        question = target.asks()[0]
        if it >= 0 and not table.fulfils(waits.me, [*question.given, *question.needs], it):
            lost = True
        trial.picks.append(it)
    table.scopes.pop()
    return lost


@rule("D10")
def targets_chosen(table: Table, me: int) -> None:
    """Lets the effect find its targets, at tables that choose them only now."""
    scope = table.scopes[-1]
    table.targets = scope.picks
    scope.picks = []
