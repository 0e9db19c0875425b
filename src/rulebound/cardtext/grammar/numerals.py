"""Numerals: `2` and `two` are one number, of which the games write the one or the other."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rulebound.cardtext.grammar.phrase import Phrase, Token, Word, forms_of, make
from rulebound.cardtext.grammar.phrasebook import Phrasebook
from rulebound.cardtext.grammar.reading import Found, Reader
from rulebound.cardtext.grammar.template import Part, Spelled
from rulebound.cardtext.grammar.writing import plain, typed, words_of

COUNTED: Final = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
NUMERALS: Final = {word: str(i) for i, word in enumerate(COUNTED, 1)}
WORDS: Final = {numeral: word for word, numeral in NUMERALS.items()}
AMOUNTS: Final = {**NUMERALS, "a": "1"}  # `gain a point`


class NumeralReader(Reader):
    """Reads a text in which each number may be written in its other form."""

    def __init__(self, book: Phrasebook, text: str) -> None:
        super().__init__(book, text)
        self.others = [NUMERALS.get(word, "") or WORDS.get(word, "") for word in self.words]
        self.said.update(self.others)

    def candidates(self, kind: str, at: int) -> Sequence[type[Phrase]]:
        firsts, seconds = self.forms(at), self.forms(at + 1)
        if len(firsts) == len(seconds) == 1:
            return self.possible(self.book.beginning_with(kind, firsts[0], seconds[0]))
        some = [self.book.beginning_with(kind, first, second) for first in firsts for second in seconds]
        return self.possible(list(dict.fromkeys([phrase for phrases in some for phrase in phrases])))

    def likely(self, cls: type[Word], at: int, number: str) -> Sequence[str]:
        found, other = super().likely(cls, at, number), self.other_form(at)
        return [*found, *forms_of(cls).starts[number].get(other, ())] if other else found

    def literal(self, spelled: Spelled, rest: list[Part], at: int, began: int) -> int:
        end = at + len(spelled.plain)
        here = self.words[at:end]
        alike = len(here) == len(spelled.plain) and all(map(same_number, here, spelled.plain))
        return end if here == spelled.plain or alike else -1

    def token(self, cls: type[Token], at: int) -> Found:
        return super().token(cls, at) or amount_in_words(self, cls, at)

    def forms(self, at: int) -> list[str]:
        """The word that stands here, and the other form of it if it is a number."""
        other = self.other_form(at)
        return [self.word_at(at), other] if other else [self.word_at(at)]

    def other_form(self, at: int) -> str:
        """The other form of the number that stands here; empty if none does."""
        return self.others[at] if at < len(self.others) else ""


def says_numbers(text: str) -> bool:
    """Whether numbers stand in a text that could be written in another way."""
    spoken = [plain(word) for word in words_of(typed(text))]
    return any([word in AMOUNTS or word.isdecimal() for word in spoken])


def same_number(word: str, other: str) -> bool:
    """Whether these are one word, or one number."""
    return NUMERALS.get(word, word) == NUMERALS.get(other, other)


def amount_in_words(reader: Reader, cls: type[Token], at: int) -> Found:
    """`two` or `a` where a token wants a numeral."""
    numeral = AMOUNTS.get(reader.words[at], "") if at < len(reader.words) else ""
    if reader.words[at : at + 1] == ["a"] and reader.words[at + 1 : at + 2] and reader.words[at + 1][0].isdigit():
        numeral = ""  # `a 1d6`
    return [(make(cls, (numeral,)), at + 1)] if numeral and re.fullmatch(cls.pattern, numeral) else []
