"""Rewording: a text that cannot be read, put into the words of the game.

Wherever reading stops, the wordings around that place are exchanged for others that mean the same, and of what comes
out, what can be read furthest is tried first.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches
from heapq import heappop, heappush
from itertools import chain, islice
from typing import Final

from rulebound.cardtext.advice.restating import nearly_restated, restated
from rulebound.cardtext.advice.thesaurus import Thesaurus, Wording, plural_of
from rulebound.cardtext.grammar.explaining import Explainer
from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.grammar.phrasebook import Phrasebook
from rulebound.cardtext.grammar.reading import TooDeep
from rulebound.cardtext.grammar.writing import plain, typed, words_of

MOST: Final = 260  # texts that are tried
MOST_RESTATED: Final = 60  # of these, sentences that are built in another way
STEPS: Final = 6  # exchanges in one text
BACK: Final = 7  # words before the place that may be what is wrong
AHEAD: Final = 2
LEFT_OUT: Final = ("then", "also", "immediately", "simply", "up", "card", "the", "'s", "a", "of", "all", "to", "and")
PUT_IN: Final = ("the", "a", "of", ",", ".", "this", "card", "all", "to its owner 's hand", "of yours", "up to")
ALIKE_ENOUGH: Final = 0.7
BEING: Final = {
    "have": ("has",),
    "has": ("have",),
    "am": ("is", "are"),
    "is": ("am", "are"),
    "are": ("is", "am"),
    "i": ("this",),
}
PUNCTUATION: Final = frozenset((",", ":", ".", "\n"))

YOU: Final = re.compile(r"(^|[.:] )You (?!may|win|cannot|get )(\w)", re.MULTILINE)

Accepts = Callable[[str], bool]


def reworded(book: Phrasebook, root: str, words: Thesaurus, text: str, accepts: Accepts) -> str:
    """A text that means nearly the same and can be read; empty if none is found. `accepts` says which can be used."""
    start = [plain(word) for word in words_of(typed(text))]
    waiting: list[tuple[int, int, int, list[str], int]] = []
    tried = {tuple(start)}
    far, senseless = look(book, root, start)
    heappush(waiting, (len(start) - far, 0, 0, start, far))
    while waiting and len(tried) < MOST:
        left, steps, _, now, far = heappop(waiting)
        for other in rebuilt(now) if senseless else chain(rebuilt(now), variants(book, words, now, far)):
            if tuple(other) in tried or len(tried) >= MOST:
                continue
            tried.add(tuple(other))
            reach, trees = look(book, root, other)
            if len(trees) == 1 and (usable := [one for one in with_and_without_you(str(trees[0])) if accepts(one)]):
                return usable[0]
            if not trees and len(other) - reach < left and steps < STEPS:
                heappush(waiting, (len(other) - reach, steps + 1, len(tried), other, reach))
    return ""


def with_and_without_you(text: str) -> list[str]:
    """The text, and it with orders in place of what `you` do where a sentence begins."""
    return list(dict.fromkeys([text, YOU.sub(lambda found: found[1] + found[2].upper(), text)]))


def look(book: Phrasebook, root: str, words: Sequence[str]) -> tuple[int, list[Phrase]]:
    """How many of these words can be read, and the trees of all of them."""
    explainer = Explainer(book, " ".join(words))
    try:
        trees = explainer.whole(root)
    except TooDeep:
        return 0, []
    return explainer.far, trees


def rebuilt(now: list[str]) -> Iterator[list[str]]:
    """The same text with a sentence that is built in another way."""
    text = " ".join(now)
    for other in islice(chain(restated(text), nearly_restated(text)), MOST_RESTATED):
        yield other.split(" ")


def variants(book: Phrasebook, words: Thesaurus, now: list[str], far: int) -> Iterator[list[str]]:
    """The same text with another wording near the place where it cannot be read on."""
    near = [place for place in words.places(now) if far - BACK <= place.start <= far + AHEAD and place.end >= far - 2]
    near.sort(key=lambda place: (not place.start <= far < place.end, place.start - place.end))
    for start, end, meaning, form in near:
        for wording in () if meaning.akin else meaning.wordings[form]:
            if wording != tuple(now[start:end]) and can_say(book, wording):
                yield [*now[:start], *wording, *now[end:]]
    for other in respelled(book, now[far]) if far < len(now) else ():
        yield [*now[:far], other, *now[far + 1 :]]
    if far < len(now) and now[far] in LEFT_OUT:
        yield [*now[:far], *now[far + 1 :]]
    for word in PUT_IN:
        yield [*now[:far], *word.split(" "), *now[far:]]


def respelled(book: Phrasebook, word: str) -> list[str]:
    """Words of the game that are nearly spelt like this, with or without an s among them."""
    if not word.isalpha():
        return []
    turned = [plural_of(word), word[:-1], word[:-2], f"{word[:-3]}y", *BEING.get(word, ())]
    found = [other for other in turned if other in book.vocabulary]
    if word not in book.vocabulary:
        alike = [other for other in sorted(book.vocabulary) if other[0] == word[0]]
        found += get_close_matches(word, alike, 2, ALIKE_ENOUGH)
    return list(dict.fromkeys([other for other in found if other != word]))


def can_say(book: Phrasebook, wording: Wording) -> bool:
    """Whether the game has all words of this."""
    return all([word in book.vocabulary or word in PUNCTUATION for word in wording])
