"""A report as one HTML file that needs nothing else: sentences, drawings and tables, without scripts or fetching."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from rulebound.language import language

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; color: #1a1a1a; background: #fff; max-width: 54rem; margin: 2rem auto;
  padding: 0 1rem }
h1 { font-size: 1.6rem } h2 { font-size: 1.2rem; margin-top: 2.2rem }
figure { margin: 1rem 0; overflow-x: auto } figure svg { max-width: 100%; height: auto }
table { border-collapse: collapse; font-size: 0.92rem } th, td { padding: 0.2rem 0.9rem 0.2rem 0; text-align: left }
th { border-bottom: 2px solid #999 } td { border-bottom: 1px solid #ddd }
details { margin: 0.5rem 0 } pre { white-space: pre-wrap; font-size: 0.85rem }
@media print { details { display: none } }
"""


class Table(NamedTuple):
    """A table: the heads of its columns, and its rows."""

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]


class Part(NamedTuple):
    """A part of a report. sentence: what the drawing shows; drawing: SVG, empty without one."""

    title: str
    sentence: str
    drawing: str = ""
    table: Table | None = None


def page(title: str, about: Sequence[str], parts: Sequence[Part], details: tuple[str, str] = ("", "")) -> str:
    """The report. about: paragraphs below the title; details: what is folded at the end, its name and its text."""
    lines = [
        f'<!doctype html>\n<html lang="{escape(language())}">\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width">',
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>",
        f"<h1>{escape(title)}</h1>",
        *[f"<p>{escape(paragraph)}</p>" for paragraph in about],
        *[drawn(part) for part in parts],
    ]
    name, text = details
    if text:
        lines.append(f"<details><summary>{escape(name)}</summary><pre>{escape(text)}</pre></details>")
    return "\n".join([*lines, "</html>", ""])


def drawn(part: Part) -> str:
    """A part as HTML."""
    lines = [f"<section>\n<h2>{escape(part.title)}</h2>\n<p>{escape(part.sentence)}</p>"]
    if part.drawing:
        lines.append(f'<figure role="img" aria-label="{escape(part.sentence)}">{part.drawing}</figure>')
    if part.table:
        lines.append(tabled(part.table))
    return "\n".join([*lines, "</section>"])


def tabled(table: Table) -> str:
    """A table as HTML."""
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in table.heads)
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n" for row in table.rows)
    return f"<table>\n<tr>{heads}</tr>\n{rows}</table>"
