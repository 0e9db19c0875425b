"""Faults in chance, in what is known of hidden cards, and in reading what somebody wrote."""

from __future__ import annotations

from typing import Any

import pytest

from rulebound.games import checking
from rulebound.games.courses import reading
from rulebound.kernel.basics.chance import WORD, Chance, Chances
from rulebound.kernel.basics.problem import SceneError
from rulebound.kernel.files import datafile
from rulebound.kernel.game import record, saving, scene
from rulebound.kernel.knowledge import imagining
from rulebound.kernel.table.cardtable import CardTable
from tests.contract import test_chance, test_damaged_data, test_knowledge
from tests.contract.planting import also, noticed_by

# -- Chance ------------------------------------------------------------------------------------------------------------


@noticed_by(
    test_chance.test_the_stream_is_that_of_sfc32,
    test_chance.test_all_numbers_are_equally_likely,
    test_chance.test_all_orders_are_equally_likely,
    test_chance.test_every_thing_can_come_to_every_place,
    test_chance.test_neighbouring_numbers_of_a_stream_have_nothing_in_common,
)
def the_stream_only_counts(patch: pytest.MonkeyPatch) -> None:
    def count(chance: Chance) -> int:
        chance.count = (chance.count + 0x01000193) & WORD
        return chance.count

    def shuffle(chance: Chance, xs: list[int]) -> None:
        for n in range(len(xs), 1, -1):
            place = chance.below(n)
            xs[n - 1], xs[place] = xs[place], xs[n - 1]

    patch.setattr(Chance, "next", count)
    patch.setattr(Chance, "below", lambda chance, n: count(chance) * n >> 32)  # these two have `next` written out in
    patch.setattr(Chance, "shuffle", shuffle)  # them


@noticed_by(test_chance.test_numbers_are_fair_where_they_do_not_divide_the_range)
def nothing_is_drawn_again(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Chance, "below", lambda chance, n: chance.next() * n >> 32)


@noticed_by(
    test_chance.test_a_number_below_another_is_below_it,
    test_chance.test_unscripted_dice_have_all_their_sides_and_no_other,
)
def a_number_below_another_may_be_that_other(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Chance, "below", lambda chance, n: chance.next() % (n + 1))


@noticed_by(
    test_chance.test_a_copy_of_a_stream_goes_on_alike_and_apart,
    test_chance.test_a_copy_of_a_tables_chance_goes_on_alike_and_apart,
)
def a_copy_of_a_stream_is_the_stream(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Chance, "clone", lambda chance: chance)


@noticed_by(test_chance.test_a_stream_goes_on_alike_after_its_words_were_kept)
def the_last_word_is_not_kept(patch: pytest.MonkeyPatch) -> None:
    also(patch, Chance, "words", lambda words, chance: [*words[:3], 1])


@noticed_by(test_chance.test_other_names_and_neighbouring_seeds_are_other_streams)
def streams_have_no_names(patch: pytest.MonkeyPatch) -> None:
    original = Chance.of
    patch.setattr(Chance, "of", staticmethod(lambda seed, name="": original(seed, "")))


@noticed_by(test_chance.test_a_shuffle_loses_and_makes_nothing)
def a_shuffle_doubles_the_first(patch: pytest.MonkeyPatch) -> None:
    def double(returned: object, chance: Chance, xs: list[int]) -> None:
        xs[-1:] = xs[:1]

    also(patch, Chance, "shuffle", double)


@noticed_by(
    test_chance.test_scripted_dice_fall_as_written,
    test_chance.test_a_die_cannot_fall_on_a_side_it_does_not_have,
    test_chance.test_rolls_that_nobody_asked_for_are_still_there,
)
def scripts_are_ignored(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Chances, "roll", lambda chances, sides: 1 + chances.dice.below(sides))


@noticed_by(test_chance.test_dice_do_not_change_what_is_drawn_afterwards)
def one_stream_serves_for_all(patch: pytest.MonkeyPatch) -> None:
    def one(chances: Chances, *given: object) -> None:
        chances.shuffles = [chances.dice for _ in chances.shuffles]

    also(patch, Chances, "of_seed", staticmethod(one))


# -- Knowledge ---------------------------------------------------------------------------------------------------------


@noticed_by(
    test_knowledge.test_a_card_that_was_seen_stays_where_it_is,
    test_knowledge.test_what_is_shown_again_is_known_again,
)
def what_is_shown_is_not_remembered(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(CardTable, "show", lambda state, it, seats=15: None)


@noticed_by(
    test_knowledge.test_a_card_in_a_hand_is_not_one_that_was_shuffled_into_the_deck_later,
    test_knowledge.test_a_card_drawn_from_that_deck_may_be_the_one_that_was_seen,
    test_knowledge.test_a_card_that_was_seen_and_shuffled_away_is_among_those_it_was_shuffled_with,
    test_knowledge.test_a_deck_that_is_shuffled_again_and_again_is_followed_exactly,
)
def when_a_card_was_lost_from_sight_is_forgotten(patch: pytest.MonkeyPatch) -> None:
    def forget(returned: object, state: CardTable, *given: object) -> None:
        state.since = [[0] * len(state.faces) for _ in range(state.seats)]

    also(patch, CardTable, "lose_track", forget)


@noticed_by(test_knowledge.test_cards_that_were_mixed_up_may_be_each_other)
def nobody_loses_track(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(CardTable, "lose_track", lambda state, zone, seats: None)


@noticed_by(test_knowledge.test_who_can_follow_mixed_up_cards_still_knows_them)
def everybody_loses_track(patch: pytest.MonkeyPatch) -> None:
    original = CardTable.lose_track
    patch.setattr(CardTable, "lose_track", lambda state, zone, seats: original(state, zone, 15))


@noticed_by(
    test_knowledge.test_at_first_every_order_is_possible,
    test_knowledge.test_shuffling_what_nobody_has_seen_tells_and_hides_nothing,
)
def hidden_cards_change_places_in_pairs_only(patch: pytest.MonkeyPatch) -> None:
    def exchange(
        rest: list[int], pieces: list[int], into: list[int], lots: tuple[int, ...], chance: Chance
    ) -> None:  # fmt: skip
        if len(rest) > 1 and chance.below(2):
            rest[0], rest[1] = rest[1], rest[0]
        for it, dealt in zip(pieces, rest, strict=True):
            into[it] = dealt

    patch.setattr(imagining, "deal", exchange)


@noticed_by(test_knowledge.test_another_seats_knowledge_is_its_own)
def what_one_sees_all_have_seen(patch: pytest.MonkeyPatch) -> None:
    original = CardTable.show
    patch.setattr(CardTable, "show", lambda state, it, seats=15: original(state, it))


@noticed_by(test_knowledge.test_whatever_happens_what_is_so_is_held_possible)
def known_cards_are_dealt_again(patch: pytest.MonkeyPatch) -> None:
    def all_pieces(table: CardTable, seat: int) -> list[list[int]]:
        return [[it for it, pool in enumerate(table.pools) if pool == n and table.faces[it] >= 0] for n in range(9)]

    patch.setattr(imagining, "hidden_pieces", all_pieces)


# -- What somebody wrote -----------------------------------------------------------------------------------------------


def without_looking(*given: Any, **named: Any) -> list[str]:
    """Finds nothing wrong with anything."""
    return []


@noticed_by(
    test_damaged_data.test_a_damaged_card_file_is_refused_in_sentences,
    test_damaged_data.test_a_kind_of_card_that_is_no_word_is_refused_in_a_sentence,
    by=Exception,
)
def card_files_are_not_checked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(reading, "check_card", without_looking)


@noticed_by(
    test_damaged_data.test_a_damaged_deck_file_is_refused_in_sentences,
    test_damaged_data.test_a_file_of_anything_is_refused_in_sentences,
    test_damaged_data.test_a_file_that_is_not_there_is_refused_in_a_sentence,
    by=Exception,
)
def files_are_read_without_care(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(datafile, "CardError", KeyError)


@noticed_by(test_damaged_data.test_values_of_wrong_types_are_refused_in_sentences, by=TypeError)
def kinds_are_looked_up_as_if_they_were_words(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(checking, "kinds_of", lambda game: {card.kind for card in game.card_list})


@noticed_by(test_damaged_data.test_values_without_end_are_refused_in_a_sentence, by=ValueError)
def numbers_may_have_any_number_of_digits(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(datafile, "holds_huge_number", lambda data: False)


@noticed_by(test_damaged_data.test_a_damaged_record_is_refused_in_sentences, by=Exception)
def records_are_read_without_care(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(record, "RecordError", lambda what, problems: KeyError(what))


@noticed_by(
    test_damaged_data.test_a_damaged_saved_state_is_refused_in_sentences,
    test_damaged_data.test_what_is_no_saved_state_is_refused_in_a_sentence,
    test_damaged_data.test_what_is_nested_without_end_is_refused_in_a_sentence,
    by=Exception,
)
def saved_states_are_read_without_care(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(saving, "RecordError", lambda what, problems: KeyError(what))


@noticed_by(
    test_damaged_data.test_a_damaged_scene_is_refused_in_sentences,
    test_damaged_data.test_a_scene_of_impossible_players_is_refused_in_a_sentence,
    by=Exception,
)
def scenes_are_not_checked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(scene.SceneReader, "stop_if_wrong", lambda reader: None)
    patch.setattr(scene, "SceneError", lambda what, problems: KeyError(what))


@noticed_by(test_damaged_data.test_a_scene_names_everything_that_is_wrong_with_it)
def only_the_first_problem_is_named(patch: pytest.MonkeyPatch) -> None:
    def stop(reader: scene.SceneReader) -> None:
        if reader.problems:
            raise SceneError("this scene", reader.problems[:1])

    patch.setattr(scene.SceneReader, "stop_if_wrong", stop)


@noticed_by(
    test_damaged_data.test_a_word_that_is_known_is_nearest_to_itself,
    test_damaged_data.test_only_known_words_are_suggested,
    test_damaged_data.test_a_letter_too_few_is_forgiven,
    test_damaged_data.test_few_words_are_listed_and_many_are_not,
)
def the_nearest_word_is_made_up(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(test_damaged_data, "nearest", lambda word, known: "; did you mean 'abracadabra'?")
