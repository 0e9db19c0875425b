"""The commands: what the help of each says, and what becomes of a word that is wrong."""

from __future__ import annotations

import shlex
from importlib import import_module

import pytest

from rulebound.cli import COMMANDS, main, parser


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_a_command_says_in_two_lines_what_it_is_for(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    module = import_module(COMMANDS[name].module)

    with pytest.raises(SystemExit) as ended:
        main([name, "--help"])

    printed = capsys.readouterr().out
    lines = module.ABOUT.splitlines()
    assert ended.value.code == 0
    assert len(lines) == 2
    assert max(len(line) for line in lines) <= 90
    assert all(line.endswith(".") for line in lines)
    assert f"\n\n{module.ABOUT}\n\n" in printed
    assert printed.rstrip().endswith(module.EXAMPLE)


@pytest.mark.parametrize("name", COMMANDS)
def test_the_example_of_a_command_can_be_typed(name: str) -> None:
    words = shlex.split(import_module(COMMANDS[name].module).EXAMPLE)

    args = parser(name).parse_args(words)

    assert args.command == words[0] == name


def test_the_help_of_the_program_has_a_line_for_each_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])

    printed = capsys.readouterr().out
    for name, command in COMMANDS.items():
        assert [name, *command.summary.split()] in [line.split() for line in printed.splitlines()]


def test_a_command_that_does_not_exist_is_answered_with_the_nearest(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["simulat", "courses"])

    assert status == 2
    assert "there is no command 'simulat'; did you mean 'simulate'?" in capsys.readouterr().err
