"""Pictures that cards bring: where they may lie, what they may be, and what is said of one that cannot be."""

from __future__ import annotations

import zlib
from base64 import b64encode
from importlib import import_module
from pathlib import Path

import pytest

import rulebound
from rulebound.kernel.basics.problem import CardError
from rulebound.kernel.files.pictures import LARGEST, PictureError, read_picture
from rulebound.session.game_cache import text_of, with_cards

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">{}</svg>'
CARD = '[[card]]\nname = "Sloop"\nkind = "ship"\ncost = 1\ncargo = 1\nrenown = 1\nart = \'{}\'\n'


def png(width: int, height: int, between: bytes = b"") -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        return len(data).to_bytes(4, "big") + kind + data + zlib.crc32(kind + data).to_bytes(4, "big")

    header = width.to_bytes(4, "big") + height.to_bytes(4, "big") + b"\x08\x02\0\0\0"
    rows = zlib.compress(b"\0" * (1 + 3 * min(width, 8)) * min(height, 8))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + between + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def webp(form: bytes, rest: bytes) -> bytes:
    return b"RIFF\0\0\0\0WEBP" + form + b"\0\0\0\0" + rest.ljust(16, b"\0")


def uri(kind: str, content: bytes) -> str:
    return f"data:{kind};base64,{b64encode(content).decode()}"


def fault(said: object, folder: Path) -> str:
    with pytest.raises(PictureError) as refused:
        read_picture(said, folder)
    return str(refused.value)


def test_a_card_brings_the_picture_beside_its_file(tmp_path: Path) -> None:
    (tmp_path / "pictures").mkdir()
    (tmp_path / "pictures" / "sloop.svg").write_text(SVG.format('<path d="M0 0h9"/>'), encoding="utf-8")
    (tmp_path / "mine.toml").write_text(CARD.format("pictures/sloop.svg"), encoding="utf-8")

    game = rulebound.load("windward", cards=[tmp_path / "mine.toml"])

    art = game.cards["Sloop"].art
    assert art is not None and art.kind == "image/svg+xml"
    assert game.face(game.cards["Sloop"]).picture == art.key


@pytest.mark.parametrize("name", rulebound.GAMES)
def test_cards_of_every_game_and_kind_may_bring_pictures(name: str) -> None:
    game = import_module(f"rulebound.games.{name}").load([], [])  # one of its own, because its cards are changed
    art = read_picture(uri("image/png", png(4, 4)), Path())
    kinds = {card.kind: card for card in game.card_list}

    for card in kinds.values():
        card.art = art

    assert {game.face(card).picture for card in kinds.values()} == {art.key}


def test_a_text_of_cards_takes_its_pictures_along(tmp_path: Path) -> None:
    (tmp_path / "sloop.png").write_bytes(png(4, 4))
    mine = tmp_path / "mine.toml"
    mine.write_text(CARD.format("sloop.png"), encoding="utf-8")

    text = text_of([mine])
    (tmp_path / "sloop.png").unlink()

    art = with_cards("windward", text).cards["Sloop"].art
    assert art is not None and art.content == png(4, 4)


def test_what_is_wrong_with_a_picture_is_told_with_its_line_and_all_else_that_is_wrong(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(CARD.format("sloop.gif") + CARD.format("none.svg").replace('"Sloop"', '"Barge"'), encoding="utf-8")

    with pytest.raises(CardError) as refused:
        rulebound.load("windward", cards=[mine])

    one, two = refused.value.problems
    assert "line 7: a picture is a file that ends in .svg, .png, .webp, or a data URI, not 'sloop.gif'" in one
    assert "line 14: 'none.svg' cannot be read" in two


@pytest.mark.parametrize("inside", [
    "<script>1</script>", '<path onclick="1"/>', '<image href="x.png"/>', "<foreignObject/>", '<use href="#a"/>',
    '<rect fill="url(https://example.org/a)"/>', '<a href="https://example.org"/>', "<style>@import 'a'</style>",
    "<style>rect { fill: u\\72l(x) }</style>", '<animate attributeName="x"/>', '<rect style="animation: a 1s"/>',
    '<linearGradient href="other.svg#a"/>', '<html xmlns="http://www.w3.org/1999/xhtml"/>',
    "<?xml-stylesheet href='a'?>",
])  # fmt: skip
def test_an_svg_that_could_run_load_or_move_anything_is_refused(inside: str, tmp_path: Path) -> None:
    said = uri("image/svg+xml", SVG.format(inside).encode())

    assert fault(said, tmp_path).startswith("an SVG may ")


def test_an_svg_may_have_shapes_gradients_and_text(tmp_path: Path) -> None:
    inside = (
        '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><style>.a { fill: red }'
        "</style><g class='a' clip-path='url(#b)'><path fill='url( \"#a\")' d='M0 0h9'/><text>Hello</text></g>"
    )

    art = read_picture(
        uri("image/svg+xml", f"<?xml version='1.0' encoding='UTF-8'?>{SVG.format(inside)}".encode()), tmp_path
    )

    assert art.key.endswith(".svg")


@pytest.mark.parametrize(("kind", "content", "told"), [
    ("image/svg+xml", b'<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', "no DOCTYPE"),
    ("image/svg+xml", b"<svg/>", "begins with"),
    ("image/svg+xml", b"<svg", "it is no SVG"),
    ("image/svg+xml", "é".encode("latin-1"), "UTF-8"),
    ("image/svg+xml", b"<?xml version='1.0' encoding='utf-7'?><svg/>", "UTF-8"),
    ("image/svg+xml", SVG.format("<g/>" * 2001).encode(), "at most 2000 elements"),
    ("image/png", b"GIF89a", "it is no PNG"),
    ("image/png", png(9000, 4), "at most 2048 pixels"),
    ("image/png", png(4, 4, b"\0\0\0\x08acTL"), "may not move"),
    ("image/png", b"\0" * (LARGEST + 1), "at most 64 kB, not 65"),
    ("image/webp", png(4, 4), "it is no WebP"),
    ("image/webp", webp(b"VP8X", b"\x02"), "may not move"),
    ("image/webp", webp(b"VP8X", b"\0\0\0\0\xff\xff\0"), "at most 2048 pixels"),
    ("image/gif", b"GIF89a", "a data URI begins with data:image/svg+xml;base64,"),
])  # fmt: skip
def test_a_picture_that_is_none_or_too_large_is_refused(kind: str, content: bytes, told: str, tmp_path: Path) -> None:
    assert told in fault(uri(kind, content), tmp_path)


@pytest.mark.parametrize("said", ["/etc/motd.svg", "../out.svg", "a/../../out.svg", "C:\\a.svg", "..\\out.svg"])
def test_a_picture_lies_nowhere_but_beside_the_cards(said: str, tmp_path: Path) -> None:
    (tmp_path / "out.svg").write_text(SVG.format(""), encoding="utf-8")
    (tmp_path / "in").mkdir()

    assert "a picture lies beside the file of the card" in fault(said, tmp_path / "in")


def test_a_link_to_a_picture_elsewhere_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "out.svg").write_text(SVG.format(""), encoding="utf-8")
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "link.svg").symlink_to(tmp_path / "out.svg")

    assert "a picture lies beside the file of the card" in fault("link.svg", tmp_path / "in")


@pytest.mark.parametrize(("content", "kind"), [
    (webp(b"VP8L", b"\x2f\x63\xc0\x18"), "image/webp"),
    (webp(b"VP8 ", b"\0\0\0\x9d\x01\x2a\x64\0\x64\0"), "image/webp"),
    (webp(b"VP8X", b"\0\0\0\0\x63\0\0\x63\0\0"), "image/webp"), (png(100, 100), "image/png"),
])  # fmt: skip
def test_pictures_of_all_forms_are_read_from_data_uris(content: bytes, kind: str, tmp_path: Path) -> None:
    assert read_picture(uri(kind, content), tmp_path).content == content
