"""What all commands do that play many games: they say what is played and how far they are, and report the results."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, Final, TypeVar

from rulebound.kernel.files.writing import write_text
from rulebound.lab.run import Run
from rulebound.lab.wording import games, gave_up, stopped
from rulebound.lab.workers import WorkersDied, interrupts_ignored
from rulebound.language import _

INTERRUPTED: Final = 130
R = TypeVar("R", bound="Run[Any, Any]")


def carry_out(
    args: argparse.Namespace,
    run: R,
    *,
    most: int,
    heading: Callable[[R], str],
    report: Callable[[R], str],
    as_json: Callable[[R], dict[str, Any]],
    counted: Callable[[int], str] = games,
    on_progress: Callable[[int], None] | None = None,
    as_page: Callable[[R], str] | None = None,
) -> int:
    """Plays and reports. Returns 0, 1 if any game could not be played, or 130 after Ctrl-C with the results so far.

    most: how many games there are at most; counted: so many of them in words. on_progress: in place of a bar.
    as_page: the page to save, where one is asked for. Raises SetupError if it cannot be written.
    """
    tell = teller(args.command)
    run.on = args.on
    if not args.json:
        print(heading(run), flush=True)
    status = 0
    with ExitStack() as ending:
        try:
            if on_progress:
                run.run(on_progress, tell)
            else:
                with progress(most) as bar:
                    run.run(bar, tell)
        except WorkersDied as error:
            tell(gave_up(error))
            status = 1
        except KeyboardInterrupt:
            ending.enter_context(interrupts_ignored())
            tell(stopped(counted(run.sums.played), most))
            status = INTERRUPTED
        print(json.dumps(as_json(run), indent=2) if args.json else report(run))
        if as_page:
            write_text(Path(args.html), as_page(run))
    return status or (1 if run.sums.failures else 0)


def page_maker(args: argparse.Namespace, module: str) -> Callable[..., str] | None:
    """`as_page` of a module, where a page is asked for: whether there is what it needs, before hours of play."""
    return import_module(module).as_page if args.html else None


def teller(command: str) -> Callable[[str], None]:
    """Prints messages that are no result, on standard error."""

    def tell(sentence: str) -> None:
        print(f"rulebound {command}: {sentence}", file=sys.stderr, flush=True)

    return tell


@contextmanager
def progress(most: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error if that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda played: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(_("Playing")), BarColumn(), MofNCompleteColumn(), TextColumn(_("games, left")))
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=most)
        yield lambda played: bar.update(task, completed=played)


def listed(words: str | None) -> list[str]:
    """The words between the commas."""
    return [word.strip() for word in words.split(",")] if words else []
