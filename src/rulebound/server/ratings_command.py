"""The command `ratings`: how strong the players of a server are, and the same computed anew from the stored games."""

from __future__ import annotations

import argparse
from typing import Any, Final

import msgspec

from rulebound.games import GAMES
from rulebound.games.arguments import add_json
from rulebound.kernel.basics.problem import DataError
from rulebound.language import _, _n
from rulebound.server.arguments import add_database, chosen_database
from rulebound.server.database import exists, named
from rulebound.server.rating import info_of
from rulebound.server.rating_store import Player, board, rate_again
from rulebound.server.results import add_result, correct, ended_tables, result_of
from rulebound.server.store import Store
from rulebound.session.game_cache import GameCache
from rulebound.session.players import title_of
from rulebound.session.table import Table

ABOUT = """\
Print how strong the players of a server are in each game, the strongest first.
With --anew, all stored games are replayed first. Stop the server before."""
EXAMPLE = "ratings --anew"
MOST: Final = 1_000_000  # players


class Count(msgspec.Struct):
    """What was done. replayed: stored games; other: those that end otherwise than was noted; new: not noted before.

    failed: those that this version cannot replay; what was noted of them counts. rated: games that are rated now.
    """

    replayed: int = 0
    other: int = 0
    new: int = 0
    failed: int = 0
    rated: int = 0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    add_database(parser)
    parser.add_argument("--anew", action="store_true", help="replay all stored games, and make the ratings anew")
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    """Prints all ratings. Returns the exit status. Raises DataError."""
    location = chosen_database(args)
    if not exists(location):
        raise DataError(named(location), [_("there is no such file")])
    store = Store(location, serves=False)
    try:
        if args.anew and not store.do_now(lambda it: it.db.shut_out_servers()):
            raise DataError(named(location), [_("another server is using it")])
        count = store.do_now(made_anew) if args.anew else None
        boards = {game: store.do_now(whole_board, game) for game in GAMES}
    finally:
        store.close()
    if args.json:
        found: dict[str, Any] = {game: [plainly(player) for player in it] for game, it in boards.items()}
        print(msgspec.json.encode({"ratings": found, **({"anew": count} if count else {})}).decode())
        return 0
    print("\n".join([*([sentence(count)] if count else []), *[line for it in boards.items() for line in lines(*it)]]))
    return 0


def whole_board(store: Store, game: str) -> list[Player]:
    """All players who are on the leaderboard of a game."""
    return board(store.db, game, 0, MOST)


def made_anew(store: Store) -> Count:
    """Replays all stored games that are over, and rates all games anew: all of it or nothing."""
    count, game_cache = Count(), GameCache()
    with store.db:
        for home in ended_tables(store.db):
            replay(store, game_cache, home, count)
        count.rated = rate_again(store.db)
    return count


def replay(store: Store, game_cache: GameCache, home: str, count: Count) -> None:
    """Notes how a stored game ended, if this version can replay it."""
    try:
        kept = store.read(home)
        if kept is None:
            return
        game = game_cache.game(kept.config.record.game, kept.config.cards)
        result = result_of(Table(home, kept.config, kept.standing, game, kept.actions))
    except DataError:
        count.failed += 1
        return
    if result is None:
        return
    count.replayed += 1
    other = correct(store.db, result)
    if other is None:
        count.new += add_result(store.db, msgspec.structs.replace(result, ended=kept.changed)) is not None
    count.other += bool(other)


def sentence(count: Count) -> str:
    """What was done, in sentences."""
    return " ".join(
        [
            _n("{n} stored game was replayed.", "{n} stored games were replayed.", count.replayed),
            _n("{n} ends otherwise than was noted.", "{n} end otherwise than was noted.", count.other),
            _n("{n} was not noted before.", "{n} were not noted before.", count.new),
            _n("{n} cannot be replayed by this version.", "{n} cannot be replayed by this version.", count.failed),
            _n("{n} game is rated.", "{n} games are rated.", count.rated),
        ]
    )


def lines(game: str, players: list[Player]) -> list[str]:
    """The leaderboard of a game, as it is printed; nothing without players."""
    return ["", game, *[line(place, player) for place, player in enumerate(players, 1)]] if players else []


def line(place: int, player: Player) -> str:
    info = info_of(player.rating)
    name = _("bot {level}", level=title_of(player.name)) if player.is_bot else player.name
    games = _n("{n} game", "{n} games", info.games)
    return f"{place:4} {name:32} {info.points:5} ({info.low} - {info.high}, {info.sure}), {games}"


def plainly(player: Player) -> dict[str, Any]:
    """A player, for programs: the key of a guest, or the level of a bot."""
    info = info_of(player.rating)
    range_of = {"points": info.points, "low": info.low, "high": info.high}
    return {"player": player.key, "name": player.name, **msgspec.to_builtins(player.rating), **range_of}
