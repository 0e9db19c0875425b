"""A table at one terminal: people share the keyboard, bots move by themselves, and every change is kept at once.

The hidden cards of one person are cleared before another one takes the keyboard.
"""

from __future__ import annotations

from typing import Final

from rulebound.bots import Bot, bot_of
from rulebound.bots.ismcts import SearchBot
from rulebound.games.setting import typed
from rulebound.kernel.table.action import NO_SEAT
from rulebound.language import _
from rulebound.session.players import Player
from rulebound.session.playing import SPECTATOR
from rulebound.terminal.asking import QUIT
from rulebound.terminal.console import Console
from rulebound.terminal.drawn.ending import summary_rows
from rulebound.terminal.learned import has_learned
from rulebound.terminal.local_table import BEFORE, LocalTable, advised, taught
from rulebound.terminal.plain import as_text
from rulebound.terminal.plain_table import Left, PlainTable

RECENT: Final = 12  # lines of the log that somebody gets who comes back to a game


def bots_of(players: list[Player], seed: int) -> dict[int, Bot]:
    """The bots by their seats, each with its own source of chance."""
    return {seat: bot_of(player.spec, seed + seat) for seat, player in enumerate(players) if player.bot}


class Session(PlainTable):
    """One game at this terminal, from its first or any later decision to its end."""

    def __init__(self, console: Console, local: LocalTable) -> None:
        super().__init__(console, local)
        self.players = local.players
        self.bots = bots_of(self.players, self.match.state.setup.seed + len(self.match.actions))

    def play(self) -> None:
        """Plays to the end. Raises Left or EndOfInput if the person leaves before it."""
        self.keep()
        awaited = NO_SEAT
        while not self.is_done:
            seat = self.match.state.seat
            if seat in self.bots:
                if seat != awaited and isinstance(self.bots[seat], SearchBot):
                    self.console.say(_("{name} is thinking.", name=self.players[seat].name))
                awaited = seat
                code = self.local.reply()
                self.local.act(seat, code if code >= 0 else self.bots[seat].choose(self.local.seat(seat)).code)
            else:
                awaited = NO_SEAT
                self.keep()
                self.hand_over(seat)
                self.decide(seat)
        self.finish()

    def following(self) -> LocalTable | None:
        """What is played next; None if the person leaves."""
        teaching, game = self.local.teaching, self.local.game
        if teaching is None:
            wanted = self.console.interactive and self.console.agrees(_("Another game?"))
            return self.local.rematch() if wanted else None
        onward = teaching.following if teaching.step is None else teaching.lesson
        if self.console.ask(_("Enter goes on, q leaves.") + " ") in QUIT:
            return None
        return taught(game, onward.name) if onward else advised(game)

    def hand_over(self, seat: int) -> None:
        """Hands the keyboard to another person, who sees nothing of the one before."""
        if self.facing == seat:
            return
        if self.facing != SPECTATOR:
            self.console.turn_away()
            self.facing = SPECTATOR
        if self.console.ask(_("Hand the keyboard to {name}, then press Enter. ", name=self.players[seat].name)) in QUIT:
            raise Left
        self.facing = seat

    def decide(self, seat: int) -> None:
        """Shows the question, and answers until an action was taken."""
        self.show_decision(seat)
        before = self.match.state, len(self.match.actions)
        if self.local.config.advice:
            self.hint(seat)
        while before == (self.match.state, len(self.match.actions)) and not self.is_done:
            self.answer(seat, self.console.ask())
        self.keep()

    # -- keeping, and the end ------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Keeps the unfinished game. If that fails, says so once and plays on."""
        if fault := self.local.keep():
            self.console.say(fault)

    def say_how_to_go_on(self) -> None:
        """Says what happens to the game when the person leaves."""
        if self.match.state.over or self.local.config.lesson:
            return
        if not self.local.fault:
            self.console.say(
                _(
                    "The game is kept: `{command}` goes on with it.",
                    command=typed(f"play --plain {self.match.game.name}"),
                )
            )
        else:
            self.console.say(_("The game could not be kept."))

    def catch_up(self) -> None:
        """Marks the log as read, except its last lines, for those who resume a game."""
        for seat in self.people:
            numbers = [line.n for line in self.local.view(seat).log]
            self.local.read[seat] = numbers[-RECENT - 1] if len(numbers) > RECENT else BEFORE

    def finish(self) -> None:
        """Prints the last news, the final table, the winners, and the seed, which is no secret any more."""
        viewer = self.people[0] if len(self.people) == 1 else SPECTATOR
        teaching = self.local.teaching
        if teaching is not None:
            self.show_log(self.local.news(viewer))
            self.show_lesson()
            if teaching.step is None:
                has_learned(self.local.game, teaching.lesson.name)
            return
        self.console.show("\n")
        self.show_log(self.local.news(viewer))
        self.console.show("\n")
        self.show_table(viewer)
        self.console.show("\n")
        self.console.show(as_text(summary_rows(self.local.summary(), self.console.width), self.console.encoding))
        seed = self.match.state.setup.seed
        self.console.say(_("Seed {seed}: the same deal again with --seed {seed}.", seed=seed))
        self.put_away()

    def put_away(self) -> None:
        """Removes a finished game from those that are offered; its record stays."""
        try:
            self.console.point(_("The record of this game:"), self.local.put_away())
        except OSError as error:
            self.console.say(_("The record of this game could not be kept: {error}.", error=error))
