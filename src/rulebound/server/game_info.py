"""The games for clients: for the choice, the set-up, the rulebook and the cards."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec

from rulebound.bots import LEVELS
from rulebound.cardgame.files import own_pools
from rulebound.cardgame.game import CardGame
from rulebound.cardgame.labels import labels_of
from rulebound.games import GAMES
from rulebound.kernel.basics.switch import Switch
from rulebound.kernel.basics.version import VERSION
from rulebound.kernel.basics.view import Face, View
from rulebound.kernel.files.clause import Clause
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.card import Card
from rulebound.language import _, language, speaking
from rulebound.server.decks import listed, lists_of
from rulebound.server.game_answers import (
    CardInfo,
    CardList,
    ClauseInfo,
    GameCard,
    GameInfo,
    LessonCard,
    Level,
    Lobby,
    Rulebook,
    SwitchInfo,
    SwitchValue,
    Tips,
)
from rulebound.session.game_cache import GameCache
from rulebound.session.playing import SPECTATOR
from rulebound.session.strength import strengths

FACES: Final = 6  # of the picture of a game


def lobby(game_cache: GameCache, *, own: bool) -> Lobby:
    """All games, for the start page."""
    games = [GameCard(**card_of(game_cache.game(name))) for name in GAMES]
    return Lobby(
        games=games,
        levels=[Level(name=it.name, title=_(it.name), sentence=_(it.sentence), spec=it.spec) for it in LEVELS],
        own=own,
        version=VERSION,
    )


def info(game: Game) -> GameInfo:
    """Everything that a set-up needs to know."""
    return GameInfo(
        **card_of(game),
        decks=[msgspec.structs.replace(listed(deck), about=_(deck.about)) for deck in game.decks.values()],
        rulings=[switch_info(switch) for switch in game.rulings.values()],
        options=[switch_info(switch) for switch in game.choices],
        kinds=list(dict.fromkeys(card.kind for card in game.card_list)),
        holds=kinds_held(game) if isinstance(game, CardGame) else {},
        help=[Tips(title=_(tip.title), lines=[_(line) for line in tip.lines]) for tip in game.help],
    )


def kinds_held(game: CardGame) -> dict[str, list[str]]:
    """For each list of a deck, the kinds of cards that can be in it."""
    return {pool.name: [kind for kind in game.schemas if pool.holds(kind)] for pool in own_pools(game)}


def card_of(game: Game) -> dict[str, Any]:
    """The fields of a game's card."""
    opening = opening_of(game, language())
    return {
        "name": game.name,
        "title": game.title,
        "about": _(game.about),
        "seats": list(game.seats),
        "minutes": game.minutes,
        "cards": len(game.cards),
        "theme": opening.theme,
        "terms": opening.terms,
        "faces": faces_of(game),
        "lessons": [LessonCard(name=it.name, title=_(it.title), about=_(it.about)) for it in game.lessons],
        "lists": lists_of(game),
        "strengths": strengths(game.name),
    }


@lru_cache(maxsize=16)
def opening_of(game: Game, code: str) -> View:
    """The beginning of a game, for its colours and terms, which never change in a language. code: the language."""
    with speaking(code):
        return game.new_state(seats=game.seats[0]).seat_of(SPECTATOR).view()


def faces_of(game: Game) -> list[Face]:
    """Cards of as many kinds as possible, first those that a rulebook prints."""
    by_kind: dict[str, list[Card]] = {}
    for card in sorted(game.card_list, key=lambda card: not card.printed):
        by_kind.setdefault(card.kind, []).append(card)
    in_turn = [cards[n] for n in range(FACES) for cards in by_kind.values() if n < len(cards)]
    return [game.face(card) for card in in_turn[:FACES]]


def switch_info(switch: Switch) -> SwitchInfo:
    """A switch."""
    return SwitchInfo(
        name=switch.name,
        title=_(switch.title),
        about=_(switch.about),
        clause=switch.clause,
        default=switch.default,
        values=[
            SwitchValue(value=value, title=_(value), does=_(does), seats=switch.value_seats.get(value, 0))
            for value, does in switch.values.items()
        ],
        numbers=switch.numbers,
        seats=switch.seats,
    )


def rulebook(game: Game) -> Rulebook:
    """The clauses in their order, each ruling with its switch."""
    switches = {switch.clause: switch.name for switch in game.rulings.values()}
    clauses = [clause_info(clause, switches.get(clause.id, "")) for clause in game.rules.values()]
    return Rulebook(title=game.title, clauses=clauses)


def clause_info(clause: Clause, switch: str) -> ClauseInfo:
    return ClauseInfo(id=clause.id, heading=clause.heading, text=clause.for_players, kind=clause.kind, switch=switch)


def card_list(game: Game, shipped: Game) -> CardList:
    """All cards; those that differ from the shipped ones are marked as own."""
    opening = opening_of(shipped, language())
    known = {card.name: card for card in shipped.card_list}  # the tokens too
    cards = [card_info(game, card, own=is_own(card, known.get(card.name))) for card in game.card_list]
    labels = {kind: labels_of(game, kind) for kind in game.schemas} if isinstance(game, CardGame) else {}
    return CardList(theme=opening.theme, terms=opening.terms, cards=cards, labels=labels)


def card_info(game: Game, card: Card, *, own: bool) -> CardInfo:
    return CardInfo(
        name=card.name,
        kind=card.kind,
        text=card.text,
        printed=card.printed,
        own=own,
        values=card.values(),
        face=game.face(card),
    )


def is_own(card: Card, other: Card | None) -> bool:
    """Whether this card differs from the shipped card of its name, or there is none."""
    if other is None:
        return True
    return (card.kind, card.text, card.values()) != (other.kind, other.text, other.values())
