"""The addresses of the HTTP requests. `app` answers errors."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from rulebound.server.condition import Condition
from rulebound.server.game_api import GameApi
from rulebound.server.guests import SignIns
from rulebound.server.history_api import HistoryApi
from rulebound.server.limits import Buckets
from rulebound.server.measuring import Limits, Measurements
from rulebound.server.meeting_api import MeetingApi
from rulebound.server.meetings import Meetings
from rulebound.server.my_api import MyApi
from rulebound.server.passkey_api import PasskeyApi
from rulebound.server.push import Push
from rulebound.server.push_api import PushApi
from rulebound.server.rating_api import RatingApi
from rulebound.server.registry import Registry
from rulebound.server.table_api import TableApi
from rulebound.server.talk_api import TalkApi
from rulebound.server.talks import Talks
from rulebound.server.tournament_api import TournamentApi
from rulebound.server.tournaments import Tournaments
from rulebound.server.workshop_api import WorkshopApi

HEAVY: Final = (1.0, 30.0)  # a second, and at once: requests that open tables or read long texts
LIGHT: Final = (5.0, 100.0)  # the same for those that a page sends while somebody writes


class Api:
    """The requests, for one registry."""

    def __init__(
        self, registry: Registry, measuring: Limits, push: Push, sign_ins: SignIns, *, origin: str = "", rp_id: str = ""
    ) -> None:
        """origin, rp_id: where the pages are, for passkeys."""
        limits = (Buckets(*HEAVY), Buckets(*LIGHT))
        self.games = GameApi(registry, *limits)
        self.history = HistoryApi(registry, *limits)
        self.ratings = RatingApi(registry, *limits)
        self.meetings = Meetings(registry)
        self.tables = TableApi(registry, self.meetings, *limits)
        self.tournaments = Tournaments(registry)
        self.tournament = TournamentApi(registry, self.tournaments, *limits)
        self.mine = MyApi(registry, self.meetings, self.tournaments, sign_ins, *limits)
        self.passkeys = PasskeyApi(registry, self.meetings, self.tournaments, *limits, sign_ins, origin, rp_id)
        self.meeting = MeetingApi(registry, self.meetings, *limits)
        self.measurements = Measurements(measuring)
        self.workshop = WorkshopApi(registry, self.measurements, *limits)
        self.push = PushApi(registry, push, *limits)
        self.condition = Condition(registry, self.meetings)
        self.talk = TalkApi(registry, Talks(registry, self.meetings), *limits)

    def routes(self) -> list[BaseRoute]:
        """All addresses below /api/, and two for the person who runs the server."""
        games, tables, history = self.games, self.tables, self.history
        game, table = "/api/games/{game}", "/api/tables/{link}"
        meeting, here = self.meeting, "/api/meetings/{key}"
        tournament, event = self.tournament, "/api/tournaments/{key}"
        talk = self.talk
        gets: dict[str, Callable[[Request], Awaitable[Response]]] = {
            "/health": self.condition.health,
            "/metrics": self.condition.metrics,
            "/api/texts": games.texts,
            "/api/games": games.lobby,
            game: games.info,
            f"{game}/rules": games.rules,
            f"{game}/cards": games.cards,
            f"{game}/ratings": self.ratings.board,
            "/api/pictures/{key}": games.picture,
            "/api/meetings": meeting.lobby,
            here: meeting.look,
            f"{here}/code": meeting.code,
            "/api/tournaments": tournament.all,
            event: tournament.look,
            "/api/mine/running": self.mine.running,
            "/api/mine/finished": self.mine.finished,
            "/api/mine/blocks": self.mine.blocks,
            "/api/mine/data": self.mine.data,
            "/api/tables": tables.tables,
            table: tables.look,
            f"{table}/log": tables.log,
            f"{table}/replay": history.replay,
            f"{table}/replay/{{step}}": history.position,
            f"{table}/summary": history.summary,
            f"{table}/record": history.record,
            f"{table}/scene": history.scene,
            **{f"{path}/talk": talk.read for path in (here, table)},
        }
        posts: dict[str, Callable[[Request], Awaitable[Response]]] = {
            f"{game}/cards": games.own_cards,
            f"{game}/complete": games.complete,
            f"{game}/deck": games.deck,
            "/api/meetings": meeting.open,
            "/api/meetings/search": meeting.search,
            f"{here}/sit": meeting.sit,
            f"{here}/stand": meeting.stand,
            f"{here}/ready": meeting.ready,
            f"{here}/bot": meeting.bot,
            f"{here}/contribute": meeting.contribute,
            f"{here}/remove": meeting.remove,
            "/api/tournaments": tournament.open,
            f"{event}/enter": tournament.enter,
            f"{event}/withdraw": tournament.withdraw,
            f"{event}/round": tournament.begin_round,
            f"{event}/contribute": tournament.contribute,
            f"{event}/decide": tournament.decide,
            "/api/mine/blocks/lift": self.mine.lift,
            "/api/mine/delete": self.mine.delete,
            "/api/tables": tables.open,
            "/api/records": tables.show_record,
            "/api/left": tables.left,
            f"{table}/branch": history.branch,
            f"{table}/end": tables.end,
            f"{table}/again": tables.again,
            f"{table}/gather": tables.gather,
            **{f"{path}/say": talk.say for path in (here, table)},
            **{f"{path}/block": talk.block for path in (here, table)},
            **{f"{path}/report": talk.report for path in (here, table)},
        }
        return [
            *[Route(path, handler, methods=["GET"]) for path, handler in gets.items()],
            *[Route(path, handler, methods=["POST"]) for path, handler in posts.items()],
            WebSocketRoute(f"{here}/live", meeting.live),
            *self.workshop.routes(),
            *self.push.routes(),
            *self.passkeys.routes(),
        ]
