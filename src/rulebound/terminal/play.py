"""The command `play`: a game at the terminal, on the whole screen or, in a pipe, in plain text."""

from __future__ import annotations

import argparse
import os
import sys

from rulebound.games.setting import game_with, switches
from rulebound.kernel.basics.problem import DataError, SetupError
from rulebound.kernel.game.set_up import SetupArguments
from rulebound.language import _
from rulebound.session.players import USUAL, players_of
from rulebound.terminal.console import Console, EndOfInput
from rulebound.terminal.keeping import report, unfinished
from rulebound.terminal.local_table import LocalTable, begun, resumed, taught
from rulebound.terminal.plain_table import Left
from rulebound.terminal.resuming import chosen
from rulebound.terminal.session import Session
from rulebound.terminal.setup_questions import ask_game, ask_lesson, ask_players


def run(args: argparse.Namespace) -> int:
    """Plays game after game. Returns the exit status. Raises DataError for what cannot be set up."""
    try:
        if can_be_full(args):
            play_full(args)
        else:
            play(Console(), args)
    except (DataError, BrokenPipeError):
        raise
    except Exception as error:  # noqa: BLE001  # whatever it is, the game is kept, and a person wants a sentence
        what = _("The program has a bug, {name}: {error}.", name=type(error).__name__, error=error)
        print(f"rulebound play: {what} {report(error)}", file=sys.stderr)
        return 1
    return 0


def play(console: Console, args: argparse.Namespace) -> None:
    try:
        session = left_over(console, args) or new(console, args)
    except EndOfInput:
        console.say(_("No game was begun."))
    else:
        play_session(session)


def play_session(session: Session) -> None:
    """Plays to the end and goes on to the next game, until the person leaves. Then says what happens to the game."""
    try:
        session.play()
        while (following := session.following()) is not None:
            session = opened(session.console, following)
            session.play()
    except (Left, EndOfInput):
        session.say_how_to_go_on()
    except BaseException:  # Ctrl-C and errors too, in the middle of a line
        session.console.show("\n")
        session.say_how_to_go_on()
        raise


def left_over(console: Console, args: argparse.Namespace) -> Session | None:
    """A kept game to resume; None if the settings or the answer ask for a new one."""
    if is_new(args):
        return None
    while (taken := chosen(console, args.game)) is not None:
        try:
            session = Session(console, resumed(taken))
        except DataError as error:
            console.say(f"{_('That game cannot go on.')} {error}.")
        else:
            session.catch_up()
            return session
    return None


def is_new(args: argparse.Namespace) -> bool:
    """Whether the command line says how a new game is set up."""
    return bool(args.seats or args.decks or args.cards or args.seed is not None or args.rulings or args.options)


def new(console: Console, args: argparse.Namespace) -> Session:
    """A new game. Asks what the command line leaves open, unless it names the game. Raises SetupError."""
    name, learns = (args.game, False) if args.game else ask_game(console)
    game, decks = game_with(name, args.cards, args.decks)
    if learns and not is_new(args):
        return opened(console, taught(game, ask_lesson(console, game)))
    asks = args.game is None and args.seats is None
    if asks:
        console.say(f"{game.title}: {_(game.about)}")
    players = ask_players(console, game.seats) if asks else players_of(args.seats or USUAL)
    return opened(console, begun(game, players, args.cards, **settings(args, decks)))


def settings(args: argparse.Namespace, decks: list[str] | None) -> SetupArguments:
    """The seed, decks, rulings and options of the command line. Raises SetupError."""
    given = SetupArguments(
        decks=decks, rulings=switches("rulings", args.rulings), options=switches("options", args.options)
    )
    if args.seed is not None:
        given["seed"] = args.seed
    return given


def opened(console: Console, local: LocalTable) -> Session:
    """The session of a new game."""
    console.say(
        _(
            "{title}: {names}. h is for help.",
            title=local.game.title,
            names=", ".join(player.described for player in local.players),
        )
    )
    return Session(console, local)


# -- Full screen -------------------------------------------------------------------------------------------------------


def can_be_full(args: argparse.Namespace) -> bool:
    """Whether the whole screen can be used: not in a pipe, in a dumb terminal, or in an encoding without the signs."""
    if args.plain or not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM", "") in ("", "dumb"):
        return False
    return (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"


def play_full(args: argparse.Namespace) -> None:
    """The full-screen client: from its menu, or at once if the command line says what to play."""
    from rulebound.terminal.full.app import TableApp

    app = TableApp(first(args))
    farewell = app.run()
    if app.trouble is not None:
        raise app.trouble
    if farewell:
        print(farewell)


def first(args: argparse.Namespace) -> LocalTable | None:
    """The game that the command line describes; None if the menu must ask. Raises SetupError."""
    if args.game is None and not args.seats:
        return None
    if not is_new(args):
        kept = [left for left in unfinished(args.game) if not left.fault]
        if kept:
            return resumed(kept[0])
    if args.game is None:
        raise SetupError(_("a table"), [_("say which game is played, for example: play courses")])
    game, decks = game_with(args.game, args.cards, args.decks)
    return begun(game, players_of(args.seats or USUAL), args.cards, **settings(args, decks))
