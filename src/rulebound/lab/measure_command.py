"""The command `measure`: what a card does, as precisely as asked, with the number of games that would be needed."""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from dataclasses import asdict
from typing import Any, Final

from rulebound.games.arguments import add_decks, add_game, add_self_play, add_switches, positive
from rulebound.games.setting import switches
from rulebound.lab.build import build
from rulebound.lab.measuring import Asked, Measurement, Sums, half_of
from rulebound.lab.pairs import difference_of
from rulebound.lab.reporting import INTERRUPTED, listed
from rulebound.lab.statistics import Rate
from rulebound.lab.variants import NEW, Variant
from rulebound.lab.wording import games, gave_up
from rulebound.lab.wording import percent as share
from rulebound.lab.wording import points as moved_by
from rulebound.lab.workers import WorkersDied
from rulebound.language import N_, SOURCE, _, _n, number, speaking

ABOUT = """\
Measure how much oftener a player wins with your card than with the one that it replaces.
Stops when the answer is as precise as you ask for, and says when it cannot tell."""
EXAMPLE = "measure courses --cards my-cards.toml --within 3"
CLEAR: Final = N_("stronger"), N_("weaker")
UNCLEAR: Final = N_("cannot tell whether it is stronger or weaker")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_game(parser)
    parser.add_argument("--cards", action="append", required=True, metavar="FILE", help="a file of your cards")
    parser.add_argument("--within", type=points, default=4.0, metavar="P", help="stop at P points to either side (4)")
    parser.add_argument("--games", type=positive, default=4000, metavar="N", help="play no more games than this (4000)")
    parser.add_argument("--bot", default="greedy", metavar="BOT", help="the bot that plays all seats (greedy)")
    parser.add_argument("--players", type=positive, default=2, metavar="N", help="how many players (2)")
    parser.add_argument("--other", action="store_true", help="also compare with another card of its kind")
    add_decks(parser)
    add_switches(parser)
    add_self_play(parser)


def points(text: str) -> float:
    """A number of points of a hundred. Raises ArgumentTypeError."""
    try:
        found = float(text)
    except ValueError:
        found = math.nan
    if not 0 < found <= 50:
        raise argparse.ArgumentTypeError(_("must be a number of points above 0 and up to 50, not {text!r}", text=text))
    return found


def run(args: argparse.Namespace) -> int:
    """The command. Returns 0, 1 if any game could not be played, or 130 after Ctrl-C: what was played is reported."""
    measurement = Measurement(asked_of(args), args.workers)
    if not args.json:
        print("\n".join(heading(measurement)), flush=True)
    status = 0
    shown = Shown()
    try:
        measurement.run(shown.tell)
    except WorkersDied as error:
        say(gave_up(error))
        status = 1
    except KeyboardInterrupt:
        say(_("Stopped after {games}.", games=games(measurement.measured.games)))
        status = INTERRUPTED
    shown.end()
    for failure in measurement.measured.failures[:5]:
        say(_("A game with seed {seed} could not be played: {error}.", seed=failure.seed, error=failure.error))
    print(json.dumps(as_json(measurement), indent=2) if args.json else "\n".join(report(measurement)))
    return status or (1 if measurement.measured.failures else 0)


def asked_of(args: argparse.Namespace) -> Asked:
    """The question from the words of the command line. Raises SetupError."""
    return Asked(
        game=args.game,
        cards=tuple(args.cards),
        decks=tuple(listed(args.decks)),
        bot=args.bot,
        seats=args.players,
        games=args.games,
        within=args.within,
        seed=args.seed,
        rulings=tuple(switches("rulings", args.rulings).items()),
        options=tuple(switches("options", args.options).items()),
        other=args.other,
    )


def say(sentence: str) -> None:
    """Prints a message that is no result, on standard error."""
    print(f"rulebound measure: {sentence}", file=sys.stderr, flush=True)


class Shown:
    """A line on standard error while games are played, for a person at a terminal."""

    def __init__(self) -> None:
        self.watched = sys.stderr.isatty()
        self.last = 0.0

    def tell(self, measurement: Measurement) -> None:
        """How many games there are, and how sure the least sure card is."""
        now = time.monotonic()
        if not self.watched or now - self.last < 0.5:
            return
        self.last = now
        halves = [half_of(measurement.effect(one)) for one in measurement.stage.measurable()]
        is_known = halves and math.isfinite(max(halves))
        half = _("±{points} points", points=number(100 * max(halves), 1)) if is_known else _("nothing known yet")
        print(f"\r{games(measurement.measured.games)}, {half}  ", end="", file=sys.stderr, flush=True)

    def end(self) -> None:
        """Clears the line."""
        if self.watched and self.last:
            print("\r" + " " * 40 + "\r", end="", file=sys.stderr, flush=True)


# -- The report --------------------------------------------------------------------------------------------------------


def heading(measurement: Measurement) -> list[str]:
    """The games to be played, and the meaning of the answer."""
    stage, asked = measurement.stage, measurement.asked
    players = _n("{n} player", "{n} players", asked.seats)
    title = f"{stage.variants.base.title}: {asked.bot}, {players}, {_(build())}"
    return [title, *[f"{one.name}: {question(measurement, one)}" for one in stage.variants.found]]


def question(measurement: Measurement, one: Variant) -> str:
    """The question for a card, in a sentence."""
    stage = measurement.stage
    if one not in stage.measurable():
        return _(
            "cannot be measured: it is in none of these decks, nor any card of its kind. Choose others by --decks."
        )
    place = _("in place of another {kind}", kind=one.kind) if one.old == NEW else _("in place of the card as it was")
    if one.name in stage.given:
        return _("one player is given it, {place}.", place=place)
    if stage.decks:
        return _("one player has it in the deck, {place}; the others' decks stay as they are.", place=place)
    return _("it lies in the common supply {place}, and one player alone may use it.", place=place)


def report(measurement: Measurement) -> list[str]:
    """The answer for each card, and the number of games that are missing."""
    lines: list[str] = []
    for one in measurement.stage.measurable():
        lines += ["", *of_card(measurement, one)]
    lines += [
        "",
        _(
            "{games}, each played on from where a card came up, in {seconds} s.",
            games=games(measurement.measured.games),
            seconds=number(measurement.seconds),
        ),
    ]
    many = len(measurement.stage.measurable())
    if many > 1:
        lines.append(_("Intervals hold for all {many} cards together with 95 % (Bonferroni).", many=many))
    return lines


def of_card(measurement: Measurement, one: Variant) -> list[str]:
    """The findings for one card."""
    sums = measurement.measured.cards[one.name]
    effect, came = measurement.effect(one), measurement.when_it_came(one)
    if effect is None or came is None:
        return [
            _(
                "{name}: it came up in none of {games}, so nothing can be said.",
                name=one.name,
                games=games(sums.chances),
            )
        ]
    pairs = sums.others if one.old == NEW else sums.pairs
    rows = [(_("in all games"), moved(effect)), (_("in games in which it came up"), moved(came))]
    if one.old != NEW and (rate := difference_of(sums.others)):
        rows.append((_("against another {kind}", kind=one.kind), moved(rate)))
    width = max(len(label) for label, _moved in rows)
    lines = [
        f"{one.name}: {verdict(effect, measurement.asked.within)}",
        *[f"  {label:{width}}  {change}" for label, change in rows],
        "  "
        + _(
            "in these: won {old} before, {new} now",
            old=percent(pairs.old, pairs.games),
            new=percent(pairs.new, pairs.games),
        ),
        "  "
        + _(
            "came up in {share} of {games}{when}, used in {used} of those{when_used}",
            share=percent(sums.came, sums.chances),
            games=games(sums.chances),
            when=when(sums.when_came),
            used=percent(sums.used, sums.came),
            when_used=when(sums.when_used),
        ),
    ]
    lines += [length(sums), begins(sums), *matchups(measurement, one)]
    needed = measurement.games_needed(one)
    if needed:
        seconds = needed * measurement.seconds / max(1, measurement.measured.games)
        more = _(
            "±{points:g} points would take about {games} more games, {time} here.",
            points=measurement.asked.within,
            games=number(needed),
            time=lasting(seconds),
        )
        lines.append(f"  {more}")
    return lines


def verdict(effect: Rate, within: float) -> str:
    """The answer in a few words: `stronger`, `weaker`, `changes little`, or that it cannot tell."""
    if effect.low > 0 or effect.high < 0:
        return _(CLEAR[effect.rate < 0])
    if max(-effect.low, effect.high) <= 2 * within / 100:
        most = number(100 * max(-effect.low, effect.high))
        return _("changes little: less than {most} points either way", most=most)
    return _(UNCLEAR)


def moved(rate: Rate) -> str:
    """`+4.5 points (+1.0 to +8.0)`."""
    change, low, high = moved_by(rate.rate), moved_by(rate.low), moved_by(rate.high)
    return _("{change:>5} points ({low} to {high})", change=change, low=low, high=high)


def percent(part: int, whole: int) -> str:
    """`52 %`; of nothing, a dash."""
    return share(part / whole, 0) if whole else "-"


def when(turns: dict[int, int]) -> str:
    """`, in turn 4 on average`; empty where a game counts no turns."""
    total = sum(turns.values())
    mean = sum(turn * n for turn, n in turns.items()) / total if total else 0.0
    return " " + _("(turn {turn} on average)", turn=number(mean, 1)) if mean > 0 else ""


def length(sums: Sums) -> str:
    """How long the games were in which the card came up."""
    before, now = [n / max(1, sums.came) for n in sums.turns]
    if not before:
        before, now = [n / max(1, sums.came) for n in sums.decisions]
        return "  " + _("length: {before} decisions before, {now} now", before=number(before), now=number(now))
    return "  " + _("length: {before} turns before, {now} now", before=number(before, 1), now=number(now, 1))


def begins(sums: Sums) -> str:
    """How often the first player has won."""
    rate = difference_of(sums.began)
    pairs = sums.began
    change = f": {moved(rate)}" if rate else ""
    old, new = percent(pairs.old, pairs.games), percent(pairs.new, pairs.games)
    return "  " + _("the first player won {old} before, {new} now", old=old, new=new) + change


def matchups(measurement: Measurement, one: Variant) -> list[str]:
    """The effect of the card for each deck against each other deck."""
    found = sorted((key, sums) for key, sums in measurement.measured.matchups.items() if key[0] == one.name)
    lines: list[str] = []
    for (_card, mine, others), sums in found:
        rate = difference_of(sums.others if one.old == NEW else sums.pairs)
        if rate:
            where = _("{games} in which it came up", games=games(sums.came))
            lines.append(
                "  "
                + _(
                    "{mine} against {others}: {moved}, {where}",
                    mine=mine,
                    others=others,
                    moved=moved(rate),
                    where=where,
                )
            )
    return lines


def lasting(seconds: float) -> str:
    """`40 s`, `12 min`, `3.0 h`."""
    if seconds < 90:
        return f"{number(seconds)} s"
    return f"{number(seconds / 60)} min" if seconds < 5400 else f"{number(seconds / 3600, 1)} h"


def as_json(measurement: Measurement) -> dict[str, Any]:
    """Everything, as data for JSON; rates are from -1 to 1."""
    measured = measurement.measured
    with speaking(SOURCE):  # for programs, whatever people read
        cards = [card_as_json(measurement, one) for one in measurement.stage.variants.found]
    return {
        "asked": asdict(measurement.asked),
        "build": build(),
        "games": measured.games,
        "seconds": measurement.seconds,
        "workers": measurement.workers,
        "cards": cards,
        "failures": [failure._asdict() for failure in measured.failures],
    }


def card_as_json(measurement: Measurement, one: Variant) -> dict[str, Any]:
    """The findings for one card."""
    sums = measurement.measured.cards[one.name]
    effect, came = measurement.effect(one), measurement.when_it_came(one)
    other = None if one.old == NEW else difference_of(sums.others)
    pairs = sums.others if one.old == NEW else sums.pairs
    matchups = [
        {"deck": mine, "against": others, "games": found.came}
        | {
            "effect": rate._asdict()
            if (rate := difference_of(found.others if one.old == NEW else found.pairs))
            else None
        }
        for (name, mine, others), found in sorted(measurement.measured.matchups.items())
        if name == one.name
    ]
    return {
        "card": one.name,
        "kind": one.kind,
        "new": one.old == NEW,
        "question": question(measurement, one),
        "verdict": verdict(effect, measurement.asked.within) if effect else "cannot tell",
        "effect": effect._asdict() if effect else None,
        "where_it_came_up": came._asdict() if came else None,
        "against_another": other._asdict() if other else None,
        "won_before": pairs.old / pairs.games if pairs.games else None,
        "won_now": pairs.new / pairs.games if pairs.games else None,
        "could_have": sums.chances,
        "came_up": sums.came,
        "used": sums.used,
        "when_came": dict(sorted(sums.when_came.items())),
        "when_used": dict(sorted(sums.when_used.items())),
        "turns": [n / sums.came for n in sums.turns] if sums.came else None,
        "decisions": [n / sums.came for n in sums.decisions] if sums.came else None,
        "who_begins": [sums.began.old, sums.began.new, sums.began.games],
        "matchups": matchups,
        "games_needed": measurement.games_needed(one),
    }
