"""The bots of a table at this computer. They think in another process, so that the screen never freezes."""

from __future__ import annotations

from typing import Final

from rulebound.bots import bot_of
from rulebound.session.players import ADVISER
from rulebound.session.thinking import Thinker
from rulebound.terminal.local_table import LocalTable

QUICK: Final = ("random",)  # bots that need no process
PATIENCE: Final = 3600.0  # seconds for one thought: who has chosen a slow bot wants to wait


class Thinking(Thinker):
    """The process in which the bots of this computer think."""

    async def choice(self, local: LocalTable) -> int:
        """The code of the bot's action. Raises NoThought."""
        if (code := local.reply()) >= 0:
            return code
        seat = local.decider
        spec, seed = local.players[seat].spec, local.match.state.setup.seed + seat
        if spec in QUICK:
            return bot_of(spec, seed + len(local.match.actions)).choose(local.seat(seat)).code
        thought = await self.think(local.question(seat, spec, seed, lasting=True), PATIENCE)
        return thought.best[0][0]

    async def advice(self, local: LocalTable) -> list[tuple[int, float]]:
        """What a bot would do in the deciding seat: codes with chances, the best first."""
        asked = local.question(local.decider, ADVISER, len(local.match.actions), advise=True)
        return (await self.think(asked, PATIENCE)).best
