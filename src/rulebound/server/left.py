"""Tables that people have left, as a list, for which they are not replayed; and one that cannot be replayed at all."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.games import GAMES
from rulebound.kernel.game.record import Record
from rulebound.language import _
from rulebound.server import answers
from rulebound.server.stored_tables import Damaged, Kept
from rulebound.session.errors import Refused, capital
from rulebound.session.game_cache import GameCache
from rulebound.session.keeping import fault_of
from rulebound.session.table_config import Place, how_far, where


def listed(game_cache: GameCache, kept: Sequence[Kept | Damaged]) -> answers.Tables:
    """These tables, each with its link. Lessons are left out, because they begin anew."""
    games = [it for it in kept if isinstance(it, Damaged) or not it.config.lesson]
    return answers.Tables(tables=[damaged(it) if isinstance(it, Damaged) else left(game_cache, it) for it in games])


def left(game_cache: GameCache, kept: Kept) -> answers.Left:
    """An entry for a table that can be read."""
    config, standing, place = kept.config, kept.standing, kept.place
    name = config.record.game
    return answers.Left(
        link=place.link,
        game=name,
        title=game_cache.game(name).title if name in GAMES else name,
        names=[player.name for player in config.players],
        where=where(config, standing),
        turn=how_far(standing),
        at=kept.changed,
        over=standing.over,
        yours=standing.seat in place.seats,
        ends=place.opener,
        fault=fault_of(game_cache, config),
        record=may_save(kept, place),
    )


def damaged(table: Damaged) -> answers.Left:
    """An entry for a damaged table."""
    return answers.Left(
        link=table.link,
        game="",
        title=_("A damaged table"),
        names=[],
        where="",
        turn="",
        at=table.changed,
        over=False,
        yours=False,
        ends=False,
        fault=_("What is kept of it is damaged, and it cannot go on."),
        record=False,
    )


def may_save(kept: Kept, place: Place) -> bool:
    """Whether this link may have the record: after the game, or without other players."""
    alone = place.seats and all(other.seats in ([], place.seats) for other in kept.config.places)
    return bool(kept.standing.over or kept.config.shows or alone)


class CannotGoOn(Refused):
    """A table that this version cannot replay. It stays stored."""

    def __init__(self, kept: Kept, error: Exception) -> None:
        super().__init__(
            "impossible", _("This table cannot go on. {why}. It is kept.", why=capital(str(error)).rstrip("."))
        )
        self.kept = kept

    def record(self, link: str) -> Record:
        """Its record, which another version may read. Raises Refused if that would reveal hidden cards."""
        place = next((place for place in self.kept.config.places if place.link == link), Place(link=link, seats=[]))
        if not may_save(self.kept, place):
            raise self
        return self.kept.record
