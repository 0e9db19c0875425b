"""Decks that players build: checked in any state, read from a text, and written as one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulebound.games.written import as_file, deck_as_toml
from rulebound.kernel.basics.problem import CardError, unknown_keys
from rulebound.kernel.basics.setup import Deck
from rulebound.kernel.files.datafile import read_deck, read_entries
from rulebound.kernel.game.game import Game
from rulebound.language import N_, _
from rulebound.server.errors import placed
from rulebound.server.game_answers import DeckCheck, DeckList
from rulebound.server.requests import DeckSheet
from rulebound.session.errors import Problem, Refused

YOURS: Final = N_("your deck")


def lists_of(game: Game) -> list[str]:
    """The names of a deck's lists in this game; empty in games without own decks."""
    return list(next(iter(game.decks.values())).lists) if game.decks else []


def listed(deck: Deck) -> DeckList:
    """A deck, to be shown."""
    return DeckList(name=deck.name, about=deck.about, lists={key: dict(cards) for key, cards in deck.lists.items()})


def deck_of(game: Game, sheet: DeckSheet) -> Deck:
    """The deck of a sheet, valid or not. Raises CardError for lists that no deck of this game has."""
    names = lists_of(game)
    problems = unknown_keys(_("of a deck, "), sheet.lists, names)
    if problems:
        raise CardError(_(YOURS), problems)
    counted = {key: {name: copies for name, copies in sheet.lists.get(key, {}).items() if copies} for key in names}
    return Deck(sheet.name or _("without name"), sheet.about, counted)


def check(game: Game, deck: Deck, problems: Sequence[Problem] = ()) -> DeckCheck:
    """All faults of a deck. problems: those of the text that it was read from."""
    return DeckCheck(
        deck=listed(deck),
        faults=game.faults_of_deck(deck),
        problems=list(problems),
        text=deck_as_toml(deck),
        counts={key: sum(cards.values()) for key, cards in deck.lists.items()},
    )


def read_and_check(game: Game, text: str) -> DeckCheck:
    """The first deck in a text, as far as it can be read. Raises CardError if there is none."""
    with as_file(text) as path:
        try:
            entries = read_entries(path, ("deck",))
        except CardError as error:
            raise CardError(_(YOURS), [problem.replace(str(path), _(YOURS)) for problem in error.problems]) from error
    if not entries:
        raise CardError(_(YOURS), [_("there is no [[deck]] in it")])
    problems: list[str] = []
    deck = read_deck(entries[0], tuple(lists_of(game)), problems)
    if len(entries) > 1:
        problems.append(
            _("{at}it has {entries} decks; this is the first of them", at=entries[1].at("name"), entries=len(entries))
        )
    return check(game, deck, [placed(problem) for problem in problems])


def required(game: Game) -> None:
    """Raises Refused in games without own decks."""
    if not game.decks:
        raise Refused("impossible", _("{title} is played without players' own decks.", title=game.title))
