"""The windows at which each seat is asked: the defaults, until a player sets others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from rulebound.kernel.basics.setup import ALL, NONE
from rulebound.kernel.game.match import Match
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.stops import automatic_pass
from rulebound.language import _
from rulebound.session.errors import Refused
from rulebound.session.players import Player
from rulebound.session.table_config import Standing, StopsSet

WINDOWS: Final = "windows"


class Stopping:
    """The stops of all seats after the actions of the match. The standing keeps the settings that led to them."""

    def __init__(self, match: Match, players: Sequence[Player], standing: Standing) -> None:
        self.match = match
        self.standing = standing
        self.everywhere = match.state.setup.options[WINDOWS] == ALL
        is_nowhere = match.state.setup.options[WINDOWS] == NONE
        self.names = [] if is_nowhere else [stop.name for stop in match.game.stops]
        self._first = [match.game.usual_stops if player.stops is None else player.stops for player in players]

    def known(self, wanted: Iterable[str]) -> list[str]:
        """Those of these stops that the game has, in its order. Kept stops may be from another version."""
        return [name for name in self.names if name in set(wanted)]

    def of(self, seat: int) -> list[str]:
        """The stops of a seat: the last setting, else the choice at the set-up, else the defaults."""
        for setting in reversed(self.standing.stops):
            if setting.seat == seat and setting.at <= len(self.match.actions):
                return self.known(setting.stops)
        return self.names if self.everywhere else self.known(self._first[seat])

    def set(self, seat: int, stops: Sequence[str]) -> None:
        """Sets the stops of a seat from now on. Raises Refused."""
        if not self.names:
            raise Refused("impossible", _("At this table, players are not asked between the moves of others."))
        unknown = [name for name in stops if name not in self.names]
        if unknown:
            raise Refused(
                "wrong",
                _(
                    "There is no stop {name!r}; the stops are: {names}.",
                    name=unknown[0],
                    names=", ".join(self.names),
                ),
            )
        actions = len(self.match.actions)
        before = [it for it in self.standing.stops if (it.at, it.seat) != (actions, seat)]
        self.standing.stops = [*before, StopsSet(at=actions, seat=seat, stops=self.known(stops))]

    def go_back(self) -> None:
        """Undoes settings that were made after the actions that are left."""
        actions = len(self.match.actions)
        self.standing.stops = [replace(it, at=min(it.at, actions)) for it in self.standing.stops]

    def automatic_pass(self) -> Action[Any] | None:
        """The pass of a seat without a stop here; None if it must be asked."""
        state = self.match.state
        return automatic_pass(state, self.of(state.seat)) if self.names and not state.over else None
