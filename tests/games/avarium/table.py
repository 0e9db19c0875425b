"""A table of Avarium Academy in a test: cards by their names, actions by their sentences.

table = scene(
    player("Kumara RAJ", students=["Record-O-Matic", exhausted("Hall Monitor")], hand=["Pep Talk"], reputation=3),
    player("Hatsurugi TOUKA", merit=12),
)
table.play("Use Record-O-Matic")
assert table.merit == [23, 12]
"""

from __future__ import annotations

from typing import Any

from rulebound.cardgame.telling import OF_TEXTS
from rulebound.games.avarium import box, state, zones
from rulebound.games.avarium.effects import RESPOND
from rulebound.games.avarium.events import LOG
from rulebound.games.avarium.fights import WHOM
from rulebound.games.avarium.zones import CLASS, EXPEL_PILE, HALLWAY, HAND, TRASH_PILE
from rulebound.kernel.basics.reason import Reason
from rulebound.kernel.knowledge.log_lines import lines
from rulebound.kernel.table.action import NOTHING
from rulebound.kernel.table.zones import AWAY
from tests.games.named import NamedScenes, NamedTable

# -- What a scene is made of -------------------------------------------------------------------------------------------


def player(idol: str = "", students: list[Any] | None = None, **zones: Any) -> dict[str, Any]:
    """What lies in front of a player; `students` are those in the Class."""
    named = {"idol": idol} if idol else {}
    return {**named, "class": students or [], **zones}


def exhausted(name: str) -> dict[str, Any]:
    """A student that lies sideways."""
    return {"name": name, "exhausted": True}


NOTHING_TO_PAY = "Spend 0 Reputation"


class Table(NamedTable[state.Table]):
    """A table, spoken of with the names of its cards."""

    takes_first = True

    # -- actions -------------------------------------------------------------------------------------------------------

    def do(self, *sentences: str) -> None:
        """Does these options. What costs nothing is paid with Reputation, unless a sentence says otherwise."""
        for sentence in sentences:
            if not self.can(sentence):
                self.pay_nothing()
            super().do(sentence)

    def pay_nothing(self) -> None:
        """Pays for a scheme that costs nothing, if that is asked."""
        if self.can(NOTHING_TO_PAY):
            super().do(NOTHING_TO_PAY)

    def play(self, *sentences: str) -> None:
        """Does these options; whenever a player may respond whom the sentences do not let, that player passes."""
        for sentence in sentences:
            if not self.can(sentence):
                self.pay_nothing()
            while self.responding and not self.can(sentence):
                self.do("Pass")
            self.do(sentence)
        self.passes()

    def passes(self) -> None:
        """All pass until something else is asked."""
        self.pay_nothing()
        while self.responding:
            self.do("Pass")

    def attack(self, attacker: str, target: str) -> None:
        """Declares a fight, and plays out what that triggers; a lone target takes itself."""
        self.do(f"Attack with {attacker}")
        if self.state.question[0] is WHOM:
            self.do(f"Attack {target}")
        assert self.state.leaders[1] == self.piece(target)
        self.take_effect()

    def take_effect(self) -> None:
        """Nobody responds to what waits on the list of effects."""
        self.pay_nothing()
        while self.responding and self.state.declared:
            self.do("Pass")

    def fight(self, attacker: str, target: str, *after: str) -> None:
        """A fight without supporters, unless the sentences name them."""
        self.attack(attacker, target)
        for sentence in after:
            self.until(sentence)
            self.do(sentence)
        self.finish_fight()

    def until(self, sentence: str) -> None:
        """Nobody responds or supports until this can be done."""
        self.pay_nothing()
        while not self.can(sentence):
            self.do("Pass" if self.responding else "No support")

    def until_step(self, step: int, *sentences: str) -> None:
        """Does these options as `play` does, and lets nobody respond until this step of the turn has come."""
        for sentence in sentences:
            while not self.can(sentence):
                self.do("Pass")
            self.do(sentence)
        while self.state.step != step:
            self.do("Pass")

    def finish_fight(self) -> None:
        """Nobody does anything more in it."""
        while self.state.fighting and not self.state.over:
            self.do("Pass" if self.responding else "No support")
        self.passes()

    def end_turn(self, *sentences: str) -> None:
        """Ends the turn, up to the next player's Plan Phase; the sentences answer what is asked meanwhile."""
        before = self.state.turn
        self.play("End your turn", *sentences)
        while self.state.turn == before and not self.state.over:
            raise AssertionError(f"before the turn ends, this is asked: {self.asked} {self.options}")
        self.passes()

    @property
    def responding(self) -> bool:
        """Whether a player is asked for a response."""
        return bool(self.state.question) and self.state.question[0] is RESPOND

    def can(self, sentence: str) -> bool:
        """Whether an option reads, or begins, like this."""
        return any(option.startswith(sentence) for option in self.options)

    def why_not(self, kind: type, name: str = "", seat: int | None = None) -> Reason | None:
        """Why an action of this kind with this card is refused; None if it is not."""
        return self.why_not_at(kind, self.piece(name) if name else NOTHING, seat)

    # -- what lies where -----------------------------------------------------------------------------------------------

    def piece(self, name: str) -> int:
        """The first piece with this face that is not in a deck or in the box, or else any."""
        found = [it for it in range(box.PIECES) if self.state.faces[it] >= 0 and self.state.card(it).name == name]
        assert found, f"no card {name!r} in the game"
        hidden = (zones.SCHOOL, zones.LIBRARY, AWAY)
        return next((it for it in found if self.state.zone[it] not in hidden), found[0])

    def zone(self, name: str) -> str:
        """The zone in which a card is."""
        return zones.ZONES.of[self.state.zone[self.piece(name)]].name

    def students(self, seat: int) -> list[str]:
        """Those in a Class."""
        return self.names(self.state.cards_in(CLASS, seat))

    def hallway(self, seat: int) -> list[str]:
        return self.names(self.state.cards_in(HALLWAY, seat))

    def hand(self, seat: int) -> list[str]:
        return self.names(self.state.cards_in(HAND, seat))

    def exhausted(self, *names: str) -> list[bool]:
        """Whether these lie sideways."""
        return [self.state.exhausted[self.piece(name)] for name in names]

    def token(self, name: str) -> bool:
        """Whether it has an Attack Token."""
        return self.state.token[self.piece(name)]

    def combat(self, name: str) -> int:
        return self.state.combat(self.piece(name))

    def defense(self, name: str) -> int:
        return self.state.defense(self.piece(name))

    @property
    def expelled(self) -> list[str]:
        """The Expel Pile, the last one last."""
        return self.names(self.state.cards_in(EXPEL_PILE))

    @property
    def trashed(self) -> list[str]:
        """The Trash Pile, the last one last."""
        return self.names(self.state.cards_in(TRASH_PILE))

    @property
    def merit(self) -> list[int]:
        """Everybody's Merit."""
        return self.state.merit

    @property
    def reputation(self) -> list[int]:
        """Everybody's Reputation."""
        return self.state.reputation

    @property
    def outcome(self) -> tuple[list[int], str] | None:
        """Winners by their seats, and the reason; None while the game goes on."""
        outcome = self.state.outcome
        return (sorted(outcome.winners), outcome.reason) if outcome else None

    def told(self, seat: int = -1) -> list[str]:
        """The log, as a player may read it; -1 is a spectator."""
        said = [line.text for line in lines(self.state, seat, OF_TEXTS | LOG.sentences, LOG.headings)]
        return ["".join(word if isinstance(word, str) else word.w for word in sentence) for sentence in said]


class Scene(NamedScenes[Table]):
    """Makes tables of one game."""

    table = Table

    def __call__(self, *players: dict[str, Any], **scene: Any) -> Table:
        """The table, with two players at least.

        Where no `chance` is given, no die may be rolled.
        """
        seats = [*players, player(), player()][: max(2, len(players))]
        given = {"chance": [], **scene}
        return self.keep(self.game.scene(seats=seats, **given))


def cast(table: Table, scheme: str, *answers: str) -> None:
    """Plays a scheme; only what leaves a choice is asked."""
    table.do(f"Play {scheme}")
    for answer in (*answers, "Spend 1 Reputation"):
        if answer and table.can(answer):
            table.do(answer)
    table.passes()
