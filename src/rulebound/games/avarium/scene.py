"""Scenes of Avarium Academy: besides zones, each player's idol, and the step at whose end others may respond.

game.scene(
    seats=[
        {"idol": "Kumara RAJ", "merit": 12, "reputation": 3, "hand": ["Pep Talk"],
         "class": ["Record-O-Matic", {"name": "Duelist", "exhausted": True}]},
        {"idol": "Hatsurugi TOUKA", "class": ["Duelist"], "hallway": ["Class Clown"]},
    ],
    active=0, phase="plan", chance=[4],
)
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardgame.box import Pool
from rulebound.cardgame.moment import Moment
from rulebound.cardgame.scene import Builder
from rulebound.cardgame.scene_fields import MEMORY, Field
from rulebound.games.avarium import beginning, pieces, rules, timing, winning
from rulebound.games.avarium.ability import WIN
from rulebound.games.avarium.box import BOX
from rulebound.games.avarium.card import IDOL
from rulebound.games.avarium.effects import RESPOND, WINDOWS, responses
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.zones import CLASS, DECLARED, HALLWAY, HAND, SCHOOL
from rulebound.kernel.basics.modifier import COPIED
from rulebound.kernel.basics.problem import SceneError, nearest
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.table.card import Card
from rulebound.language import _

MOMENTS: Final = {
    "plan": Moment(rules.PLAN_PHASE, [rules.plan_phase, rules.end_phase], timing.PLAN, again=[rules.plan_phase]),
    "start": Moment(rules.PLAN_PHASE, [rules.turn], timing.BEFORE),
}
STEPS: Final = {  # at whose end others may respond
    "win check": timing.WIN_CHECK, "ready": timing.READY, "reputation": timing.REPUTATION, "draw": timing.DRAW,
    "action": timing.PLAN, "end of plan": timing.PLAN_ENDED, "hallways": timing.HALLWAYS,
    "students": timing.EXCESS_STUDENTS, "cards": timing.EXCESS_CARDS, "tokens": timing.TOKENS,
}  # fmt: skip


def is_at_a_window(table: Table) -> bool:
    """Whether players may respond at the end of a step, and no action is half done."""
    if table.question[0] is not RESPOND or table.fighting:
        return False
    left = [rule.by(table.active) for rule in rules.still_to_come(table.step)]
    return table.agenda == [*reversed(left), WINDOWS.onwards.by(table.seat)]


def describe_more(table: Table, scene: dict[str, Any]) -> list[int]:
    """Adds the idols, what their players count, and the step; the pieces of the idols."""
    if any([one.value == COPIED for one in table.modifiers]):  # each student is there so often, and no more
        raise SceneError(_("this position"), [_("a student that is a copy of another one cannot be described")])
    for seat, (it, given) in enumerate(zip(table.idol, scene["seats"], strict=True)):
        given.update(idol=table.card(it).name, merit=table.merit[seat], turns=table.turns[seat])
        given.update(AvariumBuilder.said_of_piece(table, it, table.zones[CLASS]))
    if table.question[0] is RESPOND:
        scene["step"] = next(name for name, step in STEPS.items() if step == table.step)
        scene["priority"] = table.seat
    return table.idol[:]


class AvariumBuilder(Builder):
    """Reads the scenes of Avarium Academy. Pieces have their faces from the box, or from the memory of the scene."""

    keys: ClassVar = ("step", "priority")
    seat_keys: ClassVar = ("idol", "merit", "turns", "exhausted", "token", "used")
    table_fields: ClassVar = (Field("responded", "responded", False), Field("passed", "passed"))
    seat_fields: ClassVar = (Field("reputation", "reputation"), Field("schemes played", "schemes_played"))
    piece_fields: ClassVar = tuple([Field(mark, mark, False, zones=[CLASS]) for mark in ("exhausted", "token", "used")])
    memory: ClassVar = ("faces", *MEMORY, "last_in", "token", "courtyard", "spared")
    unlisted: ClassVar = (DECLARED,)
    moment_key = "phase"
    away = "box"

    def lay_out(self) -> None:
        boxed = [face for pool in BOX.pools for face in self.faces_in_box(pool)]
        memory = self.scene.get("memory", {})
        faces = memory.get("faces", boxed) if isinstance(memory, dict) else boxed
        if not isinstance(faces, list) or self.sorted_out(faces) != self.sorted_out(boxed):
            self.problems.append(_("its memory is damaged: other cards than are in the box"))
            self.stop_if_wrong()
        beginning.lay_out(self.t, list(faces))

    def sorted_out(self, faces: list[int]) -> list[int]:
        """The faces without those of tokens, as they can be compared."""
        return sorted([face for it, face in enumerate(faces) if it not in self.t.token_pieces])

    def faces_in_box(self, pool: Pool) -> list[int]:
        """The face of each piece of a pool, -1 for free places."""
        faces = self.declared.faces_of_pool(pool, 0, self.t.setup)
        return [*faces, *[-1] * (pool.room - len(faces))]

    def lay_more(self) -> None:
        for seat, given in enumerate(self.seats):
            self.lay_idol(seat, given)

    def lay_idol(self, seat: int, given: dict[str, Any]) -> None:
        """The idol of a seat; if left out, the first free one. Merit is as printed if left out."""
        where, t = f"seat {seat}: ", self.t
        named = [one.get("idol") for one in self.seats]
        idols = [card.name for card in self.game.card_list if card.kind == IDOL and card.name not in named]
        taken = [t.card(it).name for it in t.idol if it >= 0]
        name = given.get("idol") or next(idol for idol in idols if idol not in taken)
        card = self.card_named(name, [IDOL], where)
        it = self.piece(card, seat, where) if card else -1
        if it < 0:
            return
        beginning.place_idol(t, seat, it)
        t.merit[seat] = self.number(given, "merit", where, default=0 if t.out[seat] else t.merit[seat])
        for field in self.piece_fields:
            self.put_at(field, it, self.value_of(given, field, where))
        if t.out[seat]:
            pieces.put_idol_away(t, it)

    def piece(self, card: Card, seat: int, where: str) -> int:
        it = self.unused(self.free, lambda it: bool(self.t.faces[it] == card.number))
        if it < 0:
            self.problems.append(where + _("all copies of {name} lie somewhere else already", name=card.name))
        return it

    def pieces_left(self, pool: Pool, seat: int) -> list[int]:
        left = [it for it in BOX.of_pool(pool, 0) if it in self.free and it not in self.t.token_pieces]
        found = [it for it in left if self.t.faces[it] >= 0]
        self.free = [it for it in self.free if it not in found]
        return found

    def fill_up(self) -> None:
        for it in self.free:
            self.t.show(it)  # what is in no deck stays in the box

    # -- the turn ------------------------------------------------------------------------------------------------------

    def set_turn(self) -> None:
        t, step = self.t, self.scene.get("step")
        if step is not None and step not in STEPS:
            self.problems.append(
                _(
                    "there is no step {step!r} after which others may respond{nearest}",
                    step=step,
                    nearest=nearest(str(step), STEPS),
                )
            )
            self.stop_if_wrong()
        super().set_turn()
        t.step = MOMENTS[self.moment].phase if step is None else STEPS[step]
        for seat, given in enumerate(self.seats):
            begun = (t.turn - 1 - (seat - t.first) % t.seats) // t.seats + 1
            t.turns[seat] = self.number(given, "turns", f"seat {seat}: ", default=max(0, begun))

    def may_be_active(self, seat: int) -> bool:
        return "step" in self.scene or super().may_be_active(seat)  # [A14]

    def usual_turn(self) -> int:
        t = self.t
        return int(t.seats + 1 + (t.active - t.first) % t.seats)

    def check(self) -> None:
        t = self.t
        pieces.refill(t)
        if t.over or not t.cards_in(SCHOOL):
            self.problems.append(_("the School has run out of students: the game is over"))
            return
        for seat in range(t.seats):
            if t.out[seat] and (t.cards_in(CLASS, seat) or t.cards_in(HALLWAY, seat) or t.cards_in(HAND, seat)):
                self.problems.append(_("seat {seat}: a player who is out has no cards in the game", seat=seat))
            if not t.out[seat] and t.merit[seat] <= 0:
                self.problems.append(_("seat {seat}: a player without Merit is out", seat=seat))
            if not t.out[seat] and winning.has_won(t, seat, WIN):
                self.problems.append(
                    _(
                        "seat {seat}: the win-con of {name} is met: the game is won",
                        seat=seat,
                        name=t.card(t.idol[seat]).name,
                    )
                )

    def begin(self) -> None:
        t = self.t
        if "step" in self.scene:
            t.then(t.active, *rules.still_to_come(t.step))
            self.give_priority()
        else:
            t.then(t.active, *MOMENTS[self.moment].rules)
        if self.moment == "start" and "step" not in self.scene:
            t.turn -= 1
            t.turns = replaced(t.turns, t.active, t.turns[t.active] - 1)
        self.go_on(t)

    def give_priority(self) -> None:
        """Sets the player with priority, at the end of a step."""
        t = self.t
        seat = self.number(self.scene, "priority", default=t.active)
        if seat >= t.seats or t.out[seat]:
            self.problems.append(_("seat {seat} cannot have priority", seat=seat))
            self.stop_if_wrong()
        t.then(seat, WINDOWS.onwards)
        t.clause = RESPOND.clause
        t.ask(seat, RESPOND, responses(t, seat))
