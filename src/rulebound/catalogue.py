"""The catalogues of all texts, kept in step with the program: `python -m rulebound.catalogue --write`.

It collects the texts of Python modules, those of the pages, and the helps of the commands, and puts them into the
catalogue of each language. A new text has no translation there until someone writes it; a text that is not used any
more goes. Without --write it lists what has no translation, and fails if there is any.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final, NamedTuple

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po

from rulebound import cli
from rulebound.cardtext.advice.thesaurus import FILE, thesaurus
from rulebound.games import GAMES, load
from rulebound.lab.declared_texts import has_words, phases_of, texts_of
from rulebound.language import LANGUAGES, PHASE, SOURCE
from rulebound.session.summary import labels_of

PACKAGE: Final = Path(__file__).parent
PAGES: Final = PACKAGE / "server" / "client"
PYTHON: Final = (
    "terminal",
    "session",
    "server",
    "bots",
    "lab",
    "games",
    "cardgame",
    "cardtext",
    "kernel",
    "language",
    "cli.py",
)  # what may have texts
KEYWORDS: Final = {  # functions, and how many of their arguments, from the first on, are texts
    "_": 1,
    "N_": 1,
    "Message": 1,
    "_n": 2,
    "worded": 1,
}
SENTENCES: Final = {  # what takes a sentence that is put into words later, and at which place, from 0 on
    "Test": 0,
    "Owned": 0,
    "question": 0,
    "which": 0,
    "Fits": 0,
    "Need": 1,
    "Question": 1,
    "need": 1,
    "prohibition": 1,
    "wrong": 1,
    "correct": 1,
    "refuse_as_price": 1,
}
ONE: Final = re.compile(r"""\bt\(\s*(?P<text>"(?:[^"\\]|\\.)*")""")
TWO: Final = re.compile(r"""\btn\(\s*(?P<one>"(?:[^"\\]|\\.)*"),\s*(?P<many>"(?:[^"\\]|\\.)*")""")
WIDTH: Final = 100


class Text(NamedTuple):
    """A text: its English words, or singular and plural, and the file that uses it."""

    words: str | tuple[str, str]
    path: str
    context: str | None = None  # where the same words may mean something else


def texts() -> Iterator[Text]:
    """All texts, by their files."""
    for name in PYTHON:
        top = PACKAGE / name
        for path in sorted(top.rglob("*.py")) if top.is_dir() else [top]:
            yield from python_texts(path)
    for path in sorted(PAGES.rglob("*.js")):
        if "vendor" not in path.parts:
            yield from page_texts(path)
    yield from command_texts()
    yield from game_texts()
    yield from (Text(meaning.lacking, named(FILE)) for meaning in thesaurus().meanings if meaning.lacking)


@cache
def python_texts(path: Path) -> list[Text]:
    """The texts of a module, also those within f-strings, which Babel's own extraction does not see."""
    found: list[Text] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            given = texts_in(node)
            words = [it.value for it in given if isinstance(it, ast.Constant) and isinstance(it.value, str)]
            if len(words) < len(given):
                continue
            if len(words) == 2:
                found.append(Text((words[0], words[1]), named(path)))
            elif words and has_words(words[0]):
                found.append(Text(words[0], named(path)))
    return found


def texts_in(call: ast.Call) -> list[ast.expr]:
    """The arguments of a call that are texts."""
    name = name_of(call.func)
    if isinstance(call.func, ast.Name) and name in KEYWORDS:
        return call.args[: KEYWORDS[name]]
    place = SENTENCES.get(name, len(call.args))
    return call.args[place : place + 1]


def name_of(called: ast.expr) -> str:
    """What is called: `Need`, also in `Need[Table](...)` and in `sense.which(...)`."""
    if isinstance(called, ast.Subscript):
        return name_of(called.value)
    return called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""


def page_texts(path: Path) -> Iterator[Text]:
    """The texts of a module of the pages."""
    source = path.read_text(encoding="utf-8")
    for found in ONE.finditer(source):
        yield Text(unquoted(found["text"]), named(path))
    for found in TWO.finditer(source):
        yield Text((unquoted(found["one"]), unquoted(found["many"])), named(path))


def unquoted(text: str) -> str:
    """What a string of JavaScript says, in the few escapes that the pages use."""
    return text[1:-1].replace('\\"', '"').replace("\\n", "\n").replace("\\\\", "\\")


def command_texts() -> Iterator[Text]:
    """What the helps of all commands say."""
    for name, command in cli.COMMANDS.items():
        path = f"{command.module.removeprefix('rulebound.').replace('.', '/')}.py"
        yield Text(import_module(command.module).ABOUT, path)
        for parser in parsers(cli.parser(name)):
            yield from (Text(action.help, path) for action in actions(parser) if action.help)


@cache
def game_texts() -> list[Text]:
    """What games declare for people to read."""
    found: list[Text] = []
    for name in GAMES:
        game, path = load(name), f"games/{name}"
        found += [Text(words, path) for words in texts_of(game)]
        found += [Text(label, path) for label in labels_of(game).values()]
        found += [Text(phase, path, PHASE) for phase in phases_of(game)]
    return found


def parsers(top: argparse.ArgumentParser) -> Iterator[argparse.ArgumentParser]:
    """A parser with those of its commands."""
    yield top
    for action in actions(top):
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001  # argparse has no public name for it
            for parser in action.choices.values():
                yield from parsers(parser)


def actions(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    return parser._actions  # noqa: SLF001  # argparse has no public name for them


def named(path: Path) -> str:
    """A file as catalogues name it, from the package on."""
    return path.relative_to(PACKAGE).as_posix()


def template() -> Catalog:
    """All texts, without translations."""
    catalog = Catalog(project="Rulebound", charset="utf-8")
    for text in texts():
        catalog.add(text.words, locations=[(text.path, 0)], context=text.context)
    return catalog


def filled(catalog: Catalog) -> Catalog:
    """A catalogue whose head names the project."""
    catalog.project, catalog.version = "Rulebound", "1"
    catalog.header_comment = f"# Rulebound's texts in {LANGUAGES[str(catalog.locale)]}. See docs/translating.md."
    catalog.fuzzy = False
    catalog.msgid_bugs_address = catalog.last_translator = catalog.language_team = ""
    return catalog


def updated(code: str, source: Catalog) -> Catalog:
    """The catalogue of a language with exactly the texts that are used."""
    path = file_of(code)
    if not path.exists():
        path.write_text("", encoding="utf-8")
    with path.open("rb") as file:
        catalog = read_po(file, locale=code)
    catalog.update(source, no_fuzzy_matching=True, update_creation_date=False)
    return filled(catalog)


def file_of(code: str) -> Path:
    """The file with the catalogue of a language."""
    return PACKAGE / "language" / f"{code}.po"


def missing(catalog: Catalog) -> list[Message]:
    """The texts without a translation."""
    return [
        message
        for message in catalog
        if message.id and not all([message.string] if isinstance(message.id, str) else message.string or [""])
    ]


def main() -> int:
    """Writes or checks the catalogues. Returns the exit status."""
    source, status = template(), 0
    for code in LANGUAGES:
        if code == SOURCE:
            continue
        catalog = updated(code, source)
        if "--write" in sys.argv:
            with file_of(code).open("wb") as file:
                write_po(file, catalog, width=WIDTH, ignore_obsolete=True, include_lineno=False, omit_header=False)
        lacks = missing(catalog)
        print(f"{code}: {len(catalog)} texts, {len(lacks)} without a translation")
        for message in lacks:
            print(f"  {message.id!r}")
        status = status or int(bool(lacks) and "--write" not in sys.argv)
    return status


if __name__ == "__main__":
    sys.exit(main())
