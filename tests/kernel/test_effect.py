"""Effects: the combinators that texts of all games are built from, and what they remember."""

from __future__ import annotations

from collections.abc import Callable

from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.effect import By, Choose, Effect, ForEach, If, May, Repeat, Sequence
from tests.kernel.toy.effects import LEAVE, Draw, Gain, RollDie, ThatSeatLoses
from tests.kernel.toy.game import asked, do, kinds, names, options, pass_all, piece, play_out, player, scene
from tests.kernel.toy.playing import YES_NO
from tests.kernel.toy.state import Table
from tests.kernel.toy.texts import ANY_CREATURE, DISCARD, FROM_HAND, creatures, hand


class Note(Effect[Table]):
    """Writes down what a scope says while it is run."""

    def __init__(self, notes: list[int], what: Callable[[Scope], int]) -> None:
        super().__init__()
        self.notes = notes
        self.what = what

    def run(self, table: Table, scope: Scope) -> None:
        self.notes.append(self.what(scope))


class SetNumber(Effect[Table]):
    """The scope remembers this number."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def run(self, table: Table, scope: Scope) -> None:
        scope.number = self.number


def the_number(table: Table, scope: Scope) -> int:
    return scope.number


def always(table: Table, scope: Scope) -> bool:
    return True


def never(table: Table, scope: Scope) -> bool:
    return False


def both_seats(table: Table, scope: Scope) -> list[int]:
    return [1, 0]


def in_play(table: Table, scope: Scope) -> list[int]:
    return table.play


def that_one(table: Table, scope: Scope) -> int:
    return scope.it


def two_players() -> Table:
    return scene(player(deck=["Squire", "Giant", "Bard"]), player(deck=["Ghost", "Twin"]))


# -- One after another -------------------------------------------------------------------------------------------------


def test_a_sequence_is_done_from_first_to_last() -> None:
    table = two_players()

    play_out(table, Sequence(Gain(1), Draw(), Sequence(Gain(2), Draw())))

    assert kinds(table) == ["gains", "draws", "gains", "draws"]


def test_an_effect_played_out_leaves_no_scope() -> None:
    table = two_players()

    play_out(table, ForEach(both_seats, Sequence(Gain(1)), LEAVE))

    assert table.scopes == []


def test_if_does_the_one_or_the_other() -> None:
    table = two_players()

    play_out(table, Sequence(If(always, Gain(1), Draw()), If(never, Gain(5), Draw()), If(never, Gain(7))))

    assert kinds(table) == ["gains", "draws"]
    assert table.coins[0] == 1


def test_luck_draws_as_many_as_were_rolled_or_costs_a_life() -> None:
    deck = ["Squire"] * 6
    lucky = scene(player(hand=["Luck"], coins=1, deck=deck), player(), chance=[4])
    unlucky = scene(player(hand=["Luck"], coins=1, deck=deck), player(), chance=[3])

    do(lucky, "Play Luck")
    do(unlucky, "Play Luck")

    assert (len(lucky.hand[0]), lucky.life[0]) == (4, 10)
    assert (len(unlucky.hand[0]), unlucky.life[0]) == (0, 9)


def test_repeat_counts_once_before_the_first_time() -> None:
    table = two_players()

    play_out(table, Sequence(SetNumber(3), Repeat(the_number, Sequence(SetNumber(9), Gain(1)))))

    assert table.coins[0] == 3


def test_repeating_no_times_does_nothing() -> None:
    table = two_players()

    play_out(table, Repeat(the_number, Gain(1)))

    assert kinds(table) == []


# -- Choices -----------------------------------------------------------------------------------------------------------


def test_a_choice_is_remembered_for_what_follows() -> None:
    table = scene(player(in_play=["Squire", "Giant"]), player())
    notes: list[int] = []

    play_out(table, Sequence(Choose(ANY_CREATURE, creatures), Note(notes, lambda scope: scope.picks[-1])))
    do(table, "Giant")

    assert notes == [piece(table, "Giant")]


def test_where_there_is_nothing_to_choose_nothing_is_remembered_and_the_rest_goes_on() -> None:
    table = scene(player(), player())
    notes: list[int] = []

    play_out(table, Sequence(Choose(ANY_CREATURE, creatures), Note(notes, lambda scope: scope.picks[-1]), Gain(1)))

    assert notes == [NOTHING]
    assert table.coins[0] == 1


def test_you_may_is_done_after_yes_and_not_after_no() -> None:
    yes, no = two_players(), two_players()
    offer = Sequence(May(DISCARD, YES_NO, Sequence(Gain(1), Gain(2))), Draw())

    play_out(yes, offer)
    play_out(no, offer)
    do(yes, "Yes")
    do(no, "No")

    assert kinds(yes) == ["gains", "gains", "draws"]
    assert kinds(no) == ["draws"]


def test_what_is_done_only_if_one_does_is_part_of_the_offer() -> None:
    yes = scene(player(hand=["Trade", "Squire"], coins=1, deck=["Giant"]), player())
    no = yes.clone()

    do(yes, "Play Trade", "Yes")
    do(no, "Play Trade", "No")

    assert (names(yes, yes.hand[0]), yes.coins[0]) == (["Giant"], 2)
    assert (names(no, no.hand[0]), no.coins[0]) == (["Squire", "Giant"], 0)


def test_an_offer_that_nobody_can_answer_does_not_happen() -> None:
    table = two_players()

    play_out(table, Sequence(May(DISCARD, [], Gain(1)), Draw()))

    assert kinds(table) == ["draws"]


# -- For each ----------------------------------------------------------------------------------------------------------


def test_for_each_does_it_with_each_in_their_order() -> None:
    table = scene(player(in_play=["Squire", "Giant"]), player(in_play=["Bard"]))
    notes: list[int] = []

    play_out(table, ForEach(in_play, Note(notes, that_is), LEAVE))

    assert names(table, notes) == ["Squire", "Giant", "Bard"]


def that_is(scope: Scope) -> int:
    return scope.it


def test_for_each_leaves_the_zone_that_it_counts_as_it_is() -> None:
    table = scene(player(in_play=["Squire", "Giant"]), player(in_play=["Bard"]))

    play_out(table, ForEach(in_play, Note([], that_is), LEAVE))

    assert names(table, table.play) == ["Squire", "Giant", "Bard"]


def test_for_each_counts_before_the_first_so_that_what_leaves_meanwhile_is_not_skipped() -> None:
    table = scene(player(hand=["Storm"], coins=1, in_play=["Squire", "Giant", "Bard"]), player(in_play=["Ghost"]))

    do(table, "Play Storm", "Pay with coins")
    pass_all(table)

    assert table.play == []


def test_for_each_of_none_does_nothing() -> None:
    table = scene(player(), player())

    play_out(table, Sequence(ForEach(in_play, Gain(1), LEAVE), Draw(), Gain(2)))

    assert table.coins[0] == 2


def test_for_each_knows_the_number_and_the_choices_made_before() -> None:
    table = scene(player(), player(), player(), chance=[4])
    rolled = Sequence(RollDie(), ForEach(both_seats, ThatSeatLoses(), LEAVE))

    play_out(table, rolled)

    assert table.life == [6, 6, 10]


# -- Scopes ------------------------------------------------------------------------------------------------------------


def test_what_an_inner_effect_remembers_is_no_matter_of_the_outer_one() -> None:
    table = scene(player(in_play=["Squire", "Giant"]), player(), chance=[5])
    notes: list[int] = []
    inner = ForEach(both_seats, Sequence(SetNumber(99), Choose(ANY_CREATURE, creatures)), LEAVE)

    play_out(table, Sequence(RollDie(), inner, Note(notes, lambda scope: scope.number), Note(notes, picks_made)))
    do(table, "Giant", "Squire")

    assert notes == [5, 0]


def picks_made(scope: Scope) -> int:
    return len(scope.picks)


def test_an_effect_played_out_in_the_middle_of_another_has_a_memory_of_its_own() -> None:
    """A strike remembers whom it strikes while a response to it chooses its own target."""
    table = scene(
        player(in_play=["Squire"], hand=["Bolt"]), player(hand=["Rally"], coins=1), player(life=5), chance=[1]
    )

    do(table, "Strike with Squire", "Player 3")
    do(table, "Play Rally")
    pass_all(table)

    assert table.life == [10, 10, 5 - 1 - 1 - 2]
    assert table.scopes == []


def test_that_seat_does_it_and_decides() -> None:
    table = scene(player(hand=["Squire", "Giant"]), player(hand=["Bard", "Ghost"]))
    discards = By(that_one, Choose(FROM_HAND, hand), LEAVE)

    play_out(table, ForEach(both_seats, discards, LEAVE))
    first = (asked(table), options(table))
    do(table, "Ghost")

    assert first == ((1, "Which card of your hand?"), ["Bard", "Ghost"])
    assert (asked(table), options(table)) == ((0, "Which card of your hand?"), ["Squire", "Giant"])


def test_after_that_seat_has_done_it_the_effect_goes_on_for_whose_it_is() -> None:
    table = two_players()

    play_out(table, Sequence(By(the_other, Sequence(Gain(1), Draw()), LEAVE), Gain(2)))

    assert [(event.kind, event.seat) for event in table.log] == [("gains", 1), ("draws", 1), ("gains", 0)]


def the_other(table: Table, scope: Scope) -> int:
    return 1 - scope.me


def test_a_feast_lets_each_player_discard_a_card_of_their_own() -> None:
    table = scene(player(hand=["Feast", "Squire", "Giant"], coins=1), player(hand=["Bard", "Ghost"]), player())

    do(table, "Play Feast")
    do(table, "Giant", "Bard")

    assert [names(table, zone) for zone in table.discards] == [["Giant", "Feast"], ["Bard"], []]


# -- Names -------------------------------------------------------------------------------------------------------------


def test_every_node_of_every_card_is_found_by_its_name() -> None:
    table = scene(player(), player())
    nodes: list[Effect[Table]] = [
        effect for card in table.cards for ability in card.abilities for effect in ability.effects()
    ]
    while nodes:
        node = nodes.pop()
        nodes += node.parts()

        assert table.game.steps[node.step.name] is node.step
        assert all(table.game.questions[question.name] is question for question in node.asks())


def test_effects_of_the_game_itself_are_found_by_the_name_of_their_constant() -> None:
    table = scene(player(), player())

    assert [table.game.steps[tile.step.name] for tile in table.tiles] == [tile.step for tile in table.tiles]
    assert table.game.steps["ENTER"].name == "ENTER"
