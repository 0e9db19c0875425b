"""Argparse in the present language: its help, its headings, and what it finds wrong."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from typing import Any, Final

from rulebound.language import N_, _

HEADINGS: Final = (N_("positional arguments"), N_("options"))  # of argparse


REFUSED: Final = (  # what argparse finds wrong, as patterns of its sentences, and what we say
    (r"the following arguments are required: (?P<names>.+)", N_("missing arguments: {names}")),
    (r"unrecognized arguments: (?P<words>.+)", N_("unknown arguments: {words}")),
    (r"argument (?P<name>.+?): (?P<problem>.+)", N_("{name}: {problem}")),
    (r"expected (?:one|\d+) arguments?", N_("needs a value")),
    (r"expected at least one argument", N_("needs one value or more")),
    (r"ignored explicit argument (?P<value>.+)", N_("takes no value, but is given {value}")),
    (r"invalid choice: (?P<value>.+) \(choose from (?P<known>.+)\)", N_("cannot be {value}; known are {known}")),
    (r"invalid int value: (?P<value>.+)", N_("must be a whole number, not {value}")),
    (r"not allowed with argument (?P<other>.+)", N_("is not possible together with {other}")),
    (r"ambiguous option: (?P<word>.+) could match (?P<names>.+)", N_("{word} could be {names}")),
)


class Help(argparse.RawDescriptionHelpFormatter):
    """Help in the present language."""

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{_('usage:')} " if prefix is None else prefix)

    def start_section(self, heading: str | None) -> None:
        super().start_section(_(heading) if heading else heading)


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, with the nearest right word. It shows help in the present language."""

    def __init__(self, *, add_help: bool = True, **options: Any) -> None:
        super().__init__(add_help=False, formatter_class=Help, **options)
        if add_help:
            self.add_argument("-h", "--help", action="help", help=N_("show this help, and exit"))

    def add_argument(self, *names: Any, **options: Any) -> argparse.Action:
        """An argument, with its help in the present language."""
        if text := options.get("help"):
            options["help"] = _(text)
        return super().add_argument(*names, **options)

    def parse_args(self, args: Sequence[str] | None = None, namespace: Any = None) -> Any:  # type: ignore[override]  # overloaded there
        """Plain words may come after options too: `cards show courses --cards mine.toml Aki`."""
        given = list(sys.argv[1:] if args is None else args)
        _found, late = self.parse_known_args(given)
        return super().parse_args(earlier(given, late), namespace)

    def error(self, message: str) -> None:  # type: ignore[override]  # it never returns; mypy wants NoReturn
        message = refused(message)
        end = "" if message.endswith("?") else "."
        print(_("{prog}: {message}{end} See {prog} --help.", prog=self.prog, message=message, end=end), file=sys.stderr)
        sys.exit(2)


def earlier(given: Sequence[str], late: Sequence[str]) -> list[str]:
    """The words with those that argparse left over before the first option, if they are plain words after it."""
    first = next((n for n, word in enumerate(given) if word.startswith("-")), 0)
    kept = list(given)
    if not first or any(word.startswith("-") for word in late):
        return kept
    for word in reversed(late):
        del kept[len(kept) - 1 - kept[::-1].index(word)]
    return [*kept[:first], *late, *kept[first:]]


def refused(message: str) -> str:
    """What argparse finds wrong, in the present language; as it is where it is none of REFUSED."""
    for pattern, text in REFUSED:
        if found := re.fullmatch(pattern, message, re.DOTALL):
            values = found.groupdict()
            if "problem" in values:
                values["problem"] = refused(values["problem"])
            return _(text, **values) if values else _(text)
    return message
