"""The needs of Arcane Academy: what must be so, the clause it comes from, and the sentence that says it is not."""

from __future__ import annotations

from typing import Final

from rulebound.games.arcane.card import ADD, CHAOS, COLLECT, COMPLETE, SPELL, USE, WILL, words_of
from rulebound.games.arcane.dials import is_made_of_it, is_waited_for
from rulebound.games.arcane.linking import are_joined, can_be_linked, within_reach
from rulebound.games.arcane.state import ACTIVATED, LINKED, Table
from rulebound.games.arcane.zones import DECK, HAND, ITEMS, MARKET, PUBLIC, SLATE
from rulebound.kernel.table.ability_keys import USE as HAS_USE
from rulebound.kernel.table.look_up import NO_ABILITIES
from rulebound.kernel.table.need import Need, need, prohibition
from rulebound.kernel.table.spending import had_besides
from rulebound.language import worded

# -- Cast or rest ------------------------------------------------------------------------------------------------------


@need("turn.choice", "You have cast {activated} in this turn.")
def not_cast_yet(table: Table, me: int, it: int) -> bool:
    return table.activated < 0 or me != table.active


@need("turn.choice", "You have rested in this turn.")
def not_rested_yet(table: Table, me: int, it: int) -> bool:
    """Noticed while the player may exchange a card, unless the choice to cast or rest is still to come."""
    if table.question[0].clause != "rest.exchange":
        return True
    return any([step.clause == "turn.choice" for step in table.agenda])


@need("stack.covered", "{it} is covered, and not in use.")
def uncovered(table: Table, me: int, it: int) -> bool:
    return table.zone[it] != SLATE or table.is_visible(it)


@need(
    "cast.activate",
    "Only tiles and corners of your slate are cast and linked; their actions complete assignments, use items "
    "and take tiles.",
)
def on_your_slate(table: Table, me: int, it: int) -> bool:
    return table.is_visible(it) and table.holder[it] == me


@need("cast.unexhausted", "An exhaustion token lies on {it}.")
def unexhausted(table: Table, me: int, it: int) -> bool:
    return table.exhaustion[table.spot[it]] == 0


may_be_exhausted: Final = prohibition("C16", "{it} cannot be exhausted, and so cannot be cast.", "cannot be exhausted")
may_take: Final = prohibition("C16", "A card says that you cannot take tiles like {it}.", "cannot take tiles")
may_rest: Final = prohibition("C16", "A card says that you cannot rest now.", "cannot rest")
may_cast: Final = prohibition("C16", "A card says that you cannot cast tiles now.", "cannot cast tiles")
CORNERS: Final = "cannot cast corners"


def no_barred_corner(table: Table, me: int, it: int) -> bool:
    return not table.is_printed(it) or table.forbidder(CORNERS, me, it) < 0


may_cast_corner: Final[Need[Table]] = Need(
    "C16", "A card says that you cannot cast corners now.", no_barred_corner, cannot=CORNERS
)


@need("rest.exchange", "Only a private assignment of your own can be discarded.")
def in_your_hand(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == HAND and table.holder[it] == me


@need("C10", "At this table a card must be left in the deck to be drawn instead.")
def card_to_draw(table: Table, me: int, it: int) -> bool:
    return len(table.cards_in(DECK)) > 0 or table.ruling("exchange") == "free"


# -- Linked tiles ------------------------------------------------------------------------------------------------------


@need("link.order", "{activated} is resolved first: finish with it, or do no more with it.")
def activated_is_done(table: Table, me: int, it: int) -> bool:
    return table.phase != ACTIVATED or not table.scopes or me != table.active


@need("link.whole", "First finish with {source}, or do no more with it: then comes another tile.")
def linked_is_done(table: Table, me: int, it: int) -> bool:
    return table.phase != LINKED or not table.scopes or me != table.active


@need("link.once", "{it} is the activated tile, and has been resolved already.")
def not_the_activated(table: Table, me: int, it: int) -> bool:
    return it != table.activated


@need("link.edge", "{it} does not touch {activated}.")
def touches_activated(table: Table, me: int, it: int) -> bool:
    if table.ruling("links") == "activation":
        return it in table.linked_then or touches_now(table, it)
    return touches_now(table, it)


def touches_now(table: Table, it: int) -> bool:
    return table.is_visible(it) and table.is_visible(table.activated) and it in within_reach(table, table.activated)


@need("link.octagon", "{it} touches {activated}, but no two halves of a connector meet there.")
def connected(table: Table, me: int, it: int) -> bool:
    if it in table.linked_then and table.ruling("links") == "activation":
        return True
    return table.is_visible(table.activated) and are_joined(table, table.activated, it)


@need("A12", "{it} was not linked to {activated} yet when that was cast.")
def linked_when_cast(table: Table, me: int, it: int) -> bool:
    return it in table.linked_then or table.ruling("links") != "activation"


@need("link.unexhausted", "{it} is linked, but an exhaustion token lies on it.")
def unexhausted_to_link(table: Table, me: int, it: int) -> bool:
    return can_be_linked(table, it) or table.ruling("link_check") == "activation"


@need("A10", "An exhaustion token lay on {it} when {activated} was cast.")
def unexhausted_then(table: Table, me: int, it: int) -> bool:
    return it not in table.exhausted_then


def is_connected_in_time(table: Table, me: int, it: int) -> bool:
    """All tests in one, because every linked tile is tested again and again. [A12]"""
    if table.ruling("links") == "activation":
        return it in table.linked_then
    return table.is_visible(table.activated) and are_joined(table, table.activated, it)


def is_unexhausted_in_time(table: Table, me: int, it: int) -> bool:
    """The same of exhaustion tokens. [A10]"""
    if it in table.exhausted_then:
        return False
    return can_be_linked(table, it) or table.ruling("link_check") == "activation"


connected_in_time: Final[Need[Table]] = Need(
    "link.octagon", connected.sentence, is_connected_in_time,
    parts=lambda table, it: [connected, linked_when_cast],
)  # fmt: skip
unexhausted_in_time: Final[Need[Table]] = Need(
    "link.unexhausted", unexhausted_to_link.sentence, is_unexhausted_in_time,
    parts=lambda table, it: [unexhausted_to_link, unexhausted_then],
)  # fmt: skip


@need("link.once", "{it} has been resolved already.")
def not_resolved(table: Table, me: int, it: int) -> bool:
    return it not in table.resolved


# -- The actions of a tile ---------------------------------------------------------------------------------------------


def shows(table: Table, action: int) -> bool:
    """Whether the tile that is being resolved still has this action."""
    for symbol in table.scopes[-1].picks:
        if symbol & action:
            return True
    return False


def shown(action: int) -> Need[Table]:
    """That the tile being resolved shows this action; cards that perform actions show none."""

    def holds(table: Table, me: int, it: int) -> bool:
        symbols = table.print_of(table.scopes[-1].source).symbols
        return not symbols or any([symbol & action > 0 for symbol in symbols])

    return Need("cast.actions", worded("{source} shows no {action} action.", action=words_of(action)), holds)


def may_perform(action: int) -> Need[Table]:
    """That no card forbids the player such actions."""
    words = words_of(action)
    text = worded("A card says that you cannot perform {action} actions now.", action=words)
    return prohibition("C16", text, f"cannot perform {words} actions")


MAY_PERFORM: Final = {action: may_perform(action) for action in (COLLECT, WILL, ADD, USE, COMPLETE)}


@need("cast.actions", "{source} has no Collect Shard action left.")
def shows_collect(table: Table, me: int, it: int) -> bool:
    return shows(table, COLLECT)


@need("cast.actions", "{source} has no Gain Will action left.")
def shows_will(table: Table, me: int, it: int) -> bool:
    return shows(table, WILL)


@need("A7", "Your Will is as high as it can be, and Chaos Magic must be an action that does something.")
def chaos_does_something(table: Table, me: int, it: int) -> bool:
    if table.will[me] < table.most_will(me) or is_free(table, WILL) or is_made_of_it(table, me):
        return True
    return is_waited_for(table, me, WILL)


def is_free(table: Table, action: int) -> bool:
    """Whether an action need do nothing: not Chaos Magic alone stands for it, or any will do by a switch. [A7]"""
    if table.ruling("chaos") == "any":
        return True
    return any([symbol & action > 0 and symbol != CHAOS for symbol in table.scopes[-1].picks])


def gives_something(action: int, resource: str) -> Need[Table]:
    """That Chaos Magic is no action that gives nothing because of a card, unless another card waits for it."""

    def holds(table: Table, me: int, it: int) -> bool:
        return table.given_by(me, resource) > 0 or is_free(table, action) or is_waited_for(table, me, action)

    text = worded(
        "{action} gives you nothing now, and Chaos Magic must be an action that does something.",
        action=words_of(action),
    )
    return Need("A7", text, holds)


@need("add.take", "Only tiles in the center can be taken.")
def in_market(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == MARKET


@need("cast.actions", "{source} has no Add Tile action left.")
def shows_add(table: Table, me: int, it: int) -> bool:
    return shows(table, ADD)


@need("C9", "Only items that you have completed can be used.")
def your_item(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == ITEMS and table.holder[it] == me


@need("cast.actions", "{source} has no Use Item action left.")
def shows_use(table: Table, me: int, it: int) -> bool:
    return shows(table, USE)


@need("use.one", "{it} has no USE ability.")
def has_use(table: Table, me: int, it: int) -> bool:
    return any([one.source == it for one in table.standing.get(HAS_USE, NO_ABILITIES)])


@need("complete.choose", "Only public assignments and your own private ones can be completed.")
def public_or_yours(table: Table, me: int, it: int) -> bool:
    return table.zone[it] == PUBLIC or (table.zone[it] == HAND and table.holder[it] == me)


@need("cast.actions", "{source} has no Complete Assignment action left.")
def shows_complete(table: Table, me: int, it: int) -> bool:
    return shows(table, COMPLETE)


def can_pay_tolls(table: Table, me: int, it: int) -> bool:
    return not table.prints[table.faces[it]].tolls or table.has_tolls(me, it)


tolls_can_be_paid: Final[Need[Table]] = Need(
    "C16", "What {it} costs besides cannot be done.", can_pay_tolls,
    parts=lambda table, it: [part for toll in table.card(it).tolls for part in toll.needs],
)  # fmt: skip


may_be_completed: Final = prohibition(
    "C16", "{it} cannot be played: a card says that you cannot complete it now.", "cannot be played"
)


@need("complete.pay", "{it} costs {cost}, and you have {purse}.")
def affordable(table: Table, me: int, it: int) -> bool:
    spell, cost = table.print_of(it).kind == SPELL, table.cost(it)
    had = table.will[me] if spell else table.shards[me]
    if cost <= had or not table.unusual:
        return cost <= had
    return cost <= had + had_besides(table, me, "Will" if spell else "Shard", it)
