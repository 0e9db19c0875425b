"""A whole game as text: who is asked what, what could be done, what was chosen, and what then happened."""

from __future__ import annotations

from collections.abc import Iterator

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.view import say
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.cardtable import CardTable
from tests.contract.walks import begin, eager


def transcript(game: Game, seats: int, seed: int) -> str:
    """The game with this seed, played by a bot that grasps at what lies nearest."""
    return "\n".join(lines(game, seats, seed)) + "\n"


def lines(game: Game, seats: int, seed: int) -> Iterator[str]:
    state, chance = begin(game, seats, seed, observed=True), Chance.of(seed, "golden")
    decks = ", ".join(deck.name for deck in state.setup.decks)
    yield f"{game.title} for {seats} with seed {seed}; decks: {decks or 'none'}"
    yield from happened(state, 0)
    number = 0
    while not state.is_terminal:
        number += 1
        seat, events = state.seat_of(state.seat), len(state.log)
        action = eager(state, chance)
        yield ""
        yield f"{number}. {state.setup.names[state.seat]}: {state.decision.prompt} [{state.decision.clause}]"
        for option in state.legal_actions():
            yield f"  {'>' if option is action else '-'} {seat.describe(option)}"
        state.apply(action)
        yield from happened(state, events)
    yield ""
    yield from ending(state)


def happened(state: CardTable, since: int) -> Iterator[str]:
    """The lines of the log from this event on, each as the seat that it is about may read it."""
    for told in zip(*[state.game.log(state, seat, since) for seat in range(state.seats)], strict=True):
        line = told[max(0, told[0].seat)]
        clause = f" [{line.clause}]" if line.clause else ""
        yield f"== {say(line.text)}" if line.head else f"{'  ' * line.depth}    {say(line.text)}{clause}"


def ending(state: CardTable) -> Iterator[str]:
    outcome = state.seat_of(-1).view().outcome
    assert outcome is not None
    yield f"The end: {outcome.sentence} [{outcome.clause}]"
    for seat in state.seat_of(-1).view().seats:
        counters = ", ".join(f"{counter.label} {counter.now}" for counter in seat.counters)
        yield f"  {seat.name}: {counters}; returns {state.returns()[seat.index]:+g}"
