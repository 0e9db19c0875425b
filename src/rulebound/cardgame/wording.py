"""What the words in braces stand for in the sentences of a game that adds none of its own.

`{it}` is the card; `{source}` the card whose effect is being played out; `{use}` and `{toll}` what a card can be used
for and at what cost; `{because ...}` the card that forbids something. The keys of values are what a card has of them
now, and the names of counters what the player has.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rulebound.kernel.basics.words import Part
from rulebound.kernel.table.ability import Activated
from rulebound.kernel.table.ability_keys import cannot
from rulebound.kernel.table.action import NOTHING
from rulebound.language import N_, _

if TYPE_CHECKING:
    from rulebound.cardgame.table import Table

IT: Final = N_("it")
UNKNOWN: Final = {"it": N_("a card"), "use": N_("what it offers"), "toll": N_("its cost")}


def word(table: Table, word: str, me: int, it: int) -> Part:
    """The text of a word, and the piece that it names. It tells nothing that `me` may not know."""
    if word.startswith("because "):
        return because(table, word.removeprefix("because "), me, it)
    if word == "source":
        return table.named(table.scopes[-1].source, me) if table.scopes else Part(_(IT))
    if word == "player":
        return Part(table.setup.names[it] if 0 <= it < table.seats else _("a player"))
    if word == "choice":
        choices = table.question[0].choices if table.question else []
        return Part(choices[it] if 0 <= it < len(choices) else _(IT))
    if word.startswith("offer"):
        return offer(table, word, it)
    for counter in table.counters:
        if word == counter.many:
            return Part(counter.said(table.amounts[counter.number][me]))
    if not table.has(it) or it < 0 or not table.knows(me, it) or table.faces[it] < 0:
        return Part(_(UNKNOWN.get(word, f"its {word}")))
    return of_card(table, word, me, it)


def offer(table: Table, word: str, it: int) -> Part:
    """`{offer}`: one of the uses of a card; `{offer toll}`: its cost."""
    uses = table.usable(table.scopes[-1].source) if table.scopes and table.scopes[-1].source >= 0 else []
    ability = uses[it].ability if 0 <= it < len(uses) else None
    if not isinstance(ability, Activated):
        return Part(_(IT))
    return Part(ability.price if word == "offer toll" else ability.text.rstrip("."))


def of_card(table: Table, word: str, me: int, it: int) -> Part:
    """A word about a card that the reader knows."""
    if word == "it":
        return Part(table.card(it).name, it)
    if word == "use":
        return Part(_(" or ").join([use.ability.does.rstrip(".") for use in table.usable(it)]) or _(UNKNOWN[word]))
    if word == "toll":
        tolls = [use.ability.price for use in table.usable(it) if isinstance(use.ability, Activated)]
        return Part(_(" or ").join(tolls) or _(UNKNOWN[word]))
    for value in table.value_list:
        if word == value.key:
            n = table.value(word, it)
            return Part(table.counters[value.unit].said(n) if value.unit >= 0 else str(n))
    problem = f"{{{word}}}: no value, counter or other word of {table.game.title} is called so"
    raise NotImplementedError(problem)  # a mistake in a sentence of the game itself: laws find it before a player can


def because(table: Table, what: str, me: int, it: int) -> Part:
    """The card that forbids something to a card; nothing, if it is that card itself."""
    forbidder = table.forbidder(cannot(what), me, it) if table.has(it) and table.knows(me, it) else NOTHING
    if forbidder in (it, NOTHING):
        return Part("")
    return Part(_(" because of {card}", card=table.name_of(forbidder, me)), forbidder)
