"""The summary of a finished game: the chances as a sparkline, and the actions that changed them most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulebound.language import _
from rulebound.session.summary import Score, Summary
from rulebound.terminal.drawn.colours import seat_look
from rulebound.terminal.drawn.runs import DIM, PLAIN, STRONG, Row, Run, cut, flow, wrap

BARS: Final = "▁▂▃▄▅▆▇█"
LONGEST: Final = 60  # columns of a sparkline, at most
NAMES: Final = 16  # columns of the names before it, at most
MOST_TALLIES: Final = 5


def summary_rows(summed: Summary, room: int) -> list[Row]:
    """The whole summary, the most interesting part first."""
    return [
        *chance_rows(summed, room),
        *turning_rows(summed, room),
        *score_rows(summed, room),
        *tally_rows(summed, room),
    ]


def chance_rows(summed: Summary, room: int) -> list[Row]:
    """Each seat's chance of winning from the beginning to the end. With two seats, one line says both."""
    seats = range(1 if len(summed.names) == 2 else len(summed.names))
    names = named(summed, room)
    wide = min(LONGEST, room - len(names[0]) - 1)
    lines = [sparkline([point.chances[seat] for point in summed.curve], wide) for seat in seats]
    head = [Run(_("The chance to win"), STRONG), Run(_(", as bots judge each position"), DIM)]
    return [cut(head, room), *(row_of(names[seat], line, seat) for seat, line in zip(seats, lines, strict=True))]


def turning_rows(summed: Summary, room: int) -> list[Row]:
    """The actions that changed the chances most, each with the change for the seat that took it."""
    rows: list[Row] = [[Run(_("What decided it"), STRONG)]] if summed.turning else []
    for point in summed.turning:
        head = [Run(f"{point.gain:+5.0%} ", STRONG), Run(_("turn {turn} ", turn=point.turn), DIM)]
        rows += wrap(
            [Run(summed.names[point.seat], seat_look(point.seat)), Run(f": {point.text}")], room, head, [Run("      ")]
        )
    return rows


def score_rows(summed: Summary, room: int) -> list[Row]:
    """Each number that decides the game, turn by turn."""
    names, rows = named(summed, room), list[Row]()
    for score in summed.scores:
        rows.append(cut([Run(score.label, STRONG), Run(" " + _("by turn"), DIM)], room))
        most = max([1, *(now for turn in score.by_turn for now in turn if now is not None)])
        for seat in range(len(summed.names)):
            now = [turn[seat] or 0 for turn in score.by_turn]
            line = sparkline([one / most for one in now], min(LONGEST, room - len(names[seat]) - 8))
            rows.append([*row_of(names[seat], line, seat), Run(f" {now[-1]}{score.unit}{goal(score)}", PLAIN)])
    return rows


def goal(score: Score) -> str:
    return " " + _("of {goal}", goal=score.goal) if score.goal is not None else ""


def tally_rows(summed: Summary, room: int) -> list[Row]:
    """The most frequent kinds of actions, with the count of each seat."""
    items: list[Row] = []
    for tally in summed.tallies[:MOST_TALLIES]:
        counts = [Run(str(count), seat_look(seat)) for seat, count in enumerate(tally.by_seat)]
        shares = [run for count in counts for run in (Run(":", DIM), count)][1:]
        items.append([Run(f"{tally.label} ", DIM), *shares])
    return flow(items, room, [], [Run("  ")], Run(" · ", DIM)) if items else []


def named(summed: Summary, room: int) -> list[str]:
    """The names, padded to the longest one, or shortened if there is no room."""
    wide = min(NAMES, room // 3, max(map(len, summed.names)))
    return [name[:wide].ljust(wide) for name in summed.names]


def row_of(name: str, line: str, seat: int) -> Row:
    return [Run(f"{name} ", seat_look(seat)), Run(line, seat_look(seat))]


def sparkline(shares: Sequence[float], wide: int) -> str:
    """Numbers from 0 to 1 as bars, in at most so many columns. If several share a column, the last one is shown."""
    wide = max(1, min(wide, len(shares)))
    shown = [shares[max(0, (n + 1) * len(shares) // wide - 1)] for n in range(wide)]
    return "".join(BARS[min(len(BARS) - 1, max(0, int(share * len(BARS))))] for share in shown)
