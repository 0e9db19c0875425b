"""What an action would do, as far as the deciding seat can know.

The action is tried on imagined tables, without responses; what is the same on all of them is certain. So chance and
hidden cards are never revealed. The views before and after are compared, so games need no code for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from rulebound.kernel.basics import view as shape
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.seat import Seat
from rulebound.kernel.table.window import Pass

WORLDS: Final = 3
LONGEST: Final = 40  # passes, until what was begun must be carried out
MOST_CHANGES: Final = 12
PLACE: Final = "place"


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """A change.

    id: a seat or a card, as in views.
    label: the name of a number, or `place` or `state` of a card.
    was, now: its values, in words; empty if there is none.
    main: whether it decides the game.
    """

    id: str
    name: str
    label: str
    was: str
    now: str
    main: bool = False


class Forecast(msgspec.Struct, frozen=True, kw_only=True):
    """All certain changes. loses: whether the seat would lose the game at once; ends: how the game would end, or
    empty.
    """

    changes: list[Change]
    loses: bool
    ends: str


NOTHING: Final = Forecast(changes=[], loses=False, ends="")


def forecast(mine: Seat, action: Action[Any], seed: int) -> Forecast:
    """What an action of this seat would do. Empty if the action is not legal."""
    if mine.why_not(action) is not None:
        return NOTHING
    before = mine.view()
    tried = [after(mine, action, Chance.of(seed, f"forecast {world}")) for world in range(WORLDS)]
    views = [state.seat_of(mine.index).view() for state in tried]
    found = [list(changes(before, shown)) for shown in views]
    sure = [change for change in found[0] if all(change in others for others in found[1:])]
    sure.sort(key=lambda change: (not change.main, not change.id.startswith("seat."), change.label != PLACE))
    ended = all(state.over for state in tried)
    return Forecast(
        changes=sure[:MOST_CHANGES],
        loses=ended and not any(mine.index in state.winners for state in tried),
        ends=views[0].outcome.sentence if ended and views[0].outcome else "",
    )


def after(mine: Seat, action: Action[Any], chance: Chance) -> CardTable:
    """An imagined table after the action, without responses."""
    state = mine.imagine(chance)
    turn = state.turn
    state.apply(action)
    for _ in range(LONGEST):
        passing = None
        if not state.over and state.turn == turn:
            passing = next((one for one in state.legal_actions() if isinstance(one, Pass)), None)
        if passing is None:
            break
        state.apply(passing)
    return state


def changes(before: shape.View, now: shape.View) -> Iterator[Change]:
    """The differences between two views of a seat."""
    for was, seat in zip(before.seats, now.seats, strict=True):
        yield from counted(was, seat)
    here, there = cards_of(before), cards_of(now)
    for key, (card, area) in here.items():
        if not card.face:
            continue
        name = before.faces[card.face].name
        other, home = there.get(key, (None, None))
        if home is None or home.id != area.id:
            yield Change(id=key, name=name, label=PLACE, was=area.name, now=home.name if home else "")
        if other is not None and other.face == card.face:
            yield from of_card(key, name, shown(before, card), shown(now, other))


def counted(was: shape.Seat, seat: shape.Seat) -> Iterator[Change]:
    """The numbers of a player that differ."""
    old = {counter.key: counter for counter in was.counters}
    for counter in seat.counters:
        before = old.get(counter.key)
        if before is not None and before.now != counter.now:
            yield Change(
                id=f"seat.{seat.index}",
                name=seat.name,
                label=counter.label,
                was=f"{before.now}{counter.unit}",
                now=f"{counter.now}{counter.unit}",
                main=counter.main,
            )


def of_card(key: str, name: str, was: dict[str, str], now: dict[str, str]) -> Iterator[Change]:
    """The numbers, marks and states of a card that differ."""
    for label in [*was, *[label for label in now if label not in was]]:
        if was.get(label, "") != now.get(label, ""):
            yield Change(id=key, name=name, label=label, was=was.get(label, ""), now=now.get(label, ""))


def shown(seen: shape.View, card: shape.Card) -> dict[str, str]:
    """What a card shows: its present values, its marks, and how it is turned."""
    current = {value.key: value for value in card.values}
    values = [current.get(value.key, value) for value in seen.faces[card.face].values]
    found = {value.label: str(value.now) for value in values}
    found |= {mark.label: str(mark.count) for mark in card.marks}
    return found | ({"state": card.turned} if card.turned else {})


def cards_of(seen: shape.View) -> dict[str, tuple[shape.Card, shape.Area]]:
    """All cards of a view with their areas, including attached cards."""
    found: dict[str, tuple[shape.Card, shape.Area]] = {}
    for area in seen.areas:
        todo = list(area.cards)
        while todo:
            card = todo.pop()
            found[card.id] = (card, area)
            todo.extend(card.on)
    return found
