"""The sentences of a game that are nearest in meaning to a text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from math import log, sqrt
from typing import Final

from rulebound.cardtext.advice.thesaurus import Thesaurus
from rulebound.cardtext.grammar.writing import plain, typed, words_of

SMALL: Final = frozenset((
    "a", "the", "this", "it", "is", "are", "you", "your", "of", "to", "for", "in", "on", "at", "and", "or", "with",
    "that", "its", "as", "if", "i", "me", "my", "they", "them", "when", "each", "other", "one", "two", "three", "1",
    "2", "3", ",", ".", ":", ";", '"', "'", "'s", "\n",
))  # fmt: skip
FEW: Final = 3
STRESS: Final = 3.0  # how much more the words count where the text cannot be read on
PREFERRED: Final = 1.25
HALF: Final = 0.5  # of the best: what is less near is no help


class Stock:
    """Sentences, and how near each is to some text."""

    def __init__(self, words: Thesaurus, sentences: Sequence[str], preferred: Collection[str] = ()) -> None:
        self.words = words
        self.sentences = list(dict.fromkeys(sentences))
        self.preferred = preferred  # of two that are about as near, one of these
        self.meant = [ideas_of(words, plainly(sentence)) for sentence in self.sentences]
        self.often = Counter([idea for ideas in self.meant for idea in ideas])

    def nearest(self, text: str, stressed: Sequence[str] = (), few: int = FEW) -> list[str]:
        """At most so many, the nearest first; the words in `stressed` count more."""
        wanted = ideas_of(self.words, plainly(text))
        for idea in ideas_of(self.words, stressed):
            wanted[idea] = STRESS
        bonus = [PREFERRED if sentence in self.preferred else 1.0 for sentence in self.sentences]
        scored = [(self.alike(wanted, ideas) * bonus[n], -n) for n, ideas in enumerate(self.meant)]
        scored.sort(reverse=True)
        best = scored[0][0] if scored else 0.0
        return [self.sentences[-n] for score, n in scored[:few] if score > 0.0 and score >= best * HALF]

    def alike(self, wanted: dict[str, float], ideas: dict[str, float]) -> float:
        """From 0 to about 1."""
        shared = sum([weight * ideas[idea] * self.rare(idea) ** 2 for idea, weight in wanted.items() if idea in ideas])
        return shared / (self.size(wanted) * self.size(ideas)) if shared else 0.0

    def size(self, ideas: dict[str, float]) -> float:
        return sqrt(sum([(weight * self.rare(idea)) ** 2 for idea, weight in ideas.items()]))

    def rare(self, idea: str) -> float:
        """How much it says that a text has this idea."""
        return log(2.0 + len(self.sentences) / (1.0 + self.often[idea]))


def plainly(text: str) -> list[str]:
    """The words of a text as they are compared."""
    return [plain(word) for word in words_of(typed(text))]


def ideas_of(words: Thesaurus, said: Sequence[str]) -> dict[str, float]:
    """What these words speak of: their meanings, and what no meaning knows by its stem. Several share the weight."""
    ideas: dict[str, float] = {}
    known: set[int] = set()
    numbers = {id(meaning): n for n, meaning in enumerate(words.meanings)}
    at: dict[int, int] = Counter([place.start for place in words.places(said)])
    for start, end, meaning, _ in words.places(said):
        if end - start > 1 or said[start] not in SMALL:
            key = f"meaning {numbers[id(meaning)]}"
            ideas[key] = max(ideas.get(key, 0.0), 1.0 / at[start])
            known.update(range(start, end))
    for n, word in enumerate(said):
        if word not in SMALL:
            ideas[f"word {stem(word)}"] = 0.5 if n in known else 1.0
    return ideas


def stem(word: str) -> str:
    """A word without the ending that it has by its place in a sentence."""
    for ending in ("ing", "ies", "es", "ed", "s"):
        if word.endswith(ending) and len(word) > len(ending) + 2:
            return word[: -len(ending)]
    return word
