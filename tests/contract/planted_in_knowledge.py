"""Faults in what seats see, and in what they imagine."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from librt.strings import write_i16_le

from rulebound.cardgame import drawing, view_parts
from rulebound.games.avarium import observed as avarium_observed
from rulebound.games.avarium import responding
from rulebound.games.avarium.effects import RESPOND
from rulebound.games.avarium.needs import TO_PLAY
from rulebound.games.courses import hand, wording
from rulebound.games.courses import observed as courses_observed
from rulebound.games.courses import view as courses_view
from rulebound.games.courses.game import CourseGame
from rulebound.games.courses.state import Table
from rulebound.games.courses.zones import DECK
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.event import Event
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.basics.words import Part
from rulebound.kernel.game import game
from rulebound.kernel.knowledge import imagining, observing, sight
from rulebound.kernel.knowledge.entries import OfTable
from rulebound.kernel.knowledge.log_lines import Lines
from rulebound.kernel.knowledge.numbering import Numbering
from rulebound.kernel.knowledge.observing import Observer
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.state import State
from tests.contract import test_asking, test_imagining, test_log_lines, test_observing, test_secrets, test_views
from tests.contract.planting import also, noticed_by

# -- Views -------------------------------------------------------------------------------------------------------------


@noticed_by(
    test_views.test_no_view_has_a_fault,
    test_views.test_whoever_decides_gets_a_view_without_faults_at_every_decision,
)
def who_decides_is_not_marked(patch: pytest.MonkeyPatch) -> None:
    also(patch, courses_view, "seat_plate", lambda plate, *given: setattr(plate, "deciding", False))


@noticed_by(test_views.test_a_view_is_the_same_after_a_journey_through_json)
def a_view_holds_what_json_does_not(patch: pytest.MonkeyPatch) -> None:
    also(patch, CourseGame, "view", lambda view, *given: setattr(view.turn, "phases", tuple(view.turn.phases)))


@noticed_by(test_views.test_looking_changes_nothing)
def looking_changes_something(patch: pytest.MonkeyPatch) -> None:
    def count(view: object, game: object, state: Any, seat: int) -> None:
        state.idle_rounds += 1

    also(patch, CourseGame, "view", count)


def without_the_last_option(decision: Any, *given: object) -> None:
    if decision is not None:
        decision.options = decision.options[:-1]


@noticed_by(test_views.test_the_options_in_a_view_are_those_of_the_seat)
@noticed_by(test_views.test_a_view_describes_its_options_as_the_seat_does, by=ValueError)
def a_view_keeps_an_option_back(patch: pytest.MonkeyPatch) -> None:
    also(patch, view_parts, "decision", without_the_last_option)


@noticed_by(test_views.test_an_option_tells_its_price_once)
def a_view_hides_what_an_option_costs(patch: pytest.MonkeyPatch) -> None:
    also(patch, courses_view, "option", lambda option, *given, **more: setattr(option, "cost", ""))


@noticed_by(test_views.test_an_option_tells_its_price_once)
def a_view_tells_twice_what_an_option_costs(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hand.Enter, "says", "Enter {it} for {cost}")


@noticed_by(test_views.test_what_a_view_says_cannot_be_done_cannot_be_done)
def a_view_refuses_without_a_clause(patch: pytest.MonkeyPatch) -> None:
    also(patch, State, "why_not", lambda reason, *asked: Reason("", reason.sentence) if reason else None)


@noticed_by(test_views.test_a_view_tells_how_the_game_ended)
def a_view_hides_the_winner(patch: pytest.MonkeyPatch) -> None:
    def hidden(outcome: Any, table: Table) -> None:
        if outcome is not None:
            outcome.winners = []

    also(patch, view_parts, "outcome", hidden)


@noticed_by(test_views.test_every_clause_in_a_view_is_in_the_rulebook)
def the_log_cites_unknown_clauses(patch: pytest.MonkeyPatch) -> None:
    also(patch, Event, "__init__", lambda returned, event, *given: setattr(event, "clause", "nowhere"))


@noticed_by(test_views.test_the_log_is_told_in_sentences)
def the_log_has_no_full_stops(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        CourseGame, "log_texts", {kind: text.removesuffix(".") for kind, text in CourseGame.log_texts.items()}
    )


@noticed_by(test_log_lines.test_who_remembers_the_log_reads_the_same)
def the_log_of_another_game_is_remembered(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Lines, "goes_on", lambda lines, table: lines.count > 0)


# -- Secrets -----------------------------------------------------------------------------------------------------------


@noticed_by(
    test_secrets.test_worlds_with_other_hidden_cards_look_alike,
    test_secrets.test_an_imagined_world_looks_like_the_real_one,
    test_secrets.test_what_is_imagined_within_an_imagined_world_looks_like_the_real_one,
    test_secrets.test_where_lists_are_closed_an_imagined_world_looks_like_the_real_one,
    test_secrets.test_rivals_with_other_decks_look_alike,
    test_secrets.test_worlds_stay_alike_while_nothing_hidden_is_shown,
    test_secrets.test_a_seat_is_not_told_of_cards_that_it_has_not_seen,
)
def a_view_shows_all_hands(patch: pytest.MonkeyPatch) -> None:
    original = drawing.hand
    told = lambda table, seat, owner, noun, draw: original(table, owner, owner, noun, draw)  # noqa: E731
    patch.setattr(courses_view, "hand", told)


@noticed_by(test_secrets.test_a_spectator_sees_no_more_than_any_player)
def a_spectator_sees_the_hand_of_seat_0(patch: pytest.MonkeyPatch) -> None:
    original = drawing.hand
    told = lambda table, seat, owner, noun, draw: original(table, max(seat, 0), owner, noun, draw)  # noqa: E731
    patch.setattr(courses_view, "hand", told)


@noticed_by(test_secrets.test_worlds_with_other_hidden_cards_look_alike)
def the_log_tells_what_was_drawn(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Event, "as_seen_by", lambda event, seat: event)


@noticed_by(test_secrets.test_worlds_with_other_hidden_cards_look_alike)
def a_description_names_hidden_cards(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(CardTable, "name_of", lambda state, it, seat: state.card(it).name)
    patch.setattr(wording, "OF_A_CARD", {})
    named = replace(CourseGame.hooks, word=lambda table, word, me, it: Part(table.name_of(it % 140, me)))
    patch.setattr(CourseGame, "hooks", named)


@noticed_by(test_secrets.test_worlds_with_other_hidden_cards_look_alike)
def a_refusal_tells_what_a_card_costs(patch: pytest.MonkeyPatch) -> None:
    def told(reason: Reason | None, state: Table, seat: int, action: Any) -> Reason | None:
        if reason is None or not 0 <= action.it < len(state.faces):
            return reason
        return Reason(reason.clause, f"{reason.sentence} It would cost {state.cost(action.it)}.")

    also(patch, State, "why_not", told)


@noticed_by(test_secrets.test_worlds_with_other_hidden_cards_look_alike)
def a_back_tells_the_kind_of_the_card(patch: pytest.MonkeyPatch) -> None:
    def told(area: Any, table: Table, seat: int, key: str, *given: Any, **more: Any) -> None:
        if key == "deck" and table.cards_in(DECK, area.owner):
            area.note = table.card(table.top_card(DECK, area.owner)).kind

    also(patch, courses_view, "face_down", told)


@noticed_by(test_secrets.test_worlds_stay_alike_while_nothing_hidden_is_shown)
def the_options_of_a_seat_depend_on_a_rivals_hand(patch: pytest.MonkeyPatch) -> None:
    def fewer(asked: object, state: Table, me: int, *given: object) -> None:
        rival = (me + 1) % state.seats
        if asked and len(state.options) > 2 and sum(state.faces[it] for it in state.hand_of(rival)) % 2:
            state.options = state.options[1:]

    also(patch, State, "ask", fewer)


# -- Observations ------------------------------------------------------------------------------------------------------


@noticed_by(
    test_observing.test_worlds_that_a_seat_cannot_tell_apart_are_observed_alike,
    test_observing.test_rivals_with_other_decks_are_observed_alike,
)
def an_observation_shows_cards_without_asking_who_knows_them(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(observing, "card_seen", lambda table, it, seat: 2 + table.faces[it])


@noticed_by(test_observing.test_what_a_seat_learns_changes_its_key)
def a_key_forgets_what_was_seen(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Observer, "write_known", lambda _, writer, table, sight: writer.write(bytes(2 * len(sight.pieces))))
    patch.setattr(observing, "card_seen", lambda table, it, seat: 1)


@noticed_by(test_observing.test_in_which_order_cards_came_to_a_hand_does_not_change_the_key)
def a_key_follows_the_order_of_a_hand(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(sight, "by_card", lambda table, seat, pile: pile)


@noticed_by(test_observing.test_every_option_has_a_number_that_says_what_it_is)
def options_with_the_same_card_have_the_same_number(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Numbering, "disambiguate", lambda *given: None)


@noticed_by(test_observing.test_every_option_has_a_number_that_says_what_it_is)
def options_are_numbered_by_their_pieces(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Numbering, "numbers", lambda numbering, table, *rows: [action.code for action in table.options])


@noticed_by(test_observing.test_every_piece_in_sight_has_one_row, game="avarium")
def idols_are_overlooked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(avarium_observed.PUBLIC, "lying", {})


@noticed_by(test_observing.test_numbers_of_observations_stay_in_their_ranges)
def a_number_is_below_its_range(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(OfTable, "write", lambda entry, writer, *given: write_i16_le(writer, entry.least - 1))


@noticed_by(test_observing.test_every_field_of_a_position_is_observed_or_says_why_not)
def what_lies_where_is_not_observed(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(courses_observed.PUBLIC, "columns", [])


# -- Being asked -------------------------------------------------------------------------------------------------------


@noticed_by(test_asking.test_whether_a_seat_could_respond_does_not_depend_on_what_is_hidden, game="avarium", seats=4)
def hidden_schemes_are_priced_and_aimed_where_they_really_lie(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(responding, "could_play", lambda table, me, it: table.fulfils(me, TO_PLAY, it))


@noticed_by(test_asking.test_who_is_asked_next_does_not_depend_on_what_is_hidden, game="avarium")
def who_has_no_response_passes_without_being_asked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(RESPOND, "secret", False)


# -- Imagining ---------------------------------------------------------------------------------------------------------


@noticed_by(
    test_imagining.test_what_is_hidden_is_imagined_differently_each_time,
    test_imagining.test_cards_to_come_are_not_foreseen,
    test_imagining.test_all_ways_in_which_hidden_cards_can_lie_are_equally_likely,
    test_imagining.test_what_is_imagined_from_an_imagined_state_is_as_likely,
    test_imagining.test_where_lists_are_closed_the_real_lists_make_no_difference,
)
def hidden_cards_are_the_real_ones(patch: pytest.MonkeyPatch) -> None:
    also(patch, game, "imagine", lambda world, real, *given: setattr(world, "faces", real.faces))


@noticed_by(test_imagining.test_all_ways_in_which_hidden_cards_can_lie_are_equally_likely)
def hidden_cards_are_only_cut_and_not_shuffled(patch: pytest.MonkeyPatch) -> None:
    def cut(rest: list[int], pieces: list[int], into: list[int], lots: tuple[int, ...], chance: Chance) -> None:
        place = chance.below(len(rest)) if rest else 0
        for it, dealt in zip(pieces, rest[place:] + rest[:place], strict=True):
            into[it] = dealt

    patch.setattr(imagining, "deal", cut)


@noticed_by(test_imagining.test_chance_is_drawn_anew, test_imagining.test_dice_to_come_are_not_foreseen)
def the_dice_are_the_real_ones(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(imagining, "redrawn", lambda chances, words: chances.clone())


@noticed_by(test_imagining.test_the_options_of_others_fit_what_is_imagined_of_them)
def imagined_rivals_keep_their_real_options(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(State, "offer_again", lambda state: state)


@noticed_by(test_imagining.test_what_a_seat_knows_is_so_in_what_it_imagines)
def what_is_known_is_dealt_again(patch: pytest.MonkeyPatch) -> None:
    def all_pieces(table: CardTable, seat: int) -> list[list[int]]:
        pools: list[list[int]] = [[] for _ in range(max(table.pools) + 1)]
        for it, face in enumerate(table.faces):
            if face >= 0:
                pools[table.pools[it]].append(it)
        return pools

    patch.setattr(imagining, "hidden_pieces", all_pieces)


@noticed_by(test_imagining.test_where_lists_are_closed_the_own_cards_are_still_known)
def the_own_deck_is_guessed_too(patch: pytest.MonkeyPatch) -> None:
    def exchange(world: CardTable, real: CardTable, seat: int, *given: object) -> None:
        world.faces = [face if real.owner(it) != seat else 11 for it, face in enumerate(world.faces)]

    also(patch, game, "imagine", exchange)


@noticed_by(
    test_imagining.test_imagining_makes_and_loses_no_card,
    test_imagining.test_where_lists_are_open_the_real_lists_are_what_is_imagined,
)
def one_card_is_imagined_in_place_of_another(patch: pytest.MonkeyPatch) -> None:
    def double(world: CardTable, real: CardTable, seat: int, *given: object) -> None:
        world.faces = world.faces[:]
        for pieces in imagining.hidden_pieces(real, seat):
            if len(pieces) > 1:
                world.faces[pieces[0]] = world.faces[pieces[-1]]

    also(patch, game, "imagine", double)


@noticed_by(test_imagining.test_imagining_changes_nothing_in_the_real_state)
def imagining_uses_up_the_real_chance(patch: pytest.MonkeyPatch) -> None:
    also(patch, game, "imagine", lambda world, real, *given: real.chance().dice.next() and None)


@noticed_by(test_imagining.test_the_same_chance_imagines_the_same_state)
def imagining_depends_on_more_than_the_given_chance(patch: pytest.MonkeyPatch) -> None:
    drawn = Chance.of(1, "somewhere else")
    also(
        patch,
        game,
        "imagine",
        lambda world, real, *given: setattr(world.chances, "dice", Chance(drawn.next(), 1, 2, 3)),
    )


@noticed_by(
    test_imagining.test_an_imagined_state_can_be_played_to_its_end,
    test_imagining.test_the_options_in_an_imagined_state_fit_what_is_imagined,
)
def an_imagined_state_has_other_options(patch: pytest.MonkeyPatch) -> None:
    def all_actions(world: Table, *given: object) -> None:
        world.options = list(world.game.actions[:5])

    also(patch, game, "imagine", all_actions)


@noticed_by(test_observing.test_an_effect_that_waits_for_a_moment_to_come_changes_the_key)
def what_is_put_off_is_forgotten(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(CardTable, "set_delayed", lambda table, delayed: None)
