"""From a table to its scene: a position described in the handbook's words, so that `scene` builds the same again."""

from __future__ import annotations

from typing import Any

from rulebound.games.avarium import box, rules
from rulebound.games.avarium.effects import RESPOND, WINDOWS
from rulebound.games.avarium.scene import MEMORY, STEPS
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.zones import CLASS, COURTYARD, EXPEL_PILE, HALLWAY, HAND, LIBRARY, SCHOOL, TRASH_PILE
from rulebound.kernel.basics.problem import SceneError
from rulebound.kernel.game.remembering import remembered
from rulebound.kernel.table.zones import AWAY


def describe(table: Any) -> dict[str, Any]:
    """The scene of a position, whole. Raises SceneError while an action is half carried out."""
    assert isinstance(table, Table)
    if table.over:
        raise SceneError("this position", ["the game is over"])
    steps = waiting_steps(table)
    if not steps or table.agenda != steps or table.scopes or table.declared or table.raised:
        raise SceneError("this position", ["an action is half carried out: finish it, or take it back"])
    order: list[int] = []
    idols = [idol_of(table, seat, order) for seat in range(table.seats)]
    seats = [{**idols[seat], **seat_of(table, seat, order)} for seat in range(table.seats)]
    scene: dict[str, Any] = {"seats": seats}
    scene["expel pile"] = names(table, table.cards_in(EXPEL_PILE), order)
    scene["trash pile"] = names(table, table.cards_in(TRASH_PILE), order)
    boxed = [it for it in range(box.PIECES) if table.zone[it] == AWAY and it not in table.idol]
    scene["box"] = names(table, [it for it in boxed if table.faces[it] >= 0], order)
    scene["courtyard"] = names(table, table.cards_in(COURTYARD), order)
    scene["school"] = names(table, table.cards_in(SCHOOL), order)
    scene["library"] = names(table, table.cards_in(LIBRARY), order)
    scene |= {
        "active": table.active,
        "first": table.first,
        "phase": "plan",
        "turn": table.turn,
        **remembered(table, order, MEMORY),
    }
    if table.question[0] is RESPOND:
        scene["step"] = next(name for name, step in STEPS.items() if step == table.step)
        scene |= {"priority": table.seat, "passed": table.passed, "responded": table.responded}
        del scene["phase"]
    return scene


def waiting_steps(table: Table) -> list[Any]:
    """What waits on the agenda, the next last, when nothing is half done; empty where something must be."""
    if table.question[0] is rules.PLAN_PHASE:
        return [rules.end_phase.by(table.active), rules.plan_phase.by(table.active)]
    if table.question[0] is not RESPOND or table.fighting:
        return []
    left = [rule.by(table.active) for rule in rules.still_to_come(table.step)]
    return [*reversed(left), WINDOWS.onwards.by(table.seat)]


def idol_of(table: Table, seat: int, order: list[int]) -> dict[str, Any]:
    """The idol of a seat and what it counts; its piece is noted in `order`, as `build` will meet it."""
    it = table.idol[seat]
    order.append(it)
    return {
        "idol": table.card(it).name,
        "out": table.out[seat],
        "merit": table.merit[seat],
        "reputation": table.reputation[seat],
        "turns": table.turns[seat],
        "schemes played": table.schemes_played[seat],
        **marks_of(table, it),
    }


def seat_of(table: Table, seat: int, order: list[int]) -> dict[str, Any]:
    """What lies in front of a player."""
    students: list[Any] = []
    for it in table.cards_in(CLASS, seat):
        order.append(it)
        students.append({"name": table.card(it).name, **marks_of(table, it)})
    return {
        "class": students,
        "hallway": names(table, table.cards_in(HALLWAY, seat), order),
        "hand": names(table, table.cards_in(HAND, seat), order),
    }


def marks_of(table: Table, it: int) -> dict[str, bool]:
    """Which of its marks a character has."""
    marks = {"exhausted": table.exhausted[it], "token": table.token[it], "used": table.used[it]}
    return {mark: True for mark, there in marks.items() if there}


def names(table: Table, pieces: list[int], order: list[int]) -> list[str]:
    """The names of these cards, noted in `order`."""
    order += pieces
    return [table.card(it).name for it in pieces]
