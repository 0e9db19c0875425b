"""Charts as SVG, drawn by Vega-Lite without a browser or a network.

Everybody can tell blue from orange; before and now differ in shape too, and signs stand beside colours.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import altair as alt
import vl_convert

from rulebound.lab.course import MOST_BARS, Bin
from rulebound.lab.statistics import Rate
from rulebound.language import _

BLUE: Final = "#0072b2"  # these two are of Okabe and Ito, for all kinds of sight
ORANGE: Final = "#d55e00"
GREY: Final = "#888888"
GROUND: Final = "#ececec"
WIDTH: Final = 460
FONT: Final = "sans-serif"


class Bar(NamedTuple):
    """A figure with its interval, in points of a hundred."""

    name: str
    rate: Rate


def svg(chart: alt.Chart | alt.LayerChart | alt.FacetChart | alt.ConcatChart) -> str:
    """The chart as SVG."""
    styled = chart.configure(font=FONT).configure_view(stroke=None).configure_axis(labelLimit=340, titleLimit=400)
    drawn = vl_convert.vegalite_to_svg(styled.to_dict())
    assert isinstance(drawn, str)
    return drawn


def intervals(bars: Sequence[Bar], title: str, even: float = 0.0, wanted: tuple[float, float] | None = None) -> str:
    """A point and a line for each figure, with a line at an even rate. title: of the axis.

    wanted: between these the ground is grey.
    """
    rows = [
        {
            "name": bar.name,
            "rate": 100 * bar.rate.rate,
            "low": 100 * bar.rate.low,
            "high": 100 * bar.rate.high,
            "sign": sign_of(bar.rate, even),
        }
        for bar in bars
    ]
    base = alt.Chart(data(rows)).encode(y=alt.Y("name:N", sort=[bar.name for bar in bars], title=None))
    colour = alt.Color("sign:N", legend=None, scale=alt.Scale(domain=["+", "-", "0"], range=[BLUE, ORANGE, GREY]))
    x = alt.X("low:Q", title=title, scale=alt.Scale(zero=not even))
    lines = base.mark_rule(strokeWidth=2).encode(x=x, x2="high:Q", color=colour)
    points = base.mark_point(filled=True, size=80, opacity=1).encode(x="rate:Q", color=colour)
    zero = alt.Chart(data([{"zero": 100 * even}])).mark_rule(strokeDash=[4, 3], color="#444444").encode(x="zero:Q")
    ground = [{"least": 100 * wanted[0], "most": 100 * wanted[1]}] if wanted else []
    band = alt.Chart(data(ground)).mark_rect(color=GROUND).encode(x="least:Q", x2="most:Q")
    return svg((band + zero + lines + points).properties(width=WIDTH, height=alt.Step(24)))


class Rung(NamedTuple):
    """A bot on the ladder of a game: its points with their interval."""

    game: str
    bot: str
    points: float
    low: float
    high: float


def rungs(found: Sequence[Rung], title: str) -> str:
    """The ladders of games side by side: a point and a line for each bot. title: of the axis."""
    order = list(dict.fromkeys(rung.bot for rung in found))
    base = alt.Chart(data([rung._asdict() for rung in found])).encode(y=alt.Y("bot:N", sort=order[::-1], title=None))
    lines = base.mark_rule(strokeWidth=2, color=BLUE).encode(x=alt.X("low:Q", title=title), x2="high:Q")
    points = base.mark_point(filled=True, size=60, opacity=1, color=BLUE).encode(x="points:Q")
    games = list(dict.fromkeys(rung.game for rung in found))
    drawn = (lines + points).properties(width=WIDTH // 2, height=alt.Step(22))
    return svg(drawn.facet(facet=alt.Facet("game:N", sort=games, title=None), columns=2))


def sign_of(rate: Rate, even: float = 0.0) -> str:
    """`+` or `-` if the interval is on that side of an even rate, else `0`."""
    return "+" if rate.low > even else "-" if rate.high < even else "0"


def matrix(cells: Mapping[tuple[str, str], Rate], rows: str, columns: str, even: float = 0.0) -> str:
    """A table of figures in points, coloured by how far each is from an even one. rows, columns: what they are."""
    found = [
        {
            "row": row,
            "column": column,
            "rate": 100 * (rate.rate - even),
            "shown": f"{100 * rate.rate:.0f}" if even else f"{100 * rate.rate:+.0f}",
        }
        for (row, column), rate in cells.items()
    ]
    most = max([abs(one["rate"]) for one in found if isinstance(one["rate"], float)], default=1.0) or 1.0
    base = alt.Chart(data(found)).encode(
        x=alt.X("column:N", title=columns, axis=alt.Axis(labelAngle=-30, orient="top")),
        y=alt.Y("row:N", title=rows),
    )
    scale = alt.Scale(domain=[-most, 0, most], range=[ORANGE, "#f7f7f7", BLUE])
    legend = _("points above even") if even else _("points")
    squares = base.mark_rect(stroke="white").encode(color=alt.Color("rate:Q", scale=scale, title=legend))
    dark = alt.condition(f"abs(datum.rate) > {0.6 * most}", alt.value("white"), alt.value("black"))
    texts = base.mark_text(fontSize=12).encode(text="shown:N", color=dark)
    return svg((squares + texts).properties(width=alt.Step(90), height=alt.Step(30)))


def curves(series: Mapping[str, Mapping[int, int]], title: str) -> str:
    """How often each whole number came in each series, as shares. title: of the axis."""
    shares = {
        name: {number: times / max(1, sum(counts.values())) for number, times in counts.items()}
        for name, counts in series.items()
    }
    return lines(shares, title, _("share of games"))


def lines(
    series: Mapping[str, Mapping[int, float]],
    title: str,
    upright: str,
    *,
    parts_of_all: bool = True,
    goal: float | None = None,
) -> str:
    """Two series of shares, or of plain amounts, by a whole number. title, upright: of the two axes.

    goal: where there is a dashed line.
    """
    rows = [
        {"series": name, "number": number, "amount": amount}
        for name, amounts in series.items()
        for number, amount in sorted(amounts.items())
    ]
    order = list(series)
    chart = (
        alt.Chart(data(rows))
        .mark_line(point=alt.OverlayMarkDef(filled=True, size=45))
        .encode(
            x=alt.X("number:Q", title=title, axis=alt.Axis(format="d", tickMinStep=1)),
            y=alt.Y("amount:Q", title=upright, axis=alt.Axis(format="%") if parts_of_all else alt.Axis()),
            color=alt.Color(
                "series:N",
                title=None,
                scale=alt.Scale(domain=order, range=[ORANGE, BLUE]),
                legend=alt.Legend(symbolStrokeWidth=0),  # else the dashes fray the square
            ),
            shape=alt.Shape("series:N", title=None, scale=alt.Scale(domain=order, range=["circle", "square"])),
            strokeDash=alt.StrokeDash(
                "series:N", title=None, scale=alt.Scale(domain=order, range=[[1, 0], [4, 3]]), legend=None
            ),
        )
    )
    wanted = alt.Chart(data([{"goal": goal}] if goal is not None else [])).encode(y="goal:Q")
    line = wanted.mark_rule(strokeDash=[4, 3], color="#444444")
    return svg((line + chart if goal is not None else chart).properties(width=WIDTH, height=180))


def histogram(bins: Sequence[Bin], title: str, mean: float) -> str:
    """How often amounts came, with a line at their mean. title: of the axis."""
    total = sum(one.times for one in bins)
    rows = [
        {"from": one.low - 0.5, "to": one.high + 0.5, "share": one.times / max(1, total), "none": 0} for one in bins
    ]
    bars = (
        alt.Chart(data(rows))
        .mark_bar(color=BLUE, stroke="white")
        .encode(
            x=alt.X("from:Q", title=title, scale=alt.Scale(zero=False, nice=False), axis=alt.Axis(tickMinStep=1)),
            x2="to:Q",
            y=alt.Y("share:Q", title=_("share of games"), axis=alt.Axis(format="%")),
            y2="none:Q",
        )
    )
    middle = alt.Chart(data([{"mean": mean}])).mark_rule(strokeDash=[4, 3], color="#444444").encode(x="mean:Q")
    return svg((bars + middle).properties(width=WIDTH, height=180))


def shares(counts: Mapping[str, int], title: str) -> str:
    """What part of all each amount is, in their order. title: of the axis."""
    total = max(1, sum(counts.values()))
    rows = [{"name": name, "share": n / total, "shown": f"{100 * n / total:.0f} %"} for name, n in counts.items()]
    base = alt.Chart(data(rows)).encode(
        x=alt.X("share:Q", title=title, axis=alt.Axis(format="%")), y=alt.Y("name:N", sort=list(counts), title=None)
    )
    texts = base.mark_text(align="left", dx=4).encode(text="shown:N")
    return svg((base.mark_bar(color=BLUE, height=14) + texts).properties(width=WIDTH, height=alt.Step(24)))


class Aim(NamedTuple):
    """A figure with the bounds that it should keep. found: in each series; rate: with its interval, where there is one.

    All in points of a hundred but for the rate.
    """

    name: str
    found: Mapping[str, float]
    rate: Rate | None
    least: float
    most: float


def aims(figures: Sequence[Aim], series: Sequence[str], title: str) -> str:
    """Figures of up to three series beside the bounds that they should keep. title: of the axis."""
    order = [one.name for one in figures]
    y = alt.Y("name:N", sort=order, title=None)
    bounds = [{"name": one.name, "least": one.least, "most": one.most} for one in figures]
    spans = [{"name": one.name, "low": 100 * one.rate.low, "high": 100 * one.rate.high} for one in figures if one.rate]
    dots = [{"name": one.name, "series": key, "at": at} for one in figures for key, at in one.found.items()]
    band = (
        alt.Chart(data(bounds)).mark_bar(color=GROUND, height=20).encode(x=alt.X("least:Q", title=title), x2="most:Q")
    )
    rules = alt.Chart(data(spans)).mark_rule(color=BLUE, strokeWidth=2).encode(x="low:Q", x2="high:Q")
    colours, shapes = [ORANGE, GREY, BLUE][-len(series) :], ["circle", "triangle-up", "square"][-len(series) :]
    points = (
        alt.Chart(data(dots))
        .mark_point(filled=True, size=70, opacity=1)
        .encode(
            x="at:Q",
            color=alt.Color("series:N", title=None, scale=alt.Scale(domain=list(series), range=colours)),
            shape=alt.Shape("series:N", title=None, scale=alt.Scale(domain=list(series), range=shapes)),
        )
    )
    layers = [layer.encode(y=y) for layer in (band, rules, points)]
    return svg(alt.layer(*layers).properties(width=WIDTH, height=alt.Step(28)))


def tries(found: Mapping[str, Mapping[int, float]], title: str, upright: str) -> str:
    """Points of two kinds by their number, and a line for the least so far of the first kind. Titles: of the axes."""
    rows = [{"kind": kind, "number": n, "at": at} for kind, some in found.items() for n, at in some.items()]
    first, _second = order = list(found)
    base = alt.Chart(data(rows)).encode(
        x=alt.X("number:Q", title=title, axis=alt.Axis(format="d", tickMinStep=1)), y=alt.Y("at:Q", title=upright)
    )
    points = base.mark_point(filled=True, size=60, opacity=1).encode(
        color=alt.Color("kind:N", title=None, scale=alt.Scale(domain=order, range=[BLUE, ORANGE])),
        shape=alt.Shape("kind:N", title=None, scale=alt.Scale(domain=order, range=["circle", "triangle-up"])),
    )
    numbered = sorted(found[first].items())
    least = [{"number": n, "at": min(at for _n, at in numbered[: i + 1])} for i, (n, _at) in enumerate(numbered)]
    best = alt.Chart(data(least)).mark_line(interpolate="step-after", color=BLUE).encode(x="number:Q", y="at:Q")
    return svg((best + points).properties(width=WIDTH, height=180))


class Spread(NamedTuple):
    """How often each whole number comes, for one or two series."""

    name: str
    counts: Mapping[str, Mapping[int, int]]


def spreads(found: Sequence[Spread], upright: str) -> str:
    """Bars for each whole number, as shares of their series, in small charts side by side. upright: of the axes."""
    order = list(dict.fromkeys(series for one in found for series in one.counts))
    colour = alt.Color(
        "series:N", title=None, scale=alt.Scale(domain=order, range=[BLUE, ORANGE]),
        legend=alt.Legend() if len(order) > 1 else None,
    )  # fmt: skip
    charts = [
        alt.Chart(data(parts_of(one)), title=one.name)
        .mark_bar()
        .encode(
            x=alt.X("number:O", title=None, axis=alt.Axis(labelAngle=0, labelOverlap=True)),
            y=alt.Y("share:Q", title=upright, axis=alt.Axis(format="%", tickCount=4)),
            xOffset=alt.XOffset("series:N", sort=order),
            color=colour,
        )
        .properties(width=alt.Step(11 if len(order) > 1 else 22, **{"for": "position"}), height=100)
        for one in found
    ]
    return svg(alt.concat(*charts, columns=3))


def parts_of(one: Spread) -> list[dict[str, Any]]:
    """The bars of a spread, with those of height zero between the least and the most."""
    numbers = [number for counts in one.counts.values() for number in counts]
    every = range(min(numbers, default=0), max(numbers, default=0) + 1)
    return [
        {"series": series, "number": number, "share": counts.get(number, 0) / max(1, sum(counts.values()))}
        for series, counts in one.counts.items()
        for number in (every if len(every) <= MOST_BARS else sorted(set(numbers)))
    ]


def data(rows: Sequence[Mapping[str, Any]]) -> alt.InlineData:
    """Rows as the data of a chart."""
    return alt.InlineData(values=[dict(row) for row in rows])
