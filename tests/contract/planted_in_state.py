"""Faults in copying, saving, records, undo and scenes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rulebound.cardgame import describing, scene
from rulebound.games.courses.state import Table
from rulebound.kernel.game import match, pickling, record, saving, scene_memory
from rulebound.kernel.game import scene as kernel_scene
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.match import Match
from rulebound.kernel.game.record import record_of
from rulebound.kernel.knowledge import view_parts
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.state import State
from tests.contract import (
    test_copies,
    test_records,
    test_saving,
    test_scenes,
    test_undo,
)
from tests.contract.planting import also, noticed_by
from tests.contract.walks import load


def begun(name: str, saved: dict[str, Any], *rest: object) -> CardTable:
    """A new table instead of the state that was pickled."""
    return load(name).new_state(seats=saved["setup"]["seats"])


# -- Copies ------------------------------------------------------------------------------------------------------------


@noticed_by(
    test_copies.test_playing_on_in_a_copy_changes_nothing_in_the_original,
    test_copies.test_playing_on_in_the_original_changes_nothing_in_a_copy,
    test_copies.test_a_copy_shares_nothing_that_changes,
)
def a_copy_shares_the_tapped_cards(patch: pytest.MonkeyPatch) -> None:
    also(patch, Table, "copy_to", lambda returned, state, c: setattr(c, "tapped", state.tapped))


@noticed_by(
    test_copies.test_a_copy_takes_over_whatever_is_in_the_original,
    test_copies.test_a_copy_has_every_attribute_of_the_original,
)
def a_copy_forgets_the_points(patch: pytest.MonkeyPatch) -> None:
    also(patch, Table, "copy_to", lambda returned, state, c: setattr(c, "points", [0] * state.seats))


@noticed_by(test_copies.test_a_copy_made_by_python_is_a_copy)
def python_copies_the_state_and_forgets_the_log(patch: pytest.MonkeyPatch) -> None:
    def shortened(state: CardTable, *memo: object) -> CardTable:
        c = state.clone()
        c.log = []
        return c

    patch.setattr(CardTable, "__copy__", shortened)
    patch.setattr(CardTable, "__deepcopy__", shortened)


@noticed_by(test_copies.test_a_state_comes_back_from_pickling)
def a_pickled_state_comes_back_as_it_began(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(pickling, "unpickled", begun)


@noticed_by(test_copies.test_a_copy_plays_the_same_game)
def a_copy_counts_one_idle_round_more(patch: pytest.MonkeyPatch) -> None:
    also(patch, Table, "copy_to", lambda returned, state, c: setattr(c, "idle_rounds", state.idle_rounds + 1))


@noticed_by(test_copies.test_what_copies_share_is_replaced_and_never_changed)
def a_shuffle_changes_faces_where_they_are(patch: pytest.MonkeyPatch) -> None:
    def spoil(returned: object, state: CardTable, *rest: object) -> None:
        state.faces.append(state.faces.pop(0))

    also(patch, CardTable, "lose_track", spoil)


@noticed_by(test_copies.test_the_empty_lists_that_new_tables_share_stay_empty)
def a_list_that_verbs_change_is_the_same_for_all_new_tables(patch: pytest.MonkeyPatch) -> None:
    shared: list[int] = []
    patch.setattr(test_copies, "NO_NUMBERS", shared)
    also(patch, Table, "__init__", lambda returned, table, *given: setattr(table, "scopes", shared))


@noticed_by(test_copies.test_every_attribute_is_known_to_the_laws)
def a_field_is_not_saved(patch: pytest.MonkeyPatch) -> None:
    also(patch, Table, "plain_fields", lambda fields, state: [name for name in fields if name != "purse"])


# -- Saving and fingerprints -------------------------------------------------------------------------------------------


@noticed_by(
    test_saving.test_at_every_decision_what_is_saved_comes_back,
    test_saving.test_everybody_sees_the_same_after_loading,
    test_saving.test_a_loaded_state_goes_on_as_the_saved_one_would_have,
    test_saving.test_whatever_is_in_a_state_comes_back_from_saving,
)
def the_points_are_not_restored(patch: pytest.MonkeyPatch) -> None:
    def forget(returned: None, game: Game, state: Any, data: object) -> None:
        state.points = [0] * state.seats

    also(patch, saving, "fill", forget)


@noticed_by(test_saving.test_the_items_of_a_saved_list_are_all_lists_or_none_is)
def a_list_has_numbers_and_lists(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "mixed", [1, [2]], raising=False)
    also(patch, saving, "saved_fields", lambda fields, state: [*fields, ("mixed", "mixed")])


@noticed_by(test_saving.test_what_was_saved_stays_as_it_is_while_the_game_goes_on)
def saved_lists_are_those_of_the_state(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(saving, "copied", lambda value: value)


@noticed_by(
    test_saving.test_whatever_makes_a_difference_later_is_in_the_fingerprint,
    test_saving.test_what_is_in_the_middle_of_a_list_is_in_the_fingerprint_too,
)
def the_fingerprint_leaves_something_out(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(saving, "NOT_PART_OF_A_POSITION", (*saving.NOT_PART_OF_A_POSITION, "zone"))


# -- Records -----------------------------------------------------------------------------------------------------------


@noticed_by(test_records.test_another_process_replays_to_the_same_fingerprints)
def the_fingerprint_is_that_of_this_process(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Game, "fingerprint", lambda game, state: abs(hash(json.dumps(saving.save(state)))))


@noticed_by(
    test_records.test_a_record_replays_to_the_same_position,
    test_records.test_a_match_is_resumed_where_it_was_left,
)
def a_record_forgets_the_mulligan(patch: pytest.MonkeyPatch) -> None:
    original = record_of
    patch.setattr(match, "record_of", lambda game, state, actions, start: original(game, state, actions[2:], start))


@noticed_by(test_records.test_a_seed_of_any_size_is_kept)
def a_record_keeps_only_small_seeds(patch: pytest.MonkeyPatch) -> None:
    also(patch, match, "record_of", lambda made, *given: setattr(made, "seed", made.seed % 1000 + 1))


@noticed_by(test_records.test_a_record_of_other_rules_or_cards_is_refused)
def other_rules_are_not_noticed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(record, "check_record", lambda *given: [])


@noticed_by(test_records.test_a_record_that_ends_elsewhere_is_refused)
def the_last_fingerprint_is_not_compared(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "record", property(lambda self: self._record_to(len(self.actions))))


# -- Undo --------------------------------------------------------------------------------------------------------------


@noticed_by(
    test_undo.test_undo_is_free_only_while_one_has_seen_nothing_new_and_nobody_else_was_asked,
    test_undo.test_past_the_floor_the_others_must_agree,
)
def everything_can_be_taken_back(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(State, "limit_undo", lambda state, why: None)
    patch.setattr(State, "another_seat_decides", lambda state: None)


@noticed_by(
    test_undo.test_what_is_taken_back_was_never_done,
    test_undo.test_what_was_taken_back_can_be_done_again,
    test_undo.test_all_players_together_can_go_back_to_the_beginning,
)
def undo_leaves_the_points(patch: pytest.MonkeyPatch) -> None:
    def keep(returned: object, match: Match, **agreed: bool) -> None:
        state = match.state
        assert isinstance(state, Table)
        state.points[0] += 1

    also(patch, Match, "undo", keep)


@noticed_by(test_undo.test_undo_goes_back_to_where_the_action_began_and_no_further)
def undo_goes_back_to_the_beginning(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(State, "undo_to", property(lambda state: 0))
    patch.setattr(Match, "undo_to", property(lambda match: 0))


@noticed_by(test_undo.test_a_finished_game_can_be_reopened_by_agreement)
def undo_does_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Match, "undo", lambda match, agreed=False: None)


@noticed_by(test_undo.test_the_view_offers_undo_exactly_when_it_is_free)
def undo_is_always_offered(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(view_parts, "undo", lambda table: "step")


# -- Scenes ------------------------------------------------------------------------------------------------------------


@noticed_by(
    test_scenes.test_a_position_comes_back_from_its_scene,
    test_scenes.test_a_scene_looks_and_goes_on_like_the_position,
    test_scenes.test_a_scene_can_be_kept_as_json,
)
def a_scene_forgets_whose_turn_it_is(patch: pytest.MonkeyPatch) -> None:
    also(patch, describing, "describe", lambda given, game, table: given | {"turn": 1})


@noticed_by(test_scenes.test_describing_a_position_changes_nothing)
def a_scene_has_the_lists_of_the_table(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(scene_memory, "copied", lambda value: value)


@noticed_by(test_scenes.test_scenes_of_scenes_are_the_same)
def a_scene_counts_how_often_it_was_one(patch: pytest.MonkeyPatch) -> None:
    also(patch, scene, "build", lambda table, *given: setattr(table, "idle_rounds", table.idle_rounds + 1))


@noticed_by(test_scenes.test_a_finished_game_has_no_scene)
def a_finished_game_has_a_scene(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Game, "scene_of", lambda game, state: {})
    patch.setattr(CardTable, "as_scene", lambda state: {})


@noticed_by(test_scenes.test_a_scene_that_nothing_is_said_of_is_a_position)
def an_empty_scene_has_no_options(patch: pytest.MonkeyPatch) -> None:
    also(patch, scene, "build", lambda table, *given: setattr(table, "options", []))


@noticed_by(test_scenes.test_a_scene_with_unknown_words_says_which)
def unknown_words_of_a_scene_are_ignored(patch: pytest.MonkeyPatch) -> None:
    for module in (scene, kernel_scene):
        patch.setattr(module, "unknown_keys", lambda *given: [])
