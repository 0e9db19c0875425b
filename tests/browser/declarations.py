"""TypeScript declarations of the View, made of its JSON Schema, so that the client's types cannot drift from it."""

from __future__ import annotations

import json
from typing import Any


def declarations(schema: dict[str, Any]) -> str:
    """The text of `view.d.ts`."""
    head = "/** The View, as kernel/basics/view.py defines it. Made of its schema by tests/browser/test_types.py. */\n"
    parts = [_interface(name, part) for name, part in sorted(schema["$defs"].items())]
    return head + "export type Words = (string | Word)[];\n\n" + "\n".join(parts)


def _interface(name: str, part: dict[str, Any]) -> str:
    required = set(part.get("required", []))
    lines = [f"  {key}{'' if key in required else '?'}: {_type(value)};" for key, value in part["properties"].items()]
    return f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def _type(part: dict[str, Any]) -> str:
    if "$ref" in part:
        return str(part["$ref"]).rsplit("/", 1)[1]
    if "enum" in part:
        return " | ".join(json.dumps(value) for value in part["enum"])
    if "anyOf" in part:
        return " | ".join(_type(one) for one in part["anyOf"])
    return _plain(part)


def _plain(part: dict[str, Any]) -> str:
    match part.get("type"):
        case "array" if "prefixItems" in part:
            return "[" + ", ".join(_type(one) for one in part["prefixItems"]) + "]"
        case "array":
            return f"({_type(part['items'])})[]"
        case "object":
            return f"Record<string, {_type(part['additionalProperties'])}>"
        case "integer" | "number":
            return "number"
        case str() as name:
            return name
        case _:
            return "unknown"
