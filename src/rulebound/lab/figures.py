"""The tables of measured figures in the documents, made from what the commands printed with --json.

`python -m rulebound.lab.figures` writes them into `docs/speed.md`, `docs/strength.md`, `docs/ladder.md`,
`docs/balance.md` and `docs/rulings.md`, and the ratings of bots into `ratings.json`, from which people read them. The
files are in `docs/figures`: `speed-BUILD.json` from `bench`, `strength-GAME.json`, `ladder-GAME.json` and
`balance-GAME.json` from the commands of these names, with three players `balance-GAME-3.json`; `measured` (a date) is
added by hand, also to a single contest that is older or newer than the others. `rulings-GAME.json` is from
`python -m rulebound.lab.ruling_figures`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from rulebound.games import GAMES, load
from rulebound.lab.balance_command import bounds
from rulebound.lab.document import with_part
from rulebound.lab.findings import Finding
from rulebound.lab.rating import chance
from rulebound.lab.ruling_figures import HEADS, rows_of

DOCS: Final = Path(__file__).parents[3] / "docs"
RATINGS: Final = Path(__file__).parents[1] / "bots" / "ratings.json"
COMMAND: Final = "python -m rulebound.lab.figures"
COUNTS: Final = ("none", "one", "two", "three", "four")
GROUPS: Final = {
    "seats": "seat",
    "places": "seat",
    "course": "course of play",
    "decks": "decks",
    "entrants": "all games",
}


def figures(name: str) -> dict[str, Any]:
    """A file of figures; empty if there is none."""
    path = DOCS / "figures" / f"{name}.json"
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """A table: the first column to the left, the others to the right."""
    yield f"| {' | '.join(heads)} |"
    numbers = [all(not row[n] or row[n][0] in "0123456789" for row in rows) for n in range(len(heads))]
    yield f"|{'|'.join('---:' if number else '---' for number in numbers)}|"
    yield from [f"| {' | '.join(row)} |" for row in rows]
    yield ""


# -- Speed -------------------------------------------------------------------------------------------------------------


def speed() -> str:
    """Decisions, copies, imagined and saved states, and searches of all games in both builds."""
    compiled, interpreted = figures("speed-compiled"), figures("speed-interpreted")
    heads = (
        "game", "decisions/s", "interpreted", "`clone()`, us", "interpreted", "`imagine()`, us", "interpreted",
        "`save()`, us", "interpreted", "`load_state()`, us", "interpreted", "simulations/s", "with random playouts",
    )  # fmt: skip
    rows: list[list[str]] = []
    for name in GAMES:
        quick, slow = compiled["games"].get(name, {}), interpreted["games"].get(name, {})
        cells = [count(one, "decisions_per_second") for one in (quick, slow)]
        cells += [
            micro(one, key) for key in ("clone_ns", "imagine_ns", "save_ns", "load_state_ns") for one in (quick, slow)
        ]
        cells += [count(quick, f"{kind}_simulations_per_second") for kind in ("ismcts", "random")]
        rows.append([name, *cells])
    where = f"Measured on {compiled['measured']}: {compiled['machine']}. Two seats."
    return "\n".join([where, "", *table(heads, rows)])


def count(found: dict[str, float], key: str) -> str:
    """A number with commas, to three digits; empty if it was not measured."""
    value = found.get(key)
    return "" if value is None else f"{float(f'{value:.3g}'):,.0f}"


def micro(found: dict[str, float], key: str) -> str:
    """Nanoseconds as microseconds."""
    value = found.get(key)
    return "" if value is None else f"{value / 1000:.1f}"


# -- Strength ----------------------------------------------------------------------------------------------------------


def strength() -> str:
    """The contests of all games."""
    rows: list[list[str]] = []
    for name in GAMES:
        found = figures(f"strength-{name}")
        rows += [[name, *contest(one), one.get("measured", found["measured"])] for one in found.get("contests", [])]
    return "\n".join(table(("game", "contest", "won by the first", "games", "at least", "", "measured"), rows))


def contest(found: dict[str, Any]) -> list[str]:
    """The bots of a contest, and the result."""
    first, *others = found["seats"]
    against = f"`{first}` against {f'{COUNTS[len(others)]} ' if len(others) > 1 else ''}`{others[0]}`"
    rate, low, expected = found["rate"], found["low"], found["expected"]
    verdict = "holds" if low >= expected else "holds, not certain" if rate >= expected else "**fails**"
    interval = f"{100 * rate:.1f} % ({100 * low:.0f} to {100 * found['high']:.0f})"
    return [against, interval, str(found["games"]), f"{100 * expected:.0f} %", verdict]


# -- Ladder ------------------------------------------------------------------------------------------------------------


def ladder() -> str:
    """The ratings of the bots of all games, and a chart of them."""
    rows: list[list[str]] = []
    for name in GAMES:
        found = figures(f"ladder-{name}")
        below: dict[str, Any] | None = None
        for rung in found.get("rungs", []):
            rows.append(
                [name, f"`{rung['bot']}`", *rating(rung, below), against(found, rung, below), found["measured"]]
            )
            below = rung
    heads = (
        "game",
        "bot",
        "points",
        "95 % interval",
        "wins against the one above it",
        "games of these two",
        "measured",
    )
    return "\n".join([*table(heads, rows), "![The same as a chart](figures/ladder.svg)", ""])


def rating(rung: dict[str, Any], below: dict[str, Any] | None) -> list[str]:
    """The rating of a bot, and the share of games that it says of it and the next weaker one."""
    points, low, high = (f"{rung[key]:+.0f}" for key in ("points", "low", "high"))
    share = "" if below is None else f"{100 * chance(rung['points'] - below['points']):.0f} %"
    return ["0", "", share] if low == high else [points, f"{low} to {high}", share]


def against(found: dict[str, Any], rung: dict[str, Any], below: dict[str, Any] | None) -> str:
    """How many games these two have played."""
    pair = {rung["bot"], below["bot"] if below else ""}
    return next((str(one["games"]) for one in found["contests"] if set(one["seats"]) == pair), "0" if below else "")


def ratings() -> str:
    """The ratings of all games as JSON, a line for each game."""
    found = {name: figures(f"ladder-{name}").get("rungs", []) for name in GAMES}
    lines = [
        f'  "{name}": {json.dumps({rung["bot"]: round(rung["points"]) for rung in rungs})}'
        for name, rungs in found.items()
        if rungs
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def chart() -> str:
    """The chart of the ladder as SVG; empty without figures."""
    from rulebound.lab.charts import Rung, rungs  # draws; all else here writes

    return rungs(
        [
            Rung(name, one["bot"], one["points"], one["low"], one["high"])
            for name in GAMES
            for one in figures(f"ladder-{name}").get("rungs", [])
        ],
        "points above greedy",
    )


# -- Balance -----------------------------------------------------------------------------------------------------------


def balance() -> str:
    """What was found in the card set of each game, with two players and with more."""
    tables = [(name, figures(f"balance-{name}{more}")) for name in GAMES for more in ("", "-3", "-4")]
    return "\n".join(line for name, found in tables if found for line in of_game(name, found))


def of_game(name: str, found: dict[str, Any]) -> Iterator[str]:
    """The findings of one game."""
    players = found.get("players", 2)
    yield from [f"### {load(name).title}{f', {COUNTS[players]} players' if players > 2 else ''}", ""]
    yield f"{found['games']:,} games of `{found['bot']}`, {found['measured']}: {lengths(found)}"
    yield ""
    rows = [[*finding(one), group] for key, group in GROUPS.items() for one in found.get(key, [])]
    yield from table(("finding", "found", "should be", "", "about"), rows)
    yield from [cards(found["cards"]), ""]


def lengths(found: dict[str, Any]) -> str:
    """How long games are, and how they ended."""
    ends = ", ".join(f"{reason} {n}" for reason, n in (found.get("outcomes") or {}).items())
    ended = f" They ended by {ends}." if ends else ""
    return f"{found['mean_turns']:.1f} turns and {found['mean_decisions']:.0f} decisions on average.{ended}"


def finding(found: dict[str, Any]) -> list[str]:
    """A finding, its bounds and whether it holds."""
    rate, low, high = found["rate"], found["low"], found["high"]
    interval = "" if low is None else f" ({100 * low:.0f} to {100 * high:.2g})"
    within = bounds(Finding(found["what"], rate, 0.0, 0.0, found["least"], found["most"], ""))
    verdict = "**fails**" if found["verdict"] == "FAILS" else found["verdict"]
    return [found["what"], f"{100 * rate:.0f} %{interval}", within, verdict]


def cards(found: dict[str, Any] | list[dict[str, Any]]) -> str:
    """How many cards change their player's win rate too much. found: as the command prints it, or counted already."""
    if isinstance(found, list):
        judged = [card["finding"] for card in found if card.get("finding")]
        outside = [one for one in judged if one["verdict"] != "holds"]
        found = {
            "judged": len(judged),
            "outside": len(outside),
            "fails": sum(one["verdict"] == "FAILS" for one in judged),
        }
    of = "of the cards" if found["judged"] is None else f"of {found['judged']} cards"
    surely = COUNTS[found["fails"]] if found["fails"] < len(COUNTS) else str(found["fails"])
    does = "moves its" if found["fails"] < 2 else "move their"
    sentence = f"{surely} {of} {does} player's win rate by more than 12 points for certain"
    more = f"; {found['outside']} might" if found["outside"] else ""
    return f"{sentence[0].upper()}{sentence[1:]}{more}."


# -- Rulings -----------------------------------------------------------------------------------------------------------


def rulings() -> str:
    """What each ruling of each game does."""
    lines: list[str] = []
    for name in GAMES:
        if found := figures(f"rulings-{name}"):
            game = load(name)
            played = f"{found['games']:,} deals of `{found['asked']['bot']}` with two players, {found['measured_on']}"
            lines += [f"### {game.title}", "", f"{played}.", "", *table(HEADS, list(rows_of(game, found)))]
    return "\n".join(lines)


PARTS: Final[dict[str, Callable[[], str]]] = {
    "speed.md": speed,
    "strength.md": strength,
    "ladder.md": ladder,
    "balance.md": balance,
    "rulings.md": rulings,
}


def main() -> None:
    for name, make in PARTS.items():
        path = DOCS / name
        path.write_text(with_part(path.read_text(encoding="utf-8"), COMMAND, make()), encoding="utf-8")
    RATINGS.write_text(ratings(), encoding="utf-8")
    (DOCS / "figures" / "ladder.svg").write_text(chart() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
