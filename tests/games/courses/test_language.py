"""The language of the course game: its cards' texts, all else that can be written in it, and what makes no sense."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from time import process_time
from typing import Final

import pytest

from rulebound.cardtext.grammar.errors import TextError
from rulebound.cardtext.grammar.phrase import Phrase, walk
from rulebound.cardtext.grammar.shape import shape
from rulebound.cardtext.phrases.values.keywords import spelled_out
from rulebound.games.courses.card import COURSE, ITEM, PARTNER, SUPPORTER
from rulebound.games.courses.game import load
from rulebound.games.courses.texts import LANGUAGE, OWN, read
from rulebound.lab.random_trees import Grower
from tests.cardtext.designers.corpus import phrases_in

TREES: Final = 3000
CARDS: Final = [card for card in load([], []).prints if card.text]
ONE_TEXT: Final = 1 / 6  # of the phrases may serve a single text
RATIO: Final = """
import tomllib
from pathlib import Path
from time import process_time
import rulebound.games.courses.game as courses
from tests.cardtext.designers.corpus import phrases_in

files = [path.read_text("utf-8") for path in Path(courses.__file__).parent.rglob("*.toml")]
began = process_time()
for _ in range(5):
    for text in files:
        tomllib.loads(text)
reading = (process_time() - began) / 5
began = process_time()
courses.load([], [])
print((process_time() - began) / reading)
"""

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


# -- How fast ----------------------------------------------------------------------------------------------------------


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


@pytest.mark.slow
def test_loading_the_game_takes_no_more_than_sixty_times_what_reading_its_files_takes() -> None:
    ratio = subprocess.run([sys.executable, "-c", RATIO], check=True, capture_output=True, text=True).stdout

    assert 1.0 < float(ratio) < 60.0


# -- What makes no sense -----------------------------------------------------------------------------------------------

NO_IT: Final = "there is nothing before this that `it` could be"
NOTHING_BEFORE: Final = "there is nothing before this that it could depend on"
NOT_OPEN: Final = "'If you do' follows a sentence with 'you may', and 'Otherwise' one with 'if'"
ALWAYS_DONE: Final = "the sentence before is always done: leave this out"
WHEN: Final = "must say when this happens, or at what cost"
NO_USE: Final = "do not stay in play, so nothing of them can be used"
TAP_COST: Final = "only tapping the card itself, or cards that are chosen, can be a cost"
DISCARD_COST: Final = "only discarding the card itself, or cards that are chosen, can be a cost"

REFUSED: Final = [
    (ITEM, "Untap it.", [f"line 1, column 7: {NO_IT}"]),
    (ITEM, "Draw a card.\nUntap it.", [f"line 2, column 7: {NO_IT}"]),
    (
        ITEM,
        "Untap a tapped partner of yours.\nIt gets +1 power until the end of the turn.",
        [f"line 2, column 1: {NO_IT}"],
    ),
    (
        PARTNER,
        "When this enters, discard a card. Untap it.",
        [f"line 1, column 41: {NO_IT}; of the event, write 'that partner'"],
    ),
    (ITEM, "If you do, gain 2 points.", [f"line 1, column 1: {NOTHING_BEFORE}"]),
    (ITEM, "Draw a card. If you do, gain 2 points.", [f"line 1, column 14: {ALWAYS_DONE}"]),
    (ITEM, "Draw a card. Otherwise, gain 2 points.", [f"line 1, column 14: {NOT_OPEN}"]),
    (COURSE, "When you clear this, draw a card. If you do, gain 1 point.", [f"line 1, column 35: {ALWAYS_DONE}"]),
    (PARTNER, "Draw a card.", [f"line 1, column 1: cards of the kind partner {WHEN}"]),
    (
        SUPPORTER,
        "Your partners have +1 power.\nDraw a card.",
        [f"line 2, column 1: cards of the kind supporter {WHEN}"],
    ),
    (
        SUPPORTER,
        "Attach this to a partner of yours.",
        [f"line 1, column 1: cards of the kind supporter {WHEN}", "line 1, column 1: only items can be attached"],
    ),
    (
        SUPPORTER,
        "When you turn over a course, attach this to a partner of yours.",
        ["line 1, column 30: only items can be attached"],
    ),
    (ITEM, "Tap this: Draw a card.", [f"line 1, column 1: cards of the kind item {NO_USE}"]),
    (ITEM, "Draw a card.\nDiscard a card: Draw a card.", [f"line 2, column 1: cards of the kind item {NO_USE}"]),
    (PARTNER, "Tap all partners of yours: Draw a card.", [f"line 1, column 1: {TAP_COST}"]),
    (PARTNER, "Tap this and tap all courses of yours: Draw a card.", [f"line 1, column 14: {TAP_COST}"]),
    (PARTNER, "Discard all partners of yours: Draw a card.", [f"line 1, column 1: {DISCARD_COST}"]),
    (
        PARTNER,
        "Untap it.\nWhen this enters, draw a card. If you do, untap this.",
        [
            f"line 1, column 1: cards of the kind partner {WHEN}",
            f"line 1, column 7: {NO_IT}",
            f"line 2, column 32: {ALWAYS_DONE}",
        ],
    ),
]


@pytest.mark.parametrize(("kind", "text", "sentences"), REFUSED)
def test_what_makes_no_sense_is_refused_with_its_place(kind: str, text: str, sentences: list[str]) -> None:
    with pytest.raises(TextError) as refused:
        read(text, kind)

    assert [problem.sentence() for problem in refused.value.problems] == sentences
    first = refused.value.problems[0]
    assert (refused.value.line, refused.value.column) == (first.line, first.column)
    assert str(first).split("\n") == [sentences[0], f"  {first.shown}", "  " + " " * (first.column - 1) + "^"]


SENSIBLE: Final = [
    (ITEM, "Untap a tapped partner of yours. It gets +1 power until the end of the turn."),
    (PARTNER, "When this enters, untap it."),
    (ITEM, "You may draw a card. If you do, gain 2 points."),
    (ITEM, "You may draw a card. Otherwise, gain 2 points."),
    (ITEM, "If you have 2 or more points, draw a card. Otherwise, gain 2 points."),
    (PARTNER, "When this enters, draw a card."),
    (ITEM, "Attach this to a partner of yours."),
    (SUPPORTER, "Tap this: Draw a card."),
    (PARTNER, "Tap this and discard a card: Draw a card."),
]


@pytest.mark.parametrize(("kind", "text"), SENSIBLE)
def test_nearly_the_same_makes_sense(kind: str, text: str) -> None:
    assert len(read(text, kind)[0]) == 1


# -- How different the cards are, and how much of the language they use ------------------------------------------------


def test_most_cards_do_what_hardly_any_other_does() -> None:
    """An effect tree without its numbers and words, which at most two other cards have."""
    shapes = [shape(LANGUAGE.parse(spelled_out(LANGUAGE.parse(card.text)))) for card in CARDS]
    cards = Counter(shapes)

    rare = [found for found in shapes if cards[found] <= 3]

    assert len(rare) >= 0.6 * len(CARDS)


def in_full(text: str) -> list[Phrase]:
    """All phrases of a text, and of what its keywords mean."""
    tree = LANGUAGE.parse(text)
    return walk(tree) + walk(LANGUAGE.parse(spelled_out(tree)))


@pytest.mark.slow
def test_every_phrase_of_the_game_serves_a_card_or_a_designer_and_hardly_any_a_single_text() -> None:
    uses = Counter([kind for card in CARDS for kind in {type(phrase) for phrase in in_full(card.text)}])
    uses += phrases_in("courses")
    own = [phrase for phrase in LANGUAGE.book.phrases if phrase.__module__ in {module.__name__ for module in OWN}]

    unused = {phrase.__name__ for phrase in own if uses[phrase] == 0}
    single = [phrase.__name__ for phrase in own if uses[phrase] == 1]

    assert len(own) > 30
    assert unused == set()
    assert len(single) <= ONE_TEXT * len(own), single
