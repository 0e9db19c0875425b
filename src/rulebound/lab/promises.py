"""What the kernel promises of every position of every game, tested one position at a time."""

from __future__ import annotations

from typing import Final

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.event import Event
from rulebound.kernel.basics.problem import SceneError
from rulebound.kernel.basics.setup import NONE
from rulebound.kernel.table.cardtable import CardTable

CODES: Final = 20  # refused actions whose reasons are asked for
TOGETHER: Final = 6  # decisions made in two worlds at once


class Broken(AssertionError):
    """A position breaks what the kernel promises of every game: our mistake."""


def look_closer(state: CardTable, chance: Chance) -> None:
    """Raises Broken for the first promise of the kernel that this position breaks."""
    can_be_described_again(state)
    can_be_saved(state)
    every_refusal_has_a_reason(state, chance)
    who_is_asked_tells_nothing(state, chance)


def can_be_described_again(state: CardTable) -> None:
    """A scene made of this position can be set up, and is the same position."""
    try:
        scene = state.as_scene()
    except SceneError:
        return  # something is half done
    if state.game.scene(**scene).fingerprint() != state.fingerprint():
        raise Broken("described and set up again, it is another position")


def can_be_saved(state: CardTable) -> None:
    """What is saved is the same position when it is restored."""
    if state.game.load_state(state.save()).fingerprint() != state.fingerprint():
        raise Broken("saved and restored, it is another position")


def every_refusal_has_a_reason(state: CardTable, chance: Chance) -> None:
    """Of actions drawn at random, for every seat and for a spectator."""
    options = state.legal_actions()
    for _ in range(CODES):
        action = state.game.action(chance.below(state.game.num_actions))
        for seat in range(-1, state.seats):
            if (seat != state.seat or action not in options) and state.seat_of(seat).why_not(action) is None:
                raise Broken(f"{action} is refused to seat {seat} at {state.question[0].name}, and no need says why")


def who_is_asked_tells_nothing(state: CardTable, chance: Chance) -> None:
    """Where a seat has seen the same in two worlds with other hidden cards, the same seats are asked the same.

    The real one and one that the seat imagines go on together, by actions that are possible in both and mean the same
    to that seat, until it sees something in which they differ.
    """
    if state.setup.options["windows"] == NONE:
        return  # which tells that, for simulation
    viewer = chance.below(state.seats)
    real = state.clone()
    real.log, real.observed = [], True
    other = real.seat_of(viewer).imagine(chance)
    for _ in range(TOGETHER):
        there = set(other.legal_actions())
        common = [action for action in real.legal_actions() if action in there and is_open(real, viewer, action.it)]
        if not common:
            return
        action = common[chance.below(len(common))]
        real.take(action)
        other.take(action)
        if seen(real, viewer) != seen(other, viewer) or faces(real, viewer) != faces(other, viewer):
            return
        mine, theirs = question_of(real), question_of(other)
        if real.seat == other.seat and (is_of_hidden_cards(real) or is_of_hidden_cards(other)):
            return  # what comes of it, which all see, tells whether that player had such a card
        if must_show(real) or must_show(other):
            return  # only a player who has a card shows it
        if ended_by_card(real) != ended_by_card(other):
            return  # that a card has won, or not, tells whether hidden cards are as its text wants them
        if mine != theirs:
            raise Broken(f"seat {viewer} can tell hidden cards from who is asked after {action}: {mine}, or {theirs}")
        if real.over:
            return


def is_open(state: CardTable, viewer: int, it: int) -> bool:
    """Whether an action with this operand means the same to the viewer whatever lies hidden."""
    return state.seat == viewer or it < 0 or it >= len(state.faces) or state.knows(viewer, it)


def seen(state: CardTable, viewer: int) -> list[dict[str, object]]:
    """What has happened, as this seat may know it."""
    return [facts(event.as_seen_by(viewer)) for event in state.log]


def faces(state: CardTable, viewer: int) -> list[int]:
    """All cards that this seat knows now, by their pieces; who leaves the game may leave them open, for one."""
    return [face if state.knows(viewer, it) else -1 for it, face in enumerate(state.faces)]


def facts(event: Event) -> dict[str, object]:
    """All that an event says."""
    return {name: getattr(event, name) for name in ("kind", "seat", "it", "it_face", "other", "other_face", "number")}


def is_of_hidden_cards(state: CardTable) -> bool:
    """Whether the question is one of a card's text that is asked about cards that others do not see."""
    return not state.over and state.question[0].secret and "/" in state.question[0].name


def must_show(state: CardTable) -> bool:
    """Whether a card that others do not see must be chosen now, so that they will see that there was one."""
    return is_of_hidden_cards(state) and all(action.it >= 0 for action in state.legal_actions())


def ended_by_card(state: CardTable) -> bool:
    """Whether the game is over because of what is written on a card."""
    return state.over and state.reason in state.game.reasons_of_cards


def question_of(state: CardTable) -> tuple[int, str, int]:
    """Who is asked what, and after how many decisions."""
    return state.seat, state.question[0].name if state.question and not state.over else "", state.decisions
