"""Stops: the windows at which a seat wants to be asked. At all others it passes automatically, whatever it holds.

So people are not asked at every step of the others' turns. A quick pass reveals nothing, because it depends only on
public facts and on the stops that were set before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.window import Pass

if TYPE_CHECKING:
    from collections.abc import Collection


class Stop:
    """A kind of window: its name, a sentence on when it opens, and whether seats are asked by default."""

    def __init__(self, name: str, sentence: str, *, usual: bool) -> None:
        self.name = name
        self.sentence = sentence
        self.usual = usual


def automatic_pass(table: CardTable, stops: Collection[str]) -> Action[CardTable] | None:
    """The pass of the seat that has priority, if it has no stop here; None if it must be asked."""
    if table.over:
        return None
    stop = table.game.stop_of(table)
    if stop == "" or stop in stops:
        return None
    return next((action for action in table.legal_actions() if isinstance(action, Pass)), None)
