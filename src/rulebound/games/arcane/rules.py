"""Arcane Academy in the order of its rulebook: casting and resting, and the actions of a tile.

Read this with the rulebook, or RULES.md, beside it. Clauses in brackets are its; A1, ..., R1, ... are in RULINGS.md.
How a turn ends, and the game, is in `ending`.
"""

from __future__ import annotations

from typing import Final

from rulebound.games.arcane.card import ADD, COLLECT, COMPLETE, ITEM, SPELL, USE, WILL
from rulebound.games.arcane.choices import ACTIONS, LEAVE
from rulebound.games.arcane.ending import (
    check_pencils,
    final_scoring,
    place_tiles,
    refill_private,
    refill_public,
    refill_tiles,
)
from rulebound.games.arcane.events import (
    BEGINS,
    BEGINS_EXTRA,
    CASTS,
    LINKS,
    PAYS_SHARDS,
    PAYS_WILL,
    PERFORMS,
    RESTS,
    USES,
)
from rulebound.games.arcane.needs import (
    affordable,
    card_to_draw,
    chaos_does_something,
    connected,
    has_use,
    in_market,
    in_your_hand,
    not_resolved,
    on_your_slate,
    public_or_yours,
    shows_add,
    shows_collect,
    shows_complete,
    shows_use,
    shows_will,
    touches_activated,
    unexhausted,
    unexhausted_to_link,
    your_item,
)
from rulebound.games.arcane.settling import settle
from rulebound.games.arcane.state import (
    ACTIVATED,
    BAG_STREAM,
    CHOOSING,
    DECK_STREAM,
    ENDING,
    LINKED,
    PIECES,
    PRIVATE,
    Table,
)
from rulebound.kernel.ability import Activated
from rulebound.kernel.action import NOTHING, Action, Question
from rulebound.kernel.agenda import rule
from rulebound.kernel.modifier import NEXT_TURN
from rulebound.kernel.scope import Scope

# -- Setting up the game -----------------------------------------------------------------------------------------------


def prepare(table: Table) -> None:
    """Shuffles, lays out the center, deals, and begins. [setup.bag] [setup.market] [setup.deck] [setup.public]

    [setup.private] [setup.first] [R6]
    """
    table.hide(table.bag, BAG_STREAM)
    table.hide(table.deck, DECK_STREAM)
    table.begin_tracking()
    table.active = table.first
    table.clause = "setup.market"
    table.refill_market()
    table.clause = "setup.public"
    table.refill_public(table.first)
    table.clause = "setup.private"
    for seat in table.left():
        table.draw(seat, PRIVATE)
    table.then(table.first, turn)


# -- Your turn ---------------------------------------------------------------------------------------------------------


@rule("turn.order")
def turn(table: Table, me: int) -> None:
    """Cast or rest, then what the end of a turn brings. [turn.choice] [C15] [E3]"""
    table.turn += 1
    table.active = me
    table.end_modifiers(NEXT_TURN, me)
    table.phase = CHOOSING
    if not table.is_extra and table.pencils >= 0:
        table.finals[me] = True
    table.happened(BEGINS, me, number=table.turn)
    if table.is_extra:
        table.happened(BEGINS_EXTRA, me)
    table.then(me, settle, cast_or_rest, settle, end_of_turn)


@rule("turn.choice")
def cast_or_rest(table: Table, me: int) -> None:
    """Exactly one of the two. Resting is possible without tokens, casting without any use. [A1]"""
    candidates: list[Action[Table]] = [CAST[it] for it in table.tiles_of(me)]
    candidates.append(REST)
    table.ask(me, CAST_OR_REST, candidates)


@rule("end.order")
def end_of_turn(table: Table, me: int) -> None:
    """Placing, refilling, Pencils Down, and the next turn, in this order. [end.order] [C2] [E2]"""
    table.phase = ENDING
    table.activated = NOTHING
    table.resolved = []
    table.linked_then = []
    table.fresh_then = []
    if table.ruling("refill") == "private-first":
        table.then(me, place_tiles, refill_private, refill_tiles, refill_public, settle, check_pencils, pass_on)
    else:
        table.then(me, place_tiles, refill_tiles, refill_public, refill_private, settle, check_pencils, pass_on)


@rule("turn.order")
def pass_on(table: Table, me: int) -> None:
    """An extra turn, the end of the game, or the next player. [C15] [E1] [E3] [E4] [E5] [E10] [pencils.final]

    [pencils.extra] [final.caller] [final.extra] [win.end]
    """
    if table.extra[me] > 0:
        table.extra[me] -= 1
        table.is_extra = True
        table.then(me, turn)
        return
    table.is_extra = False
    if table.pencils >= 0 and all(table.finals):
        table.then(table.first, final_scoring)
        return
    following = table.next_seat(me)
    if following == table.first and table.round_passed(int(table.ruling("stalemate"))):
        table.end(list(range(table.seats)), "stalemate", "R2")
        return
    table.then(following, turn)


# -- Rest --------------------------------------------------------------------------------------------------------------


class Rest(Action[Table]):
    """Remove all exhaustion tokens from the slate, corners included; then exchange a private card. [rest.tokens]"""

    clause = "rest.tokens"
    says = "Rest"

    def perform(self, table: Table, me: int) -> None:
        for it in table.tiles_of(me):
            table.refresh(it)
        table.happened(RESTS, me)
        table.then(me, settle, exchange)


@rule("rest.exchange")
def exchange(table: Table, me: int) -> None:
    """At most one private assignment, if one likes. [C10]"""
    if table.hand[me]:
        table.ask(me, EXCHANGE_ONE, [*[EXCHANGE[it] for it in table.hand[me]], KEEP])


class Exchange(Action[Table]):
    """Discard a private assignment, then draw another one at once. [E8]"""

    clause = "rest.exchange"
    says = "Discard {it} and draw another card"
    given = [in_your_hand]
    needs = [card_to_draw]

    def perform(self, table: Table, me: int) -> None:
        table.put_off(self.it)
        table.draw(me)


class KeepAll(Action[Table]):
    """Exchange nothing."""

    clause = "rest.exchange"
    says = "Keep your private assignments"

    def perform(self, table: Table, me: int) -> None:
        pass


# -- Cast --------------------------------------------------------------------------------------------------------------


class Cast(Action[Table]):
    """Activate an un-exhausted tile or corner: the token first, then its actions. [cast.exhaust] [A2] [corner.cast]"""

    clause = "cast.activate"
    says = "Cast {it}{sets off}"
    given = [on_your_slate]
    needs = [unexhausted]

    def perform(self, table: Table, me: int) -> None:
        table.phase = ACTIVATED
        table.activated = self.it
        table.linked_then = table.links(self.it)
        table.fresh_then = [it for it in table.linked_then if table.can_be_linked(it)]
        table.happened(CASTS, me, self.it)
        table.exhaust(self.it)
        table.then(me, settle, choose_linked)
        begin_tile(table, me, self.it)
        table.then(me, settle)


def begin_tile(table: Table, me: int, it: int) -> None:
    """A tile is resolved next, once in this cast, the activated one too. [A8] [A11]"""
    table.resolved.append(it)
    perform_actions(table, me, it)


def perform_actions(table: Table, me: int, it: int) -> None:
    """All the actions of a tile, before any other tile's. [link.whole] [A4] [R7]"""
    table.scopes.append(Scope(me, it, table.print_of(it).symbols[:]))
    table.then(me, resolve)


@rule("link.direct")
def choose_linked(table: Table, me: int) -> None:
    """The next un-exhausted tile linked to the activated one; never one linked to that. [link.chain] [A8] [A9] [A12]

    What is linked, and whether it is exhausted, is looked at now, unless switches say otherwise. [A10]
    """
    table.phase = LINKED
    if table.ruling("links") == "activation":
        candidates = [LINK[it] for it in table.linked_then if table.is_visible(it)]
    else:
        candidates = [LINK[it] for it in table.beside(table.activated)] if table.is_visible(table.activated) else []
    table.ask(me, WHICH_LINKED, [*candidates, STOP])


class Link(Action[Table]):
    """Resolve a linked tile. No token is put on it. [link.free] [A13]"""

    clause = "link.direct"
    says = "Resolve {it}"
    given = [on_your_slate, touches_activated]
    needs = [connected, not_resolved, unexhausted_to_link]

    def perform(self, table: Table, me: int) -> None:
        table.happened(LINKS, me, self.it)
        table.then(me, settle, choose_linked)
        begin_tile(table, me, self.it)


class Stop(Action[Table]):
    """Resolve no more linked tiles: all of them are optional. [link.may]"""

    clause = "link.may"
    says = "Resolve no more tiles"

    def perform(self, table: Table, me: int) -> None:
        pass


# -- The actions of a tile ---------------------------------------------------------------------------------------------


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
    table.ask(me, question_for(table, me, all_left), deeds(table, me, all_left))


def question_for(table: Table, me: int, all_left: int) -> Question[Table]:
    """Whether one could complete a private assignment, others must not learn: then a lone option is asked too."""
    hides = all_left & COMPLETE and table.hand[me] and (table.will[me] > 0 or table.shards[me] > 0)
    return WHICH_ACTION if hides else WHICH_OPEN_ACTION


def deeds(table: Table, me: int, all_left: int) -> list[Action[Table]]:
    """What comes into question for these actions; Chaos Magic stands for all of them. [chaos.wild]"""
    candidates: list[Action[Table]] = []
    if all_left & COMPLETE:
        candidates += [FINISH[it] for it in table.public]
        candidates += [FINISH[it] for it in table.hand[me]]
    if all_left & USE:
        candidates += [USE_ITEM[it] for it in table.items[me]]
    if all_left & ADD:
        candidates += [TAKE[it] for it in table.market]
    if all_left & WILL:
        candidates.append(GAIN)
    if all_left & COLLECT:
        candidates.append(GATHER)
    candidates.append(DONE)
    return candidates


def perform_symbol(table: Table, me: int, deed: int) -> None:
    """One symbol is done with: of those that stand for this action, the one that stands for the fewest. [cast.slash]

    [chaos.one] [A5] [A6]
    """
    scope = table.scopes[-1]
    best = -1
    for place, symbol in enumerate(scope.picks):
        if symbol & deed and (best < 0 or symbol.bit_count() < scope.picks[best].bit_count()):
            best = place
    del scope.picks[best]
    table.happened(PERFORMS[deed], me, scope.source)


class Done(Action[Table]):
    """Leave out what is left of a tile: every action is optional. [cast.may] [A3]"""

    clause = "cast.may"
    says = "Do no more with {deed}"

    def perform(self, table: Table, me: int) -> None:
        table.scopes[-1].picks = []


class CollectShard(Action[Table]):
    """One Shard of the center."""

    clause = "shard.collect"
    says = "Collect 1 Shard"
    needs = [shows_collect]

    def perform(self, table: Table, me: int) -> None:
        perform_symbol(table, me, COLLECT)
        table.gain_shards(me, 1)


class GainWill(Action[Table]):
    """The dial goes up by one, and not above its maximum. [D1] [A7]"""

    clause = "will.gain"
    says = "Gain 1 Will"
    needs = [shows_will, chaos_does_something]

    def perform(self, table: Table, me: int) -> None:
        perform_symbol(table, me, WILL)
        table.gain_will(me, 1)


class TakeTile(Action[Table]):
    """A tile of the center lies in front of you until the end of the turn, for nothing. [add.free] [B1] [B2] [B3]"""

    clause = "add.take"
    says = "Take {it}"
    given = [in_market]
    needs = [shows_add]

    def perform(self, table: Table, me: int) -> None:
        perform_symbol(table, me, ADD)
        table.take_tile(me, self.it)


class UseItem(Action[Table]):
    """The USE ability of one of your items: an action each time. [use.item] [use.often] [C6] [C7] [C8]"""

    clause = "use.one"
    says = "Use {it}: {use}"
    given = [your_item]
    needs = [shows_use, has_use]

    def perform(self, table: Table, me: int) -> None:
        perform_symbol(table, me, USE)
        use(table, me, self.it)


def use(table: Table, me: int, it: int) -> None:
    """The USE ability of an item is carried out, sentence by sentence."""
    table.happened(USES, me, it)
    for ability in reversed(activated(table, it)):
        table.play_out(ability.effect, Scope(me, it, []), LEAVE)


def activated(table: Table, it: int) -> list[Activated[Table]]:
    """What a spell does when it is cast, or an item when it is used."""
    return [ability for ability in table.card(it).abilities if isinstance(ability, Activated)]


# -- Completing assignments --------------------------------------------------------------------------------------------


class Complete(Action[Table]):
    """Pay for a public or private assignment, in full and at once. [complete.action] [complete.play] [C3]"""

    clause = "complete.choose"
    says = "Complete {it} for {cost}"
    given = [public_or_yours]
    needs = [shows_complete, affordable]

    def perform(self, table: Table, me: int) -> None:
        perform_symbol(table, me, COMPLETE)
        pay_for(table, me, self.it)
        carry_out(table, me, self.it)


def pay_for(table: Table, me: int, it: int) -> None:
    """Will for a spell, Shards for an item. [spell.will] [item.shards] [D5]"""
    if table.print_of(it).kind == SPELL:
        table.lose_will(me, table.cost(it), PAYS_WILL)
    else:
        table.lose_shards(me, table.cost(it), PAYS_SHARDS)


def carry_out(table: Table, me: int, it: int) -> None:
    """An item lies face up; a spell takes effect first, as far as it can.

    [complete.kinds] [item.keep] [spell.effect] [C4] [R8]
    """
    table.play(me, it)
    if table.print_of(it).kind == ITEM:
        table.complete(it)
        return
    table.scopes.append(Scope(me, it, []))
    table.then(me, tuck)
    table.do(*[ability.effect.step for ability in activated(table, it)])


@rule("spell.tuck")
def tuck(table: Table, me: int) -> None:
    """The spell has taken effect: it goes under the slate, and counts as completed. [C5]"""
    it = table.scopes.pop().source
    if it in table.played:
        table.complete(it)


# -- Questions and actions ---------------------------------------------------------------------------------------------

IN_A_CAST: Final[list[type]] = [Complete, UseItem, TakeTile, GainWill, CollectShard, Done]

CAST_OR_REST: Final[Question[Table]] = Question("turn.choice", "Your turn: cast, or rest?", takes=[Cast, Rest])
EXCHANGE_ONE: Final[Question[Table]] = Question(
    "rest.exchange", "Do you exchange a private assignment?", takes=[Exchange, KeepAll]
)
WHICH_LINKED: Final[Question[Table]] = Question(
    "link.order", "Which tile linked to {activated} do you resolve?", takes=[Link, Stop]
)
WHICH_ACTION: Final[Question[Table]] = Question(
    "cast.actions", "{deed}: which action do you perform? Left: {left}.", takes=IN_A_CAST, secret=True
)
WHICH_OPEN_ACTION: Final[Question[Table]] = Question(
    "cast.actions", "{deed}: which action do you perform? Left: {left}.", takes=IN_A_CAST
)
REST: Final = ACTIONS.one(Rest)
KEEP: Final = ACTIONS.one(KeepAll)
STOP: Final = ACTIONS.one(Stop)
DONE: Final = ACTIONS.one(Done)
GATHER: Final = ACTIONS.one(CollectShard)
GAIN: Final = ACTIONS.one(GainWill)
CAST: Final = ACTIONS.each(Cast, PIECES)
LINK: Final = ACTIONS.each(Link, PIECES)
TAKE: Final = ACTIONS.each(TakeTile, PIECES)
USE_ITEM: Final = ACTIONS.each(UseItem, PIECES)
FINISH: Final = ACTIONS.each(Complete, PIECES)
EXCHANGE: Final = ACTIONS.each(Exchange, PIECES)
