"""The reference in `docs/api.md`, made from docstrings: `python -m rulebound.lab.api_page --write`."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, Final, get_type_hints

import rulebound
from rulebound.kernel.table.public import PUBLIC
from rulebound.lab.document import write

PAGE: Final = Path(__file__).parents[3] / "docs" / "api.md"
EXAMPLES: Final = PAGE.parent / "examples"
MODULE: Final = "rulebound.lab.api_page"

USES: Final = {  # the examples in the order of the page
    "random_game": "Play a random game",
    "own_bot": "Write a bot",
    "search": "Search",
    "step_through": "Step through a record",
    "what_if": "Ask what if",
    "many_games": "Play many games in processes",
}
UNDERNEATH: Final = ("__func__", "fget", "func")  # where methods of a class and properties keep their function
CHAPTERS: Final = {  # each name with the methods that are public; the rest of a class is internal
    "Games": {
        "load": "",
        "GAMES": "",
        "Game": "new_state scene load_state setup num_actions action facts spec card_features num_options "
        "option_kinds value complete",
        "Facts": "",
        "SetupArguments": "",
        "Setup": "",
        "Deck": "",
        "Card": "values words",
        "Clause": "",
        "Switch": "allows possible",
    },
    "States and seats": {
        "State": "",
        "Seat": "decides legal_actions why_not describe phrase view log about imagine decisions seats undo_limit "
        "observe option_numbers mask option_features action information_key",
        "Action": "",
        "Decision": "",
        "Reason": "",
        "Outcome": "",
        "Event": "",
    },
    "Views": {"View": "", "views": ""},
    "Observations": {
        "Observation": "rest rows",
        "Spec": "least most",
        "Entry": "",
        "CardFeatures": "",
        "OptionKind": "",
    },
    "Matches and records": {
        "Match": "at of_scene apply undo why_no_undo record log save resume from_record",
        "Record": "json replay",
        "read_record": "",
    },
    "Bots and chance": {
        "Bot": "choose",
        "BOTS": "",
        "make_bot": "",
        "play_randomly": "",
        "Chance": "of below shuffle clone",
    },
    "Errors": {
        "IllegalAction": "",
        "CannotUndo": "",
        "DataError": "",
        "SetupError": "",
        "CardError": "",
        "RecordError": "",
        "SceneError": "",
        "ScriptEnded": "",
    },
}
VALUES: Final = {  # names that have no docstring of their own
    "GAMES": "The names of all games, for `load`.",
    "BOTS": "The names of all kinds of bots, for `make_bot`.",
    "views": "The module with the structs of a view: `views.Area`, `views.Card`, `views.Option` and so on.",
}
FIELD: Final = re.compile(r"^([a-z_]+(?:, [a-z_]+)*): ")


def reference() -> str:
    """The examples, then all public names by chapters."""
    return "\n".join([*examples(), *names()])


def examples() -> Iterator[str]:
    """Each example whole, under the use that it is for."""
    yield from ["## Examples", ""]
    for name, use in USES.items():
        code = (EXAMPLES / f"{name}.py").read_text(encoding="utf-8").strip()
        yield from [f"### {use}", "", f"[`examples/{name}.py`](examples/{name}.py)", "", "```python", code, "```", ""]


def names() -> Iterator[str]:
    """What each name is, with its public methods."""
    yield from ["## Reference", ""]
    for chapter, members in CHAPTERS.items():
        yield from [f"### {chapter}", ""]
        for name, methods in members.items():
            yield from described(name, getattr(rulebound, name), methods.split())


def described(name: str, value: Any, methods: list[str]) -> Iterator[str]:
    """A name with its signature, its docstring and its methods."""
    yield from [f"#### `{name}{signature(value) if inspect.isfunction(value) else ''}`", ""]
    text = VALUES.get(name) or inspect.getdoc(value) or ""
    if name == "State":
        yield from [text.partition("\n")[0], "", "| name | what it is |", "|---|---|"]
        yield from [f"| `{public}` | {sentence} |" for public, sentence in PUBLIC.items()]
    else:
        yield from prose(text, get_type_hints(value) if name == "SetupArguments" else {})
    yield ""
    for method in methods:
        found = inspect.getattr_static(value, method)
        function = next((getattr(found, name) for name in UNDERNEATH if hasattr(found, name)), found)
        is_read = isinstance(found, (property, cached_property))
        call = f" -> {plain(returned(function))}" if is_read else signature(function)
        sentences = " ".join((inspect.getdoc(function) or "").split())
        yield f"- **`{method}{call}`** {sentences}".rstrip()
    if methods:
        yield ""


def prose(text: str, types: dict[str, Any]) -> Iterator[str]:
    """A docstring as Markdown. A line such as `seed: a number` begins a point of a list, with its type if known."""
    in_list = False
    for line in text.splitlines():
        if found := FIELD.match(line):
            hint = f": {plain(types[found[1]])}" if found[1] in types else ""
            yield f"- `{found[1]}{hint}`: {line[found.end() :]}"
            in_list = True
        else:
            in_list = in_list and bool(line)
            yield f"  {line}" if in_list else line


def signature(function: Any) -> str:
    """The signature of a function without `self`, as it is written."""
    made = inspect.signature(function)
    kept = [one for one in made.parameters.values() if one.name not in ("self", "cls")]
    return plain(made.replace(parameters=kept))


def returned(function: Any) -> Any:
    """The type of a property."""
    return inspect.signature(function).return_annotation


def plain(hint: Any) -> str:
    """A type or a signature as a program writes it with the public names."""
    text = hint.__name__ if isinstance(hint, type) else str(hint)
    text = re.sub(r"(?<=[:>] )'([^']+)'", r"\1", re.sub(r"(?:[a-z_]+\.)+([A-Z])", r"\1", text))
    return text.replace("CardTable", "State").replace("Action[Any]", "Action").replace("i64", "int")


if __name__ == "__main__":
    write(MODULE, PAGE, reference)
