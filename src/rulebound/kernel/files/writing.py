"""Writing what a command was asked to save."""

from __future__ import annotations

from pathlib import Path

from rulebound.kernel.basics.problem import SetupError
from rulebound.language import _


def write_text(path: Path, text: str) -> None:
    """Writes a file, lines as they end in the text. Raises SetupError if that cannot be done."""
    try:
        path.write_text(text, encoding="utf-8", newline="")
    except OSError as error:
        raise SetupError(str(path), [_("it cannot be written: {why}", why=error.strerror or str(error))]) from error
