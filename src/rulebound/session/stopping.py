"""At which windows the seats of a table are asked: as people usually want it, until they set it otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec

from rulebound.kernel.action import Action
from rulebound.kernel.cardtable import CardTable
from rulebound.kernel.game import Game
from rulebound.kernel.setup import ALL, NONE
from rulebound.kernel.stops import unasked_pass
from rulebound.session.charter import StopsSet
from rulebound.session.players import Player
from rulebound.session.refusing import Refused

WINDOWS: Final = "windows"


class Stopping:
    """The stops of all seats, as they are after so many actions; `settings` is how they came to be."""

    def __init__(self, game: Game, players: Sequence[Player], windows: str, settings: Sequence[StopsSet]) -> None:
        self.names = [] if windows == NONE else [stop.name for stop in game.stops]
        self.game = game
        self.settings = list(settings)
        self._now = [self._first(player, windows) for player in players]
        self._taken = 0

    def _first(self, player: Player, windows: str) -> list[str]:
        if windows == ALL:
            return self.names
        return self.known(self.game.usual_stops if player.stops is None else player.stops)

    def known(self, wanted: Iterable[str]) -> list[str]:
        """Those of these stops that the game has, in its order: what somebody has kept may be of another version."""
        return [name for name in self.names if name in set(wanted)]

    def of(self, seat: int) -> list[str]:
        """The stops of a seat."""
        return self._now[seat]

    def reach(self, actions: int) -> None:
        """So many actions have been taken: what was set by then holds."""
        while self._taken < len(self.settings) and self.settings[self._taken].at <= actions:
            setting = self.settings[self._taken]
            self._now[setting.seat] = self.known(setting.stops)
            self._taken += 1

    def set(self, seat: int, stops: Sequence[str], actions: int) -> None:
        """From now on, when so many actions have been taken, the seat has these stops. Raises Refused."""
        if not self.names:
            raise Refused("impossible", "Nobody is asked between the moves of others at this table.")
        unknown = [name for name in stops if name not in self.names]
        if unknown:
            raise Refused("wrong", f"There is no stop {unknown[0]!r}; the stops are: {', '.join(self.names)}.")
        same = [it for it in self.settings if (it.at, it.seat) != (actions, seat)]
        self.settings = [*same, StopsSet(at=actions, seat=seat, stops=self.known(stops))]
        self._taken = len(same)
        self.reach(actions)

    def go_back(self, actions: int) -> None:
        """Only so many actions are left: what was set later is not taken back."""
        self.settings = [msgspec.structs.replace(it, at=min(it.at, actions)) for it in self.settings]

    def unasked(self, state: CardTable) -> Action[Any] | None:
        """The pass of the seat that has no stop here; None where it must be asked."""
        return unasked_pass(state, self.of(state.seat)) if self.names and not state.over else None
