"""The client's types are those of the View, and its modules keep to them."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from rulebound.kernel.basics.view import schema
from tests.browser.declarations import declarations
from tests.contract.builds import interpreted_only

CLIENT = Path(__file__).parents[2] / "src" / "rulebound" / "server" / "client"
TYPESCRIPT = "typescript@5.9"  # from npm, into its own cache


@interpreted_only
def test_the_clients_types_are_those_of_the_view() -> None:
    made = declarations(schema())

    kept = CLIENT / "view.d.ts"
    if os.environ.get("RULEBOUND_REWRITE_GOLDEN"):
        kept.write_text(made)
    assert kept.read_text() == made


@pytest.mark.slow
def test_the_clients_modules_keep_to_their_types() -> None:
    if not shutil.which("npx"):
        pytest.skip("The client's types are not checked: there is no npx on this machine.")

    command = ["npx", "--yes", "-p", TYPESCRIPT, "tsc", "-p", str(CLIENT / "tsconfig.json")]
    checked = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)

    assert checked.returncode == 0, checked.stdout
