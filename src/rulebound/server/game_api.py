"""HTTP requests about the games, their cards and decks, and the texts of the pages."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from rulebound import language
from rulebound.language import _
from rulebound.server import decks, game_answers, game_info, requests
from rulebound.server.http import Handlers, answer
from rulebound.session.errors import Refused

PAGES: Final = "server/client/"  # the folder of the pages, as catalogues name it
PICTURE_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
STILL: Final = {"cache-control": "public, max-age=31536000, immutable", "content-security-policy": PICTURE_POLICY}


class GameApi(Handlers):
    """The requests that need no table."""

    async def texts(self, request: Request) -> Response:
        """The texts of the pages, in the language that is asked for, else that of the server, else of the browser."""
        wanted = request.query_params.get("language", "")
        code = wanted if wanted in language.LANGUAGES else language.language()
        texts = language.texts_of(PAGES, code)
        return answer(game_answers.Texts(language=code, languages=language.LANGUAGES, texts=texts))

    async def lobby(self, request: Request) -> Response:
        return answer(await asyncio.to_thread(game_info.lobby, self.registry.game_cache, own=self.registry.own))

    async def info(self, request: Request) -> Response:
        return answer(game_info.info(await self.game(request)))

    async def rules(self, request: Request) -> Response:
        return answer(game_info.rulebook(await self.game(request)))

    async def cards(self, request: Request) -> Response:
        game = await self.game(request)
        return answer(game_info.card_list(game, game))

    async def own_cards(self, request: Request) -> Response:
        file = await self.body(request, requests.CardsFile, self.heavy)
        shipped, own = await self.game(request), await self.game(request, file.cards)
        return answer(game_info.card_list(own, shipped))

    async def picture(self, request: Request) -> Response:
        """A picture of own cards. Its key depends on its content, so it never changes."""
        found = self.registry.game_cache.picture(request.path_params["key"])
        if found is None:
            raise Refused("unknown", _("There is no such picture."))
        return Response(found.content, media_type=found.kind, headers=STILL)

    async def complete(self, request: Request) -> Response:
        beginning = await self.body(request, requests.CardText, self.light)
        game = await self.game(request)
        return answer(game_answers.Ways(ways=await asyncio.to_thread(game.complete, beginning.text)))

    async def deck(self, request: Request) -> Response:
        question = await self.body(request, requests.DeckQuestion, self.light)
        if question.cards.strip() and not self.registry.game_cache.knows(request.path_params["game"], question.cards):
            self.count(request, self.heavy)
        game = await self.game(request, question.cards)
        decks.required(game)
        if question.deck is not None:
            return answer(decks.check(game, decks.deck_of(game, question.deck)))
        return answer(await asyncio.to_thread(decks.read_and_check, game, question.text))
