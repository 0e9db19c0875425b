"""The verbs that change tiles and exhaustion tokens. Each makes one change and logs it once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulebound.games.arcane.assignments import WOULD_DISCARD, card_at_work
from rulebound.games.arcane.box import TILES
from rulebound.games.arcane.counting import forget_count
from rulebound.games.arcane.events import (
    CHANGES_SLATE,
    DISCARDS_TILE,
    EXHAUSTS,
    IS_DISCARDED,
    IS_EXHAUSTED,
    LEAVES_SLATE,
    LIES_ELSEWHERE,
    MOVES_TILE,
    PLACES_TILE,
    PUTS_INTO_BAG,
    REFRESHES,
    REMOVES_TOKENS,
    ROTATES_TILE,
    SWAPS_TILES,
    TAKES_TILE,
)
from rulebound.games.arcane.linking import edges
from rulebound.games.arcane.slate import SPACES
from rulebound.games.arcane.zones import BAG, GONE, MARKET, SLATE, TAKEN
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.table.ability_keys import instead_of
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.instead import replaced_by_card

if TYPE_CHECKING:
    from rulebound.games.arcane.state import Table

WOULD_EXHAUST: Final = "exhausts by a card"  # the kind of event in place of which cards do something else
BY_CAST: Final = 1  # its number, where the tile is cast


# -- Exhaustion tokens -------------------------------------------------------------------------------------------------


def exhaust(table: Table, it: int, *, said: bool = True) -> None:
    """Puts one more token on a visible tile; the tokens never run out. [token.exhausts] [D3]

    said: whether the log says so, where that it is cast does not say it already.
    """
    spot = table.spot[it]
    lay_tokens(table, spot, table.exhaustion[spot] + 1)
    table.emit(EXHAUSTS, table.holder[it], it)
    if said:
        table.emit(IS_EXHAUSTED, table.holder[it], it)


def exhaust_or_else(table: Table, it: int, *, by: int = NOTHING) -> None:
    """The same, unless a card does something else instead. by: the card that says so; of a cast none. [golden.rule]"""
    if not replaced_by_card(table, WOULD_EXHAUST, it, BY_CAST if by < 0 else 0, by):
        exhaust(table, it, said=by >= 0 or can_be_spared(table))


def can_be_spared(table: Table) -> bool:
    """Whether a card in play may do something else instead of exhausting a tile."""
    return table.unusual and instead_of(WOULD_EXHAUST) in table.standing


def refresh(table: Table, it: int, kind: str = REFRESHES) -> None:
    """Removes all tokens from a visible tile."""
    spot = table.spot[it]
    n = table.exhaustion[spot]
    if n > 0:
        lay_tokens(table, spot, 0)
        table.emit(kind, table.holder[it], it, number=n)


def take_off(table: Table, it: int, n: int) -> None:
    """Removes so many tokens from a visible tile, or as many as there are."""
    spot = table.spot[it]
    n = min(n, table.exhaustion[spot])
    if n > 0:
        lay_tokens(table, spot, table.exhaustion[spot] - n)
        table.emit(REMOVES_TOKENS, table.holder[it], it, number=n)


def lay_tokens(table: Table, spot: int, n: int) -> None:
    """Sets the number of exhaustion tokens on a space."""
    table.exhaustion[spot] = n
    forget_count(table, spot)


# -- Tiles -------------------------------------------------------------------------------------------------------------


def take(table: Table, me: int, it: int) -> None:
    """A player takes a tile of the center, and keeps it until the end of the turn. [add.take] [R22]"""
    table.put(it, TAKEN, me)
    table.emit(TAKES_TILE, me, it)


def put_on(table: Table, it: int, spot: int, turns: int) -> None:
    """Puts a tile on top of a space; the exhaustion tokens there rise to it.

    [corner.cover] [stack.tokens] [B10]
    """
    table.below = replaced(table.below, it, table.top[spot])
    table.top = replaced(table.top, spot, it)
    table.spot = replaced(table.spot, it, spot)
    table.turns = replaced(table.turns, it, turns)
    forget_count(table, spot)
    table.put(it, SLATE, spot // SPACES)


def place(table: Table, me: int, it: int, spot: int, turns: int) -> None:
    """A player puts a taken tile on a space of a slate, turned this way. [add.place] [add.rotate] [add.stack]"""
    put_on(table, it, spot, turns)
    table.progress()
    table.emit(PLACES_TILE, me, it, table.below[it], number=lying(table, it))
    if table.holder[it] != me:
        table.emit(CHANGES_SLATE, table.holder[it], it)


def lying(table: Table, it: int) -> int:
    """Where a tile lies on its slate and which of its edges have half a connector, in one number for the log."""
    return table.spot[it] % SPACES + SPACES * edges(table, it)


def lift(table: Table, it: int) -> None:
    """Removes a visible tile from its space. The tile below it becomes visible, with the exhaustion tokens. [B9]
    [B11]
    """
    spot = table.spot[it]
    table.top = replaced(table.top, spot, table.below[it])
    table.below = replaced(table.below, it, NOTHING)
    table.spot = replaced(table.spot, it, NOTHING)
    forget_count(table, spot)


def discard(table: Table, it: int) -> None:
    """A visible tile leaves the game, or by a switch returns to the bag. [B8] [B12] [corner.no-discard]"""
    if not table.is_visible(it) or table.is_printed(it):
        return
    spot, me = table.spot[it], table.holder[it]
    if table.forbids and table.forbidder("cannot be discarded", me, it) >= 0:
        return
    if replaced_by_card(table, WOULD_DISCARD, it, 0, card_at_work(table)):
        return
    table.passes(IS_DISCARDED, me, it)
    lift(table, it)
    if table.top[spot] < 0 or table.ruling("tokens_of_discarded_tile") == "leave":
        lay_tokens(table, spot, 0)
    throw_out(table, it)
    table.progress()
    table.emit(DISCARDS_TILE, me, it)


def back_into_bag(table: Table, it: int) -> None:
    """A placed tile goes back into the bag, for all to see; what it covered is visible again."""
    if not can_leave(table, it):
        return
    spot, me = table.spot[it], table.holder[it]
    lift(table, it)
    if table.top[spot] < 0:
        lay_tokens(table, spot, 0)
    table.turns = replaced(table.turns, it, 0)
    table.put(it, BAG)
    table.shuffle(BAG, TILES.stream)
    table.progress()
    table.emit(PUTS_INTO_BAG, me, it)


def throw_out(table: Table, it: int) -> None:
    """A removed tile leaves the game, or returns to the bag. [B12]"""
    table.turns = replaced(table.turns, it, 0)
    if table.ruling("discarded_tiles") == "bag":
        table.put(it, BAG)
        table.shuffle(BAG, TILES.stream)
    else:
        table.put(it, GONE)


def move(table: Table, it: int, spot: int) -> None:
    """Moves a visible tile to another space, with its exhaustion tokens. [R1]"""
    if not table.is_visible(it) or table.is_printed(it) or table.spot[it] == spot:
        return
    start, turns = table.spot[it], table.turns[it]
    lift(table, it)
    lay_tokens(table, spot, table.exhaustion[spot] + table.exhaustion[start])
    lay_tokens(table, start, 0)
    put_on(table, it, spot, turns)
    table.progress()
    table.emit(MOVES_TILE, table.holder[it], it, table.below[it], number=spot % SPACES)


def transfer(table: Table, me: int, it: int, spot: int, turns: int) -> None:
    """A visible tile goes to a space of another slate, with its exhaustion tokens, turned this way. [R1]"""
    if not can_leave(table, it) or table.spot[it] == spot:
        return
    start = table.spot[it]
    tokens = table.exhaustion[start]
    lift(table, it)
    lay_tokens(table, start, 0)
    lay_tokens(table, spot, table.exhaustion[spot] + tokens)
    put_on(table, it, spot, turns)
    table.progress()
    table.passes(MOVES_TILE, me, it, spot % SPACES)
    table.emit(LIES_ELSEWHERE, table.holder[it], it, number=lying(table, it))


def can_leave(table: Table, it: int) -> bool:
    """Whether a slate can lose this tile: its player keeps a Complete Assignment action, if there is one. [B6]"""
    if not table.is_visible(it) or table.is_printed(it):
        return False
    return not table.print_of(it).completes or uncovers_complete(table, it) or others_complete(table, it)


def uncovers_complete(table: Table, it: int) -> bool:
    """Whether a tile on a slate covers a Complete Assignment action, which is seen again once it is lifted. [B9]"""
    below = table.below[it]
    return below >= 0 and table.print_of(below).completes > 0


def others_complete(table: Table, it: int) -> bool:
    """Whether one sees another Complete Assignment action on the slate of this tile."""
    return any([table.print_of(one).completes for one in table.tiles_of(table.holder[it]) if one != it])


def rotate(table: Table, it: int, turns: int) -> None:
    """Turns a visible tile in its place."""
    if table.is_visible(it) and not table.is_printed(it):
        table.turns = replaced(table.turns, it, turns)
        forget_count(table, table.spot[it])
        table.emit(ROTATES_TILE, table.holder[it], it, number=lying(table, it))


def swap(table: Table, it: int, other: int) -> None:
    """Two visible tiles change places, each with its exhaustion tokens and its direction. [R1]"""
    if table.is_printed(it) or table.is_printed(other) or not (table.is_visible(it) and table.is_visible(other)):
        return
    a, b, me, you = table.spot[it], table.spot[other], table.holder[it], table.holder[other]
    turns, others = table.turns[it], table.turns[other]
    tokens, other_tokens = table.exhaustion[a], table.exhaustion[b]
    lift(table, it)
    lift(table, other)
    put_on(table, other, a, others)
    put_on(table, it, b, turns)
    lay_tokens(table, a, other_tokens)
    lay_tokens(table, b, tokens)
    table.progress()
    if me == you:
        table.emit(SWAPS_TILES, me, it, other)
        return
    table.emit(LEAVES_SLATE, me, it, other)
    table.emit(CHANGES_SLATE, you, it)
    table.emit(CHANGES_SLATE, me, other)


def exchange(table: Table, it: int, other: int) -> None:
    """The same of tiles of two slates, or with one of the center."""
    if table.zone[it] == MARKET:
        it, other = other, it
    if not can_change_places(table, it, other):
        return
    if table.zone[other] == MARKET:
        exchange_with_market(table, it, other)
    else:
        swap(table, it, other)


def can_change_places(table: Table, it: int, other: int) -> bool:
    """Whether two tiles can change places, of which no slate loses its last Complete Assignment action. [B6] [R18]"""
    if table.zone[it] == MARKET:
        it, other = other, it
    if it == other or not table.is_visible(it) or table.is_printed(it):
        return False
    if table.zone[other] == MARKET:
        return keeps(table, it, other)
    if not table.is_visible(other) or table.is_printed(other):
        return False
    return table.holder[it] == table.holder[other] or (keeps(table, it, other) and keeps(table, other, it))


def keeps(table: Table, it: int, other: int) -> bool:
    """Whether a slate keeps a Complete Assignment action where another tile comes to lie in the place of this one."""
    completes = table.print_of(it).completes > 0
    return not completes or table.print_of(other).completes > 0 or others_complete(table, it)


def exchange_with_market(table: Table, it: int, other: int) -> None:
    """A tile of a slate changes places with one of the center, which lies there as it is printed. [B6] [R1]"""
    spot, me = table.spot[it], table.holder[it]
    lift(table, it)
    lay_tokens(table, spot, 0)
    table.turns = replaced(table.turns, it, 0)
    put_on(table, other, spot, 0)
    table.put(it, MARKET)
    table.progress()
    table.emit(LEAVES_SLATE, me, it, other)
    table.emit(CHANGES_SLATE, me, other)
