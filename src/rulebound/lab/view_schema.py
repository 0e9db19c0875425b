"""Prints the JSON Schema of a View: `python -m rulebound.lab.view_schema > docs/view.schema.json`."""

from __future__ import annotations

import json

from rulebound.kernel.basics.view import schema


def text() -> str:
    """The schema as it is kept in the docs."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(text(), end="")
