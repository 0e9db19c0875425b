"""The HTTP requests with their answers. `app` answers errors."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from rulebound import language
from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.setup import Deck
from rulebound.kernel.game.game import Game
from rulebound.language import _
from rulebound.server import asked, decks, opening, showing, told
from rulebound.server.hall import CannotGoOn, Hall
from rulebound.server.limits import Buckets, address_of, body_of
from rulebound.server.past import steps
from rulebound.server.room import Room
from rulebound.session.charter import Place, new_seed
from rulebound.session.past import Past
from rulebound.session.playing import SPECTATOR
from rulebound.session.refusing import Refused

B = TypeVar("B", bound=asked.Asked)

PICTURE_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
TABLES: Final = (1.0, 30.0)  # a second, and at once: requests that open tables or read long texts
PAGES: Final = "server/client/"  # the folder of the pages, as catalogues name it
STILL: Final = {"cache-control": "public, max-age=31536000, immutable", "content-security-policy": PICTURE_POLICY}
QUESTIONS: Final = (5.0, 100.0)  # the same for those that a page asks while somebody writes


class Api:
    """The requests, for one hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.heavy = Buckets(*TABLES)
        self.light = Buckets(*QUESTIONS)

    def routes(self) -> list[Route]:
        """All addresses below /api/."""
        game, table = "/api/games/{game}", "/api/tables/{link}"
        gets: dict[str, Callable[[Request], Awaitable[Response]]] = {
            "/api/texts": self.texts,
            "/api/games": self.lobby,
            game: self.info,
            f"{game}/rules": self.rules,
            f"{game}/cards": self.cards,
            "/api/pictures/{key}": self.picture,
            "/api/tables": self.tables,
            table: self.look,
            f"{table}/log": self.log,
            f"{table}/replay": self.replay,
            f"{table}/replay/{{step}}": self.position,
            f"{table}/summary": self.summary,
            f"{table}/record": self.record,
            f"{table}/scene": self.scene,
        }
        posts: dict[str, Callable[[Request], Awaitable[Response]]] = {
            f"{game}/cards": self.own_cards,
            f"{game}/complete": self.complete,
            f"{game}/deck": self.deck,
            "/api/tables": self.open,
            "/api/records": self.show_record,
            "/api/left": self.left,
            f"{table}/branch": self.branch,
            f"{table}/end": self.end,
            f"{table}/again": self.again,
        }
        return [
            *[Route(path, handler, methods=["GET"]) for path, handler in gets.items()],
            *[Route(path, handler, methods=["POST"]) for path, handler in posts.items()],
        ]

    # -- texts ---------------------------------------------------------------------------------------------------------

    async def texts(self, request: Request) -> Response:
        """The texts of the pages, in the language that is asked for, else that of the server, else of the browser."""
        wanted = request.query_params.get("language", "")
        code = wanted if wanted in language.LANGUAGES else language.language()
        return answer(told.Texts(language=code, languages=language.LANGUAGES, texts=language.texts_of(PAGES, code)))

    # -- games ---------------------------------------------------------------------------------------------------------

    async def lobby(self, request: Request) -> Response:
        return answer(await asyncio.to_thread(showing.lobby, self.hall.shelf, own=self.hall.own))

    async def info(self, request: Request) -> Response:
        return answer(showing.info(await self.game(request)))

    async def rules(self, request: Request) -> Response:
        return answer(showing.rulebook(await self.game(request)))

    async def cards(self, request: Request) -> Response:
        game = await self.game(request)
        return answer(showing.card_list(game, game))

    async def own_cards(self, request: Request) -> Response:
        file = await self.body(request, asked.CardsFile, self.heavy)
        shipped, own = await self.game(request), await self.game(request, file.cards)
        return answer(showing.card_list(own, shipped))

    async def picture(self, request: Request) -> Response:
        """A picture of own cards. Its key depends on its content, so it never changes."""
        found = self.hall.shelf.picture(request.path_params["key"])
        if found is None:
            raise Refused("unknown", _("There is no such picture."))
        return Response(found.content, media_type=found.kind, headers=STILL)

    async def complete(self, request: Request) -> Response:
        beginning = await self.body(request, asked.CardText, self.light)
        game = await self.game(request)
        return answer(told.Ways(ways=await asyncio.to_thread(game.complete, beginning.text)))

    async def deck(self, request: Request) -> Response:
        question = await self.body(request, asked.DeckQuestion, self.light)
        if question.cards.strip() and not self.hall.shelf.knows(request.path_params["game"], question.cards):
            self.count(request, self.heavy)
        game = await self.game(request, question.cards)
        decks.required(game)
        if question.deck is not None:
            return answer(decks.check(game, decks.deck_of(game, question.deck)))
        return answer(await asyncio.to_thread(decks.read_and_check, game, question.text))

    async def game(self, request: Request, cards: str = "") -> Game:
        """The game in an address. Raises Refused and DataError."""
        return await asyncio.to_thread(self.hall.shelf.game, request.path_params["game"], cards)

    async def body(self, request: Request, kind: type[B], buckets: Buckets | None = None) -> B:
        """The body of a request. buckets: the limit on such requests. Raises Refused."""
        if buckets is not None:
            self.count(request, buckets)
        content = await body_of(request)
        return msgspec.json.decode(content or b"{}", type=kind)

    def count(self, request: Request, buckets: Buckets) -> None:
        """Counts requests that a group could send too often. Raises Refused."""
        if not self.hall.own:
            buckets.take(address_of(request))

    # -- tables --------------------------------------------------------------------------------------------------------

    async def open(self, request: Request) -> Response:
        wanted = await self.body(request, asked.NewTable, self.heavy)
        game = await asyncio.to_thread(self.hall.shelf.game, wanted.game, wanted.cards)
        charter = await asyncio.to_thread(opening.charter_of, game, wanted, own=self.hall.own)
        await self.hall.open(charter)
        return answer(opening.opened(charter), 201)

    async def show_record(self, request: Request) -> Response:
        file = await self.body(request, asked.RecordFile, self.heavy)
        record = opening.record_in(file.record)
        game = await asyncio.to_thread(self.hall.shelf.game, record.game, file.cards)
        charter, actions = await asyncio.to_thread(opening.shown, game, file, record)
        await self.hall.open(charter, actions)
        return answer(opening.opened(charter), 201)

    async def tables(self, request: Request) -> Response:
        return answer(await self.hall.all_tables())

    async def left(self, request: Request) -> Response:
        kept = await self.body(request, asked.Kept, self.light)
        return answer(await self.hall.tables_of(kept.links))

    async def look(self, request: Request) -> Response:
        room, place = await self.at(request)
        return answer(room.state(place, place.seats[0] if len(place.seats) == 1 else SPECTATOR))

    async def log(self, request: Request) -> Response:
        room, place = await self.at(request)
        since = number(request, "since", 0)
        if since < 0:
            raise Refused("malformed", _("The log begins with line 0, and has no line {since}.", since=since))
        lines = room.table.seat(eyes_of(room, place)[0]).log(since)
        return Response(msgspec.json.encode({"lines": lines}), media_type="application/json")

    async def end(self, request: Request) -> Response:
        await self.body(request, asked.Nothing)
        await self.hall.end(*await self.at(request))
        return answer({})

    async def again(self, request: Request) -> Response:
        await self.body(request, asked.Nothing, self.heavy)
        room, place = await self.at(request)
        if not place.seats and not place.opener:
            raise Refused("forbidden", _("Watchers cannot open the next game."))
        charter = await asyncio.to_thread(opening.again, room.table)
        rematch = await self.hall.open(charter)
        await self.hall.link_rematch(room, rematch)
        return answer(opened_for(rematch, place), 201)

    async def at(self, request: Request) -> tuple[Room, Place]:
        """The table in an address. Raises Refused."""
        return await self.hall.at(request.path_params["link"])

    # -- the past ------------------------------------------------------------------------------------------------------

    async def replay(self, request: Request) -> Response:
        room, place = await self.at(request)
        past = await asyncio.to_thread(room.past)
        eyes = eyes_of(room, place)
        played = await asyncio.to_thread(steps, past, eyes)
        return answer(told.Replay(steps=played, last=past.last, seats=eyes, over=room.table.over))

    async def summary(self, request: Request) -> Response:
        """The chances, turning points and scores of a game that is over, or of a record."""
        room, _place = await self.at(request)
        if not room.table.is_open:
            raise Refused("impossible", _("A summary reveals hidden cards, so it is available after the game."))
        return answer(await asyncio.to_thread(room.summary))

    async def position(self, request: Request) -> Response:
        _room, past, step, seat = await self.moment(request, whole(request.path_params["step"]))
        return answer(told.Position(step=step, view=await asyncio.to_thread(past.view, step, seat)))

    async def branch(self, request: Request) -> Response:
        wanted = await self.body(request, asked.Branch, self.heavy)
        room, past, step, seat = await self.moment(request, wanted.step, wanted.seat)
        _room, place = await self.at(request)
        if seat == SPECTATOR:
            raise Refused("impossible", _("Choose the seat that you will play."))
        charter = await asyncio.to_thread(opening.branch, room.table, past.at(step), wanted, place)
        await self.hall.open(charter)
        return answer(opening.opened(charter), 201)

    async def moment(self, request: Request, step: int, seat: int | None = None) -> tuple[Room, Past, int, int]:
        """A position in a table's past, with the seat whose view is wanted. Raises Refused."""
        room, place = await self.at(request)
        past = await asyncio.to_thread(room.past)
        eyes = eyes_of(room, place)
        seat = number(request, "seat", eyes[0]) if seat is None else seat
        if seat not in eyes:
            raise Refused("forbidden", _("While the game goes on, you can look through your own eyes only."))
        if not 0 <= step <= past.last:
            raise Refused(
                "unknown", _("There is no step {step}: this game has 0 to {last}.", step=step, last=past.last)
            )
        return room, past, step, seat

    async def record(self, request: Request) -> Response:
        try:
            room, _place = await self.at(request)
        except CannotGoOn as fault:
            record = fault.record(request.path_params["link"])
            return file(record.json(), record.game)
        if not room.table.is_open:
            raise Refused("impossible", _("A record reveals all hidden cards, so it is available after the game."))
        return file(room.table.match.record.json(), room.table.game.name)

    async def scene(self, request: Request) -> Response:
        """The position as a scene; of a running game, an imagined one that the seat cannot tell from the real one."""
        step = number(request, "step", len((await self.at(request))[0].table.made))
        room, past, step, seat = await self.moment(request, step)
        position = past.at(step)
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


def eyes_of(room: Room, place: Place) -> list[int]:
    """The seats whose views a link may see: its own ones, and all once nothing is hidden any more.

    At one screen, the hidden cards of several people would be one click away, so these get a spectator's view.
    """
    if room.table.is_open:
        return [*range(len(room.table.charter.players)), SPECTATOR]
    return list(place.seats) if len(place.seats) == 1 else [SPECTATOR]


def opened_for(rematch: Room, place: Place) -> told.Opened:
    """The links of a rematch, with the link of the place that asked for it first."""
    links = opening.opened(rematch.table.charter)
    for other in rematch.table.charter.places:
        if other.seats == place.seats:
            links.link = other.link
    return links


def number(request: Request, name: str, usual: int) -> int:
    """A number in the query of an address. Raises Refused."""
    return whole(request.query_params.get(name, str(usual)))


def whole(text: str) -> int:
    digits = text.removeprefix("-")
    if not digits.isascii() or not digits.isdigit() or len(digits) > 9:
        raise Refused("malformed", _("This is not a whole number: {text!r}.", text=text[:40]))
    return int(text)


def answer(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def file(content: bytes, name: str) -> Response:
    """A file, to be saved under a name."""
    headers = {"content-disposition": f'attachment; filename="{name}.json"'}
    return Response(content, media_type="application/json", headers=headers)
