"""The games as games of OpenSpiel. Needs the extra `openspiel`.

    import pyspiel
    from rulebound.adapters import openspiel

    game = pyspiel.load_game("rulebound_courses(players=2)")

A game begins with a chance node that draws one of `deals` seeds; dice and later shuffles follow from the seed, and no
information state tells it. A small game is made by `horizon`: after so many decisions it is broken off, and each seat
gets what the game's estimate of its chances is worth. `openspiel.from_scene` begins at a described position.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final, Self, cast

import numpy as np
import pyspiel

import rulebound
from rulebound.kernel.basics.chance import Chance

NAME: Final = "rulebound_"
DEFAULTS: Final[dict[str, Any]] = {"players": 2, "deals": 10_000, "seed": 0, "horizon": 0, "setup": "", "scene": ""}
SPECTATOR: Final = -1


def type_of(game: str, utility: pyspiel.GameType.Utility) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is made."""
    seats = rulebound.load(game).seats
    return pyspiel.GameType(
        short_name=NAME + game,
        long_name=rulebound.load(game).title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
        provides_factored_observation_string=False,
    )


class RuleboundGame(pyspiel.Game):
    """A game with its parameters.

    players: how many. deals, seed: the first chance node draws a seed from `seed` to `seed + deals - 1`.
    horizon: the number of decisions after which a game is broken off; 0 for none. Then the returns are made of the
    estimates of `value`: twice the chance of winning, less 1; with two seats their difference.
    setup: the other arguments of `new_state`, as JSON. scene: a position to begin at, as JSON; what no seat knows there
    is drawn anew in every deal.
    """

    rules: rulebound.Game
    given: dict[str, Any]

    def start(self, deal: int) -> rulebound.State:
        """The first position after this deal."""
        seed = self.given["seed"] + deal
        if scene := self.given["scene"]:
            state = self.rules.scene(**json.loads(_plain(scene)))
            return state.seat_of(SPECTATOR).imagine(Chance.of(seed, "deal"))
        setup = json.loads(_plain(self.given["setup"])) if self.given["setup"] else {}
        return self.rules.new_state(**{**setup, "seats": self.given["players"], "seed": seed})

    def new_initial_state(self) -> RuleboundState:
        return RuleboundState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> RuleboundObserver:
        if params:
            raise ValueError(f"observers of Rulebound take no parameters, but {params} were given")
        return RuleboundObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def class_of(name: str) -> type[RuleboundGame]:
    """The class of OpenSpiel's game for one of ours."""

    class OneGame(RuleboundGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            self.rules = rulebound.load(name)
            self.given = {**DEFAULTS, **(params or {})}
            facts = self.rules.facts(self.given["players"])
            kinds = pyspiel.GameType.Utility
            utility = kinds.GENERAL_SUM if facts.total is None else kinds.ZERO_SUM
            info = pyspiel.GameInfo(
                num_distinct_actions=facts.options,
                max_chance_outcomes=self.given["deals"],
                num_players=facts.seats,
                min_utility=facts.least,
                max_utility=facts.most,
                utility_sum=facts.total,
                max_game_length=self.given["horizon"] or facts.longest,
            )
            super().__init__(type_of(name, utility), info, params or {})

    return OneGame


class RuleboundState(pyspiel.State):
    """A position. Before the deal there is no table.

    path: for each seat a digest of what it has seen and done at its own decisions, so that information states have
    perfect recall.
    """

    def __init__(self, game: RuleboundGame) -> None:
        super().__init__(game)
        self.table: rulebound.State | None = None
        self.path = [""] * game.given["players"]
        self.left = game.given["horizon"] or -1

    @property
    def rules(self) -> rulebound.Game:
        """The game, as Rulebound has it."""
        return cast("RuleboundGame", self.get_game()).rules

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.table.seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.seat(player).option_numbers())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = cast("RuleboundGame", self.get_game()).given["deals"]
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.table = cast("RuleboundGame", self.get_game()).start(action)
            return
        player = self.table.seat
        seat = self.seat(player)
        seen = f"{self.path[player]} {seat.information_key()} {action}"
        self.path[player] = hashlib.blake2b(seen.encode(), digest_size=16).hexdigest()
        self.table.apply(seat.action(action))
        self.left -= 1

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.table is None:
            return f"Deal {action}"
        if player == self.table.seat and action in (numbers := self.seat(player).option_numbers()):
            return f"{self.seat(player).describe(self.table.legal_actions()[numbers.index(action)])} [{action}]"
        return f"{self.rules.numbering.kind_of(action).name} [{action}]"

    def is_terminal(self) -> bool:
        return self.table is not None and (self.table.is_terminal or self.left == 0)

    def returns(self) -> list[float]:
        players = len(self.path)
        if self.table is None or not self.is_terminal():
            return [0.0] * players
        if self.table.is_terminal:
            return self.table.returns()
        values = [self.rules.value(self.table, seat) for seat in range(players)]
        return [values[0] - values[1], values[1] - values[0]] if players == 2 else [2 * value - 1 for value in values]

    def seat(self, player: int) -> rulebound.Seat:
        """What a player may know. Raises ValueError before the deal."""
        if self.table is None:
            raise ValueError("nothing is dealt yet")
        return self.table.seat_of(player)

    def resample_from_infostate(self, player: int, sampler: Any) -> Self:
        """Another state that this player cannot tell from this one. sampler: a function for a number from 0 to 1."""
        other = self.clone()
        other.table = self.seat(player).imagine(Chance.of(int(sampler() * 2**32), "resample"))
        return cast("Self", other)

    def __str__(self) -> str:
        if self.table is None:
            return "nothing is dealt"
        return f"{self.table!r} {self.history()}"


class RuleboundObserver:
    """Observations of a player: the numbers of `seat.observe()`, as a tensor; a string of them, or of what it knows."""

    def __init__(self, game: RuleboundGame, kind: pyspiel.IIGObservationType) -> None:
        players = game.given["players"]
        self.perfect_recall = kind.perfect_recall
        self.viewer = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(players + game.rules.spec(players).size, np.float32)
        self.dict = {"player": self.tensor[:players], "observation": self.tensor[players:]}

    def set_from(self, state: RuleboundState, player: int) -> None:
        """Fills the tensor with what this player may know."""
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if state.table is not None:
            seat = state.table.seat_of(player if self.viewer else SPECTATOR)
            self.dict["observation"][:] = np.frombuffer(seat.observe().numbers, np.int16)

    def string_from(self, state: RuleboundState, player: int) -> str:
        """What this player knows; with perfect recall, a digest of all that it has seen and done."""
        if state.table is None:
            return f"p{player}"
        seat = state.table.seat_of(player if self.viewer else SPECTATOR)
        if self.perfect_recall:
            return f"p{player} {state.path[player]} {seat.information_key()}"
        observation = seat.observe()
        shown = {name: number for name, number in observation.rest().items() if number}
        cards = [{name: number for name, number in row.items() if number} for row in observation.rows()]
        return f"p{player} {shown} {cards}"


def from_scene(game: str, scene: dict[str, Any], **params: Any) -> pyspiel.Game:
    """The OpenSpiel game that begins at a scene. params: as those of `RuleboundGame`."""
    players = len(scene.get("seats", [{}, {}]))
    return pyspiel.load_game(NAME + game, {**params, "players": players, "scene": _coded(json.dumps(scene))})


def with_setup(game: str, setup: rulebound.SetupArguments, **params: Any) -> pyspiel.Game:
    """The OpenSpiel game with decks, rulings and options. params: as those of `RuleboundGame`."""
    rest = {key: value for key, value in setup.items() if key not in ("seats", "seed")}
    seats = {"players": setup["seats"]} if "seats" in setup else {}
    return pyspiel.load_game(NAME + game, {**params, **seats, "setup": _coded(json.dumps(rest))})


def _coded(text: str) -> str:
    """The text without the signs that parameters of OpenSpiel cannot hold."""
    return text.encode().hex()


def _plain(coded: str) -> str:
    """The text again."""
    return bytes.fromhex(coded).decode()


for one in rulebound.GAMES:
    pyspiel.register_game(type_of(one, pyspiel.GameType.Utility.GENERAL_SUM), class_of(one))
