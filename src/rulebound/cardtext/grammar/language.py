"""A language: the phrases of one game, and the texts that can be written in it.

A text must have exactly one reading, and the tree that is read must say the text again, letter for letter. So a card
cannot do anything else than it says, and what it does can be written in one way only.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Final, Generic, TypeVar

from rulebound.cardtext.grammar.checking import check_classes
from rulebound.cardtext.grammar.completing import completions
from rulebound.cardtext.grammar.consistency import check_book
from rulebound.cardtext.grammar.diagnostics import Refusal
from rulebound.cardtext.grammar.errors import CORRECTION, Fault, TextError
from rulebound.cardtext.grammar.farthest import stops_at
from rulebound.cardtext.grammar.numerals import NumeralReader, says_numbers
from rulebound.cardtext.grammar.phrase import Phrase, Token, template_of, walk
from rulebound.cardtext.grammar.phrasebook import Phrasebook
from rulebound.cardtext.grammar.placing import Reading
from rulebound.cardtext.grammar.reading import Reader, TooDeep
from rulebound.cardtext.grammar.template import Many
from rulebound.cardtext.grammar.variants import Settled, Variants, settled, starts_of
from rulebound.cardtext.grammar.writing import cut, typed, words_of, write

P = TypeVar("P", bound=Phrase)

SHORT: Final = 500  # letters of a text that is remembered
MOST_READINGS: Final = 2000  # that are remembered at a time
MOST_TRIED: Final = 500  # texts whose trees are remembered, for as long as one text is said in other ways


class Language(Generic[P]):
    """The phrases of some modules, and the kind of phrase that a whole text is."""

    def __init__(self, root: type[P], *modules: ModuleType) -> None:
        """Raises LanguageError if the phrases do not fit together."""
        self.root = root
        check_classes(modules)
        self.book = Phrasebook(modules)
        check_book(self.book, root.__name__)
        self._refusal = Refusal(self.book, root.__name__, has_lines=has_lines(root))
        self._variants: list[Variants] = []  # each is read where a text cannot be read with the one before
        self._always = Variants(())
        self._readings: OrderedDict[str, Reading[P]] = OrderedDict()
        self._last: tuple[str, tuple[Settled, Phrase | None]] | None = None
        self._tried: OrderedDict[tuple[type[Reader], str], list[Phrase]] = OrderedDict()

    def also_reads(
        self,
        pairs: Sequence[tuple[str, str]],
        *looser: Sequence[tuple[str, str]],
        always: Sequence[tuple[str, str]] = (),
    ) -> None:
        """From now on these words are read too, each as the words beside it: see `variants`.

        looser: lists of those that are only read so where a text cannot be read with the ones before.
        always: those that are read so whether or not the text can be read as it stands.
        """
        self.forget()
        self._always = Variants(always)
        self._variants = [Variants(pairs)]
        for more in looser:
            self._variants.append(Variants(more, self._variants[-1]))

    def forget(self) -> None:
        """Forgets all texts that it has read, so that the next one takes as long as it did at first."""
        self._readings = OrderedDict()
        self._last = None
        self._tried = OrderedDict()

    def parse(self, text: str) -> P:
        """The tree of a text. Raises TextError with all that is wrong."""
        tree = self._only_tree(text)
        if isinstance(tree, self.root) and str(tree) == text:
            return tree
        raise TextError(text, self._refusal.problems(text))

    def _only_tree(self, text: str) -> Phrase | None:
        trees = self._trees(Reader, text)
        return trees[0] if len(trees) == 1 else None

    def _trees(self, reader: type[Reader], text: str) -> list[Phrase]:
        """The trees of a text by this reader; remembered, for many ways to say a text lead to the same words."""
        key = (reader, text)
        found = self._tried.get(key)
        if found is None:
            try:
                found = reader(self.book, text).whole(self.root.__name__)
            except TooDeep:
                found = []
            if len(self._tried) >= MOST_TRIED:
                self._tried.popitem(last=False)
            self._tried[key] = found
        return found

    def read(self, text: str) -> Reading[P]:
        """The tree of a text, with the place of each phrase in it. Raises TextError with all that is wrong.

        A text with words that stand for others is read with those, and says what they say. Nothing changes a tree, so
        short texts are read once: a game is loaded anew with each set of own cards, and most of its cards stay.
        """
        found = self._readings.get(text)
        if found is None:
            found = self._read(text)
            if len(text) <= SHORT:
                if len(self._readings) >= MOST_READINGS:
                    self._readings.popitem(last=False)  # to forget all at once takes as long as to read thirty
                self._readings[text] = found
        return found

    def has_tree(self, text: str) -> bool:
        """Whether a text has one tree, whatever is wrong with it then: this is quicker than to say what is wrong."""
        return text in self._readings or self._settled_once(text)[1] is not None

    def stops_at(self, text: str) -> int:
        """The letter at which reading a text stops, in its first line that cannot be read; -1 where none is known."""
        start = 0
        for line in text.split("\n") if has_lines(self.root) else [text]:
            house, tree = self._settled_once(line)
            if tree is None:
                return self._stops_at(house, start)
            start += len(line) + 1
        return -1

    def _stops_at(self, house: Settled, start: int) -> int:
        """The same of one line without a tree, which begins at this letter of a text."""
        try:
            at = stops_at(self.book, house.text, self.root.__name__)
        except TooDeep:
            return -1
        return -1 if at < 0 else start + house.written_at(at)

    def _settled_once(self, text: str) -> tuple[Settled, Phrase | None]:
        """The same as `_settled`; of the last text that was asked for, it is remembered."""
        if self._last is None or self._last[0] != text:
            self._last = (text, self._settled(text))
        return self._last[1]

    def _read(self, text: str) -> Reading[P]:
        house, tree = self._settled_once(text)
        if isinstance(tree, self.root):
            house.text = str(tree)  # capitals, articles and spaces are as they should be
            return checked(Reading(text, tree, None if house.text == text else house))
        try:
            return checked(Reading(text, self.parse(house.text), house))
        except TextError as error:
            if text in (house.text, error.text):
                raise
            raise TextError(text, [house.as_written(problem, text) for problem in error.problems]) from None

    def _settled(self, text: str) -> tuple[Settled, Phrase | None]:
        """The text in the style of the house, and its tree, if it has one; as it was written, where it has one so."""
        found = [self._always_settled(text)]
        tree = self._only_tree(found[0].text)
        loosely: dict[str, list[Phrase]] = {}  # by texts, their trees where numbers may be written in another way
        for variants in self._variants:
            if tree is None:
                found.append(settled(found[0].text, variants).after(found[0]))
                house = found[-1].text
                if house not in [before.text for before in found[:-1]]:
                    loosely[house] = self._trees_but_for_numbers(house)
                    tree = self._only_tree(house) if loosely[house] else None  # most texts have neither
        if tree is not None:
            return found[-1], tree
        return self._counted(found, loosely)

    def _always_settled(self, text: str) -> Settled:
        """The text with others for words that are always read so; as it was written, where it has none."""
        found = settled(text, self._always)
        same = found.text == write([one.word for one in cut(typed(text))])
        return Settled(text, starts_of(text)) if same else found

    def _counted(
        self, found: Sequence[Settled], loosely: Mapping[str, Sequence[Phrase]]
    ) -> tuple[Settled, Phrase | None]:
        """The same where only numbers are written in another way, `2 cards` or `two points`; else the first variant."""
        for one in found:
            if says_numbers(one.text):
                trees = loosely[one.text] if one.text in loosely else self._trees_but_for_numbers(one.text)
                if len(trees) == 1 and len(words_of(str(trees[0]))) == len(words_of(one.text)):
                    return one, trees[0]
        return found[min(1, len(found) - 1)], None

    def _trees_but_for_numbers(self, text: str) -> list[Phrase]:
        """The trees of a text when numbers are taken for words, and words for numbers."""
        return self._trees(NumeralReader, text)

    def complete(self, text: str) -> list[str]:
        """How a text can go on: phrases, with holes, in place of its last, unfinished word."""
        return completions(self.book, self.root.__name__, text)


def checked(reading: Reading[P]) -> Reading[P]:
    """The reading. Raises TextError where it has a number that nothing can have."""
    tokens = [(phrase, phrase.fault()) for phrase in walk(reading.tree) if isinstance(phrase, Token)]
    reading.refuse([Fault(token, fault, CORRECTION) for token, fault in tokens if fault is not None])
    return reading


def has_lines(root: type[Phrase]) -> bool:
    """Whether a whole text is a list of lines, so that each of its lines is a whole text too."""
    parts = template_of(root).parts
    only = parts[0] if len(parts) == 1 else None
    return isinstance(only, Many) and only.separator.words == ["\n"]
