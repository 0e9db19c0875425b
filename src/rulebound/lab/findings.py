"""What a card set should do, and whether it does: seats, decks, cards and the course of play, each within bounds."""

from __future__ import annotations

from dataclasses import dataclass
from math import comb
from typing import Final

from rulebound.lab.balance import STALEMATE, Balance, Drawn
from rulebound.lab.split import difference
from rulebound.lab.statistics import Groups, Rate, rate_of
from rulebound.language import N_, _

PLACES: Final = 0.2  # how far from an even share a place in the order of turns may be, as a part of it
DECKS: Final = 0.4  # the same of a deck or a character against another
WIDE: Final = 0.5  # an interval from here on says nothing of a meeting of characters, which come together by lot
DUEL: Final = (0.86, 1.14)  # what part of an even share a deck or a character wins of all games of two players
LARGER: Final = (0.6, 1.5)  # the same with more players, where others can join against who is ahead
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


def seats(balance: Balance) -> list[Finding]:
    """How often each seat wins, independent of the first player."""
    even = 1 / len(balance.plans[0].seats)
    return [
        found
        for seat, groups in enumerate(balance.sums.seats, 1)
        if (found := share(_("seat {seat}", seat=seat), groups, even * (1 - PLACES), even * (1 + PLACES)))
    ]


def places(balance: Balance) -> list[Finding]:
    """How often the first, second ... player in the order of turns wins."""
    even = 1 / len(balance.plans[0].seats)
    return [
        found
        for name, groups in zip(PLACES_IN_TURN, balance.sums.places, strict=False)
        if (found := share(_(name), groups, even * (1 - PLACES), even * (1 + PLACES)))
    ]


def decks(balance: Balance) -> list[Finding]:
    """How often each deck wins against each other deck. With two seats only the first of both is listed, with more
    all.
    """
    seats = len(balance.plans[0].seats)
    found: list[Finding] = []
    for (meeting, deck), groups in sorted(balance.sums.decks.items()):
        met = [other.name for other in balance.arenas[meeting].setup.decks]
        if not deck or (seats == 2 and deck != met[0]):
            continue
        rest = [name for name in met if name != deck] or [deck]
        what = _("{deck} against {others}", deck=deck, others=", ".join(rest))
        one = share(what, groups, (1 - DECKS) / seats, (1 + DECKS) / seats)
        found += [one] if one else []
    return found


def duels(balance: Balance) -> list[Finding]:
    """How often each character wins against each other one, at tables of two, where there are games enough to tell."""
    found = [
        share(_("{deck} against {others}", deck=mine, others=other), groups, (1 - DECKS) / 2, (1 + DECKS) / 2)
        for (mine, other), groups in sorted(balance.sums.duels.items())
        if mine < other
    ]
    return [one for one in found if one and tells(one)]


def tells(found: Finding | Rate) -> bool:
    """Whether the interval of a meeting is narrow enough to say anything."""
    return found.high - found.low < WIDE


def pairs(balance: Balance) -> int:
    """How many pairs there are of the characters that have met."""
    return comb(len({name for met in balance.sums.duels for name in met}), 2)


def entrants(balance: Balance) -> list[Finding]:
    """How often each deck, or each character with which a player begins, wins of all its games; none without such, and
    none where two decks only meet each other.
    """
    seats = len(balance.plans[0].seats)
    least, most = DUEL if seats == 2 else LARGER
    named = {name: groups for name, groups in sorted(balance.sums.entrants.items()) if name}
    if len(named) <= 2:
        return []
    return [found for name, groups in named.items() if (found := share(name, groups, least / seats, most / seats))]


def cards(balance: Balance) -> list[CardFinding]:
    """Every card that was drawn, those that move their player's win rate most first; characters are no such cards."""
    hands: dict[str, list[Drawn]] = {}
    for (card, _meeting, _deck), drawn in balance.sums.cards.items():
        if card not in balance.sums.entrants:
            hands.setdefault(card, []).append(drawn)
    found: list[CardFinding] = []
    for card, decks in hands.items():
        seats = sum(deck.drawn for deck in decks)
        if seats:
            rate = difference(deck.early for deck in decks)
            finding = judged(card, rate, -CARDS, CARDS) if rate else None
            found.append(CardFinding(card, seats, sum(deck.played for deck in decks) / seats, finding))
    return sorted(found, key=lambda one: (-abs(one.finding.rate) if one.finding else 0.0, one.card))


def course_of_play(balance: Balance) -> list[Finding]:
    """Decisions, leads and stalemates."""
    account = balance.sums
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
