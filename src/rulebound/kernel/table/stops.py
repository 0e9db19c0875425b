"""Stops: at which windows a seat wants to be asked. At all others it passes by itself, whatever it holds.

So a person is not asked at every step of the others' turns, and how quickly one passes tells nothing: whether there is
a stop follows from what all can see, and from what the seat has set beforehand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.window import Pass

if TYPE_CHECKING:
    from collections.abc import Collection


class Stop:
    """A kind of window: its name, a sentence that says when it comes, and whether people usually want to be asked."""

    def __init__(self, name: str, sentence: str, *, usual: bool) -> None:
        self.name = name
        self.sentence = sentence
        self.usual = usual


def unasked_pass(table: CardTable, stops: Collection[str]) -> Action[CardTable] | None:
    """The pass of the seat that has priority now, if it has no stop here; None if it must be asked."""
    if table.over:
        return None
    stop = table.game.stop_of(table)
    if stop == "" or stop in stops:
        return None
    return next((action for action in table.legal_actions() if isinstance(action, Pass)), None)
