"""Numbering: what an option is called whatever the deal, so that a mask can be learned from.

An action's code names a piece by its number, which means another card in every deal. The number of an option is made of
the kind of action, and of what it is about: a number, a seat counted from the one that decides, or a card. Options of
one kind with the same card are numbered in the order of their rows. Numbers keep their meaning as long as the game's
`version` and its cards stay the same.
"""

from __future__ import annotations

from typing import Any, Final

from rulebound.kernel.knowledge.public import Public
from rulebound.kernel.knowledge.sight import NOT_HERE, Sight, card_seen
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.rulebook import Rulebook

ALONE: Final = 0  # what an action is about: nothing
NUMBER: Final = 1
SEAT: Final = 2
PIECE: Final = 3

NO_ROWS: Final[list[int]] = []

FEATURES: Final = ("kind", "card", "row", "number", "seat")


class OptionKind:
    """A kind of actions, and the numbers that its options can have.

    name: that of its class.
    number: its place among the kinds, from 1.
    about: what its operand is: 0 nothing, 1 a number, 2 a seat, 3 a piece.
    first: the first number of its options.
    size: how many there are.
    spill: the first of those for pieces that have no number by their card: the seat does not know it, or there are
    more of that card than `copies`.
    """

    def __init__(self, name: str, number: int, about: int, first: int, operands: int, named: int) -> None:
        self.name = name
        self.number = number
        self.about = about
        self.first = first
        self.spill = first + named
        self.size = named + operands if about == PIECE else operands

    def __repr__(self) -> str:
        return f"<{self.name}: {self.first} to {self.first + self.size - 1}>"


class Numbering:
    """The numbers of the options of a game. size: how many there are; kinds: the kinds of actions, in their order."""

    def __init__(self, game: Rulebook, public: Public) -> None:
        self.public = public
        self.copies = public.copies
        self.cards = len(game.card_list)
        self.kinds: list[OptionKind] = []
        self.of_code: list[OptionKind] = []
        operands: dict[str, int] = {}
        counted = game.actions if game.creates else game.actions[: len(game.actions) - game.token_actions]
        for action in counted:
            name = type(action).__name__
            operands[name] = max(operands.get(name, 0), action.it + 1)
        by_name: dict[str, OptionKind] = {}
        self.size = 0
        for action in game.actions:
            name = type(action).__name__
            if name not in by_name:
                count = operands[name]
                about = ALONE if count == 0 else NUMBER if name in public.numbers else PIECE
                about = SEAT if name in public.seats else about
                named = self.copies * self.cards if about == PIECE else 0
                kind = OptionKind(name, len(self.kinds) + 1, about, self.size, max(1, count), named)
                self.kinds.append(kind)
                self.size += kind.size
                by_name[name] = kind
            self.of_code.append(by_name[name])

    def numbers(self, table: CardTable, rows: list[int] = NO_ROWS) -> list[int]:
        """The numbers of the legal actions of the seat that decides, in the order of these actions.

        rows: those of its sight, if they are known already.
        """
        options = table.options
        found: list[int] = []
        pieces: list[int] = []  # the places of the options that are about a piece
        met: set[int] = set()
        doubled = False
        me, seats, known, faces = table.seat, table.seats, table.known, table.faces
        for place, action in enumerate(options):
            kind = self.of_code[action.code]
            it = action.it
            number = kind.first
            if kind.about == PIECE:
                if known[it] >> me & 1:
                    number += self.copies * faces[it]
                else:
                    number = kind.spill
                doubled = doubled or number in met
                met.add(number)
                pieces.append(place)
            elif kind.about == SEAT:
                number += (it - me) % seats
            elif kind.about == NUMBER:
                number += it
            found.append(number)
        if doubled:
            self.disambiguate(rows or Sight(table, me, self.public.lying).rows, options, found, pieces)
        return found

    def disambiguate(self, rows: list[int], options: list[Action[Any]], found: list[int], pieces: list[int]) -> None:
        """Counts the options of one kind with one card, in the order of their rows."""
        counted: dict[int, int] = {}
        for place in sorted(pieces, key=lambda place: rows[options[place].it]):
            number = found[place]
            before = counted.get(number, 0)
            counted[number] = before + 1
            kind = self.of_code[options[place].code]
            if before >= self.copies and number != kind.spill:
                number = kind.spill
                before = counted.get(number, 0)
                counted[number] = before + 1
            found[place] = number + before

    def features(self, table: CardTable) -> list[tuple[int, int, int, int, int]]:
        """For each legal action: its kind, and the card, row, number or seat that it is about; 0 for what it lacks.

        A card is numbered as in the column `card`; numbers are counted from 1.
        """
        options, me, seats = table.options, table.seat, table.seats
        rows: list[int] = []
        found: list[tuple[int, int, int, int, int]] = []
        for action in options:
            kind = self.of_code[action.code]
            it = action.it
            if kind.about == PIECE:
                rows = rows or Sight(table, me, self.public.lying).rows
                card = card_seen(table, it, me)
                found.append((kind.number, card, rows[it], NOT_HERE, NOT_HERE))
            elif kind.about == SEAT:
                found.append((kind.number, 0, 0, 0, 1 + (it - me) % seats))
            else:
                found.append((kind.number, 0, 0, it + 1, 0))
        return found

    def kind_of(self, number: int) -> OptionKind:
        """The kind of actions that has this number. Raises IndexError."""
        for kind in self.kinds:
            if kind.first <= number < kind.first + kind.size:
                return kind
        raise IndexError(f"there is no option {number}; numbers are 0 to {self.size - 1}")
