"""Damaging data on purpose, the same way in every run."""

from __future__ import annotations

from typing import Any, Final

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

QUICK: Final = settings(max_examples=40, derandomize=True, deadline=None, database=None)
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
