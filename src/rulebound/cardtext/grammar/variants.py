"""Variants: other words for the same, which are read as if they were written in the style of the house.

`Whenever this enters, draw a card.` can mean only this, so it is read as `When this enters, draw a card.`, and
that is what the card says from then on. A variant is words, and the words that are put in their place; `^` before it is
the beginning of a sentence, and `...` in both stands for some words of the sentence, which stay as they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rulebound.cardtext.grammar.errors import UNREAD, Problem
from rulebound.cardtext.grammar.writing import ENDS, QUOTE, cut, plain, typed, words_of, write
from rulebound.language import Message

START: Final = "^"
HOLE: Final = "..."
LONGEST_HOLE: Final = 12  # words
ANY: Final = ""  # a second word that no variant names


class Variant(NamedTuple):
    """Words that people write, and those that stand for them."""

    written: list[list[str]]  # what is written before, between and after holes
    house: list[list[str]]
    starts: bool  # whether it must begin a sentence
    words: frozenset[str]  # all that are written


class Beginnings:
    """Variants by the first word that is written, and by the second where one follows before a hole; in their order."""

    def __init__(self, variants: Sequence[Variant]) -> None:
        self.by_first: dict[str, list[Variant]] = {}
        for variant in variants:
            self.by_first.setdefault(variant.written[0][0], []).append(variant)
        self.by_two: dict[str, dict[str, list[Variant]]] = {}  # of the first words that a text has had

    def at(self, words: Sequence[str], at: int) -> list[Variant]:
        """Those that may begin at this word."""
        first = words[at]
        if first not in self.by_first:
            return []
        if first not in self.by_two:
            some = self.by_first[first]
            self.by_two[first] = {second: [one for one in some if goes_on(one, second)] for second in seconds(some)}
        by_second = self.by_two[first]
        second = words[at + 1] if at + 1 < len(words) else ANY
        return by_second.get(second, by_second[ANY])


class Fit(NamedTuple):
    """A variant that stands somewhere: where each of its pieces begins and ends."""

    variant: Variant
    pieces: list[tuple[int, int]]


class Settled:
    """A text in the style of the house, and for each of its words where that stood in the text as it was written."""

    def __init__(self, text: str, starts: list[int]) -> None:
        self.text = text
        self.starts = starts

    def after(self, before: Settled) -> Settled:
        """The same, of a text that had been settled before."""
        places = {found.start: at for found, at in zip(cut(before.text), before.starts, strict=True)}
        return Settled(self.text, [places.get(start, start) for start in self.starts])

    def written_at(self, at: int) -> int:
        """Where the word that stands at this letter, or the next one, stood in the text that was written."""
        return next(start for found, start in zip(cut(self.text), self.starts, strict=True) if found.start >= at)

    def as_written(self, problem: Problem, written: str) -> Problem:
        """A problem of this text, at its place in the text that was written, and with the word that stands there."""
        after = [i for i, found in enumerate(cut(self.text)) if found.start >= problem.at]
        at = self.starts[after[0]] if after else len(written)
        words = [found.word for found in cut(typed(written)) if found.start == at]
        said = problem.said.values.get("word") if isinstance(problem.said, Message) else None
        if not problem.is_unread or said is None or not words or plain(words[0]) == plain(said):
            return problem.placed(written, at)
        return Problem(written, at, Message(problem.said.text, word=words[0]), kind=UNREAD)


def starts_of(text: str) -> list[int]:
    """Where each word of a text stands."""
    return [found.start for found in cut(typed(text))]


class Variants:
    """The variants of a list: those around words that stay, and the others.

    They are made when a text is first settled with them: there are thousands, and texts of the house need none.
    """

    def __init__(self, pairs: Sequence[tuple[str, str]], more: Variants | None = None) -> None:
        """more: variants that follow those of the pairs."""
        self.pairs = pairs
        self.more = more
        self.made: list[Variant] | None = None
        self.around = Beginnings(())
        self.plain = Beginnings(())

    def make(self) -> list[Variant]:
        """Makes them, if they are not made yet, and sorts them by their beginnings, the longer ones first."""
        if self.made is None:
            self.made = [variant_of(*pair) for pair in self.pairs] + (self.more.make() if self.more else [])
            longest = sorted(self.made, key=size, reverse=True)  # they may hold shorter ones
            self.around = Beginnings([variant for variant in longest if len(variant.written) > 1])
            self.plain = Beginnings([variant for variant in longest if len(variant.written) == 1])
        return self.made


def size(variant: Variant) -> int:
    """How many words are written."""
    return sum([len(piece) for piece in variant.written])


def variant_of(written: str, house: str) -> Variant:
    pieces = [[plain(word) for word in words_of(piece)] for piece in written.removeprefix(START).split(HOLE)]
    words = frozenset([word for piece in pieces for word in piece])
    return Variant(pieces, [words_of(piece) for piece in house.split(HOLE)], written[:1] == START, words)


def seconds(variants: Sequence[Variant]) -> set[str]:
    """The second words of these variants, and the one that stands for all others."""
    return {ANY, *[variant.written[0][1] for variant in variants if len(variant.written[0]) > 1]}


def goes_on(variant: Variant, second: str) -> bool:
    """Whether this may be its second word: whatever it is, where a hole comes first."""
    return len(variant.written[0]) == 1 or variant.written[0][1] == second


def settled(text: str, variants: Variants) -> Settled:
    """The text with the words of the house in place of others; what stands around others may appear only then."""
    variants.make()
    cuts = cut(typed(text))
    words = [found.word for found in cuts]
    starts = [found.start for found in cuts]
    for some in (variants.around, variants.plain, variants.around):
        put_in_place(words, starts, some)
    return Settled(write(words), starts)


def put_in_place(words: list[str], starts: list[int], variants: Beginnings) -> None:
    """Puts the words of the house in place of these variants, wherever they stand."""
    spoken = [plain(word) for word in words]
    there = set(spoken)
    at = 0
    while at < len(words):
        some = variants.at(spoken, at)
        fit = fit_at(spoken, at, [one for one in some if one.words <= there]) if some else None
        if fit is None:
            at += 1
            continue
        for (start, end), piece in reversed(list(zip(fit.pieces, fit.variant.house, strict=True))):
            place = starts[min(start, len(starts) - 1)]
            words[start:end] = piece
            spoken[start:end] = [plain(word) for word in piece]
            starts[start:end] = [place] * len(piece)
            there.update(spoken[start : start + len(piece)])
        at += max(1, len(fit.variant.house[0]))


def fit_at(words: Sequence[str], at: int, variants: Sequence[Variant]) -> Fit | None:
    """The longest variant that stands here."""
    for variant in variants:
        if words[at : at + len(variant.written[0])] == variant.written[0] and (
            not variant.starts or begins_sentence(words, at)
        ):
            pieces = pieces_of(words, at, variant)
            if pieces:
                return Fit(variant, pieces)
    return None


def pieces_of(words: Sequence[str], at: int, variant: Variant) -> list[tuple[int, int]]:
    """Where its pieces stand, of which the first begins here; nothing where it does not stand here."""
    found = [(at, at + len(variant.written[0]))]
    for piece in variant.written[1:]:
        start = found[-1][1] + 1
        while start <= min(found[-1][1] + LONGEST_HOLE, len(words)) and words[start - 1] not in ENDS:
            if words[start : start + len(piece)] == piece:
                break
            start += 1
        else:
            return []
        found.append((start, start + len(piece)))
    return found


def begins_sentence(words: Sequence[str], at: int) -> bool:
    return at == 0 or words[at - 1] in ENDS or words[at - 1] == QUOTE
