"""The guide for hosting says what is so: its commands are understood, and its figures are those of the server."""

from __future__ import annotations

import argparse
import json
import re
import shlex
from pathlib import Path
from typing import Final

from rulebound.server.command import add_arguments
from tests.server.talking import Server

GUIDE: Final = (Path(__file__).resolve().parents[2] / "docs" / "hosting.md").read_text()


def commands() -> list[list[str]]:
    """The words after `rulebound serve` in the service file and in the container file."""
    service = re.search(r"^ExecStart=\S+/rulebound serve (.+)$", GUIDE, re.MULTILINE)
    container = re.search(r"^CMD (\[.+\])$", GUIDE, re.MULTILINE)
    assert service is not None and container is not None
    return [shlex.split(service[1]), json.loads(container[1])[2:]]


def test_the_commands_in_the_guide_are_understood() -> None:
    parser = argparse.ArgumentParser()
    add_arguments(parser)

    for words in commands():
        args = parser.parse_args(words)
        assert (args.port, args.db.startswith("sqlite:////")) == (8465, True)


def test_the_guide_names_all_figures_and_no_others(group: Server) -> None:
    figure = r"(?:rulebound|process)_[a-z_]+"
    there = set(re.findall(rf"^({figure}) ", group.client.get("/metrics").text, re.MULTILINE))

    assert set(re.findall(rf"`({figure})`", GUIDE)) == there
