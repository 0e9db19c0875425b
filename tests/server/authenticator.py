"""An authenticator in software: it makes passkeys and signs with them, rightly or as a test wants it."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, Final

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT: Final = 0x01
VERIFIED: Final = 0x04
ATTESTED: Final = 0x40


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey. count: how often it was used; it says 0 always if it does not count."""

    def __init__(self, origin: str, *, counts: bool = True) -> None:
        self.origin = origin
        self.party = ""
        self.counts = counts
        self.count = 0
        self.id = secrets.token_bytes(32)
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any], **changes: Any) -> dict[str, Any]:
        """The answer to what a server asks for a new passkey. changes: what it says otherwise than it should."""
        self.party = options["rp"]["id"]
        numbers = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        data = self._data(PRESENT | VERIFIED | ATTESTED, changes.pop("party", self.party)) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        response = {
            "clientDataJSON": self._client("webauthn.create", options, changes),
            "attestationObject": encoded(attestation),
        }
        return self._credential(response)

    def sign(self, options: dict[str, Any], **changes: Any) -> dict[str, Any]:
        """The answer to what a server asks for a sign-in."""
        self.count = changes.pop("count", self.count + self.counts)
        data = self._data(changes.pop("flags", PRESENT | VERIFIED), changes.pop("party", self.party))
        client = self._client("webauthn.get", options, changes)
        signed = data + hashlib.sha256(decoded(client)).digest()
        signature = self._key.sign(signed, ec.ECDSA(SHA256()))
        return self._credential(
            {"clientDataJSON": client, "authenticatorData": encoded(data), "signature": encoded(signature)}
        )

    def _data(self, flags: int, party: str) -> bytes:
        return hashlib.sha256(party.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, options: dict[str, Any], changes: dict[str, Any]) -> str:
        data = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return encoded(json.dumps(data | changes).encode())

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        named = encoded(self.id)
        return {"id": named, "rawId": named, "type": "public-key", "response": response, "clientExtensionResults": {}}
