"""Worker processes: jobs in any order, whatever happens to the workers.

Workers are started afresh (spawn), so it is the same on every platform. They leave Ctrl-C to the process that started
them, and end when that process ends, however it ends.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from typing import Final, TypeVar

from rulebound.language import _

J = TypeVar("J")
R = TypeVar("R")

AHEAD: Final = 8  # jobs for each worker that are given out at once
MOST_DEATHS: Final = 3  # in a row, without a finished job between them


class WorkersDied(RuntimeError):
    """Workers die again and again without finishing anything."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def work_off(work: Callable[[J], R], jobs: Sequence[J], workers: int, tell: Callable[[str], None]) -> Generator[R]:
    """The results of all jobs as they are done. What a worker leaves unfinished by its death is done again.

    Close it to stop: that ends the workers at once. Raises WorkersDied.
    """
    waiting = dict(enumerate(jobs))
    deaths = 0
    while waiting:
        try:
            for number, result in in_a_pool(work, waiting, min(workers, len(waiting))):
                del waiting[number]
                deaths = 0
                yield result
        except BrokenProcessPool as error:
            deaths += 1
            if deaths == MOST_DEATHS:
                raise WorkersDied(_("{n} workers in a row died and finished nothing", n=deaths)) from error
            tell(_("A worker died, perhaps for lack of memory. Its unfinished work is done again."))


def in_a_pool(work: Callable[[J], R], jobs: dict[int, J], workers: int) -> Iterator[tuple[int, R]]:
    """The results of the jobs, as they are done by new workers, which end with this. Raises BrokenProcessPool."""
    waiting = iter(list(jobs.items()))
    given: dict[Future[R], int] = {}
    with pool_of(workers) as pool:
        while True:
            with interrupts_kept_back():  # and not for long: to give out all of a million jobs takes minutes
                for number, job in islice(waiting, AHEAD * workers - len(given)):
                    given[pool.submit(work, job)] = number
            if not given:
                return
            for future in wait(given, return_when=FIRST_COMPLETED).done:
                yield given.pop(future), future.result()


@contextmanager
def pool_of(workers: int) -> Iterator[ProcessPoolExecutor]:
    """New workers, which end with this: at once after an exception, also Ctrl-C, and else once they are done.

    They end as a whole, however often Ctrl-C is pressed meanwhile: a pool that is half ended waits for itself without
    end, and Python complains of leaked semaphores when it is killed.
    """
    others = active_children()
    with interrupts_kept_back():
        pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=begin_work)
    try:
        yield pool
    except BaseException:
        with interrupts_kept_back():
            for worker in active_children():
                if worker not in others:
                    worker.terminate()
            pool.shutdown(cancel_futures=True)
        raise
    with interrupts_kept_back():
        pool.shutdown(cancel_futures=True)


@contextmanager
def interrupts_kept_back() -> Iterator[None]:
    """Ctrl-C waits until this is over, and processes that are started in here never feel it, where there are masks.

    A mask holds for this thread alone, and another one may take the signal, which this one then feels. So its handler
    waits too.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    pressed: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, _frame: pressed.append(number))
    masks = hasattr(signal, "pthread_sigmask")
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT}) if masks else set()
    try:
        yield
    finally:
        if masks:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        signal.signal(signal.SIGINT, handler)
    if pressed:
        signal.raise_signal(signal.SIGINT)


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Ctrl-C does nothing until this is over: it was pressed already, and what was asked for by it is being done."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)


def begin_work() -> None:
    """Prepares a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Ends this process when the one that started it has ended."""
    parent = parent_process()
    assert parent is not None, "a worker has been started by somebody"
    parent.join()
    os._exit(1)
