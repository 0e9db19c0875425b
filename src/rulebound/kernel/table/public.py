"""The public names of a state, each with a sentence. Everything else belongs to the rules and may change with them.

`dir(state)` lists these names, and `docs/api.md` has them as a table.
"""

from __future__ import annotations

from typing import Final

PUBLIC: Final = {
    "game": "its game, with rules, cards and actions",
    "setup": "its set-up: seed, decks, rulings, options, names of the players",
    "ruling": "`ruling(name)`: the value of a ruling, where the rulebook leaves a question open",
    "seats": "the number of seats; they are numbered from 0",
    "seat": "the seat that must decide now; -1 when the game is over",
    "active": "the seat whose turn it is",
    "turn": "the number of the turn, from 1; 0 before the first",
    "left": "`left()`: the seats still in the game, from the active one on",
    "decision": "the current `Decision`; its seat is -1 when the game is over",
    "decisions": "how many decisions have been made; a single legal action takes itself and does not count",
    "legal_actions": "`legal_actions()`: the legal actions of the seat that decides; empty when the game is over",
    "describe": "`describe(seat, action)`: the sentence for an action, in parts, as a seat may read it",
    "why_not": "`why_not(seat, action)`: the `Reason` why an action is not legal for a seat; None if it is legal",
    "apply": "`apply(action)`: carries out a legal action and goes on to the next decision; raises IllegalAction",
    "take": "`take(action)`: the same without the test, for an action that is known to be legal",
    "is_terminal": "whether the game is over",
    "outcome": "the `Outcome`; None before the end",
    "returns": "`returns()`: for each seat from -1 to 1: losers -1, k winners 2/k - 1 each; all 0 in a draw",
    "clone": "`clone()`: an independent copy, chance included: it will draw and roll the same",
    "save": "`save()`: the whole state as data for JSON; `game.load_state` restores it exactly",
    "fingerprint": "`fingerprint()`: a number that is equal for equal states, the same in every process and build",
    "as_scene": "`as_scene()`: the position as a scene, for `game.scene`; raises SceneError in the middle of an action",
    "seat_of": "`seat_of(seat)`: a `Seat`, which is what one player may know and do; -1 is a spectator",
    "log": "all events, with secrets, if the state belongs to a `Match`; else empty",
    "undo_to": "the number of decisions that are left after undoing the last action with its chained choices",
}
