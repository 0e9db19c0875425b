"""Which phrases a language has: by kind, and by the word that a phrase can begin with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from types import ModuleType
from typing import Final

from rulebound.cardtext.grammar.phrase import Phrase, Token, Word, forms_of, template_of
from rulebound.cardtext.grammar.template import Flag, Forms, Many, Maybe, One, Part, Words

ANY: Final = ""  # stands for whatever a token's pattern allows
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
        self._first_words: dict[type[Phrase], set[str]] = {}
        self._beginning: dict[tuple[str, str], list[type[Phrase]]] = {}

    def beginning(self, kind: str, word: str) -> list[type[Phrase]]:
        """The phrases of this kind that can begin with this word."""
        key = (kind, word if word in self.vocabulary else ANY)
        found = self._beginning.get(key)
        if found is None:
            either = {word, ANY}
            found = [phrase for phrase in self.members[kind] if not either.isdisjoint(self.first_words(phrase))]
            self._beginning[key] = found
        return found

    def first_words(self, phrase: type[Phrase]) -> set[str]:
        """The words that the phrase can begin with, and ANY where a token can stand first."""
        found = self._first_words.get(phrase)
        if found is None:
            if issubclass(phrase, Token):
                found = {ANY}
            elif issubclass(phrase, Word):
                forms = forms_of(phrase)
                found = {spelled.plain[0] for some in (forms.single, forms.plural) for spelled in some.values()}
            else:
                found = self._first_words_of(template_of(phrase).parts)
            self._first_words[phrase] = found
        return found

    def _first_words_of(self, parts: Sequence[Part]) -> set[str]:
        found: set[str] = set()
        for part in parts:
            if isinstance(part, Words | Flag):
                found.add(part.spelled.plain[0])
            elif isinstance(part, Forms):
                found |= {form.plain[0] for form in part.forms}
            elif isinstance(part, One | Many):
                found |= {word for phrase in self.members[part.field.kind] for word in self.first_words(phrase)}
            elif isinstance(part, Maybe):
                found |= self._first_words_of(part.parts)
            if must_be_there(part):
                break
        return found


def must_be_there(part: Part) -> bool:
    return not isinstance(part, Flag | Maybe) and not (isinstance(part, Many) and part.may_be_empty)


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
        forms = forms_of(phrase)
        return [word for some in (forms.single, forms.plural) for spelled in some.values() for word in spelled.plain]
    return [] if issubclass(phrase, Token) else _vocabulary_of(template_of(phrase).parts)


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
