"""Templates: how a phrase's English is written down, and what it is compiled to.

[{who:Player} ]gains/gain {amount} {extra?additional} {resource#amount}[ for each {noun}]

words                        themselves
{amount}  {who:Player}       a field, of the kind Amount by its name, of the kind Player
[...]                        there when its fields are, and else they are None (a list in it is empty)
gains/gain  is/are/am        agrees with the nearest field before it: one, many, I; with none, it is an order: many
{noun+}                      plural
{resource#amount}            has the number of the earlier field `amount`
{verb:Verb@who}              is done by the earlier field `who`: its own verb agrees with that
{kind~}                      has the number that the phrase it is in has
{options:Effect*; or}        a list with `; or` between its members;  {adjectives:Adjective**} may be empty
{extra?additional}           a yes or no: the words are there when it is yes
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

from rulebound.cardtext.grammar.writing import plain, words_of

PIECE: Final = re.compile(
    r"\{(?P<field>\w+)(?::(?P<kind>\w+))?"
    r"(?:(?P<mark>[~+])|(?P<link>[#@])(?P<other>\w+)|(?P<stars>\*\*?)(?P<separator>[^{}]*)|\?(?P<flag>[^{}]+))?\}"
    r"|(?P<bracket>[\[\]])"
    r"|(?P<forms>\w[\w']*(?:/\w[\w']*)+)"
)
STRAY: Final = re.compile(r"[{}]")

ONE: Final = "one"  # the numbers that a phrase can have ...
MANY: Final = "many"
SPEAKER: Final = "I"  # ... and this one, as in `I am`
NUMBERS: Final = (ONE, MANY, SPEAKER)
DOES: Final = "does"  # that of an instruction which one player does: `draws a card`; otherwise it is an order

SINGLE: Final = "single"  # the ways a field can be filled
LIST: Final = "list"
FLAG: Final = "flag"


class TemplateError(ValueError):
    """A template that cannot be read."""


class Spelled:
    """Words as they are written, and as they are compared."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = list(words)
        self.plain = [plain(word) for word in words]


class Field:
    """A field of a phrase: what may stand in it, and which number that must have."""

    def __init__(self, name: str, kind: str, way: str, place: int) -> None:
        self.name = name
        self.kind = kind
        self.way = way
        self.place = place  # among the fields of the template
        self.number = ""  # its mark: ~ or + or # or @
        self.other = -1  # with # and @, the place of the field that it agrees with
        self.is_optional = False

    def absent(self) -> Any:
        """What it holds when the bracket that it is in is not there."""
        return {SINGLE: None, LIST: (), FLAG: False}[self.way]

    def annotation(self) -> str:
        """How a class must annotate it."""
        if self.way == SINGLE:
            return f"{self.kind} | None" if self.is_optional else self.kind
        return f"tuple[{self.kind}, ...]" if self.way == LIST else "bool"


class Part:
    """A piece of a template. `rest` is all that comes after it."""

    def __init__(self) -> None:
        self.rest: list[Part] = []


class Words(Part):
    """Words that stand there as they are."""

    def __init__(self, words: list[str]) -> None:
        super().__init__()
        self.spelled = Spelled(words)


class Forms(Part):
    """A word that agrees with a field before it; `subjects` are those fields, the nearest first."""

    def __init__(self, forms: list[str], subjects: list[Field]) -> None:
        super().__init__()
        self.forms = [Spelled([form]) for form in forms]
        self.subjects = subjects

    def form(self, number: str) -> Spelled:
        return self.forms[min(NUMBERS.index(number), len(self.forms) - 1)]

    def agreeing(self, whole: str, values: Sequence[Any]) -> Spelled:
        """The form for these values of the fields; an absent field is passed over."""
        for field in self.subjects:
            value = values[field.place]
            if value is not None:
                return self.form(number_for(field, whole, values) if field.number else value.number())
        return self.form(ONE if whole == DOES else MANY)


class One(Part):
    """A field with one phrase in it."""

    def __init__(self, field: Field) -> None:
        super().__init__()
        self.field = field


class Many(Part):
    """A field with a list of phrases in it."""

    def __init__(self, field: Field, separator: list[str], *, may_be_empty: bool) -> None:
        super().__init__()
        self.field = field
        self.separator = Spelled(separator)
        self.may_be_empty = may_be_empty


class Flag(Part):
    """A yes or no, shown by words that are there or not."""

    def __init__(self, field: Field, words: list[str]) -> None:
        super().__init__()
        self.field = field
        self.spelled = Spelled(words)


class Maybe(Part):
    """Parts that are there when their fields are."""

    def __init__(self, parts: list[Part], fields: list[Field]) -> None:
        super().__init__()
        self.parts = parts
        self.absent = tuple([field.absent() for field in fields])  # of all fields in it, brackets in brackets too
        self.shown_by = [p.field for p in parts if isinstance(p, One) or (isinstance(p, Many) and not p.may_be_empty)]

    def is_there(self, values: Sequence[Any]) -> bool:
        return all([bool(values[f.place]) if f.way == LIST else values[f.place] is not None for f in self.shown_by])


def must_be_there(part: Part) -> bool:
    """Whether the words of a part cannot be absent."""
    return not isinstance(part, (Flag, Maybe)) and not (isinstance(part, Many) and part.may_be_empty)


class Template:
    """A compiled template: its parts, and its fields in their order."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.fields: list[Field] = []
        self.parts = _compiled(self)
        _link(self.parts, [])


def number_for(field: Field, whole: str, values: Sequence[Any]) -> str:
    """The number that a field's phrase must have, in a phrase of the number `whole` with these values before it."""
    if field.number == "#":
        number: str = values[field.other].number()
        return number
    if field.number == "@":
        return DOES if values[field.other].number() == ONE else ONE
    if field.number == "~":
        return ONE if whole == DOES else whole
    return MANY if field.number else ONE


def kind_of(name: str) -> str:
    """The kind that a field has by its name: `recruit_cost` is a RecruitCost."""
    return "".join([part[:1].upper() + part[1:] for part in name.split("_")])


# -- Compiling -----------------------------------------------------------------------------------------------------


def _compiled(template: Template) -> list[Part]:
    nested: list[list[Part]] = [[]]
    began: list[int] = []  # for each open bracket, the number of fields before it
    at = 0
    for match in PIECE.finditer(template.text):
        _add_words(template, nested[-1], template.text[at : match.start()])
        at = match.end()
        if match["bracket"] == "[":
            nested.append([])
            began.append(len(template.fields))
        elif match["bracket"] == "]":
            if not began:
                raise TemplateError(f"in the template {template.text!r}, a ']' has no '['")
            inner = nested.pop()
            nested[-1].append(_maybe(template, inner, began.pop()))
        elif match["forms"]:
            nested[-1].append(Forms(match["forms"].split("/"), _subjects(template)))
        else:
            nested[-1].append(_field(template, match))
    _add_words(template, nested[-1], template.text[at:])
    if began:
        raise TemplateError(f"in the template {template.text!r}, a '[' has no ']'")
    return nested[0]


def _add_words(template: Template, parts: list[Part], text: str) -> None:
    if STRAY.search(text):
        raise TemplateError(f"in the template {template.text!r}, {text.strip()!r} cannot be read")
    words = words_of(text)
    if words:
        parts.append(Words(words))


def _subjects(template: Template) -> list[Field]:
    return [field for field in reversed(template.fields) if field.way == SINGLE]


def _field(template: Template, match: re.Match[str]) -> Part:
    name = match["field"]
    kind = match["kind"] or kind_of(name)
    if name in [field.name for field in template.fields]:
        raise TemplateError(f"in the template {template.text!r}, the field {name!r} stands twice")
    way = LIST if match["stars"] else FLAG if match["flag"] else SINGLE
    field = Field(name, "" if way == FLAG else kind, way, len(template.fields))
    if match["mark"]:
        field.number = match["mark"]
    elif match["other"]:
        field.number = match["link"]
        field.other = _earlier(template, match["other"])
    template.fields.append(field)
    if way == LIST:
        return Many(field, words_of(match["separator"]), may_be_empty=match["stars"] == "**")
    return Flag(field, words_of(match["flag"])) if way == FLAG else One(field)


def _earlier(template: Template, name: str) -> int:
    for field in template.fields:
        if field.name == name and field.way == SINGLE and not field.is_optional:
            return field.place
    raise TemplateError(
        f"in the template {template.text!r}, '#{name}' has no field {name!r} before it that is always there"
    )


def _maybe(template: Template, parts: list[Part], began: int) -> Maybe:
    fields = template.fields[began:]
    for field in fields:
        field.is_optional = True
    maybe = Maybe(parts, fields)
    if not maybe.shown_by:
        raise TemplateError(f"in the template {template.text!r}, a bracket has no field to say whether it is there")
    return maybe


def _link(parts: list[Part], after: list[Part]) -> None:
    for i, part in enumerate(parts):
        part.rest = parts[i + 1 :] + after
        if isinstance(part, Maybe):
            _link(part.parts, part.rest)
