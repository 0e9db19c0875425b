"""Reading a scene, the description of a position: what all games share. It collects everything that is impossible."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

from rulebound.kernel.basics.chance import Chances
from rulebound.kernel.basics.problem import DataError, SceneError, SetupError, nearest, unknown_keys
from rulebound.kernel.basics.setup import Setup
from rulebound.kernel.game.game import Game
from rulebound.kernel.game.scene_memory import restore_memory
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.card import Card
from rulebound.kernel.table.cardtable import CardTable
from rulebound.language import _

TABLE_KEYS: Final = ("seed", "decks", "rulings", "options", "names")  # those of the set-up


@contextmanager
def damage_reported() -> Iterator[None]:
    """Raises SceneError for any error that damaged values cause."""
    try:
        yield
    except DataError:
        raise
    except (TypeError, KeyError, ValueError, IndexError, AttributeError, OverflowError, RecursionError) as error:
        raise SceneError(
            _("this scene"), [_("it is damaged: {name} {error}", name=type(error).__name__, error=error)]
        ) from error


class SceneReader:
    """Reads the common part of a scene."""

    def __init__(self, game: Game, scene: dict[str, Any], keys: Sequence[str]) -> None:
        self.game = game
        self.scene = scene
        self.problems: list[str] = unknown_keys("", scene, keys)
        seats = scene.get("seats", [{}, {}])
        if not isinstance(seats, list) or not all(isinstance(one, dict) for one in seats):
            self.problems.append(_("'seats' must be a list of what lies in front of each player"))
            self.stop_if_wrong()
        self.seats: list[dict[str, Any]] = seats
        self.numbers = self.piece_numbers()

    def stop_if_wrong(self) -> None:
        if self.problems:
            raise SceneError(_("this scene"), self.problems)

    def empty_table(self) -> CardTable:
        """The empty table."""
        setup = self.setup()
        table = self.game.table(setup)
        table.chances = Chances.of_seed(setup.seed, setup.seats)
        table.chances_shared = False
        return table

    def setup(self) -> Setup:
        """The set-up of the table; if it is wrong, the default one, to find further problems."""
        seats = len(self.seats)
        try:
            return self.game.setup(seats=seats, **{key: self.scene[key] for key in TABLE_KEYS if key in self.scene})
        except SetupError as error:
            self.problems += error.problems
        if seats not in self.game.seats:
            self.stop_if_wrong()
        return self.game.setup(seats=seats)

    def piece_numbers(self) -> list[int]:
        """The pieces of the cards in the order of the scene, if it has them."""
        pieces = self.scene.get("pieces", [])
        if not isinstance(pieces, list) or not all(type(it) is int for it in pieces):
            self.problems.append(_("'pieces' must be a list of numbers"))
            self.stop_if_wrong()
        return list(pieces)

    def number(self, given: dict[str, Any], key: str, where: str = "", default: int = 0, least: int = 0) -> int:
        """A number of the scene; its default if it is wrong."""
        value = given.get(key, default)
        if type(value) is not int or value < least:
            self.problems.append(
                where + _("{key!r} must be a number from {least} on, not {value!r}", key=key, least=least, value=value)
            )
            return default
        return value

    def listed(self, where: str, given: Any, key: str) -> list[Any]:
        """The cards of a list in the scene; empty if it is not a list."""
        cards = given.get(key, []) if isinstance(given, dict) else []
        if isinstance(cards, list):
            return cards
        self.problems.append(where + _("{key!r} must be a list of cards", key=key))
        return []

    def described(self, card: Any, keys: Sequence[str], where: str) -> dict[str, Any]:
        """A card of the scene: its name alone, or a table with a name and these keys."""
        given: dict[str, Any] = card if isinstance(card, dict) else {"name": card}
        name = given.get("name")
        if isinstance(name, str):
            self.problems += unknown_keys(f"{where}{name}: ", given, ["name", *keys])
        return given

    def card_named(self, name: Any, kinds: Collection[str], where: str) -> Card | None:
        """The card of this name, if it exists and is of one of these kinds; of any kind, if none are given."""
        if not isinstance(name, str):
            self.problems.append(where + _("a card is a name, or a table with a 'name', not {name!r}", name=name))
        elif name not in self.game.cards and name not in self.game.tokens:
            self.problems.append(
                where + _("there is no card {name!r}{nearest}", name=name, nearest=nearest(name, self.game.cards))
            )
        else:
            card = self.game.cards.get(name) or self.game.tokens[name]
            if not kinds or card.kind in kinds:
                return card
            self.problems.append(where + _("{name} ({kind}) cannot lie there", name=name, kind=card.kind))
        return None

    def unused(self, free: list[int], fits: Callable[[int], bool]) -> int:
        """Takes a free piece that fits: the one that the scene has, else the first; NOTHING if there is none."""
        wanted = self.numbers.pop(0) if self.numbers else NOTHING
        for it in [wanted] if wanted >= 0 else free:
            if it in free and fits(it):
                free.remove(it)
                return it
        return NOTHING

    def go_on(self, table: CardTable) -> None:
        """Goes on to the decision of the scene, which counts as the first."""
        table.advance()
        table.decisions, table.action_start, table.action_start_before = 0, 0, 0
        table.undo_limit, table.undo_limit_reason = 0, ""

    def set_chance(self, table: CardTable) -> None:
        """Scripts the dice, the next one first."""
        rolls = self.scene["chance"]
        if not isinstance(rolls, list) or any(type(rolled) is not int or rolled < 1 for rolled in rolls):
            self.problems.append(_("'chance' must be a list of what the dice show, not {rolls!r}", rolls=rolls))
            return
        table.chances.scripted = True
        table.chances.script = rolls[::-1]

    def set_memory(self, table: CardTable, memory: Sequence[str]) -> None:
        """Restores what `as_scene` wrote besides the cards. People do not write this, so errors have no details."""
        try:
            self.problems += restore_memory(table, self.scene, memory)
        except (TypeError, ValueError, AssertionError, IndexError, AttributeError, RecursionError) as error:
            self.problems.append(_("its memory, modifiers or streams are damaged: {error}", error=error))
