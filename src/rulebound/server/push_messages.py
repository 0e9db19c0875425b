"""What browsers ask that want to be called to a table, and the answer."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from rulebound.server.answers import Answer
from rulebound.server.requests import Received

KEY: Final = r"^[A-Za-z0-9_-]+=*$"


class Keys(Received):
    """The keys of a browser, in base64url."""

    p256dh: Annotated[str, Meta(max_length=200, pattern=KEY)]
    auth: Annotated[str, Meta(max_length=100, pattern=KEY)]


class Subscribe(Received):
    """How a browser is reached, as `PushSubscription` says it."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern="^https?://")]
    keys: Keys


class Unsubscribe(Received):
    """A browser that is not to be called any more."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class PushKey(Answer):
    """The key by which push services know this server; empty if it calls no players."""

    key: str
