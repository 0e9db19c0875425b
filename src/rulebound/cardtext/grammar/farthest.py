"""How far a text can be read: much sooner known than why it goes no further, which `explaining` says."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.cardtext.grammar.numerals import NumeralReader, same_number
from rulebound.cardtext.grammar.phrase import Phrase
from rulebound.cardtext.grammar.phrasebook import Phrasebook
from rulebound.cardtext.grammar.template import ONE, Part, Spelled


class FarthestReader(NumeralReader):
    """Reads a text, numbers in either form, and notes the farthest word that something was looked for at."""

    def __init__(self, book: Phrasebook, text: str) -> None:
        super().__init__(book, text)
        self.far = 0

    def candidates(self, kind: str, at: int) -> Sequence[type[Phrase]]:
        self.far = max(self.far, at)
        firsts = [self.book.beginning(kind, first) for first in self.forms(at)]  # their second word is looked for, too
        return firsts[0] if len(firsts) == 1 else list(dict.fromkeys([*firsts[0], *firsts[1]]))

    def literal(self, spelled: Spelled, rest: list[Part], at: int, began: int) -> int:
        end = super().literal(spelled, rest, at, began)
        if end < 0:
            here = self.words[at : at + len(spelled.plain)]
            differ = [i for i, word in enumerate(here) if not same_number(word, spelled.plain[i])]
            self.far = max(self.far, at + (differ[0] if differ else len(here)))
        return end


def stops_at(book: Phrasebook, text: str, root: str) -> int:
    """The letter of a text at which reading it as this kind stops; -1 if it can be read, or ends too early."""
    reader = FarthestReader(book, text)
    read = [end for _, end in reader.kind(root, 0, ONE) if end == len(reader.words)]
    return -1 if read or reader.far >= len(reader.cuts) else reader.cuts[reader.far].start
