"""What bots, clients and researchers use of a state. All else of it is for rules, and may change with them.

Each name with a sentence; `dir(state)` lists these, and `docs/state.md` is their table.
"""

from __future__ import annotations

from typing import Final

PUBLIC: Final = {
    "game": "the game that it is a state of: its rules, cards, actions",
    "setup": "what it was set up with: seed, decks, rulings, options, names of the players",
    "ruling": "`ruling(name)`: what holds at this table where the rulebook leaves something open",
    "seats": "how many players there are; seats are numbered from 0",
    "seat": "who must decide now; -1 when the game is over",
    "active": "whose turn it is",
    "turn": "the number of the turn, from 1; 0 before the first",
    "left": "`left()`: the seats still in the game, from the active one on",
    "decision": "what is asked: the seat, a sentence and its clause; seat -1 when the game is over",
    "decisions": "how many decisions have been made, lone options not counted",
    "legal_actions": "`legal_actions()`: what may be done now; empty when the game is over",
    "describe": "`describe(seat, action)`: the sentence for an option, as a seat may read it, with the pieces it names",
    "why_not": "`why_not(seat, action)`: the first need that fails, with its clause; None where the action may be done",
    "apply": "`apply(action)`: does it and goes on to the next decision; raises IllegalAction if it may not be done",
    "take": "`take(action)`: the same for an action that is known to be legal",
    "is_terminal": "whether the game is over",
    "outcome": "the winners, the reason and its clause; None before the end",
    "returns": "`returns()`: for each seat a number: -1 for losers, 2/k - 1 for each of k winners, 0 where all draw",
    "clone": "`clone()`: a copy that shares nothing that changes, chance included: it rolls what this one would roll",
    "save": "`save()`: all of it as data that JSON can hold; `game.load_state` restores it exactly",
    "fingerprint": "`fingerprint()`: a number, equal for equal states, the same in every process and build",
    "as_scene": "`as_scene()`: the position described in the game's words, for `game.scene`",
    "seat_of": "`seat_of(seat)`: what one seat may know and do: views, log, imagined states",
    "log": "what has happened, where the table is observed: events, with secrets in them",
    "undo_to": "how many decisions are left if the last one is taken back as a whole",
}
