"""A state in encoded parts, so that two states are quickly compared, and only what has changed is sent."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from rulebound.kernel.basics.view import Face, Line, Term, View
from rulebound.server import frames

V = TypeVar("V")
Encoded: TypeAlias = dict[str, bytes]

APART: Final = ("areas", "faces", "terms", "log")  # fields of a view that are compared by their own parts
FIELDS: Final = [
    (it.name, it.encode_name) for it in msgspec.structs.fields(frames.State) if it.name not in ("view", "n")
]
REQUIRED: Final = [it.name for it in msgspec.structs.fields(View) if it.required and it.name not in APART]
OPTIONAL: Final = [  # left out where they are empty; the version of a view always is
    it.name for it in msgspec.structs.fields(View) if not it.required and it.name not in (*APART, "view")
]
NULL: Final = b"null"

encode: Final = msgspec.json.Encoder().encode


class Parts:
    """A state in parts.

    n: its number. state, view: fields by name. areas: by id. faces, terms, log: as they are, because they are made once
    and shared by many states.
    """

    def __init__(self, state: frames.State) -> None:
        view = state.view
        self.n = state.n
        self.state: Encoded = {key: encode(getattr(state, name)) for name, key in FIELDS}
        self.view: Encoded = {name: encode(getattr(view, name)) for name in REQUIRED}
        self.view.update({name: encode(value) for name in OPTIONAL if (value := getattr(view, name))})
        self.areas: Encoded = {area.id: encode(area) for area in view.areas}
        self.faces: dict[str, Face] = view.faces
        self.terms: dict[str, Term] = view.terms
        self.log: list[Line] = view.log

    def whole(self) -> bytes:
        """The whole state as a message."""
        view = [*members(self.view), b'"areas":[%b]' % b",".join(self.areas.values()), b'"faces":' + encode(self.faces)]
        if self.terms:
            view.append(b'"terms":' + encode(self.terms))
        if self.log:
            view.append(b'"log":' + encode(self.log))
        fields = [b'"is":"state","n":%d' % self.n, *members(self.state), b'"view":{%b}' % b",".join(view)]
        return b"{%b}" % b",".join(fields)

    def changes(self, before: Parts) -> bytes:
        """What is different from the state before, as a message."""
        order = list(self.areas)
        message = frames.Changes(
            n=self.n,
            after=before.n,
            state=raw(changed(self.state, before.state)),
            view=raw(changed(self.view, before.view)),
            areas=raw({key: it for key, it in self.areas.items() if before.areas.get(key) != it}),
            order=order if order != list(before.areas) else None,
            faces=others(self.faces, before.faces),
            terms=others(self.terms, before.terms),
            log=of_log(self.log, before.log),
        )
        return encode(message)


def members(values: Encoded) -> list[bytes]:
    """The members of an object."""
    return [b"%b:%b" % (encode(key), value) for key, value in values.items()]


def raw(values: Encoded) -> dict[str, Any]:
    """Encoded values as parts of a message."""
    return {key: msgspec.Raw(value) for key, value in values.items()}


def changed(now: Encoded, before: Encoded) -> Encoded:
    """The values that are new or different; null for those that are left out now."""
    found = {key: value for key, value in now.items() if before.get(key) != value}
    return found | dict.fromkeys(before.keys() - now.keys(), NULL)


def others(now: Mapping[str, V], before: Mapping[str, V]) -> dict[str, V | None]:
    """The same for faces or terms."""
    if now == before:  # quick, because most are the same objects
        return {}
    found: dict[str, V | None] = {key: value for key, value in now.items() if before.get(key) != value}
    return found | dict.fromkeys(sorted(before.keys() - now.keys()))


def of_log(now: list[Line], before: list[Line]) -> frames.LogChange | None:
    """What has changed in a log, from whose beginning lines fall away and at whose end new ones come."""
    skip = sum(line.n < now[0].n for line in before) if now else len(before)
    keep = min(len(now), len(before) - skip)
    while keep and now[keep - 1] != before[skip + keep - 1]:
        keep -= 1
    if now[:keep] != before[skip : skip + keep]:
        keep = 0
    if keep == len(now) == len(before):
        return None
    return frames.LogChange(skip=skip, keep=keep, add=now[keep:])
