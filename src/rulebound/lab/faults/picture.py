"""What is wrong with a set as a page: tables of what was found, win rates, first hands, and the cards' numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rulebound.games import load
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.card import Card
from rulebound.lab.charts import Bar, Spread, intervals, spreads
from rulebound.lab.course import mean
from rulebound.lab.faults.command import WHY, hardly_seen, heading, parts, report
from rulebound.lab.faults.findings import HOPELESS, IMPOSSIBLE, better_than, own_cards, unplayed
from rulebound.lab.faults.playing import Searching
from rulebound.lab.page import Part, Table, page
from rulebound.lab.statistics import rate_of
from rulebound.lab.wording import failed, games, percent, span
from rulebound.language import _, _n, number


def as_page(searching: Searching) -> str:
    """The page as HTML."""
    sums, makers = searching.sums, (not_played, better, weak, first_hands, loops)
    if not sums.games:
        return page(heading(searching), [_("No game was finished.")], numbers(searching))
    found = [
        make(searching, title.removesuffix(":"), lines)
        for make, (title, lines) in zip(makers, parts(searching), strict=True)
    ]
    about = [
        _("{games} in {seconds} s.", games=games(2 * sums.games), seconds=number(searching.seconds)),
        *([failed(len(sums.failures))] if sums.failures else []),
    ]
    details = (_("All of it in words"), report(searching).strip())
    return page(heading(searching), about, [*found, *numbers(searching)], details)


# -- What was found ----------------------------------------------------------------------------------------------------


def said(lines: Sequence[str]) -> str:
    """Lines as a sentence; that there is no such fault where there are none."""
    return " ".join(f"{line[0].upper()}{line[1:].removesuffix('.')}." for line in lines) or _("There is none.")


def not_played(searching: Searching, title: str, lines: list[str]) -> Part:
    """The cards that players had and no bot played."""
    found = [one for one in unplayed(searching) if one.why in WHY]
    if not found:
        return Part(title, said(hardly_seen(searching)))
    never = sum(one.why == IMPOSSIBLE for one in found)
    counted = _n("{n} card was played by no good bot", "{n} cards were played by no good bot", len(found))
    sentence = _("{cards}; {never} could not be played at all.", cards=counted, never=number(never))
    rows = [
        [one.card, number(one.held), number(one.could), number(one.at_random), percent(one.most, 0)] for one in found
    ]
    heads = [
        _("card"),
        _("players who had it"),
        _("who could play it"),
        _("played at random"),
        _("would play it at most"),
    ]
    return Part(
        title,
        " ".join([sentence, *([said(more)] if (more := hardly_seen(searching)) else [])]),
        table=Table(heads, rows),
    )


def better(searching: Searching, title: str, lines: list[str]) -> Part:
    """The cards that are better than others in everything."""
    found = better_than(searching)
    if not found:
        return Part(title, said(lines))
    rows = [
        [pair.better, pair.worse, key, number(now), number(was)]
        for pair in found
        for key, (was, now) in sorted(pair.numbers.items())
    ]
    sentence = _n(
        "In {n} pair of cards one has the same text and words, and better numbers.",
        "In {n} pairs of cards one has the same text and words, and better numbers.",
        len(found),
    )
    heads = [_("better"), _("worse"), _("number"), _("of the better"), _("of the worse")]
    return Part(title, sentence, table=Table(heads, rows))


def weak(searching: Searching, title: str, lines: list[str]) -> Part:
    """How often each deck wins."""
    rates = [(name, rate) for name, groups in sorted(searching.sums.decks.items()) if (rate := rate_of(groups))]
    if not rates:
        return Part(title, said(lines))
    even = 1 / searching.search.seats
    drawing = intervals([Bar(name, rate) for name, rate in rates], _("% of games won"), even, (HOPELESS * even, 1.0))
    rows = [[name, percent(rate.rate, 0), span(rate.low, rate.high, 0)] for name, rate in rates]
    sentence = _("A deck hardly wins if its whole interval is left of the grey ground. {found}", found=said(lines))
    return Part(title, sentence, drawing, Table([_("deck"), _("games won"), _("95 % interval")], rows))


def first_hands(searching: Searching, title: str, lines: list[str]) -> Part:
    """How many cards of first hands could be played."""
    hands = sorted(searching.sums.hands.items())
    if not hands:
        return Part(title, said(lines))
    every = sum([counts for _deck, counts in hands], Counter[int]())
    sentence = _(
        "In the first turn a player could play {mean} of the held cards on average, and none in {none} of the hands.",
        mean=number(mean(every), 1),
        none=percent(every[0] / every.total(), 0),
    )
    drawing = spreads([Spread(deck, {_("hands"): counts}) for deck, counts in hands], _("share of hands"))
    rows = [
        [deck or _("all"), number(counts.total()), number(mean(counts), 1), percent(counts[0] / counts.total(), 0)]
        for deck, counts in hands
    ]
    heads = [_("deck"), _("hands"), _("could play on average"), _("could play none")]
    return Part(title, sentence, drawing, Table(heads, rows))


def loops(searching: Searching, title: str, lines: list[str]) -> Part:
    """The cards and actions in games that did not end."""
    found = searching.sums.loops.names.most_common()
    table = Table([_("in a loop"), _("games")], [[name, number(n)] for name, n in found]) if found else None
    return Part(title, said(lines), table=table)


# -- The numbers of the cards ------------------------------------------------------------------------------------------


def numbers(searching: Searching) -> list[Part]:
    """How the numbers that cards print are spread, kind by kind; one's own beside those of the game."""
    game = searching.stage.game
    mine = [card for card in own_cards(searching) if not card.token]
    theirs = load(searching.search.game).card_list if searching.search.cards else []
    parts: list[Part] = []
    for kind in dict.fromkeys(card.kind for card in mine):
        series = {_("mine") if theirs else _("cards"): [card for card in mine if card.kind == kind]}
        if alike := [card for card in theirs if card.kind == kind]:
            series[_("the game's")] = alike
        found = spreads_of(game, series)
        if not found:
            continue
        means = "; ".join(mean_said(one) for one in found)
        title = _("Numbers of cards: {kind}", kind=kind)
        parts.append(Part(title, _("On average: {means}.", means=means), spreads(found, _("share of cards"))))
    return parts


def mean_said(one: Spread) -> str:
    """`Power 2.5`, or for two series `Power 2.5 (mine), 2.1 (the game's)`."""
    if len(one.counts) == 1:
        return f"{one.name} {number(mean(next(iter(one.counts.values()))), 1)}"
    return f"{one.name} " + ", ".join(f"{number(mean(counts), 1)} ({name})" for name, counts in one.counts.items())


def spreads_of(game: Game, series: dict[str, list[Card]]) -> list[Spread]:
    """How often each number comes, for every value that these cards print and that differs at all."""
    counted: dict[str, dict[str, Counter[int]]] = {}
    for name, cards in series.items():
        for card in cards:
            for one in game.face(card).values:
                at = one.now if isinstance(one.now, int) else card.values().get(one.key)  # of `2+1d6`, what is no die
                if at is not None:
                    counted.setdefault(_(one.label), {}).setdefault(name, Counter())[at] += 1
    return [Spread(label, counts) for label, counts in counted.items() if len(set().union(*counts.values())) > 1]
