"""The commands `play` and `serve`: the table in the browser, for one person or for a group."""

from __future__ import annotations

import argparse
import logging
import os
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from typing import Final

from rulebound.games.setting import game_with, switches
from rulebound.kernel.basics.problem import DataError, SetupError
from rulebound.kernel.basics.setup import Deck
from rulebound.lab.workers import cores
from rulebound.language import _
from rulebound.server import opening
from rulebound.server.app import Settings, make
from rulebound.server.arguments import add_database, chosen_database
from rulebound.server.measuring import Limits
from rulebound.server.passkeys import fault_of
from rulebound.server.push import is_installed
from rulebound.server.registry import Registry
from rulebound.server.requests import DeckSheet, NewTable, SeatRequest
from rulebound.server.running import HOST, note_of, opened_at, running_at
from rulebound.server.serving import served
from rulebound.server.several import served_by_several
from rulebound.server.store import Store
from rulebound.session.game_cache import text_of
from rulebound.session.keeping import state_folder
from rulebound.session.players import USUAL, requested
from rulebound.session.table import Table
from rulebound.session.table_config import Standing, new_link

ABOUT = """\
Serve tables for a group: each player opens the link of a seat in a browser.
Tables are kept in a database, and a server that stops loses nothing."""
EXAMPLE = "serve --host 0.0.0.0 --port 8465"
PORT: Final = 8465  # so that a browser finds its settings again; another one where this is taken
LINES: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument(
        "--host", default=HOST, metavar="HOST", help=f"the address to listen at; 0.0.0.0 lets others in ({HOST})"
    )
    parser.add_argument("--port", type=port, default=PORT, metavar="PORT", help=f"0 for any free one ({PORT})")
    add_database(parser)
    parser.add_argument(
        "--processes", type=processes, default=1, metavar="N", help="how many processes serve, with PostgreSQL (1)"
    )
    parser.add_argument(
        "--measurements", type=measurements, default=1, metavar="N",
        help="how many measurements of cards run at once, each in a process of its own; 0 for none (1)",
    )  # fmt: skip
    parser.add_argument(
        "--contact", type=contact, default="", metavar="ADDRESS",
        help="mailto:... or https://... of who runs this; with it, players are called when it is their turn (none)",
    )  # fmt: skip
    parser.add_argument(
        "--origin", default="", metavar="URL",
        help="https://... of the pages as browsers see it; with it, people can have passkeys (none)",
    )  # fmt: skip
    parser.add_argument(
        "--rp-id", default="", metavar="NAME", help="the domain of the passkeys: the host of --origin, or one above it"
    )
    parser.add_argument(
        "--proxy", default="", metavar="ADDRESS", help="the proxy whose X-Forwarded-For is trusted (none)"
    )


def port(text: str) -> int:
    """A port. Raises ArgumentTypeError."""
    if not text.isascii() or not text.isdigit() or int(text) > 65535:
        raise argparse.ArgumentTypeError(_("must be a whole number from 0 to 65535, not {text!r}", text=text))
    return int(text)


def processes(text: str) -> int:
    """How many processes serve. Raises ArgumentTypeError."""
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= 64:
        raise argparse.ArgumentTypeError(_("must be a whole number from 1 to 64, not {text!r}", text=text))
    return int(text)


def measurements(text: str) -> int:
    """How many measurements run at once. Raises ArgumentTypeError."""
    if not text.isascii() or not text.isdigit() or int(text) > 16:
        raise argparse.ArgumentTypeError(_("must be a whole number from 0 to 16, not {text!r}", text=text))
    return int(text)


def contact(text: str) -> str:
    """Where makers of browsers reach who runs the server; may be empty. Raises ArgumentTypeError."""
    if not text:
        return text
    if not text.startswith(("mailto:", "https://")):
        raise argparse.ArgumentTypeError(_("must begin with mailto: or https://, not {text!r}", text=text))
    if not is_installed():
        needed = _("this needs the extra {extra!r}. Install it: pip install 'rulebound[{extra}]'", extra="push")
        raise argparse.ArgumentTypeError(needed)
    return text


def check_origin(origin: str, rp_id: str) -> None:
    """Checks where passkeys are to be made. Raises SetupError."""
    if not origin and rp_id:
        raise SetupError("--rp-id", [_("it needs --origin, too")])
    fault = fault_of(origin, rp_id) if origin else ""
    if fault:
        raise SetupError("--origin", [fault])


def run_play(args: argparse.Namespace) -> int:
    """Plays in the browser, alone or at one screen. Returns the exit status. Raises DataError."""
    wanted = wanted_table(args)
    database = state_folder() / "tables.db"
    try:
        app = make(Settings(database, own=True, measuring=Limits(most=1, workers=max(1, cores() - 1))))
    except DataError:
        running = running_at(database)
        if not running:
            raise
        place = f"table/{opened_at(running, wanted)}" if wanted else f"new/{args.game}" if args.game else ""
        address = f"{running}{place}"
        show(address, _("Rulebound is running already: {address}", address=address), browser=not args.no_browser)
        return 0
    try:
        path = f"table/{begun(app.state.registry, wanted)}" if wanted else f"new/{args.game}" if args.game else ""
    except DataError:
        app.state.registry.close()
        raise
    listening = local_port()
    address = f"http://{HOST}:{listening.getsockname()[1]}/"
    note_of(database).write_text(address)
    said = _("The table is at {address} ; Ctrl-C ends it, and everything is kept.", address=f"{address}{path}")
    show(f"{address}{path}", said, browser=not args.no_browser)
    return served(app, listening, spared=HOST)


def run(args: argparse.Namespace) -> int:
    """Serves tables for a group. Returns the exit status. Raises DataError."""
    logging.basicConfig(level=logging.INFO, format=LINES)
    check_origin(args.origin, args.rp_id)
    database = chosen_database(args)
    settings = Settings(
        database, measuring=Limits(most=args.measurements), contact=args.contact, origin=args.origin, rp_id=args.rp_id
    )
    if args.processes > 1 and not isinstance(database, str):
        raise SetupError(_("the server"), [_("several processes need PostgreSQL: --db postgresql://...")])
    app = make(settings)
    try:
        listening = socket.create_server((args.host, args.port))
    except OSError as error:
        app.state.registry.close()
        raise SetupError(
            _("the server"),
            [_("{host}:{port} cannot be used: {why}", host=args.host, port=args.port, why=error.strerror)],
        ) from error
    if args.processes > 1:
        app.state.registry.close()  # it was only tried
    host = args.host if args.host not in ("0.0.0.0", "::", "") else socket.gethostname()  # noqa: S104 - to name it
    print(
        _(
            "Rulebound serves at http://{host}:{port}/ ; Ctrl-C ends it.",
            host=host,
            port=listening.getsockname()[1],
        ),
        flush=True,
    )
    if args.processes > 1:
        thinkers = max(1, (cores() - 1) // args.processes)
        return served_by_several(replace(settings, thinkers=thinkers), listening, args.proxy, args.processes)
    return served(app, listening, proxy=args.proxy)


def local_port() -> socket.socket:
    """A port that only this computer can reach."""
    try:
        return socket.create_server((HOST, PORT))
    except OSError:
        return socket.create_server((HOST, 0))


def show(address: str, said: str, *, browser: bool) -> None:
    """Says where the page is, and opens a browser there if this computer has a screen. Does not wait for it."""
    print(said, flush=True)
    if browser and has_screen():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def has_screen() -> bool:
    """Whether a browser with windows can be opened. One in the terminal would take the terminal away from us."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


# A table that the command line describes


def wanted_table(args: argparse.Namespace) -> NewTable | None:
    """The table that the command line describes; None if it leaves that open. Raises DataError."""
    if not (args.seats or args.decks or args.cards or args.seed is not None or args.rulings or args.options):
        return None
    if not args.game:
        raise SetupError(_("a table"), [_("name the game too, for example: play courses --seats human,random")])
    game, names = game_with(args.game, args.cards, args.decks)
    shipped = set(game_with(args.game, [], None)[0].decks)
    seats = [SeatRequest(name=player.name, bot=player.bot) for player in requested(args.seats or USUAL)]
    return NewTable(
        game=args.game,
        seats=seats,
        screen=sum(not seat.bot for seat in seats) > 1,
        decks=[name if name in shipped else sheet(game.decks.get(name), name) for name in names] if names else None,
        rulings=switches("rulings", args.rulings),
        options=switches("options", args.options),
        seed="" if args.seed is None else str(args.seed),
        cards=text_of(args.cards),
    )


def sheet(deck: Deck | None, name: str) -> DeckSheet | str:
    """A deck of a file, as in a request. An unknown name stays a name, and is refused with the others."""
    return DeckSheet(name=deck.name, about=deck.about, lists=deck.lists) if deck else name


def begun(registry: Registry, wanted: NewTable) -> str:
    """Opens the table before the server runs. Returns its link. Raises DataError."""
    game = registry.game_cache.game(wanted.game, wanted.cards)
    config = opening.config_of(game, wanted)
    table = Table(new_link(), config, Standing(), game)
    table.changed()
    registry.store.do_now(Store.add, table.id, config, table.standing)
    return opening.opened(config).link
