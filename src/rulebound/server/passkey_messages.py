"""Requests and answers about passkeys."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from rulebound.server.answers import Answer
from rulebound.server.requests import Name, Received

PasskeyId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1_400, pattern=r"^[\w-]+\Z")]  # 1023 bytes at most


class AboutPasskey(Received):
    """A passkey that is about to be made. name: of its person, under which the browser lists it."""

    name: Name = ""


class NewPasskey(Received):
    """A passkey that the browser has made. credential: its `PublicKeyCredential` as JSON. name: how it is listed."""

    credential: dict[str, Any]
    name: Name = ""


class SignIn(Received):
    """A challenge that a passkey has signed. credential: its `PublicKeyCredential` as JSON."""

    credential: dict[str, Any]


class RemovePasskey(Received):
    """Removes a passkey of the reader."""

    id: PasskeyId


class PasskeyOptions(Answer):
    """What the browser needs to make or to use a passkey.

    options: as `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON` reads it.
    """

    options: Any


class PasskeyInfo(Answer):
    """A passkey of the reader. since: when it was added. used: when it was used last; empty if it never was."""

    id: str
    name: str
    since: str
    used: str


class PasskeyList(Answer):
    """The passkeys of the reader, the oldest first. possible: whether passkeys can be used at this address."""

    possible: bool
    passkeys: list[PasskeyInfo]


class SignedIn(Answer):
    """The browser is the guest of the passkey from now on. moved: how many running games have come along."""

    moved: int
