"""Passkeys by the standard WebAuthn: what a browser is asked for, and whether its answer is right. No state is here."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from rulebound.language import N_, _
from rulebound.server.passkey_store import Passkey
from rulebound.session.errors import Refused

NAME: Final = "Rulebound"
NOT_ACCEPTED: Final = N_("This passkey was not accepted.")
LOCAL: Final = "localhost"
MOST_LETTERS: Final = 40  # of a name

log = logging.getLogger(__name__)


class Party(NamedTuple):
    """For whom passkeys are made: a domain, and the origin of the pages there. Browsers bind each passkey to both."""

    id: str
    origin: str


def registration(party: Party, guest: str, name: str, known: Collection[Passkey]) -> tuple[str, str]:
    """What a browser needs to make a passkey for a guest, as JSON, and the challenge in it.

    name: under which the browser lists it. known: the passkeys that the guest has.
    """
    from webauthn import base64url_to_bytes, generate_registration_options, options_to_json
    from webauthn.helpers import bytes_to_base64url
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = generate_registration_options(
        rp_id=party.id,
        rp_name=NAME,
        user_id=hashlib.sha256(f"passkeys/{guest}".encode()).digest(),
        user_name=name or NAME,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(it.id)) for it in known],
    )
    return options_to_json(options), bytes_to_base64url(options.challenge)


def registered(party: Party, credential: dict[str, Any], challenge: str, guest: str, name: str) -> Passkey:
    """The passkey that a browser has made. Raises Refused."""
    from webauthn import base64url_to_bytes, verify_registration_response
    from webauthn.helpers import bytes_to_base64url

    with refusing():
        found = verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=party.id,
            expected_origin=party.origin,
        )
    return Passkey(bytes_to_base64url(found.credential_id), guest, found.credential_public_key, found.sign_count, name)


def assertion(party: Party) -> tuple[str, str]:
    """What a browser needs to use any passkey of this server, as JSON, and the challenge in it."""
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers import bytes_to_base64url

    options = generate_authentication_options(rp_id=party.id)
    return options_to_json(options), bytes_to_base64url(options.challenge)


def counted(party: Party, credential: dict[str, Any], challenge: str, passkey: Passkey) -> int:
    """Checks that a passkey has signed a challenge. Returns the authenticator's new count. Raises Refused.

    A count that has not risen means that the passkey was copied, or the answer was sent before.
    """
    from webauthn import base64url_to_bytes, verify_authentication_response

    with refusing():
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=party.id,
            expected_origin=party.origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.used_times,
        )
    return found.new_sign_count


def challenge_in(credential: dict[str, Any]) -> str:
    """The challenge that a browser says it has signed; not checked yet. Raises Refused."""
    from webauthn import base64url_to_bytes
    from webauthn.helpers import bytes_to_base64url, parse_client_data_json

    with refusing():
        data = parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"]))
    return bytes_to_base64url(data.challenge)


def id_in(credential: dict[str, Any]) -> str:
    """The id of the passkey that a browser says it has used; not checked yet. Raises Refused."""
    found = credential.get("id")
    if not isinstance(found, str):
        raise Refused("malformed", _(NOT_ACCEPTED))
    return found


@contextmanager
def refusing() -> Iterator[None]:
    """Refuses what a browser has sent, whatever is wrong with it: why is for the log, and helps no one who guesses."""
    try:
        yield
    except Exception as error:  # the library reads what strangers send, and may raise anything
        log.info("a passkey was not accepted: %s", type(error).__name__)
        raise Refused("forbidden", _(NOT_ACCEPTED)) from error


def fault_of(origin: str, rp_id: str) -> str:
    """Why passkeys cannot be made for this origin and domain; empty if they can."""
    scheme, _separator, host = origin.partition("://")
    name = host.rpartition(":")[0] if ":" in host else host
    if scheme not in ("https", "http") or not name or "/" in host or (scheme == "http" and name != LOCAL):
        return _("must be https://HOST or https://HOST:PORT, not {origin!r}", origin=origin)
    if name.replace(".", "").isdigit() or "[" in name:
        return _("must name a host, not an address of numbers")
    if rp_id and name != rp_id and not name.endswith(f".{rp_id}"):
        return _("{rp_id!r} is not the host of {origin!r}, nor a domain above it", rp_id=rp_id, origin=origin)
    return ""


def party_of(origin: str, rp_id: str, here: str) -> Party | None:
    """For whom passkeys are made; None where they cannot be.

    origin, rp_id: as `serve` was given them; empty for what follows from the address. here: the origin of the page.
    """
    scheme, _separator, host = (origin or here).partition("://")
    name = host.partition(":")[0]
    if origin:  # a proxy may not say that a page came by https, so only the hosts are compared
        return Party(rp_id or name, origin) if here.partition("://")[2] == host else None
    return Party(LOCAL, here) if scheme == "http" and name == LOCAL else None
