"""Variants: other words for the same, which are read as if they were written in the style of the house.

`Whenever this enters, draw a card.` can mean only this, so it is read as `When this enters, draw a card.`, and
that is what the card says from then on. A variant is words, and the words that are put in their place; `^` before it is
the beginning of a sentence, and `...` in both stands for some words of the sentence, which stay as they are.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from functools import cache
from operator import itemgetter
from typing import Final, NamedTuple, TypeAlias

from rulebound.cardtext.grammar.errors import UNREAD, Problem
from rulebound.cardtext.grammar.writing import ENDS, QUOTE, WORD, cut, plain, typed, words_of, write
from rulebound.language import Message

START: Final = "^"
HOLE: Final = "..."
LONGEST_HOLE: Final = 12  # words
ANY: Final = ""  # a second word that no variant names

Pair: TypeAlias = tuple[str, str]  # what is written, and what is put in its place


class Variant(NamedTuple):
    """Words that people write, and those that stand for them."""

    written: list[list[str]]  # what is written before, between and after holes
    house: list[list[str]]
    starts: bool  # whether it must begin a sentence
    words: frozenset[str]  # all that are written


class Beginnings:
    """Variants by the first word that is written, and by the second where one follows before a hole; longer ones first.

    They are made when a text first has the word with which they begin: there are thousands.
    """

    def __init__(self, pairs: Sequence[Pair]) -> None:
        self.pairs: dict[str, list[Pair]] = {}  # by the first words
        for pair in pairs:
            self.pairs.setdefault(first_word(pair), []).append(pair)
        self.by_first: dict[str, list[Variant]] = {}
        self.seconds: dict[str, set[str]] = {}  # by the first words
        self.by_two: dict[tuple[str, str], Alike] = {}

    def at(self, words: Sequence[str], at: int) -> Alike:
        """Those that may begin at this word, which is the first one of some."""
        first = words[at]
        if first not in self.by_first:
            made = [variant_of(*pair) for pair in self.pairs[first]]
            self.by_first[first] = sorted(made, key=size, reverse=True)  # they may hold shorter ones
            self.seconds[first] = seconds(made)
        second = words[at + 1] if at + 1 < len(words) else ANY
        two = (first, second if second in self.seconds[first] else ANY)
        if two not in self.by_two:
            self.by_two[two] = Alike([one for one in self.by_first[first] if goes_on(one, two[1])])
        return self.by_two[two]


class Alike:
    """Variants that begin alike, each found by the one of its words that the fewest of them have."""

    def __init__(self, variants: Sequence[Variant]) -> None:
        self.by_word: dict[str, list[tuple[int, Variant]]] = {}
        often = Counter([word for one in variants for word in one.words])
        for place, one in enumerate(variants):
            rarest = min(sorted(one.words), key=lambda word: often[word])
            self.by_word.setdefault(rarest, []).append((place, one))

    def among(self, there: AbstractSet[str]) -> list[Variant]:
        """Those of which all words are there, in their order."""
        found: list[tuple[int, Variant]] = []
        for word in self.by_word.keys() & there:
            found += [(place, one) for place, one in self.by_word[word] if one.words <= there]
        return [one for _place, one in sorted(found, key=itemgetter(0))]


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

    They are sorted by their beginnings when a text is first settled with them: texts of the house need none.
    """

    def __init__(self, pairs: Sequence[Pair], more: Variants | None = None) -> None:
        """more: variants that follow those of the pairs."""
        self.pairs: list[Pair] = [*pairs, *(more.pairs if more else ())]
        self.sorted = False
        self.around = Beginnings(())
        self.plain = Beginnings(())

    def sort(self) -> None:
        """Sorts them by their beginnings, if they are not yet."""
        if not self.sorted:
            self.around = Beginnings([pair for pair in self.pairs if HOLE in pair[0]])
            self.plain = Beginnings([pair for pair in self.pairs if HOLE not in pair[0]])
            self.sorted = True


def first_word(pair: Pair) -> str:
    """The word with which a variant begins, as words are compared."""
    found = WORD.search(pair[0], 1 if pair[0][:1] == START else 0)
    return plain(found[0]) if found else ""


def size(variant: Variant) -> int:
    """How many words are written."""
    return sum([len(piece) for piece in variant.written])


@cache
def variant_of(written: str, house: str) -> Variant:
    pieces = [[plain(word) for word in words_of(piece)] for piece in written.removeprefix(START).split(HOLE)]
    words = frozenset([word for piece in pieces for word in piece])
    return Variant(pieces, [words_of(piece) for piece in house.split(HOLE)], written[:1] == START, words)


def seconds(variants: Sequence[Variant]) -> set[str]:
    """The second words of these variants."""
    return {variant.written[0][1] for variant in variants if len(variant.written[0]) > 1}


def goes_on(variant: Variant, second: str) -> bool:
    """Whether this may be its second word: whatever it is, where a hole comes first."""
    return len(variant.written[0]) == 1 or variant.written[0][1] == second


def settled(text: str, variants: Variants) -> Settled:
    """The text with the words of the house in place of others; what stands around others may appear only then."""
    variants.sort()
    cuts = cut(typed(text))
    words = [found.word for found in cuts]
    starts = [found.start for found in cuts]
    spoken = [plain(word) for word in words]
    for some in (variants.around, variants.plain, variants.around):
        put_in_place(words, spoken, starts, some)
    return Settled(write(words), starts)


def put_in_place(words: list[str], spoken: list[str], starts: list[int], variants: Beginnings) -> None:
    """Puts the words of the house in place of these variants, wherever they stand.

    spoken: the words as they are compared; starts: where each stood in the text. They change with the words.
    """
    there = set(spoken)
    at = 0
    while at < len(words):
        fit = fit_at(spoken, at, variants.at(spoken, at).among(there)) if spoken[at] in variants.pairs else None
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
