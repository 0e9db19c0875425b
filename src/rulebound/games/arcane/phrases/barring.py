"""What players cannot do, or only for a price: `each other player cannot rest unless they lose 1 Will`."""

from __future__ import annotations

from typing import Any, ClassVar

from rulebound.cardtext.phrases.numbers.chosen import chosen, refuse_unchosen
from rulebound.cardtext.phrases.opponents.choosing_players import chosen_first
from rulebound.cardtext.phrases.opponents.forbidding import ForbidPlayers, PlayerAct
from rulebound.cardtext.phrases.structure.counts import Until
from rulebound.cardtext.phrases.structure.filters import Holds
from rulebound.cardtext.phrases.structure.lines import Standing
from rulebound.cardtext.phrases.structure.meaning import Sense
from rulebound.cardtext.phrases.structure.nouns import Noun
from rulebound.cardtext.phrases.structure.players import Others
from rulebound.cardtext.phrases.structure.sentences import Clause
from rulebound.cardtext.phrases.values.withstanding import Doers
from rulebound.games.arcane.card import ADD, COLLECT, COMPLETE, SYMBOL_ACTIONS, USE, WILL
from rulebound.games.arcane.events import CASTS, PERFORMS, RESTS
from rulebound.games.arcane.phrases.done_to_tiles import doer
from rulebound.games.arcane.phrases.symbols import SYMBOL
from rulebound.games.arcane.state import Table
from rulebound.kernel.basics.scope import Scope
from rulebound.kernel.table.ability import Ability
from rulebound.kernel.table.effect import Effect
from rulebound.kernel.table.static import Forbids

NAMES = {action: name for name, action in SYMBOL_ACTIONS.items()}
OF_ACTIONS = {action: f"perform {name} actions" for action, name in NAMES.items()}


class BarredAct(PlayerAct):
    forms: ClassVar[tuple[str, ...]] = ("rest", "cast tiles", "cast corners", *OF_ACTIONS.values())
    keys: ClassVar[dict[str, str]] = {form: form for form in forms}
    events: ClassVar[dict[str, str]] = {
        "rest": RESTS, "cast tiles": CASTS,
        **{OF_ACTIONS[action]: PERFORMS[action] for action in (COLLECT, WILL, ADD, USE, COMPLETE)},
    }  # fmt: skip


class CannotTake(Standing):
    """`Each other player cannot take tiles with a Chaos Magic symbol.`"""

    text: ClassVar[str] = "{who:Others} cannot take {noun+}"
    who: Others
    noun: Noun

    def abilities(self, sense: Sense, line: str) -> list[Ability[Any]]:
        noun = self.noun
        if noun.kind.word not in ("tile", "market tile"):
            sense.wrong(noun, "only tiles of the center are taken so")
        elif noun.adjectives or noun.whose is not None or noun.place is not None:
            sense.wrong(noun, "they are taken from the center: say only what they show")
        seats, tests = self.who.seats(sense), [noun.having.test(sense)] if noun.having is not None else []

        def applies(table: Table, source: int, me: int, it: int) -> bool:
            if it < 0 or me not in seats(table, Scope(table.controller(source), source, [])):
                return False
            return all([test.holds(table, source, it) for test in tests])

        return [Forbids(line, "take tiles", applies)]


class CannotPerformThat(Clause):
    """`Choose a casting action. Each other player cannot perform that action until the start of your next turn.`"""

    text: ClassVar[str] = "{who:Others} cannot perform that action {until}"
    who: Others
    until: Until

    def effect(self, sense: Sense) -> Effect[Any]:
        refuse_unchosen(self, sense, SYMBOL)
        seats, until = self.who.seats(sense), self.until
        bans = [ForbidPlayers(words, words, seats, until) for words in OF_ACTIONS.values()]
        return chosen_first(self.who, sense, ForbidChosen(bans))


class ForbidChosen(Effect[Any]):
    """The ban on the action that was chosen."""

    def __init__(self, bans: list[ForbidPlayers]) -> None:
        super().__init__()
        self.bans: list[Effect[Any]] = [*bans]

    def run(self, table: Table, scope: Scope) -> None:
        place = chosen(table, scope.source)
        if 0 <= place < len(self.bans):
            self.bans[place].run(table, scope)

    def parts(self) -> list[Effect[Any]]:
        return self.bans


class ByOtherPlayers(Doers):
    """`Tiles of yours cannot be exhausted by other players.`"""

    text: ClassVar[str] = "other players"

    def is_one(self, sense: Sense) -> Holds:
        return lambda table, source, it: it >= 0 and doer(table) != table.whose(source)
