"""Puts loads on a table server of its own and prints what came of it: `python -m rulebound.lab.load --help`."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, Final

from rulebound.lab.build import build
from rulebound.lab.load.loads import Load, idle, killed, played, restarted

Loaded = Callable[[Path, Load], Coroutine[Any, Any, dict[str, Any]]]

LOADS: Final[dict[str, tuple[str, Loaded]]] = {
    "tables": ("tables of two people, an action every so many seconds", played),
    "watched": ("the same with watchers", played),
    "bots": ("tables of a person and a greedy bot, as fast as they can", lambda at, load: played(at, load, bots=True)),
    "idle": ("sockets that only watch", lambda at, load: idle(at, load.tables)),
    "restart": ("the server is killed, and all come back at once", restarted),
    "kills": ("the server is killed at random moments, and all is compared", killed),
}
USUAL: Final = {
    "tables": Load(),
    "watched": Load(tables=25, watchers=60),
    "bots": Load(tables=200, every=0.0, before=0),
    "idle": Load(tables=5000),
    "restart": Load(before=20),
    "kills": Load(tables=40, seconds=2.0, every=0.2, times=50),
}


def main(words: Sequence[str] | None = None) -> int:
    """Runs one load. Returns the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m rulebound.lab.load",
        description="Puts a load on a table server in a process of its own, and prints what came of it as JSON.",
        epilog="; ".join(f"{name}: {about}" for name, (about, _) in LOADS.items()),
    )
    parser.add_argument("load", choices=LOADS)
    parser.add_argument("--tables", type=int, metavar="N", help="tables; of `idle`, sockets")
    parser.add_argument("--seconds", type=float, metavar="S", help="how long; of `kills`, at most between two")
    parser.add_argument("--every", type=float, metavar="S", help="seconds between two actions of a table; 0: at once")
    parser.add_argument("--watchers", type=int, metavar="N", help="who watch each table")
    parser.add_argument("--before", type=int, metavar="N", help="actions of each table before it counts")
    parser.add_argument("--times", type=int, metavar="N", help="how often it is killed")
    parser.add_argument("--compress", action="store_true", help="compressed messages, as browsers ask for")
    parser.add_argument("--whole", action="store_true", help="whole states, as clients get that do not ask for changes")
    parser.add_argument("--database", metavar="URL", help="postgresql://..., in place of a file; not of `idle`")
    parser.add_argument("--processes", type=int, metavar="N", help="how many processes serve, with --database")
    args = vars(parser.parse_args(words))
    name = args.pop("load")
    usual = USUAL[name]
    load = Load(**{key: getattr(usual, key) if given is None else given for key, given in args.items()})
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(LOADS[name][1](Path(folder) / "load.db", load))
    how = {"tables": load.tables, "every": load.every, "processes": load.processes}
    print(json.dumps({"load": name, "build": build(), **how, **found}, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
