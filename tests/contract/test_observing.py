"""What programs that learn are given: alike where a seat cannot tell positions apart, and named alike in every deal."""

from __future__ import annotations

from typing import Final

import pytest

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.saving import NOT_PART_OF_A_POSITION
from rulebound.kernel.knowledge.information import remembered
from rulebound.kernel.knowledge.numbering import PIECE
from rulebound.kernel.knowledge.sight import FIRST_CARD, Sight
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.pending import Delayed
from rulebound.kernel.table.zones import AWAY
from tests.contract.walks import begin, endings, positions
from tests.contract.worlds import skip_without_decks, stirred, with_other_lists

SHOWN: Final = {
    "seat",
    "over",
    "turn",
    "active",
    "first",
    "out",
    "idle_rounds",
    "passed",
    "faces",
    "known",
    "zone",
    "holder",
    "piles",
}
NOT_SHOWN: Final = {
    **dict.fromkeys(NOT_PART_OF_A_POSITION, "it is about the way here, not about what can come"),
    **dict.fromkeys(("winners", "reason", "clause", "loop"), "a finished game has returns"),
    **dict.fromkeys(("shuffles", "shuffled", "since", "tracked"), "what is remembered is in the key"),
    "pools": "a piece never changes its pool",
    "enabled": "it follows from what is in play",
    "idol": "it lies in its player's Class",
    "done": "it counts within an effect",
    "base": "it orders effects that are being put on a list",
    "shares": "what is left to divide is seen by the amounts on offer",
    "top": "it follows from where pieces lie",
    "attached": "it is the order of their zone",
    "least": "only how soon a stalemate comes depends on it",
}


def given_to(state: CardTable, seat: int) -> dict[str, object]:
    """All that a program at this seat is given."""
    asking = state.seat_of(seat)
    return {
        "observation": asking.observe().numbers,
        "options": asking.option_numbers(),
        "mask": asking.mask(),
        "features": asking.option_features(),
    }


def check_that_they_are_observed_alike(real: CardTable, other: CardTable, seat: int) -> None:
    given, there = given_to(real, seat), given_to(other, seat)
    for what, numbers in given.items():
        assert there[what] == numbers, f"seat {seat} is given more than it may know in its {what}"


def test_worlds_that_a_seat_cannot_tell_apart_are_observed_alike(game: Game, seats: int) -> None:
    chance = Chance.of(seats, "observed")
    for state in [*positions(game, seats), *endings(game, seats)]:
        for seat in range(-1, seats):
            mixed, imagined = stirred(state, seat, chance), state.seat_of(seat).imagine(chance)

            check_that_they_are_observed_alike(state, mixed, seat)
            check_that_they_are_observed_alike(state, imagined, seat)
            key = state.seat_of(seat).information_key()
            assert imagined.seat_of(seat).information_key() == key
            if not remembered(state, seat):  # else the other world is one in which it has seen other cards before
                assert mixed.seat_of(seat).information_key() == key


@pytest.mark.usefixtures("own_decks")
def test_rivals_with_other_decks_are_observed_alike(game: Game, seats: int) -> None:
    skip_without_decks(game)
    chance = Chance.of(seats, "other decks")
    for state in positions(game, seats, options={"deck_lists": "closed"}):
        for seat in range(seats):
            check_that_they_are_observed_alike(state, with_other_lists(state, seat, chance), seat)


def test_what_a_seat_learns_changes_its_key(game: Game, seats: int) -> None:
    for state in positions(game, seats):
        seat = (state.seat + 1) % seats
        hidden = [it for it in state.hand_of(state.seat) if not state.knows(seat, it)]
        keys = {state.seat_of(seat).information_key()}
        for it in hidden:
            state.known[it] |= 1 << seat
            keys.add(state.seat_of(seat).information_key())

        assert len(keys) == 1 + len(hidden)


def test_in_which_order_cards_came_to_a_hand_does_not_change_the_key(game: Game, seats: int) -> None:
    mixed = 0
    for state in positions(game, seats):
        seat, world = state.seat, state.clone()
        pile = game.zones.hand + seat
        world.piles[pile] = world.piles[pile][::-1]
        mixed += len({world.faces[it] for it in world.piles[pile]}) > 1

        assert world.seat_of(seat).information_key() == state.seat_of(seat).information_key()
    assert mixed, "no hand had two different cards"


def test_an_effect_that_waits_for_a_moment_to_come_changes_the_key(game: Game, seats: int) -> None:
    state = next(state for state in positions(game, seats) if state.piles[game.zones.hand])
    later, piece = state.clone(), state.piles[game.zones.hand][0]

    later.set_delayed([Delayed(0, 0, piece, state.faces[piece], 1, [])])

    for seat in range(seats):
        assert later.seat_of(seat).information_key() != state.seat_of(seat).information_key()


def test_every_option_has_a_number_that_says_what_it_is(game: Game, seats: int) -> None:
    """The number of an option is made of its kind and its card, whichever pieces those are in this deal."""
    for state in positions(game, seats):
        seat = state.seat_of(state.seat)
        numbers = seat.option_numbers()

        assert len(set(numbers)) == len(numbers) == sum(seat.mask())
        for number, features, action in zip(numbers, seat.option_features(), seat.legal_actions(), strict=True):
            kind = game.numbering.kind_of(number)
            assert seat.action(number) is action
            assert (kind.name, kind.number) == (type(action).__name__, features[0])
            if kind.about == PIECE and number < kind.spill:
                assert (number - kind.first) // game.public.copies == features[1] - FIRST_CARD == state.faces[action.it]


def test_every_piece_in_sight_has_one_row(game: Game, seats: int) -> None:
    for state in positions(game, seats):
        for seat in range(-1, seats):
            sight = Sight(state, seat, game.public.lying)
            in_sight = {
                it
                for it, face in enumerate(state.faces)
                if face >= 0 and state.zone[it] != AWAY and state.knows(seat, it)
            }

            assert len(sight.pieces) == len(set(sight.pieces))
            assert in_sight <= set(sight.pieces)


def test_numbers_of_observations_stay_in_their_ranges(game: Game, seats: int) -> None:
    spec = game.spec(seats)
    least, most = spec.least(), spec.most()
    for state in [*positions(game, seats), *endings(game, seats)]:
        for seat in range(-1, seats):
            numbers = state.seat_of(seat).observe().numbers

            assert len(numbers) == spec.size
            assert all(low <= number <= high for low, number, high in zip(least, numbers, most, strict=True))


def test_every_field_of_a_position_is_observed_or_says_why_not(game: Game) -> None:
    declared = [*game.public.columns, *game.public.rest]
    shown = {getattr(one, name) for one in declared for name in ("field", "pieces", "places") if hasattr(one, name)}

    assert [
        name for name in begin(game, game.seats[0]).plain_fields() if name not in shown | SHOWN | set(NOT_SHOWN)
    ] == []
