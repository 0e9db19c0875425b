"""Cards do not become others, and what they do follows from where they are."""

from __future__ import annotations

from collections import Counter

import pytest

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.copying import printed_face
from tests.contract.walks import begin, starts, walk


def printed_faces(state: CardTable) -> list[int]:
    """Which card each piece really is."""
    return [printed_face(state, it) if face >= 0 else face for it, face in enumerate(state.faces)]


def faces_of_pools(state: CardTable, brought: list[bool]) -> Counter[tuple[int, int]]:
    """How many of each card there are in each pool, of the pieces that it began with; copies count as what they are."""
    there = [(it, face) for it, face in enumerate(printed_faces(state)) if face >= 0 and brought[it]]
    return Counter((state.pools[it], face) for it, face in there)


def test_no_card_becomes_another_one(game: Game, seats: int) -> None:
    for number, start in enumerate(starts(game, seats)):
        brought = [face >= 0 for face in begin(game, seats).faces]
        before = faces_of_pools(start, brought)
        for state in walk(start, Chance.of(number, "faces")):
            assert faces_of_pools(state, brought) == before


def test_a_card_that_everybody_knows_keeps_its_face(game: Game, seats: int) -> None:
    """Only what is shuffled face down can get another face."""
    for number, start in enumerate(starts(game, seats)):
        faces, known = printed_faces(start), start.known[:]
        brought = [face >= 0 for face in begin(game, seats).faces]
        for state in walk(start, Chance.of(number, "known")):
            now = printed_faces(state)
            kept = [it for it, seen in enumerate(known) if seen and state.known[it] and brought[it]]
            assert [it for it in kept if now[it] != faces[it] and state.known[it] == known[it] == 15] == []
            faces, known = now, state.known[:]


@pytest.mark.usefixtures("own_decks")
def test_the_owner_of_a_card_never_changes(game: Game, seats: int) -> None:
    for number, start in enumerate(starts(game, seats)):
        owners = [start.owner(it) for it in range(len(start.faces))]
        for state in walk(start, Chance.of(number, "owners"), most=200):
            assert [state.owner(it) for it in range(len(state.faces))] == owners


def test_what_cards_do_follows_from_those_in_play(game: Game, seats: int) -> None:
    """It is kept by small changes; made anew, it is the same."""
    for number, start in enumerate(starts(game, seats)):
        for state in walk(start, Chance.of(number, "standing")):
            anew = state.clone()
            anew.stand()

            assert anew.standing.keys() == state.standing.keys()
            for mine, kept in zip(anew.activatable, state.activatable, strict=True):
                assert [one.source for one in mine] == [one.source for one in kept]
            assert (anew.forbids, anew.lifts, anew.unusual) == (state.forbids, state.lifts, state.unusual)
