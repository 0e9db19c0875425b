"""Deeds that are not possible, those with the same reason together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Reason(NamedTuple):
    """Why some deeds are not possible: one sentence, which may stand on several clauses."""

    sentence: str
    deeds: list[str]
    clauses: list[str]

    @property
    def told(self) -> str:
        """The deeds as a subject of the sentence."""
        return "; ".join(self.deeds)


def by_reason(refused: Iterable[tuple[str, str, str]]) -> list[Reason]:
    """Of deeds with their reasons and clauses, each reason once."""
    found: dict[str, Reason] = {}
    for deed, sentence, clause in refused:
        reason = found.setdefault(sentence, Reason(sentence, [], []))
        reason.deeds.extend([deed] if deed not in reason.deeds else [])
        reason.clauses.extend([clause] if clause not in reason.clauses else [])
    return list(found.values())
