"""The messages of a client over the socket of a table. Unknown keys are an error."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from rulebound.server.requests import Digits, Id, Number, Received, Stops


class Message(Received, tag_field="do"):
    """A message.

    id: a number of the client's choice, repeated by the reply.
    """

    id: Number


class Act(Message, tag="act"):
    """Takes an action. The reply is `yes` or `no`.

    revision: that of the state in which it was chosen.
    seat: -1 for the seat that faces the screen.
    """

    revision: Number
    code: Number
    seat: Number = -1


class Undo(Message, tag="undo"):
    """Undoes the last action of a seat, or asks the others to agree: then the state has a `undo_request`."""

    revision: Number
    seat: Number = -1


class Agree(Message, tag="agree"):
    """Answers a request to undo.

    yes: whether the seat agrees; false from the seat that asked withdraws the request.
    undo_request: the number of the request; -1 for the current one.
    """

    revision: Number
    yes: bool
    undo_request: Number = -1


class Why(Message, tag="why"):
    """Asks what can be done with these ids, or by this action, and why not. The reply is `why`.

    touch: ids of the view. code: an action; -1 for none.
    """

    revision: Number = -1
    touch: Annotated[list[Id], Meta(max_length=16)] = []
    code: Number = -1


class Lasting(Message, tag="final"):
    """Asks whether an action can be undone freely. The reply is `final`."""

    revision: Number
    code: Number


class Forecast(Message, tag="forecast"):
    """Asks what an action would certainly do if no other seat responds. The reply is `forecast`."""

    revision: Number
    code: Number


class Hint(Message, tag="hint"):
    """Asks for a hint. The reply is `hint`, some seconds later; or `no`, `stale`, if the game has gone on."""

    revision: Number


class Concede(Message, tag="concede"):
    """Concedes the game for a seat."""

    revision: Number
    seat: Number = -1


class StandIn(Message, tag="stand-in"):
    """Lets a bot play on for the player who decides and is late: from `waiting.late` on."""

    revision: Number


class ComeBack(Message, tag="back"):
    """The player for whom a bot played is back."""

    revision: Number
    seat: Number = -1


class SetStops(Message, tag="stops"):
    """Sets the windows at which a seat is asked; at all others it passes automatically.

    This is not an action: it cannot be undone and needs no revision. The stops are kept for the rematch.
    """

    stops: Stops
    seat: Number = -1


class Uncover(Message, tag="uncover"):
    """At one screen: the player of this seat looks now. A state follows."""

    seat: Number


class Cover(Message, tag="cover"):
    """At one screen: covers the table. A state with a spectator's view follows."""


class Contribute(Message, tag="contribute"):
    """Adds to the seed of the rematch. The page sends this by itself, as soon as it gets a `next_commitment`.

    commitment: the one that it got. contribution: 64 random hex digits.
    """

    commitment: Digits
    contribution: Digits


class Whole(Message, tag="whole"):
    """Asks for the whole state, after changes that did not fit. The reply is `yes`, and the state follows."""


class Read(Message, tag="read"):
    """The player has read the step of the lesson with this number, from 1."""

    step: Number


class Restart(Message, tag="restart"):
    """Begins the lesson again."""


Spoken: TypeAlias = (
    Act
    | Undo
    | Agree
    | Why
    | Lasting
    | Forecast
    | Hint
    | Concede
    | StandIn
    | ComeBack
    | SetStops
    | Uncover
    | Cover
    | Contribute
    | Whole
    | Read
    | Restart
)
