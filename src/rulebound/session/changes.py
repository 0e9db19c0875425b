"""What differs between two sets of cards, in words: `Aki: power 1 to 4`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from rulebound.language import _

LONG: Final = ("text",)  # values that are put in quotation marks
Label: TypeAlias = Callable[[str, str], str]  # by the kind of a card and a key of its file
UNSHOWN: Final = ("printed", "name")  # what says nothing of a card, or cannot differ


def as_in_files(_kind: str, key: str) -> str:
    """What files call a value."""
    return key


def changes(
    old: Mapping[str, Mapping[str, Any]], new: Mapping[str, Mapping[str, Any]], label: Label = as_in_files
) -> list[str]:
    """The differences between two sets, a sentence for each card; the values of each card by its name.

    label: what the values of cards of a kind are called. Cards of the new set come in its order, then those that are
    gone.
    """
    found: list[str] = []
    for name, card in new.items():
        if name not in old:
            found.append(_("{name} is new", name=name))
        elif parts := parts_of(old[name], card, label):
            found.append(f"{name}: {', '.join(parts)}")
    return found + [_("{name} is gone", name=name) for name in old if name not in new]


def parts_of(old: Mapping[str, Any], new: Mapping[str, Any], label: Label = as_in_files) -> list[str]:
    """What is otherwise on a card, a few words for each value."""
    parts: list[str] = []
    for key in dict.fromkeys([*old, *new]):
        before, now = plain(old.get(key)), plain(new.get(key))
        if before == now or key in UNSHOWN:
            continue
        called = label(str(new.get("kind", "")), key)
        if key == "art":
            parts.append(_("another picture") if now else _("no picture of its own"))
        elif before == "":
            parts.append(_("{key} {now} added", key=called, now=shown(key, now)))
        elif now == "":
            parts.append(_("no {key}", key=called))
        else:
            parts.append(_("{key} {before} to {now}", key=called, before=shown(key, before), now=shown(key, now)))
    return parts


def plain(value: Any) -> Any:
    """A value as it counts: white space around a text does not, and an empty text is none."""
    if value is None:
        return ""
    return "\n".join(line.strip() for line in value.strip().split("\n")) if isinstance(value, str) else value


def shown(key: str, value: Any) -> str:
    """A value in a sentence."""
    if isinstance(value, list):
        return ", ".join(str(one) for one in value)
    return f'"{value}"'.replace("\n", " / ") if key in LONG else str(value)
