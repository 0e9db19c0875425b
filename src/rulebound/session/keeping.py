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
    """All that makes a table again. fingerprint: of where it stands, so that it can prove itself; None if untold."""

    charter: Charter
    standing: Standing
    actions: list[int]
    fingerprint: int | None = None

    @property
    def record(self) -> Record:
        """The record of its game up to now."""
        return msgspec.structs.replace(self.charter.record, actions=self.actions, fingerprint=self.fingerprint)


def fault_of(shelf: Shelf, charter: Charter) -> str:
    """Why a table cannot be resumed, as far as it is known without replaying it; empty if it can."""
    try:
        game = shelf.game(charter.record.game, charter.cards)
    except DataError as error:
        return f"{capital(str(error)).rstrip('.')}."
    if charter.record.rules != game.rules_version:
        return _("It was begun with other rules than this version has.")
    if charter.record.cards != game.cards_digest:
        return _("It was begun with other cards than are here now.")
    return ""


def inconsistent(table: Kept) -> str:
    """What of a table cannot be; empty where nothing is wrong with it."""
    charter, standing, seats = table.charter, table.standing, range(len(table.charter.players))
    named = [standing.seat, standing.gave_up, *standing.conceded, *[it.seat for it in standing.stops]]
    if len(seats) != charter.record.seats:
        return _("not everybody who plays is named")
    if any(seat not in seats for place in charter.places for seat in place.seats):
        return _("a link leads to a seat that there is not")
    if any(seat != -1 and seat not in seats for seat in named):
        return _("it stands at a seat that there is not")
    return ""


def state_folder() -> Path:
    """The folder for data of this program: `rulebound` in the XDG state directory."""
    named = os.environ.get("XDG_STATE_HOME", "")
    base = Path(named) if Path(named).is_absolute() else Path.home() / ".local" / "state"
    return base / "rulebound"
