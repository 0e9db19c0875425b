"""The command `faults`: what is wrong with a set of cards."""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from typing import Final

from rulebound.cardgame.game import CardGame
from rulebound.games.arguments import add_cards, add_decks, add_game, add_page, add_self_play, positive
from rulebound.lab.build import build
from rulebound.lab.faults.dominated import sentence_of
from rulebound.lab.faults.findings import (
    IMPOSSIBLE,
    SELDOM,
    UNSEEN,
    UNWANTED,
    Unplayed,
    as_json,
    better_than,
    hopeless,
    unplayed,
)
from rulebound.lab.faults.playing import Search, Searching
from rulebound.lab.measure.quick import QUICK
from rulebound.lab.reporting import carry_out, listed, page_maker
from rulebound.lab.statistics import Rate
from rulebound.lab.wording import games, percent
from rulebound.language import N_, _, number

ABOUT = """\
Find what is wrong with a set: cards not played or better than others, loops, weak decks.
Plays each deal with good bots and at random; with --cards it is about your cards."""
EXAMPLE = "faults courses --cards my-cards.toml"
NEVER: Final = N_("no player had these: {cards}")
NEVER_IN_DECKS: Final = N_("no player had these, as they are in no deck that plays: {cards}")
WHY: Final = {
    IMPOSSIBLE: N_("{card}: none of {held} players who had it could play it, nor at random"),
    UNWANTED: N_("{card}: none of {held} players who had it played it (at most {most} would); {could} could"),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_game(parser)
    add_cards(parser)
    add_decks(parser)
    parser.add_argument("--games", type=positive, default=60, metavar="N", help="how many deals (60)")
    parser.add_argument(
        "--bot", default=QUICK, metavar="BOT", help="the bot that plays all seats (quick: greedy in half the time)"
    )
    parser.add_argument("--players", type=positive, default=2, metavar="N", help="how many players (2)")
    parser.add_argument("--replays", metavar="FOLDER", help="save a game of each loop there, for the command `replay`")
    add_page(parser)
    add_self_play(parser)


def run(args: argparse.Namespace) -> int:
    """The command. Returns 0, 1 if any game could not be played, or 130 after Ctrl-C with the results so far."""
    as_page = page_maker(args, "rulebound.lab.faults.picture")
    search = Search(
        game=args.game,
        cards=tuple(args.cards),
        decks=tuple(listed(args.decks)),
        bot=args.bot,
        seats=args.players,
        games=args.games,
        seed=args.seed,
    )
    searching = Searching(search, args.workers)
    status = carry_out(
        args, searching, most=args.games, heading=heading, report=report, as_json=as_json, as_page=as_page
    )
    if args.replays:
        save(searching, Path(args.replays))
    return status


def save(searching: Searching, folder: Path) -> None:
    """Writes a record for each card or action in a loop."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, record in sorted(searching.sums.records.items()):
        stem = "".join(sign if sign.isalnum() else "-" for sign in name.lower())
        (folder / f"{stem}.json").write_bytes(record)


def heading(searching: Searching) -> str:
    """The games to be played."""
    return _(
        "{title}: {games} of {bot} and as many at random, {build}",
        title=searching.stage.game.title,
        games=games(searching.search.games),
        bot=searching.search.bot,
        build=_(build()),
    )


def report(searching: Searching) -> str:
    """What is wrong, part by part; a part without fault says so in a line."""
    sums = searching.sums
    if not sums.games:
        return _("No game was finished.")
    lines = [line for title, found in parts(searching) for line in part(title, found)]
    if sums.records:
        lines.append(f"  {_('See one: --replays FOLDER saves it, and `rulebound replay FILE` steps through it.')}")
    seconds = number(searching.seconds)
    return "\n".join([*lines, "", _("{games} in {seconds} s.", games=games(2 * sums.games), seconds=seconds)])


def parts(searching: Searching) -> list[tuple[str, list[str]]]:
    """All parts, each with its title and its sentences; none where there is no such fault."""
    hands = sorted(searching.sums.hands.items())
    return [
        (_("Cards that no bot played:"), unplayed_lines(searching)),
        (_("Cards that are better than others in everything:"), dominated_lines(searching)),
        (_("Decks that hardly win:"), [deck_line(deck, rate) for deck, rate in hopeless(searching)]),
        (_("First hands:"), [hand_line(deck, counts) for deck, counts in hands]),
        (_("Loops:"), searching.sums.loops.sentences()),
    ]


def deck_line(deck: str, rate: Rate) -> str:
    """How often a deck wins."""
    low, high = percent(rate.low, 0), percent(rate.high, 0)
    return _("{deck}: won {rate} ({low} to {high})", deck=deck, rate=percent(rate.rate, 0), low=low, high=high)


def part(title: str, lines: list[str]) -> list[str]:
    """A part of the report."""
    return ["", f"{title} {_('none')}"] if not lines else ["", title, *[f"  {line}" for line in lines]]


def unplayed_lines(searching: Searching) -> list[str]:
    """A line for each card that players had, and one for all that too few had."""
    found = unplayed(searching)
    return [*[said_of(one) for one in found if one.why in WHY], *hardly_seen(searching)]


def hardly_seen(searching: Searching) -> list[str]:
    """A line for the cards that too few players had, and one for those that none had."""
    found, lines = unplayed(searching), list[str]()
    if few := [one.card for one in found if one.why == SELDOM]:
        lines.append(_("too few players had these to say anything: {cards}", cards=", ".join(sorted(few))))
    if never := [one.card for one in found if one.why == UNSEEN]:
        said = NEVER_IN_DECKS if searching.stage.decks else NEVER
        lines.append(_(said, cards=", ".join(never)))
    return lines


def said_of(one: Unplayed) -> str:
    """What is said of a card that no bot played."""
    most = percent(one.most, 0)
    return _(WHY[one.why], card=one.card, held=number(one.held), most=most, could=number(one.could))


def dominated_lines(searching: Searching) -> list[str]:
    """A line for each pair."""
    game = searching.stage.game
    assert isinstance(game, CardGame)
    return [sentence_of(game, pair) for pair in better_than(searching)]


def hand_line(deck: str, counts: Counter[int]) -> str:
    """How many cards of a first hand could be played at once."""
    total = counts.total()
    mean = sum(n * times for n, times in counts.items()) / max(1, total)
    sentence = _(
        "in the first turn {none} could play none of their cards, {one} one; {mean} on average",
        none=percent(counts[0] / max(1, total), 0),
        one=percent(counts[1] / max(1, total), 0),
        mean=number(mean, 1),
    )
    return f"{deck}: {sentence}" if deck else sentence
