"""Scenes of Varia: besides zones and counters, the rows of the Timeline, the distance, and the step of planning.

game.scene(
    seats=[{"hand": ["Decapitate"], "timeline": [["Bowie Knife", "Transfusion Dregga"], [], ["Guided Strike"]]}, {}],
    engaged=True, moment="reaction", window=2,
)
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardgame.declared_scene import DeclaredBuilder
from rulebound.cardgame.scene_fields import MEMORY
from rulebound.cardgame.table import Table as AnyTable
from rulebound.games.varia import fast, movement, planning, rules, timeline
from rulebound.games.varia.moments import resolution
from rulebound.games.varia.parts import STACK, TOKEN
from rulebound.games.varia.settling import settle
from rulebound.games.varia.state import Table
from rulebound.games.varia.zones import TIMELINE
from rulebound.kernel.basics.problem import SceneError
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.table.agenda import Step
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.zones import Zone
from rulebound.language import _

STEPS: Final = ("movement", "action", "reaction", "fast action", "fast reaction")


def waiting(table: Table, step: str) -> list[Step[Any]]:
    """The agenda in this step, the asking rule first."""
    me, rival = table.active, table.rival(table.active)
    rest = [resolution.by(me), rules.end_of_turn.by(me)]
    if step == "fast action":
        return [fast.fast_more.by(me), *rest]
    if step == "fast reaction":
        return [fast.fast_more.by(rival), *rest]
    rest = [rules.begin_fast.by(me), *rest]
    if step == "reaction":
        return [planning.react.by(rival), *rest]
    rest = [planning.plan_actions.by(me), planning.set_window.by(me), planning.react.by(rival), *rest]
    if step == "action":
        return rest
    return [movement.movement.by(me), settle.by(me), movement.end_movement.by(me), *rest]


def step_of(table: Table) -> str:
    """The step of planning in which a seat decides; empty in other positions."""
    questions = {
        "movement": movement.HOW_TO_MOVE, "action": planning.WHAT_TO_PLAN, "reaction": planning.WHAT_TO_ANSWER,
        "fast action": fast.WHAT_IS_FAST, "fast reaction": fast.WHAT_IS_FAST,
    }  # fmt: skip
    asks_again = {"action", "reaction", "fast action", "fast reaction"}
    for step, question in questions.items():
        waits = waiting(table, step)[0 if step in asks_again else 1 :][::-1]
        if table.question[0] is question and table.agenda == waits:
            return step
    return ""


class VariaBuilder(DeclaredBuilder):
    """Reads the parts of scenes that only Varia has."""

    keys: ClassVar[tuple[str, ...]] = ("engaged", "window", "passed", "planned")
    seat_keys: ClassVar[tuple[str, ...]] = ("timeline",)
    card_keys: ClassVar[tuple[str, ...]] = ("count",)
    memory: ClassVar[tuple[str, ...]] = (*MEMORY, "used", "moved", "moved_before", "spent", "heaps", "maker", "passed")

    def lay_more(self) -> None:
        t = self.t
        zone = self.game.zones.of[TIMELINE]
        for seat, given in enumerate(self.seats):
            for moment, action in enumerate(self.listed(f"seat {seat}: ", given, "timeline")):
                cards = action if isinstance(action, list) else [action]
                pieces = [self.lay(card, zone, seat, f"seat {seat}, timeline: ") for card in cards]
                t.set_action(seat, moment, [it for it in pieces if it >= 0])
        engaged = self.scene.get("engaged", t.engaged)
        if not isinstance(engaged, bool):
            self.problems.append(_("'engaged' must be true or false, not {engaged!r}", engaged=engaged))
        t.engaged = bool(engaged)

    def token_piece(self, card: Card, seat: int, where: str) -> int:
        it = self.unused(self.free, lambda it: self.t.is_token(it) and self.t.owner(it) == seat)
        if it < 0:
            self.problems.append(where + _("there are too many tokens: no place is left for {name}", name=card.name))
        else:
            self.t.faces = replaced(self.t.faces, it, card.number)
        return it

    def lay_piece(self, it: int, zone: Zone, holder: int, given: dict[str, Any], where: str) -> None:
        super().lay_piece(it, zone, holder, given, where)
        if self.t.kind(it) == "stack":
            self.t.heaps = replaced(self.t.heaps, it, self.number(given, "count", where, 1, 1))

    @property
    def moment(self) -> Any:
        """The step of planning; usually that of the active player."""
        return self.scene.get("moment", STEPS[1])

    def set_turn(self) -> None:
        super().set_turn()
        t, scene, step = self.t, self.scene, self.moment
        last = max([1, *[moment + 1 for moment in timeline.taken_moments(t, t.active)]])
        t.window = self.number(scene, "window", default=last if STEPS.index(step) > 1 else 1, least=1)
        t.passed = self.number(scene, "passed")
        t.planned = self.number(scene, "planned")
        t.phase = STEPS.index(step) + 1

    def begin(self) -> None:
        t, step = self.t, self.moment
        for it in t.enabled[:]:
            if t.is_blank(it):  # what is ruined or disrupted has no text
                t.disable(it)
        if step == STEPS[0]:
            t.moved = t.moved_before  # which that step keeps, as it begins, for the first moment
        t.do(*waiting(t, step))
        self.go_on(t)
        if t.over or step_of(t) != step:
            self.problems.append(_("no player would be asked anything in the step {step!r} of it", step=step))
            self.stop_if_wrong()


def describe_more(table: AnyTable, scene: dict[str, Any]) -> list[int]:
    """Adds rows, stacks and distance to a scene. Returns the pieces on the rows, in order."""
    assert isinstance(table, Table)
    order: list[int] = []
    for seat, given in enumerate(scene["seats"]):
        given["timeline"] = [[described(table, seat, it) for it in action] for action in table.rows[seat]]
        order += [it for action in table.rows[seat] for it in action]
    if any([table.is_token(it) and is_copy(table, it) for it in [*order, *table.all_in_play()]]):
        raise SceneError(_("this position"), [_("a token that is a copy of another card cannot be described")])
    scene |= {"engaged": table.engaged, "window": table.window, "passed": table.passed, "planned": table.planned}
    return order


def is_copy(table: Table, it: int) -> bool:
    """Whether a token is a card that is no token by itself."""
    return table.kind(it) not in (TOKEN, STACK) and not table.card(it).token


def described(table: Table, seat: int, it: int) -> Any:
    """A card of a player's row; an asset can be taken from another player."""
    more: dict[str, Any] = {mark.word: True for mark in table.mark_list if table.is_marked(mark.number, it)}
    more |= {"owner": table.owner(it)} if table.owner(it) != seat else {}
    return {"name": table.card(it).name, **more} if more else table.card(it).name
