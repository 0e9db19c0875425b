"""Saving: a state as data, in the middle of anything, and that it goes on the same."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import pytest

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.problem import RecordError
from rulebound.kernel.basics.setup import ALL, NONE, PUBLIC
from rulebound.kernel.table.action import Action
from tests.kernel.toy.game import TOY, asked, deck, do, options, piece, player, scene
from tests.kernel.toy.state import EACH, Table


def loaded(table: Any) -> Table:
    """The table after it was a text."""
    again = TOY.load_state(json.loads(json.dumps(table.save())))
    assert isinstance(again, Table)
    return again


# -- In the middle of everything ---------------------------------------------------------------------------------------


def assert_goes_on_alike(table: Table, *sentences: str) -> None:
    """Saved here, it is the same table, and these actions lead to the same end."""
    again = loaded(table)
    assert again.fingerprint() == table.fingerprint()
    assert (asked(again), options(again)) == (asked(table), options(table))
    do(table, *sentences)
    do(again, *sentences)
    assert again.fingerprint() == table.fingerprint()


def test_in_the_middle_of_a_declaration() -> None:
    table = scene(player(hand=["Fork"], in_play=["Squire"], coins=1), player(), player())
    do(table, "Play Fork", "Player 2")

    assert_goes_on_alike(table, "And Player 3", "Exhaust Squire")

    assert table.life == [10, 9, 9]


def test_in_the_middle_of_a_round_of_priority_with_two_effects_waiting() -> None:
    table = scene(
        player(hand=["Bolt", "Hush"], coins=2), player(hand=["Bolt", "Giant"], coins=2), player(hand=["Giant"], coins=1)
    )
    do(table, "Play Bolt", "Player 3", "Play Bolt", "Player 1", "Pass")

    assert len(table.pile) == 2
    assert_goes_on_alike(table, "Play Hush", "Bolt", *["Pass"] * 5)


def test_in_the_middle_of_an_effect_within_another() -> None:
    """A feast: for each player, that player chooses; three scopes are open."""
    table = scene(player(hand=["Feast", "Squire", "Giant"], coins=1), player(hand=["Bard", "Ghost"]), player())
    do(table, "Play Feast", "Squire")

    assert len(table.scopes) == 3
    assert_goes_on_alike(table, "Ghost")


def test_in_the_middle_of_what_was_triggered() -> None:
    table = scene(player(hand=["Twin"], coins=1), player(in_play=["Martyr"]))
    do(table, "Play Twin")

    assert len(table.pending) == 2
    assert_goes_on_alike(table, "Number 1")


def test_in_the_middle_of_an_offer() -> None:
    table = scene(player(in_play=["Hermit"], deck=["Squire"]), player(), start=True)

    assert asked(table)[1] == "Do you skip your draw phase?"
    assert_goes_on_alike(table.clone(), "Yes")
    assert_goes_on_alike(table, "No")


def test_in_the_middle_of_tiles_in_any_order() -> None:
    table = scene(player(), player(), chance=[3])
    do(table, "Use tile 4", "Tile 3")

    assert_goes_on_alike(table, "Tile 5", "Tile 1")


def test_in_the_middle_of_moments_on_a_timeline() -> None:
    """In the second moment of three, two martyrs ask which of them comes first."""
    table = scene(player(in_play=["Martyr", "Martyr"], coins=9, row=[0, 3, 4]), player(coins=2, row=[0, 0]))
    do(table, "End your turn")

    assert (table.moment, asked(table)) == (1, (0, "Which comes first?"))
    assert_goes_on_alike(table, "Number 1", "End your turn")


def test_in_the_middle_of_a_strike_with_modifiers_of_many_durations() -> None:
    table = scene(
        player(in_play=["Monk"], hand=["Lunge", "Rally", "Curse", "Oath"], coins=4),
        player(hand=["Giant"], coins=1),
    )
    do(table, "Strike with Monk")
    for card in ("Lunge", "Rally", "Curse", "Oath"):
        do(table, f"Play {card}", "Pass")

    assert len({modifier.until for modifier in table.modifiers}) == 4
    assert_goes_on_alike(table, "Pass", "Yes")
    assert table.life[1] == 10 - 3 - (1 + 3 + 2 - 1 + 1)


@pytest.mark.parametrize("windows", [PUBLIC, ALL, NONE])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_every_decision_of_a_game(windows: str, seats: int) -> None:
    """Saved and copied at each decision, it is the same game to its end."""
    chance = Chance.of(seats, windows)
    table = TOY.new_state(seed=seats, seats=seats, options={"windows": windows})
    half_played = 0

    while not table.over:
        again, copy = loaded(table), table.clone()
        action = table.options[chance.below(len(table.options))]
        for one in (table, again, copy):
            one.apply(action)
        half_played += len(table.scopes) > 0
        assert again.fingerprint() == copy.fingerprint() == table.fingerprint()

    assert half_played > 5


def test_a_loaded_game_rolls_and_shuffles_as_the_saved_one_would_have() -> None:
    table = TOY.new_state(seed=8)
    again = loaded(table)

    for one in (table, again):
        one.roll(6)
        one.shuffle_pieces(list(range(5)), 0)

    assert again.fingerprint() == table.fingerprint()
    assert [again.roll(100) for _ in range(5)] == [table.roll(100) for _ in range(5)]


def test_what_can_be_taken_back_is_saved_too() -> None:
    table = scene(player(), player())
    do(table, "Plan tile 0", "Plan tile 1")

    again = loaded(table)

    assert (again.decisions, again.undo_to, again.undo_limit) == (2, 1, 0)
    assert (table.decisions, table.undo_to, table.undo_limit) == (2, 1, 0)


def test_a_finished_game_can_be_saved() -> None:
    table = scene(player(hand=["Bolt"], coins=1), player(life=1))
    do(table, "Play Bolt", "Player 2")

    again = loaded(table)

    assert again.over
    assert repr(again.outcome) == repr(table.outcome)
    assert again.fingerprint() == table.fingerprint()


def test_saved_data_shares_nothing_with_the_table() -> None:
    table = scene(player(hand=["Fork"], coins=1), player(), player())
    do(table, "Play Fork")
    data = table.save()
    kept = json.dumps(data)

    again = TOY.load_state(data)
    for one in (table, again):
        do(one, "Player 2", "And Player 3")

    assert json.dumps(data) == kept


# -- Copies ------------------------------------------------------------------------------------------------------------


def assert_is_alike(copy: Table, table: Table) -> None:
    """In everything that is saved, and in what is only for the log."""
    for name in [*table.plain_fields(), "cause", "observed", "log", "standing", "modifiers", "pending"]:
        assert getattr(copy, name) == getattr(table, name), name
    assert (copy.agenda, copy.options, copy.question) == (table.agenda, table.options, table.question)


def test_a_copy_is_alike_in_everything() -> None:
    table = scene(
        player(hand=["Rally", "Feast"], in_play=["Smith", "Captain"], coins=3, deck=["Squire"]),
        player(hand=["Giant", "Bolt"], coins=1),
        player(in_play=["Martyr", "Mourner"]),
    )
    do(table, "Use tile 1", "No more", "Play Rally", "Smith", "Pay with coins", "Pass")

    assert_is_alike(table.clone(), table)


def test_a_copy_of_a_finished_game_is_alike_in_everything() -> None:
    table = scene(player(hand=["Bolt"], coins=1), player(life=1))
    do(table, "Play Bolt", "Player 2")

    assert_is_alike(table.clone(), table)


def test_a_copy_shares_nothing_that_changes() -> None:
    table = scene(player(hand=["Feast", "Squire", "Giant"], coins=1), player(hand=["Bard", "Ghost"]), player())
    do(table, "Play Feast", "Squire")
    before, log = table.fingerprint(), len(table.log)

    copy = table.clone()
    do(copy, "Ghost", "Use tile 4", "Tile 3", "No more", "Plan tile 0", "End your turn", "Use tile 0", "No more")

    assert (table.fingerprint(), len(table.log)) == (before, log)
    do(table, "Ghost")
    assert asked(table) == (0, "What do you do?")


# -- Fingerprints ------------------------------------------------------------------------------------------------------


def test_the_way_to_a_position_is_no_part_of_it() -> None:
    one, other = scene(player(), player()), scene(player(), player())

    do(one, "Use tile 0", "No more", "Use tile 4", "No more", "Plan tile 0")
    do(other, "Plan tile 0", "Use tile 0", "No more", "Use tile 4", "No more")

    assert one.fingerprint() == other.fingerprint()


@pytest.mark.parametrize(
    "field", ["life", "coins", "pile", "rows", "used", "known", "passed", "idle_rounds", "clause", "turn"]
)
def test_whatever_differs_makes_another_fingerprint(field: str) -> None:
    table = scene(player(deck=["Squire"]), player())
    before = table.fingerprint()
    value = getattr(table, field)

    changed = value + ("?" if isinstance(value, str) else [7] if isinstance(value, list) else 1)
    setattr(table, field, changed)

    assert table.fingerprint() != before


def test_a_fingerprint_is_a_number_of_63_bits() -> None:
    prints = [scene(player(life=life), player()).fingerprint() for life in range(1, 9)]

    assert all(0 <= number < 2**63 for number in prints)
    assert len(set(prints)) == 8


# -- What cannot be loaded ---------------------------------------------------------------------------------------------


def problems(data: Any) -> list[str]:
    with pytest.raises(RecordError) as wrong:
        TOY.load_state(data)
    return wrong.value.problems


def saved() -> dict[str, Any]:
    table = scene(player(hand=["Feast", "Squire", "Giant"], coins=1), player(hand=["Bard", "Ghost"]))
    do(table, "Play Feast")
    data = table.save()
    assert isinstance(data, dict)
    return data


def test_what_is_no_saved_state_is_refused() -> None:
    assert problems({}) == ["it is not a state saved in format 1"]
    assert problems({**saved(), "format": 2}) == ["it is not a state saved in format 1"]


def test_a_state_of_another_game_or_with_other_cards_is_refused() -> None:
    assert problems({**saved(), "game": "chess"}) == ["it is of the game 'chess', not of 'toy'"]
    assert problems({**saved(), "cards": "0000"}) == ["it was saved with other cards than are loaded here"]


def test_all_that_is_not_known_is_told_at_once() -> None:
    data = saved()
    data["agenda"] = ["turn:0", "dance:1", "sing:2"]
    data["question"] = "WHY"
    del data["table"]["coins"]
    data["table"]["lifes"] = []

    assert problems(data) == [
        "step 'dance:1' is not known",
        "step 'sing:2' is not known",
        "question 'WHY' is not known",
        "field 'lifes' is not known here; did you mean 'life'?",
        "field 'coins' is missing",
    ]


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("setup", {}),
        ("setup", None),
        ("setup", {"seed": 1, "seats": 9, "decks": [], "rulings": {}, "options": {}, "names": []}),
        ("agenda", [["turn:0"]]),
        ("agenda", None),
        ("scopes", [[1, 2]]),
        ("scopes", [[0, 0, "picks", [], 0, 0]]),
        ("modifiers", [["power", "it", 1, "for ever", 0, 0]]),
        ("raised", [[1]]),
        ("options", [10**9]),
        ("options", ["Pass"]),
        ("chance", {}),
        ("chance", {"shuffles": [[1, 2]], "dice": [1, 2, 3, 4], "scripted": False, "script": []}),
        ("table", None),
        ("table", []),
        ("question", ["STRUCK"]),
    ],
)
def test_damaged_data_is_told_as_such(key: str, value: object) -> None:
    assert problems({**saved(), key: value})


def test_decks_of_ones_own_are_saved_whole() -> None:
    own = deck("own", ["Squire"] * EACH)
    table = TOY.new_state(decks=[own, "others"])

    again = loaded(table)

    assert again.setup.decks[0].lists == own.lists
    assert again.fingerprint() == table.fingerprint()


# -- Names -------------------------------------------------------------------------------------------------------------


def test_questions_are_found_by_the_names_of_their_constants() -> None:
    table = scene(player(hand=["Kill"], in_play=["Squire"], coins=1), player(in_play=["Giant"]))
    do(table, "Play Kill")

    assert table.save()["question"] == "CREATURE"
    assert loaded(table).question == table.question


def test_options_keep_their_order() -> None:
    table = scene(player(hand=["Bolt", "Squire"], coins=2, in_play=["Smith"]), player())

    again: list[Action[Table]] = loaded(table).options

    assert again == table.options
    assert piece(table, "Bolt") == again[0].it


# -- By Python's own means ---------------------------------------------------------------------------------------------


def test_copies_made_by_python_share_the_game_and_its_actions() -> None:
    table = scene(player(hand=["Bolt"], coins=1), player())

    twin, action = copy.deepcopy((table, table.options[0]))

    assert twin.game is table.game
    assert twin.apply(action).fingerprint() != table.fingerprint()


def test_a_state_whose_game_cannot_be_found_by_its_name_is_not_pickled() -> None:
    table = scene(player(), player())

    with pytest.raises(pickle.PicklingError, match="own cards or decks cannot be pickled"):
        pickle.dumps(table)
