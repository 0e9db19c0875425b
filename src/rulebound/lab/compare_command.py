"""The command `compare`: the same games with two sets of cards, and what the new cards change."""

from __future__ import annotations

import argparse
import json
import sys

from rulebound.games.arguments import add_bots, add_cards, add_decks, add_game, add_self_play, add_switches, positive
from rulebound.games.setting import switches
from rulebound.kernel.basics.problem import SetupError
from rulebound.lab.arena import RANDOM, Plan
from rulebound.lab.build import build
from rulebound.lab.compare import Comparing, Comparison, Difference
from rulebound.lab.simulate_command import INTERRUPTED, counted, listed, progress
from rulebound.lab.workers import WorkersDied

ABOUT = """\
Play the same games with two sets of cards, and measure what the new cards change.
Each difference comes with its 95 % interval, computed on pairs of games."""
EXAMPLE = "compare courses --cards shipped --cards my-cards.toml --games 500"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_game(parser)
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="how many games with each set (100)")
    add_bots(parser)
    add_decks(parser)
    add_cards(parser, "twice: the old cards, then the new ones; each a file, or 'shipped' for the game's own")
    add_switches(parser)
    add_self_play(parser)


def run(args: argparse.Namespace) -> int:
    """The command. Returns 0, 1 if any game could not be played, or 130 after Ctrl-C."""
    comparing = comparing_of(args)
    if not args.json:
        print("\n".join(heading(comparing)), flush=True)
    status = 0
    try:
        with progress(args.games) as on_progress:
            comparing.run(on_progress, tell)
    except WorkersDied as error:
        tell(f"Gave up: {error}.")
        status = 1
    except KeyboardInterrupt:
        tell(f"Stopped after {counted(comparing.tally.played, 'pair')} of {args.games:,}.")
        status = INTERRUPTED
    result = comparing.result()
    for failure in result.failures[:5]:
        tell(f"A game could not be played: {failure.error}. To play it again: {failure.command}")
    print(json.dumps(result.as_json(), indent=2) if args.json else report(result))
    return status or (1 if result.errors else 0)


def comparing_of(args: argparse.Namespace) -> Comparing:
    """What the words of the command line ask for. Raises SetupError."""
    if len(args.cards) != 2:
        told = "a comparison needs two sets: --cards OLD --cards NEW, each a file or 'shipped'"
        raise SetupError("the cards", [f"{told}, not {len(args.cards)}"])
    plan = Plan(
        game=args.game,
        games=args.games,
        seats=tuple(listed(args.seats)) or (RANDOM, RANDOM),
        decks=tuple(listed(args.decks)),
        seed=args.seed,
        rulings=tuple(switches("rulings", args.rulings).items()),
        options=tuple(switches("options", args.options).items()),
    )
    old, new = args.cards
    return Comparing(plan, old, new, args.workers)


def tell(sentence: str) -> None:
    """Says something that is not a result."""
    print(f"rulebound compare: {sentence}", file=sys.stderr, flush=True)


# -- The report --------------------------------------------------------------------------------------------------------


def heading(comparing: Comparing) -> list[str]:
    """What is about to be played, and which cards differ."""
    arena, result = comparing.duel.old, comparing.result()
    workers = counted(comparing.workers, "process", "processes")
    games = f"{counted(result.games, 'game')} with each set"
    seeds = f"seeds {result.seed} to {result.seed + arena.groups - 1}"
    lines = [
        f"{arena.game.title}: {games}, {seeds}, in {workers}, {build()}",
        f"Old cards: {result.old}. New cards: {result.new}.",
    ]
    for what, names in (("Changed", result.changed), ("Added", result.added), ("Removed", result.removed)):
        lines += [f"{what}: {', '.join(names)}."] if names else []
    if not (result.changed or result.added or result.removed):
        lines.append("No card differs: nothing can change.")
    elif result.unused:
        lines.append("None of these cards is in a deck that plays: nothing can change.")
    return lines


def report(result: Comparison) -> str:
    """The results, for people."""
    if not result.finished:
        return "No pair of games was finished."
    lines = ["", *differences(result), ""]
    if result.mean_turns_old is not None and result.mean_turns_new is not None:
        lines.append(
            f"A game took {result.mean_turns_old:.1f} turns on average with the old cards, and "
            f"{result.mean_turns_new:.1f} with the new ones."
        )
    for whose, loops in (("With the old cards: ", result.loops_old), ("With the new cards: ", result.loops_new)):
        lines += [whose + told for told in loops.told()]
    lines.append(f"{counted(result.finished, 'pair')} of games in {result.seconds:.1f} s.")
    if result.errors:
        lines.append(f"{counted(result.errors, 'game')} could not be played, which is a mistake of ours.")
    return "\n".join(lines)


def differences(result: Comparison) -> list[str]:
    """How much more often each bot with its deck wins."""
    named = [(it.bot, it.deck or "", it) for it in result.differences]
    bots = max(len(bot) for bot, deck, it in named)
    decks = max(len(deck) for bot, deck, it in named)
    return [f"{bot:{bots}}  {deck:{decks}}  {told(it)}" for bot, deck, it in named]


def told(it: Difference) -> str:
    """`won 48.0 % before, 52.5 % now: +4.5 points (95 % interval +1.0 to +8.0)`."""
    if it.old is None or it.new is None or it.difference is None:
        return "finished no pair of games"
    interval = f"95 % interval {100 * it.low:+.1f} to {100 * it.high:+.1f}"
    sure = "" if it.low > 0 or it.high < 0 else ", which may be chance"
    rates = f"won {100 * it.old:5.1f} % before, {100 * it.new:5.1f} % now"
    return f"{rates}: {100 * it.difference:+.1f} percentage points ({interval}){sure}"
