"""Instructions on the tile that is remembered, one after the other."""

from __future__ import annotations

from typing import Any, Final

from rulebound.cardtext.grammar.phrase import Phrase, make
from rulebound.cardtext.grammar.template import ONE
from rulebound.cardtext.phrases.choices.choosing import narrowed
from rulebound.cardtext.phrases.structure.effects import Remember
from rulebound.cardtext.phrases.structure.filters import Test, all_hold
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import Adjective, Noun
from rulebound.cardtext.phrases.structure.subjects import Object
from rulebound.games.arcane import assignments, ending, tiles
from rulebound.games.arcane.needs import may_take
from rulebound.games.arcane.phrases.nouns import Lying
from rulebound.games.arcane.slate import SPACES
from rulebound.games.arcane.state import Table
from rulebound.games.arcane.zones import ITEMS, MARKET, SLATE
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.agenda import Rule
from rulebound.kernel.table.effect import Effect, Sequence

BY_CARD: Final = "C16"  # cited again after a question of the rules, for what the card does then


def placed(what: Object, sense: Sense) -> Object:
    """Corners are printed: of tiles that are moved, turned or discarded, only placed ones come into question."""
    noun = getattr(what, "noun", None)
    if not isinstance(noun, Noun) or noun.kind.word not in ("tile", "corner"):
        return what
    words = [adjective.word for adjective in noun.adjectives if isinstance(adjective, Lying)]
    if noun.kind.word == "corner" or (words and "placed" not in words and "stacked" not in words):
        sense.wrong(noun, "corners are printed on the slate: say that it is a placed tile")
    if words:  # what is stacked was placed
        return what
    return narrowed(what, placed_ones())


def placed_ones() -> Adjective:
    found = make(Lying, ("placed",))
    assert isinstance(found, Adjective)
    return found


# -- Instructions on the tile that is remembered -----------------------------------------------------------------------


class AskFor(Effect[Any]):
    """A question of the rules on the tile that is remembered: where it goes, which way round it lies."""

    def __init__(self, asks: Rule[Table]) -> None:
        super().__init__()
        self.asking = asks

    def run(self, table: Table, scope: Scope) -> None:
        if scope.it >= 0:
            if table.zone[scope.it] == SLATE:
                scope.number = table.spot[scope.it]
            table.then(scope.me, self.asking)


class TakeRemembered(Effect[Any]):
    def run(self, table: Table, scope: Scope) -> None:
        if scope.it >= 0 and table.zone[scope.it] == MARKET and may_take.holds(table, scope.me, scope.it):
            tiles.take(table, scope.me, scope.it)
        else:
            scope.it = -1


class PlaceRemembered(Effect[Any]):
    def run(self, table: Table, scope: Scope) -> None:
        if scope.it >= 0 and scope.picks:
            table.clause = "add.place"
            tiles.place(table, scope.me, scope.it, scope.number, scope.picks[0])
            scope.picks = [scope.it]
        table.clause = BY_CARD


class MoveRemembered(Effect[Any]):
    def run(self, table: Table, scope: Scope) -> None:
        table.clause = BY_CARD
        if scope.it >= 0 and scope.number // SPACES == table.holder[scope.it]:
            tiles.move(table, scope.it, scope.number)
            scope.picks = [scope.it]


class RotateRemembered(Effect[Any]):
    def run(self, table: Table, scope: Scope) -> None:
        table.clause = BY_CARD
        if scope.it >= 0 and scope.picks:
            tiles.rotate(table, scope.it, scope.picks[0])
            scope.picks = [scope.it]


def turned() -> list[Effect[Any]]:
    """The tile that is remembered is turned."""
    return [AskFor(ending.choose_turn), RotateRemembered()]


def moved(asks: Rule[Table]) -> list[Effect[Any]]:
    """The tile that is remembered is moved. asks: where to."""
    return [AskFor(asks), MoveRemembered()]


def done_to_each(what: Object, sense: Sense, body: list[Effect[Any]], tests: list[Test] | None = None) -> Effect[Any]:
    """These tiles are taken, and something is done with each; of one there is no need to note which come later.

    tests: what must be so of those that are chosen.
    """
    is_one = not isinstance(what, Phrase) or what.number() == ONE
    taken = placed(what, sense).take_such(sense, tests or [])
    return Sequence(taken, Remember(), *body) if is_one else Sequence(taken, EachRemembered(Sequence(*body)))


class EachRemembered(Effect[Any]):
    """Something is done with each tile that was taken, which is remembered meanwhile; in the end all are taken."""

    def __init__(self, body: Effect[Any]) -> None:
        super().__init__()
        self.body = body
        self.next: Effect[Any] = NextTile(body)

    def run(self, table: Table, scope: Scope) -> None:
        scope.queue = [it for it in scope.picks if it >= 0]
        scope.it, scope.picks = -1, []
        table.agenda.append(self.next.step)

    def parts(self) -> list[Effect[Any]]:
        return [self.next]


class NextTile(Effect[Any]):
    def __init__(self, body: Effect[Any]) -> None:
        super().__init__()
        self.body = body

    def run(self, table: Table, scope: Scope) -> None:
        if scope.queue:
            scope.it, scope.picks = scope.queue[0], []
            scope.queue = scope.queue[1:]
            table.agenda.append(self.step)
            table.agenda.append(self.body.step)

    def parts(self) -> list[Effect[Any]]:
        return [self.body]


class SwapTaken(Effect[Any]):
    def run(self, table: Table, scope: Scope) -> None:
        if len(scope.picks) == 2:
            tiles.swap(table, scope.picks[0], scope.picks[1])


class SwapRemembered(Effect[Any]):
    """It changes places with what was taken, if all this is so of both."""

    def __init__(self, tests: list[Test]) -> None:
        super().__init__()
        self.tests = tests
        self.in_return: Effect[Any] = GiveInReturn()

    def run(self, table: Table, scope: Scope) -> None:
        it, other = scope.it, scope.picks[0] if scope.picks else -1
        if it < 0 or other < 0 or it == other:
            return
        if not all([all_hold(self.tests, table, scope.source, one) for one in (it, other)]):
            return
        if table.zone[it] != ITEMS:
            tiles.exchange(table, it, other)
            scope.picks = [it, other]
        elif table.zone[other] == ITEMS and table.holder[it] != table.holder[other]:
            first, second = (it, other) if table.holder[other] == scope.me else (other, it)
            scope.picks, scope.number = [first, second], table.holder[first]
            table.agenda.append(self.in_return.step)
            assignments.change_hands(table, first, table.holder[second])

    def parts(self) -> list[Effect[Any]]:
        return [self.in_return]


class GiveInReturn(Effect[Any]):
    """The second item goes to who had the first one, if that has really come: a card may have kept it. [R18]"""

    def run(self, table: Table, scope: Scope) -> None:
        first, second = scope.picks
        if table.zone[first] == table.zone[second] == ITEMS and table.holder[first] == table.holder[second]:
            assignments.change_hands(table, second, scope.number)
