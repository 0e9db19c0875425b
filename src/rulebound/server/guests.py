"""Who a browser is: a guest, known by a secret in a cookie. What is stored and shown is only a digest of it."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE: Final = "rulebound-guest"
GONE: Final = "gone "  # before the key that stands for a guest of whom everything was deleted
SECRET_BITS: Final = 128
SECRET: Final = re.compile(r"[\w-]{22}")
LETTERS: Final = 22  # of a digest
SIGNATURE: Final = 22  # letters of a signature: 132 bits
SIGNED: Final = re.compile(rf"[0-9a-f]{{{LETTERS}}}\.[\w-]{{{SIGNATURE}}}")
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


def guest_of(connection: HTTPConnection) -> Guest:
    """The guest of a request or a socket. A cookie that we cannot have set counts as none."""
    found = connection.cookies.get(COOKIE, "")
    if SECRET.fullmatch(found):
        return Guest(found)
    key = found.partition(".")[0]
    right = SIGNED.fullmatch(found) and hmac.compare_digest(found, signed(key, connection.app.state.signing_key))
    return Guest(found, key) if right else Guest("")


def signed_in(key: str, signing_key: str) -> Guest:
    """A browser that is known as this guest from now on."""
    return Guest(signed(key, signing_key), key)


def signed(key: str, signing_key: str) -> str:
    """The key of a guest with a signature that only this server can make."""
    made = hmac.digest(signing_key.encode(), f"guest {key}".encode(), "sha256")
    return f"{key}.{base64.urlsafe_b64encode(made).decode()[:SIGNATURE]}"


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
