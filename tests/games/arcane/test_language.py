"""The language of the assignments: shipped texts, all else that can be written in it, and what makes no sense."""

from __future__ import annotations

from collections import Counter
from time import process_time
from typing import Final

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.cardtext.grammar.phrase import walk
from rulebound.cardtext.grammar.shape import shape
from rulebound.games.arcane.card import ITEM, SPELL
from rulebound.games.arcane.game import load
from rulebound.games.arcane.texts import LANGUAGE, OWN, read
from rulebound.lab.random_trees import Grower
from tests.cardtext.designers.corpus import phrases_in

TREES: Final = 2000
CARDS: Final = [card for card in load([], []).prints if card.text]
ONE_TEXT: Final = 1 / 6  # of the phrases may serve a single text

# -- What can be written -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", [pytest.param(card.text, id=card.name) for card in CARDS])
def test_a_shipped_text_is_read_and_says_itself_again(text: str) -> None:
    assert str(LANGUAGE.parse(text)) == text


@pytest.mark.slow
def test_a_random_tree_is_the_only_reading_of_its_text() -> None:
    grower = Grower(LANGUAGE.book, seed=39)

    for _ in range(TREES):
        tree = grower.tree("Text")
        assert LANGUAGE.parse(str(tree)) == tree


def test_each_shipped_text_is_read_within_50_milliseconds() -> None:
    slow = [card.name for card in CARDS if least_time(card.text, card.kind) > 0.05]

    assert slow == []


def least_time(text: str, kind: str) -> float:
    """Seconds of the processor to read it, the best of three."""
    best = 1.0
    for _ in range(3):
        began = process_time()
        read(text, kind)
        best = min(best, process_time() - began)
    return best


# -- What makes no sense -----------------------------------------------------------------------------------------------

PRINTED: Final = "corners are printed on the slate: say that it is a placed tile"
FOR_EVER: Final = "only a spell can do this: an item could use itself without end"

REFUSED: Final = [
    (ITEM, "Gain 2 Will.", "cards of the kind item must say when this happens, or at what cost"),
    (SPELL, "USE: Gain 2 Will.", "only items have USE abilities"),
    (SPELL, "End of Game: Gain 2 Prestige.", "only items have End of Game abilities: spells are not there at the end"),
    (SPELL, "When you rest, gain 1 Will.", "a spell takes effect once: nothing of it goes on"),
    (SPELL, "Your spells cost 1 Will less.", "a spell takes effect once: nothing of it goes on"),
    (ITEM, "Discard a card: Gain 2 Will.", "an item is used by a Use Item action: write `USE:` before what it does"),
    (ITEM, "Your spells cost 1 Shard less.", "spells cost Will, and items cost Shards"),
    (SPELL, "Discard a linked tile of yours.", PRINTED),
    (SPELL, "Rotate a corner of yours.", PRINTED),
    (SPELL, "Swap two corners of yours.", PRINTED),
    (SPELL, "Move a corner of yours to another space.", PRINTED),
    (ITEM, "USE: Perform the actions of a tile of yours.", FOR_EVER),
    (ITEM, "When you rest, use an item of yours.", "items could go on with each other without end"),
    (ITEM, "USE: Perform a Use Item action.", FOR_EVER),
    (SPELL, "Sleeve a tile of yours.", None),
    (ITEM, "USE: Gain 1 Will.\nUSE: Gain 1 Shard.", "say all that it does there, or let its player choose one"),
]


@pytest.mark.rule("arcane", "R10")
@pytest.mark.parametrize(("kind", "text", "sentence"), REFUSED)
def test_what_makes_no_sense_is_refused(kind: str, text: str, sentence: str | None) -> None:
    with pytest.raises(TextError) as refused:
        read(text, kind)

    told = [problem.sentence() for problem in refused.value.problems]
    assert told != []
    if sentence is not None:
        assert any(one.endswith(sentence) for one in told), told


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (SPELL, "Discard a placed tile of yours."),
        (SPELL, "Perform a Use Item action."),
        (ITEM, "USE: Perform two Gain Will actions."),
        (ITEM, "USE: Use another item of yours."),
        (ITEM, "USE: Choose one: Gain 1 Will; or gain 1 Shard."),
        (ITEM, "Your items with cost 3 or less have +1 Prestige value."),
        (ITEM, "Your stacked tiles can be linked while exhausted."),
        (ITEM, "When another player casts a corner, gain 1 Shard."),
        (ITEM, "End of Game: If you have 6 or more Will, gain 3 Prestige."),
        (SPELL, "Replace all public assignments."),
        (SPELL, "Put 1 Prestige token on an item of yours for each spell of yours."),
    ],
)
def test_other_cards_can_be_written(kind: str, text: str) -> None:
    abilities, tree = read(text, kind)

    assert len(abilities) == 1
    assert str(tree) == text


# -- How different the cards are, and how much of the language they use ------------------------------------------------


def test_most_cards_do_what_hardly_any_other_does() -> None:
    """An effect tree without its numbers and words, which at most two other cards have."""
    shapes = [shape(LANGUAGE.parse(card.text)) for card in CARDS]
    cards = Counter(shapes)

    rare = [found for found in shapes if cards[found] <= 3]

    assert len(rare) >= 0.6 * len(CARDS)


@pytest.mark.slow
def test_every_phrase_of_the_game_serves_a_card_or_a_designer_and_hardly_any_a_single_text() -> None:
    uses = Counter([kind for card in CARDS for kind in {type(phrase) for phrase in walk(LANGUAGE.parse(card.text))}])
    modules = {module.__name__ for module in OWN}
    uses += phrases_in("arcane")
    own = [phrase for phrase in LANGUAGE.book.phrases if phrase.__module__ in modules]

    unused = {phrase.__name__ for phrase in own if uses[phrase] == 0}
    single = [phrase.__name__ for phrase in own if uses[phrase] == 1]

    assert len(own) > 30
    assert not unused
    assert len(single) <= ONE_TEXT * len(own), single


def test_there_are_items_of_all_three_kinds_and_few_cards_are_printed() -> None:
    items = [card.text for card in CARDS if card.kind == ITEM]

    assert sum(text.startswith("USE: ") for text in items) >= 8
    assert sum(text.startswith("End of Game: ") for text in items) >= 5
    assert sum(not text.startswith(("USE: ", "End of Game: ")) for text in items) >= 8
    assert [card.name for card in CARDS if card.printed] == ["Time Dilation"]
