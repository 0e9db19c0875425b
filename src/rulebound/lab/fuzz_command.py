"""The command `fuzz`: plays random games under all that must always be so, and says which broke it."""

from __future__ import annotations

import argparse
import json
import shlex
import sys
import time
from typing import Final

from rulebound.games import load
from rulebound.games.arguments import add_cards, add_game, add_self_play, positive
from rulebound.kernel.basics.problem import SetupError
from rulebound.lab.build import build
from rulebound.lab.fuzz import Found, Plan, fuzz
from rulebound.lab.simulate_command import INTERRUPTED, counted, progress
from rulebound.lab.workers import WorkersDied, cores

ABOUT = """\
Play random games, half of them with random rulings, and check every position.
Reports each rule of the game that did not hold, with a command that repeats it."""
EXAMPLE = "fuzz courses --games 1000"
MOST_FAULTS: Final = 10  # written out one by one


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_game(parser)
    parser.add_argument(
        "--games", type=positive, default=1000, metavar="N", help="games for each number of seats (1000)"
    )
    parser.add_argument("--seats", type=positive, metavar="N", help="how many seats (every number in turn)")
    add_cards(parser)
    add_self_play(parser)


def run(args: argparse.Namespace) -> int:
    """The command. Returns 0, 1 if anything was wrong in any game, or 130 after Ctrl-C."""
    game = load(args.game, args.cards)
    if args.seats is not None and args.seats not in game.seats:
        raise SetupError("fuzz", [f"{game.title} is for {game.seats[0]} to {game.seats[-1]} players, not {args.seats}"])
    results: dict[int, Found] = {}
    status = 0
    for seats in [args.seats] if args.seats else game.seats:
        plan = Plan(game=args.game, games=args.games, seats=seats, seed=args.seed, cards=tuple(args.cards))
        if not args.json:
            print(f"{game.title}, {seats} seats: {counted(args.games, 'game')}, {build()}", flush=True)
        began = time.monotonic()
        try:
            with progress(plan.games) as on_progress:
                found = fuzz(plan, args.workers or cores(), tell, on_progress)
        except WorkersDied as error:
            tell(f"Gave up: {error}.")
            return 1
        except KeyboardInterrupt:
            tell("Stopped.")
            return INTERRUPTED
        results[seats] = found
        status = status or (1 if found.faults else 0)
        if not args.json:
            print("\n".join(report(plan, found, time.monotonic() - began)), flush=True)
    if args.json:
        print(json.dumps({seats: found.as_json() for seats, found in results.items()}, indent=2))
    return status


def tell(sentence: str) -> None:
    """Says something that is not a result."""
    print(f"rulebound fuzz: {sentence}", file=sys.stderr, flush=True)


def report(plan: Plan, found: Found, seconds: float) -> list[str]:
    """The results of one number of seats, for people."""
    lines = [
        (
            f"  {counted(found.games, 'game')} with {counted(found.decisions, 'decision')} in {seconds:.0f} s; "
            f"{counted(found.looked_at, 'position')} looked at closer"
        ),
        "  They ended: " + ", ".join(f"{reason} {count:,}" for reason, count in found.endings.most_common()),
    ]
    if not found.faults:
        return [*lines, "  No fault was found."]
    lines.append(f"  {counted(len(found.faults), 'game')} had a fault:")
    for seed, fault in found.faults[:MOST_FAULTS]:
        lines += [f"    {fault}", f"      again: {again(plan, seed)}"]
    if len(found.faults) > MOST_FAULTS:
        lines.append(f"    and {len(found.faults) - MOST_FAULTS:,} more")
    return lines


def again(plan: Plan, seed: int) -> str:
    """The command that plays this game once more."""
    cards = [word for path in plan.cards for word in ("--cards", path)]
    words = ["rulebound", "fuzz", plan.game, "--seats", str(plan.seats), "--games", "1", "--seed", str(seed), *cards]
    return shlex.join(words)
