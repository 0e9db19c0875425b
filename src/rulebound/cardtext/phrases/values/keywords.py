"""Keywords: a word that stands for sentences. A card has the word alone; what shows the card adds what it means.

    class Sneaky(PlainKeyword):
        forms: ClassVar[tuple[str, ...]] = ("Sneaky",)
        means: ClassVar[dict[str, str]] = {"Sneaky": "This can clear guarded courses."}

    class Bounty(ValuedKeyword):
        text: ClassVar[str] = "Bounty {amount}"
        means: ClassVar[str] = "When this defeats a partner, gain {amount} point/points."
        amount: Amount

What a keyword means is a text of the same language, and that text is what it does: a reminder cannot be wrong. A
keyword that the rulebook itself speaks of gives its own `abilities`, and its reminder is words for people.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from rulebound.cardtext.grammar.errors import LanguageError, TextError
from rulebound.cardtext.grammar.language import Language
from rulebound.cardtext.grammar.phrase import (
    Phrase,
    Token,
    Word,
    fields_of,
    filled_in,
    forms_of,
    make,
    template_of,
    trait,
    values_of,
    walk,
)
from rulebound.cardtext.grammar.template import ONE
from rulebound.cardtext.phrases.structure.counts import Amount
from rulebound.cardtext.phrases.structure.filters import Filter, Holds
from rulebound.cardtext.phrases.structure.lines import Line, Standing, Stands, Text
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import lower
from rulebound.cardtext.phrases.structure.subjects import Subject, This
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.static import Adds

BESTOWED: Final = "bestowed: "  # begins the value by which a card knows that another one gives it a keyword
VALUES: Final = 9  # as high as the values of keywords go, where all of them are looked at


@trait
class Keyword:
    """A word for what cards can do, with its reminder."""

    label: ClassVar[str] = "a keyword"

    def reminder(self) -> str:
        """What it means, in sentences."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        """What its reminder does on the card."""
        raise NotImplementedError(type(self).__name__)  # each phrase of this kind has its own


@trait
class NamedKeyword(Keyword):
    """A keyword without a value: a card has it or not."""

    def is_had(self, sense: Sense) -> Holds:
        """Whether a card has it: printed, for a while, or by another card."""
        lent = self.abilities(sense.of_another_card())
        value = BESTOWED + " ".join([ability.text for ability in lent])

        def is_had(table: Any, source: int, it: int) -> bool:
            return all([table.has_ability(it, ability) for ability in lent]) or table.bonus(value, it) > 0

        return is_had


class PlainKeyword(Word, NamedKeyword):
    """Keywords without a value. means: the reminders by the words."""

    means: ClassVar[dict[str, str]] = {}

    def explained_by(self) -> str:
        return key_of(self)

    def reminder(self) -> str:
        return type(self).means[self.word]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        return as_said(self, self.reminder(), sense)


class ValuedKeyword(Phrase, Keyword):
    """A keyword with a value, such as `Bounty 2`. means: the template of its reminder, with the same fields."""

    means: ClassVar[str] = ""

    def explained_by(self) -> str:
        return key_of(self)

    def reminder(self) -> str:
        return filled_in(type(self).means, self)

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        return as_said(self, self.reminder(), sense)


def key_of(keyword: Phrase) -> str:
    """The key of what explains a keyword: its own for each value."""
    values = [str(value) for value in values_of(keyword)]
    return " ".join(values if isinstance(keyword, Word) else [type(keyword).__name__, *values]).lower()


def bestowed(lent: list[Ability[Any]], found: Filter, line: str) -> Ability[Any]:
    """What cards that have a keyword by another card know it by."""
    value = BESTOWED + " ".join([ability.text for ability in lent])
    return Adds(line, value, lambda table, source, it: 1 if found.holds(table, source, it) else 0)


def as_said(keyword: Phrase, reminder: str, sense: Sense) -> list[Ability[Any]]:
    """The abilities that a keyword has by its reminder; what is wrong with them is wrong with the keyword."""
    inner = sense.of_a_quotation()
    tree: Text = sense.parse(reminder)
    found = tree.abilities(inner)
    sense.blame(keyword, inner.faults)
    return found


class Keywords(Line):
    """Keywords, alone on their line: `Sneaky, Bounty 2`."""

    holds_in_play: ClassVar[bool] = True
    text: ClassVar[str] = "{keywords:Keyword*,}"
    keywords: tuple[Keyword, ...]

    def abilities(self, sense: Sense) -> list[Ability[Any]]:
        return [ability for keyword in self.keywords for ability in keyword.abilities(sense)]


def spelled_out(tree: Text) -> str:
    """The text with its keywords replaced by what they mean, each on a line of its own."""
    lines: list[str] = []
    for line in tree.lines:
        lines += [keyword.reminder() for keyword in line.keywords] if isinstance(line, Keywords) else [str(line)]
    return "\n".join(lines)


# -- One way to say it ------------------------------------------------------------------------------------------------


class Meanings:
    """What the keywords of a language mean, line by line, so that no card writes it out.

    Raises LanguageError if a reminder is no text of the language.
    """

    def __init__(self, language: Language[Text]) -> None:
        self.keywords: dict[str, str] = {}
        problems: list[str] = []
        for cls in language.book.members.get("Keyword", []):
            for phrase in all_of(cls):
                assert isinstance(phrase, Keyword)
                try:
                    self.keywords[str(language.parse(phrase.reminder()))] = str(phrase)
                except TextError as error:
                    problems.append(f"the reminder of {str(phrase)!r} cannot be read: {error}")
        if problems:
            raise LanguageError(problems)

    def check(self, tree: Text, sense: Sense) -> None:
        """Notes each line that says what a keyword means, and keywords that stand on several lines."""
        keywords = [line for line in tree.lines if isinstance(line, Keywords)]
        for more in keywords[1:]:
            sense.wrong(more, "all keywords of a card stand on one line")
        for phrase in walk(tree):
            if isinstance(phrase, Line):
                self.check_line(phrase, sense)

    def check_line(self, line: Line, sense: Sense) -> None:
        """Notes a line, of the card or in quotation marks, that says what a keyword means, of this or of others."""
        keyword = self.keywords.get(str(line))
        if keyword is not None:
            sense.wrong(line, "this is what the keyword {keyword!r} means: write the keyword alone", keyword=keyword)
        elif isinstance(line, Stands):
            for subject, text in said_of_this(line.standing):
                keyword = self.keywords.get(text)
                if keyword is not None:
                    has = "has" if subject.number() == ONE else "have"
                    right = f"{lower(subject)} {has} {keyword}"
                    sense.wrong(
                        line,
                        "this is what the keyword {keyword!r} means: write '{right}'",
                        keyword=keyword,
                        right=right,
                    )


def said_of_this(standing: Standing) -> list[tuple[Phrase, str]]:
    """The cards that a standing sentence speaks of, with what it would say of the card itself."""
    values = values_of(standing)
    found: list[tuple[Phrase, str]] = []
    for i, value in enumerate(values):
        if isinstance(value, Phrase) and is_subject(value) and not isinstance(value, This):
            of_this = make(type(standing), [*values[:i], This(), *values[i + 1 :]])
            assert isinstance(of_this, Standing), of_this
            line = Stands()
            line.standing = of_this
            found.append((value, str(line)))
    return found


def is_subject(value: object) -> bool:
    return isinstance(value, Subject)


def all_of(cls: type[Phrase]) -> list[Phrase]:
    """The keywords of a class: one for each word, or for each value from 1 on."""
    if issubclass(cls, Word):
        return [make(cls, (word,)) for word in forms_of(cls).single]
    if issubclass(cls, Token) or any([field.kind != "Amount" for field in template_of(cls).fields]):
        return []
    return [valued(cls, [value] * len(fields_of(cls))) for value in range(1, VALUES + 1)]


def valued(cls: type[Phrase], values: Sequence[int]) -> Phrase:
    """The keyword with these values."""
    return make(cls, [make(Amount, (str(value),)) for value in values])
