"""Saving a state as plain data, restoring it, and its fingerprint."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from rulebound.kernel.basics.chance import Chance, Chances
from rulebound.kernel.basics.modifier import load_modifier
from rulebound.kernel.basics.problem import RecordError, unknown_keys
from rulebound.kernel.basics.scope import load_scope
from rulebound.kernel.table.cardtable import CardTable
from rulebound.kernel.table.pending import load_delayed, load_pending
from rulebound.kernel.table.pieces import pieces_of
from rulebound.language import _

if TYPE_CHECKING:
    from rulebound.kernel.game.game import Game

FORMAT = 1
SAVED_AS: Final[dict[str, str]] = {  # fields that are saved under an earlier name of theirs
    "action_start": "deed",
    "action_start_before": "deed_before",
    "idle_rounds": "quiet",
    "enabled": "awake",
    "last_asked": "asked",
    "unchecked": "untried",
    "undo_limit": "floor",
    "undo_limit_reason": "floor_reason",
}
NOT_PART_OF_A_POSITION = (
    "loop",
    "decisions",
    "turn_began",
    "action_start",
    "action_start_before",
    "undo_limit",
    "undo_limit_reason",
    "last_asked",
)


def save(state: CardTable) -> dict[str, Any]:
    """The whole state as data for JSON. The log is not part of it; a match has a record instead."""
    setup = state.setup
    data: dict[str, Any] = {
        "format": FORMAT,
        "game": state.game.name,
        "cards": state.game.cards_digest,
        "setup": {
            "seed": setup.seed,
            "seats": setup.seats,
            "decks": [deck.save() for deck in setup.decks],
            "rulings": dict(setup.rulings),
            "options": dict(setup.options),
            "names": list(setup.names),
        },
        "agenda": [step.name for step in state.agenda],
        "scopes": [scope.save() for scope in state.scopes],
        "question": state.question[0].name if state.question else "",
        "options": [action.code for action in state.options],
        "candidates": [action.code for action in state.candidates],
        "modifiers": [modifier.save() for modifier in state.all_modifiers()],
        "raised": [pending.save() for pending in state.pending],
        "chance": {
            "shuffles": [stream.words() for stream in state.chances.shuffles],
            "dice": state.chances.dice.words(),
            "scripted": state.chances.scripted,
            "script": list(state.chances.script),
        },
        "table": {saved_as: copied(getattr(state, name)) for name, saved_as in saved_fields(state)},
    }
    if state.declared:
        data["declared"] = [pending.save() for pending in state.declared]
    if state.delayed:
        data["delayed"] = [delayed.save() for delayed in state.delayed]
    return data


def saved_fields(state: CardTable) -> list[tuple[str, str]]:
    """The fields that are saved as they are, each with the name that it has then: the same in all states of a game."""
    if not state.game.saved_fields:  # replaced, never changed: games are shared by threads
        state.game.saved_fields = [(name, SAVED_AS.get(name, name)) for name in state.plain_fields()]
    return state.game.saved_fields


def copied(value: Any) -> Any:
    """A copy of numbers, words and lists of them. The items of a list are all lists, or none of them is."""
    if not isinstance(value, list):
        return value
    if value and isinstance(value[0], list):
        return [copied(item) for item in value]
    return value[:]


def load(game: Game, data: Mapping[str, Any]) -> CardTable:
    """The state that was saved. Raises RecordError with all that is wrong with the data."""
    try:
        problems = check_origin(game, data)
        if not problems:
            state = empty(game, data["setup"])
            problems = check(state, data)
            if not problems:
                fill(game, state, data)
                return state
    except (
        KeyError,
        TypeError,
        ValueError,
        AssertionError,
        IndexError,
        AttributeError,
        OverflowError,
        RecursionError,
    ) as error:
        raise RecordError(
            _("this saved state"), [_("it is damaged: {name} {error}", name=type(error).__name__, error=error)]
        ) from error
    raise RecordError(_("this saved state"), problems)


def check_origin(game: Game, data: Mapping[str, Any]) -> list[str]:
    """Why this is no saved state of this game with these cards, in a sentence; empty if it is one."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        return [_("it is not a state saved in format {format}", format=FORMAT)]
    if data.get("game") != game.name:
        return [_("it is of the game {game!r}, not of {name!r}", game=data.get("game"), name=game.name)]
    if data.get("cards") != game.cards_digest:
        return [_("it was saved with other cards than are loaded here")]
    return []


def check(state: CardTable, data: Mapping[str, Any]) -> list[str]:
    """Why a state of this kind cannot become what was saved, in sentences; empty if it can."""
    game = state.game
    problems = [_("step {name!r} is not known", name=name) for name in data.get("agenda", []) if name not in game.steps]
    if data.get("question", "") not in game.questions and data.get("question", "") != "":
        problems.append(_("question {name!r} is not known", name=data["question"]))
    fields = data.get("table", {})
    wanted = [saved_as for _name, saved_as in saved_fields(state)]
    if len(fields.keys()) == len(wanted) and all([name in fields for name in wanted]):
        return problems  # as most often
    problems += unknown_keys(_("field "), fields, wanted)
    return problems + [_("field {name!r} is missing", name=name) for name in wanted if name not in fields]


def empty(game: Game, setup: Mapping[str, Any]) -> CardTable:
    """A table with this set-up, before anything was dealt."""
    return game.table(game.setup(**{**setup, "decks": [game.deck(deck) for deck in setup["decks"]]}))


def fill(game: Game, state: CardTable, data: Mapping[str, Any]) -> None:
    """Makes the position the one that was saved."""
    table = data["table"]
    for name, saved_as in saved_fields(state):
        setattr(state, name, copied(table[saved_as]))
    state.last_seen = state.undo_limit  # what was seen before is unknown: nothing that might have shown it is undone
    state.agenda = [game.steps[name] for name in data["agenda"]]
    state.scopes = [load_scope(scope) for scope in data["scopes"]]
    state.question = [game.questions[data["question"]]] if data["question"] else []
    state.options = [game.action(code) for code in data["options"]]
    state.candidates = [game.action(code) for code in data["candidates"]]
    state.set_modifiers([load_modifier(modifier) for modifier in data["modifiers"]])
    state.pending = [load_pending(pending) for pending in data["raised"]]
    state.declared = [load_pending(pending) for pending in data.get("declared", [])]
    state.set_delayed([load_delayed(delayed) for delayed in data.get("delayed", [])])
    state.pooled = pieces_of(state.pools)
    state.set_out(state.out)
    state.stand()
    chance = data["chance"]
    shuffles = [Chance(*words) for words in chance["shuffles"]]
    state.chances = Chances(shuffles, Chance(*chance["dice"]))
    state.chances.scripted = chance["scripted"]
    state.chances.script = list(chance["script"])
    state.chances_shared = False


def fingerprint(state: CardTable) -> int:
    """A number of 63 bits, equal for equal states, the same in every process and build."""
    data = save(state)
    del data["format"], data["cards"], data["candidates"]
    data["setup"] = {name: data["setup"][name] for name in ("seats", "rulings", "options")}
    for name in NOT_PART_OF_A_POSITION:
        del data["table"][SAVED_AS.get(name, name)]
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 1
