"""Faults in legality, verbs, endings and whole games."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from rulebound.cardgame import triggers
from rulebound.games.avarium.choices import PickSeat
from rulebound.games.courses import partners, pieces, rules, settling
from rulebound.games.courses.game import CourseGame
from rulebound.games.courses.state import Table
from rulebound.games.courses.zones import DISCARD, HOME
from rulebound.kernel.basics.modifier import END_OF_TURN
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.basics.words import Part
from rulebound.kernel.game import invariant
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.action import NO_SEAT, NOTHING
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.places import Places
from rulebound.kernel.table.state import State
from rulebound.lab import inventing
from tests.contract import (
    test_cards,
    test_endings,
    test_invariants,
    test_invented_cards,
    test_options,
    test_orders,
)
from tests.contract.planting import also, noticed_by
from tests.golden import test_fingerprints, test_games

RARE_TEXTS: Final = test_invented_cards.test_courses_that_count_their_own_value_and_discard_courses_go_on_by_their_rules


# -- Legality ----------------------------------------------------------------------------------------------------------


@noticed_by(
    test_options.test_what_may_not_be_done_has_a_reason,
    test_options.test_who_is_not_asked_may_do_nothing_and_is_told_so,
    test_options.test_when_the_game_is_over_nobody_may_do_anything,
    test_options.test_what_may_not_be_done_is_refused_and_changes_nothing,
)
def nothing_has_a_reason(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(State, "why_not", lambda state, seat, action: None)


@noticed_by(test_options.test_what_may_not_be_done_has_a_reason, game="avarium", seats=3)
def any_seat_may_be_chosen_without_being_an_option(patch: pytest.MonkeyPatch) -> None:
    """At a question that only one card asks, about seats that are not at the table."""
    patch.setattr(PickSeat, "given", [])


@noticed_by(test_options.test_what_may_not_be_done_has_a_reason)
def reasons_cite_clauses_that_are_not_there(patch: pytest.MonkeyPatch) -> None:
    also(patch, State, "why_not", lambda reason, *asked: Reason("nowhere", reason.sentence) if reason else None)


@noticed_by(
    test_options.test_what_may_not_be_done_has_a_reason,
    test_options.test_who_is_not_asked_may_do_nothing_and_is_told_so,
)
def reasons_are_no_sentences(patch: pytest.MonkeyPatch) -> None:
    also(patch, State, "why_not", lambda reason, *asked: Reason(reason.clause, "not possible") if reason else None)


@noticed_by(
    test_options.test_no_option_is_refused,
)
def needs_are_not_looked_at_when_options_are_made(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(State, "fulfils", lambda state, me, needs, it: True)


@noticed_by(test_options.test_there_is_always_something_to_choose_and_nothing_twice)
def an_option_is_offered_twice(patch: pytest.MonkeyPatch) -> None:
    def twice(asked: object, state: State, *given: object) -> None:
        if asked:
            state.options = [*state.options, state.options[0]]

    also(patch, State, "ask", twice)


@noticed_by(test_options.test_whoever_is_asked_has_a_choice_unless_having_none_is_a_secret)
def players_are_asked_without_a_choice(patch: pytest.MonkeyPatch) -> None:
    def one_step_at_a_time(state: State) -> State:
        while state.seat == NO_SEAT and not state.over:
            step = state.agenda.pop()
            step.does(state, step.seat)
        return state

    patch.setattr(State, "advance", one_step_at_a_time)


@noticed_by(test_options.test_the_setting_that_asks_only_where_there_is_a_choice_does_so)
def the_brisk_setting_is_ignored(patch: pytest.MonkeyPatch) -> None:
    also(patch, State, "__init__", lambda returned, state, *given: setattr(state, "passes_alone", False))


@noticed_by(test_options.test_what_may_not_be_done_is_refused_and_changes_nothing)
def a_refusal_changes_something(patch: pytest.MonkeyPatch) -> None:
    also(patch, State, "why_not", lambda reason, state, *asked: setattr(state, "idle_rounds", state.idle_rounds + 1))


@noticed_by(test_options.test_what_is_asked_is_a_sentence_with_its_clause)
def a_question_is_no_sentence(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules.MAIN_PHASE, "prompt", "main phase")


@noticed_by(
    test_options.test_every_option_says_what_it_does,
    test_options.test_every_action_can_be_described_to_everybody,
)
def words_in_braces_stay_there(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(State, "describe", lambda state, me, action: [Part(action.says)])


@noticed_by(test_options.test_codes_are_dense_and_names_of_actions_differ)
def a_code_is_skipped(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(CourseGame.actions[7], "code", 8)


@noticed_by(test_options.test_there_is_no_action_beyond_the_last_code_or_before_the_first)
def codes_are_counted_from_the_end_too(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Game, "action", lambda game, code: game.actions[code % len(game.actions)])


@noticed_by(test_options.test_the_list_of_options_belongs_to_whoever_asked_for_it)
def the_options_are_given_away(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(State, "legal_actions", lambda state: state.options)


# -- Verbs -------------------------------------------------------------------------------------------------------------


@noticed_by(test_cards.test_what_cards_do_follows_from_those_in_play)
def when_a_card_leaves_play_no_other_can_be_used(patch: pytest.MonkeyPatch) -> None:
    also(patch, CardTable, "disable", lambda returned, state, it: setattr(state, "activatable", [[]] * state.seats))


@noticed_by(test_cards.test_what_cards_do_follows_from_those_in_play)
def what_cards_forbid_is_forgotten(patch: pytest.MonkeyPatch) -> None:
    also(
        patch,
        CardTable,
        "enable",
        lambda returned, state, it: setattr(state, "forbids", set() if state.forbids else {"cannot attack"}),
    )


@noticed_by(test_cards.test_what_cards_do_follows_from_those_in_play)
def unusual_abilities_are_overlooked(patch: pytest.MonkeyPatch) -> None:
    also(patch, CardTable, "enable", lambda returned, state, it: setattr(state, "unusual", not state.unusual))


@noticed_by(test_invariants.test_what_the_rules_promise_is_so_after_every_decision)
def a_discarded_card_is_doubled(patch: pytest.MonkeyPatch) -> None:
    def double(returned: object, state: Table, it: int, zone: int, *at: int) -> None:
        if zone == DISCARD:
            state.piles[DISCARD + state.owner(it)] = [*state.cards_in(DISCARD, state.owner(it)), it]

    also(patch, Places, "lay", double)


@noticed_by(
    test_invariants.test_what_the_rules_promise_is_so_after_every_decision,
    test_invariants.test_what_the_rules_promise_is_so_where_others_are_always_asked,
)
def a_supporter_is_lost_on_the_way_home(patch: pytest.MonkeyPatch) -> None:
    def lose(returned: object, state: Table, it: int, zone: int, *at: int) -> None:
        if zone == HOME:
            state.piles[HOME + state.owner(it)] = []

    also(patch, Places, "lay", lose)


@noticed_by(test_invariants.test_what_the_rules_promise_is_so_after_every_decision)
def what_lasts_until_the_end_of_a_turn_goes_on(patch: pytest.MonkeyPatch) -> None:
    end = CardTable.end_modifiers

    def end_others(state: CardTable, until: str, seat: int) -> None:
        if until != END_OF_TURN:
            end(state, until, seat)

    patch.setattr(CardTable, "end_modifiers", end_others)


@noticed_by(test_invariants.test_every_promise_is_of_a_clause)
def a_promise_is_of_no_clause(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(CourseGame.invariants[0], "clause", "win.often")


@noticed_by(test_invariants.test_watching_leaves_the_game_as_it_was)
def nothing_is_watched(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(invariant, "checking", lambda step, invariants: step.does)


@noticed_by(
    test_cards.test_no_card_becomes_another_one,
    test_cards.test_a_card_that_everybody_knows_keeps_its_face,
)
def a_moving_partner_becomes_another_card(patch: pytest.MonkeyPatch) -> None:
    def turn_into(returned: object, state: Table, it: int, course: int) -> None:
        state.faces = [face if n != it else (face + 1) % len(state.cards) for n, face in enumerate(state.faces)]

    also(patch, partners, "move", turn_into)


@noticed_by(test_cards.test_the_owner_of_a_card_never_changes)
def cards_change_their_owners_each_turn(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "owner", lambda state, it: (it // 70 + state.turn) % state.seats)


# -- Orders ------------------------------------------------------------------------------------------------------------


@noticed_by(test_orders.test_a_turn_goes_alike_in_whichever_order_the_cards_came)
def of_cards_that_wait_for_the_same_only_the_first_is_heard(patch: pytest.MonkeyPatch) -> None:
    def forget(returned: object, state: CardTable, kind: str, *event: int) -> None:
        del state.pending[1:]

    also(patch, CardTable, "listen", forget)


@noticed_by(test_orders.test_a_turn_goes_alike_in_whichever_order_the_cards_came)
def triggered_effects_come_as_their_cards_came(patch: pytest.MonkeyPatch) -> None:
    also(patch, triggers, "sources_of", lambda found, *asked: found[:1])


@noticed_by(test_orders.test_a_turn_goes_alike_in_whichever_order_the_cards_came)
def only_the_partner_that_came_first_stands_guard(patch: pytest.MonkeyPatch) -> None:
    def first_of(guard: int, table: Table, me: int, course: int) -> int:
        return guard if guard in table.rivals_at(me, course)[:1] else NOTHING

    also(patch, Table, "guard", first_of)


# -- Endings -----------------------------------------------------------------------------------------------------------


@noticed_by(test_endings.test_at_the_end_everything_fits_the_outcome, test_endings.test_returns_add_up)
def winning_pays_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(State, "returns", lambda state: [-1.0 for _ in range(state.seats)])


@noticed_by(test_endings.test_at_the_end_everything_fits_the_outcome)
def a_game_ends_for_an_unknown_reason(patch: pytest.MonkeyPatch) -> None:
    also(patch, State, "end", lambda returned, state, *how: setattr(state, "reason", "boredom"))


@noticed_by(
    test_endings.test_at_the_end_everything_fits_the_outcome,
    test_options.test_there_is_always_something_to_choose_and_nothing_twice,
)
def options_are_left_after_the_end(patch: pytest.MonkeyPatch) -> None:
    also(patch, State, "end", lambda returned, state, *how: setattr(state, "options", [rules.END_TURN]))


@noticed_by(test_endings.test_before_the_end_there_is_no_outcome_and_nobody_has_anything)
def points_are_returned_before_the_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Table, "returns", lambda state: [points / 20 for points in state.points])


@noticed_by(test_endings.test_every_random_game_ends)
def nobody_ever_wins(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(settling, "has_winner", lambda table: False)
    patch.setattr(settling, "eliminated", lambda table: False)
    patch.setattr(State, "round_passed", lambda state, most: False)
    patch.setattr(test_endings, "LONGEST", 2_000)


@noticed_by(test_endings.test_no_turn_goes_on_for_ever)
def turns_may_last_as_long_as_they_like(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(State, "break_off", lambda state: None)


@noticed_by(test_endings.test_what_is_broken_off_says_in_a_sentence_what_went_on)
def what_goes_on_for_ever_is_nothing_anybody_knows(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(State, "end_loop", lambda state: state.end([0], "stalemate", "R45"))
    also(patch, State, "break_off", lambda returned, state: setattr(state, "loop", ["something"]))


@noticed_by(
    test_endings.test_a_game_in_which_nobody_does_anything_is_drawn,
    test_endings.test_the_fewer_idle_rounds_are_allowed_the_sooner_a_game_is_drawn,
    test_endings.test_games_that_are_nearly_over_end_in_more_ways_than_one,
)
def idle_rounds_and_empty_decks_are_not_counted(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(settling, "eliminated", lambda table: False)
    patch.setattr(State, "round_passed", lambda state, most: False)


@noticed_by(test_endings.test_where_idle_rounds_are_not_counted_a_game_does_not_end_by_them)
def zero_idle_rounds_are_counted_as_one(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(State, "round_passed", lambda state, most: True)


@noticed_by(test_endings.test_idle_rounds_do_not_end_a_game_that_the_rulebook_ends)
def few_idle_rounds_end_a_game(patch: pytest.MonkeyPatch) -> None:
    idle_rounds = next(switch for switch in CourseGame.switches if switch.name == "stalemate")
    patch.setattr(idle_rounds, "default", "20")


@noticed_by(test_endings.test_every_reason_to_end_is_a_sentence)
def a_reason_is_a_word(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(CourseGame.reasons, "points", "points")


# -- Cards of one's own ------------------------------------------------------------------------------------------------


@noticed_by(RARE_TEXTS, by=RecursionError)
def a_value_is_counted_while_it_is_counted(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(CardTable, "counted", property(lambda state: ["nothing"], lambda state, values: None))


@noticed_by(RARE_TEXTS)
def courses_are_discarded_like_other_cards(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(pieces, "is_course", lambda table, it: False)


@noticed_by(test_invented_cards.test_games_with_invented_cards_go_on_by_their_rules)
def cards_are_given_texts_that_nothing_can_read(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(inventing.Inventor, "is_read", lambda inventor, text, kind: True)


@noticed_by(test_invented_cards.test_invented_cards_are_others_for_every_seed_and_the_same_for_one)
def a_seed_invents_something_else_each_time(patch: pytest.MonkeyPatch) -> None:
    seven = Random(7)  # noqa: S311 - examples, no secrets
    patch.setattr(inventing, "Random", lambda seed: seven)


# -- Golden games ------------------------------------------------------------------------------------------------------


@noticed_by(
    test_games.test_a_golden_game_goes_as_it_went,
    test_fingerprints.test_games_are_the_same_in_every_build,
)
def fewer_points_win(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(settling, "WINNING_POINTS", 15)


@noticed_by(test_games.test_a_golden_game_goes_as_it_went)
def an_action_is_described_differently(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(rules.EndTurn, "says", "Stop")


@noticed_by(test_games.test_a_changed_game_is_told_with_the_way_to_accept_it)
def golden_files_are_not_compared(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(test_games, "check_golden", lambda path, text: None)
