"""The same jobs on a cluster of Ray: of this computer, or one that runs already.

Results come in the order of the jobs, so a run that stops when it knows enough stops at the same game whatever the
number of machines. A job whose worker dies is done again by another one.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from rulebound.kernel.basics.problem import SetupError
from rulebound.lab import workers as processes
from rulebound.lab.workers import MOST_DEATHS, WorkersDied
from rulebound.language import _

J = TypeVar("J")
R = TypeVar("R")

RAY: Final = "ray"
LOCAL: Final = "local"  # a cluster of its own, whatever else runs here
AHEAD: Final = 3  # jobs for each core of the cluster that are under way or done before their turn
MEMORY: Final = 128 * 1024**2  # bytes for results, on this computer


def address_of(word: str) -> str | None:
    """The address in `ray` or `ray=ADDRESS`; None is a cluster of this computer alone. Raises SetupError."""
    name, _equals, address = word.partition("=")
    if name != RAY:
        raise SetupError(_("the cluster"), [_("write ray, or ray=ADDRESS, not {word!r}", word=word)])
    return address or None


def results_of(
    work: Callable[[J], R], jobs: Sequence[J], *, on: str, workers: int, tell: Callable[[str], None]
) -> Generator[R]:
    """The results of all jobs: on a cluster, in their order; by so many processes of this computer, as they are done.

    on: the cluster; empty is none. Raises SetupError and WorkersDied.
    """
    return work_off(work, jobs, on) if on else processes.work_off(work, jobs, workers, tell)


def work_off(work: Callable[[J], R], jobs: Sequence[J], where: str) -> Generator[R]:
    """The results of all jobs, in their order. where: `ray`, or `ray=ADDRESS`. Close it to stop the jobs under way.

    Raises SetupError if there is no such cluster, and WorkersDied if a job fails again and again.
    """
    with joined(where):
        import ray

        yield from in_order(ray, work, jobs)


@contextmanager
def joined(where: str) -> Iterator[None]:
    """Within it, all that plays on a cluster plays on this one, which begins once. where: empty is none.

    Raises SetupError if there is no such cluster.
    """
    if not where:
        yield
        return
    address = address_of(where)
    import ray

    ours = not ray.is_initialized()
    if ours:
        begin(ray, address)
    try:
        yield
    finally:
        if ours:
            ray.shutdown()


def begin(ray: Any, address: str | None) -> None:
    """Joins the cluster, or starts one. Raises SetupError."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    own = {"object_store_memory": MEMORY, "include_dashboard": False} if address is None else {}
    try:
        ray.init(address or LOCAL, log_to_driver=False, logging_level="ERROR", configure_logging=False, **own)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise SetupError(_("the cluster"), [_("{address}: {why}", address=address or RAY, why=error)]) from error


def in_order(ray: Any, work: Callable[[J], R], jobs: Sequence[J]) -> Generator[R]:
    """The results in the order of the jobs, with a few jobs always under way. Raises WorkersDied."""
    task = ray.remote(max_retries=MOST_DEATHS)(called)
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    what = ray.put(work)
    waiting: dict[int, Any] = {}
    begun = 0
    try:
        for number in range(len(jobs)):
            while begun < min(number + most, len(jobs)):
                waiting[begun] = task.remote(what, jobs[begun])
                begun += 1
            try:
                yield ray.get(waiting.pop(number))
            except ray.exceptions.WorkerCrashedError as error:
                raise WorkersDied(_("{n} workers in a row died and finished nothing", n=MOST_DEATHS)) from error
    finally:
        for job in waiting.values():
            ray.cancel(job, force=True)


def called(work: Callable[[J], R], job: J) -> R:
    """In a worker, does a job."""
    return work(job)
