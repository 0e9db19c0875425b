"""Endless loops: a game that has to be stopped says whose effects repeat.

Nothing is recorded in a normal game. In the last decisions that a turn may have, each is recorded; and in a loop
without decisions, the game goes on for a while on a copy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.event import EVERYBODY
from rulebound.kernel.basics.words import spoken
from rulebound.kernel.table.action import NO_SEAT, Action

if TYPE_CHECKING:
    from rulebound.kernel.table.cardtable import CardTable

STEPS: Final = 400  # of a copy: many times as many as between two decisions
SELDOM: Final = 10  # what is so many times rarer than the most frequent does not count as repeating


def seen(table: CardTable, me: int, action: Action[Any]) -> list[str]:
    """The cards whose effects are carried out until the next decision, after this action."""
    copy = copy_of(table)
    action.perform(copy, me)
    cards: list[str] = []
    go_on(copy, table, [], cards, [])
    return list(dict.fromkeys(cards))


def going_on(table: CardTable) -> list[str]:
    """What repeats in this state: cards with their effects; if there are none, the actions."""
    cards: list[str] = []
    actions: list[str] = []
    go_on(copy_of(table), table, [Chance.of(0, "going on")], cards, actions)
    return frequent(cards) or frequent(actions)


def copy_of(table: CardTable) -> CardTable:
    """A copy without a log."""
    copy = table.clone()
    copy.observed = False
    copy.log = []
    return copy


def go_on(copy: CardTable, table: CardTable, chances: list[Chance], cards: list[str], actions: list[str]) -> None:
    """Goes on within this turn, at random or until the next decision; records the card of each step and each action.

    Records only cards that all players could see, since others may appear on the copy.
    """
    began = copy.turn_began
    for _ in range(STEPS):
        if copy.over or copy.turn_began != began:
            return
        source = copy.scopes[-1].source if copy.scopes else NO_SEAT
        if source >= 0 and (table.known[source] == EVERYBODY or source in table.enabled):
            cards.append(table.card(source).name)
        if copy.seat == NO_SEAT:
            step = copy.agenda.pop()
            step.does(copy, step.seat)
            continue
        options = copy.options
        if len(options) > 1 and not chances:
            return
        action = options[chances[0].below(len(options)) if chances else 0]
        actions.append(spoken(type(action).__name__))
        me = copy.seat
        copy.seat = NO_SEAT
        action.perform(copy, me)


def frequent(names: list[str]) -> list[str]:
    """The names that repeat, the most frequent first."""
    times: dict[str, int] = {}
    for name in names:
        times[name] = times.get(name, 0) + 1
    most = max(times.values(), default=0)
    found = [(-n, name) for name, n in times.items() if n > 1 and n * SELDOM >= most]
    found.sort()
    return [name for _, name in found]
