"""Faults in creating tokens, and in what becomes of them."""

from __future__ import annotations

from itertools import count

import pytest

from rulebound.cardgame import describing
from rulebound.cardgame.game import CardGame
from rulebound.kernel.table import tokens
from rulebound.kernel.table.action import NO_SEAT
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.places import Places
from tests.contract import test_tokens
from tests.contract.planting import also, noticed_by


@noticed_by(test_tokens.test_a_token_lies_in_play_for_all_to_see_or_is_gone)
def tokens_go_into_hands_and_piles(patch: pytest.MonkeyPatch) -> None:
    def put(table: Places, it: int, zone: int, seat: int = NO_SEAT) -> None:
        table.take_up(it)
        table.lay(it, zone, seat)

    patch.setattr(Places, "put", put)


@noticed_by(test_tokens.test_no_token_takes_the_place_of_a_card)
def a_token_takes_the_piece_of_a_card(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(tokens, "free_piece", lambda table, seat: 5)


@noticed_by(test_tokens.test_positions_with_tokens_are_saved_copied_described_imagined_observed_and_shown, by=Exception)
def scenes_forget_the_tokens_that_are_gone(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(describing, "memory_of", lambda table, memory: list(memory))


@noticed_by(test_tokens.test_a_record_of_a_game_with_tokens_is_played_again, by=Exception)
def tokens_have_pieces_by_chance(patch: pytest.MonkeyPatch) -> None:
    created = count()

    def free_piece(table: CardTable, seat: int) -> int:
        free = [it for it in table.token_pieces if table.zone[it] == 0 and table.owner(it) == seat]
        return free[next(created) * 5 % len(free)] if free else -1

    patch.setattr(tokens, "free_piece", free_piece)


@noticed_by(test_tokens.test_a_game_whose_cards_create_nothing_has_no_pieces_for_tokens)
def every_table_has_pieces_for_tokens(patch: pytest.MonkeyPatch) -> None:
    also(patch, CardGame, "table", lambda table, game, setup: setattr(table, "token_pieces", [0]))
