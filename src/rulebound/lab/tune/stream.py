"""A search for fair numbers, as the workshop asks for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from rulebound.cardgame.game import CardGame
from rulebound.games.setting import game_with
from rulebound.lab.entrants import decks_that_meet
from rulebound.lab.measure.quick import QUICK
from rulebound.lab.stream import files_in
from rulebound.lab.tune.playing import Games
from rulebound.lab.tune.report import as_json, changed, compared, report, unseen_line
from rulebound.lab.tune.search import Budget, Tuning
from rulebound.lab.tune.targets import Targets
from rulebound.lab.tune.varying import Varied

SEARCHING: Final = 0.6  # of the time; the rest is for fresh games


class Asked:
    """Numbers of cards with which a set is fair; own decks meet those of the game.

    words: `game`, `cards` and `decks` (texts of files), `vary` (as on the command line), `share` (least and most, from
    0 to 1), `points` (a part of 1), `players`, `trials`, `deals` (games of each set), `fresh` (games at last), `seed`,
    `workers`, `seconds`. Raises SetupError and CardError.
    """

    def __init__(self, words: Mapping[str, Any], folder: Path) -> None:
        cards, own = files_in(folder, words)
        game, chosen = game_with(words["game"], cards, ",".join(own) or None)
        assert isinstance(game, CardGame)
        met = (*own, *[name for name in game.decks if name not in (chosen or ())]) if own else ()
        varied = Varied(game, cards, words["vary"], decks_that_meet(game, None))
        named = tuple(dict.fromkeys(one.card for one in varied.numbers))
        budget = Budget(words["trials"], words["deals"], words["fresh"], SEARCHING * words["seconds"])
        least, most = words["share"]
        games = Games(game.name, QUICK, words["seed"], named, met)
        self.tuning = Tuning(varied, Targets(least, most, words["points"]), games, (words["players"],), budget)
        self.workers = words["workers"]

    def run(self, on_progress: Callable[[], None]) -> None:
        self.tuning.run(self.workers, lambda trial: on_progress(), on_progress)

    def known(self) -> dict[str, Any]:
        tuning = self.tuning
        whole = any(one.whole for one in tuning.trials)
        data = as_json(tuning)
        fresh = sum(found.games for found in tuning.measured) if tuning.measured else 0
        return {
            "found": {
                "games": tuning.played,
                "failed": sum(len(one.found.failures) for one in tuning.trials),
                "tried": [
                    {"changed": changed(tuning, one), "loss": one.loss, "whole": one.whole} for one in tuning.trials
                ],
                "numbers": data["numbers"],
                "proposed": data["proposed"],
                "cards": data["cards"],
                "figures": compared(tuning) if whole else [],
                "fresh": fresh,
                "unseen": unseen_line(tuning.unseen) if whole and tuning.unseen else "",
                "loss": [tuning.targets.loss(one) for one in tuning.measured] if tuning.measured else [],
            },
            "said": report(tuning).strip() if tuning.measured else "",
            "progress": [len(tuning.trials), tuning.budget.trials],
        }
