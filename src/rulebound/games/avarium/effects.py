"""Schemes and abilities, the list of effects, priority: chapters 6, 8 and 10 of the handbook.

Read this with RULES.md beside it. Clauses in brackets are its; A1, B1, ... are in RULINGS.md.
"""

from __future__ import annotations

from typing import Final

from rulebound.games.avarium import characters, classes, pieces, resources, schemes
from rulebound.games.avarium.ability import DEFENSE, Awaits, Declared
from rulebound.games.avarium.box import FIRST_IDOL, FIRST_SCHEME, PIECES
from rulebound.games.avarium.choices import ACTIONS, PICK, PickSeat
from rulebound.games.avarium.ending import has_ended
from rulebound.games.avarium.events import AIMS_AT, AIMS_AT_PLAYER, PLAYS, TAKES_EFFECT, TRIGGERS, USES
from rulebound.games.avarium.needs import (
    a_student_pays,
    card_allows_it,
    costs_enough,
    enough_reputation,
    has_an_ability,
    has_triggered,
    in_your_class,
    in_your_hand,
    may_be_exhausted,
    may_be_played,
    may_be_used,
    ready_to_pay,
    scheme_can_be_paid,
    scheme_may_be_played_now,
    yours_to_pay_with,
)
from rulebound.games.avarium.state import UNCOUNTED, Table
from rulebound.games.avarium.timing import FIGHT, NO_FIGHT, PLAN, PLAN_ENDED
from rulebound.games.avarium.zones import CLASS, DECLARED, HAND
from rulebound.kernel.ability import USE as HAS_USE
from rulebound.kernel.ability import Ability, Pending, Standing, Triggered
from rulebound.kernel.action import NOBODY, NOTHING, Action, Question
from rulebound.kernel.agenda import rule
from rulebound.kernel.cardtable import NO_ABILITIES
from rulebound.kernel.effect import Effect, Pick
from rulebound.kernel.event import EVERYBODY
from rulebound.kernel.scope import Scope
from rulebound.kernel.window import Pass, Windows

# -- 6. Schemes, Surprises, abilities ----------------------------------------------------------------------------------


# [surprise.scheme]
class Play(Action[Table]):
    """Reveal a scheme of your Hand, choose its targets, and pay for it. [scheme.reveal] [D3] [D7]"""

    clause = "scheme.reveal"
    says = "Play {it} for {price}"
    given = [in_your_hand]
    needs = [scheme_may_be_played_now, may_be_played, scheme_can_be_paid, card_allows_it]

    def perform(self, table: Table, me: int) -> None:
        table.show(self.it)
        table.scopes.append(Scope(me, self.it, []))
        table.then(me, choose_targets, pay, declare)


class Use(Action[Table]):
    """Activate the ability of one of your characters, as often as you can pay for it. [ability.repeat] [D8]"""

    clause = "ability.activated"
    says = "Use {it}: {use}"
    given = [in_your_class, has_an_ability]
    needs = [may_be_used, card_allows_it]

    def perform(self, table: Table, me: int) -> None:
        table.scopes.append(Scope(me, self.it, []))
        table.then(me, choose_targets, pay, declare)


@rule("D10")
def choose_targets(table: Table, me: int) -> None:
    """What the text calls a target is chosen before the cost is paid. [D10]"""
    ability = table.ability_of(table.scopes[-1].source)
    if ability is not None and table.ruling("targets") == "declared":
        table.do(*[target.step for target in ability.targets])


@rule("scheme.cost")
def pay(table: Table, me: int) -> None:
    """A scheme is paid with Reputation or with a student; an ability as it says. [ability.cost] [D1]

    [exhaust.own-cost] [ability.sample]
    """
    scope = table.scopes[-1]
    table.targets = scope.picks
    scope.picks = []
    ability = table.ability_of(scope.source)
    if ability is not None:
        table.clause = "scheme.cost" if table.is_scheme(scope.source) else "ability.cost"
        table.do(ability.cost.step)
    if table.is_scheme(scope.source) and table.scheme_price(scope.source) > 0:
        payers = [PAY_WITH[it] for it in classes.characters_of(table, me)]
        table.ask(me, HOW_TO_PAY, [PAY_REPUTATION, *payers])


class PayReputation(Action[Table]):
    """Spend as much Reputation as the scheme costs."""

    clause = "scheme.pay.reputation"
    says = "Spend {owed} Reputation"
    needs = [enough_reputation]

    def perform(self, table: Table, me: int) -> None:
        resources.spend(table, me, table.scheme_price(table.scopes[-1].source))


# [exhaust.payment]
class PayWith(Action[Table]):
    """Exhaust a student that costs at least as much, be it in a fight or have an Attack Token. [D2]"""

    clause = "scheme.pay.student"
    says = "Exhaust {it}"
    given = [yours_to_pay_with]
    needs = [ready_to_pay, may_be_exhausted, a_student_pays, costs_enough]

    def perform(self, table: Table, me: int) -> None:
        characters.exhaust(table, self.it)


# [effects.add]
@rule("priority.declared")
def declare(table: Table, me: int) -> None:
    """It waits on the list of effects, and the others may respond. [E1] [E6] [E8]"""
    source = table.scopes.pop().source
    ability = table.ability_of(source)
    assert ability is not None
    number = table.cards[table.faces[source]].abilities.index(ability)
    if not table.is_scheme(source):
        table.used[source] = True
        table.happened(USES, me, source)
    else:
        pieces.move(table, source, DECLARED, me)
        table.schemes_played[me] += 1
        table.progress()
        table.happened(PLAYS, me, source)
    tell_targets(table, source, ability.targets, table.targets)
    waits = Pending(me, source, number, NOTHING, -1, table.faces[source], me, 0, table.targets)
    table.targets = []
    table.declared.append(waits)
    table.responded = table.step == PLAN_ENDED
    table.then(me, settle, WINDOWS.others)


def tell_targets(table: Table, source: int, targets: list[Effect[Table]], picks: list[int]) -> None:
    """Everybody may know what has been chosen, before they respond. [D10]"""
    if table.observed:
        for target, it in zip(targets, picks, strict=False):
            if is_a_player(target):
                table.happened(AIMS_AT_PLAYER, it, other=source)
            elif it >= 0:
                table.happened(AIMS_AT, NOBODY, it, source)


def is_a_player(target: Effect[Table]) -> bool:
    """Whether a target is a player, and not a card."""
    return PickSeat in target.asks()[0].takes


# -- 8. Playing multiple effects ---------------------------------------------------------------------------------------


# [scheme.effect] [priority.effects] [target.default] [D14] [D15] [S2]
@rule("effects.last-in")
def play_out(table: Table, me: int) -> None:
    """All have passed: the last effect of the list is played out, as one whole. [effects.whole] [D16] [E2]"""
    if not table.declared:
        return
    waits = table.declared.pop()
    ability = table.cards[waits.face].abilities[waits.ability]
    targets = targets_of(ability)
    scope = Scope(waits.me, waits.source, [], it=waits.it, number=waits.number)
    table.targets = waits.picks[:]
    table.clause = "effects.last-in"
    table.happened(TAKES_EFFECT, waits.me, waits.source)
    table.done = UNCOUNTED if table.ruling("failed_part") == "on" else 0
    table.then(table.active, settle, next_effect)
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
        table.do(*[target.step for target in targets])


def targets_of(ability: Ability[Table]) -> list[Effect[Table]]:
    """What is chosen for it when it is declared."""
    if isinstance(ability, Declared):
        return ability.targets
    return ability.targets if isinstance(ability, Awaits) else []


def has_lost_a_target(table: Table, waits: Pending, targets: list[Effect[Table]]) -> bool:
    """Whether nothing of an effect is done, because a target is no longer what it must be. [D11]"""
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
    """Where targets are chosen only now: the effect finds them."""
    scope = table.scopes[-1]
    table.targets = scope.picks
    scope.picks = []


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
        table.then(me, WINDOWS.open)
    else:
        table.then(me, WINDOWS.others)  # the active player's turn to act is the Plan Phase itself


@rule("effects.turn")
def settle(table: Table, me: int) -> None:
    """After each whole event: the end of the game; then what was triggered is put on the list. [A8] [E5]"""
    expel_the_defenseless(table)
    if not has_ended(table) and table.raised:
        table.base = len(table.declared)
        table.then(table.active, announce)


@rule("priority.step")
def step_ends(table: Table, me: int) -> None:
    """A step of a turn is over: what follows from it, then priority, the active player first."""
    if table.raised:
        table.then(me, settle, WINDOWS.open)
        return
    expel_the_defenseless(table)
    if table.raised:
        table.then(me, settle, WINDOWS.open)
    elif not has_ended(table):
        table.clause = RESPOND.clause
        WINDOWS.begin(table, me)


def expel_the_defenseless(table: Table) -> None:
    """Students whose Defense has fallen to zero. [D21]"""
    changed = DEFENSE in table.standing or any([modifier.value == DEFENSE for modifier in table.modifiers])
    if changed and table.ruling("defense_zero") == "expelled":
        for it in classes.students(table):
            if table.zone[it] == CLASS and table.defense(it) <= 0:
                characters.expel(table, it)


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
            sources = unlike(waiting)
            if len(sources) == 1:
                announce_first_of(table, seat, sources[0])
                return
            table.then(seat, announce_chosen)
            table.scopes.append(Scope(seat, NOTHING, []))
            table.ask(seat, WHICH_FIRST, [PICK[it] for it in sources])
            return
    table.raised = []
    table.base = 0
    table.then(table.active, WINDOWS.open)


def unlike(waiting: list[Pending]) -> list[int]:
    """The cards whose triggered effects wait, each once."""
    found: list[int] = []
    for pending in waiting:
        if pending.source not in found:
            found.append(pending.source)
    return found


@rule("effects.prerogative")
def announce_chosen(table: Table, me: int) -> None:
    """The one that was chosen."""
    announce_first_of(table, me, table.scopes.pop().picks[0])


def announce_first_of(table: Table, me: int, source: int) -> None:
    """The first waiting effect of this card: its targets are chosen, and it is put on the list."""
    for pending in table.raised:
        if pending.me == me and pending.source == source:
            table.raised = [other for other in table.raised if other is not pending]
            table.cause = pending.cause
            table.happened(TRIGGERS, me, source)
            table.declared.insert(table.base, pending)
            ability = table.triggered(pending)
            if isinstance(ability, Awaits) and ability.targets and table.ruling("targets") == "declared":
                table.scopes.append(Scope(me, source, [], it=pending.it, number=pending.number))
                table.then(me, keep_targets)
                table.do(*[target.step for target in ability.targets])
            return


@rule("D10")
def keep_targets(table: Table, me: int) -> None:
    """What was chosen goes with the effect that was announced last."""
    pending = table.declared[table.base]
    picks = table.scopes.pop().picks
    kept = Pending(
        pending.me, pending.source, pending.ability, pending.it, pending.cause, pending.face, pending.seat,
        pending.number, picks,
    )  # fmt: skip
    table.declared[table.base] = kept
    tell_targets(table, pending.source, targets_of(table.triggered(pending)), picks)


# -- 10. Priority and timing -------------------------------------------------------------------------------------------


def could_respond(table: Table, me: int) -> bool:
    """Whether, for all that everybody can see, this player may have something to play. [E7]"""
    if table.fight == FIGHT:
        return False
    if table.brisk:
        return has_something(table, me)
    for found in table.standing.get(HAS_USE, NO_ABILITIES):
        it = found.source
        if table.holder[it] == me and table.fulfils(me, USE[it].needs, it):
            return True
    if not table.hand[me]:
        return False
    most = most_payable(table, me)
    for it in range(FIRST_SCHEME, FIRST_IDOL):
        if might_hold(table, me, it):
            printed = table.prints[table.faces[it]]
            if printed.surprise and (printed.cost <= most or table.standing) and could_play(table, me, it):
                return True
    return False


def has_something(table: Table, me: int) -> bool:
    """A quicker test for simulation, where a lone pass takes itself: whether looking closer is worth it."""
    for found in table.standing.get(HAS_USE, NO_ABILITIES):
        it = found.source
        if table.holder[it] == me and first_need_holds(table, me, found):
            return True
    for it in table.hand[me]:
        if table.prints[table.faces[it]].surprise and scheme_can_be_paid.holds(table, me, it):
            return True
    return table.step == PLAN and len(table.declared) > 0


def first_need_holds(table: Table, me: int, found: Standing) -> bool:
    """Whether what comes first in an ability's needs holds, which is mostly that its card is ready."""
    ability = found.ability
    assert isinstance(ability, Declared)
    return len(ability.needs) == 0 or ability.needs[0].holds(table, me, found.source)


def most_payable(table: Table, me: int) -> int:
    """The highest cost that this player can pay, as cards print it."""
    most = table.reputation[me]
    for it in table.classes[me]:
        if not table.exhausted[it]:
            most = max(most, table.prints[table.faces[it]].cost)
    return most


def might_hold(table: Table, me: int, it: int) -> bool:
    """Whether this player may hold a scheme with this face, for all that everybody can see."""
    known = table.known[it]
    return table.faces[it] >= 0 and (known != EVERYBODY or (table.zone[it] == HAND and table.holder[it] == me))


def could_play(table: Table, me: int, it: int) -> bool:
    """Whether a Surprise, if this player holds it, could be played."""
    return table.fulfils(me, PLAY[it].needs, it)


def responses(table: Table, me: int) -> list[Action[Table]]:
    """Surprises and activated abilities, or a pass. [surprise.any-time] [ability.any-time] [D6]"""
    candidates: list[Action[Table]] = []
    for it in table.hand[me]:
        if table.prints[table.faces[it]].surprise or table.step == PLAN:
            candidates.append(PLAY[it])
    candidates += usable(table, me)
    candidates.append(PASS)
    return candidates


def usable(table: Table, me: int) -> list[Action[Table]]:
    """The abilities of this player's characters that are activated. [ability.class]"""
    found: list[Action[Table]] = []
    for one in table.standing.get(HAS_USE, NO_ABILITIES):
        if table.holder[one.source] == me:
            found.append(USE[one.source])
    return found


# -- Questions and actions ---------------------------------------------------------------------------------------------

HOW_TO_PAY: Final[Question[Table]] = Question(
    "scheme.cost", "{deed}: how do you pay its cost of {owed}?", takes=[PayReputation, PayWith], chained=True
)
WHICH_FIRST: Final[Question[Table]] = Question(
    "effects.prerogative", "Which card's effect comes first?", has_triggered, takes=[Pick], says="{it}"
)
RESPOND: Final[Question[Table]] = Question(
    "priority.pass", "{moment}: do you respond?", takes=[Pass, Play, Use], offers=responses, secret=True
)
PASS: Final[Action[Table]] = ACTIONS.one(Pass)
PLAY: Final[list[Play]] = ACTIONS.each(Play, PIECES)
USE: Final[list[Use]] = ACTIONS.each(Use, PIECES)
PAY_REPUTATION: Final[Action[Table]] = ACTIONS.one(PayReputation)
PAY_WITH: Final[list[Action[Table]]] = ACTIONS.each(PayWith, PIECES)
WINDOWS: Final[Windows[Table]] = Windows(
    "priority.pass",
    RESPOND,
    could_respond,
    responses,
    Table.next_seat,
    lambda table: table.out,
    play_out,
)
