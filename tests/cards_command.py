"""Calling the command `cards`."""

from __future__ import annotations

import pytest

from rulebound.cli import main


def said(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """The exit status, what is printed, and what stands on standard error."""
    status = main(["cards", *words])
    printed = capsys.readouterr()
    return status, printed.out, printed.err
