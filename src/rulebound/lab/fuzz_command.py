"""The command `fuzz`: plays random games with all checks, and reports the failed ones."""

from __future__ import annotations

import argparse
import json
import shlex
import time
from typing import Final

from rulebound.games import load
from rulebound.games.arguments import add_cards, add_game, add_self_play, positive
from rulebound.kernel.basics.problem import SetupError
from rulebound.lab.build import build
from rulebound.lab.fuzz import Found, Plan, fuzz
from rulebound.lab.reporting import INTERRUPTED, progress, teller
from rulebound.lab.wording import decisions, games, gave_up
from rulebound.lab.workers import WorkersDied, cores
from rulebound.language import _, _n, number

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
    """The command. Returns 0, 1 if a game failed, or 130 after Ctrl-C."""
    game = load(args.game, args.cards)
    if args.seats is not None and args.seats not in game.seats:
        raise SetupError(_("a table"), [game.wrong_seats(args.seats)])
    tell = teller(args.command)
    results: dict[int, Found] = {}
    status = 0
    for seats in [args.seats] if args.seats else game.seats:
        plan = Plan(game=args.game, games=args.games, seats=seats, seed=args.seed, cards=tuple(args.cards))
        if not args.json:
            print(
                _(
                    "{title}, {seats} seats: {games}, {build}",
                    title=game.title,
                    seats=seats,
                    games=games(args.games),
                    build=_(build()),
                ),
                flush=True,
            )
        began = time.monotonic()
        try:
            with progress(plan.games) as on_progress:
                found = fuzz(plan, args.workers or cores(), tell, on_progress, args.on)
        except WorkersDied as error:
            tell(gave_up(error))
            return 1
        except KeyboardInterrupt:
            tell(_("Stopped."))
            return INTERRUPTED
        results[seats] = found
        status = status or (1 if found.faults else 0)
        if not args.json:
            print("\n".join(report(plan, found, time.monotonic() - began)), flush=True)
    if args.json:
        print(json.dumps({seats: found.as_json() for seats, found in results.items()}, indent=2))
    return status


def report(plan: Plan, found: Found, seconds: float) -> list[str]:
    """The results of one number of seats, for people."""
    lines = [
        "  "
        + _(
            "{games} with {decisions} in {seconds} s; {positions} positions were checked closely",
            games=games(found.games),
            decisions=decisions(found.decisions),
            seconds=number(seconds),
            positions=number(found.looked_at),
        ),
        f"  {_('How they ended:')} "
        + ", ".join(f"{reason} {number(count)}" for reason, count in found.endings.most_common()),
    ]
    if not found.faults:
        return [*lines, f"  {_('No fault was found.')}"]
    faulty = len(found.faults)
    lines.append("  " + _n("{count} game had a fault:", "{count} games had a fault:", faulty, count=number(faulty)))
    for seed, fault in found.faults[:MOST_FAULTS]:
        lines += [f"    {fault}", f"      {_('again: {command}', command=again(plan, seed))}"]
    if len(found.faults) > MOST_FAULTS:
        lines.append(f"    {_('and {n} more', n=number(len(found.faults) - MOST_FAULTS))}")
    return lines


def again(plan: Plan, seed: int) -> str:
    """The command that plays this game again."""
    cards = [word for path in plan.cards for word in ("--cards", path)]
    words = ["rulebound", "fuzz", plan.game, "--seats", str(plan.seats), "--games", "1", "--seed", str(seed), *cards]
    return shlex.join(words)
