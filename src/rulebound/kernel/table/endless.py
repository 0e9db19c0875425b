"""What goes on for ever: a game that has to be broken off says whose effects are played out again and again.

Nothing is noted while a game goes as games do. In the last decisions that a turn may have, each is looked at; and where
nobody is asked, the game goes on for a while on a copy.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.event import EVERYBODY
from rulebound.kernel.basics.words import spoken
from rulebound.kernel.table.action import NOBODY, Action

if TYPE_CHECKING:
    from rulebound.kernel.table.cardtable import CardTable

STEPS: Final = 400  # of a copy: many times as many as between two decisions
SELDOM: Final = 10  # what comes so many times less often than the most frequent does not repeat


def seen(table: CardTable, me: int, action: Action[Any]) -> list[str]:
    """The cards whose effects are played out until the next decision, if me now does this."""
    copy = copy_of(table)
    action.perform(copy, me)
    cards: list[str] = []
    go_on(copy, table, [], cards, [])
    return list(dict.fromkeys(cards))


def going_on(table: CardTable) -> list[str]:
    """What repeats at this table: cards by their effects; where no card's do, the actions that are taken."""
    cards: list[str] = []
    actions: list[str] = []
    go_on(copy_of(table), table, [Chance.of(0, "going on")], cards, actions)
    return frequent(cards) or frequent(actions)


def copy_of(table: CardTable) -> CardTable:
    """A copy that keeps no log."""
    copy = table.clone()
    copy.observed = False
    copy.log = []
    return copy


def go_on(copy: CardTable, table: CardTable, chances: list[Chance], cards: list[str], actions: list[str]) -> None:
    """Goes on within this turn, noting the card of each step, and each action; by chance, or until the next decision.

    Only cards that all could see at the table are noted: on the copy, others come up.
    """
    began = copy.turn_began
    for _ in range(STEPS):
        if copy.over or copy.turn_began != began:
            return
        source = copy.scopes[-1].source if copy.scopes else NOBODY
        if source >= 0 and (table.known[source] == EVERYBODY or source in table.awake):
            cards.append(table.card(source).name)
        if copy.seat == NOBODY:
            step = copy.agenda.pop()
            step.does(copy, step.seat)
            continue
        options = copy.options
        if len(options) > 1 and not chances:
            return
        action = options[chances[0].below(len(options)) if chances else 0]
        actions.append(spoken(type(action).__name__))
        me = copy.seat
        copy.seat = NOBODY
        action.perform(copy, me)


def frequent(names: list[str]) -> list[str]:
    """Those that come again and again, the most frequent first."""
    times: dict[str, int] = {}
    for name in names:
        times[name] = times.get(name, 0) + 1
    most = max(times.values(), default=0)
    found = [(-n, name) for name, n in times.items() if n > 1 and n * SELDOM >= most]
    found.sort()
    return [name for _, name in found]
