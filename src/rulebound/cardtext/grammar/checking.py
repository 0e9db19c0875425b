"""Checking: whether each phrase of a language is sound by itself. `consistency` is whether they go together."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from inspect import get_annotations
from types import ModuleType
from typing import Final

from rulebound.cardtext.grammar.errors import LanguageError
from rulebound.cardtext.grammar.phrase import Phrase, Token, Word, template_of
from rulebound.cardtext.grammar.phrasebook import classes_of, phrases_among
from rulebound.cardtext.grammar.template import Field, TemplateError, must_be_there

OF_EVERY_PHRASE: Final = frozenset(("number", "say", "text", "label", "term", "misread", "forms", "terms", "pattern"))


def check_classes(modules: Sequence[ModuleType]) -> None:
    """Whether each class is sound by itself, and its name its own. Raises LanguageError."""
    classes = classes_of(modules)
    kinds = {cls.__name__: cls for cls in classes}
    problems = [problem for phrase in phrases_among(classes) for problem in problems_of_class(phrase, kinds)]
    if problems := [*problems_of_names(classes), *problems]:
        raise LanguageError(problems)


def problems_of_names(classes: Sequence[type]) -> list[str]:
    """Names that stand for two classes: templates and errors name classes, so one would hide the other."""
    named: dict[str, type] = {}
    problems: list[str] = []
    for cls in classes:
        other = named.setdefault(cls.__name__, cls)
        if other is not cls:
            problems.append(f"the name {cls.__name__!r} stands for two classes: {full_name(other)}, {full_name(cls)}")
    return problems


def full_name(cls: type) -> str:
    return f"{cls.__module__}.{cls.__name__}"


def problems_of_class(phrase: type[Phrase], kinds: Mapping[str, type]) -> list[str]:
    if issubclass(phrase, Word):
        problems = [] if all(phrase.forms) else ["one of its forms is empty"]
    elif issubclass(phrase, Token):
        problems = problems_of_pattern(phrase.pattern)
    else:
        problems = problems_of_template(phrase, kinds)
    return [f"{full_name(phrase)}: {problem}" for problem in problems]


def problems_of_pattern(pattern: str) -> list[str]:
    try:
        compiled = re.compile(pattern)
    except re.error as error:
        return [f"the pattern {pattern!r} cannot be read: {error}"]
    return [f"the pattern {pattern!r} allows for nothing"] if compiled.fullmatch("") else []


def problems_of_template(phrase: type[Phrase], kinds: Mapping[str, type]) -> list[str]:
    try:
        template = template_of(phrase)
    except TemplateError as error:
        return [str(error)]
    if not any([must_be_there(part) for part in template.parts]):
        return [f"the template {template.text!r} can be empty: nothing in it must be there"]
    taken = [field.name for field in template.fields if field.name in OF_EVERY_PHRASE]
    return [f"a field cannot be called {name!r}, which every phrase has" for name in taken] + problems_of_annotations(
        phrase, template.fields, kinds
    )


def problems_of_annotations(phrase: type[Phrase], fields: Sequence[Field], kinds: Mapping[str, type]) -> list[str]:
    """Where the annotations of a class do not say what its template says. A compiled class has none to compare.

    A template may narrow the field of a kind above it: `{what:It}` where that has a `Object`.
    """
    annotated = annotations_of(phrase)
    if not annotated:
        return []
    problems: list[str] = []
    for field in fields:
        given = annotated.get(field.name, "")
        if not given:
            problems.append(f"the field {field.name!r} of the template is not annotated: {field.annotation()}")
        elif written_alike(given) != written_alike(field.annotation()) and not narrows(phrase, field, given, kinds):
            problems.append(f"the field {field.name!r} must be annotated {field.annotation()!r}, not {given!r}")
    names = {field.name for field in fields}
    own = [name for name in own_annotations(phrase) if name not in names]
    return problems + [f"{name!r} is annotated, but no field of the template {phrase.text!r}" for name in own]


def narrows(phrase: type[Phrase], field: Field, given: str, kinds: Mapping[str, type]) -> bool:
    """Whether a kind above has this field, for a kind of phrases to which that of the template belongs."""
    if field.name in own_annotations(phrase) or field.annotation() not in kinds:
        return False
    return given in [base.__name__ for base in kinds[field.annotation()].__mro__]


def annotations_of(phrase: type[Phrase]) -> dict[str, str]:
    found: dict[str, str] = {}
    for base in reversed(phrase.__mro__):
        found |= {name: str(value) for name, value in get_annotations(base).items()}
    return found


def own_annotations(phrase: type[Phrase]) -> list[str]:
    """What the class with the template annotates itself; kinds above it may keep more beside the fields."""
    for base in phrase.__mro__:
        if "text" in base.__dict__:
            annotated = get_annotations(base)
            return [name for name, value in annotated.items() if "ClassVar" not in str(value)]
    return []


def written_alike(annotation: str) -> str:
    plainly = re.sub(r"Optional\[(.*)\]", r"\1|None", annotation)
    return re.sub(r"[\s'\"]", "", plainly)
