"""The client's files: read once, compressed, and served under an address that changes with their content."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from rulebound.language import _
from rulebound.session.errors import Refused

CLIENT: Final = Path(__file__).parent / "client"
INDEX: Final = "index.html"
A_YEAR: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
KINDS: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
    ".toml": "text/plain; charset=utf-8",
}
NOT_SERVED: Final = (".d.ts", ".py", ".pyc", ".md")
VENDORED: Final = "vendor/"
COMMENT: Final = re.compile(rb"^[ \t]*/\*(?:(?!\*/).)*\*/[ \t]*$", re.DOTALL | re.MULTILINE)
WORTH_IT: Final = 0.95  # compressed, a file must be smaller than this part of itself


@dataclass(frozen=True)
class File:
    """A file as it is sent; packed is empty if compression does not help."""

    kind: str
    content: bytes
    packed: bytes


class Pages:
    """All files of the client, read again when one of them changes."""

    def __init__(self, folder: Path = CLIENT) -> None:
        self.folder = folder
        self.digest = ""
        self._stamp = ""
        self._files: dict[str, File] = {}
        self._index: File | None = None

    def refresh(self) -> None:
        """Reads the files if they have changed since."""
        stamp = stamp_of(self.folder)
        if stamp != self._stamp:
            contents = {path.relative_to(self.folder).as_posix(): path.read_bytes() for path in served(self.folder)}
            self.digest = digest_of(contents)
            self._files = {name: file_of(name, content) for name, content in contents.items()}
            index = contents.get(INDEX, b"").replace(b"/static/", f"/static/{self.digest}/".encode())
            self._index = file_of(INDEX, index) if index else None
            self._stamp = stamp

    def page(self, request: Request) -> Response:
        """The page, which interprets its own address. Raises Refused."""
        self.refresh()
        name = request.url.path.removeprefix("/")
        if name in self._files and name != INDEX:
            return answer(request, self._files[name], ASK_AGAIN)
        if self._index is None:
            raise Refused("unknown", _("The browser table is not part of this installation."))
        return answer(request, self._index, ASK_AGAIN)

    def static(self, request: Request) -> Response:
        """A file by its address below /static/DIGEST/. Raises Refused."""
        if not self._stamp:
            self.refresh()
        digest, _slash, name = str(request.path_params["path"]).partition("/")
        file = self._files.get(name)
        if file is None:
            raise Refused("unknown", _("There is no such file."))
        return answer(request, file, A_YEAR if digest == self.digest else ASK_AGAIN)


def served(folder: Path) -> list[Path]:
    """The files that belong to the client, in order."""
    found = [path for path in folder.rglob("*") if path.is_file() and not path.name.endswith(NOT_SERVED)]
    return sorted(path for path in found if not any(part.startswith(".") for part in path.relative_to(folder).parts))


def stamp_of(folder: Path) -> str:
    """Changes when a file is written, added or removed."""
    return " ".join(f"{path}:{path.stat().st_mtime_ns}" for path in served(folder)) or "nothing"


def digest_of(contents: dict[str, bytes]) -> str:
    total = hashlib.blake2b(digest_size=8)
    for name, content in contents.items():
        total.update(f"{name} {len(content)}\n".encode() + content)
    return total.hexdigest()


def without_comments(name: str, content: bytes) -> bytes:
    """The file without comments on lines of their own, which stay empty: a seventh less to send.

    Files of other projects are served unchanged.
    """
    if not name.endswith((".js", ".css")) or name.startswith(VENDORED):
        return content
    return COMMENT.sub(lambda found: b"\n" * found[0].count(b"\n"), content)


def file_of(name: str, content: bytes) -> File:
    suffix = Path(name).suffix
    content = without_comments(name, content)
    kind = KINDS.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    packed = gzip.compress(content, 9, mtime=0)
    return File(kind, content, packed if len(packed) < WORTH_IT * len(content) else b"")


def answer(request: Request, file: File, caching: str) -> Response:
    """The file, or the answer that the client already has it."""
    tag = f'"{hashlib.blake2b(file.content, digest_size=8).hexdigest()}"'
    headers = {"cache-control": caching, "etag": tag}
    if file.packed:
        headers["vary"] = "accept-encoding"
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.kind, headers=headers | {"content-encoding": "gzip"})
    return Response(file.content, media_type=file.kind, headers=headers)
