"""The attributes of a state: which are saved and how, which are not and why, and how to change one for a test."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulebound.kernel.basics.chance import Chance, Chances
from rulebound.kernel.basics.event import Event
from rulebound.kernel.basics.modifier import Modifier
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.pending import Delayed, Pending

SAVED_APART: Final = (
    "agenda",
    "scopes",
    "question",
    "options",
    "candidates",
    "modifiers",
    "pending",
    "declared",
    "delayed",
    "remembered",
    "chances",
)
NOT_SAVED: Final = {
    "game": "it is named, and loads the state",
    "setup": "it is saved as a whole",
    "zones": "they are the game's",
    "seats": "it is in the set-up",
    "last_seen": "a loaded state takes the floor for it, which is never less",
    "passes_alone": "it is in the set-up",
    "cards": "they are the game's",
    "gainable": "they are the game's",
    "silent": "it follows from enabled",
    "restless": "it follows from enabled",
    "unusual": "it follows from what is enabled",
    "gainable_by": "they are the game's",
    "prints": "they are the game's",
    "cards_of": "they are the game's",
    "cheapest": "it follows from the cards of the game",
    "box": "it is the game's",
    "counters": "they are the game's",
    "mark_list": "they are the game's",
    "value_list": "they are the game's",
    "owners": "they follow from the box and the set-up",
    "token_pieces": "they follow from the cards and the set-up",
    "pools": "they follow from the set-up",
    "pooled": "it follows from the pools",
    "standing": "it follows from what is enabled",
    "followed": "it follows from what is delayed",
    "activatable": "it follows from what is enabled",
    "forbids": "it follows from what is enabled, and from the modifiers",
    "lifts": "it follows from what is enabled",
    "lingers": "a loaded state looks once whether a token does",
    "shuffled_anew": "it is false whenever a player decides",
    "news": "whether there are any is no matter: it saves only a look",
    "done": "only one game counts it, and saves it",
    "replacing": "it is empty whenever somebody decides",
    "happening": "it is nothing whenever somebody decides",
    "changing": "it is empty whenever somebody decides",
    "doer": "it is nothing whenever somebody decides",
    "after_all": "it is empty whenever somebody decides",
    "attacker": "it is nothing whenever a player decides",
    "defender": "it is nothing whenever a player decides",
    "speaking": "it is nothing whenever somebody decides",
    "speaker": "it is no seat whenever a player decides",
    "counted": "it is empty whenever somebody decides",
    "legal": "it is saved as the options",
    "unchecked": "saving looks at all candidates",
    "counts": "they follow from the tiles on the slates",
    "enrolled": "it follows from the Classes",
    "enrolled_in": "it follows from the Classes",
    "enrolled_from": "it follows from the Classes",
    "at_hand": "it follows from the Hands and from what is enabled",
    "at_hand_in": "it follows from the Hands",
    "at_hand_with": "it follows from what is enabled",
    "at_hand_by": "it follows from the faces",
    "mixed": "it follows from what is enabled",
    "mixed_by": "it follows from what is enabled",
    "clockwise": "it follows from who is out",
    "chances_shared": "it says whether a copy must be made first",
    "cause": "it only numbers what is logged",
    "observed": "a match keeps a record instead of the log",
    "log": "a match keeps a record instead of the log",
}
NOT_IN_FINGERPRINT: Final = {
    "candidates": "the options that were taken from them are in it",
    "decisions": "one position can be reached on ways of different lengths",
    "turn_began": "one position can be reached on ways of different lengths",
    "loop": "it is about the way here, not about what can come",
    "action_start": "it is about the way here, not about what can come",
    "action_start_before": "it is about the way here, not about what can come",
    "undo_limit": "it is about the way here, not about what can come",
    "undo_limit_reason": "it is about the way here, not about what can come",
    "last_asked": "it is about the way here, not about what can come",
}
FROM_THE_START: Final = (  # a copy is made with them
    "game", "setup", "seats", "passes_alone", "cards", "gainable", "gainable_by", "zones", "prints", "pools", "pooled",
    "box", "counters", "mark_list", "value_list", "owners", "cards_of", "cheapest", "token_pieces",
)  # fmt: skip
REPLACED: Final = (
    "attached", "attackers", "blockers", "came", "host", "least", "researched", "ruined", "stopped", "wounds",
    "damage", "focus", "heaps", "hit", "maker", "moved", "moved_before", "performed", "power", "spent",
    "at_hand", "at_hand_by", "at_hand_in", "at_hand_with", "enabled", "below", "clockwise", "counted", "counts",
    "delayed", "followed", "remembered",
    "enrolled", "enrolled_in", "extra", "failed", "finals", "idol", "loop", "merit", "out", "owed", "points",
    "prestige", "ready", "replacing", "reputation", "schemes_played", "shards", "spared", "spot", "token",
    "tokens", "top", "turns", "used", "will",
)  # fmt: skip
LISTS_OF_SHARED: Final = {
    "piles",
    "amounts",
    "marks",
    "rows",
}  # copied, and each list in them is replaced, never changed
SHARED: Final = {
    "game": "games never change",
    "setup": "set-ups never change",
    "cards": "cards never change",
    "gainable": "cards never change",
    "gainable_by": "cards never change",
    "prints": "cards never change",
    "pools": "a piece never changes its pool",
    "pooled": "a piece never changes its pool",
    "token_pieces": "the same at all tables of so many",
    "zones": "zones never change",
    **dict.fromkeys(LISTS_OF_SHARED, "the list is copied, and each list in it is replaced, never changed"),
    **dict.fromkeys(
        ("box", "cards_of", "cheapest", "counters", "mark_list", "value_list", "owners"),
        "what is declared never changes",
    ),
    "faces": "replaced by a shuffle, never changed",
    "shuffled": "replaced by a shuffle, never changed",
    "since": "replaced by a shuffle, never changed",
    "standing": "replaced, never changed",
    "mixed_by": "replaced, never changed",
    "silent": "replaced, never changed",
    "activatable": "replaced, never changed",
    "forbids": "replaced, never changed",
    "legal": "replaced by each question, never changed",
    "candidates": "replaced by each question, never changed",
    "question": "replaced by each question, never changed",
    "winners": "set once, at the end of the game",
    **dict.fromkeys(REPLACED, "replaced when it is another, never changed"),
    "chances": "copied by whichever uses it first",
}


def copied(state: CardTable) -> list[str]:
    """The attributes that a copy must take over."""
    return [*state.plain_fields(), *SAVED_APART, "legal", "unchecked", "cause", "observed", "log"]


def attributes(thing: object) -> dict[str, object]:
    """All attributes of a table, or of something else with slots, by name."""
    names = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
    assert names, f"{thing!r} has no slots"
    return {name: getattr(thing, name) for name in names}


def flat(value: object) -> object:
    """The value as data that compare by what they say; what never changes stands for itself."""
    if isinstance(value, list):
        return [flat(item) for item in value]
    if isinstance(value, Scope):
        return value.save()
    if isinstance(value, Chances):
        return [[stream.words() for stream in value.shuffles], value.dice.words(), value.scripted, value.script[:]]
    return value


def other_than(state: CardTable, name: str) -> object:
    """A value for this attribute that it does not have now, of the same type."""
    value = getattr(state, name)
    made: dict[str, list[Any]] = {
        "agenda": [next(iter(state.game.steps.values()))],
        "scopes": [Scope(0, 1, [2, 3], 4, 5)],
        "question": [one for one in state.game.questions.values() if one not in state.question][:1],
        "options": [state.game.actions[0]],
        "legal": [state.game.actions[0]],
        "candidates": [state.game.actions[0]],
        "modifiers": [Modifier("power", 1, 2, "for the rest of the game", 0, 3)],
        "remembered": [Modifier("used: plays", -2, 2, "for the rest of the game", 0, -2)],
        "pending": [Pending(0, 1, 2, 3, -1)],
        "declared": [Pending(0, 1, 2, 3, -1, picks=[4])],
        "delayed": [Delayed(0, 1, 2, 3, -1, [4])],
        "log": [Event("taps", 0, 1, 2, -1, -1, 0, "", -1, 15)],
    }
    if name in made:
        return made[name] if name == "question" else [*made[name], *value]
    if name == "rows":
        return [[[0], *value[0]], *value[1:]]  # rows hold moments, and these pieces: an empty one does not tell
    if name == "chances":
        return Chances([Chance.of(n, "other") for n in range(state.seats)], Chance.of(99, "other"))
    return changed(value)


def changed(value: Any) -> Any:
    """Another value of the same type; lists stay as long as they are, unless they are empty."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "?"
    assert isinstance(value, list), f"the laws do not know how to change {value!r}"
    return [changed(value[0]), *value[1:]] if value else [0]


def containers(value: object, path: str) -> Iterator[tuple[str, object]]:
    """This value and all in it that could be changed in place, each with its path."""
    if isinstance(value, (list, dict, set)):
        yield path, value
        inner = value.values() if isinstance(value, dict) else value
        for number, item in enumerate(inner):
            yield from containers(item, f"{path}[{number}]")
    elif isinstance(value, (Scope, Chances)):
        yield path, value
        for name, item in attributes(value).items():
            yield from containers(item, f"{path}.{name}")
