"""Messages as they go over sockets: each is encoded once, and compressed once, however many sockets get it."""

from __future__ import annotations

import struct
import zlib
from functools import cached_property
from typing import Final

TEXT: Final = 0x81  # the first byte of a whole text frame (RFC 6455, section 5.2)
COMPRESSED: Final = 0x40  # the bit in it that says that the message is compressed (RFC 7692, section 6)
TWO_BYTES, EIGHT_BYTES = 126, 127  # lengths are written in one byte, or in so many more
WINDOW: Final = 15  # bits; a reader needs a window of this size
LEVEL: Final = 1  # higher ones take half as long again, or more, for a tenth less
SMALL: Final = 300  # bytes that are not worth compressing
TAIL: Final = b"\x00\x00\xff\xff"  # the end of what is flushed, which is left out (RFC 7692, section 7.2.1)


class Packet:
    """A message to one or several sockets. is_state: whether a later state replaces it."""

    def __init__(self, payload: bytes, *, is_state: bool = False) -> None:
        self.payload = payload
        self.is_state = is_state

    @cached_property
    def text(self) -> str:
        """The message in JSON."""
        return self.payload.decode()

    @cached_property
    def frame(self) -> bytes:
        """The message as a frame of a WebSocket; what a server sends is not masked."""
        return header(TEXT, len(self.payload)) + self.payload

    @cached_property
    def compressed_frame(self) -> bytes:
        """The same by permessage-deflate, without regard to earlier messages, so it is the same for all sockets."""
        if len(self.payload) < SMALL:
            return self.frame
        deflate = zlib.compressobj(LEVEL, zlib.DEFLATED, -WINDOW)
        data = deflate.compress(self.payload) + deflate.flush(zlib.Z_SYNC_FLUSH)
        data = data.removesuffix(TAIL)
        return header(TEXT | COMPRESSED, len(data)) + data


def header(first: int, size: int) -> bytes:
    """The beginning of a frame."""
    if size < TWO_BYTES:
        return struct.pack("!BB", first, size)
    if size < 1 << 16:
        return struct.pack("!BBH", first, TWO_BYTES, size)
    return struct.pack("!BBQ", first, EIGHT_BYTES, size)
