"""The command `play`: a game at the terminal, in plain text."""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path
from typing import Final

from rulebound.games.setting import game_with, switches
from rulebound.kernel.match import Match
from rulebound.kernel.problem import DataError
from rulebound.terminal.console import Console, EndOfInput
from rulebound.terminal.keeping import Unfinished, dated, free_path, game_of, report, unfinished_folder
from rulebound.terminal.players import USUAL, Player, players_of
from rulebound.terminal.resuming import chosen
from rulebound.terminal.session import Left, Session
from rulebound.terminal.setup_questions import ask_game, ask_players

SEEDS: Final = 1_000_000_000  # short enough to be typed again


def run(args: argparse.Namespace) -> int:
    """Plays game after game. Returns the exit status. Raises DataError for what cannot be set up."""
    try:
        play(Console(), args)
    except (DataError, BrokenPipeError):
        raise
    except Exception as error:  # noqa: BLE001  # whatever it is, the game is kept, and a person wants a sentence
        what = f"Something happened that should not, {type(error).__name__}: {error}."
        print(f"rulebound play: {what} {report(error)}", file=sys.stderr)
        return 1
    return 0


def play(console: Console, args: argparse.Namespace) -> None:
    try:
        session = left_over(console, args) or begun(console, args)
    except EndOfInput:
        console.say("No game was begun.")
    else:
        play_on(session)


def play_on(session: Session) -> None:
    """To the end of the game and on to the next, until somebody leaves; then says what becomes of the game."""
    try:
        session.play()
        while session.console.interactive and session.console.agrees("Another game?"):
            session = rematch(session)
            session.play()
    except (Left, EndOfInput):
        session.say_how_to_go_on()
    except BaseException:  # Ctrl-C and errors too, in the middle of a line
        session.console.show("\n")
        session.say_how_to_go_on()
        raise


def left_over(console: Console, args: argparse.Namespace) -> Session | None:
    """A kept game to go on with; None where a new one was asked for, by its settings or by an answer."""
    if args.seats or args.decks or args.cards or args.seed is not None or args.rulings or args.options:
        return None
    while (taken := chosen(console, args.game)) is not None:
        try:
            return resumed(console, taken)
        except DataError as error:
            console.say(f"That game cannot go on. {error}.")
    return None


def resumed(console: Console, left: Unfinished) -> Session:
    """Raises DataError where it cannot be replayed."""
    kept = left.kept
    assert kept is not None, f"{left.path} was offered and cannot be read"
    session = Session(console, Match.from_record(kept.record, game_of(kept)), kept.players, kept.cards, left.path)
    session.catch_up()
    return session


def begun(console: Console, args: argparse.Namespace) -> Session:
    """A new game. Asks what the command line leaves open, unless it names the game. Raises SetupError."""
    name = args.game or ask_game(console)
    game, decks = game_with(name, args.cards, args.decks)
    asks = args.game is None and args.seats is None
    if asks:
        console.say(f"{game.title}: {game.about}")
    players = ask_players(console, game.seats) if asks else players_of(args.seats or USUAL)
    match = Match(
        game,
        seed=secrets.randbelow(SEEDS) if args.seed is None else args.seed,
        seats=len(players),
        decks=decks,
        rulings=switches("rulings", args.rulings),
        options=switches("options", args.options),
        names=[player.name for player in players],
    )
    return opened(console, match, players, [str(Path(cards).resolve()) for cards in args.cards])


def opened(console: Console, match: Match, players: list[Player], cards: list[str]) -> Session:
    """The session of a new game."""
    console.say(f"{match.game.title}: {', '.join(player.described for player in players)}. h is for help.")
    return Session(console, match, players, cards, free_path(unfinished_folder(), dated(match.game.name), ".json"))


def rematch(session: Session) -> Session:
    """The same table again, with another deal."""
    setup = session.match.state.setup
    match = Match(
        session.match.game,
        seed=secrets.randbelow(SEEDS),
        seats=setup.seats,
        decks=setup.decks,
        rulings=setup.rulings,
        options=setup.options,
        names=setup.names,
    )
    return opened(session.console, match, session.players, session.cards)
