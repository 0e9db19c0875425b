"""The cards of a scene: each gets a piece, and lies where the scene names it; decks are filled up with the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardgame.box import Pool
from rulebound.cardgame.scene_fields import Attached, Field, is_deck
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.game.scene import SceneReader
from rulebound.kernel.table.action import NO_SEAT, NOTHING
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.zones import AWAY, Zone
from rulebound.language import _

if TYPE_CHECKING:
    from rulebound.cardgame.game import CardGame


class CardReader(SceneReader):
    """Reads the cards that a scene names, and lays them on a table.

    card_keys: what else scenes say of a card. away: what they call the cards that have left the game. strangers:
    whether cards can lie in the zones of other players than their owners, and in common zones before any player;
    given_away: only in zones of other players.
    """

    card_keys: ClassVar[tuple[str, ...]] = ()
    piece_fields: ClassVar[tuple[Field, ...]] = ()
    attachments: ClassVar[tuple[Attached, ...]] = ()
    away: ClassVar[str] = "away"
    strangers: ClassVar[bool] = False
    given_away: ClassVar[bool] = False

    def __init__(self, game: CardGame, scene: dict[str, Any], keys: Sequence[str]) -> None:
        super().__init__(game, scene, keys)
        self.declared = game
        self.t: Any = self.empty_table()  # Any: of the game's own class
        self.lay_out()
        self.free = list(range(len(self.t.faces)))

    @classmethod
    def name_of(cls, zone: Zone) -> str:
        """What scenes call a zone."""
        return cls.away if zone.number == AWAY else zone.name

    def lay_out(self) -> None:
        """The table with the pieces that it has before any card is laid."""
        layout = self.declared.box.layout(len(self.seats), tokens=self.declared.creates)
        self.declared.hooks.lay_out(self.t, [-1] * len(layout.owners))

    def value_of(self, given: dict[str, Any], field: Field, where: str = "") -> int:
        """What a scene says of a field."""
        if not isinstance(field.usual, bool):
            return self.number(given, field.key, where, field.usual, field.least)
        value = given.get(field.key, field.usual)
        if not isinstance(value, bool):
            self.problems.append(where + _("{key!r} must be true or false, not {value!r}", key=field.key, value=value))
        return bool(value)

    def put_at(self, field: Field, place: int, value: int) -> None:
        """A field of this seat or piece."""
        setattr(self.t, field.name, replaced(getattr(self.t, field.name), place, value))

    # -- zones ---------------------------------------------------------------------------------------------------------

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
