"""Observations as arrays of numpy, which share their memory."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from rulebound.kernel.basics.observation import Observation

Numbers: TypeAlias = NDArray[np.int16]


def flat(observation: Observation) -> Numbers:
    """All numbers, of shape (spec.size,)."""
    return np.frombuffer(observation.numbers, np.int16)


def rest(observation: Observation) -> Numbers:
    """The numbers about the table as a whole, of shape (len(spec.rest),)."""
    return flat(observation)[: len(observation.spec.rest)]


def rows(observation: Observation) -> Numbers:
    """The rows that are in use, of shape (count, len(spec.columns))."""
    spec = observation.spec
    return flat(observation)[len(spec.rest) :].reshape(len(spec.columns), spec.rows).T[: observation.count]
