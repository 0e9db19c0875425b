"""Other worlds: states that differ from a real one only in what a seat cannot see, and how they look to that seat."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.kernel.basics.chance import Chance, Chances
from rulebound.kernel.basics.event import EVERYBODY, Event
from rulebound.kernel.basics.view import to_json
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable


def hidden_from(state: CardTable, seat: int) -> dict[int, list[int]]:
    """The pieces whose faces the seat may not know, by their pools."""
    hidden: dict[int, list[int]] = {}
    for it, face in enumerate(state.faces):
        if face >= 0 and not state.knows(seat, it):
            hidden.setdefault(state.pools[it], []).append(it)
    return hidden


def stirred(state: CardTable, seat: int, chance: Chance) -> CardTable:
    """A world made without `imagine`: hidden faces change places, secret events tell of other cards, chance is new."""
    world = state.clone()
    faces = world.faces[:]
    for pieces in hidden_from(world, seat).values():
        mixed = [faces[it] for it in pieces]
        chance.shuffle(mixed)
        for it, face in zip(pieces, mixed, strict=True):
            faces[it] = face
    world.faces = faces
    world.log = [disguised(event, seat, len(world.cards), chance) for event in world.log]
    world.chances = Chances([Chance(*words(chance)) for _ in range(world.seats)], Chance(*words(chance)))
    world.chances_shared = False
    return world


def disguised(event: Event, seat: int, cards: int, chance: Chance) -> Event:
    """The same event, about another card where this seat may not know which it was."""
    if event.seen == EVERYBODY or (seat >= 0 and event.seen >> seat & 1):
        return event
    face = chance.below(cards)
    return Event(event.kind, event.seat, event.it, face, event.other, event.other_face, event.number, event.clause,
                 event.cause, event.seen)  # fmt: skip


def words(chance: Chance) -> list[int]:
    return [chance.next(), chance.next(), chance.next(), chance.next()]


def skip_without_decks(game: Game) -> None:
    """Ends a test of decks where nobody brings one."""
    if not game.decks:
        pytest.skip(f"nobody brings a deck to {game.title}")


def with_other_lists(state: CardTable, seat: int, chance: Chance) -> CardTable:
    """A world in which the cards of rivals that nobody saw come from other decks than theirs, each pool from one."""
    world = state.clone()
    faces = world.faces[:]
    decks = list(state.game.decks.values())
    for pool, pieces in hidden_from(world, seat).items():
        rival = world.owner(pieces[0])
        if rival != seat:
            mixed = state.game.dealt(decks[chance.below(len(decks))], rival)[pool]
            chance.shuffle(mixed)
            never_seen = [it for it in pieces if world.since[seat][it] == 0]
            for it, face in zip(never_seen, mixed, strict=False):
                faces[it] = face
    world.faces = faces
    return world


def look(state: CardTable, seat: int, actions: list[Action[Any]]) -> dict[str, object]:
    """All that a seat may learn by asking: its view, its options, and what it is told about these actions."""
    asking = state.seat_of(seat)
    return {
        "view": to_json(asking.view()),
        "decides": asking.decides,
        "decisions": asking.decisions,
        "options": [action.code for action in asking.legal_actions()],
        "descriptions": {str(action): asking.describe(action) for action in actions},
        "refusals": {str(action): asking.why_not(action) for action in actions},
        "returns": state.returns(),
        "outcome": repr(state.outcome),
    }


def seen_so_far(state: CardTable, seat: int) -> tuple[list[bool], list[int]]:
    """What changes when this seat is shown something hidden, or sees dice."""
    return [state.knows(seat, it) for it in range(len(state.faces))], state.chances.dice.words()
