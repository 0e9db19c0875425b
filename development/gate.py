"""The gate: runs each step as soon as those before it have passed, and says what passed and how long it took."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import IO, Final

from development.environment import BIN, ROOT, SOURCES, Stop, environment

BYTECODE: Final = ROOT / "build" / "bytecode"  # of sources, tests and tools, so that each is translated once
TIMES: Final = ROOT / "build" / "times.json"  # how long the steps of the gate took the last time


class Step:
    """A command of the gate: what it is called, and on which tree it runs. What it prints is kept until it ends.

    after: the names of the steps that it waits for; those that the gate does not run are not waited for.
    """

    def __init__(
        self,
        name: str,
        command: tuple[str, ...],
        tree: Path = SOURCES,
        expected: str = "",
        after: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.command = command
        self.after = after
        self.tree = tree
        self.expected = expected  # which build its tests must find
        self.began = 0.0
        self.seconds = 0.0
        self.said = ""

    def start(self, output: IO[bytes]) -> subprocess.Popen[bytes]:
        self.began = time.monotonic()
        program = Path(self.command[0])
        command = [str(program if program.is_absolute() else BIN / program), *self.command[1:]]
        variables = environment(self.tree, PYTHONPYCACHEPREFIX=str(BYTECODE))
        variables.pop("PYTHONDONTWRITEBYTECODE", None)  # otherwise each of some hundred processes translates all
        if self.expected:
            variables["RULEBOUND_EXPECT"] = self.expected
        return subprocess.Popen(
            command, cwd=ROOT, env=variables, stdout=output, stderr=subprocess.STDOUT, start_new_session=True
        )

    @property
    def tests(self) -> str:
        """How many tests passed and were skipped, as pytest says in its last lines."""
        counts = re.findall(r"(\d+) (passed|skipped|xfailed)", self.said[-500:]) if self.command[0] == "pytest" else []
        return ", ".join(" ".join(count) for count in counts)


class Gate:
    """Runs steps, and knows how long they took the last time."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.began = time.monotonic()
        self.done: list[Step] = []

    def announce(self, steps: list[Step], missing: list[str]) -> None:
        before = times().get(self.name, {})
        took = f" The last time this took {clock(before['all'])}." if "all" in before else ""
        print(f"The gate: {', '.join(step.name for step in steps)}.{took}", flush=True)
        for sentence in missing:
            print(sentence, flush=True)

    def run(self, steps: list[Step]) -> None:
        """Begins each step as soon as those that it waits for have passed, and returns when all have."""
        with contextlib.ExitStack() as stack:
            waiting = [*steps]
            running: list[tuple[Step, subprocess.Popen[bytes], IO[bytes]]] = []
            stack.callback(end_all, running)
            while waiting or running:
                unfinished = {step.name for step in (*waiting, *[step for step, _, _ in running])}
                for step in [step for step in waiting if not unfinished & set(step.after)]:
                    waiting.remove(step)
                    output = stack.enter_context(tempfile.TemporaryFile())
                    running.append((step, step.start(output), output))
                time.sleep(0.05)
                for one in [one for one in running if one[1].poll() is not None]:
                    running.remove(one)
                    self.finish(*one)

    def finish(self, step: Step, process: subprocess.Popen[bytes], output: IO[bytes]) -> None:
        step.seconds = time.monotonic() - step.began
        output.seek(0)
        step.said = output.read().decode(errors="replace")
        self.done.append(step)
        if process.returncode:
            print(step.said, flush=True)
            raise Stop(f"The gate stopped: the step {step.name!r} failed.")
        if any(word.startswith("--cov=") for word in step.command):
            print(step.said, flush=True)
        print(f"{step.name}: {step.tests or 'passed'} in {clock(step.seconds)}", flush=True)

    def sum_up(self, missing: list[str]) -> None:
        """What passed, in a table, and the times for the next call."""
        took = time.monotonic() - self.began
        print(f"\n{'step':<24}{'time':>12}   tests")
        for step in self.done:
            print(f"{step.name:<24}{clock(step.seconds):>12}   {step.tests}".rstrip())
        for sentence in missing:
            print(sentence)
        print(f"All steps of the gate passed in {clock(took)}.", flush=True)
        seconds = {step.name: round(step.seconds, 1) for step in self.done}
        TIMES.parent.mkdir(exist_ok=True)
        TIMES.write_text(json.dumps(times() | {self.name: {"all": round(took, 1), **seconds}}, indent=1))


def end_all(running: list[tuple[Step, subprocess.Popen[bytes], IO[bytes]]]) -> None:
    """End the steps that still run, with all that they have started."""
    for _, process, _ in running:
        if process.poll() is None:
            if os.name == "nt":
                process.terminate()
            else:
                os.killpg(process.pid, signal.SIGTERM)
            process.wait()


def times() -> dict[str, dict[str, float]]:
    """The seconds of the last calls that passed, by the call and by the step."""
    try:
        kept: dict[str, dict[str, float]] = json.loads(TIMES.read_text())
    except (OSError, ValueError):
        return {}
    return kept


def clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{seconds:.1f} s"
