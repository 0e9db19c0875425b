"""Requests and answers about what people say at a table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from rulebound.server import frames
from rulebound.server.answers import Answer
from rulebound.server.requests import Line, Name, Received


class Say(Received):
    """Says something at a table: either a text or an emote.

    text: up to 300 characters. emote: the name of one.
    name: of a person without a seat; empty for none.
    """

    text: Line = ""
    emote: Name = ""
    name: Name = ""


class AboutMessage(Received):
    """The person who said a message: to block or to report them.

    n: the number of the message. why: what is wrong, for the host; only for a report.
    """

    n: Annotated[int, Meta(ge=1, le=1_000_000_000)]
    why: Line = ""


class Emote(Answer):
    """A sign that can be given. text: in the reader's language."""

    name: str
    text: str


class Talk(Answer):
    """What was said at a table, as far as this person may read it.

    emotes: those that can be given. seated: whether this person writes as a player; else as a watcher.
    """

    messages: list[frames.Message]
    emotes: list[Emote]
    seated: bool
