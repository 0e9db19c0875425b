"""Scenes of card games: a position described in the words of what the game declares, and a table made of it.

game.scene(
    seats=[{"coins": 4, "hand": ["Sloop"], "harbour": ["Sloop", {"name": "Chapel", "exhausted": True}]}, {}],
    market=["Ferry"], active=0, moment="main", turn=9, chance=[4],
)

Zones go by their names, counters by the name for many. A deck that is not given is filled up with what is left in its
pool, and shuffled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rulebound.cardgame.scene_cards import CardReader
from rulebound.cardgame.scene_fields import MEMORY, SCENE_KEYS, Field, listed_zones, memory_of
from rulebound.kernel.basics.problem import nearest, unknown_keys
from rulebound.kernel.basics.replacing import replaced
from rulebound.kernel.game.scene import damage_reported
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.zones import Zone
from rulebound.language import _, translated

if TYPE_CHECKING:
    from rulebound.cardgame.game import CardGame


def build(game: CardGame, scene: dict[str, Any]) -> CardTable:
    """The table that a scene describes. Raises SceneError with all that is wrong."""
    with damage_reported():
        table = game.builder(game, scene).table()
        assert isinstance(table, CardTable)
        return table


class Builder(CardReader):
    """Puts the cards of a scene on a table, taking note of everything that cannot be.

    A game says what it keeps besides in the words of `Field` and `Attached`; what it lays otherwise its subclass does.
    keys, seat_keys: what else its scenes say. memory: fields of the table that no place of a card tells. moment_key:
    what scenes call the moment. unlisted: zones in which nothing lies at a moment.
    """

    keys: ClassVar[tuple[str, ...]] = ()
    seat_keys: ClassVar[tuple[str, ...]] = ()
    memory: ClassVar[tuple[str, ...]] = MEMORY
    table_fields: ClassVar[tuple[Field, ...]] = ()
    seat_fields: ClassVar[tuple[Field, ...]] = ()
    moment_key: ClassVar[str] = "moment"
    unlisted: ClassVar[tuple[int, ...]] = ()

    def __init__(self, game: CardGame, scene: dict[str, Any]) -> None:
        of_all = [self.name_of(zone) for zone, seat in listed_zones(game, 1) if seat < 0]
        self.of_each = [self.name_of(zone) for zone, seat in listed_zones(game, 1) if seat >= 0]
        fields = [field.key for field in self.table_fields]
        super().__init__(game, scene, [*SCENE_KEYS, self.moment_key, *fields, *self.keys, *of_all])

    # -- what a scene says of a table, for `describing` ----------------------------------------------------------------

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

    def lay_more(self) -> None:
        """What else a game's scenes say, before the cards of any zone are laid."""

    def fill_up(self) -> None:
        """What a game fills up that a scene has left out."""

    def check(self) -> None:
        """What can lie on a table, but not while the game goes on."""

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
