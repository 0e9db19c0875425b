"""The words of the project's prose: which are avoided, and how often each folder still has them."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]

AVOIDED: Final = {  # each with what to say instead
    "deed": "action",
    "deeds": "actions",
    "forgo": "skip",
    "hither": "here",
    "nobody": "no player",
    "nought": "zero",
    "oneself": "itself",
    "quicken": "speed up",
    "quickening": "speeding up",
    "thing": "the noun itself: card, target, number",
    "things": "the noun itself: cards, targets, numbers",
    "told": "said, shown, sent",
    "whoever": "the player who",
    "wish": "request",
    "wished": "requested",
    "wishes": "requests",
}
PHRASES: Final = ("hold to account", "held to account", "for ever", "there is to say", "what there is to")
WORD: Final = re.compile(r"[a-z]+")
PART: Final = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")  # of an identifier
ANYWHERE: Final = re.compile(  # quick: a file without a match need not be parsed
    rf"(?<![A-Za-z])(?i:{'|'.join(AVOIDED)})(?![a-z])|(?:{'|'.join(map(str.capitalize, AVOIDED))})(?![a-z])"
)


def words_of(path: Path) -> Counter[str]:
    """How often the avoided words and phrases stand in a file: in its prose, its strings and its names."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return counted(text)
    phrases = any(phrase in " ".join(text.lower().split()) for phrase in PHRASES)
    return counted(" ".join(prose_of(text))) if phrases or ANYWHERE.search(text) else Counter()


def counted(text: str) -> Counter[str]:
    """How often each avoided word and phrase is there."""
    lower = " ".join(text.lower().split())
    found = Counter(word for word in WORD.findall(lower) if word in AVOIDED)
    found.update(phrase for phrase in PHRASES for _ in re.finditer(rf"\b{phrase}\b", lower))
    return found


def prose_of(text: str) -> Iterator[str]:
    """The docstrings, comments, messages and defined names of a module."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type in (tokenize.STRING, tokenize.COMMENT):
            yield token.string
    for node in ast.walk(ast.parse(text)):
        name = defined(node)
        if name:
            yield " ".join(PART.findall(name))


def defined(node: ast.AST) -> str:
    """The name that a part of a module defines; empty if it defines none."""
    if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
        return node.name
    if isinstance(node, ast.arg):
        return node.arg
    if isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Store):
        return node.id if isinstance(node, ast.Name) else node.attr
    return ""


def files(folder: str) -> list[Path]:
    """The Python files and documents of a folder, or the one file."""
    path = ROOT / folder
    if path.is_file():
        return [path]
    return sorted(one for one in path.rglob("*") if one.suffix in (".py", ".md") and "client" not in one.parts)


def total(folder: str) -> Counter[str]:
    """How often the avoided words stand in a folder."""
    found: Counter[str] = Counter()
    for path in files(folder):
        found += words_of(path)
    return found
