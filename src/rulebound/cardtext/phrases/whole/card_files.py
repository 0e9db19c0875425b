"""Files of cards: what each card's text means, and all that is wrong in a file, with its place."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Generic, TypeVar

from rulebound.cardtext.advice.advisor import Advisor
from rulebound.cardtext.advice.reading_anew import SecondReader
from rulebound.cardtext.grammar.errors import Problem, TextError
from rulebound.cardtext.grammar.language import MOST_READINGS
from rulebound.cardtext.phrases.structure.lines import Text
from rulebound.cardtext.phrases.structure.meaning import Abilities
from rulebound.kernel.basics.problem import CardError, Mistake
from rulebound.kernel.files.datafile import Entry, read_entries
from rulebound.kernel.files.pictures import Picture, PictureError, read_picture
from rulebound.kernel.table.card import Card
from rulebound.language import _

C = TypeVar("C", bound=Card)


@dataclass(frozen=True)
class CardFiles(Generic[C]):
    """How a game reads its files of cards.

    check: what is wrong with an entry, its text aside.
    kinds: the kinds of cards that may have a text.
    read: the abilities that a text means on a card of a kind, and its tree; raises TextError.
    make: the card of an entry in which nothing is wrong, with its abilities and its tree.
    advisor: what more can be said of a text that cannot be read.
    restated: by kinds and texts that cannot be read as they stand, what they say; empty for one that says nothing.
    """

    check: Callable[[Entry], list[str]]
    kinds: Collection[str]
    read: Callable[[str, str], tuple[Abilities, Text]]
    make: Callable[[Entry, Abilities, Text | None], C]
    advisor: Advisor
    restated: dict[tuple[str, str], str] = field(default_factory=dict)

    def by_name(self, paths: Iterable[Path]) -> dict[str, C]:
        """The cards of these files; of cards with one name the last. Raises CardError."""
        return {card.name: card for path in paths for card in self.cards(path)}

    def cards(self, path: Path) -> list[C]:
        """The cards of a file. Raises CardError with all that is wrong."""
        problems: list[str] = []
        cards: list[C] = []
        names: set[str] = set()
        for entry in read_entries(path, ("card",)):
            wrong = self.check(entry)
            abilities, tree = self.text_of(entry, wrong)
            art = art_of(entry, path.parent, wrong)
            problems += wrong
            if not wrong:
                card = self.make(entry, abilities, tree)
                card.text = str(tree) if tree is not None else card.text
                card.motif = entry.values.get("motif", "")
                card.art = art
                if card.name in names:
                    problems.append(entry.at("name") + _("two cards are called {name!r}", name=card.name))
                names.add(card.name)
                cards.append(card)
        if problems:
            raise CardError(str(path), problems)
        return cards

    def text_of(self, entry: Entry, problems: list[str]) -> tuple[Abilities, Text | None]:
        """The abilities of an entry's text, and its tree, if it has one; what is wrong goes to the problems."""
        text, kind = entry.values.get("text", ""), entry.values.get("kind")
        if not isinstance(text, str) or not text.strip() or not isinstance(kind, str) or kind not in self.kinds:
            return [], None
        try:
            return self.understood(text.strip(), kind)
        except TextError as error:
            advised = self.advisor.advised(error, kind, self.read)
            problems += [placed_in_file(entry, "text", problem) for problem in advised.problems]
            return [], None

    def understood(self, text: str, kind: str) -> tuple[Abilities, Text]:
        """The same as `read`, also for a text with sentences that are built in another way. Raises TextError."""
        if (kind, text) not in self.restated and self.advisor.language.has_tree(text):  # else why not takes long
            with suppress(TextError):
                return self.read(text, kind)
        return self.read(self.restatement(text, kind) or text, kind)

    def restatement(self, text: str, kind: str) -> str:
        """What a text says that is built in another way; empty if that is not known.

        It is remembered, as readings are: a file is read anew whenever one of its cards changes.
        """
        key = (kind, text)
        if key not in self.restated:
            if len(self.restated) >= MOST_READINGS:
                self.restated.clear()
            self.restated[key] = SecondReader(kind, self.read, self.advisor.language).house(text)
        return self.restated[key]

    def problems(self, text: str, kind: str) -> list[Problem]:
        """All that is wrong with this text on a card of this kind, without advice."""
        try:
            self.understood(text, kind)
        except TextError as error:
            return error.problems
        return []

    def fault(self, text: str, kind: str) -> str:
        """Why a card of this kind cannot have this text, and what to do about it; empty where it can."""
        problems = self.problems(text, kind)
        return str(self.advisor.advised(TextError(text, problems), kind, self.read)) if problems else ""


def art_of(entry: Entry, folder: Path, problems: list[str]) -> Picture | None:
    """The picture that an entry brings, if it has one; what is wrong with it goes to the problems."""
    if "art" not in entry.values:
        return None
    try:
        return read_picture(entry.values["art"], folder)
    except PictureError as error:
        problems.append(f"{entry.at('art')}{error}")
        return None


def placed_in_file(entry: Entry, key: str, problem: Problem) -> Mistake:
    """The problem with its place in the file, and below it the text with a mark and what could stand there.

    The text is the value of the key, without the white space around it.
    """
    value = str(entry.values.get(key, ""))
    before = len(value) - len(value.lstrip())
    where = entry.at_letter(key, before + problem.at)
    words = "\n".join([f"{where}{problem.what}", *problem.explained()])
    return Mistake(words, problem.kind, problem.shown.strip() if problem.instead else "", problem.instead)
