"""HTTP requests about what was played at a table: replays, summaries, branches, and files to save."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.setup import Deck
from rulebound.language import _
from rulebound.server import answers, opening, requests
from rulebound.server.history import steps
from rulebound.server.http import Handlers, answer, eyes_of, file, number, whole
from rulebound.server.left import CannotGoOn
from rulebound.server.room import Room
from rulebound.session.errors import Refused
from rulebound.session.history import History
from rulebound.session.playing import SPECTATOR
from rulebound.session.table_config import new_seed


class HistoryApi(Handlers):
    """The requests about the positions and the record of a table."""

    async def replay(self, request: Request) -> Response:
        room, place = await self.at(request)
        history = await asyncio.to_thread(room.history)
        eyes = eyes_of(room, place)
        played = await asyncio.to_thread(steps, history, eyes)
        return answer(answers.Replay(steps=played, last=history.last, seats=eyes, over=room.table.over))

    async def summary(self, request: Request) -> Response:
        """The chances, turning points and scores of a game that is over, or of a record."""
        room, _place = await self.at(request)
        if not room.table.is_open:
            raise Refused("impossible", _("A summary reveals hidden cards, so it is available after the game."))
        return answer(await asyncio.to_thread(room.summary))

    async def position(self, request: Request) -> Response:
        _room, history, step, seat = await self.moment(request, whole(request.path_params["step"]))
        return answer(answers.Position(step=step, view=await asyncio.to_thread(history.view, step, seat)))

    async def branch(self, request: Request) -> Response:
        wanted = await self.body(request, requests.Branch, self.heavy)
        room, history, step, seat = await self.moment(request, wanted.step, wanted.seat)
        _room, place = await self.at(request)
        if seat == SPECTATOR:
            raise Refused("impossible", _("Choose the seat that you will play."))
        config = await asyncio.to_thread(opening.branch, room.table, history.at(step), wanted, place)
        await self.registry.open(config)
        return answer(opening.opened(config), 201)

    async def moment(self, request: Request, step: int, seat: int | None = None) -> tuple[Room, History, int, int]:
        """A position in a table's history, with the seat whose view is wanted. Raises Refused."""
        room, place = await self.at(request)
        history = await asyncio.to_thread(room.history)
        eyes = eyes_of(room, place)
        seat = number(request, "seat", eyes[0]) if seat is None else seat
        if seat not in eyes:
            raise Refused("forbidden", _("While the game goes on, you can look through your own eyes only."))
        if not 0 <= step <= history.last:
            raise Refused(
                "unknown", _("There is no step {step}: this game has 0 to {last}.", step=step, last=history.last)
            )
        return room, history, step, seat

    async def record(self, request: Request) -> Response:
        try:
            room, _place = await self.at(request)
        except CannotGoOn as fault:
            record = fault.record(request.path_params["link"])
            return file(record.json(), record.game)
        if not room.table.is_open:
            raise Refused("impossible", _("A record reveals all hidden cards, so it is available after the game."))
        return file(room.table.record.json(), room.table.game.name)

    async def scene(self, request: Request) -> Response:
        """The position as a scene; of a running game, an imagined one that the seat cannot tell from the real one."""
        step = number(request, "step", len((await self.at(request))[0].table.made))
        room, history, step, seat = await self.moment(request, step)
        position = history.at(step)
        if not room.table.is_open:
            if seat == SPECTATOR:
                raise Refused("impossible", _("Watchers can copy a position when the game is over."))
            position = position.seat_of(seat).imagine(Chance.of(new_seed(), "scene"))
            position = opening.without_secrets(room.table.game, position, seat, position.setup.names)
        scene = await asyncio.to_thread(position.as_scene)
        return file(
            msgspec.json.format(msgspec.json.encode(scene, enc_hook=saved_deck)), f"{room.table.game.name}-scene"
        )


def saved_deck(value: Any) -> Any:
    """A deck in a scene, as JSON."""
    if isinstance(value, Deck):
        return value.save()
    raise NotImplementedError(f"{type(value).__name__} is no part of a scene")
