"""A state is small to look at: what is meant for others than rules is listed, and all of it is there."""

from __future__ import annotations

import rulebound
from rulebound.kernel.table.public import PUBLIC
from tests.kernel.toy.game import Toy


def test_a_state_lists_what_is_meant_for_others_than_rules() -> None:
    state = Toy().new_state(seed=1)

    assert dir(state) == sorted(PUBLIC)
    assert 20 <= len(PUBLIC) <= 30


def test_all_of_it_is_there_in_every_game() -> None:
    for name in rulebound.GAMES:
        state = rulebound.load(name).new_state(seed=1)
        assert [public for public in PUBLIC if not hasattr(state, public)] == []
        for public, sentence in PUBLIC.items():
            assert callable(getattr(state, public)) == sentence.startswith(f"`{public}("), public
