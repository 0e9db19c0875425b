"""Pickling: how a state goes to another process, as its saved data and the name of its game."""

from __future__ import annotations

from pickle import PicklingError
from typing import Any, Final, TypeAlias

from rulebound.kernel.basics.event import Event, Throw
from rulebound.kernel.basics.problem import SetupError
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.match import Match
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.rulebook import Rulebook

Plain: TypeAlias = tuple[Any, ...]  # an event

SHIPPED: Final[dict[str, Game]] = {}  # the games as shipped, each loaded once per process


def shipped(name: str) -> Game:
    """The game as shipped. Raises SetupError if there is none of this name."""
    if name not in SHIPPED:
        SHIPPED[name] = Match.load_game(name)
    return SHIPPED[name]


def reduced(state: CardTable) -> Plain:
    """What `pickle` stores of a state: a function and its arguments. Raises PicklingError."""
    if not is_shipped(state.game):
        raise PicklingError(
            f"a state of {state.game.title} with own cards or decks cannot be pickled: its game cannot be found by "
            "name. Keep state.save(), and give that to load_state of the same game."
        )
    return unpickled, (state.game.name, state.save(), [plain(event) for event in state.log], state.observed)


def unpickled(name: str, saved: dict[str, Any], log: list[Plain], observed: bool) -> CardTable:  # noqa: FBT001 - by pickle
    """The state, of the game as shipped here. Raises RecordError if that has other cards."""
    state = shipped(name).load_state(saved)
    state.observed = observed
    state.log = [event_of(event) for event in log]
    return state


def is_shipped(game: Rulebook) -> bool:
    """Whether the shipped game of this name has the same cards and decks."""
    try:
        found = shipped(game.name)
    except SetupError:
        return False
    return found.cards_digest == game.cards_digest and listed(found) == listed(game)


def listed(game: Rulebook) -> list[dict[str, object]]:
    """The decks of a game."""
    return [deck.save() for deck in game.decks.values()]


def plain(event: Event) -> Plain:
    """The fields of an event, in the order of its constructor."""
    return (
        event.kind, event.seat, event.it, event.it_face, event.other, event.other_face, event.number, event.clause,
        event.cause, event.seen, [throw.save() for throw in event.throws],
    )  # fmt: skip


def event_of(kept: Plain) -> Event:
    """The event with these fields."""
    *plain, throws = kept
    event = Event(*plain)
    event.throws = [Throw(*throw) for throw in throws]
    return event
