"""The words in braces that only the sentences of Varia have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulebound.cardgame.wording import word as usual_word
from rulebound.kernel.basics.words import Part
from rulebound.kernel.table.action import NOTHING
from rulebound.language import _, _n

if TYPE_CHECKING:
    from rulebound.games.varia.state import Table


def word(table: Table, word: str, me: int, it: int) -> Part:
    """`{moment}`: a moment by its number; `{there}`: the player's own cards in it, but for one that comes there just
    now; `{price}`: the price of amplifying.
    """
    if word == "moment":
        return Part(_("moment {n}", n=it + 1))
    if word == "there":
        comes = table.scopes[-1].source if table.scopes else NOTHING
        pieces = [piece for piece in table.action_at(me, it) if piece != comes]
        return Part(named(table, pieces, me) if pieces else _("nothing"), pieces[0] if pieces else -1)
    if word == "price":
        part = table.scopes[-1].source if table.scopes else NOTHING
        price = amplify_of(table, part) if part >= 0 else 0
        return Part(_n("{n} more Action Point", "{n} more Action Points", price))
    return usual_word(table, word, me, it)


def named(table: Table, pieces: list[int], me: int) -> str:
    """The names of an action's parts: `Bowie Knife and Transfusion Dregga`. [combo.together]"""
    return _(" and ").join([table.name_of(it, me) for it in pieces])


def amplify_of(table: Table, it: int) -> int:
    """What may be paid in addition for a part of an action; 0 if it cannot be amplified. [term.amplify]"""
    return 0 if table.is_blank(it) else table.cards_of[table.faces[it]].amplify
