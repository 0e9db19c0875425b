"""What the actions of a tile do: Shards, Will, tiles, items that are used, and assignments that are completed.

Read this with the rulebook, or RULES.md, beside it: its chapter on tile actions. How an assignment is paid for and
carried out is in `completing`.
"""

from __future__ import annotations

from typing import Final

from rulebound.games.arcane import tiles
from rulebound.games.arcane.box import PIECES
from rulebound.games.arcane.card import ADD, COLLECT, COMPLETE, ITEM, SPELL, USE, WILL, words_of
from rulebound.games.arcane.choices import ACTIONS, LEAVE
from rulebound.games.arcane.completing import activated, choose_share, complete_it, paid_and_done, paid_in, purse
from rulebound.games.arcane.events import PERFORMS, USES
from rulebound.games.arcane.needs import (
    MAY_PERFORM,
    affordable,
    chaos_does_something,
    gives_something,
    has_use,
    in_market,
    may_be_completed,
    may_perform,
    may_take,
    public_or_yours,
    shown,
    shows_add,
    shows_collect,
    shows_complete,
    shows_use,
    shows_will,
    tolls_can_be_paid,
    your_item,
)
from rulebound.games.arcane.settling import settle
from rulebound.games.arcane.state import Table
from rulebound.games.arcane.zones import HAND, ITEMS, MARKET, PUBLIC
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING, Action, Question
from rulebound.kernel.table.agenda import rule
from rulebound.kernel.table.spending import had_besides
from rulebound.kernel.table.taxing import pay_taxes

# -- The actions of a tile ---------------------------------------------------------------------------------------------


def perform_actions(table: Table, me: int, it: int) -> None:
    """All the actions of a tile, before any other tile's. [link.whole] [A4] [R7]"""
    table.scopes.append(Scope(me, it, table.print_of(it).symbols[:]))
    table.then(me, resolve)


@rule("cast.actions")
def resolve(table: Table, me: int) -> None:
    """One of the actions that are left, and again, in any order; each is optional. [A3] [A4] [cast.may]"""
    scope = table.scopes[-1]
    if not scope.picks:
        table.scopes.pop()
        return
    table.then(me, settle, resolve)
    all_left = 0
    for symbol in scope.picks:
        all_left |= symbol
    table.ask(me, question_for(table, me, all_left), possible_actions(table, me, all_left))


def question_for(table: Table, me: int, all_left: int) -> Question[Table]:
    """Whether one could complete a private assignment, others must not learn: then a lone option is asked too."""
    hides = all_left & COMPLETE and table.cards_in(HAND, me) and may_be_affordable(table, me)
    return WHICH_ACTION if hides else WHICH_OPEN_ACTION


def may_be_affordable(table: Table, me: int) -> bool:
    """Whether, from what all can see, a player might be able to pay for a private assignment. [private.secret]"""
    if table.will[me] > 0 or table.shards[me] > 0 or table.may_be_lowered("cost"):
        return True
    return any([printed.cost == 0 and printed.kind in (SPELL, ITEM) for printed in table.prints])


def possible_actions(table: Table, me: int, all_left: int) -> list[Action[Table]]:
    """What comes into question for these actions; Chaos Magic stands for all of them. [chaos.wild]"""
    candidates: list[Action[Table]] = []
    if table.forbids:
        all_left &= ~barred(table, me)
    if all_left & COMPLETE:
        candidates += [FINISH[it] for it in table.cards_in(PUBLIC)]
        candidates += [FINISH[it] for it in table.cards_in(HAND, me)]
    if all_left & USE:
        candidates += [USE_ITEM[it] for it in table.cards_in(ITEMS, me)]
    if all_left & ADD:
        candidates += [TAKE[it] for it in table.cards_in(MARKET)]
    if all_left & WILL:
        candidates.append(GAIN)
    if all_left & COLLECT:
        candidates.append(GATHER)
    candidates.append(DONE)
    return candidates


def barred(table: Table, me: int) -> int:
    """The actions that cards forbid this player, or for which the player cannot pay what they ask."""
    found = 0
    for action, may in MAY_PERFORM.items():
        if not may.holds(table, me, NOTHING):
            found |= action
    return found


def perform_symbol(table: Table, me: int, action: int) -> None:
    """One symbol is done with: of those that stand for this action, the one that stands for the fewest. [cast.slash]

    [chaos.one] [A5] [A6]
    """
    scope = table.scopes[-1]
    best = -1
    for place, symbol in enumerate(scope.picks):
        if symbol & action and (best < 0 or symbol.bit_count() < scope.picks[best].bit_count()):
            best = place
    del scope.picks[best]
    if table.forbids:
        pay_taxes(table, f"perform {words_of(action)} actions", me, NOTHING)
    table.emit(PERFORMS[action], me, scope.source)


class Done(Action[Table]):
    """Leave out what is left of a tile: every action is optional. [cast.may] [A3]"""

    clause = "cast.may"
    says = "Do no more with {source}"

    def perform(self, table: Table, me: int) -> None:
        table.scopes[-1].picks = []


class CollectShard(Action[Table]):
    """One Shard of the center."""

    clause = "shard.collect"
    says = "Collect {shards given}"
    given = [shown(COLLECT), MAY_PERFORM[COLLECT]]
    needs = [shows_collect, gives_something(COLLECT, "Shard")]

    def perform(self, table: Table, me: int) -> None:
        perform_symbol(table, me, COLLECT)
        table.gain_shards(me, table.given_by(me, "Shard"))


class GainWill(Action[Table]):
    """The dial goes up by one, and not above its maximum. [D1] [A7]"""

    clause = "will.gain"
    says = "Gain {will given}"
    given = [shown(WILL), MAY_PERFORM[WILL]]
    needs = [shows_will, chaos_does_something, gives_something(WILL, "Will"), may_perform(WILL)]

    def perform(self, table: Table, me: int) -> None:
        perform_symbol(table, me, WILL)
        table.gain_will(me, table.given_by(me, "Will"))


class TakeTile(Action[Table]):
    """A tile of the center lies in front of you until the end of the turn, for nothing. [add.free] [B1] [B2] [B3]"""

    clause = "add.take"
    says = "Take {it}"
    given = [in_market, shown(ADD), MAY_PERFORM[ADD]]
    needs = [shows_add, may_take]

    def perform(self, table: Table, me: int) -> None:
        perform_symbol(table, me, ADD)
        tiles.take(table, me, self.it)


class UseItem(Action[Table]):
    """The USE ability of one of your items: an action each time. [use.item] [use.often] [C6] [C7] [C8]"""

    clause = "use.one"
    says = "Use {it}{use}"
    given = [your_item, shown(USE), MAY_PERFORM[USE]]
    needs = [shows_use, has_use, may_perform(USE)]

    def perform(self, table: Table, me: int) -> None:
        perform_symbol(table, me, USE)
        use(table, me, self.it)


def use(table: Table, me: int, it: int) -> None:
    """The USE ability of an item is carried out, sentence by sentence."""
    table.emit(USES, me, it)
    for ability in reversed(activated(table, it)):
        table.play_out(ability.effect, Scope(me, it, []), LEAVE)


class Complete(Action[Table]):
    """Pay for a public or private assignment, in full and at once. [complete.action] [complete.play] [C3]"""

    clause = "complete.choose"
    says = "Complete {it}"
    costs = "{cost}"
    given = [public_or_yours, shown(COMPLETE), MAY_PERFORM[COMPLETE]]
    needs = [
        shows_complete,
        may_perform(COMPLETE),
        affordable,
        tolls_can_be_paid,
        may_be_completed,
    ]

    def perform(self, table: Table, me: int) -> None:
        perform_symbol(table, me, COMPLETE)
        if table.unusual and had_besides(table, me, paid_in(table, self.it), self.it) > 0:
            scope = Scope(me, self.it, [])
            scope.number = max(0, table.cost(self.it) - purse(table, me, self.it))
            table.scopes.append(scope)
            table.then(me, choose_share, complete_it)
        else:
            paid_and_done(table, me, self.it, 0)


# -- Questions and actions ---------------------------------------------------------------------------------------------

IN_A_CAST: Final[list[type]] = [Complete, UseItem, TakeTile, GainWill, CollectShard, Done]

WHICH_ACTION: Final[Question[Table]] = Question(
    "cast.actions", "{source}: which action do you perform? Left: {left}.", takes=IN_A_CAST, secret=True
)
WHICH_OPEN_ACTION: Final[Question[Table]] = Question(
    "cast.actions", "{source}: which action do you perform? Left: {left}.", takes=IN_A_CAST
)
DONE: Final = ACTIONS.one(Done)
GATHER: Final = ACTIONS.one(CollectShard)
GAIN: Final = ACTIONS.one(GainWill)
TAKE: Final = ACTIONS.each(TakeTile, PIECES)
USE_ITEM: Final = ACTIONS.each(UseItem, PIECES)
FINISH: Final = ACTIONS.each(Complete, PIECES)
