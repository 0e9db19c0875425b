"""Games that branch when a card comes up: the same position with the old card and with another one.

Bots play the game as it is. Just before the decision by which the card is first seen, the position is kept, with the
card still hidden. From there the game is played on several times, with equal chance and equal bots: with the original
card, with its variant, and with another card of its kind. So all differences follow from the card.

The *holder* is the seat that brings the card in its deck, or that has it from the beginning. A card of a common supply
can come to each seat, so each seat in turn is the holder, and the others are barred from it: they neither take nor play
it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.event import EVERYBODY
from rulebound.kernel.basics.setup import Setup
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.action import NO_SEAT, Action
from rulebound.kernel.table.cardtable import CardTable
from rulebound.lab.arena import seed_of_bot
from rulebound.lab.loops import goes_on
from rulebound.lab.measure.quick import allowed, player_of
from rulebound.lab.measure.sums import Compared, Played
from rulebound.lab.measure.variants import NEW, Variant, Variants, exchange
from rulebound.lab.measure.whole import as_played

OLD, VARIANT, OTHER = "old", "new", "other"
LENT: Final = 1_000_003  # apart, so that bots after a branch have luck of their own


class Kept(NamedTuple):
    """The position before the decision by which a card is first seen.

    code: of that action. pieces: those that are exchanged. holders: the seats that can hold the card. common: whether
    it comes from a common supply, so that the others are barred from it.
    """

    state: CardTable
    code: int
    pieces: list[int]
    holders: list[int]
    common: bool


def branches(variants: Variants, wanted: Sequence[Variant], setup: Setup, bot: str, *, other: bool) -> list[Compared]:
    """Plays one game, and the branches of each card that is wanted and comes up.

    other: also with another card of the kind.
    """
    seed = setup.seed
    state = variants.base.begin(setup)
    first = state.seat
    standing = {one.name: stand_in(variants, one, state, seed) for one in wanted}
    there = [one for one in wanted if one.old != NEW and is_there(state, one)]
    found = [branch for one in there for branch in from_the_beginning(variants, one, setup, bot, first)]
    waiting = {one.name: one for one in wanted if one not in there and standing[one.name] != NEW}
    bots = [player_of(bot, seed_of_bot(seed, seat)) for seat in range(state.seats)]
    while waiting and goes_on(state):
        before = state.clone()
        action = bots[state.seat].choose(state.seat_of(state.seat))
        state.apply(action)
        for one in list(waiting.values()):
            shown = [it for it in pieces_of(state, standing[one.name]) if state.known[it]]
            if shown:
                del waiting[one.name]
                kept = kept_at(before, action, standing[one.name], state.owner(shown[0]), alone=one.old == NEW)
                found += from_a_branch(variants, one, kept, bot, first, other=other)
    return found


def kept_at(before: CardTable, action: Action[Any], number: int, owner: int, *, alone: bool) -> Kept:
    """The position in which the card is still hidden. owner: the seat that gets it; alone: only one piece is
    exchanged.
    """
    seats = range(before.seats)
    brought = [it for it in pieces_of(before, number) if before.owner(it) == owner] if owner in seats else []
    pieces = brought or pieces_of(before, number)
    holders = [owner] if owner in seats else list(seats)
    return Kept(before, action.code, pieces[:1] if alone else pieces, holders, not brought)


def from_a_branch(variants: Variants, one: Variant, kept: Kept, bot: str, first: int, *, other: bool) -> list[Compared]:
    """The continuations of a position in which the card is still hidden."""
    found: list[Compared] = []
    for holder in kept.holders:
        ways: dict[str, Played] = {}
        for way in ways_of(one, other=other):
            state = variants.carried_over(kept.state)
            number = another(variants, one, kept.state, holder) if way == OTHER else one.number
            if way != OLD and number != NEW and not (way == OTHER and one.old == NEW):
                exchange(state, kept.pieces, number)
            ways[way] = play_out(state, kept, holder, bot, first)
        found.append(compared(one.name, holder, ways))
    return found


def compared(name: str, holder: int, ways: dict[str, Played]) -> Compared:
    """The continuations as before and now. Before a new card there was another one of its kind."""
    if OLD in ways:
        return Compared(name, holder, ways[OLD], ways[VARIANT], ways.get(OTHER))
    return Compared(name, holder, ways[OTHER], ways[VARIANT])


def ways_of(one: Variant, *, other: bool) -> list[str]:
    """The continuations to play. A new card replaces another card, so the original is that other card."""
    if one.old == NEW:
        return [VARIANT, OTHER]
    return [OLD, VARIANT, OTHER] if other else [OLD, VARIANT]


def play_out(state: CardTable, kept: Kept, holder: int, bot: str, first: int) -> Played:
    """Plays a game to its end, from the decision at which the card comes up."""
    came = getattr(state, "turn", 0)
    watch = Use(state, holder, kept.pieces, barred=kept.common)
    action = next(option for option in state.options if option.code == kept.code)
    bots = [player_of(bot, seed_of_bot(state.setup.seed + LENT, seat)) for seat in range(state.seats)]
    watch.apply(action)
    while goes_on(state):
        watch.apply(allowed(bots[state.seat], state.seat_of(state.seat), watch.forbidden()))
    return watch.played(came, first)


def from_the_beginning(variants: Variants, one: Variant, setup: Setup, bot: str, first: int) -> list[Compared]:
    """The games with the old and the new card, if it is there before the first decision."""
    games: dict[str, tuple[Game, Setup]] = {
        OLD: (variants.base, setup),
        VARIANT: (variants.game_of(one), renamed(setup, variants.base.card_list[one.old].name, one.name)),
    }
    state = variants.base.begin(setup)
    owners = {state.owner(it) for it in pieces_of(state, one.old) if state.known[it]}
    held = [seat for seat in range(state.seats) if seat in owners]
    if len(held) == state.seats:
        return []  # every player has it: it can favour none
    found: list[Compared] = []
    for holder in held or list(range(state.seats)):
        ways: dict[str, Played] = {}
        for way, (game, begun) in games.items():
            table = game.begin(begun)
            watch = Use(table, holder, pieces_of(table, one.old), barred=not held)
            bots = [player_of(bot, seed_of_bot(setup.seed + LENT, seat)) for seat in range(table.seats)]
            while goes_on(table):
                watch.apply(allowed(bots[table.seat], table.seat_of(table.seat), watch.forbidden()))
            ways[way] = watch.played(0, first)
        found.append(compared(one.name, holder, ways))
    return found


def renamed(setup: Setup, old: str, new: str) -> Setup:
    """The set-up in which options that name the old card name the new one."""
    options = {key: new if value == old else value for key, value in setup.options.items()}
    return Setup(setup.seed, setup.seats, setup.decks, setup.rulings, options, setup.names)


class Use:
    """Notes whether the holder uses a card, and keeps the others from it."""

    def __init__(self, state: CardTable, holder: int, pieces: Sequence[int], *, barred: bool) -> None:
        self.state = state
        self.holder = holder
        self.faces = {state.faces[it] for it in pieces}
        self.barred = barred
        self.could = False
        self.done = -1

    def named(self, action: Action[Any]) -> bool:
        """Whether an action begins with the card, if the seat holds it hidden or no player has it yet."""
        state, it = self.state, action.it
        if not 0 <= it < len(state.faces) or state.faces[it] not in self.faces or state.question[0].chained:
            return False
        held = state.known[it] != EVERYBODY
        return held or state.controller(it) == NO_SEAT

    def forbidden(self) -> set[Action[Any]]:
        """The actions that a barred seat may not take."""
        if not self.barred or self.state.seat == self.holder:
            return set()
        return {action for action in self.state.options if self.named(action)}

    def apply(self, action: Action[Any]) -> None:
        """Takes an action, and notes the first one of the holder that begins with the card, or could."""
        if not self.could and self.state.seat == self.holder:
            self.could = any([self.begins(option) for option in self.state.options])
        if self.done < 0 and self.state.seat == self.holder and self.begins(action):
            self.done = getattr(self.state, "turn", 0)
        self.state.apply(action)

    def begins(self, action: Action[Any]) -> bool:
        it = action.it
        return (
            0 <= it < len(self.state.faces)
            and self.state.faces[it] in self.faces
            and not self.state.question[0].chained
        )

    def played(self, came: int, first: int) -> Played:
        """The result of the game for the holder."""
        used = self.done >= 0
        return as_played(self.state, self.holder, first, could=self.could, used=used, came=came, done=self.done)


def pieces_of(state: CardTable, number: int) -> list[int]:
    """The pieces that are this card."""
    return [it for it, face in enumerate(state.faces) if face == number]


def is_there(state: CardTable, one: Variant) -> bool:
    """Whether a seat sees the card before the first decision."""
    return any(state.known[it] for it in pieces_of(state, one.old))


def stand_in(variants: Variants, one: Variant, state: CardTable, seed: int) -> int:
    """The number of the card that the variant replaces at a table: its own, or a random one of its kind; else NEW."""
    return one.old if one.old != NEW else of_its_kind(variants, one, state, seed, hidden=True)


def another(variants: Variants, one: Variant, state: CardTable, holder: int) -> int:
    """Another random card of the kind, among those that are hidden at the table."""
    return of_its_kind(variants, one, state, state.setup.seed + holder, hidden=False)


def of_its_kind(variants: Variants, one: Variant, state: CardTable, seed: int, *, hidden: bool) -> int:
    """A random card of a variant's kind among the pieces of a table; NEW if there is none."""
    cards = variants.base.card_list
    found = [
        face for it, face in enumerate(state.faces)
        if 0 <= face < len(cards) and cards[face].kind == one.kind and face != one.old
        and not (hidden and state.known[it])
    ]  # fmt: skip
    return found[Chance.of(seed, one.name).below(len(found))] if found else NEW
