"""The key of an information state: equal where a seat cannot tell two positions apart.

It covers what the seat sees now, and what it remembers of cards that it has seen and lost from sight. How the game came
here is not in it, nor in which order cards came where their order means nothing.
"""

from __future__ import annotations

import hashlib
from array import array
from typing import Final

from rulebound.kernel.knowledge.imagining import hidden_pieces, lost_from_sight
from rulebound.kernel.knowledge.observing import Observer
from rulebound.kernel.knowledge.sight import Sight
from rulebound.kernel.table.cardtable import CardTable

SCOPE: Final = -10  # these three begin what they name in a key
PENDING: Final = -11
DELAYED: Final = -12
APART: Final = 10_000  # added to numbers that have no row


def information_key(table: CardTable, seat: int, observer: Observer, numbers: list[int]) -> str:
    """32 hexadecimal digits, the same in every process and build, for tables that were set up alike.

    numbers: those of the seat's options; seat -1 is a spectator.
    """
    sight = Sight(table, seat, observer.public.lying, is_sorted=True)
    more = [*remembered(table, seat), *waiting(table, observer, sight), len(numbers), *sorted(numbers)]
    digest = hashlib.blake2b(observer.flat(table, sight), digest_size=16)
    digest.update(array("q", more).tobytes())
    return digest.hexdigest()


def remembered(table: CardTable, seat: int) -> list[int]:
    """Which cards the seat has lost from sight and when, and when the hidden pieces were last shuffled.

    Times count only by their order.
    """
    if not table.tracked:
        return []
    since, shuffled = lost_from_sight(table, seat), table.shuffled
    hidden = hidden_pieces(table, seat)
    times = sorted({since[it] for pieces in hidden for it in pieces})
    found: list[int] = []
    for pool, pieces in enumerate(hidden):
        lost = sorted([(times.index(since[it]), table.faces[it]) for it in pieces if since[it] > 0])
        if lost:
            found.append(-1 - pool)
            for time, face in lost:
                found += [time, face]
            for it in in_order(table, pieces):
                found.append(len([time for time in times if time <= shuffled[it]]))
    return found


def in_order(table: CardTable, pieces: list[int]) -> list[int]:
    """These pieces by zone, holder and place; last those that lie in no pile."""
    wanted = set(pieces)
    listed = [it for pile in table.piles for it in pile if it in wanted]
    return [*listed, *[it for it in pieces if it not in set(listed)]]


def waiting(table: CardTable, observer: Observer, sight: Sight) -> list[int]:
    """What is still to be done and by whom, and what waits: pieces by their rows, seats from the one that looks."""
    seats = sight.turning.seats
    found: list[int] = []
    for step in table.agenda:
        found += [observer.steps.get(step.name.rpartition(":")[0] or step.name, 0), seats[step.seat]]
    for scope in table.scopes:
        pieces = [scope.source, scope.it, scope.other, *scope.picks, *scope.queue]
        found += [SCOPE, seats[scope.me], scope.number, *[of_piece(sight, it) for it in pieces]]
    for pending in [*table.pending, *table.declared]:
        pieces = [pending.source, pending.it, pending.other, *pending.picks]
        about = [pending.face, pending.ability, pending.number, *[of_piece(sight, it) for it in pieces]]
        found += [PENDING, seats[pending.me], *about]
    for one in table.delayed:
        pieces = [of_piece(sight, it) for it in (one.source, *one.picks)]
        found += [DELAYED, seats[one.me], seats[one.they], one.place, one.face, *pieces]
    return found


def of_piece(sight: Sight, it: int) -> int:
    """The row of a piece; for a number that is no piece with a row, another number."""
    row = sight.row_of(it)
    return row if row > 0 else APART + it
