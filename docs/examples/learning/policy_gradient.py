"""Learn a game by playing against oneself: a policy gradient on option numbers, in numpy.

    python policy_gradient.py windward --minutes 5        # learns, and writes windward.npz
    rulebound simulate windward --seats policy_gradient:Learned,greedy --games 400

What an option promises is a number of its own, and a weight of its kind for each number about the table. `Learned` is
the bot that plays what was learned; RULEBOUND_POLICY names another file.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import rulebound
from rulebound.batch import Batch

Floats = NDArray[np.float32]
RATE, DECAY, SQUARES = 0.02, 0.9, 0.99  # of Adam
GAMES = 256  # played side by side


class Policy:
    """What each option promises, as the sum of `bias` of the option and of `weights` of its kind with the table."""

    def __init__(self, game: rulebound.Game, seats: int) -> None:
        self.kinds = np.zeros(game.num_options, np.int64)
        for kind in game.option_kinds:
            self.kinds[kind.first : kind.first + kind.size] = kind.number - 1
        self.firsts = [kind.first for kind in game.option_kinds]
        self.rest = len(game.spec(seats).rest)
        self.bias: Floats = np.zeros(game.num_options, np.float32)
        self.weights: Floats = np.zeros((len(game.option_kinds), self.rest), np.float32)

    def features(self, observations: NDArray[np.int16]) -> Floats:
        """The numbers about the table, made small."""
        rest = observations[..., : self.rest].astype(np.float32)
        return np.asarray(np.sign(rest) * np.log1p(np.abs(rest)) / 3, np.float32)

    def chances(self, features: Floats, masks: NDArray[np.uint8]) -> Floats:
        """How likely each option is to be taken."""
        promises = self.bias + (features @ self.weights.T)[..., self.kinds]
        promises[masks == 0] = -np.inf
        promises -= promises.max(-1, keepdims=True)
        likely = np.exp(promises)
        return np.asarray(likely / likely.sum(-1, keepdims=True), np.float32)


class Adam:
    """Changes an array by the direction of a gradient, each number at its own pace."""

    def __init__(self, array: Floats) -> None:
        self.array = array
        self.mean = np.zeros_like(array)
        self.square = np.zeros_like(array)
        self.steps = 0

    def ascend(self, gradient: Floats) -> None:
        self.steps += 1
        self.mean += (1 - DECAY) * (gradient - self.mean)
        self.square += (1 - SQUARES) * (gradient**2 - self.square)
        mean, square = self.mean / (1 - DECAY**self.steps), self.square / (1 - SQUARES**self.steps)
        self.array += RATE * mean / (np.sqrt(square) + 1e-8)


def learn(name: str, minutes: float, workers: int = 1, seed: int = 1) -> Policy:
    """Plays against itself for so long. Actions become more likely by as much as their game was worth to their seat."""
    random = np.random.default_rng(seed)
    with Batch(name, GAMES, seed=seed, workers=workers, options={"windows": "none"}) as batch:
        policy = Policy(batch.game, batch.shape.seats)
        bias, weights = Adam(policy.bias), Adam(policy.weights)
        observations, masks = np.asarray(batch.observations), np.asarray(batch.masks)
        seats, over, returns = np.asarray(batch.seats), np.asarray(batch.over), np.asarray(batch.returns)
        every = np.arange(GAMES)
        done = np.zeros((GAMES, batch.shape.seats, *policy.bias.shape), np.float32)  # by each seat in this game
        where = np.zeros((GAMES, batch.shape.seats, *policy.weights.shape), np.float32)
        of_bias, of_weights, finished = np.zeros_like(policy.bias), np.zeros_like(policy.weights), 0
        end = time.time() + 60 * minutes
        while time.time() < end:
            features = policy.features(observations)
            chances = policy.chances(features, masks)
            marks = random.random(GAMES, np.float32)[:, None]
            actions = np.minimum((chances.cumsum(1) < marks).sum(1), masks.shape[1] - 1)
            actions = np.where(masks[every, actions] == 1, actions, chances.argmax(1))
            done[every, seats] -= chances
            done[every, seats, actions] += 1
            by_kind = -np.add.reduceat(chances, policy.firsts, axis=1)
            by_kind[every, policy.kinds[actions]] += 1
            where[every, seats] += by_kind[:, :, None] * features[:, None, :]
            batch.step(actions.tolist())
            for ended in over.nonzero()[0]:
                of_bias += np.tensordot(returns[ended], done[ended], 1)
                of_weights += np.tensordot(returns[ended], where[ended], 1)
                done[ended], where[ended] = 0, 0
                finished += 1
            if finished >= GAMES:
                bias.ascend(of_bias / np.float32(finished))
                weights.ascend(of_weights / np.float32(finished))
                of_bias[:], of_weights[:], finished = 0, 0, 0
    return policy


class Learned:
    """The bot that takes what the policy in the file likes best."""

    def __init__(self, seed: int) -> None:
        self.policy: Policy | None = None

    def choose(self, seat: rulebound.Seat) -> rulebound.Action:
        if self.policy is None:
            self.policy = read(seat.game, seat.seats)
        observation = np.frombuffer(seat.observe().numbers, np.int16)
        mask = np.frombuffer(seat.mask(), np.uint8)
        return seat.action(int(self.policy.chances(self.policy.features(observation), mask).argmax()))


def read(game: Any, seats: int) -> Policy:
    """The policy of a game from its file."""
    policy = Policy(game, seats)
    with np.load(os.environ.get("RULEBOUND_POLICY", f"{game.name}.npz")) as file:
        policy.bias, policy.weights = file["bias"], file["weights"]
    return policy


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game by playing against oneself.")
    parser.add_argument("game", choices=rulebound.GAMES)
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    policy = learn(given.game, given.minutes, given.workers, given.seed)
    np.savez(Path(f"{given.game}.npz"), bias=policy.bias, weights=policy.weights)
    print(f"learned {given.game} for {given.minutes:g} minutes")


if __name__ == "__main__":
    main()
