"""The table of a declared game as one seat may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from rulebound.cardgame.areas import areas_of, layout
from rulebound.cardgame.cards import face
from rulebound.cardgame.table import Table
from rulebound.cardgame.view_parts import rounds, whole_view
from rulebound.cardtext.phrases.structure.effects import Choice
from rulebound.kernel.basics import view as shape
from rulebound.kernel.knowledge.view_parts import card_id, option, verb
from rulebound.kernel.table.action import Action
from rulebound.kernel.table.effect import Pick
from rulebound.kernel.table.zones import AWAY, HAND_ROLE
from rulebound.language import N_, _

if TYPE_CHECKING:
    from rulebound.cardgame.declared import DeclaredGame

__all__ = ["face", "view"]
CHROMA: Final = 0.11


def view(game: DeclaredGame, table: Table, seat: int) -> shape.View:
    """What this seat may know; -1 is a spectator."""
    areas = areas_of(game, table, seat)
    return whole_view(
        table,
        seat,
        areas,
        plate=lambda owner: plate(game, table, owner, seat),
        turn=turn(game, table),
        layout=layout(game, table, seat, {area.id for area in areas}),
        theme=theme(game),
        terms=game.look.terms,
        option=lambda action: shown(game, table, seat, action),
        refusals=explained(game, table, seat),
    )


def theme(game: DeclaredGame) -> shape.Theme:
    look = game.look
    texture: Any = look.texture
    frames = {kind: shape.Frame(hue=hue, chroma=CHROMA) for kind, hue in look.hues.items()}
    backs = {zone.name: shape.Frame(hue=look.accent) for zone in game.zones.all if zone.number != AWAY}
    return shape.Theme(
        accent=look.accent, second=look.second, texture=texture, frames=backs | frames, tints=dict(look.tints)
    )


def turn(game: DeclaredGame, table: Table) -> shape.Turn:
    if table.turn == 0:
        return shape.Turn(number=0, seat=-1, phases=game.phases, phase=-1, step=N_("Before the first turn"))
    return shape.Turn(number=table.turn, seat=table.active, phases=game.phases, phase=table.phase, round=rounds(table))


def plate(game: DeclaredGame, table: Table, owner: int, seat: int) -> shape.Seat:
    """A player, with the counters."""
    counters = [
        shape.Counter(
            key=one.many, label=_(one.many.capitalize()), now=table.amount(one.number, owner), icon=one.icon,
            tint=one.tint, goal=one.goal or None, most=one.goal or None, how="bar" if one.goal else "number",
            main=one.goal > 0, term=one.many if one.many in game.look.terms else "",
        )
        for one in game.counters.all
    ]  # fmt: skip
    return shape.Seat(
        index=owner,
        name=table.setup.names[owner],
        who="you" if owner == seat else "",
        counters=counters,
        active=owner == table.active and table.turn > 0 and not table.over,
        deciding=owner == table.seat,
        out=table.out[owner],
        hand=len(table.hand_of(owner)) if any(zone.role == HAND_ROLE for zone in game.zones.all) else None,
    )


def shown(game: DeclaredGame, table: Table, seat: int, action: Action[Any]) -> shape.Option:
    """A legal action, tied to the cards that it names, its own first."""
    parts = table.said(seat, action)
    own = [action.it] if table.has(action.it) and action.it >= 0 and not isinstance(action, Choice) else []
    touched = own + [part.piece for part in parts if part.piece >= 0 and part.piece not in own]
    way: Any = "stop" if isinstance(action, tuple(game.look.passes)) else "do"
    word = "" if isinstance(action, Pick) else verb(action)
    return option(table, seat, action, parts, [card_id(table, it) for it in touched], word, way=way)


def explained(game: DeclaredGame, table: Table, seat: int) -> list[Action[Any]]:
    """What the cards in hand and in play cannot do now, where that is worth explaining."""
    if table.over or table.seat != seat or seat < 0:
        return []
    question = table.question[0]
    in_hand = [kind[it] for kind in game.look.in_hand.get(question, []) for it in table.hand_of(seat)]
    return in_hand + [kind[it] for kind in game.look.in_play.get(question, []) for it in table.in_play(seat)]
