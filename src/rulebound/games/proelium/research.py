"""Extra Research: its cost, and whether it succeeds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulebound.cardtext.phrases.acts.rerolling import REROLLS
from rulebound.games.proelium import money
from rulebound.games.proelium.ability import FEE, RESEARCH, ROLL, Researched
from rulebound.games.proelium.events import FAILS, RESEARCHES, SUCCEEDS
from rulebound.kernel.basics.modifier import of_seat
from rulebound.kernel.table.ability_keys import cannot
from rulebound.kernel.table.taxing import tax_on

if TYPE_CHECKING:
    from rulebound.games.proelium.state import Table

SUCCESS: Final = 4
RESEARCHED: Final = "be researched"  # what cards forbid, or ask something for
NOT_FREELY: Final = cannot(RESEARCHED)
OF_RESEARCH: Final = REROLLS + "the die of Extra Research"


def research_of(table: Table, it: int) -> list[Researched]:
    """What a card is researched for: what it prints, else what it has gained from others; the first of these counts."""
    own = table.print_of(it).research
    if own or RESEARCH not in table.standing:
        return own
    gained = [one.ability for one in table.standing[RESEARCH] if one.source == it]
    return [ability for ability in gained if isinstance(ability, Researched)]


def fee(table: Table, it: int) -> int:
    """The present cost of researching a card, in tokens. [research.cost]"""
    found = research_of(table, it)
    return max(0, table.now(FEE, it, found[0].fee)) if found else 0


def due(table: Table, me: int, it: int) -> int:
    """What this player pays in all to research a card: its cost, and what cards ask for it besides."""
    return fee(table, it) + (tax_on(table, RESEARCHED, me, it, [money.OF_MONEY]) if NOT_FREELY in table.forbids else 0)


def is_free(table: Table, it: int) -> bool:
    """Whether no cost is listed, or cards have reduced it to zero. [research.free] [R42]"""
    return fee(table, it) == 0


def roll(table: Table, me: int, it: int) -> int:
    """The die of a research. [research.roll]"""
    rolled = table.roll(6)
    table.emit(RESEARCHES, me, it, number=rolled)
    return rolled


def is_success(table: Table, me: int, rolled: int) -> bool:
    """4 or more. [research.roll]"""
    return rolled + table.now(ROLL, of_seat(me), 0) >= SUCCESS


def succeeds(table: Table, me: int, it: int, rolled: int) -> bool:
    """What comes of the roll. [research.roll] [research.fail]"""
    success = is_success(table, me, rolled)
    table.clause = "research.roll" if success else "research.fail"
    table.emit(SUCCEEDS if success else FAILS, me, it)
    return success


def d3(table: Table, me: int) -> int:
    """A three-sided die: half of a six-sided die, rounded up. [dice.d3]"""
    return (table.roll_die(me) + 1) // 2
