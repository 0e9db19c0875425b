"""Own cards beside those that they replace: a game that has both, so that a card can be exchanged at a table.

A *variant* is a card of the user's file that is new, or that is otherwise than the card of its name. The game with
variants has the cards of the game as they are, with the same numbers, and the variants after them. No table is dealt
in it: tables of the game as it is are carried over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rulebound.cardgame.game import CardGame
from rulebound.games import load
from rulebound.kernel.basics.problem import SetupError
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.cardtable import CardTable
from rulebound.language import _

NEW: Final = -1  # the number of the card that a variant replaces, where there is none


@dataclass(frozen=True, slots=True)
class Variant:
    """A card that is measured. number: of the variant; old: of the card that it replaces, NEW where there is none."""

    name: str
    kind: str
    number: int
    old: int


class Variants:
    """The game as it is, the same with variants, and which those are. Raises CardError, and SetupError without any."""

    def __init__(self, name: str, cards: Sequence[str], decks: Sequence[str] = ()) -> None:
        load(name, cards, decks)  # what is wrong with the files is said as by every other command
        base = load(name)
        assert isinstance(base, CardGame)
        self.base: CardGame = base
        self.cards = [Path(path) for path in cards]
        own = [card for card in self.own().values() if differs(card, base.cards)]
        if not own:
            raise SetupError(_("a measurement"), [_("no card of these files differs from the game's own")])
        shipped = self.shipped()
        self.game: CardGame = type(base)([*shipped, *own], {})
        olds = [base.cards[card.name].number if replaces(card, base) else NEW for card in own]
        self.found = [
            Variant(card.name, card.kind, len(shipped) + n, old)
            for n, (card, old) in enumerate(zip(own, olds, strict=True))
        ]
        self.replaced = {(one.name, one.old): self.with_one(one) for one in self.found if one.old != NEW}

    def own(self) -> dict[str, Card]:
        """The cards of the files, made anew: a game numbers its cards, so no two games share one."""
        return dict(type(self.base).card_files.by_name(self.cards))

    def shipped(self) -> list[Card]:
        """The game's own cards, made anew."""
        return list(type(self.base).card_files.by_name(sorted((self.base.folder / "cards").glob("*.toml"))).values())

    def game_of(self, variant: Variant) -> CardGame:
        """The game in which this card lies where the one that it replaces did, made when it is first asked for."""
        key = variant.name, variant.old
        if key not in self.replaced:
            self.replaced[key] = self.with_one(variant)
        return self.replaced[key]

    def with_one(self, variant: Variant) -> CardGame:
        """The game in which this card is replaced, and all others are as they were."""
        cards = self.shipped()
        cards[variant.old] = self.own()[variant.name]
        return type(self.base)(cards, self.base.decks)

    def carried_over(self, state: CardTable) -> CardTable:
        """A copy of a table, in the game that has the variants too."""
        copy: Any = state.clone()
        copy.game = self.game
        copy.cards = self.game.card_list
        for name in lists_of_cards(state, self.base):
            setattr(copy, name, self.game.prints)
        assert isinstance(copy, CardTable)
        return copy


def lists_of_cards(state: CardTable, game: CardGame) -> list[str]:
    """The names under which a table keeps the cards of its game."""
    names = [name for name in dir(type(state)) if not name.startswith("_")]
    found = [name for name in {*names, *vars_of(state)} if getattr(state, name, None) is game.prints]
    assert "prints" in found, "every table of a card game has its cards"
    return found


def vars_of(state: CardTable) -> list[str]:
    """The names of what is kept in a dictionary, which compiled tables do not have."""
    return list(getattr(state, "__dict__", {}))


def replaces(card: Card, game: Game) -> bool:
    """Whether the game has a card of this name and kind."""
    return card.name in game.cards and game.cards[card.name].kind == card.kind


def differs(card: Card, cards: dict[str, Card]) -> bool:
    """Whether the game has no card of this name, or another one."""
    return card.name not in cards or printed(card) != printed(cards[card.name])


def printed(card: Card) -> object:
    """All of a card that the rules see."""
    return card.kind, card.text, card.values(), card.words(), card.copies


def exchange(state: CardTable, pieces: Sequence[int], number: int) -> None:
    """Makes these pieces another card. Only for hidden pieces, whose abilities do not count yet."""
    faces = state.faces[:]
    for it in pieces:
        faces[it] = number
    state.faces = faces
