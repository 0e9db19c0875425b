"""Records: the set-up of a game, or the position it begins with, and the codes of all actions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from rulebound.kernel.basics.problem import DataError, RecordError
from rulebound.kernel.basics.version import VERSION
from rulebound.kernel.table.cardtable import CardTable
from rulebound.language import _

if TYPE_CHECKING:
    from rulebound.kernel.game.game import Game

FORMAT = "rulebound record 1"


class Record(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A game as data: everything that is needed to play it again. Its JSON is stable.

    rules, cards: the version of the game's rules and a digest of its cards. A record of other rules or cards is
    refused, because the same codes would mean other actions.
    kernel: the version of Rulebound that made it.
    seed, seats, decks, rulings, options, names: the set-up. Decks are whole, so that a shipped deck can change; where
    a record names one, it is the shipped deck of today.
    actions: the codes of the actions, in order.
    fingerprint: that of the last position, which a replay must reach; None if it was not computed.
    start: the saved state with which the game begins; None for a new deal.
    seed_from: what a server and its players have made the seed of: the server's secret, then what each seat has
    contributed; empty for a seed that was simply drawn or chosen.
    """

    format: str = FORMAT
    game: str
    rules: str
    cards: str
    kernel: str = VERSION
    seed: int
    seats: int
    decks: list[str | dict[str, Any]]
    rulings: dict[str, str]
    options: dict[str, str]
    names: list[str] = []
    actions: list[int] = []
    fingerprint: int | None = None
    start: dict[str, Any] | None = None
    seed_from: list[str] = []

    def json(self) -> bytes:
        """The record as JSON, to be written to a file."""
        data = msgspec.to_builtins(self)
        if not self.seed_from:  # so that earlier versions read it, too
            del data["seed_from"]
        return msgspec.json.format(msgspec.json.encode(data), indent=1)

    def replay(self, game: Game) -> Iterator[CardTable]:
        """The state before the first decision, then the state after each action.

        Yields the same state again and again; clone it to keep a position. Raises RecordError if the record was made
        with other rules or cards, and at an action that is not legal.
        """
        state = begin(game, self)
        yield state
        for number, code in enumerate(self.actions, 1):
            follow(game, state, code, number)
            yield state


def read_record(data: bytes) -> Record:
    """The record in this JSON. Raises RecordError if it is not a record."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except msgspec.DecodeError as error:
        raise RecordError(_("this record"), [_("it cannot be read: {error}", error=error)]) from error
    except RecursionError as error:
        raise RecordError(_("this record"), [_("it cannot be read: what it holds is nested too deeply")]) from error
    if record.format != FORMAT:
        raise RecordError(
            _("this record"),
            [_("its format is {format!r}; this version reads {known!r}", format=record.format, known=FORMAT)],
        )
    return record


def record_of(game: Game, state: CardTable, actions: list[int], start: dict[str, Any] | None = None) -> Record:
    """The record of a game that began with this state's set-up, or at `start`, and continued with these actions."""
    setup = state.setup
    return Record(
        game=game.name,
        rules=game.rules_version,
        cards=game.cards_digest,
        seed=setup.seed,
        seats=setup.seats,
        decks=[deck.save() for deck in setup.decks],
        rulings=dict(setup.rulings),
        options=dict(setup.options),
        names=list(setup.names),
        actions=list(actions),
        start=start,
    )


def check_record(game: Game, record: Record) -> list[str]:
    """Why this record cannot be replayed with this game, in sentences; empty if it can."""
    problems: list[str] = []
    if record.game != game.name:
        return [_("it is of the game {game!r}, not of {name!r}", game=record.game, name=game.name)]
    if record.rules != game.rules_version:
        made = _("version {rules}", rules=record.rules) if record.rules.isdigit() else _("before they had versions")
        problems.append(
            _(
                "it was made with other rules of {name} ({made}, here version {version}; "
                "made with Rulebound {before}, this is {now})",
                name=game.name,
                made=made,
                version=game.rules_version,
                before=record.kernel,
                now=VERSION,
            )
        )
    if record.cards != game.cards_digest:
        problems.append(
            _(
                "it was made with other cards (digest {cards}, here {digest}); "
                "if they came from a file of your own, name it with --cards",
                cards=record.cards,
                digest=game.cards_digest,
            )
        )
    return problems


def begin(game: Game, record: Record) -> CardTable:
    """The state before the first action. Raises RecordError with all that is wrong."""
    problems = check_record(game, record)
    if problems:
        raise RecordError(_("this record"), problems)
    if record.start is not None:
        return at_position(game, record.start, record.seats)
    try:
        decks = [deck if isinstance(deck, str) else game.deck(deck) for deck in record.decks]
        setup = game.setup(
            seed=record.seed,
            seats=record.seats,
            decks=decks,
            rulings=record.rulings,
            options=record.options,
            names=record.names or None,
        )
        return game.begin(setup, observed=True)
    except DataError as error:
        raise RecordError(_("this record"), error.problems) from error
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise RecordError(_("this record"), [_("one of its decks is damaged: {error}", error=error)]) from error


def at_position(game: Game, start: dict[str, Any], seats: int) -> CardTable:
    """The state of a game that begins at this saved state. Raises RecordError."""
    state = game.load_state(start)
    if state.seats != seats:
        raise RecordError(
            _("this record"), [_("it is for {seats} seats, and the position that it begins with is not", seats=seats)]
        )
    state.observed = True
    return state


def follow(game: Game, state: CardTable, code: int, number: int) -> None:
    """Carries out an action of a record. number: which one it is, from 1. Raises RecordError if it is not legal."""
    try:
        state.apply(game.action(code))
    except (IndexError, ValueError) as error:
        raise RecordError(
            _("this record"), [_("action {number} cannot be replayed: {error}", number=number, error=error)]
        ) from error
