"""The languages of these tests: five games' English with their texts, and tiny ones made of a few classes."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Final, TypeVar

from rulebound.cardtext.grammar.errors import TextError
from rulebound.cardtext.grammar.language import Language
from rulebound.cardtext.grammar.phrase import Phrase
from tests.cardtext.phrases import arcane, avarium, core, courses, proelium, varia

MODULES: Final = {"arcane": arcane, "avarium": avarium, "courses": courses, "proelium": proelium, "varia": varia}
P = TypeVar("P", bound=Phrase)

GAMES: Final = sorted(MODULES)
TEXTS: Final[dict[str, list[str]]] = tomllib.loads(Path(__file__).with_name("texts.toml").read_text(encoding="utf-8"))


@cache
def language_of(game: str) -> Language[core.Text]:
    return Language(core.Text, core, MODULES[game])


def module_of(*classes: type, name: str = "tiny") -> ModuleType:
    """A module that holds these classes, as if they were written there."""
    module = ModuleType(name)
    for cls in classes:
        cls.__module__ = name
        setattr(module, cls.__name__, cls)
    return module


def phrase(name: str, text: str, base: type[Phrase] = Phrase, **annotations: str) -> type[Phrase]:
    """A class of phrases as somebody might write it by mistake."""
    return type(name, (base,), {"text": text, "__annotations__": annotations})


def tiny(*classes: type[Phrase]) -> Language[Phrase]:
    """A language of these classes; the first is the whole text."""
    return Language(classes[0], module_of(*classes))


def error_of(language: Language[P], text: str) -> TextError:
    """The error that reading this text raises."""
    try:
        language.parse(text)
    except TextError as error:
        return error
    raise AssertionError(f"{text!r} can be read")
