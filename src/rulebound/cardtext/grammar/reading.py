"""Reading: a text to all the trees that it can be.

Each phrase that can stand at a place is tried there, once for each number that it may need, and all that fit are kept.
What is kept is a list of (tree, the word after it); a text is read when a tree of the root ends where the text does.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from rulebound.cardtext.grammar.phrase import Phrase, Token, Word, forms_of, make, template_of
from rulebound.cardtext.grammar.phrasebook import Phrasebook
from rulebound.cardtext.grammar.template import ONE, Flag, Forms, Many, Maybe, One, Part, Spelled, Words, number_for
from rulebound.cardtext.grammar.writing import cut, plain, typed

Found: TypeAlias = list[tuple[Phrase, int]]
State: TypeAlias = tuple[tuple[Any, ...], int]  # the values of the fields so far, and the word that comes next

DEEPEST: Final = 60  # phrases in one another; a card has about fifteen, and each takes up to nine calls
CROWD: Final = 6  # more trees than this at one place are thinned out


class TooDeep(ValueError):
    """A text in which more phrases stand in one another than anybody would write; `at` is where it becomes too much."""

    def __init__(self, at: int) -> None:
        self.at = at
        super().__init__(f"too many phrases stand in one another at {at}")


class Reader:
    """All readings of one text. Each kind and each phrase at each place is worked out once."""

    def __init__(self, book: Phrasebook, text: str) -> None:
        self.book = book
        self.text = typed(text)
        self.cuts = cut(self.text)
        self.words = [plain(found.word) for found in self.cuts]
        self.after = {found.end: i + 1 for i, found in enumerate(self.cuts)}  # by its end, the word after a word
        self.said = set(self.words)
        self.fitting: dict[type[Phrase], bool] = {}  # whether no word of it is missing in the text
        self.depth = 0
        self.kinds: dict[tuple[str, int, str], Found] = {}
        self.phrases: dict[tuple[type[Phrase], int, str], Found] = {}

    def whole(self, root: str) -> list[Phrase]:
        """The trees of this kind that are the whole text."""
        return [tree for tree, end in self.kind(root, 0, ONE) if end == len(self.words)]

    def kind(self, kind: str, at: int, number: str) -> Found:
        """The phrases of this kind that stand at this place."""
        key = (kind, at, number)
        found = self.kinds.get(key)
        if found is None:
            self.go_deeper(at)
            found = []
            for phrase in self.candidates(kind, at):
                found += self.phrase(phrase, at, number)
            self.depth -= 1
            self.kinds[key] = found if len(found) <= CROWD else thinned(found)
        return found

    def go_deeper(self, at: int) -> None:
        self.depth += 1
        if self.depth > DEEPEST:
            raise TooDeep(self.cuts[min(at, len(self.cuts) - 1)].start)

    def phrase(self, cls: type[Phrase], at: int, number: str) -> Found:
        key = (cls, at, number)
        found = self.phrases.get(key)
        if found is None:
            if issubclass(cls, Word):
                found = self.word(cls, at, number)
            elif issubclass(cls, Token):
                found = self.token(cls, at)
            else:
                found = self.template(cls, at, number)
            self.phrases[key] = found
        return found

    def word(self, cls: type[Word], at: int, number: str) -> Found:
        found: Found = []
        forms = forms_of(cls).of(number)
        for word in self.likely(cls, at, number):
            end = self.literal(forms[word], [], at, at)
            if end >= 0:
                found.append((make(cls, (word,)), end))
        return found

    def token(self, cls: type[Token], at: int) -> Found:
        match = re.compile(cls.pattern).match(self.text, self.cuts[at].start) if at < len(self.cuts) else None
        end = self.after.get(match.end(), -1) if match else -1
        return [(make(cls, (value_of(match),)), end)] if match and end > at else []

    def template(self, cls: type[Phrase], at: int, number: str) -> Found:
        states: list[State] = [((), at)]
        for part in template_of(cls).parts:
            states = self.follow(part, states, number, at)
            if not states:
                return []
        return [(make(cls, values), end) for values, end in states]

    # -- The parts of a template, each from every state that the parts before it led to --------------------------------

    def follow(self, part: Part, states: list[State], number: str, began: int) -> list[State]:
        """`began` is the place where the phrase begins."""
        if isinstance(part, Words):
            return self.follow_words(part, states, began)
        if isinstance(part, One):
            return self.follow_one(part, states, number, began)
        if isinstance(part, Forms):
            return self.follow_forms(part, states, number, began)
        if isinstance(part, Maybe):
            return self.follow_maybe(part, states, number, began)
        if isinstance(part, Flag):
            return self.follow_flag(part, states, began)
        assert isinstance(part, Many), part
        return self.follow_many(part, states, number, began)

    def follow_words(self, part: Words, states: list[State], began: int) -> list[State]:
        ends = [(values, self.literal(part.spelled, part.rest, at, began)) for values, at in states]
        return [(values, end) for values, end in ends if end >= 0]

    def follow_forms(self, part: Forms, states: list[State], number: str, began: int) -> list[State]:
        ends = [(values, self.literal(part.agreeing(number, values), part.rest, at, began)) for values, at in states]
        return [(values, end) for values, end in ends if end >= 0]

    def follow_one(self, part: One, states: list[State], number: str, began: int) -> list[State]:
        found: list[State] = []
        for values, at in states:
            needed = number_for(part.field, number, values)
            for phrase, end in self.field(part.field.kind, at, needed, began):
                found.append(((*values, phrase), end))
        return found

    def follow_flag(self, part: Flag, states: list[State], began: int) -> list[State]:
        found: list[State] = []
        for values, at in states:
            found.append(((*values, False), at))
            end = self.literal(part.spelled, part.rest, at, began)
            if end >= 0:
                found.append(((*values, True), end))
        return found

    def follow_maybe(self, part: Maybe, states: list[State], number: str, began: int) -> list[State]:
        there = states
        for inner in part.parts:
            there = self.follow(inner, there, number, began)
        return there + [((*values, *part.absent), at) for values, at in states]

    def follow_many(self, part: Many, states: list[State], number: str, began: int) -> list[State]:
        found: list[State] = []
        lists: list[tuple[tuple[Any, ...], tuple[Phrase, ...], int]] = [(values, (), at) for values, at in states]
        while lists:
            values, members, at = lists.pop()
            if members or part.may_be_empty:
                found.append(((*values, members), at))
            start = self.literal(part.separator, part.rest, at, began) if members else at
            if start >= 0:
                for member, end in self.field(part.field.kind, start, number, began):
                    lists.append((values, (*members, member), end))
        return found

    # -- What the text is asked; the reader that explains a failure asks in other ways ---------------------------------

    def candidates(self, kind: str, at: int) -> Sequence[type[Phrase]]:
        """The phrases of a kind to be tried at a place."""
        return self.possible(self.book.beginning_with(kind, self.word_at(at), self.word_at(at + 1)))

    def possible(self, phrases: Sequence[type[Phrase]]) -> list[type[Phrase]]:
        """Those of these phrases of which no word is missing in the text."""
        found = []
        for phrase in phrases:
            fits = self.fitting.get(phrase)
            if fits is None:
                fits = self.fitting[phrase] = self.book.can_stand_among(phrase, self.said)
            if fits:
                found.append(phrase)
        return found

    def word_at(self, at: int) -> str:
        """The word at a place; empty after the last one."""
        return self.words[at] if at < len(self.words) else ""

    def likely(self, cls: type[Word], at: int, number: str) -> Sequence[str]:
        """The words of a class to be tried at a place."""
        return forms_of(cls).starts[number].get(self.words[at], ()) if at < len(self.words) else ()

    def field(self, kind: str, at: int, number: str, began: int) -> Found:
        """The phrases for a field of a phrase that began there."""
        return self.kind(kind, at, number)

    def literal(self, spelled: Spelled, rest: list[Part], at: int, began: int) -> int:
        """The place after these words if they stand here, and else -1; `rest` is what would come after them."""
        end = at + len(spelled.plain)
        return end if self.words[at:end] == spelled.plain else -1


def value_of(match: re.Match[str]) -> str:
    value: str = match.groupdict().get("value", match[0])
    return value


def thinned(found: Found) -> Found:
    """At most two trees for each place where they end and number that they have: enough to know of a second reading.

    What stands around a phrase depends on nothing else of it, so no reading is lost that would be the only one, and a
    text that can be read in very many ways takes no longer than others.
    """
    kept: Found = []
    seen: dict[tuple[int, str], int] = {}
    for phrase, end in found:
        key = (end, phrase.number())
        seen[key] = seen.get(key, 0) + 1
        if seen[key] <= 2:
            kept.append((phrase, end))
    return kept
