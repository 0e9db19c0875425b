"""What a seat imagines: a whole state that agrees with all it knows, and with nothing it does not."""

from __future__ import annotations

from collections import Counter

import pytest

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.invariant import check
from rulebound.kernel.table.cardtable import CardTable
from tests.contract.statistics import Tally, is_near, is_uniform
from tests.contract.tables import TABLES
from tests.contract.walks import any_option, played, positions
from tests.contract.worlds import hidden_from, skip_without_decks, with_other_lists

MANY = 60
CLOSED = {"deck_lists": "closed"}


def faces_by_pool(state: CardTable) -> Counter[tuple[int, int]]:
    return Counter((state.pools[it], face) for it, face in enumerate(state.faces) if face >= 0)


def all_words(state: CardTable) -> list[list[int]]:
    return [stream.words() for stream in [*state.chances.shuffles, state.chances.dice]]


def test_imagining_changes_nothing_in_the_real_state(game: Game, seats: int) -> None:
    chance = Chance.of(1, "imagine")
    for state in positions(game, seats, observed=True):
        before, events, since = state.fingerprint(), state.log[:], [one[:] for one in state.since]

        for seat in range(-1, seats):
            played(state.seat_of(seat).imagine(chance), chance, 5)

        assert state.fingerprint() == before
        assert state.log == events
        assert state.since == since


@pytest.mark.parametrize("options", [{}, CLOSED], ids=["open", "closed"])
def test_what_a_seat_knows_is_so_in_what_it_imagines(game: Game, seats: int, options: dict[str, str]) -> None:
    chance = Chance.of(2, "imagine")
    for state in positions(game, seats, options=options):
        for seat in range(-1, seats):
            imagined = state.seat_of(seat).imagine(chance)

            known = [it for it in range(len(state.faces)) if state.knows(seat, it)]
            assert [imagined.faces[it] for it in known] == [state.faces[it] for it in known]
            assert imagined.known == state.known
            assert [face < 0 for face in imagined.faces] == [face < 0 for face in state.faces]


def test_imagining_makes_and_loses_no_card(game: Game, seats: int) -> None:
    chance = Chance.of(3, "imagine")
    for state in positions(game, seats):
        for seat in range(-1, seats):
            imagined = state.seat_of(seat).imagine(chance)

            assert faces_by_pool(imagined) == faces_by_pool(state)
            check(imagined, [one for one in game.invariants if one.before is None])


def test_where_lists_are_closed_the_own_cards_are_still_known(game: Game, seats: int) -> None:
    chance = Chance.of(4, "imagine")
    for state in positions(game, seats, options=CLOSED):
        for seat in range(seats):
            imagined = state.seat_of(seat).imagine(chance)

            mine = [it for it in range(len(state.faces)) if state.owner(it) == seat]
            assert sorted(imagined.faces[it] for it in mine) == sorted(state.faces[it] for it in mine)
            check(imagined, [one for one in game.invariants if one.before is None])


def test_what_is_hidden_is_imagined_differently_each_time(game: Game, seats: int) -> None:
    chance = Chance.of(5, "imagine")
    for state in positions(game, seats)[:8]:
        for seat in range(-1, seats):
            worlds = [state.seat_of(seat).imagine(chance) for _ in range(24)]

            for pieces in hidden_from(state, seat).values():
                latest = max(state.shuffled[it] for it in pieces)
                alike = [it for it in pieces if state.shuffled[it] == latest]  # another one may be known by elimination
                if len({state.faces[it] for it in alike}) > 3:
                    assert len({tuple(world.faces[it] for it in alike) for world in worlds}) > 1
                    assert len({world.faces[alike[0]] for world in worlds}) > 1


def test_chance_is_drawn_anew(game: Game, seats: int) -> None:
    chance = Chance.of(6, "imagine")
    for state in positions(game, seats):
        worlds = [state.seat_of(seat).imagine(chance) for seat in range(-1, seats) for _ in range(3)]

        for number in range(seats + 1):
            streams = [tuple(all_words(world)[number]) for world in [state, *worlds]]
            assert len(set(streams)) == len(streams)


def test_dice_to_come_are_not_foreseen(game: Game, seats: int) -> None:
    """The imagined rolls are those of a fair die, and equal to the real ones as often as those of two fair dice."""
    chance = Chance.of(7, "imagine")
    state = positions(game, seats)[0]
    real = state.chances.dice.clone().below(6)

    rolls = Tally(state.seat_of(0).imagine(chance).chances.dice.below(6) for _ in range(600))

    assert is_uniform(rolls, range(6))
    assert is_near(rolls[real], 600, 1 / 6)


def test_cards_to_come_are_not_foreseen(game: Game, seats: int) -> None:
    """A hidden card is imagined as what it really is no oftener than a card drawn from all the hidden ones would be."""
    chance = Chance.of(8, "imagine")
    for state in positions(game, seats)[-6:]:
        for seat in range(-1, seats):
            worlds = [state.seat_of(seat).imagine(chance) for _ in range(MANY)]

            for pieces in hidden_from(state, seat).values():
                if max(state.since[max(seat, 0)][it] for it in pieces) > min(state.shuffled[it] for it in pieces):
                    continue  # some of them are known not to be in a place, so the others are likelier there
                real = [state.faces[it] for it in pieces]
                share = sum(times**2 for times in Counter(real).values()) / len(real) ** 2
                right = sum(world.faces[it] == state.faces[it] for world in worlds for it in pieces)
                if share < 1:
                    assert is_near(right, MANY * len(pieces), share)


def test_all_ways_in_which_hidden_cards_can_lie_are_equally_likely(game: Game) -> None:
    chance = Chance.of(9, "imagine")
    state = TABLES[game.name].small(game)

    for seat in (-1, 0, 1):
        for pieces in hidden_from(state, seat).values():
            orders = orders_of([state.faces[it] for it in pieces])
            worlds = (state.seat_of(seat).imagine(chance) for _ in range(12 * len(orders)))
            tally = Tally(tuple(world.faces[it] for it in pieces) for world in worlds)
            assert is_uniform(tally, orders)


def test_what_is_imagined_from_an_imagined_state_is_as_likely(game: Game) -> None:
    chance = Chance.of(10, "imagine")
    state = TABLES[game.name].small(game).seat_of(0).imagine(chance)

    for pieces in hidden_from(state, 0).values():
        orders = orders_of([state.faces[it] for it in pieces])
        worlds = (state.seat_of(0).imagine(chance).seat_of(0).imagine(chance) for _ in range(12 * len(orders)))
        tally = Tally(tuple(world.faces[it] for it in pieces) for world in worlds)
        assert is_uniform(tally, orders)


def orders_of(faces: list[int]) -> list[tuple[int, ...]]:
    """All orders of these, each once."""
    if not faces:
        return [()]
    return [
        (face, *rest)
        for i, face in enumerate(faces)
        if face not in faces[:i]
        for rest in orders_of([*faces[:i], *faces[i + 1 :]])
    ]


def test_an_imagined_state_can_be_played_to_its_end(game: Game, seats: int) -> None:
    chance = Chance.of(11, "imagine")
    for state in positions(game, seats):
        imagined = state.seat_of(state.seat).imagine(chance)

        assert [action.code for action in imagined.legal_actions()] == [a.code for a in state.legal_actions()]
        assert played(imagined, chance, 5_000, any_option).is_terminal


def test_the_options_in_an_imagined_state_fit_what_is_imagined(game: Game, seats: int) -> None:
    chance = Chance.of(12, "imagine")
    for state in positions(game, seats):
        imagined = state.seat_of(state.seat).imagine(chance)

        refused = [one for one in imagined.legal_actions() if imagined.why_not(imagined.seat, one) is not None]
        assert refused == []


def test_the_options_of_others_fit_what_is_imagined_of_them(game: Game, seats: int) -> None:
    """While another one decides, too: what it really could do would tell what it really holds."""
    chance = Chance.of(15, "imagine")
    for state in positions(game, seats):
        for seat in {(state.seat + 1) % seats, (state.seat + seats - 1) % seats}:
            imagined = state.seat_of(seat).imagine(chance)

            refused = [one for one in imagined.legal_actions() if imagined.why_not(imagined.seat, one) is not None]
            assert refused == []


def test_the_same_chance_imagines_the_same_state(game: Game, seats: int) -> None:
    for state in positions(game, seats):
        once, again = state.seat_of(0).imagine(77), state.seat_of(0).imagine(77)

        assert once.fingerprint() == again.fingerprint()


@pytest.mark.usefixtures("own_decks")
def test_where_lists_are_closed_the_real_lists_make_no_difference(game: Game, seats: int) -> None:
    """Two worlds with other decks behind the rivals' backs are imagined alike, to the last card."""
    skip_without_decks(game)
    chance = Chance.of(13, "other decks")
    for state in positions(game, seats, options=CLOSED):
        for seat in range(seats):
            other = with_other_lists(state, seat, chance)

            assert other.seat_of(seat).imagine(5).faces == state.seat_of(seat).imagine(5).faces


@pytest.mark.usefixtures("own_decks")
def test_where_lists_are_open_the_real_lists_are_what_is_imagined(game: Game, seats: int) -> None:
    skip_without_decks(game)
    chance = Chance.of(14, "other decks")
    state = positions(game, seats)[0]
    other = with_other_lists(state, 0, chance)

    assert faces_by_pool(other) != faces_by_pool(state), "the decks are alike"
    assert faces_by_pool(other.seat_of(0).imagine(chance)) == faces_by_pool(other)
