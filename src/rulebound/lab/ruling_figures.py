"""What each ruling does, for `docs/rulings.md`.

`python -m rulebound.lab.ruling_figures [GAME ...] --games N` measures all rulings of the games as `rulebound measure
GAME --ruling all` does, keeps what it found as `docs/figures/rulings-GAME.json`, and writes the page.
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, Final

from rulebound.games import GAMES, load
from rulebound.games.arguments import game_name, positive
from rulebound.kernel.game.game import Game
from rulebound.lab.measure.data import as_json
from rulebound.lab.measure.measurement import Measurement
from rulebound.lab.measure.of_rulings import ALL
from rulebound.lab.measure.question import Asked
from rulebound.lab.measure.sums import wider
from rulebound.lab.statistics import Rate

HEADS: Final = ("ruling", "instead", "asked for", "otherwise", "who begins wins", "turns", "decks or characters")
SEED: Final = 60_000


def rows_of(game: Game, found: dict[str, Any]) -> Iterator[list[str]]:
    """The rows of one game: each ruling that is not as it is already, with what it does."""
    for one in found["measured"]:
        name, value = one["name"].split("=")
        switch = game.rulings[name]
        games = one["came_up"]
        if not games:
            continue
        yield [
            f"`{name}`: {switch.about}",
            f"`{value}`: {switch.values.get(value, value)}",
            share(one["could_be_used"], games),
            share(one["used"], games),
            moved(one["effect"], 100, "points") if one["used"] else "",
            length(one),
            one["decks"],
        ]


def share(part: int, whole: int) -> str:
    """Of how many games, in percent."""
    return f"{100 * part / whole:.0f} %"


def moved(rate: dict[str, float] | None, by: int, unit: str) -> str:
    """A difference with its interval; in bold type where it is not chance."""
    if rate is None:
        return ""
    change, low, high = (by * rate[key] for key in ("rate", "low", "high"))
    figures = f"{change:+.1f} {unit} ({low:+.1f} to {high:+.1f})"
    return f"**{figures}**" if low > 0 or high < 0 else figures


def length(one: dict[str, Any]) -> str:
    """What it does to the number of turns; of decisions, where a game counts no turns."""
    if not one["used"]:
        return ""
    turns = one["turns"]
    return (
        moved(turns["difference"], 1, "turns")
        if turns["before"]
        else moved(one["decisions"]["difference"], 1, "decisions")
    )


def in_short(found: dict[str, Any]) -> dict[str, Any]:
    """What is kept of a measurement: of the matchups, which are many where characters meet, what the page says."""
    rows = [
        {**{key: value for key, value in one.items() if key != "matchups"}, "decks": decks(one)}
        for one in found["measured"]
    ]
    return {**found, "measured": rows}


def decks(one: dict[str, Any]) -> str:
    """The deck or character whose win rate changes most of those for which that is no chance."""
    if not one["used"] or not one["matchups"]:
        return ""
    rates = {
        deck: rate for deck in sorted({met["deck"] for met in one["matchups"]}) if (rate := against_all(one, deck))
    }
    many = len(rates)
    clear = {deck: rate for deck, rate in rates.items() if surely(rate, many)}
    if not clear:
        return "none for certain"
    deck = max(clear, key=lambda name: abs(clear[name]["rate"]))
    return f"{deck}: {moved(clear[deck], 100, 'points')}"


def against_all(one: dict[str, Any], deck: str) -> dict[str, float] | None:
    """The mean of what it does to a deck against each other, weighted by games."""
    met = [found for found in one["matchups"] if found["deck"] == deck and found["effect"] and found["games"] > 1]
    games = sum(found["games"] for found in met)
    if not games:
        return None
    rate = sum(found["games"] * found["effect"]["rate"] for found in met) / games
    halves = [found["games"] * (found["effect"]["high"] - found["effect"]["low"]) / 2 for found in met]
    half = math.sqrt(sum(half * half for half in halves)) / games
    return {"rate": rate, "low": rate - half, "high": rate + half}


def surely(rate: dict[str, float], many: int) -> bool:
    """Whether it is no chance, as one of so many decks."""
    found = wider(Rate(**rate), many)
    return found is not None and (found.low > 0 or found.high < 0)


def measured(name: str, games: int, workers: int | None) -> dict[str, Any]:
    """All rulings of a game, measured now."""
    measurement = Measurement(Asked(game=name, changed=((ALL, ""),), games=games, within=1.0, seed=SEED), workers)
    measurement.run()
    return as_json(measurement)


def main(words: list[str] | None = None) -> None:
    """Measures, keeps and writes."""
    from rulebound.lab import figures

    parser = argparse.ArgumentParser(prog="python -m rulebound.lab.ruling_figures")
    parser.add_argument("games_", nargs="*", metavar="GAME", type=game_name, default=[*GAMES])
    parser.add_argument("--games", type=positive, default=400)
    parser.add_argument("--workers", type=positive)
    args = parser.parse_args(words)
    for name in args.games_:
        if any(switch.values.keys() - {switch.default} for switch in load(name).rulings.values()):
            found = {
                "measured_on": f"{datetime.now(UTC).date():%d %B %Y}".lstrip("0"),
                **in_short(measured(name, args.games, args.workers)),
            }
            path = figures.DOCS / "figures" / f"rulings-{name}.json"
            path.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    figures.main()


if __name__ == "__main__":
    main()
