"""Pictures that cards bring: read from a file beside the cards or from a data URI, and safe to show to anybody."""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from binascii import Error as NotBase64
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import Final
from urllib.parse import unquote_to_bytes
from xml.etree.ElementTree import Element, ParseError, fromstring

from rulebound.language import _

TYPES: Final = {".svg": "image/svg+xml", ".png": "image/png", ".webp": "image/webp"}
ENDINGS: Final = {kind: ending for ending, kind in TYPES.items()}
LARGEST: Final = 64 * 1024  # bytes
WIDEST: Final = 2048  # pixels, in width and in height
MOST_ELEMENTS: Final = 2000  # of an SVG
DATA: Final = re.compile(r"data:(?P<type>[\w.+/-]+)(?:;charset=[\w-]+)?(?P<base64>;base64)?,(?P<content>.*)", re.DOTALL)
PNG: Final = b"\x89PNG\r\n\x1a\n"
SVG: Final = "{http://www.w3.org/2000/svg}"
DECLARED: Final = re.compile(r"\s*<\?xml[^>]*\?>")
# Of SVG only what draws: nothing that runs, loads, moves, holds other documents, or repeats others without bound.
DRAWS: Final = (
    "circle", "clipPath", "defs", "desc", "ellipse", "feBlend", "feColorMatrix", "feComposite", "feDropShadow",
    "feFlood", "feGaussianBlur", "feMerge", "feMergeNode", "feOffset", "filter", "g", "line", "linearGradient", "mask",
    "path", "polygon", "polyline", "radialGradient", "rect", "stop", "style", "svg", "text", "title", "tspan",
)  # fmt: skip
LOADS: Final = re.compile(
    r"url\(\s*['\"]?\s*(?!#|['\"\s])|@|\\|javascript:|expression\(|animation|transition", re.IGNORECASE
)


class PictureError(ValueError):
    """A picture that a card cannot have; its sentence says why, and what is possible."""


class Picture:
    """A picture that a card brings. kind: its media type; content: the file; key: its name at a server."""

    def __init__(self, kind: str, content: bytes) -> None:
        self.kind = kind
        self.content = content
        self.key = sha256(content).hexdigest()[:24] + ENDINGS[kind]

    @property
    def uri(self) -> str:
        """The whole picture as a data URI."""
        return f"data:{self.kind};base64,{b64encode(self.content).decode()}"


def read_picture(said: object, folder: Path) -> Picture:
    """The picture that a card file names: a data URI, or a file in this folder or below it. Raises PictureError."""
    if not isinstance(said, str) or not said.strip():
        raise PictureError(_("'art' must be the name of a picture beside this file, or a data URI"))
    kind, content = of_uri(said) if said[:5].lower() == "data:" else of_file(said, folder)
    check_bytes(len(content))
    if kind == "image/svg+xml":
        check_svg(content)
    elif kind == "image/png":
        check_size(*size_of_png(content))
    else:
        check_size(*size_of_webp(content))
    return Picture(kind, content)


# Where it comes from


def of_uri(said: str) -> tuple[str, bytes]:
    """The type and the content of a data URI. Raises PictureError."""
    found = DATA.fullmatch(said)
    kind = found["type"].lower() if found else ""
    if found is None or kind not in ENDINGS:
        raise PictureError(
            _("a data URI begins with {starts}", starts=", ".join(f"data:{it};base64," for it in ENDINGS))
        )
    if not found["base64"]:
        return kind, unquote_to_bytes(found["content"])
    try:
        return kind, b64decode("".join(found["content"].split()), validate=True)
    except NotBase64:
        raise PictureError(_("what follows 'base64,' is not Base64")) from None


def of_file(said: str, folder: Path) -> tuple[str, bytes]:
    """The type and the content of a file. Raises PictureError."""
    kind = TYPES.get(PurePosixPath(said).suffix.lower())
    if kind is None:
        raise PictureError(
            _(
                "a picture is a file that ends in {endings}, or a data URI, not {said}",
                endings=", ".join(TYPES),
                said=short(said),
            )
        )
    if "\\" in said or ":" in said or "\0" in said or not (folder / said).resolve().is_relative_to(folder.resolve()):
        raise PictureError(
            _("a picture lies beside the file of the card or in a folder there, not at {said}", said=short(said))
        )
    try:
        check_bytes((folder / said).stat().st_size)
        return kind, (folder / said).read_bytes()
    except OSError as error:
        pasted = _("cards that are pasted have their pictures as data URIs")
        raise PictureError(
            _("{said} cannot be read: {reason} ({pasted})", said=short(said), reason=error.strerror, pasted=pasted)
        ) from None


def short(said: str) -> str:
    """The name of a file, cut where it is long."""
    return repr(said if len(said) <= 60 else f"{said[:57]}...")


def check_bytes(size: int) -> None:
    """Raises PictureError where a picture is too large to be sent to everybody."""
    if size > LARGEST:
        raise PictureError(
            _("a picture has at most {most} kB, not {size}", most=LARGEST // 1024, size=-(-size // 1024))
        )


# What it is


def check_svg(content: bytes) -> None:
    """Raises PictureError where the SVG is none, or could do more than be drawn."""
    try:
        text = content.decode("utf-8-sig")
        declared = DECLARED.match(text)
        if declared and "encoding" in declared[0] and "utf-8" not in declared[0].lower():
            raise PictureError(_("an SVG must be UTF-8 text"))
        body = text[declared.end() :] if declared else text
        if "<!DOCTYPE" in body or "<!ENTITY" in body or "<?" in body:
            raise PictureError(_("an SVG may have no DOCTYPE, entities or instructions: save it as plain SVG"))
        root = fromstring(body)  # noqa: S314 it has no entities, and is small
    except UnicodeDecodeError:
        raise PictureError(_("an SVG must be UTF-8 text")) from None
    except ParseError as error:
        raise PictureError(_("it is no SVG: {error}", error=error)) from None
    if root.tag != f"{SVG}svg":
        raise PictureError(_('an SVG begins with <svg xmlns="http://www.w3.org/2000/svg">'))
    elements = list(root.iter())
    if len(elements) > MOST_ELEMENTS:
        raise PictureError(_("an SVG has at most {most} elements, not {n}", most=MOST_ELEMENTS, n=len(elements)))
    for element in elements:
        check_element(element)


def check_element(element: Element) -> None:
    """Raises PictureError where an element of an SVG does more than draw."""
    name = str(element.tag).removeprefix(SVG)
    if name not in DRAWS:
        raise PictureError(
            _("an SVG may have no <{name}>: only what draws shapes and text", name=name.rpartition("}")[2][:30])
        )
    for key, value in element.attrib.items():
        attribute = key.rpartition("}")[2].lower()
        linked = attribute in ("href", "src") and not value.strip().startswith("#")
        if attribute.startswith("on") or linked or LOADS.search(value):
            raise PictureError(
                _(
                    "an SVG may not run, load or move anything: {attribute!r} of <{name}>",
                    attribute=attribute,
                    name=name,
                )
            )
    if name == "style" and LOADS.search("".join(element.itertext())):
        raise PictureError(_("an SVG may not run, load or move anything: its <style>"))


def size_of_png(content: bytes) -> tuple[int, int]:
    """Width and height in pixels. Raises PictureError."""
    if not content.startswith(PNG) or content[12:16] != b"IHDR" or len(content) < 33:
        raise PictureError(_("it is no PNG"))
    if b"acTL" in content.partition(b"IDAT")[0]:
        raise PictureError(_("a picture may not move"))
    return int.from_bytes(content[16:20], "big"), int.from_bytes(content[20:24], "big")


def size_of_webp(content: bytes) -> tuple[int, int]:
    """Width and height in pixels. Raises PictureError."""
    form = content[12:16]
    if content[:4] != b"RIFF" or content[8:12] != b"WEBP" or len(content) < 30:
        raise PictureError(_("it is no WebP"))
    if form == b"VP8X":
        if content[20] & 2:
            raise PictureError(_("a picture may not move"))
        return int.from_bytes(content[24:27], "little") + 1, int.from_bytes(content[27:30], "little") + 1
    if form == b"VP8L":
        bits = int.from_bytes(content[21:25], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if form == b"VP8 ":
        return int.from_bytes(content[26:28], "little") & 0x3FFF, int.from_bytes(content[28:30], "little") & 0x3FFF
    raise PictureError(_("it is no WebP"))


def check_size(width: int, height: int) -> None:
    """Raises PictureError where a picture has no pixels or too many."""
    if not (1 <= width <= WIDEST and 1 <= height <= WIDEST):
        raise PictureError(
            _(
                "a picture is at most {most} pixels wide and high, not {width} x {height}",
                most=WIDEST,
                width=width,
                height=height,
            )
        )
