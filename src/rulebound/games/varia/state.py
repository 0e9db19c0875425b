"""What one sees on the table of Varia: what an action is, by all its parts, and what players have.

What lies there is in `rows`. Verbs of stacks and tokens are in `stacks` and `tokens`, of moving cards and health in
`verbs`.
"""

from __future__ import annotations

from typing import ClassVar

from rulebound.games.varia.box import is_token
from rulebound.games.varia.card import ATTACK, BLOCK, FIXED, VariaCard
from rulebound.games.varia.counters import DISRUPTED, HEALTH, RUINED
from rulebound.games.varia.rows import Rows
from rulebound.games.varia.zones import CHARACTER, TIMELINE
from rulebound.kernel.basics.modifier import COPIED
from rulebound.kernel.basics.replacing import without
from rulebound.kernel.table.ability import Standing
from rulebound.kernel.table.ability_keys import PLAYER_PRICE
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.look_up import NO_ABILITIES
from rulebound.kernel.table.static import Static


class Table(Rows):
    """The table, with questions about actions and players."""

    overrides: ClassVar[tuple[str, ...]] = ("in_play",)
    __slots__ = ()

    # -- what an action is ---------------------------------------------------------------------------------------------

    def print_of(self, it: int) -> VariaCard:
        return self.cards_of[self.faces[it]]

    def is_typed(self, pieces: list[int], word: str) -> bool:
        """Whether an action has this supertype or subtype, by any of its parts."""
        for it in pieces:
            if word in self.cards_of[self.faces[it]].traits:
                return True
        return False

    def is_of(self, it: int, word: str) -> bool:
        """Whether the action that a piece is a part of has this supertype or subtype."""
        if word in self.cards_of[self.faces[it]].traits:
            return True
        return self.zone[it] == TIMELINE and self.is_typed(self.together(it), word)

    def has_keyword(self, pieces: list[int], keyword: str) -> bool:
        """Whether an action has this keyword, by any part that is not disrupted or ruined."""
        for it in pieces:
            if keyword in self.cards_of[self.faces[it]].keywords and not self.is_blank(it):
                return True
        return False

    def is_blank(self, it: int) -> bool:
        """Whether a piece is treated as if it had no rules text. [disrupt.moment] [ruin.asset]"""
        return self.marks[RUINED][it] or self.marks[DISRUPTED][it]

    def can_merge(self, pieces: list[int], others: list[int]) -> bool:
        """Whether two actions can be combined. [combo.attack-block]"""
        if self.has_keyword(pieces, FIXED) or self.has_keyword(others, FIXED):
            return False
        both = pieces + others
        if self.is_typed(both, ATTACK) and self.is_typed(both, BLOCK):
            return False
        return not self.modifiers or not attacks_and_blocks(self.types_of(both))

    def types_of(self, pieces: list[int]) -> set[str]:
        """The supertypes and subtypes of all parts; of a copy also those of the card that it really is. [R33]"""
        found: set[str] = set()
        for it in pieces:
            found.update(self.cards_of[self.faces[it]].traits)
        for modifier in self.modifiers:
            if modifier.value == COPIED and modifier.it in pieces:
                found.update(self.cards_of[modifier.amount].traits)
        return found

    def can_copy(self, it: int, other: int) -> bool:
        """Whether a card can be a copy of another one: no part of an action becomes what the rest rules out. [R33]"""
        if not super().can_copy(it, other):
            return False
        rest = without(self.together(it), it) if self.zone[it] == TIMELINE else []
        return not rest or not attacks_and_blocks(self.types_of(rest) | self.print_of(other).traits)

    def total(self, key: str, pieces: list[int]) -> int:
        """A value of an action now: what its parts print together, and what is added to it once. [R26]"""
        printed = 0
        for it in pieces:
            printed += self.cards_of[self.faces[it]].numbers.get(key, 0)
        if key in self.standing or self.modifiers:
            return printed + self.added(key, pieces)
        return printed

    def added(self, key: str, pieces: list[int]) -> int:
        """What cards and modifiers add to a value of an action now."""
        if not pieces or (key not in self.standing and not self.modifiers):  # as most often
            return 0
        found = self.now(key, pieces[0], 0)
        for one in self.standing.get(key, NO_ABILITIES):
            if one.source in pieces and one.source != pieces[0]:
                found += self.of_itself(one, pieces[0])
        if self.modifiers:
            for modifier in self.modifiers:
                if modifier.value == key and modifier.it in pieces and modifier.it != pieces[0]:
                    found += modifier.amount
        return found

    def of_itself(self, one: Standing, first: int) -> int:
        """What a later part of a combo adds to a value for being itself, if it adds nothing to the first part."""
        ability = one.ability
        assert isinstance(ability, Static)
        return 0 if ability.amount(self, one.source, first) else ability.amount(self, one.source, one.source)

    def dice_of(self, pieces: list[int]) -> int:
        """How many dice go into each roll by print; the Power may have more. [combo.together]"""
        count = 0
        for it in pieces:
            count += self.cards_of[self.faces[it]].dice
        return count

    def cost_of(self, pieces: list[int]) -> int:
        """The Action Points that an action costs."""
        cost = self.total("cost", pieces)
        if self.game.has_prices:
            for it in pieces:
                cost += self.own_price(it)
        if self.unusual and PLAYER_PRICE in self.standing:
            cost += self.price_of_player(self.holder[pieces[0]], pieces[0])
        return max(0, cost)

    def blood_of(self, pieces: list[int]) -> int:
        """The Health Points that an action costs. [pay.health]"""
        return max(0, self.total("blood", pieces))

    def improved(self, pieces: list[int]) -> int:
        """How many times over its rolls are improved; below zero, impaired. [R20]"""
        if not pieces:
            return 0
        better = worse = 0
        if "improved" in self.standing or "impaired" in self.standing:
            better, worse = self.added("improved", pieces), self.added("impaired", pieces)
        for it in pieces:
            improving = self.cards_of[self.faces[it]].improving
            if improving != 0 and not self.is_blank(it):
                better += max(0, improving)
                worse += max(0, -improving)
        if better > 0 and worse > 0 and self.ruling("improved") == "all":
            return 0
        return better - worse

    def action_of_text(self) -> list[int]:
        """The action of this moment whose text is being carried out; empty where it is another card's."""
        source = self.scopes[-1].source if self.scopes else NOTHING
        for seat in range(self.seats):
            if source in self.acting(seat):
                return self.acting(seat)
        return []

    # -- assets, stacks and health -------------------------------------------------------------------------------------

    def assets_of(self, seat: int) -> list[int]:
        """A player's assets in the Character Zone."""
        prints, faces = self.prints, self.faces
        return [it for it in self.piles[CHARACTER + seat] if prints[faces[it]].kind == "asset"]

    def assets_to_plan(self, seat: int) -> list[int]:
        """Those of them that have an action. [asset.action]"""
        cards, faces = self.cards_of, self.faces
        return [it for it in self.piles[CHARACTER + seat] if cards[faces[it]].acts]

    def stacks_of(self, seat: int) -> list[int]:
        """The piles of stacks that a player has."""
        prints, faces = self.prints, self.faces
        return [it for it in self.piles[CHARACTER + seat] if prints[faces[it]].kind == "stack"]

    def depleting(self, seat: int) -> list[int]:
        """Those of which one is lost at the end of each moment. [stack.kinds]"""
        cards, faces = self.cards_of, self.faces
        return [it for it in self.piles[CHARACTER + seat] if cards[faces[it]].depletes]

    def in_play(self, seat: int) -> list[int]:
        return self.cards_in(CHARACTER, seat) + [it for action in self.rows[seat] for it in action]

    def is_token(self, it: int) -> bool:
        """Whether a piece was made in the game. [token.gone]"""
        return is_token(it)

    def is_asset(self, it: int) -> bool:
        """Whether a piece is an asset, and not an action that was copied from one: that lies on the Timeline. [R32]"""
        card = self.cards_of[self.faces[it]]
        return card.kind == "asset" and (card.token or not is_token(it) or self.zone[it] != TIMELINE)

    def health(self, seat: int) -> int:
        return self.amounts[HEALTH][seat]


def attacks_and_blocks(types: set[str]) -> bool:
    return ATTACK in types and BLOCK in types
