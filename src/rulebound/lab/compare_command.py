"""The command `compare`: the same games with two sets of cards, and what the new cards change."""

from __future__ import annotations

import argparse
from typing import Final

from rulebound.bots.spec import GREEDY
from rulebound.games.arguments import (
    add_bots,
    add_cards,
    add_decks,
    add_game,
    add_page,
    add_self_play,
    add_switches,
    positive,
)
from rulebound.games.setting import switches
from rulebound.kernel.basics.problem import SetupError
from rulebound.lab.arena import Plan
from rulebound.lab.build import build
from rulebound.lab.compare import Comparing, Comparison, Difference
from rulebound.lab.reporting import carry_out, listed, page_maker
from rulebound.lab.simulate_command import seeds
from rulebound.lab.wording import failed, games, pairs, percent, points, processes
from rulebound.language import N_, _, number

ABOUT = """\
Play the same games with two sets of cards, and measure what the new cards change.
Each difference comes with its 95 % interval, computed on pairs of games."""
CHANGED: Final = N_("Changed")
ADDED: Final = N_("Added")
REMOVED: Final = N_("Removed")
WITH_OLD: Final = N_("With the old cards: {sentence}")
WITH_NEW: Final = N_("With the new cards: {sentence}")
SURE: Final = N_("won {old:>7} before, {new:>7} now: {change} percentage points (95 % interval {low} to {high})")
UNSURE: Final = N_(
    "won {old:>7} before, {new:>7} now: {change} percentage points (95 % interval {low} to {high}), which may be chance"
)
EXAMPLE = "compare courses --cards shipped --cards my-cards.toml --games 500"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_game(parser)
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="how many games with each set (100)")
    add_bots(parser, "greedy,greedy")
    add_decks(parser)
    add_cards(parser, "twice: the old cards, then the new ones; each a file, or 'shipped' for the game's own")
    add_page(parser)
    add_switches(parser)
    add_self_play(parser)


def run(args: argparse.Namespace) -> int:
    """The command. Returns 0, 1 if any game could not be played, or 130 after Ctrl-C."""
    as_page = page_maker(args, "rulebound.lab.compare_picture")
    return carry_out(
        args,
        comparing_of(args),
        most=args.games,
        heading=heading,
        report=lambda comparing: report(comparing.result()),
        as_json=lambda comparing: comparing.result().as_json(),
        counted=pairs,
        as_page=as_page,
    )


def comparing_of(args: argparse.Namespace) -> Comparing:
    """The comparison from the words of the command line. Raises SetupError."""
    if len(args.cards) != 2:
        needed = _(
            "a comparison needs two sets: --cards OLD --cards NEW, each a file or 'shipped', not {n}", n=len(args.cards)
        )
        raise SetupError(_("the cards"), [needed])
    plan = Plan(
        game=args.game,
        games=args.games,
        seats=tuple(listed(args.seats)) or (GREEDY, GREEDY),
        decks=tuple(listed(args.decks)),
        seed=args.seed,
        rulings=tuple(switches("rulings", args.rulings).items()),
        options=tuple(switches("options", args.options).items()),
    )
    old, new = args.cards
    return Comparing(plan, old, new, args.workers)


# -- The report --------------------------------------------------------------------------------------------------------


def heading(comparing: Comparing) -> str:
    """The games to be played, and the cards that differ."""
    arena, result = comparing.duel.old, comparing.result()
    lines = [
        _(
            "{title}: {games} with each set, {seeds}, in {processes}, {build}",
            title=arena.game.title,
            games=games(result.games),
            seeds=seeds(result.seed, arena.groups),
            processes=processes(comparing.workers),
            build=_(build()),
        ),
        _("Old cards: {old}. New cards: {new}.", old=result.old, new=result.new),
    ]
    for what, names in ((CHANGED, result.changed), (ADDED, result.added), (REMOVED, result.removed)):
        lines += [f"{_(what)}: {', '.join(names)}."] if names else []
    if not (result.changed or result.added or result.removed):
        lines.append(_("No card differs: nothing can change."))
    elif result.unused:
        lines.append(_("None of these cards is in a deck that plays: nothing can change."))
    elif not arena.setup.decks:
        lines.append(_("All players share these cards, so they favour none: `measure` says what each card does."))
    return "\n".join(lines)


def report(result: Comparison) -> str:
    """The results, for people."""
    if not result.finished:
        return _("No pair of games was finished.")
    lines = ["", *differences(result), ""]
    lines += length(result)
    for whose, loops in ((WITH_OLD, result.loops_old), (WITH_NEW, result.loops_new)):
        lines += [_(whose, sentence=sentence) for sentence in loops.sentences()]
    lines.append(_("{pairs} in {seconds} s.", pairs=pairs(result.finished), seconds=number(result.seconds, 1)))
    if result.errors:
        lines.append(failed(result.errors))
    return "\n".join(lines)


def length(result: Comparison) -> list[str]:
    """How long games took with each set; nothing where a game counts no turns."""
    if result.mean_turns_old is None or result.mean_turns_new is None:
        return []
    return [
        _(
            "A game took {old} turns on average with the old cards, and {new} with the new ones.",
            old=number(result.mean_turns_old, 1),
            new=number(result.mean_turns_new, 1),
        )
    ]


def differences(result: Comparison) -> list[str]:
    """How much more often each bot with its deck wins."""
    named = [(it.bot, it.deck or "", it) for it in result.differences]
    bots = max(len(bot) for bot, deck, it in named)
    decks = max(len(deck) for bot, deck, it in named)
    return [f"{bot:{bots}}  {deck:{decks}}  {said(it)}" for bot, deck, it in named]


def said(it: Difference) -> str:
    """`won 48.0 % before, 52.5 % now: +4.5 points (95 % interval +1.0 to +8.0)`."""
    if it.old is None or it.new is None or it.difference is None:
        return _("finished no pair of games")
    is_sure = it.low > 0 or it.high < 0
    return _(
        SURE if is_sure else UNSURE,
        old=percent(it.old),
        new=percent(it.new),
        change=points(it.difference),
        low=points(it.low),
        high=points(it.high),
    )
