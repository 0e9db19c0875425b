"""The command `simulate`: plays, shows how far it is, and prints what came of it."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from rulebound.games.arguments import (
    add_bots,
    add_cards,
    add_decks,
    add_game,
    add_self_play,
    add_switches,
    positive,
)
from rulebound.games.setting import switches
from rulebound.lab.arena import RANDOM, Plan
from rulebound.lab.build import build
from rulebound.lab.reporting import carry_out, listed
from rulebound.lab.rows import GameRows
from rulebound.lab.simulate import Simulation, Summary, WinRate
from rulebound.lab.wording import failed, games, percent, processes, span
from rulebound.language import _, _n, number

ABOUT = """\
Let bots play many games: who wins, how, and how long it takes.
Rates come with 95 % intervals; bots and decks take turns in the seats."""
EXAMPLE = "simulate courses --games 1000 --seats greedy,random"


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
    parser.add_argument(
        "--out",
        metavar="FILE",
        help="save games, decisions, cards seen and searches: NAME.parquet and files beside it",
    )
    add_self_play(parser)


def run(args: argparse.Namespace) -> int:
    """The command. Returns 0, 1 if any game could not be played, or 130 after Ctrl-C."""
    if not args.out:
        return simulated(args, None)
    from rulebound.lab.parquet import Tables

    with Tables(args.out) as tables:
        return simulated(args, tables.add)


def simulated(args: argparse.Namespace, keep: Callable[[list[GameRows]], None] | None) -> int:
    """Plays and reports. keep: takes the games as rows."""
    simulation = Simulation(plan_of(args), args.workers, keep)
    return carry_out(
        args,
        simulation,
        most=simulation.arena.plan.games,
        heading=heading,
        report=lambda played: report(played.summary()),
        as_json=lambda played: played.summary().as_json(),
    )


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


# -- The report --------------------------------------------------------------------------------------------------------


def heading(simulation: Simulation) -> str:
    """What is about to be played."""
    arena = simulation.arena
    return _(
        "{title}: {games}, {seeds}, in {processes}, {build}",
        title=arena.game.title,
        games=games(arena.plan.games),
        seeds=seeds(arena.plan.seed, arena.groups),
        processes=processes(simulation.workers),
        build=_(build()),
    )


def seeds(first: int, count: int) -> str:
    """The seeds of so many games."""
    if count == 1:
        return _("seed {first}", first=first)
    return _("seeds {first} to {last}", first=first, last=first + count - 1)


def report(summary: Summary) -> str:
    """The results, for people."""
    if not summary.finished:
        return _("No game was finished.")
    lines = [
        "",
        *rates(summary),
        "",
        seats(summary),
        "",
        *endings(summary),
        *summary.loops.sentences(),
        "",
        lengths(summary),
    ]
    if summary.errors:
        lines.append(failed(summary.errors))
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
        return _("finished no game")
    return _(
        "won {rate:>7} of {games} (95 % interval {interval})",
        rate=percent(rate.rate),
        games=games(rate.games),
        interval=span(rate.low, rate.high),
    )


def seats(summary: Summary) -> str:
    """How often each seat won."""
    wins = [_("seat {seat} won {games}", seat=seat, games=games(wins)) for seat, wins in enumerate(summary.wins, 1)]
    drawn = _n("{count} game was drawn", "{count} games were drawn", summary.draws, count=number(summary.draws))
    sentence = ", ".join([*wins, drawn])
    return f"{sentence[0].upper()}{sentence[1:]}."


def endings(summary: Summary) -> list[str]:
    """How the games ended."""
    width = max(len(reason) for reason in summary.outcomes)
    return [_("How they ended:")] + [
        f"  {reason:{width}}  {games(count)}" for reason, count in summary.outcomes.items()
    ]


def lengths(summary: Summary) -> str:
    """How long the games were, and how long they took."""
    values = {
        "games": games(summary.finished),
        "seconds": number(summary.seconds, 1),
        "decisions": number(summary.mean_decisions or 0.0, 1),
        "speed": number(summary.decisions_per_second),
    }
    if summary.mean_turns is None:
        return _(
            "{games} in {seconds} s. A game took {decisions} decisions on average, at {speed} decisions a second of "
            "each core.",
            **values,
        )
    return _(
        "{games} in {seconds} s. A game took {decisions} decisions in {turns} turns on average, at {speed} decisions a "
        "second of each core.",
        turns=number(summary.mean_turns, 1),
        **values,
    )
