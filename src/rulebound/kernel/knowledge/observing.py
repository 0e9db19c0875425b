"""Observing: what a seat may know of a position as arrays, for programs that learn.

Nothing here looks at a face before `known` says that the seat may: `sight.card_seen` is the only way to a card.
"""

from __future__ import annotations

from array import array
from typing import Final

from librt.strings import BytesWriter, write_i16_le

from rulebound.kernel.basics.observation import WIDEST, Entry, Observation, Spec, cut
from rulebound.kernel.knowledge.public import Public
from rulebound.kernel.knowledge.sight import FIRST_CARD, Sight, card_seen
from rulebound.kernel.knowledge.writing import write_numbers
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.rulebook import Rulebook
from rulebound.kernel.table.zones import AWAY, Zone

MOST_WAITING: Final = 99


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
        self.owners: list[list[int]] = [
            [] for _ in range(seats)
        ]  # of all pieces, as each seat says, once it has looked

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
            Entry("place", 0, self.rows),
            Entry("known to", 0, (1 << seats) - 1),
        ]
        if self.public.owned:
            found.append(Entry("owner", 0, seats))
        return found + [column.entry(seats, self.rows) for column in self.public.columns]

    def observe(self, table: CardTable, seat: int) -> Observation:
        """What this seat may know; -1 is a spectator."""
        sight = Sight(table, seat, self.public.lying)
        return Observation(self.spec, array("h", self.flat(table, sight)), len(sight.pieces))

    def flat(self, table: CardTable, sight: Sight) -> bytes:
        """All numbers of an observation, 16 bits each."""
        writer = BytesWriter()
        self.write_rest(writer, table, sight)
        unused = bytes(2 * (self.rows - len(sight.pieces)))
        for it in sight.pieces:
            write_i16_le(writer, card_seen(table, it, sight.seat))
        writer.write(unused)
        for part in (sight.zones, sight.holders, sight.places):
            writer.write(part.getvalue())
            writer.write(unused)
        self.write_known(writer, table, sight)
        writer.write(unused)
        if self.public.owned:
            self.write_owners(writer, table, sight)
            writer.write(unused)
        for column in self.public.columns:
            column.write(writer, table, sight)
            writer.write(unused)
        return writer.getvalue()

    def write_rest(self, writer: BytesWriter, table: CardTable, sight: Sight) -> None:
        """Adds the numbers about the table as a whole."""
        turning = sight.turning
        seats, order = turning.seats, turning.order
        write_i16_le(writer, cut(table.turn, 0, WIDEST))
        write_i16_le(writer, seats[table.seat])
        write_i16_le(writer, seats[table.active])
        write_i16_le(writer, seats[table.first])
        write_i16_le(writer, int(table.over))
        write_i16_le(writer, cut(table.idle_rounds, -1, WIDEST))
        write_i16_le(writer, table.passed)
        write_i16_le(writer, cut(len(table.pending), 0, MOST_WAITING))
        write_i16_le(writer, cut(len(table.declared), 0, MOST_WAITING))
        write_numbers(writer, self.question_numbers(table, sight))
        for seat in order:
            write_i16_le(writer, int(table.out[seat]))
        for zone in self.piles:
            self.write_sizes(writer, table, zone, order)
        for one in self.public.rest:
            one.write(writer, table, sight)

    def write_sizes(self, writer: BytesWriter, table: CardTable, zone: Zone, order: list[int]) -> None:
        """Adds how many pieces lie in a zone, or in the zone of each seat."""
        number, piles = zone.number, table.piles
        if zone.slots:
            write_i16_le(writer, len([it for it in piles[number] if it >= 0]))
        elif zone.each:
            for seat in order:
                write_i16_le(writer, len(piles[number + seat]))
        else:
            write_i16_le(writer, len(piles[number]))

    def question_numbers(self, table: CardTable, sight: Sight) -> list[int]:
        """What this seat is asked, and about what; only the seat that decides learns it."""
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
            cut(scope.plain_number(), -WIDEST, WIDEST),
            cut(len(scope.picks), 0, MOST_WAITING),
        ]

    def write_owners(self, writer: BytesWriter, table: CardTable, sight: Sight) -> None:
        """Adds for each row the seat that owns the piece."""
        seat = max(sight.seat, 0)
        if not self.owners[seat]:
            seats = sight.turning.seats
            self.owners[seat] = [seats[table.owner(it)] for it in range(len(table.faces))]
        owners = self.owners[seat]
        for it in sight.pieces:
            write_i16_le(writer, owners[it])

    def write_known(self, writer: BytesWriter, table: CardTable, sight: Sight) -> None:
        """Adds for each row the seats that know the card, as bits, the first for the seat that looks."""
        sets, known = sight.turning.sets, table.known
        for it in sight.pieces:
            write_i16_le(writer, sets[known[it]])
