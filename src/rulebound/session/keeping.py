"""A stored table, in a file or in a database, and whether this version can resume it."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from rulebound.kernel.basics.problem import DataError
from rulebound.kernel.game.record import Record
from rulebound.language import _
from rulebound.session.charter import Charter, Standing
from rulebound.session.refusing import capital
from rulebound.session.shelf import Shelf


class Kept(msgspec.Struct, kw_only=True):
    """A stored table. fingerprint: of its last position, to check the replay; None in old files."""

    charter: Charter
    standing: Standing
    actions: list[int]
    fingerprint: int | None = None

    @property
    def record(self) -> Record:
        """The record of its game so far."""
        return msgspec.structs.replace(self.charter.record, actions=self.actions, fingerprint=self.fingerprint)


def fault_of(shelf: Shelf, charter: Charter) -> str:
    """Why a table cannot be resumed, as far as this is known without a replay; empty if nothing is known."""
    try:
        game = shelf.game(charter.record.game, charter.cards)
    except DataError as error:
        return f"{capital(str(error)).rstrip('.')}."
    if charter.record.rules != game.rules_version:
        return _("It began with other rules than this version has.")
    if charter.record.cards != game.cards_digest:
        return _("It began with other cards than there are now.")
    return ""


def inconsistent(table: Kept) -> str:
    """What is wrong with a stored table; empty if nothing is."""
    charter, standing, seats = table.charter, table.standing, range(len(table.charter.players))
    named = [standing.seat, standing.gave_up, *standing.conceded, *standing.absent, *[it.seat for it in standing.stops]]
    if len(seats) != charter.record.seats:
        return _("not all players have a name")
    if any(seat not in seats for place in charter.places for seat in place.seats):
        return _("a link leads to a seat that does not exist")
    if any(seat != -1 and seat not in seats for seat in named):
        return _("the deciding seat does not exist")
    return ""


def state_folder() -> Path:
    """The folder for data of this program: `rulebound` in the XDG state directory."""
    named = os.environ.get("XDG_STATE_HOME", "")
    base = Path(named) if Path(named).is_absolute() else Path.home() / ".local" / "state"
    return base / "rulebound"
