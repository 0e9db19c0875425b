"""Who a browser is: a guest, known by a secret in a cookie. What is stored and shown is only a digest of it."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import Collection
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE: Final = "rulebound-guest"
GONE: Final = "gone "  # before the key that stands for a guest of whom everything was deleted
SECRET_BITS: Final = 128
SECRET: Final = re.compile(r"[\w-]{22}")
LETTERS: Final = 22  # of a digest
SIGNATURE: Final = 22  # letters of a signature: 132 bits
SIGNED: Final = re.compile(rf"[0-9a-f]{{{LETTERS}}}\.[0-9a-f]{{{LETTERS}}}\.[\w-]{{{SIGNATURE}}}", re.ASCII)
A_YEAR: Final = 365 * 24 * 3600  # seconds


class Guest(NamedTuple):
    """A browser. secret: what its cookie holds; empty where it has none yet. signed: the key of the guest whom a
    passkey has named, as the server has signed it in the cookie; empty for a browser that is known by its cookie alone.
    """

    secret: str
    signed: str = ""

    @property
    def key(self) -> str:
        """What others may know and what is stored: it opens no seat. Empty without a secret."""
        if self.signed or not self.secret:
            return self.signed
        return hashlib.sha256(f"guest {self.secret}".encode()).hexdigest()[:LETTERS]


class SignIns:
    """The browsers that are known by a passkey. secret: signs their cookies. removed: tags of passkeys that were
    removed, so that browsers which have signed in with them are signed out.
    """

    def __init__(self, secret: str, removed: Collection[str] = ()) -> None:
        self.removed = set(removed)
        self._secret = secret.encode()

    def guest(self, key: str, passkey: str) -> Guest:
        """A browser that has signed in as this guest with this passkey."""
        return Guest(self._signed(key, tag_of(passkey)), key)

    def key_in(self, cookie: str) -> str:
        """The key of the guest in a cookie; empty if it is no cookie of ours, or its passkey was removed."""
        if not SIGNED.fullmatch(cookie):
            return ""
        key, tag, _signature = cookie.split(".")
        right = hmac.compare_digest(cookie, self._signed(key, tag))
        return key if right and tag not in self.removed else ""

    def _signed(self, key: str, tag: str) -> str:
        made = hmac.digest(self._secret, f"guest {key} {tag}".encode(), "sha256")
        return f"{key}.{tag}.{base64.urlsafe_b64encode(made).decode()[:SIGNATURE]}"


def tag_of(passkey: str) -> str:
    """What a cookie says of the passkey by which its browser is known: a digest of the id."""
    return hashlib.sha256(f"passkey {passkey}".encode()).hexdigest()[:LETTERS]


def guest_of(connection: HTTPConnection) -> Guest:
    """The guest of a request or a socket. A cookie that we cannot have set counts as none."""
    found = connection.cookies.get(COOKIE, "")
    if SECRET.fullmatch(found):
        return Guest(found)
    sign_ins: SignIns = connection.app.state.sign_ins
    key = sign_ins.key_in(found)
    return Guest(found, key) if key else Guest("")


def known(connection: HTTPConnection) -> Guest:
    """The guest of a request; a new one for a browser that has none yet."""
    found = guest_of(connection)
    return found if found.secret else new_guest()


def new_guest() -> Guest:
    return Guest(secrets.token_urlsafe(SECRET_BITS // 8))


def cookie_of(guest: Guest, *, secure: bool) -> tuple[bytes, bytes]:
    """The header that gives a browser its secret, for a socket."""
    return next(pair for pair in remember(Response(), guest, secure=secure).raw_headers if pair[0] == b"set-cookie")


def remember(response: Response, guest: Guest, *, secure: bool) -> Response:
    """Gives the browser its secret again, so that a year begins anew. secure: whether it came over HTTPS."""
    response.set_cookie(
        COOKIE, guest.secret, max_age=A_YEAR, path="/api/", secure=secure, httponly=True, samesite="lax"
    )
    return response
