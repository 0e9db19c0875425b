"""What tables in tests of all games share: cards by their names, actions by their sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.game.game import Game
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.cardtable import CardTable

S = TypeVar("S", bound=CardTable)
T = TypeVar("T", bound="NamedTable[Any]")


class NamedTable(Generic[S]):
    """A table, spoken of with the names of its cards.

    takes_first: whether of two options that read alike the first is meant; else there must not be two.
    """

    takes_first: ClassVar[bool] = False

    def __init__(self, made: S) -> None:
        self.state = made
        self.state.observed = True

    # -- actions -------------------------------------------------------------------------------------------------------

    def do(self, *sentences: str) -> None:
        """Does the options that read like this, one after the other; the beginning of the sentence is enough."""
        for sentence in sentences:
            self.state.apply(self.option(sentence))

    def option(self, sentence: str) -> Action[Any]:
        """The one option whose sentence is this, or begins with it."""
        told = [(self.said(action), action) for action in self.state.legal_actions()]
        found = [one for one in told if one[0] == sentence] or [one for one in told if one[0].startswith(sentence)]
        meant = {one[0] for one in found} if self.takes_first else found
        assert len(meant) == 1, (
            f"{len(meant)} options read {sentence!r}; there are {[one for one, _ in told]}: {self.asked}"
        )
        return found[0][1]

    def said(self, action: Action[Any]) -> str:
        """The sentence of an option, for the player who decides."""
        return self.state.seat_of(self.state.seat).describe(action)

    @property
    def options(self) -> list[str]:
        """The sentences of all options."""
        return [self.said(action) for action in self.state.legal_actions()]

    @property
    def asked(self) -> str:
        """What is asked."""
        return self.state.decision.prompt

    def why_not_at(self, kind: type, it: int, seat: int | None = None) -> Reason | None:
        """Why an action of this kind with this number is refused to a player: left out, to the one who decides."""
        action = next(one for one in self.state.game.actions if type(one) is kind and one.it == it)
        asker = self.state.seat if seat is None else seat
        reason = self.state.why_not(asker, action)
        assert (reason is None) == (asker == self.state.seat and action in self.state.options), f"{action}: {reason}"
        return reason

    # -- what there is -------------------------------------------------------------------------------------------------

    def names(self, pieces: Sequence[int]) -> list[str]:
        """What these are called."""
        return [self.state.card(it).name for it in pieces]

    def happened(self, *kinds: str) -> list[str]:
        """Of what has happened, what is of these kinds, in its order."""
        return [event.kind for event in self.state.log if event.kind in kinds]


class NamedScenes(Generic[T]):
    """Makes tables of what is said of them, and at last looks whether the scripted dice were all rolled."""

    table: type[T]

    def __init__(self, game: Game) -> None:
        self.game = game
        self.tables: list[T] = []

    def new_game(self, **setup: Any) -> T:
        """A game from its beginning, with all that happens in it logged."""
        return self.keep(self.game.begin(self.game.setup(**setup), observed=True))

    def keep(self, made: Any) -> T:
        """A table that is looked at in the end."""
        table = self.table(made)
        self.tables.append(table)
        return table

    def end(self) -> None:
        """All scripted dice must be used up."""
        for table in self.tables:
            script = table.state.chances.script
            assert script == [], f"nobody rolled {script[::-1]}"
