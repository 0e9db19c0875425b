"""Places beside the tree, stretches with terms, and shapes."""

from __future__ import annotations

from typing import ClassVar

import pytest

from rulebound.cardtext.grammar.marking import marked
from rulebound.cardtext.grammar.phrase import Name, Phrase, Token, Word, WordList, walk
from rulebound.cardtext.grammar.shape import shape
from rulebound.lab.random_trees import Grower
from tests.cardtext.languages import GAMES, TEXTS, language_of, tiny
from tests.cardtext.phrases import core, courses


class Whole(Phrase):
    text: ClassVar[str] = "{lines:Row*\n}"
    lines: tuple[Row, ...]


class Row(Phrase): ...


class Strike(Row):
    text: ClassVar[str] = "deal {amount} fight damage to {whom:Foe}[ twice for {price:Amount}]."
    term: ClassVar[str] = "fight"
    amount: Amount
    whom: Foe
    price: Amount | None


class Has(Row):
    text: ClassVar[str] = "{whom:Foe} has/have {keywords:Keyword*,}."
    whom: Foe
    keywords: tuple[Keyword, ...]


class Keyword(Word):
    forms: ClassVar[WordList] = ("Fast", "Reach", "Holy Symbol")
    terms: ClassVar[dict[str, str]] = {"Fast": "fast", "Holy Symbol": "holy"}


class Amount(Token):
    pattern: ClassVar[str] = r"\d+"


class Foe(Word):
    forms: ClassVar[WordList] = ("each enemy", "it")


TINY = tiny(Whole, Row, Strike, Has, Keyword, Amount, Foe)


# -- Places ------------------------------------------------------------------------------------------------------------


def test_each_phrase_knows_its_part_of_the_text() -> None:
    reading = language_of("courses").read("Draw a card.\nDiscard target partner at a tapped course.")

    parts = {type(phrase): reading.part(phrase) for phrase in walk(reading.tree)}

    assert parts[core.Draw] == "Draw a card"
    assert parts[core.Discard] == "Discard target partner at a tapped course"
    assert parts[core.Target] == "target partner at a tapped course"
    assert parts[courses.AtCourse] == "at a tapped course"
    assert parts[core.Text] == reading.text


def test_equal_phrases_have_places_of_their_own() -> None:
    reading = language_of("courses").read("Draw a card. Draw a card.")
    first, second = [phrase for phrase in walk(reading.tree) if isinstance(phrase, core.Draw)]

    assert first == second
    assert reading.span(first) == (0, 11)
    assert reading.span(second) == (13, 24)


def test_a_place_is_that_of_the_words_and_not_of_the_space_before() -> None:
    reading = language_of("varia").read('On-Hit: Your target gains two Stacks of "Bleeding".')
    name = next(phrase for phrase in walk(reading.tree) if isinstance(phrase, Name))

    assert reading.part(name) == '"Bleeding"'
    assert name.value == "Bleeding"


@pytest.mark.parametrize("game", GAMES)
def test_the_part_of_each_phrase_lies_in_that_of_the_phrase_it_is_in(game: str) -> None:
    for text in TEXTS[game]:
        reading = language_of(game).read(text)
        for phrase in walk(reading.tree):
            start, end = reading.span(phrase)
            assert 0 <= start < end <= len(text)
            for part in walk(phrase):
                assert start <= reading.span(part)[0] and reading.span(part)[1] <= end


# -- Terms -------------------------------------------------------------------------------------------------------------


def test_a_phrase_has_its_term_on_its_own_words_only() -> None:
    tree = TINY.parse("Deal 3 fight damage to each enemy twice for 2.")

    assert marked(tree) == [
        ("Deal", "fight"),
        (" 3 ", ""),
        ("fight damage to", "fight"),
        (" each enemy ", ""),
        ("twice for", "fight"),
        (" 2.", ""),
    ]


def test_words_of_a_list_have_terms_each_by_itself() -> None:
    tree = TINY.parse("It has Fast, Reach, Holy Symbol.")

    assert marked(tree) == [("It has ", ""), ("Fast", "fast"), (", Reach, ", ""), ("Holy Symbol", "holy"), (".", "")]


@pytest.mark.parametrize("game", GAMES)
def test_stretches_are_together_the_text(game: str) -> None:
    grower = Grower(language_of(game).book, seed=13)

    for tree in [*map(language_of(game).parse, TEXTS[game]), *[grower.tree("Text") for _ in range(50)]]:
        assert "".join([text for text, _ in marked(tree)]) == str(tree)


# -- Shapes ------------------------------------------------------------------------------------------------------------


def test_cards_that_differ_in_numbers_and_nouns_have_one_shape() -> None:
    language = language_of("courses")

    first, second = language.parse("When this enters, gain 1 point."), language.parse("When this enters, gain 4 stars.")

    assert shape(first) == shape(second)
    assert shape(first) == ("Text(lines=Do(sentences=When(event=Enters(who=This()), effect=Gain(amount, resource))))")


def test_cards_that_differ_in_a_phrase_have_two_shapes() -> None:
    language = language_of("courses")

    assert shape(language.parse("Draw a card.")) != shape(language.parse("Discard a card."))
    assert shape(language.parse("Draw a card.")) != shape(language.parse("Draw a card. Draw a card."))
    assert shape(language.parse("Draw a card.")) != shape(language.parse("Each player draws a card."))


def test_kinds_of_phrases_can_be_left_out_of_a_shape() -> None:
    language = language_of("courses")
    first, second = language.parse("Tap target partner."), language.parse("Tap target partner at a tapped course.")

    assert shape(first) != shape(second)
    assert (
        shape(first, core.Noun)
        == shape(second, core.Noun)
        == "Text(lines=Do(sentences=Say(effect=Tap(what=Target(noun)))))"
    )
