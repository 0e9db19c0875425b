"""The argument that says where the tables of a server are kept, for all commands that need it."""

from __future__ import annotations

import argparse
import os
from typing import Final

from rulebound.server.database import location_of
from rulebound.server.storage import Location
from rulebound.session.keeping import state_folder

VARIABLE: Final = "RULEBOUND_DATABASE"  # of the environment; so no list of processes shows a password
ABOUT: Final = (
    f"where tables are kept: sqlite:///PATH or postgresql://..., also in the variable {VARIABLE} (in the state folder)"
)


def add_database(parser: argparse.ArgumentParser) -> None:
    """Adds the argument."""
    parser.add_argument("--db", "--database", dest="db", metavar="URL", help=ABOUT)


def chosen_database(args: argparse.Namespace) -> Location:
    """Where the tables are kept. Raises SetupError if the address is wrong."""
    return location_of(args.db or os.environ.get(VARIABLE) or str(state_folder() / "served.db"))
