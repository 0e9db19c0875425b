"""What comes into question where cards forbid that something is done to some tiles or items."""

from __future__ import annotations

from typing import Final

from rulebound.cardtext.grammar.phrase import Phrase, walk
from rulebound.cardtext.phrases.structure.filters import Prohibited, Test
from rulebound.cardtext.phrases.structure.meaning import Sense, So
from rulebound.cardtext.phrases.structure.nouns import Noun
from rulebound.cardtext.phrases.values.withstanding import KeepsFrom
from rulebound.games.arcane.assignments import WOULD_DISCARD, WOULD_TAKE, card_at_work
from rulebound.games.arcane.linking import on_slate
from rulebound.games.arcane.needs import may_be_completed, may_take
from rulebound.games.arcane.phrases.remembered_tiles import placed_ones
from rulebound.games.arcane.state import Table
from rulebound.games.arcane.tiles import WOULD_EXHAUST, can_leave
from rulebound.games.arcane.zones import ITEMS, MARKET, SLATE, SPELLS
from rulebound.kernel.table.ability import Standing
from rulebound.kernel.table.ability_keys import instead_of
from rulebound.kernel.table.look_up import NO_ABILITIES


def is_spared(table: Table, it: int, fate: str, would: str) -> bool:
    """Whether a card says of a tile on a slate, or of a completed assignment, that this cannot become of it.

    Or that the card at work cannot do it. [R18]
    """
    if table.zone[it] not in (SLATE, ITEMS, SPELLS):
        return False
    if table.forbids and table.forbidder(f"cannot {fate}", table.holder[it], it) >= 0:
        return True
    return table.unusual and withstands(table, it, instead_of(would))


def withstands(table: Table, it: int, key: str) -> bool:
    """Whether the card at work cannot do this to it."""
    before, table.doer = table.doer, card_at_work(table)
    found = any([is_kept_by(table, one, it) for one in table.standing.get(key, NO_ABILITIES)])
    table.doer = before
    return found


def is_kept_by(table: Table, one: Standing, it: int) -> bool:
    ability = one.ability
    if not isinstance(ability, KeepsFrom):
        return False
    hosts = ability.hosts(table, one.source) if ability.hosts is not None else [one.source]
    instead = ability.instead
    return any([instead(table, host, it, 0) for host in hosts])


CAN_BE_EXHAUSTED: Final = Test(
    "{it} cannot be exhausted.", lambda table, source, it: not is_spared(table, it, "be exhausted", WOULD_EXHAUST)
)
CAN_BE_DISCARDED: Final = Test(
    "{it} cannot be discarded.", lambda table, source, it: not is_spared(table, it, "be discarded", WOULD_DISCARD)
)
ITEM_CAN_BE_TAKEN: Final = Test(
    "{it} cannot be taken.", lambda table, source, it: not is_spared(table, it, "be taken", WOULD_TAKE)
)
TILE_CAN_BE_TAKEN: Final = Prohibited(
    "A card says that you cannot take tiles like {it}.",
    lambda table, source, it: table.zone[it] != MARKET or may_take.holds(table, table.scopes[-1].me, it),
    "cannot take tiles",
)

CAN_LEAVE: Final = Test(
    "{it} is the last one there with a Complete Assignment action.",
    lambda table, source, it: not table.is_visible(it) or table.is_printed(it) or can_leave(table, it),
)

HAS_ROOM: Final = Test(
    "No space of that slate is empty.",
    lambda table, source, it: table.zone[it] != SLATE or -1 in on_slate(table, table.holder[it]),
)


def may_complete(table: Table, me: int, it: int) -> bool:
    """Whether a card can let this player complete it: none forbids that, and what it costs besides can be done. [R8]"""
    return table.has_tolls(me, it) and (not table.forbids or may_be_completed.holds(table, me, it))


MAY_COMPLETE: Final = Test(
    "{it} cannot be completed now.", lambda table, source, it: may_complete(table, table.scopes[-1].me, it)
)


def possible_for(what: Phrase, sense: Sense, *, only_placed: bool = False, allowed: Test | None = None) -> So | None:
    """Whether there is anything that the text speaks of; None where that goes without saying."""
    nouns = [phrase for phrase in walk(what) if isinstance(phrase, Noun)]
    if not nouns:
        return None
    found = nouns[0].filter(sense)
    if only_placed and nouns[0].kind.word == "tile":
        found = found.but(placed_ones().test(sense))
    if allowed is not None:
        found = found.but(allowed)
    return lambda table, scope: len(found.found(table, scope.source)) > 0
