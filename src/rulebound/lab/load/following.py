"""The state of a table, put together from the messages over its socket, as the client does in `following.js`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

State: TypeAlias = dict[str, Any]


class Following:
    """The state of a table as one socket gets it. state: None before the first one.

    lost: whether a change is missing, so that the whole state must be asked for.
    """

    def __init__(self) -> None:
        self.state: State | None = None
        self.lost = False

    def hear(self, message: Mapping[str, Any]) -> bool:
        """Takes a message. Returns whether it has brought another state."""
        if message["is"] == "state":
            self.state, self.lost = dict(message), False
            return True
        if message["is"] != "changes" or (self.state is not None and message["n"] <= self.state["n"]):
            return False  # not about the state, or known already
        if self.state is None or message["after"] != self.state["n"]:
            self.lost = True
            return False
        self.state = changed(self.state, message)
        return True


def changed(state: State, changes: Mapping[str, Any]) -> State:
    """A new state, with these changes."""
    view = state["view"]
    seen = {
        **view,
        **changes.get("view", {}),
        "areas": areas(view["areas"], changes.get("areas", {}), changes.get("order")),
        "faces": filled({**view["faces"], **changes.get("faces", {})}),
        "terms": filled({**view.get("terms", {}), **changes.get("terms", {})}) or None,
        "log": log(view.get("log", []), changes.get("log")) or None,
    }
    return {**state, **changes.get("state", {}), "n": changes["n"], "view": filled(seen)}


def filled(whole: State) -> State:
    """An object without what is null: that is left out now."""
    return {key: value for key, value in whole.items() if value is not None}


def areas(known: Sequence[State], others: State, order: Sequence[str] | None) -> list[State]:
    """The areas of a view. others: new and different ones, by id. order: all ids, where they are not as before."""
    by_id = {**{area["id"]: area for area in known}, **others}
    return [by_id[key] for key in order or [area["id"] for area in known]]


def log(lines: Sequence[State], change: Mapping[str, Any] | None) -> list[State]:
    """The log of a view: lines that stay, and new ones."""
    if change is None:
        return list(lines)
    first = change["skip"]
    return [*lines[first : first + change["keep"]], *change["add"]]
