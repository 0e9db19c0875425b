"""The command `balance`: plays, and compares what a card set does with what it should do."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict, dataclass
from typing import Final

from rulebound.games.arguments import add_cards, add_decks, add_game, add_self_play, positive
from rulebound.lab.arena import Plan
from rulebound.lab.balance import STALEMATE, Balance, Drawn, difference
from rulebound.lab.build import build
from rulebound.lab.simulate_command import INTERRUPTED, listed, progress
from rulebound.lab.statistics import Groups, Rate, rate_of
from rulebound.lab.wording import games, gave_up, points, stopped
from rulebound.lab.workers import WorkersDied
from rulebound.language import N_, SOURCE, _, _n, number, speaking

ABOUT = """\
Measure how fair a card set is: seats, decks, single cards, choices and leads.
Bots play all decks against each other, and every finding has its bounds."""
EXAMPLE = "balance courses --games 600 --bot greedy"
PLACES: Final = 0.2  # how far from an even share a place in the order of turns may be, as a part of it
DECKS: Final = 0.4  # the same of a deck against another
CARDS: Final = 0.12  # how much a card may move the win rate of who draws it
CHOICES: Final = 0.4  # of the decisions have three or more options, at least
LEADS: Final = 0.8  # of those ahead at half-time win, at most
STALEMATES: Final = 0.01  # of the games, at most

HOLDS: Final = N_("holds")
UNSURE: Final = N_("unsure")
FAILS: Final = N_("FAILS")
PLACES_IN_TURN: Final = (
    N_("who begins"),
    N_("who comes second"),
    N_("who comes third"),
    N_("who comes fourth"),
)


@dataclass(frozen=True, slots=True)
class Finding:
    """A rate, its 95 % interval, and the bounds within which it should be.

    verdict: `holds` within them; `FAILS` if the whole interval is outside; `unsure` if the interval reaches them.
    """

    what: str
    rate: float
    low: float
    high: float
    least: float
    most: float
    verdict: str


@dataclass(frozen=True, slots=True)
class CardFinding:
    """A card: how much more often seats win that drew it early, and how often seats that draw it play it."""

    card: str
    drawn: int
    played: float
    finding: Finding | None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_game(parser)
    parser.add_argument("--games", type=positive, default=600, metavar="N", help="how many games in all (600)")
    parser.add_argument("--bot", default="greedy", metavar="BOT", help="the bot that plays all seats (greedy)")
    parser.add_argument("--seats", type=positive, default=2, metavar="N", help="how many seats (2)")
    add_decks(parser)
    add_cards(parser)
    parser.add_argument("--all", action="store_true", help="list every card, not only the striking ones")
    add_self_play(parser)


def run(args: argparse.Namespace) -> int:
    """The command. Returns 0, 1 if any game could not be played, or 130 after Ctrl-C with the results so far."""
    balance = Balance(plan_of(args), args.workers)
    if not args.json:
        heading = _(
            "{title}: {games} of {bot}, {meetings}, {build}",
            title=balance.arenas[0].game.title,
            games=games(balance.games),
            bot=args.bot,
            meetings=_n("{n} meeting of decks", "{n} meetings of decks", len(balance.plans)),
            build=_(build()),
        )
        print(heading)
        sys.stdout.flush()
    status = 0
    try:
        with progress(balance.games) as on_progress:
            balance.run(on_progress, tell)
    except WorkersDied as error:
        tell(gave_up(error))
        status = 1
    except KeyboardInterrupt:
        tell(stopped(games(balance.account.games), balance.games))
        status = INTERRUPTED
    for failure in balance.account.failures:
        tell(
            _(
                "A game could not be played: {error}. To play it again: {command}",
                error=failure.error,
                command=failure.command,
            )
        )
    print(json.dumps(as_json(balance, args), indent=2) if args.json else report(balance, everything=args.all))
    return status or (1 if balance.account.failures else 0)


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


def tell(sentence: str) -> None:
    """Prints a message that is no result, on standard error."""
    print(f"rulebound balance: {sentence}", file=sys.stderr, flush=True)


# -- Findings ----------------------------------------------------------------------------------------------------------


def seats(balance: Balance) -> list[Finding]:
    """How often each seat wins, independent of the first player."""
    even = 1 / len(balance.plans[0].seats)
    return [
        found
        for seat, groups in enumerate(balance.account.seats, 1)
        if (found := share(_("seat {seat}", seat=seat), groups, even * (1 - PLACES), even * (1 + PLACES)))
    ]


def places(balance: Balance) -> list[Finding]:
    """How often the first, second ... player in the order of turns wins."""
    even = 1 / len(balance.plans[0].seats)
    return [
        found
        for name, groups in zip(PLACES_IN_TURN, balance.account.places, strict=False)
        if (found := share(_(name), groups, even * (1 - PLACES), even * (1 + PLACES)))
    ]


def decks(balance: Balance) -> list[Finding]:
    """How often each deck wins against each other deck. With two seats only the first of both is listed, with more
    all.
    """
    seats = len(balance.plans[0].seats)
    found: list[Finding] = []
    for (meeting, deck), groups in sorted(balance.account.decks.items()):
        met = [other.name for other in balance.arenas[meeting].setup.decks]
        if not deck or (seats == 2 and deck != met[0]):
            continue
        rest = [name for name in met if name != deck] or [deck]
        what = _("{deck} against {others}", deck=deck, others=", ".join(rest))
        one = share(what, groups, (1 - DECKS) / seats, (1 + DECKS) / seats)
        found += [one] if one else []
    return found


def cards(balance: Balance) -> list[CardFinding]:
    """Every card that was drawn, those that move their player's win rate most first."""
    hands: dict[str, list[Drawn]] = {}
    for (card, _meeting, _deck), drawn in balance.account.cards.items():
        hands.setdefault(card, []).append(drawn)
    found: list[CardFinding] = []
    for card, decks in hands.items():
        seats = sum(deck.drawn for deck in decks)
        if seats:
            rate = difference(decks)
            finding = judged(card, rate, -CARDS, CARDS) if rate else None
            found.append(CardFinding(card, seats, sum(deck.played for deck in decks) / seats, finding))
    return sorted(found, key=lambda one: (-abs(one.finding.rate) if one.finding else 0.0, one.card))


def course_of_play(balance: Balance) -> list[Finding]:
    """Decisions, leads and stalemates."""
    account = balance.account
    found = [
        share(_("decisions with three or more options"), counts(account.choices, account.decisions), CHOICES, 1.0),
        share(_("who is ahead at half-time wins"), counts(account.led_won, account.led), 0.0, LEADS),
        share(_("stalemates"), counts(account.outcomes[STALEMATE], account.games), 0.0, STALEMATES),
    ]
    return [one for one in found if one]


def counts(won: int, games: int) -> Groups:
    """Plain counts, each a group of its own."""
    return Groups(games, won, games, won, won, games)


def share(what: str, groups: Groups, least: float, most: float) -> Finding | None:
    """The share of games won as a finding; None without games."""
    rate = rate_of(groups)
    return judged(what, rate, least, most) if rate else None


def judged(what: str, rate: Rate, least: float, most: float) -> Finding:
    """A finding with its verdict."""
    outside = FAILS if rate.high < least or rate.low > most else UNSURE
    verdict = HOLDS if least <= rate.rate <= most else outside
    return Finding(what, rate.rate, rate.low, rate.high, least, most, verdict)


# -- The report --------------------------------------------------------------------------------------------------------


def as_json(balance: Balance, args: argparse.Namespace) -> dict[str, object]:
    """Everything, as data for JSON."""
    with speaking(SOURCE):  # for programs, whatever people read
        return in_english(balance, args)


def in_english(balance: Balance, args: argparse.Namespace) -> dict[str, object]:
    """The same, with names in the present language."""
    account = balance.account
    return {
        "game": args.game,
        "bot": args.bot,
        "build": build(),
        "games": account.games,
        "errors": len(account.failures),
        "seed": args.seed,
        "seconds": balance.seconds,
        "seats": [asdict(one) for one in seats(balance)],
        "places": [asdict(one) for one in places(balance)],
        "decks": [asdict(one) for one in decks(balance)],
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
    account = balance.account
    if not account.games:
        return _("No game was finished.")
    lines = ["", _("Seats, and the order of their turns:"), *rows([*seats(balance), *places(balance)])]
    if found := decks(balance):
        lines += ["", _("Decks:"), *rows(found)]
    lines += ["", _("The course of play:"), *rows(course_of_play(balance))]
    turns, made = account.turns / account.games, number(account.decisions / account.games)
    average = (
        _("A game takes {turns} turns and {decisions} decisions on average.", turns=number(turns, 1), decisions=made)
        if account.turns
        else _("A game takes {decisions} decisions on average.", decisions=made)
    )
    ends = ", ".join(f"{reason} {number(count)}" for reason, count in account.outcomes.most_common())
    lines += [
        f"  {average}",
        f"  {_('How they ended:')} {ends}.",
        *[f"  {sentence}" for sentence in account.loops.sentences()],
        "",
        *card_lines(cards(balance), everything=everything),
    ]
    return "\n".join(lines)


def rows(findings: list[Finding]) -> list[str]:
    """A line for each."""
    width = max(len(one.what) for one in findings)
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


def card_lines(found: list[CardFinding], *, everything: bool) -> list[str]:
    """Cards that change their player's win rate too much; or all of them."""
    judged_cards = [one for one in found if one.finding]
    outside = [one for one in judged_cards if one.finding and one.finding.verdict != HOLDS]
    surely = sum(one.finding is not None and one.finding.verdict == FAILS for one in outside)
    lines = [
        _(
            "Cards: {cards} were drawn before half-time by some and not by others. {outside} of them move their\n"
            "player's win rate by more than {bound}, {surely} of these for sure; for the others, chance alone may\n"
            "explain it. Of so many cards, one in twenty is outside its interval by chance.",
            cards=len(judged_cards),
            outside=len(outside),
            bound=percent(CARDS),
            surely=surely,
        ),
    ]
    for one in judged_cards if everything else outside or judged_cards[:5]:
        assert one.finding
        low, high = points(one.finding.low, 0), points(one.finding.high, 0)
        moved = _("{change:>5} ({low} to {high})", change=points(one.finding.rate), low=low, high=high)
        use = _("drawn {drawn:>5}, played {played}", drawn=number(one.drawn), played=percent(one.played))
        lines.append(f"  {one.card:28}  {moved:22}  {use}  {_(one.finding.verdict)}")
    return lines


def percent(rate: float) -> str:
    """`52 %`, or `0.4 %` below one percent."""
    return f"{number(100 * rate, 1 if 0 < abs(rate) < 0.0095 else 0)} %"
