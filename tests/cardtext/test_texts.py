"""The texts of five games: each has one tree, which says it again; so has everything else that the phrases can say."""

from __future__ import annotations

from statistics import median
from time import process_time

import pytest

from rulebound.cardtext.grammar.phrase import walk
from rulebound.lab.random_trees import Grower
from tests.cardtext.languages import GAMES, TEXTS, language_of
from tests.sampling import sampled

TREES = 800  # of each game; those of the games themselves are grown in tests/games
ALL_TEXTS = [pytest.param(game, text, id=f"{game}-{i}") for game in GAMES for i, text in enumerate(TEXTS[game], 1)]


@pytest.mark.parametrize(("game", "text"), ALL_TEXTS)
def test_a_text_is_read_and_says_itself_again(game: str, text: str) -> None:
    tree = language_of(game).parse(text)

    assert str(tree) == text


@pytest.mark.parametrize("game", sampled(GAMES, "arcane", "varia"))
def test_a_random_tree_is_the_only_reading_of_its_text(game: str) -> None:
    language = language_of(game)
    grower = Grower(language.book, seed=11)

    for _ in range(TREES):
        tree = grower.tree("Text")
        assert language.parse(str(tree)) == tree


@pytest.mark.parametrize("game", GAMES)
def test_random_trees_use_nearly_every_phrase_of_a_game(game: str) -> None:
    book = language_of(game).book
    grower = Grower(book, seed=12)
    grown = [grower.tree("Text", longest=1000) for _ in range(400)]

    used = {type(phrase) for tree in grown for phrase in walk(tree)}

    possible = {phrase for phrase, depth in grower.least.items() if depth < 100}
    assert len(used & possible) > 0.9 * len(possible)


def test_no_text_takes_much_longer_than_the_others() -> None:
    times = [_least_time(game, text) for game in GAMES for text in TEXTS[game]]

    assert max(times) < max(25 * median(times), 0.05)


def _least_time(game: str, text: str) -> float:
    """Seconds of the processor to read it, the best of three."""
    best = 1.0
    for _ in range(3):
        began = process_time()
        language_of(game).parse(text)
        best = min(best, process_time() - began)
    return best
