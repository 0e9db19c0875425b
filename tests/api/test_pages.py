"""Documents that are made from the code are up to date."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, get_args

import pytest

import rulebound
from rulebound.kernel.basics.problem import DataError
from rulebound.lab import api_page, figures
from rulebound.lab.document import part, with_part
from rulebound.server import frames, protocol, table_messages

DOCS: Final = Path(__file__).parents[2] / "docs"
API: Final = (DOCS / "api.md").read_text(encoding="utf-8")


def test_the_reference_of_the_interface_is_up_to_date() -> None:
    assert part(API, f"python -m {api_page.MODULE}") == api_page.reference().strip() + "\n", (
        f"run: python -m {api_page.MODULE} --write"
    )


def test_the_reference_has_every_name_that_is_exported() -> None:
    listed = [name for members in api_page.CHAPTERS.values() for name in members]

    assert sorted(listed) == sorted(set(rulebound.__all__) - {"__version__"})


def test_an_empty_text_in_a_signature_stays_as_it_is_written() -> None:
    assert api_page.signature(rulebound.Chance.of) == "(seed: int, name: str = '') -> Chance"


def test_every_example_is_in_the_page() -> None:
    assert sorted(path.stem for path in api_page.EXAMPLES.glob("*.py")) == sorted(api_page.USES)


def test_the_first_program_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    first = re.search(r"```python\n(.*?)```", API, re.DOTALL)

    assert first is not None
    exec(compile(first[1], "api.md", "exec"), {})  # noqa: S102 - our own page
    assert "Outcome(winners=" in capsys.readouterr().out


def test_a_part_is_replaced_and_the_rest_of_the_document_stays() -> None:
    text = "before\n<!-- made by x -->\n\nold\n\n<!-- end -->\nafter\n"

    assert with_part(text, "x", "new") == "before\n<!-- made by x -->\n\nnew\n\n<!-- end -->\nafter\n"
    with pytest.raises(DataError, match="must stand there once"):
        part(text, "y")


@pytest.mark.parametrize("name", figures.PARTS)
def test_tables_of_figures_are_made_from_what_was_measured(name: str) -> None:
    text = (DOCS / name).read_text(encoding="utf-8")

    assert part(text, figures.COMMAND) == figures.PARTS[name]().strip() + "\n", f"run: {figures.COMMAND}"


def test_the_messages_of_the_server_are_made_from_their_structs() -> None:
    text = (DOCS / "server.md").read_text(encoding="utf-8")

    made = f"python -m {protocol.MODULE}"
    assert part(text, made) == protocol.reference().strip() + "\n", f"run: {made} --write"


def test_every_message_that_a_socket_reads_is_in_the_page() -> None:
    reference = protocol.reference()

    for message in get_args(table_messages.Spoken) + get_args(frames.Frames):
        assert f"interface {message.__name__} {{" in reference
