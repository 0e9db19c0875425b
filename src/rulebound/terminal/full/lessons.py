"""A menu with the lessons of a game."""

from __future__ import annotations

from functools import partial

from rulebound.kernel.game.game import Game
from rulebound.language import _
from rulebound.terminal.full.choosing import Choices, Way
from rulebound.terminal.learned import learned
from rulebound.terminal.local_table import advised, taught


class Lessons(Choices):
    """All lessons, finished ones with a tick, and last a real game."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.game = game
        self.heading = _("{title}: lessons", title=game.title)

    def on_mount(self) -> None:
        super().on_mount()
        done = learned(self.game.name)
        left = [n for n, lesson in enumerate(self.game.lessons) if lesson.name not in done]
        self.highlight(left[0] if left else len(self.game.lessons))

    def found(self) -> list[Way]:
        done = learned(self.game.name)
        ways = [
            Way(
                f"{_(lesson.title)}{'  ✓' if lesson.name in done else ''}",
                _(lesson.about),
                partial(self.learn, lesson.name),
            )
            for lesson in self.game.lessons
        ]
        sentence = _("Against the weakest bot; a strong player advises you at every decision.")
        return [*ways, Way(_("A real game, with advice"), sentence, lambda: self.open(advised(self.game)))]

    def learn(self, name: str) -> None:
        self.open(taught(self.game, name))
