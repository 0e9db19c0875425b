"""Scenes of Arcane Academy: a position described in the rulebook's words, and a table made of it.

game.scene(
    seats=[
        {"will": 5, "private": ["Time Dilation"], "items": [{"name": "Gilded Compasses", "tokens": 2}],
         "slate": [{"name": "Use Item, NE", "at": [1, 1], "turn": 1}, {"name": "Corner 2: Add Tile", "exhausted": 1}]},
        {"spells": ["Deep Breath"]},
    ],
    active=0, market=["Use Item, NS"], public=["Feather Bed"],
)
"""

from __future__ import annotations

from typing import Any, Final

from rulebound.games.arcane import assignments, beginning, box, rules, tiles
from rulebound.games.arcane.box import FIRST_ASSIGNMENT, FIRST_CORNER, MOST_TILES
from rulebound.games.arcane.card import CORNER, ITEM, SPELL, TILE
from rulebound.games.arcane.settling import settle
from rulebound.games.arcane.slate import COLUMNS, ROWS, SPACES, TURNS
from rulebound.games.arcane.state import Table
from rulebound.games.arcane.zones import BAG, DECK, DISCARD, GONE, HAND, ITEMS, MARKET, PUBLIC, SPELLS
from rulebound.kernel.basics.problem import nearest, unknown_keys
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.scene import TABLE_KEYS, SceneReader, damage_told
from rulebound.kernel.table.action import NOBODY

PHASE: Final = "cast or rest"  # the one in which a turn begins, and no deed is half done
PILES: Final = {"market": MARKET, "public": PUBLIC, "bag": BAG, "deck": DECK, "discard": DISCARD,
                "gone": GONE}  # fmt: skip
SCENE_KEYS: Final = (
    "seats", "active", "phase", "turn", "first", "extra turn", "pencils", "last card", "chance", "quiet", "modifiers",
    "pieces", "memory", "streams", *PILES, *TABLE_KEYS,
)  # fmt: skip
NUMBERS: Final = {"will": box.START_WILL, "shards": box.START_SHARDS, "prestige": 0, "extra turns": 0, "owed": 0}
SEAT_KEYS: Final = (*NUMBERS, "final turn", "private", "items", "spells", "slate")
MEMORY: Final = ("known", "shuffles", "shuffled", "since", "tracked", "awake")
TILES: Final = (TILE,)
ASSIGNMENTS: Final = (SPELL, ITEM)


def build(game: Game, scene: dict[str, Any]) -> Table:
    """The table that a scene describes. Raises SceneError with all that is wrong."""
    with damage_told():
        return Builder(game, scene).table()


class Builder(SceneReader):
    """Puts the pieces of a scene on a table, taking note of everything that cannot be."""

    def __init__(self, game: Game, scene: dict[str, Any]) -> None:
        super().__init__(game, scene, SCENE_KEYS)
        table = self.empty_table()
        assert isinstance(table, Table)
        self.t = table
        self.whole = box.all_faces(table.prints, table.setup.seats)
        beginning.lay_out(
            self.t, [face if FIRST_CORNER <= it < FIRST_ASSIGNMENT else -1 for it, face in enumerate(self.whole)]
        )
        self.free_tiles = [it for it in range(MOST_TILES) if self.whole[it] >= 0]
        self.free_assignments = list(range(FIRST_ASSIGNMENT, len(self.whole)))
        self.left = [
            face for it, face in enumerate(self.whole) if not FIRST_CORNER <= it < FIRST_ASSIGNMENT and face >= 0
        ]

    def table(self) -> Table:
        """The finished table, waiting for its decision."""
        self.set_turn()
        for seat, given in enumerate(self.seats):
            self.lay_seat(seat, given)
        for pile in PILES:
            for name in self.listed("", self.scene, pile):
                self.lay_in_pile(name, pile)
        self.fill_up()
        self.stop_if_wrong()
        self.set_memory(self.t, MEMORY)
        self.stop_if_wrong()
        self.check()
        self.stop_if_wrong()
        t = self.t
        t.then(t.active, rules.cast_or_rest, settle, rules.end_of_turn)
        self.go_on(t)
        return t

    # -- numbers -------------------------------------------------------------------------------------------------------

    def truth(self, given: dict[str, Any], key: str, where: str = "") -> bool:
        """Whether something is said to be so."""
        value = given.get(key, False)
        if not isinstance(value, bool):
            self.problems.append(f"{where}{key!r} must be true or false, not {value!r}")
        return bool(value)

    def set_turn(self) -> None:
        """Whose turn it is, which one, and who has called or emptied what."""
        t, scene = self.t, self.scene
        phase = scene.get("phase", PHASE)
        if phase != PHASE:
            self.problems.append(
                f"there is no phase {phase!r} in which a scene can begin{nearest(str(phase), [PHASE])}"
            )
        t.turn = self.number(scene, "turn", default=1, least=1)
        t.active, t.first = self.number(scene, "active"), self.number(scene, "first")
        t.quiet = self.number(scene, "quiet", least=-1)
        t.is_extra = self.truth(scene, "extra turn")
        t.pencils = self.number(scene, "pencils", default=NOBODY, least=NOBODY)
        t.emptied = self.number(scene, "last card", default=NOBODY, least=NOBODY)
        if max(t.active, t.first, t.pencils, t.emptied) >= len(self.seats):
            self.problems.append(f"there are only {len(self.seats)} seats, numbered from 0")
            self.stop_if_wrong()
        if "chance" in scene:
            self.set_chance(t)

    # -- pieces --------------------------------------------------------------------------------------------------------

    def lay_seat(self, seat: int, given: dict[str, Any]) -> None:
        """What one player has, holds, has completed, and on which slate."""
        t, where = self.t, f"seat {seat}: "
        self.problems += unknown_keys(where, given, SEAT_KEYS)
        numbers = [self.number(given, key, where, default) for key, default in NUMBERS.items()]
        t.will[seat], t.shards[seat], t.prestige[seat], t.extra[seat], t.owed[seat] = numbers
        t.finals[seat] = self.truth(given, "final turn", where)
        for name in self.listed(where, given, "private"):
            it = self.piece(name, ASSIGNMENTS, f"{where}private: ")
            if it >= 0:
                t.lay(it, HAND, seat)
        for card in self.listed(where, given, "items"):
            self.lay_item(seat, card, f"{where}items: ")
        for name in self.listed(where, given, "spells"):
            it = self.piece(name, (SPELL,), f"{where}spells: ")
            if it >= 0:
                t.lay(it, SPELLS, seat)
        for tile in self.listed(where, given, "slate"):
            self.lay_tile(seat, tile, f"{where}slate: ")

    def listed(self, where: str, given: Any, key: str) -> list[Any]:
        """A list of the scene; an empty one where it is none."""
        cards = given.get(key, [])
        if isinstance(cards, list):
            return cards
        self.problems.append(f"{where}{key!r} must be a list")
        return []

    def lay_item(self, seat: int, card: Any, where: str) -> None:
        """A completed item: its name, or a table with its tokens."""
        t, given = self.t, card if isinstance(card, dict) else {"name": card}
        self.problems += unknown_keys(where, given, ("name", "tokens"))
        it = self.piece(given.get("name"), (ITEM,), where)
        if it >= 0:
            t.tokens[it] = self.number(given, "tokens", where)
            t.lay(it, ITEMS, seat)

    def lay_tile(self, seat: int, given: Any, where: str) -> None:
        """A tile on a slate, the lower ones of a stack first; or exhaustion tokens on a corner."""
        t = self.t
        if not isinstance(given, dict):
            self.problems.append(f"{where}a tile is a table with 'name' and 'at', not {given!r}")
            return
        name = given.get("name")
        is_corner = isinstance(name, str) and name in self.game.cards and self.game.cards[name].kind == CORNER
        self.problems += unknown_keys(
            where, given, ("name", "exhausted") if is_corner else ("name", "at", "turn", "exhausted")
        )
        exhausted = self.number(given, "exhausted", where)
        if is_corner:
            spot = seat * SPACES + t.prints[self.game.cards[str(name)].number].space
        else:
            place, turn = given.get("at"), self.number(given, "turn", where)
            if not isinstance(place, list) or not is_place(place) or turn >= TURNS:
                self.problems.append(
                    f"{where}{name!r} needs 'at', its row (0 to {ROWS - 1}) and column (0 to {COLUMNS - 1}), "
                    f"and a 'turn' of 0 to {TURNS - 1}"
                )
                return
            spot = seat * SPACES + place[0] * COLUMNS + place[1]
            it = self.piece(name, TILES, where)
            if it < 0:
                return
            tiles.put_on(t, it, spot, turn)
            t.show(it)
        tiles.lay_tokens(t, spot, exhausted)

    def lay_in_pile(self, name: Any, pile: str) -> None:
        """In the center, in the bag or deck, discarded, or out of the game."""
        it = self.piece(name, TILES if pile in ("market", "bag", "gone") else ASSIGNMENTS, f"{pile}: ")
        if it >= 0:
            self.t.lay(it, PILES[pile])

    def piece(self, name: Any, kinds: tuple[str, ...], where: str) -> int:
        """A piece that is not used yet, with this card's face; -1 where there is none."""
        card = self.card_named(name, kinds, where)
        if card is None:
            return -1
        if card.number not in self.left:
            self.problems.append(f"{where}there is no {name!r} left: it is named too often")
            return -1
        self.left.remove(card.number)
        free = self.free_tiles if card.kind == TILE else self.free_assignments
        it = self.unused(free, lambda it: True)
        if it < 0:
            self.problems.append(f"{where}the piece that is remembered cannot be {name!r}")
            return -1
        faces = self.t.faces[:]
        faces[it] = card.number
        self.t.faces = faces
        return it

    def fill_up(self) -> None:
        """What is not said of bag, deck and center is as the game would have it: all that is left, shuffled."""
        t = self.t
        for pile, kinds, stream in (("bag", TILES, box.BAG_STREAM), ("deck", ASSIGNMENTS, box.DECK_STREAM)):
            if pile not in self.scene:
                for face in sorted(self.left):
                    if t.prints[face].kind in kinds:
                        self.lay_in_pile(t.prints[face].name, pile)
                t.shuffle(PILES[pile], stream)
        t.begin_tracking()
        t.tracked = False
        if "market" not in self.scene:
            tiles.refill_market(t)
        if "public" not in self.scene:
            assignments.refill_public(t, t.active)

    def check(self) -> None:
        """What can lie on a table, but not while the game goes on."""
        t = self.t
        for seat in range(t.seats):
            if t.will[seat] > t.most_will(seat):
                self.problems.append(f"seat {seat}: the Will dial goes to {t.most_will(seat)}, not to {t.will[seat]}")
            if t.completed(seat) >= box.ENOUGH and t.pencils < 0:
                self.problems.append(f"seat {seat}: with {t.completed(seat)} assignments pencils must be down")
        if len(t.cards_in(MARKET)) > box.MARKET_SIZE or len(t.cards_in(PUBLIC)) > box.PUBLIC_SIZE:
            self.problems.append("at most four tiles and four assignments lie in the center")
        if any(t.finals) and t.pencils < 0:
            self.problems.append("there is no final turn while nobody has called pencils down")
        if t.pencils >= 0 and not t.is_extra and not t.finals[t.active]:
            t.finals[t.active] = True


def is_place(place: list[Any]) -> bool:
    return len(place) == 2 and all(type(n) is int for n in place) and 0 <= place[0] < ROWS and 0 <= place[1] < COLUMNS
