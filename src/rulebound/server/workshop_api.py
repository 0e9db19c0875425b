"""HTTP requests of the workshop: sets of cards that are read, compared, measured, printed and put into tables."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Final, TypeAlias

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from rulebound.cardgame.game import CardGame
from rulebound.cardgame.labels import label_of
from rulebound.games import written
from rulebound.kernel.basics.setup import Deck
from rulebound.language import _
from rulebound.server import card_sets, decks, requests
from rulebound.server import workshop_messages as messages
from rulebound.server.http import Handlers, answer
from rulebound.server.limits import Buckets, address_of
from rulebound.server.measuring import Measurements
from rulebound.server.registry import Registry
from rulebound.session import changes, sheets, spreadsheet
from rulebound.session.errors import Refused
from rulebound.session.game_cache import bounded
from rulebound.session.trial import trial

MOST_PRINTS: Final = 12  # pages that are remembered, each of some hundred kB
SOURCES: Final = {
    "default-src": "'none'",
    "script-src": "'unsafe-inline' data:",
    "style-src": "'unsafe-inline'",
    "img-src": "data:",
    "font-src": "data:",
    "sandbox": "allow-scripts",
}
PRINT_POLICY: Final = "; ".join(f"{kind} {allowed}" for kind, allowed in SOURCES.items())
Values: TypeAlias = dict[str, Mapping[str, Any]]


class WorkshopApi(Handlers):
    """The requests about sets of cards that are being written."""

    def __init__(self, registry: Registry, measurements: Measurements, heavy: Buckets, light: Buckets) -> None:
        super().__init__(registry, heavy, light)
        self.measurements = measurements
        self._prints: OrderedDict[str, bytes] = OrderedDict()

    def routes(self) -> list[BaseRoute]:
        """The addresses."""
        workshop, measurement = "/api/games/{game}/workshop", "/api/measurements/{key}"
        posts = {
            workshop: self.read,
            f"{workshop}/changes": self.changes,
            f"{workshop}/csv": self.as_csv,
            f"{workshop}/cards": self.from_csv,
            f"{workshop}/print": self.print,
            f"{workshop}/trial": self.trial,
            f"{workshop}/measure": self.measure,
            f"{workshop}/faults": self.faults,
            f"{workshop}/tune": self.tune,
            f"{measurement}/stop": self.stop,
        }
        gets = {f"{workshop}/shipped": self.shipped, measurement: self.measured, "/api/prints/{key}": self.printed}
        return [
            *[Route(path, handler, methods=["POST"]) for path, handler in posts.items()],
            *[Route(path, handler, methods=["GET"]) for path, handler in gets.items()],
        ]

    async def _game(self, request: Request, cards: str = "") -> CardGame:
        return card_sets.card_game(await self.game(request, cards))

    async def read(self, request: Request) -> Response:
        """What is right and wrong in each card of a set."""
        wanted = await self.body(request, messages.CardSet, self.light)
        game = await self._game(request)
        bounded("\n".join(wanted.cards))
        measuring = self.measurements.limits.most > 0
        reading = await asyncio.to_thread(card_sets.reading_of, game, wanted.cards, measuring=measuring)
        read = card_sets.cards_in(wanted.cards, game)
        self.registry.game_cache.remember([one.card.art for one in read if one.card is not None and one.card.art])
        return answer(reading)

    async def shipped(self, request: Request) -> Response:
        """The game's own cards as texts, to be copied and changed."""
        game = await self._game(request)
        entries = written.shipped_entries(game.folder).values()
        return answer(messages.SetTexts(cards=[written.card_as_toml(entry.values) for entry in entries]))

    async def changes(self, request: Request) -> Response:
        """The differences between two versions."""
        wanted = await self.body(request, messages.TwoSets, self.light)
        game = await self._game(request)
        bounded("\n".join([*wanted.cards, *(wanted.old or [])]))
        new = await asyncio.to_thread(card_sets.entries_in, wanted.cards, game)
        if wanted.old is None:
            shipped = written.shipped_entries(game.folder)
            old: Values = {name: shipped[name].values for name in new if name in shipped}
        else:
            old = await asyncio.to_thread(card_sets.entries_in, wanted.old, game)
        return answer(messages.Differences(changes=changes.changes(old, new, partial(label_of, game))))

    async def as_csv(self, request: Request) -> Response:
        """A set as a spreadsheet."""
        wanted = await self.body(request, messages.CardSet, self.light)
        game = await self._game(request)
        bounded("\n".join(wanted.cards))
        cards = await asyncio.to_thread(card_sets.entries_in, wanted.cards, game)
        return answer(messages.Table(csv=spreadsheet.as_csv(cards.values())))

    async def from_csv(self, request: Request) -> Response:
        """The cards of a spreadsheet."""
        wanted = await self.body(request, messages.Spreadsheet, self.light)
        game = await self._game(request)
        cards = spreadsheet.cards_of(wanted.csv, written.numbers_of([type(game)]))
        return answer(messages.SetTexts(cards=[written.card_as_toml(card) for card in cards]))

    async def print(self, request: Request) -> Response:
        """Makes sheets of own cards, or of a deck."""
        wanted = await self.body(request, messages.PrintOrder, self.heavy)
        game = await self._game(request, wanted.cards)
        shipped = await self._game(request)
        form = sheets.Format(wanted.paper, wanted.width, wanted.height, wanted.backs)
        if wanted.deck is not None:
            deck = playable(game, wanted.deck)
            printed = sheets.of_deck(game, deck)
        else:
            printed = sheets.all_of(game, sheets.new_cards(game, shipped), copies=wanted.copies)
        if not printed:
            raise Refused("impossible", _("There is no card to print."))
        try:
            page = await asyncio.to_thread(sheets.sheets, game, printed, form, game.title)
        except ValueError as error:
            raise Refused("impossible", f"{error}.") from error
        key = secrets.token_urlsafe(16)
        self._prints[key] = page.encode()
        if len(self._prints) > MOST_PRINTS:
            self._prints.popitem(last=False)
        return answer(messages.PrintPage(address=f"/api/prints/{key}"), 201)

    async def printed(self, request: Request) -> Response:
        """The sheets. The page runs its own scripts, and is as foreign to the server as any other."""
        page = self._prints.get(request.path_params["key"])
        if page is None:
            raise Refused("unknown", _("These sheets are not kept any more. Print them again from the workshop."))
        return Response(page, media_type="text/html", headers={"content-security-policy": PRINT_POLICY})

    async def trial(self, request: Request) -> Response:
        """Chooses the deck and the deal of a table at which own cards come soon."""
        wanted = await self.body(request, messages.TrialOrder, self.heavy)
        game = await self._game(request, wanted.cards)
        shipped = await self._game(request)
        deck = playable(game, wanted.deck) if wanted.deck is not None else None
        made = await asyncio.to_thread(trial, game, shipped, deck, wanted.players)
        chosen = decks.listed(made.deck) if made.deck is not None else None
        found = messages.Trial(deck=chosen, options=made.options, seed=str(made.seed), said=made.said)
        return answer(found)

    async def measure(self, request: Request) -> Response:
        """Begins a measurement."""
        wanted = await self.body(request, messages.MeasureOrder, self.heavy)
        game = await self._game(request, wanted.cards)
        deck: list[str] = []
        if wanted.deck is not None:
            if wanted.instead not in (await self._game(request)).decks:
                raise Refused("impossible", _("There is no deck {name!r} to compare with.", name=wanted.instead))
            deck = decks_as_toml(game, [wanted.deck])
        words = {"cards": wanted.cards, "decks": deck, "instead": wanted.instead, "within": wanted.within}
        return self._begin(request, game, "measure", words | {"players": wanted.players, "seed": wanted.seed})

    async def faults(self, request: Request) -> Response:
        """Begins a search for what is wrong with a set."""
        wanted = await self.body(request, messages.FaultsOrder, self.heavy)
        game = await self._game(request, wanted.cards)
        own = decks_as_toml(game, wanted.decks)
        words = {"cards": wanted.cards, "decks": own, "deals": wanted.deals}
        return self._begin(request, game, "faults", words | {"players": wanted.players, "seed": wanted.seed})

    async def tune(self, request: Request) -> Response:
        """Begins a search for fair numbers."""
        wanted = await self.body(request, messages.TuneOrder, self.heavy)
        game = await self._game(request, wanted.cards)
        if not card_sets.can_tune():
            raise Refused("forbidden", _("This server has no optimiser. It comes with pip install 'rulebound[lab]'."))
        words = {
            "cards": wanted.cards,
            "decks": decks_as_toml(game, wanted.decks),
            "vary": [vary_word(one) for one in wanted.vary],
            "share": [part / 100 for part in sorted(wanted.share)],
            "points": wanted.points / 100,
            "trials": wanted.sets,
            "deals": wanted.deals,
            "fresh": 4 * wanted.deals,
        }
        return self._begin(request, game, "tune", words | {"players": wanted.players, "seed": wanted.seed})

    def _begin(self, request: Request, game: CardGame, kind: str, words: dict[str, Any]) -> Response:
        """Begins to answer a question. Raises Refused."""
        question = {"kind": kind, "game": game.name, **words}
        return answer(self.measurements.begin(question, address_of(request), alone=self.registry.own), 201)

    async def measured(self, request: Request) -> Response:
        return answer(self.measurements.at(request.path_params["key"]).answer)

    async def stop(self, request: Request) -> Response:
        await self.body(request, requests.Nothing)
        return answer(await self.measurements.stop(request.path_params["key"]))


def decks_as_toml(game: CardGame, sheets: Sequence[requests.DeckSheet]) -> list[str]:
    """The texts of files with one deck each. Raises Refused if the rules do not allow one."""
    return [written.deck_as_toml(playable(game, sheet)) for sheet in sheets]


def vary_word(one: messages.Bounds) -> str:
    """Bounds as on the command line."""
    sign = "+" if one.relative else ""
    return f"{one.card}.{one.number}={one.low:{sign}d}..{one.high:{sign}d}"


def playable(game: CardGame, sheet: requests.DeckSheet) -> Deck:
    """The deck of a sheet. Raises Refused if the rules do not allow it."""
    deck = decks.deck_of(game, sheet)
    if faults := game.faults_of_deck(deck):
        raise Refused("impossible", _("This deck cannot be played: {fault}.", fault=faults[0]))
    return deck
