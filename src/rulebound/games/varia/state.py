"""What lies on the table of Varia, what one sees there, and the two rows of the Timeline.

A *moment* of a row holds an action: the pieces that it is made of, the first one that was planned first. Verbs of
stacks and tokens are in `stacks` and `tokens`, of moving cards and health in `verbs`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Self

from rulebound.cardgame import table as cardgame_table
from rulebound.games.varia.box import is_token
from rulebound.games.varia.card import ATTACK, BLOCK, FIXED, VariaCard
from rulebound.games.varia.counters import DISRUPTED, HEALTH, RUINED
from rulebound.games.varia.zones import CHARACTER, TIMELINE
from rulebound.kernel.basics.modifier import COPIED
from rulebound.kernel.basics.replacing import without
from rulebound.kernel.basics.setup import Setup
from rulebound.kernel.table.ability import Standing
from rulebound.kernel.table.ability_keys import PLAYER_PRICE
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.look_up import NO_ABILITIES
from rulebound.kernel.table.pieces import NO_FLAGS, NO_NUMBERS
from rulebound.kernel.table.static import Static

if TYPE_CHECKING:
    from rulebound.kernel.game.game import Game

NO_ROWS: Final[list[list[list[int]]]] = []
NO_CARDS: Final[list[VariaCard]] = []
NEITHER: Final = [False, False]  # these two are shared by all tables: replaced, never changed
ZEROS: Final = [0, 0]
NOT_YET: Final = -1  # the moment, while actions are planned


class Table(cardgame_table.Table):
    """rows: for each seat its moments, each the pieces of the action there; empty where none is.

    window: how many moments resolve; moment: which one does; NOT_YET before.
    engaged: whether the players are; engaged_before: whether they were when the moment began. [term.reach]
    moved, moved_before: who has moved in this moment, and in the one before. [term.momentum]
    performed: whose action of this moment is paid for. spent: the attribute numbers performed in this turn.
    power, focus: what was rolled; hit, damage: whose attack has hit in this moment, and the damage it has dealt.
    used: assets that were planned in this turn. heaps: for each piece how many stacks it stands for.
    maker: for each token the piece that created it.
    """

    overrides: ClassVar[tuple[str, ...]] = ("in_play", "lay_out_faces")
    __slots__ = (
        "cards_of", "damage", "engaged", "engaged_before", "focus", "heaps", "hit", "maker", "moment", "moved",
        "moved_before", "performed", "planned", "power", "rows", "spent", "used", "window",
    )  # fmt: skip

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.cards_of: list[VariaCard] = NO_CARDS  # the same as `prints`
        self.rows = NO_ROWS  # each row is replaced, never changed
        self.window = 1
        self.moment = NOT_YET
        self.engaged = False
        self.engaged_before = False
        self.planned = 0  # Fast actions in the present step
        self.moved = NO_FLAGS  # these are replaced, never changed
        self.moved_before = NO_FLAGS
        self.performed = NO_FLAGS
        self.hit = NO_FLAGS
        self.spent = NO_NUMBERS
        self.power = NO_NUMBERS
        self.focus = NO_NUMBERS
        self.damage = NO_NUMBERS
        self.used = NO_NUMBERS
        self.heaps = NO_NUMBERS
        self.maker = NO_NUMBERS

    def copy_to(self, c: Self) -> None:
        super().copy_to(c)
        c.cards_of = self.cards_of
        c.rows = self.rows[:]
        c.window = self.window
        c.moment = self.moment
        c.engaged = self.engaged
        c.engaged_before = self.engaged_before
        c.planned = self.planned
        c.moved = self.moved
        c.moved_before = self.moved_before
        c.performed = self.performed
        c.hit = self.hit
        c.spent = self.spent
        c.power = self.power
        c.focus = self.focus
        c.damage = self.damage
        c.used = self.used
        c.heaps = self.heaps
        c.maker = self.maker

    def plain_fields(self) -> list[str]:
        return [
            *super().plain_fields(), "rows", "window", "moment", "engaged", "engaged_before", "planned", "moved",
            "moved_before", "performed", "hit", "spent", "power", "focus", "damage", "used", "heaps", "maker",
        ]  # fmt: skip

    def lay_out_faces(self, faces: list[int]) -> None:
        super().lay_out_faces(faces)
        self.rows = [[] for _ in range(self.seats)]
        self.moved = self.moved_before = self.performed = self.hit = NEITHER
        self.spent = self.power = self.focus = self.damage = ZEROS
        self.heaps = [0] * len(faces)
        self.maker = [NOTHING] * len(faces)
        self.engaged = self.ruling("distance") == "engaged"

    # -- actions on the Timeline ---------------------------------------------------------------------------------------

    def rival(self, seat: int) -> int:
        """The other player: the target of everything. [plan.target]"""
        return 1 - seat

    def action_at(self, seat: int, moment: int) -> list[int]:
        """The pieces of the action in a moment of a player's row; none where there is no action."""
        row = self.rows[seat]
        return row[moment] if 0 <= moment < len(row) else NO_NUMBERS

    def acting(self, seat: int) -> list[int]:
        """The pieces of a player's action of this moment, if it is performed."""
        row = self.rows[seat]
        return row[self.moment] if self.performed[seat] and self.moment < len(row) else NO_NUMBERS

    def moment_of(self, it: int) -> int:
        """In which moment of its row a piece lies; NOTHING where it does not lie on the Timeline."""
        if self.zone[it] != TIMELINE:
            return NOTHING
        for moment, pieces in enumerate(self.rows[self.holder[it]]):
            if it in pieces:
                return moment
        return NOTHING

    def together(self, it: int) -> list[int]:
        """The pieces of the action that a piece is a part of; itself, where it lies alone. [combo.together]"""
        moment = self.moment_of(it)
        return self.rows[self.holder[it]][moment] if moment >= 0 else [it]

    def set_action(self, seat: int, moment: int, pieces: list[int]) -> None:
        """These pieces are the action there from now on."""
        row = self.rows[seat][:]
        while len(row) <= moment:
            row.append(NO_NUMBERS)
        row[moment] = pieces
        while row and not row[-1]:
            row.pop()
        self.rows[seat] = row

    def leaves(self, it: int, zone: int) -> None:
        if not self.zones[zone].in_play:
            return  # as most often: nothing else is kept of it there
        super().leaves(it, zone)
        if zone == TIMELINE:
            moment = self.moment_of(it)
            if moment >= 0:
                seat = self.holder[it]
                self.set_action(seat, moment, without(self.rows[seat][moment], it))

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
        """Whether a piece is an asset, and not an action that was copied from one."""
        card = self.cards_of[self.faces[it]]
        return card.kind == "asset" and (card.token or not is_token(it))

    def health(self, seat: int) -> int:
        return self.amounts[HEALTH][seat]


def attacks_and_blocks(types: set[str]) -> bool:
    return ATTACK in types and BLOCK in types
