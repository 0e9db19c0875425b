"""A game being played on this computer: the match, who sits where, and where it is kept. It shows and asks nothing."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final

from rulebound.kernel.game import Game
from rulebound.kernel.guide import Guide, Lesson, clauses_now, pressing
from rulebound.kernel.match import Match
from rulebound.kernel.seat import Seat
from rulebound.kernel.setup import ALL
from rulebound.kernel.view import Line, View
from rulebound.session.players import PERSON, Player, players_of
from rulebound.terminal.keeping import Unfinished, dated, free_path, game_of, keep, keep_finished, unfinished_folder
from rulebound.terminal.stop_settings import EVERYWHERE, NOT_HERE, in_order, keep_stops, kept_stops, toggled

SPECTATOR: Final = -1
SEEDS: Final = 1_000_000_000  # short enough to be typed again
BEFORE: Final = -1  # the number before that of the first line of a log


class Sitting:
    """One game from its first or any later decision to its end. told: clauses taught; None where nobody is guided."""

    def __init__(
        self,
        match: Match,
        players: list[Player],
        cards: list[str],
        path: Path,
        told: list[str] | None = None,
        stops: dict[int, list[str]] | None = None,
    ) -> None:
        self.match = match
        self.players = players
        self.cards = cards  # files of own cards
        self.path = path  # where the unfinished game is kept
        self.told = told
        self.people = [seat for seat, player in enumerate(players) if not player.bot]
        if match.state.setup.options["windows"] != ALL:  # of bots too, whose time to think would tell what they hold
            match.stops = dict.fromkeys(range(len(players)), match.game.usual_stops)
            if stops is not None:
                match.stops |= {seat: in_order(match.game, names) for seat, names in stops.items()}
            elif len(self.people) == 1:
                match.stops[self.people[0]] = kept_stops(match.game)
            match.pass_unasked()
        self.read = [BEFORE] * len(players)  # the number of the last line of the log that each seat has read
        self.fault = ""  # why the game cannot be kept, as a sentence

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def deciding(self) -> int:
        """The seat that must decide; -1 when the game is over."""
        return SPECTATOR if self.match.state.over else self.match.state.seat

    @property
    def is_bots_turn(self) -> bool:
        return self.deciding >= 0 and bool(self.players[self.deciding].bot)

    def seat(self, index: int) -> Seat:
        return self.match.state.seat_of(index)

    def view(self, index: int) -> View:
        """What this seat sees, with every bot said to be one."""
        view = self.seat(index).view()
        for plate in view.seats:
            if self.players[plate.index].bot:
                plate.who = f"bot: {self.players[plate.index].level}"
        return view

    # -- news ----------------------------------------------------------------------------------------------------------

    def news(self, index: int) -> list[Line]:
        """What has happened since this seat decided last."""
        since = self.read[index] if index >= 0 else min(self.read)
        return self.seat(index).log(since + 1)

    def has_read(self, index: int) -> None:
        """This seat decides: what it has in sight is old from now on."""
        self.read[index] = self.last_line(index)

    def last_line(self, index: int) -> int:
        """The number of the last line of this seat's log."""
        log = self.seat(index).view().log
        return log[-1].n if log else BEFORE

    def read_no_further(self) -> None:
        """After taking back: lines that are gone have not been read."""
        for seat in self.people:
            self.read[seat] = min(self.read[seat], self.last_line(seat))

    # -- lessons -------------------------------------------------------------------------------------------------------

    @property
    def guide(self) -> Guide | None:
        """The guide of a guided game."""
        return self.game.guide if self.told is not None else None

    def lesson(self, view: View) -> Lesson | None:
        """What to teach now, if anything."""
        if self.guide is None or self.told is None:
            return None
        now = pressing(view, self.read[view.viewer])
        return self.guide.due(now, self.told) or self.guide.due(clauses_now(self.game, view), self.told)

    # -- stops ---------------------------------------------------------------------------------------------------------

    def why_no_stops(self) -> str:
        """Why nobody can say here when to be asked, as a sentence; empty where one can."""
        if not self.game.stops:
            return NOT_HERE
        return "" if self.match.stops else EVERYWHERE

    def stops(self, seat: int) -> Collection[str]:
        """Where this seat is asked whether it responds."""
        return self.match.stops.get(seat, ())

    def toggle_stop(self, seat: int, name: str) -> str:
        """This seat is asked at such moments from now on, or no longer. Returns what goes wrong in keeping that."""
        self.match.stops[seat] = toggled(self.game, self.stops(seat), name)
        try:
            keep_stops(self.game, self.stops(seat))
        except OSError as error:
            return f"This will be forgotten after this game, since it cannot be kept: {error}."
        return ""

    # -- taking back ---------------------------------------------------------------------------------------------------

    def why_no_undo(self) -> str:
        """Why the last deed cannot be taken back; empty when it can."""
        return self.match.why_no_undo()

    def may_agree(self) -> bool:
        """Whether it could be taken back if everybody agreed: bots cannot be asked."""
        return len(self.people) == len(self.players) and not self.match.why_no_undo(agreed=True)

    def undo(self, *, agreed: bool = False) -> None:
        """Raises CannotUndo."""
        self.match.undo(agreed=agreed)
        self.read_no_further()

    # -- keeping -------------------------------------------------------------------------------------------------------

    def keep(self) -> str:
        """Keeps the unfinished game. Returns why that fails, as a sentence; after that it is not tried again."""
        if self.fault or self.match.state.over:
            return self.fault
        try:
            keep(self.path, self.match, self.players, self.cards, self.told)
        except OSError as error:
            self.fault = f"This game cannot be kept, and will be lost if you leave: {error}."
        return self.fault

    def put_away(self) -> Path:
        """A finished game is no longer offered; its record stays, in this file. Raises OSError."""
        path = keep_finished(self.match)
        self.path.unlink(missing_ok=True)
        return path

    def rematch(self) -> Sitting:
        """The same table again, with another deal; a guided game leads to one without a guide."""
        setup = self.match.state.setup
        match = Match(
            self.game,
            seed=secrets.randbelow(SEEDS),
            seats=setup.seats,
            decks=setup.decks or None,
            rulings=setup.rulings,
            options=setup.options,
            names=setup.names,
        )
        stops = {seat: list(self.stops(seat)) for seat in self.people}
        return Sitting(match, self.players, self.cards, kept_as(self.game), stops=stops)


# -- Beginnings --------------------------------------------------------------------------------------------------------


def kept_as(game: Game) -> Path:
    """Where a new game will be kept."""
    return free_path(unfinished_folder(), dated(game.name), ".json")


def guided(game: Game) -> Sitting:
    """The guided first game. Raises DataError."""
    guide = game.guide
    assert guide is not None, f"{game.title} has no guided first game"
    players = players_of(",".join([PERSON, *[guide.opponent] * (guide.seats - 1)]))
    match = Match.of_scene(game, guide.setting([player.name for player in players]))
    return Sitting(match, players, [], kept_as(game), [])


def begun(game: Game, players: list[Player], cards: Sequence[str], **setup: object) -> Sitting:
    """A new game; setup: seed, decks, rulings, options. Raises SetupError."""
    seed = setup.pop("seed", None)
    match = Match(
        game,
        seed=secrets.randbelow(SEEDS) if seed is None else seed,
        seats=len(players),
        names=[player.name for player in players],
        **setup,
    )
    return Sitting(match, players, [str(Path(path).resolve()) for path in cards], kept_as(game))


def resumed(left: Unfinished) -> Sitting:
    """A kept game, replayed. Raises DataError where it cannot be."""
    kept = left.kept
    assert kept is not None, f"{left.path} was offered and cannot be read"
    match = Match.from_record(kept.record, game_of(kept))
    sitting = Sitting(match, kept.players, kept.cards, left.path, kept.told, kept.stops)
    for seat in sitting.people:
        sitting.has_read(seat)
    return sitting
