"""The end of a turn: tiles are placed, the center is refilled, and perhaps pencils go down. The end of the game."""

from __future__ import annotations

from typing import Final

from rulebound.games.arcane import assignments, market, tiles
from rulebound.games.arcane.ability import ANYTHING, END_OF_GAME, AtTheEnd
from rulebound.games.arcane.box import ENOUGH, MARKET_SIZE, PUBLIC_SIZE
from rulebound.games.arcane.choices import ACTIONS, LEAVE, PICK
from rulebound.games.arcane.dials import keep_to_dials
from rulebound.games.arcane.events import (
    GAINS_PRESTIGE,
    GAINS_SHARDS,
    GAINS_WILL,
    LOSES_PRESTIGE,
    LOSES_SHARDS,
    LOSES_WILL,
    PENCILS_DOWN,
    SCORES,
    TOTALS,
)
from rulebound.games.arcane.needs_of_placing import (
    another_space,
    is_space,
    keeps_complete,
    taken,
    turn_makes_a_difference,
)
from rulebound.games.arcane.settling import settle
from rulebound.games.arcane.slate import DIFFERENT_TURNS, SPACES, TURNS
from rulebound.games.arcane.state import SCORING, Table
from rulebound.games.arcane.zones import BAG, DECK, HAND, ITEMS, MARKET, PUBLIC, TAKEN
from rulebound.kernel.basics.modifier import END_OF_TURN
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING, Action, Question
from rulebound.kernel.table.agenda import rule
from rulebound.kernel.table.effect import Pick
from rulebound.kernel.table.look_up import NO_ABILITIES
from rulebound.kernel.table.need import need

# -- Placing -----------------------------------------------------------------------------------------------------------


@rule("add.place")
def place_tiles(table: Table, me: int) -> None:
    """All tiles that were taken must be placed, one after the other, in any order. [B4] [B5]

    The active player places first, then others who have taken some, in turn order. [R22]
    """
    if not table.cards_in(TAKEN):
        return
    table.then(me, place_tiles)
    waiting = [it for seat in table.left() for it in taken_by(table, seat)]
    seat = table.holder[waiting[0]]
    alike: list[int] = []
    for it in taken_by(table, seat):
        if all([table.faces[it] != table.faces[other] for other in alike]):
            alike.append(it)
    if len(alike) > 1:
        table.then(seat, place_chosen)
        table.scopes.append(Scope(seat, NOTHING, []))
        table.ask(seat, WHICH_TILE, [PICK[it] for it in alike])
    else:
        begin_placing(table, seat, alike[0])


def taken_by(table: Table, me: int) -> list[int]:
    """The tiles that this player has taken, and not placed yet."""
    return [it for it in table.cards_in(TAKEN) if table.holder[it] == me]


@rule("add.place")
def place_chosen(table: Table, me: int) -> None:
    """The tile that was chosen."""
    begin_placing(table, me, table.scopes.pop().picks[0])


def begin_placing(table: Table, me: int, it: int) -> None:
    """A tile is placed: the player chooses a space and a direction."""
    table.scopes.append(Scope(me, it, []))
    table.then(me, choose_space, choose_turn, put_down, settle)


def place_with(table: Table, me: int, it: int, seat: int) -> None:
    """A player places a tile on the slate of another one at once."""
    table.scopes.append(Scope(me, it, [], other=seat))
    table.then(me, choose_space, choose_turn, put_down)


@rule("add.place")
def choose_space(table: Table, me: int) -> None:
    """Any space, empty or not, with or without neighbours, if a Complete Assignment action remains. [add.stack]
    [B13]
    """
    table.ask(me, WHICH_SPACE, list(LAY))


class Lay(Action[Table]):
    """Choose a space of your slate, or of the one of which a text speaks."""

    clause = "add.place"
    says = "On {space}{covering}{facing}"
    given = [is_space]
    needs = [another_space, keeps_complete]

    def perform(self, table: Table, me: int) -> None:
        table.scopes[-1].number = table.slate_of(me) * SPACES + self.it


@rule("add.rotate")
def choose_turn(table: Table, me: int) -> None:
    """Any of the four directions; of equal ones, one."""
    scope = table.scopes[-1]
    tile = scope.source if scope.it < 0 else scope.it
    table.ask(me, WHICH_WAY, [TURN[turns] for turns in DIFFERENT_TURNS[table.print_of(tile).edges]])


class Turn(Action[Table]):
    """Turn the tile so many quarters clockwise."""

    clause = "add.rotate"
    says = "{turned}"
    needs = [turn_makes_a_difference]

    def perform(self, table: Table, me: int) -> None:
        table.scopes[-1].picks = [self.it]


@rule("add.place")
def put_down(table: Table, me: int) -> None:
    """The tile stays until it is covered or a card moves it. [B14]"""
    scope = table.scopes.pop()
    tiles.place(table, me, scope.source, scope.number, scope.picks[0])


# -- Filling up --------------------------------------------------------------------------------------------------------


@rule("end.tiles")
def refill_tiles(table: Table, me: int) -> None:
    """Only after all tiles are placed. [B1] [B15] [empty.tiles]"""
    market.refill_market(table)


@rule("end.public")
def refill_public(table: Table, me: int) -> None:
    """New cards are face up. [C1]"""
    assignments.refill_public(table, me)


@rule("end.private")
def refill_private(table: Table, me: int) -> None:
    """One for each completed private assignment, and up to three for a player with fewer. [C1] [R3] [setup.replace]"""
    owed = table.owed[me]
    table.owed = replaced(table.owed, me, 0)
    assignments.draw(table, me, max(owed, table.hand_size(me) - len(table.cards_in(HAND, me))))


# -- Pencils down ------------------------------------------------------------------------------------------------------


@rule("pencils.call")
def check_pencils(table: Table, me: int) -> None:
    """At eight assignments or the last card of the deck, the first player to get there takes the card and keeps it.

    [pencils.call] [pencils.card] [C13] [E2] [E6] [E7] [E8] [empty.deck] [R5]
    """
    if fills_again(table):
        table.then(me, place_tiles, refill_tiles, refill_public, settle, check_pencils)
        return
    table.end_modifiers(END_OF_TURN, -1)
    keep_to_dials(table)
    if table.pencils < 0:
        if table.completed(me) >= ENOUGH:
            table.pencils = me
        elif table.emptied >= 0:
            table.clause = "empty.deck"
            table.pencils = table.emptied
        if table.pencils >= 0:
            table.emit(PENCILS_DOWN, table.pencils)


def fills_again(table: Table) -> bool:
    """Whether cards have taken tiles or assignments while the center was filled: the next player finds four. [R22]"""
    if table.cards_in(TAKEN) or (len(table.cards_in(MARKET)) < MARKET_SIZE and table.cards_in(BAG)):
        return True
    return len(table.cards_in(PUBLIC)) < PUBLIC_SIZE and len(table.cards_in(DECK)) > 0


# What other cards may wait for when an End of Game ability gains and pays.
CHANGED: Final = (GAINS_PRESTIGE, GAINS_SHARDS, GAINS_WILL, LOSES_PRESTIGE, LOSES_SHARDS, LOSES_WILL)

# -- Calculating Prestige ----------------------------------------------------------------------------------------------


@rule("final.items")
def final_scoring(table: Table, me: int) -> None:
    """End of Game items take effect, seat by seat from the first player; then Prestige is counted. [E11]"""
    table.phase = SCORING
    table.resolved = []
    order = [(table.first + i) % table.seats for i in range(table.seats)]
    table.do(*[score_items.by(seat) for seat in order], total_prestige.by(table.first))


@rule("final.items")
def score_items(table: Table, me: int) -> None:
    """One after the other; in the player's order if the order can matter. [E11]"""
    waiting = [it for it in table.cards_in(ITEMS, me) if finales(table, it) and it not in table.resolved]
    if not waiting:
        return
    table.then(me, settle, score_items)
    if len(waiting) > 1 and table.ruling("end_items") == "own" and order_matters(table, waiting):
        table.then(me, score_chosen)
        table.scopes.append(Scope(me, NOTHING, []))
        table.ask(me, WHICH_ITEM, [PICK[it] for it in waiting])
    else:
        score_item(table, me, waiting[0])


@rule("final.items")
def score_chosen(table: Table, me: int) -> None:
    """The item that was chosen."""
    score_item(table, me, table.scopes.pop().picks[0])


def score_item(table: Table, me: int, it: int) -> None:
    """An item's End of Game ability takes effect. [item.end]"""
    table.resolved.append(it)
    table.emit(SCORES, me, it)
    for ability in reversed(finales(table, it)):
        table.play_out(ability.effect, Scope(me, it, []), LEAVE)


def finales(table: Table, it: int) -> list[AtTheEnd]:
    """The End of Game abilities of an item, those that it has of other cards among them."""
    had = [one.ability for one in table.standing.get(END_OF_GAME, NO_ABILITIES) if one.source == it]
    return [ability for ability in had if isinstance(ability, AtTheEnd)]


def order_matters(table: Table, waiting: list[int]) -> bool:
    """Whether one of these items may change what another one counts or pays."""
    if table.unusual or any(
        [kind in table.standing for kind in CHANGED]
    ):  # a gain may set off another one, or be another one
        return True
    for it in waiting:
        others = [ability for other in waiting if other != it for ability in finales(table, other)]
        changes = [what for ability in finales(table, it) for what in ability.changes]
        if ANYTHING in changes or any([what in ability.counts for what in changes for ability in others]):
            return True
    return False


@rule("prestige.total")
def total_prestige(table: Table, me: int) -> None:
    """The most Prestige wins; then the most Will and Shards together; then the victory is shared.

    [win.most] [tie.resources] [tie.shared] [E12] [E13]
    """
    for seat in range(table.seats):
        table.emit(TOTALS, seat, number=table.score(seat))
    most = max([table.score(seat) for seat in range(table.seats)])
    best = [seat for seat in range(table.seats) if table.score(seat) == most]
    if len(best) == 1:
        table.end(best, "prestige", "win.most")
        return
    rest = max([table.will[seat] + table.shards[seat] for seat in best])
    richest = [seat for seat in best if table.will[seat] + table.shards[seat] == rest]
    if len(richest) == 1:
        table.end(richest, "resources", "tie.resources")
    else:
        table.end(richest, "co-valedictorians", "tie.shared")


# -- Questions and actions ---------------------------------------------------------------------------------------------


@need("E11", "{it} is not an item of yours whose End of Game ability waits.")
def waits_for_the_end(table: Table, me: int, it: int) -> bool:
    return it in table.cards_in(ITEMS, me) and it not in table.resolved and len(finales(table, it)) > 0


WHICH_TILE: Final[Question[Table]] = Question(
    "add.place", "Which of your new tiles do you place first?", taken, takes=[Pick], says="{it}"
)
WHICH_SPACE: Final[Question[Table]] = Question(
    "add.place", "Where on {slate} does {tile} go?", takes=[Lay], chained=True
)
WHICH_WAY: Final[Question[Table]] = Question(
    "add.rotate", "Which way round does {tile} lie{there}?", takes=[Turn], chained=True
)
WHICH_ITEM: Final[Question[Table]] = Question(
    "final.items", "Which End of Game item takes effect next?", waits_for_the_end, takes=[Pick], says="{it}"
)
LAY: Final = ACTIONS.each(Lay, SPACES)
TURN: Final = ACTIONS.each(Turn, TURNS)
