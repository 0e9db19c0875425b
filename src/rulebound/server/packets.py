"""Messages as they go over a socket: encoded once, however many sockets get them."""

from __future__ import annotations

from functools import cached_property

from rulebound.server import frames
from rulebound.server.sockets import encoded


class Packet:
    """A message to one or several sockets."""

    def __init__(self, frame: frames.Frames) -> None:
        self.frame = frame

    @property
    def is_state(self) -> bool:
        """Whether a later state replaces it."""
        return isinstance(self.frame, frames.State)

    @cached_property
    def text(self) -> str:
        """The message in JSON."""
        return encoded(self.frame)
