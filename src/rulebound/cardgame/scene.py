"""Scenes of card games: a position described in the words of what the game declares, and a table made of it.

game.scene(
    seats=[{"coins": 4, "hand": ["Sloop"], "harbour": ["Sloop", {"name": "Chapel", "exhausted": True}]}, {}],
    market=["Ferry"], active=0, moment="main", turn=9, chance=[4],
)

Zones go by their names, counters by the name for many. A deck that is not given is filled up with what is left in its
pool, and shuffled.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

from rulebound.cardgame.box import Pool
from rulebound.kernel.basics.problem import nearest, unknown_keys
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.game.scene import TABLE_KEYS, SceneReader, damage_reported
from rulebound.kernel.table.action import NO_SEAT, NOTHING
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.zones import AWAY, NOBODY_SEES, Zone
from rulebound.language import _, translated

if TYPE_CHECKING:
    from rulebound.cardgame.declared import DeclaredGame
    from rulebound.cardgame.game import CardGame

SCENE_KEYS: Final = (
    "seats", "active", "turn", "first", "chance", "quiet", "modifiers", "pieces", "memory", "streams", *TABLE_KEYS,
)  # fmt: skip
MEMORY: Final = ("known", "shuffles", "shuffled", "since", "tracked", "enabled")


@dataclass(frozen=True)
class Field:
    """Something that a game keeps on its tables: of all, of each seat, or of each piece.

    key: what scenes call it. name: the field of the table. usual: what it is where a scene does not say; true or false,
    or a number, which is never below `least`. zones: of a field of pieces, where they have it.
    """

    key: str
    name: str
    usual: int = 0
    least: int = 0
    zones: Sequence[int] = ()


@dataclass(frozen=True)
class Attached:
    """Cards that lie on others. key: their list in a scene. zone: theirs; to: that of what they lie on.

    name: the field of the table that says for each of them on which piece it lies.
    """

    key: str
    zone: int
    to: int
    name: str


def build(game: CardGame, scene: dict[str, Any]) -> CardTable:
    """The table that a scene describes. Raises SceneError with all that is wrong."""
    with damage_reported():
        table = game.builder(game, scene).table()
        assert isinstance(table, CardTable)
        return table


def listed_zones(game: CardGame, seats: int) -> Iterator[tuple[Zone, int]]:
    """The zones in the order in which a scene names what lies there, each with its seat; decks come last.

    The seat of a common zone is NO_SEAT. What has left the game is of each player where players bring decks.
    """
    own = any(pool.each for pool in game.box.pools)
    unlisted = [*game.builder.unlisted, *[one.zone for one in game.builder.attachments]]
    listed = [zone for zone in game.zones.all if (zone.listed or zone.number == AWAY) and zone.number not in unlisted]
    for decks in (False, True):
        for seat in range(seats):
            for zone in listed:
                if is_deck(zone) == decks and (zone.each or (zone.number == AWAY and own)):
                    yield zone, seat
        for zone in listed:
            if is_deck(zone) == decks and not zone.each and (zone.number != AWAY or not own):
                yield zone, NO_SEAT


def memory_of(table: CardTable, memory: Sequence[str]) -> list[str]:
    """The fields that a scene remembers, with those of a game whose cards create tokens."""
    return [*memory, "gone_tokens"] if table.token_pieces else list(memory)


def is_deck(zone: Zone) -> bool:
    """Whether it is filled up by itself."""
    return zone.sees == NOBODY_SEES


class Builder(SceneReader):
    """Puts the cards of a scene on a table, taking note of everything that cannot be.

    A game says what it keeps besides in the words of `Field` and `Attached`; what it lays otherwise its subclass does.
    keys, seat_keys, card_keys: what else its scenes say. memory: fields of the table that no place of a card tells.
    moment_key: what scenes call the moment. away: what they call the cards that have left the game. unlisted: zones in
    which nothing lies at a moment. strangers: whether cards can lie in the zones of other players than their owners,
    and in common zones before any player; given_away: only in zones of other players.
    """

    keys: ClassVar[tuple[str, ...]] = ()
    seat_keys: ClassVar[tuple[str, ...]] = ()
    card_keys: ClassVar[tuple[str, ...]] = ()
    memory: ClassVar[tuple[str, ...]] = MEMORY
    table_fields: ClassVar[tuple[Field, ...]] = ()
    seat_fields: ClassVar[tuple[Field, ...]] = ()
    piece_fields: ClassVar[tuple[Field, ...]] = ()
    attachments: ClassVar[tuple[Attached, ...]] = ()
    moment_key: ClassVar[str] = "moment"
    away: ClassVar[str] = "away"
    unlisted: ClassVar[tuple[int, ...]] = ()
    strangers: ClassVar[bool] = False
    given_away: ClassVar[bool] = False

    def __init__(self, game: CardGame, scene: dict[str, Any]) -> None:
        of_all = [self.name_of(zone) for zone, seat in listed_zones(game, 1) if seat < 0]
        self.of_each = [self.name_of(zone) for zone, seat in listed_zones(game, 1) if seat >= 0]
        fields = [field.key for field in self.table_fields]
        super().__init__(game, scene, [*SCENE_KEYS, self.moment_key, *fields, *self.keys, *of_all])
        self.declared = game
        self.t: Any = self.empty_table()  # Any: of the game's own class
        self.lay_out()
        self.free = list(range(len(self.t.faces)))

    # -- what a scene says of a table, for `describing` ----------------------------------------------------------------

    @classmethod
    def name_of(cls, zone: Zone) -> str:
        """What scenes call a zone."""
        return cls.away if zone.number == AWAY else zone.name

    @classmethod
    def said_of_seat(cls, table: Any, seat: int) -> dict[str, Any]:
        """What is kept of a player."""
        return {field.key: getattr(table, field.name)[seat] for field in cls.seat_fields}

    @classmethod
    def said_of_piece(cls, table: Any, it: int, zone: Zone) -> dict[str, Any]:
        """What is kept of a piece that lies there, where it is not as usual."""
        now = {field.key: getattr(table, field.name)[it] for field in cls.piece_fields if zone.number in field.zones}
        return {key: value for key, value in now.items() if value}

    # -- the whole -----------------------------------------------------------------------------------------------------

    def table(self) -> Any:
        """The finished table, waiting for its decision."""
        for seat, given in enumerate(self.seats):
            self.read_seat(seat, given)
        self.lay_more()
        for zone, seat in listed_zones(self.declared, len(self.seats)):
            self.fill_zone(zone, seat)
        self.set_turn()
        self.fill_up()
        self.stop_if_wrong()
        self.set_memory(self.t, memory_of(self.t, self.memory))
        self.stop_if_wrong()
        self.check()
        self.stop_if_wrong()
        self.begin()
        return self.t

    def lay_out(self) -> None:
        """The table with the pieces that it has before any card is laid."""
        layout = self.declared.box.layout(len(self.seats), tokens=self.declared.creates)
        self.declared.hooks.lay_out(self.t, [-1] * len(layout.owners))

    def read_seat(self, seat: int, given: dict[str, Any]) -> None:
        """What is kept of a player."""
        where = f"seat {seat}: "
        self.problems += unknown_keys(where, given, [*self.keys_of_seat(), *self.of_each])
        self.t.set_out(replaced(self.t.out, seat, bool(given.get("out"))))
        for field in self.seat_fields:
            self.put_at(field, seat, self.value_of(given, field, where))

    def keys_of_seat(self) -> list[str]:
        """What a scene may say of a player besides the cards."""
        return ["out", *[field.key for field in self.seat_fields], *self.seat_keys]

    def put_at(self, field: Field, place: int, value: int) -> None:
        """A field of this seat or piece."""
        setattr(self.t, field.name, replaced(getattr(self.t, field.name), place, value))

    def value_of(self, given: dict[str, Any], field: Field, where: str = "") -> int:
        """What a scene says of a field."""
        if not isinstance(field.usual, bool):
            return self.number(given, field.key, where, field.usual, field.least)
        value = given.get(field.key, field.usual)
        if not isinstance(value, bool):
            self.problems.append(where + _("{key!r} must be true or false, not {value!r}", key=field.key, value=value))
        return bool(value)

    # -- cards ---------------------------------------------------------------------------------------------------------

    def lay_more(self) -> None:
        """What else a game's scenes say, before the cards of any zone are laid."""

    def fill_up(self) -> None:
        """What a game fills up that a scene has left out."""

    def check(self) -> None:
        """What can lie on a table, but not while the game goes on."""

    def fill_zone(self, zone: Zone, seat: int) -> None:
        """Lays what the scene names there; what is left in the pool into a deck of which it says nothing."""
        given, name = self.scene if seat < 0 else self.seats[seat], self.name_of(zone)
        where = f"{name}: " if seat < 0 else f"seat {seat}, {name}: "
        if name in given or not is_deck(zone):
            known = self.t.known[:]
            for card in self.listed("" if seat < 0 else f"seat {seat}: ", given, name):
                self.lay(card, zone, seat, where)
            if is_deck(zone):
                self.t.known = known
        elif seat < 0 or not self.t.out[seat]:
            for pool in self.declared.box.pools:
                if pool.zone == zone.number:
                    self.fill_from(pool, zone, seat)

    def fill_from(self, pool: Pool, zone: Zone, seat: int) -> None:
        """What is left of a pool, shuffled."""
        self.t.fill(self.pieces_left(pool, seat), zone.number, seat)
        self.t.shuffle(zone.number, pool.stream or max(seat, 0), max(seat, 0))
        self.t.begin_tracking()

    def pieces_left(self, pool: Pool, seat: int) -> list[int]:
        """The pieces of what is left of a pool, which are free no longer."""
        own = self.declared.box.of_pool(pool, max(seat, 0))
        places = [it for it in own if it in self.free and it not in self.t.token_pieces]
        faces, found = self.t.faces[:], []
        for it, face in zip(places, self.left_of(pool, max(seat, 0)), strict=False):
            faces[it] = face
            self.free.remove(it)
            found.append(it)
        self.t.faces = faces
        return found

    def left_of(self, pool: Pool, seat: int) -> list[int]:
        """The faces of a pool that lie nowhere yet."""
        left = self.declared.faces_of_pool(pool, seat, self.t.setup)
        for it in self.declared.box.of_pool(pool, seat):
            if it < len(self.t.faces) and self.t.faces[it] in left:
                left.remove(self.t.faces[it])
        return left

    def lay(self, card: Any, zone: Zone, seat: int, where: str, host: int = NOTHING) -> int:
        """Lays one card, as it is described, and what lies on it; its piece, NOTHING if it cannot be."""
        given = self.described(card, self.keys_of_card(zone, host), where)
        named = self.card_named(given.get("name"), zone.kinds, where)
        if named is None:
            return NOTHING
        owner = holder = self.seat_named(given, "owner" if host >= 0 else "of", seat, where)
        if host >= 0:
            holder = self.seat_named(given, "of", owner, where)
        else:
            holder = seat if zone.each else holder
            owner = self.seat_named(given, "owner", holder, where)
        if zone.slots and NOTHING not in self.t.cards_in(zone.number):
            self.problems.append(where + _("no place is left for {name}", name=named.name))
            return NOTHING
        token = named.token or bool(given.get("created"))
        if self.numbers and self.t.token_pieces:
            token = self.numbers[0] in self.t.token_pieces  # another piece can be a copy of a token
        it = self.token_piece(named, owner, where) if token else self.piece(named, owner, where)
        if it >= 0:
            self.lay_piece(it, zone, holder, given, where)
        for one in [one for one in self.attachments if one.to == zone.number and it >= 0]:
            for other in self.listed(where, given, one.key):
                on = self.lay(other, self.game.zones.of[one.zone], owner, where, it)
                if on >= 0:
                    self.put_at(Field(one.key, one.name), on, it)
        return it

    def keys_of_card(self, zone: Zone, host: int) -> list[str]:
        """What a scene may say of a card there besides its name."""
        keys = [field.key for field in self.piece_fields if zone.number in field.zones]
        keys += [one.key for one in self.attachments if one.to == zone.number]
        keys += ["created"] if zone.in_play and self.t.token_pieces else []
        return [*keys, *self.card_keys, *self.keys_of_owners(host)]

    def keys_of_owners(self, host: int) -> list[str]:
        """What says whose a card is, where that can be another player than the one it lies with."""
        if self.strangers or host >= 0:
            return ["of", "owner"]
        return ["owner"] if self.given_away else []

    def lay_piece(self, it: int, zone: Zone, holder: int, given: dict[str, Any], where: str) -> None:
        """A piece, which has its face, lies there from now on, and is as described."""
        if zone.number == AWAY:
            self.t.show(it)
            return
        self.t.lay(it, zone.number, holder)
        for field in self.piece_fields:
            if zone.number in field.zones:
                self.put_at(field, it, self.value_of(given, field, where))

    def seat_named(self, given: dict[str, Any], key: str, usual: int, where: str) -> int:
        """The seat whose card it is (`owner`), or in front of whom it lies in a common zone (`of`)."""
        seat = given.get(key, usual)
        if type(seat) is int and (seat in range(len(self.seats)) or seat == usual):
            return seat
        named, asked = repr(given["name"]), repr(seat)
        could_have = _("there is no seat {seat} that could have {name}", seat=asked, name=named)
        could_bring = _("there is no seat {seat} that could have brought {name}", seat=asked, name=named)
        self.problems.append(where + (could_have if key == "of" else could_bring))
        return usual

    def piece(self, card: Card, seat: int, where: str) -> int:
        """A piece that is not used yet, with this card's face; NOTHING where there is none."""
        box = self.declared.box
        pools = [pool for pool in box.pools if pool.holds(card.kind)]
        fitting = {it for pool in pools for it in box.of_pool(pool, max(seat, 0)) if it not in self.t.token_pieces}
        it = self.unused(self.free, lambda it: it in fitting)
        if it < 0:
            there = pools[0].name if pools else card.kind
            self.problems.append(
                where + _("there are too many {there}: no place is left for {name}", there=there, name=card.name)
            )
        else:
            self.t.faces = replaced(self.t.faces, it, card.number)
        return it

    def token_piece(self, card: Card, seat: int, where: str) -> int:
        """A piece that this player can have as a token, with this card's face; NOTHING where there is none."""
        t = self.t
        it = self.unused(self.free, lambda it: it in t.token_pieces and t.token_owner(it) in (seat, NO_SEAT))
        if it < 0:
            self.problems.append(where + _("there are too many tokens: no place is left for {name}", name=card.name))
        else:
            t.faces = replaced(t.faces, it, card.number)
        return it

    # -- the turn ------------------------------------------------------------------------------------------------------

    @property
    def moment(self) -> Any:
        """The moment that the scene is of, by its name; the first one, where it does not say."""
        return self.scene.get(self.moment_key, next(iter(self.declared.moments)))

    def set_turn(self) -> None:
        """Whose turn it is, and which, if this is one of the moments that a scene can be of."""
        t, scene, moments = self.t, self.scene, self.declared.moments
        if self.moment not in moments:
            near = nearest(str(self.moment), moments)
            self.problems.append(
                _(
                    "there is no {key} {moment!r} that a scene can be of{nearest}",
                    key=self.moment_key,
                    moment=self.moment,
                    nearest=near,
                )
            )
            self.stop_if_wrong()
        t.active, t.first = self.number(scene, "active"), self.number(scene, "first")
        t.idle_rounds = self.number(scene, "quiet", least=-1)
        if max(t.active, t.first) >= len(self.seats) or not self.may_be_active(t.active):
            self.problems.append(
                _("seat {active} cannot be the active one, or seat {first} the first", active=t.active, first=t.first)
            )
            self.stop_if_wrong()
        t.turn = self.number(scene, "turn", default=self.usual_turn(), least=min(1, self.usual_turn()))
        if t.out.count(False) < min(fewest := self.game.seats[0], t.seats):
            self.problems.append(_("at least {n} players must be in the game still", n=fewest))
        for field in self.table_fields:
            setattr(t, field.name, self.value_of(scene, field))
        if "chance" in scene:
            self.set_chance(t)

    def may_be_active(self, seat: int) -> bool:
        """Whether it can be this player's turn."""
        return not self.t.out[seat]

    def usual_turn(self) -> int:
        """Which turn it is, where a scene does not say."""
        return 2

    def begin(self) -> None:
        """Somebody is asked what is asked at the moment."""
        t, moment = self.t, self.declared.moments[self.moment]
        t.phase = moment.phase
        t.do_all(moment.begins(t))
        self.go_on(t)
        if t.over or t.question[0] is not moment.question:
            self.problems.append(
                _("no seat would be asked this in it: {question}", question=translated(moment.question.prompt))
            )
            self.stop_if_wrong()


class DeclaredBuilder(Builder):
    """Reads besides what a declared game has: counters of the players, and marks of the cards in play."""

    strangers: ClassVar[bool] = True

    def __init__(self, game: DeclaredGame, scene: dict[str, Any]) -> None:
        self.counters, self.marks = game.counters.all, game.marks.all
        super().__init__(game, scene)

    def keys_of_seat(self) -> list[str]:
        return [*super().keys_of_seat(), *[counter.many for counter in self.counters]]

    @classmethod
    def said_of_seat(cls, table: Any, seat: int) -> dict[str, Any]:
        return {one.many: table.amounts[one.number][seat] for one in table.counters} | super().said_of_seat(table, seat)

    @classmethod
    def said_of_piece(cls, table: Any, it: int, zone: Zone) -> dict[str, Any]:
        marked = {mark.word: True for mark in table.mark_list if table.is_marked(mark.number, it)}
        return marked | super().said_of_piece(table, it, zone)

    def lay_out(self) -> None:
        self.t.lay_out_faces([-1] * len(self.t.owners))

    def read_seat(self, seat: int, given: dict[str, Any]) -> None:
        super().read_seat(seat, given)
        for counter in self.counters:
            amount = self.number(given, counter.many, f"seat {seat}: ", counter.start)
            self.t.amounts[counter.number] = replaced(self.t.amounts[counter.number], seat, amount)

    def keys_of_card(self, zone: Zone, host: int) -> list[str]:
        return [*super().keys_of_card(zone, host), *([mark.word for mark in self.marks] if zone.in_play else [])]

    def lay_piece(self, it: int, zone: Zone, holder: int, given: dict[str, Any], where: str) -> None:
        super().lay_piece(it, zone, holder, given, where)
        for mark in self.marks:
            if zone.number != AWAY and given.get(mark.word):
                self.t.marks[mark.number] = replaced(self.t.marks[mark.number], it, True)
