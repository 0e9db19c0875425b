"""A balance as a page of charts, each with a sentence on what it shows, and the figures below it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rulebound.lab.balance import Balance
from rulebound.lab.balance_command import (
    bounds,
    cards_said,
    heading,
    moved,
    named_cards,
    own_cards,
    percent,
    report,
    untold,
)
from rulebound.lab.charts import Bar, intervals, matrix
from rulebound.lab.course_picture import chances, ends, lengths, scores
from rulebound.lab.findings import (
    CARDS,
    FAILS,
    Finding,
    cards,
    course_of_play,
    decks,
    duels,
    entrants,
    pairs,
    places,
    seats,
    tells,
)
from rulebound.lab.page import Part, Table, page
from rulebound.lab.statistics import Rate, rate_of
from rulebound.lab.wording import failed, games, span
from rulebound.language import _, number


def as_page(balance: Balance, *, everything: bool) -> str:
    """The page as HTML. everything: with the effect of every card, not only of the striking ones."""
    account = balance.sums
    title = heading(balance, balance.plans[0].seats[0])
    about = [failed(len(account.failures))] if account.failures else []
    if not account.games:
        return page(title, [*about, _("No game was finished.")], [])
    about.append(
        _(
            "{games}. Intervals are for 95 %. The ground is grey where a figure should be; a figure is blue or orange "
            "where its whole interval is above or below even, and the dashed line is an even share.",
            games=games(account.games),
        )
    )
    parts = [
        seated(balance), *matchups(balance), *of_decks(balance), *of_characters(balance), *all_games(balance),
        course(balance), *lengths(balance), ends(balance), *chances(balance), *scores(balance),
        *of_cards(balance, everything=everything),
    ]  # fmt: skip
    return page(title, about, parts, (_("All of it in words"), report(balance, everything=everything)))


# -- Who wins ----------------------------------------------------------------------------------------------------------


def seated(balance: Balance) -> Part:
    """How often each seat and each place in the order of turns wins."""
    found = [*seats(balance), *places(balance)]
    first = places(balance)[0]
    sentence = _("Who begins wins {found}, and should win {bounds}.", found=rated(first), bounds=bounds(first))
    return Part(_("Seats, and the order of turns"), f"{sentence} {outside(found)}", won(balance, found), table(found))


def matchups(balance: Balance) -> list[Part]:
    """How often each deck wins against each other one, at tables of two."""
    account, found = balance.sums, decks(balance)
    if not found or len(balance.plans[0].seats) != 2:
        return []
    cells: dict[tuple[str, str], Rate] = {}
    for (meeting, deck), groups in sorted(account.decks.items()):
        met = [other.name for other in balance.arenas[meeting].setup.decks]
        rate = rate_of(groups)
        if rate:
            cells[deck, next((name for name in met if name != deck), deck)] = rate
    return [against(_("Deck against deck"), cells, found)]


def of_characters(balance: Balance) -> list[Part]:
    """How often each character wins against each other one, at tables of two."""
    if not pairs(balance):
        return []
    title, seldom = _("Character against character"), " ".join(untold(balance))
    known = {
        met: rate for met, groups in sorted(balance.sums.duels.items()) if (rate := rate_of(groups)) and tells(rate)
    }
    if not known:
        return [Part(title, seldom)]
    part = against(title, known, duels(balance))
    return [part._replace(sentence=f"{part.sentence} {seldom}".strip())]


def against(title: str, cells: Mapping[tuple[str, str], Rate], found: Sequence[Finding]) -> Part:
    """Who wins how often against whom, as a matrix, with the most one-sided meeting."""
    (mine, other), most = max(cells.items(), key=lambda cell: cell[1].rate)
    sentence = _(
        "{mine} against {other} is the most one-sided: {mine} wins {share} ({interval}).",
        mine=mine,
        other=other,
        share=percent(most.rate),
        interval=span(most.low, most.high, 0),
    )
    drawing = matrix(cells, _("% of games won by"), _("against"), even=0.5)
    return Part(title, f"{sentence} {outside(found)}", drawing, table(found))


def of_decks(balance: Balance) -> list[Part]:
    """How often each deck wins in each meeting, at tables of more than two."""
    found = decks(balance)
    if not found or len(balance.plans[0].seats) == 2:
        return []
    return [Part(_("Deck against decks"), spread(found), won(balance, found), table(found))]


def all_games(balance: Balance) -> list[Part]:
    """How often each deck, or each character with which players begin, wins."""
    found = entrants(balance)
    if not found:
        return []
    title = _("Decks in all games") if decks(balance) else _("Characters in all games")
    return [Part(title, spread(found), won(balance, found), table(found))]


def spread(found: Sequence[Finding]) -> str:
    """Which wins most often and which least, and which are outside what is wanted."""
    most, least = (choose(found, key=lambda one: one.rate) for choose in (max, min))
    sentence = _(
        "{most} wins most often, {often}; {least} wins least often, {seldom}.",
        most=most.what,
        often=rated(most),
        least=least.what,
        seldom=rated(least),
    )
    return f"{sentence} {outside(found)}"


def won(balance: Balance, found: Sequence[Finding]) -> str:
    """The shares of games won, with their intervals and what they should be."""
    bars = [Bar(one.what, rate_in(one)) for one in found]
    even = 1 / len(balance.plans[0].seats)
    return intervals(bars, _("% of games won"), even, (found[0].least, found[0].most))


# -- How games go ------------------------------------------------------------------------------------------------------


def course(balance: Balance) -> Part:
    """Decisions, leads and stalemates."""
    found = course_of_play(balance)
    return Part(_("The course of play"), outside(found), table=table(found))


# -- Cards -------------------------------------------------------------------------------------------------------------


def of_cards(balance: Balance, *, everything: bool) -> list[Part]:
    """How much more often players win that drew a card early."""
    found = cards(balance)
    named = [(one, one.finding) for one in named_cards(found, own_cards(balance), everything=everything) if one.finding]
    if not named:
        return []
    bars = [Bar(one.card, rate_in(finding)) for one, finding in named]
    drawing = intervals(bars, _("points of a hundred games won more by who drew it early"), 0.0, (-CARDS, CARDS))
    rows = [
        [one.card, moved(finding).strip(), number(one.drawn), percent(one.played), _(finding.verdict)]
        for one, finding in named
    ]
    heads = [_("card"), _("points"), _("times drawn"), _("played"), _("verdict")]
    return [Part(_("Cards"), cards_said(found), drawing, Table(heads, rows))]


# -- Findings ----------------------------------------------------------------------------------------------------------


def rate_in(one: Finding) -> Rate:
    """A finding's rate with its interval."""
    return Rate(one.rate, one.low, one.high)


def rated(one: Finding) -> str:
    """`52 % (48 to 56 %)`."""
    return f"{percent(one.rate)} ({span(one.low, one.high, 0)})"


def outside(found: Iterable[Finding]) -> str:
    """Which are outside what is wanted for certain."""
    surely = [one.what for one in found if one.verdict == FAILS]
    if not surely:
        return _("No figure is outside what is wanted for certain.")
    return _("Outside what is wanted for certain: {names}.", names=", ".join(surely))


def table(found: Iterable[Finding]) -> Table:
    """Findings with their bounds and verdicts."""
    rows = [[one.what, rated(one), bounds(one), _(one.verdict)] for one in found]
    return Table(["", _("found"), _("should be"), _("verdict")], rows)
