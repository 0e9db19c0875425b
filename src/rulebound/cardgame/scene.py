"""Scenes of a declared game: a position described in the words of its declarations, and a table made of it.

game.scene(
    seats=[{"coins": 4, "hand": ["Sloop"], "harbour": ["Sloop", {"name": "Chapel", "exhausted": True}]}, {}],
    market=["Ferry"], active=0, moment="main", turn=9, chance=[4],
)

Zones go by their names, counters by the name for many. A deck that is not given is filled up with what is left in its
pool, and shuffled.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardgame.box import Pool
from rulebound.cardgame.files import common_faces, listed_faces
from rulebound.cardgame.table import Table
from rulebound.kernel.basics.problem import nearest, unknown_keys
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.files.datafile import a
from rulebound.kernel.game.scene import TABLE_KEYS, SceneReader, damage_told
from rulebound.kernel.table.action import NOBODY, NOTHING
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.zones import AWAY, NOBODY_SEES, Zone

if TYPE_CHECKING:
    from rulebound.cardgame.declared import DeclaredGame

SCENE_KEYS: Final = (
    "seats", "active", "moment", "turn", "first", "chance", "quiet", "modifiers", "pieces", "memory", "streams",
    *TABLE_KEYS,
)  # fmt: skip
MEMORY: Final = ("known", "shuffles", "shuffled", "since", "tracked", "awake")
GONE: Final = "away"  # the list of what has left the game


def build(game: DeclaredGame, scene: dict[str, Any]) -> Table:
    """The table that a scene describes. Raises SceneError with all that is wrong."""
    with damage_told():
        return game.builder(game, scene).table()


def listed_zones(game: DeclaredGame, seats: int) -> Iterator[tuple[Zone, int]]:
    """The zones in the order in which a scene names what lies there, each with its seat; decks come last.

    The seat of a common zone is NOBODY. What has left the game is of each player where players bring decks.
    """
    own = any(pool.each for pool in game.box.pools)
    told = [zone for zone in game.zones.all if zone.listed or zone.number == AWAY]
    for decks in (False, True):
        for seat in range(seats):
            for zone in told:
                if is_deck(zone) == decks and (zone.each or (zone.number == AWAY and own)):
                    yield zone, seat
        for zone in told:
            if is_deck(zone) == decks and not zone.each and (zone.number != AWAY or not own):
                yield zone, NOBODY


def is_deck(zone: Zone) -> bool:
    """Whether it is filled up by itself."""
    return zone.sees == NOBODY_SEES and zone.number != AWAY


class Builder(SceneReader):
    """Puts the cards of a scene on a table, taking note of everything that cannot be.

    A game that keeps more on its tables has a subclass. keys, seat_keys, card_keys: what else its scenes say, which
    `lay_more` reads. memory: fields of the table that no place of a card tells.
    """

    keys: ClassVar[tuple[str, ...]] = ()
    seat_keys: ClassVar[tuple[str, ...]] = ()
    card_keys: ClassVar[tuple[str, ...]] = ()
    memory: ClassVar[tuple[str, ...]] = MEMORY

    def __init__(self, game: DeclaredGame, scene: dict[str, Any]) -> None:
        self.of_all = [zone.name for zone, seat in listed_zones(game, 1) if seat < 0]
        self.of_each = [zone.name for zone, seat in listed_zones(game, 1) if seat >= 0]
        super().__init__(game, scene, [*SCENE_KEYS, *self.keys, *self.of_all])
        self.declared = game
        table = self.empty_table()
        assert isinstance(table, Table)
        self.t = table
        table.lay_out_faces([-1] * len(table.owners))
        self.free = list(range(len(table.owners)))

    def table(self) -> Table:
        """The finished table, waiting for its decision."""
        t = self.t
        counters = self.declared.counters.all
        for seat, given in enumerate(self.seats):
            keys = [*[counter.many for counter in counters], "out", *self.of_each, *self.seat_keys]
            self.problems += unknown_keys(f"seat {seat}: ", given, keys)
            t.line_up(replaced(t.out, seat, bool(given.get("out"))))
            for counter in counters:
                amount = self.number(given, counter.many, f"seat {seat}: ", counter.start)
                t.amounts[counter.number] = replaced(t.amounts[counter.number], seat, amount)
        self.lay_more()
        for zone, seat in listed_zones(self.declared, len(self.seats)):
            self.fill_zone(zone, seat)
        self.set_turn()
        self.stop_if_wrong()
        self.set_memory(t, self.memory)
        self.stop_if_wrong()
        self.begin()
        return t

    # -- cards ---------------------------------------------------------------------------------------------------------

    def lay_more(self) -> None:
        """What else a game's scenes say."""

    def fill_zone(self, zone: Zone, seat: int) -> None:
        """Lays what the scene names there; what is left in the pool into a deck of which it says nothing."""
        given = self.scene if seat < 0 else self.seats[seat]
        where = f"{zone.name}: " if seat < 0 else f"seat {seat}, {zone.name}: "
        if zone.name in given or not is_deck(zone):
            known = self.t.known[:]
            for card in self.listed("" if seat < 0 else f"seat {seat}: ", given, zone.name):
                self.lay(card, zone, seat, where)
            if is_deck(zone):
                self.t.known = known
        elif seat < 0 or not self.t.out[seat]:
            for pool in self.declared.box.pools:
                if pool.zone == zone.number:
                    self.fill_from(pool, zone, seat)

    def fill_from(self, pool: Pool, zone: Zone, seat: int) -> None:
        game, t = self.declared, self.t
        whole = listed_faces(game, t.setup.decks[seat], pool) if pool.each else common_faces(game, pool)
        places = game.box.of_pool(pool, max(seat, 0))
        for it in places:
            if t.faces[it] in whole:
                whole.remove(t.faces[it])
        faces, there = t.faces[:], []
        for it, face in zip([it for it in places if it in self.free], whole, strict=False):
            faces[it] = face
            self.free.remove(it)
            there.append(it)
        t.faces = faces
        t.fill(there, zone.number, seat)
        t.shuffle(zone.number, max(seat, 0), max(seat, 0))
        t.begin_tracking()

    def lay(self, card: Any, zone: Zone, seat: int, where: str) -> int:
        """Lays one card, as it is described; its piece, NOTHING if it cannot be."""
        marks = self.declared.marks.all
        keys = ["of", "owner", *self.card_keys, *([mark.word for mark in marks] if zone.in_play else [])]
        given = self.described(card, keys, where)
        named = self.card_named(given.get("name"), [], where)
        if named is None:
            return NOTHING
        holder = self.holder_of(given, zone, seat, where)
        it = self.piece(named, self.owner_of(given, holder, where), where)
        if it >= 0 and zone.number == AWAY:
            self.t.show(it)
        elif it >= 0:
            self.t.lay(it, zone.number, holder)
            for mark in marks:
                if given.get(mark.word):
                    self.t.marks[mark.number] = replaced(self.t.marks[mark.number], it, True)
        return it

    def holder_of(self, given: dict[str, Any], zone: Zone, seat: int, where: str) -> int:
        """The seat whose zone it is, or whose card it is in a common one."""
        holder = given.get("of", seat)
        if type(holder) is int and (holder in range(len(self.seats)) or holder == seat):
            return seat if zone.each else holder
        self.problems.append(f"{where}there is no seat {holder!r} that could have {given['name']!r}")
        return seat

    def owner_of(self, given: dict[str, Any], holder: int, where: str) -> int:
        """The seat whose card it is, where that is another one than holds it."""
        owner = given.get("owner", holder)
        if type(owner) is int and (owner in range(len(self.seats)) or owner == holder):
            return owner
        self.problems.append(f"{where}there is no seat {owner!r} that could have brought {given['name']!r}")
        return holder

    def piece(self, card: Card, seat: int, where: str) -> int:
        """A piece that is not used yet, with this card's face; -1 where there is none."""
        box = self.declared.box
        fitting = {it for pool in box.pools if pool.holds(card.kind) for it in box.of_pool(pool, max(seat, 0))}
        it = self.unused(self.free, lambda it: it in fitting)
        if it < 0:
            self.problems.append(f"{where}there are too many cards: no place is left for {card.name}, {a(card.kind)}")
            return -1
        faces = self.t.faces[:]
        faces[it] = card.number
        self.t.faces = faces
        return it

    # -- the turn ------------------------------------------------------------------------------------------------------

    def set_turn(self) -> None:
        """Whose turn it is, and which."""
        self.set_numbers(self.scene.get("moment", next(iter(self.declared.moments))))

    def set_numbers(self, moment: Any) -> None:
        """The turn, if this is one of the moments that a scene can be of."""
        t, scene, moments = self.t, self.scene, self.declared.moments
        if moment not in moments:
            self.problems.append(f"there is no moment {moment!r} that a scene can be of{nearest(str(moment), moments)}")
            self.stop_if_wrong()
        t.turn = self.number(scene, "turn", default=2, least=1)
        t.active, t.first = self.number(scene, "active"), self.number(scene, "first")
        t.quiet = self.number(scene, "quiet", least=-1)
        if max(t.active, t.first) >= len(self.seats) or t.out[t.active]:
            self.problems.append(f"seat {t.active} cannot be the active one, or seat {t.first} the first")
        if t.out.count(False) < min(self.game.seats[0], t.seats):
            self.problems.append("too few players are in the game still")
        if "chance" in scene:
            self.set_chance(t)

    def begin(self) -> None:
        t, moments = self.t, self.declared.moments
        moment = moments[self.scene.get("moment", next(iter(moments)))]
        t.phase = moment.phase
        t.then(t.active, *moment.rules)
        self.go_on(t)
        if t.over or t.question[0] is not moment.question:
            self.problems.append(f"nobody would be asked this in it: {moment.question.prompt}")
            self.stop_if_wrong()
