"""Explaining: why a text cannot be read, each problem at its place.

A text that cannot be read is read again by a reader that notes what it looked for: what it looked for furthest to the
right, and did not find, is nearly always what is wrong. It also takes `2` for `two`, to say which of them is right.
"""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from rulebound.cardtext.grammar.errors import CORRECTION, TOO_LONG, TOO_SHORT, UNKNOWN, UNREAD, Listed, Problem, Said
from rulebound.cardtext.grammar.expected_tokens import Opening, expected_tokens, shown
from rulebound.cardtext.grammar.hinting import Place, hint
from rulebound.cardtext.grammar.numerals import amount_in_words, same_number
from rulebound.cardtext.grammar.phrase import Phrase, Token, Word, forms_of, template_of
from rulebound.cardtext.grammar.phrasebook import Phrasebook
from rulebound.cardtext.grammar.reading import Found, Reader
from rulebound.cardtext.grammar.template import MANY, ONE, Forms, Many, One, Part, Spelled, Words, must_be_there
from rulebound.cardtext.grammar.writing import Cut, plain
from rulebound.language import Message

ALIKE: Final = (  # what people say for one meaning; the first that a game has is offered
    ("when", "whenever", "if", "each", "once", "after", "upon"),
    ("defeat", "destroy", "kill", "expel", "ko", "banish"),
    ("tap", "exhaust", "rotate"),
    ("untap", "ready", "straighten", "unexhaust"),
    ("discard", "trash", "sacrifice", "scrap", "remove"),
    ("return", "bounce"),
    ("gain", "get", "score", "receive", "earn"),
    ("gains", "gets", "scores", "receives", "earns"),
    ("gets", "has", "gains", "receives"),
    ("have", "get", "gain"),
    ("lose", "pay", "spend"),
    ("draw", "take"),
    ("cannot", "can't"),
    ("fewer", "less"),
    ("it", "he", "she", "him", "her"),
    ("them", "these", "those"),
    ("they", "these", "those"),
    ("its", "their"),
    ("until", "this", "during", "for"),
    ("cost", "costs"),
)
DIFFERENT: Final = (("it", "its", "they", "their", "theirs", "the", "them", "this", "that", "then", "there"),)
BEGINS: Final = ("if", "otherwise")  # sentences, and nothing within them
SENTENCE: Final = "Sentence"  # the kinds that these are
INSTRUCTION: Final = "Clause"
FEW: Final = 8  # words of a kind that an error lists; of more, so many from its first to its last


class Explainer(Reader):
    """Reads a text and notes what could have stood at the furthest place where it looked for something."""

    def __init__(self, book: Phrasebook, text: str) -> None:
        super().__init__(book, text)
        self.root = ""
        self.far = 0
        self.whole_until: set[int] = set()  # where what stands before could be the whole text
        self.literals: list[Opening] = []
        self.expected: list[tuple[str, str]] = []  # kinds, and their numbers

    def whole(self, root: str) -> list[Phrase]:
        self.root = root
        self.expected.append((root, ONE))
        found = self.kind(root, 0, ONE)
        for _, end in found:
            self.whole_until.add(end)
            self.reach(end)
        return [tree for tree, end in found if end == len(self.words)]

    def reach(self, at: int) -> bool:
        """Whether this is the furthest place so far; what could stand at nearer places is forgotten."""
        if at > self.far:
            self.far = at
            self.literals = []
            self.expected = []
        return at == self.far

    def openings(self) -> list[Opening]:
        """All that could stand at the furthest place."""
        expected = expected_tokens(self.book)
        kinds = [expected.openings(kind, number) for kind, number in dict.fromkeys(self.expected)]
        return list(dict.fromkeys([*[opening for some in kinds for opening in some], *self.literals]))

    def candidates(self, kind: str, at: int) -> Sequence[type[Phrase]]:
        return self.book.members[kind]

    def likely(self, cls: type[Word], at: int, number: str) -> Sequence[str]:
        return list(forms_of(cls).single)

    def field(self, kind: str, at: int, number: str, began: int) -> Found:
        if at > began and self.reach(at):  # what a phrase begins with follows from its kind
            self.expected.append((kind, number))
        return super().field(kind, at, number, began)

    def literal(self, spelled: Spelled, rest: list[Part], at: int, began: int) -> int:
        for i, word in enumerate(spelled.plain):
            here = self.words[at + i] if at + i < len(self.words) else ""
            if not same_number(here, word):
                if at + i > began and self.reach(at + i):
                    begun = " ".join(spelled.words[:i])
                    self.literals.append(Opening(spelled.words[i], shown(spelled.words[i:], rest), "", begun))
                return -1
        return at + len(spelled.plain)

    def token(self, cls: type[Token], at: int) -> Found:
        return super().token(cls, at) or amount_in_words(self, cls, at)


def furthest_problem(explainer: Explainer, text: str) -> Problem:
    """What is wrong at the furthest place."""
    openings = explainer.openings()
    could = named_of(openings) if explainer.far else beginnings(explainer, openings)
    if explainer.far >= len(explainer.cuts):
        return Problem(text, len(text.rstrip()), Message("the text stops too early"), could, kind=TOO_SHORT)
    there = explainer.cuts[explainer.far]
    if there.word == "(" and not any([opening.word == "(" for opening in openings]):
        said = Message("leave out what stands in brackets: keywords are explained wherever cards are shown")
        return Problem(text, there.start, said, kind=CORRECTION)
    if not could and explainer.far in explainer.whole_until:
        return Problem(text, there.start, Message("the text should end before this"), kind=TOO_LONG)
    unread = Message("{word!r} cannot stand here", word=there.word)
    if not could:
        before = explainer.cuts[explainer.far - 1].word
        why = Message("in this game nothing goes on after {word!r}", word=before)
        return Problem(text, there.start, unread, kind=UNREAD, hint=why)
    if there.word == "\n":
        return Problem(text, there.start, Message("the line stops too early"), could, kind=TOO_SHORT)
    better = hint(Place(explainer.book, explainer.words, explainer.far, openings))
    better = better or nearest_that_fits(explainer, text, there, openings)
    if better is None and there.word[0].isalpha() and plain(there.word) not in explainer.book.vocabulary:
        why = Message("no phrase of this game has that word")
        return Problem(text, there.start, unread, could, kind=UNKNOWN, hint=why)
    return Problem(text, there.start, unread, could, kind=UNREAD, hint=better)


def nearest_that_fits(explainer: Explainer, text: str, there: Cut, openings: Sequence[Opening]) -> Message | None:
    """The word that is nearest to one which cannot stand at a place, where the text goes on with that."""
    words = {opening.word.lower(): opening.word for opening in openings if opening.word}
    if there.word in BEGINS and there.word not in words and "when" not in words:
        return Message("begin a sentence with it")
    known = plain(there.word) in explainer.book.vocabulary
    for near in nearest_words(there.word.lower(), sorted(words)):
        if (not known and is_misspelt(there.word, near)) or goes_on(explainer, text, there, words[near]):
            return Message("did you mean {word!r}?", word=words[near])
    return None


def is_misspelt(word: str, right: str) -> bool:
    """Whether it is nearly the same word, so that this is what was meant whatever comes after it."""
    if word.lower().endswith(right.lower()):
        return False  # `reroll` is not `roll`
    return bool(get_close_matches(word.lower(), [right.lower()], 1, 0.7))


def goes_on(explainer: Explainer, text: str, there: Cut, instead: str) -> bool:
    """Whether with this word instead the next two words fit too: another one for the same is no help otherwise."""
    tried = Explainer(explainer.book, text[: there.start] + instead + text[there.end :])
    tried.whole(explainer.root)
    return tried.far > explainer.far + 2 or tried.far >= len(tried.words)


def nearest_words(word: str, possible: Sequence[str]) -> list[str]:
    """Those of these that somebody may have meant who wrote this word, the likeliest first."""
    alike = [group for group in ALIKE if word in group]
    meant = [other for group in alike for other in group if other in possible]
    if meant:
        return list(dict.fromkeys(meant))
    if any([word in group for group in DIFFERENT]):
        return []
    return get_close_matches(word, [other for other in possible if other[:1] == word[:1]], 1, 0.7)


def beginnings(explainer: Explainer, openings: Sequence[Opening]) -> list[Said]:
    """What a text could begin with: what its lines are, with the verbs of what sentences do; else words."""
    lines = list(dict.fromkeys(kinds_of_lines(explainer.book, explainer.root)))
    sentence, verbs = explainer.book.labels.get(SENTENCE, ""), verbs_of(explainer.book)
    if sentence and verbs and Message(sentence) in lines:
        with_verbs = labelled(sentence, [f"{', '.join(verbs)} ..."])
        return [with_verbs if line == Message(sentence) else line for line in lines]
    words = sorted({opening.word for opening in openings if opening.word})
    return list(dict.fromkeys([*lines, *[repr(word) for word in words]])) or named_of(openings)


def verbs_of(book: Phrasebook) -> list[str]:
    """The words that instructions begin with, as orders."""
    found: set[str] = set()
    for phrase in book.members.get(INSTRUCTION, []):
        if not issubclass(phrase, Word | Token):
            parts = [part for part in template_of(phrase).parts if must_be_there(part)]
            if parts and isinstance(parts[0], Words):
                found.add(parts[0].spelled.words[0])
            elif parts and isinstance(parts[0], Forms):
                found.add(parts[0].form(MANY).words[0])
    return sorted(found)


def kinds_of_lines(book: Phrasebook, root: str) -> list[Said]:
    """What the lines of a text begin with: the kinds of phrases by their labels, then words."""
    parts = template_of(book.kinds[root]).parts
    lines = parts[0].field.kind if isinstance(parts[0], Many) else ""
    starts = [template_of(phrase).parts[0] for phrase in book.members.get(lines, []) if can_be_said(book, phrase)]
    labels = [book.labels[start.field.kind] for start in starts if isinstance(start, One | Many)]
    words = [repr(start.spelled.words[0]) for start in starts if isinstance(start, Words)]
    return [*words, *[Message(label) for label in sorted(labels) if label]]


def can_be_said(book: Phrasebook, phrase: type[Phrase]) -> bool:
    """Whether a game has phrases for all that must stand in this one."""
    fields = [part.field for part in template_of(phrase).parts if isinstance(part, One | Many) and must_be_there(part)]
    return all([book.members.get(field.kind) for field in fields])


def named_of(openings: Sequence[Opening]) -> list[Said]:
    """What could stand at a place: kinds by their labels, with what they can be where that is little; then words."""
    by_label: dict[str, dict[str, Said]] = {}
    for word, phrase, label, _ in openings:
        whole = phrase if word and label and "{" not in phrase else word
        kind = phrase.strip("{}")  # of what is written by a pattern
        by_label.setdefault(label, {})[whole or kind] = whole or Message(kind)
    kinds = [label_with(label, by_label[label]) for label in sorted(by_label) if label]
    words = sorted(by_label.get("", []))
    return [*kinds, *[Message("a new line") if word == "\n" else repr(word) for word in words]]


def label_with(label: str, words: dict[str, Said]) -> Said:
    """The label of a kind, and what it can begin with: all of it, or some of it where that is much."""
    found = [words[word] for word in sorted(words) if word != label]
    if not found:
        return Message(label)
    if len(found) > FEW:
        found = [*found[:: len(found) // FEW + 1], "..."]
    return labelled(label, found)


def labelled(label: str, words: Sequence[Said]) -> Message:
    """The label of a kind, and words of that kind."""
    return Message("{kind} ({words})", kind=Message(label), words=Listed(words))
