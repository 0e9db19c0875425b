"""Observing: what a seat may know of a position as arrays, for programs that learn.

Nothing here looks at a face before `known` says that the seat may: `sight.cards_seen` is the only way to a card.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from struct import Struct
from typing import Any, Final

from rulebound.kernel.basics.observation import WIDEST, Entry, Observation, Spec
from rulebound.kernel.knowing.columns import Public, cut, spread
from rulebound.kernel.knowing.sight import FIRST_CARD, Sight, cards_seen
from rulebound.kernel.table.agenda import MOST_SEATS
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.rulebook import Rulebook
from rulebound.kernel.table.zones import AWAY, Zone

MOST_WAITING: Final = 99
PACKED: Final[dict[int, Struct]] = {}  # by how many numbers it packs


def packing(count: int) -> Struct:
    """Packs so many numbers of 16 bits."""
    if count not in PACKED:
        PACKED[count] = Struct(f"{count}h")
    return PACKED[count]


def kinds_of_steps(game: Rulebook) -> list[str]:
    """The names of all that can wait on an agenda, without the seats of rules."""
    return list(dict.fromkeys([name.rpartition(":")[0] or name for name in game.steps]))


class Observer:
    """Makes the observations of a game's tables with so many seats.

    spec: what their numbers mean.
    """

    def __init__(self, game: Rulebook, public: Public, seats: int, rows: int) -> None:
        """rows: how many pieces such a table has."""
        self.public = public
        self.rows = rows
        self.questions = {name: 1 + number for number, name in enumerate(game.questions)}
        self.steps = {name: 1 + number for number, name in enumerate(kinds_of_steps(game))}
        self.piles: list[Zone] = [zone for zone in game.zones.all if zone.number != AWAY and zone.listed]
        self.spec = Spec(self.rest_entries(seats), self.row_entries(game, seats), rows)

    def rest_entries(self, seats: int) -> list[Entry]:
        found = [
            Entry("turn", 0, WIDEST),
            Entry("seat that decides", 0, seats),
            Entry("seat whose turn it is", 0, seats),
            Entry("seat that began", 0, seats),
            Entry("game is over", 0, 1),
            Entry("rounds without progress", -1, WIDEST),
            Entry("seats that have passed", 0, seats),
            Entry("abilities waiting", 0, MOST_WAITING),
            Entry("abilities declared", 0, MOST_WAITING),
            Entry("question", 0, len(self.questions)),
            Entry("card whose text asks", 0, self.rows),
            Entry("piece that it is about", 0, self.rows),
            Entry("number that it is about", -WIDEST, WIDEST),
            Entry("pieces chosen so far", 0, MOST_WAITING),
        ]
        found += [Entry(f"seat {1 + n} is out", 0, 1) for n in range(seats)]
        for zone in self.piles:
            found += [
                Entry(f"{zone.name} of seat {1 + n}" if zone.each else zone.name, 0, self.rows)
                for n in range(seats if zone.each else 1)
            ]
        for one in self.public.rest:
            found += one.entries(seats, self.rows)
        return found

    def row_entries(self, game: Rulebook, seats: int) -> list[Entry]:
        found = [
            Entry("card", 0, FIRST_CARD - 1 + len(game.card_list)),
            Entry("zone", 0, len(game.zones.all) - 1),
            Entry("holder", 0, seats),
            Entry("owner", 0, seats),
            Entry("place", 0, self.rows),
            Entry("known to", 0, spread(seats)),
        ]
        return found + [column.entry(seats, self.rows) for column in self.public.columns]

    def observe(self, table: CardTable, seat: int) -> Observation:
        """What this seat may know; -1 is a spectator."""
        numbers = array("h", bytes(2 * self.spec.size))
        return Observation(self.spec, numbers, self.fill(table, seat, numbers, 0))

    def fill(self, table: CardTable, seat: int, numbers: Any, first: int) -> int:
        """Writes an observation into an array or other memory, from number `first` on, where all must be 0.

        Returns how many rows are in use.
        """
        sight = Sight(table, seat, self.public.lying)
        rest = self.rest_of(table, sight)
        place = first
        packing(len(rest)).pack_into(numbers, 2 * place, *rest)
        place += len(rest)
        count = len(sight.pieces)
        packed = packing(count)
        for values in self.columns_of(table, sight):
            if values:
                packed.pack_into(numbers, 2 * place, *values)
            place += self.rows
        return count

    def rest_of(self, table: CardTable, sight: Sight) -> list[int]:
        """The numbers about the table as a whole."""
        turning = sight.turning
        seats = turning.seats
        rest = [
            cut(table.turn, 0, WIDEST),
            seats[table.seat],
            seats[table.active],
            seats[table.first],
            int(table.over),
            cut(table.quiet, -1, WIDEST),
            table.passed,
            cut(len(table.raised), 0, MOST_WAITING),
            cut(len(table.declared), 0, MOST_WAITING),
        ]
        rest += self.asked(table, sight)
        out, order, piles = table.out, turning.order, table.piles
        for seat in order:
            rest.append(int(out[seat]))
        for zone in self.piles:
            number = zone.number
            if zone.slots:
                rest.append(len([it for it in piles[number] if it >= 0]))
            elif zone.each:
                for seat in order:
                    rest.append(len(piles[number + seat]))
            else:
                rest.append(len(piles[number]))
        for one in self.public.rest:
            rest += one.values(table, sight)
        return rest

    def asked(self, table: CardTable, sight: Sight) -> list[int]:
        """What this seat is asked, and about what; only who decides is told."""
        if not table.question or table.seat != sight.seat:
            return [0, 0, 0, 0, 0]
        number = self.questions.get(table.question[0].name, 0)
        if not table.scopes:
            return [number, 0, 0, 0, 0]
        scope = table.scopes[-1]
        return [
            number,
            sight.row_of(scope.source),
            sight.row_of(scope.it),
            cut(scope.number, -WIDEST, WIDEST),
            cut(len(scope.picks), 0, MOST_WAITING),
        ]

    def columns_of(self, table: CardTable, sight: Sight) -> list[Sequence[int]]:
        """The numbers of all rows, column by column; empty where all are 0."""
        pieces = sight.pieces
        if not pieces:
            return []
        seats, sets, known = sight.turning.seats, sight.turning.sets, table.known
        zones: list[int] = [number // MOST_SEATS for number in sight.gather(table.zone)]
        holders: list[int] = [seats[holder] for holder in sight.gather(table.holder)]
        owners: list[int] = [seats[table.owner(it)] for it in pieces]
        known_to: list[int] = [sets[known[it]] for it in pieces]
        columns: list[Sequence[int]] = [
            cards_seen(table, sight.seat, pieces), zones, holders, owners, sight.places, known_to,
        ]  # fmt: skip
        for column in self.public.columns:
            columns.append(column.values(table, sight))
        return columns
