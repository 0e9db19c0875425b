"""Texts that designers write who have read the guides only: what can be read stays so, and what cannot is known."""

from __future__ import annotations

import pytest

from tests.cardtext.designers.corpus import GAMES, fault, figures, reader_of, written_for
from tests.sampling import sampled

UNEXPECTED = "This text can be read now: take `read = false` away."
TEXTS = [one for game in GAMES for one in written_for(game)]
SHARES = 8
KINDS = sorted({(one.game, one.kind) for one in TEXTS})


@pytest.mark.parametrize("share", sampled(range(SHARES), 0))
@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_the_texts_for_a_kind_of_card_are_read_where_the_list_says_so_and_only_there(
    game: str, kind: str, share: int
) -> None:
    problems = reader_of(game).card_files.problems  # what to write instead, as `fault` says, takes far longer
    texts = [one for one in written_for(game) if one.kind == kind][share::SHARES]

    wrong = [one for one in texts if one.read == bool(problems(one.text, kind))]

    assert not wrong, "\n\n".join(f"{one.text}\n{fault(one) or UNEXPECTED}" for one in wrong)


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_twenty_texts_that_all_differ_and_the_small_example_ten(game: str) -> None:
    texts = [one.text for one in written_for(game)]

    assert len(set(texts)) == len(texts)
    assert len(texts) >= (10 if game == "windward" else 20)


def test_the_table_counts_what_the_lists_say() -> None:
    told = figures(lambda one: "" if one.read else "it cannot")  # each is read by a test of its own

    read = len([one for one in TEXTS if one.read])
    assert told.splitlines()[-1].split() == ["all", str(len(TEXTS)), str(read)]
