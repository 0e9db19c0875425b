"""Damaging data on purpose, the same way in every run."""

from __future__ import annotations

import json
import tomllib
from typing import Any, Final

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

QUICK: Final = settings(
    max_examples=40, derandomize=True, deadline=None, database=None, phases=[Phase.explicit, Phase.generate]
)  # what fails is not made smaller, which takes minutes: the long ones do that
LONG: Final = settings(
    max_examples=1500, deadline=None, database=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)

WORD: Final = st.text(max_size=6)
NUMBER: Final = st.integers(-5, 400) | st.integers() | st.floats(allow_nan=False)
ANYTHING: Final = st.recursive(
    st.none() | st.booleans() | NUMBER | WORD,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORD, inner, max_size=3),
    max_leaves=6,
)
PIECES_OF_TOML: Final = ("", "=", '"', "[", "]", "\n", "-1", "true", "[[card]]", "{}", "name = 3", "text = []", "\x00")


@st.composite
def damaged(draw: st.DrawFn, whole: Any) -> Any:
    """The same data with something in it replaced, left out, doubled, or put in."""
    if isinstance(whole, dict) and whole and draw(st.integers(0, 5)):
        key = draw(st.sampled_from(sorted(whole)))
        rest = {name: value for name, value in whole.items() if name != key}
        match draw(st.sampled_from(["deeper", "deeper", "deeper", "left out", "put in"])):
            case "deeper":
                return whole | {key: draw(damaged(whole[key]))}
            case "left out":
                return rest
            case _:
                return whole | {draw(st.text(max_size=6)): draw(ANYTHING)}
    if isinstance(whole, list) and whole and draw(st.integers(0, 3)):
        place = draw(st.integers(0, len(whole) - 1))
        match draw(st.sampled_from(["deeper", "deeper", "left out", "doubled"])):
            case "deeper":
                return [*whole[:place], draw(damaged(whole[place])), *whole[place + 1 :]]
            case "left out":
                return [*whole[:place], *whole[place + 1 :]]
            case _:
                return [*whole[:place], whole[place], *whole[place:]]
    return draw(ANYTHING)


@st.composite
def scribbled(draw: st.DrawFn, text: str) -> str:
    """The same text with a few places cut out, doubled, or written over."""
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 30)))
        put_in = draw(st.sampled_from([*PIECES_OF_TOML, text[start:end] * 2]) | WORD)
        text = text[:start] + put_in + text[end:]
    return text


def as_toml(whole: Any) -> str:
    """The data as TOML; what TOML cannot hold becomes something near it."""
    if not isinstance(whole, dict):
        return value_as_toml(whole)
    plain = [f"{json.dumps(key)} = {value_as_toml(value)}" for key, value in whole.items() if not is_entries(value)]
    for name, entries in whole.items():
        for entry in entries if is_entries(entries) else []:
            plain += [f"[[{name or 'none'}]]", *[f"{json.dumps(key)} = {value_as_toml(entry[key])}" for key in entry]]
    return "\n".join(plain) + "\n"


def is_entries(value: Any) -> bool:
    return isinstance(value, list) and value != [] and all(isinstance(entry, dict) for entry in value)


def value_as_toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {value_as_toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(value_as_toml(item) for item in value) + "]"
    return json.dumps("" if value is None else value, ensure_ascii=False)


def damaged_file(text: str) -> st.SearchStrategy[str]:
    """A file of TOML that is damaged in its letters, or in what it says."""
    return scribbled(text) | damaged(tomllib.loads(text)).map(as_toml)
