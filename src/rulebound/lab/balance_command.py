"""The command `balance`: plays, and compares what a card set does with what it should do."""

from __future__ import annotations

import argparse
from dataclasses import asdict
from functools import partial
from typing import Final

from rulebound.games import load
from rulebound.games.arguments import add_cards, add_decks, add_game, add_page, add_self_play, positive
from rulebound.lab.arena import Plan
from rulebound.lab.balance import Balance
from rulebound.lab.build import build
from rulebound.lab.findings import (
    CARDS,
    FAILS,
    HOLDS,
    CardFinding,
    Finding,
    cards,
    course_of_play,
    decks,
    duels,
    entrants,
    pairs,
    places,
    seats,
)
from rulebound.lab.measure.variants import differs
from rulebound.lab.reporting import carry_out, listed, page_maker
from rulebound.lab.wording import games, points, untold_of
from rulebound.language import SOURCE, _, _n, number, speaking

ABOUT = """\
Measure how fair a card set is: seats, decks, single cards, choices and leads.
Bots play all decks against each other, and every finding has its bounds."""
MANY: Final = 10  # figures of one kind, of which some are far off by chance
EXAMPLE = "balance courses --games 600 --bot greedy"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_game(parser)
    parser.add_argument("--games", type=positive, default=600, metavar="N", help="how many games in all (600)")
    parser.add_argument("--bot", default="greedy", metavar="BOT", help="the bot that plays all seats (greedy)")
    parser.add_argument(
        "--players", "--seats", dest="seats", type=positive, default=2, metavar="N", help="how many players (2)"
    )
    add_decks(parser)
    add_cards(parser)
    parser.add_argument("--all", action="store_true", help="list every card, not only the striking ones")
    add_page(parser)
    add_self_play(parser)


def run(args: argparse.Namespace) -> int:
    """The command. Returns 0, 1 if any game could not be played, or 130 after Ctrl-C with the results so far."""
    as_page = page_maker(args, "rulebound.lab.balance_picture")
    balance = Balance(plan_of(args), args.workers)
    return carry_out(
        args,
        balance,
        most=balance.games,
        heading=lambda played: heading(played, args.bot),
        report=lambda played: report(played, everything=args.all),
        as_json=lambda played: as_json(played, args),
        as_page=partial(as_page, everything=args.all) if as_page else None,
    )


def plan_of(args: argparse.Namespace) -> Plan:
    """The plan from the words of the command line."""
    return Plan(
        game=args.game,
        games=args.games,
        seats=(args.bot,) * args.seats,
        decks=tuple(listed(args.decks)),
        cards=tuple(args.cards),
        seed=args.seed,
    )


# -- The report --------------------------------------------------------------------------------------------------------


def heading(balance: Balance, bot: str) -> str:
    """The games to be played."""
    arena, met = balance.arenas[0], len(balance.plans)
    played = {"title": arena.game.title, "games": games(balance.games), "bot": bot, "build": _(build())}
    if not arena.setup.decks:
        return _("{title}: {games} of {bot}, {build}", **played)
    meetings = _n("{n} meeting of decks", "{n} meetings of decks", met)
    return _("{title}: {games} of {bot}, {meetings}, {build}", meetings=meetings, **played)


def as_json(balance: Balance, args: argparse.Namespace) -> dict[str, object]:
    """Everything, as data for JSON."""
    with speaking(SOURCE):  # for programs, whatever people read
        return in_english(balance, args)


def in_english(balance: Balance, args: argparse.Namespace) -> dict[str, object]:
    """The same, with names in the present language."""
    account = balance.sums
    return {
        "game": args.game,
        "bot": args.bot,
        "players": args.seats,
        "build": build(),
        "games": account.games,
        "errors": len(account.failures),
        "seed": args.seed,
        "seconds": balance.seconds,
        "seats": [asdict(one) for one in seats(balance)],
        "places": [asdict(one) for one in places(balance)],
        "decks": [asdict(one) for one in decks(balance)],
        "duels": [asdict(one) for one in duels(balance)],
        "entrants": [asdict(one) for one in entrants(balance)],
        "course": [asdict(one) for one in course_of_play(balance)],
        "cards": [asdict(one) for one in cards(balance)],
        "outcomes": dict(account.outcomes.most_common()),
        "loops": account.loops.as_json(),
        "mean_turns": account.turns / account.games if account.turns else None,
        "mean_decisions": account.decisions / account.games if account.games else None,
        "failures": [failure._asdict() for failure in account.failures],
    }


def report(balance: Balance, *, everything: bool) -> str:
    """The findings, for people."""
    account = balance.sums
    if not account.games:
        return _("No game was finished.")
    lines = ["", _("Seats, and the order of their turns:"), *rows([*seats(balance), *places(balance)])]
    if found := decks(balance):
        lines += ["", _("Decks:"), *rows(found)]
    if pairs(balance):
        lines += ["", _("Characters against each other:"), *rows(duels(balance))]
        lines += [f"  {sentence}" for sentence in untold(balance)]
    if whole := entrants(balance):
        lines += ["", _("In all games:"), *rows(whole)]
    lines += ["", _("The course of play:"), *rows(course_of_play(balance))]
    ends = ", ".join(f"{reason} {number(count)}" for reason, count in account.outcomes.most_common())
    lines += [
        f"  {average_length(balance)}",
        f"  {_('How they ended:')} {ends}.",
        *[f"  {sentence}" for sentence in account.loops.sentences()],
        "",
        *card_lines(cards(balance), own_cards(balance), everything=everything),
    ]
    return "\n".join(lines)


def untold(balance: Balance) -> list[str]:
    """What the matchups of characters that are shown do not tell."""
    known, of = len(duels(balance)), pairs(balance)
    chance = _("Of so many matchups, one in twenty is outside its interval by chance.") if known >= MANY else ""
    return [sentence for sentence in (untold_of(of - known, of), chance) if sentence]


def average_length(balance: Balance) -> str:
    """How many turns and decisions a game takes."""
    account = balance.sums
    turns, made = account.turns / account.games, number(account.decisions / account.games)
    if not account.turns:
        return _("A game takes {decisions} decisions on average.", decisions=made)
    return _("A game takes {turns} turns and {decisions} decisions on average.", turns=number(turns, 1), decisions=made)


def own_cards(balance: Balance) -> set[str]:
    """The cards of the files that are new or changed."""
    shipped = load(balance.plans[0].game).cards
    return {card.name for card in balance.arenas[0].game.card_list if differs(card, shipped)}


def rows(findings: list[Finding]) -> list[str]:
    """A line for each."""
    width = max([len(one.what) for one in findings], default=0)
    return [
        f"  {one.what:{width}}  "
        + _(
            "{rate} ({low} to {high}), should be {bounds}: {verdict}",
            rate=percent(one.rate),
            low=percent(one.low),
            high=percent(one.high),
            bounds=bounds(one),
            verdict=_(one.verdict),
        )
        for one in findings
    ]


def bounds(one: Finding) -> str:
    """`40 to 60 %`, `at least 40 %`, `at most 1 %`."""
    if one.most == 1.0:
        return _("at least {least}", least=percent(one.least))
    if one.least == 0.0:
        return _("at most {most}", most=percent(one.most))
    return _("{least} to {most}", least=percent(one.least), most=percent(one.most))


def card_lines(found: list[CardFinding], own: set[str], *, everything: bool) -> list[str]:
    """A line for each card that is named."""
    lines = [cards_said(found)]
    for one in named_cards(found, own, everything=everything):
        assert one.finding
        use = _("drawn {drawn:>5}, played {played}", drawn=number(one.drawn), played=percent(one.played))
        lines.append(f"  {one.card:28}  {moved(one.finding):22}  {use}  {_(one.finding.verdict)}")
    return lines


def cards_said(found: list[CardFinding]) -> str:
    """How many cards change their player's win rate too much."""
    judged_cards = [one.finding for one in found if one.finding]
    outside = [one for one in judged_cards if one.verdict != HOLDS]
    return _(
        "Cards: {cards} were drawn before half-time by some and not by others. {outside} of them move their\n"
        "player's win rate by more than {bound}, {surely} of these for sure; for the others, chance alone may\n"
        "explain it. Of so many cards, one in twenty is outside its interval by chance.",
        cards=len(judged_cards),
        outside=len(outside),
        bound=percent(CARDS),
        surely=sum(one.verdict == FAILS for one in outside),
    )


def named_cards(found: list[CardFinding], own: set[str], *, everything: bool) -> list[CardFinding]:
    """Cards that change their player's win rate too much, or all of them; one's own always, and first."""
    judged_cards = [one for one in found if one.finding]
    outside = [one for one in judged_cards if one.finding and one.finding.verdict != HOLDS]
    listed_cards = judged_cards if everything else outside or judged_cards[:5]
    mine = [one for one in judged_cards if one.card in own]
    return [*mine, *[one for one in listed_cards if one not in mine]]


def moved(one: Finding) -> str:
    """`+4.5 (+1 to +8)`: points."""
    low, high = points(one.low, 0), points(one.high, 0)
    return _("{change:>5} ({low} to {high})", change=points(one.rate), low=low, high=high)


def percent(rate: float) -> str:
    """`52 %`, or `0.4 %` below one percent."""
    return f"{number(100 * rate, 1 if 0 < abs(rate) < 0.0095 else 0)} %"
