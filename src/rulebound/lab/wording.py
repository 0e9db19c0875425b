"""Amounts and rates in reports, in the present language."""

from __future__ import annotations

from rulebound.language import _, _n, number


def games(n: int) -> str:
    """`1 game`, `1,000 games`."""
    return _n("{count} game", "{count} games", n, count=number(n))


def processes(n: int) -> str:
    """So many processes."""
    return _n("{count} process", "{count} processes", n, count=number(n))


def pairs(n: int) -> str:
    """So many pairs of games."""
    return _n("{count} pair of games", "{count} pairs of games", n, count=number(n))


def decisions(n: int) -> str:
    """So many decisions."""
    return _n("{count} decision", "{count} decisions", n, count=number(n))


def percent(rate: float, digits: int = 1) -> str:
    """`52.3 %`."""
    return f"{number(100 * rate, digits)} %"


def span(low: float, high: float, digits: int = 1) -> str:
    """`48.1 to 56.4 %`."""
    return _("{low} to {high} %", low=number(100 * low, digits), high=number(100 * high, digits))


def points(change: float, digits: int = 1) -> str:
    """`+4.5`: a change of a rate, in points of a hundred."""
    return number(100 * change, digits, sign="+")


def failed(n: int) -> str:
    """The line on games that could not be played."""
    return _n(
        "{count} game could not be played, which is a bug of ours.",
        "{count} games could not be played, which is a bug of ours.",
        n,
        count=number(n),
    )


def gave_up(why: object) -> str:
    """A command that cannot go on."""
    return _("Gave up: {why}.", why=why)


def stopped(done: str, most: int) -> str:
    """A command that was stopped. done: how much it had done."""
    return _("Stopped after {done} of {most}.", done=done, most=number(most))


def untold_of(few: int, of: int) -> str:
    """How many of the matchups have too few games to be shown; empty where none have."""
    if not few:
        return ""
    return _("{n} of {of} matchups: too few games to say anything.", n=number(few), of=number(of))
