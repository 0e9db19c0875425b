"""Refusing: all that is wrong with a text that has no reading, or several, or is not written as its tree says it."""

from __future__ import annotations

from typing import Final

from rulebound.cardtext.grammar.ambiguity import two_ways
from rulebound.cardtext.grammar.errors import CORRECTION, DEEP, EMPTY, Problem
from rulebound.cardtext.grammar.explaining import Explainer, furthest_problem
from rulebound.cardtext.grammar.phrasebook import Phrasebook
from rulebound.cardtext.grammar.reading import Reader, TooDeep
from rulebound.cardtext.grammar.writing import ENDS, cut, typed, write
from rulebound.language import Message

ABOUT_CARDS: Final = ("Whose", "Place", "Having")  # the kinds of words that a noun has after it, in this order
LONGEST: Final = 6  # words of one of them
FARTHEST: Final = 12  # words before which it may belong


class Refusal:
    """Says what is wrong with texts, of the phrases in `book`; `root` is a whole text, which may be a list of lines."""

    def __init__(self, book: Phrasebook, root: str, *, has_lines: bool) -> None:
        self.book = book
        self.root = root
        self.has_lines = has_lines

    def problems(self, text: str) -> list[Problem]:
        """All that is wrong with a text; nothing, if it has one reading that says it again letter for letter."""
        try:
            return self.problems_of_text(text)
        except TooDeep as deep:
            return [Problem(text, deep.at, Message("too many phrases stand in one another here"), kind=DEEP)]

    def problems_of_text(self, text: str) -> list[Problem]:
        trees = Reader(self.book, text).whole(self.root)
        if len(trees) > 1:
            return [two_ways(text, trees)]
        if trees:
            return differences(text, str(trees[0]))
        if not text.strip():
            return [Problem(text, 0, Message("there is no text"), kind=EMPTY)]
        return self.problems_by_line(text) or self.problems_of_whole(text)

    def problems_by_line(self, text: str) -> list[Problem]:
        """What is wrong with the lines, each read as a text."""
        found: list[Problem] = []
        if not self.has_lines or "\n" not in text:
            return found
        start = 0
        for line in text.split("\n"):
            if line.strip():
                found += [problem.placed(text, start + problem.at) for problem in self.problems(line)]
            else:
                found.append(correction(text, start, Message("leave out the empty line")))
            start += len(line) + 1
        return found

    def problems_of_whole(self, text: str) -> list[Problem]:
        explainer = Explainer(self.book, text)
        trees = explainer.whole(self.root)
        if trees:
            return differences(text, str(trees[0]))
        return [self.misplaced(explainer, text) or furthest_problem(explainer, text)]

    def misplaced(self, explainer: Explainer, text: str) -> Problem | None:
        """Words about cards that are right, but stand too late: `here` after `with power 2 or less`."""
        at = explainer.far
        if at >= len(explainer.words) or explainer.words[at] not in self.words_about_cards():
            return None
        words = [found.word for found in explainer.cuts]
        begins = max([n + 1 for n in range(at) if words[n] in ENDS], default=0)  # no word goes into another sentence
        for end in range(at + 1, min(at + LONGEST, len(words)) + 1):
            for start in range(at - 1, max(at - FARTHEST, begins - 1, 0), -1):
                right = write([*words[:start], *words[at:end], *words[start:at], *words[end:]])
                if len(Reader(self.book, right).whole(self.root)) == 1:
                    first, then = " ".join(words[at:end]), " ".join(words[start:at])
                    said = Message("write '{first}' before '{then}'", first=first, then=then)
                    return correction(text, explainer.cuts[at].start, said)
        return None

    def words_about_cards(self) -> set[str]:
        """What the words begin with that say which cards are meant."""
        phrases = [phrase for kind in ABOUT_CARDS for phrase in self.book.members.get(kind, [])]
        return {word for phrase in phrases for word in self.book.first_words.of(phrase)}


def differences(text: str, right: str) -> list[Problem]:
    """Where a text that can be read is not written as it must be: every wrong word and every wrong space."""
    problems: list[Problem] = []
    before, before_right = 0, 0
    for mine, theirs in zip(cut(typed(text)), cut(right), strict=True):
        problems += wrong_gap(text, before, text[before : mine.start], right[before_right : theirs.start])
        written = text[mine.start : mine.end]
        if written != theirs.word:
            said = Message("write {right!r} here, not {written!r}", right=theirs.word, written=written)
            problems.append(correction(text, mine.start, said))
        before, before_right = mine.end, theirs.end
    return problems + wrong_gap(text, before, text[before:], "")


def wrong_gap(text: str, at: int, gap: str, right: str) -> list[Problem]:
    if gap == right:
        return []
    if not gap:
        return [correction(text, at, Message("put a space here"))]
    return [correction(text, at, Message("put one space here") if right else Message("put no space here"))]


def correction(text: str, at: int, said: Message) -> Problem:
    return Problem(text, at, said, kind=CORRECTION)
