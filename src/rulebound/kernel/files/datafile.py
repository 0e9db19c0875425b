"""Files of cards and decks: TOML with a fixed schema. All problems of a file are reported at once, with their lines."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import islice
from pathlib import Path
from typing import Any
from unicodedata import normalize

from rulebound.kernel.basics.problem import CardError, nearest, shown, unknown_keys
from rulebound.kernel.basics.setup import Deck
from rulebound.kernel.files.motifs import MOTIFS
from rulebound.kernel.files.toml_places import place_of
from rulebound.language import N_, _

HEADER = re.compile(r"\s*\[\[\s*(?P<name>[\w-]+)\s*\]\]")
KEY = re.compile(r"\s*(?P<key>[\w-]+|\"[^\"]*\")\s*=")
MOST_FILES = 64  # whose contents are kept; all games together have forty


@dataclass(frozen=True)
class Entry:
    """One `[[name]]` of a file: its values, the line it begins on, and the line of each of its keys."""

    name: str
    values: dict[str, Any]
    line: int
    lines: dict[str, int] = field(default_factory=dict)
    source: list[str] = field(default_factory=list, repr=False)  # the lines of the file

    def at(self, key: str) -> str:
        """The place of a key, to begin a problem with."""
        return f"line {self.lines.get(key, self.line)}: "

    def at_letter(self, key: str, letter: int) -> str:
        """The place of a letter of the text that a key has, to begin a problem with."""
        line = self.lines.get(key, self.line)
        place = place_of(self.source, line, self.values[key], letter)
        return f"line {place[0]}, column {place[1]}: " if place else f"line {line}: "


def read_entries(path: Path, names: tuple[str, ...]) -> list[Entry]:
    """The entries of a TOML file. Raises CardError if it cannot be read or has other contents."""
    text, data, problems = read_toml(path)
    if problems:
        raise CardError(str(path), problems)
    if "card" in data and "deck" in data and len(names) == 1:
        raise CardError(str(path), [_("a file holds cards or decks: put the decks into a file of their own")])
    problems += unknown_keys("", data, names)
    problems += [
        _("{key!r} must be written as [[{name}]]", key=name, name=name)
        for name in names
        if not _is_entries(data.get(name, []))
    ]
    if problems:
        raise CardError(str(path), problems)
    return list(entries_of(text, names))


def read_toml(path: Path) -> tuple[str, dict[str, Any], list[str]]:
    """The text of a file, its contents as TOML, and why it cannot be read, if it cannot."""
    try:
        # Some editors put a mark before the first letter, and an accent may be a letter of its own.
        text = normalize("NFC", path.read_text(encoding="utf-8-sig"))
        data = contents(text)
    except OSError as error:
        return "", {}, [_("it cannot be read: {reason}", reason=error.strerror)]
    except UnicodeDecodeError as error:
        return "", {}, [_("it is not UTF-8 text: {reason} at byte {place}", reason=error.reason, place=error.start)]
    except RecursionError:
        return "", {}, [_("too many brackets stand in one another")]
    except ValueError as error:  # not only invalid TOML, also a number of thousands of digits
        if path.suffix == ".csv":
            return "", {}, [_(SPREADSHEET, file=path.name)]
        return "", {}, [_("it is not TOML: {error}", error=error)]
    return text, data, [_("a number is larger than any number of TOML")] if holds_huge_number(data) else []


@lru_cache(maxsize=MOST_FILES)
def contents(text: str) -> dict[str, Any]:
    """A text as TOML, not to be changed: a game's own files are read again with each set of somebody's own cards."""
    return tomllib.loads(text)


@lru_cache(maxsize=MOST_FILES)
def entries_of(text: str, names: tuple[str, ...]) -> tuple[Entry, ...]:
    """The entries of these names in a text, not to be changed either."""
    data = contents(text)
    return tuple(with_lines(text, {name: data.get(name, []) for name in names}))


def holds_huge_number(data: dict[str, Any]) -> bool:
    """Whether a number has more than the 64 bits of TOML; one with thousands of digits cannot even be printed."""
    waiting: list[Any] = [data]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value
        elif isinstance(value, int) and value.bit_length() > BITS:
            return True
    return False


def _is_entries(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, dict) for item in value)


def with_lines(text: str, data: dict[str, list[dict[str, Any]]]) -> list[Entry]:
    """The entries of a file with their lines, in their order."""
    entries: list[Entry] = []
    left = {name: iter(values) for name, values in data.items()}
    source = text.split("\n")
    for number, line in enumerate(source, 1):
        if (header := HEADER.match(line)) and header["name"] in left:
            found = islice(left[header["name"]], 1)
            entries += [Entry(header["name"], values, number, source=source) for values in found]
        elif entries and (key := KEY.match(line)):
            entries[-1].lines.setdefault(key["key"].strip('"'), number)
    return entries + [Entry(name, values, 1, source=source) for name, others in left.items() for values in others]


@dataclass(frozen=True)
class Number:
    """A whole number that a card prints, from least to most, both allowed. usual: what a card has that does not say."""

    least: int
    most: int
    usual: int = 0


@dataclass(frozen=True)
class Schema:
    """What the cards of a kind print besides name, kind, text and printed: numbers, and words from fixed lists.

    All are required except the optional numbers.
    """

    numbers: dict[str, Number]
    optional: dict[str, Number] = field(default_factory=dict)
    words: dict[str, tuple[str, ...]] = field(default_factory=dict)


SPREADSHEET = N_(
    "this is a spreadsheet; make a file of cards from it with "
    "`rulebound cards export GAME --cards {file} --out FILE.toml`"
)
BITS = 64  # of a number in TOML
LONGEST_NAME = 60
MOST_OF_ONE = 99  # of one card in a deck, before a game says how many it allows
MOST_MOTIFS = 2
COMMON = ("name", "kind", "text", "printed", "motif", "art")


def check_card(entry: Entry, schemas: dict[str, Schema]) -> list[str]:
    """The problems of a card's entry, each with its line."""
    values, where = entry.values, entry.at
    problems = [f"{where('name')}{fault}" for fault in faults_of_name("card", values.get("name"))]
    kind = values.get("kind")
    if not isinstance(kind, str) or kind not in schemas:
        near = (
            nearest(str(kind), schemas) if kind is not None else _("; it is one of {kinds}", kinds=", ".join(schemas))
        )
        return [*problems, where("kind") + _("a card needs a kind{nearest}", nearest=near)]
    schema = schemas[kind]
    numbers = schema.numbers | schema.optional
    known = [*COMMON, *numbers, *schema.words]
    problems += [
        where(key)
        + _("cards of the kind {kind} have no {key}{nearest}", kind=kind, key=shown(key), nearest=nearest(key, known))
        for key in values
        if key not in known
    ]
    problems += [
        where(key) + _("cards of the kind {kind} need {key!r}", kind=kind, key=key)
        for key in [*schema.numbers, *schema.words]
        if key not in values
    ]
    for key, number in numbers.items():
        value = values.get(key, number.least)
        if type(value) is not int or not number.least <= value <= number.most:
            what = _("{key!r} must be a number from {least} to {most}, not {value}")
            problems.append(where(key) + what.format(key=key, least=number.least, most=number.most, value=shown(value)))
    for key, words in schema.words.items():
        word = values.get(key, words[0])
        if word not in words:
            single = [word for word in words if not is_pair(word, words)]
            what = (
                _("{key!r} is one of {words}, not {word}")
                if len(single) == len(words)
                else _("{key!r} is one or two of {words}, not {word}")
            )
            problems.append(where(key) + what.format(key=key, words=", ".join(single), word=shown(word)))
    if not isinstance(values.get("text", ""), str):
        problems.append(where("text") + _("'text' must be text"))
    problems += [f"{where('motif')}{fault}" for fault in faults_of_motif(values.get("motif", MOTIFS[0]))]
    return problems + _check_printed(entry)


def is_pair(word: str, words: Collection[str]) -> bool:
    """Whether a word of a schema is two of its others."""
    one, _space, other = word.partition(" ")
    return one in words and other in words


def faults_of_motif(motif: object) -> list[str]:
    """The problems of a picture's motif: one name, or two with a plus between them."""
    names = str(motif).split("+")
    unknown = [name for name in names if name not in MOTIFS]
    if unknown:
        return [_("there is no motif {name}{nearest}", name=shown(unknown[0]), nearest=nearest(unknown[0], MOTIFS))]
    return [_("a picture has one motif or two, not {n}", n=len(names))] if len(names) > MOST_MOTIFS else []


def faults_of_name(what: str, name: object) -> list[str]:
    """The problems of the name of a card or deck: it must be recognizable as a name in any sentence."""
    if not isinstance(name, str) or not name.strip():
        return [_("a deck needs a name") if what == "deck" else _("a card needs a name")]
    if name.strip() != name:
        return [_("a name has no space before or after it: write {name}", name=shown(name.strip()))]
    hidden = [f"U+{ord(letter):04X}" for letter in dict.fromkeys(name) if not letter.isprintable()]
    if hidden:
        return [_("a name is one line of letters that can be seen, and {letters} cannot", letters=", ".join(hidden))]
    return (
        [_("a name has at most {most} letters, not {n}", most=LONGEST_NAME, n=len(name))]
        if len(name) > LONGEST_NAME
        else []
    )


def _check_printed(entry: Entry) -> list[str]:
    printed = entry.values.get("printed", [])
    if not isinstance(printed, list):
        return [entry.at("printed") + _("'printed' must be a list of the keys that a rulebook prints")]
    return unknown_keys(entry.at("printed") + _("in 'printed', "), [str(key) for key in printed], entry.values)


def read_deck(entry: Entry, lists: tuple[str, ...], problems: list[str]) -> Deck:
    """A deck's entry: its name, a sentence about it, and its lists, each of names or of numbers by name."""
    values, where = entry.values, entry.at
    problems += [f"{where('name')}{fault}" for fault in faults_of_name("deck", values.get("name"))]
    for key in values:
        problems += unknown_keys(where(key) + _("of a deck, "), [key], ["name", "about", *lists])
    counted = {key: _count(entry, key, problems) for key in lists}
    return Deck(str(values.get("name", "without name")), str(values.get("about", "")), counted)


def _count(entry: Entry, key: str, problems: list[str]) -> dict[str, int]:
    listed = entry.values.get(key, [])
    counted: dict[str, int] = {}
    if isinstance(listed, list):
        for name in listed:
            counted[str(name)] = counted.get(str(name), 0) + 1
    elif isinstance(listed, dict):
        for name, number in listed.items():
            if type(number) is not int or not 1 <= number <= MOST_OF_ONE:
                few = type(number) is not int or number < 1
                wanted = _("1 or more") if few else _("at most {most}", most=MOST_OF_ONE)
                what = _("there must be {wanted} of {name}, not {number}")
                problems.append(entry.at(name) + what.format(wanted=wanted, name=shown(name), number=shown(number)))
            else:
                counted[name] = number
    else:
        problems.append(entry.at(key) + _("{key!r} must be a list of names, or a table of numbers by name", key=key))
    return counted
