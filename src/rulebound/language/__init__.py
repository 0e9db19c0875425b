"""The language in which the program speaks: all its own texts, but not those of cards and rulebooks.

English texts are keys of GNU gettext catalogues: `de.po` has the German ones. `_` looks a text up when it is shown. A
text at the head of a module is only marked, by `N_`, and looked up where it is used. A `Message` is kept as data and
looked up when it is shown. What games declare, such as the sentences of actions and needs, is looked up by `translated`
at the moment when it is put into words for a reader. `python -m rulebound.catalogue` collects all texts. A catalogue is
read by Babel when its language is first used; English needs none.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from gettext import GNUTranslations, NullTranslations
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog

SOURCE: Final = "en"
LANGUAGES: Final = {SOURCE: "English", "de": "Deutsch"}  # each by its own name

PHASE: Final = "phase"  # the context of names of phases
PLURAL: Final = "{plural}"  # in a template: an s unless its number is one

_of_process: list[str] = []  # the language chosen for the whole process, if any
_catalogues: dict[str, NullTranslations] = {SOURCE: NullTranslations()}
_worded: dict[str, tuple[str, dict[str, str]]] = {}  # of texts that were made: the template, and what fills it
_of_task: ContextVar[str] = ContextVar("language", default="")


def _(text: str, /, **values: Any) -> str:
    """The text in the present language, with values for its placeholders."""
    code = _of_task.get() or language()  # views say much, mostly in English
    found = text if code == SOURCE else translations(code).gettext(text)
    return found.format(**values) if values else found


class Message:
    """A text that is put into words whenever it is shown, in the language of that moment.

    values: what fills its placeholders: words that are the same in each language, numbers, or further messages.
    """

    def __init__(self, text: str, /, **values: Any) -> None:
        self.text = text
        self.values = values

    def __str__(self) -> str:
        return _(self.text, **self.values)

    def __repr__(self) -> str:
        return f"Message({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.text, self.values) == (other.text, other.values)

    def __hash__(self) -> int:
        return hash(self.text)


def _n(one: str, many: str, n: int, /, **values: Any) -> str:
    """One of two texts, by a number, which they may show as `{n}`."""
    return translations(language()).ngettext(one, many, n).format(n=n, **values)


def translated(text: str) -> str:
    """A text that is declared as data, in the present language; words in braces stay for its table to fill in."""
    code = _of_task.get() or language()
    if code == SOURCE or not text:
        return text
    found = _worded.get(text)
    if found is None:
        return translations(code).gettext(text)
    template, parts = found
    return filled(translations(code).gettext(template), {name: translated(part) for name, part in parts.items()})


def phase_name(text: str) -> str:
    """The name of a phase of a turn, which may be another word where it stands for something else."""
    return translations(language()).pgettext(PHASE, text)


def numbered(template: str, n: int) -> str:
    """The same for a template that may have `{plural}`: its singular or plural, by this number."""
    if PLURAL not in template:
        return translated(template)
    one, many = forms(template)
    return translations(language()).ngettext(one, many, n)


def forms(template: str) -> tuple[str, str]:
    """Singular and plural of a template with `{plural}`."""
    return template.replace(PLURAL, ""), template.replace(PLURAL, "s")


def worded(template: str, /, **parts: str) -> str:
    """The English text of a template whose parts are known when a card is read, such as the words of a card.

    `translated` still knows how it was made, and translates the template. Other words in braces stay.
    """
    text = filled(template, parts)
    _worded[text] = template, parts
    return text


def template_of(text: str) -> str:
    """The template of a text that was made by `worded`; of others the text itself."""
    found = _worded.get(text)
    return found[0] if found else text


def filled(template: str, parts: dict[str, str]) -> str:
    """A template with some of its words in braces filled in."""
    for name, part in parts.items():
        template = template.replace(f"{{{name}}}", part)
    return template


def number(value: float, digits: int = 0, sign: str = "") -> str:
    """A number with the separators of the present language: `1,000.5`, `1.000,5`. sign: `+` for positive ones too."""
    return f"{value:{sign},.{digits}f}".translate(separators(language()))


@cache
def separators(code: str) -> dict[int, str]:
    """What a language writes for the comma and the point of English numbers."""
    if code == SOURCE:
        return {}
    from babel.numbers import get_decimal_symbol, get_group_symbol

    return {ord(","): get_group_symbol(code), ord("."): get_decimal_symbol(code)}


def N_(text: str) -> str:  # noqa: N802  # gettext's own name
    """Marks a text for the catalogue, and leaves it in English."""
    return text


def language() -> str:
    """The present language, as a code: that of the task, else that of the process, else English."""
    return _of_task.get() or chosen() or SOURCE


def chosen() -> str:
    """The language that was chosen for the whole process; empty if none was."""
    return _of_process[0] if _of_process else ""


def choose(code: str) -> None:
    """Speaks a language in the whole process. code: one of LANGUAGES, or empty for none."""
    _of_process[:] = [code] if code else []


def speak(code: str) -> None:
    """Speaks a language for the rest of this task, and in tasks that it begins."""
    _of_task.set(code)


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Speaks a language for a while, in this task."""
    token = _of_task.set(code)
    try:
        yield
    finally:
        _of_task.reset(token)


def preferred(accepted: str) -> str:
    """The best language for a browser. accepted: its Accept-Language, as in "de-AT,de;q=0.9,en;q=0.8"."""
    weighted: list[tuple[float, str]] = []
    for part in accepted.split(","):
        code, _sep, weight = part.partition(";q=")
        try:
            weighted.append((-float(weight or 1), code.strip().partition("-")[0].lower()))
        except ValueError:
            continue
    known = [code for weight, code in sorted(weighted, key=lambda pair: pair[0]) if weight < 0 and code in LANGUAGES]
    return known[0] if known else SOURCE


def translations(code: str) -> NullTranslations:
    """The catalogue of a language, for lookups."""
    found = _catalogues.get(code)
    if found is None:
        found = _catalogues[code] = read(code)
    return found


def teach(code: str, texts: NullTranslations) -> None:
    """Adds a language of which there is no catalogue here, or replaces one. texts: its translations."""
    _catalogues[code] = texts


def read(code: str) -> NullTranslations:
    """The catalogue of a language, compiled."""
    from babel.messages.mofile import write_mo

    compiled = io.BytesIO()
    write_mo(compiled, catalogue(code))
    compiled.seek(0)
    return GNUTranslations(compiled)


@cache
def catalogue(code: str) -> Catalog:
    """The catalogue of a language, with the files in which each text is used."""
    from babel.messages.pofile import read_po

    with resources.files(__name__).joinpath(f"{code}.po").open("rb") as file:
        return read_po(file, locale=code)


def texts_of(folder: str, code: str) -> dict[str, list[str]]:
    """The texts that are used in files below a folder, by the English ones: one, or the singular and the plural."""
    if code == SOURCE:
        return {}
    found: dict[str, list[str]] = {}
    for message in catalogue(code):
        if message.id and any(path.startswith(folder) for path, _line in message.locations):
            key, text = message.id, message.string
            found[key if isinstance(key, str) else key[0]] = [text] if isinstance(text, str) else list(text or ())
    return found
