"""Who enters a game: the decks that players bring, or the characters with which they begin."""

from __future__ import annotations

from collections.abc import Sequence

from rulebound.kernel.basics.event import EVERYBODY
from rulebound.kernel.basics.problem import SetupError, nearest
from rulebound.kernel.basics.setup import Deck
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.cardtable import CardTable
from rulebound.language import _


def decks_that_meet(game: Game, names: Sequence[str] | None) -> list[Deck]:
    """The decks of these names; all of the game where there are none. Raises SetupError."""
    if not names:
        return list(game.decks.values())
    for name in names:
        if name not in game.decks:
            near = nearest(name, game.decks)
            raise SetupError(_("the decks"), [_("there is no deck {name!r}{nearest}", name=name, nearest=near)])
    return [game.decks[name] for name in names]


def cards_in_play(game: Game, decks: Sequence[Deck]) -> set[str]:
    """The cards that can come up where these decks meet: all but those of the kinds of decks that are in none."""
    listed = {name for deck in decks for held in deck.lists.values() for name in held}
    kinds = {game.cards[name].kind for name in listed}
    return {card.name for card in game.card_list if card.name in listed or card.kind not in kinds}


def characters(state: CardTable) -> list[str]:
    """With which card each seat begins for all to see; none where any seat has no such card, or all have the same.

    state: a table before its first decision.
    """
    cards = state.game.card_list
    found: list[str] = []
    for seat in range(state.seats):
        open_ones = [
            cards[face].name
            for it, face in enumerate(state.faces)
            if face >= 0 and state.known[it] == EVERYBODY and state.owner(it) == seat
        ]
        if len(open_ones) != 1:
            return []
        found += open_ones
    return found if len(set(found)) > 1 else []
