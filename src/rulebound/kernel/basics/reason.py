"""Reasons: why an action is not legal."""

from __future__ import annotations


class Reason:
    """Why an action is not legal.

    clause: the id of the clause that forbids it.
    sentence: why, for people; it never names what the seat may not know.
    """

    def __init__(self, clause: str, sentence: str) -> None:
        self.clause = clause
        self.sentence = sentence

    def __repr__(self) -> str:
        return f"Reason({self.clause!r}, {self.sentence!r})"

    def __str__(self) -> str:
        return f"{self.sentence} [{self.clause}]"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.clause, self.sentence) == (other.clause, other.sentence)

    def __hash__(self) -> int:
        return hash((self.clause, self.sentence))
