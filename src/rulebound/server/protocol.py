"""The messages in `docs/server.md`, made from their structs: `python -m rulebound.server.protocol --write`."""

from __future__ import annotations

import inspect
import re
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec

from rulebound.kernel.basics import view
from rulebound.lab.document import write
from rulebound.server import (
    answers,
    frames,
    game_answers,
    meeting_messages,
    my_messages,
    passkey_messages,
    push_messages,
    rating_messages,
    requests,
    state_parts,
    table_messages,
    talk_messages,
    tournament_messages,
    workshop_messages,
)
from rulebound.session import errors, forecast, summary

PAGE: Final = Path(__file__).parents[3] / "docs" / "server.md"
MODULE: Final = "rulebound.server.protocol"
FIELD: Final = re.compile(r"(?:(?<=\s)|^)([a-z_]+(?:, [a-z_]+)*): ")
NAMES: Final = {int: "number", float: "number", str: "string", bool: "boolean", types.NoneType: "null", Any: "unknown"}

Structs: TypeAlias = list[type[msgspec.Struct]]


def reference() -> str:
    """All messages, in chapters."""
    chapters: dict[str, Structs] = {
        "Bodies of requests": [
            *defined(requests),
            *[one for one in around_games() if issubclass(one, requests.Received)],
        ],
        "Answers": [
            *defined(game_answers),
            *defined(answers),
            *[one for one in around_games() if issubclass(one, answers.Answer)],
            *defined(state_parts),
            *[one for one in defined(frames) if not one.__struct_config__.tag],
        ],
        "Parts of answers": [*defined(errors), forecast.Change, *parts(summary.Summary)],
        "Messages of a client": defined(table_messages),
        "Messages of the server": [one for one in defined(frames) if one.__struct_config__.tag],
    }
    return "\n".join(line for title, structs in chapters.items() for line in chapter(title, structs))


def around_games() -> Structs:
    """The structs about what is around a game: meetings, talk, tournaments, the workshop, and calls."""
    people = (meeting_messages, my_messages, passkey_messages, rating_messages, talk_messages, tournament_messages)
    return [one for module in (*people, workshop_messages, push_messages) for one in defined(module)]


def defined(module: types.ModuleType) -> Structs:
    """The structs that a module defines, without their bases."""
    found = [one for one in vars(module).values() if inspect.isclass(one) and issubclass(one, msgspec.Struct)]
    return [
        one
        for one in found
        if one.__module__ == module.__name__ and one.__struct_fields__ and one is not table_messages.Message
    ]


def parts(struct: type[msgspec.Struct]) -> Structs:
    """A struct with all structs of its module that its fields need."""
    return [one for one in vars(inspect.getmodule(struct)).values() if is_part(one, struct)]


def is_part(one: object, whole: type[msgspec.Struct]) -> bool:
    """Whether it is the struct, or one that a field of it needs."""
    if not (inspect.isclass(one) and issubclass(one, msgspec.Struct)):
        return False
    return one is whole or any(one.__name__ in shown(hint) for hint in get_type_hints(whole).values())


def chapter(title: str, structs: Structs) -> Iterator[str]:
    """A heading and the structs below it."""
    yield from [f"### {title}", "", "```ts"]
    for struct in structs:
        yield from interface(struct)
    yield from ["```", ""]


def interface(struct: type[msgspec.Struct]) -> Iterator[str]:
    """A struct as an interface of TypeScript, its docstring as comments."""
    about, notes = documented(struct)
    config = struct.__struct_config__
    yield from [f"/** {about} */", f"interface {struct.__name__} {{"]
    if config.tag:
        yield f'  {config.tag_field}: "{config.tag}"'
    hints = get_type_hints(struct, include_extras=True)
    for field in msgspec.structs.fields(struct):
        optional = "" if field.required or not issubclass(struct, requests.Received) else "?"
        note = notes.get(field.encode_name) or notes.get(field.name)
        yield f"  {field.encode_name}{optional}: {shown(hints[field.name])}{f'  // {note}' if note else ''}"
    yield from ["}", ""]


def documented(struct: type[msgspec.Struct]) -> tuple[str, dict[str, str]]:
    """The sentences of a docstring, and its notes on fields."""
    text = " ".join((inspect.getdoc(struct) or "").split())
    pieces = FIELD.split(text)
    notes: dict[str, str] = {}
    for names, note in zip(pieces[1::2], pieces[2::2], strict=True):
        notes.update(dict.fromkeys(names.split(", "), note.strip()))
    return pieces[0].strip(), notes


def shown(hint: Any) -> str:
    """A type as TypeScript writes it."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return shown(args[0])
    if origin is Literal:
        return " | ".join(f'"{arg}"' for arg in args)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(shown(arg) for arg in args))
    if origin is list:
        inner = shown(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{shown(args[0])}, {shown(args[1])}>"
    if origin is tuple:
        return f"[{', '.join(shown(arg) for arg in args)}]"
    if hint in NAMES:
        return NAMES[hint]
    name: str = hint.__name__
    return f"View.{name}" if name != "View" and vars(view).get(name) is hint else name


if __name__ == "__main__":
    write(MODULE, PAGE, reference)
