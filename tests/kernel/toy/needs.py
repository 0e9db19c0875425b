"""The needs of the toy."""

from __future__ import annotations

from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability_keys import cannot
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.need import need
from tests.kernel.toy.state import HAND, PILE, PLAY, STRIKES, Table


@need("play.hand", "{it} is not in your hand.")
def in_your_hand(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == HAND and table.owner(it) == me


@need("play.quick", "{it} is not quick.")
def quick(table: Table, me: int, it: int) -> bool:
    return table.print_of(it).quick


@need("play.cost", "{it} costs more than you have.")
def payable(table: Table, me: int, it: int) -> bool:
    cost = table.print_of(it).cost
    return table.coins[me] >= cost or any([pays(table, me, creature, cost) for creature in table.creatures(me)])


def pays(table: Table, me: int, it: int, cost: int) -> bool:
    """Whether a creature can be exhausted in the place of so many coins."""
    return not table.exhausted[it] and table.print_of(it).cost >= cost


@need("play.cost", "You have not enough coins.")
def coins_for_it(table: Table, me: int, it: int) -> bool:
    return table.coins[me] >= table.print_of(table.scopes[-1].source).cost


@need("play.cost", "{it} is worth less.")
def worth_the_cost(table: Table, me: int, it: int) -> bool:
    return pays(table, me, it, table.print_of(table.scopes[-1].source).cost)


@need("play.targets", "There is nothing that {it} could target.")
def has_targets(table: Table, me: int, it: int) -> bool:
    """Each of its targets can be found after the ones before it, tried out in a scope of its own."""
    trial = Scope(me, it, [])
    table.scopes.append(trial)
    for target in table.print_of(it).targets:
        found = table.answers(me, target.question, target.among(table, trial))
        if not found:
            break
        trial.picks.append(found[0].it)
    table.scopes.pop()
    return len(trial.picks) == len(table.print_of(it).targets)


@need("target.creature", "{it} is no creature in play.")
def creature_in_play(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == PLAY


@need("target.spell", "{it} is not waiting.")
def waiting_spell(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == PILE


@need("target.seat", "{seat} has left the game.")
def seat_in_the_game(table: Table, me: int, it: int) -> bool:
    return not table.out[it]


@need("target.other", "That is chosen already.")
def another(table: Table, me: int, it: int) -> bool:
    return it not in table.scopes[-1].picks


@need("creature.yours", "{it} is not yours.")
def yours(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == PLAY and table.owner(it) == me


@need("creature.ready", "{it} is exhausted.")
def ready(table: Table, me: int, it: int) -> bool:
    return not table.exhausted[it]


@need("creature.use", "{it} has no use.")
def has_use(table: Table, me: int, it: int) -> bool:
    return len(table.uses(it)) > 0


@need("strike.seat", "Strike somebody else who is in the game.")
def other_seat(table: Table, me: int, it: int) -> bool:
    return it != me and not table.out[it]


@need("strike.guard", "{guard} stands before {seat}.")
def unguarded(table: Table, me: int, it: int) -> bool:
    return table.guard(it) == NOTHING


@need("strike.forbidden", "{forbidder} forbids it.")
def allowed(table: Table, me: int, it: int) -> bool:
    """A prohibition: no card lifts it."""
    return table.forbidder(cannot(STRIKES), me, it) == NOTHING


@need("tile.used", "Tile {n} is used.")
def unused(table: Table, me: int, it: int) -> bool:
    return not table.used[it]
