"""Games as rows: for each game, each decision, each card that a seat came to know, and each search of a bot.

Seats and decisions are counted from 0. Each column is described where it is declared; `docs/research.md` lists them.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable
from rulebound.lab.arena import Arena
from rulebound.lab.loops import ended
from rulebound.lab.watching import Watcher


class Column(NamedTuple):
    """A column: its name, its type as Arrow has it, and what it says."""

    name: str
    type: str
    about: str


GAMES: Final = (
    Column("game", "int64", "the number of the game in the simulation, from 0"),
    Column("name", "string", "the name of the game, such as `courses`"),
    Column("rules", "string", "the version of its rules"),
    Column("set", "string", "the digest of its cards"),
    Column("seed", "int64", "the seed of the deal; games of one seed share their luck"),
    Column("bots", "list<string>", "the bot of each seat"),
    Column("decks", "list<string>", "the deck of each seat; empty without decks"),
    Column("rulings", "list<string>", "the rulings, as NAME=VALUE"),
    Column("first", "int8", "the seat that decided first"),
    Column("winners", "list<int8>", "the seats that won; empty if all share the end"),
    Column("returns", "list<float>", "what each seat got, from -1 to 1"),
    Column("reason", "string", "how it ended"),
    Column("loop", "list<string>", "what repeated, if it was stopped because of an endless loop"),
    Column("turns", "int32", "how many turns began; 0 where a game counts none"),
    Column("decisions", "int32", "how many decisions were made"),
)
DECISIONS: Final = (
    Column("game", "int64", "the number of the game"),
    Column("decision", "int32", "the number of the decision in the game, from 0"),
    Column("turn", "int32", "how many turns had begun"),
    Column("seat", "int8", "who decided"),
    Column("question", "string", "what was asked, by its name in the code"),
    Column("clause", "string", "the clause of the rulebook that asks it"),
    Column("options", "int32", "how many options there were"),
    Column("action", "string", "the kind of the action that was chosen"),
    Column("code", "int32", "its code, which is the same in all games with these rules and cards"),
    Column("card", "string", "the card with which it begins; null if there is none"),
    Column("value", "float", "what the game's own estimate gave this seat before, from 0 to 1"),
)
CARDS: Final = (
    Column("game", "int64", "the number of the game"),
    Column("seat", "int8", "who came to know the card first: drew it, or turned it over"),
    Column("card", "string", "its name"),
    Column("kind", "string", "its kind"),
    Column("deck", "string", "the deck of the seat; null without decks"),
    Column("drawn", "int32", "how many decisions had been made when it was first known"),
    Column("played", "int32", "the seat's first decision that began with it from its hand; null if there was none"),
    Column("won", "bool", "whether the seat won"),
)
SEARCHES: Final = (
    Column("game", "int64", "the number of the game"),
    Column("decision", "int32", "the number of the decision in the game, from 0"),
    Column("seat", "int8", "who decided"),
    Column("observation", "list<int16>", "what this seat could know, as `seat.observe().numbers`"),
    Column("options", "list<int32>", "the legal actions, by their numbers as in `seat.option_numbers()`"),
    Column("visits", "list<int32>", "how often the search tried each of them"),
    Column("chosen", "int32", "the number of the one that was taken"),
    Column("result", "float", "what this seat got at the end, from -1 to 1"),
)
SEAT: Final = [column.name for column in SEARCHES].index("seat")


class GameRows(NamedTuple):
    """The rows of one game, each in the order of its columns. searches: of decisions for which a bot has searched."""

    number: int
    game: tuple[Any, ...]
    decisions: list[tuple[Any, ...]]
    cards: list[tuple[Any, ...]]
    searches: list[tuple[Any, ...]]


def rows_of(arena: Arena, number: int) -> tuple[CardTable, GameRows]:
    """Plays a game of an arena, and gives the table after its end with the rows."""
    decisions: list[tuple[Any, ...]] = []
    searches: list[tuple[Any, ...]] = []
    watcher: Watcher | None = None
    state: CardTable | None = None
    for state, action, visits in arena.follow(number):
        if watcher is None:
            watcher = Watcher(state)
        else:
            watcher.look()
        watcher.before(action)
        if visits:
            searches.append(search_row(number, len(decisions), state, action, visits))
        it = action.it
        card = state.card(it).name if 0 <= it < len(state.faces) and state.faces[it] >= 0 else None
        question = state.question[0]
        decisions.append(
            (
                number,
                len(decisions),
                getattr(state, "turn", 0),
                state.seat,
                question.name,
                question.clause,
                len(state.options),
                type(action).__name__,
                action.code,
                card,
                state.game.value(state, state.seat),
            )
        )
    assert state is not None and watcher is not None, "every game has a decision"
    watcher.look()
    game = game_row(arena, number, state, watcher.first)
    got = state.returns() if state.over else [0.0] * state.seats
    searched = [(*row, got[row[SEAT]]) for row in searches]
    return state, GameRows(number, game, decisions, card_rows(number, state, watcher), searched)


def search_row(number: int, decision: int, state: CardTable, action: Action[Any], visits: list[int]) -> tuple[Any, ...]:
    """The row of a search, but for its last column, which only the end of the game tells."""
    seat = state.seat_of(state.seat)
    numbers = seat.option_numbers()
    chosen = numbers[state.options.index(action)]
    return (number, decision, state.seat, seat.observe().numbers, numbers, list(visits), chosen)


def game_row(arena: Arena, number: int, state: CardTable, first: int) -> tuple[Any, ...]:
    """The row of a game."""
    game, setup = arena.game, state.setup
    return (
        number,
        game.name,
        game.rules_version,
        game.cards_digest,
        setup.seed,
        [arena.plan.seats[i] for i in arena.order(number)],
        [deck.name for deck in setup.decks],
        [f"{name}={value}" for name, value in setup.rulings.items()],
        first,
        state.winners if len(state.winners) < state.seats else [],
        state.returns() if state.over else [0.0] * state.seats,
        ended(state),
        list(state.loop),
        getattr(state, "turn", 0),
        state.decisions,
    )


def card_rows(number: int, state: CardTable, watcher: Watcher) -> list[tuple[Any, ...]]:
    """The rows of the cards that each seat came to know."""
    winners = state.winners if len(state.winners) < state.seats else []
    cards = state.game.cards
    return [
        (
            number,
            seat,
            name,
            cards[name].kind,
            state.setup.decks[seat].name if state.setup.decks else None,
            drawn,
            watcher.played[seat].get(name),
            seat in winners,
        )
        for seat in range(state.seats)
        for name, drawn in watcher.drawn[seat].items()
    ]
