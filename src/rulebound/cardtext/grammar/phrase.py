"""Phrases: the nodes of a card's rules. Each class says its own English, once.

    class Gain(Clause):
        text: ClassVar[str] = "[{who:Player} ]gains/gain {amount} {resource#amount}"
        who: Player | None
        amount: Amount
        resource: Resource

A kind is a class, and what may stand where a template names it is every phrase below it: to bring a new verb is to
write a class. A phrase can be of further kinds, which are traits: `class Number(Token, Amount)`. A class without text,
forms or pattern is a kind and no phrase. A class that inherits its text takes the place of the one it has it from.

Phrases are read from texts and have no arguments. A phrase may have an `__init__` without any, for what it keeps beside
its fields; a class with a template annotates nothing but its fields. Only the fields count when phrases are compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, TypeAlias, TypeVar

from rulebound.cardtext.grammar.template import (
    DOES,
    MANY,
    ONE,
    SPEAKER,
    Flag,
    Forms,
    Many,
    Maybe,
    One,
    Part,
    Spelled,
    Template,
    Words,
    number_for,
)
from rulebound.cardtext.grammar.writing import QUOTE, words_of, write
from rulebound.language import Message

T = TypeVar("T")

try:  # compiled, this says that a class is a further base; a player's machine has no need of the package
    from mypy_extensions import trait as trait  # noqa: PLC0414 - for the modules that define kinds
except ImportError:

    def trait(cls: T) -> T:
        return cls


WordList: TypeAlias = dict[str, str] | tuple[str, ...]


class Phrase:
    """A node of a card's rules: its fields are its meaning, `text` is its English.

    label: what errors call its kind. term: the key of what explains the phrase's own words to a player.
    misread: by what people write in its place, what errors tell them.
    of_one_game: whether its meaning depends on which cards the game has.
    """

    text: ClassVar[str] = ""
    label: ClassVar[str] = ""
    term: ClassVar[str] = ""
    misread: ClassVar[dict[str, str]] = {}
    of_one_game: ClassVar[bool] = False

    def number(self) -> str:
        """How a verb after it agrees: one, many, I."""
        return ONE

    def explained_by(self) -> str:
        """The key of what explains its own words to a player; empty where nothing does."""
        return type(self).term

    def say(self, number: str, saying: Saying) -> None:
        """Adds its words; `number` is the number of the phrase that it is part of."""
        template = template_of(type(self))
        values = [getattr(self, field.name) for field in template.fields]
        began = len(saying.words)
        for part in template.parts:
            _say(part, values, number, saying, self.explained_by())
        saying.phrases.append((self, began, len(saying.words)))

    def __str__(self) -> str:
        return write(said(self).words)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and type(self) is type(other) and values_of(self) == values_of(other)

    def __hash__(self) -> int:
        return hash((type(self), *values_of(self)))

    def __repr__(self) -> str:
        text = [
            f"{name}={value!r}" for name, value in zip(fields_of(type(self)), values_of(self), strict=True) if value
        ]
        return f"{type(self).__name__}({', '.join(text)})"


class Word(Phrase):
    """One of a closed list of words. `forms` are the words; where they have plurals, the words with their plurals.

    terms: by the word, the key of what explains it to a player.
    """

    forms: ClassVar[WordList] = ()
    terms: ClassVar[dict[str, str]] = {}
    word: str

    def explained_by(self) -> str:
        return type(self).terms.get(self.word, type(self).term)

    def say(self, number: str, saying: Saying) -> None:
        began = len(saying.words)
        saying.add(forms_of(type(self)).of(number)[self.word].words, self.explained_by())
        saying.phrases.append((self, began, len(saying.words)))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.word!r})"


class Token(Phrase):
    """Something written by a pattern: a number, dice, money, a name. Its `value` is the group of that name, if any."""

    pattern: ClassVar[str] = ""
    value: str

    def written(self) -> str:
        """The value as it stands in a text."""
        return self.value

    def fault(self) -> Message | None:
        """Why nothing can have this value, though it is written as it must be; None where something can."""
        return None

    def say(self, number: str, saying: Saying) -> None:
        saying.phrases.append((self, len(saying.words), len(saying.words) + 1))
        saying.add([self.written()], self.explained_by())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.value!r})"


class Name(Token):
    """The name of a card, in quotation marks. Whether there is such a card is not the reader's to say."""

    pattern: ClassVar[str] = r'"(?P<value>[^"\s](?:[^"\n]*[^"\s])?)"'
    label: ClassVar[str] = "a name in quotation marks"

    def written(self) -> str:
        return f"{QUOTE}{self.value}{QUOTE}"


# -- A class and its words -----------------------------------------------------------------------------------------


class WordForms:
    """The words of a class, by the number they must have."""

    def __init__(self, forms: WordList) -> None:
        plurals = forms if isinstance(forms, dict) else dict(zip(forms, forms, strict=True))
        self.single = {word: Spelled(words_of(word)) for word in plurals}
        self.plural = {word: Spelled(words_of(plural)) for word, plural in plurals.items()}
        self.starts: dict[str, dict[str, list[str]]] = {ONE: _by_first_word(self.single)}
        self.starts[DOES] = self.starts[ONE]
        self.starts[MANY] = self.starts[SPEAKER] = _by_first_word(self.plural)

    def of(self, number: str) -> dict[str, Spelled]:
        return self.single if number in (ONE, DOES) else self.plural


def _by_first_word(forms: dict[str, Spelled]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for word, spelled in forms.items():
        found.setdefault(spelled.plain[0], []).append(word)
    return found


_templates: Final[dict[type[Phrase], Template]] = {}
_forms: Final[dict[type[Word], WordForms]] = {}


def template_of(cls: type[Phrase]) -> Template:
    """The compiled template of a phrase. Raises TemplateError."""
    template = _templates.get(cls)
    if template is None:
        template = _templates[cls] = Template(cls.text)
    return template


def forms_of(cls: type[Word]) -> WordForms:
    forms = _forms.get(cls)
    if forms is None:
        forms = _forms[cls] = WordForms(cls.forms)
    return forms


def spellings(cls: type[Word]) -> list[Spelled]:
    """All words that a class of words can say."""
    forms = forms_of(cls)
    return [spelled for some in (forms.single, forms.plural) for spelled in some.values()]


def fields_of(cls: type[Phrase]) -> list[str]:
    if issubclass(cls, Word):
        return ["word"]
    return ["value"] if issubclass(cls, Token) else [field.name for field in template_of(cls).fields]


# -- A phrase and its parts ----------------------------------------------------------------------------------------


def make(cls: type[Phrase], values: Sequence[Any]) -> Phrase:
    """A phrase of this class with these values, in the order of its template's fields."""
    phrase = cls()
    for name, value in zip(fields_of(cls), values, strict=True):
        setattr(phrase, name, value)
    return phrase


def values_of(phrase: Phrase) -> list[Any]:
    return [getattr(phrase, name) for name in fields_of(type(phrase))]


def parts_of(phrase: Phrase) -> list[Phrase]:
    """The phrases that this one is made of, in their order."""
    parts: list[Phrase] = []
    for value in values_of(phrase):
        if isinstance(value, Phrase):
            parts.append(value)
        elif isinstance(value, tuple):
            parts.extend(value)
    return parts


def walk(phrase: Phrase) -> list[Phrase]:
    """The phrase and all that it is made of, each before its parts."""
    found = [phrase]
    for part in parts_of(phrase):
        found += walk(part)
    return found


# -- A phrase in words ---------------------------------------------------------------------------------------------


class Saying:
    """What a phrase says: its words, each with its term, and which of them each phrase in it has."""

    def __init__(self) -> None:
        self.words: list[str] = []
        self.terms: list[str] = []
        self.phrases: list[tuple[Phrase, int, int]] = []

    def add(self, words: Sequence[str], term: str) -> None:
        self.words.extend(words)
        self.terms.extend([term] * len(words))


def said(phrase: Phrase) -> Saying:
    saying = Saying()
    phrase.say(ONE, saying)
    return saying


def filled_in(template: str, phrase: Phrase) -> str:
    """What another template says with the fields of this phrase."""
    compiled = Template(template)
    values = [getattr(phrase, field.name) for field in compiled.fields]
    saying = Saying()
    for part in compiled.parts:
        _say(part, values, ONE, saying, "")
    return write(saying.words)


def _say(part: Part, values: Sequence[Any], number: str, saying: Saying, term: str) -> None:
    if isinstance(part, Words):
        saying.add(part.spelled.words, term)
    elif isinstance(part, One):
        phrase: Phrase = values[part.field.place]
        phrase.say(number_for(part.field, number, values), saying)
    elif isinstance(part, Forms):
        saying.add(part.agreeing(number, values).words, term)
    elif isinstance(part, Many):
        _say_list(part, values[part.field.place], number, saying, term)
    elif isinstance(part, Flag):
        saying.add(part.spelled.words if values[part.field.place] else [], term)
    elif isinstance(part, Maybe) and part.is_there(values):
        for inner in part.parts:
            _say(inner, values, number, saying, term)


def _say_list(part: Many, members: Sequence[Phrase], number: str, saying: Saying, term: str) -> None:
    for i, member in enumerate(members):
        if i:
            saying.add(part.separator.words, "")
        member.say(number, saying)
