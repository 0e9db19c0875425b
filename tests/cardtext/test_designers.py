"""Texts that designers write who have read the guides only: what can be read stays so, and what cannot is known."""

from __future__ import annotations

import pytest

from tests.cardtext.designers.corpus import GAMES, Written, fault, figures, reader_of, written_for

TEXTS = [one for game in GAMES for one in written_for(game)]
IDS = [f"{one.game}-{n}" for n, one in enumerate(TEXTS)]


@pytest.mark.parametrize("one", TEXTS, ids=IDS)
def test_a_designers_text_is_read_where_the_list_says_so_and_only_there(one: Written) -> None:
    is_read = not reader_of(one.game).card_files.problems(one.text, one.kind)  # what to write instead takes far longer

    assert is_read == one.read, fault(one) or "this text can be read now: take `read = false` away"


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_twenty_texts_that_all_differ_and_the_small_example_ten(game: str) -> None:
    texts = [one.text for one in written_for(game)]

    assert len(set(texts)) == len(texts)
    assert len(texts) >= (10 if game == "windward" else 20)


def test_the_table_counts_what_the_lists_say() -> None:
    told = figures(lambda one: "" if one.read else "it cannot")  # each is read by a test of its own

    read = len([one for one in TEXTS if one.read])
    assert told.splitlines()[-1].split() == ["all", str(len(TEXTS)), str(read)]
