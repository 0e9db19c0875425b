"""Documents with generated parts. Each part is between two comments, and a command writes it.

<!-- made by COMMAND -->
...
<!-- end -->
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rulebound.kernel.basics.problem import DataError

END: Final = "<!-- end -->"


def part(text: str, command: str) -> str:
    """The generated part of a document. Raises DataError if the comments are not there exactly once."""
    return _parts(text, command)[1]


def with_part(text: str, command: str, made: str) -> str:
    """The document with another generated part. Raises DataError."""
    before, _, after = _parts(text, command)
    return f"{before}\n{made.strip()}\n\n{after}"


def _parts(text: str, command: str) -> tuple[str, str, str]:
    mark = f"<!-- made by {command} -->\n"
    found = re.findall(rf"\A(.*?{re.escape(mark)})(.*?)({re.escape(END)}.*)\Z", text, re.DOTALL)
    if text.count(mark) != 1 or len(found) != 1:
        raise DataError("the document", [f"{mark.strip()!r} must stand there once, and {END!r} after it"])
    before, inside, after = found[0]
    return before, inside.strip() + "\n", after


def write(module: str, path: Path, make: Callable[[], str], words: Sequence[str] | None = None) -> None:
    """The command `python -m MODULE [--write]`: prints the part, or writes it into its document."""
    parser = argparse.ArgumentParser(prog=f"python -m {module}")
    parser.add_argument("--write", action="store_true", help=f"write it into {path.name}")
    if not parser.parse_args(words).write:
        sys.stdout.write(make())
        return
    path.write_text(with_part(path.read_text(encoding="utf-8"), f"python -m {module}", make()), encoding="utf-8")
