"""Scenes of Arcane Academy: besides zones and numbers, the tiles on the slates.

game.scene(
    seats=[
        {"will": 5, "private": ["Time Dilation"], "items": [{"name": "Gilded Compasses", "tokens": 2}],
         "slate": [{"name": "Use Item, NE", "at": [1, 1], "turn": 1}, {"name": "Corner 2: Add Tile", "exhausted": 1}]},
        {"spells": ["Deep Breath"]},
    ],
    active=0, market=["Use Item, NS"], public=["Feather Bed"],
)
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rulebound.cardgame.moment import Moment
from rulebound.cardgame.scene import Builder
from rulebound.cardgame.scene_fields import Field
from rulebound.games.arcane import assignments, box, market, rules, tiles
from rulebound.games.arcane.box import BOX, SLATES
from rulebound.games.arcane.card import CORNER
from rulebound.games.arcane.settling import settle
from rulebound.games.arcane.slate import COLUMNS, ROWS, SPACES, TURNS
from rulebound.games.arcane.state import CHOOSING, Table
from rulebound.games.arcane.zones import ITEMS, MARKET, PLAYED, PUBLIC, SPELLS, TAKEN, TILES
from rulebound.kernel.basics.amounts import MOST
from rulebound.kernel.basics.problem import unknown_keys
from rulebound.kernel.table.action import NO_SEAT, NOTHING
from rulebound.kernel.table.card import Card
from rulebound.language import _

MOMENTS: Final = {  # the one in which a turn begins, and nothing is half done
    "cast or rest": Moment(rules.CAST_OR_REST, [rules.cast_or_rest, settle, rules.end_of_turn], CHOOSING)
}


def stack_of(table: Table, spot: int, order: list[int]) -> list[dict[str, Any]]:
    """The tiles on a space, the lowest first; the exhaustion tokens are on the top one."""
    stack: list[int] = []
    it = table.top[spot]
    while it >= 0:
        stack.insert(0, it)
        it = table.below[it]
    place = [spot % SPACES // COLUMNS, spot % COLUMNS]
    shown: list[dict[str, Any]] = []
    for it in stack:
        shown.append({"name": table.card(it).name})
        if not table.is_printed(it):
            shown[-1] |= {"at": place, "turn": table.turns[it]}
            order.append(it)
    if stack and table.exhaustion[spot]:
        shown[-1]["exhausted"] = table.exhaustion[spot]
    return [one for one in shown if len(one) > 1]


def describe_more(table: Table, scene: dict[str, Any]) -> list[int]:
    """Adds the slates; the pieces on them."""
    order: list[int] = []
    for seat, given in enumerate(scene["seats"]):
        spots = range(seat * SPACES, (seat + 1) * SPACES)
        given["slate"] = [tile for spot in spots for tile in stack_of(table, spot, order)]
    return order


class ArcaneBuilder(Builder):
    """Reads the scenes of Arcane Academy. Corners are on their slates from the start."""

    seat_keys: ClassVar = ("slate",)
    seat_fields: ClassVar = (
        Field("will", "will", box.START_WILL), Field("shards", "shards", box.START_SHARDS),
        Field("prestige", "prestige", least=-MOST), Field("extra turns", "extra"), Field("owed", "owed"),
        Field("final turn", "finals", False),
    )  # fmt: skip
    table_fields: ClassVar = (
        Field("extra turn", "is_extra", False), Field("pencils", "pencils", NO_SEAT, NO_SEAT),
        Field("last card", "emptied", NO_SEAT, NO_SEAT),
    )  # fmt: skip
    piece_fields: ClassVar = (Field("tokens", "tokens", zones=[ITEMS, SPELLS]),)
    unlisted: ClassVar = (TAKEN, PLAYED)
    moment_key = "phase"

    def lay_out(self) -> None:
        faces = [-1] * len(BOX.owners_of(0))
        corners = self.declared.faces_of_pool(SLATES, 0, self.t.setup)
        faces[SLATES.first : SLATES.first + len(corners)] = corners
        self.declared.hooks.lay_out(self.t, faces)

    # -- the slates ----------------------------------------------------------------------------------------------------

    def lay_more(self) -> None:
        for seat, given in enumerate(self.seats):
            for tile in self.listed(f"seat {seat}: ", given, "slate"):
                self.lay_tile(seat, tile, f"seat {seat}: slate: ")

    def lay_tile(self, seat: int, given: Any, where: str) -> None:
        """Places a tile on a slate, lower ones of a stack first; or exhaustion tokens on a corner."""
        if not isinstance(given, dict):
            self.problems.append(where + _("a tile is a table with 'name' and 'at', not {given!r}", given=given))
            return
        card = self.card_named(given.get("name"), (*TILES, CORNER), where)
        if card is None:
            return
        spot = seat * SPACES + self.t.prints[card.number].space
        keys = ["name", "exhausted"]
        if card.kind != CORNER:
            keys += ["at", "turn"]
            spot = self.spot_of(seat, given, where)
            it = self.piece(card, NO_SEAT, where) if spot >= 0 else spot
            if it < 0:
                return
            tiles.put_on(self.t, it, spot, given.get("turn", 0))
            self.t.show(it)
        self.problems += unknown_keys(where, given, keys)
        tiles.lay_tokens(self.t, spot, self.number(given, "exhausted", where))

    def spot_of(self, seat: int, given: dict[str, Any], where: str) -> int:
        """The space for a tile; below zero if there is none."""
        place: Any = given.get("at")
        if is_place(place) and self.number(given, "turn", where) < TURNS:
            return int(seat * SPACES + place[0] * COLUMNS + place[1])
        self.problems.append(
            where
            + _(
                "{name!r} needs 'at', its row (0 to {row}) and column (0 to {column}), and a 'turn' of 0 to {turn}",
                name=given["name"],
                row=ROWS - 1,
                column=COLUMNS - 1,
                turn=TURNS - 1,
            )
        )
        return -1

    def piece(self, card: Card, seat: int, where: str) -> int:
        """A free piece of the box: there are only so many of each tile and assignment for people to name."""
        pool = next(pool for pool in BOX.pools if pool.holds(card.kind))
        if self.numbers or card.number in self.left_of(pool, 0):  # other pieces can be copies
            return super().piece(card, seat, where)
        self.problems.append(where + _("there is no {name!r} left: it is named too often", name=card.name))
        return NOTHING

    # -- the turn ------------------------------------------------------------------------------------------------------

    def set_turn(self) -> None:
        super().set_turn()
        if max(self.t.pencils, self.t.emptied) >= len(self.seats):
            self.problems.append(_("there are only {n} seats, numbered from 0", n=len(self.seats)))

    def usual_turn(self) -> int:
        return 1

    def fill_up(self) -> None:
        """Fills what the scene does not say of the center, as at the start of a game."""
        self.t.tracked = False
        if "market" not in self.scene:
            market.refill_market(self.t)
        if "public" not in self.scene:
            assignments.refill_public(self.t, self.t.active)

    def check(self) -> None:
        t = self.t
        for seat in range(t.seats):
            if t.will[seat] > t.most_will(seat):
                self.problems.append(
                    _(
                        "seat {seat}: the Will dial goes to {most}, not to {will}",
                        seat=seat,
                        most=t.most_will(seat),
                        will=t.will[seat],
                    )
                )
            if t.completed(seat) >= box.ENOUGH and t.pencils < 0:
                self.problems.append(
                    _("seat {seat}: with {n} assignments pencils must be down", seat=seat, n=t.completed(seat))
                )
        if len(t.cards_in(MARKET)) > box.MARKET_SIZE or len(t.cards_in(PUBLIC)) > box.PUBLIC_SIZE:
            self.problems.append(_("at most four tiles and four assignments lie in the center"))
        if any(t.finals) and t.pencils < 0:
            self.problems.append(_("there is no final turn while no player has called pencils down"))
        if t.pencils >= 0 and not t.is_extra and not t.finals[t.active]:
            t.finals[t.active] = True


def is_place(place: Any) -> bool:
    """Whether this is a row and a column of a slate."""
    if not isinstance(place, list) or len(place) != 2 or not all(type(n) is int for n in place):
        return False
    return place[0] in range(ROWS) and place[1] in range(COLUMNS)
