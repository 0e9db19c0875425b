"""`python -m rulebound` is the command `rulebound`."""

from __future__ import annotations

import sys

from rulebound.cli import program

sys.exit(program())
