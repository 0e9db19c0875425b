"""Scenes of Avarium Academy: a position described in the handbook's words, and a table made of it.

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

from typing import Any

from rulebound.games.avarium import beginning, box, pieces, rules, timing, winning, zones
from rulebound.games.avarium.ability import WIN
from rulebound.games.avarium.card import IDOL, SCHEME, STUDENT
from rulebound.games.avarium.effects import RESPOND, WINDOWS, responses
from rulebound.games.avarium.state import Table
from rulebound.games.avarium.zones import CLASS, COURTYARD, HALLWAY, HAND, SCHOOL
from rulebound.kernel.basics.problem import nearest, unknown_keys
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.scene import TABLE_KEYS, SceneReader, damage_told
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.zones import AWAY

PHASES = {"start": timing.BEFORE, "plan": timing.PLAN}
STEPS = {  # at whose end others may respond
    "win check": timing.WIN_CHECK, "ready": timing.READY, "reputation": timing.REPUTATION, "draw": timing.DRAW,
    "action": timing.PLAN, "end of plan": timing.PLAN_ENDED, "hallways": timing.HALLWAYS,
    "students": timing.EXCESS_STUDENTS, "cards": timing.EXCESS_CARDS, "tokens": timing.TOKENS,
}  # fmt: skip
PILES = {"expel pile": (STUDENT, zones.EXPEL_PILE), "trash pile": (SCHEME, zones.TRASH_PILE)}
DECKS = {"school": (STUDENT, zones.SCHOOL), "library": (SCHEME, zones.LIBRARY)}
SCENE_KEYS = (
    "seats", "courtyard", *PILES, *DECKS, "box", "active", "phase", "step", "priority", "passed", "responded",
    "turn", "first", "chance", "quiet", "modifiers",
    "pieces", "memory", "streams", *TABLE_KEYS,
)  # fmt: skip
SEAT_KEYS = (
    "idol", "merit", "reputation", "class", "hallway", "hand", "out", "turns", "schemes played", "exhausted", "token",
    "used",
)  # fmt: skip
MARKS = ("exhausted", "token", "used")
MEMORY = (
    "faces", "known", "shuffles", "shuffled", "since", "tracked", "awake", "last_in", "token", "courtyard", "spared",
)  # fmt: skip


def build(game: Game, scene: dict[str, Any]) -> Table:
    """The table that a scene describes. Raises SceneError with all that is wrong."""
    with damage_told():
        return Builder(game, scene).table()


class Builder(SceneReader):
    """Puts the cards of a scene on a table, taking note of everything that cannot be."""

    def __init__(self, game: Game, scene: dict[str, Any]) -> None:
        super().__init__(game, scene, SCENE_KEYS)
        table = self.empty_table()
        assert isinstance(table, Table)
        self.t = table
        beginning.lay_out(table, self.faces())
        self.free = [it for it in range(box.PIECES) if table.faces[it] >= 0]

    def faces(self) -> list[int]:
        """Which card each piece is: as in the box, unless the scene remembers it."""
        boxed: list[int] = getattr(self.game, "laid")[:]  # noqa: B009 - a game of this package
        memory = self.scene.get("memory", {})
        if not isinstance(memory, dict) or "faces" not in memory:
            return boxed
        faces = memory["faces"]
        if not isinstance(faces, list) or sorted(faces) != sorted(boxed):
            self.problems.append("its memory is damaged: other cards than are in the box")
            self.stop_if_wrong()
        return list(faces)

    def table(self) -> Table:
        """The finished table, waiting for its decision."""
        for seat, given in enumerate(self.seats):
            self.problems += unknown_keys(f"seat {seat}: ", given, SEAT_KEYS)
            self.lay_idol(seat, given)
        for seat, given in enumerate(self.seats):
            self.lay_seat(seat, given)
        for key, (kind, zone) in PILES.items():
            for card in self.listed("", self.scene, key):
                self.lay(card, kind, zone, -1, f"{key}: ")
        for card in self.listed("", self.scene, "box"):
            self.lay(card, "", AWAY, -1, "box: ")
        for card in self.listed("", self.scene, "courtyard"):
            self.lay_in_courtyard(card)
        for key, (kind, zone) in DECKS.items():
            self.fill_deck(key, kind, zone)
        for it in self.free:
            self.t.show(it)  # what is in no deck stays in the box
        self.set_turn()
        self.stop_if_wrong()
        self.set_memory(self.t, MEMORY)
        self.stop_if_wrong()
        pieces.refill(self.t)
        self.check()
        self.stop_if_wrong()
        self.begin()
        return self.t

    # -- cards ---------------------------------------------------------------------------------------------------------

    def lay_idol(self, seat: int, given: dict[str, Any]) -> None:
        """The idol of a seat; one that is left out is the first that nobody has. Merit is as printed if left out."""
        where, t = f"seat {seat}: ", self.t
        named = [one.get("idol") for one in self.seats]
        idols = [card.name for card in self.game.card_list if card.kind == IDOL and card.name not in named]
        taken = [t.card(it).name for it in t.idol if it >= 0]
        name = given.get("idol") or next(idol for idol in idols if idol not in taken)
        t.line_up(replaced(t.out, seat, bool(given.get("out"))))
        it = self.find(name, IDOL, where)
        if it < 0:
            return
        beginning.place_idol(t, seat, it)
        t.merit[seat] = self.number(given, "merit", where, default=0 if t.out[seat] else t.merit[seat])
        t.reputation[seat] = self.number(given, "reputation", where)
        t.schemes_played[seat] = self.number(given, "schemes played", where)
        self.mark(it, given)
        if t.out[seat]:
            pieces.put_idol_away(t, it)

    def mark(self, it: int, given: dict[str, Any]) -> None:
        """Exhausts a character, gives it its token, and remembers that it was used, where the scene says so."""
        exhausted, token, used = (bool(given.get(mark)) for mark in MARKS)
        self.t.exhausted[it] = exhausted
        self.t.token = replaced(self.t.token, it, token)
        self.t.used = replaced(self.t.used, it, used)

    def lay_seat(self, seat: int, given: dict[str, Any]) -> None:
        where = f"seat {seat}, "
        for card in self.listed(where, given, "class"):
            it = self.lay(card, STUDENT, zones.CLASS, seat, f"{where}class: ", MARKS)
            if it >= 0 and isinstance(card, dict):
                self.mark(it, card)
        for card in self.listed(where, given, "hallway"):
            self.lay(card, STUDENT, zones.HALLWAY, seat, f"{where}hallway: ")
        for card in self.listed(where, given, "hand"):
            self.lay(card, SCHEME, zones.HAND, seat, f"{where}hand: ")

    def lay(self, card: Any, kind: str, zone: int, seat: int, where: str, marks: tuple[str, ...] = ()) -> int:
        """Lays one card; returns its piece, -1 if it cannot be."""
        it = self.find(self.described(card, marks, where).get("name"), kind, where)
        if it >= 0 and zone != AWAY:
            self.t.lay(it, zone, seat)
        elif it >= 0:
            self.t.show(it)
        return it

    def find(self, name: Any, kind: str, where: str) -> int:
        """A piece that is not used yet, with this card's face; -1 where there is none."""
        card = self.card_named(name, [kind] if kind else [], where)
        if card is None:
            return -1
        it = self.unused(self.free, lambda it: self.t.faces[it] == card.number)
        if it < 0:
            self.problems.append(f"{where}all copies of {name} lie somewhere else already")
        return it

    def lay_in_courtyard(self, card: Any) -> None:
        if NOTHING in self.t.cards_in(COURTYARD):
            self.lay(card, STUDENT, zones.COURTYARD, -1, "courtyard: ")
        else:
            self.problems.append(f"the Courtyard has no place left for {card!r}")

    def fill_deck(self, key: str, kind: str, zone: int) -> None:
        """A deck, the top card last; one that is not given has all that is left, shuffled."""
        if key in self.scene:
            for card in self.listed("", self.scene, key):
                self.lay_hidden(card, kind, zone, f"{key}: ")
            return
        for it in [it for it in self.free if self.t.card(it).kind == kind]:
            self.free.remove(it)
            self.t.lay(it, zone)
        self.t.shuffle(zone, box.SCHOOL_STREAM if zone == zones.SCHOOL else box.LIBRARY_STREAM)
        self.t.begin_tracking()

    def lay_hidden(self, card: Any, kind: str, zone: int, where: str) -> None:
        known = self.t.known[:]
        self.lay(card, kind, zone, -1, where)
        self.t.known = known

    # -- the turn ------------------------------------------------------------------------------------------------------

    def set_turn(self) -> None:
        t, scene = self.t, self.scene
        phase = scene.get("phase", "plan")
        if phase not in PHASES:
            self.problems.append(f"there is no phase {phase!r} in which a scene can begin{nearest(str(phase), PHASES)}")
            return
        step = scene.get("step")
        if step is not None and step not in STEPS:
            self.problems.append(f"there is no step {step!r} after which others may respond{nearest(str(step), STEPS)}")
            return
        t.step = PHASES[phase] if step is None else STEPS[step]
        t.responded = bool(scene.get("responded"))
        t.active, t.first = self.number(scene, "active"), self.number(scene, "first")
        t.quiet = self.number(scene, "quiet", least=-1)
        outside = max(t.active, t.first) >= t.seats
        if outside or (t.out[t.active] and step is None):  # [A14]
            self.problems.append(f"seat {t.active} cannot be the active one, or seat {t.first} the first")
            return
        t.turn = self.number(scene, "turn", default=t.seats + 1 + (t.active - t.first) % t.seats, least=1)
        for seat, given in enumerate(self.seats):
            begun = (t.turn - 1 - (seat - t.first) % t.seats) // t.seats + 1
            t.turns[seat] = self.number(given, "turns", f"seat {seat}: ", default=max(0, begun))
        if "chance" in scene:
            self.set_chance(t)

    def check(self) -> None:
        """What can lie on a table, but not while the game goes on."""
        t = self.t
        if t.over or not t.cards_in(SCHOOL):
            self.problems.append("the School has run out of students: the game is over")
            return
        if len(t.left()) < 2:
            self.problems.append("at least two players must be in the school still")
        for seat in range(t.seats):
            if t.out[seat] and (t.cards_in(CLASS, seat) or t.cards_in(HALLWAY, seat) or t.cards_in(HAND, seat)):
                self.problems.append(f"seat {seat}: a player who is out has no cards in the game")
            if not t.out[seat] and t.merit[seat] <= 0:
                self.problems.append(f"seat {seat}: a player without Merit is out")
            if not t.out[seat] and winning.has_won(t, seat, WIN):
                self.problems.append(f"seat {seat}: the win-con of {t.card(t.idol[seat]).name} is met: the game is won")

    def begin(self) -> None:
        t = self.t
        if "step" in self.scene:
            t.then(t.active, *rules.still_to_come(t.step))
            self.give_priority()
        elif t.step == timing.PLAN:
            t.then(t.active, rules.plan_phase, rules.end_phase)
        else:
            t.turn -= 1
            t.turns[t.active] -= 1
            t.then(t.active, rules.turn)
        self.go_on(t)

    def give_priority(self) -> None:
        """At the end of a step: whose priority it is, and how many have passed."""
        t = self.t
        seat = self.number(self.scene, "priority", default=t.active)
        t.passed = self.number(self.scene, "passed")
        if seat >= t.seats or t.out[seat]:
            self.problems.append(f"seat {seat} cannot have priority")
            self.stop_if_wrong()
        t.then(seat, WINDOWS.onwards)
        t.clause = RESPOND.clause
        t.ask(seat, RESPOND, responses(t, seat))
