"""Random trees of a language: what its templates allow, whether or not it makes sense."""

from __future__ import annotations

import re
from random import Random
from typing import Any, Final

from rulebound.cardtext.grammar.phrase import Phrase, Token, Word, make, template_of
from rulebound.cardtext.grammar.phrasebook import Phrasebook
from rulebound.cardtext.grammar.template import FLAG, LIST, Field, Many, Maybe, Part

NAMES: Final = ("growth", "fame")
NUMBERS: Final = ("1", "2", "7", "+1", "-2", "1d4", "2d6", "1d6+2", "10k", "50k")
WRITTEN: Final = (
    *NUMBERS,
    *NAMES,
    '"Ember"',
    '"Holy Ember!!"',
    '"Kaia\'s 2nd Oath"',
    "Scarecrow",
    "Mud Golem",
    "1-power",
    "2/3",
)
NEVER: Final = 1000  # deeper than any tree: a phrase that this game has no words for


def depths(book: Phrasebook) -> dict[type[Phrase], int]:
    """How deep each phrase of the book is at least; NEVER for one that cannot be built."""
    least: dict[type[Phrase], int] = dict.fromkeys(book.phrases, NEVER)
    while any([settled(phrase, book, least) for phrase in book.phrases]):
        pass
    return least


def settled(phrase: type[Phrase], book: Phrasebook, least: dict[type[Phrase], int]) -> bool:
    """Works out again how deep the phrase is at least, and whether that is less than it was."""
    before = least[phrase]
    if issubclass(phrase, Word | Token):
        least[phrase] = 0
    else:
        needed = [depth_of(field.kind, book, least) for field in needed_fields(template_of(phrase).parts)]
        least[phrase] = min(NEVER, 1 + max(needed, default=0))
    return least[phrase] < before


def depth_of(kind: str, book: Phrasebook, least: dict[type[Phrase], int]) -> int:
    """How deep phrases of this kind are at least."""
    return min([least[phrase] for phrase in book.members[kind]], default=NEVER)


class Grower:
    """Grows trees from one book, the same ones for the same seed, in whatever modules its phrases are.

    least: what `depths` says of this book, where that is known already.
    """

    def __init__(self, book: Phrasebook, seed: int, least: dict[type[Phrase], int] | None = None) -> None:
        self.book = book
        self.random = Random(seed)  # noqa: S311 - examples, no secrets
        self.least = depths(book) if least is None else least
        self.members = {kind: sorted(some, key=name_of) for kind, some in book.members.items()}
        self.least_of_kind = {kind: depth_of(kind, book, self.least) for kind in book.members}

    def tree(self, root: str, room: int = 6, longest: int = 200) -> Phrase:
        """A phrase of this kind with a text that is not too long."""
        while True:
            tree = self.grow(root, room)
            if len(str(tree)) <= longest:
                return tree

    def grow(self, kind: str, room: int) -> Phrase:
        """A phrase of this kind; one that is no deeper than `room`, where there is one."""
        members = [phrase for phrase in self.members[kind] if self.least[phrase] < NEVER]
        small = [phrase for phrase in members if self.least[phrase] <= room]
        return self.make(self.random.choice(small or members), room)

    def make(self, phrase: type[Phrase], room: int) -> Phrase:
        """A phrase of this class."""
        if issubclass(phrase, Word):
            return make(phrase, [self.random.choice(list(phrase.forms))])
        if issubclass(phrase, Token):
            return make(phrase, [self.random.choice(values_for(phrase.pattern))])
        values: dict[str, Any] = {}
        for part in template_of(phrase).parts:
            self.fill(part, values, room - 1, there=True)
        return make(phrase, [values[field.name] for field in template_of(phrase).fields])

    def fill(self, part: Part, values: dict[str, Any], room: int, *, there: bool) -> None:
        """Puts into `values` what stands in the fields of this part."""
        if isinstance(part, Maybe):
            able = all([self.least_of_kind[field.kind] <= room for field in needed_fields(part.parts)])
            chosen = there and able and self.random.random() < 0.4
            for inner in part.parts:
                self.fill(inner, values, room, there=chosen)
        field: Field | None = getattr(part, "field", None)
        if field is not None:
            values[field.name] = self.value(part, field, room) if there else field.absent()

    def value(self, part: Part, field: Field, room: int) -> Any:
        if field.way == FLAG:
            return self.random.random() < 0.3
        if field.way == LIST:
            lengths = [0, 0, 1, 2] if isinstance(part, Many) and part.may_be_empty else [1, 1, 2, 3]
            length = self.random.choice(lengths) if self.least_of_kind[field.kind] < NEVER else 0
            return tuple([self.grow(field.kind, room) for _ in range(length)])
        return self.grow(field.kind, room)


def name_of(phrase: type[Phrase]) -> str:
    return phrase.__name__


def values_for(pattern: str) -> list[str]:
    """Values that a token with this pattern can have."""
    found = [match for written in WRITTEN if (match := re.fullmatch(pattern, written))]
    assert found, f"there is no example for the pattern {pattern!r}: add one to WRITTEN"
    return [match.groupdict().get("value", match[0]) for match in found]


def needed_fields(parts: list[Part]) -> list[Field]:
    """The fields that must have something in them."""
    fields = [getattr(part, "field", None) for part in parts if not (isinstance(part, Many) and part.may_be_empty)]
    return [field for field in fields if field is not None and field.way != FLAG]
