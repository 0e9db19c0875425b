"""The same position with what lies there in another order, where the rules give that order no meaning."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final
from zlib import crc32

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.game.saving import NOT_PART_OF_A_POSITION
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable
from tests.contract.tables import TABLES
from tests.contract.tables.telling import replaces

TRIGGERS: Final = "triggers"  # what all games call it when a triggered effect comes
LONGEST_TURN: Final = 500  # decisions; whoever goes round in circles is left alone


def rearranged(state: CardTable, chance: Chance) -> CardTable:
    """A copy in which everything that has no order has come in another one."""
    copy = state.clone()
    for name in unordered(state):
        setattr(copy, name, mixed(getattr(copy, name), chance))
    copy.piles = [
        pile if zone.ordered else mixed(pile, chance) for zone, pile in zip(copy.zones, copy.piles, strict=True)
    ]
    copy.stand()  # what follows from what is enabled
    return copy


def unordered(state: CardTable) -> list[str]:
    """The lists besides piles whose order means nothing: the game's, and what is enabled."""
    return ["enabled", *TABLES[state.game.name].unordered]


def mixed(pieces: Any, chance: Chance) -> Any:
    """A list of pieces in another order; or each of several such lists."""
    if pieces and isinstance(pieces[0], list):
        return [mixed(pile, chance) for pile in pieces]
    other = list(pieces)
    chance.shuffle(other)
    return other


def whole_turn(state: CardTable, seed: int) -> bool:
    """Plays on until another turn has begun or the game is over, and no effect waits; False if that takes too long.

    What a question is about decides how it is answered, and not when it is asked: who may order effects answers alike
    whichever waits first.
    """
    turn = state.turn
    state.observed, state.log = True, []
    asked: dict[str, int] = {}
    for _ in range(LONGEST_TURN):
        if state.over or (state.turn > turn and is_between_actions(state)):
            return True
        state.apply(answer(state, asked, seed))
    return False


def is_between_actions(state: CardTable) -> bool:
    """Whether nothing is half done, and no effect waits for another one."""
    return not (state.question[0].chained or state.scopes or state.pending or state.declared)


def answer(state: CardTable, asked: dict[str, int], seed: int) -> Action[Any]:
    """One of the options: the same wherever the same is asked about the same cards for the same time."""
    scope = unordered_scope(state.scopes[-1]) if state.scopes else []
    about = f"{seed} {state.question[0].name} {state.seat} {scope}"
    asked[about] = asked.get(about, 0) + 1
    times = asked[about]
    return max(
        state.legal_actions(), key=lambda action: (crc32(f"{about} {times} {action.code}".encode()), action.code)
    )


def unordered_scope(scope: Scope) -> list[object]:
    """What it speaks of, in whichever order it was found."""
    return [scope.me, scope.source, sorted(scope.picks), sorted(scope.queue), scope.it, scope.number]


def is_for_the_rulings(before: CardTable, after: CardTable) -> bool:
    """Whether rulings say what comes first in all that may have happened between these positions.

    Chance decides otherwise for whoever comes first, and so does a card that replaces the first event of its kind.
    """
    if chance_so_far(before) != chance_so_far(after):
        return False
    lay, lie = places(before), places(after)
    replacing = [it for it in range(len(after.faces)) if after.faces[it] >= 0 and replaces(after.card(it))]
    return not any(it in before.enabled or it in after.enabled or lay.get(it) != lie.get(it) for it in replacing)


def places(state: CardTable) -> dict[int, str]:
    """In which zone each piece lies."""
    return {it: f"{state.zones[number].name} of {state.holder[it]}" for it, number in enumerate(state.zone)}


def plainly(state: CardTable) -> dict[str, object]:
    """All of a position but the order of what has none, and the way here; and which effects came, in their order."""
    without_order = unordered(state)
    said: dict[str, object] = {
        name: in_order(getattr(state, name)) if name in without_order else getattr(state, name)
        for name in state.plain_fields()
        if name not in (*NOT_PART_OF_A_POSITION, "clause")
    }
    said["piles"] = [
        pile if zone.ordered else sorted(pile) for zone, pile in zip(state.zones, state.piles, strict=True)
    ]
    said["triggered"] = [(event.seat, event.it) for event in state.log if event.kind == TRIGGERS]
    said["agenda"] = [step.name for step in state.agenda]
    said["question"] = state.question[0].name if state.question else ""
    said["options"] = sorted(action.code for action in state.legal_actions())
    said["modifiers"] = sorted(str(modifier.save()) for modifier in state.modifiers)
    return said


def in_order(pieces: Any) -> Any:
    if pieces and isinstance(pieces[0], list):
        return [sorted(pile) for pile in pieces]
    return sorted(pieces)


def chance_so_far(state: CardTable) -> list[list[int]]:
    """What changes when cards are shuffled or dice are rolled."""
    return [*[stream.words() for stream in state.chances.shuffles], state.chances.dice.words()]


def told_apart(one: CardTable, other: CardTable) -> Iterator[str]:
    """In what two positions differ."""
    there = plainly(other)
    for name, value in plainly(one).items():
        if value != there[name]:
            yield f"{name}: {value} in the one order, {there[name]} in the other"
