"""How a kind of phrase can begin, and how a phrase that is begun goes on: for errors and completion."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from rulebound.cardtext.grammar.phrase import Phrase, Token, Word, forms_of, template_of
from rulebound.cardtext.grammar.phrasebook import Phrasebook
from rulebound.cardtext.grammar.template import (
    DOES,
    MANY,
    ONE,
    Flag,
    Forms,
    Many,
    Maybe,
    One,
    Part,
    Words,
    must_be_there,
)
from rulebound.cardtext.grammar.writing import spell

BOOKS: Final = 16  # that are remembered at a time: tests make many small ones


class Opening(NamedTuple):
    """A word that can come next, how its phrase goes on from there, and what the kind of phrase is called.

    The word is empty where something is written by a pattern; fields of the phrase are shown as {field}. `begun` are
    its words before that, where it is begun.
    """

    word: str
    phrase: str
    label: str
    begun: str = ""


class ExpectedTokens:
    """How the kinds of one book can begin."""

    def __init__(self, book: Phrasebook) -> None:
        self.book = book
        self.known: dict[tuple[str, str], list[Opening]] = {}

    def openings(self, kind: str, number: str) -> list[Opening]:
        key = (kind, number)
        found = self.known.get(key)
        if found is None:
            label = self.book.labels[kind]
            all_of_them = [opening for phrase in self.book.members[kind] for opening in self.of_phrase(phrase, number)]
            found = [Opening(one.word, one.phrase, label or one.label) for one in all_of_them]
            self.known[key] = found
        return found

    def of_phrase(self, cls: type[Phrase], number: str) -> list[Opening]:
        if issubclass(cls, Token):
            label = self.book.labels[cls.__name__] or cls.__name__
            return [Opening("", f"{{{label}}}", label)]
        if issubclass(cls, Word):
            forms = [spelled.words for spelled in forms_of(cls).of(number).values()]
            return [Opening(words[0], shown(words, []), "") for words in forms]
        return self.of_parts(template_of(cls).parts, number)

    def of_parts(self, parts: Sequence[Part], number: str) -> list[Opening]:
        found: list[Opening] = []
        for part in parts:
            found += self.of_part(part, number)
            if must_be_there(part):
                break
        return found

    def of_part(self, part: Part, number: str) -> list[Opening]:
        if isinstance(part, Words | Flag):
            return [Opening(part.spelled.words[0], shown(part.spelled.words, part.rest), "")]
        if isinstance(part, Forms):
            words = part.form(ONE if number == DOES else MANY).words
            return [Opening(words[0], shown(words, part.rest), "")]
        if isinstance(part, One | Many):
            needed = {"~": number, "+": MANY, "@": DOES}.get(part.field.number, ONE)
            return self.openings(part.field.kind, number if isinstance(part, Many) else needed)
        assert isinstance(part, Maybe), part
        return self.of_parts(part.parts, number)


@lru_cache(BOOKS)
def expected_tokens(book: Phrasebook) -> ExpectedTokens:
    """Those of a book, which are found once: errors of long lists of texts ask for the same kinds again and again."""
    return ExpectedTokens(book)


def shown(words: Sequence[str], rest: Sequence[Part]) -> str:
    """These words and what comes after them, without what may be left out."""
    out = list(words)
    for part in rest:
        if isinstance(part, Words):
            out += part.spelled.words
        elif isinstance(part, Forms):
            out += part.form(MANY).words
        elif isinstance(part, One | Many):
            out.append(f"{{{part.field.name}}}")
    return "".join(spell(out, begins=False))
