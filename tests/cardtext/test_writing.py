"""Words to text, and back: spaces, capitals, a and an."""

from __future__ import annotations

import pytest

from rulebound.cardtext.grammar.writing import begins_after, words_of, write


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["draw", "a", "card", "."], "Draw a card."),
        (["draw", "a", "item", "."], "Draw an item."),
        (["create", "a", '"Ember"', "token"], 'Create an "Ember" token'),
        (["a", "8"], "An 8"),
        (["a", "11"], "An 11"),
        (["a", "110"], "A 110"),
        (["a", "hour", "or", "a", "unit"], "An hour or a unit"),
        (["a", "unused", "one-time", "effect"], "An unused one-time effect"),
        (["cost", ":", "gain", "2", ";", "or", "lose", "2"], "Cost: Gain 2; or lose 2"),
        (["it", "has", '"', "rest", ".", '"', "then", "rest"], 'It has "Rest." then rest'),
        (["it", "has", '"', "rest", '"', "now"], 'It has "Rest" now'),
        (["fast", "\n", "reach"], "Fast\nReach"),
        (["its", "owner", "'s", "hand", ",", "players", "'", "hands"], "Its owner's hand, players' hands"),
        (["rest", "(", "now", ")", "."], "Rest (now)."),
        (["5", "%", "of", "2", "/", "3"], "5% of 2/3"),
    ],
)
def test_words_are_written_with_their_spaces_capitals_and_articles(words: list[str], text: str) -> None:
    assert write(words) == text


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Roll 2d6+1, gain +3 or 10k.", ["Roll", "2d6+1", ",", "gain", "+3", "or", "10k", "."]),
        ("an un-exhausted Tile", ["an", "un-exhausted", "Tile"]),
        ("its owner's, players', don't", ["its", "owner", "'s", ",", "players", "'", ",", "don't"]),
        ("one\n_two_", ["one", "\n", "_", "two_"]),
        ('"Fast!"', ['"', "Fast", "!", '"']),
    ],
)
def test_a_text_is_cut_into_words_and_nothing_is_lost(text: str, words: list[str]) -> None:
    assert words_of(text) == words
    assert "".join(words) == text.replace(" ", "")


def test_a_sentence_begins_after_an_end_and_an_opening_quotation_mark() -> None:
    assert all([begins_after(text) for text in ("", "Rest. ", "Cost: ", "Fast\n", 'It has "')])
    assert not any([begins_after(text) for text in ("Draw ", "Rest, ", 'The "Ember" ')])
