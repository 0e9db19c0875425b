"""Imagining: a state that the seat cannot tell from the real one, each that agrees with what it has seen alike."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import TypeAlias

import pytest

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.event import EVERYBODY
from rulebound.kernel.basics.setup import CLOSED
from rulebound.kernel.knowledge.imagining import imagine
from rulebound.kernel.table.pieces import pieces_of
from tests.kernel.toy.game import OTHERS, STANDARD, TOY, do, names, options, pass_all, piece, player, scene
from tests.kernel.toy.state import DECK, HAND, Table

WATCHER = 1  # the seat that imagines what the first seat has
CARDS = ["Squire", "Giant", "Bard", "Captain"]
Faces: TypeAlias = tuple[int, ...]


# -- Against counting all that is possible ----------------------------------------------------------------------------


class Worlds:
    """All that the first seat's pieces could be for the watcher, with how likely each is; it knows no kernel."""

    def __init__(self, faces: list[int]) -> None:
        self.weights: dict[Faces, float] = dict.fromkeys(permutations(faces), 1.0)

    def shuffle(self, zone: list[int]) -> None:
        after: dict[Faces, float] = {}
        for faces, weight in self.weights.items():
            for order in permutations(zone):
                changed = list(faces)
                for here, there in zip(zone, order, strict=True):
                    changed[here] = faces[there]
                after[tuple(changed)] = after.get(tuple(changed), 0.0) + weight
        self.weights = after

    def see(self, it: int, face: int) -> None:
        self.weights = {faces: weight for faces, weight in self.weights.items() if faces[it] == face}


class Story:
    """A table on which cards are drawn, shown, put back and shuffled, and beside it all that is possible.

    watcher: to whom cards are shown; to everybody, if it is a spectator.
    """

    def __init__(self, seed: int, watcher: int = WATCHER) -> None:
        self.eyes = EVERYBODY if watcher < 0 else 1 << watcher
        self.chance = Chance.of(seed, "story")
        self.table = scene(player(deck=CARDS), player())
        self.pieces = range(len(CARDS))
        self.table.shuffle_pieces(self.table.deck[0], 0)
        self.table.begin_tracking()
        self.worlds = Worlds([self.table.faces[it] for it in self.pieces])

    def one_of(self, zone: list[int]) -> int:
        return zone[self.chance.below(len(zone))]

    def goes_on(self) -> None:
        table, deck, hand = self.table, self.table.deck[0], self.table.hand[0]
        what = self.chance.below(6)
        if what < 3 and deck:
            table.draw(0)
        elif what == 3 and hand:
            self.is_shown(self.one_of(hand))
        elif what == 4 and hand:
            table.move(self.one_of(hand), DECK)
            self.is_shuffled()
        elif what == 5 and deck:
            self.is_shown(deck[-1])

    def is_shown(self, it: int) -> None:
        self.table.show(it, self.eyes)
        self.worlds.see(it, self.table.faces[it])

    def is_shuffled(self) -> None:
        self.worlds.shuffle(sorted(self.table.deck[0]))
        self.table.shuffle_pieces(self.table.deck[0], 0)


@pytest.mark.parametrize("watcher", [WATCHER, -1])
@pytest.mark.parametrize("seed", range(40))
def test_what_is_imagined_is_what_is_possible_each_as_often_as_it_is_likely(seed: int, watcher: int) -> None:
    story = Story(seed, watcher)
    for _ in range(9):
        story.goes_on()

    chance = Chance.of(seed, "imagine")
    drawn = Counter(tuple(imagine(story.table, watcher, chance).faces[:4]) for _ in range(500))

    possible = story.worlds.weights
    total = sum(possible.values())
    assert set(drawn) == set(possible)
    for faces, weight in possible.items():
        expected = 500 * weight / total
        assert abs(drawn[faces] - expected) < 5 * expected**0.5


def test_the_stories_of_the_test_above_leave_something_to_be_known() -> None:
    """It would prove little if the watcher knew nothing, or just some of the cards, each time."""
    sizes = set()
    for seed in range(40):
        story = Story(seed)
        for _ in range(9):
            story.goes_on()
        sizes.add(len(story.worlds.weights))

    assert {4, 18} <= sizes


@pytest.mark.parametrize("seed", range(12))
def test_when_a_face_was_last_seen_goes_with_the_face_into_what_is_imagined(seed: int) -> None:
    """So what is imagined can be played on, and imagined from again."""
    story = Story(seed)
    for _ in range(9):
        story.goes_on()
    table = story.table

    world = imagine(table, WATCHER, Chance.of(seed))

    def seen(one: Table) -> list[tuple[int, int]]:
        return sorted((one.faces[it], one.since[WATCHER][it]) for it in story.pieces)

    assert seen(world) == seen(table)
    assert world.since[0] == table.since[0]


# -- What one knows ----------------------------------------------------------------------------------------------------


def imagined(table: Table, seat: int, times: int = 60) -> list[Table]:
    chance = Chance.of(5, "imagine")
    return [imagine(table, seat, chance) for _ in range(times)]


def test_one_keeps_ones_own_hand_and_what_everybody_sees() -> None:
    table = scene(player(hand=["Bolt", "Kill"], in_play=["Squire"], deck=CARDS), player(in_play=["Ghost"]))

    for world in imagined(table, 0):
        assert names(world, world.hand[0]) == ["Bolt", "Kill"]
        assert names(world, world.play) == ["Squire", "Ghost"]


def test_a_rivals_hand_and_deck_change_places_but_nothing_is_lost_or_doubled() -> None:
    table = scene(player(), player(hand=["Bolt", "Kill"], deck=CARDS))
    all_cards = sorted(["Bolt", "Kill", *CARDS])

    hands = set()
    for world in imagined(table, 0, 300):
        hands.add(tuple(sorted(names(world, world.hand[1]))))
        assert sorted(names(world, world.hand[1]) + names(world, world.deck[1])) == all_cards

    assert len(hands) == 15


def test_a_card_that_was_returned_to_the_hand_is_remembered() -> None:
    table = scene(player(), player(hand=["Bolt"], in_play=["Ghost"], deck=CARDS))

    table.move(piece(table, "Ghost", 1), HAND)

    assert all("Ghost" in names(world, world.hand[1]) for world in imagined(table, 0))


def test_a_card_that_was_seen_going_into_the_deck_is_not_imagined_in_a_hand_drawn_before() -> None:
    table = scene(player(), player(hand=["Bolt", "Kill"], discards=["Ghost"], deck=CARDS))

    table.move(piece(table, "Ghost", 1), DECK)
    table.shuffle_pieces(table.deck[1], 1)

    worlds = imagined(table, 0)
    assert all("Ghost" in names(world, world.deck[1]) for world in worlds)
    assert len({names(world, world.deck[1]).index("Ghost") for world in worlds}) == 5


def test_a_card_drawn_afterwards_may_be_the_one_that_was_seen() -> None:
    table = scene(player(), player(hand=["Bolt"], discards=["Ghost"], deck=CARDS))
    table.move(piece(table, "Ghost", 1), DECK)
    table.shuffle_pieces(table.deck[1], 1)

    table.draw(1)

    drawn = Counter(names(world, world.hand[1])[1] for world in imagined(table, 0, 200))
    assert 20 < drawn["Ghost"] < 60  # one in five


def test_the_seats_do_not_share_what_they_know() -> None:
    table = scene(player(deck=CARDS), player(), player())
    table.show(table.deck[0][-1], 0b010)

    tops = [{names(world, world.deck[0])[-1] for world in imagined(table, seat)} for seat in (1, 2)]

    assert tops[0] == {"Squire"}
    assert tops[1] == set(CARDS)


# -- What one cannot foresee -------------------------------------------------------------------------------------------


def test_dice_and_shuffles_to_come_are_drawn_anew() -> None:
    table = TOY.new_state(seed=3)
    real = [stream.words() for stream in [*table.chances.shuffles, table.chances.dice]]

    worlds = [table.seat_of(0).imagine(seed) for seed in range(20)]

    for n, words in enumerate(real):
        streams = [[*world.chances.shuffles, world.chances.dice][n].words() for world in worlds]
        assert words not in streams
        assert len({tuple(stream) for stream in streams}) == 20


def test_what_a_scene_scripts_is_imagined_as_scripted() -> None:
    table = scene(player(), player(), chance=[4, 2])

    (world,) = imagined(table, 0, 1)

    assert (world.roll(6), world.roll(6)) == (4, 2)
    assert table.chances.script == [2, 4]


def test_imagining_changes_nothing_and_draws_nothing_of_the_table() -> None:
    table = TOY.new_state(seed=4)
    before = table.fingerprint()

    for seat in range(2):
        world = table.seat_of(seat).imagine(seat)
        world.apply(world.legal_actions()[0])

    assert table.fingerprint() == before


def test_the_same_chance_imagines_the_same() -> None:
    table = TOY.new_state(seed=5)

    prints = [table.seat_of(1).imagine(seed).fingerprint() for seed in (1, 1, 2)]

    assert prints[0] == prints[1] != prints[2]


def test_the_log_of_what_is_imagined_has_nothing_that_the_seat_may_not_know() -> None:
    table = scene(player(deck=CARDS), player(deck=CARDS))
    table.draw(0)
    table.draw(1)

    (world,) = imagined(table, 0, 1)

    assert [event.it_face >= 0 for event in world.log] == [True, False]
    assert [event.it_face >= 0 for event in table.log] == [True, True]


def test_what_a_rival_could_do_now_is_imagined_too() -> None:
    table = scene(player(hand=["Squire"], coins=1), player(hand=["Bolt"], coins=1, deck=["Giant", "Bard", "Captain"]))
    do(table, "Play Squire")

    worlds = imagined(table, 0)

    assert {len(world.options) for world in worlds} == {1, 2}
    for world in worlds:
        assert (options(world) == ["Play Bolt", "Pass"]) == (names(world, world.hand[1]) == ["Bolt"])
    assert options(table) == ["Play Bolt", "Pass"]


def test_in_the_middle_of_an_action_the_rest_of_it_can_be_played_in_what_is_imagined() -> None:
    table = scene(
        player(hand=["Fork", "Bolt"], coins=2, deck=CARDS), player(hand=["Bolt", "Kill"], coins=1, deck=CARDS), player()
    )
    do(table, "Play Fork", "Player 2")

    for world in imagined(table, 0, 20):
        do(world, "And Player 3")
        pass_all(world)
        assert world.life == [10, 9, 9]


# -- Closed lists ------------------------------------------------------------------------------------------------------


def closed() -> Table:
    state = TOY.new_state(seed=6, decks=("standard", "others"), options={"deck_lists": CLOSED})
    assert isinstance(state, Table)
    return state


def rivals_cards(world: Table) -> list[str]:
    return sorted(names(world, world.hand[1] + world.deck[1] + world.discards[1]))


def test_with_closed_lists_a_rivals_deck_is_one_of_those_that_are_shipped() -> None:
    decks = Counter(tuple(rivals_cards(world)) for world in imagined(closed(), 0, 200))

    assert set(decks) == {tuple(sorted(STANDARD)), tuple(sorted(OTHERS))}
    assert 70 < decks[tuple(sorted(OTHERS))] < 130


def test_a_card_that_was_seen_tells_which_deck_it_is() -> None:
    table = closed()

    table.show(piece(table, "Giant", 1))

    assert {tuple(rivals_cards(world)) for world in imagined(table, 0)} == {tuple(sorted(OTHERS))}


def test_a_card_that_both_decks_have_leaves_both_possible_and_is_kept() -> None:
    table = closed()
    bolt = piece(table, "Bolt", 1)

    table.show(bolt)

    worlds = imagined(table, 0)
    assert len({tuple(rivals_cards(world)) for world in worlds}) == 2
    assert all(world.card(bolt).name == "Bolt" for world in worlds)


def test_a_seen_card_that_was_shuffled_away_still_counts() -> None:
    table = closed()
    table.show(piece(table, "Giant", 1))

    for it in table.hand[1][:]:
        table.move(it, DECK)
    table.shuffle_pieces(table.deck[1], 1)

    assert {tuple(rivals_cards(world)) for world in imagined(table, 0)} == {tuple(sorted(OTHERS))}


def test_a_deck_that_is_none_of_the_shipped_ones_is_filled_up_from_them() -> None:
    table = closed()
    table.show(piece(table, "Giant", 1))
    table.show(piece(table, "Ghost", 1))
    faces = table.faces[:]
    faces[piece(table, "Bolt", 1)] = TOY.cards["Oath"].number
    table.faces = faces
    table.show(piece(table, "Oath", 1))

    decks = [rivals_cards(world) for world in imagined(table, 0)]
    assert len({tuple(cards) for cards in decks}) > 30
    for cards in decks:
        assert len(cards) == len(OTHERS)
        assert {"Giant", "Ghost", "Oath"} <= set(cards)


def test_a_token_tells_nothing_about_the_deck() -> None:
    table = closed()
    token = table.deck[1].pop()
    table.unmake(token)
    table.pools = [9 if it == token else pool for it, pool in enumerate(table.pools)]
    table.pooled = pieces_of(table.pools)
    table.show(piece(table, "Giant", 1))

    table.make(token, TOY.cards["Oath"])

    assert all(set(rivals_cards(world)) <= set(OTHERS) for world in imagined(table, 0))


def test_with_closed_lists_ones_own_deck_is_known() -> None:
    own = {tuple(sorted(names(world, world.hand[0] + world.deck[0]))) for world in imagined(closed(), 0)}

    assert own == {tuple(sorted(STANDARD))}


# -- A spectator -------------------------------------------------------------------------------------------------------


def test_a_spectator_imagines_all_hands_and_decks_anew() -> None:
    table = scene(player(hand=["Bolt", "Squire"], deck=CARDS), player(hand=["Monk", "Luck"], deck=["Fork"]))

    worlds = [table.seat_of(-1).imagine(seed) for seed in range(20)]

    for seat in (0, 1):
        assert len({tuple(names(world, world.hand[seat])) for world in worlds if isinstance(world, Table)}) > 1
    assert {tuple(sorted(world.faces)) for world in worlds} == {tuple(sorted(table.faces))}


def test_a_spectator_cannot_tell_what_only_the_players_have_seen() -> None:
    table = scene(player(hand=["Bolt", "Squire"]), player())
    for it in table.hand[0]:
        table.show(it, 0b11)

    worlds = [table.seat_of(-1).imagine(seed) for seed in range(20)]

    assert len({tuple(world.faces) for world in worlds}) == 2


def test_what_a_spectator_imagines_can_be_imagined_again_by_all() -> None:
    story = Story(3)
    for _ in range(30):
        story.goes_on()
    imagined = story.table.seat_of(-1).imagine(1)

    again = [imagined.seat_of(seat).imagine(2) for seat in (-1, 0, 1)]

    assert {tuple(sorted(world.faces)) for world in again} == {tuple(sorted(story.table.faces))}
