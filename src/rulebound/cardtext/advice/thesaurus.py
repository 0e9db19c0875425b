"""The thesaurus: wordings of other card games that mean the same, out of `synonyms.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from rulebound.cardtext.grammar.writing import plain, words_of

FILE: Final = Path(__file__).with_name("synonyms.toml")
Wording: TypeAlias = tuple[str, ...]  # words, as they are compared

AS_IS: Final = "as it is"  # the forms that a wording can have; one takes the place of another of its form
ONE, MANY, DONE = "one", "many", "done"


@dataclass
class Meaning:
    """Wordings that mean the same, by their forms; `lacking` is the sentence for a game without any of them.

    akin: they are only about the same, so that none can take the place of another.
    """

    lacking: str = ""
    akin: bool = False
    wordings: dict[str, list[Wording]] = field(default_factory=dict)

    def add(self, form: str, wording: str) -> None:
        self.wordings.setdefault(form, []).append(worded(wording))

    def all(self) -> list[Wording]:
        """Its wordings of all forms."""
        return [wording for some in self.wordings.values() for wording in some]

    def nouns_with(self, noun: str) -> list[str]:
        """The nouns that mean the same as this one; none where it is none of them."""
        nouns = [" ".join(wording) for wording in self.wordings.get(ONE, []) if MANY in self.wordings]
        return nouns if noun.lower() in nouns and DONE not in self.wordings else []


class Place(NamedTuple):
    """A wording in a text: where it begins among the words and where it ends, its meaning and its form."""

    start: int
    end: int
    meaning: Meaning
    form: str


class Thesaurus:
    """All meanings, and which of them a wording has."""

    def __init__(self, meanings: Sequence[Meaning]) -> None:
        self.meanings = list(meanings)
        self.by_first: dict[str, list[tuple[Wording, Meaning, str]]] = {}
        for meaning in self.meanings:
            for form, wordings in meaning.wordings.items():
                for wording in wordings:
                    self.by_first.setdefault(wording[0], []).append((wording, meaning, form))

    def places(self, words: Sequence[str]) -> Iterator[Place]:
        """Every wording that stands in these words."""
        for start, word in enumerate(words):
            for wording, meaning, form in self.by_first.get(word, ()):
                end = start + len(wording)
                if tuple(words[start:end]) == wording:
                    yield Place(start, end, meaning, form)


@cache
def thesaurus() -> Thesaurus:
    """The one of all games."""
    return Thesaurus([meaning_of(entry) for entry in tomllib.loads(FILE.read_text(encoding="utf-8"))["meaning"]])


def meaning_of(entry: dict[str, object]) -> Meaning:
    """An entry of the file."""
    meaning = Meaning(str(entry.get("lacking", "")), bool(entry.get("akin")))
    for verb in listed(entry, "verbs"):
        for form, wording in zip((MANY, ONE, DONE), verb_forms(verb), strict=True):
            meaning.add(form, wording)
    for noun in listed(entry, "nouns"):
        for form, wording in zip((ONE, MANY), noun_forms(noun), strict=True):
            meaning.add(form, wording)
    for wording in listed(entry, "words"):
        meaning.add(AS_IS, wording)
    return meaning


def listed(entry: dict[str, object], key: str) -> list[str]:
    found = entry.get(key, [])
    assert isinstance(found, list), f"{key!r} must be a list"
    return [str(one) for one in found]


def worded(wording: str) -> Wording:
    return tuple([plain(word) for word in words_of(wording)])


# -- Forms -------------------------------------------------------------------------------------------------------------


def verb_forms(verb: str) -> tuple[str, str, str]:
    """`draw/draws/drawn`: as it is written, or of a regular verb of one or more words."""
    written = verb.split("/")
    if len(written) == 3:
        return written[0], written[1], written[2]
    first, space, rest = verb.partition(" ")
    return verb, f"{plural_of(first)}{space}{rest}", f"{past_of(first)}{space}{rest}"


def noun_forms(noun: str) -> tuple[str, str]:
    """`hero/heroes`: as it is written, or the regular plural."""
    one, slash, many = noun.partition("/")
    return (one, many) if slash else (noun, plural_of(noun))


def plural_of(word: str) -> str:
    if word.endswith(("s", "x", "z", "ch", "sh", "o")):
        return f"{word}es"
    return f"{word[:-1]}ies" if word.endswith("y") and word[-2:-1] not in "aeiou" else f"{word}s"


def past_of(word: str) -> str:
    if word.endswith("e"):
        return f"{word}d"
    return f"{word[:-1]}ied" if word.endswith("y") and word[-2:-1] not in "aeiou" else f"{word}ed"
