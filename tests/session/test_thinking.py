"""A bot thinks in a process of its own; whatever becomes of that, whoever asks gets an answer or a sentence."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable

import pytest

import rulebound
from rulebound.kernel.game.match import Match
from rulebound.session.players import players_of
from rulebound.session.playing import Playing
from rulebound.session.table_config import Standing, TableConfig
from rulebound.session.thinking import NoThought, Thinker
from rulebound.session.thought import Question

PATIENCE = 60.0


@pytest.fixture(scope="module")
def playing() -> Playing:
    match = Match(rulebound.load("courses"), seed=5, options={"first": "1"})
    return Playing(match.game, TableConfig(record=match.record, players=players_of("human,human")), Standing())


def with_thinker(work: Callable[[Thinker], Awaitable[None]]) -> None:
    """Does this work with a process, which is ended afterwards."""

    async def run() -> None:
        thinker = Thinker()
        try:
            await work(thinker)
        finally:
            await thinker.end()

    asyncio.run(run())


def slow(playing: Playing) -> Question:
    return playing.question(0, "ismcts:60s", 1)


async def until_it_thinks(thinker: Thinker) -> int:
    await asyncio.sleep(0)
    return (await thinker.begin()).pid


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_choice_is_one_option_and_advice_has_chances(playing: Playing) -> None:
    async def work(thinker: Thinker) -> None:
        choice = await thinker.think(playing.question(0, "greedy", 1), PATIENCE)
        advice = await thinker.think(playing.question(0, "ismcts:20", 1, advise=True), PATIENCE)
        legal = {action.code for action in playing.seat(0).legal_actions()}
        assert [code in legal for code, _ in choice.best] == [True]
        assert all(code in legal and 0 < chance < 1 for code, chance in advice.best)

    with_thinker(work)


@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="there is no kill -9")
def test_a_process_that_is_killed_is_replaced_and_the_question_asked_again(playing: Playing) -> None:
    async def work(thinker: Thinker) -> None:
        asked = asyncio.create_task(thinker.think(playing.question(0, "ismcts:1s", 1), PATIENCE))
        first = await until_it_thinks(thinker)
        os.kill(first, signal.SIGKILL)
        assert (await asked).best
        assert thinker.pid != first

    with_thinker(work)


@pytest.mark.slow
def test_who_no_longer_waits_leaves_no_process_that_thinks_for_nobody(playing: Playing) -> None:
    async def work(thinker: Thinker) -> None:
        asked = asyncio.create_task(thinker.think(slow(playing), PATIENCE))
        await until_it_thinks(thinker)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        assert thinker.pid == 0
        assert (await thinker.think(playing.question(0, "random", 1), PATIENCE)).best, (
            "and the next gets its own answer"
        )

    with_thinker(work)


def test_a_process_is_begun_once_however_many_want_it(playing: Playing) -> None:
    async def work(thinker: Thinker) -> None:
        one, other = await asyncio.gather(thinker.begin(), thinker.begin())
        assert one is other

    with_thinker(work)


def test_a_bot_that_takes_too_long_is_asked_three_times(playing: Playing) -> None:
    async def work(thinker: Thinker) -> None:
        with pytest.raises(NoThought, match="3 times in a row: no answer within 0 seconds"):
            await thinker.think(slow(playing), 0.0)

    with_thinker(work)


def test_a_bot_that_cannot_think_says_why_and_its_process_stays(playing: Playing) -> None:
    async def work(thinker: Thinker) -> None:
        with pytest.raises(NoThought, match="there is no bot 'nobody'"):
            await thinker.think(playing.question(0, "nobody", 1), PATIENCE)
        assert thinker.pid

    with_thinker(work)


def test_after_the_end_nobody_thinks_and_everybody_is_told_why(playing: Playing) -> None:
    async def work(thinker: Thinker) -> None:
        asked = asyncio.create_task(thinker.think(slow(playing), PATIENCE))
        pid = await until_it_thinks(thinker)
        await thinker.end("we close")
        for waiting in (asked, thinker.think(slow(playing), PATIENCE)):
            with pytest.raises(NoThought, match="we close"):
                await waiting
        assert not is_there(pid)

    with_thinker(work)


def test_a_process_ends_when_nobody_can_ask_it_any_more(playing: Playing) -> None:
    async def work(thinker: Thinker) -> None:
        asked = asyncio.create_task(thinker.think(slow(playing), PATIENCE))
        process = await thinker.begin()
        assert process.stdin is not None
        process.stdin.close()
        await asyncio.wait_for(process.wait(), 30)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)

    with_thinker(work)
