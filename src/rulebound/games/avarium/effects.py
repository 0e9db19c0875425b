"""Schemes and abilities, the list of effects, priority: chapters 6, 8 and 10 of the handbook.

Read this with RULES.md beside it. Clauses in brackets are its; A1, B1, ... are in RULINGS.md. How targets are chosen
and kept is in targets.py, how costs are paid in paying.py, which player is asked to respond in responding.py.
"""

from __future__ import annotations

from typing import Final

from rulebound.cardtext.phrases.structure.effects import Choice
from rulebound.games.avarium import characters, pieces, schemes
from rulebound.games.avarium import needs as need
from rulebound.games.avarium.ability import Awaits, Declared
from rulebound.games.avarium.box import PIECES
from rulebound.games.avarium.choices import ACTIONS, CHOICES, PICK
from rulebound.games.avarium.ending import has_ended
from rulebound.games.avarium.events import PLAYS, REVEALS, TAKES_EFFECT, TRIGGERS, TURNS_TO, USES
from rulebound.games.avarium.paying import PAY_REPUTATION, PAY_WITH, PayReputation, PayWith, pay
from rulebound.games.avarium.responding import Responses, may_come_now
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.targets import (
    choose_targets,
    has_lost_a_target,
    keep_targets,
    targets_chosen,
    targets_of,
    tell_targets,
)
from rulebound.games.avarium.timing import NO_FIGHT, PLAN, PLAN_ENDED
from rulebound.games.avarium.triggered import unlike_effects
from rulebound.games.avarium.zones import DECLARED, HAND
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING, Action, Question
from rulebound.kernel.table.agenda import Order, rule
from rulebound.kernel.table.effect import Pick
from rulebound.kernel.table.pending import Pending
from rulebound.kernel.table.triggered import Awaited, Triggered
from rulebound.kernel.table.triggers import UNCOUNTED
from rulebound.kernel.table.window import Pass

# -- 6. Schemes, Surprises, abilities ----------------------------------------------------------------------------------


# [surprise.scheme]
class Play(Action[Table]):
    """Reveal a scheme of your Hand, choose its targets, and pay for it. [scheme.reveal] [D3] [D7]"""

    clause = "scheme.reveal"
    says = "Play {it}"
    costs = "{price}"
    given = [need.in_your_hand]
    needs = need.TO_PLAY

    def perform(self, table: Table, me: int) -> None:
        table.show(self.it)
        table.emit(REVEALS, me, self.it)
        table.scopes.append(Scope(me, self.it, []))
        table.then_all(me, STEPS_OF_A_DECLARATION)


class Use(Action[Table]):
    """Activate the ability of one of your characters, as often as you can pay for it. [ability.repeat] [D8]"""

    clause = "ability.activated"
    says = "Use {it}: {use}"
    costs = "{toll}"
    given = [need.in_your_class, need.has_an_ability]
    needs = need.TO_USE

    def perform(self, table: Table, me: int) -> None:
        table.emit(TURNS_TO, me, self.it)
        table.scopes.append(Scope(me, self.it, []))
        table.then_all(me, STEPS_OF_A_DECLARATION)


# [effects.add]
@rule("priority.declared")
def declare(table: Table, me: int) -> None:
    """It waits on the list of effects, and the others may respond. [E1] [E6] [E8]"""
    source = table.scopes.pop().source
    ability = table.ability_of(source)
    assert ability is not None
    number = table.cards[table.faces[source]].abilities.index(ability)
    table.declare()
    if not table.is_scheme(source):
        if table.bears(source):  # its cost may have been to leave
            table.used = replaced(table.used, source, True)
        table.emit(USES, me, source)
    else:
        pieces.move(table, source, DECLARED, me)
        table.schemes_played = replaced(table.schemes_played, me, table.schemes_played[me] + 1)
        table.progress()
        table.emit(PLAYS, me, source)
    tell_targets(table, source, ability.targets, table.targets)
    waits = Pending(me, source, number, NOTHING, -1, table.faces[source], me, 0, table.targets)
    table.targets = []
    table.declared.append(waits)
    table.responded = table.step == PLAN_ENDED
    table.then_all(me, AFTER_A_DEED)


# -- 8. Playing multiple effects ---------------------------------------------------------------------------------------


# [scheme.effect] [priority.effects] [target.default] [D14] [D15] [S2]
@rule("effects.last-in")
def play_out(table: Table, me: int) -> None:
    """All have passed: the last effect of the list is played out, as one whole. [effects.whole] [D16] [E2]"""
    waits = table.declared.pop()
    ability = table.ability(waits.face, waits.ability)
    targets = targets_of(ability)
    if isinstance(ability, Triggered):
        scope = table.scope_of(waits, ability)
        scope.number = waits.number
        scope.picks = scope.picks if isinstance(ability, Awaited) else []
    else:
        scope = Scope(waits.me, waits.source, [], it=waits.it, number=waits.number)
    table.targets = [] if isinstance(ability, Awaited) else waits.picks[:]
    table.clause = "effects.last-in"
    table.emit(TAKES_EFFECT, waits.me, waits.source)
    table.done = UNCOUNTED if table.ruling("failed_part") == "on" else 0
    table.then_all(table.active, AFTER_AN_EFFECT)
    if has_lost_a_target(table, waits, targets):
        table.scopes.append(scope)
        table.then(waits.me, played_out)
        return
    if isinstance(ability, Triggered):
        table.play_out(ability.effect, scope, played_out.by(waits.me))
    else:
        assert isinstance(ability, Declared)
        table.play_out(ability.effect, scope, played_out.by(waits.me))
    if targets and table.ruling("targets") == "resolved":
        table.then(waits.me, targets_chosen)
        table.do_all([target.step for target in targets])


@rule("scheme.trash")
def played_out(table: Table, me: int) -> None:
    """A scheme is trashed after its effect. [C9]"""
    source = table.scopes.pop().source
    table.targets = []
    table.done = UNCOUNTED
    if table.zone[source] == DECLARED:
        schemes.trash(table, source)


# [priority.first] [priority.own]
@rule("effects.whole")
def next_effect(table: Table, me: int) -> None:
    """New effects may be added before the next one, the active player first. [E2]"""
    if table.declared and table.ruling("list") == "whole":
        table.then(me, play_out)
    elif table.declared or table.step != PLAN or table.fight != NO_FIGHT:
        WINDOWS.open_now(table, me)
    else:
        table.then(me, WINDOWS.others)  # the active player's turn to act is the Plan Phase itself


@rule("effects.turn")
def settle(table: Table, me: int) -> None:
    """After each whole event: the end of the game; then what was triggered is put on the list. [A8] [E5]"""
    if characters.are_asked_instead(table, settle.by(me)):
        return
    if not has_ended(table) and table.pending:
        table.base = len(table.declared)
        table.then(table.active, announce)


@rule("priority.step")
def step_ends(table: Table, me: int) -> None:
    """A step of a turn is over: what follows from it, then priority, the active player first."""
    if table.pending:
        table.then(me, settle, WINDOWS.open)
        return
    if characters.are_asked_instead(table, step_ends.by(me)):
        return
    if table.pending:
        table.then(me, settle, WINDOWS.open)
    elif not has_ended(table):
        WINDOWS.open_now(table, me)


# [ability.triggered] [ability.harmful] [D18]
@rule("effects.turn")
def announce(table: Table, me: int) -> None:
    """Triggered together: the active player's first, then in turn order, each in the order its player likes.

    [effects.prerogative] [E3] [E4] [F26]
    """
    for seat in table.left():
        waiting = table.waiting(seat)
        if waiting:
            table.then(me, announce)
            sources = list(dict.fromkeys([pending.source for pending in waiting]))
            if len(sources) == 1:
                announce_of(table, seat, sources[0])
                return
            table.then(seat, announce_chosen)
            table.scopes.append(Scope(seat, NOTHING, []))
            table.ask(seat, WHICH_FIRST, [PICK[it] for it in sources])
            return
    table.pending = []
    table.base = 0
    table.then(me, WINDOWS.over)
    WINDOWS.open_now(table, table.active)


@rule("effects.prerogative")
def announce_chosen(table: Table, me: int) -> None:
    """One of the card that was chosen."""
    announce_of(table, me, table.scopes.pop().picks[0])


def announce_of(table: Table, me: int, source: int) -> None:
    """A waiting effect of this card, which its player chooses if it has several. [E4]"""
    waiting = unlike_effects(table, me, source)
    if len(waiting) == 1:
        put_on_the_list(table, waiting[0])
        return
    table.then(me, announce_effect)
    table.scopes.append(Scope(me, source, []))
    table.ask(me, WHICH_EFFECT, CHOICES[: len(waiting)])


@rule("effects.prerogative")
def announce_effect(table: Table, me: int) -> None:
    """The one of this card that was chosen."""
    scope = table.scopes.pop()
    put_on_the_list(table, unlike_effects(table, me, scope.source)[scope.number])


def put_on_the_list(table: Table, pending: Pending) -> None:
    """Its targets are chosen, and it waits to be played out."""
    table.pending = [other for other in table.pending if other is not pending]
    table.cause = pending.cause
    table.emit(TRIGGERS, pending.me, pending.source)
    table.declared.insert(table.base, pending)
    ability = table.triggered(pending)
    if isinstance(ability, Awaits) and ability.targets and table.ruling("targets") == "declared":
        table.scopes.append(Scope(pending.me, pending.source, [], it=pending.it, number=pending.number))
        table.then(pending.me, keep_targets)
        table.do_all([target.step for target in ability.targets])


# -- 10. Priority and timing -------------------------------------------------------------------------------------------


class Priority(Responses):
    """When no player responds any more, the last effect of the list is played out."""

    def responses(self, table: Table, me: int) -> list[Action[Table]]:
        return responses(table, me)

    def all_have_passed(self, table: Table) -> None:
        if table.declared:
            play_out.does(table, table.active)


def responses(table: Table, me: int) -> list[Action[Table]]:
    """Surprises and activated abilities, or a pass. [surprise.any-time] [ability.any-time] [D6]"""
    candidates: list[Action[Table]] = [PLAY[it] for it in table.cards_in(HAND, me) if may_come_now(table, me, it)]
    candidates += usable(table, me)
    candidates.append(PASS)
    return candidates


def usable(table: Table, me: int) -> list[Action[Table]]:
    """The abilities of this player's characters that are activated. [ability.class]"""
    return [USE[one.source] for one in table.activatable[me]]


# -- Questions and actions ---------------------------------------------------------------------------------------------

WHICH_FIRST: Final[Question[Table]] = Question(
    "effects.prerogative", "Which card's effect comes first?", need.has_triggered, takes=[Pick], says="{it}"
)
WHICH_EFFECT: Final[Question[Table]] = Question(
    "effects.prerogative", "{source}: which effect comes first?", takes=[Choice]
)
RESPOND: Final[Question[Table]] = Question(
    "priority.pass", "{moment}: do you respond?", takes=[Pass, Play, Use], offers=responses, secret=True
)
PASS: Final[Action[Table]] = ACTIONS.one(Pass)
PLAY: Final[list[Play]] = ACTIONS.each(Play, PIECES)
USE: Final[list[Use]] = ACTIONS.each(Use, PIECES)
PAY_REPUTATION.append(ACTIONS.one(PayReputation))
PAY_WITH.extend(ACTIONS.each(PayWith, PIECES))
WINDOWS: Final[Priority] = Priority("priority.pass", RESPOND, PASS, PLAY, USE)
WINDOWS.rounds.extend(next_effect.steps)
STEPS_OF_A_DECLARATION: Final[Order[Table]] = Order(choose_targets, pay, declare)
AFTER_AN_EFFECT: Final[Order[Table]] = Order(settle, next_effect)
AFTER_A_DEED: Final[Order[Table]] = Order(settle, WINDOWS.others)
