"""Which phrases a language has: by kind, and by the words that a phrase can begin with."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from types import ModuleType
from typing import Final

from rulebound.cardtext.grammar.first_words import ANY, FirstWords
from rulebound.cardtext.grammar.phrase import Phrase, Token, Word, spellings, template_of
from rulebound.cardtext.grammar.template import Flag, Forms, Many, Maybe, Part, Words

BASES: Final[frozenset[type]] = frozenset((object, Phrase, Word, Token))


class Phrasebook:
    """The phrases of some modules. Kinds go by their names, because templates name them."""

    def __init__(self, modules: Sequence[ModuleType]) -> None:
        classes = classes_of(modules)
        self.phrases = phrases_among(classes)
        self.kinds = {kind.__name__: kind for kind in [*kinds_of(self.phrases), *classes]}
        self.members: dict[str, list[type[Phrase]]] = {name: [] for name in self.kinds}
        for phrase in self.phrases:
            for kind in kinds_of([phrase]):
                self.members[kind.__name__].append(phrase)
        self.labels = {name: label_of(kind) for name, kind in self.kinds.items()}
        self.vocabulary = {word for phrase in self.phrases for word in vocabulary_of(phrase)}
        self.orders = {form: order for phrase in self.phrases for form, order in orders_of(phrase)}
        self.first_words = FirstWords(self.members)
        self._needed: dict[type[Phrase], list[frozenset[str]]] = {}

    def beginning(self, kind: str, first: str) -> list[type[Phrase]]:
        """The phrases of this kind that can begin with this word."""
        return self.first_words.beginning(kind, first if first in self.vocabulary else ANY).all

    def beginning_with(self, kind: str, first: str, second: str) -> list[type[Phrase]]:
        """The phrases of this kind that can begin with these two words, or with the first one and end there."""
        return self.first_words.beginning(kind, first if first in self.vocabulary else ANY).before(second)

    def can_stand_among(self, phrase: type[Phrase], words: Collection[str]) -> bool:
        """Whether a text of these words has all that the template of a phrase says in any case."""
        needed = self._needed.get(phrase)
        if needed is None:
            needed = self._needed[phrase] = needed_words(phrase)
        return all([not some.isdisjoint(words) for some in needed])


def classes_of(modules: Sequence[ModuleType]) -> list[type]:
    """The phrases in the modules and all classes written there, for a kind may be one that nothing is of."""
    names = {module.__name__ for module in modules}
    found = dict.fromkeys([value for module in modules for value in vars(module).values() if isinstance(value, type)])
    return [cls for cls in found if cls not in BASES and (issubclass(cls, Phrase) or cls.__module__ in names)]


def phrases_among(classes: Sequence[type]) -> list[type[Phrase]]:
    """Those that have words. A class whose words another one inherits gives its place to that one."""
    speaking: list[type[Phrase]] = [cls for cls in classes if issubclass(cls, Phrase) and speaks(cls)]
    replaced = {base for cls in speaking for base in cls.__mro__[1:] if origin(cls) is origin(base)}
    return [cls for cls in speaking if cls not in replaced]


def speaks(cls: type[Phrase]) -> bool:
    if issubclass(cls, Word):
        return bool(cls.forms)
    return bool(cls.pattern) if issubclass(cls, Token) else bool(cls.text)


def origin(cls: type) -> type | None:
    """The class that a phrase has its words from."""
    for base in cls.__mro__:
        if base not in BASES and any([name in base.__dict__ for name in ("text", "forms", "pattern")]):
            return base
    return None


def kinds_of(phrases: Iterable[type[Phrase]]) -> list[type]:
    """The kinds that these phrases are of: themselves, what they are below, and traits."""
    return list(dict.fromkeys([base for phrase in phrases for base in phrase.__mro__ if base not in BASES]))


def label_of(kind: type) -> str:
    """What errors call a kind: its own label, or that of the nearest kind above it."""
    for base in kind.__mro__:
        label = base.__dict__.get("label", "")
        if label:
            return str(label)
    return ""


def orders_of(phrase: type[Phrase]) -> list[tuple[str, str]]:
    """The verbs of a template that somebody else does, with the form that is an order: `gains`, `gain`."""
    if issubclass(phrase, Word | Token):
        return []
    forms = [part.forms for part in template_of(phrase).parts if isinstance(part, Forms)]
    verbs = [(some[0].plain[0], some[1].plain[0]) for some in forms]
    return [(form, order) for form, order in verbs if form.endswith("s") and not order.endswith("s")]


def vocabulary_of(phrase: type[Phrase]) -> list[str]:
    """All words, as they are compared, that a class can say by itself."""
    if issubclass(phrase, Word):
        return [word for spelled in spellings(phrase) for word in spelled.plain]
    return [] if issubclass(phrase, Token) else _vocabulary_of(template_of(phrase).parts)


def needed_words(phrase: type[Phrase]) -> list[frozenset[str]]:
    """The words of a template that are always there, each with the other forms of it."""
    if issubclass(phrase, Word | Token):
        return []
    found: list[frozenset[str]] = []
    for part in template_of(phrase).parts:
        if isinstance(part, Words):
            found += [frozenset([word]) for word in part.spelled.plain]
        elif isinstance(part, Forms):
            found.append(frozenset([word for form in part.forms for word in form.plain]))
    return found


def _vocabulary_of(parts: Sequence[Part]) -> list[str]:
    found: list[str] = []
    for part in parts:
        if isinstance(part, Words | Flag):
            found += part.spelled.plain
        elif isinstance(part, Forms):
            found += [word for form in part.forms for word in form.plain]
        elif isinstance(part, Many):
            found += part.separator.plain
        elif isinstance(part, Maybe):
            found += _vocabulary_of(part.parts)
    return found
