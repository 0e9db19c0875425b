"""What a scene of any game carries besides where its pieces lie: the set-up, modifiers, what was seen, and chance."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rulebound.kernel.basics.chance import Chance
from rulebound.kernel.basics.modifier import load_modifier
from rulebound.kernel.basics.problem import unknown_keys
from rulebound.kernel.game.saving import copied
from rulebound.kernel.table.cardtable import CardTable


def remembered(table: CardTable, order: Sequence[int], memory: Sequence[str]) -> dict[str, Any]:
    """That part of the scene of a position.

    order: the pieces as the rest of the scene names them. memory: fields of the table that no place of a piece tells.
    """
    setup, chances = table.setup, table.chances
    scene: dict[str, Any] = {
        "quiet": table.quiet,
        "seed": setup.seed,
        "rulings": dict(setup.rulings),
        "options": dict(setup.options),
        "names": list(setup.names),
        "modifiers": [modifier.save() for modifier in table.modifiers],
        "pieces": list(order),
        "memory": {name: copied(remembered_as(table, name)) for name in memory},
        "streams": [stream.words() for stream in [*chances.shuffles, chances.dice]],
    }
    if chances.scripted:
        scene["chance"] = list(reversed(chances.script))
    return scene


def recall(table: CardTable, scene: Mapping[str, Any], memory: Sequence[str]) -> list[str]:
    """Gives the table its modifiers, streams and memory back; what is wrong with their names is returned.

    Raises TypeError, or what damaged values lead to, where one cannot be what it says.
    """
    table.modifiers = [load_modifier(modifier) for modifier in scene.get("modifiers", [])]
    if "streams" in scene:
        streams = [Chance(*words) for words in scene["streams"]]
        table.chances.shuffles, table.chances.dice = streams[:-1], streams[-1]
    given = scene.get("memory", {})
    for name, value in given.items():
        if name in memory:
            if type(value) is not type(remembered_as(table, name)):
                raise TypeError(f"{name!r} cannot be {value!r}")
            zone = table.game.zones.find(name)
            if zone is None:
                setattr(table, name, copied(value))
            else:
                table.piles[zone.number] = copied(value)
    table.stand()
    return unknown_keys("memory: ", given, memory)


def remembered_as(table: CardTable, name: str) -> Any:
    """A field of the table, or what lies in the common zone of this name: its order is no part of a description."""
    zone = table.game.zones.find(name)
    return getattr(table, name) if zone is None else table.cards_in(zone.number)
