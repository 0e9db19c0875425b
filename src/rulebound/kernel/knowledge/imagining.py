"""Imagining (determinization): a full state that one seat cannot tell from the real one.

All states that agree with what the seat has seen are equally likely. Seat -1 is a spectator, who has seen only what all
players have seen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from rulebound.kernel.basics.chance import Chance, Chances
from rulebound.kernel.basics.event import EVERYBODY
from rulebound.kernel.basics.setup import CLOSED
from rulebound.kernel.table.action import NO_SEAT
from rulebound.kernel.table.cardtable import CardTable

if TYPE_CHECKING:
    from mypy_extensions import i64

C = TypeVar("C", bound=CardTable)

FINE: Final = 1 << 30


def imagine(table: C, seat: int, chance: Chance) -> C:
    """A copy in which the cards that are hidden from the seat, and all chance to come, are drawn anew."""
    c = table.find_options().clone()  # its own options stay as they are
    c.forget(seat)
    closed = table.setup.options["deck_lists"] == CLOSED and len(table.game.decks) > 0 and len(table.setup.decks) > 0
    lists = guessed_decks(c, seat, chance) if closed else {}
    lots, words = chance.lots(len(c.faces), 4 * (1 + len(table.chances.shuffles)))
    deal_hidden(c, seat, lists, lots, chance)
    c.chances = redrawn(table.chances, words)
    c.chances_shared = False
    if c.seat not in (seat, NO_SEAT):
        c.offer_again()  # a rival's real options would reveal its real cards
    return c


def deal_hidden(c: CardTable, seat: int, lists: dict[int, list[int]], lots: tuple[int, ...], chance: Chance) -> None:
    """Deals the faces that the seat cannot see anew, within each pool; for some pools from guessed lists."""
    seen, lost_at, shuffled = c.faces, lost_from_sight(c, seat), c.shuffled
    faces, since, followed = seen[:], lost_at, c.tracked and any(lost_at)
    if followed or lists:
        since = lost_at[:]  # it goes with the faces
    for pool, pieces in enumerate(hidden_pieces(c, seat)):
        latest = max([since[it] for it in pieces]) if followed and pieces else 0
        if pool in lists:
            lost = [(since[it], seen[it]) for it in pieces if since[it] > 0] + [(0, face) for face in lists[pool]]
            deal_again(faces, since, pieces, shuffled, lost, chance)
        elif latest == 0:
            deal([seen[it] for it in pieces], pieces, faces, lots, chance)
        elif latest > min([shuffled[it] for it in pieces]):
            deal_again(faces, since, pieces, shuffled, [(since[it], seen[it]) for it in pieces], chance)
        else:
            was = seen[:]
            deal(pieces[:], pieces, was, lots, chance)
            for it in pieces:
                faces[it], since[it] = seen[was[it]], lost_at[was[it]]
    c.faces = faces
    if followed and seat < 0:
        c.since = [since] * c.seats  # what only one player can tell is unknown to a spectator
    elif followed:
        c.since = c.since[:]
        c.since[seat] = since


def lost_from_sight(table: CardTable, seat: int) -> list[int]:
    """For each face the time at which the seat lost sight of it; for a spectator, the first player's time."""
    if seat >= 0 or not table.tracked:
        return table.since[seat]
    return [min(times) for times in zip(*table.since, strict=True)]


def hidden_pieces(table: CardTable, seat: int) -> list[list[int]]:
    """The pieces whose faces the seat does not know, by pool."""
    faces, known = table.faces, table.known
    if seat < 0:
        return [[it for it in pieces if known[it] != EVERYBODY and faces[it] >= 0] for pieces in table.pooled]
    bit = 1 << seat
    return [[it for it in pieces if not known[it] & bit and faces[it] >= 0] for pieces in table.pooled]


def deal(rest: list[int], pieces: list[int], into: list[int], lots: tuple[int, ...], chance: Chance) -> None:
    """Gives each piece one of the remaining faces, every order equally likely, by 16 random bits for each piece."""
    n: i64 = len(rest)
    fair: i64 = 0x10000 - n  # for all numbers below this one
    for it in pieces:
        lot: i64 = lots[it]
        if lot >= fair and lot >= 0x10000 - 0x10000 % n:  # rejected, because it would favour low numbers
            lot = chance.below(n)
        lot %= n
        n -= 1
        into[it] = rest[lot]
        rest[lot] = rest[n]


def deal_again(
    faces: list[int],
    since: list[int],
    pieces: list[int],
    shuffled: list[int],
    lost: list[tuple[int, int]],
    chance: Chance,
) -> None:
    """Gives each piece one of the faces that it can have, with the time at which the seat lost sight of that face.

    A piece that was last shuffled at time t can have the faces lost from sight at t or before. In the order of t, each
    piece leaves the same number of ways for the rest whatever it takes, so all ways are equally likely.
    """
    lost.sort()
    can_have: list[tuple[int, int]] = []
    i = 0
    for it in sorted(pieces, key=lambda it: shuffled[it]):
        while i < len(lost) and lost[i][0] <= shuffled[it]:
            can_have.append(lost[i])
            i += 1
        j = chance.below(len(can_have))
        since[it], faces[it] = can_have[j]
        can_have[j] = can_have[-1]
        can_have.pop()


def redrawn(chances: Chances, words: tuple[int, ...]) -> Chances:
    """New streams, each from four of the words. The script of a scene stays, since it is public."""
    streams = [Chance(words[i], words[i + 1], words[i + 2], words[i + 3]) for i in range(0, len(words), 4)]
    fresh = Chances(streams[1:], streams[0])
    fresh.scripted = chances.scripted
    fresh.script = chances.script[:]
    return fresh


# -- Closed deck lists -------------------------------------------------------------------------------------------------


def guessed_decks(table: CardTable, seat: int, chance: Chance) -> dict[int, list[int]]:
    """For each pool of the rivals, the faces that the seat has never seen, by a deck that the rival may be playing.

    A shipped deck is chosen with the probability that it explains what has been seen.
    """
    guessed: dict[int, list[int]] = {}
    for rival in range(table.seats):
        if rival == seat:
            continue
        seen = seen_faces(table, seat, rival)
        decks = [table.game.dealt(deck, rival) for deck in table.game.decks.values()]
        weights = [likelihood(deck, seen) for deck in decks]
        if sum(weights) > 0:
            guessed.update(unseen(decks[drawn(weights, chance)], seen))
        else:
            guessed.update(unseen(mixed(table, decks, rival, seen, chance), seen))
    return guessed


def seen_faces(table: CardTable, seat: int, rival: int) -> dict[int, list[int]]:
    """The rival's faces that the seat sees or has seen, by pool."""
    seen: dict[int, list[int]] = {}
    since = lost_from_sight(table, seat)
    for it, face in enumerate(table.faces):
        if face >= 0 and table.owner(it) == rival:
            faces = seen.setdefault(table.pools[it], [])
            if table.knows(seat, it) or since[it] > 0:
                faces.append(face)
    return seen


def likelihood(deck: dict[int, list[int]], seen: dict[int, list[int]]) -> float:
    """How likely this deck is to have shown these faces, up to a factor that is the same for all decks."""
    weight = 1.0
    for pool, faces in seen.items():
        if pool not in deck:
            continue  # tokens, and other cards that belong to no deck
        left = deck[pool][:]
        for face in faces:
            weight *= left.count(face) / max(1, len(left))
            if face in left:
                left.remove(face)
    return weight


def drawn(weights: list[float], chance: Chance) -> int:
    """An index, drawn by its weight."""
    fine: int = chance.below(FINE)
    mark = sum(weights) * fine / FINE
    for i, weight in enumerate(weights):
        mark -= weight
        if mark < 0:
            return i
    return len(weights) - 1


def unseen(deck: dict[int, list[int]], seen: dict[int, list[int]]) -> dict[int, list[int]]:
    """The faces of each pool without the seen ones."""
    rest: dict[int, list[int]] = {}
    for pool, faces in deck.items():
        left = faces[:]
        for face in seen.get(pool, []):
            if face in left:
                left.remove(face)
        rest[pool] = left
    return rest


def mixed(
    table: CardTable, decks: list[dict[int, list[int]]], rival: int, seen: dict[int, list[int]], chance: Chance
) -> dict[int, list[int]]:
    """If no shipped deck explains what was seen: the seen faces, filled up from all shipped decks."""
    made: dict[int, list[int]] = {}
    for pool, faces in seen.items():
        size = sum([1 for it in range(len(table.faces)) if table.pools[it] == pool and table.faces[it] >= 0])
        others = [face for deck in decks for face in deck.get(pool, [])]
        chance.shuffle(others)
        made[pool] = [*faces, *others][:size]
    return made
