"""How an assignment is completed: it is paid for with Will or Shards, and carried out as a spell or an item.

Read this with the rulebook, or RULES.md, beside it: its chapter on completing assignments.
"""

from __future__ import annotations

from typing import Final

from rulebound.games.arcane import assignments
from rulebound.games.arcane.card import ITEM, SPELL
from rulebound.games.arcane.choices import CHOOSING, LEAVE
from rulebound.games.arcane.events import PAYS_SHARDS, PAYS_WILL
from rulebound.games.arcane.state import Table
from rulebound.games.arcane.zones import ITEMS, PLAYED
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Activated
from rulebound.kernel.table.ability_keys import USE
from rulebound.kernel.table.action import Question
from rulebound.kernel.table.agenda import rule
from rulebound.kernel.table.effect import No, Yes
from rulebound.kernel.table.look_up import NO_ABILITIES
from rulebound.kernel.table.spending import had_besides, spend_besides


def paid_and_done(table: Table, me: int, it: int, besides: int) -> None:
    pay(table, me, it, table.cost(it), besides)
    carry_out(table, me, it)
    table.pay_tolls(me, it, LEAVE)


def paid_in(table: Table, it: int) -> str:
    """Will for a spell, Shards for an item. [complete.pay] [spell.will] [item.shards]"""
    return "Will" if table.print_of(it).kind == SPELL else "Shard"


def purse(table: Table, me: int, it: int) -> int:
    """How much a player has of what such a card costs."""
    return table.will[me] if table.print_of(it).kind == SPELL else table.shards[me]


def pay(table: Table, me: int, it: int, cost: int, besides: int = 0) -> None:
    """So much of what such a card costs. besides: how much at least of what stands in its place. [D5]"""
    besides = max(besides, cost - purse(table, me, it))
    if besides > 0:
        spend_besides(table, me, paid_in(table, it), it, besides)
        cost -= besides
    if table.print_of(it).kind == SPELL:
        table.clause = "spell.will"
        table.lose_will(me, cost, PAYS_WILL)
    else:
        table.clause = "item.shards"
        table.lose_shards(me, cost, PAYS_SHARDS)


@rule("golden.rule")
def choose_share(table: Table, me: int) -> None:
    """How much is paid with what a card lets stand in the place: what lacks, and one more as often as one likes."""
    scope = table.scopes[-1]
    it = scope.source
    cost, other = table.cost(it), paid_in(table, it)
    if scope.number < min(cost, had_besides(table, me, other, it)):
        table.then(me, one_more)
        table.ask(me, ONE_SHARD_MORE if other == "Will" else ONE_WILL_MORE, [CHOOSING.yes, CHOOSING.no])


@rule("golden.rule")
def one_more(table: Table, me: int) -> None:
    """It was wanted: else `No` has taken this away."""
    table.scopes[-1].number += 1
    table.then(me, choose_share)


@rule("complete.pay")
def complete_it(table: Table, me: int) -> None:
    """It is paid for, and carried out."""
    scope = table.scopes.pop()
    paid_and_done(table, me, scope.source, scope.number)


def carry_out(table: Table, me: int, it: int) -> None:
    """An item lies face up; a spell takes effect first, as far as it can.

    [complete.kinds] [item.keep] [spell.effect] [C4] [R8]
    """
    table.clause = "complete.play"
    assignments.play(table, me, it)
    if table.print_of(it).kind == ITEM:
        assignments.complete(table, it)
        return
    table.clause = "spell.effect"
    table.scopes.append(Scope(me, it, []))
    table.then(me, tuck)
    table.do(*[ability.effect.step for ability in activated(table, it)])


def activated(table: Table, it: int) -> list[Activated[Table]]:
    """What a spell does when it is cast, or an item when it is used: all that it has, of other cards, too. [R10]"""
    if table.zone[it] == ITEMS:
        had = [one.ability for one in table.standing.get(USE, NO_ABILITIES) if one.source == it]
    else:
        had = [] if table.has_lost_all(it) else table.card(it).abilities
    return [ability for ability in had if isinstance(ability, Activated)]


@rule("spell.tuck")
def tuck(table: Table, me: int) -> None:
    """The spell has taken effect: it goes under the slate, and counts as completed. [C5]"""
    it = table.scopes.pop().source
    if it in table.cards_in(PLAYED):
        assignments.complete(table, it)


# -- Questions ---------------------------------------------------------------------------------------------------------

ONE_SHARD_MORE: Final[Question[Table]] = Question(
    "golden.rule", "{source}: do you pay 1 Shard in place of 1 Will?", takes=[Yes, No], chained=True
)
ONE_WILL_MORE: Final[Question[Table]] = Question(
    "golden.rule", "{source}: do you pay 1 Will in place of 1 Shard?", takes=[Yes, No], chained=True
)
