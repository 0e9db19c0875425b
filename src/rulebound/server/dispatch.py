"""The messages that come over a table's socket, carried out at its room."""

from __future__ import annotations

import asyncio
from typing import Final

from rulebound.language import N_, _
from rulebound.server import frames
from rulebound.server.listener import Listener
from rulebound.server.reasons import why_final, why_not
from rulebound.server.room import Room
from rulebound.server.states import HERE, cover, undoing
from rulebound.server.table_messages import (
    Act,
    Agree,
    ComeBack,
    Concede,
    Contribute,
    Cover,
    Forecast,
    Hint,
    Lasting,
    Read,
    Restart,
    SetStops,
    Spoken,
    StandIn,
    Uncover,
    Undo,
    Whole,
    Why,
)
from rulebound.session.errors import Refused
from rulebound.session.forecast import forecast
from rulebound.session.players import ADVISER
from rulebound.session.playing import SPECTATOR
from rulebound.session.table_config import new_seed

WATCHES: Final = N_("Watchers cannot act at the table.")
GIVEN_UP: Final = N_("You have given up, and a bot plays on for you.")
PLAYED_FOR: Final = N_("A bot plays for you. Take your seat back first.")


async def dispatch(room: Room, listener: Listener, spoken: Spoken) -> None:
    """Carries out a message, and replies. Raises Refused."""
    match spoken:
        case Act() | Undo() | Agree() | Concede() | StandIn() | ComeBack() | SetStops():
            await do(room, listener, spoken)
            listener.tell(frames.Yes(id=spoken.id))
        case Why():
            why_not_now = why_not(room.table, listener.facing, spoken)
            listener.tell(why_not_now)
            await learn(room, listener, [it.clause for it in why_not_now.cannot])
        case Lasting():
            room.table.check(spoken.revision)
            why = why_final(room.table, listener.facing, spoken.code)
            listener.tell(frames.Finality(id=spoken.id, why=why))
        case Forecast():
            listener.tell(await forecasted(room, listener, spoken))
        case Hint():
            listener.tell(await hint(room, listener, spoken))
        case Uncover() | Cover():
            turn(room, listener, spoken.seat if isinstance(spoken, Uncover) else SPECTATOR)
            listener.tell(frames.Yes(id=spoken.id))
            room.audience.turn(listener)
        case Contribute():
            await contribute(room, listener, spoken)
            listener.tell(frames.Yes(id=spoken.id))
        case Whole():
            listener.tell(frames.Yes(id=spoken.id))
            room.audience.show_whole(listener)
        case Read() | Restart():
            await turn_over(room, listener, spoken)
            listener.tell(frames.Yes(id=spoken.id))


async def contribute(room: Room, listener: Listener, spoken: Contribute) -> None:
    """Adds to the seed of the rematch. Raises Refused."""
    place, commitment, contribution = listener.place, spoken.commitment, spoken.contribution
    if not place.seats:
        raise Refused("forbidden", _(WATCHES))
    await room.change(None, lambda: room.table.contribute(place, commitment, contribution), place)


async def turn_over(room: Room, listener: Listener, spoken: Read | Restart) -> None:
    """Goes on in a lesson after a text, or begins it again. Raises Refused."""
    teaching = room.table.teaching
    if not listener.place.seats:
        raise Refused("forbidden", _(WATCHES))
    if teaching is None:
        raise Refused("impossible", _("This is no lesson."))
    if isinstance(spoken, Read):
        number = spoken.step - 1
        await room.change(None, lambda: teaching.was_read(number))
    else:
        await room.change(None, teaching.begin_again)


async def learn(room: Room, listener: Listener, clauses: list[str]) -> None:
    """Notes that the player of a lesson has read that these clauses forbid something."""
    teaching = room.table.teaching
    if teaching is not None and listener.place.seats:
        await room.change(None, lambda: teaching.was_refused(clauses))


async def do(
    room: Room, listener: Listener, spoken: Act | Undo | Agree | Concede | StandIn | ComeBack | SetStops
) -> None:
    """Carries out a change of the table. Raises Refused."""
    table = room.table
    seats = listener.place.seats
    if not seats:
        raise Refused("forbidden", _(WATCHES))
    if isinstance(spoken, Agree):
        yes, number = spoken.yes, spoken.undo_request
        await room.change(spoken.revision, lambda: table.agree(seats, yes=yes, number=number))
        return
    if isinstance(spoken, StandIn):
        away = room.left.get(table.decider, HERE)
        await room.change(spoken.revision, lambda: table.stand_in(seats, away))
        return
    seat = spoken.seat if spoken.seat >= 0 else listener.facing
    if isinstance(spoken, Undo) and seat < 0:
        seat = undoing(table, listener.place, listener.facing)
    if seat not in seats:
        raise Refused("forbidden", _("That is not your seat.") if seat >= 0 else _("Take the screen first."))
    if isinstance(spoken, ComeBack):
        await room.change(None, lambda: table.come_back(seat))
        return
    if table.bot_of(seat):
        raise Refused("impossible", _(PLAYED_FOR if seat in table.standing.absent else GIVEN_UP))
    match spoken:
        case Act():
            code = spoken.code
            await room.change(spoken.revision, lambda: table.act(seat, code))
        case Undo():
            await room.change(spoken.revision, lambda: table.undo(seat))
        case Concede():
            await room.change(spoken.revision, lambda: table.concede(seat))
        case SetStops():
            stops = spoken.stops
            await room.change(None, lambda: table.set_stops(seat, stops), listener.place)


def turn(room: Room, listener: Listener, seat: int) -> None:
    """At one screen, another person looks now. Raises Refused."""
    if seat not in (SPECTATOR, *listener.place.seats):
        raise Refused("forbidden", _("That is not your seat."))
    waits = cover(room.table, listener.place, SPECTATOR)
    if seat >= 0 and waits >= 0 and seat != waits:
        raise Refused("impossible", _("{name} decides now, and takes the screen.", name=room.table.name_of(waits)))
    if len(listener.place.seats) > 1:
        listener.facing = seat


async def hint(room: Room, listener: Listener, asked: Hint) -> frames.Hinted:
    """What a bot would do in this seat. Raises Refused."""
    room.table.check(asked.revision)
    seat = listener.facing
    if room.table.config.rated:
        raise Refused("impossible", _("This game is rated, so bots give no hints."))
    if seat < 0 or seat != room.table.decider or room.table.bot_of(seat):
        raise Refused("impossible", _("Only the player who decides now gets a hint."))
    question = room.table.question(seat, ADVISER, new_seed(), advise=True)
    thought = await room.hints.think(seat, listener, room.pool.think(room.table.id, question))
    room.table.check(asked.revision)
    mine = room.table.seat(seat)
    advice = [
        frames.Advice(code=code, text=mine.describe(room.table.action(code)), chance=chance)
        for code, chance in thought.best
    ]
    return frames.Hinted(id=asked.id, revision=asked.revision, best=advice[0], others=advice[1:])


async def forecasted(room: Room, listener: Listener, asked: Forecast) -> frames.Forecasted:
    """What an action would do, tried on imagined tables. Raises Refused."""
    room.table.check(asked.revision)
    if listener.facing < 0 or listener.facing != room.table.decider:
        raise Refused("impossible", _("This is only for the player who decides now."))
    action, mine = room.table.action(asked.code), room.table.match.state.clone().seat_of(listener.facing)
    async with room.foretelling:
        found = await asyncio.to_thread(forecast, mine, action, new_seed())
    return frames.Forecasted(
        id=asked.id,
        revision=asked.revision,
        code=asked.code,
        changes=found.changes,
        loses=found.loses,
        ends=found.ends,
    )
