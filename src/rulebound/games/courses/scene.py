"""Scenes of the course game: a position described in the rulebook's words, and a table made of it.

game.scene(
    seats=[
        {"points": 12, "hand": ["Foghorn"], "world map": ["Dune Sea", {"name": "Mossy Keep", "tapped": True}]},
        {"world map": [{"name": "Rooftop Garden", "partners": ["Aki", {"name": "Twig", "owner": 0}]}]},
    ],
    active=0, phase="main", turn=9, chance=[4],
)
"""

from __future__ import annotations

from typing import Any

from rulebound.games.courses import beginning, pieces, rules, timing, zones
from rulebound.games.courses.box import COURSES, EACH
from rulebound.games.courses.card import COURSE, ITEM, PARTNER, SUPPORTER
from rulebound.games.courses.settling import WINNING_POINTS, settle
from rulebound.games.courses.state import Table
from rulebound.games.courses.zones import AT_COURSE, COURSE_DECK, DECK, DISCARD, HAND, HOME, WORLD_MAP
from rulebound.kernel.basics.problem import SceneError, nearest, unknown_keys
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.remembering import remembered
from rulebound.kernel.game.scene import TABLE_KEYS, SceneReader, damage_told
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.zones import AWAY

PHASES = {"first hands": timing.MULLIGAN, "main": timing.MAIN}
SCENE_KEYS = (
    "seats", "active", "phase", "turn", "first", "chance", "quiet", "modifiers", "pieces", "memory", "streams",
    *TABLE_KEYS,
)  # fmt: skip
SEAT_KEYS = ("points", "out", "failed", "hand", "deck", "course deck", "world map", "home", "discard", "gone")
MEMORY = ("known", "shuffles", "shuffled", "since", "tracked", "awake", "at a course", "attached")


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
        beginning.lay_out(self.t, [-1] * EACH * table.setup.seats)
        self.free = [list(range(seat * EACH, (seat + 1) * EACH)) for seat in range(len(self.seats))]

    def table(self) -> Table:
        """The finished table, waiting for its decision."""
        t = self.t
        for seat, given in enumerate(self.seats):
            self.problems += unknown_keys(f"seat {seat}: ", given, SEAT_KEYS)
            t.points[seat] = self.number(given, "points", f"seat {seat}: ")
            t.line_up(replaced(t.out, seat, bool(given.get("out"))))
            t.failed[seat] = bool(given.get("failed"))
        for seat, given in enumerate(self.seats):
            self.lay_seat(seat, given)
        for seat, given in enumerate(self.seats):
            self.fill_decks(seat, given)
        self.set_turn()
        self.stop_if_wrong()
        self.set_memory(self.t, MEMORY)
        self.stop_if_wrong()
        self.check()
        self.stop_if_wrong()
        self.begin()
        return t

    # -- cards ---------------------------------------------------------------------------------------------------------

    def lay_seat(self, seat: int, given: dict[str, Any]) -> None:
        for card in self.listed(f"seat {seat}: ", given, "world map"):
            self.lay_course(seat, card)
        for card in self.listed(f"seat {seat}: ", given, "home"):
            self.lay(seat, card, zones.HOME, (SUPPORTER,), f"seat {seat}, home: ")
        for card in self.listed(f"seat {seat}: ", given, "hand"):
            self.lay(seat, card, zones.HAND, (PARTNER, SUPPORTER, ITEM), f"seat {seat}, hand: ")
        for card in self.listed(f"seat {seat}: ", given, "discard"):
            self.lay(seat, card, zones.DISCARD, (PARTNER, SUPPORTER, ITEM), f"seat {seat}, discard: ")
        if given.get("gone") and not self.t.out[seat]:
            self.problems.append(f"seat {seat}: cards are 'gone' only of a player who is 'out'")
        for card in self.listed(f"seat {seat}: ", given, "gone"):
            self.lay(seat, card, AWAY, (COURSE, PARTNER, SUPPORTER, ITEM), f"seat {seat}, gone: ")

    def lay_course(self, seat: int, card: Any) -> None:
        where = f"seat {seat}, world map: "
        course = self.lay(seat, card, zones.WORLD_MAP, (COURSE,), where, extra=("partners",))
        for one in self.listed(where, card, "partners"):
            owner = self.owner_of(one, seat, where)
            partner = self.lay(owner, one, zones.AT_COURSE, (PARTNER,), where, course, extra=("owner", "attached"))
            for item in self.listed(where, one, "attached"):
                self.lay(
                    self.owner_of(item, owner, where), item, zones.ATTACHED, (ITEM,), where, partner, extra=("owner",)
                )

    def owner_of(self, card: Any, default: int, where: str) -> int:
        owner = card.get("owner", default) if isinstance(card, dict) else default
        if owner in range(len(self.seats)):
            return int(owner)
        self.problems.append(f"{where}there is no seat {owner!r} to own {card.get('name')!r}")
        return default

    def lay(
        self,
        seat: int,
        card: Any,
        zone: int,
        kinds: tuple[str, ...],
        where: str,
        at: int = -1,
        extra: tuple[str, ...] = (),
    ) -> int:
        """Lays one card; returns its piece, -1 if it cannot be."""
        given = self.described(card, ["tapped", *extra], where)
        named = self.card_named(given.get("name"), kinds, where)
        if named is None:
            return -1
        it = self.piece(seat, named, where)
        if it >= 0 and zone == AWAY:
            self.t.show(it)
        elif it >= 0:
            pieces.lay(self.t, it, zone, at)
            self.t.tapped[it] = bool(given.get("tapped"))
        return it

    def piece(self, seat: int, card: Card, where: str) -> int:
        """A piece of this seat that is not used yet, with this card's face."""
        it = self.unused(self.free[seat], lambda it: (it % EACH < COURSES) == (card.kind == COURSE))
        if it < 0:
            what = "courses" if card.kind == COURSE else "cards that are no courses"
            self.problems.append(f"{where}seat {seat} has too many {what}: no place is left for {card.name}")
            return -1
        faces = self.t.faces[:]
        faces[it] = card.number
        self.t.faces = faces
        return it

    def fill_decks(self, seat: int, given: dict[str, Any]) -> None:
        """The decks, the top card last; one that is not given is filled up from the seat's deck and shuffled."""
        if self.t.out[seat]:
            return
        for key, zone, listed in (("course deck", zones.COURSE_DECK, "courses"), ("deck", zones.DECK, "cards")):
            if key in given:
                kinds = (COURSE,) if key == "course deck" else (PARTNER, SUPPORTER, ITEM)
                for card in self.listed(f"seat {seat}: ", given, key):
                    self.lay_hidden(seat, card, zone, kinds, f"seat {seat}, {key}: ")
            else:
                self.fill(seat, listed, zone)

    def lay_hidden(self, seat: int, card: Any, zone: int, kinds: tuple[str, ...], where: str) -> None:
        known = self.t.known[:]
        self.lay(seat, card, zone, kinds, where)
        self.t.known = known

    def fill(self, seat: int, listed: str, zone: int) -> None:
        left = dict(self.t.setup.decks[seat].lists[listed])
        for it in range(seat * EACH, (seat + 1) * EACH):
            if self.t.faces[it] >= 0 and left.get(self.t.card(it).name, 0) > 0:
                left[self.t.card(it).name] -= 1
        names = [name for name in sorted(left) for _ in range(left[name])]
        room = [it for it in self.free[seat] if (it % EACH < COURSES) == (zone == zones.COURSE_DECK)]
        for name in names[: len(room)]:
            self.lay_hidden(seat, name, zone, (self.game.cards[name].kind,), f"seat {seat}: ")
        self.t.shuffle(zone, seat, seat)
        self.t.begin_tracking()

    # -- the turn ------------------------------------------------------------------------------------------------------

    def set_turn(self) -> None:
        t, scene = self.t, self.scene
        phase = scene.get("phase", "main")
        if phase not in PHASES:
            self.problems.append(f"there is no phase {phase!r} in which anybody decides{nearest(str(phase), PHASES)}")
            return
        t.phase = PHASES[phase]
        t.turn = self.number(scene, "turn", default=2 if t.phase else 0)
        t.active, t.first = self.number(scene, "active"), self.number(scene, "first")
        t.quiet = self.number(scene, "quiet", least=-1)
        if t.phase and not t.turn:
            self.problems.append("turns are counted from 1; only the first hands are before that")
        if max(t.active, t.first) >= len(self.seats) or t.out[t.active]:
            self.problems.append(f"seat {t.active} cannot be the active one, or seat {t.first} the first")
        if "chance" in scene:
            self.set_chance(t)

    def check(self) -> None:
        """What can lie on a table, but not while the game goes on."""
        t = self.t
        if t.out.count(False) < 2:
            self.problems.append("at least two players must be in the game still")
        for seat in range(t.seats):
            if t.points[seat] >= WINNING_POINTS:
                self.problems.append(f"seat {seat}: with {t.points[seat]} points the game is won")
            if t.out[seat] and any(t.zone[it] != AWAY for it in range(seat * EACH, (seat + 1) * EACH)):
                self.problems.append(f"seat {seat}: a player who is out has no cards in the game")
            if not t.out[seat] and not t.cards_in(DECK, seat) and t.ruling("deck_out") == "empty":
                self.problems.append(f"seat {seat}: a player without a card in the deck is out")

    def begin(self) -> None:
        t = self.t
        if t.phase == timing.MULLIGAN:
            order = [(t.first + i) % t.seats for i in range(t.seats)]
            asked = order[order.index(t.active) :]
            t.do(*[beginning.mulligan.by(seat) for seat in asked], rules.turn.by(t.first))
        else:
            t.then(t.active, rules.main_phase, rules.end_main, settle, rules.end_phase)
        self.go_on(t)


# -- From a table to a scene -------------------------------------------------------------------------------------------


def describe(table: Any) -> dict[str, Any]:
    """The scene of a position, whole. Raises SceneError while an action is half carried out."""
    assert isinstance(table, Table)
    if table.over:
        raise SceneError("this position", ["the game is over"])
    if table.question[0] not in (rules.MAIN_PHASE, beginning.FIRST_HAND):
        raise SceneError("this position", ["an action is half carried out: finish it, or take it back"])
    order: list[int] = []
    seats = [seat_of(table, seat, order) for seat in range(table.seats)]
    for seat in range(table.seats):
        order += table.cards_in(COURSE_DECK, seat) + table.cards_in(DECK, seat)
    scene: dict[str, Any] = {
        "seats": seats,
        "active": table.active,
        "first": table.first,
        "phase": "main" if table.turn else "first hands",
        "turn": table.turn,
        "decks": list(table.setup.decks),
        **remembered(table, order, MEMORY),
    }
    return scene


def seat_of(table: Table, seat: int, order: list[int]) -> dict[str, Any]:
    """One seat of a scene; the pieces that it names are noted in `order`, as `build` will meet them."""
    given: dict[str, Any] = {"points": table.points[seat], "out": table.out[seat], "failed": table.failed[seat]}
    given["world map"] = [course_of(table, it, order) for it in table.cards_in(WORLD_MAP, seat)]
    given["home"] = [card_of(table, it, order) for it in table.cards_in(HOME, seat)]
    given["hand"] = [card_of(table, it, order) for it in table.cards_in(HAND, seat)]
    given["discard"] = [card_of(table, it, order) for it in table.cards_in(DISCARD, seat)]
    if table.out[seat]:
        own = range(seat * EACH, (seat + 1) * EACH)
        given["gone"] = [card_of(table, it, order) for it in own if table.faces[it] >= 0]
    else:
        given["course deck"] = [table.card(it).name for it in table.cards_in(COURSE_DECK, seat)]
        given["deck"] = [table.card(it).name for it in table.cards_in(DECK, seat)]
    return given


def card_of(table: Table, it: int, order: list[int]) -> Any:
    order.append(it)
    return {"name": table.card(it).name, "tapped": True} if table.tapped[it] else table.card(it).name


def course_of(table: Table, it: int, order: list[int]) -> Any:
    order.append(it)
    partners = [partner_of(table, one, order) for one in table.cards_in(AT_COURSE) if table.at[one] == it]
    return {"name": table.card(it).name, "tapped": table.tapped[it], "partners": partners}


def partner_of(table: Table, it: int, order: list[int]) -> dict[str, Any]:
    order.append(it)
    attached = []
    for card in table.attachments(it):
        order.append(card)
        attached.append({"name": table.card(card).name, "owner": table.owner(card)})
    return {
        "name": table.card(it).name,
        "owner": table.owner(it),
        "tapped": table.tapped[it],
        "attached": attached,
    }
