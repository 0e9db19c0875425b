"""A finished game in figures: the chances, the actions that moved them most, the scores by turn, and what was done.

The chances are those that the game gives in positions in which nothing is hidden. So a summary is for games that are
over, and for records. Terminal and server show the same one.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from itertools import takewhile
from typing import Final

import msgspec

from rulebound.cardgame.game import CardGame
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.cardtable import CardTable
from rulebound.language import _, forms
from rulebound.session.history import History

MOST_JUDGED: Final = 1500  # positions; of longer games every second action is judged, or every third
MOST_TURNS: Final = 60  # at which scores are read
MOST_TURNING: Final = 5
LEAST_SWING: Final = 0.04  # of a chance, for an action to be a turning point
MOST_TALLIES: Final = 10
SEAT: Final = "{seat}"  # in the sentence of an event: whose it is
TOTALS: Final = "has"  # what a seat has in all is no amount to be added up
AFTER: Final = frozenset(
    {"for", "from", "of", "by", "with", "to", "in", "at", "on", "and"}
)  # where the noun of an amount ends


class Point(msgspec.Struct, frozen=True, kw_only=True):
    """The chance of winning of each seat after so many decisions, from 0 to 1; together they are 1."""

    step: int
    turn: int
    chances: list[float]


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """An action that changed the chances much.

    step: its first decision, from 1.
    gain: how much the chance of its seat rose.
    """

    step: int
    turn: int
    seat: int
    text: str
    gain: float


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """A number that decides the game.

    by_turn: for each entry of `turns`, what each seat had; null for a seat without it.
    """

    label: str
    icon: str
    goal: int | None
    unit: str
    by_turn: list[list[int | None]]


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """A statistic, by seat."""

    label: str
    by_seat: list[int]


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """The summary of a finished game.

    curve: the chances of winning, by a bot's estimate.
    turning: the actions that changed them most.
    turns: the number of decisions at the beginning of each turn, and at the end.
    scores: the scores at the same times.
    """

    names: list[str]
    curve: list[Point]
    turning: list[TurningPoint]
    turns: list[int]
    scores: list[Score]
    tallies: list[Tally]


class Done(msgspec.Struct, frozen=True):
    """The decisions of one action with its chained choices: the first and the last, from 1, and its seat."""

    first: int
    last: int
    seat: int


def summary(history: History, winners: Sequence[int] = ()) -> Summary:
    """Sums up a game from its positions. winners: of a conceded game, because its last position does not say them.

    It costs an evaluation of the position after each action for each seat, and a view of each turn, both bounded: call
    it in a thread or process of its own.
    """
    done, turns = done_in(history), beginnings(history)
    curve = curve_of(history, done, winners)
    return Summary(
        names=list(history.tables[0].setup.names),
        curve=curve,
        turning=turning(history, done, curve),
        turns=turns,
        scores=scores(history, turns),
        tallies=tallies(history),
    )


# -- the curve ---------------------------------------------------------------------------------------------------------


def done_in(history: History) -> list[Done]:
    """The actions of a game in order. A pass belongs to the action before it, because it lets that one take effect."""
    found: list[Done] = []
    for step in range(1, history.last + 1):
        seat = history.who(step)
        goes_on = history.is_chained(step) and found and found[-1].seat == seat
        if found and (goes_on or history.is_pass(step)):
            found[-1] = Done(found[-1].first, step, found[-1].seat)
        else:
            found.append(Done(step, step, seat))
    return found


def curve_of(history: History, done: Sequence[Done], winners: Sequence[int]) -> list[Point]:
    """The chances before the first action, after each one, and at the end, where they are known."""
    every = max(1, math.ceil(len(done) / MOST_JUDGED))
    steps = [0, *[one.last for one in done[:-1]][every - 1 :: every], history.last]
    return [point(history, step, winners if step == history.last else ()) for step in sorted(set(steps))]


def point(history: History, step: int, winners: Sequence[int]) -> Point:
    table = history.tables[step]
    return Point(step=step, turn=table.turn, chances=chances(history.game, table, winners or table.winners))


def chances(game: Game, table: CardTable, winners: Sequence[int]) -> list[float]:
    """The chance of each seat. At the end, winners share 1."""
    if winners or table.over:
        share = 1.0 / (len(winners) or table.seats)
        return [share if seat in winners or not winners else 0.0 for seat in range(table.seats)]
    return [round(chance, 4) for chance in game.chances(table)]


def turning(history: History, done: Sequence[Done], curve: Sequence[Point]) -> list[TurningPoint]:
    """The actions that moved the chance of their own seat most, in the order of the game."""
    at = {point.step: point for point in curve}
    judged = [
        (at[one.last].chances[one.seat] - at[one.first - 1].chances[one.seat], one)
        for one in done
        if one.last in at and one.first - 1 in at
    ]
    moved = sorted((pair for pair in judged if abs(pair[0]) >= LEAST_SWING), key=lambda pair: -abs(pair[0]))
    return [
        TurningPoint(
            step=one.first,
            turn=history.tables[one.first - 1].turn,
            seat=one.seat,
            text=in_words(history, one.first),
            gain=round(gain, 4),
        )
        for gain, one in sorted(moved[:MOST_TURNING], key=lambda pair: pair[1].first)
    ]


def in_words(history: History, step: int) -> str:
    """The decision, with its question if the answer is a single word."""
    text = history.described(step)
    return text if " " in text else f"{history.prompt_at(step)} {text}"


# -- scores ------------------------------------------------------------------------------------------------------------


def beginnings(history: History) -> list[int]:
    """After how many decisions each turn began, and last how many decisions there are."""
    found = [step for step in range(1, history.last + 1) if history.tables[step].turn > history.tables[step - 1].turn]
    return [0, *[step for step in found if step < history.last], history.last]


def scores(history: History, turns: list[int]) -> list[Score]:
    """The numbers that decide the game, at the beginning of each turn; in a long game, of every second or third turn.

    `turns` is shortened to the turns that were read.
    """
    every = max(1, math.ceil(len(turns) / MOST_TURNS))
    turns[:] = [*turns[:-1:every], turns[-1]]
    views = [history.view(step, -1) for step in turns]
    found = {}
    for shown in views:
        for seat in shown.seats:
            found.update({counter.key: counter for counter in seat.counters if counter.main})
    return [
        Score(
            label=counter.label,
            icon=counter.icon,
            goal=counter.goal,
            unit=counter.unit,
            by_turn=[
                [next((one.now for one in seat.counters if one.key == key), None) for seat in shown.seats]
                for shown in views
            ],
        )
        for key, counter in found.items()
    ]


# -- what was done -----------------------------------------------------------------------------------------------------


def tallies(history: History) -> list[Tally]:
    """Counts the log by seat: amounts are added up, all other events are counted."""
    names, labels = history.tables[0].setup.names, labels_of(history.game)
    sums: dict[str, list[int]] = defaultdict(lambda: [0] * len(names))
    for event in history.log:
        if event.kind in labels and event.seat >= 0:
            label = labels[event.kind]
            sums[label][event.seat] += event.number if label != event.kind else 1
    most = sorted(sums.items(), key=lambda pair: -sum(pair[1]))[:MOST_TALLIES]
    return [Tally(label=_(label), by_seat=counted) for label, counted in most]


def labels_of(game: Game) -> dict[str, str]:
    """For each kind of event that names a seat, the label under which it is counted."""
    assert isinstance(game, CardGame)
    return {
        kind: label_of(kind, said) for kind, said in game.log_texts.items() if SEAT in said and kind not in game.heads
    }


def label_of(kind: str, template: str) -> str:
    """`gains points` for `{seat} gains {n} point{plural}.`, else the kind of event."""
    _one, many = forms(template)
    if not many.startswith(SEAT):
        return kind
    verb, *said = many.removeprefix(SEAT).rstrip(".").split()
    if verb == TOTALS or not said or said[0] != "{n}":
        return kind
    nouns = list(takewhile(lambda word: word not in AFTER, said[1:]))
    return " ".join([verb, *nouns])
