"""Sentences with words in braces."""

from __future__ import annotations

import pytest

from rulebound.kernel.basics.words import Part, plain, split
from tests.kernel.toy.game import piece, player, scene


@pytest.mark.parametrize(
    ("template", "chunks"),
    [
        ("Pass", ["Pass"]),
        ("Play {it}", ["Play ", "it", ""]),
        ("{it} stands before {seat}.", ["", "it", " stands before ", "seat", "."]),
        ("{it}{seat}", ["", "it", "", "seat", ""]),
        ("", [""]),
    ],
)
def test_a_template_is_cut_into_text_and_words_by_turns(template: str, chunks: list[str]) -> None:
    assert split(template) == chunks
    assert split(template) == chunks  # and so it is when it is asked for again


def test_a_sentence_begins_with_a_capital() -> None:
    assert plain([Part("a card"), Part(" is here.")]) == "A card is here."
    assert plain([Part("", 3), Part("the rest")]) == "The rest"
    assert plain([]) == ""


def test_the_table_fills_in_the_words() -> None:
    table = scene(player(in_play=["Giant"]), player())

    assert table.sentence("{guard} stands before {seat}.", 1, 0) == "Giant stands before Player 1."


def test_a_part_points_at_the_piece_that_it_names() -> None:
    table = scene(player(in_play=["Giant"]), player(hand=["Bolt"]))

    known = table.phrase("Play {it} now", 0, piece(table, "Giant"))
    hidden = table.phrase("Play {it} now", 0, piece(table, "Bolt", 1))

    assert known == [Part("Play "), Part("Giant", piece(table, "Giant")), Part(" now")]
    assert hidden == [Part("Play "), Part("a card"), Part(" now")]


def test_a_word_that_no_table_knows_is_our_mistake_and_is_loud() -> None:
    table = scene(player(), player())

    with pytest.raises(KeyError, match="moon"):
        table.sentence("The {moon} is up.", 0, 0)
