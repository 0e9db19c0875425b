"""A stored table, in a file or in a database, and whether this version can resume it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import msgspec

from rulebound.kernel.basics.problem import DataError
from rulebound.kernel.game.record import Record
from rulebound.language import _
from rulebound.session.errors import capital
from rulebound.session.game_cache import GameCache
from rulebound.session.table_config import Standing, TableConfig

STORED: Final = {"config": "charter"}  # a name that files of earlier versions have


class Kept(msgspec.Struct, kw_only=True, rename=STORED):
    """A stored table. fingerprint: of its last position, to check the replay; None in old files."""

    config: TableConfig
    standing: Standing
    actions: list[int]
    fingerprint: int | None = None

    @property
    def record(self) -> Record:
        """The record of its game so far."""
        return msgspec.structs.replace(self.config.record, actions=self.actions, fingerprint=self.fingerprint)


def fault_of(game_cache: GameCache, config: TableConfig) -> str:
    """Why a table cannot be resumed, as far as this is known without a replay; empty if nothing is known."""
    try:
        game = game_cache.game(config.record.game, config.cards)
    except DataError as error:
        return f"{capital(str(error)).rstrip('.')}."
    if config.record.rules != game.rules_version:
        return _("It began with other rules than this version has.")
    if config.record.cards != game.cards_digest:
        return _("It began with other cards than there are now.")
    return ""


def inconsistent(table: Kept) -> str:
    """What is wrong with a stored table; empty if nothing is."""
    config, standing, seats = table.config, table.standing, range(len(table.config.players))
    named = [standing.seat, standing.gave_up, *standing.conceded, *standing.absent, *[it.seat for it in standing.stops]]
    if len(seats) != config.record.seats:
        return _("not all players have a name")
    if any(seat not in seats for place in config.places for seat in place.seats):
        return _("a link leads to a seat that does not exist")
    if any(seat != -1 and seat not in seats for seat in named):
        return _("the deciding seat does not exist")
    if any(parts and len(parts) != 1 + len(seats) for parts in (config.record.seed_from, standing.next_seed_from)):
        return _("what a seed was made of is not complete")
    if standing.next_order and sorted(standing.next_order) != [*seats]:
        return _("the seats of the rematch are not complete")
    return ""


def state_folder() -> Path:
    """The folder for data of this program: `rulebound` in the XDG state directory."""
    named = os.environ.get("XDG_STATE_HOME", "")
    base = Path(named) if Path(named).is_absolute() else Path.home() / ".local" / "state"
    return base / "rulebound"
