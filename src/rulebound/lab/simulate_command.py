"""The command `simulate`: plays, shows how far it is, and prints what came of it."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rulebound.games.arguments import add_bots, add_cards, add_decks, add_game, add_self_play, add_switches, positive
from rulebound.games.setting import switches
from rulebound.lab.arena import RANDOM, Plan
from rulebound.lab.build import build
from rulebound.lab.simulate import Simulation, Summary, WinRate
from rulebound.lab.workers import WorkersDied

ABOUT = """\
Let bots play many games: who wins, how, and how long it takes.
Rates come with 95 % intervals; bots and decks take turns in the seats."""
EXAMPLE = "simulate courses --games 1000 --seats greedy,random"
INTERRUPTED = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_game(parser)
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="how many games (100)")
    add_bots(parser)
    add_decks(parser)
    add_cards(parser)
    add_switches(parser)
    parser.add_argument("--fixed", action="store_true", help="keep each bot and deck in its seat")
    parser.add_argument("--every-deck", action="store_true", help="give each seat all decks in turn; they stay there")
    add_self_play(parser)


def run(args: argparse.Namespace) -> int:
    """The command. Returns 0, 1 if any game could not be played, or 130 after Ctrl-C."""
    simulation = Simulation(plan_of(args), args.workers)
    if not args.json:
        print(heading(simulation), flush=True)
    status = 0
    try:
        with progress(simulation.arena.plan.games) as on_progress:
            simulation.run(on_progress, tell)
    except WorkersDied as error:
        tell(f"Gave up: {error}.")
        status = 1
    except KeyboardInterrupt:
        tell(f"Stopped after {counted(simulation.tally.played, 'game')} of {simulation.arena.plan.games:,}.")
        status = INTERRUPTED
    summary = simulation.summary()
    print(json.dumps(summary.as_json(), indent=2) if args.json else report(summary))
    return status or (1 if summary.errors else 0)


def plan_of(args: argparse.Namespace) -> Plan:
    """What the words of the command line ask for. Raises SetupError."""
    return Plan(
        game=args.game,
        games=args.games,
        seats=tuple(listed(args.seats)) or (RANDOM, RANDOM),
        decks=tuple(listed(args.decks)),
        cards=tuple(args.cards),
        seed=args.seed,
        fixed=args.fixed,
        every_deck=args.every_deck,
        rulings=tuple(switches("rulings", args.rulings).items()),
        options=tuple(switches("options", args.options).items()),
    )


def listed(words: str | None) -> list[str]:
    """The words between the commas."""
    return [word.strip() for word in words.split(",")] if words else []


def tell(sentence: str) -> None:
    """Says something that is not a result."""
    print(f"rulebound simulate: {sentence}", file=sys.stderr, flush=True)


@contextmanager
def progress(games: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error if that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda played: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), TextColumn("games, left"))
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda played: bar.update(task, completed=played)


# -- The report --------------------------------------------------------------------------------------------------------


def heading(simulation: Simulation) -> str:
    """What is about to be played."""
    arena = simulation.arena
    seeds = f"seed {arena.plan.seed}"
    if arena.groups > 1:
        seeds = f"seeds {arena.plan.seed} to {arena.plan.seed + arena.groups - 1}"
    workers = counted(simulation.workers, "process", "processes")
    return f"{arena.game.title}: {counted(arena.plan.games, 'game')}, {seeds}, in {workers}, {build()}"


def report(summary: Summary) -> str:
    """The results, for people."""
    if not summary.finished:
        return "No game was finished."
    lines = [
        "",
        *rates(summary),
        "",
        seats(summary),
        "",
        *endings(summary),
        *summary.loops.told(),
        "",
        lengths(summary),
    ]
    if summary.errors:
        lines.append(f"{counted(summary.errors, 'game')} could not be played, which is a mistake of ours.")
    return "\n".join(lines)


def rates(summary: Summary) -> list[str]:
    """How often each bot with its deck won."""
    named = [(rate.bot, rate.deck or "", rate) for rate in summary.win_rate]
    bots = max(len(bot) for bot, deck, rate in named)
    decks = max(len(deck) for bot, deck, rate in named)
    return [f"{bot:{bots}}  {deck:{decks}}  {won(rate)}" for bot, deck, rate in named]


def won(rate: WinRate) -> str:
    """`won 52.3 % of 200 games (95 % interval 48.1 to 56.4 %)`."""
    if rate.rate is None:
        return "finished no game"
    interval = f"{100 * rate.low:.1f} to {100 * rate.high:.1f} %"
    return f"won {100 * rate.rate:5.1f} % of {counted(rate.games, 'game')} (95 % interval {interval})"


def seats(summary: Summary) -> str:
    """How often each seat won."""
    wins = [f"seat {seat} won {counted(wins, 'game')}" for seat, wins in enumerate(summary.wins, 1)]
    drawn = f"{counted(summary.draws, 'game')} {'was' if summary.draws == 1 else 'were'} drawn"
    sentence = ", ".join([*wins, drawn])
    return f"{sentence[0].upper()}{sentence[1:]}."


def endings(summary: Summary) -> list[str]:
    """How the games ended."""
    width = max(len(reason) for reason in summary.outcomes)
    return ["How they ended:"] + [
        f"  {reason:{width}}  {counted(count, 'game')}" for reason, count in summary.outcomes.items()
    ]


def lengths(summary: Summary) -> str:
    """How long the games were, and how long they took."""
    turns = "" if summary.mean_turns is None else f" in {summary.mean_turns:.1f} turns"
    return (
        f"{counted(summary.finished, 'game')} in {summary.seconds:.1f} s. A game took {summary.mean_decisions:.1f} "
        f"decisions{turns} on average, at {summary.decisions_per_second:,.0f} decisions a second of each core."
    )


def counted(count: int, noun: str, nouns: str = "") -> str:
    """`1 game`, `1,000 games`."""
    return f"{count:,} {noun if count == 1 else nouns or noun + 's'}"
