"""A seed that is chosen by no player and no server: it follows from a secret and what browsers have contributed.

The server commits to the secret before anything is contributed, and shows all of it after the game, so that everybody
can check it. The commitment is the SHA-256 of the secret. The seed is the first 128 bits of the SHA-256 of the secret
and, for each seat, what its player's browser contributed, `-` for nothing, joined by spaces. All of them are written as
hex digits, so `sha256sum` can check both.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

import msgspec

from rulebound.kernel.game.record import Record
from rulebound.language import N_, _

DIGITS: Final = 64  # of a secret, a contribution or a commitment: 256 bits
HEX: Final = re.compile(r"[0-9a-f]{64}")
NOTHING: Final = "-"
SEED_DIGITS: Final = 32
NOT_AWAITED: Final = N_("No contribution to this seed is awaited.")
CONTRIBUTED: Final = N_("This seat has contributed to the seed already.")


class FairSeed(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What a seed is made of. contributions: by seat, empty for bots and for people whose browsers sent none."""

    secret: str
    contributions: list[str]

    @property
    def commitment(self) -> str:
        """What is published before anything is contributed."""
        return commitment_to(self.secret)

    @property
    def seed(self) -> int:
        """The seed, of 128 bits."""
        text = " ".join([self.secret, *[one or NOTHING for one in self.contributions]])
        return int(digest(text)[:SEED_DIGITS], 16)

    @property
    def parts(self) -> list[str]:
        """As a record has it."""
        return [self.secret, *self.contributions]

    def with_contribution(self, seat: int, contribution: str) -> FairSeed:
        """The same with what the browser of a seat has contributed."""
        changed = [contribution if n == seat else one for n, one in enumerate(self.contributions)]
        return msgspec.structs.replace(self, contributions=changed)

    def seated(self, order: Sequence[int]) -> FairSeed:
        """The same for players who have changed seats. order: for each seat, the one that its player had."""
        return msgspec.structs.replace(self, contributions=[self.contributions[seat] for seat in order])


def new_fair_seed(seats: int) -> FairSeed:
    """A new secret, to which no browser has contributed anything."""
    return FairSeed(secret=new_secret(), contributions=[""] * seats)


def new_secret() -> str:
    """256 random bits."""
    return secrets.token_hex(DIGITS // 2)


def commitment_to(secret: str) -> str:
    """The commitment to a secret; empty for none."""
    return digest(secret) if secret else ""


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def fair_seed_of(record: Record) -> FairSeed | None:
    """What the seed of a record is made of; None if it was simply drawn or chosen."""
    parts = record.seed_from
    return FairSeed(secret=parts[0], contributions=parts[1:]) if parts else None


def faults_of(record: Record, commitment: str = "", contribution: str = "") -> list[str]:
    """Why the seed of a record was not made as it says, in sentences; empty if it was.

    commitment: the one that a player saw before the game; contribution: what that player's browser sent.
    """
    fair = fair_seed_of(record)
    if fair is None:
        return [_("it does not say what its seed was made of")]
    parts = [fair.secret, *[one for one in fair.contributions if one]]
    if not all(HEX.fullmatch(part) for part in parts) or len(fair.contributions) != record.seats:
        return [_("what its seed was made of is damaged")]
    faults = []
    if fair.seed != record.seed:
        faults.append(_("its seed is another one than follows from the secret and the contributions"))
    if commitment and commitment != fair.commitment:
        faults.append(_("its secret is another one than the server was committed to"))
    if contribution and contribution not in fair.contributions:
        faults.append(_("this contribution was left out"))
    return faults
