"""Advice on a text that cannot be used: what the game lacks, how it says the same, and what comes nearest to it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from rulebound.cardtext.advice.nearest import Stock, plainly
from rulebound.cardtext.advice.rewording import look, reworded
from rulebound.cardtext.advice.thesaurus import Meaning, Place, Wording, thesaurus
from rulebound.cardtext.grammar import errors
from rulebound.cardtext.grammar.errors import AMBIGUOUS, CORRECTION, UNKNOWN, Listing, Problem, Said, TextError, either
from rulebound.cardtext.grammar.language import Language
from rulebound.cardtext.grammar.phrasebook import vocabulary_of
from rulebound.cardtext.grammar.writing import ENDS, cut, typed
from rulebound.language import Message

SAMPLES: Final = "samples.toml"  # of a game's folder, beside its folder of cards
FEW: Final = 8  # words that can stand at a place: of more, none is worth reading
EXAMPLES: Final = 3
FEWER: Final = 3  # words that the game has for one
REACH: Final = 4  # words around the place where a text stops
Read = Callable[[str, str], Any]


class Advisor:
    """What can be said to the player who writes texts in the language of one game, whose own cards are in `folder`."""

    def __init__(self, language: Language[Any], folder: Path) -> None:
        self.language = language
        self.folder = folder
        self.words = thesaurus()
        self.stocks: dict[str, Stock] = {}

    @cached_property
    def lines(self) -> list[tuple[str, str]]:
        """The lines of all cards that show what can be written, each with the kind of card that has it."""
        return list(dict.fromkeys(sample_lines(self.folder)))

    @cached_property
    def said(self) -> list[str]:
        """The words of each phrase, in their order."""
        return [f" {' '.join(vocabulary_of(phrase))} " for phrase in self.language.book.phrases]

    def stock(self, kind: str) -> Stock:
        """All lines, those first that cards of a kind have."""
        found = self.stocks.get(kind)
        if found is None:
            own = {line for line, whose in self.lines if whose == kind}
            found = self.stocks[kind] = Stock(self.words, [line for line, _ in self.lines], own)
        return found

    def advised(self, error: TextError, kind: str, read: Read) -> TextError:
        """The error with more help: what to write instead, what is missing, and what comes nearest."""
        return TextError(error.text, [self.explain(error.text, problem, kind, read) for problem in error.problems])

    def explain(self, text: str, problem: Problem, kind: str, read: Read) -> Problem:
        """One problem of a text on a card of this kind, with more help."""
        if problem.kind in (CORRECTION, AMBIGUOUS):
            return problem  # it says all
        start, end = line_around(text, problem.at)
        line = text[start:end]
        if problem.could or problem.is_unread or problem.kind == errors.SENSELESS:
            better = self.reworded(line, kind, read)
            if better:
                kept = None if problem.kind == UNKNOWN else problem.hint
                return Problem(text, problem.at, problem.said, kind=problem.kind, hint=kept, instead=better.split("\n"))
        if lines := self.apart(line, problem.at - start, kind, read):
            hint = Message("begin a new line here")
            return Problem(text, problem.at, problem.said, kind=problem.kind, hint=hint, instead=lines)
        near = self.stock(kind).nearest(line, self.stressed(line, problem.at - start))
        could = problem.could if helps(problem.could) and not begins_sentence(text, problem.at) else []
        return Problem(
            text,
            problem.at,
            problem.said,
            could,
            kind=problem.kind,
            hint=self.better_hint(problem, line, problem.at - start),
            listings=listed(Message("nearest:"), near) or self.examples(kind),
        )

    def better_hint(self, problem: Problem, line: str, at: int) -> Message | None:
        """What the game lacks, or what it calls that; else what is said of the problem already."""
        missing, known = self.missing(line, at), self.known_as(line, at)
        if missing is not None and problem.is_unread:
            return Message(missing.lacking)
        if known and problem.kind == UNKNOWN:
            return Message("in this game that is {words}", words=either(known))
        return problem.hint

    def examples(self, kind: str) -> list[Listing]:
        """Lines that cards of a kind have, where none comes near."""
        lines = [line for line, whose in self.lines if whose == kind]
        return listed(Message("what cards of the kind {kind} can say, for example:", kind=kind), lines[:EXAMPLES])

    def reworded(self, line: str, kind: str, read: Read) -> str:
        """The line in the words of the game, as a card says it; empty where that is not known."""

        def accepts(text: str) -> bool:
            return can_be_read(text, kind, read)

        found = reworded(self.language.book, self.language.root.__name__, self.words, line, accepts)
        return str(self.language.read(found).tree) if found else ""

    def apart(self, line: str, at: int, kind: str, read: Read) -> list[str]:
        """Both parts of a line that each are a text, in the words of the game, if it stops between two sentences."""
        parts = [line[:at].strip(), line[at:].strip()]
        if not parts[0] or not begins_sentence(line, at):
            return []
        better = [part if can_be_read(part, kind, read) else self.reworded(part, kind, read) for part in parts]
        return better if all(better) else []

    def stressed(self, line: str, at: int) -> list[str]:
        """The words at the place where a line cannot be read on."""
        there = word_at(line, at)
        return plainly(line)[max(0, there - 1) : there + REACH]

    # -- What is missing -----------------------------------------------------------------------------------------------

    def missing(self, line: str, at: int) -> Meaning | None:
        """What the line asks for near this place and no phrase of the game says."""
        there = word_at(line, at)
        places = [place for place in self.words.places(plainly(line)) if place.meaning.lacking]
        near = [place for place in places if place.start - REACH <= there < place.end + REACH]
        near.sort(key=lambda place: (away(place, there), place.start - place.end))
        said = [place for place in near if self.can_be_said(place.meaning)]
        return next((place.meaning for place in near if not any([is_within(place, other) for other in said])), None)

    def known_as(self, line: str, at: int) -> list[str]:
        """What the game calls that which stands at this place, each in quotation marks."""
        there, words = word_at(line, at), plainly(line)
        found = [
            repr(" ".join(wording))
            for place in self.words.places(words)
            if place.start == there and not place.meaning.akin
            for wording in place.meaning.wordings[place.form]
            if self.has(wording) and self.goes_on([*words[:there], *wording], words[place.end :])
        ]
        return list(dict.fromkeys(found))[:FEWER]

    def goes_on(self, begun: list[str], rest: list[str]) -> bool:
        """Whether the word after these, or all that there are, can be read with them."""
        far, _ = look(self.language.book, self.language.root.__name__, [*begun, *rest])
        return far > len(begun) or not rest

    def can_be_said(self, meaning: Meaning) -> bool:
        """Whether some phrase or some card of the game has a wording of this meaning."""
        return any([self.has(wording) for wording in meaning.all()])

    def has(self, wording: Wording) -> bool:
        """Whether some phrase or some card has this wording."""
        text = f" {' '.join(wording)} "
        return any([text in said for said in self.said]) or any([text in line for line in self.plain_lines])

    @cached_property
    def plain_lines(self) -> list[str]:
        """The lines of `lines`, word by word."""
        return [f" {' '.join(plainly(line))} " for line, _ in self.lines]


def can_be_read(text: str, kind: str, read: Read) -> bool:
    """Whether this can be the text of a card."""
    try:
        read(text, kind)
    except TextError:
        return False
    return True


def sample_lines(folder: Path) -> Iterator[tuple[str, str]]:
    """The lines of a game's samples and of its cards."""
    files = [folder / SAMPLES, *sorted((folder / "cards").glob("*.toml"))]
    for path in files:
        entries = tomllib.loads(path.read_text(encoding="utf-8")).get("card", []) if path.exists() else []
        for entry in entries:
            for line in entry.get("text", "").strip().split("\n"):
                if line:
                    yield line, entry["kind"]


def helps(could: Sequence[Said]) -> bool:
    """Whether it helps to read what could stand at a place: not of many, and not of one word out of some phrase."""
    only = str(could[0]).strip("'") if len(could) == 1 else ""
    return len(could) <= FEW and not only.isalpha()


def listed(heading: Message, lines: list[str]) -> list[Listing]:
    """Lines that go below an error, under a heading; none where there are none."""
    return [Listing(heading, lines)] if lines else []


def line_around(text: str, at: int) -> tuple[int, int]:
    """Where the line begins and ends that this place is in."""
    start = text.rfind("\n", 0, at) + 1
    end = text.find("\n", at)
    return start, len(text) if end < 0 else end


def word_at(line: str, at: int) -> int:
    """The number of the word that stands at a place, or after it."""
    cuts = cut(typed(line))
    return next((n for n, one in enumerate(cuts) if one.end > at), len(cuts))


def begins_sentence(text: str, at: int) -> bool:
    """Whether a sentence begins here."""
    before = text[:at].rstrip(" ")
    return not before or before[-1] in ENDS


def is_within(place: Place, other: Place) -> bool:
    """Whether all words of a wording are words of the other one."""
    return other.start <= place.start and place.end <= other.end


def away(place: Place, there: int) -> int:
    """How far a wording is from a word."""
    if place.start <= there < place.end:
        return 0
    return min(abs(place.start - there), abs(place.end - 1 - there))
