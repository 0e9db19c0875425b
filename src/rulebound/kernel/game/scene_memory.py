"""What a scene of any game has besides its cards: set-up, modifiers, who has seen what, and chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.modifier import load_modifier
from rulebound.kernel.basics.problem import unknown_keys
from rulebound.kernel.game.saving import SAVED_AS, copied
from rulebound.kernel.table.cardtable import CardTable
from rulebound.language import _


def saved_memory(table: CardTable, order: Sequence[int], memory: Sequence[str]) -> dict[str, Any]:
    """That part of a position's scene.

    order: the pieces in the order of the scene. memory: fields of the table that do not follow from where cards lie.
    """
    setup, chances = table.setup, table.chances
    scene: dict[str, Any] = {
        "quiet": table.idle_rounds,
        "seed": setup.seed,
        "rulings": dict(setup.rulings),
        "options": dict(setup.options),
        "names": list(setup.names),
        "modifiers": [modifier.save() for modifier in table.all_modifiers()],
        "pieces": list(order),
        "memory": {SAVED_AS.get(name, name): copied(remembered_as(table, name)) for name in memory},
        "streams": [stream.words() for stream in [*chances.shuffles, chances.dice]],
    }
    if chances.scripted:
        scene["chance"] = list(reversed(chances.script))
    return scene


def restore_memory(table: CardTable, scene: Mapping[str, Any], memory: Sequence[str]) -> list[str]:
    """Restores the table's modifiers, streams and memory. Returns what is wrong with their names.

    Raises TypeError, ValueError or the like for damaged values.
    """
    if "modifiers" in scene:
        table.set_modifiers([load_modifier(modifier) for modifier in scene["modifiers"]])
    if "streams" in scene:
        streams = [Chance(*words) for words in scene["streams"]]
        table.chances.shuffles, table.chances.dice = streams[:-1], streams[-1]
    given = scene.get("memory", {})
    keys = {SAVED_AS.get(name, name): name for name in memory}
    for key, value in given.items():
        if key in keys:
            name = keys[key]
            if type(value) is not type(remembered_as(table, name)):
                raise TypeError(_("{key!r} cannot be {value!r}", key=key, value=value))
            zone = table.game.zones.find(name)
            if zone is None:
                setattr(table, name, copied(value))
            else:
                table.piles[zone.number] = copied(value)
    table.stand()
    return unknown_keys(_("memory: "), given, keys)


def remembered_as(table: CardTable, name: str) -> Any:
    """A field of the table, or the cards of the common zone of this name, whose order a scene does not describe."""
    zone = table.game.zones.find(name)
    return getattr(table, name) if zone is None else table.cards_in(zone.number)
